"""The course of a match: phases in their order, and effects that finish before what they trigger."""

from collections.abc import Callable, Sequence
from typing import Final, Generic, TypeVar

from igroteka.engine.options import Cause
from igroteka.engine.prompts import Rules
from igroteka.engine.state import State

G = TypeVar("G", bound=State)
R = TypeVar("R")


class Phase(Generic[G]):
    """A named part of the rules. Its code before its rest prompt only reads, so the flow can restart there.

    A phase that asks nothing is a plain function.
    """

    def __init__(self, name: str, rules: Callable[[G], Rules[None] | None]) -> None:
        self.name: Final = name
        self.rules: Final = rules

    def __repr__(self) -> str:
        return self.name


def cycle(g: G, phases: Sequence[Phase[G]], opening: int = 0) -> Rules[None]:
    """The whole match: the `opening` phases once, then the others in a loop.

    A phase that is not followed by the next one sets `g.phase` as its last step.
    """
    order = list(phases)
    last = len(order) - 1
    while True:
        here = g.phase
        asking = order[here].rules(g)
        if asking is not None:
            yield from asking
        if g.phase == here:
            g.phase = here + 1 if here < last else opening


def because(g: State, cause: Cause, effect: Rules[R]) -> Rules[R]:
    """Run the effect; its questions and events follow from the cause, unless a nearer one is named inside."""
    outer = g.cause
    g.cause = cause if outer is None else Cause(cause.seat, cause.thing, outer.depth + 1)
    result = yield from effect
    g.cause = outer
    return result


def begin_effect(g: State, seat: int, thing: str) -> Cause | None:
    """For an effect that asks nothing: what is told from here on follows from this thing, until `end_effect` is given
    what this returns. Where nobody listens it costs nothing."""
    outer = g.cause
    if g.journal is not None:
        g.cause = Cause(seat, thing, 1 if outer is None else outer.depth + 1)
    return outer


def end_effect(g: State, outer: Cause | None) -> None:
    g.cause = outer


def queue(g: State, effect: Rules[None]) -> None:
    """Add a triggered effect, to be run when the current one is finished."""
    g.waiting.append(effect)


def finish(g: State, effect: Rules[R]) -> Rules[R]:
    """Run the effect, then what it queued, in order. Only the outermost caller uses it."""
    result = yield from effect
    while g.waiting:
        yield from g.waiting.pop(0)
    return result
