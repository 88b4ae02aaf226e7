"""What processes share in their database: numbers, leases, what addresses have used, tables at which nobody has moved.

The lease itself, and why nobody writes without one, is told in `cluster/processes`; only PostgreSQL has these tables.
"""

from __future__ import annotations

import secrets
from typing import Final, Literal, NamedTuple

from igroteka.server.base.rates import Spent
from igroteka.server.storage.store import Engine, LeaseLost, Row, Session, Statement

RENEWALS_REMEMBERED: Final = 20
"""Renewals for which it is remembered what was used in a process."""


class Holder(NamedTuple):
    """The process that has a table."""

    address: str
    left: int
    """How long its lease still runs, in ms."""


def shared_secret(session: Session) -> int:
    """The first process draws it."""
    session.write([("INSERT INTO server VALUES ('secret', ?) ON CONFLICT (name) DO NOTHING", (secrets.randbits(62),))])
    found: int = session.read("SELECT value FROM server WHERE name = 'secret'")[0][0]
    return found


def enter(engine: Engine, address: str, lease: int, session: Session) -> None:
    """A new number. Those that ended a day ago and have no tables left are forgotten."""
    session.write(
        [
            ("UPDATE processes SET alive = FALSE WHERE alive AND until < clock_timestamp()", ()),
            ("DELETE FROM spent WHERE process NOT IN (SELECT number FROM processes WHERE alive)", ()),
            (
                "DELETE FROM processes WHERE NOT alive AND until < clock_timestamp() - interval '1 day' "
                "AND NOT EXISTS (SELECT 1 FROM leases WHERE leases.process = processes.number)",
                (),
            ),
        ]
    )
    found = session.read(
        "INSERT INTO processes (address, until) VALUES (?, clock_timestamp() + ? * interval '1 ms') RETURNING number",
        (address, lease),
    )
    engine.fence = found[0][0]


class Beat(NamedTuple):
    """What a process says when it renews its lease."""

    number: int
    lease: int
    n: int
    metrics: bytes
    spent: list[Spent]


def renew(beat: Beat, session: Session) -> tuple[list[str], list[str], list[Row]]:
    """Renew the lease. Returns the addresses of the other processes, of all that there were lately, and what the others
    have used."""
    found = session.read(
        "UPDATE processes SET until = clock_timestamp() + ? * interval '1 ms', metrics = ? "
        "WHERE number = ? AND alive RETURNING 1",
        (beat.lease, beat.metrics, beat.number),
    )
    if not found:
        raise LeaseLost("the lease was ended")
    rows: list[Statement] = [
        ("INSERT INTO spent VALUES (?, ?, ?, ?, ?)", (beat.number, beat.n, *s)) for s in beat.spent
    ]
    oldest = beat.n - RENEWALS_REMEMBERED
    session.write([*rows, ("DELETE FROM spent WHERE process = ? AND beat < ?", (beat.number, oldest))])
    others = "FROM processes WHERE alive AND until > clock_timestamp() AND number <> ?"
    addresses = session.read(f"SELECT address {others} ORDER BY number", (beat.number,))
    spent = session.read(f"SELECT * FROM spent WHERE process IN (SELECT number {others})", (beat.number,))
    origins = session.read("SELECT DISTINCT address FROM processes")
    return [address for (address,) in addresses], [address for (address,) in origins], spent


def depart(session: Session, number: int) -> None:
    session.write(
        [
            ("DELETE FROM leases WHERE process = ?", (number,)),
            ("DELETE FROM spent WHERE process = ?", (number,)),
            ("UPDATE processes SET alive = FALSE WHERE number = ?", (number,)),
        ]
    )


def take(table: str, number: int, session: Session) -> Holder | Literal["taken", "missing"]:
    """Have a table that nobody has, or only a process whose lease has run out; else who has it."""
    session.write(
        [
            (
                "UPDATE processes SET alive = FALSE WHERE alive AND until < clock_timestamp() "
                "AND number = (SELECT process FROM leases WHERE id = ?) AND number <> ?",
                (table, number),
            ),
        ]
    )
    taken = session.read(
        "INSERT INTO leases SELECT id, ? FROM tables WHERE id = ? "
        "ON CONFLICT (id) DO UPDATE SET process = excluded.process "
        "WHERE leases.process = excluded.process OR EXISTS "
        "(SELECT 1 FROM processes WHERE processes.number = leases.process AND NOT processes.alive) RETURNING 1",
        (number, table),
    )
    if taken:
        return "taken"
    found = session.read(
        "SELECT address, (1000 * extract(epoch FROM until - clock_timestamp()))::bigint FROM processes "
        "WHERE number = (SELECT process FROM leases WHERE id = ?)",
        (table,),
    )
    return Holder(*found[0]) if found else "missing"


def moved_at(table: str) -> Statement:
    """Somebody has moved there: it counts no more among those that an address may have."""
    return ("DELETE FROM unplayed WHERE id = ?", (table,))


def giving_back(table: str, number: int) -> list[Statement]:
    """The table is in memory no longer."""
    return [("DELETE FROM leases WHERE id = ? AND process = ?", (table, number))] if number else []


def held_from_the_beginning(table: str, number: int) -> Statement:
    """A new table is in the memory of the process that made it."""
    return ("INSERT INTO leases VALUES (?, ?)", (table, number))


def unplayed(table: str, network: str) -> Statement:
    """Count a table among those that an address may have, until somebody moves there."""
    return ("INSERT INTO unplayed VALUES (?, ?)", (table, network))


def count_unplayed(session: Session, network: str) -> int:
    count: int = session.read("SELECT count(*) FROM unplayed WHERE network = ?", (network,))[0][0]
    return count


def leased(session: Session) -> set[str]:
    """The tables that some process has in memory."""
    return {id for (id,) in session.read("SELECT id FROM leases")}


def metrics_of_all(session: Session) -> list[Row]:
    """The number of every process, and what it said of itself when it renewed its lease."""
    return session.read("SELECT number, metrics FROM processes WHERE alive ORDER BY number")
