"""What all tables of a server share, besides the store and the processes in which bots think."""

from __future__ import annotations

import secrets
import time
from typing import Final

from igroteka.content import Pack
from igroteka.server.config import Config
from igroteka.server.rejection import Rejected
from igroteka.server.shelf import Shelf

LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""Thirty-two that nobody takes for one another."""
CODE: Final = 12


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
            raise Rejected("too_fast", "you have many tables at which nobody has moved yet; play at one of them first")
        self._networks[table] = network

    def discard(self, table: str) -> None:
        """Somebody has moved there, or it is gone."""
        self._networks.pop(table, None)


class DeviceCodes:
    """Codes that make another device the same member: sixty bits to be typed by hand, good once and not for long."""

    def __init__(self) -> None:
        self._codes: dict[str, tuple[str, int, float]] = {}

    def new(self, table: str, member: int, seconds: int) -> str:
        """A code for this member, who has one at a time."""
        now = time.monotonic()
        self._codes = {c: k for c, k in self._codes.items() if k[2] > now and k[:2] != (table, member)}
        letters = "".join(secrets.choice(LETTERS) for _ in range(CODE))
        self._codes[letters] = (table, member, now + seconds)
        return "-".join(letters[i : i + 4] for i in range(0, CODE, 4))

    def redeem(self, code: str) -> tuple[str, int]:
        """Table and member of a code, which is good no more; Rejected if it never was or no longer is."""
        letters = "".join(letter for letter in code.upper() if letter in LETTERS)
        table, member, until = self._codes.pop(letters, ("", 0, 0.0))
        if not table or until < time.monotonic():
            raise Rejected("no_entry", "this code is not good any more")
        return table, member


class Shared:
    def __init__(self, config: Config) -> None:
        self.config: Final = config
        self.shelf: Final = Shelf(config.shelf, Pack.open(config.content) if config.content else None)
        self.capacity: Final = Capacity(config.max_tables)
        self.hints: Final = Quota(config.limits.hints)
        self.hard: Final = Quota(config.limits.hard)
        self.records: Final = Quota(config.limits.records)
        self.unplayed: Final = Unplayed(config.limits.unplayed)
        self.codes: Final = DeviceCodes()
