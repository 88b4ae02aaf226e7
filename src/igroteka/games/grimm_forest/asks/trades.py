"""Questions of the end of the gather phase: trades, gifts, the wolf's choice of a house."""

from collections.abc import Sequence
from typing import Final

from igroteka.engine import NOTHING, Card, Kind, Option, Refusal, distinct
from igroteka.games.grimm_forest.asks.resources import not_that_many
from igroteka.games.grimm_forest.options import (
    BRICK,
    MATERIAL,
    OFFERS,
    STRAW,
    TARGETS,
    Bundle,
    Offer,
    Target,
    Trade,
    trades,
)
from igroteka.games.grimm_forest.state import PLAYERS, Table, opponents

# --- End of gather -------------------------------------------------------------------------------------------------


TOO_LITTLE_TO_TRADE: Final = not_that_many("LS-138")
TOO_LITTLE_TO_GIVE: Final = not_that_many("LS-180")
TOO_LITTLE_TO_RETURN: Final = not_that_many("LS-181")


class MerchantTrade(Kind[Table, Option]):
    """So many of one type for more of another, or nothing."""

    def __init__(self, amount: int = 2, gain: int = 3) -> None:
        super().__init__("merchant_trade", "LS-139")
        self.amount: Final = amount
        self.gain: Final = gain

    def about(self, amount: int, gain: int) -> "MerchantTrade":
        return MerchantTrade(amount, gain)

    def expected(self, g: Table, seat: int) -> Sequence[Option]:
        found: list[Option] = [NOTHING]
        found.extend(trades(self.amount, self.gain))
        return found

    def forbids(self, g: Table, seat: int, option: Option) -> Refusal | None:
        if isinstance(option, Trade) and g.goods[3 * seat + option.give] < self.amount:
            return TOO_LITTLE_TO_TRADE
        return None

    def default(self, g: Table, seat: int) -> str:
        return NOTHING.key


NO_EXCHANGE: Final = Refusal("LS-182", "no_exchange")
OTHER_TYPE: Final = Refusal("LS-181", "other_type")


class GiftOffer(Kind[Table, Option]):
    """So many of one type to one opponent, or nothing."""

    def __init__(self, most: int = 3) -> None:
        super().__init__("gift_offer", "LS-180")
        self.most: Final = most

    def about(self, most: int) -> "GiftOffer":
        return GiftOffer(most)

    def expected(self, g: Table, seat: int) -> Sequence[Option]:
        found: list[Option] = [NOTHING]
        for s in opponents(g, seat):
            for material in range(3):
                found.extend(OFFERS[s][material][: self.most])
        return found

    def forbids(self, g: Table, seat: int, option: Option) -> Refusal | None:
        if not isinstance(option, Offer):
            return None
        if g.goods[3 * seat + option.material] < option.amount:
            return TOO_LITTLE_TO_GIVE
        for material in range(3):
            if material != option.material and g.goods[3 * option.seat + material] >= option.amount:
                return None
        return NO_EXCHANGE

    def default(self, g: Table, seat: int) -> str:
        return NOTHING.key


class GiftReturn(Kind[Table, Bundle]):
    """The type in which a gift is returned."""

    def __init__(self, material: int = STRAW, amount: int = 1) -> None:
        super().__init__("gift_return", "LS-181")
        self.material: Final = material
        self.amount: Final = amount

    def about(self, material: int, amount: int) -> "GiftReturn":
        return GiftReturn(material, amount)

    def expected(self, g: Table, seat: int) -> Sequence[Bundle]:
        return MATERIAL

    def forbids(self, g: Table, seat: int, option: Bundle) -> Refusal | None:
        material = option.counts.index(1)
        if material == self.material:
            return OTHER_TYPE
        return None if g.goods[3 * seat + material] >= self.amount else TOO_LITTLE_TO_RETURN

    def default(self, g: Table, seat: int) -> str:
        best = ""
        most = -1
        for option in MATERIAL:
            have = g.goods[3 * seat + option.counts.index(1)]
            if have > most and self.forbids(g, seat, option) is None:
                best, most = option.key, have
        return best


SPARED: Final = Refusal("LS-192", "spared")


class BlowDown(Kind[Table, Target]):
    """One house of a player that the wolf can blow at."""

    def __init__(self, victim: int = 0, spares: int = BRICK) -> None:
        super().__init__("bbw_house", "LS-190")
        self.victim: Final = victim
        self.spares: Final = spares

    def about(self, victim: int, spares: int) -> "BlowDown":
        return BlowDown(victim, spares)

    def expected(self, g: Table, seat: int) -> Sequence[Target]:
        found: list[Target] = []
        for house in g.houses[self.victim]:
            target = TARGETS[self.victim][house]
            if target not in found:
                found.append(target)
        return found

    def forbids(self, g: Table, seat: int, option: Target) -> Refusal | None:
        return SPARED if option.house.material == self.spares else None

    def default(self, g: Table, seat: int) -> str:
        """The most advanced one."""
        best: Target | None = None
        for target in self.expected(g, seat):
            if self.forbids(g, seat, target) is None and (best is None or target.house.sections > best.house.sections):
                best = target
        return "" if best is None else best.key


MERCHANT_TRADE: Final = MerchantTrade()
GIFT_OFFER: Final = GiftOffer()
GIFT_RETURN: Final = GiftReturn()
WOLF_HOUSE: Final = BlowDown()


class GiveFable(Kind[Table, Card]):
    """A fable of one's own hand."""

    def expected(self, g: Table, seat: int) -> Sequence[Card]:
        return distinct(g.cards[PLAYERS[seat].fable_hand.n])

    def default(self, g: Table, seat: int) -> str:
        return g.cards[PLAYERS[seat].fable_hand.n][0].key


SNOW_WHITE_GIVE: Final = GiveFable("snowwhite_give", "LS-216", guarded=True)
