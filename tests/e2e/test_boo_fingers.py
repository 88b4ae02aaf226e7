"""Every way to draw a route in the castle: mouse, finger, click by click; targets for fingers, zoom, and the hand."""

import re
from collections.abc import Callable
from datetime import datetime, timedelta

import pytest

from tests.e2e.conftest import DESK, PHONE, People, Person
from tests.e2e.ghost import asked, button, castle, places, practise, route, until
from tests.e2e.player import COLOURS, held
from tests.e2e.test_boo import wrong_step

FINGER = 24
"""The least size of a target in CSS pixels (WCAG 2.5.8)."""
Point = tuple[float, float]


def calls(person: Person) -> list[str]:
    """Call a colour that leads to the visitor without tokens; returns its route, with the castle in view."""
    found = route(person.eyes.view["table"], [], tokens=False)
    assert found is not None
    button(person, f"call:{found[0]}").click()
    asked(person, "show")
    button(person, "give_up").wait_for()
    person.page.evaluate("scrollTo(0, 0)")
    return found[1]


def by_mouse(person: Person, start: Point, points: list[Point]) -> None:
    mouse = person.page.mouse
    mouse.move(*start)
    mouse.down()
    for x, y in points:
        mouse.move(x, y, steps=4)
    mouse.up()


def whole_way(person: Person) -> tuple[Point, list[Point]]:
    """Where the ghost is, and the way to the visitor, as the castle is seen now."""
    found = route(person.eyes.view["table"], [], tokens=False)
    assert found is not None
    start = next((x, y) for _, x, y in places(person, ["T:here"]))
    return start, [(x, y) for _, x, y in places(person, found[1])]


def by_finger(person: Person, start: Point, points: list[Point]) -> None:
    """One finger, down on the ghost and up on the visitor, with the whole castle in sight."""
    person.page.get_by_role("button", name="Весь замок").first.click()
    start, points = whole_way(person)
    touch = person.page.context.new_cdp_session(person.page)

    def put(kind: str, *at: Point) -> None:
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in at]})

    put("touchStart", start)
    for point in points:
        put("touchMove", point)
    put("touchEnd")


def on_the_pad(person: Person, start: Point, points: list[Point]) -> None:
    """One finger on the pad below the castle: it leads the head as it moves, wherever it is put down."""
    touch = person.page.context.new_cdp_session(person.page)
    pad = person.page.locator("[data-pad]").bounding_box()
    assert pad is not None
    x, y = pad["x"] + pad["width"] / 2, pad["y"] + pad["height"] / 2
    before = start
    for point in points:
        way = point[0] - before[0], point[1] - before[1]
        for kind, part in (("touchStart", 0.0), ("touchMove", 0.5), ("touchMove", 1.0), ("touchEnd", 1.0)):
            at = [] if kind == "touchEnd" else [{"x": x + part * way[0], "y": y + part * way[1]}]
            touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": at})
        before = point


def by_clicks(person: Person, start: Point, points: list[Point]) -> None:
    for x, y in points:
        person.page.mouse.click(x, y)


def by_far_clicks(person: Person, start: Point, points: list[Point]) -> None:
    """Click only where the route goes through a wall: corridors are walked automatically."""
    table = person.eyes.view["table"]
    areas, wide = table["castle"]["areas"], table["castle"]["wide"]
    cell = table["castle"]["rooms"][table["ghost"]]
    cells = []
    steps = route(table, [], tokens=False)
    assert steps is not None
    for step in steps[1]:
        cell += {"N": -wide, "E": 1, "S": wide, "W": -1}[step]
        cells.append(cell)
    walls = {(a, b) for a, b, _ in table["castle"]["walls"]}
    for n, (x, y) in enumerate(points):
        here, further = cells[n], cells[n + 1] if n + 1 < len(cells) else -1
        before = cells[n - 1] if n else table["castle"]["rooms"][table["ghost"]]
        at_wall = further < 0 or (min(here, further), max(here, further)) in walls
        through = (min(here, before), max(here, before)) in walls
        if at_wall or through or areas[here] != areas[further]:
            person.page.mouse.click(x, y)


@pytest.mark.parametrize(
    ("size", "draw"),
    [
        pytest.param(DESK, by_mouse, id="mouse-drag"),
        pytest.param(PHONE, by_finger, id="finger-drag"),
        pytest.param(PHONE, on_the_pad, id="finger-on-the-pad"),
        pytest.param(DESK, by_clicks, id="click-by-click"),
        pytest.param(DESK, by_far_clicks, id="far-ends-of-corridors"),
    ],
)
def test_a_route_is_drawn(
    people: People, size: dict[str, int], draw: Callable[[Person, Point, list[Point]], None]
) -> None:
    person = practise(people, size)
    steps = calls(person)
    room = person.eyes.view["table"]["visitor"]["room"]
    start = next((x, y) for _, x, y in places(person, ["T:here"]))
    draw(person, start, [(x, y) for _, x, y in places(person, steps)])
    table = asked(person, "ready")
    assert (table["ghost"], table["last_round"]["how"]) == (room, "caught")
    person.page.get_by_role("group", name=re.compile(f"^Привидение: {room}")).wait_for()


def test_the_focus_marks_a_corridor_or_a_piece_and_no_more(people: People) -> None:
    """An outline is scaled with the drawing: it would cover the castle."""
    person = practise(people, DESK)
    outline = "piece => [piece.matches(':focus-visible'), getComputedStyle(piece).outlineStyle]"
    person.page.keyboard.press("Shift")
    visitor = castle(person).get_by_role("button").last
    visitor.focus()
    assert visitor.evaluate(outline) == [True, "none"]
    calls(person)
    person.page.keyboard.press("Shift")
    corridor = castle(person).get_by_role("button", name="Коридор 1", exact=True)
    corridor.focus()
    assert corridor.evaluate(outline) == [True, "none"]
    assert corridor.evaluate("corridor => getComputedStyle(corridor).fillOpacity") != "1"


def test_targets_are_wide_enough_for_a_finger_and_two_fingers_zoom(people: People) -> None:
    person = practise(people, PHONE)
    small = too_small(person)
    calls(person)
    small += too_small(person)
    assert small == []
    assert castle(person).get_by_role("button").count() == 36 + 13  # rooms and corridors
    page = person.page
    assert castle(person).evaluate("castle => getComputedStyle(castle).touchAction") == "none", "it is large already"
    page.get_by_role("button", name="Весь замок").first.click()
    assert castle(person).evaluate("castle => getComputedStyle(castle).touchAction") == "pinch-zoom"
    box = castle(person).bounding_box()
    assert box is not None
    pinch = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2, "scaleFactor": 2.0}
    page.context.new_cdp_session(page).send("Input.synthesizePinchGesture", pinch)
    until(person, lambda: float(page.evaluate("visualViewport.scale")) > 1.5)


def too_small(person: Person) -> list[str]:
    """The buttons of the board that a finger would miss; a rule in a sentence can be pressed beside its letters too."""
    board = person.page.get_by_role("main")
    found = board.get_by_role("button").evaluate_all(
        """all => all.map(one => [one.ariaLabel || one.innerText, one.getBoundingClientRect()])
                     .map(([name, {width, height}]) => [name, Math.min(width, height)])"""
    )
    return [name for name, least in found if least < FINGER and not name.startswith("правило")]


def test_a_hand_takes_a_second_to_go_up_and_may_be_withdrawn(people: People) -> None:
    person = practise(people)
    clock = person.page.clock
    clock.install()
    clock.pause_at(datetime.now() + timedelta(minutes=1))
    hand, rising = button(person, "raise_hand"), person.page.get_by_role("button", name="Рука поднимается")
    person.page.keyboard.press("h")
    rising.wait_for()
    person.page.keyboard.press("Escape")
    hand.click()
    clock.run_for(900)
    rising.click()
    clock.run_for(2_000)
    hand.wait_for()
    assert person.eyes.view["table"]["discarded"] == []
    hand.click()
    clock.run_for(1_100)
    assert asked(person, "ready")["discarded"] == ["tourist"]


def test_a_closed_colour_sends_nothing_and_says_why_and_is_dimmed_unless_one_wants_it(people: People) -> None:
    person = practise(people)
    steps = calls(person)
    by_mouse(
        person, next((x, y) for _, x, y in places(person, ["T:here"])), [(x, y) for _, x, y in places(person, steps)]
    )
    final = asked(person, "ready")["last_round"]["final_colour"]
    button(person, "ready").click()
    table = asked(person, "search")
    colours = [colour["id"] for colour in table["castle"]["colours"]]
    shout = person.page.get_by_role("button", name=f"Бу-у-у! Начинаю: {COLOURS[final]}. Жетон этого цвета у вас")
    said = person.page.get_by_role("status").get_by_text(f"{COLOURS[final]} для вас закрыт")
    shout.click(force=True)  # it says itself that it is none
    said.wait_for()
    shout.press("Enter")
    said.wait_for()
    person.page.keyboard.press(str(colours.index(final) + 1))
    said.wait_for()
    assert person.eyes.view["table"]["caller"] is None
    assert person.eyes.view["table"]["players"]["p0"]["wrong_calls"] == 0
    dim = person.page.get_by_role("button", name="Приглушить закрытые цвета на плане")
    assert dim.get_attribute("aria-pressed") == "true"
    dimmed = castle(person).screenshot()
    dim.click()
    assert castle(person).screenshot() != dimmed
    person.page.reload()
    dim.wait_for()
    assert dim.get_attribute("aria-pressed") == "false"


def test_at_a_strict_table_closed_colours_may_be_called_and_are_a_mistake(people: People) -> None:
    person = practise(people, settings={"practice": True, "strict": True})
    steps = calls(person)
    by_mouse(
        person, next((x, y) for _, x, y in places(person, ["T:here"])), [(x, y) for _, x, y in places(person, steps)]
    )
    final = asked(person, "ready")["last_round"]["final_colour"]
    button(person, "ready").click()
    asked(person, "search")
    button(person, f"call:{final}").click()
    person.page.get_by_role("status").get_by_text("Жетон этого цвета у вас").first.wait_for()
    assert person.eyes.view["table"]["players"]["p0"]["wrong_calls"] == 1


OFF = 10
"""Pixels by which each touch misses what it aims at."""
MISSES = [(OFF, 0), (0, OFF), (-OFF, 0), (0, -OFF), (7, 7), (-7, 7), (7, -7), (-7, -7)]
TOUCHES = 40


def test_touches_that_miss_by_ten_pixels_draw_three_routes_without_a_wrong_step(people: People) -> None:
    person = practise(people, PHONE)
    touches = rounds = 0
    while rounds < 3 or touches < TOUCHES:
        found = route(person.eyes.view["table"], held(person), tokens=False)
        if found is None:
            button(person, "raise_hand").tap()
            asked(person, "ready")
        else:
            button(person, f"call:{found[0]}").tap()
            asked(person, "show")
            button(person, "give_up").wait_for()
            for _, x, y in places(person, found[1]):
                dx, dy = MISSES[touches % len(MISSES)]
                person.page.touchscreen.tap(x + dx, y + dy)
                touches += 1
            table = asked(person, "ready")
            assert table["last_round"]["route"] == " ".join(found[1])
            rounds += 1
        button(person, "ready").tap()
        assert asked(person, "search")["players"]["p0"]["wrong_calls"] == 0


def test_a_tap_on_a_wall_of_another_colour_asks_first_and_what_leads_nowhere_says_so(people: People) -> None:
    person = practise(people, PHONE)
    button(person, "call:white").tap()
    table = asked(person, "show")
    button(person, "give_up").wait_for()
    wrong = wrong_step(table, "white")
    (_, x, y) = next(iter(places(person, [wrong])))
    person.page.touchscreen.tap(x, y)
    said = person.page.get_by_role("status")
    said.get_by_text(re.compile("^Это .* стена, а вы — белый")).wait_for()
    assert person.eyes.view["table"]["attempt"] is None
    person.page.touchscreen.tap(x, y)
    said.get_by_text(re.compile("^Это .* стена, а путь был белый")).wait_for()
    button(person, "call:white").tap()
    asked(person, "show")
    button(person, "give_up").wait_for()
    person.page.get_by_role("button", name="Весь замок").first.tap()
    corner = castle(person).evaluate(
        "castle => { const { left, top } = castle.getBoundingClientRect(); return [left, top] }"
    )
    person.page.touchscreen.tap(corner[0] + 6, corner[1] + 6)
    said.get_by_text("Здесь замок кончается.").wait_for()
