"""What can be read off the table; changes nothing."""

from igroteka.engine import Refusal
from igroteka.games.rigor_mortis.pieces import CELL_NUMBER
from igroteka.games.rigor_mortis.refusals import BEHIND
from igroteka.games.rigor_mortis.state import Table


def out_of_play(g: Table, key: str, shelf: Refusal) -> Refusal | None:
    """Why nothing can ever stand on a cell: a shelf, or what lies behind the shelves. None for a cell in play."""
    if key not in CELL_NUMBER or g.library.playable[CELL_NUMBER[key]]:
        return None
    return shelf if g.library.shelf[CELL_NUMBER[key]] else BEHIND
