"""What cannot be: the faults of an arranged position, each in one sentence that says what to do."""

from igroteka.engine import lay
from igroteka.games.gravity_falls.fields import action_card, names_of
from igroteka.games.gravity_falls.pieces import ActionCard, CurseCard, EventCard, MovementCard
from igroteka.games.gravity_falls.rules.flow import MOVE_MONSTER, NAMES
from igroteka.games.gravity_falls.state import (
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
    Table,
)


def put_back(g: Table) -> None:
    """Movement cards that an exactly named deck left over lie in the box, not among the unused events."""
    unused = g.cards[UNUSED_EVENTS.n]
    lay(g, REMOVED, [card for card in unused if isinstance(card, MovementCard)])
    g.cards[UNUSED_EVENTS.n] = tuple([card for card in unused if not isinstance(card, MovementCard)])


def wrong_cards(g: Table) -> str:
    """Every zone holds cards of its own sort."""
    put_back(g)
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


def wrong_cast(g: Table, opening: int) -> str:
    """Who takes part: each once, as many as there can be, all of them once the preparation is over."""
    most = g.box.counts["monsters_in_play"]
    for name, count in (("monsters", most), ("characters", g.seats)):
        pieces = names_of(g, name)
        if len(set(pieces)) < len(pieces):
            return f"{name}: each of them takes part only once"
        if len(pieces) > count or (len(pieces) < count and (g.phase >= opening or missed(g, name))):
            return f"{name}: {len(pieces)} named, {count} take part"
    if not 0 <= g.events_in_deck <= len(g.box.events):
        return f"events_in_deck: {g.events_in_deck}; there are {len(g.box.events)} events"
    return wrong_opening(g) if g.phase < opening else ""


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


def wrong_places(g: Table, opening: int) -> str:
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
    if g.phase < opening:
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
    if g.of(RESOLVING) or g.centre != NOWHERE or g.centre_of:
        return "resolving, centre: no event or curse is under way at a rest point"
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
        g.played = action_card(g, g.played.key)
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
