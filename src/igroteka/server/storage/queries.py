"""What is kept of tables, steps, saves, chat, records and codes: every query and every statement, under a name.

A query takes a Session first: `store.read(queries.record_of, table)`. What is to be written is a Statement, so that one
transaction may hold several.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, NamedTuple

from igroteka.server.storage.store import STEP, Row, Session, Statement

PARTS: Final = ("tables", "steps", "saves", "chat", "archive", "spoken", "waking", "memberships", "turns")
LAST: Final = "(SELECT {} FROM steps WHERE steps.id = tables.id ORDER BY n DESC LIMIT 1)"
SAVE: Final = "INSERT INTO saves VALUES (?, ?, ?) ON CONFLICT (id) DO UPDATE SET n = excluded.n, body = excluded.body"
RECORD: Final = "INSERT INTO archive VALUES (?, ?, ?) ON CONFLICT (id, audience) DO UPDATE SET body = excluded.body"
TABLE: Final = (
    "INSERT INTO tables VALUES (?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET "
    "stage = excluded.stage, changed = excluded.changed, record = excluded.record"
)
CODE: Final = (
    "INSERT INTO codes VALUES (?, ?, ?, ?) "
    "ON CONFLICT (id, member) DO UPDATE SET code = excluded.code, until = excluded.until"
)

# ------------------------------------------------------------------------------------------------------------- reading


def record_of(session: Session, table: str) -> bytes | None:
    """The room as it was stored last; None if there is no such table."""
    found = session.read("SELECT record FROM tables WHERE id = ?", (table,))
    return found[0][0] if found else None


def summary_of(session: Session, table: str) -> Row | None:
    """The record, when it was stored, when the last step was, and for which seats the table has waited since."""
    last = f"coalesce({LAST.format('time')}, 0), coalesce({LAST.format('waiting')}, 0)"
    found = session.read(f"SELECT record, changed, {last} FROM tables WHERE id = ?", (table,))
    return found[0] if found else None


def count_tables(session: Session) -> int:
    count: int = session.read("SELECT count(*) FROM tables")[0][0]
    return count


def lines_of(session: Session, table: str) -> list[bytes]:
    """The chat, oldest line first."""
    return [body for (body,) in session.read("SELECT body FROM chat WHERE id = ? ORDER BY n", (table,))]


def save_of(session: Session, table: str) -> tuple[int, bytes] | None:
    """The last save, and after which step it was made; None before the game begins."""
    found = session.read("SELECT n, body FROM saves WHERE id = ?", (table,))
    return (found[0][0], found[0][1]) if found else None


def steps_of(session: Session, table: str) -> list[Row]:
    """All steps of a table: number, time, number of events by then, body, and the time of day."""
    return session.read("SELECT n, at, events, body, time FROM steps WHERE id = ? ORDER BY n", (table,))


def steps_played(session: Session, table: str) -> list[Row]:
    """Time and body of every step but the setup."""
    return session.read("SELECT at, body FROM steps WHERE id = ? AND n > 0 ORDER BY n", (table,))


def archived_record(session: Session, table: str, audience: str) -> bytes | None:
    """The record of a finished game for one audience; None if there is none."""
    found = session.read("SELECT body FROM archive WHERE id = ? AND audience = ?", (table, audience))
    return found[0][0] if found else None


def unarchived_tables(session: Session) -> list[str]:
    """Tables whose game is over, and of which no record was made."""
    found = session.read("SELECT id FROM tables WHERE stage = 'finished' AND id NOT IN (SELECT id FROM archive)")
    return [id for (id,) in found]


def finished_saves(session: Session) -> list[Row]:
    """Id and save of every table whose game is over."""
    return session.read("SELECT id, body FROM saves WHERE id IN (SELECT id FROM tables WHERE stage = 'finished')")


def table_with_code(session: Session, code: str) -> str | None:
    """The table for which a code was made, given by its hash; None if there is none."""
    found = session.read("SELECT id FROM codes WHERE code = ?", (code,))
    return found[0][0] if found else None


def table_with_spoken(session: Session, code: int) -> str | None:
    """Which lobby is named so; None if none is."""
    found = session.read("SELECT id FROM spoken WHERE code = ?", (code,))
    return found[0][0] if found else None


def open_lobbies(session: Session) -> list[Row]:
    """Id and record of every table at which people still gather."""
    return session.read("SELECT id, record FROM tables WHERE stage = 'lobby' ORDER BY changed DESC")


def running_games(session: Session, most: int) -> list[Row]:
    """Id and record of every table at which a game goes on, the newest first."""
    return session.read("SELECT id, record FROM tables WHERE stage = 'playing' ORDER BY changed DESC LIMIT ?", (most,))


def tables_to_wake(session: Session, now: int) -> list[str]:
    """Tables that are due to be loaded, at a time in seconds since 1970."""
    return [id for (id,) in session.read("SELECT id FROM waking WHERE at <= ? ORDER BY at", (now,))]


def last_time(session: Session) -> int | None:
    """When the server last noted the time, in seconds since 1970."""
    found = session.read("SELECT value FROM server WHERE name = 'time'")
    return None if not found else found[0][0]


# ------------------------------------------------------------------------------------------------------------- writing


def store_table(table: str, stage: str, changed: int, record: bytes) -> Statement:
    return (TABLE, (table, stage, changed, record))


def store_step(table: str, n: int, at: int, events: int, body: bytes, time: int, waiting: int) -> Statement:
    """`time`: in seconds since 1970; `waiting`: a bit for each seat that the table waits for."""
    return (STEP, (table, n, at, events, body, time, waiting))


def store_save(table: str, n: int, body: bytes) -> Statement:
    """Store a save in place of the earlier one."""
    return (SAVE, (table, n, body))


def store_line(table: str, n: int, body: bytes) -> Statement:
    """A line of the chat."""
    return ("INSERT INTO chat VALUES (?, ?, ?)", (table, n, body))


def forget_lines(table: str, n: int) -> Statement:
    """Delete the lines of a chat up to this one."""
    return ("DELETE FROM chat WHERE id = ? AND n <= ?", (table, n))


def forget_line(table: str, n: int) -> Statement:
    return ("DELETE FROM chat WHERE id = ? AND n = ?", (table, n))


def store_record(table: str, audience: str, body: bytes) -> Statement:
    return (RECORD, (table, audience, body))


def store_code(table: str, member: int, code: str, until: int) -> Statement:
    """Store a member's code in place of the earlier one."""
    return (CODE, (table, member, code, until))


def take_spoken(session: Session, table: str, codes: Iterable[int]) -> int:
    """The code that a lobby has, or from now on the first of these that no other one has; -1 if there is none."""
    for code in codes:
        session.write([("INSERT INTO spoken VALUES (?, ?) ON CONFLICT DO NOTHING", (table, code))])
        found = session.read("SELECT code FROM spoken WHERE id = ?", (table,))
        if found:
            taken: int = found[0][0]
            return taken
    return -1


def store_waking(table: str, at: int | None) -> Statement:
    """When a table must be in memory; None: never."""
    if at is None:
        return ("DELETE FROM waking WHERE id = ?", (table,))
    return ("INSERT INTO waking VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET at = excluded.at", (table, at))


def forget_spoken(table: str) -> Statement:
    """The lobby is one no longer."""
    return ("DELETE FROM spoken WHERE id = ?", (table,))


def forget_codes(before: int) -> Statement:
    """Delete codes that expired before this time."""
    return ("DELETE FROM codes WHERE until < ?", (before,))


def note_time(session: Session, now: int) -> None:
    session.write(
        [("INSERT INTO server VALUES ('time', ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value", (now,))]
    )


# ---------------------------------------------------------------------------------------------------------- forgetting


def forget_table(session: Session, table: str) -> None:
    """Everything that is kept of a table."""
    session.write([(f"DELETE FROM {part} WHERE id = ?", (table,)) for part in PARTS])


class Deadlines(NamedTuple):
    """Times in seconds since 1970; what was last touched before them is deleted."""

    finished: int
    idle: int
    """Games that nobody came back to."""
    unplayed: int
    """Tables at which nobody ever moved."""
    lonely: int
    """Those of them at which there was never anybody but who made them."""


def purge(
    session: Session,
    before: Deadlines,
    is_lonely: Callable[[bytes], bool],
    is_free: Callable[[Session, str], bool],
    is_kept: Callable[[bytes, int], bool] = lambda record, when: False,
) -> list[str]:
    """Forget what has been kept long enough, and say which. `is_lonely` tells by a table's record whether anybody but
    its maker was ever there, `is_free` whether nobody has the table in memory, nor can before this is stored. A game
    that goes on by itself, once the time for a decision has run out, is not forgotten before it is over; of others
    `is_kept` may tell the same, by the record and when the table was touched."""
    touched, played = (f"coalesce({LAST.format(column)}, 0)" for column in ("time", "n"))
    found = session.read(
        f"SELECT id, stage, changed, {touched}, {played}, record FROM tables WHERE changed < ? AND {touched} < ? "
        "AND id NOT IN (SELECT id FROM waking)",
        (max(before), max(before)),
    )
    gone: list[str] = []
    for id, stage, changed, moved, moves, record in found:
        when = max(changed, moved)
        if stage == "finished" or moves:
            old = when < (before.finished if stage == "finished" else before.idle)
        else:
            old = when < before.unplayed or (when < before.lonely and is_lonely(record))
        if old and not is_kept(record, when) and is_free(session, id):
            forget_table(session, id)
            gone.append(id)
    return gone
