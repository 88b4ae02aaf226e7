"""A ceiling of time for a piece of work. The bots themselves read no clock: whoever runs them interrupts them, and how
depends on where that is."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from typing import ParamSpec, TypeVar

R = TypeVar("R")
P = ParamSpec("P")

Interrupting = Callable[[float], AbstractContextManager[None]]
"""Within it, TooLong is raised after so many seconds."""


class TooLong(Exception):
    """A piece of work has reached its ceiling."""


def never(seconds: float) -> AbstractContextManager[None]:
    """No limit: where nothing can interrupt work, it takes as long as it takes."""
    return nullcontext()


_interrupting: Interrupting = never


def interrupt_by(interrupting: Interrupting) -> None:
    """Interrupt work in this way from now on."""
    global _interrupting
    _interrupting = interrupting


def within(seconds: float, work: Callable[P, R], *args: P.args, **named: P.kwargs) -> R:
    """The result of some work, or TooLong; 0: it may take as long as it likes."""
    if not seconds:
        return work(*args, **named)
    with _interrupting(seconds):
        return work(*args, **named)
