"""What a bot at a seat gets: its view, its questions as data, and imagined worlds; never the State of the match.

Private names do not stop hostile code. A bot that is not trusted gets only views and keys.
"""

from typing import Any, Final, Generic, TypeAlias, TypeVar

from igroteka.engine.events import Value
from igroteka.engine.fate import Fate
from igroteka.engine.kinds import Several, Show
from igroteka.engine.match import Match
from igroteka.engine.options import Cause, Refusal
from igroteka.engine.prompts import Ask
from igroteka.engine.state import State
from igroteka.engine.view import View

G = TypeVar("G", bound=State)


class Asked:
    """An open question to a seat, as plain data."""

    def __init__(self, ask: Ask) -> None:
        self._ask: Final = ask

    @property
    def name(self) -> str:
        return self._ask.name

    @property
    def seat(self) -> int:
        return self._ask.seat

    @property
    def must(self) -> bool:
        """The table waits for this answer."""
        return self._ask.must

    @property
    def given(self) -> bool:
        """Answered; sealed until the others have answered too."""
        return self._ask.given

    @property
    def form(self) -> str:
        """`one` of the options, `several` of them with blanks between, or an `open` answer."""
        if isinstance(self._ask, Several):
            return "several"
        return "open" if isinstance(self._ask, Show) else "one"

    @property
    def options(self) -> tuple[str, ...]:
        return tuple([option.key for option in self._ask.options])

    @property
    def deadline(self) -> int:
        return self._ask.deadline

    @property
    def default(self) -> str:
        """The answer that is given when time runs out; '' for none."""
        return self._ask.default()

    @property
    def cause(self) -> Cause | None:
        """Whose act, or which thing, the question follows from."""
        return self._ask.cause

    @property
    def subject(self) -> dict[str, Value]:
        """What the question is about."""
        return self._ask.subject(self._ask.seat)

    def random_answer(self, fate: Fate) -> str:
        """Any legal answer, without judgement."""
        return self._ask.random_answer(fate)


class Chair(Generic[G]):
    """All that a bot at a seat gets."""

    def __init__(self, match: Match[G], seat: int) -> None:
        self._match: Final = match
        self.seat: Final = seat

    @property
    def asks(self) -> list[Asked]:
        """The open questions to this seat."""
        return [Asked(a) for a in self._match.asks if a.seat == self.seat]

    @property
    def now(self) -> int:
        return self._match.g.now

    @property
    def waits(self) -> bool:
        """The table waits for somebody."""
        return any(a.must and not a.given for a in self._match.asks)

    def view(self) -> View:
        return self._match.view(self.seat)

    def imagine(self, seed: int, forkable: bool = True) -> Match[G]:
        """A world that could be the true one, for all this seat knows."""
        return self._match.imagine(self.seat, seed, forkable)

    def why_not(self, key: str) -> Refusal | None:
        return self._match.why_not(self.seat, key)


AnyChair: TypeAlias = Chair[Any]
"""A chair at whichever game."""
