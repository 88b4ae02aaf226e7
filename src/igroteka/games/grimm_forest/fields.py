"""The fields of the Table by the glossary's names, for arranged positions, texts and saves.

What the Table keeps by serial is written by zone and place from the top, since a serial means nothing to a person.
"""

from collections.abc import Mapping
from typing import Final

from igroteka.engine import Field, Zone, bad_position, fields_of, zone_name
from igroteka.games.grimm_forest.pieces import (
    HOUSES,
    LOCATIONS,
    MATERIALS,
    NOWHERE,
    PLAYERS,
    SECTIONS,
    House,
    cell,
    cells,
    due_code,
    due_seat,
    due_serial,
)
from igroteka.games.grimm_forest.state import SAVED, Table


def spot_of(g: Table, serial: int) -> str:
    """`played_p0 0`: the top card of that zone; '' for a card that lies in none of the zones in play."""
    for zone in in_play(g):
        pile = g.cards[zone.n]
        for i, card in enumerate(reversed(pile)):
            if card.serial == serial:
                return f"{zone_name(zone)} {i}"
    return ""


def in_play(g: Table) -> list[Zone]:
    zones: list[Zone] = []
    for me in PLAYERS[: g.seats]:
        zones.extend([me.friend, me.played, me.next_round, me.unique])
    return zones


def serial_at(g: Table, field: str, name: str, place: str) -> tuple[int, int]:
    """The serial of the card at a spot, and the seat whose zone it is."""
    for zone in in_play(g):
        if zone_name(zone) == name and place.isdigit() and int(place) < len(g.cards[zone.n]):
            return g.cards[zone.n][-1 - int(place)].serial, int(name[-1])
    raise bad_position(f"{field}: no card at {name} {place}")


def spot_of_key(g: Table, field: str, key: str) -> list[str]:
    """The first card of that key in play that lies nowhere yet, as zone and place from the top."""
    for zone in in_play(g):
        for card in g.cards[zone.n]:
            if card.key == key and card.serial not in g.place:
                return spot_of(g, card.serial).split()
    raise bad_position(f"{field}: no {key} among the cards in play")


class Places(Field[Table]):
    """Where cards lie on locations: `played_p0 0 quarry`, and `card` behind it for a monster without a figure.

    The card may be named instead of its zone and place: `wolf quarry`.
    """

    def get(self, g: Table) -> object:
        found: list[str] = []
        for serial, place in g.place.items():
            stand_in = " card" if serial in g.stand_ins else ""
            found.append(f"{spot_of(g, serial)} {LOCATIONS[place]}{stand_in}")
        return sorted(found)

    def put(self, g: Table, value: object) -> None:
        g.place.clear()
        g.stand_ins.clear()
        for text in self.read(value):
            words = text.split()
            if len(words) > 1 and words[1] in LOCATIONS[: g.locations]:
                words[:1] = spot_of_key(g, self.name, words[0])
            if len(words) < 3 or words[2] not in LOCATIONS[: g.locations]:
                raise bad_position(f"{self.name}: {text!r}, expected a zone, a place from the top and a location")
            serial, _ = serial_at(g, self.name, words[0], words[1])
            g.place[serial] = LOCATIONS.index(words[2])
            if words[3:] == ["card"]:
                g.stand_ins.append(serial)


class Pending(Field[Table]):
    """What a window has still to apply, by spots, in turn order."""

    def get(self, g: Table) -> object:
        return [spot for spot in [own_spot(g, code) for code in g.pending] if spot]

    def put(self, g: Table, value: object) -> None:
        g.pending = [code_at(g, self.name, spot) for spot in self.read(value)]


class Acting(Field[Table]):
    """What is being applied right now; '' for nothing."""

    def get(self, g: Table) -> object:
        return own_spot(g, g.acting) if g.acting >= 0 else ""

    def put(self, g: Table, value: object) -> None:
        spot = self.read(value)
        g.acting = code_at(g, self.name, spot) if spot else NOWHERE


def own_spot(g: Table, code: int) -> str:
    """Of something due, if its card still lies with the player for whom it was due."""
    spot = spot_of(g, due_serial(code))
    return spot if spot.split(" ")[0].endswith(f"p{due_seat(code)}") else ""


def code_at(g: Table, field: str, spot: str) -> int:
    words = spot.split()
    if len(words) != 2:
        raise bad_position(f"{field}: {spot!r}, expected a zone and a place from the top")
    serial, seat = serial_at(g, field, words[0], words[1])
    return due_code(serial, seat)


class Houses(Field[Table]):
    """By seat: houses as `straw walls` (built up to the walls), with `plot` behind for one on a Prime Plot."""

    def get(self, g: Table) -> object:
        return [[house_text(house) for house in houses] for houses in g.houses]

    def put(self, g: Table, value: object) -> None:
        """What stands on the boards is taken from the supply."""
        rows = self.read(value)
        if len(rows) != g.seats:
            raise bad_position(f"{self.name}: {len(rows)} rows for {g.seats} seats")
        g.houses = [[house_of(self.name, text) for text in texts] for texts in rows]
        g.sections = [copies for _ in MATERIALS for copies in g.box.copies]
        for houses in g.houses:
            for house in houses:
                for section in range(house.sections):
                    g.sections[cell(house.material, section)] -= 1
        if min(g.sections) < 0:
            i = g.sections.index(min(g.sections))
            raise bad_position(f"{self.name}: too many sections {MATERIALS[i // 3]}_{SECTIONS[i % 3]}")


def house_text(house: House) -> str:
    plot = " plot" if house.plot else ""
    return f"{MATERIALS[house.material]} {SECTIONS[house.sections - 1]}{plot}"


def house_of(field: str, text: str) -> House:
    words = text.split()
    if len(words) < 2 or words[0] not in MATERIALS or words[1] not in SECTIONS:
        raise bad_position(f"{field}: {text!r} is no house; write `straw walls`")
    return HOUSES[MATERIALS.index(words[0])][SECTIONS.index(words[1])][1 if words[2:] == ["plot"] else 0]


def counts_of(value: object) -> object:
    """`{"wood": 2}` as `[0, 2, 0]`; anything else as it is."""
    if isinstance(value, Mapping) and all(name in MATERIALS for name in value):
        return [value.get(name, 0) for name in MATERIALS]
    return value


class Counters(Field[Table]):
    """Resources by seat, sections by material: `[straw, wood, brick]` for each of them, or `{"wood": 2}`."""

    def get(self, g: Table) -> object:
        flat = getattr(g, self.attribute)
        return [flat[i : i + 3] for i in range(0, len(flat), 3)]

    def put(self, g: Table, value: object) -> None:
        rows = self.read([counts_of(row) for row in value] if isinstance(value, list) else value)
        if len(rows) != len(getattr(g, self.attribute)) // 3 or any(len(row) != 3 or min(row) < 0 for row in rows):
            raise bad_position(f"{self.name}: {value!r}, expected [straw, wood, brick] for each")
        setattr(g, self.attribute, [count for row in rows for count in row])


class Stock(Field[Table]):
    """By location: `[straw, wood, brick]`, `{"brick": 5}`, or `5` where one type lies; others keep their own."""

    def get(self, g: Table) -> object:
        return {LOCATIONS[i]: g.stock[cells(i)] for i in range(g.locations)}

    def put(self, g: Table, value: object) -> None:
        given, names = value if isinstance(value, Mapping) else {}, LOCATIONS[: g.locations]
        unknown = [name for name in given if name not in names]
        if unknown:
            raise bad_position(f"{self.name}: {unknown[0]!r} is none of {' '.join(names)}")
        for name, counts in self.read({n: counts_at(g, str(n), c) for n, c in given.items()} or value).items():
            if len(counts) != 3 or min(counts) < 0:
                raise bad_position(f"{self.name}: {name} {counts}, expected [straw, wood, brick]")
            i = cell(LOCATIONS.index(name), 0)
            g.stock[i : i + 3] = counts


def counts_at(g: Table, name: str, value: object) -> object:
    """A bare number is so many of the one type that the location shows."""
    if isinstance(value, int) and name in LOCATIONS[: g.locations]:
        shown = [m for m in range(3) if g.box.refill[LOCATIONS.index(name)][m]]
        if len(shown) == 1:
            return [value if m == shown[0] else 0 for m in range(3)]
    return counts_of(value)


def number_of(field: str, value: object, names: tuple[str, ...]) -> object:
    """A seat or location by name or number; '' and None are nowhere."""
    if value is None or value == "":
        return NOWHERE
    if isinstance(value, str):
        if value not in names:
            raise bad_position(f"{field}: {value!r} is none of {' '.join(names)}")
        return names.index(value)
    if isinstance(value, int) and not NOWHERE <= value < len(names):
        raise bad_position(f"{field}: {value} is none of {' '.join(names)}")
    return value


def numbers_of(field: str, value: object, names: tuple[str, ...]) -> object:
    """A list of them; anything else as it is."""
    return [number_of(field, each, names) for each in value] if isinstance(value, (list, tuple)) else value


def bits_of(field: str, value: object, names: tuple[str, ...]) -> object:
    """A set of them as bits; anything else as it is."""
    if not isinstance(value, (list, tuple)):
        return value
    bits = 0
    for each in value:
        n = number_of(field, each, names)
        if not isinstance(n, int) or n < 0:
            raise bad_position(f"{field}: {each!r} is none of {' '.join(names)}")
        bits |= 1 << n
    return bits


def seat_names(g: Table) -> tuple[str, ...]:
    return tuple(me.key for me in PLAYERS[: g.seats])


class Seat(Field[Table]):
    """A seat: `p1`, or its number."""

    def put(self, g: Table, value: object) -> None:
        seat = self.read(number_of(self.name, value, seat_names(g)))
        if seat < 0:
            raise bad_position(f"{self.name}: {value!r} is no seat")
        setattr(g, self.attribute, seat)


class Seats(Field[Table]):
    """A set of seats: `["p0", "p2"]`; written as bits."""

    def put(self, g: Table, value: object) -> None:
        bits = self.read(bits_of(self.name, value, seat_names(g)))
        if not 0 <= bits < 1 << g.seats:
            raise bad_position(f"{self.name}: {value!r} are no seats")
        setattr(g, self.attribute, bits)


class Whereabouts(Field[Table]):
    """By seat: a location by name or number, '' for nowhere."""

    def put(self, g: Table, value: object) -> None:
        places = self.read(numbers_of(self.name, value, LOCATIONS[: g.locations]))
        if len(places) != g.seats:
            raise bad_position(f"{self.name}: {len(places)} locations for {g.seats} seats")
        setattr(g, self.attribute, places)


class Tokens(Field[Table]):
    """By material: who holds the reward token, '' for nobody. `["p0", "", ""]`."""

    def put(self, g: Table, value: object) -> None:
        holders = self.read(numbers_of(self.name, value, seat_names(g)))
        if len(holders) != len(MATERIALS):
            raise bad_position(f"{self.name}: {value!r}, expected who holds straw, wood, brick")
        setattr(g, self.attribute, holders)


class Debts(Field[Table]):
    """By seat, Ali Baba's: whom it was stolen from and what, `p1 straw`, '' for none; or the number of the two."""

    def put(self, g: Table, value: object) -> None:
        names = tuple(f"{seat} {material}" for seat in seat_names(g) for material in MATERIALS)
        debts = self.read(numbers_of(self.name, value, names))
        if len(debts) != g.seats:
            raise bad_position(f"{self.name}: {len(debts)} values for {g.seats} seats")
        setattr(g, self.attribute, debts)


class Visited(Field[Table]):
    """The locations where a pig stood while resources were collected, by name; written as bits."""

    def put(self, g: Table, value: object) -> None:
        setattr(g, self.attribute, self.read(bits_of(self.name, value, LOCATIONS[: g.locations])))


class Unkept(Field[Table]):
    """By seat: own gather cards that slide under the Little Mermaid in the clean-up, by name; written as bits."""

    def put(self, g: Table, value: object) -> None:
        kinds = tuple(sorted(g.box.gatherings, key=g.box.location_of))[: g.locations]
        rows = [bits_of(self.name, row, kinds) for row in value] if isinstance(value, list) else value
        unkept = self.read(rows)
        if len(unkept) != g.seats or not all(0 <= bits < 1 << g.locations for bits in unkept):
            raise bad_position(f"{self.name}: {value!r}, expected gather cards for each of {g.seats} seats")
        g.unkept = unkept


class EachSeat(Field[Table]):
    """A list by seat."""

    def put(self, g: Table, value: object) -> None:
        rows = self.read(value)
        if len(rows) != g.seats:
            raise bad_position(f"{self.name}: {len(rows)} values for {g.seats} seats")
        setattr(g, self.attribute, rows)


FIELDS: Final = fields_of(
    SAVED,
    Seat("first_player", int),
    Counters("resources", list[list[int]], "goods"),
    Stock("stock", dict[str, list[int]]),
    Houses("houses", list[list[str]]),
    Counters("sections", list[list[int]]),
    Tokens("reward_tokens", list[int]),
    Places("place", list[str]),
    Counters("tower_stock", list[list[int]]),
    Unkept("unkept", list[int], hidden=True),
    EachSeat("announcement", list[str]),
    Debts("debt", list[int]),
    Seats("must_lay", int),
    Seats("blind", int),
    Seats("lay_last", int),
    Whereabouts("revealed", list[int]),
    Whereabouts("pig", list[int]),
    Seats("runner", int),
    Counters("collected", list[list[int]]),
    Visited("visited", int),
    EachSeat("actions", list[int]),
    EachSeat("extra_actions", list[int]),
    Pending("pending", list[str]),
    Acting("acting", str),
)
