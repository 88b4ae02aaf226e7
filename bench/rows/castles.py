"""Boo's solver beside networkx."""

from bench.loads.castles import write
from bench.model import COMPILED, INTERPRETED, PEERS, Goal, Row, Workplace


def rows(place: Workplace) -> list[Row]:
    if "boo" not in place.games:
        return []
    write(place.scratch)
    ours = [
        Row(f"solver.{build}", "Boo's solver, castle prepared anew", "solver", build, "bench.loads.castles:solver")
        for build in place.builds
    ]
    load = "bench.loads.castles:networkx"
    theirs = [
        Row("networkx", "networkx Dijkstra, six calls, prebuilt (cell, color)", "solver", PEERS, load, ("cells",)),
        Row("networkx.areas", "the same, corridors contracted beforehand", "solver", PEERS, load, ("areas",)),
    ]
    return ours + theirs


def goals(place: Workplace) -> list[Goal]:
    wanted = {INTERPRETED: 10.0, COMPILED: 30.0}
    return [
        Goal(f"solver.{build}", over="networkx", ratio=wanted[build]) for build in place.builds if "boo" in place.games
    ]
