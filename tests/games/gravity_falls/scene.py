"""Scenes for the tests: a quiet town in which nothing is where the scene does not put it.

Tokens that a scene does not name lie as support at the cemetery, monsters and the other characters stand in the far
north-east and north, and the next movement cards name the far north-west.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from igroteka import testing
from igroteka.games.gravity_falls import GAME
from igroteka.games.gravity_falls.fields import FIELDS
from igroteka.games.gravity_falls.state import Table

S, M, C = 1, 4, 6
"""Sides of a die that show a success, a move, a curse."""

SINK = "cemetery"
TROOP = ("gremloblin", "gideon_bot", "rumble_mcskirmish")
CAST = ("mabel", "dipper", "stan", "soos", "wendy")
"""Mabel comes first: she asks nothing of a scene but her refill."""
PARKED = ("lake", "northwest_manor", "bunker", "corduroy_house", "gnome_forest")


class Scene(testing.Scene[Table]):
    """A match at a rest point or phase; p0 is the active player and stands at the lake."""

    def __init__(
        self,
        at: str = "play",
        players: int = 2,
        characters: Sequence[str] = (),
        monsters: Sequence[str] = TROOP,
        settings: Mapping[str, object] | None = None,
        support: Mapping[str, int] | None = None,
        distrust: Mapping[str, int] | None = None,
        **position: Any,
    ) -> None:
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
        others: dict[str, Any] = {"row": ["manotaur_cave", "bunker", "gnome_forest"]}
        names = {field.name for field in FIELDS}
        for name, value in position.items():
            (fields if name in names else others)[name] = value
        if isinstance(fields["character_at"], dict):
            fields["character_at"] = [fields["character_at"].get(f"p{i}", PARKED[i]) for i in range(players)]
        if "played" in fields and "discard_p0" not in others:
            others["discard_p0"] = [fields["played"]]
        ordered = {field.name: fields[field.name] for field in FIELDS if field.name in fields}
        super().__init__(GAME, players, at, settings=start, **others, **ordered)

    def skip_windows(self) -> None:
        """Pass every ability window that is open now."""
        while self.asked[1] == "ability_window":
            self.do("pass")

    def tokens(self, place: str) -> tuple[int, int]:
        """Support and distrust in a place."""
        n = self.g.box.place[place].n
        return self.g.support[n], self.g.distrust[n]

    def stands(self, seat: int = 0) -> str:
        return self.g.box.places[self.g.character_at[seat]].key

    def lurks(self, monster: str) -> str:
        """Where a monster is; '' once it is defeated."""
        i = [each.key for each in self.g.monsters].index(monster)
        at = self.g.monster_at[i]
        return self.g.box.places[at].key if at >= 0 else ""

    def cubes(self) -> set[str]:
        return {place.key for place in self.g.box.places if self.g.cubes & place.bit}

    def values(self, kind: str) -> list[tuple[object, ...]]:
        """The seat, the values and the cards of all events of a kind."""
        return [(event.seat, *event.values.values(), *(event.cards or ())) for event in self.told(kind)]

    def story(self) -> list[str]:
        """The kinds of events, in their order."""
        return [event.kind for event in self.told()]


__all__ = ["CAST", "GAME", "PARKED", "SINK", "TROOP", "C", "M", "S", "Scene"]
