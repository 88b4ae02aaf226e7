"""The shelf: every game package below this one that defines GAME, opened when somebody reaches for it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:  # `import igroteka` stays light: the engine comes with the first box that is opened
    from typing import TypeAlias

    from igroteka.engine.game import Game
    from igroteka.engine.match import Match
    from igroteka.engine.setup import ContentPack

    AnyGame: TypeAlias = Game[Any]  # each title has a State of its own; whoever takes one need not know it


class Games(Mapping[str, "AnyGame"]):
    """`games["boo"]`; iterating lists the ids without opening the boxes.

    `igroteka.games` is this mapping, and a package too: `import igroteka.games.boo` works as with any other.
    """

    def __init__(self) -> None:
        self._ids: tuple[str, ...] | None = None
        self.__name__ = __name__  # by which `import igroteka.games.boo as boo` finds its module

    def __getattr__(self, name: str) -> ModuleType:
        if name.startswith("_") or name not in self.ids:
            raise AttributeError(f"no game {name!r} on the shelf")
        return import_module(f"{__name__}.{name}")

    @property
    def ids(self) -> tuple[str, ...]:
        if self._ids is None:
            found = [box.parent.name for box in Path(__file__).parent.glob("*/__init__.py") if defines_game(box)]
            self._ids = tuple(sorted(found))
        return self._ids

    def __getitem__(self, game_id: str) -> AnyGame:
        if game_id not in self.ids:
            raise KeyError(game_id)
        game: AnyGame = import_module(f"{__package__}.{game_id}").GAME
        return game

    def __iter__(self) -> Iterator[str]:
        return iter(self.ids)

    def __len__(self) -> int:
        return len(self.ids)

    def load(self, data: bytes, pack: ContentPack | None = None, quick: bool = False) -> Match[Any]:
        """A save of whichever game."""
        from igroteka.engine.save import read

        return self[read(data).game].load(data, pack, quick)


def defines_game(module: Path) -> bool:
    return "GAME" in module.read_text(encoding="utf-8")


games = Games()
