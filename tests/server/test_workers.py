"""Processes that work for the tables: what comes of the work, and of a process that dies."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator, Callable
from functools import partial
from pathlib import Path

import pytest

from igroteka.server.thinking.ceiling import TooLong
from igroteka.server.thinking.waiting_line import PERSON_WAITS, Durations, Job
from igroteka.server.thinking.worker_process import WorkerProcess
from igroteka.server.thinking.workers import Worker
from tests.server.chores import die_once, make_what_cannot_be_sent, prepare, take_for_ever


@pytest.fixture
async def worker() -> AsyncIterator[Worker]:
    found = Worker(Durations(), partial(WorkerProcess.start, 0, prepare, ()))
    yield found
    found.close()


def ordered(worker: Worker, work: Callable[..., object], *args: object) -> Job:
    job = Job(work, args, PERSON_WAITS)
    worker.add("table", job)
    return job


async def test_why_nothing_came_of_some_work_is_told(worker: Worker) -> None:
    """Also if the process cannot send what came of it; it does what comes next."""
    late, unsent, next_one = (ordered(worker, each) for each in (take_for_ever, make_what_cannot_be_sent, os.getpid))
    with pytest.raises(TooLong):
        await late.done
    with pytest.raises(RuntimeError, match="pickle"):
        await unsent.done
    assert await next_one.done != os.getpid()


async def test_a_process_that_dies_is_started_anew(worker: Worker, tmp_path: Path) -> None:
    again, never = ordered(worker, die_once, tmp_path / "mark"), ordered(worker, os._exit, 1)
    assert await again.done == "done"
    with pytest.raises(RuntimeError, match="died twice"):
        await never.done
