"""What awaits a figure on a cell, as far as the viewer may know it: details of the questions about cells.

`does` is `free`, `shove`, `desk`, `teleport`, `meeting`, `expulsion` (a meeting that would end the game) or, where
misty eyes cannot see the cell, `unknown`. `whom` is who is shoved or met, `looks` how many looks they would have then.
"""

from igroteka.engine import UNKNOWN, Value
from igroteka.games.rigor_mortis.pieces import PLAYERS
from igroteka.games.rigor_mortis.reading import a_teleport_is_free
from igroteka.games.rigor_mortis.rules.sight import is_far, is_hidden
from igroteka.games.rigor_mortis.state import Table

Prospect = dict[str, Value]


def of_goblin(g: Table, viewer: int, seat: int, cell: int, stands: int) -> Prospect:
    """The goblin of a seat comes to a cell on which the goblin of `stands` stands; -1 for an empty one."""
    if is_far(g, viewer, cell):
        return {"does": UNKNOWN}
    if stands >= 0:
        return {"does": "shove", "whom": PLAYERS[stands].key}
    if cell == g.rigor:
        return meeting(g, viewer, seat)
    if g.library.desk[cell]:
        return {"does": "desk"}
    return {"does": "teleport"} if g.library.teleport[cell] else {"does": "free"}


def of_rigor(g: Table, viewer: int, cell: int) -> Prospect:
    """Rigor Mortis comes to a cell."""
    if is_far(g, viewer, cell):
        return {"does": UNKNOWN}
    if g.at[cell] >= 0:
        return meeting(g, viewer, g.at[cell])
    return {"does": "teleport"} if g.library.teleport[cell] and a_teleport_is_free(g) else {"does": "free"}


def meeting(g: Table, viewer: int, seat: int) -> Prospect:
    """A look for a seat, unless a book turns it away."""
    who = PLAYERS[seat].key
    if is_hidden(g, viewer, seat):
        return {"does": "meeting", "whom": who}
    looks = g.look_count(seat) + 1
    return {"does": "expulsion" if looks >= g.box.last_look else "meeting", "whom": who, "looks": looks}
