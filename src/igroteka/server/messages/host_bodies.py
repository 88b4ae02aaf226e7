"""The bodies of the HTTP API for the server's host, and of what people tell the host."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from igroteka.server.messages.bodies import GameFile
from igroteka.server.messages.person_bodies import PersonTable
from igroteka.server.messages.protocol import Said
from igroteka.server.messages.requests import Key
from igroteka.server.messages.room_view import NoticeInfo, Stage

Why = Annotated[str, Meta(max_length=300)]
Days = Annotated[int, Meta(ge=0, le=3_650)]
NoticeLine = Annotated[str, Meta(max_length=300)]
SanctionKind = Literal["mute", "ban"]


class ProcessLoad(Struct, frozen=True):
    """How busy one process is, over the last minute."""

    process: str
    version: str
    began: int
    """Seconds since 1970."""
    live: int
    """Tables in memory."""
    connections: int
    commits: int
    """Since it began."""
    processor: int
    """Of one processor, in percent."""
    memory: int
    """Bytes; 0 where the system does not say."""
    lag: int
    """The longest that anything waited for its turn, in ms."""
    answer_half: int
    answer_most: int
    """So long half and 99 of 100 of the last answers took, in ms."""
    bots: int
    """Seconds that a new table would wait for its bots."""


class StorageState(Struct, frozen=True):
    engine: Literal["sqlite", "postgresql"]
    bytes: int
    free: int
    """Left on the disk; 0 where that is not known."""
    trouble: str
    """What was wrong at the last transaction; '' if nothing was."""
    counts: dict[str, int]
    """Rows, by what they are."""
    most_tables: int
    keep_days: int


class HostOverview(Struct, frozen=True):
    version: str
    host: str
    """The name of the key."""
    processes: list[ProcessLoad]
    storage: StorageState
    stages: dict[str, int]
    """Tables, by stage."""
    here: int
    """People who were here in the last minute or so, as far as they let it be seen."""
    open_reports: int
    notice: NoticeInfo | None


class HostTable(Struct, frozen=True):
    table: str
    game: str
    stage: Stage
    names: list[str]
    """Of the members."""
    changed: int
    days: bool
    """Days are given for a decision."""
    open: bool
    shut: bool
    """By the server's host."""
    connected: int
    """As far as the process knows that was asked."""


class HostMember(Struct, frozen=True):
    member: int
    name: str
    person: str
    """'' for somebody who came with a program that does not say who they are."""
    host: bool
    muted: bool
    networks: list[str]
    """From which they are connected now; nothing of that is kept."""


class HostTableDetail(Struct, frozen=True):
    """A table as its server's host may look at it: who is there and what was said, not the hidden cards."""

    about: HostTable
    members: list[HostMember]
    watchers: list[str]
    """The networks of those who only watch."""
    lines: list[Said]


class HostTableExport(Struct, frozen=True):
    about: HostTable
    members: list[HostMember]
    lines: list[Said]
    file: GameFile | None
    """The game, as `igroteka replay` opens it; null before it began."""


class SanctionInfo(Struct, frozen=True):
    target: str
    """A person's id, or a network."""
    network: bool
    name: str
    kind: SanctionKind
    until: int
    why: str


class HostPerson(Struct, frozen=True):
    person: str
    name: str
    since: int
    came: int
    here: bool
    muted: bool
    banned: bool


class HostPersonDetail(Struct, frozen=True):
    about: HostPerson
    devices: int
    results: int
    groups: int
    tables: list[PersonTable]
    networks: list[str]
    """From which they are connected to this process now."""
    sanctions: list[SanctionInfo]


class ReportInfo(Struct, frozen=True):
    report: str
    at: int
    settled: int
    """When the host has looked after it; 0: not yet."""
    by: str
    """The name of who tells it."""
    about: str
    about_person: str
    """'' if they are not known as a person."""
    table: str
    group: str
    text: str
    said: list[str]
    """The last lines there, as they stood."""


class Deed(Struct, frozen=True):
    """A line of the audit log."""

    at: int
    """Milliseconds since 1970."""
    by: str
    """The name of the key."""
    what: str
    target: str
    details: str
    refused: str
    """Why it was not done; '' if it was."""


class HostKeyInfo(Struct, frozen=True):
    name: str
    made: int
    until: int


class SetNotice(Struct, frozen=True, forbid_unknown_fields=True):
    """Without a text the notice is taken away."""

    ru: NoticeLine = ""
    en: NoticeLine = ""
    hours: Annotated[int, Meta(ge=1, le=720)] = 24


class ShutTable(Struct, frozen=True, forbid_unknown_fields=True):
    """Nobody can come to the table any more; or, with `shut` false, again."""

    shut: bool = True
    why: Why = ""


class Sanction(Struct, frozen=True, forbid_unknown_fields=True):
    """Mute or turn away a person, or everybody of a network; for 0 days: no longer."""

    kind: SanctionKind
    days: Days
    person: Key = ""
    network: Key = ""
    why: Why = ""


HostBody = (
    ProcessLoad
    | StorageState
    | HostOverview
    | HostTable
    | HostMember
    | HostTableDetail
    | HostTableExport
    | SanctionInfo
    | HostPerson
    | HostPersonDetail
    | ReportInfo
    | Deed
    | HostKeyInfo
    | SetNotice
    | ShutTable
    | Sanction
)
