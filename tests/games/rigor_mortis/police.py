"""A table under looks that can be broken, for tests of duties, call-outs and votes."""

from typing import Any

from .scene import LibraryMatch, answer, question, scene

AUTO = {"policing": "auto"}
CALLOUT = {"policing": "callout"}
VOICE = {"policing": "callout", "voice": True}
LIVE = {"policing": "auto", "live": True}
NEXT = ["slow_wits", "book_allergy", "cross_eyes", "..."]
"""Looks for violations that change nothing in these tests."""


def table(look: str, players: int = 2, seat: int = 0, **more: Any) -> LibraryMatch:
    """p0 on E4 is to play; one seat lies under a look. The server polices unless said otherwise."""
    start: dict[str, Any] = {
        "settings": AUTO,
        "rigor": "A1",
        "hand_p0": ["goblin_orb_orb", "rigor_orb_orb"],
        f"looks_p{seat}": [look],
        "look_deck": NEXT,
        "movement_deck": ["goblin_scroll_orb", "goblin_stones_orb", "..."],
    }
    return scene(players, {"p0": "E4"}, **(start | more))


def acts(match: LibraryMatch, seat: int) -> set[str]:
    """What a seat may do out of turn."""
    return {o.key for ask in match.asks if ask.seat == seat and not ask.must for o in ask.options}


def vote_is_open(match: LibraryMatch) -> bool:
    return match.g.vote is not None


def refused(match: LibraryMatch, seat: int, key: str) -> str:
    """The rule by which a seat may not do this."""
    refusal = match.why_not(seat, key)
    assert refusal is not None, f"{key} is allowed"
    return refusal.rule


def play_on(match: LibraryMatch, turns: int = 1) -> None:
    """Everybody plays by default until so many turns have begun."""
    wanted = match.g.turn + turns
    while match.result is None and match.g.turn < wanted:
        answer(match, question(match).default() or question(match).options[0].key)
