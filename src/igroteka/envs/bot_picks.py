"""What bots answer, as picks: whole answers number by number, and when they call in a race."""

# interpreted: bots think longer than it takes

from __future__ import annotations

from igroteka.bots.brain import Thought
from igroteka.bots.chair import AnyChair, Asked
from igroteka.bots.players import AnyBot
from igroteka.engine.kinds import Several, Show
from igroteka.envs.serial import Serial


def next_pick(serial: Serial, answer: str) -> int:
    """The number that goes on with this answer; '' is to wait, in a race."""
    actions = serial.actions
    if not answer:
        return actions.wait
    words = answer.split()
    for ask in serial.asks:
        if isinstance(ask, Show) and ask.why_not(answer) is None:
            said = len(serial.said)
            return actions.word_number[words[said]] if said < len(words) else actions.stop
        if isinstance(ask, Several):
            wanted = [option.key for option in ask.allowed if option.key in words]
            done = len(serial.picked)
            return actions.numbers[serial.seat][wanted[done]] if done < len(wanted) else actions.stop
    return actions.numbers[serial.seat][answer]


class Race:
    """When the bots of a match would call, and what."""

    def __init__(self, serial: Serial, bots: dict[int, AnyBot]) -> None:
        self.serial, self.bots = serial, bots
        self.plans: dict[int, Thought | None] = {}
        """What each will answer and when, until somebody does."""
        self.number = ""

    def planned(self, chair: AnyChair, asked: Asked) -> str:
        """What a bot answers in this tick of a race; '' if it waits."""
        match = self.serial.match
        state = f"{match.number} {self.serial.answers}"
        if state != self.number:
            self.plans, self.number = {}, state
        if chair.seat not in self.plans:
            self.plans[chair.seat] = self.bots[chair.seat].bid(chair, asked)
        plan = self.plans[chair.seat]
        if plan is None or plan.at > chair.now + self.serial.tick or match.why_not(chair.seat, plan.answer) is not None:
            return self.bots[chair.seat].think(chair, asked).answer if asked.must else ""
        return plan.answer
