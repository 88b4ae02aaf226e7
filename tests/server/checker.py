"""Checks the database against what players were told. It knows nothing of the server: it reads rows.

Of every seat: what was acknowledged is there, in its order; what is there was sent, and no more of it than there were
questions; and the rows of a table are numbered without a gap.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
import psycopg

Answer = tuple[str, str]


class Told(NamedTuple):
    """What a player knows, in its order: the question's number and the key of every answer that was sent, perhaps more
    than once, and of those that were acknowledged."""

    table: str
    seat: int
    sent: Sequence[Answer]
    acknowledged: Sequence[Answer]


class Verdict(NamedTuple):
    acknowledged: int
    stored: int
    lost: list[str]
    doubled: list[str]
    broken: list[str]

    @property
    def is_clean(self) -> bool:
        return not (self.lost or self.doubled or self.broken)


def check(database: str, told: Sequence[Told]) -> Verdict:
    verdict = Verdict(sum(len(each.acknowledged) for each in told), 0, [], [], [])
    stored = 0
    with psycopg.connect(database) as connection:
        for table in sorted({each.table for each in told}):
            rows = connection.execute("SELECT n, body FROM steps WHERE id = %s ORDER BY n", (table,)).fetchall()
            if [n for n, _ in rows] != list(range(len(rows))):
                verdict.broken.append(table)
            steps: list[Any] = [step for _, body in rows for step in msgspec.msgpack.decode(body)[0]]
            for each in (each for each in told if each.table == table):
                kept = [key for operation, seat, key, _ in steps if operation == "answer" and seat == each.seat]
                stored += len(kept)
                if not is_within([key for _, key in each.acknowledged], kept):
                    verdict.lost.append(f"{table} p{each.seat}")
                questions = dict(each.sent)
                if not is_within(kept, list(questions.values())):
                    verdict.doubled.append(f"{table} p{each.seat}")
    return verdict._replace(stored=stored)


def is_within(part: Sequence[str], whole: Sequence[str]) -> bool:
    """The same in the same order, perhaps with others between them."""
    rest = iter(whole)
    return all(key in rest for key in part)
