"""Scenes of the library for tests: a turn about to be played, with the rest of the table out of the way."""

from typing import Any

from igroteka.engine import Event, Match
from igroteka.games.rigor_mortis import GAME
from igroteka.games.rigor_mortis.pieces import CELL_NUMBER, CELLS
from igroteka.games.rigor_mortis.state import Table
from igroteka.testing import Scene

COLOURS = ["purple", "orange", "green", "red", "blue", "yellow", "white", "black"]
CORNERS = {
    2: ["A7", "B6"],
    3: ["A7", "B6", "A5"],
    4: ["A7", "B6", "A5", "C6"],
    5: ["A8", "B8", "A6", "C8", "A7"],
    6: ["A8", "B8", "A6", "C8", "A7", "D8"],
    7: ["A10", "B10", "C10", "D9", "E10", "F10", "G10"],
    8: ["A10", "B10", "C10", "D9", "E10", "F10", "G10", "A9"],
}
"""Out of the way: no two of them matter to what a test arranges near the middle."""

LibraryMatch = Match[Table]


class Library(Scene[Table]):
    """p0 is to play a card; `goblins` moves some of them from their corners."""

    def __init__(self, players: int = 2, goblins: dict[str, str] | None = None, **position: Any) -> None:
        cells = CORNERS[players][:]
        for seat, cell in (goblins or {}).items():
            cells[int(seat[1:])] = cell
        start: dict[str, Any] = {
            "at": "before_card",
            "colours": COLOURS[:players],
            "goblins": cells,
            "first": 0,
            "active": 0,
            "turn": 1,
        }
        super().__init__(GAME, players, **(start | position))

    def cells(self) -> set[str]:
        """The options that are cells."""
        return {key for key in self.options() if key in CELL_NUMBER}

    def goblin(self, seat: int) -> str:
        """The cell of a seat's goblin; '' off the board."""
        cell = self.g.goblins[seat]
        return CELLS[cell].key if cell >= 0 else ""

    def rigor(self) -> str:
        return CELLS[self.g.rigor].key

    def laid(self, name: str) -> list[str]:
        """The cards of a zone in the order in which they came: a hand from the oldest to the newest."""
        return self.pile(name)[::-1]

    def looks(self, seat: int) -> list[str]:
        return self.laid(f"looks_p{seat}")

    def kinds(self) -> list[str]:
        """The kinds of what happened, in order."""
        return [event.kind for event in self.told()]

    def happened(self, kind: str) -> list[Event]:
        """What happened of one kind, with nothing hidden."""
        return [entry for entry in self.match.log if isinstance(entry, Event) and entry.kind.name == kind]

    def acts(self, seat: int) -> set[str]:
        """What a seat may do out of turn."""
        return {o.key for ask in self.match.asks if ask.seat == seat and not ask.must for o in ask.options}

    def voting(self) -> bool:
        return self.g.vote is not None

    def play_on(self, turns: int = 1) -> None:
        """Everybody plays by default until so many turns have begun."""
        wanted = self.g.turn + turns
        while self.match.result is None and self.g.turn < wanted:
            self.do(self.ask().default() or self.ask().options[0].key)


def caught(**position: Any) -> Library:
    """p0's goblin walks into Rigor on E3."""
    start: dict[str, Any] = {"rigor": "E3", "hand_p0": ["goblin_stones_potion", "rigor_orb_orb", "rigor_scroll_orb"]}
    return Library(2, {"p0": "E4"}, **(start | position)).do("goblin_stones_potion", "E3")


def under(look: str, cell: str = "E4", **position: Any) -> Library:
    """p0 plays under a look."""
    return Library(2, {"p0": cell}, **({"rigor": "A1", "looks_p0": [look]} | position))
