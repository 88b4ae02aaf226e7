"""What a world is worth to a seat, and what a wall token brings."""

from __future__ import annotations

from igroteka.engine import Match
from igroteka.games.boo.rules.solver import reach_of_colour
from igroteka.games.boo.state import RESERVE, Table


def value(world: Match[Table], seat: int) -> float:
    """Its own tokens against those of the strongest rival; a lost visitor counts for nobody."""
    g = world.g
    if world.result is not None:
        return 100.0 if seat in world.result.winners else -100.0
    rivals = [g.walls(other) + len(g.visitors[other]) for other in range(g.seats) if other != seat]
    return float(g.walls(seat) + len(g.visitors[seat]) - max(rivals))


def worth(g: Table, seat: int, final: int) -> float:
    """What the final colour's wall token brings: the fourth wall, a token of the leader, one of the reserve, another's.
    A token closes its colour to the taker, so of equals the less useful colour is better."""
    cost = reach_of_colour(g.castle, final)
    if g.walls(seat) + 1 >= g.box.walls_to_win:
        return 3.0 - cost
    owner = g.owners[final]
    if owner == RESERVE:
        return 1.0 - cost
    most = max(g.walls(other) + len(g.visitors[other]) for other in range(g.seats))
    return (2.0 if g.walls(owner) + len(g.visitors[owner]) == most else 0.0) - cost
