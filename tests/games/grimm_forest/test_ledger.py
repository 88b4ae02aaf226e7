"""Invariants 4 and 17: who reads only the log knows every resource on boards, on locations and in the tower."""

from typing import Any

import pytest

from igroteka.engine import Match
from igroteka.engine.event_view import EventView
from igroteka.engine.fate import Fate
from igroteka.games.grimm_forest import GAME
from igroteka.games.grimm_forest.pieces import LOCATIONS, MATERIALS
from igroteka.games.grimm_forest.state import Table
from igroteka.testing.walk import walk


class Ledger:
    """Books kept from the events that a spectator sees."""

    def __init__(self, m: Match[Table]) -> None:
        self.box = m.g.box
        self.goods = [0] * (3 * m.g.seats)
        self.stock = [0] * 12
        self.tower = [0] * (3 * m.g.seats)
        self.places = m.g.locations
        self.refill()
        self.read = 0

    def refill(self) -> None:
        for place in range(self.places):
            for material in range(3):
                self.stock[3 * place + material] += self.box.refill[place][material]

    def update(self, m: Match[Table]) -> None:
        events = m.events(None, self.read)
        self.read += len(events)
        for event in events:
            self.note(event)

    def note(self, event: EventView) -> None:
        values: dict[str, Any] = event.values
        counts = [values.get(material, 0) for material in MATERIALS]
        place = LOCATIONS.index(values["location"]) if values.get("location") in LOCATIONS else -1
        if event.kind == "gained":
            self.add(self.goods, event.seat, counts)
            if values["by"] == "rapunzel":
                assert self.tower[3 * event.seat : 3 * event.seat + 3] == counts
                self.add(self.tower, event.seat, counts, -1)
        elif event.kind == "lost":
            self.add(self.goods, event.seat, counts, -1)
        elif event.kind == "gave":
            self.add(self.goods, event.seat, counts, -1)
            self.add(self.goods, int(values["to"][1:]), counts)
        elif event.kind in ("took", "picked", "collected"):
            self.add(self.stock, place, counts, -1)
            self.add(self.goods, event.seat, counts)
        elif event.kind == "added":
            self.add(self.stock, place, counts)
        elif event.kind == "emptied":
            self.add(self.stock, place, counts, -1)
        elif event.kind == "prince":
            self.stock[3 * place + place] -= values["number"]
        elif event.kind == "built":
            self.goods[3 * event.seat + MATERIALS.index(values["material"])] -= values["price"]
        elif event.kind == "stocked":
            self.add(self.tower, event.seat, counts)
        elif event.kind == "parted" and values["card"] == "rapunzel":
            self.tower[3 * event.seat : 3 * event.seat + 3] = [0, 0, 0]
        elif event.kind == "refilled":
            self.refill()

    def add(self, book: list[int], row: int, counts: list[int], sign: int = 1) -> None:
        for material in range(3):
            book[3 * row + material] += sign * counts[material]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(5))
def test_the_log_tells_every_resource(players: int, seed: int) -> None:
    m = GAME.start(players, seed=seed, advanced=True)
    ledger, fate = Ledger(m), Fate(seed + 7)
    while True:
        ledger.update(m)
        assert (ledger.goods, ledger.stock, ledger.tower) == (m.g.goods, m.g.stock, m.g.tower_stock)
        if m.prompt is None:
            return
        walk(m, fate)
