"""The fourteen laws of the engine: `check_laws(game, players=3, games=2)` plays random games and checks them.

Each law is a small class that is called at every ask of a game and may keep what it needs for the end. A law that does
not hold raises Broken with its number, the seed and the place; `random_match(game, players, seed)` plays that game.
"""

from typing import Any, Final, Generic, TypeVar

from igroteka.engine.fate import Fate
from igroteka.engine.game import Game
from igroteka.engine.match import Match
from igroteka.engine.state import State
from igroteka.testing.imagining import Imagination
from igroteka.testing.secrets import BotLaw, Interference, Locals
from igroteka.testing.telling import Telling
from igroteka.testing.undoing import Barriers
from igroteka.testing.verdict import Broken, Law
from igroteka.testing.walk import LIMIT, walk
from igroteka.testing.worlds import (
    Arrange,
    Conservation,
    Determinism,
    ForkFidelity,
    Restart,
    Saves,
    Stale,
    Universe,
)

G = TypeVar("G", bound=State)

LAWS: Final[tuple[type[Law], ...]] = (
    Restart,
    ForkFidelity,
    Conservation,
    Locals,
    Interference,
    Determinism,
    Stale,
    Barriers,
    Saves,
    BotLaw,
    Universe,
    Arrange,
    Telling,
    Imagination,
)


class LawCheck(Generic[G]):
    """Plays one random game and checks it by the laws."""

    def __init__(self, game: Game[G], players: int, seed: int, laws: tuple[type[Law], ...], settings: Any) -> None:
        self.match: Match[G] = game.start(players, seed, **settings)
        self.fate = Fate(seed + 7)
        of_laws = Fate(seed + 13)
        self.laws = [law(self.match, of_laws) for law in laws]
        self.where = f"{game.id}, {players} players, seed {seed}"

    def run(self, asks: int) -> None:
        asked = ""
        for n in range(LIMIT):
            if self.match.prompt is None:
                break
            try:
                if n < asks:
                    for law in self.laws:
                        law.ask()
                asked = next((ask.name for ask in self.match.asks), asked)
                walk(self.match, self.fate)
                if n < asks:
                    for law in self.laws:
                        law.answered()
            except Broken as broken:
                raise Broken(broken.law, f"{broken.what} [{self.where}, answer {n}]", asked) from broken
        else:
            raise Broken(0, f"no end after {LIMIT} answers [{self.where}]", asked)
        for seat in (None, *range(self.match.g.seats)):
            self.match.view(seat)  # views and events must work after the end, too
            self.match.events(seat)
        try:
            for law in self.laws:
                law.over()
        except Broken as broken:
            raise Broken(broken.law, f"{broken.what} [{self.where}]", asked) from broken


def check_laws(
    game: Game[G],
    players: int,
    games: int = 1,
    seed: int = 1,
    asks: int = 400,
    laws: tuple[type[Law], ...] = LAWS,
    **settings: Any,
) -> None:
    """Play `games` random games and check every law at each of their first `asks` asks."""
    for k in range(games):
        LawCheck(game, players, seed + k, laws, settings).run(asks)


__all__ = ["LAWS", "Broken", "check_laws"]
