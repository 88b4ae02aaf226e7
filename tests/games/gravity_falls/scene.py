"""Scenes for the tests: a quiet town in which nothing is where the scene does not put it.

Tokens that a scene does not name lie as support at the cemetery, monsters and the other characters stand in the far
north-east and north, and the next movement cards name the far north-west.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from igroteka.engine import Event, Match
from igroteka.games.gravity_falls import GAME
from igroteka.games.gravity_falls.fields import FIELDS
from igroteka.games.gravity_falls.pieces import TOKEN_NAMES
from igroteka.games.gravity_falls.state import Table

S, M, C = 1, 4, 6
"""Sides of a die that show a success, a move, a curse."""

SINK = "cemetery"
TROOP = ("gremloblin", "gideon_bot", "rumble_mcskirmish")
CAST = ("mabel", "dipper", "stan", "soos", "wendy")
"""Mabel comes first: she asks nothing of a scene but her refill."""
PARKED = ("lake", "northwest_manor", "bunker", "corduroy_house", "gnome_forest")

Scene = Match[Table]


def scene(
    at: str = "play",
    players: int = 2,
    characters: Sequence[str] = (),
    monsters: Sequence[str] = TROOP,
    settings: Mapping[str, object] | None = None,
    script: Sequence[Any] = (),
    support: Mapping[str, int] | None = None,
    distrust: Mapping[str, int] | None = None,
    **position: Any,
) -> Scene:
    """A match at a rest point or phase; p0 is the active player and stands at the lake."""
    start = {
        "first_player": "p0",
        "characters": tuple(characters or CAST[:players]),
        "monsters": tuple(monsters),
        **(settings or {}),
    }
    given = dict(support or {})
    bad = dict(distrust or {})
    given[SINK] = given.get(SINK, 0) + 51 - sum(given.values()) - sum(bad.values())
    fields: dict[str, Any] = {
        "support": given,
        "distrust": bad,
        "cubes": [],
        "character_at": list(PARKED[:players]),
        "monster_at": ["arcade", "gideon_house", "cemetery"],
        "knocked_down": [0, 0, 0],
        "alarm": 0,
        "active": 0,
    }
    cards: dict[str, Any] = {"row": ["manotaur_cave", "bunker", "gnome_forest"]}
    names = {field.name for field in FIELDS}
    for name, value in position.items():
        (fields if name in names else cards)[name] = value
    if isinstance(fields["character_at"], dict):
        fields["character_at"] = [fields["character_at"].get(f"p{i}", PARKED[i]) for i in range(players)]
    if "played" in fields and "discard_p0" not in cards:
        cards["discard_p0"] = [fields["played"]]
    ordered = {field.name: fields[field.name] for field in FIELDS if field.name in fields}
    return GAME.arrange(players=players, at=at, settings=start, script=script, **cards, **ordered)


def tokens(m: Scene, place: str) -> tuple[int, int]:
    """Support and distrust in a place."""
    n = m.g.box.place[place].n
    return m.g.support[n], m.g.distrust[n]


def stands(m: Scene, seat: int = 0) -> str:
    return m.g.box.places[m.g.character_at[seat]].key


def lurks(m: Scene, monster: str) -> str:
    """Where a monster is; '' once it is defeated."""
    i = [each.key for each in m.g.monsters].index(monster)
    at = m.g.monster_at[i]
    return m.g.box.places[at].key if at >= 0 else ""


def cubes(m: Scene) -> set[str]:
    return {place.key for place in m.g.box.places if m.g.cubes & place.bit}


def keys(m: Scene, zone: str) -> list[str]:
    """The cards of a zone, from the top down."""
    for each in m.g.zones:
        if each.name == zone:
            return [card.key for card in reversed(m.g.of(each))]
    raise KeyError(zone)


def asked(m: Scene) -> str:
    """The kind of the open question; '' when the game is over."""
    return m.asks[0].name if m.asks else ""


def options(m: Scene) -> set[str]:
    return {option.key for option in m.asks[0].options}


def told(m: Scene, kind: str) -> list[tuple[object, ...]]:
    """The values of all events of a kind, after the seat."""
    return [
        (e.seat, *e.values, *[c.key for c in e.cards]) for e in m.log if isinstance(e, Event) and e.kind.name == kind
    ]


def story(m: Scene) -> list[str]:
    """The kinds of events, in their order."""
    return [e.kind.name for e in m.log if isinstance(e, Event)]


def refused(m: Scene, seat: int, key: str) -> str:
    """The rule by which an answer is refused."""
    refusal = m.why_not(seat, key)
    assert refusal is not None, f"{key} is allowed"
    return refusal.rule


def skip_windows(m: Scene) -> None:
    """Pass every ability window that is open now."""
    while asked(m) == "ability_window":
        m.answer(m.asks[0].seat, "pass")


__all__ = [
    "CAST",
    "GAME",
    "PARKED",
    "SINK",
    "TOKEN_NAMES",
    "TROOP",
    "C",
    "M",
    "S",
    "Scene",
    "asked",
    "cubes",
    "keys",
    "lurks",
    "options",
    "refused",
    "scene",
    "skip_windows",
    "stands",
    "story",
    "tokens",
    "told",
]
