"""Storage: one interface and two engines, `sqlite` and `postgres`; a thread of its own, with group commit.

Whatever waits when a commit begins goes to the disk together; a future is done only when its transaction is. So a
table awaits its commit, then sends, and hundreds of tables share one flush. The thread asks the database as few
things as it can: each time it comes back it must wait until the loop lets go of the interpreter.

Every query stands once, in the SQL that both engines understand, with `?` for a value; engines differ in how they
connect, how the tables are made, and how a batch is sent.
"""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable, Collection, Sequence
from typing import Any, Final, NamedTuple, Protocol, TypeVar

R = TypeVar("R")

VERSION: Final = 3
"""The format of the tables, the same of both engines; each says how an older one is brought up to date."""
PARTS: Final = ("tables", "steps", "saves", "chat", "archive")
STEP: Final = "INSERT INTO steps VALUES (?, ?, ?, ?, ?, ?, ?)"
"""What nearly every click is stored with; the steps of a batch go in together."""
TOGETHER: Final = (64, 16, 4, 1)
LAST: Final = "(SELECT {} FROM steps WHERE steps.id = tables.id ORDER BY n DESC LIMIT 1)"

Statement = tuple[str, Sequence[Any]]
Row = tuple[Any, ...]


class StorageFailed(Exception):
    """The database did not take it; nothing of the transaction is there."""


class CannotStore(Exception):
    """The database cannot be used at all; the text is for the operator."""


class Session(Protocol):
    """A database within a transaction."""

    def read(self, sql: str, values: Sequence[Any] = ()) -> list[Row]: ...

    def write(self, statements: Sequence[Statement]) -> None: ...


class Engine(Session, Protocol):
    """A database, used by one thread at a time."""

    def begin(self) -> None:
        """Begin a transaction; one that was left open by a failure is gone."""

    def commit(self) -> None: ...

    def roll_back(self) -> None: ...

    def close(self) -> None: ...


Work = Callable[[Session], Any]
Wanted = tuple[Work | Sequence[Statement], asyncio.Future[Any]]
"""Statements, or something to do with the database; and who waits for it."""


class Store:
    """The database and its thread."""

    def __init__(self, engine: Engine) -> None:
        self.engine: Final = engine
        self.loop = asyncio.get_running_loop()
        self.trouble = ""
        """Why the last transaction failed; '' if it did not."""
        self._gathered: list[Wanted] = []
        self._waiting: queue.SimpleQueue[list[Wanted] | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="store", daemon=True)
        self._thread.start()

    def do(self, work: Callable[[Session], R]) -> asyncio.Future[R]:
        """Run something on the database; the future is done when it is on the disk."""
        return self._want(work)

    def write(self, statements: Sequence[Statement]) -> asyncio.Future[None]:
        return self._want(statements)

    def read(self, sql: str, values: Sequence[Any] = ()) -> asyncio.Future[list[Row]]:
        return self.do(lambda session: session.read(sql, values))

    async def close(self) -> None:
        """Commit what waits, then end."""
        self._hand_over()
        self._waiting.put(None)
        await asyncio.to_thread(self._thread.join)

    def _want(self, work: Work | Sequence[Statement]) -> asyncio.Future[Any]:
        done: asyncio.Future[Any] = self.loop.create_future()
        if not self._gathered:
            self.loop.call_soon(self._hand_over)  # with whatever else this round of the loop brings
        self._gathered.append((work, done))
        return done

    def _hand_over(self) -> None:
        if self._gathered:
            self._waiting.put(self._gathered)
            self._gathered = []

    # ------------------------------------------------------------------ in the thread

    def _run(self) -> None:
        going = True
        while going:
            batch: list[Wanted] = []
            item = self._waiting.get()
            while item is not None:
                batch.extend(item)
                if self._waiting.empty():
                    break
                item = self._waiting.get()
            going = item is not None
            if batch:
                self._transact(batch)
        self.engine.close()

    def _transact(self, batch: list[Wanted]) -> None:
        """All of it in one transaction; if something is wrong with one, each in its own."""
        outcomes: list[Any]
        self.trouble = ""
        try:
            outcomes = self._attempt([work for work, _ in batch])
        except Exception:  # one piece of the batch is at fault: each is tried by itself
            outcomes = []
            for work, _ in batch:
                try:
                    outcomes.extend(self._attempt([work]))
                except Exception as error:  # told to whoever waits for it
                    self.trouble = str(error)
                    outcomes.append(StorageFailed(str(error)))
        futures = [future for _, future in batch]
        self.loop.call_soon_threadsafe(settle, futures, outcomes)

    def _attempt(self, works: list[Work | Sequence[Statement]]) -> list[Any]:
        engine = self.engine
        try:
            engine.begin()
            outcomes = carry_out(engine, works)
            engine.commit()
        except Exception:
            engine.roll_back()
            raise
        return outcomes


def carry_out(session: Session, works: list[Work | Sequence[Statement]]) -> list[Any]:
    """Everything, and what came of each. Nobody waits for two at once, so the steps may go before the rest."""
    steps: list[Any] = []
    others: list[Statement] = []
    for work in works:
        if not callable(work):
            for statement in work:
                if statement[0] is STEP:
                    steps.extend(statement[1])
                else:
                    others.append(statement)
    if steps or others:
        session.write([*together(steps), *others])
    return [work(session) if callable(work) else None for work in works]


def together(values: list[Any]) -> list[Statement]:
    """Many steps at a time, in a few sizes, so that the database knows the statements already."""
    head, _, row = STEP.rpartition(" (")
    width = row.count("?")
    found: list[Statement] = []
    at = 0
    for size in TOGETHER:
        while len(values) - at >= size * width:
            found.append((f"{head} {', '.join([f'({row}'] * size)}", values[at : at + size * width]))
            at += size * width
    return found


def settle(futures: list[asyncio.Future[Any]], outcomes: list[Any]) -> None:
    for future, outcome in zip(futures, outcomes, strict=True):
        if future.cancelled():
            continue
        if isinstance(outcome, StorageFailed):
            future.set_exception(outcome)
        else:
            future.set_result(outcome)


# ------------------------------------------------------------------------------------------------------------- queries


def forget_table(session: Session, table: str) -> None:
    """Everything that is kept of a table."""
    session.write([(f"DELETE FROM {part} WHERE id = ?", (table,)) for part in PARTS])


class Deadlines(NamedTuple):
    """What was last touched before these times is kept no longer, in seconds since 1970."""

    finished: int
    idle: int
    """Games that nobody came back to."""
    unplayed: int
    """Tables at which nobody ever moved."""
    lonely: int
    """Those of them at which there was never anybody but who made them."""


def purge(session: Session, before: Deadlines, is_lonely: Callable[[bytes], bool], but: Collection[str]) -> list[str]:
    """Forget what has been kept long enough, and say which. `is_lonely` tells by a table's record whether anybody but
    its maker was ever there."""
    touched, played = (f"coalesce({LAST.format(column)}, 0)" for column in ("time", "n"))
    found = session.read(
        f"SELECT id, stage, changed, {touched}, {played}, record FROM tables WHERE changed < ? AND {touched} < ?",
        (max(before), max(before)),
    )
    gone: list[str] = []
    for id, stage, changed, moved, moves, record in found:
        when = max(changed, moved)
        if stage == "finished" or moves:
            old = when < (before.finished if stage == "finished" else before.idle)
        else:
            old = when < before.unplayed or (when < before.lonely and is_lonely(record))
        if old and id not in but:
            forget_table(session, id)
            gone.append(id)
    return gone


def last_time(session: Session) -> int | None:
    """When the server last noted the time, in seconds since 1970."""
    found = session.read("SELECT value FROM server WHERE name = 'time'")
    return None if not found else found[0][0]


def note_time(session: Session, now: int) -> None:
    session.write(
        [("INSERT INTO server VALUES ('time', ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value", (now,))]
    )
