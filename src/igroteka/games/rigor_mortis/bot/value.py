"""What a table is worth for a seat: looks and dangers, one's own and the rivals', books, the way to the desk.

What a look hides from its holder is not reckoned with.
"""

from typing import Final

from igroteka.engine import Match
from igroteka.games.rigor_mortis.pieces import BOOK_DECK, HIDE_TABLE, SEATS, TOKEN_STACK, Token
from igroteka.games.rigor_mortis.rules.ending import has_treasure, winners
from igroteka.games.rigor_mortis.rules.sight import is_far
from igroteka.games.rigor_mortis.state import Table

WIN: Final = 1000.0
LOOK: Final = 100.0
TREASURE: Final = 12.0
CATCH: Final = (0.0, 0.2, 0.12, 0.04, 0.03, 0.01, 0.005)
"""By walking distance: how likely one player's turn brings Rigor onto a goblin."""
GUESS: Final = 1
"""How many looks a rival is taken to have when they cannot be seen."""


class Judgement:
    """What things are worth at a table of so many, where a look of one's own costs 100."""

    def __init__(
        self,
        seats: int,
        rival: float = 35.0,
        behind: float = 0.5,
        book: float = 9.0,
        step: float = 1.5,
        keep: float = 4.0,
        crowd: int = 3,
        shove: float = 0.0,
    ) -> None:
        self.rival: Final = rival
        """A look of a rival,"""
        self.behind: Final = behind
        """and what part of that, if they have more looks than oneself."""
        self.book: Final = book
        self.step: Final = step
        """A step towards the desk."""
        self.keep: Final = keep
        """A usable book that is kept for later."""
        self.shove: Final = shove
        """How likely a rival close by shoves one onto a neighbouring teleport."""
        self.threat: Final = [1.0 - (1.0 - catch) ** min(seats - 1, crowd) for catch in CATCH]
        """By walking distance: how likely Rigor comes before one's next turn."""


NORMAL: Final = [Judgement(seats) for seats in range(SEATS + 1)]
"""By the number of players; a look of a rival counts the same at every table."""

DUEL: Final = Judgement(2, rival=75.0, behind=0.8, book=20.0, step=2.5, keep=10.0, crowd=1, shove=0.1)
FEW: Final = [Judgement(seats, book=22.0, keep=8.0, shove=0.1) for seats in (3, 4)]
MANY: Final = [
    Judgement(seats, rival=30.0, book=22.0, step=1.3, keep=9.0, crowd=5, shove=0.1) for seats in range(5, SEATS + 1)
]
HARD: Final = [DUEL, DUEL, DUEL, *FEW, *MANY]
"""The same for hard bots and for rollouts: found by games between quick policies whose numbers were varied."""


def value(world: Match[Table], seat: int, by: Judgement) -> float:
    """A finished match is won or lost, a shared victory is a part of one."""
    if world.result is not None:
        won = world.result.winners
        return WIN / len(won) if seat in won else -WIN
    return worth(world.g, seat, world.g.goblins[seat], by)


def worth(g: Table, seat: int, cell: int, by: Judgement) -> float:
    """What the table is worth for a seat, its goblin standing on a cell."""
    mine = g.look_count(seat)
    hidden = g.under[seat] & HIDE_TABLE
    worth = -LOOK * mine - danger(g, g.rigor, cell, by) * fear(g, seat)
    worth -= by.step * g.library.to_desk[cell]
    worth += shelf(g, seat, by)
    for rival in range(g.seats):
        if rival == seat or is_far(g, seat, g.goblins[rival]):
            continue
        looks = GUESS if hidden else g.look_count(rival)
        weight = 1.0 if looks <= mine else by.behind
        worth += weight * by.rival * looks
        worth += weight * danger(g, g.rigor, g.goblins[rival], by) * hope(g, seat, looks, by)
    return worth


def danger(g: Table, rigor: int, cell: int, by: Judgement) -> float:
    """How likely the goblin on a cell is caught before its owner's next turn, with Rigor on another."""
    if g.powder >= 0:
        return 0.0
    steps = g.library.steps[rigor][cell]
    return by.threat[steps] if steps < len(CATCH) else 0.0


def fear(g: Table, seat: int) -> float:
    """What a look would cost: the last one costs the game, unless one loses it anyway."""
    return 4.0 * LOOK if g.look_count(seat) == g.box.last_look - 1 else LOOK


def hope(g: Table, seat: int, looks: int, by: Judgement) -> float:
    """What a rival's look would bring: with the last one the game ends, well or badly."""
    if looks < g.box.last_look - 1:
        return by.rival
    return 4.0 * LOOK if seat in winners(g) else -2.0 * LOOK


def shelf(g: Table, seat: int, by: Judgement) -> float:
    """One's own books; fewer looks decide first, so they are worth less than any look."""
    worth = 0.0
    for book in g.face_up(seat):
        worth += by.book + book.magic + (TREASURE if book.effect == "treasure" else 0.0)
    for book in g.face_down(seat):
        worth += by.book + book.magic
    return worth


def gamble(g: Table, seat: int, by: Judgement) -> float:
    """A token is worth what those left in the stack are worth on average, wherever it carries the goblin."""
    gain = 0.0
    stack = g.of(TOKEN_STACK)
    for token in stack:
        assert isinstance(token, Token)
        if token.effect == "look":
            gain -= fear(g, seat)
        elif token.effect == "book":
            gain += by.book
    places = [worth(g, seat, cell.n, by) for cell in g.library.teleports if g.free(cell.n)]
    return gain / len(stack) + max(places, default=0.0)


# ---------------------------------------------------------------- features for the chance to win

NAMES: Final = ("looks", "looks_late", "lead", "lead_late", "books", "treasure", "desk", "danger", "prey")
"""Looks and books against the mean of the others, looks near the end against the best of them; who would win now, and
the same near the end; whose the treasure is; the way to the desk; Rigor near oneself, and near the others."""
WAY: Final = 12
"""A way to the desk that is longer than this counts as this long."""


def features(g: Table, seat: int, by: Judgement) -> list[float]:
    """By `NAMES`, as far as the seat sees it: Heavy Chin guesses the looks of others and does not count books."""
    rivals = [rival for rival in range(g.seats) if rival != seat]
    hidden = g.under[seat] & HIDE_TABLE
    looks = [float(g.look_count(each) if each == seat or not hidden else GUESS) for each in range(g.seats)]
    books = [float(book_count(g, seat if hidden else each)) for each in range(g.seats)]
    late = (max(looks) / g.box.last_look) ** 2
    ahead = [] if hidden else winners(g)
    lead = (1.0 / len(ahead) if seat in ahead else 0.0) - 1.0 / g.seats if ahead else 0.0
    taken = sum(books)
    near = 0.0 if hidden else (taken / (taken + len(g.of(BOOK_DECK)))) ** 2
    owner = -1
    prey = 0.0
    for each in range(g.seats):
        if has_treasure(g, each) and (each == seat or not hidden):
            owner = each
        if each != seat and not is_far(g, seat, g.goblins[each]):
            prey += danger(g, g.rigor, g.goblins[each], by) * (2.0 if looks[each] <= looks[seat] else 1.0)
    return [
        mean(looks, rivals) - looks[seat],
        (min([looks[rival] for rival in rivals]) - looks[seat]) * late,
        lead,
        lead * max(late, near),
        books[seat] - mean(books, rivals),
        0.0 if owner < 0 else 1.0 if owner == seat else -1.0 / len(rivals),
        -min(WAY, g.library.to_desk[g.goblins[seat]]) / WAY,
        -danger(g, g.rigor, g.goblins[seat], by) * (1.0 + looks[seat]),
        prey / len(rivals),
    ]


def book_count(g: Table, seat: int) -> int:
    return len(g.face_up(seat)) + len(g.face_down(seat))


def mean(values: list[float], seats: list[int]) -> float:
    return sum([values[seat] for seat in seats]) / len(seats)
