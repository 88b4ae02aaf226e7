"""A table under looks that can be broken, for tests of duties, call-outs and votes."""

from typing import Any

from .scene import Library

AUTO = {"policing": "auto"}
CALLOUT = {"policing": "callout"}
VOICE = {"policing": "callout", "voice": True}
JURY = VOICE | {"jury": "everybody"}
"""Bots vote too."""
LIVE = {"policing": "auto", "live": True}
NEXT = ["slow_wits", "book_allergy", "cross_eyes", "..."]
"""Looks for violations that change nothing in these tests."""


def table(look: str, players: int = 2, seat: int = 0, **more: Any) -> Library:
    """p0 on E4 is to play; one seat lies under a look. The server polices unless said otherwise."""
    start: dict[str, Any] = {
        "settings": AUTO,
        "rigor": "A1",
        "hand_p0": ["goblin_orb_orb", "rigor_orb_orb"],
        f"looks_p{seat}": [look],
        "look_deck": NEXT,
        "movement_deck": ["goblin_scroll_orb", "goblin_stones_orb", "..."],
    }
    return Library(players, {"p0": "E4"}, **(start | more))
