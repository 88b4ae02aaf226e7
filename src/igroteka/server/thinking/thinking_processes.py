"""The processes in which a server's bots think. Each kind of work waits only for its own."""

from __future__ import annotations

import os
from functools import partial
from typing import Final

from igroteka.server.thinking.thinkers import Thinkers, prepare
from igroteka.server.thinking.waiting_line import Durations
from igroteka.server.thinking.worker_process import WorkerProcess
from igroteka.server.thinking.workers import Worker

NICE: Final = (10, 15, 18)
"""How far the processes of each kind let others go first: quick thoughts hardly notice the long ones."""


def thinking_processes(spec: str, content: str, workers: int) -> Thinkers:
    """As many processes as there are processors (or `workers`) for quick and for long thoughts, and one for records."""
    count, durations = workers or os.cpu_count() or 1, Durations()
    return Thinkers(
        [
            [Worker(durations, partial(WorkerProcess.start, NICE[lane], prepare, (spec, content))) for _ in range(most)]
            for lane, most in enumerate((count, count, 1))
        ]
    )
