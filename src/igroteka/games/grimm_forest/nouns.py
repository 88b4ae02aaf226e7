"""The fields of the Table by the glossary's names, for arranged positions, texts and saves.

What the Table keeps by serial is written by zone and place from the top, since a serial means nothing to a person.
"""

from typing import Final

from igroteka.engine import Noun, Zone
from igroteka.engine.arrange import zone_name
from igroteka.engine.nouns import bad
from igroteka.games.grimm_forest.options import HOUSES, LOCATIONS, MATERIALS, NOWHERE, SEATS, SECTIONS, House
from igroteka.games.grimm_forest.state import PLAYERS, Table


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


def serial_at(g: Table, noun: str, name: str, place: str) -> tuple[int, int]:
    """The serial of the card at a spot, and the seat whose zone it is."""
    for zone in in_play(g):
        if zone_name(zone) == name and place.isdigit() and int(place) < len(g.cards[zone.n]):
            return g.cards[zone.n][-1 - int(place)].serial, int(name[-1])
    raise bad(f"{noun}: no card at {name} {place}")


class Places(Noun[Table]):
    """Where cards lie on locations: `played_p0 0 quarry`, and `card` behind it for a monster without a figure."""

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
            if len(words) < 3 or words[2] not in LOCATIONS:
                raise bad(f"{self.name}: {text!r}, expected a zone, a place from the top and a location")
            serial, _ = serial_at(g, self.name, words[0], words[1])
            g.place[serial] = LOCATIONS.index(words[2])
            if words[3:] == ["card"]:
                g.stand_ins.append(serial)


class Pending(Noun[Table]):
    """What a window has still to apply, by spots, in turn order."""

    def get(self, g: Table) -> object:
        return [spot for spot in [own_spot(g, code) for code in g.pending] if spot]

    def put(self, g: Table, value: object) -> None:
        g.pending = [code_at(g, self.name, spot) for spot in self.read(value)]


class Acting(Noun[Table]):
    """What is being applied right now; '' for nothing."""

    def get(self, g: Table) -> object:
        return own_spot(g, g.acting) if g.acting >= 0 else ""

    def put(self, g: Table, value: object) -> None:
        spot = self.read(value)
        g.acting = code_at(g, self.name, spot) if spot else NOWHERE


def own_spot(g: Table, code: int) -> str:
    """Of something due, if its card still lies with the player for whom it was due."""
    spot = spot_of(g, code >> 2)
    return spot if spot.split(" ")[0].endswith(f"p{code & 3}") else ""


def code_at(g: Table, noun: str, spot: str) -> int:
    words = spot.split()
    if len(words) != 2:
        raise bad(f"{noun}: {spot!r}, expected a zone and a place from the top")
    serial, seat = serial_at(g, noun, words[0], words[1])
    return SEATS * serial + seat


class Houses(Noun[Table]):
    """By seat: houses as `straw walls` (built up to the walls), with `plot` behind for one on a Prime Plot."""

    def get(self, g: Table) -> object:
        return [[house_text(house) for house in houses] for houses in g.houses]

    def put(self, g: Table, value: object) -> None:
        g.houses = [[house_of(self.name, text) for text in texts] for texts in self.read(value)]


def house_text(house: House) -> str:
    plot = " plot" if house.plot else ""
    return f"{MATERIALS[house.material]} {SECTIONS[house.sections - 1]}{plot}"


def house_of(noun: str, text: str) -> House:
    words = text.split()
    if len(words) < 2 or words[0] not in MATERIALS or words[1] not in SECTIONS:
        raise bad(f"{noun}: {text!r} is no house; write `straw walls`")
    return HOUSES[MATERIALS.index(words[0])][SECTIONS.index(words[1])][1 if words[2:] == ["plot"] else 0]


class Counters(Noun[Table]):
    """Resources by seat or by location: `[straw, wood, brick]` for each of them."""

    def get(self, g: Table) -> object:
        flat = getattr(g, self.attribute)
        return [flat[i : i + 3] for i in range(0, len(flat), 3)]

    def put(self, g: Table, value: object) -> None:
        rows = self.read(value)
        if len(rows) != len(getattr(g, self.attribute)) // 3 or any(len(row) != 3 or min(row) < 0 for row in rows):
            raise bad(f"{self.name}: {value!r}, expected [straw, wood, brick] for each")
        setattr(g, self.attribute, [count for row in rows for count in row])


class Stock(Noun[Table]):
    """By location: `[straw, wood, brick]`. Locations that are not named keep what they have."""

    def get(self, g: Table) -> object:
        return {LOCATIONS[i]: g.stock[3 * i : 3 * i + 3] for i in range(g.locations)}

    def put(self, g: Table, value: object) -> None:
        for name, counts in self.read(value).items():
            if name not in LOCATIONS[: g.locations] or len(counts) != 3 or min(counts) < 0:
                raise bad(f"{self.name}: {name} {counts}")
            i = 3 * LOCATIONS.index(name)
            g.stock[i : i + 3] = counts


NOUNS: Final[tuple[Noun[Table], ...]] = (
    Noun("frog_from_deck", bool),
    Noun("round", int),
    Noun("first_player", int),
    Counters("resources", list[list[int]], "goods"),
    Stock("stock", dict[str, list[int]]),
    Houses("houses", list[list[str]]),
    Counters("sections", list[list[int]]),
    Noun("reward_tokens", list[int]),
    Places("place", list[str]),
    Counters("tower_stock", list[list[int]]),
    Noun("unkept", list[int]),
    Noun("announcement", list[str]),
    Noun("debt", list[int]),
    Noun("must_lay", int),
    Noun("blind", int),
    Noun("lay_last", int),
    Noun("monsters_played", int),
    Noun("revealed", list[int]),
    Noun("pig", list[int]),
    Noun("runner", int),
    Counters("collected", list[list[int]]),
    Noun("visited", int),
    Noun("actions", list[int]),
    Noun("extra_actions", list[int]),
    Noun("used", list[str]),
    Noun("builder", int),
    Noun("window", int),
    Pending("pending", list[str]),
    Acting("acting", str),
)
