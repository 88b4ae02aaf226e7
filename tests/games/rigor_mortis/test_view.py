"""What is seen of a shove under way and of the tokens."""

from .scene import answer, scene


def test_a_shove_under_way_is_shown_to_all() -> None:
    match = scene(3, {"p0": "E3", "p1": "E4", "p2": "E5"}, rigor="A1", hand_p0=["goblin_orb_orb"])
    answer(match, "goblin_orb_orb", "E4", "E5")
    for viewer in (0, 1, 2, None):
        assert match.view(viewer).table["chain"] == [
            {"goblin": "p0", "to": "E4"},
            {"goblin": "p1", "to": "E5"},
            {"goblin": "p2", "to": None},
        ]


def test_a_kick_under_way_is_shown_too() -> None:
    match = scene(3, {"p0": "E3", "p1": "E4", "p2": "E5"}, rigor="A1", face_up_p0=["kick"], hand_p0=["goblin_orb_orb"])
    answer(match, "kick", "E5")
    assert match.view(2).table["chain"] == [
        {"goblin": "p0", "to": "E3"},
        {"goblin": "p1", "to": "E5"},
        {"goblin": "p2", "to": None},
    ]


def test_the_tokens_still_to_come_are_counted() -> None:
    match = scene(2, token_stack=["trap", "magic_book"], token_discard=["..."])
    assert match.view(None).table["tokens_left"] == {"teleportation": 0, "magic_book": 1, "trap": 1}
