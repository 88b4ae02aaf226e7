"""The bodies of the HTTP API about a person: who they are, how their games ended, what is kept of them."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from igroteka.server.messages.bodies import OneOfMine, OpenTable
from igroteka.server.messages.requests import Key, Name, Phrase
from igroteka.server.messages.room_view import Lang, Level

Doing = Literal["shelf", "club", "playing", "learning", "watching"]
GroupName = Annotated[str, Meta(min_length=1, max_length=40)]
Notes = Annotated[str, Meta(max_length=12_000)]
"""What a browser keeps for itself, as it likes: how far the lessons are, which puzzles are solved."""


class NewPerson(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody comes with a browser that nobody knows yet."""

    name: Name


class PersonKey(Struct, frozen=True):
    """A secret of this browser, by which the server knows whose it is: keep it, never show it in an address."""

    key: str
    name: str
    notes: str
    """What the other device has sent along; '' for a new person."""


class ChangePerson(Struct, frozen=True, forbid_unknown_fields=True):
    """Changes to a person; null leaves a field as it is."""

    name: Name | None = None
    hidden: bool | None = None
    """Do not show me to others of this server."""


class PersonClaim(Struct, frozen=True, forbid_unknown_fields=True):
    """Tables to which this browser has keys of its own: they are this person's from now on."""

    tickets: Annotated[list[OneOfMine], Meta(max_length=100)]


class AskPersonCode(Struct, frozen=True, forbid_unknown_fields=True):
    """A code that makes another device the same person; the notes go along."""

    notes: Notes = ""


class PersonCode(Struct, frozen=True):
    code: str
    seconds: int


class RedeemPerson(Struct, frozen=True, forbid_unknown_fields=True):
    code: Key


class GameResult(Struct, frozen=True):
    """How a game ended for a person, without anybody else's name."""

    table: str
    game: str
    at: int
    """Seconds since 1970."""
    seconds: int
    """That the game took, as the table counts them."""
    answers: int
    """Of all players together."""
    seats: list[int]
    """Those of this person: several, if people passed one screen round."""
    players: int
    bots: list[Level | None]
    """By seat: the level of the bot that had it."""
    bot_names: list[str]
    """By seat: its name, '' for a person."""
    people: int
    """Different people at the table."""
    winners: list[int]
    won: bool
    together: bool
    """All win or all lose, or nobody won."""
    points: int | None
    """Null where nobody is ahead of another."""
    margin: int | None
    """To the best of the others, or to the best of those behind."""
    first: bool
    """The person had the first turn."""
    by_days: bool


class PersonTable(Struct, frozen=True):
    """A table at which the person is a member: the person's key opens it."""

    table: str
    member: int
    game: str
    told: bool
    """They want to be told when it is their turn there."""
    name: str
    """As they are called there."""


class PasskeyInfo(Struct, frozen=True):
    id: str
    made: int
    """In seconds since 1970."""


class Me(Struct, frozen=True):
    """Who somebody is, and where they play; how their games ended is asked for by itself."""

    name: str
    came: int
    """When the person first came, in seconds since 1970."""
    devices: int
    hidden: bool
    tables: list[PersonTable]
    groups: list[GroupLink]
    passkeys: list[PasskeyInfo]
    told: int
    """Browsers in which the person is told when it is their turn."""
    blocked: list[Blocked]


class MemberOfGroup(Struct, frozen=True):
    """What a group notes about a member."""

    name: str
    coming: bool | None
    vote: str


class PersonExport(Struct, frozen=True):
    """Everything that is kept about a person."""

    person: str
    came: int
    name: str
    keys: list[str]
    """Hashes of the keys of the devices."""
    tables: list[PersonTable]
    results: list[GameResult]
    said: dict[str, list[str]]
    """By table or group: the lines of the chat."""
    groups: list[GroupLink]
    in_groups: dict[str, MemberOfGroup]
    """By group."""
    hidden: bool
    passkeys: list[PasskeyInfo]
    push: list[str]
    """The addresses at which browsers are told when it is the person's turn."""
    blocked: list[Blocked]
    reports: list[str]
    """What the person has told the server's host about others."""


class Blocked(Struct, frozen=True):
    """Somebody whom one has blocked, by a name of the block itself."""

    block: str
    name: str
    since: int


class MakeReport(Struct, frozen=True, forbid_unknown_fields=True):
    """Tell the server's host about a member of a table or of a group that one belongs to."""

    text: Annotated[str, Meta(max_length=300)]
    member: Key
    table: Key = ""
    group: Key = ""


class BlockMember(Struct, frozen=True, forbid_unknown_fields=True):
    """Sit at no common table with this person any more."""

    member: Key
    table: Key = ""
    group: Key = ""


class Unblock(Struct, frozen=True, forbid_unknown_fields=True):
    block: Key


class Subscribe(Struct, frozen=True, forbid_unknown_fields=True):
    """A browser that can be told something: the address that its maker has given it, and what encrypts for it (RFC
    8291), as base64url."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=1_000)]
    p256dh: Annotated[str, Meta(min_length=1, max_length=200)]
    auth: Annotated[str, Meta(min_length=1, max_length=100)]
    lang: Lang


class Unsubscribe(Struct, frozen=True, forbid_unknown_fields=True):
    endpoint: Annotated[str, Meta(min_length=1, max_length=1_000)]


class Tell(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether somebody wants to be told when it is their turn at a table."""

    wanted: bool


class PasskeyOptions(Struct, frozen=True):
    """What the browser is to make of it or sign with it (WebAuthn), as JSON; good once, and for a few minutes."""

    options: str


class PasskeyAnswer(Struct, frozen=True, forbid_unknown_fields=True):
    """What the browser has made or signed, as JSON."""

    credential: Annotated[str, Meta(max_length=12_000)]


class ForgetPasskey(Struct, frozen=True, forbid_unknown_fields=True):
    id: Annotated[str, Meta(min_length=1, max_length=400)]


class Here(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody is here and looks at this page; with a game, if it is one's."""

    doing: Doing
    game: Key = ""


class HereNow(Struct, frozen=True):
    name: str
    doing: Doing
    game: str


class PlayedTable(Struct, frozen=True):
    """A game that may be watched."""

    table: str
    watch: str
    game: str
    names: list[str]
    watchers: int


class Club(Struct, frozen=True):
    """Who is here, and at which tables one may sit down or watch."""

    here: list[HereNow]
    open: list[OpenTable]
    playing: list[PlayedTable]


class NewGroup(Struct, frozen=True, forbid_unknown_fields=True):
    """A standing table; `mine` is what its first member is called."""

    name: GroupName
    mine: Name


class JoinGroup(Struct, frozen=True, forbid_unknown_fields=True):
    invite: Key
    name: Name


class GroupLink(Struct, frozen=True):
    """What a link to a group carries."""

    group: str
    invite: str
    name: str
    waits: bool
    """People sit down there right now, or the next game wants an answer."""


class NextGame(Struct, frozen=True, forbid_unknown_fields=True):
    """What is played next, and when (seconds since 1970)."""

    game: Key
    at: Annotated[int, Meta(ge=0, le=2**40)]


class Coming(Struct, frozen=True, forbid_unknown_fields=True):
    yes: bool


class Vote(Struct, frozen=True, forbid_unknown_fields=True):
    """A vote for the game after the next one; '' takes it back."""

    game: Key


class SayToGroup(Struct, frozen=True, forbid_unknown_fields=True):
    """A text, or one of the phrases that everybody reads in their own language."""

    text: Annotated[str, Meta(max_length=500)] = ""
    phrase: Phrase | None = None


class ChangeGroup(Struct, frozen=True, forbid_unknown_fields=True):
    name: GroupName


class SitDown(Struct, frozen=True, forbid_unknown_fields=True):
    game: Key


class GroupGame(Struct, frozen=True):
    """How a game of a group ended, by seats; `people` are the group's own ids of members, '' for bots and guests."""

    table: str
    game: str
    at: int
    people: list[str]
    winners: list[int]
    points: list[int]
    together: bool


class GroupMember(Struct, frozen=True):
    id: str
    name: str
    here: bool
    coming: bool | None
    vote: str
    me: bool


class GroupLine(Struct, frozen=True):
    n: int
    member: str
    name: str
    text: str
    time: int
    mine: bool = False
    says: str = ""
    """In place of a text: a key of the common words."""


class StandingGroup(Struct, frozen=True):
    """A standing group as its members see it."""

    group: str
    name: str
    invite: str
    since: int
    members: list[GroupMember]
    next: NextGame | None
    table: str
    """At which they gather now; '' if at none."""
    table_game: str
    games: list[GroupGame]
    lines: list[GroupLine]


class GroupDoor(Struct, frozen=True):
    """A group as somebody sees it who has the link and has not come in yet."""

    group: str
    name: str
    names: list[str]


PersonBody = (
    Here
    | Club
    | Blocked
    | MakeReport
    | BlockMember
    | Unblock
    | NewGroup
    | JoinGroup
    | GroupLink
    | NextGame
    | Coming
    | Vote
    | SayToGroup
    | ChangeGroup
    | SitDown
    | StandingGroup
    | GroupDoor
    | NewPerson
    | PersonKey
    | ChangePerson
    | PersonClaim
    | AskPersonCode
    | PersonCode
    | RedeemPerson
    | Me
    | GameResult
    | PersonExport
    | PasskeyInfo
    | Subscribe
    | Unsubscribe
    | Tell
    | PasskeyOptions
    | PasskeyAnswer
    | ForgetPasskey
)
