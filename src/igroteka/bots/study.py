"""After a game: which decisions of a seat have cost it most, as it knew them then.

The game is played again. At each choice of the seat its answer is compared with the best-ranked ones, as for a hint, in
worlds that the seat could have been in at that moment.
"""

# interpreted: it compares answers, which is

from collections.abc import Collection, Sequence
from typing import Final

from msgspec import Struct

from igroteka.bots.brain import AnyBrain
from igroteka.bots.chair import Asked, Chair
from igroteka.bots.contrast import Comparison, Contrast
from igroteka.engine.events import Step, Value
from igroteka.engine.match import AnyMatch
from igroteka.engine.prompts import Ask
from igroteka.engine.record import ANSWER, UNDO

MOST: Final = 3
"""So many decisions are told."""
FIRST_LOOK: Final = 8
SECOND_LOOK: Final = 24
"""Worlds for every decision, and more for those that seem to have cost something."""


class CostlyDecision(Struct, frozen=True):
    """A decision that has cost something: where in the game, at which question, and what would have been better."""

    n: int
    """How many inputs had come before it."""
    kind: str
    subject: dict[str, Value]
    contrast: Comparison
    """Its `other` is what was answered."""


def choice(match: AnyMatch, seat: int, step: Step) -> Ask | None:
    """The question that this input answers, if it is the seat's, and one of several options."""
    operation, who, key, _ = step
    if operation != ANSWER or who != seat:
        return None
    for ask in match.asks:
        asked = Asked(ask)
        if asked.seat == seat and not asked.given and asked.form == "one" and key in asked.options:
            return ask if len(asked.options) > 1 else None
    return None


def choices(match: AnyMatch, seat: int, steps: Sequence[Step]) -> list[int]:
    """Which of these inputs, to a match at its beginning, are choices of the seat that were not taken back."""
    found: list[tuple[int, int]] = []
    for n, step in enumerate(steps):
        if choice(match, seat, step) is not None:
            found.append((n, len(match.steps)))
        match.redo(step)
        if step[0] == UNDO:
            found = [each for each in found if each[1] < len(match.steps)]
    return [n for n, _ in found]


def costly(
    match: AnyMatch, seat: int, steps: Sequence[Step], wanted: Collection[int], brain: AnyBrain, seed: int
) -> list[CostlyDecision]:
    """The wanted choices that have cost something beyond noise."""
    found: list[CostlyDecision] = []
    for n, step in enumerate(steps[: max(wanted, default=-1) + 1]):
        ask = choice(match, seat, step) if n in wanted else None
        contrast = None if ask is None else judged(match, seat, Asked(ask), step[2], brain, seed + n)
        if ask is not None and contrast is not None:
            found.append(CostlyDecision(n, ask.name, ask.subject(seat), contrast))
        match.redo(step)
    return found


def judged(match: AnyMatch, seat: int, asked: Asked, given: str, brain: AnyBrain, seed: int) -> Comparison | None:
    """The best answer against the given one; None if that was about as good, or cannot be judged."""
    contrast = Contrast(brain, Chair(match, seat), asked, seed, given)
    if contrast.effort is None:
        return None
    for worlds in (FIRST_LOOK, SECOND_LOOK):
        contrast.run(worlds)
        best = contrast.best(given)
        if best == given:
            return None
    return contrast.compare(best, given)


def worst(decisions: Sequence[CostlyDecision]) -> list[CostlyDecision]:
    """The costliest, the worst first."""
    return sorted(decisions, key=lambda each: -each.contrast.lead)[:MOST]
