"""The players: from random to hard, all with one interface, seeded and reproducible; and a match of them."""

# interpreted: compiled code does not see what a brain that is not compiled says in its class (samples, noise, levels)

from collections.abc import Callable
from importlib import import_module
from typing import Any, Final, Generic, TypeAlias, TypeVar

from igroteka.bots.brain import AnyBrain, Brain, Thought
from igroteka.bots.chair import Asked, Chair
from igroteka.bots.sealed import search_for
from igroteka.bots.standing import StandingBrain
from igroteka.engine.fate import Fate
from igroteka.engine.kinds import Several, Show
from igroteka.engine.match import Match
from igroteka.engine.options import BadSetup, Refusal
from igroteka.engine.prompts import Ask, Race
from igroteka.engine.ruleset import Ruleset
from igroteka.engine.state import State
from igroteka.packages import has_module

G = TypeVar("G", bound=State)

RANDOM: Final = "random"
HARD: Final = "hard"
YARDSTICK: Final = "normal-1"
"""`normal` as it was at first, for measuring; no level that a person is offered."""
MAX_ANSWERS: Final = 200_000
"""More answers than any match needs: beyond, something is wrong."""


class Unfinished(RuntimeError):
    """A simulated match did not come to an end."""


class Bot(Generic[G]):
    """A bot that answers for a seat, with its own random stream."""

    level: str = "random"
    rollouts: int = 0
    """How many trials it has made of answers, in all its decisions."""

    def __init__(self, seed: int, seat: int) -> None:
        self.fate = Fate(seed * 64 + seat + 1)

    def think(self, chair: Chair[G], asked: Asked) -> Thought:
        """The answer to a question that must be answered."""
        raise NotImplementedError

    def glance(self, chair: Chair[G], asked: Asked) -> Thought:
        """A quick answer, where there is no time."""
        return self.think(chair, asked)

    def bid(self, chair: Chair[G], asked: Asked) -> Thought | None:
        """What to answer in a race, and when; None for never."""
        raise NotImplementedError


class Random(Bot[G]):
    """The `random` level: any legal answer at any moment."""

    def think(self, chair: Chair[G], asked: Asked) -> Thought:
        return Thought(asked.random_answer(self.fate), "random")

    def bid(self, chair: Chair[G], asked: Asked) -> Thought | None:
        """A random answer within a minute; while the table waits for somebody else, only one time in fifty."""
        if asked.must:
            return Thought(asked.random_answer(self.fate), "random", at=chair.now + self.fate.below(2_000))
        if chair.waits and self.fate.below(50):
            return None
        answer = asked.random_answer(self.fate)
        return Thought(answer, "random", at=chair.now + 1_000 + self.fate.below(60_000)) if answer else None


class Heuristic(Bot[G]):
    """Uses the game's brain on imagined worlds; `easy` adds noise to the ranks."""

    def __init__(self, brain: Brain[G], level: str, seed: int, seat: int) -> None:
        super().__init__(seed, seat)
        self.brain: Final = brain
        self.level = level

    def think(self, chair: Chair[G], asked: Asked) -> Thought:
        return self.weigh(chair, asked, self.brain.samples)

    def glance(self, chair: Chair[G], asked: Asked) -> Thought:
        return self.weigh(chair, asked, 1)

    def weigh(self, chair: Chair[G], asked: Asked, samples: int) -> Thought:
        """The best answer on the mean of so many imagined worlds."""
        brain, seat = self.brain, chair.seat
        world = chair.imagine(self.fate.word())
        question = same_ask(world, asked)
        if isinstance(question, Show):
            answer = brain.compose(world, seat, question, self.fate, self.level)
        elif len(question.options) == 1 and not isinstance(question, Several):
            answer = question.options[0].key
        else:
            ranks = self.ranks(chair, world, asked, question, samples)
            if isinstance(question, Several):
                answer = brain.batch(world, seat, question, ranks)
            else:
                answer = question.options[ranks.index(max(ranks))].key
        reason, values = brain.reason(world, seat, question, answer)
        return Thought(answer, reason, values)

    def ranks(self, chair: Chair[G], world: Match[G], asked: Asked, ask: Ask, samples: int) -> list[float]:
        """The mean over imagined worlds, with noise for the easy level."""
        brain, seat = self.brain, chair.seat
        total = brain.rank(world, seat, ask)
        for _ in range(samples - 1):
            other = chair.imagine(self.fate.word())
            total = [a + b for a, b in zip(total, brain.rank(other, seat, same_ask(other, asked)), strict=True)]
        if self.level == "easy":
            return [rank / samples + brain.noise * self.noise() for rank in total]
        return total

    def noise(self) -> float:
        """Noise between -1 and 1, so that an option worse than the best by twice the noise is never chosen: weak, but
        sensible play."""
        return max(-1.0, min(1.0, 2.0 * self.fate.normal()))

    def bid(self, chair: Chair[G], asked: Asked) -> Thought | None:
        world = chair.imagine(self.fate.word())
        bid = self.brain.bid(world, chair.seat, same_ask(world, asked), self.fate, self.level)
        if bid is None and asked.must:
            thought = self.think(chair, asked)
            return Thought(thought.answer, thought.reason, thought.values, chair.now)
        return bid


class Searching(Heuristic[G]):
    """`hard`: the heuristic's answer, unless a search finds a better one. Without time it answers as `normal`."""

    def __init__(self, brain: Brain[G], plain: Brain[G], level: str, seed: int, seat: int) -> None:
        super().__init__(brain, level, seed, seat)
        self.quick_bot: Final = Heuristic(plain, "normal", seed, seat)
        """Its own ranks may take a search of their own."""

    def glance(self, chair: Chair[G], asked: Asked) -> Thought:
        return self.quick_bot.glance(chair, asked)

    def think(self, chair: Chair[G], asked: Asked) -> Thought:
        brain, world = self.brain, chair.imagine(self.fate.word())
        question = same_ask(world, asked)
        single = asked.form == "one" and len(question.options) > 1
        effort = brain.effort(world, question) if single else None
        if effort is None:
            tried, thought = brain.tried, super().think(chair, asked)
            self.rollouts += brain.tried - tried
            return thought
        ranks = self.ranks(chair, world, asked, question, brain.samples)
        search = search_for(brain, chair, world, asked.options, effort, self.fate.word())
        answer = search.best(ranks)
        self.rollouts += search.rollouts
        reason, values = brain.reason(world, chair.seat, question, answer)
        return Thought(answer, reason, values)


def same_ask(world: Match[G], asked: Asked) -> Ask:
    """The question of the true table in an imagined one."""
    for ask in world.asks:
        if ask.seat == asked.seat and ask.name == asked.name:
            return ask
    raise LookupError(f"{asked.name} is not asked in the imagined world")


BRAINS: Final[dict[str, AnyBrain]] = {}
"""By game id: brains found before, or added by hand for a game that has no package of its own."""


def brain_of(game: Ruleset[G]) -> Brain[G]:
    """The game's brain: BRAIN of `bot` in the package of its class, else one that judges by the points."""
    if game.id not in BRAINS:
        package = type(game).__module__.removesuffix(".game")
        has_own = has_module(package, "bot")
        BRAINS[game.id] = import_module(f"{package}.bot").BRAIN if has_own else StandingBrain(game)
    return BRAINS[game.id]


def levels_of(game: Ruleset[G]) -> list[str]:
    """The levels of a game's bots, the weakest first."""
    return [RANDOM, *brain_of(game).levels]


def player(game: Ruleset[G], level: str, seed: int, seat: int) -> Bot[G]:
    """A player of a level for one seat."""
    if level == RANDOM:
        return Random(seed, seat)
    plain = brain_of(game)
    brain = plain.for_one(level)
    if level == YARDSTICK:
        return Heuristic(brain, brain.yardstick, seed, seat)
    if level not in brain.levels:
        raise BadSetup(Refusal("", "no_such_bot"), level)
    if level == HARD:
        return Searching(brain, plain.for_one("normal"), level, seed, seat)
    return Heuristic(brain, level, seed, seat)


def play(match: Match[G], players: list[Bot[G]], note: Callable[[Ask, str], None] | None = None) -> int:
    """Play a match to its end; the number of answers that were decisions (two options or more). `note` receives each
    of those, the question and its answer, before it is given."""
    chairs = [Chair(match, seat) for seat in range(match.g.seats)]
    decisions = 0
    for _ in range(MAX_ANSWERS):
        prompt = match.prompt
        if prompt is None:
            return decisions
        if isinstance(prompt, Race):
            decisions += run_race(match, prompt, players, chairs, note)
            continue
        for ask in prompt.open():
            if not ask.given:
                if len(ask.options) != 1 or isinstance(ask, Several):
                    decisions += 1
                    answer = players[ask.seat].think(chairs[ask.seat], Asked(ask)).answer
                    if note is not None:
                        note(ask, answer)
                    match.answer(ask.seat, answer)
                else:
                    match.step(ask.seat, 0)
                break
    raise Unfinished(f"{match.game.id}: no end after {MAX_ANSWERS} answers")


def run_race(
    match: Match[G],
    race: Race,
    players: list[Bot[G]],
    chairs: list[Chair[G]],
    note: Callable[[Ask, str], None] | None = None,
) -> int:
    """The earliest bid is the answer; if nobody bids, time runs out."""
    best: Thought | None = None
    asked: Ask | None = None
    first = (0, 0)
    for ask in race.open():
        bid = players[ask.seat].bid(chairs[ask.seat], Asked(ask))
        if bid is not None:
            order = bid.at, match.game.precedence(match.g, ask.seat, bid.answer)
            if best is None or order < first:
                best, asked, first = bid, ask, order
    until = race.until()
    if best is not None and asked is not None and (until < 0 or best.at <= until):
        if note is not None:
            note(asked, best.answer)
        match.answer(asked.seat, best.answer, best.at)
        return 1
    if until < 0:
        raise Unfinished(f"{match.game.id}: nobody answers, and no time is set")
    match.pass_time(until)
    return 0


AnyBot: TypeAlias = Bot[Any]
"""A bot for whichever game."""
