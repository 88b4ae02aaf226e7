"""Somebody who is good at Boo: finds a route through the castle that the page shows, and shouts."""

from collections import deque
from typing import Any


def route(table: dict[str, Any], held: list[str]) -> tuple[str, list[str]] | None:
    """A starting colour that is not held, and the steps from the ghost to the visitor; the fewest steps."""
    found = []
    for colour in table["castle"]["colours"]:
        if colour["id"] not in held:
            steps = walk(table, colour["id"], held)
            if steps is not None:
                found.append((len(steps), colour["id"], steps))
    return min(found)[1:] if found else None


def walk(table: dict[str, Any], colour: str, held: list[str]) -> list[str] | None:
    castle = table["castle"]
    walls = {(a, b): painted for a, b, painted in castle["walls"]}
    names = {cell: name for name, cell in castle["rooms"].items()}
    goal = castle["rooms"][table["visitor"]["room"]]
    start = (castle["rooms"][table["ghost"]], colour)
    before: dict[tuple[int, str], tuple[tuple[int, str], str]] = {start: (start, "")}
    queue = deque([start])
    while queue:
        cell, now = queue.popleft()
        if cell == goal:
            return steps_to((cell, now), before)
        for step, further in neighbours(castle, names, walls, cell, now, held):
            if further not in before:
                before[further] = ((cell, now), step)
                queue.append(further)
    return None


def neighbours(
    castle: dict[str, Any],
    names: dict[int, str],
    walls: dict[tuple[int, int], str],
    cell: int,
    colour: str,
    held: list[str],
) -> list[tuple[str, tuple[int, str]]]:
    found = []
    wide = castle["wide"]
    y, x = divmod(cell, wide)
    for step, (dy, dx) in {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}.items():
        if 0 <= y + dy < wide and 0 <= x + dx < wide:
            other = (y + dy) * wide + x + dx
            if walls.get((min(cell, other), max(cell, other)), colour) == colour:
                found.append((step, (other, colour)))
    room = names.get(cell)
    if room in castle["passages"]:
        found += [(f"P:{exit}", (castle["rooms"][exit], colour)) for exit in castle["passages"] if exit != room]
    if room in castle["transformations"]:
        others = [each for each in castle["colours"] if each["id"] not in (colour, *held)]
        found += [(f"T:{each['code']}", (cell, each["id"])) for each in others]
    return found


def steps_to(end: tuple[int, str], before: dict[tuple[int, str], tuple[tuple[int, str], str]]) -> list[str]:
    steps: list[str] = []
    while before[end][1]:
        end, step = before[end]
        steps.insert(0, step)
    return steps
