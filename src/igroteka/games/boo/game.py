"""The game as the shelf knows it: seats, settings, phases, nouns, and what follows from the table."""

from __future__ import annotations

from collections.abc import Sequence

from igroteka.engine import Draft, Fate, Game, Refusal, Setup
from igroteka.games.boo import setup as _setup
from igroteka.games.boo import view as _view
from igroteka.games.boo.answers import ALL_ROOMS, NUMBERS, PASS, READY, SHOW_VISITOR
from igroteka.games.boo.arranging import Arrangement
from igroteka.games.boo.content import Box
from igroteka.games.boo.refusals import closed
from igroteka.games.boo.rules import OPENING, is_call, precedence
from igroteka.games.boo.state import NOBODY, Table
from igroteka.games.boo.stopwatch import refuses_sealed


class Boo(Game[Table]):
    def deal(self, setup: Setup) -> Table:
        return _setup.deal(setup)

    def refuses(self, setup: Setup) -> Refusal | None:
        return _setup.refuses(setup)

    def view(self, g: Table, seat: int | None) -> dict[str, object]:
        return _view.view(g, seat)

    def resample(self, g: Table, seat: int, fate: Fate) -> None:
        _setup.resample(g, seat, fate)

    def hidden_content(self, kind: str) -> Sequence[str]:
        """The backs of tokens that lie face down."""
        return ("pairs",) if kind == "visitors" else ()

    def by_letter(self, g: Table) -> bool:
        return g.stopwatch

    def seated(self, g: Table, seat: int) -> None:
        """In practice the hand of who no longer searches does not count (BO-150)."""
        g.hands &= sum(1 << each for each in g.searchers())

    def unasked(self, g: Table, seat: int, key: str) -> Refusal | None:
        return closed(g, seat, key)

    def precedence(self, g: Table, seat: int, key: str) -> int:
        return precedence(g, seat, key)

    def contends(self, g: Table, seat: int, key: str) -> bool:
        return is_call(key)

    def interpret(self, wish: Draft) -> None:
        Arrangement(wish).read()

    def tokens(self, g: Table) -> dict[str, int]:
        """Six wall tokens, in front of players or in the reserve; and the visitors of the game, wherever they are."""
        visitors = len(g.stack) + len(g.discarded) + sum(map(len, g.visitors)) + (1 if g.visitor else 0)
        return {"wall_token": len(g.owners), "visitor": visitors}

    def vocabulary(self, setup: Setup) -> Sequence[str]:
        search = [answer.key for answer in Box.open(setup.pack).search_answers]
        sealed = [SHOW_VISITOR.key, PASS.key] if setup.flag("stopwatch") else []
        return [*(room.key for room in ALL_ROOMS), *(number.key for number in NUMBERS), *search, READY.key, *sealed]

    def migrate(self, version: int, position: dict[str, object]) -> dict[str, object]:
        """Version 1 did not keep who is asked whether they are ready: everybody then."""
        visitors = position.get("visitors")
        if version > 1 or position.get("finished") is None or not isinstance(visitors, list):
            return position
        return {**position, "ready_seats": list(range(len(visitors)))}

    def refuses_position(self, g: Table) -> str:
        everyone = [
            *g.stack,
            *g.discarded,
            *(v for own in g.visitors for v in own),
            *([g.visitor] if g.visitor else []),
        ]
        if len(g.visitors) != g.seats or sorted(everyone) != list(range(1, g.box.stacks[g.seats] + 1)):
            return "each visitor of the game is in one place: stack, castle, discarded or in front of a player"
        if g.stack != sorted(g.stack):
            return "the stack runs upwards (BO-026)"
        for seat in range(g.seats):
            if g.walls(seat) >= g.box.walls_to_win or len(g.visitors[seat]) >= g.box.visitors_to_win:
                return f"p{seat} has won already"
            if g.walls(seat) > len(g.visitors[seat]):
                return (
                    f"p{seat} has more wall tokens than visitors, and each token comes with a visitor (BO-070, BO-072)"
                )
        searching = g.phase == self.phase("search")
        if searching != (g.visitor > 0) or searching != (g.room != NOBODY):
            return "a visitor stands in a room of the castle while everybody searches, and only then"
        if g.phase >= OPENING and not (1 <= g.number <= 4 and g.ghost != NOBODY):
            return "the ghost and the number of the game (1 to 4) come before the first visitor"
        if g.hands_decide() or (g.hands and not searching):
            return "hands are up only during a search, and more than half of them have ended it (BO-088)"
        if g.caller != NOBODY or g.announced != NOBODY or g.showing is not None:
            return "nobody shows a route at a rest point: arrange the search and answer with a call"
        if [len(g.wrong_calls), len(g.locked_until)] != [g.seats, g.seats]:
            return "wrong_calls and locked_until have a number for each seat"
        return refuses_sealed(g)
