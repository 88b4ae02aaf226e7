"""What is kept for the server's host and of what they do: keys, the audit log, notices, sanctions, reports; whom people
have blocked; and the lists that the host looks through. As in `queries`: a query takes a Session first, what is written
is a Statement.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from igroteka.server.storage.store import Row, Session, Statement

PAGE: Final = 100
"""Rows that are listed at once."""
COUNTED: Final = ("tables", "people", "standing_groups", "results", "archive", "reports", "sanctions")
"""What the host is told the number of."""

# ---------------------------------------------------------------------------------------------------------------- keys


def host_with_key(session: Session, key: str, now: int) -> str | None:
    """The name of the key, by its hash; None if it is none, or good no longer."""
    found = session.read("SELECT name FROM host_keys WHERE hash = ? AND until > ?", (key, now))
    return found[0][0] if found else None


def host_keys(session: Session) -> list[Row]:
    """Name, when it was made and until when it is good, of every key; the oldest first."""
    return session.read("SELECT name, made, until FROM host_keys ORDER BY made, name")


def store_host_key(key: str, name: str, made: int, until: int) -> Statement:
    return ("INSERT INTO host_keys VALUES (?, ?, ?, ?)", (key, name, made, until))


def forget_host_key(key: str) -> Statement:
    return ("DELETE FROM host_keys WHERE hash = ?", (key,))


def forget_host_keys(name: str) -> Statement:
    """All of this name."""
    return ("DELETE FROM host_keys WHERE name = ?", (name,))


# --------------------------------------------------------------------------------------------------------------- audit


def store_deed(id: str, at: int, body: bytes) -> Statement:
    """`at`: in ms since 1970."""
    return ("INSERT INTO audit VALUES (?, ?, ?) ON CONFLICT (id) DO UPDATE SET body = excluded.body", (id, at, body))


def forget_deed(id: str) -> Statement:
    return ("DELETE FROM audit WHERE id = ?", (id,))


def deeds(session: Session, before: int) -> list[tuple[int, bytes]]:
    """The newest before then, the newest first."""
    rows = session.read("SELECT at, body FROM audit WHERE at < ? ORDER BY at DESC, id LIMIT ?", (before, PAGE))
    return [(at, body) for at, body in rows]


# ------------------------------------------------------------------------------------------------- notices, sanctions


def store_notice(id: str, until: int, body: bytes) -> Statement:
    """In place of the one before."""
    return (
        "INSERT INTO notices VALUES (?, ?, ?) ON CONFLICT (id) DO UPDATE SET until = excluded.until, "
        "body = excluded.body",
        (id, until, body),
    )


def notices(session: Session, now: int) -> list[bytes]:
    """Those that are shown."""
    return [body for (body,) in session.read("SELECT body FROM notices WHERE until > ? ORDER BY id", (now,))]


def store_sanction(target: str, kind: str, until: int, body: bytes) -> Statement:
    return (
        "INSERT INTO sanctions VALUES (?, ?, ?, ?) ON CONFLICT (target, kind) DO UPDATE SET until = excluded.until, "
        "body = excluded.body",
        (target, kind, until, body),
    )


def forget_sanction(target: str, kind: str) -> Statement:
    return ("DELETE FROM sanctions WHERE target = ? AND kind = ?", (target, kind))


def sanctions(session: Session, now: int) -> list[Row]:
    """Target, kind, end and body of those that hold."""
    return session.read("SELECT target, kind, until, body FROM sanctions WHERE until > ? ORDER BY target, kind", (now,))


def count_sanctions(session: Session) -> int:
    count: int = session.read("SELECT count(*) FROM sanctions")[0][0]
    return count


# ------------------------------------------------------------------------------------------------------------- reports


def store_report(id: str, at: int, person: str, about: str, body: bytes) -> Statement:
    """Once more about the same: in place of the one before, and open again."""
    return (
        "INSERT INTO reports VALUES (?, ?, ?, ?, 0, ?) ON CONFLICT (id) DO UPDATE SET at = excluded.at, "
        "settled = 0, body = excluded.body",
        (id, at, person, about, body),
    )


def settle_report(session: Session, id: str, now: int) -> bool:
    """It has been looked after; False if there is no such report."""
    return session.read("UPDATE reports SET settled = ? WHERE id = ? RETURNING 1", (now, id)) != []


def reports(session: Session) -> list[Row]:
    """Id, time, when it was settled (0: not yet) and body: the open ones first, of each the newest first."""
    return session.read(
        "SELECT id, at, settled, body FROM reports ORDER BY CASE WHEN settled = 0 THEN 0 ELSE 1 END, at DESC, id "
        "LIMIT ?",
        (PAGE,),
    )


def count_open_reports(session: Session) -> int:
    count: int = session.read("SELECT count(*) FROM reports WHERE settled = 0")[0][0]
    return count


def reports_of_person(session: Session, person: str) -> list[bytes]:
    """That the person has made."""
    return [body for (body,) in session.read("SELECT body FROM reports WHERE person = ? ORDER BY at", (person,))]


# -------------------------------------------------------------------------------------------------------------- blocks


def store_block(person: str, other: str, body: bytes) -> Statement:
    return ("INSERT INTO blocks VALUES (?, ?, ?) ON CONFLICT (person, other) DO NOTHING", (person, other, body))


def forget_block(person: str, other: str) -> Statement:
    return ("DELETE FROM blocks WHERE person = ? AND other = ?", (person, other))


class Blocks(NamedTuple):
    blocked: frozenset[str]
    """People whom somebody has blocked."""
    blocked_by: frozenset[str]

    @property
    def either(self) -> frozenset[str]:
        return self.blocked | self.blocked_by


NO_BLOCKS: Final = Blocks(frozenset(), frozenset())


def blocks_of(session: Session, person: str) -> Blocks:
    mine = [other for (other,) in session.read("SELECT other FROM blocks WHERE person = ?", (person,))]
    theirs = [other for (other,) in session.read("SELECT person FROM blocks WHERE other = ?", (person,))]
    return Blocks(frozenset(mine), frozenset(theirs))


def blocked_by(session: Session, person: str) -> list[tuple[str, bytes]]:
    """Whom the person has blocked."""
    rows = session.read("SELECT other, body FROM blocks WHERE person = ? ORDER BY other", (person,))
    return [(other, body) for other, body in rows]


# ------------------------------------------------------------------------------------------------- what the host sees


def counts(session: Session) -> dict[str, int]:
    """How much there is of everything."""
    return {part: session.read(f"SELECT count(*) FROM {part}")[0][0] for part in COUNTED}


def tables_by_stage(session: Session) -> dict[str, int]:
    return dict(session.read("SELECT stage, count(*) FROM tables GROUP BY stage"))


def tables_listed(session: Session, stage: str, skipped: int) -> list[Row]:
    """Id, when it was touched, and record: of one stage or of all (''), the newest first."""
    return session.read(
        "SELECT id, changed, record FROM tables WHERE stage = ? OR ? = '' ORDER BY changed DESC, id LIMIT ? OFFSET ?",
        (stage, stage, PAGE, skipped),
    )


def every_table(session: Session, most: int) -> list[Row]:
    """The same of all, the newest first, to look for a name among them."""
    return session.read("SELECT id, changed, record FROM tables ORDER BY changed DESC, id LIMIT ?", (most,))


def people_listed(session: Session, skipped: int) -> list[Row]:
    """Person and body, who came last first."""
    return session.read("SELECT person, body FROM people ORDER BY came DESC, person LIMIT ? OFFSET ?", (PAGE, skipped))


def every_person(session: Session, most: int) -> list[Row]:
    return session.read("SELECT person, body FROM people ORDER BY came DESC, person LIMIT ?", (most,))


class Belongings(NamedTuple):
    """How much there is of a person."""

    tables: int
    results: int
    groups: int
    devices: int


def belongings(session: Session, person: str) -> Belongings:
    def count(part: str, where: str = "") -> int:
        found: int = session.read(f"SELECT count(*) FROM {part} WHERE person = ?{where}", (person,))[0][0]
        return found

    return Belongings(
        count("memberships"), count("results"), count("group_members"), count("person_keys", " AND until = 0")
    )


# ---------------------------------------------------------------------------------------------------------- forgetting


def forget_old_hosting(now: int, audit: int, reports: int) -> list[Statement]:
    """What is over, deeds before `audit` (in seconds, as all of these) and reports settled before `reports`, or made
    twice as long ago."""
    return [
        ("DELETE FROM host_keys WHERE until <= ?", (now,)),
        ("DELETE FROM notices WHERE until <= ?", (now,)),
        ("DELETE FROM sanctions WHERE until <= ?", (now,)),
        ("DELETE FROM audit WHERE at < ?", (1000 * audit,)),
        ("DELETE FROM reports WHERE (settled > 0 AND settled < ?) OR at < ?", (reports, 2 * reports - now)),
    ]


def forget_person_in_hosting(person: str) -> list[Statement]:
    """What others and the host have noted about a person, and what the person has."""
    return [
        ("DELETE FROM reports WHERE person = ? OR about = ?", (person, person)),
        ("DELETE FROM blocks WHERE person = ? OR other = ?", (person, person)),
        ("DELETE FROM sanctions WHERE target = ?", (f"person {person}",)),
    ]
