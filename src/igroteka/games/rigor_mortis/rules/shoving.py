"""Goblins shoving goblins: who may be pushed where, and whose owner chooses at each link of a chain."""

from collections.abc import Sequence
from typing import Final

from igroteka.engine import PASS, EventKind, Option, Refusal, Rules, Value, ask, move
from igroteka.games.rigor_mortis.events import DUG_IN, SHOVED
from igroteka.games.rigor_mortis.pieces import CELL_NUMBER, CELLS, NO_BOOKS, NOWHERE, PLAYERS, Cell
from igroteka.games.rigor_mortis.questions import TimedKind
from igroteka.games.rigor_mortis.reading import can_be_shoved
from igroteka.games.rigor_mortis.refusals import BANNED_CELL, BEHIND, DEAD_END, FAR_SHOVE, MOVED_ALREADY, SHOVE_SHELF
from igroteka.games.rigor_mortis.rules.prospects import of_goblin
from igroteka.games.rigor_mortis.rules.sight import seen_cell, tell_cards, tell_cells
from igroteka.games.rigor_mortis.state import OPEN_ENDED, Table


class Shove(TimedKind[Cell]):
    """Where the goblin goes that is being shoved. Asked of the owner of the goblin that pushes it."""

    def __init__(self, chain: tuple[int, ...], cells: tuple[int, ...], banned: int, left: int) -> None:
        super().__init__("shove", "RM-057")
        self.chain: Final = chain
        """The goblins by seat: who pushed first, and last who is to be shoved now."""
        self.cells: Final = cells
        """The cells that goblins have come to; on the last one stands the goblin to be shoved."""
        self.banned: Final = banned
        """The cell from which the goblin that pushes now has come."""
        self.left: Final = left
        """The cell that the mover of the chain leaves, empty in it; nowhere for a kick."""

    def subject(self, g: Table, viewer: int | None) -> dict[str, Value]:
        """`chain` has every goblin in it with the cell it comes to: `p0:E4 p1:E5 p2`."""
        return {
            "pusher": PLAYERS[self.chain[-2]].key,
            "pushed": PLAYERS[self.chain[-1]].key,
            "chain": " ".join([*self.links(g, viewer), PLAYERS[self.chain[-1]].key]),
        }

    def links(self, g: Table, viewer: int | None) -> list[str]:
        """The goblins whose cells are known, as the viewer may know them. Who kicks stays on the first cell."""
        cells = self.cells if self.left >= 0 else (self.cells[0], *self.cells[2:])
        return [f"{PLAYERS[s].key}:{seen_cell(g, viewer, n)}" for s, n in zip(self.chain, cells, strict=False)]

    def elsewhere(self, g: Table, seat: int, key: str) -> Refusal | None:
        return FAR_SHOVE if key in CELL_NUMBER else None

    def expected(self, g: Table, seat: int) -> Sequence[Cell]:
        return g.library.rings[self.cells[-1]]

    def forbids(self, g: Table, seat: int, option: Cell) -> Refusal | None:
        t = option.n
        if not g.library.playable[t]:
            return SHOVE_SHELF if g.library.shelf[t] else BEHIND
        if t == self.banned:
            return BANNED_CELL
        if t in self.cells:
            return MOVED_ALREADY
        if t == self.left or g.at[t] < 0:
            return None
        return None if can_be_shoved(g, t, self.cells[-1], [*self.cells, t], self.left) else DEAD_END

    def details(self, g: Table, seat: int, option: Cell) -> dict[str, Value]:
        """What awaits the goblin that is shoved; the mover has left its cell by then."""
        stands = NOWHERE if option.n == self.left else g.at[option.n]
        return of_goblin(g, seat, self.chain[-1], option.n, stands)

    def limit(self, g: Table, seat: int) -> int:
        return g.box.numbers["shove_seconds"] * 1000 if g.house.live else OPEN_ENDED


class Heels(TimedKind[Option]):
    """Sticky Heels: the owner of the goblin about to be shoved may take the choice over."""

    def __init__(self, shove: Shove) -> None:
        super().__init__("sticky_heels", "RM-167")
        self.shove: Final = shove

    def subject(self, g: Table, viewer: int | None) -> dict[str, Value]:
        return self.shove.subject(g, viewer)

    def expected(self, g: Table, seat: int) -> Sequence[Option]:
        book = g.book_with(seat, "choose_shove")
        assert book is not None
        return (book, PASS)

    def default(self, g: Table, seat: int) -> str:
        return PASS.key

    def limit(self, g: Table, seat: int) -> int:
        return self.shove.limit(g, seat)


Link = tuple[int, int, int]
"""A goblin that is shoved, the cell it goes to, and whose goblin pushes it."""


def shove_chain(g: Table, pusher: int, entered: tuple[int, ...], banned: int, left: int) -> Rules[list[Link]]:
    """Shove the goblin on the last cell entered, and whom it pushes, and so on; nobody moves before all is chosen.

    `left` is the cell that the mover leaves: it is empty in the chain.
    """
    chain: tuple[int, ...] = (pusher,)
    cells = entered
    links: list[Link] = []
    shoved = g.at[cells[-1]]
    while shoved >= 0:
        pusher = chain[-1]
        chain = (*chain, shoved)
        shove = Shove(chain, cells, banned, left)
        chooser = yield from who_chooses(g, shove)
        cell = yield from ask(g, chooser, shove)
        links.append((shoved, cell.n, pusher))
        banned = cells[-1]
        cells = (*cells, cell.n)
        shoved = NOWHERE if cell.n == left else g.at[cell.n]
    return links


def who_chooses(g: Table, shove: Shove) -> Rules[int]:
    """The owner of the goblin that pushes, unless the other digs its heels in."""
    pusher, shoved = shove.chain[-2], shove.chain[-1]
    book = g.book_with(shoved, "choose_shove")
    if book is None or g.under[shoved] & NO_BOOKS or len(shove.allowed(g, pusher)) < 2:
        return pusher
    if (yield from ask(g, shoved, Heels(shove))) is PASS:
        return pusher
    me = PLAYERS[shoved]
    move(g, book, me.face_up, me.face_down)
    tell_cards(g, DUG_IN, shoved, (book,))
    return shoved


def carry_out(g: Table, links: list[Link], told: EventKind = SHOVED) -> None:
    """All shoved goblins of a chain move at once."""
    for shoved, _, _ in links:
        g.at[g.goblins[shoved]] = NOWHERE
    for shoved, cell, pusher in links:
        origin, g.goblins[shoved] = g.goblins[shoved], cell
        g.at[cell] = shoved
        tell_cells(g, told, pusher, (PLAYERS[shoved].key, CELLS[origin].key, CELLS[cell].key))
