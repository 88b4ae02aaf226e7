"""One move that asks all eight: it survives saves, forks, texts, take-backs, and whoever leaves in the middle."""

from typing import Any

import pytest

from igroteka.engine.digest import digest
from igroteka.games.rigor_mortis import GAME
from igroteka.testing import rule

from .scene import Library

WAY = ["A6", "B6", "C6", "D6", "E6", "E7", "F7", "G7"]
"""p0 steps onto p1, who pushes p2, and so on; each has a choice."""
CHOICES = [(0, "C6"), (1, "D6"), (2, "E6"), (3, "E7"), (4, "F7"), (5, "G7"), (6, "G8"), (7, "C1"), (3, "A4")]
"""Seven links; p7 has met Rigor on G8; p3 has come to a teleport."""
TABLES: list[dict[str, Any]] = [
    {"settings": {"policing": "off"}},
    {"looks_p2": ["on_your_feet"], "looks_p5": ["third_person"], "settings": {"policing": "callout", "voice": True}},
]
"""Questions by themselves, and beside what people may do out of turn."""


def shoving(**position: Any) -> Library:
    """p0 has stepped onto p1 and is to say where it goes."""
    start: dict[str, Any] = {
        "rigor": "G8",
        "hand_p0": ["goblin_orb_orb"],
        "token_stack": ["teleportation", "..."],
        "look_deck": ["slow_wits", "..."],
    }
    scene = Library(8, {f"p{seat}": cell for seat, cell in enumerate(WAY)}, **(start | position))
    scene.do("goblin_orb_orb", "B6")
    return scene


def is_over(scene: Library) -> None:
    """All have moved on by one cell, p3 and p7 have been carried away, and p0 may take the second step."""
    assert [scene.goblin(seat) for seat in range(8)] == ["B6", "C6", "D6", "A4", "E7", "F7", "G7", "C1"]
    assert scene.looks(7) == ["slow_wits"]
    assert scene.asked == (0, "goblin_second")


@pytest.mark.parametrize("table", TABLES)
@rule("RM-057", "RM-120")
def test_each_of_the_eight_is_asked_in_turn_and_nobody_moves_before_all_is_chosen(table: dict[str, Any]) -> None:
    scene = shoving(**table)
    for seat, key in CHOICES:
        assert scene.ask().seat == seat
        if scene.ask().name == "shove":
            assert [scene.goblin(other) for other in range(8)] == WAY
        scene.do(f"p{seat} {key}")
    is_over(scene)


@pytest.mark.parametrize("table", TABLES)
def test_at_each_question_it_goes_on_from_a_save_a_fork_and_a_text(table: dict[str, Any]) -> None:
    scene = shoving(**table)
    for n, (seat, key) in enumerate(CHOICES):
        match = scene.match
        for again in (GAME.load(match.save()), match.fork(), GAME.from_text(GAME.text(match))):
            for each_seat, each_key in CHOICES[n:]:
                again.answer(each_seat, each_key)
            is_over(Library.of(again))
        scene.do(f"p{seat} {key}")


@pytest.mark.parametrize("leaver", range(8))
@pytest.mark.parametrize("table", TABLES)
def test_a_bot_that_sits_in_for_a_leaver_goes_on_with_the_chain(table: dict[str, Any], leaver: int) -> None:
    scene = shoving(**table)
    for seat, key in CHOICES:
        if seat == leaver:
            scene.match.away(seat, True)
            scene.match.seat(seat, bot=True)
        scene.do(f"p{seat} {key}")
    is_over(scene)
    assert scene.g.bots == 1 << leaver
    assert digest(GAME.load(GAME.save(scene.match))) == digest(scene.match)


@rule("RM-057")
def test_by_the_clock_a_chain_that_everybody_has_left_ends_by_itself() -> None:
    scene = shoving(settings={"live": True, "policing": "auto"})
    for seat in range(8):
        scene.match.away(seat, True)
    assert scene.ask().deadline == 10_000
    scene.match.pass_time(10_000)
    assert (scene.ask().seat, scene.ask().name, scene.ask().deadline) == (1, "shove", 20_000)
    scene.match.pass_time(100_000)
    assert scene.ask().name != "shove"
    chosen = [event.values for event in scene.happened("shoved")]
    assert chosen[0] == ("p1", "B6", "C6")


def test_a_choice_in_the_chain_is_taken_back_and_made_otherwise() -> None:
    scene = shoving()
    for seat, key in CHOICES[:4]:
        scene.do(f"p{seat} {key}")
    scene.match.undo(3, consent=True)
    assert scene.asked == (3, "shove")
    scene.do("p3 E5")
    assert scene.ask().name == "teleport"
    assert [scene.goblin(seat) for seat in range(5)] == ["B6", "C6", "D6", "E6", "E5"]
