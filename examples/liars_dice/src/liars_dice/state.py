"""The table as plain data. There are no cards: what is hidden are the dice."""

from collections.abc import Sequence

from igroteka.engine import Fate, State
from liars_dice.pieces import FACES


class Table(State):
    """The complete truth."""

    def __init__(self, seats: int, dice_each: int, wild: bool, fate: Fate) -> None:
        super().__init__(seats, (), fate)
        self.dice_each = dice_each
        self.wild = wild
        self.active = 0
        self.round = 0
        self.dice: list[list[int]] = [[] for _ in range(seats)]
        """By seat: the faces under the cup, in ascending order."""
        self.bids: list[list[int]] = []
        """Of this round, in order: seat, count, face."""
        self.last: list[list[int]] = []
        """By seat: what lay under the cups when they were lifted last, for everybody to see."""
        self.lifted = False
        """While the dice of a doubt are counted; never when somebody is asked."""

    def total(self) -> int:
        return sum([len(dice) for dice in self.dice])

    def showing(self, dice: Sequence[int], face: int) -> int:
        """How many of these dice count for a bid on the face."""
        return sum([1 for die in dice if die == face or (die == 1 and self.wild)])

    def roll(self, counts: Sequence[int]) -> None:
        """So many dice for each seat, under the cups."""
        self.dice = [sorted([self.fate.roll(len(FACES), "die") for _ in range(count)]) for count in counts]

    def in_play(self) -> list[int]:
        return [seat for seat in range(self.seats) if self.dice[seat]]

    def after(self, seat: int) -> int:
        """The next player clockwise who has dice."""
        around = [(seat + step) % self.seats for step in range(1, self.seats + 1)]
        return next(each for each in around if self.dice[each])
