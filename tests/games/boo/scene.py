"""Scenes of the castle of tiles 1 to 9 in which everybody searches, with short ways to call, show and look."""

from __future__ import annotations

from typing import Any, Self

from igroteka import testing
from igroteka.games.boo import GAME
from igroteka.games.boo.content.box import box_of
from igroteka.games.boo.state import Table

IN_ORDER = [1, 2, 3, 4, 5, 6, 7, 8, 9]

# Routes of that castle. C6 and D6 share a hall and have white walls towards it; the others cross the castle.
WHITE = ("C6", "D6", "E E")
YELLOW = ("C3", "F2", "N N W N N E E E E E E E E S")
PURPLE_TO_RED = ("C3", "F2", "S E N N N E E N E E T:R N E S E")
BLUE = ("C3", "A6", "W N W W W S S W W S S S S S S S E N")


class Scene(testing.Scene[Table]):
    """Everybody searches. `visitors` are those taken so far; `left` says how many are still in the stack."""

    def __init__(
        self, players: int = 2, ghost: str = "C6", room: str = "D6", left: int | None = None, **position: Any
    ) -> None:
        position.setdefault("visitors", [[] for _ in range(players)])
        taken = {v for own in position["visitors"] for v in own}
        rest = [v for v in range(1, box_of(None).stacks[players] + 1) if v not in taken]
        visitor, stack = rest[0], rest[1:]
        discarded: list[int] = []
        if left is not None:
            cut = len(stack) - left
            discarded, visitor, stack = [*rest[:cut]], rest[cut], rest[cut + 1 :]
        defaults: dict[str, Any] = {"layout": IN_ORDER, "number": 1, "first": 0}
        given = {**defaults, "ghost": ghost, "room": room, "visitor": visitor, "stack": stack, "discarded": discarded}
        super().__init__(GAME, players, "search", **{**given, **position})

    def call(self, seat: int, colour: str, route: str | None = None, at: int | None = None) -> Self:
        """«Бу-у-у!», and the route if it is asked for."""
        self.match.answer(seat, f"call:{colour}", at)
        if route is not None:
            self.match.answer(seat, route, at)
        return self

    def verdict(self) -> tuple[str, int]:
        """What the last wrong route was, and its first wrong step."""
        assert self.g.attempt is not None
        return self.g.attempt.verdict, self.g.attempt.wrong

    def won(self, seat: int) -> bool:
        """Whether the seat has taken a visitor in the round that ended last."""
        return self.g.finished is not None and self.g.finished.caller == seat

    def walls(self, seat: int) -> list[str]:
        return [self.g.box.colours[k].id for k, owner in enumerate(self.g.owners) if owner == seat]

    def kinds(self) -> list[str]:
        """The kinds of all events so far."""
        return [event.kind for event in self.told()]


def judged(
    ghost: str, room: str, colour: str, route: str, settings: dict[str, Any] | None = None, **position: Any
) -> str:
    """The verdict on one route shown by seat 0; `ok <final colour>` if it is correct."""
    scene = Scene(2, ghost, room, settings=settings, **position).call(0, colour, route)
    finished = scene.g.finished
    if finished is not None and finished.caller == 0:
        return f"ok {scene.g.box.colours[finished.final].id}"
    name, wrong = scene.verdict()
    return f"{name} {wrong}"
