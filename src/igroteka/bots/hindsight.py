"""After a turn: what each answer to a sealed choice would have brought a seat, against what the others have answered.

The game is played again up to that choice. There worlds are imagined for the seat as it knew the table then; in each of
them the others answer what was revealed later, the seat tries every answer with the same luck, and all go on by the
brain's quick policy until what was chosen has brought what it brings. So it is told from what the seat knows now, and
only when the turn is over.
"""

# interpreted: it asks brains what they say in their classes, as players do

from collections.abc import Sequence
from typing import Any, Final, Generic, TypeVar

from msgspec import Struct

from igroteka.bots.brain import AnyBrain, Brain, Retrospect
from igroteka.bots.chair import Asked, Chair
from igroteka.bots.players import same_ask
from igroteka.bots.rollout import play_on
from igroteka.engine.events import Step
from igroteka.engine.fate import Fate
from igroteka.engine.match import AnyMatch, Match
from igroteka.engine.prompts import Ask
from igroteka.engine.record import ANSWER
from igroteka.engine.state import State

G = TypeVar("G", bound=State)

WORLDS: Final = 64


class Alternative(Struct, frozen=True):
    """An answer that could have been given, and what it would have brought, as the mean of all worlds."""

    key: str
    brought: dict[str, float]
    chance: float
    """To win the game, from 0 to 1."""


class Hindsight(Struct, frozen=True):
    """A sealed choice of a turn that is over, as one seat sees it now."""

    turn: int
    given: str
    others: dict[str, str]
    """What the others answered, by the keys of their seats, as far as it was revealed."""
    brought: dict[str, int]
    """What the given answer has really brought."""
    worlds: int
    alternatives: list[Alternative]


class SealedChoice(Generic[G]):
    """A sealed choice of a seat: the match just before it, and what came of it."""

    def __init__(self, match: Match[G], seat: int, ask: Ask, given: str, brain: Brain[G]) -> None:
        self.match: Final = match.fork(False)
        self.seat: Final = seat
        self.asked: Final = Asked(ask)
        self.given: Final = given
        self.turn: Final = brain.turn(match.g)
        self.before: Final = brain.tally(match.g, seat)
        self.first: Final = len(match.events(seat))
        self.brought: dict[str, int] | None = None
        self.retrospect: Retrospect[G] | None = None


def last_choice(match: AnyMatch, seat: int, steps: Sequence[Step], brain: AnyBrain) -> SealedChoice[Any] | None:
    """The last sealed choice of a seat whose turn is over, in a match at its beginning that has gone on by these steps;
    None if there is none yet."""
    found: SealedChoice[Any] | None = None
    open_one: SealedChoice[Any] | None = None
    for step in steps:
        operation, who, key, _ = step
        if operation == ANSWER and who == seat:
            ask = next((a for a in match.asks if a.seat == seat and a.name == brain.sealed and not a.given), None)
            if ask is not None:
                open_one = SealedChoice(match, seat, ask, key, brain)
        match.redo(step)
        if open_one is None:
            continue
        if open_one.brought is None and brain.settled(match.g):
            now = brain.tally(match.g, seat)
            open_one.brought = {name: now[name] - open_one.before[name] for name in now}
        if open_one.brought is not None and (brain.turn(match.g) != open_one.turn or match.result is not None):
            told = match.events(seat, open_one.first)
            open_one.retrospect = brain.retrospect(open_one.match.g, seat, told)
            found, open_one = open_one, None
    return found


class SealedReview(Generic[G]):
    """The answers to one sealed choice, tried in common worlds."""

    def __init__(self, choice: SealedChoice[G], brain: Brain[G], seed: int) -> None:
        assert choice.retrospect is not None
        self.choice, self.brain, self.retrospect = choice, brain, choice.retrospect
        self.chair: Final = Chair(choice.match, choice.seat)
        self.luck: Final = Fate(seed)
        world = self.chair.imagine(self.luck.word())
        self.keys: Final = self.retrospect.alternatives(same_ask(world, choice.asked), choice.given)
        self.trials: Final = list[list[tuple[dict[str, int], float]]]()
        """By world, then by key: what it has then, and its chance to win."""

    def run(self, worlds: int = WORLDS) -> None:
        """Whoever interrupts it still has the worlds that are complete."""
        for _ in range(worlds):
            imagined, luck = self.luck.word(), self.luck.word()
            self.trials.append([self.try_out(key, imagined, luck) for key in self.keys])

    def try_out(self, key: str, imagined: int, luck: int) -> tuple[dict[str, int], float]:
        """What an answer brings in one imagined world. The world is imagined anew for each key from the same seed,
        because playing on changes it."""
        seat, brain = self.choice.seat, self.brain
        world = self.chair.imagine(imagined, True)
        self.retrospect.fit(world)
        world.answer(seat, key)
        self.finish(world, Fate(luck))
        return brain.tally(world.g, seat), brain.payoff(world, seat)

    def finish(self, world: Match[G], luck: Fate) -> None:
        """The others answer what they have answered, where it is known; everything else is a quick guess."""
        brain = self.brain

        def answer(ask: Ask) -> None:
            known = self.retrospect.respond(world, ask)
            fits = known != "" and ask.why_not(known) is None
            world.answer(ask.seat, known if fits else brain.quick(world, ask, luck))

        play_on(world, answer, lambda _: brain.settled(world.g))

    def told(self) -> Hindsight | None:
        """The finished review; None if there was no time for a single world."""
        choice, worlds = self.choice, len(self.trials)
        if not worlds or choice.brought is None:
            return None
        found: list[Alternative] = []
        for n, key in enumerate(self.keys):
            trials = [world[n] for world in self.trials]
            means = {
                name: sum(tally[name] for tally, _ in trials) / worlds - before
                for name, before in choice.before.items()
            }
            found.append(Alternative(key, means, sum(chance for _, chance in trials) / worlds))
        others = {f"p{seat}": key for seat, key in self.retrospect.others.items()}
        return Hindsight(choice.turn, choice.given, others, choice.brought, worlds, found)
