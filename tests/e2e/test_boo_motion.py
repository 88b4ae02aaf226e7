"""Pieces move visibly, the movement can be skipped, and there is none for those who prefer none. Time is slowed down
by the browser itself, so no test depends on how fast the machine is."""

from playwright.sync_api import Page

from tests.e2e.conftest import PHONE, People, Person
from tests.e2e.ghost import asked, button, practise, route, until
from tests.e2e.tables import join, lay, plain
from tests.e2e.test_boo import draw_by_keys, wrong_step

SLOWLY = 0.02
FRAMES = "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
"""The page learns with its next frame that motion is wanted."""


def in_motion(page: Page) -> list[str]:
    """What is moving: names of animations, or what else moves there."""
    found: list[str] = page.evaluate(
        """document.getAnimations().filter(each => each.playState === 'running')
           .map(each => each.animationName ?? each.transitionProperty ?? (each.id || 'token'))
           .map(name => name.replace(/^svelte-\\w+-/, ''))"""
    )
    return found


def slowed(person: Person) -> None:
    """With motion, but slow."""
    person.page.emulate_media(reduced_motion="no-preference")
    person.page.evaluate(FRAMES)
    slow(person.page)


def slow(page: Page) -> None:
    clock = page.context.new_cdp_session(page)
    clock.send("Animation.enable")
    clock.send("Animation.setPlaybackRate", {"playbackRate": SLOWLY})


def until_moving(person: Person, what: str) -> None:
    until(person, lambda: what in in_motion(person.page))


def test_nothing_moves_for_those_who_want_no_motion(people: People) -> None:
    person = practise(people)
    table = person.eyes.view["table"]
    assert in_motion(person.page) == []
    found = route(table, [])
    assert found is not None
    button(person, f"call:{found[0]}").click()
    asked(person, "show")
    draw_by_keys(person, [wrong_step(table, found[0])])
    person.page.get_by_role("status").get_by_text("а путь был").wait_for()
    assert in_motion(person.page) == []
    button(person, f"call:{found[0]}").click()
    asked(person, "show")
    draw_by_keys(person, found[1])
    asked(person, "ready")
    button(person, "ready").wait_for()
    assert in_motion(person.page) == []
    assert person.page.get_by_role("button", name="Пропустить полёт").count() == 0
    button(person, "ready").click()
    asked(person, "search")
    button(person, "call:white").wait_for()
    assert in_motion(person.page) == []


def test_a_visitor_comes_from_the_stack_and_a_wrong_wall_flashes(people: People) -> None:
    person = practise(people)
    slowed(person)
    table = person.eyes.view["table"]
    button(person, "call:white").click()
    asked(person, "show")
    draw_by_keys(person, [wrong_step(table, "white")])
    until_moving(person, "flash")
    assert "snap" in in_motion(person.page)
    person.page.keyboard.press("h")
    button(person, "ready").click()
    asked(person, "search")
    until_moving(person, "arrive")
    assert {"ring", "call"} <= set(in_motion(person.page))


def test_the_ghost_flies_the_route_that_was_shown_and_may_be_told_to_land(people: People) -> None:
    host = lay(
        people,
        "boo",
        Сколько_игроков="2",
        Кто_начинает_партию="Место 1",
        Время_на_показ="0",
        Пауза_между_раундами="Пока все не будут готовы",
    )
    friend = join(people, host, PHONE)
    host.page.get_by_role("button", name="Начать партию").click()
    for person in (host, friend):
        person.page.get_by_role("group", name="Привидение: ").wait_for()
    asked(host, "number")
    host.page.get_by_role("button", name="2", exact=True).click()
    slowed(host)
    found = route(asked(friend, "search"), [])
    assert found is not None
    plain(friend)
    button(friend, f"call:{found[0]}").click()
    asked(friend, "show")
    friend.page.get_by_label("Ваш ответ").fill(" ".join(found[1]))
    friend.page.get_by_role("button", name="Подтвердить").click()
    land = host.page.get_by_role("button", name="Пропустить полёт")
    land.wait_for()
    assert "flight" in in_motion(host.page)
    land.click()
    land.wait_for(state="detached")
    assert in_motion(host.page) == []
    room = asked(host, "ready")["ghost"]
    host.page.get_by_role("group", name=f"Привидение: {room}").wait_for()
