"""Events are told on the board: pieces are seen to move, may be told to land, and do not move for those who want none.
Time is slowed down by the browser itself, so no test depends on how fast the machine is."""

import re
from random import Random

from playwright.sync_api import Browser, expect

from tests.e2e.conftest import DESK, People, Person, RunningServer
from tests.e2e.ghost import shown, until
from tests.e2e.player import act, asked, play
from tests.e2e.tables import join, lay, plain
from tests.e2e.test_boo_motion import in_motion, slow, slowed, until_moving
from tests.e2e.test_gravity_falls_chain import busy_turn
from tests.gallery.seated import seated

PLAIN = re.compile("^Простой стол")


def two(people: People) -> tuple[Person, Person]:
    """Who watches on the board, and who is about to play a card on the plain table."""
    host = lay(people, "rigor_mortis", Сколько_игроков="2")
    friend = join(people, host, DESK)
    host.page.get_by_role("button", name="Начать партию").click()
    for person in (host, friend):
        person.page.get_by_role("heading", name="Игроки").wait_for()
    plain(host, friend)
    luck = Random(5)

    def about_to_play() -> bool:
        return asked(friend) and any(ask["kind"] == "before_card" for ask in friend.eyes.view["asks"])

    # Who answers at once would have played the card before anybody looks.
    play([host, friend], lambda person: not about_to_play() and act(person, luck), about_to_play)
    host.page.keyboard.press("KeyP")
    expect(host.page.get_by_role("group", name=PLAIN)).to_have_count(0)
    shown(host)
    return host, friend


def plays(friend: Person) -> None:
    """Give one answer; something happens."""
    before, luck = friend.eyes.view["number"], Random(1)
    while friend.eyes.view["number"] == before:
        act(friend, luck)


def test_what_others_do_is_seen_on_the_board_and_lands_at_a_key(people: People) -> None:
    host, friend = two(people)
    slowed(host)
    plays(friend)
    until_moving(host, "beat")
    assert host.page.get_by_role("main").get_attribute("data-number") == "", "not the present yet"
    host.page.keyboard.press("Escape")
    shown(host)
    assert "beat" not in in_motion(host.page)


def test_nothing_is_told_in_beats_to_who_wants_no_motion(people: People) -> None:
    host, friend = two(people)
    plays(friend)
    until(host, lambda: host.eyes.view["number"] == friend.eyes.view["number"])
    shown(host)
    assert in_motion(host.page) == []


def test_what_was_missed_is_told_again_on_the_board(people: People) -> None:
    host, friend = two(people)
    table = host.page.url
    host.page.goto("about:blank")
    luck = Random(2)
    lines = friend.page.get_by_role("log").get_by_role("listitem")
    before = lines.count()

    def enough() -> bool:
        """Some lines, or what there is when the next answer is the host's."""
        told = lines.count() - before
        return told > 3 or (told > 0 and not asked(friend))

    play([friend], lambda person: act(person, luck), enough)
    slowed(host)
    host.page.goto(table)
    host.page.get_by_role("heading", name="Что произошло без вас").wait_for()
    until_moving(host, "beat")
    host.page.get_by_role("button", name="Показать всё сразу").click()
    shown(host)
    host.page.get_by_role("button", name="Понятно").click()
    expect(host.page.get_by_role("heading", name="Что произошло без вас")).to_have_count(0)


FINISH = """which => document.getAnimations().forEach((each) => {
  if ((each.id === 'roll') === which) each.finish()
})"""
"""Ends the fall of the dice, or everything else that moves."""


def test_a_roll_is_not_told_before_its_dice_have_fallen(browser: Browser, house: RunningServer) -> None:
    with seated(browser, house.address, busy_turn().match, motion="normal") as table:
        page = table.page
        said = page.get_by_role("log").get_by_role("listitem")
        told = page.get_by_role("main").locator(".told")
        table.shown()
        table.do("p0 2-2", "p0 diner")
        table.shown()
        before = said.count()
        slow(page)
        table.do("p0 support:mystery_shack support:pool")
        table.until(lambda: "beat" in in_motion(page))
        expect(page).not_to_have_title(re.compile("Ваш ход"))
        page.evaluate(FINISH, False)
        table.until(lambda: "roll" in in_motion(page))
        rumours = said.count()
        assert before < rumours, "what was seen is told"
        expect(said.filter(has_text="броса")).to_have_count(0)
        expect(told).to_have_text("Кубики катятся…")
        page.evaluate(FINISH, True)
        expect(said).to_have_count(rumours + 1)
        expect(said.last).to_contain_text("броса")
        expect(told).to_contain_text("броса")
        assert page.get_by_role("main").get_attribute("data-number") == "", "the rest is still to come"
        page.keyboard.press("Escape")
        table.shown()
        expect(page).to_have_title(re.compile("Ваш ход"))
