"""The wire: every message of the table's socket, as structs; the bodies of the HTTP API are in `bodies`.

`web/src/lib/protocol.ts` is written from here by `python -m tools.typescript`; a test holds them equal.
A client message carries `id`, growing on each connection: it is answered by `ok` or `error` with the same id, and a
message whose id is not greater than the last one is a double and does nothing.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from igroteka.bots.contrast import Comparison
from igroteka.bots.hindsight import Hindsight
from igroteka.engine.event_view import EventView, Op
from igroteka.engine.events import Value
from igroteka.engine.view import View
from igroteka.server.messages.room_view import Clock, Level, Pace, Room, SettingJson

PROTOCOL: Final = 1

Key = Annotated[str, Meta(max_length=64)]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
Thing = Annotated[str, Meta(max_length=64, pattern="^[a-z0-9_:+-]*$")]
Line = Annotated[str, Meta(min_length=1, max_length=500)]
Text = Annotated[str, Meta(max_length=4000)]
Parting = Literal["kicked", "locked", "deleted", "stopping", "elsewhere", "left"]
Seconds = Annotated[int, Meta(ge=1, le=120)]

# --------------------------------------------------------------------------------------------------- client messages


class ClientMessage(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", kw_only=True):
    id: Annotated[int, Meta(ge=0)] = 0


class Hello(ClientMessage, tag="hello", frozen=True):
    """First message. A member sends its `key`, a spectator the `watch` of the link.
    `seen`: the last number received per audience (`p0`, `public`); `chat`: the last chat line. Of the lines after that
    the newest follow; those before can be asked for.
    `stage`: the events of changes shall carry what each of them changed."""

    table: Key
    key: Key = ""
    watch: Key = ""
    seen: dict[Key, int] = {}
    chat: int = 0
    stage: bool = False
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
    """What would the other answers to one's last sealed choice have brought? Only of a turn that is over."""

    seat: int


class Say(ClientMessage, tag="say", frozen=True):
    text: Line
    about: Thing = ""


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
    """In the lobby: for one's own part the game may begin, or not yet."""

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

# --------------------------------------------------------------------------------------------------- server messages


class ServerMessage(Struct, frozen=True, tag_field="type", kw_only=True):
    pass


class Welcome(ServerMessage, tag="welcome", frozen=True):
    """The answer to `hello`. `audiences` are the streams that follow: one per seat held, else `public`."""

    member: int | None
    audiences: list[str]
    invite: str
    watch: str
    """What the links carry; empty for a client that may not invite."""
    spoken: dict[str, str]
    """While people gather: the two words, by language, with which one more can come; empty likewise."""
    unhinted: list[str]
    """The kinds of questions that no hint is given to."""
    studied: bool
    """After the game the bots can tell which decisions have cost most."""
    now: int
    room: Room
    version: str
    others: list[str]
    """The addresses of the other processes that can have the table, if this one is lost."""
    silence: int
    """Milliseconds without a word from the server, after which it is lost; 0: however long it is silent."""


class RoomNow(ServerMessage, tag="room", frozen=True):
    room: Room


class Snapshot(ServerMessage, tag="snapshot", frozen=True):
    """The whole view, and the events from number `first` on: all of them, or those after the number seen."""

    audience: str
    n: int
    at: int
    first: int
    events: list[EventView]
    view: View


class Change(ServerMessage, tag="change", frozen=True):
    """Change `n` of an audience follows n - 1. `show_at`: uncover it at this time of the table, for a fair race."""

    audience: str
    n: int
    at: int
    events: list[EventView]
    ops: list[Op]
    show_at: int = -1


class Held(ServerMessage, tag="held", frozen=True):
    """The seat's answer is in and will be published when its time has come, as always at this kind of question."""

    seat: int
    number: str
    key: str


class Late(ServerMessage, tag="late", frozen=True):
    """A call in a race that came after another's, by this many milliseconds."""

    seat: int
    number: str
    by: int


class Hinted(ServerMessage, tag="hinted", frozen=True):
    """What the bot would do; `reason` is a `reason-…` of the game's words with its values."""

    seat: int
    number: str
    key: str
    reason: str
    values: dict[str, Value]
    contrast: Comparison | None
    """Where two answers can be compared."""


class WhyNot(ServerMessage, tag="why_not", frozen=True):
    """Why the key is no answer; both empty if it is one."""

    seat: int
    key: str
    reason: str
    rule: str


class Foreseen(ServerMessage, tag="foreseen", frozen=True):
    """What would follow from an answer, or from another key of the game: what is sure, and odds in whole percent."""

    seat: int
    number: str
    key: str
    values: dict[str, Value]


class LookedBack(ServerMessage, tag="looked_back", frozen=True):
    """The last sealed choice of a seat whose turn is over, from worlds imagined as that seat knew the table then."""

    seat: int
    hindsight: Hindsight


class Intends(ServerMessage, tag="intends", frozen=True):
    """A bot tells its team what it is about to do: the key of an `intention-…` of the game's words, and its values."""

    seat: int
    number: str
    reason: str
    values: dict[str, Value]


class TakebackEnded(ServerMessage, tag="takeback_ended", frozen=True):
    """What became of the take-back that this seat has asked for, of the answer `key` to a question of this kind:
    `lapsed` if somebody did not say anything for too long, `overtaken` if the game went on."""

    seat: int
    kind: str
    key: str
    result: Literal["done", "refused", "lapsed", "overtaken"]


class Said(ServerMessage, tag="said", frozen=True):
    """A line of chat (`about`: a thing of the board), or (`text` empty) a note: its key, and whom it is about."""

    n: int
    member: int
    name: str
    text: str
    note: str
    about: str
    time: int
    """Seconds since 1970."""
    says: str = ""
    """What a bot says, `name` being its own: a key of the game's words, with its values."""
    values: dict[str, Value] = {}


class ChatPage(ServerMessage, tag="page", frozen=True):
    """Lines of chat, the oldest first; `more`: there are still older ones."""

    lines: list[Said]
    more: bool


class Guidance(ServerMessage, tag="guidance", frozen=True):
    """What the guide of a lesson says now. `line` is a key of the lesson's words; `wants`: that it is read on (`next`),
    that seat 0 answers, or nothing any more. `point`: what is meant; `press`: the answers that are; `why_not`: a key
    that is no answer, to be asked about. `wrong`: what is said about an answer that was taken back and never counted,
    to whom gave it."""

    chapter: str
    step: int
    """From 0 to `steps`."""
    steps: int
    line: str
    wants: Literal["next", "answer", "over"]
    point: list[str]
    press: list[str]
    why_not: str
    plays_on: bool
    """When the guide has said everything the game goes on."""
    wrong: str = ""


class Clocks(ServerMessage, tag="clocks", frozen=True):
    """`until`: per seat, when its time runs out (table's time, -1 if it does not run): by its clock, or because the
    table's window for a guarded question ends; `banks` in ms."""

    now: int
    until: list[int]
    banks: list[int]


class Synced(ServerMessage, tag="synced", frozen=True):
    t: float
    now: int


class Ping(ServerMessage, tag="ping", frozen=True):
    n: int


class NewCode(ServerMessage, tag="new_code", frozen=True):
    code: str
    seconds: int


class Ok(ServerMessage, tag="ok", frozen=True):
    id: int


ErrorCode = Literal[
    "bad_message",
    "too_large",
    "too_fast",
    "first_hello",
    "no_table",
    "no_entry",
    "not_your_seat",
    "not_host",
    "not_now",
    "refused",
    "stale",
    "barrier",
    "muted",
    "full",
    "bad_setup",
    "storage",
    "protocol",
    "internal",
]


class Fault(ServerMessage, tag="error", frozen=True):
    """Nothing has changed. `reason` and `rule` as in a refusal of the rules, else empty."""

    id: int
    code: ErrorCode
    text: str
    reason: str = ""
    rule: str = ""


class Bye(ServerMessage, tag="bye", frozen=True):
    """The server closes the connection: `kicked`, `locked` (the link to watch is not good any more),
    `deleted`, `left` or turned away; `stopping`: come back; `elsewhere`: the table is in another process."""

    why: Parting
    where: str = ""
    """The address of a process that has the table, or will have it."""


OfTheTable = (
    Welcome
    | RoomNow
    | Snapshot
    | Change
    | Held
    | Late
    | Hinted
    | WhyNot
    | Foreseen
    | LookedBack
    | Intends
    | TakebackEnded
    | Guidance
)
ServerMsg = OfTheTable | Said | ChatPage | Clocks | Synced | Ping | NewCode | Ok | Fault | Bye
