"""Boo's solver and networkx on the same castles. Ours is timed with the preparation of the castle, networkx without.

networkx gets the state graph, in which a node is a cell and a colour, 1350 in all; and, for comparison, the graph with
open corridors contracted, which our solver builds by itself. `write` saves both for the peers' environment.
"""

import json
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

from bench.model import Load

if TYPE_CHECKING:
    from igroteka.games.boo.board import Castle

COUNT = 12
FILE = "castles.json"


def problems() -> list[Any]:
    """Random castles with two passages and two transformations, the ghost in the middle and the visitor anywhere."""
    from igroteka.games.boo.board import CENTRE, ROOMS
    from igroteka.games.boo.content import Box

    box, luck = Box.open(None), Random(3)
    found = []
    for _ in range(COUNT):
        plans = [box.plans[n] for n in luck.sample(range(9), 9)]
        special = luck.sample(range(ROOMS), 4)
        ghost = luck.choice(CENTRE)
        visitor = luck.choice([room for room in range(ROOMS) if room != ghost])
        found.append((plans, special[:2], special[2:], ghost, visitor))
    return found


def write(scratch: Path) -> None:
    """The state graphs as plain edges."""
    from igroteka.games.boo.board import Castle

    told: dict[str, list[Any]] = {"cells": [], "areas": []}
    for plans, passages, changes, ghost, visitor in problems():
        castle = Castle(plans, passages, changes)
        told["cells"].append(cell_graph(castle, ghost, visitor))
        told["areas"].append(area_graph(castle, ghost, visitor))
    (scratch / FILE).write_text(json.dumps(told), encoding="utf-8")


def cell_graph(castle: "Castle", ghost: int, visitor: int) -> dict[str, Any]:
    """Open ways and tokens cost nothing, a wall of the right colour one crossing; the visitor's room is absorbing."""
    from igroteka.games.boo.board import CELLS, COLOURS, OPEN, STEP

    edges: list[tuple[int, int, int]] = []
    cells = castle.room_cells
    for colour in range(COLOURS):
        base = colour * CELLS
        for cell in range(CELLS):
            if cell != cells[visitor]:
                for d in range(4):
                    wall = castle.sides[d][cell]
                    if wall in (OPEN, colour):
                        edges.append((base + cell, base + cell + STEP[d], int(wall == colour)))
        # mypy infers no default of a lambda
        edges += token_edges(castle, visitor, lambda room, base=base: base + cells[room], colour, CELLS)  # type: ignore[misc]
    starts, goals = ([colour * CELLS + cells[room] for colour in range(COLOURS)] for room in (ghost, visitor))
    return {"nodes": CELLS * COLOURS, "edges": edges, "starts": starts, "goals": goals}


def area_graph(castle: "Castle", ghost: int, visitor: int) -> dict[str, Any]:
    """The castle as a graph whose nodes are rooms and corridor zones."""
    from igroteka.games.boo.board import COLOURS, ROOMS

    areas = ROOMS + castle.zones
    edges: list[tuple[int, int, int]] = []
    for colour in range(COLOURS):
        base = colour * areas
        for area in range(areas):
            lines = 0 if area == visitor else castle.reach[colour][area]
            edges += [(base + area, base + b, 1) for b in range(areas) if lines >> b & 1]
        # mypy infers no default of a lambda
        edges += token_edges(castle, visitor, lambda room, base=base: base + room, colour, areas)  # type: ignore[misc]
    starts, goals = ([colour * areas + room for colour in range(COLOURS)] for room in (ghost, visitor))
    return {"nodes": areas * COLOURS, "edges": edges, "starts": starts, "goals": goals}


def token_edges(
    castle: "Castle", visitor: int, node: Callable[[int], int], colour: int, stride: int
) -> list[tuple[int, int, int]]:
    """Passages lead to each other, transformations to the other colours, at no cost."""
    from igroteka.games.boo.board import COLOURS

    passages, changes = castle.passages, castle.transformations
    edges = [(node(a), node(b), 0) for a in passages for b in passages if a != b and a != visitor]
    others = [other for other in range(COLOURS) if other != colour]
    return edges + [(node(a), node(a) + (k - colour) * stride, 0) for a in changes if a != visitor for k in others]


def solver() -> Load:
    """Prepare the castle, then solve for all six starting colours."""
    from igroteka.games.boo.board import Castle
    from igroteka.games.boo.rules.solver import solve

    given = problems()

    def fewest() -> float:
        answers = [a.crossings for p, s, t, ghost, visitor in given for a in solve(Castle(p, s, t), ghost, visitor)]
        return float(sum(answers))

    def castles() -> Iterator[int]:
        while True:
            for plans, passages, changes, ghost, visitor in given:
                solve(Castle(plans, passages, changes), ghost, visitor)
            yield len(given)

    return Load(castles(), {"sum of crossings": fewest()})


def networkx(nodes: str) -> Load:
    """`single_source_dijkstra_path_length`, one call a starting colour, on the prebuilt graph."""
    import networkx as nx

    given = []
    for told in json.loads((Path(os.environ["BENCH_SCRATCH"]) / FILE).read_text(encoding="utf-8"))[nodes]:
        graph = nx.DiGraph()
        graph.add_nodes_from(range(told["nodes"]))
        graph.add_weighted_edges_from(told["edges"])
        given.append((graph, told["starts"], told["goals"]))

    def fewest() -> float:
        total = 0
        for graph, starts, goals in given:
            for start in starts:
                far = nx.single_source_dijkstra_path_length(graph, start)
                total += min((far[goal] for goal in goals if goal in far), default=-1)
        return float(total)

    def castles() -> Iterator[int]:
        while True:
            for graph, starts, _ in given:
                for start in starts:
                    nx.single_source_dijkstra_path_length(graph, start)
            yield len(given)

    return Load(castles(), {"sum of crossings": fewest()})
