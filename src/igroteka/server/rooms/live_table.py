"""A table in memory: its people, and the stage that its game is in. Data only; what happens to it is in the handlers.

Lobby, Playing and Finished are different types, so that a handler for a running game cannot be given anything else.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from msgspec.structs import replace

from igroteka.engine import Ask
from igroteka.engine.events import Value
from igroteka.engine.fate import bots_seed
from igroteka.engine.match import AnyMatch
from igroteka.server.base import wall
from igroteka.server.base.config import Config
from igroteka.server.base.rates import Budget
from igroteka.server.messages.protocol import ChatPage, Said
from igroteka.server.messages.room_view import Claim, Level, Takeback
from igroteka.server.rooms.client import Client
from igroteka.server.rooms.clock import TableClock
from igroteka.server.rooms.room import Member, StoredRoom
from igroteka.server.rooms.shared import Shared
from igroteka.server.streams.stream import Body, StepLog, Stream
from igroteka.server.thinking.thinkers import BotTask, Idea


class Line:
    """A line for the chat: what a member says, or a note of the table, `note` being its key and `about` its subject."""

    def __init__(self, member: Member | None = None, text: str = "", note: str = "", about: str = "") -> None:
        self.member, self.text, self.note, self.about = member, text, note, about
        self.says = ""
        """In place of a text: a key of words."""


class BotLine(Line):
    """A line that the bot at a seat says: a key of the game's words, and its values."""

    def __init__(self, seat: int, says: str, values: dict[str, Value]) -> None:
        super().__init__()
        self.seat, self.says, self.values = seat, says, values


class PhraseLine(Line):
    """A line that is ready in every language: a key of the common words."""

    def __init__(self, member: Member, says: str) -> None:
        super().__init__(member)
        self.says = says


class Waited(NamedTuple):
    """The table waits for a person with this question; they are here."""

    number: str
    here: bool


class LiveTable:
    """What a table has at every stage: the stored room, the chat, the clients and the clock."""

    def __init__(self, shared: Shared, room: StoredRoom, chat: list[Said], at: int = 0) -> None:
        self.shared: Final = shared
        self.room: Final = room
        self.chat = chat
        self.clock: Final = TableClock(at)
        self.clients: set[Client] = set()
        self.host_gone, room.host_gone = room.host_gone, 0
        """Since when the host is not there, in seconds since 1970; 0 while they are."""
        self.budgets: dict[int, Budget] = {}
        """Of the members who have come: what they may send, by however many sockets."""
        self.listeners: dict[int | None, list[Client]] = {}
        """By audience: the clients that receive it."""
        self.silent_until = self.clock.now() + shared.config.timing.remark
        """Before this no bot makes a remark."""
        self.listed = {member.whose: member.id for member in room.members if member.whose}
        """The people of whom it is stored that they are members here."""
        self.waited: dict[str, Waited] = {}
        """The people of whom it is stored that it is their turn, and who want to be told."""
        self.spoken = -1
        """The lobby's code; -1 when it has none any more."""
        self.shown_clocks: tuple[list[int], list[int]] | None = None
        """As last sent to everybody."""

    @property
    def config(self) -> Config:
        return self.shared.config

    def check_level(self, level: Level | None) -> None:
        """Refuse a bot that the game has not."""
        self.shared.shelf.check_level(self.room.game, level)

    def is_connected(self, member: int) -> bool:
        return any(c.member == member for c in self.clients)

    def set_host(self, member: int) -> None:
        self.room.host, self.host_gone = member, 0
        self.note_host()

    def note_host(self) -> None:
        """Somebody has come or gone."""
        self.host_gone = 0 if self.is_connected(self.room.host) else self.host_gone or int(wall.now())

    def claim(self) -> Claim | None:
        """Who may take over from a host who is away, and when."""
        guest = next((m.id for m in self.room.members if self.is_connected(m.id)), None)
        if not self.host_gone or guest is None:
            return None
        left = self.config.timing.host_away - int(1000 * (wall.now() - self.host_gone))
        return Claim(guest, self.clock.now() + max(0, left))

    def seated_client(self) -> Client | None:
        """A client of a member who has a seat."""
        seated = {seat.owner for seat in self.room.seats if seat.owner is not None}
        return next((client for client in self.clients if client.member in seated), None)

    @property
    def network(self) -> str:
        """Whom the work for this table is charged to: the network of somebody who plays here, or watches."""
        return next((client.network for client in (self.seated_client(), *self.clients) if client is not None), "")

    def rtt(self, member: int) -> int:
        trips = [c.trip for c in self.clients if c.member == member and c.trip >= 0]
        return min(trips) if trips else -1

    def add_line(self, line: Line) -> Said:
        """The line with its number; the oldest goes when there are too many."""
        n = self.chat[-1].n + 1 if self.chat else 1
        who, name = (line.member.id, line.member.name) if line.member is not None else (0, "")
        said = Said(
            n=n,
            member=who,
            name=name,
            text=line.text,
            note=line.note,
            about=line.about,
            time=int(wall.now()),
            says=line.says,
        )
        if isinstance(line, BotLine):
            said = replace(said, name=self.room.seat_name(line.seat), values=line.values)
        self.chat = [*self.chat[1 - self.config.limits.chat :], said]
        return said

    def is_unwanted(self, client: Client, line: Said) -> bool:
        """Somebody says it whom the client has blocked."""
        if not client.blocked or not line.member:
            return False
        member = self.room.member(line.member)
        return member is not None and member.whose in client.blocked

    def chat_page(self, client: Client, after: int = 0, before: int | None = None) -> ChatPage:
        """The newest lines in between that the client wants to read, as many as are sent at once."""
        lines = [line for line in self.chat if after < line.n and (before is None or line.n < before)]
        lines = [line for line in lines if not self.is_unwanted(client, line)]
        page = lines[-self.config.limits.chat_page :]
        return ChatPage(lines=page, more=len(page) < len(lines))


class OpenQuestion:
    """A question of the match that has no answer yet: since when, and when its answer may be published."""

    def __init__(self, number: str, ask: Ask, opened: int) -> None:
        self.number, self.seat, self.kind = number, ask.seat, ask.name
        self.opened = opened
        self.must = ask.must
        self.guard = opened
        """An answer is not published before this."""
        self.window = False
        """Nor after it: the table's window for guarded questions ends then."""
        self.pace = opened
        """A bot's answer is not published before this."""
        self.row = -1
        """In a race: the row after which the bot began to think."""
        self.idea: Idea | None = None
        """What its bot would answer."""
        self.thinks = False
        self.abandoned = False
        """Its time ran out and it has no default: a bot answers this one question."""


class RaceAnswer:
    """An answer in a race that waits to be judged."""

    def __init__(self, seat: int, key: str, number: str, at: int, by: Client | None, id: int, body: Body) -> None:
        self.seat, self.key, self.number, self.at = seat, key, number, at
        self.instant = at
        """When it is judged: that of the earliest of those that count as equal."""
        self.by, self.id, self.body = by, id, body


class Calls:
    """The calls of an open window, and those of a closed one that are being judged."""

    def __init__(self) -> None:
        self.made: list[RaceAnswer] = []
        self.until = -1
        """When the window closes; -1 while there is none."""
        self.judging: list[RaceAnswer] = []
        """Of a closed window, in the order in which they count."""
        self.first = 0
        """When the earliest of those was pressed."""


class TakebackRequest:
    """Somebody asks the others to agree to a take-back; void as soon as the question is another one."""

    def __init__(self, shown: Takeback, number: str, until: int, kind: str, key: str) -> None:
        self.shown, self.number, self.until = shown, number, until
        self.kind, self.key = kind, key
        """The answer that would be taken back, and the kind of its question."""


class Lobby:
    """Before the start."""

    def __init__(self, table: LiveTable) -> None:
        self.table: Final = table


class Begun:
    """A table with a match on it."""

    def __init__(self, table: LiveTable, log: StepLog) -> None:
        self.table: Final = table
        self.log: Final = log
        self.streams: dict[int | None, Stream] = {}
        """By audience that somebody receives."""
        self.looking_back: set[int] = set()
        """Seats for which it is looked what other answers would have brought."""

    @property
    def match(self) -> AnyMatch:
        return self.log.match

    def bot_task(self, seat: int, kind: str, level: str = "", key: str = "") -> BotTask:
        """The task that a bot is given for a question."""
        room, match = self.table.room, self.match
        level = level or room.seats[seat].bot or "normal"
        seed, ceiling = bots_seed(room.seed), self.table.config.timing.thought / 1000
        return BotTask(room.id, room.game, match.save(), room.pack, seat, kind, level, seed, ceiling, key)


class Playing(Begun):
    """A running game: besides the match, everything that happens in time."""

    def __init__(self, table: LiveTable, log: StepLog) -> None:
        super().__init__(table, log)
        self.saved = log.n
        """The row of the last stored save."""
        self.questions: dict[tuple[str, int, str], OpenQuestion] = {}
        """By the question's number, seat and kind."""
        self.calls: Final = Calls()
        self.revealed = log.match.number
        """The question that was last published, so that a race is uncovered for everybody at once."""
        self.gone: dict[int, int] = {}
        """Members who are not connected, since when."""
        self.missed: dict[int, int] = {}
        """By seat: questions in a row whose time ran out."""
        self.answered_last = -1
        """The seat that answered last, outside races; -1 if that is not known."""
        self.hurried = False
        """Bots do not pretend to think, until a person is asked."""
        self.hinted: set[int] = set()
        """Seats for which a bot thinks about a hint."""
        self.wondering: set[int] = set()
        """Seats for which it is looked what would follow from an answer."""
        self.replying = False
        """A bot thinks about what to say to who pointed at something."""
        self.takeback: TakebackRequest | None = None
        self.hard_thoughts = 0
        """Thoughts of hard bots that wait or are under way; they have a place among those of the whole server."""

    def is_bot(self, seat: int) -> bool:
        found: bool = self.match.g.is_bot(seat)
        return found

    def ask_of(self, question: OpenQuestion) -> Ask | None:
        """The match's own question, if it is still open."""
        if self.match.number != question.number:
            return None
        asks = self.match.asks
        return next((a for a in asks if a.seat == question.seat and a.name == question.kind and not a.given), None)

    def question_of(self, ask: Ask) -> OpenQuestion | None:
        return self.questions.get((self.match.number, ask.seat, ask.name))


class Finished(Begun):
    """The game is over; what it was can be seen."""

    def __init__(self, table: LiveTable, log: StepLog) -> None:
        super().__init__(table, log)
        self.again: list[int] = []
        """Members who want another game, in the order in which they said so."""
        self.begins = -1
        """When it begins; -1 while somebody is waited for."""
        self.gone: dict[int, int] = {}
        """Members who have just gone, and until when they may only be on another page of ours: they are waited for."""


Stage = Lobby | Playing | Finished
