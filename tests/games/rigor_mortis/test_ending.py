"""The end of the game and who has won it; worked example E5 with its own numbers."""

from typing import Any

from igroteka.games.rigor_mortis.rules.ending import winners
from igroteka.testing import rule

from .scene import Library

THREE = ["kick", "skin_swap", "eye"]  # 2 + 1 + 3 = 6 magic symbols
THREE_POORER = ["slippers", "slippers", "pardon"]  # 2 + 2 + 1 = 5
LAST = "forgotten_treasure"
ONE_BOOK: dict[str, Any] = {
    "book_deck": ["kick"],
    "face_up_p0": [],
    "face_down_p0": [],
    "face_up_p1": [],
    "face_down_p1": ["..."],
}
"""All books but one lie before p1, used."""


def final(**position: Any) -> list[int]:
    """Who would win three players' game as it stands."""
    return winners(Library(3, **position).g)


@rule("RM-101", "RM-102")
def test_a_position_without_books_is_the_end() -> None:
    scene = Library(2, book_deck=[], face_up_p0=["..."], looks_p0=["bow"])
    assert scene.match.result is not None
    assert scene.match.result.why == "last_book"
    assert scene.match.result.winners == [1]


@rule("RM-103", "RM-012")
def test_fewest_looks_win_whatever_the_books() -> None:
    assert final(looks_p0=["one_leg"], looks_p1=["bow"], face_up_p0=THREE) == [2]


@rule("RM-104")
def test_among_those_with_fewest_looks_most_books_win() -> None:
    assert final(looks_p2=["one_leg"], face_up_p0=["eye"], face_up_p1=["kick", "pardon"]) == [1]


@rule("RM-106", "RM-100")
def test_with_equal_books_most_magic_symbols_win() -> None:
    assert final(looks_p2=["bow"], face_up_p0=THREE_POORER, face_up_p1=THREE) == [1]


@rule("RM-105", "RM-141")
def test_forgotten_treasure_beats_more_books_among_those_tied() -> None:
    assert final(looks_p2=["bow"], face_up_p0=[LAST], face_up_p1=THREE) == [0]


@rule("RM-141")
def test_forgotten_treasure_helps_only_among_those_with_fewest_looks() -> None:
    assert final(looks_p2=["bow"], face_up_p2=[LAST], face_up_p0=["eye"]) == [0]


@rule("RM-105", "RM-189")
def test_forgotten_treasure_works_face_down_too() -> None:
    assert final(looks_p2=["bow"], face_down_p0=[LAST], face_up_p1=THREE) == [0]


@rule("RM-134")
def test_face_down_books_count_with_their_symbols() -> None:
    assert final(looks_p2=["bow"], face_down_p0=THREE, face_up_p1=THREE_POORER) == [0]
    assert final(looks_p2=["bow"], face_down_p0=["slippers", "pardon"], face_up_p1=["eye"]) == [0]


@rule("RM-142")
def test_a_full_tie_is_a_shared_victory() -> None:
    assert final(looks_p2=["bow"], face_up_p0=["slippers"], face_down_p1=["call"]) == [0, 1]


@rule("RM-104", "RM-106", "RM-141")
def test_worked_example_five() -> None:
    looks = {"looks_p0": ["bow"], "looks_p1": ["one_leg"], "looks_p2": ["crab_claws", "open_palms"]}
    others = ["call", "call", "powder", "pocket", "foresight", "pocket_orb", "sticky_heels", "mirror_shield"]
    twelve = [*others, "scapegoat", "shadow_step", "second_wind", LAST]
    books = {"face_up_p0": THREE_POORER, "face_up_p1": THREE, "face_up_p2": twelve}
    assert final(**looks, **books) == [1]
    with_treasure = {"face_up_p0": ["slippers", "pardon", LAST], "face_up_p1": THREE, "face_up_p2": twelve[:-1]}
    assert final(**looks, **with_treasure) == [0]


def last_book(**position: Any) -> Library:
    scene = Library(2, {"p0": "E2"}, rigor="A1", hand_p0=["goblin_orb_orb"], **ONE_BOOK, **position)
    scene.do("goblin_orb_orb", "F2")
    return scene


@rule("RM-101", "RM-135")
def test_the_game_ends_the_moment_the_last_book_is_drawn() -> None:
    scene = last_book(looks_p0=["one_leg"])
    assert scene.match.result is not None
    assert scene.match.result.why == "last_book"
    assert scene.match.result.rule == "RM-101"
    assert scene.laid("face_up:p0") == ["kick"]
    assert "sent_to_start" not in scene.kinds()
    assert "drew" not in scene.kinds()


@rule("RM-135")
def test_the_last_book_counts() -> None:
    scene = last_book()
    assert scene.match.result is not None
    assert scene.match.result.scores[0].parts["books"] == 1


@rule("RM-102")
def test_there_are_two_endings_and_no_other() -> None:
    scene = Library(
        2, {"p0": "E4"}, rigor="A1", hand_p0=["goblin_orb_orb"], looks_p1=["one_leg", "bow", "crab_claws"], **ONE_BOOK
    )
    scene.do("goblin_orb_orb", "E3", "stop")
    assert scene.match.result is None
    assert scene.g.active == 1


@rule("RM-143", "RM-136")
def test_there_is_no_draw_once_the_game_is_over() -> None:
    scene = Library(
        2, {"p0": "E4"}, rigor="E3", hand_p0=["goblin_stones_potion"], looks_p0=["short_sight", "one_leg", "bow"]
    )
    scene.do("goblin_stones_potion", "E3")
    assert scene.match.result is not None
    assert not scene.laid("hand:p0")


@rule("RM-209", "RM-103")
def test_the_scores_show_looks_books_magic_and_treasure() -> None:
    scene = last_book(looks_p1=["one_leg", "bow"], blanks=[0, 1])
    assert scene.match.result is not None
    assert scene.match.result.winners == [0]
    assert [score.total for score in scene.match.result.scores] == [0, -3]
    assert scene.match.result.scores[1].parts == {"looks": 3, "books": 17, "magic": 33, "treasure": 1}


@rule("RM-100")
def test_magic_symbols_have_no_use_during_play() -> None:
    one, two = (Library(2, face_up_p0=[book]) for book in ("eye", "powder"))
    assert one.g.hand_size(0) == two.g.hand_size(0)
    assert {o.key for o in one.ask().options if o.key.startswith(("goblin", "rigor"))} == {
        o.key for o in two.ask().options if o.key.startswith(("goblin", "rigor"))
    }


def ties(**position: Any) -> list[tuple[str, str, dict[int, int]]]:
    """The tie-breaks of three players' game that ends at once."""
    bare: dict[str, Any] = {f"{zone}_p{seat}": [] for zone in ("face_up", "face_down") for seat in range(2)}
    position = {"book_deck": [], "face_up_p2": [], "face_down_p2": ["..."], "looks_p2": ["bow"], **bare, **position}
    result = Library(3, **position).match.result
    assert result is not None
    return [(tie.by, tie.rule, tie.values) for tie in result.ties]


@rule("RM-103")
def test_without_a_tie_nothing_more_is_compared() -> None:
    assert ties(looks_p0=["one_leg"]) == []


@rule("RM-105")
def test_the_result_tells_that_the_treasure_decided() -> None:
    assert ties(face_up_p0=[LAST], face_up_p1=THREE) == [("treasure", "RM-105", {0: 1, 1: 0})]


@rule("RM-104", "RM-106")
def test_the_result_tells_books_and_then_symbols_of_those_still_level() -> None:
    assert ties(face_up_p0=THREE, face_up_p1=["pocket"]) == [("books", "RM-104", {0: 3, 1: 1})]
    level = ties(face_up_p0=THREE, face_up_p1=THREE_POORER)
    assert level == [("books", "RM-104", {0: 3, 1: 3}), ("magic", "RM-106", {0: 6, 1: 5})]


@rule("RM-142")
def test_a_shared_victory_tells_all_that_was_compared() -> None:
    shared = ties(face_up_p0=["slippers"], face_up_p1=["slippers"])
    assert shared == [("books", "RM-104", {0: 1, 1: 1}), ("magic", "RM-106", {0: 2, 1: 2})]
