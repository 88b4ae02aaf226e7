"""The bodies of the HTTP API about a person: who they are, how their games ended, what is kept of them."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from igroteka.server.messages.bodies import OneOfMine
from igroteka.server.messages.requests import Key, Name
from igroteka.server.messages.room_view import Level

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
    """What is null stays."""

    name: Name | None = None


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


class Me(Struct, frozen=True):
    """Who somebody is, and where they play; how their games ended is asked for by itself."""

    name: str
    came: int
    """When the person first came, in seconds since 1970."""
    devices: int
    tables: list[PersonTable]


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
    """By table: the lines of the chat."""


PersonBody = (
    NewPerson
    | PersonKey
    | ChangePerson
    | PersonClaim
    | AskPersonCode
    | PersonCode
    | RedeemPerson
    | Me
    | GameResult
    | PersonExport
)
