"""The bots at a person's table: which of them answers next, and in a race which of them is first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from igroteka.cli.input.failure import Failure

if TYPE_CHECKING:
    from igroteka.bots.chair import AnyChair, Asked
    from igroteka.bots.players import AnyBot
    from igroteka.engine import Ask
    from igroteka.engine.match import AnyMatch


class RaceAction:
    """What happens next in a race unless the person is quicker: a bot's answer, or the end of its time (seat -1)."""

    def __init__(self, at: int, seat: int, answer: str) -> None:
        self.at, self.seat, self.answer = at, seat, answer


class BotSeats:
    """The bots, by seat. A seat without one belongs to a person."""

    def __init__(self, match: AnyMatch, bots: dict[int, str], seed: int) -> None:
        from igroteka.bots import player

        self.match, self.seed = match, seed
        self.players: dict[int, AnyBot] = {seat: player(match.game, level, seed, seat) for seat, level in bots.items()}
        self._known: tuple[object, RaceAction | None] = (None, None)

    def asked(self, ask: Ask) -> Asked:
        """A question as a player receives it."""
        from igroteka.bots.chair import Asked

        return Asked(ask)

    def chair(self, seat: int) -> AnyChair:
        from igroteka.bots.chair import Chair

        return Chair(self.match, seat)

    @property
    def in_race(self) -> bool:
        from igroteka.engine import Race

        return isinstance(self.match.prompt, Race)

    def answer(self) -> None:
        """One bot answers."""
        ask = self._asks()[0]
        thought = self.players[ask.seat].think(self.chair(ask.seat), self.asked(ask))
        self.match.answer(ask.seat, thought.answer)

    def next_action(self) -> RaceAction | None:
        """What will happen first in the open race if the person does nothing; None if nothing will."""
        now = (self.match.number, len(self.match.history), self.match.g.now)
        if self._known[0] != now:
            self._known = (now, self._first_action())
        return self._known[1]

    def carry_out(self, action: RaceAction) -> None:
        """Answer for the bot, or let the time pass."""
        if action.seat >= 0:
            self.match.answer(action.seat, action.answer, action.at)
        else:
            self.match.pass_time(action.at)

    def advance(self) -> None:
        """The person has nothing to answer: a bot answers, or time passes."""
        if not self.in_race:
            self.answer()
            return
        action = self.next_action()
        if action is None:
            raise Failure("nobody at the table can answer, and no time is set", code=1)
        self.carry_out(action)

    def _asks(self) -> list[Ask]:
        return [ask for ask in self.match.asks if ask.seat in self.players and not ask.given]

    def _first_action(self) -> RaceAction | None:
        actions: list[RaceAction] = []
        for ask in self._asks():
            bid = self.players[ask.seat].bid(self.chair(ask.seat), self.asked(ask))
            if bid is not None:
                actions.append(RaceAction(max(bid.at, self.match.g.now), ask.seat, bid.answer))
        until = self.match.prompt.until() if self.match.prompt is not None else -1
        if until >= 0:
            actions.append(RaceAction(until, -1, ""))
        return min(actions, key=self._order, default=None)

    def _order(self, action: RaceAction) -> tuple[int, bool, int]:
        """The order of actions: by time; at the same moment an answer comes before the end of the time, and
        `precedence` orders answers."""
        is_end = action.seat < 0
        first = 0 if is_end else self.match.game.precedence(self.match.g, action.seat, action.answer)
        return action.at, is_end, first
