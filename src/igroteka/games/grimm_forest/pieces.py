"""What players choose from, as interned objects: bundles of resources, locations, actions, cards to lay; and players
with their zones.

Materials, sections and locations are numbered in the order of the content files.
"""

from typing import Final

from igroteka.engine import ALL, NOBODY, Option, Zone

STRAW: Final = 0
WOOD: Final = 1
BRICK: Final = 2
MATERIALS: Final[tuple[str, ...]] = ("straw", "wood", "brick")
SECTIONS: Final[tuple[str, ...]] = ("base", "walls", "roof")
BASE: Final = 0
WALLS: Final = 1
LOCATIONS: Final[tuple[str, ...]] = ("field", "forest", "quarry", "market")
FOREST: Final = 1
NOWHERE: Final = -1
SEATS: Final = 4


# Rows of three (materials by seat or location, sections by material) lie in one flat list, which forks copy at once.
def cell(row: int, column: int) -> int:
    """Where a number lies, as in `goods[cell(seat, material)]`."""
    return 3 * row + column


def cells(row: int) -> slice:
    """Where a row lies, as in `goods[cells(seat)]`."""
    return slice(3 * row, 3 * row + 3)


# An effect that is due, and a debt, are one number each, as they are saved.
def due_code(serial: int, seat: int) -> int:
    return SEATS * serial + seat


def due_serial(due: int) -> int:
    return due // SEATS


def due_seat(due: int) -> int:
    return due % SEATS


def debt_of(creditor: int, material: int) -> int:
    return 3 * creditor + material


def debt_seat(debt: int) -> int:
    return debt // 3


def debt_material(debt: int) -> int:
    return debt % 3


class Bundle(Option):
    """A few resources: `straw`, `2_wood`, `straw_2_brick`."""

    def __init__(self, straw: int, wood: int, brick: int) -> None:
        self.counts: Final = (straw, wood, brick)
        self.size: Final = straw + wood + brick
        parts = [f"{n}_{m}" if n > 1 else m for n, m in zip((straw, wood, brick), MATERIALS, strict=True) if n]
        super().__init__("_".join(parts) or "nothing")


LARGEST: Final = 3
"""The largest bundle that is chosen at once; more is chosen in several steps."""


def bundles_of(size: int) -> list[Bundle]:
    """Brick first, so that the first one is what time would choose."""
    return [Bundle(size - b - w, w, b) for b in range(size, -1, -1) for w in range(size - b, -1, -1)]


BUNDLES: Final = [bundles_of(size) for size in range(LARGEST + 1)]
"""By size: every choice of so many resources."""
MATERIAL: Final = [Bundle(1, 0, 0), Bundle(0, 1, 0), Bundle(0, 0, 1)]
"""One resource, or a type, by material."""


class Place(Option):
    def __init__(self, n: int) -> None:
        super().__init__(LOCATIONS[n])
        self.n: Final = n


PLACES: Final = [Place(n) for n in range(len(LOCATIONS))]


class House(Option):
    """A house of one material with its first `sections` sections; `plot`: it stands on a Prime Plot. Interned."""

    def __init__(self, material: int, sections: int, plot: int) -> None:
        head = "house_plot" if plot else "house"
        super().__init__(f"{head}:{MATERIALS[material]}:{SECTIONS[sections - 1]}")
        self.material: Final = material
        self.sections: Final = sections
        self.plot: Final = plot
        self.finished: Final = sections == len(SECTIONS)


HOUSES: Final = [[[House(m, s + 1, plot) for plot in (0, 1)] for s in range(3)] for m in range(3)]
"""By material, last section built, and whether it stands on a Prime Plot."""


DRAW: Final = 0
GAIN: Final = 1
BUILD: Final = 2
SPECIAL: Final = 3
FAREWELL: Final = 4
END: Final = 5


class Action(Option):
    """Something to do in a build turn."""

    def __init__(self, key: str, code: int, material: int = NOWHERE, section: int = NOWHERE, plot: int = 0) -> None:
        super().__init__(key)
        self.code: Final = code
        self.material: Final = material
        self.section: Final = section
        self.plot: Final = plot


DRAW_FABLE: Final = Action("draw_fable", DRAW)
END_TURN: Final = Action("end_turn", END)
GAINS: Final = [Action(f"gain:{m}", GAIN, i) for i, m in enumerate(MATERIALS)]
BUILDS: Final = [
    [
        [Action(f"{head}:{m}:{s}", BUILD, i, j, plot) for plot, head in enumerate(("build", "build_plot"))]
        for j, s in enumerate(SECTIONS)
    ]
    for i, m in enumerate(MATERIALS)
]
"""By material, section, and whether on a Prime Plot."""
PLAIN_BUILDS: Final = [BUILDS[m][s][0] for m in range(3) for s in range(3)]
PLOT_BUILDS: Final = [BUILDS[m][s][1] for m in range(3) for s in range(3)]
ALL_BUILDS: Final = PLAIN_BUILDS + PLOT_BUILDS
ORDINARY: Final = [DRAW_FABLE, *GAINS, *PLAIN_BUILDS]


class Lay(Option):
    """A gather card and a fable, or none, to lay together."""

    def __init__(self, gather: str, fable: str) -> None:
        super().__init__(f"lay_with:{gather}:{fable}" if fable else f"lay:{gather}")
        self.gather: Final = gather
        self.fable: Final = fable


class Rival(Option):
    """Something done to one player: `give:p1`, `peek_fable:p2`."""

    def __init__(self, head: str, seat: int) -> None:
        super().__init__(f"{head}:p{seat}")
        self.seat: Final = seat


KEEP_FRIEND: Final = Option("keep_friend")
GIVE_FRIEND: Final = [Rival("give_friend", seat) for seat in range(SEATS)]
PEEK_GATHER: Final = [Rival("peek_gather", seat) for seat in range(SEATS)]
PEEK_FABLE: Final = [Rival("peek_fable", seat) for seat in range(SEATS)]
PAID_BY: Final = [Rival("paid_by", seat) for seat in range(SEATS)]


class Steal(Option):
    def __init__(self, seat: int, material: int) -> None:
        super().__init__(f"steal:p{seat}:{MATERIALS[material]}")
        self.seat: Final = seat
        self.material: Final = material


STEALS: Final = [[Steal(seat, m) for m in range(3)] for seat in range(SEATS)]


class Pebble(Option):
    """One resource of a location."""

    def __init__(self, place: int, material: int) -> None:
        super().__init__(f"take:{LOCATIONS[place]}:{MATERIALS[material]}")
        self.place: Final = place
        self.material: Final = material


PEBBLES: Final = [[Pebble(place, m) for m in range(3)] for place in range(len(LOCATIONS))]


class Swap(Option):
    """The laid gather cards of two players."""

    def __init__(self, a: int, b: int) -> None:
        super().__init__(f"swap:p{a}:p{b}")
        self.a: Final = a
        self.b: Final = b


SWAPS: Final = [Swap(a, b) for a in range(SEATS) for b in range(a + 1, SEATS)]


class Trade(Option):
    """Some of one type for some of another; how many, the card says."""

    def __init__(self, give: int, get: int) -> None:
        super().__init__(f"trade:{MATERIALS[give]}:{MATERIALS[get]}")
        self.give: Final = give
        self.get: Final = get


TRADES: Final = [Trade(a, b) for a in range(3) for b in range(3) if a != b]


class Offer(Option):
    """A gift to one opponent: so many of one type."""

    def __init__(self, seat: int, material: int, amount: int) -> None:
        what = f"{amount}_{MATERIALS[material]}" if amount > 1 else MATERIALS[material]
        super().__init__(f"offer:p{seat}:{what}")
        self.seat: Final = seat
        self.material: Final = material
        self.amount: Final = amount


OFFERS: Final = [[[Offer(seat, m, n + 1) for n in range(LARGEST)] for m in range(3)] for seat in range(SEATS)]
"""By seat, material, and amount less one."""


class Keep(Option):
    """The two gather cards that stay usable beside the Little Mermaid."""

    def __init__(self, a: str, b: str) -> None:
        super().__init__(f"keep:{a}:{b}")
        self.kept: Final = (a, b)


ALONE: Final = Option("alone")
NOT_ALONE: Final = Option("not_alone")
STAY: Final = Option("stay")


# --- Zones ---------------------------------------------------------------------------------------------------------

FABLE_DECK: Final = Zone(0, "fable_deck", NOBODY, "fables", ordered=True)
FABLE_DISCARD: Final = Zone(1, "fable_discard", ALL, "fables", ordered=True)
FRIEND_DECK: Final = Zone(2, "friend_deck", NOBODY, "friends", ordered=True)
FRIEND_DISCARD: Final = Zone(3, "friend_discard", ALL, "friends", ordered=True)
OFFERED: Final = Zone(4, "offered", ALL, "friends")
"""A friend just gained, before it is kept or given."""
TAVERN: Final = Zone(5, "tavern", NOBODY, "friends", ordered=True, spare=False)
"""Friends drawn for a night at the tavern; whoever drew them is shown them."""
DRAWN: Final = Zone(6, "drawn", NOBODY, "fables", ordered=True, spare=False)
"""Fables drawn to choose from; whoever drew them is shown them."""
TURNED_UP: Final = Zone(7, "turned_up", ALL, "fables")
COMMON: Final = (FABLE_DECK, FABLE_DISCARD, FRIEND_DECK, FRIEND_DISCARD, OFFERED, TAVERN, DRAWN, TURNED_UP)


class Player(Option):
    """A seat and its zones, shared by all forks."""

    def __init__(self, seat: int) -> None:
        super().__init__(f"p{seat}")
        self.seat: Final = seat
        self.bit: Final = 1 << seat
        n, own, me = len(COMMON) + 10 * seat, 1 << seat, f"p{seat}"
        self.fable_hand: Final = Zone(n, f"fable_hand:{me}", own, "fables")
        self.gather_hand: Final = Zone(n + 1, f"gather_hand:{me}", own, "gather", spare=True)
        self.laid_gather: Final = Zone(n + 2, f"laid_gather:{me}", own, "gather", spare=True)
        self.laid_fable: Final = Zone(n + 3, f"laid_fable:{me}", NOBODY, "fables")
        """Nobody sees it as such: who laid it from hand knows it, a blind one is known to nobody (LS-261)."""
        self.locked_gather: Final = Zone(n + 4, f"locked_gather:{me}", own, "gather", spare=True)
        self.friend: Final = Zone(n + 5, f"friend:{me}", ALL, "friends")
        self.played: Final = Zone(n + 6, f"played:{me}", ALL, "fables")
        self.next_round: Final = Zone(n + 7, f"next_round:{me}", ALL, "fables")
        """Next Round fables that were laid in the last round and act in this one."""
        self.unique: Final = Zone(n + 8, f"unique_location:{me}", ALL, "fables")
        """Unique Locations on the boards that this player controls; `Table.place` says where."""
        self.plots: Final = Zone(n + 9, f"plot_zone:{me}", ALL, "fables")
        self.acting: Final[tuple[Zone, ...]] = (self.friend, self.next_round, self.unique, self.played)
        """The zones whose cards act in windows, in the order in which time would apply them."""

    def zones(self) -> tuple[Zone, ...]:
        return (
            self.fable_hand,
            self.gather_hand,
            self.laid_gather,
            self.laid_fable,
            self.locked_gather,
            self.friend,
            self.played,
            self.next_round,
            self.unique,
            self.plots,
        )


PLAYERS: Final = [Player(seat) for seat in range(SEATS)]


def zones_of(players: int) -> tuple[Zone, ...]:
    zones = list(COMMON)
    for seat in range(players):
        zones.extend(PLAYERS[seat].zones())
    return tuple(zones)
