"""Building a section: what it costs, what forbids it, and what it brings."""

from typing import Final

from igroteka.engine import Kind, Refusal, Rules, Value, ask, tell
from igroteka.games.grimm_forest import events as ev
from igroteka.games.grimm_forest.content.box import Bonus, FableCard
from igroteka.games.grimm_forest.pieces import (
    BASE,
    BUILD,
    HOUSES,
    MATERIALS,
    OFFERED,
    PLAYERS,
    SECTIONS,
    WALLS,
    Action,
    House,
    cell,
)
from igroteka.games.grimm_forest.reading import friend_of, opponents
from igroteka.games.grimm_forest.refusals import (
    NO_PLOT,
    NO_SECTION,
    NO_ZONE,
    SURCHARGED,
    TOO_DEAR,
    UNFINISHED,
    WRONG_ORDER,
)
from igroteka.games.grimm_forest.rules.goods import draw_friend, give, of_one
from igroteka.games.grimm_forest.state import Due, Source, Table

WALLS_BUILT: Final = Source("action", "LS-093")


def price_of(g: Table, seat: int, action: Action) -> int:
    """What goes to the supply: the price of the section, less on a Prime Plot."""
    price = g.box.prices[action.section]
    if action.plot:
        plot = g.cards[PLAYERS[seat].plots.n][0]
        assert isinstance(plot, FableCard)
        price = max(0, price - plot.discount)
    return price


def surcharge_of(g: Table, seat: int, section: int) -> int:
    """What walls cost on top, to be paid to opponents."""
    if section != WALLS:
        return 0
    total = 0
    for other in range(g.seats):
        friend = friend_of(g, other) if other != seat else None
        if friend is not None:
            total += friend.surcharge
    return total


def payee(g: Table, seat: int) -> int:
    """The first opponent in turn order who is paid a surcharge."""
    for other in opponents(g, seat):
        friend = friend_of(g, other)
        if friend is not None and friend.surcharge:
            return other
    return seat


def below(action: Action) -> House:
    """The house on which these walls or this roof go."""
    return HOUSES[action.material][action.section - 1][action.plot]


class Building(Kind[Table, Action]):
    """A question whose options build: each says its price, and what it would leave of its material."""

    def details(self, g: Table, seat: int, option: Action) -> dict[str, Value]:
        if option.code != BUILD:
            return {}
        price, extra = price_of(g, seat, option), surcharge_of(g, seat, option.section)
        costs: dict[str, Value] = {
            "price": price,
            "discount": g.box.prices[option.section] - price,
            "surcharge": extra,
            "left": max(0, g.goods[cell(seat, option.material)] - price - extra),
        }
        return {**costs, "to": PLAYERS[payee(g, seat)].key} if extra else costs


def forbids_build(g: Table, seat: int, action: Action, helped: int = 0) -> Refusal | None:
    """Why this section cannot be built; `helped` is how much somebody else could pay."""
    return no_room(g, seat, action) or out_of_reach(g, seat, action, helped)


def no_room(g: Table, seat: int, action: Action) -> Refusal | None:
    """A base needs a free zone and no unfinished house of its material, another section the house below it."""
    houses = g.houses[seat]
    if action.section != BASE:
        return None if below(action) in houses else WRONG_ORDER
    standing = 0
    for house in houses:
        if house.material == action.material and not house.finished:
            return UNFINISHED
        if house.plot == action.plot:
            standing += 1
    if action.plot:
        return NO_PLOT if standing >= len(g.cards[PLAYERS[seat].plots.n]) else None
    return NO_ZONE if standing >= g.box.zones else None


def out_of_reach(g: Table, seat: int, action: Action, helped: int = 0) -> Refusal | None:
    """The section must be in the supply, and its price and surcharge on the board."""
    material, section = action.material, action.section
    if not g.sections[cell(material, section)]:
        return NO_SECTION
    price = price_of(g, seat, action) if action.plot else g.box.prices[section]
    have = g.goods[cell(seat, material)] + helped
    if have < price:
        return TOO_DEAR[section]
    if section == WALLS and have < price + surcharge_of(g, seat, action.section):
        return SURCHARGED
    return None


def build_section(g: Table, seat: int, action: Action) -> Rules[None]:
    """Pay, take the section from the supply, and get what it brings."""
    material, section = action.material, action.section
    price, extra = price_of(g, seat, action), surcharge_of(g, seat, action.section)
    g.goods[cell(seat, material)] -= price
    if extra:
        pay_surcharge(g, seat, material)
    g.sections[cell(material, section)] -= 1
    houses = g.houses[seat]
    built = HOUSES[material][section][action.plot]
    if section == BASE:
        houses.append(built)
    else:
        houses[houses.index(below(action))] = built
    tell(g, ev.BUILT, seat, (MATERIALS[material], SECTIONS[section], price))
    brings = g.box.brings[section]
    if brings == "friend":
        yield from draw_friend(g, seat, WALLS_BUILT)
    elif brings == "reward":
        tell(g, ev.HOUSE, seat, (MATERIALS[material],))
        if g.reward_tokens[material] < 0:
            yield from first_build(g, seat, material)


def pay_surcharge(g: Table, seat: int, material: int) -> None:
    for other in opponents(g, seat):
        friend = friend_of(g, other)
        if friend is not None and friend.surcharge:
            give(g, seat, other, of_one(material, friend.surcharge), Source(friend.key, "LS-211"))


# --- First-build reward --------------------------------------------------------------------------------------------


class ChooseReward(Kind[Table, Bonus]):
    """The bonus for the first finished house of a material."""

    def __init__(self, material: int) -> None:
        super().__init__("reward_choice", "LS-106")
        self.material: Final = material

    def subject(self, g: Table, viewer: int | None) -> dict[str, Value]:
        return {"material": MATERIALS[self.material]}

    def expected(self, g: Table, seat: int) -> list[Bonus]:
        return g.box.bonuses

    def default(self, g: Table, seat: int) -> str:
        return g.box.bonuses[-1].key


def first_build(g: Table, seat: int, material: int) -> Rules[None]:
    """The token of a material goes to whoever first finishes a house of it, for good, with one of three bonuses."""
    g.reward_tokens[material] = seat
    tell(g, ev.REWARDED, seat, (MATERIALS[material],))
    bonus = yield from ask(g, seat, ChooseReward(material))
    tell(g, ev.CHOSE, seat, (bonus.key,))
    asking = Due(seat, "reward", bonus.effect, None, OFFERED).run(g)
    if asking is not None:
        yield from asking
