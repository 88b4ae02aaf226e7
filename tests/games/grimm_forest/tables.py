"""Positions and answers in few words, for the tests of «Лес сказок».

`table(...)` arranges a match with the advanced set and p0 as first player; `lay` gives everybody's sealed cards; `say`
gives answers one after another.
"""

from typing import Any

from igroteka.games.grimm_forest import GAME
from igroteka.games.grimm_forest.pieces import MATERIALS, SECTIONS
from tests.games.grimm_forest.seen import Game, asked, options

CARDS = {"straw": "gather_straw", "wood": "gather_wood", "brick": "gather_brick", "market": "go_to_market"}


def table(players: int = 3, at: str = "choose", **position: Any) -> Game:
    settings = {"advanced": True, "first_player": "p0", **position.pop("settings", {})}
    return GAME.arrange(players, at=at, settings=settings, **position)


def lay(m: Game, *chosen: str) -> Game:
    """The cards of p0, p1, … as `straw` or `straw wolf`; an empty one is left out."""
    for seat, words in enumerate(chosen):
        if words:
            m.answer(seat, lay_key(words))
    return m


def lay_key(words: str) -> str:
    gather, _, fable = words.partition(" ")
    return f"lay_with:{CARDS[gather]}:{fable}" if fable else f"lay:{CARDS[gather]}"


def say(m: Game, *answers: str) -> Game:
    """`p0 yes`, one after another."""
    for answer in answers:
        seat, _, key = answer.partition(" ")
        m.answer(int(seat[1:]), key)
    return m


def left(*houses_built: str) -> list[list[int]]:
    """The sections left in the supply when these houses stand: `straw walls`."""
    supply = [[5, 5, 5] for _ in MATERIALS]
    for text in houses_built:
        material, section = text.split()[:2]
        for s in range(SECTIONS.index(section) + 1):
            supply[MATERIALS.index(material)][s] -= 1
    return supply


def built(**by_seat: list[str]) -> dict[str, Any]:
    """Houses of players and the supply that fits them, for `table(**built(p0=[…]))`."""
    return {"houses": by_seat, "sections": left(*[h for row in by_seat.values() for h in row])}


def pass_build(m: Game) -> Game:
    """Everybody takes straw until the build phase is over."""
    while m.result is None and asked(m) and asked(m)[0].endswith("build_action"):
        seat = m.asks[0].seat
        m.answer(seat, "gain:straw" if "gain:straw" in options(m, seat) else "end_turn")
    return m
