"""What happened at a table: a handler changes the table in memory, and says here what is to be stored and sent.

`commit` does both, in one place: everything of an Outcome is one transaction, and nothing is sent before it is stored.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from igroteka.server.messages.protocol import Ok, ServerMessage
from igroteka.server.messages.rejection import Rejected
from igroteka.server.messages.requests import Hello, Parting
from igroteka.server.rooms.client import Client
from igroteka.server.rooms.live_table import Line, Playing, Stage
from igroteka.server.rooms.room import Member, StoredDeviceCode, StoredRoom
from igroteka.server.streams.stream import Body
from igroteka.server.thinking.thinkers import QUICK, BotTask, Idea
from igroteka.server.thinking.waiting_line import NOBODY_WAITS


def nothing() -> None:
    """Nobody has to be told."""


@dataclass(slots=True)
class Thinking:
    """Something for a bot to think about, in another process; its result is handled in the table's turn."""

    work: Callable[[BotTask], Idea]
    question: BotTask
    done: Callable[[Stage, Idea | None], Outcome]
    """With None if the bot failed."""
    limit: float | None = None
    """Seconds, waiting included."""
    urgency: int = NOBODY_WAITS
    lane: int = QUICK
    network: str = ""
    """From where somebody waits for it."""
    over: Callable[[], None] = nothing
    """Called when it is over, however it ends."""


@dataclass(slots=True)
class Outcome:
    """Whatever came into the match is stored as the next row, also if nothing here says so."""

    body: Body | None = None
    """The row's own remarks: which bot moved, and why."""
    store_room: bool = False
    show_room: bool = False
    lines: list[Line] = field(default_factory=list)
    """New lines of the chat."""
    unsaid: list[int] = field(default_factory=list)
    """Lines of the chat that are forgotten."""
    replies: list[tuple[Client, ServerMessage]] = field(default_factory=list)
    to_seats: list[tuple[int, ServerMessage]] = field(default_factory=list)
    """Messages to whoever holds a seat."""
    later: bool = False
    """The message that led to this is acknowledged by a later Outcome."""
    guided: bool = False
    """The guide of a lesson says something else."""
    reseated: bool = False
    """Seats changed hands: everybody receives the streams of the seats they hold now."""
    arrived: tuple[Client, Hello] | None = None
    departed: bool = False
    """A client is gone."""
    partings: list[tuple[Client, Parting]] = field(default_factory=list)
    """Clients to be sent away."""
    begun: Playing | None = None
    """The game begins: the stage of the table from now on."""
    new_room: StoredRoom | None = None
    """A new table."""
    results: list[tuple[str, bytes]] = field(default_factory=list)
    """How the game has ended for people, by person."""
    group_game: bytes = b""
    """The same for the standing group that plays here."""
    code: StoredDeviceCode | None = None
    """A new code for another device, by which any process finds the table."""
    thinking: list[Thinking] = field(default_factory=list)
    save: bool = False
    """Keep a save of the match, though it is not yet time for one."""
    closed: bool = False
    """The table leaves the memory."""
    erased: bool = False
    """The table and everything that is kept of it is deleted."""

    def change_room(self) -> None:
        """People, seats or settings changed."""
        self.store_room = self.show_room = True

    def note(self, note: str, about: str = "", member: Member | None = None) -> None:
        """A note of the table in the chat."""
        self.lines.append(Line(member, note=note, about=about))

    def reply(self, client: Client, message: ServerMessage) -> None:
        self.replies.append((client, message))

    def ok(self, client: Client, id: int) -> None:
        if id:
            self.replies.append((client, Ok(id=id)))

    def refuse(self, client: Client, id: int, why: Rejected) -> None:
        self.replies.append((client, why.message(id)))


Due = tuple[int, Callable[[], Outcome]]
"""Something that happens at a time of the table by itself."""
