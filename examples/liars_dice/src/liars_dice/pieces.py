"""What can be answered: bids, and doubting one."""

from typing import Final

from igroteka.engine import Option

SEATS: Final = 6
FACES: Final = range(1, 7)
MOST_DICE: Final = 60
"""More dice than any box has: bids are made once for all tables."""


class Bid(Option):
    """At least so many dice, of all that lie on the table, show this face."""

    def __init__(self, count: int, face: int) -> None:
        super().__init__(f"bid:{count}:{face}")
        self.count: Final = count
        self.face: Final = face


BIDS: Final = [[Bid(count, face) for face in FACES] for count in range(1, MOST_DICE + 1)]
"""By count and face, both from 1, so that the next higher bid comes later."""
DOUBT: Final = Option("doubt")


def bids_of(dice: int) -> list[Bid]:
    """All bids on so many dice, the lowest first."""
    return [bid for row in BIDS[:dice] for bid in row]
