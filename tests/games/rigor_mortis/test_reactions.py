"""Books that answer a moment in any turn: Mirror Shield, Scapegoat, Sticky Heels."""

from typing import Any

import pytest

from igroteka.content.words import Words
from igroteka.testing import rule

from .scene import Library

HAND = ["goblin_stones_orb", "rigor_orb_orb", "goblin_orb_orb"]


def with_book(book: str, goblins: dict[str, str] | None = None, players: int = 2, **more: Any) -> Library:
    """p0 on E4 holds a book face up; Rigor is far away."""
    start: dict[str, Any] = {"rigor": "A1", "face_up_p0": [book], "hand_p0": HAND}
    return Library(players, {"p0": "E4", **(goblins or {})}, **(start | more))


@rule("RM-158")
def test_mirror_shield_turns_the_look_away_and_the_goblin_is_still_carried_off() -> None:
    scene = with_book("mirror_shield", rigor="E3")
    scene.do("goblin_stones_orb", "E3", "mirror_shield", "C1")
    assert not scene.looks(0)
    assert scene.goblin(0) == "C1"
    assert scene.laid("face_down:p0") == ["mirror_shield"]


@rule("RM-158")
def test_without_scapegoat_the_question_is_about_mirror_shield_alone() -> None:
    scene = with_book("mirror_shield", rigor="E3")
    scene.do("goblin_stones_orb", "E3")
    assert (scene.ask().name, scene.ask().cites) == ("shield", "RM-158")


@rule("RM-158")
def test_mirror_shield_may_be_kept() -> None:
    scene = with_book("mirror_shield", rigor="E3")
    scene.do("goblin_stones_orb", "E3", "pass", "C1")
    assert len(scene.looks(0)) == 1
    assert scene.laid("face_up:p0") == ["mirror_shield"]


@rule("RM-158")
def test_mirror_shield_works_against_a_trap_after_the_transfer() -> None:
    scene = with_book("mirror_shield", {"p0": "D6"}, token_stack=["trap", "..."])
    scene.do("goblin_orb_orb", "E6", "C1")
    assert scene.ask().name == "shield"
    scene.do("mirror_shield")
    assert not scene.looks(0)
    assert scene.goblin(0) == "C1"


@rule("RM-158", "RM-097")
def test_mirror_shield_works_in_anothers_turn() -> None:
    scene = Library(2, {"p1": "E3"}, rigor="E4", hand_p0=["rigor_stones_potion"], face_up_p1=["mirror_shield"])
    scene.do("rigor_stones_potion", "E3")
    assert scene.ask().seat == 1
    assert scene.options() == {"mirror_shield", "pass"}


@pytest.mark.parametrize(
    ("have", "default"), [(["one_leg", "bow"], "pass"), (["one_leg", "bow", "crab_claws"], "mirror_shield")]
)
def test_time_uses_the_shield_only_against_the_last_look(have: list[str], default: str) -> None:
    scene = Library(
        2,
        {"p1": "E3"},
        rigor="E4",
        hand_p0=["rigor_stones_potion"],
        face_up_p1=["mirror_shield"],
        looks_p1=have,
        settings={"policing": "off"},
    )
    scene.do("rigor_stones_potion", "E3")
    assert scene.ask().default() == default


def blame(**more: Any) -> Library:
    """p0's goblin meets Rigor on E3; p1 stands next to that cell, p2 does not."""
    scene = with_book("scapegoat", {"p1": "E2", "p2": "A6"}, 3, rigor="E3", **more)
    scene.do("goblin_stones_orb", "E3")
    return scene


@rule("RM-159")
def test_scapegoat_makes_a_neighbours_owner_draw_the_look() -> None:
    scene = blame()
    assert scene.options() == {"blame:p1", "pass"}
    assert scene.why_not("blame:p2") == "RM-159"
    scene.do("blame:p1", "C1")
    assert len(scene.looks(1)) == 1
    assert not scene.looks(0)
    assert scene.goblin(0) == "C1"
    assert scene.goblin(1) == "E2"
    assert scene.laid("face_down:p0") == ["scapegoat"]


@rule("RM-159", "RM-158")
def test_the_scapegoat_may_answer_with_mirror_shield() -> None:
    scene = blame(face_up_p1=["mirror_shield"])
    scene.do("blame:p1")
    assert scene.ask().seat == 1
    assert scene.options() == {"mirror_shield", "pass"}
    scene.do("mirror_shield", "C1")
    assert not scene.looks(0)
    assert not scene.looks(1)


@rule("RM-159")
def test_without_a_neighbour_scapegoat_is_not_offered() -> None:
    scene = with_book("scapegoat", rigor="E3")
    scene.do("goblin_stones_orb", "E3")
    assert scene.ask().name == "teleport"
    assert len(scene.looks(0)) == 1


@rule("RM-159", "RM-158")
def test_only_one_reaction_for_one_meeting() -> None:
    scene = with_book("scapegoat", {"p1": "E2"}, rigor="E3", face_up_p0=["scapegoat", "mirror_shield"])
    scene.do("goblin_stones_orb", "E3")
    assert scene.options() == {"blame:p1", "mirror_shield", "pass"}
    scene.do("mirror_shield")
    assert scene.ask().name == "teleport"
    assert scene.laid("face_up:p0") == ["scapegoat"]


@rule("RM-167", "RM-054")
def test_sticky_heels_let_the_shoved_goblins_owner_choose() -> None:
    scene = Library(2, {"p0": "E4", "p1": "E5"}, rigor="A1", hand_p0=["goblin_orb_orb"], face_up_p1=["sticky_heels"])
    scene.do("goblin_orb_orb", "E5")
    assert scene.ask().seat == 1
    assert scene.options() == {"sticky_heels", "pass"}
    assert scene.ask().default() == "pass"
    scene.do("sticky_heels")
    assert scene.ask().seat == 1
    assert scene.cells() == {"D5", "F5", "E6"}
    scene.do("F5")
    assert scene.goblin(1) == "F5"
    assert scene.laid("face_down:p1") == ["sticky_heels"]


@rule("RM-053", "RM-167")
def test_under_sticky_heels_it_is_still_the_other_who_shoves() -> None:
    scene = Library(2, {"p0": "E4", "p1": "E5"}, rigor="A1", hand_p0=["goblin_orb_orb"], face_up_p1=["sticky_heels"])
    scene.do("goblin_orb_orb", "E5", "sticky_heels", "F5")
    assert [(event.seat, event.values) for event in scene.happened("shoved")] == [(0, ("p1", "E5", "F5"))]
    english = Words("rigor_mortis", "en")
    told = [event for event in scene.match.events(0) if event.kind in ("dug_in", "shoved")]
    lines = [english.event(event.kind, event.values, event.seat, event.cards, event.count) for event in told]
    assert lines == [
        "Player 2 digs in and chooses the cell: Sticky Heels",
        "Player 1 shoves Player 2’s goblin: E5 → F5",
    ]


@rule("RM-167")
def test_sticky_heels_are_not_asked_for_where_there_is_one_cell() -> None:
    scene = Library(2, {"p0": "C1", "p1": "D1"}, rigor="A3", hand_p0=["goblin_orb_orb"], face_up_p1=["sticky_heels"])
    scene.do("goblin_orb_orb", "D1")
    assert scene.goblin(1) == "E1"
    assert scene.laid("face_up:p1") == ["sticky_heels"]
