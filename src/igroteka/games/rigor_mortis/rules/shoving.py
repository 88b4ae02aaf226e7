"""Goblins shoving goblins: who may be pushed where, and whose owner chooses at each link of a chain."""

from collections.abc import Sequence
from typing import Final

from igroteka.engine import PASS, Option, Refusal, Rules, move
from igroteka.games.rigor_mortis.events import DUG_IN, SHOVED
from igroteka.games.rigor_mortis.pieces import CELL_NUMBER, CELLS, NO_BOOKS, NOWHERE, PLAYERS, Cell
from igroteka.games.rigor_mortis.questions import Question
from igroteka.games.rigor_mortis.reading import can_be_shoved
from igroteka.games.rigor_mortis.refusals import BANNED_CELL, BEHIND, DEAD_END, FAR_SHOVE, MOVED_ALREADY, SHOVE_SHELF
from igroteka.games.rigor_mortis.rules.looks import decide
from igroteka.games.rigor_mortis.rules.sight import tell_cards, tell_cells
from igroteka.games.rigor_mortis.state import OPEN_ENDED, Table


class Shove(Question[Cell]):
    """Where the goblin goes that is being shoved. Asked of the owner of the goblin that pushes it."""

    def elsewhere(self, g: Table, seat: int, key: str) -> Refusal | None:
        return FAR_SHOVE if key in CELL_NUMBER else None

    def expected(self, g: Table, seat: int) -> Sequence[Cell]:
        return g.library.rings[g.chain_cells[-1]]

    def forbids(self, g: Table, seat: int, option: Cell) -> Refusal | None:
        t = option.n
        if not g.library.playable[t]:
            return SHOVE_SHELF if g.library.shelf[t] else BEHIND
        if t == g.banned:
            return BANNED_CELL
        if t in g.chain_cells:
            return MOVED_ALREADY
        if t == g.left_cell or g.at[t] < 0:
            return None
        return None if can_be_shoved(g, t, g.chain_cells[-1], [*g.chain_cells, t], g.left_cell) else DEAD_END

    def limit(self, g: Table, seat: int) -> int:
        return g.box.numbers["shove_seconds"] * 1000 if g.house.live else OPEN_ENDED


class Heels(Question[Option]):
    """Sticky Heels: the owner of the goblin about to be shoved may take the choice over."""

    def expected(self, g: Table, seat: int) -> Sequence[Option]:
        book = g.book_with(seat, "choose_shove")
        assert book is not None
        return (book, PASS)

    def default(self, g: Table, seat: int) -> str:
        return PASS.key

    def limit(self, g: Table, seat: int) -> int:
        return g.box.numbers["shove_seconds"] * 1000 if g.house.live else OPEN_ENDED


SHOVE: Final = Shove("shove", "RM-057")
HEELS: Final = Heels("sticky_heels", "RM-167")

Link = tuple[int, int, int]
"""A goblin that is shoved, the cell it goes to, and whose goblin pushes it."""


def shove_chain(g: Table, pusher: int, entered: list[int], banned: int, left: int) -> Rules[list[Link]]:
    """Shove the goblin on the last cell entered, and whom it pushes, and so on; nobody moves before all is chosen.

    `left` is the cell that the mover leaves: it is empty in the chain.
    """
    g.chain, g.chain_cells, g.banned, g.left_cell = [pusher], entered, banned, left
    links: list[Link] = []
    shoved = g.at[entered[-1]]
    while shoved >= 0:
        g.chain.append(shoved)
        chooser = yield from who_chooses(g, g.chain[-2], shoved)
        cell = yield from decide(g, chooser, SHOVE)
        links.append((shoved, cell.n, g.chain[-2]))
        g.banned = g.chain_cells[-1]
        g.chain_cells.append(cell.n)
        shoved = NOWHERE if cell.n == left else g.at[cell.n]
    g.chain, g.chain_cells, g.banned, g.left_cell = [], [], NOWHERE, NOWHERE
    return links


def who_chooses(g: Table, pusher: int, shoved: int) -> Rules[int]:
    """The owner of the goblin that pushes, unless the other digs its heels in."""
    book = g.book_with(shoved, "choose_shove")
    if book is None or g.under[shoved] & NO_BOOKS or len(shove_cells(g)) < 2:
        return pusher
    if (yield from decide(g, shoved, HEELS)) is PASS:
        return pusher
    me = PLAYERS[shoved]
    move(g, book, me.face_up, me.face_down)
    tell_cards(g, DUG_IN, shoved, (book,))
    return shoved


def shove_cells(g: Table) -> list[Cell]:
    """Where the goblin in question may be pushed."""
    return [cell for cell in SHOVE.expected(g, 0) if SHOVE.forbids(g, 0, cell) is None]


def carry_out(g: Table, links: list[Link]) -> None:
    """All shoved goblins of a chain move at once."""
    for shoved, cell, pusher in links:
        origin = CELLS[g.goblins[shoved]].key
        tell_cells(g, SHOVED, pusher, (PLAYERS[shoved].key, origin, CELLS[cell].key))
    for shoved, _, _ in links:
        g.at[g.goblins[shoved]] = NOWHERE
    for shoved, cell, _ in links:
        g.goblins[shoved] = cell
        g.at[cell] = shoved
