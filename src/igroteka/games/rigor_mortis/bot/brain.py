"""How bots play: run from Rigor, send him to the others, walk to the desk, and think a turn to its end.

An option is worth the best that one's own further answers of this turn can make of it.
"""

from collections.abc import Sequence
from typing import Final

from igroteka.bots import Aspect, Brain, Effort, Thought
from igroteka.engine import Ask, Fate, Match, Option, Value
from igroteka.games.rigor_mortis.bot.aspects import ASPECTS
from igroteka.games.rigor_mortis.bot.jury import verdict
from igroteka.games.rigor_mortis.bot.movement_hints import way
from igroteka.games.rigor_mortis.bot.policy import instinct
from igroteka.games.rigor_mortis.bot.reasons import reason
from igroteka.games.rigor_mortis.bot.value import HARD, NAMES, NORMAL, Judgement, features, gamble, value
from igroteka.games.rigor_mortis.bot.weights import WEIGHTS
from igroteka.games.rigor_mortis.pieces import SLOW, TOKEN_STACK, Act, Book, MovementCard
from igroteka.games.rigor_mortis.state import Table

UNUSED: Final = 4.0
"""What it is worth to keep a usable book for later."""
HORIZON: Final = 8
"""Answers thought ahead."""
WIDE: Final = 12
"""Options looked at behind the first answer."""
ROLLOUTS: Final = [0, 0, 64, 128, 128, 128, 128, 128, 128]
"""By the number of players: how many `hard` plays on, until its own next turn,"""
ANSWERS: Final = 4
"""of so many answers."""
OWN_MOVES: Final = ("before_card", "second_card", "goblin_step", "goblin_second")
"""Answers that may bring one's own goblin onto a teleport."""


class RigorBrain(Brain[Table]):
    """How good each option looks, by simple rules of thumb."""

    levels: Sequence[str] = ("easy", "normal", "hard")
    samples: int = 1
    noise: float = 45.0
    taking: Sequence[str] = ("before_card", "after_card", "second_card", "shield", "sticky_heels")
    good_moments: Sequence[str] = ("book_taken",)
    bad_moments: Sequence[str] = ("caught",)
    names: Sequence[str] = NAMES
    weights: Sequence[float] = WEIGHTS

    def __init__(self, plays: bool = False) -> None:
        self.plays: Final = plays
        """It is a hard bot's."""
        self.by: Final[list[Judgement]] = HARD if plays else NORMAL
        """By the number of players: how it ranks."""

    def for_one(self, level: str) -> "RigorBrain":
        return RigorBrain(True) if level == "hard" else self

    def rank(self, world: Match[Table], seat: int, ask: Ask) -> list[float]:
        """What each option leads to; for a hard bot its quick answer comes first, which a search has to beat."""
        ranks = self.mean(world, seat, ask)
        if self.plays and world.g.turn:
            key = self.quick(world, ask, world.g.fate)
            for i, option in enumerate(ask.options):
                if option.key == key:
                    ranks[i] = max(ranks) + 1.0
                    break
        return ranks

    def mean(self, world: Match[Table], seat: int, ask: Ask) -> list[float]:
        """Over worlds that differ in luck; Slow Wits think half as much."""
        total = self.ranks(world, seat, ask)
        if not world.g.under[seat] & SLOW:
            other = world.imagine(seat, world.g.fate.copy().word())
            for again in other.asks:
                if again.seat == seat and again.name == ask.name and len(again.options) == len(total):
                    total = [a + b for a, b in zip(total, self.ranks(other, seat, again), strict=True)]
                    return [each / 2 for each in total]
        return total

    def ranks(self, world: Match[Table], seat: int, ask: Ask) -> list[float]:
        """What each option leads to. A book before the card is worth what it adds to the best card."""
        now = self.value(world, seat)
        ranks = [self.prospect(world, seat, ask.name, option, HORIZON) for option in ask.options]
        if ask.name == "before_card":
            cards = [r for r, o in zip(ranks, ask.options, strict=True) if isinstance(o, MovementCard)]
            best = max(cards, default=now)
            for i, option in enumerate(ask.options):
                if isinstance(option, Book):
                    ranks[i] = best + ranks[i] - now - UNUSED
        elif ask.name == "after_card":
            for i, option in enumerate(ask.options):
                if isinstance(option, Book):
                    ranks[i] -= UNUSED
        return ranks

    def prospect(self, world: Match[Table], seat: int, question: str, option: Option, horizon: int) -> float:
        """The value of a world after an answer, played on to the next rest with one's own best answers."""
        then = world.fork(listen=False)
        g = then.g
        tokens = len(g.of(TOKEN_STACK))
        then.answer(seat, option.key)
        if question in OWN_MOVES and len(g.of(TOKEN_STACK)) != tokens and g.library.teleport[g.goblins[seat]]:
            return gamble(world.g, seat, self.by[g.seats])
        for _ in range(HORIZON):
            prompt = then.prompt
            if prompt is None or prompt.rest:
                break
            ask = next(a for a in prompt.open() if a.must)
            if ask.seat == seat and horizon > 0:
                return max([self.prospect(then, seat, ask.name, o, horizon - 1) for o in ask.options[:WIDE]])
            then.answer(ask.seat, ask.default() or ask.options[0].key)
        return self.value(then, seat)

    def value(self, world: Match[Table], seat: int) -> float:
        return value(world, seat, self.by[world.g.seats])

    def effort(self, world: Match[Table], ask: Ask) -> Effort | None:
        return Effort(ROLLOUTS[world.g.seats], ANSWERS, world.g.seats) if world.g.turn else None

    def features(self, world: Match[Table], seat: int) -> list[float]:
        return features(world.g, seat, HARD[world.g.seats])

    def aspect(self, feature: str) -> Aspect | None:
        return ASPECTS[feature]

    def turn(self, g: Table) -> int:
        return g.turn

    def quick(self, world: Match[Table], ask: Ask, fate: Fate) -> str:
        return instinct(world.g, ask, HARD[world.g.seats])

    def bid(self, world: Match[Table], seat: int, ask: Ask, fate: Fate, level: str) -> Thought | None:
        """Duties are done at once; bots accuse nobody by themselves, and vote where they are on the jury."""
        if ask.must:
            return None
        if world.g.vote is not None and world.g.is_bot(seat):
            return verdict(world.g, world.g.vote, fate)
        for option in ask.options:
            if isinstance(option, Act) and (option.what == "duty" or option.key == f"praise:p{world.g.before(seat)}"):
                return Thought(option.key, "duty", {}, world.g.now)
        return None

    def reason(self, world: Match[Table], seat: int, ask: Ask, answer: str) -> tuple[str, dict[str, Value]]:
        why, values = reason(world, seat, ask, answer)
        cells = way(self, world, seat, ask, answer)
        return why, {**values, "way": "-".join(cells)} if cells else values
