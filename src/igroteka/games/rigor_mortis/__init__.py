"""«Ригор Мортис»: goblins in the Dark Overlord's library, 2 to 8 players."""

from collections.abc import Sequence
from typing import Final

from igroteka.engine import (
    NOTHING,
    PASS,
    Brain,
    EventView,
    Fate,
    Game,
    Refusal,
    Rules,
    Setting,
    Setup,
    Wish,
    Zone,
    cycle,
    lay,
    move_top,
    shuffle,
)
from igroteka.games.rigor_mortis import view
from igroteka.games.rigor_mortis.arrange import read_wish
from igroteka.games.rigor_mortis.bot import BRAIN
from igroteka.games.rigor_mortis.content.box import box_of
from igroteka.games.rigor_mortis.fields import NOUNS
from igroteka.games.rigor_mortis.pieces import (
    BLANK_LOOK,
    BOOK_DECK,
    CELLS,
    DUTIES,
    END_TURN,
    FEWEST,
    GOATS,
    GUILTY,
    LOOK_DECK,
    MOVEMENT_DECK,
    NOT_GUILTY,
    PLAYERS,
    PRAISES,
    SEATS,
    SHOW_HAND,
    STAY,
    STOP,
    TOKEN_STACK,
)
from igroteka.games.rigor_mortis.refusals import BAD_CHANCE, BAD_SECONDS, NO_SUCH_SEAT, VOICE_NEEDS_CALLOUT
from igroteka.games.rigor_mortis.rules import policing
from igroteka.games.rigor_mortis.rules.books import not_asked_for
from igroteka.games.rigor_mortis.rules.looks import joined
from igroteka.games.rigor_mortis.rules.turn import OPENING, PHASES
from igroteka.games.rigor_mortis.state import AUTO, BY_HUMANS, CALLOUT, OFF, House, Table

RANDOM: Final = "random"
BACKS: Final = {"movement": "movement_card", "books": "book", "looks": "look", "tokens": "token"}
"""By the pool of a zone: the cards that lie there."""
SEAT_KEYS: Final = tuple([player.key for player in PLAYERS])


class RigorMortis(Game[Table]):
    """The title."""

    def deal(self, setup: Setup) -> Table:
        """The library for this many players, three shuffled decks, six tokens, three movement cards each."""
        box = box_of(setup.pack)
        g = Table(setup.players, Fate(setup.seed), box, house(setup))
        lay(g, MOVEMENT_DECK, box.movement)
        lay(g, LOOK_DECK, box.looks)
        lay(g, BOOK_DECK, box.books)
        lay(g, TOKEN_STACK, box.tokens)
        for zone in (TOKEN_STACK, MOVEMENT_DECK, BOOK_DECK, LOOK_DECK):
            shuffle(g, zone)
        for player in g.players():
            move_top(g, box.hand_size, MOVEMENT_DECK, player.hand)
        named = setup.word("first")
        g.first = g.fate.draw(g.players(), "first").seat if named == RANDOM else SEAT_KEYS.index(named)
        g.active = g.first
        return g

    def flow(self, g: Table) -> Rules[None]:
        g.settle()
        return cycle(g, self.phases, self.opening)

    def view(self, g: Table, seat: int | None) -> dict[str, object]:
        return view.see(g, seat)

    def masks(self, g: Table, seat: int | None, zone: Zone) -> bool:
        return view.masks(g, seat, zone)

    def blur(self, g: Table, seat: int | None, event: EventView) -> EventView:
        return view.blur(seat, event)

    def seated(self, g: Table, seat: int) -> None:
        policing.pause(g, seat)

    def resample(self, g: Table, seat: int, fate: Fate) -> None:
        """Others' clamps are theirs to know, and so is what a bot has noticed."""
        for other in range(g.seats):
            if other != seat and g.clamped[other] >= 0:
                g.clamped[other] = fate.below(len(g.hand(other)))
        g.noticed = [noticed for noticed in g.noticed if noticed[0] == seat]

    def brain(self) -> Brain[Table]:
        return BRAIN

    def vocabulary(self, setup: Setup) -> Sequence[str]:
        box = box_of(setup.pack)
        keys = [cell.key for cell in CELLS]
        for cards in (box.movement, box.books, box.looks, box.tokens, box.colours):
            keys.extend(dict.fromkeys([card.key for card in cards]))
        plain = (SHOW_HAND, END_TURN, STOP, STAY, PASS, NOTHING, BLANK_LOOK, *DUTIES, GUILTY, NOT_GUILTY)
        keys.extend([option.key for option in (*plain, *PLAYERS, *GOATS, *PRAISES)])
        for calls in box.callouts:
            keys.extend([call.key for call in calls.values()])
        return list(dict.fromkeys(keys))

    def refuses(self, setup: Setup) -> Refusal | None:
        named = setup.word("first")
        seats = setup.words("auto_fulfil") if named == RANDOM else (named, *setup.words("auto_fulfil"))
        if any(SEAT_KEYS.index(seat) >= setup.players for seat in seats):
            return NO_SUCH_SEAT
        if setup.flag("voice") and setup.word("policing") in (AUTO, OFF):
            return VOICE_NEEDS_CALLOUT
        if not (0 <= setup.number("bot_slip") <= 1000 and 0 <= setup.number("bot_notice") <= 1000):
            return BAD_CHANCE
        return BAD_SECONDS if setup.number("duty_seconds") < 1 else None

    def interpret(self, wish: Wish) -> None:
        colours = [goblin.id for goblin in box_of(wish.pack).goblins]
        read_wish(wish, colours)

    def refuses_position(self, g: Table) -> str:
        """Figures stand in the library, each on its own cell; there are tokens, and a look behind every duty."""
        wrong = misplaced(g)
        if wrong:
            return wrong
        fill_up(g, self.opening)
        g.settle()
        open_palms(g)
        return wrong_figures(g) or wrong_cards(g)

    def closed(self, g: Table, seat: int, key: str) -> Refusal | None:
        """Why an act out of turn, a card or a book is not open to a seat."""
        return policing.no_act(g, seat, key) or not_asked_for(g, seat, key)


def misplaced(g: Table) -> str:
    """Movement cards, books, looks and tokens lie each among their like."""
    for zone in g.zones:
        for card in g.of(zone):
            if card.back != BACKS[zone.pool]:
                return f"{card.key} is a {card.back}: it cannot lie in {zone.name}"
    return ""


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
        for card in g.hand(player.seat):
            joined(g, player.seat, card)


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


def house(setup: Setup) -> House:
    free = 0
    for key in setup.words("auto_fulfil"):
        free |= 1 << SEAT_KEYS.index(key)
    return House(
        setup.word("policing"),
        setup.flag("voice"),
        setup.flag("live"),
        setup.number("duty_seconds"),
        setup.number("bot_slip"),
        setup.number("bot_notice"),
        free,
    )


def make() -> RigorMortis:
    game = RigorMortis()
    game.id = "rigor_mortis"
    game.version = 3
    game.least, game.most, game.seats_rule = FEWEST, SEATS, "RM-011"
    game.settings = (
        Setting("first", "RM-200", (RANDOM, *SEAT_KEYS)),
        Setting("policing", "RM-219", (BY_HUMANS, AUTO, CALLOUT, OFF)),
        Setting("voice", "RM-198", (False, True)),
        Setting("live", "RM-224", (False, True)),
        Setting("duty_seconds", "RM-224", (), default=15),
        Setting("bot_slip", "RM-199", (), default=50),
        Setting("bot_notice", "RM-216", (), default=500),
        Setting("auto_fulfil", "RM-225", SEAT_KEYS, default=(), many=True),
    )
    game.phases = PHASES
    game.opening = OPENING
    game.nouns = NOUNS
    return game


GAME: Final = make()
