"""What clients send over the table's socket.

A message carries `id`, growing on each connection: it is answered by `ok` or `error` with the same id, and a message
whose id is not greater than the last one is a double and does nothing.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct, field

from igroteka.server.messages.room_view import ChatMode, Clock, Level, Pace, SettingJson

PROTOCOL: Final = 1

Key = Annotated[str, Meta(max_length=64)]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
Thing = Annotated[str, Meta(max_length=64, pattern="^[a-z0-9_:+-]*$")]
Line = Annotated[str, Meta(min_length=1, max_length=500)]
Text = Annotated[str, Meta(max_length=4000)]
Parting = Literal["kicked", "locked", "deleted", "stopping", "elsewhere", "left", "shut", "banned"]
Seconds = Annotated[int, Meta(ge=1, le=120)]
Phrase = Literal["hello", "luck", "thanks", "well", "sorry", "moment", "back", "turn", "laugh", "again", "bye"]
"""What can be said with one press; everybody reads it in their own language."""


class ClientMessage(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", kw_only=True):
    id: Annotated[int, Meta(ge=0)] = 0


class Hello(ClientMessage, tag="hello", frozen=True):
    """First message. A member sends its `key`, a spectator the `watch` of the link.
    `seen`: the last number received per audience (`p0`, `public`); `chat`: the last chat line. Of the lines after that
    the newest follow; those before can be asked for.
    `event_changes`: the events of changes carry what each of them changed."""

    table: Key
    key: Key = ""
    watch: Key = ""
    seen: dict[Key, int] = {}
    chat: int = 0
    event_changes: bool = field(default=False, name="stage")
    protocol: int = PROTOCOL


class Answer(ClientMessage, tag="answer", frozen=True):
    """An answer to the prompt `number` of the view. `t`: in a race, the table's time when it was pressed."""

    seat: int
    number: Key
    key: Text
    t: int = -1


class Undo(ClientMessage, tag="undo", frozen=True):
    seat: int


class TakebackAsk(ClientMessage, tag="takeback", frozen=True):
    seat: int


class Consent(ClientMessage, tag="consent", frozen=True):
    yes: bool


class Hint(ClientMessage, tag="hint", frozen=True):
    """`key`: an answer that the hint is to be compared with; else it is with the second best."""

    seat: int
    key: Key = ""


class Why(ClientMessage, tag="why", frozen=True):
    seat: int
    key: Text


class WhatIf(ClientMessage, tag="what_if", frozen=True):
    seat: int
    key: Key


class LookBack(ClientMessage, tag="look_back", frozen=True):
    """Ask what the other answers to one's last sealed choice would have brought; only for a turn that is over."""

    seat: int


class Say(ClientMessage, tag="say", frozen=True):
    text: Line
    about: Thing = ""


class SayPhrase(ClientMessage, tag="phrase", frozen=True):
    phrase: Phrase


class Earlier(ClientMessage, tag="earlier", frozen=True):
    """Ask for the lines of chat before this one: answered by a `page`."""

    before: int


class Next(ClientMessage, tag="next", frozen=True):
    """In a lesson: the line that the guide says has been read."""


class Hurry(ClientMessage, tag="hurry", frozen=True):
    """Bots answer at once until a person is asked."""


class Sync(ClientMessage, tag="sync", frozen=True):
    """Answered by `synced` at once: from five of these a client knows the table's time."""

    t: float


class Pong(ClientMessage, tag="pong", frozen=True):
    """The answer to a `ping`, to be sent at once: so the server knows how far the client is."""

    n: int


class Rename(ClientMessage, tag="rename", frozen=True):
    """Another name for the member; or, with one of their seats, for whoever plays there at the same screen."""

    name: Name
    seat: int | None = None


class Sit(ClientMessage, tag="sit", frozen=True):
    seat: int


class Stand(ClientMessage, tag="stand", frozen=True):
    seat: int


class Ready(ClientMessage, tag="ready", frozen=True):
    """In the lobby: say that one is ready for the game to begin, or not yet."""

    yes: bool = True


class Leave(ClientMessage, tag="leave", frozen=True):
    """Give up all seats and the membership; in play a bot goes on."""


class DeviceCode(ClientMessage, tag="device_code", frozen=True):
    """Ask for a one-time code that makes another device the same member."""


class Configure(ClientMessage, tag="configure", frozen=True):
    """Host, in the lobby (what concerns the table also in play); what is null stays."""

    players: int | None = None
    settings: dict[Key, SettingJson] | None = None
    clock: Clock | None = None
    pace: Pace | None = None
    hints: bool | None = None
    substitutes: bool | None = None
    window: Seconds | None = None
    takeover: bool | None = None
    open: bool | None = None
    preview: bool | None = None
    newcomers: bool | None = None
    chat: ChatMode | None = None
    pack: bool | None = None


class SetBot(ClientMessage, tag="set_bot", frozen=True):
    """Host: a bot of this level takes the seat (in play: also one whose owner is away); null opens it again."""

    seat: int
    level: Level | None


class Fill(ClientMessage, tag="fill", frozen=True):
    """Host: bots take all open seats."""

    level: Level


class Order(ClientMessage, tag="order", frozen=True):
    """Host, in the lobby: who sits where now, by old seat number; empty for a random order."""

    seats: list[int]


class Start(ClientMessage, tag="start", frozen=True):
    """Host: begin. `seed` only for a table that wants to be repeated."""

    seed: Annotated[int, Meta(ge=0, le=2**31 - 1)] | None = None


class Kick(ClientMessage, tag="kick", frozen=True):
    member: int


class Mute(ClientMessage, tag="mute", frozen=True):
    member: int
    muted: bool


class Lock(ClientMessage, tag="lock", frozen=True):
    """Host: nobody else can join or watch."""

    locked: bool


class HandOver(ClientMessage, tag="hand_over", frozen=True):
    member: int


class ClaimHost(ClientMessage, tag="claim_host", frozen=True):
    """The host has been away for too long: become host, as the room's `claim` says."""


class Rematch(ClientMessage, tag="rematch", frozen=True):
    """After a game: a new table with the same people, on which the same keys are good. Whoever asks is its host."""


class Again(ClientMessage, tag="again", frozen=True):
    """After a game, for who has a seat: another one at once, with the same people on the same seats. It begins soon
    after everybody who is here has said so; until then it can be taken back."""

    yes: bool = True


class Delete(ClientMessage, tag="delete", frozen=True):
    """Host: the table and everything kept of it."""


ClientMsg = (
    Hello
    | Answer
    | Undo
    | TakebackAsk
    | Consent
    | Hint
    | Why
    | WhatIf
    | LookBack
    | Say
    | SayPhrase
    | Earlier
    | Next
    | Hurry
    | Sync
    | Pong
    | Rename
    | Sit
    | Stand
    | Ready
    | Leave
    | DeviceCode
    | Configure
    | SetBot
    | Fill
    | Order
    | Start
    | Kick
    | Mute
    | Lock
    | HandOver
    | ClaimHost
    | Rematch
    | Again
    | Delete
)
