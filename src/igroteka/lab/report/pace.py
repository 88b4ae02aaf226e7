"""How long people take to decide, from games that were saved with their times: what makes minutes of decisions."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from igroteka.engine.events import Step
from igroteka.engine.load_save import begun, is_replayable
from igroteka.engine.prompts import Ask
from igroteka.engine.record import ANSWER
from igroteka.engine.save import Save
from igroteka.games import games
from igroteka.lab.report.statistics import Sums

PAUSE_MS = 300_000
"""Nobody thinks longer: the table was left alone."""


class Pace:
    """Of all recorded games of one title."""

    def __init__(self, game: str) -> None:
        self.game: Any = games[game]
        self.minutes: list[float] = []
        """What each recorded game took, without pauses."""
        self.all = Sums()
        """Seconds a decision."""
        self.by_kind: dict[str, Sums] = {}
        self.together: set[str] = set()
        """Kinds of questions that several seats were asked at once: they think at the same time."""

    def add(self, save: Save, steps: Sequence[Step]) -> bool:
        """A game, played again; False if it cannot be, by these rules and the game's own box, or holds no times."""
        timed = any(step[0] == ANSWER and step[3] > 0 for step in steps)
        if not timed or save.game != self.game.id or save.pack or not is_replayable(self.game, save):
            return False
        bots = [seat for seat in range(save.players) if save.bots >> seat & 1]
        match = begun(self.game, self.game.setup(save.players, save.seed, bots, None, save.settings), save)
        opened, now, whole = dict[tuple[int, str], int](), 0, 0  # since when each seat has been asked each question
        for step in steps:
            operation, seat, key, at = step
            asks = [ask for ask in match.asks if ask.must and not ask.given]
            opened = {(ask.seat, ask.name): opened.get((ask.seat, ask.name), now) for ask in asks}
            answered = next((ask for ask in asks if ask.seat == seat and ask.why_not(key) is None), None)
            if operation == ANSWER and answered is not None and seat not in bots and at >= 0:
                self.note(answered, asks, at - opened[seat, answered.name])
            opened = {question: since for question, since in opened.items() if question[0] != seat}
            match.redo(step)
            if at >= 0:
                whole, now = whole + min(PAUSE_MS, max(0, at - now)), max(now, at)
        self.minutes.append(whole / 60_000)
        return True

    def note(self, ask: Ask, asks: Iterable[Ask], took: int) -> None:
        if any(other.name == ask.name and other.seat != ask.seat for other in asks):
            self.together.add(ask.name)
        if took <= PAUSE_MS:
            self.all.add(took / 1000)
            self.by_kind.setdefault(ask.name, Sums()).add(took / 1000)

    def seconds(self, kind: str) -> float:
        """Of a decision; where nobody was ever asked that, the mean of all."""
        return self.by_kind.get(kind, self.all).mean

    def minutes_of(self, decisions: Iterable[tuple[str, int]]) -> float:
        """Of a game, by the kinds and seats of its decisions; what several decide at once is waited for once."""
        total, last = 0.0, ("", -1)
        for kind, seat in decisions:
            if kind not in self.together or kind != last[0] or seat == last[1]:
                total += self.seconds(kind)
            last = kind, seat
        return total / 60
