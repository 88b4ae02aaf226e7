"""What tests of «Лес сказок» look at: who is asked what, what lies where, what was told, why something is refused."""

from typing import Any

from igroteka.engine import Match
from igroteka.games.grimm_forest.pieces import LOCATIONS, MATERIALS, PLAYERS, SECTIONS
from igroteka.games.grimm_forest.state import Table

Game = Match[Table]


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


def why(m: Game, seat: int, key: str) -> str:
    """The rule that forbids an answer."""
    refusal = m.why_not(seat, key)
    assert refusal is not None, f"{key} is allowed"
    return refusal.rule


def told(m: Game, kind: str) -> list[dict[str, Any]]:
    """The values of all events of a kind, with `seat`."""
    return [{**e.values, "seat": e.seat} for e in m.events(None) if e.kind == kind]
