"""Setting the table: castle, special tokens, ghost, stack and first player; and backs of visitors drawn again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from igroteka.engine import Fate, Option, Refusal, Setting, SettingValue, Setup
from igroteka.games.boo.board import ACROSS, CENTRE, ROOM_NAMES, ROOM_OF, ROOMS, TILES, Castle
from igroteka.games.boo.content.box import Box, box_of
from igroteka.games.boo.pieces import ALL_ROOMS, CENTRAL_ROOMS
from igroteka.games.boo.refusals import (
    LOCK_WITHOUT_COOLDOWN,
    NO_SUCH_SEAT,
    ROOM_FOR_EACH,
    STOPWATCH_IN_PRACTICE,
    TOO_MANY_SPECIALS,
)
from igroteka.games.boo.rules.stopwatch import imagine_others
from igroteka.games.boo.state import FRESH, Clocks, Table

SECOND: Final = 1000
THIRD_CALL_LOCK: Final = 10 * SECOND
A_DAY: Final = 24 * 60 * 60 * SECOND
PAUSES: Final = {"none": (0, 0), "short": (6_000, 1_500), "long": (18_000, 4_500), "until_ready": (0, 1_500)}
"""How long a table waits between rounds for those who are not ready, 0 for as long as it takes; and how long everybody
looks at a wrong route."""
CHANCE: Final = "chance"
SEATS: Final = ("p0", "p1", "p2", "p3", "p4", "p5")

SETTINGS: Final = (
    Setting("first", "BO-032", (CHANCE, *SEATS)),
    Setting("choose_ghost_room", "BO-128", (False, True)),
    Setting("passages", "BO-023", (0, 1, 2, 3, 4), default=2),
    Setting("transformations", "BO-023", (0, 1, 2, 3, 4), default=2),
    Setting("special_rooms", "BO-118", ROOM_NAMES, default=(), many=True),
    Setting("fresh_visitors", "BO-143", (False, True)),
    Setting("practice", "BO-150", (False, True)),
    Setting("family", "BO-149", (False, True)),
    Setting("show_limit", "BO-140", (0, 10, 15, 20, 30, 45, 60), default=15),
    Setting("hesitation_limit", "BO-148", (0, 4, 8, 12), default=4),
    Setting("search_limit", "BO-141", (0, 30, 60, 120, 180, 360, 540), default=180),
    Setting("false_call_cooldown", "BO-138", (0, 3, 5, 10)),
    Setting("third_call_lock", "BO-139", (False, True)),
    Setting("nobody_can", "BO-142", (False, True)),
    Setting("pause", "BO-145", tuple(PAUSES)),
    Setting("stopwatch", "BO-152", (False, True)),
    Setting("draw_number", "BO-153", (False, True)),
    Setting("lens", "BO-147", (True, False)),
    Setting("strict", "BO-135", (False, True)),
    Setting("day", "BO-154", (False, True)),
)

PRESETS: Final[dict[str, dict[str, SettingValue]]] = {
    "friends": {"pause": "short"},
    "newcomer": {
        "family": True,
        "show_limit": 60,
        "hesitation_limit": 0,
        "search_limit": 360,
        "pause": "until_ready",
    },
    "public": {"false_call_cooldown": 5, "third_call_lock": True, "pause": "short"},
    "family": {"family": True, "pause": "short"},
    "tripled": {"show_limit": 45, "hesitation_limit": 12, "search_limit": 540, "pause": "long"},
    "untimed": {"show_limit": 0, "hesitation_limit": 0, "search_limit": 0, "pause": "until_ready"},
    "practice": {"practice": True, "draw_number": True},
    "letters": {"stopwatch": True},
    "day": {"day": True},
}
"""What a table may choose at once over the defaults; it begins with the first."""


def refuses_setup(setup: Setup) -> Refusal | None:
    """A combination of settings that the box does not allow."""
    first, rooms = setup.word("first"), setup.words("special_rooms")
    specials = setup.number("passages") + setup.number("transformations")
    if first != CHANCE and SEATS.index(first) >= setup.players:
        return NO_SUCH_SEAT
    if specials > len(box_of(setup.pack).specials):
        return TOO_MANY_SPECIALS
    if rooms and len(rooms) != specials:
        return ROOM_FOR_EACH
    if setup.flag("third_call_lock") and setup.number("false_call_cooldown") == 0:
        return LOCK_WITHOUT_COOLDOWN
    if setup.flag("stopwatch") and (setup.flag("practice") or setup.flag("day")):
        return STOPWATCH_IN_PRACTICE
    return None


def deal(setup: Setup) -> Table:
    """Steps 1 to 6 of the set-up, and the first player."""
    box = box_of(setup.pack)
    g = Table(setup.players, Fate(setup.seed), box, clocks(setup))
    g.day = setup.flag("day")
    g.practice, g.family = setup.flag("practice") or g.day, setup.flag("family")
    g.draw_number = setup.flag("draw_number") or g.day
    g.lens, g.strict = setup.flag("lens"), setup.flag("strict")
    g.pause = g.practice or setup.word("pause") != "none"
    g.stopwatch = setup.flag("stopwatch")
    g.sealed = [FRESH] * g.seats if g.stopwatch else []
    g.layout = shuffled_tiles(g.fate)
    g.passages, g.transformations = special_rooms(setup, box)
    build(g)
    if g.day or not setup.flag("choose_ghost_room"):
        g.ghost = g.home = g.fate.draw(CENTRAL_ROOMS, "ghost").room
    if setup.flag("fresh_visitors"):
        g.backs = fresh_backs(g.fate, g.passages + g.transformations, len(box.visitors))
    g.stack = list(range(1, g.rounds() + 1))
    first = setup.word("first")
    g.first = g.fate.roll(setup.players, "first") - 1 if first == CHANCE else SEATS.index(first)
    return g


def clocks(setup: Setup) -> Clocks:
    """Those of the table; none of them runs in practice (BO-150). With stopwatches the search lasts a day (BO-152)."""
    by_stopwatch = setup.flag("stopwatch")
    if setup.flag("practice") or setup.flag("day"):
        return Clocks(0, 0, 0, 0, 0, 0, 0, setup.flag("nobody_can"))
    ready, verdict = PAUSES[setup.word("pause")]
    return Clocks(
        setup.number("show_limit") * SECOND,
        setup.number("hesitation_limit") * SECOND,
        A_DAY if by_stopwatch else setup.number("search_limit") * SECOND,
        ready,
        verdict,
        setup.number("false_call_cooldown") * SECOND,
        THIRD_CALL_LOCK if setup.flag("third_call_lock") else 0,
        setup.flag("nobody_can") and not by_stopwatch,
    )


def shuffled_tiles(fate: Fate) -> list[int]:
    """The nine tiles in a random order, each once, none of them turned (BO-015 to BO-018)."""
    tiles = [Option(str(n)) for n in range(TILES, 0, -1)]
    fate.shuffle(tiles, "tiles")
    return [int(tile.key) for tile in reversed(tiles)]


def special_rooms(setup: Setup, box: Box) -> tuple[list[int], list[int]]:
    """Where passages and transformations lie: on the first and on the last of the rooms (BO-021 to BO-025)."""
    passages, transformations = setup.number("passages"), setup.number("transformations")
    named = setup.words("special_rooms") or tuple(special.room for special in box.specials)
    rooms = [ROOM_OF[name] for name in named]
    return rooms[:passages], rooms[len(rooms) - transformations :]


def build(g: Table) -> None:
    """Put the tiles and the special tokens into the frame."""
    g.castle = Castle([g.box.plans[number - 1] for number in g.layout], g.passages, g.transformations)


# --- Backs of visitors drawn again (BO-143) --------------------------------------------------------------------------


def fresh_backs(fate: Fate, specials: Sequence[int], visitors: int) -> list[list[int]]:
    """New rooms for all visitors and all four numbers; the rooms of one token differ."""
    backs: list[list[int]] = []
    for _ in range(4):
        barred = [0] * visitors
        for column in backs:
            for v, room in enumerate(column):
                barred[v] |= 1 << room
        backs.append(fresh_rooms(fate, specials, barred, []))
    return backs


def fresh_rooms(fate: Fate, specials: Sequence[int], barred: Sequence[int], known: Sequence[int]) -> list[int]:
    """Rooms for one number: `known` for the first visitors, new ones after; if none is left, begin again."""
    taboo = 0
    for room in specials:
        taboo |= 1 << room
    while True:
        rooms = list(known)
        used = taboo
        for room in rooms:
            used |= 1 << room
        for v in range(len(rooms), len(barred)):
            shut = used | barred[v] | (TOO_NEAR[rooms[-1]] if rooms else CENTRAL)
            free = [option for option in ALL_ROOMS if shut >> option.room & 1 == 0]
            if not free:
                break
            rooms.append(fate.draw(free, "visitor").room)
            used |= 1 << rooms[-1]
        if len(rooms) == len(barred):
            return rooms


def _too_near(room: int) -> int:
    """The rooms on the same tile, or fewer than three room steps away."""
    row, column = divmod(room, ACROSS)
    near = 0
    for other in range(ROOMS):
        y, x = divmod(other, ACROSS)
        same_tile = (y // 2, x // 2) == (row // 2, column // 2)
        if same_tile or abs(y - row) + abs(x - column) < 3:
            near |= 1 << other
    return near


TOO_NEAR: Final = [_too_near(room) for room in range(ROOMS)]
CENTRAL: Final = sum(1 << room for room in CENTRE)


def resample(g: Table, seat: int, fate: Fate) -> None:
    """What nobody knows: the rooms of the visitors still in the stack, and of the one in the castle for whoever has not
    seen it (BO-152). The order of the stack itself is open."""
    redraw_rooms(g, g.visitor == 0 or g.sees_visitor(seat), fate)
    if g.stopwatch and g.visitor:
        drawn = fate.drawn
        imagine_others(g, seat, fate)
        fate.drawn = drawn  # what is imagined has not been drawn


def renew(g: Table, fate: Fate) -> None:
    """New rooms for the visitors that nobody has seen."""
    redraw_rooms(g, g.visitor == 0 or any(g.sees_visitor(seat) for seat in range(g.seats)), fate)


def redraw_rooms(g: Table, visitor_known: bool, fate: Fate) -> None:
    """New rooms for the visitors still in the stack, and for the one in the castle unless it is known."""
    specials = g.passages + g.transformations
    drawn = fate.drawn
    unseen = g.stack if visitor_known else sorted([g.visitor, *g.stack])
    if g.number == 0:
        g.backs = fresh_backs(fate, specials, len(g.box.visitors))
    elif unseen:
        column = g.backs[g.number - 1]
        known, last = unseen[0] - 1, unseen[-1]
        rooms = fresh_rooms(fate, specials, [0] * last, column[:known])
        backs = g.backs[:]
        backs[g.number - 1] = rooms + column[last:]
        g.backs = backs
        if g.visitor in unseen:
            g.room = rooms[g.visitor - 1]
    fate.drawn = drawn  # not drawn at the table
