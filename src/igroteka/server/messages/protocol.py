"""The wire: what the server sends over the table's socket, as structs. What clients send is in `requests`, the bodies
of the HTTP API are in `bodies`.

`web/src/lib/protocol.ts` is written from here by `python -m tools.typescript`; a test holds them equal.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from igroteka.bots.contrast import Comparison
from igroteka.bots.hindsight import Hindsight
from igroteka.engine.event_view import EventView, Op
from igroteka.engine.events import Value
from igroteka.engine.view import View
from igroteka.server.messages.requests import Parting
from igroteka.server.messages.room_view import NoticeInfo, Room


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
    """Milliseconds without a message from the server, after which it is lost; 0: however long it is silent."""


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
    """What a bot says, `name` being its own: a key of the game's words, with its values; or `phrase-…`, a key of the
    common words, which a member says."""
    values: dict[str, Value] = {}


class Notice(ServerMessage, tag="notice", frozen=True):
    """What the server's host tells everybody."""

    notice: NoticeInfo


class ChatPage(ServerMessage, tag="page", frozen=True):
    """Lines of chat, the oldest first; `more`: there are still older ones."""

    lines: list[Said]
    more: bool


class Guidance(ServerMessage, tag="guidance", frozen=True):
    """What the guide of a lesson says now. `line` is a key of the lesson's words; `wants`: that it is read on (`next`),
    that seat 0 answers, or nothing any more. `point`: what is meant; `press`: the answers that are; `why_not`: a key
    that is no answer, to be asked about. `wrong`: what is said about an answer that was taken back and never counted,
    to whom gave it, and `tried` the answer itself."""

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
    tried: str = ""


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
    """A message was refused; nothing has changed. `reason` and `rule` are as in a refusal of the rules, else empty."""

    id: int
    code: ErrorCode
    text: str
    reason: str = ""
    rule: str = ""


class Bye(ServerMessage, tag="bye", frozen=True):
    """The server closes the connection: `kicked`, `locked` (the link to watch is not good any more),
    `deleted`, `left` or sent away; `shut`, `banned`: the server's host has closed the table, or turned the person away;
    `stopping`: come back; `elsewhere`: the table is in another process."""

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
ServerMsg = OfTheTable | Said | Notice | ChatPage | Clocks | Synced | Ping | NewCode | Ok | Fault | Bye
