"""How much there may be of what costs memory or time: tables, tables that nobody plays, long work."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from igroteka.server.messages.rejection import TOO_MANY_UNPLAYED, Rejected


class Capacity:
    """How many tables are stored, and how many may be."""

    def __init__(self, most: int) -> None:
        self.most: Final = most
        self.count = 0

    @property
    def is_nearly_full(self) -> bool:
        """Whether so few tables are left that they are kept for newcomers."""
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
    """How much of something expensive may go on at a time on the whole server, and how much of it for one network;
    what comes from this machine itself ("") counts among all."""

    def __init__(self, most: int, share: int) -> None:
        self.most: Final = most
        self.share: Final = share
        self._counts: Counter[str] = Counter()

    def is_used_up(self, network: str = "") -> bool:
        return self._counts.total() >= self.most or (network != "" and self._counts[network] >= self.share)

    def take(self, network: str = "") -> None:
        """Take one, or raise Rejected."""
        if self.is_used_up(network):
            raise Rejected("too_fast", "the server is busy; try again in a moment", "busy")
        self._counts[network] += 1

    def give_back(self, network: str = "") -> None:
        self._counts[network] -= 1
        if not self._counts[network]:
            del self._counts[network]

    @contextmanager
    def taken(self, network: str) -> Iterator[None]:
        """Take one for the duration of the context, or raise Rejected."""
        self.take(network)
        try:
            yield
        finally:
            self.give_back(network)


class Unplayed:
    """Tables at which nobody has moved yet, by the network from which they were made."""

    def __init__(self, most: int) -> None:
        self.most: Final = most
        self._networks: dict[str, str] = {}

    def add(self, table: str, network: str) -> None:
        """Count one more table of this network, or raise Rejected."""
        if list(self._networks.values()).count(network) >= self.most:
            raise Rejected("too_fast", TOO_MANY_UNPLAYED)
        self._networks[table] = network

    def discard(self, table: str) -> None:
        """Somebody has moved there, or it is gone."""
        self._networks.pop(table, None)
