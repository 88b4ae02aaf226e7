"""Recorded games with their times: saved ones, and those that a server's database or a backup of it holds."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Final

from igroteka.cli.input.failure import Failure

if TYPE_CHECKING:
    from igroteka.engine.events import Step
    from igroteka.engine.save import Save
    from igroteka.lab.report.pace import Pace

DATABASE_HEAD: Final = b"SQLite format 3\0"


def pace_of(game: str, files: list[str]) -> Pace:
    """How fast the people of these games decide; a failure if there is nothing to learn that from."""
    from igroteka.lab.report.pace import Pace

    pace = Pace(game)
    for file in files:
        for save, steps in recorded(Path(file)):
            pace.add(save, steps)
    if not pace.all.count:
        where = ", ".join(files)
        raise Failure(f"--times {where}: no game of {game} by these rules in which people decided and time was taken")
    return pace


def recorded(file: Path) -> Iterator[tuple[Save, list[Step]]]:
    from igroteka.engine.options import BadSave
    from igroteka.engine.save import read

    try:
        with file.open("rb") as opened:
            head = opened.read(len(DATABASE_HEAD))
    except OSError as error:
        raise Failure(f"--times {file}: {error.strerror}") from None
    if head == DATABASE_HEAD:
        yield from stored(file)
        return
    try:
        save = read(file.read_bytes())
    except BadSave:
        raise Failure(f"--times {file}: neither a saved game nor a server's database (`igroteka backup`)") from None
    yield save, save.history


def stored(file: Path) -> Iterator[tuple[Save, list[Step]]]:
    """The finished games of a server, also of one that runs, or of an older one: what is read is a copy."""
    from contextlib import closing
    from tempfile import TemporaryDirectory

    from igroteka.engine.save import read
    from igroteka.server.storage.queries import finished_saves, steps_played
    from igroteka.server.storage.sqlite import SQLite, copy_to
    from igroteka.server.storage.store import CannotStore
    from igroteka.server.streams.stream import rows

    with TemporaryDirectory() as folder:
        copy = Path(folder) / "copy.sqlite3"
        try:
            copy_to(file, copy)
            database = SQLite(copy)
        except CannotStore as error:
            raise Failure(f"--times {error}") from None
        with closing(database):
            for table, body in finished_saves(database):
                yield read(body), [step for _, row in steps_played(database, table) for step in rows.decode(row).steps]
