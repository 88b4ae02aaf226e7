"""Questions about resources: which to gain, which to give, which of those that lie somewhere."""

from collections.abc import Sequence
from typing import Final

from igroteka.engine import NOTHING, Kind, Option, Refusal
from igroteka.games.grimm_forest.asks.common import BY_VALUE, plentiful
from igroteka.games.grimm_forest.options import BUNDLES, LARGEST, LOCATIONS, MATERIAL, Bundle
from igroteka.games.grimm_forest.state import Table

# --- Resources -----------------------------------------------------------------------------------------------------


def not_that_many(rule: str) -> Refusal:
    """Somebody has not got what a card asks for."""
    return Refusal(rule, "not_that_many")


class Gain(Kind[Table, Bundle]):
    """So many resources of any types from the supply."""

    def __init__(self, size: int, cites: str, name: str = "") -> None:
        super().__init__(name or f"gain_choice_{size}", cites)
        self.size: Final = size

    def about(self, rule: str) -> "Gain":
        """The same question by the rule that grants them."""
        return Gain(self.size, rule, self.name)

    def expected(self, g: Table, seat: int) -> Sequence[Bundle]:
        return BUNDLES[self.size]

    def default(self, g: Table, seat: int) -> str:
        return BUNDLES[self.size][0].key


GAIN: Final = {size: Gain(size, "LS-264") for size in range(1, LARGEST + 1)}
RAPUNZEL_STOCK: Final = {size: Gain(size, "LS-247", "rapunzel_stock") for size in range(1, LARGEST + 1)}
"""By size."""


class Part(Kind[Table, Bundle]):
    """So many of the resources that somebody has: `limits` by seat and material; `of` says whose, if not the asked."""

    def __init__(self, name: str, cites: str, size: int = 1, limits: Sequence[int] = (), of: int = -1) -> None:
        super().__init__(name, cites)
        self.lacking: Final = not_that_many(cites)
        self.size: Final = size
        self.limits: Final = limits
        self.of: Final = of

    def about(self, size: int, limits: Sequence[int], of: int = -1) -> "Part":
        """The same question for the occasion."""
        return Part(self.name, self.cites, size, limits, of)

    def expected(self, g: Table, seat: int) -> Sequence[Bundle]:
        return BUNDLES[self.size]

    def forbids(self, g: Table, seat: int, option: Bundle) -> Refusal | None:
        i, limits, counts = 3 * (seat if self.of < 0 else self.of), self.limits, option.counts
        if counts[0] > limits[i] or counts[1] > limits[i + 1] or counts[2] > limits[i + 2]:
            return self.lacking
        return None

    def default(self, g: Table, seat: int) -> str:
        """Of what there is most."""
        i = 3 * (seat if self.of < 0 else self.of)
        left = list(self.limits[i : i + 3])
        taken = [0, 0, 0]
        for _ in range(self.size):
            material = plentiful(left)
            left[material] -= 1
            taken[material] += 1
        return Bundle(taken[0], taken[1], taken[2]).key


class Hire(Kind[Table, Option]):
    """So many resources of one's own, or nothing."""

    def __init__(self, size: int = 2) -> None:
        super().__init__("hired_pay", "LS-171")
        self.lacking: Final = not_that_many(self.cites)
        self.size: Final = size

    def about(self, size: int) -> "Hire":
        return Hire(size)

    def expected(self, g: Table, seat: int) -> Sequence[Option]:
        found: list[Option] = [NOTHING]
        found.extend(BUNDLES[self.size])
        return found

    def forbids(self, g: Table, seat: int, option: Option) -> Refusal | None:
        if isinstance(option, Bundle):
            for material in range(3):
                if option.counts[material] > g.goods[3 * seat + material]:
                    return self.lacking
        return None

    def default(self, g: Table, seat: int) -> str:
        return NOTHING.key


HIRE: Final = Hire()
"""As the box prints it; a pack's number makes another."""

FRIENDLY_TAKE: Final = Part("friendly_take", "LS-160")
SNOW_WHITE_TAKE: Final = Part("snowwhite_take", "LS-217")
TROLL_GIVE: Final = Part("troll_give", "LS-201")
WEDDING_TOLL: Final = Part("lose_choice", "LS-166")
SHARE_GIVE: Final = Part("share_give", "LS-176")
ROBIN_GIVE: Final = Part("robin_give", "LS-251")


class PickType(Kind[Table, Bundle]):
    """One resource of a location, of a type that lies there."""

    def __init__(self, name: str, cites: str, place: int) -> None:
        super().__init__(name, cites)
        self.not_there: Final = Refusal(cites, "not_there")
        self.place: Final = place

    def expected(self, g: Table, seat: int) -> Sequence[Bundle]:
        return MATERIAL

    def forbids(self, g: Table, seat: int, option: Bundle) -> Refusal | None:
        return None if g.stock[3 * self.place + option.counts.index(1)] else self.not_there

    def default(self, g: Table, seat: int) -> str:
        for material in BY_VALUE:
            if g.stock[3 * self.place + material]:
                return MATERIAL[material].key
        return ""


class ShownType(Kind[Table, Bundle]):
    """A type shown on a location."""

    def __init__(self, name: str, cites: str, place: int) -> None:
        super().__init__(name, cites)
        self.not_shown: Final = Refusal(cites, "not_shown")
        self.place: Final = place

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
MARKET_PICK: Final = [PickType("market_pick", "LS-128", place) for place in ANYWHERE]
CINDERELLA_TAKE: Final = [PickType("cinderella_types", "LS-231", place) for place in ANYWHERE]
GINGERBREAD_TAKE: Final = [PickType("gingerbread_take", "LS-244", place) for place in ANYWHERE]
MOON_TAKE: Final = [PickType("moon_take", "LS-203", place) for place in ANYWHERE]
JACK_TYPE: Final = [ShownType("jack_type", "LS-214", place) for place in ANYWHERE]
CELLAR_TYPE: Final = [ShownType("cellar_type", "LS-196", place) for place in ANYWHERE]
PINOCCHIO_TYPE: Final = [ShownType("pinocchio_type", "LS-243", place) for place in ANYWHERE]
"""By location."""
