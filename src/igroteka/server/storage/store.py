"""Storage: one interface, and engines that keep it: `sqlite`, `postgres`, and `image` within a page; with group commit.

Whatever waits when a commit begins goes to the disk together; a future is done only when its transaction is. So a
table awaits its commit, then sends, and hundreds of tables share one flush. Who does it differs: a server has a thread
(`threaded`), a page its own loop (`paged`).

All SQL is in this package, as both engines understand it, with `?` for a value: `queries` has what is kept of tables,
`people` what is kept of people, `host_records` what the server's host sees and does, `leases` what processes share.
Engines differ in how they connect, how the tables are made, and how a batch is sent.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any, Concatenate, Final, Literal, NamedTuple, ParamSpec, Protocol, TypeVar

R = TypeVar("R")
P = ParamSpec("P")

VERSION: Final = 10
"""The format of the tables, the same of both engines; each says how an older one is brought up to date.

Numbered steps instead of a migration tool: a step and its number are one transaction, so a kill leaves either both or
none, and a version that is refused has written nothing. Yoyo writes its own tables before it looks, and a lock that
outlives a kill; Alembic brings SQLAlchemy to everybody who only plays.
"""
STEP: Final = "INSERT INTO steps VALUES (?, ?, ?, ?, ?, ?, ?)"
"""What nearly every click is stored with; the steps of a batch go in together."""
TOGETHER: Final = (64, 16, 4, 1)

EngineName = Literal["sqlite", "postgresql"]
Statement = tuple[str, Sequence[object]]
Row = tuple[Any, ...]


class StorageFailed(Exception):
    """The database did not take it; nothing of the transaction is there."""


class Disconnected(StorageFailed):
    """The database cannot be reached. If that happened while it was committing, the transaction is there or not."""

    def __init__(self, text: str, in_doubt: bool) -> None:
        super().__init__(text)
        self.in_doubt = in_doubt


class NotStorable(StorageFailed):
    """The database is well and refuses a value, such as a text with a NUL: a mistake of whoever sent it."""


class LeaseLost(StorageFailed):
    """Another process may have the table by now: this one must not write to it any more."""


class CannotStore(Exception):
    """The database cannot be used at all; the text is for the operator."""


class Session(Protocol):
    """A database within a transaction."""

    def read(self, sql: str, values: Sequence[object] = ()) -> list[Row]: ...

    def write(self, statements: Sequence[Statement]) -> None: ...

    def leave_no_trace(self) -> None:
        """What this transaction deletes is not in the files any more either, as far as that is in our hands."""


class Engine(Session, Protocol):
    """A database, used by one thread at a time."""

    name: EngineName
    fence: int
    """The number that every write to a table must carry; 0 where nobody else can have the table."""

    @property
    def is_lost(self) -> bool:
        """The connection has failed."""

    def is_broken(self, error: Exception) -> bool:
        """The disk or the connection is at fault, and not what was asked for."""

    def refuses(self, error: Exception) -> bool:
        """A value was not accepted."""

    def begin(self) -> None:
        """Begin a transaction, in which the number cannot be taken away; LeaseLost if it was before."""

    def commit(self) -> None: ...

    def roll_back(self) -> None: ...

    def size(self) -> tuple[int, int]:
        """Bytes that the database takes, and those that are left on its disk; 0 where that is not known."""

    def close(self) -> None: ...


Work = Callable[[Session], Any]


class Wanted(NamedTuple):
    """Statements, or something to do with the database; who waits for it; and under which number it is done, if it is
    a table's."""

    work: Work | Sequence[Statement]
    done: asyncio.Future[Any]
    fence: int


class Store:
    """The database; `_take` says who works on it."""

    def __init__(self, engine: Engine) -> None:
        self.engine: Final = engine
        self.loop = asyncio.get_running_loop()
        self.trouble = ""
        """What was wrong with the disk or the connection at the last transaction; '' if nothing was."""
        self.transactions = self.commits = 0
        """How many were committed, and for how many who waited."""
        self._gathered: list[Wanted] = []

    def do(self, work: Callable[[Session], R], fence: int = 0) -> asyncio.Future[R]:
        """Run something on the database; the future is done when it is on the disk. What is done to a table carries the
        number under which the table was opened."""
        return self._want(work, fence)

    def write(self, statements: Sequence[Statement], fence: int = 0) -> asyncio.Future[None]:
        return self._want(statements, fence)

    def read(self, query: Callable[Concatenate[Session, P], R], *args: P.args, **named: P.kwargs) -> asyncio.Future[R]:
        """The result of a query of this package."""
        return self.do(lambda session: query(session, *args, **named))

    async def close(self) -> None:
        """Commit what waits, then end."""
        raise NotImplementedError

    def _take(self, batch: list[Wanted]) -> None:
        """Do all of this, and say so when it is on the disk."""
        raise NotImplementedError

    def _want(self, work: Work | Sequence[Statement], fence: int) -> asyncio.Future[Any]:
        done: asyncio.Future[Any] = self.loop.create_future()
        if not self._gathered:
            self.loop.call_soon(self._hand_over)  # with whatever else this round of the loop brings
        self._gathered.append(Wanted(work, done, fence))
        return done

    def _hand_over(self) -> None:
        if self._gathered:
            batch, self._gathered = self._gathered, []
            self._take(batch)

    # ------------------------------------------------------------------ whoever works on it

    def _transact(self, batch: list[Wanted]) -> list[Any]:
        """Do a batch in one transaction; if one part fails, each part in its own. Returns the result of each."""
        self.trouble = ""
        try:
            return self._attempt(batch)
        except Disconnected as error:  # so it is for all of them
            self.trouble = str(error)
            return [error] * len(batch)
        except Exception:  # one piece of the batch is at fault: each is tried by itself
            return [self._attempt_one(wanted) for wanted in batch]

    def _attempt_one(self, wanted: Wanted) -> Any:
        try:
            return self._attempt([wanted])[0]
        except LeaseLost as error:
            return error
        except Exception as error:  # told to whoever waits for it
            if self.engine.refuses(error):
                return NotStorable(str(error))
            if isinstance(error, StorageFailed) or self.engine.is_broken(error):
                self.trouble = str(error)
            return error if isinstance(error, StorageFailed) else StorageFailed(str(error))

    def _attempt(self, batch: list[Wanted]) -> list[Any]:
        engine, committing = self.engine, False
        try:
            engine.begin()
            if any(wanted.fence not in (0, engine.fence) for wanted in batch):
                raise LeaseLost("another process may have the table")
            outcomes = carry_out(engine, [wanted.work for wanted in batch])
            committing = True
            engine.commit()
            self.transactions += 1
            self.commits += len(batch)
        except Exception as error:  # whatever it is, nothing of the batch stays; who asked for it is told
            engine.roll_back()
            if engine.is_lost:
                raise Disconnected(" ".join(str(error).split()), committing) from None
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
