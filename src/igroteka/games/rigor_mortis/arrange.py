"""What people write when they arrange a library, put into the engine's words."""

from collections.abc import Mapping, Sequence
from typing import Final

from igroteka.engine import Wish
from igroteka.engine.nouns import bad
from igroteka.games.rigor_mortis.pieces import CELL_NUMBER, PLAYERS

POINTS: Final = {
    "choose_colour": "colours",
    "place_goblin": "placement",
    "play_card": "before_card",
    "use_book": "before_card",
    "turn": "before_card",
    "W1": "before_card",
    "W2": "after_card",
}
"""The dossier's other names for the rest points."""
NAMES: Final = {"goblin": "goblins", "colour": "colours", "blank_look": "blanks", "blank_looks": "blanks"}
ZONES: Final = {"books": "face_up", "look": "looks"}
REWORDED: Final = (
    "first", "active", "goblins", "rigor", "blanks", "clamped", "powder", "praised", "duties", "missed", "barred",
    "convicted", "noticed", "vote",
)  # fmt: skip
"""The nouns that name players or cells."""


def read_wish(wish: Wish, colours: Sequence[str]) -> None:
    """The wish of `arrange`. Players may go by the colours of their goblins."""
    wish.at = POINTS.get(wish.at, wish.at)
    wished = dict(wish.position)
    wish.position.clear()
    seats = seats_of(wished, colours[: wish.players])
    for name, value in wished.items():
        ours = our_name(name, seats)
        if ours in wish.position:
            raise bad(f"{ours} is given twice")
        wish.position[ours] = our_words(value, seats) if ours in REWORDED else value


def seats_of(wished: Mapping[str, object], colours: Sequence[str]) -> dict[str, str]:
    """Whom the colours name: as the position says, else in the order of the box."""
    said = wished.get("colours", wished.get("colour"))
    if isinstance(said, Mapping):
        return {str(colour): str(seat) for seat, colour in said.items()}
    named = said if isinstance(said, (list, tuple)) else colours
    return {str(colour): player.key for colour, player in zip(named, PLAYERS, strict=False)}


def our_name(name: str, seats: Mapping[str, str]) -> str:
    """The zone of a player, or a noun."""
    zone, _, owner = name.rpartition("_")
    owner = seats.get(owner, owner)
    if any(player.key == owner for player in PLAYERS):
        return f"{ZONES.get(zone, zone)}_{owner}"
    return NAMES.get(name, name)


def our_words(value: object, seats: Mapping[str, str]) -> object:
    """Players by their seats, cells in capitals, wherever they stand."""
    if isinstance(value, str):
        cell = value.upper()
        return seats.get(value, cell if cell in CELL_NUMBER else value)
    if isinstance(value, Mapping):
        return {our_seat(key, seats): our_words(each, seats) for key, each in value.items()}
    if isinstance(value, (list, tuple)):
        return [our_words(each, seats) for each in value]
    return value


def our_seat(key: object, seats: Mapping[str, str]) -> object:
    return f"p{key}" if isinstance(key, int) else our_words(key, seats)
