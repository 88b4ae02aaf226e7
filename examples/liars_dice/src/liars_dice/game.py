"""The game as the engine knows it."""

from collections.abc import Sequence
from typing import Final

from igroteka.content import one_file
from igroteka.engine import Fate, Field, Game, Numbers, Setting, Setup
from liars_dice.pieces import DOUBT, FACES, SEATS, bids_of
from liars_dice.rules import PHASES
from liars_dice.state import Table
from liars_dice.view import SHOWN, observe

BOX: Final = one_file("liars_dice")


def is_row_of_dice(dice: Sequence[int]) -> bool:
    return all(die in FACES for die in dice)


class LiarsDice(Game[Table]):
    """What the engine asks of this game."""

    def deal(self, setup: Setup) -> Table:
        dice_each = BOX.open(setup.pack)["components"]["dice"].copies
        g = Table(setup.players, dice_each, bool(setup.settings["wild"]), Fate(setup.seed))
        g.active = g.fate.roll(g.seats, "first") - 1
        g.round = 1
        g.roll([dice_each] * g.seats)
        return g

    def starter(self, g: Table) -> int:
        return g.active

    def resample(self, g: Table, seat: int, fate: Fate) -> None:
        """Nobody knows what lies under the others' cups."""
        for other in range(g.seats):
            if other != seat:
                g.dice[other] = sorted([fate.below(len(FACES)) + 1 for _ in g.dice[other]])

    def refuses_position(self, g: Table) -> str:
        if len(g.dice) != g.seats or not all(is_row_of_dice(dice) for dice in [*g.dice, *g.last]):
            return "dice: a row of faces from 1 to 6 for each seat"
        if len(g.in_play()) < 2 or not 0 <= g.active < g.seats or not g.dice[g.active]:
            return "dice: two players at least have dice, and so has the active one"
        if any(len(bid) != 3 or not 0 <= bid[0] < g.seats or bid[2] not in FACES for bid in g.bids):
            return "bids: seat, count and face of each"
        return ""

    def complete(self, g: Table) -> None:
        g.dice = [sorted(dice) for dice in g.dice]

    def observe(self, g: Table, seat: int, numbers: Numbers) -> None:
        observe(g, seat, numbers)

    def vocabulary(self, setup: Setup) -> Sequence[str]:
        return [*[bid.key for bid in bids_of(setup.players * self.table(setup).dice_each)], DOUBT.key]

    def standing(self, g: Table) -> Sequence[int]:
        return [len(dice) for dice in g.dice]


GAME: Final = LiarsDice(
    id="liars_dice",
    version=1,
    seats=(2, SEATS),
    seats_rule="LD-001",
    phases=PHASES,
    fields=[
        Field("active", int),
        Field("round", int),
        Field("dice", list[list[int]], hidden=True),
        Field("bids", list[list[int]]),
        Field("last", list[list[int]]),
    ],
    settings=[Setting("wild", "LD-016", (True, False), True)],
    questions=("turn",),
    shown=SHOWN,
    longest=5_000,
)
