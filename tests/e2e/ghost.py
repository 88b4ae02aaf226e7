"""A player who is good at Boo: finds a route through the castle on the page, calls, and draws it."""

import json
import re
from collections import deque
from collections.abc import Callable, Iterator
from time import monotonic
from typing import Any
from urllib.request import Request, urlopen

from playwright.sync_api import Locator

from igroteka.content.words import Words
from igroteka.games import games
from tests.e2e.conftest import DESK, PATIENCE, People, Person

UNTIMED = {"show_limit": 0, "hesitation_limit": 0, "search_limit": 0, "pause": "until_ready"}
WIDTHS = (1.5, 2.6, 1.5, 2.6, 1.5)
"""The castle's drawing, in units: rooms and corridors of a tile."""
SEEN = "castle => { const { a, e, f } = castle.getScreenCTM(); return [a, e, f] }"
"""How many pixels a unit has, and where the drawing's upper left corner is."""
GIVE_UP = re.compile("^(Не помню маршрута|I forgot the route)$")
ARROWS = {"N": "ArrowUp", "E": "ArrowRight", "S": "ArrowDown", "W": "ArrowLeft"}


def sit(
    people: People,
    size: dict[str, int] = DESK,
    locale: str = "ru-RU",
    name: str = "Маша",
    init: str = "",
    **order: Any,
) -> Person:
    """Join a running table against bots, made as the page makes it, but with a seed, so that chance is known."""
    ask = {"game": "boo", "name": name, "players": 2, "bots": "easy", "seed": 5, **order}
    first = {"first": "p0"} if any(setting.name == "first" for setting in games[ask["game"]].settings) else {}
    ask["settings"] = {**first, **ask.get("settings", {})}
    request = Request(
        f"{people.house.address}api/tables", json.dumps(ask).encode(), {"content-type": "application/json"}
    )
    with urlopen(request) as answer:
        ticket = json.load(answer)
    keep = f"localStorage.setItem('igroteka.tickets', {json.dumps(json.dumps([ticket]))})"
    return people.come(size, locale, path=f"#/table/{ticket['table']}", init=f"{keep}\n{init}")


def practise(people: People, size: dict[str, int] = DESK, locale: str = "ru-RU", **order: Any) -> Person:
    """Practice: alone in the castle, without clocks, with a visitor."""
    settings = {"practice": True, **order.pop("settings", {})}
    person = sit(people, size, locale, settings=settings, **order)
    asked(person, "number")
    person.page.get_by_role("button", name="2", exact=True).click()
    asked(person, "search")
    button(person, "raise_hand").wait_for()
    return person


def asked(person: Person, kind: str) -> dict[str, Any]:
    """Wait until this person is asked such a question; the table as it then stands."""

    def is_asked() -> bool:
        view = person.eyes.view
        return view is not None and any(ask["kind"] == kind and ask["given"] is None for ask in view["asks"])

    until(person, is_asked)
    table: dict[str, Any] = person.eyes.view["table"]
    return table


def until(person: Person, happens: Callable[[], bool]) -> None:
    """Wait for something at the table, with a time limit."""
    patience = monotonic() + 2 * PATIENCE / 1000
    while not happens():
        assert monotonic() < patience, "nothing happens"
        person.eyes.wait(person.page, 100)


def shown(person: Person) -> None:
    """Wait until the page shows what its socket has received: a key pressed before that answers nothing."""
    page = person.page.get_by_role("main")
    until(person, lambda: page.get_attribute("data-number") == person.eyes.view["number"])


def words(person: Person) -> Words:
    return Words("boo", "en" if person.page.evaluate("navigator.language").startswith("en") else "ru")


def button(person: Person, key: str) -> Locator:
    """The button of an answer, by its accessible name; that of a closed colour has a note after it."""
    name = GIVE_UP if key == "give_up" else words(person).label(key)
    return person.page.get_by_role("button", name=name)


def castle(person: Person) -> Locator:
    """The plan of the castle."""
    return person.page.get_by_role("group", name=re.compile(f"^{words(person).say('field-ghost')}: "))


def places(person: Person, steps: list[str]) -> Iterator[tuple[str, float, float]]:
    """Each step of a route from the ghost, and the middle of the cell it leads to, on the page as it is then."""
    table = person.eyes.view["table"]
    rooms, wide = table["castle"]["rooms"], table["castle"]["wide"]
    cell = rooms[table["ghost"]]
    for step in steps:
        if step in ARROWS:
            cell += {"N": -wide, "E": 1, "S": wide, "W": -1}[step]
        elif step.startswith("P:"):
            cell = rooms[step[2:]]
        y, x = divmod(cell, wide)
        scale, left, top = castle(person).evaluate(SEEN)
        yield step, left + middle(x) * scale, top + middle(y) * scale


def middle(index: int) -> float:
    """The middle of a row or column of cells, in units."""
    tile, within = divmod(index, len(WIDTHS))
    return tile * sum(WIDTHS) + sum(WIDTHS[:within]) + WIDTHS[within] / 2


def special(person: Person, step: str) -> Locator:
    """The button of a token's step."""
    said = words(person)
    if step.startswith("P:"):
        return person.page.get_by_role("button", name=f"{said.name('passage')} → {step[2:]}")
    colours = person.eyes.view["table"]["castle"]["colours"]
    colour = next(each["id"] for each in colours if each["code"] == step[2:])
    return person.page.get_by_role("button", name=f"{said.name('transformation')}: {said.name(colour)}")


# -------------------------------------------------------------------------------------------------- the way itself


def route(table: dict[str, Any], held: list[str], tokens: bool = True) -> tuple[str, list[str]] | None:
    """A starting colour that is not held, and the steps from the ghost to the visitor; the fewest steps."""
    found = []
    for colour in table["castle"]["colours"]:
        if colour["id"] not in held:
            steps = walk(table, colour["id"], held)
            if steps is not None and (tokens or not any(":" in step for step in steps)):
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
