"""What is stored of a table besides the game on it: people, seats, settings."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import Final

import msgspec
from msgspec import Struct

from igroteka.content.words import BOT
from igroteka.engine.fate import KEY_BYTES, Seed
from igroteka.lessons import Chapter, Place
from igroteka.server.base import wall
from igroteka.server.messages.bodies import Continue, NewLesson, NewTable
from igroteka.server.messages.room_view import ChatMode, Clock, Level, Pace, SettingJson, Stage
from igroteka.server.rooms.names import called, distinct, look
from igroteka.server.shelf.bot_names import bot_names
from igroteka.server.storage.queries import store_table
from igroteka.server.storage.store import Statement

LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""Thirty-two that nobody takes for one another."""
CODE_LENGTH: Final = 12
PERSON_KEY: Final = "me."
"""How the key of a person begins."""
LEAST_DAYS_CLOCK: Final = 43_200
"""Seconds for a decision, from which on nobody is expected to wait at the table."""
MAX_BANNED: Final = 400
"""Keys of people who were asked to leave, that a table remembers."""


class Seat(Struct):
    """A `bot` without an owner has the seat; with an owner it sits in until they are back."""

    owner: int | None = None
    bot: Level | None = None
    bank: int = -1
    """What is left of the bank, in ms; -1: all of it."""
    name: str = ""
    """Of the bot that has the seat: a key of words."""
    person: str = ""
    """Who plays here, if several people share the owner's screen; else it is the owner."""
    scripted: bool = False
    """Neither a person nor a bot: what it answers is written in a lesson."""

    @property
    def taken(self) -> bool:
        return self.owner is not None or self.bot is not None or self.scripted


class Member(Struct):
    """`keys` are hashes: a reader of the database cannot act for anybody."""

    id: int
    name: str
    keys: list[str]
    muted: bool = False
    ready: bool = False
    """In the lobby, for their part."""
    whose: str = ""
    """The person; '' for somebody who came before there were any, or with a program that does not say."""
    seen: list[int] = []
    """Seats whose cards they have seen in this game."""
    wants_push: bool = False
    """They want to be told when it is their turn."""

    def add_key(self) -> str:
        """Add a key for another device; the oldest of too many is dropped."""
        key = secret()
        self.keys = [*self.keys[-9:], hashed(key)]
        return key


class StoredDeviceCode(Struct):
    """Makes another device the same member: sixty bits to be typed by hand, good once and not for long. What is kept is
    a hash."""

    code: str
    member: int
    until: int
    """Seconds since 1970."""


class HeldAnswer(Struct):
    """An answer to a guarded question that came before its time."""

    seat: int
    number: str
    key: str


class Wait(Struct):
    """A question of a game in which days are given for a decision: open since this time of the table, and since this
    time of day, in seconds since 1970."""

    number: str
    seat: int
    kind: str
    opened: int
    since: int


class StoredRoom(Struct):
    id: str
    game: str
    players: int
    settings: dict[str, SettingJson]
    clock: Clock
    pace: Pace
    hints: bool
    substitutes: bool
    pack: bool
    invite: str
    watch: str
    seats: list[Seat]
    members: list[Member]
    host: int
    host_gone: int = 0
    """Since when the host was not there when the server stopped, in seconds since 1970; 0 if they were."""
    banned: list[str] = []
    """Hashes of the keys of those whom the host has asked to leave."""
    stage: Stage = "lobby"
    locked: bool = False
    seed: Seed = 0
    window: int = 5
    """Seconds after which answers to guarded questions are published, where several people play."""
    takeover: bool = False
    """In play a guest may take the seat of a bot."""
    seed_chosen: bool = False
    """The host named the seed, and may know what comes."""
    next_member: int = 1
    next: str | None = None
    """The table of the rematch; who has asked for it, and what the link to watch it carries."""
    next_by: int = 0
    next_watch: str = ""
    next_begins: bool = False
    """Its game begins as soon as somebody comes."""
    begins: bool = False
    """This is such a table."""
    open: bool = False
    """In the lobby everybody may join."""
    group: str = ""
    """The standing group that plays here."""
    chat: ChatMode = "all"
    shut: bool = False
    """The server's host has closed it: nobody can come."""
    lang: str = ""
    """Of who made the table."""
    newcomers: bool = False
    """Who has not played this game yet is welcome."""
    preview: bool = False
    """The host's name and the free seats are shown to whoever has the address."""
    held: list[HeldAnswer] = []
    starter: int = -1
    """The seat that had the first turn; -1 where nobody has it."""
    waits: list[Wait] = []
    """Where days are given for a decision: the open questions."""
    names: list[str] = []
    """Of the seats, when the game ended."""
    result: bytes = b""

    codes: list[StoredDeviceCode] = []
    moment: bytes = b""
    """Where the game begins, if not at its start: a moment of another one."""
    lesson: Place | None = None
    """The chapter of a lesson that is taken here, and how far it has come."""

    def member(self, id: int) -> Member | None:
        return next((m for m in self.members if m.id == id), None)

    def member_with(self, key: str) -> Member | None:
        """The member that holds this key."""
        wanted = hashed(key)
        found = None
        for member in self.members:
            for kept in member.keys:
                if hmac.compare_digest(kept, wanted):
                    found = member
        return found

    def member_of(self, person: str) -> Member | None:
        """The member that this person is; there is one at the most."""
        return next((m for m in self.members if person and m.whose == person), None)

    def member_by(self, key: str, person: str) -> Member | None:
        """The member with this key of the table, or the member who is this person."""
        return self.member_of(person) or (self.member_with(key) if key else None)

    def is_banned(self, key: str, person: str = "") -> bool:
        """Whether the holder of this key was asked to leave."""
        return (key != "" and hashed(key) in self.banned) or (person != "" and person in self.banned)

    def ban(self, member: Member) -> None:
        self.banned = [*self.banned, *member.keys, *([member.whose] if member.whose else [])][-MAX_BANNED:]

    def invites(self, text: str) -> bool:
        """Whether this is the secret of the link to join."""
        return hmac.compare_digest(text.encode(), self.invite.encode())

    def lets_watch(self, text: str) -> bool:
        """Whether this is the secret of the link to watch."""
        return hmac.compare_digest(text.encode(), self.watch.encode())

    def note_seen(self) -> None:
        """Note that every member has now seen the cards of the seats they hold, while a game runs."""
        for n, seat in enumerate(self.seats):
            member = None if seat.owner is None else self.member(seat.owner)
            if member is not None and n not in member.seen:
                member.seen = [*member.seen, n]

    def seats_of(self, member: int) -> list[int]:
        return [i for i, seat in enumerate(self.seats) if seat.owner == member]

    def is_by_days(self) -> bool:
        """Days are given for a decision: nobody need be there, and the clock never stands still."""
        return is_by_days(self.clock)

    def seconds_for(self, seat: int) -> int:
        """The seconds that this seat has for a decision, including what is left of its bank."""
        kept = self.seats[seat].bank
        return self.clock.move + (self.clock.bank if kept < 0 else kept // 1000)

    def is_practice(self) -> bool:
        """Whether one person plays with bots alone."""
        return len({seat.owner for seat in self.seats} - {None}) == 1

    def open_seats(self) -> int:
        return len([seat for seat in self.seats if not seat.taken])

    def seat_name(self, seat: int) -> str:
        owner = self.seats[seat].owner
        member = None if owner is None else self.member(owner)
        if member is not None:
            return self.seats[seat].person or member.name
        return BOT + self.seats[seat].name if self.seats[seat].name else ""

    def people(self) -> list[str]:
        """The names of all members, and of those who share a screen with one."""
        return [*(member.name for member in self.members), *(seat.person for seat in self.seats if seat.person)]

    def name_bots(self) -> None:
        """Every bot with a seat of its own has a name that nobody else at the table has. It keeps the one it has."""
        people = {look(name) for name in self.people()}
        shared = {name for name, spoken in bot_names().items() if people & {look(each) for each in spoken}}
        for seat in self.seats:
            if not (seat.bot or seat.scripted) or seat.owner is not None:
                seat.name = ""
            elif not seat.name or seat.name in shared:
                free = bot_names().keys() - {other.name for other in self.seats}
                seat.name = secrets.choice(sorted(free - shared or free))

    def add_member(self, name: str, whose: str = "") -> tuple[Member, str]:
        """A new member and its key."""
        key = secret()
        member = Member(self.next_member, distinct(called(name), self.people()), [hashed(key)], whose=whose)
        self.next_member += 1
        self.members.append(member)
        self.name_bots()
        return member, key

    def new_code(self, member: int, seconds: int) -> tuple[StoredDeviceCode, str]:
        """A code for a member, who has one at a time; and what is to be typed."""
        now = int(wall.now())
        typed = typed_code()
        code = StoredDeviceCode(hashed_code(typed), member, now + seconds)
        self.codes = [*(c for c in self.codes if c.until > now and c.member != member), code]
        return code, typed

    def redeem(self, code: str) -> Member | None:
        """The member to whom a device code (given by its hash) belongs; it becomes invalid."""
        found = next((c for c in self.codes if hmac.compare_digest(c.code, code) and c.until > wall.now()), None)
        if found is None:
            return None
        self.codes = [c for c in self.codes if c is not found]
        return self.member(found.member)

    def statement(self) -> Statement:
        return store_table(self.id, self.stage, int(wall.now()), encoder.encode(self))


encoder = msgspec.msgpack.Encoder()
decoder = msgspec.msgpack.Decoder(StoredRoom)


def secret() -> str:
    return secrets.token_urlsafe(18)


def person_secret() -> str:
    """The key of a person, which nobody takes for one of a table."""
    return PERSON_KEY + secrets.token_urlsafe(24)


def is_of_a_person(key: str) -> bool:
    return key.startswith(PERSON_KEY)


def secret_luck() -> str:
    """A key of the system's randomness: what a table draws cannot be computed from what has been seen of it."""
    return secrets.token_hex(KEY_BYTES)


def typed_code(group: int = CODE_LENGTH // 3) -> str:
    """Three groups of letters and figures to be typed by hand: five bits each."""
    return "-".join("".join(secrets.choice(LETTERS) for _ in range(group)) for _ in range(3))


def hashed_code(typed: str) -> str:
    """However it was typed."""
    return hashed("".join(letter for letter in typed.upper() if letter in LETTERS))


def hashed(key: str) -> str:
    return hashlib.sha256(key.encode()).hexdigest()


def is_by_days(clock: Clock) -> bool:
    return clock.move >= LEAST_DAYS_CLOCK


def new_room(
    order: NewTable, players: int, settings: dict[str, SettingJson], whose: str = ""
) -> tuple[StoredRoom, str]:
    """A table as ordered, its maker on the first seat; and the maker's key. `whose`: the person who makes it."""
    room = StoredRoom(
        id=secrets.token_urlsafe(9),
        game=order.game,
        players=players,
        settings=settings,
        clock=order.clock,
        pace=order.pace,
        hints=order.hints,
        substitutes=order.substitutes,
        window=order.window,
        takeover=order.takeover,
        open=order.open,
        chat=order.chat,
        lang=order.lang,
        newcomers=order.newcomers,
        pack=order.pack,
        invite=secret(),
        watch=secret(),
        seats=[Seat() for _ in range(players)],
        members=[],
        host=1,
        seed=secret_luck() if order.seed is None else order.seed,
        seed_chosen=order.seed is not None,
    )
    maker, key = room.add_member(order.name, whose)
    for seat in room.seats if order.one_screen else room.seats[:1]:
        seat.owner = maker.id
    if order.bots is not None and not order.one_screen:
        for seat in room.seats[1:]:
            seat.bot = order.bots
    room.name_bots()
    return room, key


def continuation_of(old: StoredRoom, order: Continue, moment: bytes, whose: str = "") -> tuple[StoredRoom, str]:
    """A table that goes on from a moment of another one, its maker on the chosen seat; and the maker's key."""
    new = NewTable(
        game=old.game,
        name=order.name,
        bots=order.bots,
        pace=old.pace,
        hints=old.hints,
        substitutes=old.substitutes,
        pack=old.pack,
    )
    room, key = new_room(new, old.players, old.settings, whose)
    go_on_from(room, moment, order.seat)
    return room, key


def go_on_from(room: StoredRoom, moment: bytes, seat: int) -> None:
    """Let a new table begin at this moment, its maker on this seat."""
    room.seats = [*room.seats[1 : seat + 1], room.seats[0], *room.seats[seat + 1 :]]
    room.moment = moment


def lesson_room(
    order: NewLesson, chapter: Chapter, players: int, settings: dict[str, SettingJson], whose: str = ""
) -> tuple[StoredRoom, str]:
    """The table of a chapter. The other seats are scripted; in a last chapter bots have them, or, where people learn
    together at one screen, the second one is theirs, and a guest may take a bot's seat."""
    new = NewTable(
        game=order.game, name=order.name, hints=not chapter.match, substitutes=False, takeover=order.together
    )
    room, key = new_room(new, players, settings, whose)
    level = msgspec.convert(chapter.play_on or None, Level | None)
    for seat in room.seats[1:]:
        seat.bot, seat.scripted = level, level is None
    if order.together and level is not None:
        room.seats[1].owner, room.seats[1].bot = room.seats[0].owner, None
    room.name_bots()
    room.lesson = Place(chapter.id)
    return room, key


def rematch_of(old: StoredRoom, asker: Member) -> StoredRoom:
    """The room of a rematch: the same people on the same seats. Whoever asks for it becomes the host, since they are
    there."""
    room = decoder.decode(encoder.encode(old))
    room.id, room.invite, room.watch = secrets.token_urlsafe(9), secret(), secret()
    room.stage, room.seed, room.seed_chosen = "lobby", secret_luck(), False
    room.next, room.next_by, room.next_watch, room.next_begins = None, 0, "", False
    room.held, room.waits, room.names, room.result, room.moment, room.codes = [], [], [], b"", b"", []
    room.lesson, room.starter = None, -1
    room.host = asker.id
    for member in room.members:
        member.seen, member.ready, member.wants_push = [], False, False
        member.muted = member.muted and member.id != asker.id
    for seat in room.seats:
        seat.bank = -1
        if seat.scripted:
            seat.bot, seat.scripted = "easy", False
        if seat.owner is not None:
            seat.bot = None
    return room
