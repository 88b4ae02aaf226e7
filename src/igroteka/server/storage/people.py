"""What is kept of people: who a key belongs to, at which tables they sit, how their games ended.

A person's tables and results are listed beside the tables, so that a person can be shown, taken along and forgotten
without looking into every room. As in `queries`: a query takes a Session first, what is written is a Statement.
"""

from __future__ import annotations

from typing import Final

from igroteka.server.storage.store import Row, Session, Statement

MOST_RESULTS: Final = 2_000
"""Of a person, that are shown and taken along: the newest."""
OF_A_PERSON: Final = ("people", "person_keys", "memberships", "results", "here", "group_members")
OF_A_GROUP: Final = ("standing_groups", "group_members", "group_games", "chat")
"""The tables in which a person has rows."""

# ------------------------------------------------------------------------------------------------------------- reading


def person_with_key(session: Session, key: str) -> str:
    """Whose key this is, by its hash; '' if nobody's."""
    found = session.read("SELECT person FROM person_keys WHERE hash = ? AND until = 0", (key,))
    return found[0][0] if found else ""


def person_with_code(session: Session, code: str, now: int) -> tuple[str, bytes] | None:
    """Whose code for another device this is, by its hash, and what was sent along."""
    found = session.read("SELECT person, body FROM person_keys WHERE hash = ? AND until > ?", (code, now))
    return (found[0][0], found[0][1]) if found else None


def body_of_person(session: Session, person: str) -> bytes | None:
    found = session.read("SELECT body FROM people WHERE person = ?", (person,))
    return found[0][0] if found else None


def keys_of_person(session: Session, person: str) -> list[str]:
    """The hashes of the keys of all devices, the oldest first."""
    rows = session.read("SELECT hash FROM person_keys WHERE person = ? AND until = 0 ORDER BY made", (person,))
    return [hash for (hash,) in rows]


def tables_of_person(session: Session, person: str) -> list[tuple[str, int]]:
    """Where the person is a member, and which one."""
    return [(id, n) for id, n in session.read("SELECT id, member FROM memberships WHERE person = ?", (person,))]


def results_of_person(session: Session, person: str) -> list[bytes]:
    """The newest first."""
    rows = session.read(
        "SELECT body FROM results WHERE person = ? ORDER BY at DESC, id LIMIT ?", (person, MOST_RESULTS)
    )
    return [body for (body,) in rows]


def count_people(session: Session) -> int:
    count: int = session.read("SELECT count(*) FROM people")[0][0]
    return count


def long_gone(session: Session, before: int, before_alone: int) -> list[str]:
    """Who has not come since `before`; of those without a table or a result, since `before_alone`. A group keeps its
    members."""
    rows: list[Row] = session.read(
        "SELECT person FROM people WHERE (came < ? OR (came < ? "
        "AND NOT EXISTS (SELECT 1 FROM memberships WHERE memberships.person = people.person) "
        "AND NOT EXISTS (SELECT 1 FROM results WHERE results.person = people.person))) "
        "AND NOT EXISTS (SELECT 1 FROM group_members WHERE group_members.person = people.person) LIMIT 100",
        (before, before_alone),
    )
    return [person for (person,) in rows]


# ------------------------------------------------------------------------------------------------------------- writing


def store_person(person: str, came: int, body: bytes) -> Statement:
    return (
        "INSERT INTO people VALUES (?, ?, ?) ON CONFLICT (person) DO UPDATE SET came = excluded.came, "
        "body = excluded.body",
        (person, came, body),
    )


def store_person_key(key: str, person: str, now: int, until: int = 0, body: bytes = b"") -> Statement:
    """A device's key by its hash; or, with an end, a code that makes another device the same person."""
    return ("INSERT INTO person_keys VALUES (?, ?, ?, ?, ?)", (key, person, now, until, body))


def forget_person_key(key: str) -> Statement:
    return ("DELETE FROM person_keys WHERE hash = ?", (key,))


def forget_person_codes(person: str, before: int) -> list[Statement]:
    """Those of the person, and everybody's that were good until then."""
    return [
        ("DELETE FROM person_keys WHERE person = ? AND until > 0", (person,)),
        ("DELETE FROM person_keys WHERE until > 0 AND until < ?", (before,)),
    ]


def store_membership(person: str, table: str, member: int) -> Statement:
    return (
        "INSERT INTO memberships VALUES (?, ?, ?) ON CONFLICT (person, id) DO UPDATE SET member = excluded.member",
        (person, table, member),
    )


def forget_membership(person: str, table: str) -> Statement:
    return ("DELETE FROM memberships WHERE person = ? AND id = ?", (person, table))


def store_result(person: str, table: str, at: int, body: bytes) -> Statement:
    """How a game ended for a person. It stays when the table is forgotten."""
    return (
        "INSERT INTO results VALUES (?, ?, ?, ?) ON CONFLICT (person, id) DO UPDATE SET body = excluded.body",
        (person, table, at, body),
    )


def forget_person(person: str) -> list[Statement]:
    """Everything that is kept of a person beside the tables."""
    return [(f"DELETE FROM {part} WHERE person = ?", (person,)) for part in OF_A_PERSON]


# ---------------------------------------------------------------------------------------------------------- who is here


def store_here(person: str, at: int, body: bytes) -> Statement:
    """Somebody is here, and what they do."""
    return (
        "INSERT INTO here VALUES (?, ?, ?) ON CONFLICT (person) DO UPDATE SET at = excluded.at, body = excluded.body",
        (person, at, body),
    )


def forget_here(person: str) -> Statement:
    return ("DELETE FROM here WHERE person = ?", (person,))


def forget_who_was_here(before: int) -> Statement:
    return ("DELETE FROM here WHERE at < ?", (before,))


def here_since(session: Session, since: int) -> list[Row]:
    """Person and body of everybody who was here then or later, who came last first."""
    return session.read("SELECT person, body FROM here WHERE at >= ? ORDER BY at DESC, person", (since,))


# --------------------------------------------------------------------------------------------------------------- groups


def group_body(session: Session, group: str) -> tuple[int, bytes] | None:
    """Its version and its body; None if there is no such group."""
    found = session.read("SELECT version, body FROM standing_groups WHERE id = ?", (group,))
    return (found[0][0], found[0][1]) if found else None


def count_groups(session: Session) -> int:
    count: int = session.read("SELECT count(*) FROM standing_groups")[0][0]
    return count


def groups_of_person(session: Session, person: str) -> list[str]:
    return [id for (id,) in session.read("SELECT id FROM group_members WHERE person = ? ORDER BY id", (person,))]


def games_of_group(session: Session, group: str, most: int) -> list[bytes]:
    """The newest first."""
    rows = session.read("SELECT body FROM group_games WHERE id = ? ORDER BY at DESC, played LIMIT ?", (group, most))
    return [body for (body,) in rows]


def quiet_groups(session: Session, before: int) -> list[str]:
    """At which nothing has happened since then."""
    rows = session.read("SELECT id FROM standing_groups WHERE changed < ? LIMIT 100", (before,))
    return [id for (id,) in rows]


def make_group(group: str, changed: int, body: bytes) -> Statement:
    return ("INSERT INTO standing_groups VALUES (?, 1, ?, ?)", (group, changed, body))


def replace_group(session: Session, group: str, version: int, changed: int, body: bytes) -> bool:
    """In place of this version; False if somebody else has changed it meanwhile."""
    rows = session.read(
        "UPDATE standing_groups SET version = version + 1, changed = ?, body = ? WHERE id = ? AND version = ? "
        "RETURNING 1",
        (changed, body, group, version),
    )
    return rows != []


def touch_group(group: str, changed: int) -> Statement:
    """Something has happened there that is not kept in its record."""
    return ("UPDATE standing_groups SET changed = ? WHERE id = ?", (changed, group))


def store_group_member(person: str, group: str) -> Statement:
    return ("INSERT INTO group_members VALUES (?, ?) ON CONFLICT DO NOTHING", (person, group))


def forget_group_member(person: str, group: str) -> Statement:
    return ("DELETE FROM group_members WHERE person = ? AND id = ?", (person, group))


def store_group_game(group: str, table: str, at: int, body: bytes) -> Statement:
    """How a game of a group ended."""
    return (
        "INSERT INTO group_games VALUES (?, ?, ?, ?) ON CONFLICT (id, played) DO UPDATE SET body = excluded.body",
        (group, table, at, body),
    )


def last_line(session: Session, group: str) -> int:
    """The number of the last line of its chat."""
    found: int = session.read("SELECT coalesce(max(n), 0) FROM chat WHERE id = ?", (group,))[0][0]
    return found


def forget_group(group: str) -> list[Statement]:
    """Everything that is kept of a group; the tables at which it played stay."""
    return [(f"DELETE FROM {part} WHERE id = ?", (group,)) for part in OF_A_GROUP]
