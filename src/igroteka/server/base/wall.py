"""The time of day, of all that is kept longer than a connection. Tests move it; nothing else does."""

from __future__ import annotations

import time

_ahead = 0.0


def now() -> float:
    """Seconds since 1970."""
    return time.time() + _ahead


def steady() -> float:
    """Seconds that only go forward."""
    return time.monotonic() + _ahead


def set_ahead(seconds: float) -> None:
    """Move the clock ahead, for tests: as if that much more time had passed since the process began."""
    global _ahead
    _ahead = seconds
