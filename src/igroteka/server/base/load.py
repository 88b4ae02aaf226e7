"""How busy this process is: how late its loop comes, how long answers take, how much processor and memory it takes."""

from __future__ import annotations

import os
import time
from collections import deque
from pathlib import Path
from typing import Final

WATCHED_S: Final = 60
"""Seconds that the figures look back over."""
ANSWERS: Final = 1_000
"""Answers that are looked back on."""
MEMORY: Final = Path("/proc/self/statm")


class Load:
    def __init__(self) -> None:
        self.began: Final = int(time.time())
        self._answers: deque[float] = deque(maxlen=ANSWERS)
        """Seconds from when a message came until it was stored and answered."""
        self._late: deque[float] = deque([0.0], maxlen=WATCHED_S)
        self._spent: deque[tuple[float, float]] = deque([(time.monotonic(), time.process_time())], maxlen=WATCHED_S)

    def answered(self, seconds: float) -> None:
        self._answers.append(seconds)

    def tick(self, late: float) -> None:
        """Called once a second; `late`: how many seconds later than it should have been."""
        self._late.append(late)
        self._spent.append((time.monotonic(), time.process_time()))

    @property
    def lag(self) -> int:
        """The longest that the loop was kept waiting, in ms."""
        return round(1000 * max(self._late))

    def answer(self, share: float) -> int:
        """How long this share of the last answers has taken at the most, in ms; 0 before there is any."""
        found = sorted(self._answers)
        return round(1000 * found[min(len(found) - 1, int(share * len(found)))]) if found else 0

    @property
    def processor(self) -> int:
        """Of one processor, in percent."""
        (since, before), (now, used) = self._spent[0], self._spent[-1]
        return round(100 * (used - before) / (now - since)) if now > since else 0

    @property
    def memory(self) -> int:
        """Bytes; 0 where the system does not say."""
        try:
            return int(MEMORY.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
        except (OSError, AttributeError, ValueError):
            return 0
