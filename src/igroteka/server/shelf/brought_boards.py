"""The board that a game brings with it: one ES module and its pictures, in the folder `board` of the game's package."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import PurePath
from typing import Final

from igroteka.packages import folder_of, own_games, package_of, plugged_in

FOLDER: Final = "board"
MODULE: Final = "board.js"
PICTURES: Final = ("cover", "lid-ru", "lid-en", "hero")
"""What the shelf shows; the first stands for all others that are missing."""
TYPES: Final = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
"""The files that are sent; what else lies in the folder stays there."""


@cache
def board_files(game: str) -> dict[str, bytes]:
    """The files that the page may load of a game's board, by name; empty if it brings none."""
    if game not in own_games() and game not in plugged_in():
        return {}
    folder = folder_of(package_of(game)).joinpath(FOLDER)
    if not folder.is_dir():
        return {}
    return {
        file.name: file.read_bytes()
        for file in folder.iterdir()
        if file.is_file() and PurePath(file.name).suffix in TYPES
    }


def address(game: str, name: str) -> str:
    """The address of a file relative to the page; it changes with the file's content."""
    digest = hashlib.sha256(board_files(game)[name]).hexdigest()[:10]
    return f"boards/{game}/{name}?v={digest}"


def board_address(game: str) -> str:
    """The address of the board's module; '' if the game brings none."""
    return address(game, MODULE) if MODULE in board_files(game) else ""


def picture_addresses(game: str) -> dict[str, str]:
    """The addresses of the pictures for the shelf, by name."""
    files = board_files(game)
    named = {PurePath(name).stem: name for name in files if PurePath(name).suffix in (".svg", ".png", ".webp")}
    return {name: address(game, named[name]) for name in PICTURES if name in named}
