"""A player who gives random answers to whatever the page offers, by role and accessible name."""

import re
from collections.abc import Callable, Iterator, Sequence
from random import Random
from time import monotonic

from playwright.sync_api import Locator, Page, TimeoutError

from tests.e2e.conftest import PATIENCE, Person
from tests.e2e.ghost import route, walk

Turn = Callable[[Person], bool]
STALLED = 60
"""Seconds after which a table that does not move although somebody can answer has stalled."""
ENOUGH = 3_000
"""Rounds of answers; a longer game does not end."""
ANSWERS = re.compile("^(Ответы|Answers)$")
CONFIRM = re.compile("^(Подтвердить|Confirm)")
OVER = re.compile(
    "^(Победа|Вы победили|Общая победа|Победителей нет|Команда \\w|Городок|Самое Пугательное|Пугать было некого"
    "|Winner|You have won|Shared victory|Nobody has won|The team \\w|The town|The scariest|Nobody was scared)"
)


def is_over(person: Person) -> bool:
    """The end has arrived; whether the page shows it is for the test to see."""
    return person.eyes.view is not None and person.eyes.view["result"] is not None


def asked(person: Person) -> bool:
    """There is something to answer on the page, or soon will be."""
    view = person.eyes.view
    return view is not None and any(ask["given"] is None for ask in view["asks"])


def play(persons: Sequence[Person], turn: Turn, done: Callable[[], bool] | None = None) -> None:
    """Everybody answers what they are asked, until the end, or until `done`."""
    for _ in rounds(persons, turn, done):
        pass


def rounds(persons: Sequence[Person], turn: Turn, done: Callable[[], bool] | None = None) -> Iterator[int]:
    """The same round by round, for tests that do something in between."""
    ended = done or (lambda: all(is_over(person) for person in persons))
    moved_at = monotonic()
    for count in range(ENOUGH):
        if ended():
            return
        before = [waits_for(person) for person in persons]
        answered_by = [person for person in persons if turn(person)]
        if not answered_by:
            persons[0].eyes.wait(persons[0].page)
        if before != [waits_for(person) for person in persons]:
            moved_at = monotonic()
        assert monotonic() < moved_at + STALLED, [person.eyes.view and person.eyes.view["asks"] for person in persons]
        yield count
    raise AssertionError("the game has no end")


def act(person: Person, luck: Random, brief: float = 0.0) -> bool:
    """Answer the first question on the page, if there is one; the table may move on during the click.
    `brief`: how often the last answer is taken, which as a rule ends a turn."""
    if not asked(person):
        return False
    before = waits_for(person)
    try:
        done = answered(person.page, luck, brief, person.hand)
    except TimeoutError:
        person.missed()
        return False
    person.hit()
    for _ in range(5):
        if done and waits_for(person) == before:
            person.eyes.wait(person.page)
    return done


def waits_for(person: Person) -> object:
    """Changes with every answer that the table has taken; None before there is a game."""
    view = person.eyes.view
    return view and (view["number"], [ask["given"] for ask in view["asks"]])


def answered(page: Page, luck: Random, brief: float = 0.0, hand: int = PATIENCE) -> bool:
    confirm = page.get_by_role("button", name=CONFIRM, disabled=False)
    if confirm.count():
        mark(page, luck, hand)
        confirm.first.click(timeout=hand)
        return True
    buttons = page.get_by_role("list", name=ANSWERS).first.get_by_role("button", disabled=False)
    count = buttons.count()
    if not count:
        return False
    chosen = count - 1 if luck.random() < brief else luck.randrange(count)
    buttons.nth(chosen).click(timeout=hand)
    return True


def mark(page: Page, luck: Random, hand: int = PATIENCE) -> None:
    """Tick the least number of boxes that each group requires."""
    groups = page.get_by_role("group").filter(has=page.get_by_role("checkbox"))
    for i in range(groups.count()):
        group = groups.nth(i)
        boxes = group.get_by_role("checkbox")
        order = list(range(boxes.count()))
        luck.shuffle(order)
        for k in order[: least(group)]:
            boxes.nth(k).check(timeout=hand)


def least(group: Locator) -> int:
    """The least number that a group's legend names: «ровно 1», «от 1 до 3», «не больше 2»."""
    legend = group.inner_text().splitlines()[0]
    if re.search("не больше|at most", legend):
        return 0
    found = re.search(r"(?:ровно|от|exactly|:)\s*(\d+)", legend) or re.search(r"(\d+) to \d+", legend)
    return int(found[1]) if found else 0


# ------------------------------------------------------------------------------------- «Бу-У-У!», at the plain table

COLOURS = {
    "white": "белый",
    "yellow": "жёлтый",
    "red": "красный",
    "green": "зелёный",
    "blue": "синий",
    "purple": "фиолетовый",
}


def haunt(person: Person) -> bool:
    """Find a route, call its colour and type it; if there is none, raise a hand."""
    kinds = kinds_of(person)
    if "show" not in kinds and "search" not in kinds:
        return act(person, Random(1))
    before = waits_for(person)
    try:
        if "show" in kinds:
            person.page.get_by_label("Ваш ответ").fill(" ".join(way(person)), timeout=person.hand)
            person.page.get_by_role("button", name=CONFIRM).click(timeout=person.hand)
        elif has_hand_up(person):
            return False
        else:
            person.page.get_by_role("button", name=shout(person)).click(timeout=person.hand)
    except TimeoutError:
        person.missed()
        return False
    person.hit()
    for _ in range(5):
        if waits_for(person) == before:
            person.eyes.wait(person.page)
    return True


def kinds_of(person: Person) -> list[str]:
    """The kinds of questions that this person is asked."""
    view = person.eyes.view
    return [ask["kind"] for ask in view["asks"]] if view else []


def shout(person: Person) -> str | re.Pattern[str]:
    """What to press in the search: the call in a colour that leads to the visitor, or the hand."""
    found = route(person.eyes.view["table"], held(person))
    return f"Бу-у-у! Начинаю: {COLOURS[found[0]]}" if found else re.compile("Поднять руку")


def way(person: Person) -> list[str]:
    """The route in the announced colour."""
    table = person.eyes.view["table"]
    return walk(table, table["announced"], held(person)) or []


def has_hand_up(person: Person) -> bool:
    view = person.eyes.view
    up: bool = view["table"]["players"][f"p{view['seat']}"]["hand"]
    return up


def held(person: Person) -> list[str]:
    view = person.eyes.view
    walls: list[str] = view["table"]["players"][f"p{view['seat']}"]["walls"]
    return walls
