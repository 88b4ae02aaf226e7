"""What is wrong with a game, and where."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from igroteka.packages import folder_of


class Fault(NamedTuple):
    """A file of the game's package, a line of it (0: the whole file), and what is missing or wrong there."""

    path: str
    line: int
    what: str

    def __str__(self) -> str:
        where = f"{self.path}:{self.line}" if self.line else self.path
        return f"{where}: {self.what}" if where else self.what


@cache
def lines_of(package: str, path: str) -> tuple[str, ...]:
    file = folder_of(package).joinpath(path)
    return tuple(file.read_text(encoding="utf-8").splitlines()) if file.is_file() else ()


def fault_at(package: str, path: str, start: str, what: str) -> Fault:
    """A fault at the first line that begins with `start`."""
    found = (n for n, line in enumerate(lines_of(package, path), 1) if line.lstrip().startswith(start))
    return Fault(path, next(found, 0), what)
