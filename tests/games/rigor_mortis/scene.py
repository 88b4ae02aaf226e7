"""Positions of the library for tests: a turn about to be played, with the rest of the table out of the way."""

from typing import Any

from igroteka.engine import Ask, Event, Match
from igroteka.games.rigor_mortis import GAME
from igroteka.games.rigor_mortis.pieces import CELL_NUMBER, CELLS
from igroteka.games.rigor_mortis.state import Table

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


def scene(players: int = 2, goblins: dict[str, str] | None = None, **position: Any) -> LibraryMatch:
    """A match in which p0 is to play a card; `goblins` moves some of them from their corners."""
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
    return GAME.arrange(players, **(start | position))


def question(match: LibraryMatch) -> Ask:
    """The question the table waits for."""
    return next(ask for ask in match.asks if ask.must)


def options(match: LibraryMatch) -> set[str]:
    return {option.key for option in question(match).options}


def cells(match: LibraryMatch) -> set[str]:
    """The options that are cells."""
    return {key for key in options(match) if key in CELL_NUMBER}


def answer(match: LibraryMatch, *keys: str) -> None:
    """Each answer given by whoever the table waits for."""
    for key in keys:
        match.answer(question(match).seat, key)


def caught(**position: Any) -> LibraryMatch:
    """p0's goblin walks into Rigor on E3."""
    start: dict[str, Any] = {"rigor": "E3", "hand_p0": ["goblin_stones_potion", "rigor_orb_orb", "rigor_scroll_orb"]}
    match = scene(2, {"p0": "E4"}, **(start | position))
    answer(match, "goblin_stones_potion", "E3")
    return match


def under(look: str, cell: str = "E4", **position: Any) -> LibraryMatch:
    """p0 plays under a look."""
    return scene(2, {"p0": cell}, **({"rigor": "A1", "looks_p0": [look]} | position))


def why(match: LibraryMatch, key: str) -> str:
    """The rule by which the one who is asked cannot answer this."""
    refusal = match.why_not(question(match).seat, key)
    assert refusal is not None, f"{key} is allowed"
    return refusal.rule


def goblin(match: LibraryMatch, seat: int) -> str:
    """The cell of a seat's goblin; '' off the board."""
    cell = match.g.goblins[seat]
    return CELLS[cell].key if cell >= 0 else ""


def rigor(match: LibraryMatch) -> str:
    return CELLS[match.g.rigor].key


def pile(match: LibraryMatch, name: str) -> list[str]:
    """The keys of a zone, from the bottom up; a hand from the oldest card to the newest."""
    zone = next(zone for zone in match.g.zones if zone.name == name)
    return [card.key for card in match.g.of(zone)]


def looks(match: LibraryMatch, seat: int) -> list[str]:
    return pile(match, f"looks:p{seat}")


def told(match: LibraryMatch) -> list[str]:
    """The kinds of what happened, in order."""
    return [entry.kind.name for entry in match.log if isinstance(entry, Event)]


def told_of(match: LibraryMatch, kind: str) -> list[Event]:
    return [entry for entry in match.log if isinstance(entry, Event) and entry.kind.name == kind]
