"""Runs the rows: a worker process for each contender on one core, slices interleaved, in a random order each round."""

import json
import os
import random
import subprocess
import sys
from collections.abc import Sequence
from typing import IO, Any

from bench.model import PEERS, Row, Series, Workplace


class Worker:
    """A pipe to a contender's process."""

    def __init__(self, place: Workplace, where: str, core: int) -> None:
        tree = place.root if where == PEERS else place.trees[where]
        path = os.pathsep.join([str(tree / "src"), str(tree)] if where != PEERS else [str(tree)])
        environment = {**os.environ, "PYTHONPATH": path, "PYTHONHASHSEED": "0", "BENCH_SCRATCH": str(place.scratch)}
        # Keep peers from drawing or printing.
        environment |= {"SDL_VIDEODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1", "PYTHONWARNINGS": "ignore"}
        self.process = subprocess.Popen(
            [str(place.pythons[where]), "-m", "bench.worker", str(core)],
            cwd=tree,
            env=environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            encoding="utf-8",
        )

    def order(self, row: Row, seconds: float) -> dict[str, Any]:
        orders, replies = self.process.stdin, self.process.stdout
        assert orders is not None
        assert replies is not None
        order = {"row": row.id, "load": row.load, "arguments": row.arguments, "seconds": seconds}
        say(orders, json.dumps(order))
        line = replies.readline()
        if not line:
            raise RuntimeError(f"{row.id}: its process ended with {self.process.wait()}")
        reply: dict[str, Any] = json.loads(line)
        return reply

    def end(self) -> None:
        for pipe in (self.process.stdin, self.process.stdout):
            if pipe is not None:
                pipe.close()
        self.process.wait()


def say(pipe: IO[str], line: str) -> None:
    pipe.write(line + "\n")
    pipe.flush()


def measure(place: Workplace, rows: Sequence[Row], rounds: int, seconds: float) -> dict[str, Series]:
    """Every row once a round, for its share of the slice."""
    core = max(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else 0
    workers: dict[tuple[str, str], Worker] = {}
    series = {row.id: Series() for row in rows}
    luck = random.Random(1)
    try:
        for row in rows:
            key = row.where, row.process or row.id
            if key not in workers:
                workers[key] = Worker(place, row.where, core)
            progress(f"bench: {row.title} ({row.where})")
            series[row.id].facts = workers[key].order(row, 0.0)["facts"]
            workers[key].order(row, seconds * row.share / 2)  # warm
        for number in range(rounds):
            for row in luck.sample(list(rows), len(rows)):
                progress(f"bench: round {number + 1}/{rounds}")
                reply = workers[row.where, row.process or row.id].order(row, seconds * row.share)
                series[row.id].units.append(reply["units"])
                series[row.id].turns.append(reply["turns"])
                series[row.id].cpu.append(reply["cpu"])
    finally:
        for worker in workers.values():
            worker.end()
        progress("")
    return series


def progress(text: str) -> None:
    if sys.stderr.isatty():
        print(f"\r\033[K{text}", end="", file=sys.stderr, flush=True)
