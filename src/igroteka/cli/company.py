"""The bots at a person's table: whose answer is next, and in a race who speaks first."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from igroteka.cli.failure import Failure

if TYPE_CHECKING:
    from igroteka.bots import Player
    from igroteka.bots.chair import Asked, Chair
    from igroteka.engine import Ask
    from igroteka.engine.match import Match


class Call:
    """What will happen in a race unless somebody is quicker: a bot's answer, or the end of its time (seat -1)."""

    def __init__(self, at: int, seat: int, answer: str) -> None:
        self.at, self.seat, self.answer = at, seat, answer


class Company:
    """The bots, by seat. A seat without one belongs to a person."""

    def __init__(self, match: Match[Any], bots: dict[int, str], seed: int) -> None:
        from igroteka.bots import player

        self.match, self.seed = match, seed
        self.players: dict[int, Player[Any]] = {
            seat: player(match.game, level, seed, seat) for seat, level in bots.items()
        }
        self._calls: tuple[object, Call | None] = (None, None)

    def asked(self, ask: Ask) -> Asked:
        """A question as a player receives it."""
        from igroteka.bots.chair import Asked

        return Asked(ask)

    def chair(self, seat: int) -> Chair[Any]:
        from igroteka.bots.chair import Chair

        return Chair(self.match, seat)

    def waits(self) -> bool:
        """Bots have something to answer before anybody else need."""
        return bool(self._asks()) and not self.racing

    @property
    def racing(self) -> bool:
        from igroteka.engine import Race

        return isinstance(self.match.prompt, Race)

    def answer(self) -> None:
        """One bot answers."""
        ask = self._asks()[0]
        thought = self.players[ask.seat].think(self.chair(ask.seat), self.asked(ask))
        self.match.answer(ask.seat, thought.answer)

    def call(self) -> Call | None:
        """The first thing to happen in the open race, as long as it stands as it is; None if nothing will."""
        now = (self.match.number, len(self.match.history), self.match.g.now)
        if self._calls[0] != now:
            self._calls = (now, self._first_call())
        return self._calls[1]

    def let(self, call: Call) -> None:
        """It happens."""
        if call.seat >= 0:
            self.match.answer(call.seat, call.answer, call.at)
        else:
            self.match.pass_time(call.at)

    def go_on(self) -> None:
        """A person has nothing to say: a bot answers, or time runs."""
        if not self.racing:
            self.answer()
            return
        call = self.call()
        if call is None:
            raise Failure("nobody at the table can answer, and no time is set", code=1)
        self.let(call)

    def _asks(self) -> list[Ask]:
        return [ask for ask in self.match.asks if ask.seat in self.players and not ask.given]

    def _first_call(self) -> Call | None:
        calls: list[Call] = []
        for ask in self._asks():
            bid = self.players[ask.seat].bid(self.chair(ask.seat), self.asked(ask))
            if bid is not None:
                calls.append(Call(max(bid.at, self.match.g.now), ask.seat, bid.answer))
        until = self.match.prompt.until() if self.match.prompt is not None else -1
        if until >= 0:
            calls.append(Call(until, -1, ""))
        return min(calls, key=self._order, default=None)

    def _order(self, call: Call) -> tuple[int, bool, int]:
        """Who was first; at the same moment an answer comes before the end, and the game tells answers apart."""
        game = self.match.game
        return call.at, call.seat < 0, game.precedence(self.match.g, call.seat, call.answer) if call.seat >= 0 else 0
