"""Positions and answers in few words, for the tests of «Лес сказок».

`table(...)` arranges a match with the advanced set and p0 as first player; `lay` gives everybody's sealed cards; `say`
gives answers one after another.
"""

from typing import Any

from igroteka.engine import Match
from igroteka.games.grimm_forest import GAME
from igroteka.games.grimm_forest.options import LOCATIONS, MATERIALS, SECTIONS
from igroteka.games.grimm_forest.state import PLAYERS, Table

CARDS = {"straw": "gather_straw", "wood": "gather_wood", "brick": "gather_brick", "market": "go_to_market"}
Game = Match[Table]


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


def asked(m: Game) -> list[str]:
    """Who is asked what: `p0 monster_place`."""
    return [f"p{a.seat} {a.name}" for a in m.asks if not a.given]


def options(m: Game, seat: int) -> list[str]:
    ask = m.ask_of(seat)
    assert ask is not None, f"p{seat} is not asked"
    return [o.key for o in ask.options]


def goods(m: Game, seat: int) -> list[int]:
    return m.g.goods[3 * seat : 3 * seat + 3]


def stock(m: Game, place: str) -> list[int]:
    i = 3 * LOCATIONS.index(place)
    return m.g.stock[i : i + 3]


def pig(m: Game, seat: int) -> str:
    place = m.g.pig[seat]
    return LOCATIONS[place] if place >= 0 else ""


def zone(m: Game, name: str) -> list[str]:
    """The keys of a zone from the top down."""
    for each in m.g.zones:
        if each.name == name:
            return [card.key for card in reversed(m.g.cards[each.n])]
    raise KeyError(name)


def hand(m: Game, seat: int) -> list[str]:
    return sorted(card.key for card in m.g.cards[PLAYERS[seat].fable_hand.n])


def friend(m: Game, seat: int) -> str:
    cards = zone(m, f"friend:p{seat}")
    return cards[0] if cards else ""


def houses(m: Game, seat: int) -> list[str]:
    return [f"{MATERIALS[h.material]} {SECTIONS[h.sections - 1]}{' plot' if h.plot else ''}" for h in m.g.houses[seat]]


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


def why(m: Game, seat: int, key: str) -> str:
    """The rule that forbids an answer."""
    refusal = m.why_not(seat, key)
    assert refusal is not None, f"{key} is allowed"
    return refusal.rule


def told(m: Game, kind: str) -> list[dict[str, Any]]:
    """The values of all events of a kind, with `seat`."""
    return [{**e.values, "seat": e.seat} for e in m.events(None) if e.kind == kind]


def pass_build(m: Game) -> Game:
    """Everybody takes straw until the build phase is over."""
    while m.result is None and asked(m) and asked(m)[0].endswith("build_action"):
        seat = m.asks[0].seat
        m.answer(seat, "gain:straw" if "gain:straw" in options(m, seat) else "end_turn")
    return m
