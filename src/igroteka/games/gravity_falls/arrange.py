"""Positions as people write them: other names they use, what follows from what they wrote, and what cannot be."""

from typing import Final

from igroteka.engine import Draft, lay
from igroteka.games.gravity_falls.content.box import Box
from igroteka.games.gravity_falls.fields import action_card, names_of
from igroteka.games.gravity_falls.pieces import (
    CURSE_DECK,
    CURSE_DISCARD,
    MOVEMENT_DECK,
    MOVEMENT_DISCARD,
    NOWHERE,
    PLAYERS,
    REMOVED,
    RESOLVING,
    ROW,
    UNUSED_EVENTS,
    ActionCard,
    CurseCard,
    EventCard,
    MovementCard,
)
from igroteka.games.gravity_falls.rules.flow import MOVE_MONSTER, NAMES, OPENING
from igroteka.games.gravity_falls.setup import SETTINGS
from igroteka.games.gravity_falls.state import Table

POINTS: Final = {
    "character_phase": "before_card",
    "ability_window": "before_card",
    "place_cube": "courage",
    "removal_roll": "removal",
    "monster_phase": "before_monsters",
    "monster_move": "move_monster",
}
"""The glossary's other names for the rest points."""
ALIASES: Final = {"courage_cubes": "cubes", "courage_cube": "cubes", "open_row": "row"}


def reword(draft: Draft, box: Box) -> None:
    """Settings may stand among the fields; who is chosen at the table is a field until all are."""
    draft.at = POINTS.get(draft.at, draft.at)
    position = draft.position
    for name, ours in ALIASES.items():
        if name in position:
            position[ours] = position.pop(name)
    for name in ("choose_at_table", *[setting.name for setting in SETTINGS]):
        chosen = name in ("monsters", "characters") and draft.settings.get("choose_at_table")
        if name in position and name not in draft.settings and not chosen:
            draft.settings[name] = as_setting(position.pop(name))
    lay_played(draft)
    shorten_row(draft, box)


def as_setting(value: object) -> object:
    """Several names are given as a list."""
    return tuple(value) if isinstance(value, list) else value


def lay_played(draft: Draft) -> None:
    """The card of this turn lies on its owner's discard pile, if nothing else is said of that pile (GF-049)."""
    position = draft.position
    active = position.get("active")
    characters = draft.settings.get("characters")
    if isinstance(characters, (list, tuple)) and active in characters:
        active = characters.index(active)
    pile = f"discard_{f'p{active}' if isinstance(active, int) else active}"
    if position.get("played") and active is not None and pile not in position:
        position[pile] = [position["played"], "..."]


def shorten_row(draft: Draft, box: Box) -> None:
    """Beyond the row mark two cards are kept open, unless more are named (GF-143, GF-156)."""
    row_mark = min([space for space, mark in box.marks if mark == "row"], default=box.loss_space)
    position = draft.position
    alarm, row = position.get("alarm"), position.get("row", ())
    named = len(row.split() if isinstance(row, str) else row) if isinstance(row, (str, list, tuple)) else 0
    if isinstance(alarm, int) and alarm >= row_mark and named <= box.short_row and not draft.settings.get("simplified"):
        position.setdefault("row_size", box.short_row)


def complete(g: Table) -> None:
    """Cards that an exactly named deck left over lie in the box; the card of this turn is its owner's own."""
    unused = g.cards[UNUSED_EVENTS.n]
    lay(g, REMOVED, [card for card in unused if isinstance(card, MovementCard)])
    g.cards[UNUSED_EVENTS.n] = tuple([card for card in unused if not isinstance(card, MovementCard)])
    if g.played is not None and g.active < len(g.characters):
        g.played = action_card(g, g.played.key)


# --- What cannot be: each fault in one sentence that says what to do ---


def impossible(g: Table) -> str:
    return wrong_cast(g) or wrong_cards(g) or wrong_places(g) or wrong_turn(g)


def wrong_cast(g: Table) -> str:
    """Who takes part: each once, as many as there can be, all of them once the preparation is over."""
    most = g.box.counts["monsters_in_play"]
    for name, count in (("monsters", most), ("characters", g.seats)):
        pieces = names_of(g, name)
        if len(set(pieces)) < len(pieces):
            return f"{name}: each of them takes part only once"
        if len(pieces) > count or (len(pieces) < count and (g.phase >= len(OPENING) or missed(g, name))):
            return f"{name}: {len(pieces)} named, {count} take part"
    if not 0 <= g.events_in_deck <= len(g.box.events):
        return f"events_in_deck: {g.events_in_deck}; there are {len(g.box.events)} events"
    return wrong_opening(g) if g.phase < len(OPENING) else ""


def missed(g: Table, pieces: str) -> bool:
    """The phase in which they are chosen is over."""
    return g.phase > NAMES.index(f"choose_{pieces}")


def wrong_opening(g: Table) -> str:
    """Before the preparation nobody stands anywhere and every card lies in the box."""
    laid_out = any(g.of(zone) for zone in g.zones if zone is not REMOVED)
    if laid_out or g.monster_at or any(at != NOWHERE for at in g.character_at):
        return (
            f"at={NAMES[g.phase]}: the table is laid out already, and that comes after it; "
            "choose_at_table=True begins before the preparation, as long as no card or place is named"
        )
    return ""


def wrong_cards(g: Table) -> str:
    """Every zone holds cards of its own sort."""
    for zone in (MOVEMENT_DECK, MOVEMENT_DISCARD, ROW, UNUSED_EVENTS):
        for card in g.of(zone):
            fits = isinstance(card, MovementCard) if zone is ROW else isinstance(card, (MovementCard, EventCard))
            if zone is UNUSED_EVENTS:
                fits = isinstance(card, EventCard)
            if not fits:
                return f"{zone.name}: {card.key} does not belong there"
    for zone in (CURSE_DECK, CURSE_DISCARD):
        for card in g.of(zone):
            if not isinstance(card, CurseCard):
                return f"{zone.name}: {card.key} does not belong there"
    for player in PLAYERS[: len(g.characters)]:
        owner = g.characters[player.seat].key
        for zone in (player.hand, player.deck, player.discard):
            for card in g.of(zone):
                if card.back != owner:
                    return f"{zone.name}: {card.key} is a card of {card.back}, and {owner} plays here"
        held = [card for card in g.of(player.curses) if isinstance(card, CurseCard) and card.lasting]
        if len({card.kind for card in held}) != len(g.of(player.curses)):
            return f"{player.curses.name}: only lasting curses, each once"
    return ""


def wrong_places(g: Table) -> str:
    """Tokens, cubes, alarm, and who stands where."""
    if min(g.support) < 0 or min(g.distrust) < 0:
        return "a location cannot hold fewer than no tokens"
    if g.supply < 0:
        return f"cubes: {g.cubes.bit_count()} stand in town, there are {g.box.cubes}"
    if not 0 <= g.alarm < g.box.loss_space:
        return f"alarm: {g.alarm}; a running game has 0 to {g.box.loss_space - 1}"
    if len(g.dice) > g.box.dice_limit:
        return f"dice: {len(g.dice)} lie there, there are {g.box.dice_limit}"
    if g.row_size not in (g.box.row_size, g.box.short_row):
        return f"row_size: {g.row_size}; it is {g.box.row_size}, and {g.box.short_row} after the row mark"
    if g.phase < len(OPENING):
        return ""
    if NOWHERE in g.character_at:
        return "character_at: every character stands somewhere"
    if len(g.monster_at) < len(g.monsters):
        return "monster_at: every monster stands somewhere, '' for a defeated one"
    if all(at == NOWHERE for at in g.monster_at):
        return "monster_at: with no monster left the game would be won"
    for i, monster in enumerate(g.monsters):
        if not 0 <= g.knocked_down[i] < monster.fights and g.monster_at[i] != NOWHERE:
            return f"knocked_down: {monster.key} falls after {monster.fights}"
    return ""


def wrong_turn(g: Table) -> str:
    """The card of this turn, where the phase needs one; and an open card for the monster to come."""
    name = NAMES[g.phase]
    if g.of(RESOLVING):
        return "resolving: no event or curse is under way at a rest point"
    if g.arrived >= 0 and name not in ("riot_curses", "riots"):
        return f"arrived: at={name} nobody has just moved; riots follow at once"
    if NAMES.index("before_card") <= g.phase <= MOVE_MONSTER and not g.of(ROW):
        return "row: at least one card lies open before a monster moves"
    wrong = wrong_row(g) if g.phase >= NAMES.index("before_card") else ""
    if wrong:
        return wrong
    if g.played is not None:
        if g.phase <= NAMES.index("play"):
            return f"played: at={name} the card of this turn is still to be played"
        drawn = g.phase > NAMES.index("draw")  # a reshuffle may have moved the card on, or Stan taken it back
        if not drawn and g.played not in g.of(PLAYERS[g.active].discard):
            return f"played: the card lies in discard_p{g.active} once it is played"
    elif NAMES.index("walk") <= g.phase <= NAMES.index("removal"):
        return f"at={name} needs played=, a card key such as {one_card(g)}"
    if g.arrived >= 0 and g.monster_at[g.arrived] == NOWHERE:
        return "arrived: a defeated monster moves no more"
    return ""


def wrong_row(g: Table) -> str:
    """No more open cards than there can be, and enough to open."""
    if len(g.of(ROW)) > g.box.row_size:
        return f"row: {len(g.of(ROW))} cards; at most {g.box.row_size} lie open"
    cards = [*g.of(ROW), *g.of(MOVEMENT_DECK), *g.of(MOVEMENT_DISCARD)]
    if len([card for card in cards if isinstance(card, MovementCard)]) < g.row_size:
        return f"movement_deck: with the row and the discard pile it needs {g.row_size} movement cards"
    return ""


def one_card(g: Table) -> str:
    """A card to name as an example."""
    cards = [card.key for card in g.of(PLAYERS[g.active].discard) if isinstance(card, ActionCard)]
    return cards[0] if cards else g.box.actions[0].id
