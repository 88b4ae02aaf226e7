"""Terminal output: width, wrapping, emphasis that never carries the meaning alone, and progress."""

from __future__ import annotations

import io
import os
import shutil
import sys
import textwrap
import time
from typing import TextIO

CODES = {"bold": "1", "dim": "2", "good": "32", "bad": "31", "mark": "36"}
NARROW, WIDE = 40, 100


def open_streams() -> None:
    """Pipes use UTF-8 whatever the locale; a terminal shows `?` for letters it lacks. A closed stream becomes the
    null device."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115  # for the process's life
        elif isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding=stream.encoding if stream.isatty() else "utf-8", errors="replace")


def width(stream: TextIO | None = None) -> int:
    """The columns to use: those of the terminal, within readable limits; 80 in a pipe."""
    if not (stream or sys.stdout).isatty():
        return 80
    return max(NARROW, min(WIDE, shutil.get_terminal_size((80, 24)).columns))


def colourful(stream: TextIO) -> bool:
    return stream.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"


def paint(text: str, how: str, stream: TextIO | None = None) -> str:
    """Emphasis, on a terminal only."""
    return f"\x1b[{CODES[how]}m{text}\x1b[0m" if colourful(stream or sys.stdout) else text


def wrap(text: str, columns: int, first: str = "", then: str = "") -> str:
    return textwrap.fill(
        text, columns, initial_indent=first, subsequent_indent=then, break_long_words=False, break_on_hyphens=False
    )


class Progress:
    """A progress bar on stderr, if that is a terminal."""

    def __init__(self, total: int, stream: TextIO | None = None) -> None:
        self.total, self.done, self.there = total, 0, 0
        self.stream = stream or sys.stderr
        self.shown = self.stream.isatty()
        self.started = self.drawn = time.monotonic()

    def advance(self, note: str = "") -> None:
        self.reach(self.done + 1, note)

    def resume(self, there: int) -> None:
        """Start from a number that was done earlier, which says nothing about the time left."""
        self.done = self.there = there
        self.draw()

    def reach(self, done: int, note: str = "") -> None:
        """Show that `done` units of work are finished."""
        self.done = done
        if time.monotonic() - self.drawn > 0.1 or done == self.total:
            self.draw(note)

    def draw(self, note: str = "") -> None:
        self.drawn = time.monotonic()
        if self.shown:
            self.stream.write("\r" + bar(self.done, self.total, self.drawn - self.started, note, self.there) + "\x1b[K")
            self.stream.flush()

    def close(self) -> None:
        """Erase the bar."""
        if self.shown:
            self.stream.write("\r\x1b[K")
            self.stream.flush()


def bar(done: int, total: int, seconds: float, note: str = "", there: int = 0, cells: int = 30) -> str:
    """`[#####     ] 5/10  12 s left`; of what is done, so much was `there` before."""
    filled = cells * done // total if total else cells
    left = f"{duration(seconds * (total - done) / (done - there))} left" if done > there else ""
    return f"[{'#' * filled}{' ' * (cells - filled)}] {done}/{total}  {left}  {note}".rstrip()


def duration(seconds: float) -> str:
    """`12 s`, `40 min`, `3 h 20 min`, `2 d 5 h`: as closely as one wants to know it."""
    minutes, hours = round(seconds / 60), round(seconds / 3600)
    if seconds < 90:
        return f"{seconds:.0f} s"
    if minutes < 90:
        return f"{minutes} min"
    return f"{minutes // 60} h {minutes % 60} min" if hours < 48 else f"{hours // 24} d {hours % 24} h"
