"""Playing an imagined world on: the one loop that every search, hint and look back shares."""

from collections.abc import Callable
from typing import Final, TypeVar

from igroteka.bots.brain import Searcher
from igroteka.engine.fate import Fate
from igroteka.engine.match import Match
from igroteka.engine.prompts import Ask, Prompt
from igroteka.engine.state import State

G = TypeVar("G", bound=State)

MAX_ANSWERS: Final = 400
"""The most answers that a rollout gives before it is judged where it stands."""


def play_on(
    world: Match[G], answer: Callable[[Ask], None], is_over: Callable[[Prompt], bool], most: int = MAX_ANSWERS
) -> None:
    """Answer whatever the table waits for, one question after the other, until it is over. Where nobody has to answer,
    the time runs out."""
    for _ in range(most):
        prompt = world.prompt
        if prompt is None or is_over(prompt):
            return
        for ask in prompt.open():
            if ask.must and not ask.given:
                answer(ask)
                break
        else:
            world.pass_time(prompt.until())


def play_turns(brain: Searcher[G], world: Match[G], luck: Fate, turn: int, turns: int) -> None:
    """Everybody answers by the quick policy, until so many turns have ended since this one."""

    def answer(ask: Ask) -> None:
        world.answer(ask.seat, brain.quick(world, ask, luck))

    def is_over(prompt: Prompt) -> bool:
        nonlocal turn, turns
        if prompt.rest and brain.turn(world.g) != turn:
            turn = brain.turn(world.g)
            turns -= 1
        return turns <= 0

    play_on(world, answer, is_over)
