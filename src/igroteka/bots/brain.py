"""A game's knowledge for its bots, as small interfaces: a part of the program that needs one of them asks for no more.

`Judge` ranks answers, `Estimator` gives the chance to win, `Searcher` plays on, `Tunable` has numbers to vary, `Talker`
gives reasons, `Reviewer` looks back. `Brain` is all of them, each with a default; why they stand in one line of classes
is said in `engine/hooks.py`. A brain never sees the State of the match. It works on worlds that a Chair has imagined
for it, in which everything its seat cannot know has been resampled; so it may read those freely.
"""

from collections.abc import Sequence
from math import exp, log
from typing import Any, Final, Generic, NamedTuple, TypeAlias, TypeVar

from mypy_extensions import mypyc_attr

from igroteka.engine.event_view import EventView
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


def logistic(x: float) -> float:
    """Log-odds as a chance."""
    return 1.0 / (1.0 + exp(-x)) if x > -500.0 else 0.0


class Aspect(NamedTuple):
    """What features are about, as a player is told: an `aspect-…` of the game's words, and the rule behind it."""

    word: str
    rule: str = ""
    sign: int = 1
    """The words speak of more of it; -1: of less."""


class Reply(NamedTuple):
    """What a bot says to who points at something: a `reply-…` of the game's words and its values; the most eager of
    several bots answers."""

    word: str
    values: dict[str, Value]
    eager: float


class Proof(NamedTuple):
    """What can be proven about the answers to a question."""

    best: str
    """The only right answer."""
    natural: str
    """The one that comes to mind first."""
    word: str
    """Why: a `proof-…` of the game's words, with its numbers."""
    facts: dict[str, int]
    then: dict[str, str]
    """The questions that follow from it, and the kind of event that the right answer to each brings."""


class Effort:
    """How far `hard` looks: budgets are numbers of rollouts, never of seconds, so that a seed gives one answer."""

    def __init__(
        self,
        rollouts: int,
        answers: int = 6,
        turns: int = 1,
        lead: float = 0.01,
        sure: float = 1.0,
        lessons: int = 0,
        plain: int = 0,
    ) -> None:
        self.rollouts: Final = rollouts
        self.answers: Final = answers
        """The best-ranked options that are tried."""
        self.turns: Final = turns
        """Turns, or rounds, that a rollout plays before it is judged."""
        self.lead: Final = lead
        """How much better than the heuristic's own answer another one must be, in chances to win,"""
        self.sure: Final = sure
        """and by how many standard errors."""
        self.lessons: Final = lessons
        """Under seal: so many rollouts before, by which the bandits of all who are asked learn; 0: there are none."""
        self.plain: Final = plain
        """Under seal: in how many of a hundred trials a rival is taken for a plain bot, who answers as it ranks."""


class Knob:
    """A number of a brain's judgement, and by how much it is varied to find a better one."""

    def __init__(self, value: float, step: float) -> None:
        self.value: Final = value
        self.step: Final = step


@mypyc_attr(allow_interpreted_subclasses=True)
class Retrospect(Generic[G]):
    """What a seat knows of the others' part in a sealed choice, now that it is over: read off what the seat was told,
    and off nothing else."""

    others: dict[int, str]
    """By seat: what each of the others has answered, as far as it was revealed."""

    def alternatives(self, ask: Ask, given: str) -> list[str]:
        """The answers that are worth comparing with the given one, which is among them."""
        return [option.key for option in ask.options]

    def fit(self, world: Match[G]) -> None:
        """Make an imagined world one in which the others could answer as they did."""

    def respond(self, world: Match[G], ask: Ask) -> str:
        """The answer that this seat is known to have given; '' if it has to be guessed."""
        return self.others.get(ask.seat, "")


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge(Generic[G]):
    """Ranks the answers to a question. Override `rank`, or only `value`; `bid` if the game has races."""

    levels: Sequence[str]
    """The levels that this game's bots have, besides `random`, the weakest first."""
    yardstick: str
    """The level that strength is measured against under the name `normal-1`: `normal` as it was at first."""
    samples: int
    """How many worlds `normal` imagines for a decision."""
    noise: float
    """The most that `easy` adds to each option's rank, or takes from it."""

    def for_one(self, level: str) -> "Brain[G]":
        """The brain of one bot of a level: itself, or another if it judges otherwise or remembers what it was asked."""
        raise NotImplementedError

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
        """What to answer in a race, and when; None for never. `fate` is the bot's own random stream."""
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class Estimator(Judge[G]):
    """How likely a seat wins: a weighted sum of features. For `hard` and for hints."""

    shared: bool
    """Everybody wins or loses together."""
    names: Sequence[str]
    """Of the features."""
    weights: Sequence[float]
    """What each feature adds to the log-odds of winning: fitted (`igroteka lab fit`), not guessed."""

    def features(self, world: Match[G], seat: int) -> list[float]:
        """What tells how likely the seat wins, a number for each of `names`; all 0 where nobody is ahead."""
        raise NotImplementedError

    def prior(self, world: Match[G]) -> float:
        """The log-odds of a fair share of the victory."""
        return 0.0 if self.shared else -log(world.g.seats - 1.0)

    def chance(self, world: Match[G], seat: int) -> float:
        """How likely the seat wins from here, from 0 to 1. Only asked of a match that is not over."""
        total = self.prior(world)
        for weight, feature in zip(self.weights, self.features(world, seat), strict=True):
            total += weight * feature
        return logistic(total)

    def payoff(self, then: Match[G], seat: int) -> float:
        """The result of a trial: the share of the victory, or the chance of it while the match goes on."""
        if then.result is None:
            return self.chance(then, seat)
        won = then.result.winners
        return (1.0 if self.shared else 1.0 / len(won)) if seat in won else 0.0


@mypyc_attr(allow_interpreted_subclasses=True)
class Searcher(Estimator[G]):
    """How rollouts are played, for `hard` and for hints."""

    tried: int
    """How many trials its ranks have made, if they search by themselves."""

    def effort(self, world: Match[G], ask: Ask) -> Effort | None:
        """How far to search for an answer to this question; None if the ranks are all there is to know."""
        return None

    def turn(self, g: G) -> int:
        """A number that changes with each turn, or round: rollouts play to the end of some."""
        raise NotImplementedError

    def quick(self, world: Match[G], ask: Ask, fate: Fate) -> str:
        """An answer at once, for any seat in a rollout. It reads only what that seat would know."""
        return ask.default() or ask.options[0].key

    def forks(self, g: G) -> bool:
        """Whether `quick` forks the worlds of such a table."""
        return False

    def gist(self, option: Option) -> str:
        """What others can tell about a sealed answer without seeing the hand it comes from; by default the answer's
        key."""
        return option.key

    def proof(self, world: Match[G], seat: int, ask: Ask) -> Proof | None:
        """The only right answer, where that can be proven and nothing has to be searched; None if it cannot."""
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class Tunable(Searcher[G]):
    """What the laboratory varies and measures."""

    taking: Sequence[str]
    """The questions by whose answers a thing is taken or played; others name what is given up. For `lab ablate`."""

    def knobs(self, g: G) -> dict[str, Knob]:
        """The numbers of its judgement by name, for `igroteka lab tune`; none if it has no such."""
        return {}

    def tuned(self, numbers: dict[str, float]) -> "Brain[G]":
        """A copy of this brain with other numbers."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Talker(Tunable[G]):
    """What a bot says, and why it answers as it does. All texts are keys of the game's words."""

    intentions: Sequence[str]
    """The reasons that a bot tells its team-mates before it acts: what the words have as `intention-<reason>`."""
    replies: Sequence[str]
    """What a bot may say to team-mates who point at something: what the words have as `reply-<word>`."""
    good_moments: Sequence[str]
    """Key moments of the game that please who they happen to, by the names of their events;"""
    bad_moments: Sequence[str]
    """and those that hurt. All of them are seen by everybody."""

    def aspect(self, feature: str) -> Aspect | None:
        """What a hint calls this feature; None if it has no words for it."""
        return None

    def reason(self, world: Match[G], seat: int, ask: Ask, answer: str) -> tuple[str, dict[str, Value]]:
        """Why this answer: the key of a `reason-…` and its values."""
        return "best", {}

    def reply(self, world: Match[G], seat: int, about: str) -> Reply | None:
        """An answer to who points at a thing of the board; None if there is nothing to say."""
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class Reviewer(Talker[G]):
    """Looks back at a sealed choice when the turn is over."""

    sealed: str
    """The choice that everybody makes under seal, by the name of its question; '' if there is none to look back at.
    Where there is one, override the methods too."""

    def settled(self, g: G) -> bool:
        """The sealed choices of this turn have had their effect."""
        raise NotImplementedError

    def tally(self, g: G, seat: int) -> dict[str, int]:
        """How much a seat has of everything that such choices bring, by the names in the game's words."""
        raise NotImplementedError

    def retrospect(self, g: G, seat: int, told: Sequence[EventView]) -> Retrospect[G]:
        """What a seat has been told of the others' choices since that moment."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Brain(Reviewer[G]):
    """Everything that a game can give its bots; it overrides what it has.

    `hard` among the `levels` needs `effort`, `features`, `turn` and `quick`. Nothing here may draw from the luck of a
    world: what a rank depends on is the world and the question alone. A brain that is not compiled beside compiled bots
    sets `weights`, `shared` and `forks` in its `__init__`: in its class they would not be seen.
    """

    # What a game need not say.
    levels: Sequence[str] = ("easy", "normal")
    yardstick: str = "normal"
    samples: int = 1
    noise: float = 0.0
    shared: bool = False
    names: Sequence[str] = ()
    weights: Sequence[float] = ()
    tried: int = 0
    taking: Sequence[str] = ()
    intentions: Sequence[str] = ()
    replies: Sequence[str] = ()
    good_moments: Sequence[str] = ()
    bad_moments: Sequence[str] = ()
    sealed: str = ""

    def for_one(self, level: str) -> "Brain[G]":
        return self

    def tuned(self, numbers: dict[str, float]) -> "Brain[G]":
        return self


AnyBrain: TypeAlias = Brain[Any]
"""The brain of whichever game."""
