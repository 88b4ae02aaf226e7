"""Scenes of the rickshank table, in which nothing happens by accident; for its tests only."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from igroteka import testing
from igroteka.content import Pack
from igroteka.engine import Match
from igroteka.games.rickshank import GAME
from igroteka.games.rickshank.content.box import box_of
from igroteka.games.rickshank.state import Table

QUIET = ["moron_morty", "rational_morty", "defiant_summer", "bluffing_rick", "promotion_jerry"]
"""Characters whose abilities no test notices by accident."""
OTHER_LOCATIONS = [key for key in box_of(None).location_stack if key != "grave"]
"""Where a stack or pile holds a Grave and nothing else, these lie elsewhere."""
PACK = Path(__file__).parent / "pack"
"""A small invented set to mix in."""


class Scene(testing.Scene[Table]):
    """p0 is active and holds Genius Waves, nobody's character does anything unless the test says so."""

    def __init__(self, players: int = 2, at: str = "open_phase", **position: Any) -> None:
        given: dict[str, Any] = {"active": "p0", "characters": QUIET[:players]}
        given |= {"hand_p0": ["genius_waves"] * 5}
        given |= position
        if "destroyed" not in position:
            given["destroyed"] = [key for seat in range(players) for key in spare_starters(given, seat)]
        exact = tuple(f"_p{seat}" for seat in range(players) if "..." not in deck_of(given, seat))
        given = dict(sorted(given.items(), key=lambda item: not item[0].endswith(exact)))
        super().__init__(GAME, players, at, **given)

    def lines(self) -> list[str]:
        """The whole log as text, for questions of order."""
        return [entry.text() for entry in self.match.log]

    def position(self, text: str) -> int:
        """Where a line with this text stands in the log."""
        return next(i for i, line in enumerate(self.lines()) if text in line)


def vote(card: str, players: int = 2, **given: Any) -> Scene:
    """p0 has played this Council card."""
    return Scene(players, **({"hand_p0": [card]} | given)).do(f"p0 play:{card}")


def reveal(nemesis: str, players: int = 2, **given: Any) -> Scene:
    """p0 has defeated Cornvelious and ends the turn; the named nemesis comes up."""
    table = Scene(players, power=8, nemesis_stack=[nemesis, "..."], **given)
    return table.do("p0 buy:cornvelious_daniel", "p0 end_turn")


def spare_starters(given: dict[str, Any], seat: int) -> list[str]:
    """Where a deck is given card by card, the starters that are not named have been destroyed before."""
    if "..." in deck_of(given, seat):
        return []
    spare = [*["genius_waves"] * 7, "jerry", "beth", "summer"]
    for zone in ("hand", "deck", "discard", "play"):
        keys = given.get(f"{zone}_p{seat}", [])
        assert isinstance(keys, list)
        for key in keys:
            if key in spare:
                spare.remove(key)
    return spare


def deck_of(given: dict[str, Any], seat: int) -> list[str]:
    deck = given.get(f"deck_p{seat}", ["..."])
    assert isinstance(deck, list)
    return deck


def mixed() -> Pack:
    return Pack.open(PACK)


def pile(match: Match[Table], name: str) -> list[str]:
    """The keys of a zone from the top down, in a match that was dealt."""
    zone = next(z for z in match.g.zones if z.name.replace(":", "_") == name)
    return [card.key for card in reversed(match.g.cards[zone.n])]
