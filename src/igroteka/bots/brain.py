"""A game's knowledge for its bots: how good a world is, how good an option is, and why, in one line.

A brain never sees the State of the match. It works on worlds that a Chair has imagined for it, in which everything
its seat cannot know has been resampled; so it may read those freely.
"""

from collections.abc import Sequence
from typing import Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from igroteka.engine.events import Value
from igroteka.engine.fate import Fate
from igroteka.engine.kinds import Several, Show
from igroteka.engine.match import Match
from igroteka.engine.options import NOTHING, Option
from igroteka.engine.prompts import Ask
from igroteka.engine.state import State

G = TypeVar("G", bound=State)
T = TypeVar("T", bound=Option)


class Thought:
    """An answer, why in one line (a key `reason-…` of the game's words with its values), and when, in a race."""

    def __init__(self, answer: str, reason: str = "", values: dict[str, Value] | None = None, at: int = -1) -> None:
        self.answer: Final = answer
        self.reason: Final = reason
        self.values: Final = values if values is not None else {}
        self.at: Final = at


@mypyc_attr(allow_interpreted_subclasses=True)
class Brain(Generic[G]):
    """A game's heuristics. Override `rank`, or only `value`; `reason`; and `bid` if the game has races."""

    levels: Sequence[str] = ("easy", "normal")
    """The levels that this game's bots have, besides `random`, the weakest first."""
    intentions: Sequence[str] = ()
    """The reasons that a bot tells its team-mates before it acts: what the words have as `intention-<reason>`."""
    samples: int = 1
    """How many worlds `normal` imagines for a decision."""
    noise: float = 0.0
    """What `easy` adds to each option's rank: this many times a standard normal draw."""

    def for_one(self) -> "Brain[G]":
        """The brain of one bot: itself, or a new one if it remembers anything between questions."""
        return self

    def value(self, world: Match[G], seat: int) -> float:
        """How good the world looks for the seat."""
        raise NotImplementedError

    def rank(self, world: Match[G], seat: int, ask: Ask) -> list[float]:
        """A number for each option, the more the better. By default the value of the world after that answer."""
        ranks: list[float] = []
        for option in ask.options:
            then = world.fork(listen=False, forkable=False)
            then.answer(seat, option.key)
            ranks.append(self.value(then, seat))
        return ranks

    def reason(self, world: Match[G], seat: int, ask: Ask, answer: str) -> tuple[str, dict[str, Value]]:
        """Why this answer: the key of a `reason-…` and its values."""
        return "best", {}

    def batch(self, world: Match[G], seat: int, ask: Several[G, T], ranks: list[float]) -> str:
        """Several options by their ranks: of each group the best, as many as it must, and all above 0."""
        keys: list[str] = []
        for group, members in ask.groups.items():
            least, most = ask.kind.bounds(ask.g, seat, group, len(members))
            order = sorted(members, key=lambda o: -ranks[ask.allowed.index(o)])
            for i, option in enumerate(order[:most]):
                if i < least or ranks[ask.allowed.index(option)] > 0:
                    keys.append(option.key)
        return " ".join(keys) or NOTHING.key

    def compose(self, world: Match[G], seat: int, ask: Show[G], fate: Fate, level: str) -> str:
        """An open answer."""
        return ask.suggest()[0]

    def bid(self, world: Match[G], seat: int, ask: Ask, fate: Fate, level: str) -> Thought | None:
        """In a race: what to answer and when, or None for never. `fate` is the bot's own stream."""
        return None
