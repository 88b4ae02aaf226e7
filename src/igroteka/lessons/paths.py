"""Reading a table by the paths and names that lessons use."""

from __future__ import annotations

from typing import Any, Final

from igroteka.engine.match import AnyMatch
from igroteka.engine.plain import Plain

NOTHING: Final = object()
"""There is nothing at this path."""


def reach(node: Any, path: str) -> Any:
    """The value at a path in a view's table: `players.p0.walls`, `tokens.0`."""
    for part in path.split("."):
        try:
            node = node[int(part)] if isinstance(node, list) else node[part]
        except (KeyError, IndexError, ValueError, TypeError):
            return NOTHING
    return node


def holds(match: AnyMatch, then: Plain, since: int) -> str:
    """'' if the table is as `then` says, else what is not; `since`: how many events had been told before.

    Besides paths: a zone (its cards from the top down; "..." for further ones), `told` (kinds of events), `asked` ("p0
    walk"), `result` (the winners) and `scores`.
    """
    for name, value in then.items():
        found, fits = finding(match, name, value, since)
        if not fits:
            return f"{name} is {found}, not {value}"
    return ""


def finding(match: AnyMatch, name: str, value: Any, since: int) -> tuple[Any, bool]:
    """The value found at a path, and whether it is the expected one."""
    if name == "told":
        kinds = [event.kind for event in match.events(0, since)]
        return kinds, set(value) <= set(kinds)
    if name == "asked":
        asked = [f"p{ask.seat} {ask.name}" for ask in match.asks if ask.must and not ask.given]
        return asked, value in asked[:1]
    if name in ("result", "scores"):
        found = ending(match, name)
        return found, found == value
    for zone in match.g.zones:
        if zone.name.replace(":", "_") == name:
            return pile(match, zone, value)
    found = reach(match.view(0).table, name)
    return found, found == value


def ending(match: AnyMatch, name: str) -> list[int]:
    if match.result is None:
        return []
    return [score.total for score in match.result.scores] if name == "scores" else list(match.result.winners)


def pile(match: AnyMatch, zone: Any, value: list[str]) -> tuple[list[str], bool]:
    """The cards of a zone from the top down; of one without an order, whichever way they lie."""
    found = [card.key for card in reversed(match.g.of(zone))]
    wanted = [key for key in value if key != "..."]
    if "..." in value:
        return found, set(wanted) <= set(found)
    return found, found == wanted if zone.ordered else sorted(found) == sorted(wanted)
