"""What passes between the tables and whoever works for them: a piece of work, and what came of it; each as bytes."""

from __future__ import annotations

import pickle
import time
from collections.abc import Callable
from typing import Any, Protocol

Work = tuple[Callable[..., Any], tuple[Any, ...]]
Answer = tuple[Any, Exception | None, float]
"""What came of it or why nothing did, and the seconds that it took."""


class Died(Exception):
    """Whoever works has died, or was told to go."""


class Workman(Protocol):
    """Does one piece of work after another, somewhere else."""

    async def run(self, work: Callable[..., Any], args: tuple[object, ...]) -> Answer:
        """Do some work after all earlier work; Died if it cannot be done here."""

    def close(self) -> None:
        """End at once, whatever it is doing."""


def answered(work: Callable[..., Any], args: tuple[object, ...]) -> bytes:
    """Do it, and say what came of it."""
    begun, found, error = time.monotonic(), None, None
    try:
        found = work(*args)
    except Exception as failure:  # told to whoever waits for it
        error = failure
    seconds = time.monotonic() - begun
    try:
        return pickle.dumps((found, error, seconds))
    except Exception as unsent:  # what cannot be sent is an error too
        return pickle.dumps((None, RuntimeError(f"{error!r}: {unsent!r}"), seconds))
