"""What people write when they arrange a table, put into the engine's words; and what follows from what they wrote."""

from collections.abc import Sequence
from typing import Final

from igroteka.engine import Draft

POINTS: Final = {
    "character_phase": "before_card",
    "ability_window": "before_card",
    "place_cube": "courage",
    "removal_roll": "removal",
    "monster_phase": "before_monsters",
    "monster_move": "move_monster",
}
"""The glossary's other names for the rest points."""
NAMES: Final = {"courage_cubes": "cubes", "courage_cube": "cubes", "open_row": "row"}


def read_wish(wish: Draft, settings: Sequence[str], row_mark: int, short_row: int) -> None:
    """The wish of `arrange`. Settings may stand among the nouns; who is chosen at the table is a noun until all are."""
    wish.at = POINTS.get(wish.at, wish.at)
    position = wish.position
    for name, ours in NAMES.items():
        if name in position:
            position[ours] = position.pop(name)
    for name in ("choose_at_table", *settings):
        chosen = name in ("monsters", "characters") and wish.settings.get("choose_at_table")
        if name in position and name not in wish.settings and not chosen:
            wish.settings[name] = as_setting(position.pop(name))
    lay_played(wish)
    shorten_row(wish, row_mark, short_row)


def as_setting(value: object) -> object:
    """Several names are given as a list."""
    return tuple(value) if isinstance(value, list) else value


def lay_played(wish: Draft) -> None:
    """The card of this turn lies on its owner's discard pile, if nothing else is said of that pile (GF-049)."""
    position = wish.position
    active = position.get("active")
    characters = wish.settings.get("characters")
    if isinstance(characters, (list, tuple)) and active in characters:
        active = characters.index(active)
    pile = f"discard_{f'p{active}' if isinstance(active, int) else active}"
    if position.get("played") and active is not None and pile not in position:
        position[pile] = [position["played"], "..."]


def shorten_row(wish: Draft, row_mark: int, short_row: int) -> None:
    """Beyond the row mark two cards are kept open, unless more are named (GF-143, GF-156)."""
    position = wish.position
    alarm, row = position.get("alarm"), position.get("row", ())
    named = len(row.split() if isinstance(row, str) else row) if isinstance(row, (str, list, tuple)) else 0
    if isinstance(alarm, int) and alarm >= row_mark and named <= short_row and not wish.settings.get("simplified"):
        position.setdefault("row_size", short_row)
