"""What is seen of the tokens."""

from .scene import Library


def test_the_tokens_still_to_come_are_counted() -> None:
    scene = Library(2, token_stack=["trap", "magic_book"], token_discard=["..."])
    assert scene.match.view(None).table["tokens_left"] == {"teleportation": 0, "magic_book": 1, "trap": 1}
