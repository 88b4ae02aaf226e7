"""A position as a person wrote it, before it is set up."""

from collections.abc import Mapping
from typing import Final

from igroteka.engine.setup import ContentPack


class Draft:
    """A position as people write it; the game may translate it into the engine's names (`Ruleset.interpret`)."""

    def __init__(
        self,
        players: int,
        at: str,
        settings: Mapping[str, object] | None,
        position: Mapping[str, object],
        pack: ContentPack | None,
    ) -> None:
        self.players: Final = players
        self.pack: Final = pack
        self.at = at
        self.settings: Final[dict[str, object]] = dict(settings or {})
        self.position: Final[dict[str, object]] = dict(position)
