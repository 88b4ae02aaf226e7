"""Choosing characters, and opening the table when everybody has one."""

from collections.abc import Sequence
from typing import Final

from igroteka.engine import BY_LOT, Kind, Option, Refusal, Rules, ask, move_top, shuffle, tell, together
from igroteka.games.rickshank.content.faces import Character
from igroteka.games.rickshank.events import CHARACTER_CHOSEN, FIRST_HAND, FIRST_NEMESIS, LAID_OUT, TURN_STARTED
from igroteka.games.rickshank.pieces import FLEA_MARKET, MAIN_DECK, NEMESIS, Player
from igroteka.games.rickshank.refusals import TAKEN
from igroteka.games.rickshank.state import Table


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
        tell(g, FIRST_HAND, player.seat, (), g.cards[player.hand.n], 1 << player.seat)
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
    g.offered = ()


def take_character(g: Table, me: Player, character: Character) -> None:
    g.characters[me.seat] = character.key
    tell(g, CHARACTER_CHOSEN, me.seat, (character.key,))


def open_table(g: Table) -> None:
    """The flea market and the first hands: nobody chooses a character with these in sight."""
    g.stalls = tuple([(card.key, 0) for card in move_top(g, g.box.market_size, MAIN_DECK, FLEA_MARKET)])
    for player in g.players:
        shuffle(g, player.deck)
        move_top(g, g.box.hand_size, player.deck, player.hand)
