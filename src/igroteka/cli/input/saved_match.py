"""A match from a file: a save, or the text form of a position or of a log."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

from igroteka.cli.input.arguments import game_named, pack_in
from igroteka.cli.input.failure import Failure, refusal_line

if TYPE_CHECKING:
    from igroteka.engine.match import AnyMatch

TEXT = re.compile(rb"^(?:\xef\xbb\xbf)?igroteka: *(\S*)", re.MULTILINE)
"""The line of a text that names its game; blank lines and comments may come before it."""


def opened(file: Path, folder: str | None, lang: str) -> AnyMatch:
    """The match in a file, or a failure that names the file; nothing is written."""
    from igroteka.content.words import Words
    from igroteka.engine.options import Refused
    from igroteka.engine.save import read

    data, pack = file.read_bytes(), pack_in(folder)
    text = TEXT.search(data)
    game = ""
    try:
        game = text[1].decode() if text else read(data).game
        title = game_named(game)
        return title.from_text(data.decode("utf-8-sig"), pack) if text else title.load(data, pack)
    except Refused as error:
        raise Failure(f"{file}: {refusal_line(error, Words(game, lang))}") from None
    except Failure as error:
        raise Failure(f"{file}: {error}") from None
    except (LookupError, TypeError, ValueError, ArithmeticError, AssertionError, RuntimeError) as error:
        raise Failure(f"{file}: damaged ({type(error).__name__}: {error})") from None


def is_save_of(game: str, file: Path) -> bool:
    """Whether a save of this game may take the place of the file."""
    from igroteka.engine.options import BadSave
    from igroteka.engine.save import read

    try:
        return file.is_file() and read(file.read_bytes()).game == game
    except BadSave:
        return False


def write_whole(file: Path, data: bytes) -> None:
    """Write all of it or nothing: a save that is replaced stays readable until the new one is complete."""
    beside = file.with_name(f".{file.name}.new")
    beside.write_bytes(data)
    beside.replace(file)
