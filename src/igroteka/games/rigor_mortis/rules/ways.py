"""Where a movement card could lead before it is played: details of the questions for a card."""

from igroteka.engine.events import Value
from igroteka.games.rigor_mortis.pieces import CELLS, HIDE_GOBLINS, ONE_STEP, RIGOR, Cell, MovementCard
from igroteka.games.rigor_mortis.reading import first_symbols, second_symbols
from igroteka.games.rigor_mortis.rules.movement import first_step, second_step
from igroteka.games.rigor_mortis.rules.prospects import Prospect, of_goblin, of_rigor
from igroteka.games.rigor_mortis.rules.sight import is_blurred
from igroteka.games.rigor_mortis.state import Table


def ways(g: Table, seat: int, card: MovementCard) -> dict[str, Value]:
    """By way, `E4` or `E4-E5`: what awaits the figure at its end. Ways over symbols that short sight hides are left
    out, and so is what comes after a step that changes the table."""
    found: dict[str, Value] = {}
    figure, start = (RIGOR, g.rigor) if card.rigor else (seat, g.goblins[seat])
    for first in first_step(figure, start, first_symbols(g, seat, card)).allowed(g, seat):
        if not isinstance(first, Cell) or is_blurred(g, seat, first.n):
            continue
        does = str(prospect(g, seat, figure, first.n)["does"])
        found[first.key] = does
        if card.rigor or (does == "free" and not g.under[seat] & ONE_STEP):
            for second in seconds(g, seat, card, start, first.n):
                found[f"{first.key}-{CELLS[second].key}"] = prospect(g, seat, figure, second)["does"]
    return found


def seconds(g: Table, seat: int, card: MovementCard, start: int, first: int) -> list[int]:
    """The cells of the second step, once the first has been taken to a cell where nothing happens."""
    figure = RIGOR if card.rigor else seat
    if not card.rigor:
        g.put(seat, first)
    step = second_step(figure, first, second_symbols(g, seat, card, first), start)
    cells = [cell.n for cell in step.allowed(g, seat) if isinstance(cell, Cell)]
    if not card.rigor:
        g.put(seat, start)
    misty = g.under[seat] & HIDE_GOBLINS and not card.rigor
    return [n for n in cells if not is_blurred(g, seat, n) and not (misty and g.at[n] >= 0 and n != start)]


def prospect(g: Table, seat: int, figure: int, cell: int) -> Prospect:
    if figure == RIGOR:
        return of_rigor(g, seat, cell)
    return of_goblin(g, seat, seat, cell, -1 if g.at[cell] == seat else g.at[cell])
