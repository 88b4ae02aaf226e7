"""Processes that work for the tables: what comes of the work, and of a process that dies."""

from __future__ import annotations

import os
import threading
from pathlib import Path

import pytest

from igroteka.server.waiting_line import PERSON_WAITS, Durations, Job
from igroteka.server.worker_process import TooLong, within
from igroteka.server.workers import Worker


def prepare() -> None:
    """Nothing has to be opened."""


def die_once(mark: Path) -> str:
    if not mark.exists():
        mark.touch()
        os._exit(1)
    return "done"


def never_done() -> object:
    return within(0.01, threading.Event().wait)


@pytest.mark.parametrize(("work", "error"), [(never_done, TooLong), (threading.Lock, RuntimeError)])
async def test_why_nothing_came_of_some_work_is_told(work: type, error: type[Exception]) -> None:
    """Also if the process cannot send what came of it."""
    worker = Worker(0, Durations(), prepare)
    try:
        jobs = [Job(each, (), PERSON_WAITS) for each in (work, os.getpid)]
        for n, job in enumerate(jobs):
            worker.add(f"table {n}", job)
        with pytest.raises(error):
            await jobs[0].done
        assert await jobs[1].done != os.getpid()
    finally:
        worker.close()


async def test_a_process_that_dies_is_started_anew(tmp_path: Path) -> None:
    worker = Worker(0, Durations(), prepare)
    try:
        jobs = [Job(die_once, (tmp_path / "mark",), PERSON_WAITS), Job(os._exit, (1,), PERSON_WAITS)]
        for job in jobs:
            worker.add("table", job)
        assert await jobs[0].done == "done"
        with pytest.raises(RuntimeError, match="died twice"):
            await jobs[1].done
    finally:
        worker.close()
