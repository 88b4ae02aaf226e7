"""Prompts: what the rules wait for. The answer is written into the question, and the rules go on.

Rules are generators in direct style that yield prompts; the Match fills them and resumes the rules.
"""

from collections.abc import Generator, Iterable, Sequence
from typing import Final, TypeVar

from mypy_extensions import mypyc_attr

from igroteka.engine.events import Value
from igroteka.engine.fate import Fate
from igroteka.engine.options import NO_SUCH_OPTION, Cause, Option, Refusal

R = TypeVar("R")


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Prompt:
    """What the rules wait for: one or several asks."""

    __slots__ = ("rest",)

    rest: bool
    """The flow can restart here from the State alone."""

    def open(self) -> "Sequence[Ask]":
        """Every ask of the prompt, including those with a sealed answer."""
        raise NotImplementedError

    def open_to(self, seat: int) -> "Iterable[Ask]":
        """The asks of one seat; a prompt that asks everybody need not build them all for that."""
        return [ask for ask in self.open() if ask.seat == seat]

    def refresh_open(self, but: int) -> None:
        """Recompute the unanswered asks: the world was resampled, or somebody else took a seat."""
        for ask in self.open():
            if ask.seat != but and not ask.given:
                ask.refresh()

    def take(self, ask: "Ask") -> bool:
        """An answer has been written into the ask; True when the rules can go on."""
        raise NotImplementedError

    def same(self) -> bool:
        """True if this prompt has been yielded before and keeps its number."""
        return False

    def until(self) -> int:
        """The time at which the prompt as a whole times out; -1 for never."""
        return -1


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Ask(Prompt):
    """A question to one seat. `pick` is the index of the answer, -1 while there is none."""

    __slots__ = ("cause", "cites", "deadline", "guarded", "must", "name", "options", "pick", "seat")

    def __init__(self, seat: int, name: str, cites: str, rest: bool, guarded: bool, cause: Cause | None) -> None:
        self.seat = seat
        self.name = name
        self.cites = cites
        self.rest = rest
        self.guarded = guarded
        """Others may not learn from the question whether there was anything to choose."""
        self.cause = cause
        """Whose act, or which thing, the question follows from; None for one of the flow itself."""
        self.must = True
        """The table waits for this answer."""
        self.pick = -1
        self.deadline = -1
        self.options: Sequence[Option] = ()

    def open(self) -> "Sequence[Ask]":
        return (self,)

    def open_to(self, seat: int) -> "Iterable[Ask]":
        return (self,) if self.seat == seat else ()

    def take(self, ask: "Ask") -> bool:
        return True

    def subject(self, viewer: int | None) -> dict[str, Value]:
        """What the question is about, as the viewer may know it: for sentences and boards."""
        return {}

    def details(self) -> dict[str, dict[str, Value]]:
        """What each option would cost or bring, by key, where the rules know it."""
        return {}

    @property
    def given(self) -> bool:
        """Answered; sealed until the others have answered too."""
        return self.pick >= 0

    def refresh(self) -> None:
        """Recompute the options after the world was resampled."""
        raise NotImplementedError

    def universe(self) -> Sequence[Option]:
        """Every answer one would expect, allowed or not."""
        raise NotImplementedError

    def why_not(self, key: str) -> Refusal | None:
        """Why this is no answer; None if it is one."""
        raise NotImplementedError

    def why_forbidden(self, option: Option) -> Refusal | None:
        """Why one of the `universe` that is no option is none: quicker than `why_not`, which looks for it first."""
        return self.why_not(option.key)

    def because(self, reason: str) -> Refusal:
        """A refusal by the question itself, which cites the question's rule."""
        return Refusal(self.cites, reason)

    def default(self) -> str:
        """The answer that is given when time runs out; '' for none."""
        return ""

    def read(self, text: str) -> Refusal | None:
        """Write the answer into the ask; or return why not, and change nothing."""
        for i, option in enumerate(self.options):
            if option.key == text:
                self.pick = i
                return None
        return self.why_not(text) or NO_SUCH_OPTION

    def text(self) -> str:
        """The answer as it is logged and saved."""
        return self.options[self.pick].key

    def answerable(self) -> bool:
        return len(self.options) > 0

    def withdraw(self) -> None:
        self.pick = -1

    def random_answer(self, fate: Fate) -> str:
        """A random answer, without any judgement."""
        return self.options[fate.below(len(self.options))].key


@mypyc_attr(allow_interpreted_subclasses=True)
class Together(Prompt):
    """Sealed simultaneous answers: nothing shows until the last is in, and a seat may change its own until then."""

    __slots__ = ("asks",)

    def __init__(self, asks: Sequence[Ask], rest: bool) -> None:
        self.rest = rest
        self.asks: Final = list(asks)

    def open(self) -> Sequence[Ask]:
        return self.asks

    def take(self, ask: Ask) -> bool:
        return all(each.pick >= 0 for each in self.asks)


@mypyc_attr(allow_interpreted_subclasses=True)
class Race(Prompt):
    """All listed may answer at any moment; the table waits only for the one that must. Each answer resumes the rules.

    Yielding the same race again (`next`) keeps its number, so calls under way stay valid; a new race makes them stale.
    """

    __slots__ = ("able", "asks", "first", "give_up", "runs")

    def __init__(self, asks: Sequence[Ask], must: Ask | None = None, rest: bool = False, give_up: int = -1) -> None:
        self.asks: Final = list(asks)
        self.rest = rest
        self.give_up = give_up
        """When the race ends without an answer; the rules may move it. -1 for never."""
        self.first: Ask | None = None
        self.runs = 0
        self.able: list[Ask] = []
        for ask in self.asks:
            ask.must = ask is must

    def open(self) -> Sequence[Ask]:
        return self.able

    def take(self, ask: Ask) -> bool:
        self.first = ask
        return True

    def same(self) -> bool:
        return self.runs > 1

    def until(self) -> int:
        return self.give_up

    def clear(self) -> None:
        """A separate method: otherwise the type checker would assume that it is still None after the yield."""
        self.first = None

    def next(self) -> "Rules[Ask | None]":
        """The next answer: the ask it was written into, or None when time has run out."""
        self.runs += 1
        self.clear()
        if self.runs > 1:
            for ask in self.asks:
                ask.withdraw()
                ask.refresh()
        self.able = [a for a in self.asks if a.answerable()]
        yield self
        return self.first


Rules = Generator[Prompt, None, R]
"""A part of the rules: yields what it waits for, returns its result."""
