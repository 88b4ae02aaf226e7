"""Who is next: work that waits for a process. The network whose work has taken least time so far comes first, and of
its tables the one that waits most urgently, then longest; a table has one piece of work before it queues again.

How long work takes is estimated from what the same kind of work took before; so is how long somebody new would wait.
"""

from __future__ import annotations

import asyncio
import heapq
import itertools
import time
from collections import deque
from collections.abc import Callable
from typing import Any, Final

from msgspec import Struct

PERSON_WAITS, NOBODY_WAITS = range(2)
"""How urgent a piece of work is: somebody sits there and waits, or nobody does."""
DEFERRAL_S: Final = (0.0, 1.0)
"""Seconds of work by which a network with nothing more urgent comes later."""
UNKNOWN_KIND_S: Final = 0.05
"""Seconds that work of a kind takes of which none has been done yet."""
SMOOTHING: Final = 0.2
"""What the last piece of work counts against all earlier ones."""
MAX_KINDS: Final = 1_000
"""Kinds of work whose times are remembered."""
MAX_NETWORKS: Final = 1_000
"""Networks of which it is remembered how much they have had, though nothing of theirs waits."""


class Job:
    """A piece of work about a table: who waits for it, and what kind of work it is."""

    def __init__(
        self, work: Callable[..., Any], args: tuple[object, ...], urgency: int, network: str = "", kind: str = ""
    ) -> None:
        self.work, self.args, self.urgency = work, args, urgency
        self.network, self.kind = network, kind
        self.done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()


class Turn(Struct, eq=False):
    """A job whose turn it is: the table, whom its time is charged to, and how much has been charged already."""

    table: str
    job: Job
    network: str
    charged: float
    begun: float


class Durations:
    """The expected duration of work, by its kind."""

    def __init__(self) -> None:
        self._seconds: dict[str, float] = {}

    def expected(self, kind: str) -> float:
        return self._seconds.get(kind, UNKNOWN_KIND_S)

    def note(self, kind: str, seconds: float) -> None:
        before = self._seconds.pop(kind, seconds)
        self._seconds[kind] = before + SMOOTHING * (seconds - before)
        if len(self._seconds) > MAX_KINDS:
            del self._seconds[next(iter(self._seconds))]


class WaitingLine:
    """The work that waits for one process or is under way there.

    Each network has a tag, the time that its work has taken; the smallest is next. Who comes back after a while starts
    at the tag of whoever was served last: nobody saves up time, and nobody who comes later waits for what others have
    piled up. Where the network is not known (this machine itself), each table counts as one.
    """

    def __init__(self, durations: Durations | None = None) -> None:
        self._durations: Final = durations or Durations()
        self._jobs: dict[str, deque[Job]] = {}
        """By table, those that wait or are under way."""
        self._waiting: dict[str, list[tuple[int, int, str]]] = {}
        """By network, its tables: urgency, ticket and table."""
        self._tags: dict[str, float] = {}
        self._tag = 0.0
        """Of whoever was served last."""
        self._tickets = itertools.count()
        self.under_way: list[Turn] = []

    def __len__(self) -> int:
        return sum(map(len, self._waiting.values()))

    def add(self, table: str, job: Job) -> None:
        jobs = self._jobs.setdefault(table, deque())
        jobs.append(job)
        if len(jobs) == 1:
            self._queue(table, job)

    def _queue(self, table: str, job: Job) -> None:
        heapq.heappush(self._waiting.setdefault(job.network or table, []), (job.urgency, next(self._tickets), table))

    def next(self) -> Turn | None:
        """The next turn; call `finish` when its work is done. Work for which nobody waits any more is left out."""
        while self._waiting:
            network = min(self._waiting, key=self._rank)
            table = heapq.heappop(self._waiting[network])[2]
            if not self._waiting[network]:
                del self._waiting[network]
            job = self._jobs[table][0]
            if job.done.done():
                self._requeue(table)
                continue
            self._tag = max(self._tag, self._tags.get(network, 0.0))
            charged = self._durations.expected(job.kind)
            self._tags[network] = self._tag + charged
            turn = Turn(table, job, network, charged, time.monotonic())
            self.under_way.append(turn)
            return turn
        return None

    def _rank(self, network: str) -> tuple[float, int]:
        urgency, ticket, _ = self._waiting[network][0]
        return max(self._tag, self._tags.get(network, 0.0)) + DEFERRAL_S[urgency], ticket

    def finish(self, turn: Turn, seconds: float) -> None:
        """Note that the work of a turn is done, or has failed, and how long it took."""
        self._durations.note(turn.job.kind, seconds)
        self.under_way.remove(turn)
        self._tags[turn.network] = self._tags.get(turn.network, 0.0) + seconds - turn.charged
        self._requeue(turn.table)
        if not self._jobs:
            self._tags, self._tag = {}, 0.0
        elif len(self._tags) > MAX_NETWORKS:
            self._tags = {name: tag for name, tag in self._tags.items() if tag > self._tag}

    def _requeue(self, table: str) -> None:
        jobs = self._jobs[table]
        jobs.popleft()
        if jobs:
            self._queue(table, jobs[0])
        else:
            del self._jobs[table]

    def is_brief(self, seconds: float) -> bool:
        """Whether the work under way and the next work together take no longer than this."""
        if not self._waiting:
            return True
        network = min(self._waiting, key=self._rank)
        soon = self._durations.expected(self._jobs[self._waiting[network][0][2]][0].kind)
        return soon + sum(turn.charged for turn in self.under_way) <= seconds

    def expected_wait(self) -> float:
        """Seconds that somebody new would wait: for what is under way, then for one piece of work of each network."""
        now = time.monotonic()
        wait = sum(remaining(turn.charged, now - turn.begun) for turn in self.under_way)
        for tables in self._waiting.values():
            wait += self._durations.expected(self._jobs[tables[0][2]][0].kind)
        return wait


def remaining(expected: float, elapsed: float) -> float:
    """The seconds that work still takes; if it is late, as long again as it has taken already."""
    return expected - elapsed if elapsed < expected else elapsed
