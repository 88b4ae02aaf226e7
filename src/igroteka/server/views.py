"""Views in parts, each already encoded: what has not changed, and what everybody sees alike, is made once and shared.

Joined together they are `match.view(seat)` as JSON; a test holds that for every game.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

import msgspec

from igroteka.engine import ALL, Card, Game, Match, Zone, eyes
from igroteka.engine.view import CardView, ZoneView, ask_view, result_view, wait_view, zone_view

HIDDEN: Final = 0
OPEN: Final = -1
NO_ASKS: Final = b"[]"
TRUE: Final = b"true"
FALSE: Final = b"false"

encode: Final = msgspec.json.Encoder().encode


Parts = dict[str, bytes]


class Pile:
    """A zone as some audience sees it: its fields up to the cards, and the cards. Never changed once made."""

    __slots__ = ("cards", "head")

    def __init__(self, zone: ZoneView) -> None:
        shown = {"name": zone.name, "ordered": zone.ordered, "open": zone.open}
        self.head: Final = encode(shown)[:-1]
        self.cards: Final = [encoded_card(card.key, card.back) for card in zone.cards]

    def json(self) -> bytes:
        return b'%b,"cards":[%b]}' % (self.head, b",".join(self.cards))


@lru_cache(10_000)
def encoded_card(key: str | None, back: str) -> bytes:
    return encode(CardView(key, back))


class Sight:
    """What one audience sees at a moment: the fields of a View, those of its `table`, and its zones."""

    __slots__ = ("common", "own", "table", "zones")

    def __init__(self, common: Parts, own: Parts, table: Parts, zones: list[Pile]) -> None:
        self.common: Final = common
        """The fields that are the same for every audience of this moment, and shared by them."""
        self.own: Final = own
        self.table: Final = table
        self.zones: Final = zones

    def json(self) -> msgspec.Raw:
        """The whole view."""
        zones = b",".join([pile.json() for pile in self.zones])
        whole = {"table": joined(self.table), "zones": b"[%b]" % zones}
        return msgspec.Raw(joined({**self.common, **self.own, **whole}))


def joined(fields: Parts) -> bytes:
    return b"{%b}" % b",".join(b"%b:%b" % (encode(name), value) for name, value in fields.items())


class Views:
    """The parts of a match's views, kept as long as they are true."""

    def __init__(self, match: Match[Any]) -> None:
        self.match: Final = match
        self.masked: Final = type(match.game).masks is not Game.masks
        self.piles: list[tuple[Card, ...]] = []
        self.known: dict[int, int] = {}
        self.zones: list[dict[int, Pile]] = []
        """The zones as they were last looked at, by who sees what."""
        self.shown: dict[int, list[Pile]] = {}
        """By viewer: all zones as last sent; where a handicap masks some, they are gathered anew each time."""
        self.changed: dict[int, set[int]] = {}
        """By viewer: the zones that have changed since."""
        self.common: Parts = {}
        """What is told to all alike."""
        self.table: Parts = {}
        """What the game says of itself, as last asked for; for all alike where its table is open."""
        self.refresh()

    def refresh(self) -> None:
        """Look at the table again: forget the zones whose cards, or what is known of them, have changed."""
        self.common, self.table = self.told_to_all(), {}
        g = self.match.g
        if g.known != self.known or len(g.cards) != len(self.piles):
            self.known = dict(g.known)
            self.piles, self.zones = [], [{} for _ in g.zones]
            self.shown, self.changed = {}, {}
        if not self.piles:
            self.piles = g.cards[:]
            return
        for n, pile in enumerate(g.cards):
            if pile is not self.piles[n]:
                self.piles[n], self.zones[n] = pile, {}
                for changed in self.changed.values():
                    changed.add(n)

    def sight(self, seat: int | None) -> Sight:
        """What a seat may know; None is a spectator."""
        match, game = self.match, self.match.game
        g, viewer = match.g, eyes(seat)
        asks = [ask_view(ask) for ask in match.asks if ask.seat == seat]
        own = {
            "seat": encode(seat),
            "asks": encode(asks) if asks else NO_ASKS,
            "can_undo": TRUE if seat is not None and match.can_undo(seat) is None else FALSE,
        }
        if not game.open_table:
            own["waiting"] = self.waiting(seat)
        if not (game.open_table and self.table):
            self.table = {name: encode(value) for name, value in game.view(g, seat).items()}
        if self.masked:
            zones = [self.zone(zone, viewer) for zone in g.zones if not game.masks(g, seat, zone)]
        else:
            zones = self.all_zones(viewer)
        return Sight(self.common, own, self.table, zones)

    def waiting(self, seat: int | None) -> bytes:
        return encode([wait_view(ask, seat) for ask in self.match.asks])

    def told_to_all(self) -> Parts:
        match, g = self.match, self.match.g
        same_for_all = {"waiting": self.waiting(None)} if match.game.open_table else {}
        return {
            **same_for_all,
            "game": encode(match.game.id),
            "players": encode(g.seats),
            "number": encode(match.number),
            "phase": encode(match.game.phases[g.phase].name),
            "now": encode(g.told_now()),
            "bots": encode([s for s in range(g.seats) if g.is_bot(s)]),
            "result": encode(None if match.result is None else result_view(match.result)),
        }

    def all_zones(self, viewer: int) -> list[Pile]:
        """Every zone, those that have not changed taken over from the last time."""
        zones = self.match.g.zones
        if viewer not in self.shown:
            found = [self.zone(zone, viewer) for zone in zones]
        else:
            found = self.shown[viewer][:]
            for n in self.changed[viewer]:
                found[n] = self.zone(zones[n], viewer)
        self.shown[viewer], self.changed[viewer] = found, set()
        return found

    def zone(self, zone: Zone, viewer: int) -> Pile:
        """A zone as these eyes see it."""
        if zone.audience == ALL:
            key = OPEN
        elif self.known:
            key = viewer
        else:
            key = OPEN if zone.audience & viewer else HIDDEN
        kept = self.zones[zone.n].get(key)
        if kept is None:
            kept = self.zones[zone.n][key] = Pile(zone_view(self.match.g, zone, viewer))
        return kept
