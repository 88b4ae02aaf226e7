"""What a table is worth for a seat: looks and dangers, one's own and the rivals', books, the way to the desk.

What a look hides from its holder is not reckoned with.
"""

from typing import Final

from igroteka.engine import Match
from igroteka.games.rigor_mortis.pieces import HIDE_TABLE, TOKEN_STACK, Token
from igroteka.games.rigor_mortis.rules.ending import winners
from igroteka.games.rigor_mortis.rules.sight import is_far
from igroteka.games.rigor_mortis.state import Table

WIN: Final = 1000.0
LOOK: Final = 100.0
RIVAL_LOOK: Final = 35.0
BOOK: Final = 9.0
TREASURE: Final = 12.0
STEP: Final = 1.5
CATCH: Final = (0.0, 0.2, 0.12, 0.04, 0.03, 0.01, 0.005)
"""By walking distance: how likely one player's turn brings Rigor onto a goblin."""
GUESS: Final = 1
"""How many looks a rival is taken to have when they cannot be seen."""


def value(world: Match[Table], seat: int) -> float:
    """A finished match is won or lost, a shared victory is a part of one."""
    if world.result is not None:
        won = world.result.winners
        return WIN / len(won) if seat in won else -WIN
    return worth(world.g, seat, world.g.goblins[seat])


def worth(g: Table, seat: int, cell: int) -> float:
    """What the table is worth for a seat, its goblin standing on a cell."""
    mine = g.look_count(seat)
    hidden = g.under[seat] & HIDE_TABLE
    worth = -LOOK * mine - danger(g, g.rigor, cell) * fear(g, seat)
    worth -= STEP * g.library.to_desk[cell]
    worth += shelf(g, seat)
    for rival in range(g.seats):
        if rival == seat or is_far(g, seat, g.goblins[rival]):
            continue
        looks = GUESS if hidden else g.look_count(rival)
        weight = weight_of(looks, mine)
        worth += weight * RIVAL_LOOK * looks
        worth += weight * danger(g, g.rigor, g.goblins[rival]) * hope(g, seat, looks)
    return worth


def weight_of(looks: int, mine: int) -> float:
    """How much a rival with so many looks matters to who has so many."""
    return 1.0 if looks <= mine else 0.5


def danger(g: Table, rigor: int, cell: int) -> float:
    """How likely the goblin on a cell is caught before its owner's next turn, with Rigor on another."""
    if g.powder >= 0:
        return 0.0
    steps = g.library.steps[rigor][cell]
    return 1.0 - (1.0 - CATCH[steps]) ** min(g.seats - 1, 3) if steps < len(CATCH) else 0.0


def fear(g: Table, seat: int) -> float:
    """What a look would cost: the last one costs the game, unless one loses it anyway."""
    return 4.0 * LOOK if g.look_count(seat) == g.box.last_look - 1 else LOOK


def hope(g: Table, seat: int, looks: int) -> float:
    """What a rival's look would bring: with the last one the game ends, well or badly."""
    if looks < g.box.last_look - 1:
        return RIVAL_LOOK
    return 4.0 * LOOK if seat in winners(g) else -2.0 * LOOK


def shelf(g: Table, seat: int) -> float:
    """One's own books; fewer looks decide first, so they are worth less than any look."""
    worth = 0.0
    for book in g.face_up(seat):
        worth += BOOK + book.magic + (TREASURE if book.effect == "treasure" else 0.0)
    for book in g.face_down(seat):
        worth += BOOK + book.magic
    return worth


def gamble(g: Table, seat: int) -> float:
    """A token is worth what those left in the stack are worth on average, wherever it carries the goblin."""
    gain = 0.0
    stack = g.of(TOKEN_STACK)
    for token in stack:
        assert isinstance(token, Token)
        if token.effect == "look":
            gain -= fear(g, seat)
        elif token.effect == "book":
            gain += BOOK
    places = [worth(g, seat, cell.n) for cell in g.library.teleports if g.free(cell.n)]
    return gain / len(stack) + max(places, default=0.0)


# ---------------------------------------------------------------- features for the chance to win

NAMES: Final = ("looks", "looks_late", "lead", "books", "desk")
"""Looks and books against the mean of the others, looks near the end against the best of them; who would win now; the
way to the desk. Dangers are not among them: answers are played on until it has shown what comes of them."""
WAY: Final = 12
"""A way to the desk that is longer than this counts as this long."""


def features(g: Table, seat: int) -> list[float]:
    """By `NAMES`, as far as the seat sees it: Heavy Chin guesses the looks of others and does not count books."""
    rivals = [rival for rival in range(g.seats) if rival != seat]
    hidden = g.under[seat] & HIDE_TABLE
    looks = [float(g.look_count(each) if each == seat or not hidden else GUESS) for each in range(g.seats)]
    books = [float(book_count(g, seat if hidden else each)) for each in range(g.seats)]
    late = (max(looks) / g.box.last_look) ** 2
    ahead = [] if hidden else winners(g)
    return [
        mean(looks, rivals) - looks[seat],
        (min([looks[rival] for rival in rivals]) - looks[seat]) * late,
        (1.0 / len(ahead) if seat in ahead else 0.0) - 1.0 / g.seats if ahead else 0.0,
        books[seat] - mean(books, rivals),
        -min(WAY, g.library.to_desk[g.goblins[seat]]) / WAY,
    ]


def book_count(g: Table, seat: int) -> int:
    return len(g.face_up(seat)) + len(g.face_down(seat))


def mean(values: list[float], seats: list[int]) -> float:
    return sum([values[seat] for seat in seats]) / len(seats)
