"""What the bots know: how likely a bid is true, given one's own dice and, for who listens, what others have bid."""

from collections.abc import Sequence
from functools import cache
from math import comb
from typing import Final

from igroteka.bots import Brain
from igroteka.engine import Ask, Match, Option, Value
from liars_dice.pieces import DOUBT, FACES, Bid
from liars_dice.state import Table

PRESS: Final = 0.02
"""What it is worth that a bid leaves fewer ones to the next player, for each die that it names."""


@cache
def at_least(wanted: int, dice: int, wild: bool) -> float:
    """How likely so many of these unknown dice show a face, or a one where ones are wild."""
    if wanted <= 0:
        return 1.0
    p = (2 if wild else 1) / len(FACES)
    return sum([comb(dice, k) * p**k * (1 - p) ** (dice - k) for k in range(wanted, dice + 1)])


def likely(g: Table, seat: int, count: int, face: int, listens: bool) -> float:
    """How likely the bid is true, as this seat may see it: it reads no dice but its own. Who listens believes that
    everybody who has bid on the face has one more of it than chance gives."""
    said = {bidder for bidder, _, of in g.bids if of == face and bidder != seat} if listens else set()
    wanted = count - g.showing(g.dice[seat], face) - len(said)
    return at_least(wanted, g.total() - len(g.dice[seat]), g.wild and face != 1)


class DiceBrain(Brain[Table]):
    """`easy` and `normal` count, `hard` listens too."""

    def __init__(self, listens: bool) -> None:
        self.listens: Final = listens
        self.levels: Sequence[str] = ("easy", "normal", "hard")
        self.noise = 0.7

    def for_one(self, level: str) -> "Brain[Table]":
        return LISTENING if level == "hard" else COUNTING

    def rank(self, world: Match[Table], seat: int, ask: Ask) -> list[float]:
        return [self.worth(world.g, seat, option) for option in ask.options]

    def worth(self, g: Table, seat: int, option: Option) -> float:
        """How likely this answer costs nothing; of bids that are equally likely the higher one is better."""
        if isinstance(option, Bid):
            return likely(g, seat, option.count, option.face, self.listens) + PRESS * option.count
        _, count, face = g.bids[-1]
        return 1.0 - likely(g, seat, count, face, self.listens)

    def reason(self, world: Match[Table], seat: int, ask: Ask, answer: str) -> tuple[str, dict[str, Value]]:
        if answer == DOUBT.key:
            _, count, face = world.g.bids[-1]
        else:
            count, face = [int(part) for part in answer.split(":")[1:]]
        chance = round(100 * likely(world.g, seat, count, face, self.listens))
        return "doubt" if answer == DOUBT.key else "bid", {"chance": chance}


COUNTING: Final = DiceBrain(listens=False)
LISTENING: Final = DiceBrain(listens=True)
BRAIN: Final = COUNTING
