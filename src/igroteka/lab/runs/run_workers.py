"""Parts of a run, played by processes of this machine. What they write does not depend on how many there are."""

from __future__ import annotations

import resource
import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path

import msgspec

from igroteka.content.pack import Pack
from igroteka.engine.setup import ContentPack
from igroteka.lab.runs.columns import ROWS_OF, Row, write_part
from igroteka.lab.runs.plan import Part, Plan
from igroteka.lab.runs.played_game import PlayedGame
from igroteka.lab.runs.pool import refuse_when_stopped, spread


class RunJob(msgspec.Struct, frozen=True):
    """What a worker is given."""

    plan: Plan
    folder: str
    content: str | None
    """The folder of the content pack."""


class Done(msgspec.Struct, frozen=True):
    """What a worker says of a part that it has played; all but `games` differs from run to run."""

    first: int
    games: int
    decisions: int
    cpu_seconds: float
    peak_kib: int
    """The most memory that the worker has had so far."""


def play_part(job: RunJob, part: Part) -> Done:
    """Play the games of a part and write them."""
    plan = job.plan
    pack: ContentPack | None = None if job.content is None else Pack.open(job.content)
    rows: dict[str, list[Row]] = {kind: [] for kind in plan.keep}
    begun, decisions = time.process_time(), 0
    for k in range(part.first, part.end):
        refuse_when_stopped()
        played = PlayedGame(plan, pack, k)
        decisions += played.count
        for kind, lines in rows.items():
            lines.extend(ROWS_OF[kind](played))
    write_part(Path(job.folder), plan, part, rows)
    seconds = time.process_time() - begun
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return Done(part.first, part.end - part.first, decisions, round(seconds, 3), peak)


Runner = Callable[[RunJob, Sequence[Part]], Iterator[Done]]
"""Plays parts somewhere and says when each is done, in any order."""


def in_this_process(job: RunJob, parts: Sequence[Part]) -> Iterator[Done]:
    for part in parts:
        yield play_part(job, part)


def in_processes(count: int) -> Runner:
    def runner(job: RunJob, parts: Sequence[Part]) -> Iterator[Done]:
        yield from spread(count, partial(play_part, job), parts)

    return runner
