"""Positions as people write them: other names, what is completed, what cannot be."""

from collections.abc import Mapping, Sequence
from typing import Final

from igroteka.engine import Draft, bad_position
from igroteka.games.rigor_mortis.pieces import CELL_NUMBER, CELLS, PLAYERS, TOKEN_STACK
from igroteka.games.rigor_mortis.rules.hands import lay_open
from igroteka.games.rigor_mortis.state import Table

POINTS: Final = {
    "choose_colour": "colours",
    "place_goblin": "placement",
    "play_card": "before_card",
    "use_book": "before_card",
    "turn": "before_card",
    "W1": "before_card",
    "W2": "after_card",
}
"""Other names of the rest points."""
NAMES: Final = {"goblin": "goblins", "colour": "colours", "blank_look": "blanks", "blank_looks": "blanks"}
ZONES: Final = {"books": "face_up", "look": "looks"}
REWORDED: Final = (
    "first", "active", "goblins", "rigor", "blanks", "clamped", "powder", "praised", "duties", "missed", "barred",
    "convicted", "noticed", "vote",
)  # fmt: skip
"""The fields that name players or cells."""

BACKS: Final = {"movement": "movement_card", "books": "book", "looks": "look", "tokens": "token"}
"""By the pool of a zone: the cards that lie there."""


def reword(draft: Draft, colours: Sequence[str]) -> None:
    """A position in the engine's words. Players may go by the colours of their goblins."""
    draft.at = POINTS.get(draft.at, draft.at)
    written = dict(draft.position)
    draft.position.clear()
    seats = seats_of(written, colours[: draft.players])
    for name, value in written.items():
        ours = our_name(name, seats)
        if ours in draft.position:
            raise bad_position(f"{ours} is given twice")
        draft.position[ours] = our_words(value, seats) if ours in REWORDED else value


def seats_of(written: Mapping[str, object], colours: Sequence[str]) -> dict[str, str]:
    """Whom the colours name: as the position says, else in the order of the box."""
    said = written.get("colours", written.get("colour"))
    if isinstance(said, Mapping):
        return {str(colour): str(seat) for seat, colour in said.items()}
    named = said if isinstance(said, (list, tuple)) else colours
    return {str(colour): player.key for colour, player in zip(named, PLAYERS, strict=False)}


def our_name(name: str, seats: Mapping[str, str]) -> str:
    """The zone of a player, or a field."""
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


def misplaced(g: Table) -> str:
    """Movement cards, books, looks and tokens lie each among their like."""
    for zone in g.zones:
        for card in g.of(zone):
            if card.back != BACKS[zone.pool]:
                return f"{card.key} is a {card.back}: it cannot lie in {zone.name}"
    return ""


def complete(g: Table, opening: int) -> None:
    """What a position leaves open, and what follows from it."""
    fill_up(g, opening)
    g.settle()
    open_palms(g)


def fill_up(g: Table, opening: int) -> None:
    """Who is not mentioned in a position takes the first free colour and start cell; at least one turn has begun."""
    for seat in range(g.seats):
        if g.phase > 0 and g.colours[seat] < 0:
            g.colours[seat] = next(n for n in range(len(g.box.colours)) if n not in g.colours)
    if g.phase < opening:
        return
    g.turn = max(g.turn, 1)
    for seat in range(g.seats):
        if g.goblins[seat] < 0:
            taken = (*g.goblins, g.rigor)
            g.goblins[seat] = next(cell.n for row in g.library.rows for cell in row if cell.n not in taken)


def open_palms(g: Table) -> None:
    """A hand under Open Palms lies open in a position too."""
    for player in g.players():
        lay_open(g, player.seat)


def impossible(g: Table) -> str:
    """Figures stand in the library, each on its own cell; there are tokens, and a look behind every duty."""
    return wrong_figures(g) or wrong_cards(g)


def wrong_figures(g: Table) -> str:
    standing = [cell for cell in g.goblins if cell >= 0]
    if g.rigor < 0:
        return "rigor always stands in the library"
    for cell in (*standing, g.rigor):
        if not g.library.playable[cell]:
            return f"{CELLS[cell].key} is not in play"
    if len(set(standing)) < len(standing) or g.rigor in standing:
        return "two figures on one cell"
    if any(g.library.desk[cell] for cell in standing):
        return "a goblin never rests on the desk"
    if g.phase == 0 and standing:
        return "goblins are placed when all have chosen their colours"
    return ""


def wrong_cards(g: Table) -> str:
    for player in g.players():
        seat = player.seat
        asked = g.missed[seat]
        for duty in g.duties:
            asked |= duty.bit if duty.seat == seat else 0
        if asked & ~g.under[seat]:
            return f"{player.key} has a duty without the look that asks for it"
        if g.look_count(seat) >= g.box.last_look:
            return f"{player.key} has {g.look_count(seat)} looks: {g.box.last_look} end the game (RM-091)"
    if g.vote is not None and not g.vote.bit & g.under[g.vote.accused]:
        return f"{PLAYERS[g.vote.accused].key} is accused of a look that does not lie there"
    return "" if g.of(TOKEN_STACK) else "the token stack is empty: the last token would have restacked it"
