"""What every question of this game has: the turn's clock, a default, and a reason for what nobody would expect."""

from typing import Final, TypeVar

from igroteka.engine import CardKind, Choice, Kind, Option, Refusal
from igroteka.engine.options import NO_SUCH_OPTION
from igroteka.games.rigor_mortis.pieces import SLOW
from igroteka.games.rigor_mortis.state import OPEN_ENDED, Table

T = TypeVar("T", bound=Option)


class Question(Kind[Table, T]):
    """A kind of question with this table's clocks; time chooses the first legal answer unless a kind knows better."""

    def default(self, g: Table, seat: int) -> str:
        for option in self.expected(g, seat):
            if self.forbids(g, seat, option) is None:
                return option.key
        return ""

    def limit(self, g: Table, seat: int) -> int:
        return turn_clock(g, seat)

    def elsewhere(self, g: Table, seat: int, key: str) -> Refusal | None:
        """Why something that nobody would expect here is no answer; None if there is nothing to say of it."""
        return None


class Query(Choice[Table, T]):
    """A question that has a reason even for what nobody would expect."""

    def __init__(self, g: Table, seat: int, kind: Question[T]) -> None:
        super().__init__(g, seat, kind)
        self.question: Final = kind

    def why_not(self, key: str) -> Refusal | None:
        reason = super().why_not(key)
        return self.question.elsewhere(self.g, self.seat, key) or reason if reason is NO_SUCH_OPTION else reason


class CardQuestion(CardKind[Table]):
    def limit(self, g: Table, seat: int) -> int:
        return turn_clock(g, seat)


def turn_clock(g: Table, seat: int) -> int:
    """Milliseconds to answer in; Slow Wits halves them, down to a floor."""
    if not g.house.live:
        return OPEN_ENDED
    seconds = g.box.numbers["turn_seconds"]
    if g.under[seat] & SLOW:
        seconds = max(seconds // 2, g.number_of(seat, SLOW))
    return seconds * 1000
