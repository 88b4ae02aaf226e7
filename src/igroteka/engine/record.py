"""The record of a match: all inputs, all that happened, and what may still be taken back."""

from collections.abc import Sequence
from typing import Final

from igroteka.engine.events import Entry, Event, Input, Step
from igroteka.engine.kinds import Show
from igroteka.engine.options import ALL, Refusal
from igroteka.engine.prompts import Ask, Prompt, Together
from igroteka.engine.state import State

ANSWER: Final = "answer"
WITHDRAW: Final = "withdraw"
TIME: Final = "time"
SEATED: Final = "seated"
SCRIPT: Final = "script"
IMAGINE: Final = "imagine"
RENEW: Final = "renew"
UNDO: Final = "undo"
RESUMED: Final = "resumed"
OPERATIONS: Final = (ANSWER, WITHDRAW, TIME, SEATED, SCRIPT, IMAGINE, RENEW, UNDO)
"""The operations of inputs."""

CHANCE: Final = 1 << 30
CLOSED: Final = 1 << 31
OPENLY: Final = 1 << 32
"""A call in a race, or an open answer, which everybody heard. The answer that the table waited for is neither."""

NOTHING_TO_UNDO: Final = Refusal("", "nothing_to_undo")
CHANCE_DRAWN: Final = Refusal("", "undo_chance")
SHOWN: Final = Refusal("", "undo_shown")
OTHERS: Final = Refusal("", "undo_others")
REVEALED: Final = Refusal("", "undo_revealed")
CALLED: Final = Refusal("", "undo_called")
TIME_OVER: Final = Refusal("", "undo_time")


CHECKPOINTS: Final = 12
"""So many rest points are kept for undo, the older the fewer: few go far back."""


class Record:
    """The record of one match. A fork with `listen=False` has none."""

    def __init__(self) -> None:
        self.journal: list[Entry] = []
        self.before = 0
        """Its length before the last step."""
        self.past: tuple[tuple[list[Entry], int], ...] = ()
        """The journal before this match was forked: lists of other matches, and how much of each counts."""
        self.steps: list[Step] = []
        """The inputs that have not been undone."""
        self.earlier: list[Step] = []
        """All inputs up to the last undo, which is among them."""
        self.kept = 0
        """So many of the steps are of that time."""
        self.traces: list[int] = []
        """For each step: whom it bars from undo, as bits, and why it bars everybody."""
        self.checkpoints: list[tuple[int, State]] = []
        """Rest points that were left, each with the number of steps before it; never modified, so forks share them."""
        self.moments: list[tuple[Event, State]] | None = None
        """Each event and the State in which it was told, if somebody wants them: who does also clears the list."""
        self.notes: list[str] = []
        """What people should be told, such as that a save of an older version resumed at its checkpoint."""

    def fork(self) -> "Record":
        other = Record()
        other.past = (*self.past, (self.journal, len(self.journal)))
        other.steps = self.steps[:]
        other.earlier, other.kept = self.earlier[:], self.kept
        other.traces = self.traces[:]
        other.checkpoints = self.checkpoints[:]
        other.notes = self.notes[:]
        return other

    def history(self) -> list[Step]:
        """All inputs in order, including those that were undone and the undo itself."""
        return self.earlier + self.steps[self.kept :]

    def log(self) -> list[Entry]:
        entries: list[Entry] = []
        for journal, length in self.past:
            entries.extend(journal[:length])
        entries.extend(self.journal)
        return entries

    def told(self) -> list[Event]:
        return [e for e in self.log() if isinstance(e, Event)]

    def note(self, step: Step, name: str) -> None:
        """Record a step before it is applied; its trace is added afterwards."""
        journal = self.journal
        self.before = len(journal)
        journal.append(Input(name, step))
        self.steps.append(step)

    def drop(self) -> None:
        """Remove the last step, which failed."""
        if len(self.steps) > len(self.traces):
            self.steps.pop()
            del self.journal[self.before :]
            if self.moments:
                self.moments.clear()

    def keep(self, check: State) -> None:
        """The rest point that the last step leaves, with nothing answered there before."""
        checkpoints, n = self.checkpoints, len(self.steps) - 1
        if checkpoints and checkpoints[-1][0] >= n:  # the step before failed
            return
        checkpoints.append((n, check))
        if len(checkpoints) > CHECKPOINTS:
            del checkpoints[: CHECKPOINTS // 2 : 2]

    def cut(self, undo: Step, k: int) -> None:
        """Forget step k and what followed: by this input."""
        self.earlier = [*self.history(), undo]
        self.kept = k
        del self.steps[k:]
        del self.traces[k:]
        while self.checkpoints and self.checkpoints[-1][0] >= k:
            self.checkpoints.pop()

    def barrier(self, seat: int, k: int) -> Refusal | None:
        """Why the seat cannot take back step k without consent; None if it can: what it showed of its own, it may."""
        for j in range(k, len(self.steps)):
            trace = self.traces[j]
            if self.steps[j][0] == TIME:
                return TIME_OVER
            if trace & OPENLY:
                return CALLED
            if trace & CLOSED:
                return REVEALED
            if trace & CHANCE or self.steps[j][0] == RENEW:
                return CHANCE_DRAWN
            if self.steps[j][0] == ANSWER and self.steps[j][1] != seat:
                return OTHERS
            if trace >> seat & 1:
                return SHOWN
        return None


def last_answer(steps: Sequence[Step], seat: int) -> int:
    """The index of the seat's last answer; -1 if it has given none."""
    for k in range(len(steps) - 1, -1, -1):
        if steps[k][0] == ANSWER and steps[k][1] == seat:
            return k
    return -1


def trace_of(g: State, prompt: Prompt, ask: Ask, drawn: int) -> int:
    """Whom an answer bars from undo, and why it bars everybody."""
    trace = g.unaware & ALL
    if g.fate.drawn != drawn:
        trace |= CHANCE
    if prompt is not ask and isinstance(prompt, Together):
        trace |= CLOSED
    elif isinstance(ask, Show) or (prompt is not ask and not ask.must):
        trace |= OPENLY
    return trace


def effective(history: Sequence[Step]) -> list[Step]:
    """The steps of a log that its undos leave."""
    steps: list[Step] = []
    for step in history:
        if step[0] == UNDO:
            del steps[int(step[2]) :]
        else:
            steps.append(step)
    return steps
