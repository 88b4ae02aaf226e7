"""A table as its people see it, all but the game on it: what messages and bodies of requests have in common."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

Level = Literal["random", "easy", "normal", "hard", "expert", "like_me"]
Pace = Literal["slow", "normal", "fast", "instant"]
Lang = Literal["", "ru", "en"]
Stage = Literal["lobby", "playing", "finished"]
ChatMode = Literal["all", "phrases", "off"]
"""What may be said at a table: anything, only what is ready in both languages, or nothing."""
Number = Annotated[int, Meta(ge=-(2**53), le=2**53)]
SettingJson = bool | Number | str | list[str]


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """Time for answers: `move` seconds for each, then the seat's `bank`; 0 and 0 is no clock. From half a day on the
    clock runs whether anybody is there or not, and until it has run out no bot takes over."""

    move: Annotated[int, Meta(ge=0, le=604_800)] = 0
    bank: Annotated[int, Meta(ge=0, le=864_000)] = 0


class SeatInfo(Struct, frozen=True):
    """A seat. `owner` is a member, `bot` the level of the bot that plays it, `substitute`: until its owner is back."""

    seat: int
    owner: int | None
    name: str
    """A person's, or `@` and the key of a bot's (`bot-otto` among the words), which the scripted seats of a lesson also
    have; '' for an open seat."""
    bot: Level | None
    substitute: bool
    connected: bool


class NoticeInfo(Struct, frozen=True):
    """What the server's host tells everybody until this time (seconds since 1970), in both languages; empty: nothing
    any more."""

    ru: str
    en: str
    until: int


class MemberInfo(Struct, frozen=True):
    """Somebody who came by the invite."""

    id: int
    name: str
    host: bool
    muted: bool
    ready: bool
    """In the lobby: for their part the game may begin. The host's mark is the start itself."""
    connected: bool
    rtt: int
    """Milliseconds to and fro, measured by the server; -1 while unknown."""
    seen: list[int]
    """Seats whose cards they have seen in this game: those they may go back to."""
    known: bool
    """The server knows who it is across tables: they can be blocked."""


class Takeback(Struct, frozen=True):
    """A request to take back behind a barrier: `waiting` members have not answered yet."""

    seat: int
    member: int
    waiting: list[int]


class Claim(Struct, frozen=True):
    """The host is away: from this time of the table on, this member, the longest-standing guest who is there, may take
    over the role."""

    member: int
    at: int


class NextTable(Struct, frozen=True):
    """The table of a rematch, `by`: the member who has asked for it; `watch` is what its link to watch carries."""

    table: str
    by: int
    watch: str
    begins: bool
    """The game begins there at once, on the seats of the last one; else people gather there."""


class AnotherGame(Struct, frozen=True):
    """Somebody wants another game, `by`: who has said so first. `waiting`: members with a seat who are here and have
    not said it yet; `at`: when it begins (table's time), -1 while somebody is waited for."""

    by: int
    ready: list[int]
    waiting: list[int]
    at: int


class Fairness(Struct, frozen=True):
    """How calls in a race are judged. A call counts from when it was pressed, at most `window` ms before it arrived;
    calls arriving within that time are compared; within `tie` ms they are equal, and the rules decide. `bound`: what
    distance, measured or pretended, can bring in all, by seeing the race earlier than the others and by that."""

    bound: int
    window: int
    tie: int


class Room(Struct, frozen=True):
    """Everything about a table but the game on it. Sent whole whenever it changes."""

    table: str
    game: str
    stage: Stage
    players: int
    settings: dict[str, SettingJson]
    pack: bool
    clock: Clock
    pace: Pace
    hints: bool
    substitutes: bool
    """A bot sits in for a player who is away too long."""
    window: int
    """Seconds after which an answer to a guarded question is published, where several people play: no sooner and no
    later, so that nothing can be told from when it comes."""
    takeover: bool
    """In play a guest may take the seat of a bot, and see its cards."""
    locked: bool
    open: bool
    """While people gather, everybody who looks at this server's shelf sees the table and may sit down."""
    preview: bool
    """Whoever has the address of the table, also without the secret in it, is shown the host's name and the free seats:
    a messenger, for example, in which the invitation was posted."""
    newcomers: bool
    """Who has not played this game yet is welcome."""
    group: str
    """The standing group that plays here; '' if none does."""
    chat: ChatMode
    host: int
    seats: list[SeatInfo]
    members: list[MemberInfo]
    watchers: int
    takeback: Takeback | None
    fairness: Fairness
    seed_chosen: bool
    """Its maker named the seed, and may know what comes."""
    again: AnotherGame | None
    """After the game."""
    next: NextTable | None
    """The rematch."""
    claim: Claim | None
    lesson: str
    """The chapter of a lesson that is taken here; '' at any other table."""
    continued: bool
    """It goes on from a moment of another game: players and settings are those of that game."""
