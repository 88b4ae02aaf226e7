"""What a seat sees, and what programs are told."""

from typing import Final

from igroteka.engine import Numbers, Shown, TableView
from liars_dice.pieces import FACES
from liars_dice.state import Table


class DiceView(TableView, frozen=True):
    """`dice` is by seat, null under a cup that the viewer cannot look into."""

    dice: list[list[int] | None]
    counts: list[int]
    bids: list[list[int]]
    last: list[list[int]]
    active: str
    round: int
    dice_each: int
    wild: bool


def dice(g: Table, seat: int | None) -> list[list[int] | None]:
    """One's own, and everybody's while the cups are lifted."""
    return [own.copy() if g.lifted or other == seat else None for other, own in enumerate(g.dice)]


SHOWN: Final = Shown[Table, DiceView](
    DiceView,
    {
        "dice": dice,
        "counts": lambda g, _: [len(dice) for dice in g.dice],
        "bids": lambda g, _: [bid.copy() for bid in g.bids],
        "last": lambda g, _: [dice.copy() for dice in g.last],
        "active": lambda g, _: f"p{g.active}",
    },
)


def observe(g: Table, seat: int, numbers: Numbers) -> None:
    bidder, count, face = g.bids[-1] if g.bids else (-1, 0, 0)
    numbers.seat("active", g.active, "whose turn it is")
    numbers.seat("bidder", bidder, "who made the last bid")
    numbers.count("bid_count", count, "how many dice the last bid names")
    numbers.one_of("bid_face", face - 1, len(FACES), "the face that it names")
    numbers.flag("wild", g.wild, "ones count as any face")
    numbers.counts("dice", lambda other: len(g.dice[other]), "how many dice are left")
    numbers.tally("own", [die - 1 for die in g.dice[seat]], len(FACES), "own dice of each face")
