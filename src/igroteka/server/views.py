"""Views in plain form, made quickly: zones that have not changed, and those that everybody sees alike, are shared.

What comes out equals `match.view(seat)` turned into plain data; a test holds that for every game.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from igroteka.engine import ALL, Card, Game, Match, View, Zone, eyes
from igroteka.engine.view import ask_view, result_view, wait_view, zone_view
from igroteka.server.diff import Plain

HIDDEN: Final = 0
OPEN: Final = -1


class Views:
    """The zones of a match as they were last looked at, by who sees what."""

    def __init__(self, match: Match[Any]) -> None:
        self.match: Final = match
        self.masked: Final = type(match.game).masks is not Game.masks
        self.piles: list[list[Card]] = []
        self.known: dict[int, int] = {}
        self.zones: list[dict[int, Plain]] = []
        self.shown: dict[int, list[Plain]] = {}
        """By viewer: all zones as last sent; where a handicap masks some, they are gathered anew each time."""
        self.changed: dict[int, set[int]] = {}
        """By viewer: the zones that have changed since."""
        self.refresh()

    def refresh(self) -> None:
        """Look at the table again: forget the zones whose cards, or what is known of them, have changed."""
        g = self.match.g
        if g.known != self.known or len(g.cards) != len(self.piles):
            self.known = dict(g.known)
            self.piles, self.zones = [], [{} for _ in g.zones]
            self.shown, self.changed = {}, {}
        if not self.piles:
            self.piles = [pile[:] for pile in g.cards]
            return
        for n, pile in enumerate(g.cards):
            if pile != self.piles[n]:
                self.piles[n], self.zones[n] = pile[:], {}
                for changed in self.changed.values():
                    changed.add(n)

    def view(self, seat: int | None) -> Plain:
        """What a seat may know; None is a spectator."""
        match, game = self.match, self.match.game
        g, viewer, asks = match.g, eyes(seat), match.asks
        head = View(
            game=game.id,
            seat=seat,
            players=g.seats,
            number=match.number,
            phase=game.phases[g.phase].name,
            now=g.now,
            bots=[s for s in range(g.seats) if g.is_bot(s)],
            asks=[ask_view(a) for a in asks if a.seat == seat],
            waiting=[wait_view(a) for a in asks],
            zones=[],
            table=game.view(g, seat),
            result=None if match.result is None else result_view(match.result),
            can_undo=seat is not None and match.can_undo(seat) is None,
        )
        plain: Plain = msgspec.to_builtins(head, str_keys=True)
        if self.masked:
            plain["zones"] = [self.zone(z, viewer) for z in g.zones if not game.masks(g, seat, z)]
        else:
            plain["zones"] = self.all_zones(viewer)
        return plain

    def all_zones(self, viewer: int) -> list[Plain]:
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

    def zone(self, zone: Zone, viewer: int) -> Plain:
        """A zone as these eyes see it; never changed once made, so audiences may share it."""
        if zone.audience == ALL:
            key = OPEN
        elif self.known:
            key = viewer
        else:
            key = OPEN if zone.audience & viewer else HIDDEN
        kept = self.zones[zone.n].get(key)
        if kept is None:
            kept = self.zones[zone.n][key] = msgspec.to_builtins(zone_view(self.match.g, zone, viewer))
        return kept
