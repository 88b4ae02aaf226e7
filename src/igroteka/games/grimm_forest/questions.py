"""Kinds of questions that several chapters or cards ask."""

from collections.abc import Sequence
from typing import Final

from igroteka.engine import NO, YES, AnyKind, CardKind, Kind, Option, Refusal, Value, Zone
from igroteka.games.grimm_forest.pieces import (
    BRICK,
    BUNDLES,
    LARGEST,
    LOCATIONS,
    MATERIAL,
    PLACES,
    PLAYERS,
    STRAW,
    WOOD,
    Bundle,
    Place,
    Player,
    cell,
)
from igroteka.games.grimm_forest.reading import opponents, stock_of, wealth
from igroteka.games.grimm_forest.refusals import not_that_many
from igroteka.games.grimm_forest.state import Table

BY_VALUE: Final = (BRICK, WOOD, STRAW)
"""Brick first: what time takes, and the order of taxes."""


def fullest(g: Table, places: Sequence[int]) -> str:
    """The location with the most resources."""
    best = places[0]
    for place in places:
        if stock_of(g, place) > stock_of(g, best):
            best = place
    return PLACES[best].key


def plentiful(counts: Sequence[int]) -> int:
    """The material there is most of."""
    best = STRAW
    for material in (WOOD, BRICK):
        if counts[material] > counts[best]:
            best = material
    return best


# --- Yes or no ------------------------------------------------------------------------------------------------------


YES_NO: Final[list[Option]] = [YES, NO]


class YesNo(Kind[Table, Option]):
    def __init__(self, name: str, cites: str, default: str = "no") -> None:
        super().__init__(name, cites)
        self.otherwise: Final = default

    def expected(self, g: Table, seat: int) -> Sequence[Option]:
        return YES_NO

    def default(self, g: Table, seat: int) -> str:
        return self.otherwise


# --- Resources ------------------------------------------------------------------------------------------------------


class Topic(AnyKind[Table]):
    """The name and the rule of a question about resources; how many, and whose, is known when it is put."""

    def __init__(self, name: str, cites: str) -> None:
        super().__init__(name, cites)
        self.lacking: Final = not_that_many(cites)


class Gain(Kind[Table, Bundle]):
    """So many resources of any types from the supply, by the rule that grants them."""

    def __init__(self, topic: Topic, cites: str, size: int) -> None:
        super().__init__(topic.name, cites)
        self.size: Final = size

    def expected(self, g: Table, seat: int) -> Sequence[Bundle]:
        return BUNDLES[self.size]

    def default(self, g: Table, seat: int) -> str:
        return BUNDLES[self.size][0].key


GAIN_CHOICE: Final = {size: Topic(f"gain_choice_{size}", "LS-264") for size in range(1, LARGEST + 1)}
"""By size."""


class Part(Kind[Table, Bundle]):
    """So many of the resources that somebody has: `limits` by seat and material; `of` says whose, if not the asked."""

    def __init__(self, topic: Topic, size: int, limits: Sequence[int], of: int = -1) -> None:
        super().__init__(topic.name, topic.cites)
        self.lacking: Final = topic.lacking
        self.size: Final = size
        self.limits: Final = limits
        self.of: Final = of

    def subject(self, g: Table, viewer: int | None) -> dict[str, Value]:
        return {} if self.of < 0 else {"of": PLAYERS[self.of].key}

    def expected(self, g: Table, seat: int) -> Sequence[Bundle]:
        return BUNDLES[self.size]

    def forbids(self, g: Table, seat: int, option: Bundle) -> Refusal | None:
        i, limits, counts = cell(seat if self.of < 0 else self.of, 0), self.limits, option.counts
        if counts[0] > limits[i] or counts[1] > limits[i + 1] or counts[2] > limits[i + 2]:
            return self.lacking
        return None

    def default(self, g: Table, seat: int) -> str:
        """Of what there is most."""
        i = cell(seat if self.of < 0 else self.of, 0)
        left = list(self.limits[i : i + 3])
        taken = [0, 0, 0]
        for _ in range(self.size):
            material = plentiful(left)
            left[material] -= 1
            taken[material] += 1
        return Bundle(taken[0], taken[1], taken[2]).key


class PickType(Kind[Table, Bundle]):
    """One resource of a location, of a type that lies there."""

    def __init__(self, name: str, cites: str, place: int) -> None:
        super().__init__(name, cites)
        self.not_there: Final = Refusal(cites, "not_there")
        self.place: Final = place

    def subject(self, g: Table, viewer: int | None) -> dict[str, Value]:
        return {"at": LOCATIONS[self.place]}

    def expected(self, g: Table, seat: int) -> Sequence[Bundle]:
        return MATERIAL

    def forbids(self, g: Table, seat: int, option: Bundle) -> Refusal | None:
        return None if g.stock[cell(self.place, option.counts.index(1))] else self.not_there

    def default(self, g: Table, seat: int) -> str:
        for material in BY_VALUE:
            if g.stock[cell(self.place, material)]:
                return MATERIAL[material].key
        return ""


class ShownType(Kind[Table, Bundle]):
    """A type shown on a location."""

    def __init__(self, name: str, cites: str, place: int) -> None:
        super().__init__(name, cites)
        self.not_shown: Final = Refusal(cites, "not_shown")
        self.place: Final = place

    def subject(self, g: Table, viewer: int | None) -> dict[str, Value]:
        return {"at": LOCATIONS[self.place]}

    def expected(self, g: Table, seat: int) -> Sequence[Bundle]:
        return MATERIAL

    def forbids(self, g: Table, seat: int, option: Bundle) -> Refusal | None:
        return None if g.box.refill[self.place][option.counts.index(1)] else self.not_shown

    def default(self, g: Table, seat: int) -> str:
        for material in BY_VALUE:
            if g.box.refill[self.place][material]:
                return MATERIAL[material].key
        return ""


ANYWHERE: Final = range(len(LOCATIONS))

# --- Cards, locations, players --------------------------------------------------------------------------------------


class OneOf(CardKind[Table]):
    """A card of a zone; time takes the oldest of it, or with `top` the topmost."""

    def __init__(self, name: str, cites: str, top: bool = False) -> None:
        super().__init__(name, cites)
        self.top: Final = top

    def default(self, g: Table, seat: int, zone: Zone) -> str:
        cards = g.cards[zone.n]
        return cards[-1].key if self.top else cards[0].key


class Somewhere(Kind[Table, Place]):
    """A location."""

    def expected(self, g: Table, seat: int) -> Sequence[Place]:
        return PLACES[: g.locations]

    def default(self, g: Table, seat: int) -> str:
        return fullest(g, [p.n for p in self.expected(g, seat) if self.forbids(g, seat, p) is None])


class Opponent(Kind[Table, Player]):
    """Any opponent."""

    def expected(self, g: Table, seat: int) -> Sequence[Player]:
        return [PLAYERS[s] for s in opponents(g, seat)]

    def default(self, g: Table, seat: int) -> str:
        """The richest that can be chosen."""
        best = ""
        most = -1
        for player in self.expected(g, seat):
            if wealth(g, player.seat) > most and self.forbids(g, seat, player) is None:
                best, most = player.key, wealth(g, player.seat)
        return best
