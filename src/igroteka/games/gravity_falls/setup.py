"""The settings, the choice of monsters and characters at the table, and the preparation as the rulebook numbers it."""

from collections.abc import Sequence
from typing import Final

from igroteka.engine import (
    BY_LOT,
    Card,
    Fate,
    Kind,
    Option,
    Refusal,
    Rules,
    Setting,
    SettingValue,
    Setup,
    Value,
    ask,
    lay,
    move_top,
    move_under,
    shuffle,
    tell,
)
from igroteka.games.gravity_falls import events
from igroteka.games.gravity_falls.content.box import Box
from igroteka.games.gravity_falls.pieces import (
    CURSE_DECK,
    DISTRUST,
    MOVEMENT_DECK,
    MOVEMENT_DISCARD,
    PLAYERS,
    RANKS,
    REMOVED,
    ROW,
    UNUSED_EVENTS,
    Character,
    Monster,
    MovementCard,
)
from igroteka.games.gravity_falls.reading import pulls
from igroteka.games.gravity_falls.refusals import (
    ALREADY_IN_PLAY,
    ALREADY_TAKEN,
    NO_EVENTS_SIMPLIFIED,
    NO_SUCH_SEAT,
    ONE_CHARACTER_EACH,
    SOLO_IS_TWO_SEATS,
    THREE_MONSTERS,
)
from igroteka.games.gravity_falls.rules.character_phase import pull
from igroteka.games.gravity_falls.rules.monster_phase import turn_support
from igroteka.games.gravity_falls.state import Table

# --- Settings ---

CHARACTERS: Final = ("dipper", "mabel", "stan", "soos", "wendy")
MONSTERS: Final = (
    "gobblewonker",
    "gnome_giant",
    "pterodactyl",
    "summerween_trickster",
    "manotaur",
    "gremloblin",
    "time_monster",
    "gideon_bot",
    "rumble_mcskirmish",
)
"""What the settings offer by name; monsters and characters that a pack adds can be chosen at the table."""

SETTINGS: Final = (
    Setting("difficulty", "GF-039", ("easy", "normal", "hard"), "normal"),
    Setting("simplified", "GF-153", (False, True)),
    Setting("monsters", "GF-017", MONSTERS, (), many=True),
    Setting("monster_draw", "GF-019", ("one_of_each", "any")),
    Setting("characters", "GF-030", CHARACTERS, (), many=True),
    Setting("choose_at_table", "GF-018", (False, True)),
    Setting("first_player", "GF-042", ("random", *[player.key for player in PLAYERS])),
    Setting("solo", "GF-226", (False, True)),
)


PRESETS: Final[dict[str, dict[str, SettingValue]]] = {
    "standard": {},
    "children": {"simplified": True, "choose_at_table": True},
    "experts": {"difficulty": "hard", "monster_draw": "any"},
}
"""The rulebook's three games: as advised at first, for young players (GF-153 ff.), and what to try after a victory."""


def refuses(setup: Setup, box: Box) -> Refusal | None:
    """Settings that contradict each other or the number of players."""
    first = setup.word("first_player")
    if len(setup.words("monsters")) not in (0, box.counts["monsters_in_play"]):
        return THREE_MONSTERS
    if len(setup.words("characters")) not in (0, setup.players):
        return ONE_CHARACTER_EACH
    if first != "random" and int(first[1:]) >= setup.players:
        return NO_SUCH_SEAT
    if setup.flag("simplified") and setup.word("difficulty") != "normal":
        return NO_EVENTS_SIMPLIFIED
    if setup.flag("solo") and setup.players != 2:
        return SOLO_IS_TWO_SEATS
    return None


def deal(setup: Setup, box: Box) -> Table:
    """The table before the preparation; who takes part is drawn by lot unless it is named or chosen at the table."""
    g = Table(setup.players, box, Fate(setup.seed))
    g.simplified = setup.flag("simplified")
    g.events_in_deck = 0 if g.simplified else g.box.difficulties[setup.word("difficulty")]
    first = setup.word("first_player")
    g.first = g.fate.draw(PLAYERS[: g.seats], "first_player").seat if first == "random" else int(first[1:])
    g.active = g.first
    g.monsters = [monsters(g)[name] for name in setup.words("monsters")]
    g.characters = [g.box.characters[name] for name in setup.words("characters")]
    unpack(g)
    if not setup.flag("choose_at_table"):
        draw_monsters(g, setup.word("monster_draw") == "one_of_each")
        draw_characters(g)
    return g


# --- Choosing at the table ---


class ChooseMonster(Kind[Table, Option]):
    """A monster that is not in play yet, or one by lot."""

    def expected(self, g: Table, seat: int) -> Sequence[Option]:
        return [*monsters(g).values(), BY_LOT]

    def forbids(self, g: Table, seat: int, option: Option) -> Refusal | None:
        return ALREADY_IN_PLAY if option in g.monsters else None

    def details(self, g: Table, seat: int, option: Option) -> dict[str, Value]:
        return {"class": option.rank, "amount": option.amount} if isinstance(option, Monster) else {}

    def default(self, g: Table, seat: int) -> str:
        return BY_LOT.key


class ChooseCharacter(Kind[Table, Option]):
    """A character that nobody has taken, or one by lot."""

    def expected(self, g: Table, seat: int) -> Sequence[Option]:
        return [*g.box.characters.values(), BY_LOT]

    def forbids(self, g: Table, seat: int, option: Option) -> Refusal | None:
        return ALREADY_TAKEN if option in g.characters else None

    def details(self, g: Table, seat: int, option: Option) -> dict[str, Value]:
        return {"amount": option.amount, "tokens": option.tokens} if isinstance(option, Character) else {}

    def default(self, g: Table, seat: int) -> str:
        return BY_LOT.key


CHOOSE_MONSTER: Final = ChooseMonster("choose_monster", "GF-018", rest=True)
CHOOSE_CHARACTER: Final = ChooseCharacter("choose_character", "GF-030", rest=True)


def monsters(g: Table) -> dict[str, Monster]:
    """The monsters of the box, without their cards in the simplified game (GF-153)."""
    return g.box.tame_monsters if g.simplified else g.box.monsters


def choose_monsters(g: Table) -> Rules[None]:
    """Three different monsters, named by the first player for the table."""
    while len(g.monsters) < g.box.counts["monsters_in_play"]:
        choice = yield from ask(g, g.first, CHOOSE_MONSTER)
        monster = choice if isinstance(choice, Monster) else monster_by_lot(g, True)
        g.monsters.append(monster)
        tell(g, events.MONSTER_CHOSEN, g.first, (monster.key,))


def choose_characters(g: Table) -> Rules[None]:
    """Seat by seat."""
    while len(g.characters) < g.seats:
        seat = len(g.characters)
        choice = yield from ask(g, seat, CHOOSE_CHARACTER)
        character = choice if isinstance(choice, Character) else character_by_lot(g)
        g.characters.append(character)
        tell(g, events.CHARACTER_CHOSEN, seat, (character.key,))


def draw_monsters(g: Table, one_of_each: bool) -> None:
    """As many as take part, unless the settings named them."""
    while len(g.monsters) < g.box.counts["monsters_in_play"]:
        g.monsters.append(monster_by_lot(g, one_of_each))


def draw_characters(g: Table) -> None:
    """One for each seat, unless the settings named them."""
    while len(g.characters) < g.seats:
        g.characters.append(character_by_lot(g))


def monster_by_lot(g: Table, one_of_each: bool) -> Monster:
    """Any that is not in play; or of the class with the fewest in play, as is advised for a first game (GF-019)."""
    free = [m for m in monsters(g).values() if m not in g.monsters]
    if one_of_each:
        in_play = [m.rank for m in g.monsters]
        rank = min(RANKS, key=in_play.count)
        free = [m for m in free if m.rank == rank] or free
    return g.fate.draw(free, "monster")


def character_by_lot(g: Table) -> Character:
    return g.fate.draw([c for c in g.box.characters.values() if c not in g.characters], "character")


# --- The preparation ---


def unpack(g: Table) -> None:
    """Support lies in town as printed; every card is still in the box, and what a match does not use stays there."""
    g.support = [place.support for place in g.box.places]
    cards: list[Card] = [*g.box.movements, *g.box.events, *g.box.curses]
    for deck in g.box.decks.values():
        cards.extend(deck)
    lay(g, REMOVED, cards)


def left_in_the_box(g: Table, full: bool) -> tuple[Card, ...]:
    """What this match does not use: 3+ cards with two players, others' decks, events and Teleports when simplified."""
    cards: list[Card] = []
    if not full:
        cards.extend([card for card in g.box.movements if card.three_plus])
    if g.simplified:
        cards.extend(g.box.events)
    playing = [character.key for character in g.characters]
    for owner, deck in g.box.decks.items():
        if owner not in playing:
            cards.extend(deck)
        elif g.simplified:
            cards.extend([card for card in deck if card.teleport])
    return tuple(cards)


def prepare(g: Table) -> None:
    """Monsters, characters, hands, curses, the open row and the events, in this order."""
    full = g.seats >= g.box.counts["full_deck_from"]
    g.cards[REMOVED.n] = left_in_the_box(g, full)
    lay(g, MOVEMENT_DECK, [card for card in g.box.movements if full or not card.three_plus])
    shuffle(g, MOVEMENT_DECK)
    for monster in g.monsters:
        place_monster(g, monster)
    for i in range(g.seats):
        place_character(g, (g.first + i) % g.seats)
    for seat in range(g.seats):
        deal_actions(g, seat)
    lay(g, CURSE_DECK, g.box.curses)
    shuffle(g, CURSE_DECK)
    for _ in range(g.row_size):
        card = g.cards[MOVEMENT_DECK.n][-1]
        move_under(g, card, MOVEMENT_DECK, ROW)
        tell(g, events.ROW_OPENED, -1, (card.key,))
    if not g.simplified:
        add_events(g)
    g.active = g.first
    tell(g, events.FIRST_TURN, g.first, (g.characters[g.first].key,))


def next_place(g: Table) -> int:
    """The place on the next movement card, which is then discarded."""
    (card,) = move_top(g, 1, MOVEMENT_DECK, MOVEMENT_DISCARD)
    assert isinstance(card, MovementCard)
    return card.place.n


def place_monster(g: Table, monster: Monster) -> None:
    """It takes its place, pulls a token from each neighbour, alarms by the distrust it pulled, and support turns.

    Marks of the track do not act yet (GF-262).
    """
    place = next_place(g)
    g.monster_at.append(place)
    g.knocked_down.append(0)
    coming, _ = pulls(g, place, False, False)
    for token in coming:
        pull(g, token, place)
    name = g.box.places[place].key
    tell(g, events.MONSTER_PLACED, -1, (monster.key, name, len(coming)))
    raised = len([token for token in coming if token.kind == DISTRUST])
    if raised:
        g.alarm += raised
        tell(g, events.SETUP_ALARM, -1, (raised, g.alarm, monster.key))
    flipped = g.support[place]
    if flipped:
        turn_support(g, place)
        tell(g, events.SETUP_FLIPPED, -1, (flipped, name))


def place_character(g: Table, seat: int) -> None:
    """Where the next card says, with a courage cube."""
    place = next_place(g)
    g.character_at[seat] = place
    g.cubes |= 1 << place
    tell(g, events.CHARACTER_PLACED, seat, (g.characters[seat].key, g.box.places[place].key))


def deal_actions(g: Table, seat: int) -> None:
    """The character's own deck, shuffled, and a starting hand; no Teleports in the simplified game (GF-155)."""
    me = PLAYERS[seat]
    deck = g.box.decks[g.characters[seat].key]
    lay(g, me.deck, [card for card in deck if not (g.simplified and card.teleport)])
    shuffle(g, me.deck)
    move_top(g, g.box.counts["starting_hand"], me.deck, me.hand)


def add_events(g: Table) -> None:
    """Random events by the difficulty level, shuffled into the deck; the others stay out unseen (GF-041)."""
    lay(g, UNUSED_EVENTS, g.box.events)
    shuffle(g, UNUSED_EVENTS)
    move_top(g, g.events_in_deck, UNUSED_EVENTS, MOVEMENT_DECK)
    shuffle(g, MOVEMENT_DECK)
