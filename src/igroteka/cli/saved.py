"""A match from a file: a save, or the text form of a position or of a log."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from igroteka.cli.failure import Failure
from igroteka.cli.shelf import game_named, pack_in

if TYPE_CHECKING:
    from igroteka.engine.content import Pack
    from igroteka.engine.match import Match

TEXT = b"igroteka:"


def opened(file: Path, folder: str | None) -> Match[Any]:
    """The match in a file, or a failure that names the file; nothing is written."""
    from igroteka.engine.options import Refused

    data, pack = file.read_bytes(), pack_in(folder)
    try:
        return from_text(data, pack) if data.startswith(TEXT) else from_save(data, pack)
    except Refused as error:
        error.what = f"{file}: {error.what}" if error.what else str(file)
        raise
    except (LookupError, TypeError, ValueError, ArithmeticError, AssertionError, RuntimeError) as error:
        raise Failure(f"{file}: damaged ({type(error).__name__}: {error})") from None


def from_save(data: bytes, pack: Pack | None) -> Match[Any]:
    from igroteka.engine.save import read

    return game_named(read(data).game).load(data, pack)


def from_text(data: bytes, pack: Pack | None) -> Match[Any]:
    id = data.partition(b"\n")[0].removeprefix(TEXT).decode(errors="replace").strip()
    return game_named(id).from_text(data.decode(), pack)
