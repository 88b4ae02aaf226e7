"""Packs: an operator's folder of content in place of a game's own; and where the content of a game is found."""

from __future__ import annotations

import hashlib
import pkgutil
from collections.abc import Callable, Iterator, Mapping
from importlib import import_module
from pathlib import Path
from typing import TypeVar

import msgspec

from igroteka.content.faults import BadContent
from igroteka.content.parsed import parse
from igroteka.engine.setup import ContentPack
from igroteka.packages import GAMES, folder_of, own_games, package_of, plugged_in

MAX_FILE_BYTES = 1 << 18
"""Bytes of a file: thirty times what any game's own has."""
ONE_FILE = "content.yaml"
"""The content of a game that has no package for it, all kinds in one file."""
B = TypeVar("B")


class Pack(ContentPack):
    """An operator's folder of content, read completely when opened, so that it cannot change during a game."""

    def __init__(
        self, folder: str, texts: Mapping[tuple[str, str], bytes], words: Mapping[tuple[str, str], str] | None = None
    ) -> None:
        self.folder = folder
        self._texts = dict(texts)
        self.words = dict(words or {})
        """Fluent texts by game and language, for the names of what the pack adds. They are no part of the hash."""
        self.hash = _digest(self._texts)

    @classmethod
    def open(cls, folder: str | Path, games: str = GAMES) -> Pack:
        """Read a folder. A file that no game would read is refused: its name is probably misspelt."""
        root = Path(folder)
        if not root.is_dir():
            raise BadContent(str(root), 0, "no such folder", "a folder with <game>/<kind>.yaml")
        texts = {_place(path, root, games): _contents(path) for path in _files(root, ".yaml", ".yml")}
        if not texts:
            raise BadContent(str(root), 0, "no content file", "<game>/<kind>.yaml in it")
        words = {_game_and_language(path, root, games): _text(path) for path in _files(root, ".ftl")}
        return cls(str(root), texts, words)

    def text(self, game: str, kind: str) -> bytes | None:
        return self._texts.get((game, kind))

    def path(self, game: str, kind: str) -> str:
        return str(Path(self.folder, game, f"{kind}.yaml"))

    def hash_of(self, game: str) -> str:
        """The hash of one game's part; '' if the pack changes nothing of it. This is what a save of that game holds."""
        return _digest({key: text for key, text in self._texts.items() if key[0] == game})

    def __iter__(self) -> Iterator[tuple[str, str]]:
        """Game and kind of each file."""
        return iter(self._texts)


def _files(root: Path, *endings: str) -> list[Path]:
    """The files with an ending, in any case of letters; without hidden files of systems and editors."""
    return sorted(p for p in root.rglob("*") if p.suffix.lower() in endings and not p.name.startswith("."))


def _contents(path: Path) -> bytes:
    """The bytes of a regular file. Anything else (a pipe, a device) is refused, since reading it might never end."""
    if not path.is_file():
        raise BadContent(str(path), 0, "no regular file", "a file")
    try:
        with path.open("rb") as file:
            found = file.read(MAX_FILE_BYTES + 1)
    except OSError as error:
        raise BadContent(str(path), 0, error.strerror or str(error), "a file that can be read") from None
    if len(found) > MAX_FILE_BYTES:
        raise BadContent(str(path), 0, f"more than {MAX_FILE_BYTES} bytes", "a smaller file")
    return found


def _text(path: Path) -> str:
    try:
        return _contents(path).decode("utf-8").replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        raise BadContent(str(path), 0, str(error), "a text in UTF-8") from None


def _place(path: Path, root: Path, games: str) -> tuple[str, str]:
    """The game and kind that a pack's file is for."""
    parts = path.relative_to(root).parts
    known = game_ids(games)
    if len(parts) != 2 or path.suffix != ".yaml" or parts[0] not in known:
        raise BadContent(str(path), 0, str(Path(*parts)), "<game>/<kind>.yaml, the game one of " + ", ".join(known))
    kinds = kinds_of(package_of(parts[0], games))
    if path.stem not in kinds:
        raise BadContent(str(path), 0, f"the kind {path.stem}", "one of " + ", ".join(kinds))
    return parts[0], path.stem


def _game_and_language(path: Path, root: Path, games: str) -> tuple[str, str]:
    """The game and language that a pack's words are for."""
    parts = path.relative_to(root).parts
    if len(parts) != 2 or parts[0] not in game_ids(games) or path.name not in ("ru.ftl", "en.ftl"):
        raise BadContent(str(path), 0, str(Path(*parts)), "<game>/ru.ftl or <game>/en.ftl")
    return parts[0], path.stem


def _digest(texts: Mapping[tuple[str, str], bytes]) -> str:
    """Equal for equal items: comments, spacing and the order of keys do not count. '' for nothing."""
    if not texts:
        return ""
    whole = {f"{game}/{kind}": parse(text, f"{game}/{kind}.yaml") for (game, kind), text in sorted(texts.items())}
    plain = msgspec.json.encode(whole, order="deterministic")
    return hashlib.sha256(plain).hexdigest()[:16]


def game_ids(games: str = GAMES) -> list[str]:
    """The ids of all games of a package, without importing any."""
    if games == GAMES:
        return sorted([*own_games(), *plugged_in()])
    return sorted(m.name for m in pkgutil.iter_modules(import_module(games).__path__) if m.ispkg)


def kinds_of(package: str) -> list[str]:
    """The kinds of content that a game has, without importing it."""
    file = folder_of(package).joinpath(ONE_FILE)
    if file.is_file():
        return sorted(parse(file.read_bytes(), ONE_FILE))
    folder = folder_of(package).joinpath("content")
    return sorted(f.name[:-5] for f in folder.iterdir() if f.name.endswith(".yaml")) if folder.is_dir() else []


def once_per_pack(open_box: Callable[[ContentPack | None], B]) -> Callable[[ContentPack | None], B]:
    """The cache of a game's linked box: opened once for its own content and once for each pack."""
    opened: dict[str, B] = {}

    def box_of(pack: ContentPack | None) -> B:
        key = pack.hash if isinstance(pack, Pack) else ""
        if key not in opened:
            opened[key] = open_box(pack)
        return opened[key]

    return box_of
