"""What every question of this game has: the turn's clock and a default."""

from typing import TypeVar

from igroteka.engine import CardKind, Kind, Option
from igroteka.games.rigor_mortis.pieces import SLOW
from igroteka.games.rigor_mortis.state import OPEN_ENDED, Table

T = TypeVar("T", bound=Option)


class TimedKind(Kind[Table, T]):
    """A kind of question with this table's clocks; time chooses the first legal answer unless a kind knows better."""

    def default(self, g: Table, seat: int) -> str:
        for option in self.expected(g, seat):
            if self.forbids(g, seat, option) is None:
                return option.key
        return ""

    def limit(self, g: Table, seat: int) -> int:
        return turn_clock(g, seat)


class TimedCardKind(CardKind[Table]):
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
