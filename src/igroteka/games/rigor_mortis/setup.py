"""Before the start: what a table may choose, and the deal."""

from typing import Final

from igroteka.engine import Fate, Refusal, Setting, Setup, lay, move_top, shuffle
from igroteka.games.rigor_mortis.content.box import box_of
from igroteka.games.rigor_mortis.pieces import BOOK_DECK, LOOK_DECK, MOVEMENT_DECK, PLAYERS, TOKEN_STACK
from igroteka.games.rigor_mortis.refusals import BAD_CHANCE, BAD_SECONDS, NO_SUCH_SEAT, VOICE_NEEDS_CALLOUT
from igroteka.games.rigor_mortis.state import AUTO, BY_HUMANS, CALLOUT, EVERYBODY, OFF, PEOPLE, HouseRules, Table

RANDOM: Final = "random"
SEAT_KEYS: Final = tuple([player.key for player in PLAYERS])
SETTINGS: Final = (
    Setting("first", "RM-200", (RANDOM, *SEAT_KEYS)),
    Setting("policing", "RM-219", (BY_HUMANS, AUTO, CALLOUT, OFF)),
    Setting("voice", "RM-198", (False, True)),
    Setting("jury", "RM-227", (PEOPLE, EVERYBODY)),
    Setting("live", "RM-224", (False, True)),
    Setting("duty_seconds", "RM-224", (), default=15),
    Setting("bot_slip", "RM-199", (), default=50),
    Setting("bot_notice", "RM-216", (), default=500),
    Setting("auto_fulfil", "RM-225", SEAT_KEYS, default=(), many=True),
)


def deal(setup: Setup) -> Table:
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


def house(setup: Setup) -> HouseRules:
    free = 0
    for key in setup.words("auto_fulfil"):
        free |= 1 << SEAT_KEYS.index(key)
    return HouseRules(
        setup.word("policing"),
        setup.flag("voice"),
        setup.word("jury"),
        setup.flag("live"),
        setup.number("duty_seconds"),
        setup.number("bot_slip"),
        setup.number("bot_notice"),
        free,
    )


def refuses_setup(setup: Setup) -> Refusal | None:
    """Seats that are not at this table, and settings that contradict each other."""
    named = setup.word("first")
    seats = setup.words("auto_fulfil") if named == RANDOM else (named, *setup.words("auto_fulfil"))
    if any(SEAT_KEYS.index(seat) >= setup.players for seat in seats):
        return NO_SUCH_SEAT
    if setup.flag("voice") and setup.word("policing") in (AUTO, OFF):
        return VOICE_NEEDS_CALLOUT
    if not (0 <= setup.number("bot_slip") <= 1000 and 0 <= setup.number("bot_notice") <= 1000):
        return BAD_CHANCE
    return BAD_SECONDS if setup.number("duty_seconds") < 1 else None
