"""Lessons in the browser: whoever presses what the guide points at comes to the end; the guide is never in the way."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import expect

from igroteka.games import games
from igroteka.lessons import lesson_of
from tests.e2e.conftest import DESK, PHONE, People
from tests.e2e.pupil import Pupil, faults

SIZES = {"desk": DESK, "phone": PHONE}
USUAL = {
    "boo": "phone",
    "gravity_falls": "desk",
    "grimm_forest": "phone",
    "rickshank": "desk",
    "rigor_mortis": "phone",
}
"""In which size each lesson is taken in `make test`."""
LOW = {"width": 844, "height": 390}
TABLET = {"width": 820, "height": 1180}
LAPTOP = {"width": 1280, "height": 720}
TAKEN = [
    pytest.param(game, size, id=f"{game}-{size}", marks=() if size == USUAL[game] else (pytest.mark.soak,))
    for game in games
    for size in SIZES
]


def take(people: People, game: str, size: dict[str, int], locale: str = "ru-RU") -> list[str]:
    """Take the whole lesson; what was wrong with how the guide stood."""
    found: list[str] = []
    for chapter in lesson_of(game).chapters:
        pupil = Pupil(people.come(size, locale, f"#/lesson/{game}/{chapter.id}"))
        pupil.take_chapter(lambda each: found.extend(f"{each.guidance['line']}: {fault}" for fault in faults(each)))
        people.leave(pupil.person)
    return found


@pytest.mark.parametrize(("game", "size"), TAKEN)
def test_whoever_presses_what_the_guide_points_at_comes_to_the_end(people: People, game: str, size: str) -> None:
    people.until += 600
    assert take(people, game, SIZES[size]) == []


@pytest.mark.soak
@pytest.mark.parametrize("game", list(games))
@pytest.mark.parametrize("size", [LAPTOP, TABLET, LOW], ids=["laptop", "tablet", "low"])
def test_the_guide_leaves_what_is_pressed_free_at_any_size(people: People, game: str, size: dict[str, int]) -> None:
    people.until += 600
    assert [fault for fault in take(people, game, size, "en-GB") if "covers an answer" in fault] == []


@pytest.mark.soak
@pytest.mark.parametrize("game", list(games))
@pytest.mark.parametrize("seed", range(3))
def test_whoever_presses_at_random_comes_to_the_end(people: People, game: str, seed: int) -> None:
    people.until += 600
    for chapter in lesson_of(game).chapters:
        pupil = Pupil(people.come(DESK, path=f"#/lesson/{game}/{chapter.id}"), Random(seed))
        pupil.take_chapter()
        people.leave(pupil.person)


def test_a_lesson_by_keyboard(people: People) -> None:
    """Enter reads on; an answer has its focus and Enter; what is none says its rule in the strip; Escape leaves, and
    the chapter goes on where it was."""
    person = people.come(DESK, "en-GB", "#/lesson/rigor_mortis/theft")
    pupil, page = Pupil(person), person.page
    pupil.stands()
    page.keyboard.press("Enter")
    page.wait_for_function("() => document.querySelector('[aria-describedby] [data-keys], [aria-describedby]')")
    pupil.press(by_key=True)
    page.get_by_role("button", name="Why not").click()
    expect(page.get_by_role("alert")).to_be_visible()
    expect(page.get_by_role("button", name="RM-038").first).to_be_visible()
    line = pupil.stands()["text"]
    page.locator(".board").focus()
    page.keyboard.press("Escape")
    expect(page.locator("[data-guide]")).to_have_count(0)
    page.goto(f"{people.house.address}#/lesson/rigor_mortis")
    assert pupil.stands()["text"] == line
    pupil.take_chapter()
    page.get_by_role("button", name="Next: ").click()
    pupil.comes_to("look")
    page.get_by_role("button", name="Chapter 2 of 7").click()
    expect(page.get_by_role("dialog").get_by_role("button", name="(done)")).to_have_count(1)


def test_before_the_real_game_the_goals_are_asked(people: People) -> None:
    """Whoever is wrong is told, may take the chapter again, and is not held up."""
    person = people.come(PHONE, "en-GB", "#/lesson/gravity_falls/rumors")
    pupil, page = Pupil(person), person.page
    pupil.take_chapter()
    page.get_by_role("button", name="Next: ").click()
    for number, answer in enumerate(("all three monsters", "Five", "Flip them"), 1):
        expect(page.get_by_text(f"Question {number} of 3")).to_be_visible()
        page.get_by_role("button", name=answer).click()
        expect(page.get_by_role("status").get_by_text("Not quite." if number == 2 else "Right!")).to_be_visible()
        expect(page.get_by_role("button", name="Once more: ")).to_have_count(1 if number == 2 else 0)
        page.get_by_role("button", name="Next", exact=True).click()
    pupil.comes_to("now_you")


def test_two_people_take_the_last_chapter_at_one_screen(people: People) -> None:
    person = people.come(DESK, "en-GB", "#/lesson/gravity_falls/thumbs")
    pupil, page = Pupil(person), person.page
    pupil.stands()
    page.get_by_role("button", name="Chapter 1 of 6").click()
    page.get_by_role("dialog").get_by_role("checkbox", name="There are two of us").check()
    page.get_by_role("dialog").get_by_role("button", name="Now you").click()
    pupil.comes_to("now_you")
    pupil.take_chapter()
    assert sorted(person.eyes.views) == ["p0", "p1"]
