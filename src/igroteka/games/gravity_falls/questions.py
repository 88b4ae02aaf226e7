"""Kinds of questions that several chapters or cards ask."""

from collections.abc import Sequence
from typing import Final

from igroteka.engine import NOTHING, BatchKind, Kind, Refusal
from igroteka.games.gravity_falls.pieces import Location, Token
from igroteka.games.gravity_falls.reading import closed, goal_mask, quiet_pulls, teleport_ends
from igroteka.games.gravity_falls.refusals import NO_GOAL, NOT_ALONE, SAME_PLACE
from igroteka.games.gravity_falls.state import Table


class TeleportTo(Kind[Table, Location]):
    """Where a Teleport leads."""

    def expected(self, g: Table, seat: int) -> Sequence[Location]:
        return g.box.places

    def forbids(self, g: Table, seat: int, option: Location) -> Refusal | None:
        if option.n == g.character_at[seat]:
            return SAME_PLACE
        if not goal_mask(g, seat) & option.bit:
            return NO_GOAL
        return NOT_ALONE if closed(g, seat) & option.bit else None

    def allowed(self, g: Table, seat: int) -> list[Location]:
        return [g.box.places[n] for n in teleport_ends(g, seat)]

    def default(self, g: Table, seat: int) -> str:
        return g.box.places[teleport_ends(g, seat)[0]].key


def by_number(place: Location) -> int:
    return place.n


class ForcedMove(Kind[Table, Location]):
    """To which neighbour a character must go; `allowed` says which ones fit.

    `too_far` and `unfit` are the reasons of the others: more than one road away, or the wrong neighbour.
    """

    def __init__(self, name: str, cites: str, too_far: Refusal, unfit: Refusal) -> None:
        super().__init__(name, cites)
        self.too_far: Final = too_far
        self.unfit: Final = unfit

    def expected(self, g: Table, seat: int) -> Sequence[Location]:
        return g.box.places

    def forbids(self, g: Table, seat: int, option: Location) -> Refusal | None:
        if option.n not in g.box.town.roads[g.character_at[seat]]:
            return self.too_far
        if closed(g, seat) & option.bit:
            return NOT_ALONE
        return None if option in self.allowed(g, seat) else self.unfit

    def default(self, g: Table, seat: int) -> str:
        return min(self.allowed(g, seat), key=by_number).key


class Pulls(BatchKind[Table, Token]):
    """Which tokens come: one from each neighbour, which of two kinds, and whether at all from beside a cube."""

    def group(self, g: Table, seat: int, option: Token) -> str:
        return option.place.key

    def bounds(self, g: Table, seat: int, group: str, size: int) -> tuple[int, int]:
        return (0 if g.cubes & g.box.place[group].bit else 1), 1

    def default(self, g: Table, seat: int) -> str:
        return " ".join([token.key for token in quiet_pulls(g, self.allowed(g, seat))]) or NOTHING.key
