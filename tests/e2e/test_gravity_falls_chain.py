"""Arranged turns of Gravity Falls on its board: a turn in which everything is asked, by keys alone; a long chain, told
in order, stepped back and forth, and outlined for those who want no motion."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.conftest import RunningServer
from tests.gallery.seated import Seated, seated
from tests.games.gravity_falls.scene import C, M, S, Scene

pytestmark = pytest.mark.soak

WATCHED = """() => {
  window.outlined = new Set()
  const said = (it) => (it.closest('.place, .piece') ?? it).getAttribute('aria-label')?.split(/[;,(:]/)[0].trim()
  const name = (it) => said(it) ?? it.className.split(' ')[0]
  const marked = ({ target }) => target.hasAttribute('data-fresh') && outlined.add(name(target))
  const seen = new MutationObserver((all) => all.forEach(marked))
  seen.observe(document.body, { subtree: true, attributeFilter: ['data-fresh'] })
}"""
"""From now on the names of what is outlined are noted."""

TOWARDS = """goal => {
  const middle = (it) => {
    const { left, top, width, height } = it.getBoundingClientRect()
    return [left + width / 2, top + height / 2]
  }
  const here = document.activeElement
  if (!here.hasAttribute('data-lit')) return 'ArrowRight'
  const [[x, y], [to, down]] = [middle(here), middle(goal)]
  if (Math.abs(to - x) > Math.abs(down - y)) return to > x ? 'ArrowRight' : 'ArrowLeft'
  return down > y ? 'ArrowDown' : 'ArrowUp'
}"""


def busy_turn() -> Scene:
    """Dipper goes to the Diner: rumours to choose, a re-roll, two tokens to move, a cube, a draw; riots at the cave."""
    return Scene(
        "play",
        3,
        characters=["dipper", "mabel", "stan"],
        character_at=["lake", "library", "bunker"],
        hand_p0=["2-2", "1-3"],
        discard_p0=["0-4", "3-1"],
        deck_p0=["4-0", "teleport"],
        support={"pool": 2, "lake": 1, "mystery_shack": 1, "bunker": 1},
        distrust={"pool": 1, "diner": 2, "manotaur_cave": 2, "bunker": 1, "mystery_shack": 1},
        script=[C, C, S, M, M, S, S],
    )


class Typist:
    """Presses keys and counts them; before each, what it acts on is there."""

    def __init__(self, table: Seated) -> None:
        self.table, self.page, self.pressed = table, table.page, 0
        self.number = ""

    def key(self, key: str) -> None:
        self.page.keyboard.press(key)
        self.pressed += 1

    def asked(self, kind: str) -> None:
        """The next question is of this kind, and open on the page."""
        match = self.table.match
        self.table.until(lambda: match.number != self.number)
        self.number = match.number
        assert match.asks[0].name == kind, self.table.told()
        self.table.shown()
        expect(self.page.locator("[data-lit], [data-answer]").first).to_be_visible()

    def confirm(self) -> None:
        """The slip's button has the focus."""
        expect(self.page.locator("[data-answer]")).to_be_focused()
        self.key("Enter")

    def go_to(self, name: str) -> None:
        """By arrows, in the direction in which it lies."""
        goal = self.page.locator("[data-lit]").and_(self.page.get_by_role("button", name=re.compile(f"^{name}")))
        goal.wait_for()
        for _ in range(6):
            if goal.evaluate("it => it === document.activeElement"):
                return
            self.key(goal.evaluate(TOWARDS))
        raise AssertionError(f"{name} is not reached")


def cursed(page: Page) -> list[str]:
    """The numbers of the dice that show a curse."""
    dice = page.get_by_role("button", name=re.compile("^Кубик .: проклятие"))
    expect(dice).to_have_count(2)
    return [(die.get_attribute("aria-label") or "")[len("Кубик ")] for die in dice.all()]


def test_a_turn_in_which_everything_is_asked_takes_fewer_than_25_keys(browser: Browser, house: RunningServer) -> None:
    """A digit presses what is lit, arrows go to it; a second press sends what is pinned, Enter what is preset."""
    with seated(browser, house.address, busy_turn().match) as table:
        typist = Typist(table)
        typist.asked("play")
        typist.key("2")
        typist.asked("walk")
        typist.go_to("Закусочная")
        typist.key("Enter")
        expect(table.page.locator("[data-answer]")).to_be_visible()  # pinned
        typist.key("Enter")
        typist.asked("rumours")
        typist.confirm()
        typist.asked("reroll")
        for die in cursed(table.page):
            typist.key(die)
            expect(table.page.get_by_role("button", name=f"Кубик {die}: ", pressed=True)).to_be_visible()
        typist.confirm()  # two are chosen: nothing is left but to roll them
        for way in ("1", "2"):
            typist.asked("move_token")
            typist.key(way)
        typist.asked("courage")
        typist.confirm()
        typist.asked("draw")
        typist.key("1")
        typist.asked("riots")
        typist.confirm()
        table.until(lambda: table.match.asks[0].seat == 1)
        assert typist.pressed < 25, typist.pressed


def riot() -> Scene:
    """Riots at the cave raise the alarm through mark 8; then an event, and a second one that raises it again."""
    scene = Scene(
        "move_monster",
        3,
        characters=["mabel", "dipper", "stan"],
        alarm=6,
        distrust={"manotaur_cave": 2, "bunker": 1},
        support={"bunker": 1},
        monster_at=["diner", "gideon_house", "cemetery"],
        curse_deck=["weak_knees", "mind_block", "shaky_hands", "..."],
        movement_deck=["ev_muster", "ev_discard", "lake", "diner", "..."],
    )
    assert scene.asked == (0, "riots")
    return scene


CHAIN = [
    *("riot_pull", "alarm", "curse_mark", "cursed", "cursed", "cursed", "flipped"),
    *("event", "mustered", "mustered", "mustered", "extra_event", "alarm", "opened", "turn"),
]


def calmed(table: Seated) -> None:
    """The riots are answered; the whole chain follows, and the next turn begins."""
    table.shown()
    table.page.get_by_role("button", name=re.compile("^Притянуть")).click()
    table.until(lambda: table.match.asks[0].seat == 1)
    table.shown()
    assert table.told() == CHAIN


def sentences(page: Page) -> list[str]:
    """The log."""
    return [line.strip() for line in page.get_by_role("log").locator("li > span").all_inner_texts()]


def test_a_riot_through_mark_8_and_the_event_after_it_are_stepped_back_and_forth(
    browser: Browser, house: RunningServer
) -> None:
    with seated(browser, house.address, riot().match) as table:
        page = table.page
        calmed(table)
        log = sentences(page)
        told = page.get_by_role("group", name="Вы смотрите прошлое").get_by_role("status")
        ribbon = page.get_by_role("main").locator(".ribbon li button")
        for said in reversed(log[1:]):
            page.keyboard.press("[")
            expect(told).to_have_text(said)
            if said == log[-2]:  # the last of the turn: its ribbon is whole
                steps = ribbon.evaluate_all("all => all.filter((it) => !it.disabled).map((it) => it.title)")
                assert ". ".join(steps) == ". ".join(log[:-1])
        for said in log[2:]:
            page.keyboard.press("]")
            expect(told).to_have_text(said)
        page.keyboard.press("]")
        expect(told).to_have_count(0)
        table.shown()


def test_without_motion_everything_that_a_chain_has_changed_is_outlined(browser: Browser, house: RunningServer) -> None:
    with seated(browser, house.address, riot().match) as table:
        table.shown()
        table.page.evaluate(WATCHED)
        calmed(table)
        outlined = set(table.page.evaluate("[...outlined]"))
    places = {"Пещера мужикотавров", "Бункер автора"}
    assert outlined >= places | {"Тревога 9 из 24", "card", "curses"}, outlined
    assert not outlined & {"Озеро Гравити Фолз", "Закусочная Ленивой Сьюзан"}, "what has not changed is not outlined"
