"""What all tables of a server share, besides the store and the processes in which bots think."""

from __future__ import annotations

from typing import Final

from igroteka.content import Pack
from igroteka.server.cluster import Alone
from igroteka.server.config import Config
from igroteka.server.rejection import TOO_MANY_UNPLAYED, Rejected
from igroteka.server.shelf import Shelf


class Capacity:
    """How many tables are stored, and how many may be."""

    def __init__(self, most: int) -> None:
        self.most: Final = most
        self.count = 0

    @property
    def is_nearly_full(self) -> bool:
        """What is left is kept for newcomers."""
        return self.count >= self.most - self.most // 5

    def take(self, newcomer: bool = True) -> None:
        """Room for one more, or Rejected."""
        if self.count >= self.most:
            raise Rejected("full", f"this server holds no more than {self.most} tables")
        if self.is_nearly_full and not newcomer:
            raise Rejected("full", "this server is nearly full and keeps its last tables for others; try again later")
        self.count += 1

    def give_back(self) -> None:
        self.count -= 1


class Quota:
    """How much of something expensive may go on at a time on the whole server."""

    def __init__(self, most: int) -> None:
        self.most: Final = most
        self.count = 0

    @property
    def is_used_up(self) -> bool:
        return self.count >= self.most

    def take(self) -> None:
        """One more, or Rejected."""
        if self.is_used_up:
            raise Rejected("too_fast", "the server is busy; try again in a moment", "busy")
        self.count += 1

    def give_back(self) -> None:
        self.count -= 1


class Unplayed:
    """Tables at which nobody has moved yet, by the network from which they were made."""

    def __init__(self, most: int) -> None:
        self.most: Final = most
        self._networks: dict[str, str] = {}

    def add(self, table: str, network: str) -> None:
        """One more of this network, or Rejected."""
        if list(self._networks.values()).count(network) >= self.most:
            raise Rejected("too_fast", TOO_MANY_UNPLAYED)
        self._networks[table] = network

    def discard(self, table: str) -> None:
        """Somebody has moved there, or it is gone."""
        self._networks.pop(table, None)


class Shared:
    def __init__(self, config: Config, place: Alone) -> None:
        self.config: Final = config
        self.place: Final = place
        """This process among those that share the database."""
        self.shelf: Final = Shelf(config.shelf, Pack.open(config.content) if config.content else None)
        self.capacity: Final = Capacity(config.max_tables)
        self.hints: Final = Quota(config.limits.hints)
        self.hard: Final = Quota(config.limits.hard)
        self.records: Final = Quota(config.limits.records)
        self.unplayed: Final = Unplayed(config.limits.unplayed)
