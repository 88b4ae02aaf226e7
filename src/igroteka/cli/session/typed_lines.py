"""Lines that a person types: at a terminal, where bots can be quicker, or in a pipe, where no time passes."""

from __future__ import annotations

import contextlib
import re
import select
import sys
import time

COLOUR = re.compile(r"\x1b\[[0-9;]*m")
"""Marked as having no width; otherwise readline counts its characters and redraws the line in the wrong place."""


class Lines:
    """`read` returns a line, or None at the end of the input; it raises `Interrupted` when the time limit is over."""

    def __init__(self) -> None:
        self.live = sys.stdin.isatty()
        self._from = time.monotonic()
        if self.live:
            with contextlib.suppress(ImportError):  # not on every system
                import readline  # noqa: F401  # editing and history of input lines come with the import

    def restart(self) -> None:
        """The clock of the open question starts."""
        self._from = time.monotonic()

    @property
    def elapsed(self) -> int:
        """Milliseconds since the question; 0 in a pipe, so that a script always plays the same game."""
        return int((time.monotonic() - self._from) * 1000) if self.live else 0

    def read(self, prompt: str, limit: int | None = None) -> str | None:
        """`limit` in milliseconds of the question's clock."""
        if not self.live:
            return echoed_line(prompt)
        if limit is None or sys.platform == "win32":  # Windows cannot wait for a console
            return plain_line(COLOUR.sub("\x01\\g<0>\x02", prompt))
        sys.stdout.write(prompt)
        sys.stdout.flush()
        ready, _, _ = select.select([sys.stdin], [], [], max(0, limit - self.elapsed) / 1000)
        if not ready:
            print()
            raise Interrupted
        line = sys.stdin.readline()
        return line.strip() if line else None


class Interrupted(Exception):
    """The time limit is over: a bot was quicker."""


def plain_line(prompt: str) -> str | None:
    try:
        return input(prompt).strip()
    except EOFError:
        return None


def echoed_line(prompt: str) -> str | None:
    """Input from a pipe is not echoed, so print it: the transcript then reads like a session."""
    line = plain_line(prompt)
    print("" if line is None else line)
    return line
