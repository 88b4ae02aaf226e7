"""What is told cites the rule it follows from, and tells nobody more, nor worse, than their looks let them see."""

from typing import Any

import pytest

from igroteka.content.words import LANGUAGES, Words
from igroteka.engine import Refusal
from igroteka.games.rigor_mortis import GAME
from igroteka.games.rigor_mortis.refusals import AS_SECOND_CARD
from igroteka.testing import rule
from tests.games.rigor_mortis.scene import Library

CHIN: dict[str, Any] = {"looks_p1": ["heavy_chin"]}


def cited(scene: Library, kind: str) -> list[str]:
    """The rules of the events of a kind, in their order."""
    return [event.cites for event in scene.told(kind)]


def said(scene: Library, kind: str, lang: str, reader: int | None = None) -> str:
    """The sentence of the last event of a kind."""
    event = scene.told(kind, reader)[-1]
    return Words(GAME.id, lang, ["Ann", "Bob", "Cid"]).event(
        event.kind, event.values, event.seat, event.cards, event.count, reader
    )


# --- Cited -----------------------------------------------------------------------------------------------------------


@rule("RM-043", "RM-046", "RM-188")
def test_a_draw_cites_what_brought_it() -> None:
    scene = Library(2, {"p0": "E4"}, rigor="A1", hand_p0=["goblin_orb_orb"]).do("goblin_orb_orb", "E3", "stop")
    assert cited(scene, "drew") == ["RM-043"]
    lost = Library(2, {"p0": "E4"}, rigor="A1", hand_p0=["goblin_orb_orb"], goblin_locked=True).do("show_hand")
    assert cited(lost, "drew") == ["RM-046"]
    forgot = Library(2, {"p0": "E4"}, rigor="A1", hand_p0=["goblin_orb_orb"], looks_p1=["absent_minded"])
    forgot.do("goblin_orb_orb", "E3", "stop")
    assert cited(forgot, "drew") == ["RM-043", "RM-188"]


@rule("RM-154", "RM-157", "RM-165")
def test_what_a_book_moves_cites_the_book() -> None:
    books = ["slippers", "call", "kick"]
    scene = Library(2, {"p0": "E5", "p1": "E3"}, rigor="A1", face_up_p0=books, hand_p0=["rigor_orb_orb"])
    scene.do(books[0])
    assert scene.ask().cites == "RM-154"
    scene.do("E4")
    assert cited(scene, "stepped") == ["RM-154"]
    scene.do(books[1])
    assert scene.ask().cites == "RM-157"
    scene.do("A2")
    assert cited(scene, "rigor_stepped") == ["RM-157"]
    scene.do("kick", "E2")
    assert cited(scene, "shoved") == ["RM-165"]


# --- Duties ----------------------------------------------------------------------------------------------------------


@rule("RM-180", "RM-185")
@pytest.mark.parametrize("duty", ["tongue", "straighten", "salute", "stand", "make_bow"])
def test_a_duty_done_is_not_told_of_somebody_else(duty: str) -> None:
    assert "their" not in Words(GAME.id, "en", ["Ann"]).event("duty_done", {"duty": duty}, 0, reader=0)


# --- Second Wind -----------------------------------------------------------------------------------------------------


@rule("RM-163", "RM-204")
def test_second_wind_never_advises_to_show_the_hand() -> None:
    hand = ["goblin_stones_orb", "rigor_orb_orb", "goblin_orb_orb"]
    scene = Library(2, {"p0": "E2"}, rigor="A1", face_up_p0=["second_wind"], hand_p0=hand)
    scene.do("goblin_orb_orb", "F2", "C7", "second_wind")
    refusal = scene.refusal("goblin_stones_orb")
    assert refusal is not None
    assert refusal.rule == "RM-204"
    assert "show" not in Words(GAME.id, "en").why(refusal.reason)
    assert "рук" not in Words(GAME.id, "ru").why(refusal.reason)
    for key in ("show_hand", "end_turn", "stop"):
        assert scene.why_not(key) == "RM-163"


@rule("RM-205", "RM-173", "RM-174")
@pytest.mark.parametrize("refusal", AS_SECOND_CARD.values(), ids=str)
@pytest.mark.parametrize(("lang", "showing"), [("en", "show your hand"), ("ru", "покажите руку")])
def test_no_reason_against_a_second_card_mentions_the_hand(refusal: Refusal, lang: str, showing: str) -> None:
    words = Words(GAME.id, lang)
    assert showing not in words.why(refusal.reason)
    assert showing in words.why(refusal.reason.removesuffix("_second"))


# --- Heavy Chin ------------------------------------------------------------------------------------------------------


@rule("RM-171", "RM-217")
def test_under_heavy_chin_a_draw_does_not_tell_the_size_of_a_hand() -> None:
    scene = Library(3, {"p0": "E4"}, rigor="A1", hand_p0=["goblin_orb_orb"], **CHIN)
    scene.do("goblin_orb_orb", "E3", "stop")
    drew = {seat: scene.told("drew", seat)[0] for seat in (0, 1, 2, None)}
    assert {seat: event.count for seat, event in drew.items()} == {0: 3, 1: -1, 2: 3, None: 3}
    assert drew[1].cards is None
    assert said(scene, "drew", "en", 1) == "Ann draws from the movement deck"
    assert said(scene, "drew", "ru", 1) == "Ann добирает из колоды движения"
    assert said(scene, "drew", "en", 2) == "Ann draws 3 cards"


@rule("RM-171", "RM-176")
def test_under_heavy_chin_an_open_hand_is_not_seen_as_it_is_drawn() -> None:
    scene = Library(3, {"p0": "E4"}, rigor="A1", hand_p0=["goblin_orb_orb"], looks_p0=["open_palms"], **CHIN)
    scene.do("goblin_orb_orb", "E3", "stop")
    assert [scene.told("drew", seat)[0].cards is None for seat in (0, 1, 2)] == [False, True, False]


@rule("RM-171")
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "kind",
    [
        "look_drawn",
        "look_rejected",
        "book_taken",
        "book_closed",
        "discarded",
        "forgot",
        "book_used",
        "shielded",
        "pardoned",
        "clamped",
        "blamed",
        "dug_in",
    ],
)
def test_what_heavy_chin_hides_is_neither_counted_nor_quoted(kind: str, lang: str) -> None:
    for reader in (None, 1):
        told = Words(GAME.id, lang, ["Ann", "Bob", "Cid"]).event(kind, {"victim": "p1"}, 0, None, 1, reader)
        assert not set(told) & set("1«»"), told


@rule("RM-171")
def test_heavy_chin_hears_of_a_book_that_is_taken() -> None:
    scene = Library(3, {"p0": "E2"}, rigor="A1", hand_p0=["goblin_orb_orb"], **CHIN)
    scene.do("goblin_orb_orb", "F2")
    assert said(scene, "book_taken", "en", 1) == "Ann takes a magic book"
    assert said(scene, "book_taken", "ru", 1) == "Ann берёт магическую книгу"
