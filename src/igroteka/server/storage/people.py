"""What is kept of people: who a key belongs to, at which tables they sit, how their games ended.

A person's tables and results are listed beside the tables, so that a person can be shown, taken along and forgotten
without looking into every room. As in `queries`: a query takes a Session first, what is written is a Statement.
"""

from __future__ import annotations

from collections.abc import Sequence, Set
from typing import Final, NamedTuple

from igroteka.server.storage.store import Row, Session, Statement

MOST_RESULTS: Final = 2_000
"""Of a person, that are shown and taken along: the newest."""
OF_A_PERSON: Final = (
    "people",
    "person_keys",
    "memberships",
    "results",
    "here",
    "group_members",
    "passkeys",
    "challenges",
    "subscriptions",
    "turns",
    "pushes",
)
OF_A_GROUP: Final = ("standing_groups", "group_members", "group_games", "chat")
"""The tables in which a person has rows."""

# ------------------------------------------------------------------------------------------------------------- reading


def person_with_key(session: Session, key: str) -> str:
    """The person with this key, given by its hash; '' if nobody has it."""
    found = session.read("SELECT person FROM person_keys WHERE hash = ? AND until = 0", (key,))
    return found[0][0] if found else ""


def person_with_code(session: Session, code: str, now: int) -> tuple[str, bytes] | None:
    """The person whose code for another device this is, given by its hash, and what was sent along."""
    found = session.read("SELECT person, body FROM person_keys WHERE hash = ? AND until > ?", (code, now))
    return (found[0][0], found[0][1]) if found else None


def person_by_key(session: Session, key: str) -> tuple[str, bytes] | None:
    """The person to whom a key belongs, by its hash, and what is kept of them."""
    found = session.read(
        "SELECT people.person, people.body FROM person_keys JOIN people ON people.person = person_keys.person "
        "WHERE hash = ? AND until = 0",
        (key,),
    )
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


class Places(NamedTuple):
    """Where a person is a member."""

    groups: list[str]
    tables: list[str]

    def __bool__(self) -> bool:
        return self.groups != [] or self.tables != []


def places_of_person(session: Session, person: str) -> Places:
    return Places(groups_of_person(session, person), [id for id, _ in tables_of_person(session, person)])


def left_over(session: Session) -> list[str]:
    """Who is a member somewhere, and nobody any more."""
    absent = "WHERE NOT EXISTS (SELECT 1 FROM people WHERE people.person = {0}.person)"
    halves = [f"SELECT person FROM {part} {absent.format(part)}" for part in ("memberships", "group_members")]
    return [person for (person,) in session.read(f"{' UNION '.join(halves)} LIMIT 100")]


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


def forget_person(session: Session, person: str, done: Set[str], also: Sequence[Statement]) -> Places:
    """Everything that is kept of a person beside the tables and groups, where they have been forgotten already. If
    there are others meanwhile, nothing is done."""
    now = places_of_person(session, person)
    left = Places([id for id in now.groups if id not in done], [id for id in now.tables if id not in done])
    if not left:
        session.write([*((f"DELETE FROM {part} WHERE person = ?", (person,)) for part in OF_A_PERSON), *also])
        session.leave_no_trace()
    return left


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


def here_among(session: Session, people: Sequence[str], since: int) -> set[str]:
    """Those of these people who were here then or later."""
    places = ", ".join("?" * len(people))
    rows = session.read(f"SELECT person FROM here WHERE person IN ({places}) AND at >= ?", (*people, since))
    return {person for (person,) in rows}


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
    """Groups in which nothing has happened since then."""
    rows = session.read("SELECT id FROM standing_groups WHERE changed < ? LIMIT 100", (before,))
    return [id for (id,) in rows]


def make_group(group: str, changed: int, body: bytes) -> Statement:
    return ("INSERT INTO standing_groups VALUES (?, 1, ?, ?)", (group, changed, body))


def replace_group(session: Session, group: str, version: int, changed: int, body: bytes) -> bool:
    """Replace this version of a group; False if somebody else has changed it meanwhile."""
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


# ------------------------------------------------------------------------------------------------------------- passkeys


def drawn_once(session: Session, name: str, fresh: bytes) -> bytes:
    """A secret of this server; the first process draws it."""
    session.write([("INSERT INTO secrets VALUES (?, ?) ON CONFLICT (name) DO NOTHING", (name, fresh))])
    return bytes(session.read("SELECT body FROM secrets WHERE name = ?", (name,))[0][0])


def passkeys_of(session: Session, person: str) -> list[Row]:
    """Id, when it was made, and body of each, the oldest first."""
    return session.read("SELECT id, made, body FROM passkeys WHERE person = ? ORDER BY made, id", (person,))


def person_with_passkey(session: Session, id: str) -> tuple[str, bytes] | None:
    found = session.read("SELECT person, body FROM passkeys WHERE id = ?", (id,))
    return (found[0][0], found[0][1]) if found else None


def store_passkey(id: str, person: str, made: int, body: bytes) -> Statement:
    return ("INSERT INTO passkeys VALUES (?, ?, ?, ?)", (id, person, made, body))


def change_passkey(id: str, body: bytes) -> Statement:
    return ("UPDATE passkeys SET body = ? WHERE id = ?", (body, id))


def forget_passkey(person: str, id: str) -> Statement:
    return ("DELETE FROM passkeys WHERE person = ? AND id = ?", (person, id))


def store_challenge(challenge: str, person: str, until: int) -> Statement:
    """Store what a passkey is to sign, by its hash; the person is '' for somebody who is not known yet."""
    return ("INSERT INTO challenges VALUES (?, ?, ?)", (challenge, person, until))


def take_challenge(session: Session, challenge: str, person: str, now: int) -> bool:
    """Whether this challenge was given to this person. It becomes invalid."""
    rows = session.read(
        "DELETE FROM challenges WHERE hash = ? AND person = ? AND until > ? RETURNING 1", (challenge, person, now)
    )
    return rows != []


def forget_challenges(before: int) -> Statement:
    """Delete challenges that expired before this time."""
    return ("DELETE FROM challenges WHERE until < ?", (before,))


# ----------------------------------------------------------------------------------------------------- told by a push


def store_subscription(address: str, person: str, made: int, body: bytes) -> Statement:
    """A browser that can be told something, by the hash of the address at which it is told."""
    return (
        "INSERT INTO subscriptions VALUES (?, ?, ?, ?) ON CONFLICT (hash) DO UPDATE SET person = excluded.person, "
        "made = excluded.made, body = excluded.body",
        (address, person, made, body),
    )


def subscriptions_of(session: Session, person: str) -> list[Row]:
    """Hash and body of each, the newest first."""
    return session.read("SELECT hash, body FROM subscriptions WHERE person = ? ORDER BY made DESC, hash", (person,))


def change_subscription(person: str, address: str, body: bytes) -> Statement:
    return ("UPDATE subscriptions SET body = ? WHERE person = ? AND hash = ?", (body, person, address))


def forget_subscription(person: str, address: str) -> Statement:
    return ("DELETE FROM subscriptions WHERE person = ? AND hash = ?", (person, address))


def store_turn(person: str, table: str, at: int) -> Statement:
    """Store that it is somebody's turn and when they are to be told; 0: not while they are there."""
    return (
        "INSERT INTO turns VALUES (?, ?, ?, 0) ON CONFLICT (person, id) DO UPDATE SET at = excluded.at, told = 0",
        (person, table, at),
    )


def move_turn(person: str, table: str, at: int) -> Statement:
    """Tell a person of the same turn at another time, if they have not been told."""
    return (
        "INSERT INTO turns VALUES (?, ?, ?, 0) ON CONFLICT (person, id) DO UPDATE SET "
        "at = CASE WHEN turns.told = 1 THEN 0 ELSE excluded.at END",
        (person, table, at),
    )


def forget_turn(person: str, table: str) -> Statement:
    return ("DELETE FROM turns WHERE person = ? AND id = ?", (person, table))


def turns_of(session: Session, person: str) -> list[Row]:
    """Table and time of every turn of the person; the time is 0 for one that needs no telling."""
    return session.read("SELECT id, at FROM turns WHERE person = ? ORDER BY at DESC, id", (person,))


def to_be_told(session: Session, now: int, here: int, seen: int) -> list[str]:
    """People whose turn it has been long enough, who have no page open (none has said since `here` that it is), and
    have not seen it either on one that was open then, since `seen`."""
    rows = session.read(
        "SELECT DISTINCT person FROM turns WHERE at > 0 AND at <= ? "
        "AND NOT EXISTS (SELECT 1 FROM pushes WHERE pushes.person = turns.person AND pushes.until > ?) "
        "AND NOT EXISTS (SELECT 1 FROM here WHERE here.person = turns.person "
        "AND (here.at > ? OR (here.at > ? AND here.at > turns.at))) LIMIT 200",
        (now, now, here, seen),
    )
    return [person for (person,) in rows]


def take_push(session: Session, person: str, now: int, until: int) -> int:
    """Whoever takes it tells the person, and nobody else before `until`; which try this is. 0: another process does."""
    rows = session.read(
        "INSERT INTO pushes VALUES (?, ?, 1) ON CONFLICT (person) DO UPDATE SET until = excluded.until, "
        "tries = pushes.tries + 1 WHERE pushes.until <= ? RETURNING tries",
        (person, until, now),
    )
    return rows[0][0] if rows else 0


def put_off(person: str, until: int) -> Statement:
    """Tell a person nothing before this time."""
    return ("UPDATE pushes SET until = ? WHERE person = ?", (until, person))


def turns_that_wait(session: Session) -> list[Row]:
    """Person and table of the turns that are not told because somebody was there."""
    return session.read("SELECT person, id FROM turns WHERE at = 0 AND told = 0")


def note_told(person: str, turns: list[Row], until: int) -> list[Statement]:
    """Note that a person was told of these turns and is told nothing else before `until`. A turn that began meanwhile
    is another one."""
    told: Final = "UPDATE turns SET told = 1, at = 0 WHERE person = ? AND id = ? AND at = ?"
    return [
        ("UPDATE pushes SET until = ?, tries = 0 WHERE person = ?", (until, person)),
        *((told, (person, table, at)) for table, at in turns if at),
    ]
