"""What is logged: one line a thing on stderr, and no more in an hour than the disk has room for."""

from __future__ import annotations

import logging
import sys
import time
from typing import Final

from igroteka.server.base.rates import Bucket

MAX_BURST: Final = 200
RECORDS_A_SECOND: Final = 1.0
"""Records at once, and a second; those beyond are only counted."""
MAX_CHARACTERS: Final = 4_000
"""Characters of one record, a traceback included: its end says what went wrong."""


class Bounded(logging.Handler):
    """Writes to stderr; says how many records it left out as soon as it may write again."""

    def __init__(self) -> None:
        super().__init__()
        self._bucket: Final = Bucket(RECORDS_A_SECOND, MAX_BURST)
        self._left_out = 0

    def emit(self, record: logging.LogRecord) -> None:
        if not self._bucket.take(time.monotonic()):
            self._left_out += 1
            return
        if self._left_out:
            sys.stderr.write(f"igroteka: {self._left_out} more like these were not logged\n")
            self._left_out = 0
        sys.stderr.write(f"igroteka: {bounded(self.format(record))}\n")
        sys.stderr.flush()


def bounded(text: str) -> str:
    half = MAX_CHARACTERS // 2
    return text if len(text) <= MAX_CHARACTERS else f"{text[:half]} […] {text[-half:]}"


def log_within_bounds() -> None:
    logging.basicConfig(level=logging.WARNING, format="%(message)s", handlers=[Bounded()])
