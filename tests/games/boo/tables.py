"""Tables for tests: everybody searches in the castle of tiles 1 to 9, and short ways to call, show and look."""

from typing import Any

from igroteka.engine import Match
from igroteka.games.boo import GAME
from igroteka.games.boo.state import Table

IN_ORDER = [1, 2, 3, 4, 5, 6, 7, 8, 9]

# Routes of that castle. C6 and D6 share a hall and have white walls towards it; the others are the dossier's samples.
WHITE = ("C6", "D6", "E E")
YELLOW = ("C3", "F2", "N N W N N E E E E E E E E S")
PURPLE_TO_RED = ("C3", "F2", "S E N N N E E N E E T:R N E S E")
BLUE = ("C3", "A6", "W N W W W S S W W S S S S S S S E N")


def searching(
    players: int = 2, ghost: str = "C6", room: str = "D6", left: int | None = None, **position: Any
) -> Match[Table]:
    """Everybody searches. `visitors` are those taken so far; `left` says how many are still in the stack."""
    size = {2: 9, 3: 12, 4: 12, 5: 15, 6: 15}[players]
    position.setdefault("visitors", [[] for _ in range(players)])
    taken = {v for own in position["visitors"] for v in own}
    rest = [v for v in range(1, size + 1) if v not in taken]
    visitor, stack = rest[0], rest[1:]
    discarded: list[int] = []
    if left is not None:
        cut = len(stack) - left
        discarded, visitor, stack = [*rest[:cut]], rest[cut], rest[cut + 1 :]
    defaults: dict[str, Any] = {"layout": IN_ORDER, "number": 1, "first": 0}
    given = {**defaults, "ghost": ghost, "room": room, "visitor": visitor, "stack": stack, "discarded": discarded}
    return GAME.arrange(players, at="search", **{**given, **position})


def call(m: Match[Table], seat: int, colour: str, route: str | None = None, at: int | None = None) -> None:
    """«Бу-у-у!», and the route if it is asked for."""
    m.answer(seat, f"call:{colour}", at)
    if route is not None:
        m.answer(seat, route, at)


def verdict(m: Match[Table]) -> tuple[str, int]:
    """What the last wrong route was, and its first wrong step."""
    assert m.g.attempt is not None
    return m.g.attempt.verdict, m.g.attempt.wrong


def won(m: Match[Table], seat: int) -> bool:
    """Whether the seat has taken a visitor in the round that ended last."""
    return m.g.finished is not None and m.g.finished.caller == seat


def walls(m: Match[Table], seat: int) -> list[str]:
    return [m.g.box.colours[k].id for k, owner in enumerate(m.g.owners) if owner == seat]


def judged(
    ghost: str, room: str, colour: str, route: str, settings: dict[str, Any] | None = None, **position: Any
) -> str:
    """The verdict on one route shown by seat 0; `ok <final colour>` if it is correct."""
    m = searching(2, ghost, room, settings=settings, **position)
    call(m, 0, colour, route)
    finished = m.g.finished
    if finished is not None and finished.caller == 0:
        return f"ok {m.g.box.colours[finished.final].id}"
    name, wrong = verdict(m)
    return f"{name} {wrong}"


def kinds(m: Match[Table]) -> list[str]:
    """The kinds of all events so far."""
    return [e.kind for e in m.events(None)]
