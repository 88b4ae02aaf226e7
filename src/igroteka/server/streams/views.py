"""Views in encoded parts: what has not changed, and what everybody sees alike, is encoded once and shared.

The parts are those of `engine.view`; joined together they are `match.view(seat)` as JSON, which a test holds for every
game.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import compress, count
from operator import is_not
from typing import Any, Final

import msgspec
from msgspec.structs import asdict

from igroteka.engine import ALL, Ask, Card, Event, State, Zone, eyes
from igroteka.engine.match import AnyMatch
from igroteka.engine.ruleset import Ruleset
from igroteka.engine.table_view import parts_of
from igroteka.engine.view import CardView, ZoneView, common_view, own_view, wait_views, zone_view, zones_shown

HIDDEN: Final = 0
OPEN: Final = -1

encode: Final = msgspec.json.Encoder().encode

Parts = dict[str, bytes]
"""Fields by name, each encoded."""

NOTHING_ALIKE: Final[Parts] = {}
"""Of a table of which any field may differ."""


class EncodedZone:
    """A zone as some audience sees it: its fields up to the cards, and the cards. Never changed once made."""

    __slots__ = ("cards", "head")

    def __init__(self, zone: ZoneView) -> None:
        shown = {"name": zone.name, "ordered": zone.ordered, "open": zone.open}
        self.head: Final = encode(shown)[:-1]
        self.cards: Final = list(map(encoded_card, zone.cards))

    def json(self) -> bytes:
        return b'%b,"cards":[%b]}' % (self.head, b",".join(self.cards))


@lru_cache(10_000)
def encoded_card(card: CardView) -> bytes:
    return encode(card)


def encoded(values: Mapping[str, object]) -> Parts:
    return dict(zip(values, map(encode, values.values()), strict=True))


def encoded_fields(struct: msgspec.Struct) -> Parts:
    return encoded(asdict(struct))


@lru_cache(100)
def unasked(seat: int | None, can_undo: bool) -> Parts:
    """The seat's own part while it is asked nothing; shared, not to be changed."""
    return encoded_fields(own_view((), seat, can_undo))


class EncodedView:
    """What one audience sees at a moment: the fields of a View, those of its `table`, and its zones."""

    __slots__ = ("common", "own", "own_table", "table", "zones")

    def __init__(self, common: Parts, own: Parts, table: Parts, own_table: Parts, zones: list[EncodedZone]) -> None:
        self.common: Final = common
        """Shared by all audiences of this moment."""
        self.own: Final = own
        self.table: Final = table
        """The fields of the table that all see alike: shared as well."""
        self.own_table: Final = own_table
        """Those that may differ."""
        self.zones: Final = zones

    def json(self) -> msgspec.Raw:
        """The whole view."""
        zones = b",".join([zone.json() for zone in self.zones])
        whole = {"table": joined({**self.table, **self.own_table}), "zones": b"[%b]" % zones}
        return msgspec.Raw(joined({**self.common, **self.own, **whole}))


def own_names(game: Ruleset[Any]) -> tuple[str, ...] | None:
    """The fields of the table that may differ from seat to seat; None if any may."""
    if game.open_table:
        return ()
    return None if game.shown is None else game.shown.own


def joined(fields: Parts) -> bytes:
    return b"{%b}" % b",".join(b"%b:%b" % (encode(name), value) for name, value in fields.items())


class EncodedViews:
    """The parts of a match's views, kept as long as they are true; and what was seen at the moment of an event."""

    def __init__(self, match: AnyMatch) -> None:
        self.match: Final = match
        self.g = match.g
        """The State that is looked at: that of the match, or as it was when an event was told."""
        self.own_names: Final = own_names(match.game)
        self.piles: list[tuple[Card, ...]] = []
        self.known: dict[int, int] = {}
        self.zones: list[dict[int, EncodedZone]] = []
        """The zones as they were last looked at, by who sees what."""
        self.shown: dict[int, list[EncodedZone]] = {}
        """By viewer: all zones as last sent; as long as a handicap masks some, they are gathered again each time."""
        self.changed: dict[int, set[int]] = {}
        """By viewer: the zones that have changed since."""
        self.common: Parts = {}
        """What is told to all alike."""
        self.table: Parts | None = None
        """What all see alike of the game's own part, as far as it has been asked for."""
        shown = match.game.shown
        self.structs: dict[str, tuple[object, bytes]] = dict.fromkeys(shown.structs if shown else (), (None, b""))
        """Those of its fields that are Structs, as they were last, and encoded."""
        members = shown.members if shown else ()
        self.members: dict[str, dict[str, tuple[object, bytes]]] = {name: {} for name in members}
        """Those that are dicts of Structs: by key, what each member was last, and encoded."""
        self.waiting = b""
        """Whom the table waits for, as all see it whom no question tells something of its own."""
        self.alike: dict[int, tuple[Parts, Parts]] = {}
        """What events have made of that part, by the identity of the one before."""
        self.refresh()

    def refresh(self) -> None:
        """Look at the table again."""
        match, g = self.match, self.match.g
        self.common = encoded_fields(common_view(match.game, g, match.number, match.result))
        if match.game.open_table:
            self.common["waiting"] = encode(wait_views(match.asks, None))
        self.table, self.waiting = None, b""
        self.look(g)

    def look(self, g: State) -> None:
        """Forget the zones whose cards, or what is known of them, have changed."""
        self.g, self.alike = g, {}
        if len(g.cards) != len(self.piles):
            self.known, self.piles, self.zones = dict(g.known), g.cards[:], [{} for _ in g.zones]
            self.shown, self.changed = {}, {}
            return
        for n in compress(count(), map(is_not, g.cards, self.piles)):
            self.piles[n] = g.cards[n]
            self.forget(n)
        if g.known != self.known:
            learned = {serial for serial, _ in g.known.items() ^ self.known.items()}
            self.known = dict(g.known)
            for zone in g.zones:
                if zone.audience != ALL and any(card.serial in learned for card in g.cards[zone.n]):
                    self.forget(zone.n)

    def forget(self, n: int) -> None:
        self.zones[n] = {}
        for changed in self.changed.values():
            changed.add(n)

    def view(self, seat: int | None) -> EncodedView:
        """What a seat may know; None is a spectator."""
        match = self.match
        asks = match.asks
        can_undo = seat is not None and match.can_undo(seat) is None
        asked = any(ask.seat == seat for ask in asks)
        own = encoded_fields(own_view(asks, seat, can_undo)) if asked else unasked(seat, can_undo)
        if not match.game.open_table:
            own = {**own, "waiting": self.waiting_of(asks, seat)}
        table, own_table = self.tables_of(seat)
        return EncodedView(self.common, own, table, own_table, self.zones_of(seat))

    def tables_of(self, seat: int | None) -> tuple[Parts, Parts]:
        """The game's own part: what all see alike, made once, and what may differ."""
        match, names, table = self.match, self.own_names, self.table
        if names is None:
            return NOTHING_ALIKE, encoded(parts_of(match.game.view(match.g, seat)))
        if table is None:
            values = parts_of(match.game.view(match.g, seat))
            own = {name: values.pop(name) for name in names if name in values}
            table = self.table = self.encoded_once(values)
            return table, encoded(own)
        return table, self.fields(names, seat)

    def encoded_once(self, values: dict[str, object]) -> Parts:
        """The values encoded by name. A Struct that is still the same object, such as a castle, is not encoded again,
        nor are equal members of a dict of Structs, such as places."""
        found: Parts = {}
        for name in self.structs:
            if name in values:
                found[name] = self.struct_once(name, values.pop(name))
        for name in self.members:
            if name in values:
                found[name] = self.members_once(name, values.pop(name))
        found.update(encoded(values))
        return found

    def struct_once(self, name: str, value: object) -> bytes:
        before, part = self.structs[name]
        if before is not value or not part:
            part = encode(value)
            self.structs[name] = value, part
        return part

    def members_once(self, name: str, members: Any) -> bytes:  # a dict of Structs
        kept, parts = self.members[name], list[bytes]()
        for key, member in members.items():
            before = kept.get(key)
            if before is None or before[0] != member:
                before = kept[key] = member, b"%b:%b" % (encode(key), encode(member))
            parts.append(before[1])
        return b"{%b}" % b",".join(parts)

    def fields(self, names: Sequence[str], seat: int | None) -> Parts:
        """Some fields of the table as a seat sees them."""
        game = self.match.game
        values = [(name, game.field(self.g, seat, name)) for name in names]
        return {name: encode(value) for name, value in values if value is not msgspec.UNSET}

    def waiting_of(self, asks: Sequence[Ask], seat: int | None) -> bytes:
        """Whom the table waits for; encoded once for all whom no question tells something of its own."""
        if [ask for ask in asks if ask.subject(seat)]:
            return encode(wait_views(asks, seat))
        if not self.waiting:
            self.waiting = encode(wait_views(asks, seat))
        return self.waiting

    def told(self, before: EncodedView, event: Event, seat: int | None) -> EncodedView:
        """What a seat sees at the moment of an event: `before`, but for cards, the phase and what the event sets."""
        common, phase = before.common, encode(self.match.game.phases[self.g.phase].name)
        if common["phase"] != phase:
            common = {**common, "phase": phase}
        table, own_table, names = before.table, before.own_table, self.own_names
        alike = [name for name in event.kind.sets if names is not None and name not in names]
        own = [name for name in event.kind.sets if names is None or name in names]
        if alike:
            table = self.told_table(table, alike, seat)
        if own:
            own_table = {**own_table, **self.fields(own, seat)}
        return EncodedView(common, before.own, table, own_table, self.zones_of(seat))

    def told_table(self, before: Parts, names: Sequence[str], seat: int | None) -> Parts:
        """The part of the table that all see alike, with these fields as they are now; made once."""
        if id(before) not in self.alike:
            self.alike[id(before)] = (before, {**before, **self.fields(names, seat)})
        return self.alike[id(before)][1]

    def zones_of(self, seat: int | None) -> list[EncodedZone]:
        viewer = eyes(seat)
        if self.match.game.masks_some(self.g, seat):
            return [self.zone(zone, viewer) for zone in zones_shown(self.match.game, self.g, seat)]
        return self.all_zones(viewer)

    def all_zones(self, viewer: int) -> list[EncodedZone]:
        """Every zone, those that have not changed taken over from the last time."""
        zones = self.g.zones
        if viewer not in self.shown:
            found = [self.zone(zone, viewer) for zone in zones]
        else:
            found = self.shown[viewer][:]
            for n in self.changed[viewer]:
                found[n] = self.zone(zones[n], viewer)
        self.shown[viewer], self.changed[viewer] = found, set()
        return found

    def zone(self, zone: Zone, viewer: int) -> EncodedZone:
        """A zone as these eyes see it."""
        if zone.audience == ALL:
            key = OPEN
        elif self.known:
            key = viewer
        else:
            key = OPEN if zone.audience & viewer else HIDDEN
        kept = self.zones[zone.n].get(key)
        if kept is None:
            kept = self.zones[zone.n][key] = EncodedZone(zone_view(self.g, zone, viewer))
        return kept
