"""What is seen of the library, of what lies before the players, and of the tokens."""

from typing import Any

from igroteka.testing import rule

from .scene import Library


def seen(scene: Library, seat: int | None) -> dict[str, Any]:
    return scene.match.view(seat).table


def test_the_tokens_still_to_come_are_counted() -> None:
    scene = Library(2, token_stack=["trap", "magic_book"], token_discard=["..."])
    assert seen(scene, None)["tokens_left"] == {"teleportation": 0, "magic_book": 1, "trap": 1}


def test_the_library_tells_its_rows_its_skull_and_its_shelves_piece_by_piece() -> None:
    small, large = seen(Library(2), None), seen(Library(8), None)
    assert (small["rows"], large["rows"]) == (8, 10)
    assert small["skull"] == "D4"
    assert small["shelf_pieces"][0] == ["D2", "D3"]
    assert sorted(cell for piece in small["shelf_pieces"] for cell in piece) == sorted(small["shelves"])


def test_the_shadow_of_rigor_lies_on_the_cells_in_play_next_to_him() -> None:
    assert seen(Library(2, rigor="E3"), 0)["shadow"] == ["E2", "F3", "E4"], "D3 is a shelf"


@rule("RM-168", "RM-175")
def test_everybodys_hand_limit_is_seen() -> None:
    scene = Library(3, face_up_p0=["pocket"], looks_p1=["butterfingers"], hand_p1=["goblin_orb_orb"])
    assert seen(scene, 2)["hand_limits"] == [4, 2, 3]


@rule("RM-171")
def test_a_heavy_chin_sees_no_hand_limit_but_its_own() -> None:
    scene = Library(2, looks_p0=["heavy_chin"], face_up_p1=["pocket"])
    assert seen(scene, 0)["hand_limits"] == [3, None]


def test_titles_tell_when_they_serve_and_which_looks_can_be_broken() -> None:
    table = seen(Library(2), None)
    assert table["books"]["sticky_heels"] == {"timing": "reaction", "magic": 3}
    assert table["last_look"] == 4
    assert "yes_overlord" in table["breakable"]
    assert "crab_claws" not in table["breakable"]
