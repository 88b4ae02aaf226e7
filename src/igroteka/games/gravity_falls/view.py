"""What everybody sees beyond the zones: the town, who stands where, the alarm, and the forecast of the monsters.

Nothing on this table is hidden but the order of decks (GF-225), so the view is the same for every seat.
"""

from functools import lru_cache
from typing import Final

import msgspec

from igroteka import engine
from igroteka.engine import Shown
from igroteka.games.gravity_falls.pieces import FACE_NAMES, NOWHERE, PLAYERS, ROW, Location, Token
from igroteka.games.gravity_falls.reading import (
    closed,
    dice_limit,
    hand_limit,
    immune,
    nearest_everywhere,
    no_ability,
    pulls,
    requirement,
    sticky,
    stops,
)
from igroteka.games.gravity_falls.rules.flow import MOVE_MONSTER, RIOTS, RUMOURS, WALK
from igroteka.games.gravity_falls.rules.forecast import forecast
from igroteka.games.gravity_falls.rules.monster_phase import riot_pulls
from igroteka.games.gravity_falls.state import Table

GOALS: Final = {
    "monster": "to_monster",
    "character": "to_character",
    "distrust": "to_distrust",
    "near_character": "to_near_character",
    "cube": "to_cube",
}
"""Where a Teleport leads, by a name of its own: a bare goal may be the name of a piece as well."""


class MarkView(msgspec.Struct, frozen=True):
    """A space of the alarm track with a mark."""

    space: int
    mark: str


class AheadView(msgspec.Struct, frozen=True):
    """A mark that the alarm has not reached yet; `effect` is curse, row or loss."""

    space: int
    mark: str
    effect: str


class LocationView(msgspec.Struct, frozen=True):
    x: int
    y: int
    support: int
    distrust: int
    cube: bool
    roads: list[str]
    nearest: list[str]
    """The monsters that could move if the active character ended its turn here."""


class CharacterView(msgspec.Struct, frozen=True):
    id: str
    ability: str
    amount: int
    teleport: str
    """Where its Teleport leads; '' in the simplified game."""
    tokens: int
    """How many distrust tokens that needs."""
    at: str
    """'' for who has not been placed yet."""
    dice_limit: int
    hand_limit: int
    no_ability: str
    """Why its ability cannot be used now; ''."""


class MonsterView(msgspec.Struct, frozen=True):
    rank: str = msgspec.field(name="class")
    ability: str
    """'' if it has none, as in the simplified game (GF-153)."""
    amount: int
    at: str
    defeated: bool
    knocked_down: int
    requirement: int
    """What the active character would need there."""
    immune: bool


class ForecastView(msgspec.Struct, frozen=True):
    """An open card, as `rules.forecast` says."""

    location: str
    seat: int
    movers: list[str]
    cube: bool
    stopped: bool
    alarm_least: int
    alarm_most: int
    requirement: int
    if_cube: list[str]
    """Those of the movers whom a cube does not stop."""


class TableView(engine.TableView, frozen=True):
    simplified: bool
    active: str
    first: str
    alarm: int
    loss_space: int
    ahead: list[AheadView]
    """What the alarm track still has in store, the nearest first; simplified it is the loss alone (GF-156)."""
    marks: list[MarkView]
    supply: int
    row_size: int
    locations: dict[str, LocationView]
    characters: dict[str, CharacterView]
    """By seat."""
    monsters: dict[str, MonsterView]
    """In the order of placement."""
    played: str
    ability_used: bool
    event_acted: bool
    fresh: list[str]
    dice: list[str]
    arrived: str
    forecast: list[ForecastView]
    routes: dict[str, list[str]]
    """While a walk is asked for: by place, the places entered on one way there."""
    coming: list[str]
    """The tokens that come whatever is answered, while it is asked which ones do."""


def ahead(g: Table) -> list[AheadView]:
    return [
        AheadView(space, key, effect)
        for space, key, effect in g.box.track
        if space > g.alarm and (effect == "loss" or not g.simplified)
    ]


def locations(g: Table) -> dict[str, LocationView]:
    return {
        place.key: location(place, support, distrust, g.cubes & place.bit != 0, near)
        for place, support, distrust, near in zip(
            g.box.places, g.support, g.distrust, nearest_everywhere(g), strict=True
        )
    }


@lru_cache(4096)
def location(place: Location, support: int, distrust: int, cube: bool, near: tuple[str, ...]) -> LocationView:
    """Kept, since most places are the same at the next question."""
    return LocationView(
        x=place.x,
        y=place.y,
        support=support,
        distrust=distrust,
        cube=cube,
        roads=place.roads,
        nearest=list(near),
    )


def characters(g: Table) -> dict[str, CharacterView]:
    found: dict[str, CharacterView] = {}
    for seat, character in enumerate(g.characters):
        at = g.character_at[seat]
        hindered = no_ability(g, seat) if at != NOWHERE else None
        found[f"p{seat}"] = CharacterView(
            id=character.key,
            ability=character.ability,
            amount=character.amount,
            teleport="" if g.simplified else GOALS[character.goal],
            tokens=character.tokens,
            at="" if at == NOWHERE else g.box.places[at].key,
            dice_limit=dice_limit(g, seat),
            hand_limit=hand_limit(g, seat),
            no_ability="" if hindered is None else hindered.reason,
        )
    return found


def monsters(g: Table) -> dict[str, MonsterView]:
    found: dict[str, MonsterView] = {}
    for i, monster in enumerate(g.monsters):
        placed = i < len(g.monster_at)
        at = g.monster_at[i] if placed else NOWHERE
        somewhere = at != NOWHERE
        found[monster.key] = MonsterView(
            rank=monster.rank,
            ability="" if monster.ability == "none" else monster.ability,
            amount=monster.amount,
            at=g.box.places[at].key if somewhere else "",
            defeated=placed and not somewhere,
            knocked_down=g.knocked_down[i] if somewhere else 0,
            requirement=requirement(g, g.active, monster, at) if somewhere else 0,
            immune=somewhere and immune(g, g.active, monster),
        )
    return found


def routes(g: Table) -> dict[str, list[str]]:
    """Of the card that has been played and not walked yet."""
    if g.played is None or not g.played.distance:
        return {}
    keys = [place.key for place in g.box.places]
    ways = g.box.town.ways(g.here, g.played.distance, closed(g, g.active), stops(g))
    return {keys[end]: [keys[n] for n in way] for end, way in sorted(ways.items())}


def coming(g: Table) -> list[Token]:
    """What the rumours or the riots bring by themselves."""
    if g.phase == RUMOURS:
        return pulls(g, g.here, sticky(g, g.active), False)[0]
    if g.phase == RIOTS and g.arrived >= 0:
        return riot_pulls(g, g.arrived, g.monster_at[g.arrived])[0]
    return []


def forecast_views(g: Table) -> list[ForecastView]:
    """Once the nearest card is gone, the next one closes the next player's turn. Empty before everybody is placed."""
    if NOWHERE in g.character_at:
        return []
    gone = g.phase > MOVE_MONSTER or (g.phase == MOVE_MONSTER and len(g.cards[ROW.n]) < g.row_size)
    names = [monster.key for monster in g.monsters]
    return [
        ForecastView(
            location=line.card.key,
            seat=line.seat,
            movers=[names[i] for i in line.movers],
            cube=line.cube,
            stopped=line.cube and not line.breakers,
            alarm_least=line.least,
            alarm_most=line.most,
            requirement=line.requirement,
            if_cube=[names[i] for i in line.breakers],
        )
        for line in forecast(g, (g.active + 1) % g.seats if gone else g.active)
    ]


SHOWN: Final = Shown[Table, TableView](
    TableView,
    {
        "active": lambda g, _: PLAYERS[g.active].key,
        "first": lambda g, _: PLAYERS[g.first].key,
        "loss_space": lambda g, _: g.box.loss_space,
        "ahead": lambda g, _: ahead(g),
        "marks": lambda g, _: [] if g.simplified else [MarkView(space, mark) for space, mark in g.box.marks],
        "locations": lambda g, _: locations(g),
        "characters": lambda g, _: characters(g),
        "monsters": lambda g, _: monsters(g),
        "played": lambda g, _: "" if g.played is None else g.played.key,
        "fresh": lambda g, _: [name for kind, name in enumerate(g.box.curse_kinds) if g.fresh >> kind & 1],
        "dice": lambda g, _: [FACE_NAMES[face] for face in g.dice],
        "arrived": lambda g, _: g.monsters[g.arrived].key if g.arrived >= 0 else "",
        "forecast": lambda g, _: forecast_views(g),
        "routes": lambda g, _: routes(g) if g.phase == WALK else {},
        "coming": lambda g, _: [token.key for token in coming(g)],
    },
)
