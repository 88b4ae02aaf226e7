"""The odds of the special dice, in whole percent, worked out once per box."""

from collections.abc import Sequence
from math import comb
from typing import Final

from igroteka.games.gravity_falls.pieces import CURSE, MOVE, SUCCESS


class Chances:
    """By the number of dice, from none to `most`."""

    def __init__(self, die: Sequence[int], most: int) -> None:
        """`die` is the face of each side."""
        sides = len(die)
        success, move, curse = die.count(SUCCESS), die.count(MOVE), die.count(CURSE)
        self.at_least: Final = [
            [_at_least(dice, need, success, sides) for need in range(dice + 1)] for dice in range(most + 1)
        ]
        self.cursed: Final = [_at_least(dice, 1, curse, sides) for dice in range(most + 1)]
        """At least one die shows a curse."""
        self.cursed_by_moves: Final = [_at_least(dice, 1, curse + move, sides) for dice in range(most + 1)]
        """At least one shows a curse or a move: the Gremloblin's fights (GF-174)."""

    def of(self, dice: int, need: int) -> int:
        """The chance of at least `need` successes."""
        if need <= 0:
            return 100
        return self.at_least[dice][need] if need <= dice else 0


def _at_least(dice: int, need: int, good: int, sides: int) -> int:
    """Percent; what is possible is never shown as 0, what is not certain never as 100."""
    ways: int = sum([comb(dice, n) * good**n * (sides - good) ** (dice - n) for n in range(need, dice + 1)])
    every: int = sides**dice
    if ways in (0, every):
        return 100 if ways else 0
    return min(99, max(1, round(100 * ways / every)))
