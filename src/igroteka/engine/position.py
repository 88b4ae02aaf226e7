"""Setting up positions that are written with the names of the glossary.

Cards are fetched by key into named zones, from their own pool first; surplus cards go to another pile of their pool.
So a position is always a rearrangement of the real box; one that breaks conservation is refused.
"""

import re
from collections.abc import Mapping, Sequence
from typing import Final, TypeVar

from igroteka.engine.fate import Fate, unpacked
from igroteka.engine.fields import Field, bad_position, patched
from igroteka.engine.match import Match
from igroteka.engine.options import ALL, NOBODY, BadPosition, Card
from igroteka.engine.ruleset import Ruleset
from igroteka.engine.setup import Setup
from igroteka.engine.state import State, Zone

G = TypeVar("G", bound=State)

MARK: Final = re.compile(r"(\S+) (\d+) ([01]+)")
RESERVED: Final = ("asked", "now", "away", "fate", "known", "takebacks")


def arrange(
    game: Ruleset[G], setup: Setup, at: str, position: Mapping[str, object], script: Sequence[int | str | list[str]]
) -> Match[G]:
    """A match at a named rest point. Zones: keys from the top down, `...` at the end for the cards already there."""
    setup.arranged = True
    g = game.table(setup)
    first = Match(game, g, setup, listen=False, forkable=False)
    if not at:
        first.begin()
        g = first.g
    conserved = game.tokens(g)
    zones = {zone_name(zone): zone for zone in g.zones}
    place_cards(g, {zones[name]: keys_of(name, keys) for name, keys in position.items() if name in zones})
    fields = {field.name: field for field in game.fields}
    for name, value in position.items():
        if name in fields:
            fields[name].put(g, patched(fields[name].get(g), value))
        elif name not in zones and name not in RESERVED:
            known = f"zones: {' '.join(zones)}; fields: {' '.join(fields)}"
            raise bad_position(f"{name} is neither a zone nor a field of {game.id}; {known}")
    if at:
        names = [phase.name for phase in game.phases]
        if at not in names:
            raise bad_position(f"at={at}: the rest points of {game.id} are {' '.join(names)}")
        g.phase = game.phase(at)
    game.complete(g)
    counts = game.tokens(g)
    for name, count in conserved.items():
        if counts.get(name, 0) != count:
            raise bad_position(f"{name}: {counts.get(name, 0)} instead of {count}")
    wrong = game.refuses_position(g)
    if wrong:
        raise bad_position(wrong)
    g.asked = 0
    put_reserved(g, position)
    g.fate.script(*script)
    match = Match(game, g, setup)
    match.takebacks = number(position, "takebacks", 0)
    match.begin()
    return match


def zone_name(zone: Zone) -> str:
    """The zone's name as a keyword of `arrange`: `hand:p0` is `hand_p0`."""
    return zone.name.replace(":", "_")


def keys_of(name: str, keys: object) -> list[object]:
    if isinstance(keys, str):
        return [... if key == "..." else key for key in keys.split()]
    if isinstance(keys, (list, tuple)):
        return [... if key == "..." else key for key in keys]
    raise bad_position(f"{name}: expected a list of card keys, found {keys!r}")


def place_cards(g: State, wanted: dict[Zone, list[object]]) -> None:
    """Give every named zone its cards; surplus cards go to the hidden pile of their pool that is not named."""
    loose: list[tuple[Card, Zone]] = []
    for zone, keys in wanted.items():
        if ... not in keys:
            loose.extend((card, zone) for card in g.cards[zone.n])
            g.cards[zone.n] = ()
    tops: dict[Zone, list[Card]] = {}
    for zone, keys in wanted.items():
        tops[zone] = [fetch(g, zone, str(key), loose, wanted) for key in keys if key is not ...]
    for zone, cards in tops.items():
        g.cards[zone.n] += tuple(reversed(cards))
    for card, zone in reversed(loose):
        home = home_of(g, zone, wanted)
        if home is None:
            raise no_home(zone, [c.key for c, z in loose if z.pool == zone.pool])
        g.known.pop(card.serial, None)
        g.cards[home.n] = (card, *g.cards[home.n])


def fetch(g: State, zone: Zone, key: str, loose: list[tuple[Card, Zone]], wanted: dict[Zone, list[object]]) -> Card:
    """A card with that key: from its own pool first, surplus cards first, from decks before open piles before hands."""
    others = [z for z in g.zones if z not in wanted or ... in wanted[z]]
    others.sort(key=lambda z: (z is not zone, secrecy(z), z.n))
    for own in (True, False):
        for pair in loose:
            if pair[0].key == key and (pair[1].pool == zone.pool) is own:
                loose.remove(pair)
                g.known.pop(pair[0].serial, None)
                return pair[0]
        for other in others:
            for card in g.cards[other.n]:
                if card.key == key and (other.pool == zone.pool) is own:
                    g.cards[other.n] = tuple([c for c in g.cards[other.n] if c is not card])
                    g.known.pop(card.serial, None)
                    return card
    raise bad_position(f"{zone.name}: there is no {key} left")


def secrecy(zone: Zone) -> int:
    return 0 if zone.audience == NOBODY else 1 if zone.audience == ALL else 2


def no_home(zone: Zone, keys: list[str]) -> BadPosition:
    left = " ".join(keys[:5]) + (" and more" if len(keys) > 5 else "")
    return bad_position(
        f"{zone.name}: no other pile may hold the {len(keys)} cards left over ({left}); `...` keeps them there"
    )


def home_of(g: State, zone: Zone, wanted: dict[Zone, list[object]]) -> Zone | None:
    """Where a surplus card goes: a pile that may hold it, or a zone that was given with `...`."""
    free = [z for z in g.zones if z.pool == zone.pool and (... in wanted[z] if z in wanted else z.spare)]
    free.sort(key=lambda z: (secrecy(z), not z.ordered, z in wanted, z.n))
    return free[0] if free else None


def put_reserved(g: State, position: Mapping[str, object]) -> None:
    g.asked = number(position, "asked", 0)
    g.now = number(position, "now", g.now)
    g.away = number(position, "away", g.away)
    if "fate" in position:
        g.fate = fate_of(position["fate"])
    for mark in Field("known", list[str]).read(position.get("known", [])):
        put_mark(g, mark)


def put_mark(g: State, mark: str) -> None:
    """`deck 0 101`: who knows the card of a zone at this place from the top."""
    found = MARK.fullmatch(mark)
    pile = () if found is None else next((g.of(zone) for zone in g.zones if zone.name == found[1]), ())
    if found is None or int(found[2]) >= len(pile):
        raise bad_position(
            f"known: {mark!r} names no card; a mark looks like `deck 0 101`: zone, place from the top, eyes"
        )
    g.known[pile[-1 - int(found[2])].serial] = int(found[3], 2)


def number(position: Mapping[str, object], name: str, default: int) -> int:
    value = position.get(name, default)
    if not isinstance(value, int):
        raise bad_position(f"{name}: expected a number, found {value!r}")
    return value


def fate_of(written: object) -> Fate:
    packed = Field("fate", list[int | str]).read(written)
    try:
        return unpacked(packed)
    except ValueError as error:
        raise bad_position(f"fate: {error}") from None
