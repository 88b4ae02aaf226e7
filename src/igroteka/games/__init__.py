"""The shelf: every game of this package and of other distributions, opened when somebody reaches for it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, Any

from igroteka.packages import GAME_ID, own_games, package_of, plugged_in

if TYPE_CHECKING:  # `import igroteka` stays light: the engine comes with the first box that is opened
    from typing import TypeAlias

    from igroteka.engine.game import Game
    from igroteka.engine.match import Match
    from igroteka.engine.setup import ContentPack

    AnyGame: TypeAlias = Game[Any]  # each title has a State of its own; whoever takes one need not know it


class Games(Mapping[str, "AnyGame"]):
    """`games["boo"]`; iterating lists the ids without opening our own boxes.

    `igroteka.games` is this mapping, and a package too: `import igroteka.games.boo` works as with any other. A game of
    another distribution that cannot be opened is not on it: `unavailable` tells why.
    """

    def __init__(self) -> None:
        self._ids: tuple[str, ...] | None = None
        self._unavailable: dict[str, str] = {}
        self.__name__ = __name__  # by which `import igroteka.games.boo as boo` finds its module

    def __getattr__(self, name: str) -> ModuleType:
        if name.startswith("_") or name not in self.ids:
            raise AttributeError(f"no game {name!r} on the shelf")
        return import_module(package_of(name))

    @property
    def ids(self) -> tuple[str, ...]:
        if self._ids is None:
            added = [id for id in plugged_in() if self._can_open(id)]
            self._ids = tuple(sorted([*own_games(), *added]))
        return self._ids

    @property
    def unavailable(self) -> Mapping[str, str]:
        """By id: why a game that is installed is not on the shelf."""
        return self._unavailable if self.ids else {}

    def _can_open(self, id: str) -> bool:
        """Others' code may fail in any way; the shelf stands."""
        try:
            opened_game(id)
        except (Exception, SystemExit) as error:
            self._unavailable[id] = f"{type(error).__name__}: {error}"
        return id not in self._unavailable

    def __getitem__(self, game_id: str) -> AnyGame:
        if game_id not in self.ids:
            raise KeyError(game_id)
        return opened_game(game_id)

    def __iter__(self) -> Iterator[str]:
        return iter(self.ids)

    def __len__(self) -> int:
        return len(self.ids)

    def load(self, data: bytes, pack: ContentPack | None = None, quick: bool = False) -> Match[Any]:
        """A save of whichever game."""
        from igroteka.engine.save import read

        return self[read(data).game].load(data, pack, quick)


def opened_game(id: str) -> AnyGame:
    """GAME of the game's package."""
    if not GAME_ID.fullmatch(id):
        raise ValueError(f"{id!r} is no id of a game, such as liars_dice")
    game: AnyGame = import_module(package_of(id)).GAME
    if game.id != id:
        raise ValueError(f"it is installed as {id}, but its GAME says {game.id}")
    return game


games = Games()
