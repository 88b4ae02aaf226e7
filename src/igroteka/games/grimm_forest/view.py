"""What everybody sees beyond the cards: stocks, boards, houses, figures, announcements. Nothing of it is hidden."""

from functools import lru_cache
from typing import Final

import msgspec

from igroteka import engine
from igroteka.engine import Shown
from igroteka.games.grimm_forest.content.box import MONSTER, PLAYED, TYPES, WINDOWS, EffectCard
from igroteka.games.grimm_forest.pieces import (
    LOCATIONS,
    MATERIALS,
    NOWHERE,
    PLAIN_BUILDS,
    PLAYERS,
    PLOT_BUILDS,
    SECTIONS,
    WALLS,
    Action,
    House,
    cell,
    cells,
    debt_material,
    debt_seat,
    due_seat,
    due_serial,
)
from igroteka.games.grimm_forest.reading import fables_in, finished, materials_of, turn_order
from igroteka.games.grimm_forest.rules.build import price_of, surcharge_of
from igroteka.games.grimm_forest.rules.flow import OPENINGS
from igroteka.games.grimm_forest.state import Table


class DueView(msgspec.Struct, frozen=True):
    """A card that acts in a window, and whose it is."""

    card: str
    seat: int


class LyingView(msgspec.Struct, frozen=True):
    """A card on a location; `figure`: a monster's figure stands there for it."""

    card: str
    type: str
    controller: int
    figure: bool


class LocationView(msgspec.Struct, frozen=True):
    stock: list[int]
    refill: list[int]
    """What is added to it before each round."""
    shares: list[int]
    """What each pig would collect of the stock that lies here now, if there were one, two, three or four of them."""
    awaited: list[int]
    """Likewise of what lay here when the pigs had come, what monsters devour left out; empty before that."""
    lurking: list[str]
    """The monsters that stood here then."""
    pigs: list[int]
    """The seats whose pigs are here, in turn order."""
    cards: list[LyingView]


class HouseView(msgspec.Struct, frozen=True):
    material: str
    sections: list[str]
    finished: bool
    plot: bool
    """It stands on a Prime Plot."""


class DebtView(msgspec.Struct, frozen=True):
    """What Ali Baba's owner gives back if they meet."""

    to: int
    material: str


class PlayerView(msgspec.Struct, frozen=True):
    pig: str
    """Its colour."""
    resources: list[int]
    houses: list[HouseView]
    finished: int
    prices: list[int]
    """Of base, walls and roof for this player now, the surcharge included."""
    plot_prices: list[int]
    """Likewise on a Prime Plot; empty without one."""
    surcharge: int
    """What walls cost on top, paid to opponents."""
    zones: int
    reward_tokens: list[str]
    announcement: str
    tower_stock: list[int]
    debt: DebtView | None
    collected: list[int]
    must_lay: bool
    blind: bool
    lays_last: bool
    runner: bool
    actions: int
    extra_actions: int


class TableView(engine.TableView, frozen=True):
    """Players by seat (`p0`), locations by id, resources as straw, wood, brick."""

    round: int
    first_player: int
    turn_order: list[int]
    window: str
    """'' while none is under way."""
    acting: DueView | None
    pending: list[DueView]
    coming: dict[str, list[DueView]]
    """By window that is still to open this round: the cards on the table that act in it."""
    locations: dict[str, LocationView]
    players: dict[str, PlayerView]
    sections: dict[str, list[int]]
    """Left in the supply, by material: base, walls, roof."""
    reward_tokens: dict[str, int]
    """By material, the seat that holds it; -1 for nobody."""
    monster_camp: dict[str, int]
    used: list[str]
    """Friends whose special action or hunt has been used this round."""
    houses_to_win: int


def locations(g: Table, places: list[list[LyingView]]) -> tuple[dict[str, LocationView], dict[str, int]]:
    """By location what is there, and the monster figures left in the camp."""
    left = {id: figure.copies for id, figure in g.box.figures.items()}
    for things in places:
        for thing in things:
            if thing.figure:
                left[thing.card] -= 1
    return {LOCATIONS[place]: location_view(g, place, things) for place, things in enumerate(places)}, left


def location_view(g: Table, place: int, things: list[LyingView]) -> LocationView:
    stock = g.stock[cells(place)]
    return LocationView(
        stock=stock,
        refill=list(g.box.refill[place]),
        shares=shares(g, place, tuple(stock)),
        awaited=shares(g, place, tuple(g.awaited[cells(place)])) if g.awaited else [],
        lurking=g.lurking[place].split() if g.lurking else [],
        pigs=[seat for seat in turn_order(g) if g.pig[seat] == place],
        cards=things,
    )


def shares(g: Table, place: int, stock: tuple[int, ...]) -> list[int]:
    return shares_of(stock, len(materials_of(g, place)) > 1, g.seats)


@lru_cache(1024)
def shares_of(stock: tuple[int, ...], mixed: bool, seats: int) -> list[int]:
    """Where one type is shown it is divided; where several are, the pigs take turns until nobody would have more."""
    if mixed:
        return [sum(stock) // pigs for pigs in range(1, seats + 1)]
    return [sum([count // pigs for count in stock]) for pigs in range(1, seats + 1)]


def coming(g: Table) -> dict[str, list[DueView]]:
    """In turn order; what is laid face down is not among them."""
    found: dict[str, list[DueView]] = {}
    windows = [window for window, opening in enumerate(OPENINGS) if opening >= g.phase]
    for seat in turn_order(g):
        for kind, zone in enumerate(PLAYERS[seat].acting):
            for card in g.cards[zone.n]:
                assert isinstance(card, EffectCard)
                acts = card.now if kind == PLAYED else card.later
                for window in windows:
                    if acts[window] is not None:
                        found.setdefault(WINDOWS[window], []).append(DueView(card=card.key, seat=seat))
    return found


def player_view(g: Table, seat: int) -> PlayerView:
    i = cell(seat, 0)
    surcharge = surcharge_of(g, seat, WALLS)
    return PlayerView(
        pig=list(g.box.pigs)[seat],
        resources=g.goods[i : i + 3],
        houses=[house_view(house) for house in g.houses[seat]],
        finished=finished(g, seat),
        prices=prices(g, seat, PLAIN_BUILDS, surcharge),
        plot_prices=prices(g, seat, PLOT_BUILDS, surcharge) if g.cards[PLAYERS[seat].plots.n] else [],
        surcharge=surcharge,
        zones=g.box.zones,
        reward_tokens=[m for n, m in enumerate(MATERIALS) if g.reward_tokens[n] == seat],
        announcement=g.announcement[seat],
        tower_stock=g.tower_stock[i : i + 3],
        debt=debt_view(g, seat),
        collected=g.collected[i : i + 3],
        must_lay=bool(g.must_lay >> seat & 1),
        blind=bool(g.blind >> seat & 1),
        lays_last=bool(g.lay_last >> seat & 1),
        runner=bool(g.runner >> seat & 1),
        actions=g.actions[seat],
        extra_actions=g.extra_actions[seat],
    )


def prices(g: Table, seat: int, builds: list[Action], surcharge: int) -> list[int]:
    """What base, walls and roof cost this player now, the surcharge on walls included; of straw as of the rest."""
    found = [price_of(g, seat, action) for action in builds[:3]]
    found[WALLS] += surcharge
    return found


def house_view(house: House) -> HouseView:
    return HouseView(
        material=MATERIALS[house.material],
        sections=list(SECTIONS[: house.sections]),
        finished=house.finished,
        plot=bool(house.plot),
    )


def due_view(g: Table, code: int) -> DueView:
    return DueView(card=g.catalogue[due_serial(code)].key, seat=due_seat(code))


def debt_view(g: Table, seat: int) -> DebtView | None:
    debt = g.debt[seat]
    return None if debt < 0 else DebtView(to=debt_seat(debt), material=MATERIALS[debt_material(debt)])


def lying(g: Table) -> list[list[LyingView]]:
    """The cards and figures on each location."""
    found: list[list[LyingView]] = [[] for _ in range(g.locations)]
    for seat in turn_order(g):
        me = PLAYERS[seat]
        for zone in (me.played, me.next_round, me.unique):
            for card in fables_in(g, zone):
                place = g.place.get(card.serial, NOWHERE)
                if place != NOWHERE:
                    figure = card.type == MONSTER and card.serial not in g.stand_ins
                    thing = LyingView(card=card.key, type=TYPES[card.type], controller=seat, figure=figure)
                    found[place].append(thing)
    return found


SHOWN: Final = Shown[Table, TableView](
    TableView,
    {
        "turn_order": lambda g, _: turn_order(g),
        "window": lambda g, _: WINDOWS[g.window] if g.acting >= 0 or g.pending else "",
        "acting": lambda g, _: due_view(g, g.acting) if g.acting >= 0 else None,
        "pending": lambda g, _: [due_view(g, code) for code in g.pending],
        "coming": lambda g, _: coming(g),
        "locations monster_camp": lambda g, _: locations(g, lying(g)),
        "players": lambda g, _: {PLAYERS[seat].key: player_view(g, seat) for seat in range(g.seats)},
        "sections": lambda g, _: {m: g.sections[cells(i)] for i, m in enumerate(MATERIALS)},
        "reward_tokens": lambda g, _: {m: g.reward_tokens[i] for i, m in enumerate(MATERIALS)},
        "houses_to_win": lambda g, _: g.box.to_win,
    },
)
