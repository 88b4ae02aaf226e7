"""Setting up: characters, decks, the nemesis stack, the location stack, the flea market."""

from collections.abc import Sequence
from typing import Final

from igroteka.engine import (
    ALL,
    BY_LOT,
    Card,
    Fate,
    Kind,
    Option,
    Refusal,
    Rules,
    Setup,
    ask,
    lay,
    move,
    move_cards,
    move_top,
    show_card,
    shuffle,
    tell,
    together,
)
from igroteka.engine.setup import ContentPack
from igroteka.games.rickshank.content import Box
from igroteka.games.rickshank.events import CHARACTER_CHOSEN, DREW, FIRST_NEMESIS, LAID_OUT, TURN_STARTED
from igroteka.games.rickshank.faces import Character
from igroteka.games.rickshank.state import (
    FLEA_MARKET,
    LOCATION_STACK,
    MAIN_DECK,
    MORTY_WAVES_STACK,
    NEMESIS,
    NEMESIS_STACK,
    PORTAL_GUN_STACK,
    SEATS,
    UNUSED,
    Player,
    Table,
)

BLUE: Final = "blue"
"""The back of the card at the bottom of the nemesis stack."""
CHARACTERS: Final = "characters"
RANDOM: Final = "random"
CHOOSE: Final = "choose"
DEAL_TWO: Final = "deal_two"
STOP_IDLE_GAME: Final = "stop_idle_game"

TAKEN: Final = Refusal("RR-015", "character_taken")

_BOXES: Final[dict[str, Box]] = {}


def box_of(pack: ContentPack | None) -> Box:
    """The content, read and linked once for each pack."""
    name = "" if pack is None else pack.hash_of("rickshank")
    if name not in _BOXES:
        _BOXES[name] = Box.open(pack)
    return _BOXES[name]


class Supply:
    """Makes the cards of a table."""

    def __init__(self) -> None:
        self.made = 0

    def cards(self, key: str, copies: int, back: str = "") -> list[Card]:
        self.made += copies
        return [Card(key, self.made - copies + i, back) for i in range(copies)]


def lay_out(g: Table) -> None:
    """Every card in its place, not yet shuffled."""
    box, supply = g.box, Supply()
    for player in g.players:
        for key, copies in box.starters.items():
            lay(g, player.deck, supply.cards(key, copies))
    for key, copies in box.main_deck.items():
        lay(g, MAIN_DECK, supply.cards(key, copies))
    for key, copies in box.location_stack.items():
        lay(g, LOCATION_STACK, supply.cards(key, copies))
    lay(g, PORTAL_GUN_STACK, supply.cards(box.portal_gun.key, box.portal_guns))
    lay(g, MORTY_WAVES_STACK, supply.cards(box.waves.key, box.morty_waves))
    for role, keys in box.roles.items():
        for key in keys:
            lay(g, UNUSED, supply.cards(key, 1, BLUE if role == "bottom" else ""))


def deal(setup: Setup) -> Table:
    """The table before the first question."""
    g = Table(box_of(setup.pack), setup.players, Fate(setup.seed))
    g.stop_idle_game = setup.flag(STOP_IDLE_GAME)
    lay_out(g)
    g.active = g.fate.draw(SEATS[setup.players].players, "first_player").seat
    deal_characters(g, setup.word(CHARACTERS))
    shuffle(g, MAIN_DECK)
    shuffle(g, LOCATION_STACK)
    stack_nemeses(g)
    if not g.offered:
        open_table(g)
        g.learned = 0
    return g


def open_table(g: Table) -> None:
    """The flea market and the first hands: nobody chooses a character with these in sight."""
    move_top(g, g.box.market_size, MAIN_DECK, FLEA_MARKET)
    for player in g.players:
        shuffle(g, player.deck)
        move_top(g, g.box.hand_size, player.deck, player.hand)


def deal_characters(g: Table, how: str) -> None:
    """One at random for everybody; or all to choose from; or two each."""
    keys = list(g.box.characters)
    if how == CHOOSE:
        g.offered = [keys[:] for _ in g.players]
        return
    order = [g.box.characters[key] for key in keys]
    g.fate.shuffle(order, CHARACTERS)
    if how == DEAL_TWO:
        g.offered = [[order.pop().key, order.pop().key] for _ in g.players]
    else:
        g.characters = [order.pop().key for _ in g.players]


class ChooseCharacter(Kind[Table, Option]):
    """One of those offered that nobody has taken; by lot if there are several."""

    def expected(self, g: Table, seat: int) -> Sequence[Option]:
        options: list[Option] = [g.box.characters[key] for key in g.offered[seat]]
        if len(free_characters(g, seat)) > 1:
            options.append(BY_LOT)
        return options

    def forbids(self, g: Table, seat: int, option: Option) -> Refusal | None:
        return TAKEN if option.key in g.characters else None

    def default(self, g: Table, seat: int) -> str:
        return BY_LOT.key


class KeepCharacter(Kind[Table, Character]):
    """One of the two dealt. Time keeps the first, since they were dealt at random."""

    def expected(self, g: Table, seat: int) -> Sequence[Character]:
        return [g.box.characters[key] for key in g.offered[seat]]

    def default(self, g: Table, seat: int) -> str:
        return g.offered[seat][0]


CHOOSE_CHARACTER: Final = ChooseCharacter("choose_character", "RR-015", rest=True)
KEEP_CHARACTER: Final = KeepCharacter("keep_character", "RR-016", rest=True)


def free_characters(g: Table, seat: int) -> list[Character]:
    return [g.box.characters[key] for key in g.offered[seat] if key not in g.characters]


def set_up(g: Table) -> Rules[None]:
    """Characters are chosen unless they were dealt; then the table lies open, and everybody is told of it."""
    if g.offered:
        yield from choose_characters(g)
        if not g.cards[FLEA_MARKET.n]:  # an arranged table may be open already
            open_table(g)
    else:
        for player in g.players:
            tell(g, CHARACTER_CHOSEN, player.seat, (g.characters[player.seat],))
    tell(g, LAID_OUT, -1, (), g.cards[FLEA_MARKET.n])
    tell(g, FIRST_NEMESIS, -1, (), g.cards[NEMESIS.n])
    for player in g.players:
        tell(g, DREW, player.seat, (), g.cards[player.hand.n], 1 << player.seat)
    tell(g, TURN_STARTED, g.active, (g.turn,))


def choose_characters(g: Table) -> Rules[None]:
    """Freely one after another from the first player on, or all at once from the two dealt to each."""
    if len(g.offered[0]) == 2:
        kept = yield from together(g, range(g.seats), KEEP_CHARACTER)
        for player, character in zip(g.players, kept, strict=True):
            take_character(g, player, character)
    else:
        for player in g.players[g.active].circle:
            if not g.characters[player.seat]:
                option = yield from ask(g, player.seat, CHOOSE_CHARACTER)
                free = free_characters(g, player.seat)
                chosen = option if isinstance(option, Character) else g.fate.draw(free, "character")
                take_character(g, player, chosen)
    g.offered = []


def take_character(g: Table, me: Player, character: Character) -> None:
    g.characters[me.seat] = character.key
    tell(g, CHARACTER_CHOSEN, me.seat, (character.key,))


def stack_nemeses(g: Table) -> None:
    """One last nemesis face down, five of the middle on it, one first face up on top. The others stay in the box."""
    last = draw_nemesis(g, "bottom")
    first = draw_nemesis(g, "top")
    middle = [c for c in g.cards[UNUSED.n] if c.key in g.box.roles["middle"]]
    g.fate.shuffle(middle, "nemeses")
    move(g, last, UNUSED, NEMESIS_STACK)
    move_cards(g, middle[-g.box.middle_nemeses :], UNUSED, NEMESIS_STACK)
    move(g, first, UNUSED, NEMESIS)
    for card in g.cards[UNUSED.n]:
        if card.key in g.box.roles["top"]:
            show_card(g, card, UNUSED, ALL)  # it is not on top, so everybody knows where it is


def draw_nemesis(g: Table, role: str) -> Card:
    cards = [c for c in g.cards[UNUSED.n] if c.key in g.box.roles[role]]
    return cards[0] if len(cards) == 1 else g.fate.draw(cards, f"{role}_nemesis")
