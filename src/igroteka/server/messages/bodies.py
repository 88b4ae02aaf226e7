"""The bodies of the HTTP API, as structs; what the socket carries is in `protocol`."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta, Struct, field

from igroteka.bots.study import CostlyDecision
from igroteka.content.rulebook import BothLanguages
from igroteka.engine.event_view import EventView, Op
from igroteka.engine.events import Value
from igroteka.engine.plain import Plain
from igroteka.engine.view import ResultView, View
from igroteka.server.messages.protocol import ErrorCode
from igroteka.server.messages.requests import Key, Name, Seconds
from igroteka.server.messages.room_view import ChatMode, Clock, Lang, Level, NoticeInfo, Pace, SettingJson, Stage

MAX_FILE: Final = 512 * 1024
"""Bytes of a game that is brought as a file; the longest are a tenth of it."""


class SettingInfo(Struct, frozen=True):
    """`values`: what may be chosen; empty: any text or number. `many`: a list of distinct values."""

    name: str
    cites: str
    values: list[bool | int | str]
    default: SettingJson
    many: bool


class GoalInfo(Struct, frozen=True):
    """A goal of a lesson and its question, which has `answers` answers; `right` is the right one, counted from 1.
    Whoever is wrong may take the chapter again."""

    id: str
    chapter: str
    answers: int
    right: int


class LessonInfo(Struct, frozen=True):
    """`chapters`: their ids, in order. What is said is in words of their own, `lesson_<game>`. `pair`: two people may
    take it at one screen."""

    minutes: int
    chapters: list[str]
    goals: list[GoalInfo]
    pair: bool


class GameInfo(Struct, frozen=True):
    """A box on the shelf. `sources`: how many items of its content are rulebook, public, inferred, reconstructed."""

    id: str
    title: BothLanguages
    tagline: BothLanguages
    feel: BothLanguages
    playing_time: BothLanguages
    version: int
    least: int
    most: int
    settings: list[SettingInfo]
    sources: dict[str, int]
    levels: list[Level]
    """Of its bots, the weakest first."""
    level_notes: dict[str, BothLanguages]
    """What each level is good and bad at, in one sentence."""
    pack: bool
    """The operator's pack has content for it."""
    presets: dict[str, dict[str, SettingJson]]
    """Settings that go together, by name; a table begins with the first."""
    lesson: LessonInfo | None
    """The guided first game, if there is one."""
    puzzles: int
    """How many there are."""
    board: str = ""
    """The address of the module of a board that the game brings with it; '' for our own boards, and for none."""
    pictures: dict[str, str] = {}
    """The addresses of what it brings for the shelf: `cover`, and instead of it `lid-ru`, `lid-en`, `hero`."""


class PuzzleInfo(Struct, frozen=True):
    """A position of a real game in which one answer to the question is clearly best. It is taken like a chapter of a
    lesson, by its id. In so many `worlds` of a search it was tried against the `natural` one, and in so many it was
    `ahead`, by so many chances to win (`lead`); or a `proof-…` of the words says why, with its `facts`."""

    id: str
    ask: str
    best: str
    natural: str
    worlds: int
    ahead: int
    lead: float
    aspect: str
    rule: str
    reason: str
    values: dict[str, int | str]
    proof: str
    facts: dict[str, int]


class ExampleInfo(Struct, frozen=True):
    """A position that shows rules, and opens at a practice table like a chapter of a lesson, by `example_<id>`. There
    `legal` keys are answers to `ask`; the `refused` ones are not, by the rule that is named."""

    id: str
    rules: list[str]
    ask: str
    legal: list[str]
    refused: dict[str, str]


class BookInfo(Struct, frozen=True):
    """What makes a book of the rules. `rulings`: English headings, or ids, of what is ours where the rulebook is
    silent; `house`: ids of rules beyond it; `new`: ids of what is new to who knows the cardboard."""

    rulings: list[str]
    house: list[str]
    new: list[str]
    examples: list[ExampleInfo]


class ServerInfo(Struct, frozen=True):
    """`public_url` is '' when unknown: links then use the address of the page. `lan`: where friends could reach it."""

    version: str
    protocol: int
    public_url: str
    loopback: bool
    lan: list[str]
    keep_days: int
    """How long finished games are kept."""
    busy: bool
    """A table that comes now would have to wait for its bots."""
    wait: int
    """Seconds, about."""
    hints: int
    """That bots may think about at a time, on the whole server."""
    unavailable: dict[str, str] = {}
    """The games that are installed and cannot be played; why is told to who sits at this computer only."""
    here: bool = False
    """There is no server: the tables are within the page, and nobody comes from elsewhere."""
    club: bool = False
    """It is open to others, and shows them to each other."""
    people: bool = False
    """It knows people across tables."""
    push: str = ""
    """By what a browser knows this server's pushes (VAPID); '' for a server that sends none: the extra `people` is not
    installed."""
    passkeys: bool = False
    """A passkey can keep a person's key; likewise."""
    notice: NoticeInfo | None = None


class ContentInfo(Struct, frozen=True):
    """The items of a game by kind, each with `id`, `source` and its numbers."""

    game: str
    pack: bool
    kinds: dict[str, list[Plain]]


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be made. `bots` fills all seats but the maker's and starts at once; `one_screen`: all seats are the
    maker's, who passes the screen round."""

    game: Key
    name: Name
    players: int = 0
    """0: the least, or as many as fit a quick game."""
    settings: dict[Key, SettingJson] = {}
    bots: Level | None = None
    clock: Clock = Clock()
    pace: Pace = "normal"
    hints: bool = True
    substitutes: bool = True
    window: Seconds = 5
    takeover: bool = False
    open: bool = False
    newcomers: bool = False
    chat: ChatMode = "all"
    lang: Lang = ""
    """In which language the table is talked at, as far as its maker says."""
    one_screen: bool = False
    pack: bool = False
    seed: Annotated[int, Meta(ge=0, le=2**31 - 1)] | None = None


class NewLesson(Struct, frozen=True, forbid_unknown_fields=True):
    """A table for a chapter of a game's lesson; it begins at once. `together`: two people learn it at one screen, and
    in the last chapter both play."""

    game: Key
    chapter: Key
    name: Name
    together: bool = False


class Continue(Struct, frozen=True, forbid_unknown_fields=True):
    """A new table that goes on from a moment of a game, for whoever can see its record: from the last rest point not
    after frame `n` (0: the beginning), on this seat. What the seat could not know there, or the public if it was not
    the reader's own, is drawn again. `bots` fills the other seats and starts at once; null leaves them open."""

    name: Name
    n: Annotated[int, Meta(ge=0)]
    seat: Annotated[int, Meta(ge=0)]
    bots: Level | None = "normal"


class GameFile(Struct, frozen=True):
    """A game as one file, the same as `igroteka play` saves and `igroteka replay` tells. It holds every secret."""

    game: str
    body: bytes


class OpenFile(Struct, frozen=True, forbid_unknown_fields=True):
    """A new table at which the game of a file goes on, on this seat. What the seat could not know is drawn again, so
    that nobody gains from reading the file. `bots` as with `Continue`."""

    name: Name
    body: Annotated[bytes, Meta(max_length=MAX_FILE)]
    seat: Annotated[int, Meta(ge=0)] = 0
    bots: Level | None = None


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    """Join by the invite of a link, on the first open seat if there is one. `key`: what this browser was asked to leave
    the table with, if it was."""

    invite: Key
    name: Name
    key: Key = ""


class InviteLookup(Struct, frozen=True, forbid_unknown_fields=True):
    """What a link leads to, before joining: `invite` is what the link carries, of either kind."""

    invite: Key


class Find(Struct, frozen=True, forbid_unknown_fields=True):
    """The two words of a lobby's code, in any language of the page."""

    words: Annotated[str, Meta(max_length=100)]


class Invitation(Struct, frozen=True):
    """What a link to join carries."""

    table: str
    invite: str
    game: str


class OpenTable(Struct, frozen=True):
    """A table that its host shows to everybody: one may sit down while people gather, and watch while they play."""

    table: str
    invite: str
    """What the link to join carries; '' once the game has begun."""
    game: str
    host: str
    names: list[str]
    open_seats: int
    level: Level | None
    """Of a bot that sits there."""
    lang: Lang
    clock: Clock
    newcomers: bool
    watch: str = ""
    """While they play: what the link to watch carries."""


class Redeem(Struct, frozen=True, forbid_unknown_fields=True):
    code: Key


class Ticket(Struct, frozen=True):
    """A member's `key` is a secret of this browser: keep it, never show it in an address. By the `game` the page asks
    for words and board while its socket is still being opened."""

    table: str
    key: str
    member: int
    game: str


class Mine(Struct, frozen=True, forbid_unknown_fields=True):
    tickets: Annotated[list[OneOfMine], Meta(max_length=100)]


class OneOfMine(Struct, frozen=True, forbid_unknown_fields=True):
    table: Key
    key: Key


class TableInfo(Struct, frozen=True):
    """A line of «my games»; also what an invite shows before joining."""

    table: str
    game: str
    stage: Stage
    names: list[str]
    seats: list[int]
    """Those that this member holds."""
    your_turn: bool
    since: int
    """Where days are given for a decision: since when the table waits for this member, in seconds since 1970; else 0.
    """
    until: int
    """And when the time for that runs out."""
    locked: bool
    open_seats: int
    changed: int
    """Seconds since 1970."""
    result: ResultView | None
    lesson: str
    """The chapter of a lesson that is taken here; '' at any other table."""
    next: str
    """The table of the rematch, on which this member's key is good too; '' if there is none."""


class Frame(Struct, frozen=True):
    """One step of a replay. `reason`: the one-line reason of the bot that moved."""

    n: int
    at: int
    events: list[EventView]
    ops: list[Op]
    seat: int = -1
    reason: str = ""
    values: dict[str, Value] = {}


class Replay(Struct, frozen=True):
    """A finished game as one audience saw it: needs no rules to be shown."""

    table: str
    game: str
    audience: str
    audiences: list[str]
    """Those that this reader may ask for."""
    watch: str
    """What a link to the public record carries."""
    names: list[str]
    settings: dict[str, SettingJson]
    studied: bool
    """Its bots can tell which decisions of a seat have cost most."""
    with_changes: bool = field(name="staged")
    """Its events carry what each of them changed, so that it can be played on a board. Records made by other rules, or
    before this was kept, have no such changes."""
    view: View
    frames: list[Frame]


class Study(Struct, frozen=True):
    """The decisions of a seat that have cost it most, the worst first; `n` is that of the frame before."""

    decisions: list[CostlyDecision]


class Health(Struct, frozen=True):
    """`ok` is false, and the status 503, while the disk takes nothing or the database does not answer."""

    ok: bool
    version: str
    tables: int
    live: int
    connections: int


class Problem(Struct, frozen=True):
    """The body of every HTTP error."""

    code: ErrorCode
    text: str
    reason: str = ""
    rule: str = ""


HttpBody = (
    ServerInfo
    | GameInfo
    | PuzzleInfo
    | BookInfo
    | ContentInfo
    | NewTable
    | NewLesson
    | Continue
    | GameFile
    | OpenFile
    | Join
    | InviteLookup
    | Find
    | Invitation
    | OpenTable
    | Redeem
    | Ticket
    | Mine
    | TableInfo
    | Replay
    | Study
    | Health
    | Problem
)
