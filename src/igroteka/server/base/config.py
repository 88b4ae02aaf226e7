"""What a server is told when it starts."""

from __future__ import annotations

from pathlib import Path

from msgspec import Struct, field

SHELF = "igroteka.games:games"
DATABASE = "igroteka.sqlite3"
PACES = {"slow": (1800, 3200), "normal": (800, 1500), "fast": (250, 450), "instant": (0, 0)}


class Timing(Struct, frozen=True):
    """Milliseconds. Tests run with shorter ones; nothing else differs."""

    guard: int = 1_000
    """A second of a table's window for guarded questions."""
    guard_alone: tuple[int, int] = (250, 500)
    """Where no second person could draw conclusions there is no window: an answer is published after a delay drawn
    from here."""
    bot: dict[str, tuple[int, int]] = field(default_factory=lambda: dict(PACES))
    thought: int = 2_000
    """A bot that thinks longer answers with what it thought of first."""
    record: int = 20_000
    """What is made of a whole game (a record, a moment to go on from, a part of a study) takes no longer."""
    remark: int = 60_000
    """Between two remarks of the bots at a table, and before the first."""
    away: int = 60_000
    """A disconnect that outlasts this: a bot sits in."""
    away_in_race: int = 20_000
    host_away: int = 60_000
    """A host who is away for longer may lose the role to a guest who asks for it."""
    takeback: int = 30_000
    """So long others can think about a take-back, and bots wait."""
    blink: int = 5_000
    """A disconnect shorter than this is not even noted: a page was reloaded."""
    head_start: int = 150
    """How long a race may stay covered, so that the farthest player has it too when it is uncovered for all."""
    window: tuple[int, int] = (80, 250)
    """How long the first call of a race waits for calls that are under way. The second is also how long before its
    arrival a call may count, whatever its distance."""
    slack: int = 50
    """What a call may have been under way beyond its shortest round trip."""
    tie: int = 15
    ping: int = 10_000
    patience: int = 10_000
    """For the rest of a request that was begun, and for the first word on a socket."""
    again: int = 3_000
    """From when everybody wants another game until it begins, so that somebody can still say stop."""
    lease: int = 2_000
    """Where several processes share a database: one that has not been heard of for so long may lose its tables."""
    sweep: int = 60_000
    """How often what has been kept long enough is forgotten."""
    wake: int = 10_000
    """How often it is looked for games whose time for a decision has run out while nobody was there."""
    turn: int = 60_000
    """Whoever wants to be told that it is their turn, and is not there, is told after this."""
    turn_seen: int = 900_000
    """The same for who was there meanwhile, and went without an answer."""
    push_look: int = 10_000
    """How often it is looked who is to be told."""
    push_pause: int = 1_800_000
    """A person is told no more than once in this time, of everything that has come together."""
    push_again: int = 120_000
    """After this a push that has failed is tried again; each further time after twice as long."""
    push_answer: int = 5_000
    """So long a push may take, with the search for the address."""
    lonely: int = 1_800_000
    """A table at which nobody moved, nobody but its maker ever was, and nobody is: forgotten after this."""
    lonely_if_full: int = 300_000
    """The same while the server is nearly full."""
    idle: int = 60_000
    """A table with nobody at it leaves the memory after this."""


class Limits(Struct, frozen=True):
    message: int = 16_384
    rate: float = 50.0
    burst: int = 200
    """Messages of one socket, a second and at once."""
    frames_rate: float = 100.0
    frames_burst: int = 400
    """Frames of one socket, pings and pieces of messages included. Who sends more is cut off."""
    bytes_rate: float = 131_072.0
    bytes_burst: int = 1 << 20
    """Bytes of one socket, likewise."""
    connections_per_table: int = 64
    members: int = 40
    http_rate: float = 50.0
    http_burst: int = 2_000
    """Requests of one address. A school or a party may be behind it: all these are generous."""
    tables_rate: float = 0.1
    tables_burst: int = 60
    """Tables that one address may make."""
    people_rate: float = 0.1
    people_burst: int = 60
    """People that one address may be new as."""
    reports_rate: float = 1 / 60
    reports_burst: int = 10
    """What one address may tell the server's host about others."""
    people: int = 100_000
    """That are known at a time."""
    groups: int = 20_000
    """That there may be."""
    unplayed: int = 60
    """Tables of one address at which nobody has moved yet."""
    newcomer: int = 3
    """Tables that an address may have made lately and still get one of those that are kept for newcomers."""
    sockets_rate: float = 50.0
    sockets_burst: int = 2_000
    """Sockets that one address may open."""
    guesses_rate: float = 1 / 6
    guesses_burst: int = 10
    """Wrong spoken codes of one address."""
    all_guesses_rate: float = 0.5
    all_guesses_burst: int = 100
    """The same of all together: a million codes are not to be tried from many addresses either."""
    sockets: int = 8_000
    """Open at a time, in all."""
    unread: int = 4 << 20
    """Bytes waiting for a client that does not read them, before it is cut off."""
    chat: int = 500
    """Lines kept of a table."""
    chat_page: int = 50
    """Lines that are sent at once."""
    hints: int = 20
    records: int = 8
    """Hints that bots think about, and records, studies and moments that are made, at a time on the whole server; half
    of them for one network."""
    hard: int = 2
    """Tables of one network at which hard bots think at a time, for each process that thinks; twice as many on the
    whole server. Beyond that hard bots think as normal ones."""
    steps: int = 100_000
    """Of a game, taken back or not; no game is nearly so long."""


class Config(Struct, frozen=True):
    data: str
    database: str = ""
    """The address of a PostgreSQL database; '' for a SQLite file in the data folder."""
    host: str = "127.0.0.1"
    port: int = 8777
    public_url: str = ""
    address: str = ""
    """Where clients and the other processes reach this very process; '' for where it listens."""
    content: str = ""
    allow_origin: tuple[str, ...] = ()
    allow_host: tuple[str, ...] = ()
    """Names by which the server may be called, besides its own and that of the public address."""
    max_tables: int = 1_000
    keep_days: int = 90
    club: bool = True
    """Where others than the people at this machine come: they see open tables and each other."""
    clock_is_right: bool = False
    """The operator confirms that so much time has passed since the server last ran."""
    workers: int = 0
    """Processes in which bots think; 0: as many as there are processors. They give way to the server itself."""
    shelf: str = SHELF
    """Where the games are, as module:name; tests bring their own."""
    save_every: int = 50
    push_to_loopback: bool = False
    """For tests alone: a push may go to this machine, at any port."""
    timing: Timing = Timing()
    limits: Limits = Limits()

    @property
    def silence(self) -> int:
        """Milliseconds after which a client may take a silent process for lost, where there are others; else 0."""
        return 2 * self.timing.ping if self.database else 0

    @property
    def file(self) -> Path:
        """The file of the SQLite database."""
        return Path(self.data) / DATABASE
