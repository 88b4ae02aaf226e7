"""Parts of a run, played by processes of this machine. What they write does not depend on how many there are."""

from __future__ import annotations

import os
import resource
import signal
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.synchronize import Event
from pathlib import Path
from threading import current_thread, main_thread

import msgspec

from igroteka.content.pack import Pack
from igroteka.engine.setup import ContentPack
from igroteka.lab.columns import ROWS_OF, Row, write_part
from igroteka.lab.plan import Part, Plan
from igroteka.lab.playing import PlayedGame


class Job(msgspec.Struct, frozen=True):
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


class Stopped(Exception):
    """The run was stopped; the part under way is given up."""


_stop: Event | None = None


def begin(stop: Event) -> None:
    """In a worker: an interrupt from the keyboard is for the process that started it, which sets `stop`."""
    global _stop
    _stop = stop
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def is_stopped() -> bool:
    return _stop is not None and _stop.is_set()


def play_part(job: Job, part: Part) -> Done:
    """Play the games of a part and write them."""
    plan = job.plan
    pack: ContentPack | None = None if job.content is None else Pack.open(job.content)
    rows: dict[str, list[Row]] = {kind: [] for kind in plan.keep}
    begun, decisions = time.process_time(), 0
    for k in range(part.first, part.end):
        if is_stopped():
            raise Stopped
        played = PlayedGame(plan, pack, k)
        decisions += played.count
        for kind, lines in rows.items():
            lines.extend(ROWS_OF[kind](played))
    write_part(Path(job.folder), plan, part, rows)
    seconds = time.process_time() - begun
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return Done(part.first, part.end - part.first, decisions, round(seconds, 3), peak)


Runner = Callable[[Job, Sequence[Part]], Iterator[Done]]
"""Plays parts somewhere and says when each is done, in any order."""


def in_this_process(job: Job, parts: Sequence[Part]) -> Iterator[Done]:
    for part in parts:
        yield play_part(job, part)


def in_processes(count: int) -> Runner:
    """Processes of this machine. Few parts wait in their queue, so a long run needs no more memory than a short one."""

    def runner(job: Job, parts: Sequence[Part]) -> Iterator[Done]:
        context = get_context("spawn")
        stop = context.Event()
        with ProcessPoolExecutor(count, context, begin, (stop,)) as pool:
            left = iter(parts)
            with interrupts_ignored():  # inherited by the processes that this starts
                running = {pool.submit(play_part, job, part) for _, part in zip(range(2 * count), left, strict=False)}
            try:
                while running:
                    finished, running = wait(running, return_when=FIRST_COMPLETED)
                    for future in finished:
                        yield future.result()
                    running |= {pool.submit(play_part, job, part) for _, part in zip(finished, left, strict=False)}
            finally:
                stop.set()
                pool.shutdown(cancel_futures=True)

    return runner


@contextmanager
def interrupts_ignored() -> Iterator[None]:
    """Only the main thread can do that, and only it is interrupted."""
    if current_thread() is not main_thread():
        yield
        return
    usual = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, usual)


def cores() -> int:
    """The cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
