"""What is wrong with a game, and where."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from traceback import extract_tb
from typing import NamedTuple

from igroteka.content import BadContent
from igroteka.packages import folder_of, game_of


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
    files = [folder.joinpath(path) for folder in (folder_of(package), home_of(package))]
    found = next((file for file in files if file.is_file()), None)
    return () if found is None else tuple(found.read_text(encoding="utf-8").splitlines())


def fault_at(package: str, path: str, start: str, what: str) -> Fault:
    """A fault at the first line that begins with `start`."""
    found = (n for n, line in enumerate(lines_of(package, path), 1) if line.lstrip().startswith(start))
    return Fault(path, next(found, 0), what)


def raised(package: str, error: BaseException, doing: str = "", path: str = "") -> Fault:
    """Something of the game has failed: at the line that it names itself, or at the innermost line of the game's code;
    otherwise in `path`."""
    before = f"{doing}: " if doing else ""
    if isinstance(error, BadContent):
        inside = error.path.removeprefix(f"{package}/").removeprefix(f"{game_of(package)}/")
        return Fault(inside, error.line, f"{before}found {error.found}; expected {error.expected}")
    what = f"{before}{type(error).__name__}: {error}"
    home = home_of(package)
    places = [(frame.filename, frame.lineno or 0) for frame in extract_tb(error.__traceback__)]
    if isinstance(error, SyntaxError) and error.filename:
        places.append((error.filename, error.lineno or 0))
        what = f"{before}{type(error).__name__}: {error.msg}"
    for name, line in reversed(places):
        if Path(name).is_relative_to(home):
            return Fault(Path(name).relative_to(home).as_posix(), line, what)
    return Fault(path, 0, what)


def home_of(package: str) -> Path:
    """The folder of the package's files, or that of a game of a single file. It may be one that cannot be imported."""
    from importlib.util import find_spec

    spec = find_spec(package)
    if spec is not None and spec.submodule_search_locations:
        return Path(next(iter(spec.submodule_search_locations)))
    return Path(spec.origin if spec is not None and spec.origin else package).parent
