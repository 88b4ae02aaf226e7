"""Where a movement card could lead before it is played: details of the questions for a card."""

from igroteka.engine import Refusal, Value
from igroteka.games.rigor_mortis.pieces import (
    CELL_NUMBER,
    CELLS,
    HIDE_GOBLINS,
    ONE_STEP,
    RIGOR,
    Cell,
    MovementCard,
)
from igroteka.games.rigor_mortis.reading import first_symbols, out_of_play, second_symbols
from igroteka.games.rigor_mortis.refusals import CARD_FIRST, NO_WAY, RIGOR_SHELF, SHELF
from igroteka.games.rigor_mortis.rules.movement import SecondStep, first_step, second_step
from igroteka.games.rigor_mortis.rules.prospects import Prospect, of_goblin, of_rigor
from igroteka.games.rigor_mortis.rules.sight import is_blurred, is_far
from igroteka.games.rigor_mortis.state import Table


def ways(g: Table, seat: int, card: MovementCard) -> dict[str, Value]:
    """By way, `E4` or `E4-E5`: what awaits the figure at its end. Ways over symbols that short sight hides are left
    out, and so is what comes after a step that changes the table."""
    found: dict[str, Value] = {}
    figure, start = figure_of(g, seat, card)
    for first in first_step(figure, start, first_symbols(g, seat, card)).allowed(g, seat):
        if not isinstance(first, Cell) or is_blurred(g, seat, first.n):
            continue
        does = str(prospect(g, seat, figure, first.n)["does"])
        found[first.key] = does
        if card.rigor or (does == "free" and not g.under[seat] & ONE_STEP):
            for second in seconds(g, seat, card, start, first.n):
                found[f"{first.key}-{CELLS[second].key}"] = prospect(g, seat, figure, second)["does"]
    return found


def figure_of(g: Table, seat: int, card: MovementCard) -> tuple[int, int]:
    """Whom a card moves, and from which cell."""
    return (RIGOR, g.rigor) if card.rigor else (seat, g.goblins[seat])


def seconds(g: Table, seat: int, card: MovementCard, start: int, first: int) -> list[int]:
    """The cells of the second step, once the first has been taken to a cell where nothing happens."""
    if not card.rigor:
        g.put(seat, first)
    step = second_of(g, seat, card, start, first)
    cells = [cell.n for cell in step.allowed(g, seat) if isinstance(cell, Cell)]
    if not card.rigor:
        g.put(seat, start)
    misty = g.under[seat] & HIDE_GOBLINS and not card.rigor
    return [n for n in cells if not is_blurred(g, seat, n) and not (misty and g.at[n] >= 0 and n != start)]


def second_of(g: Table, seat: int, card: MovementCard, start: int, first: int) -> SecondStep:
    figure = RIGOR if card.rigor else seat
    return second_step(figure, first, second_symbols(g, seat, card, first), start)


def no_way(g: Table, seat: int, key: str) -> Refusal | None:
    """Why a card of the hand does not lead to a cell (`goblin_orb_orb:E4`), as far as the seat can see; None for other
    keys."""
    name, _, place = key.partition(":")
    held = [card for card in g.hand(seat) if card.key == name]
    if not held or place not in CELL_NUMBER:
        return None
    card, cell = held[0], CELLS[CELL_NUMBER[place]]
    if is_blurred(g, seat, cell.n) or is_far(g, seat, cell.n):
        return CARD_FIRST
    figure, start = figure_of(g, seat, card)
    first = first_step(figure, start, first_symbols(g, seat, card))
    if cell in first.expected(g, seat):
        return first.forbids(g, seat, cell) or CARD_FIRST
    return out_of_play(g, place, RIGOR_SHELF if card.rigor else SHELF) or no_second(g, seat, card, cell) or NO_WAY


def no_second(g: Table, seat: int, card: MovementCard, cell: Cell) -> Refusal | None:
    """Why no second step of a card leads to a cell that one of its first steps comes close to."""
    start = figure_of(g, seat, card)[1]
    for way, does in ways(g, seat, card).items():
        if "-" not in way and (card.rigor or does == "free") and not g.under[seat] & ONE_STEP:
            step = second_of(g, seat, card, start, CELL_NUMBER[way])
            if cell in step.expected(g, seat):
                return step.forbids(g, seat, cell)
    return None


def prospect(g: Table, seat: int, figure: int, cell: int) -> Prospect:
    if figure == RIGOR:
        return of_rigor(g, seat, cell)
    return of_goblin(g, seat, seat, cell, -1 if g.at[cell] == seat else g.at[cell])
