"""Work spread over processes of this machine."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from contextlib import contextmanager
from multiprocessing import get_context, parent_process
from multiprocessing.synchronize import Event
from typing import TypeVar

from igroteka.engine.collector import collect_seldom

J = TypeVar("J")
R = TypeVar("R")


class Stopped(Exception):
    """The work was stopped; what a process had under way is given up."""


_stop: Event | None = None


def begin(stop: Event) -> None:
    """In a process that works: an interrupt from the keyboard is for the one that started it, which sets `stop`; who
    was killed sets nothing, and nobody would ever fetch what is done here."""
    global _stop
    _stop = stop
    collect_seldom()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


def refuse_when_stopped() -> None:
    """Called between two games."""
    if _stop is not None and _stop.is_set():
        raise Stopped


def spread(count: int, work: Callable[[J], R], jobs: Iterable[J]) -> Iterator[R]:
    """The result of the work for each job, as each is done. Only a few jobs wait at a time, so many need no more memory
    than few."""
    context = get_context("spawn")
    stop = context.Event()
    with ProcessPoolExecutor(count, context, begin, (stop,)) as pool:
        left = iter(jobs)
        with interrupts_held():
            running = {pool.submit(work, job) for _, job in zip(range(2 * count), left, strict=False)}
        try:
            while running:
                finished, running = wait(running, return_when=FIRST_COMPLETED)
                for future in finished:
                    yield future.result()
                running |= {pool.submit(work, job) for _, job in zip(finished, left, strict=False)}
        finally:
            stop.set()
            pool.shutdown(cancel_futures=True)


@contextmanager
def interrupts_held() -> Iterator[None]:
    """An interrupt comes afterwards. Processes that are started meanwhile inherit that, and never see one."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    usual = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, usual)


def cores() -> int:
    """The cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
