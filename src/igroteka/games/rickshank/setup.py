"""Settings and the deal: characters, decks, the nemesis stack, the location stack, the flea market."""

from typing import Final

from igroteka.engine import ALL, Card, Fate, Refusal, Setting, Setup, lay, move, move_cards, show_card, shuffle
from igroteka.games.rickshank.content.box import box_of
from igroteka.games.rickshank.content.faces import Face, FaceCard
from igroteka.games.rickshank.pieces import (
    LOCATION_STACK,
    MAIN_DECK,
    MORTY_WAVES_STACK,
    NEMESIS,
    NEMESIS_STACK,
    PORTAL_GUN_STACK,
    SEATS,
    UNUSED,
)
from igroteka.games.rickshank.refusals import TOO_FEW_CHARACTERS
from igroteka.games.rickshank.rules.characters import open_table
from igroteka.games.rickshank.state import Table

BLUE: Final = "blue"
"""The back of the card at the bottom of the nemesis stack."""
CHARACTERS: Final = "characters"
RANDOM: Final = "random"
CHOOSE: Final = "choose"
DEAL_TWO: Final = "deal_two"
STOP_IDLE_GAME: Final = "stop_idle_game"

SETTINGS: Final = (
    Setting(CHARACTERS, "RR-014", (RANDOM, CHOOSE, DEAL_TWO)),
    Setting(STOP_IDLE_GAME, "RR-231", (True, False)),
)


def refuses_setup(setup: Setup) -> Refusal | None:
    """Two characters each need as many characters: 2 or 3 players with the base set (RL-05)."""
    each = 2 if setup.word(CHARACTERS) == DEAL_TWO else 1
    return TOO_FEW_CHARACTERS if each * setup.players > len(box_of(setup.pack).characters) else None


class Supply:
    """Makes the cards of a table."""

    def __init__(self, faces: dict[str, Face]) -> None:
        self.faces: Final = faces
        self.made = 0

    def cards(self, key: str, copies: int, back: str = "") -> list[Card]:
        self.made += copies
        return [FaceCard(self.faces[key], self.made - copies + i, back) for i in range(copies)]


def lay_out(g: Table) -> None:
    """Every card in its place, not yet shuffled."""
    box, supply = g.box, Supply(g.box.faces)
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
        g.learned = g.unaware = 0
    return g


def deal_characters(g: Table, how: str) -> None:
    """One at random for everybody; or all to choose from; or two each."""
    keys = list(g.box.characters)
    if how == CHOOSE:
        g.offered = (tuple(keys),) * g.seats
        return
    order = [g.box.characters[key] for key in keys]
    g.fate.shuffle(order, CHARACTERS)
    if how == DEAL_TWO:
        g.offered = tuple([(order.pop().key, order.pop().key) for _ in g.players])
    else:
        g.characters = [order.pop().key for _ in g.players]


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
