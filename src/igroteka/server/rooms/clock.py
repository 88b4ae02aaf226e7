"""The table's own time: milliseconds that stand still while nobody is there and while the server is down. At a table
where days are given for a decision they never stand still."""

from __future__ import annotations

from igroteka.server.base import wall


class TableClock:
    def __init__(self, at: int = 0) -> None:
        self._base = at
        self._since: float | None = None

    @property
    def runs(self) -> bool:
        return self._since is not None

    def now(self) -> int:
        if self._since is None:
            return self._base
        return self._base + int(1000 * (wall.steady() - self._since))

    def start(self) -> None:
        if self._since is None:
            self._since = wall.steady()

    def set(self, at: int) -> None:
        """Set the clock."""
        self._base = at
        if self._since is not None:
            self._since = wall.steady()

    def stop(self) -> None:
        self._base = self.now()
        self._since = None
