"""How long people wait: two hundred tables of all games with normal bots and the default limits, interpreted and
compiled."""

import json
import subprocess
import sys
from typing import Any

from bench.model import COMPILED, Figure, Workplace
from bench.rows.server import environment

TABLES = 200
SECONDS = 60
GROUP = "waiting"
GOALS = {("clicks", "p99"): 100, ("waits for bots", "p50"): 150, ("waits for bots", "p99"): 1_500}
"""Milliseconds, compiled."""


def crowd(place: Workplace, build: str, tables: int, seconds: int) -> dict[str, dict[str, Any]]:
    """What a crowd of people has measured, in a process of its own."""
    order = ["-m", "bench.loads.waiting", "--tables", str(tables), "--seconds", str(seconds)]
    done = subprocess.run(
        [sys.executable, *order],
        cwd=place.trees[build],
        env=environment(place, build),
        stdout=subprocess.PIPE,
        check=True,
    )
    found: dict[str, dict[str, Any]] = json.loads(done.stdout)
    return found


def figures(place: Workplace) -> list[Figure]:
    tables, seconds = (10, 5) if place.quick else (TABLES, SECONDS)
    found: list[Figure] = []
    for build in place.builds:
        told = crowd(place, build, tables, seconds)
        for (what, share), goal in GOALS.items():
            value = told[what].get(share, 0.0)
            count = f"{told[what]['count']} at {tables} tables, {told[what]['unfinished']} of them not over at the end"
            title, aimed = f"{what}, {share}, {build}", build == COMPILED
            goal_text, met = (f"≤ {goal}", value <= goal) if aimed else ("", None)
            found.append(Figure(GROUP, title, value, "ms", goal_text, met, count))
    return found
