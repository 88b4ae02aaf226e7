"""Tells people that it is their turn: once, by whichever process, of all their tables together.

Whose turn it is is stored in the database (`play/turns`). One process takes a person, for two minutes; if it ends
meanwhile, another one tries again. What is told is looked up when it is sent.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Final

import h11
import msgspec

from igroteka.content.words import BOT, Words
from igroteka.server.base import wall
from igroteka.server.mailbox import viewing
from igroteka.server.mailbox.tables import Tables
from igroteka.server.messages.bodies import TableInfo
from igroteka.server.messages.rejection import Rejected
from igroteka.server.people.club import HERE_S
from igroteka.server.push.addresses import Resolver, endpoint_of
from igroteka.server.push.encryption import ServerKey, encrypted
from igroteka.server.push.sending import Sender
from igroteka.server.push.subscriptions import StoredSubscription, decoder, encoder
from igroteka.server.shelf.served_games import said
from igroteka.server.storage import people as stored
from igroteka.server.storage.store import Row, Statement, StorageFailed

log: Final = logging.getLogger("igroteka")
AT_ONCE: Final = 20
"""People who are told at a time."""
MOST_LINES: Final = 5
"""Tables that are named; of others their number."""
MOST_DOUBLED: Final = 6
"""Times that the pause before another try is doubled: then it is some hours."""
MOST_FAILED: Final = 10
"""Pushes in a row that a browser does not get, before it is told no more."""
REFUSED_FOR_GOOD: Final = range(300, 500)
"""What a push service answers if there is no such browser any more, or none for us. No redirection is followed."""
LATER: Final = (408, 425, 429)
encode: Final = msgspec.json.Encoder().encode


class Line(msgspec.Struct):
    """A table, in a notification."""

    text: str
    until: int
    """When time runs out, in seconds since 1970; 0 where it does not."""


class Notification(msgspec.Struct):
    """What the browser shows, in the language that it wanted: `web/src/offline/turns.ts` reads it."""

    lang: str
    title: str
    lines: list[Line]
    before: str
    """The word before a time."""
    more: str
    """How many tables are not named."""
    way: str
    """Where a press on it leads."""


class Teller:
    def __init__(self, tables: Tables, key: ServerKey) -> None:
        config = tables.config
        self.tables: Final = tables
        self.key: Final = key
        self._sender: Final = Sender(Resolver(config.push_to_loopback), config.timing.push_answer / 1000)
        self._places: Final = asyncio.Semaphore(AT_ONCE)

    async def run(self) -> None:
        """Tell people, again and again, as long as the server runs."""
        begun = False
        while True:
            try:
                if not begun:
                    await self.begin()
                    begun = True
                await self.tell_all()
            except StorageFailed as error:
                log.error("nobody can be told that it is their turn: %s", error)
            await asyncio.sleep(self.tables.config.timing.push_look / 1000)

    def close(self) -> None:
        self._sender.close()

    async def begin(self) -> None:
        """Tell people, too, who were at a table when its process was killed."""
        live = await self.tables.place.live_tables() | self.tables.open.keys()
        later = int(wall.now()) + self.tables.config.timing.turn_seen // 1000
        turns = await self.tables.store.read(stored.turns_that_wait)
        await self.tables.store.write([stored.move_turn(who, id, later) for who, id in turns if id not in live])

    async def tell_all(self) -> None:
        """Tell everybody who is due by now."""
        now, timing = int(wall.now()), self.tables.config.timing
        people = await self.tables.store.read(stored.to_be_told, now, now - HERE_S, now - timing.turn_seen // 1000)
        for outcome in await asyncio.gather(*(self._tell(each) for each in people), return_exceptions=True):
            if isinstance(outcome, BaseException):
                log.error("somebody could not be told that it is their turn: %r", outcome)

    async def _tell(self, person: str) -> None:
        async with self._places:
            now, timing, store = int(wall.now()), self.tables.config.timing, self.tables.store
            again = now + timing.push_again // 1000
            attempt = await store.do(lambda session: stored.take_push(session, person, now, again))
            if not attempt:
                return  # another process tells them
            turns = await store.read(stored.turns_of, person)
            browsers = await store.read(stored.subscriptions_of, person)
            waiting, gone = await self._waiting(person, turns)
            sent = await asyncio.gather(*(self._send(person, each, waiting) for each in browsers if waiting))
            statements = [*gone, *(statement for _, statements in sent for statement in statements)]
            if any(arrived for arrived, _ in sent):
                statements += stored.note_told(person, turns, now + timing.push_pause // 1000)
            elif not waiting or not browsers:
                statements += stored.note_told(person, turns, now)
            else:
                later = timing.push_again // 1000 << min(attempt - 1, MOST_DOUBLED)
                statements.append(stored.put_off(person, now + later))
            await store.write(statements)

    async def _waiting(self, person: str, turns: list[Row]) -> tuple[list[TableInfo], list[Statement]]:
        """Return the tables at which it is their turn, the newest turn first; and what deletes outdated turns."""
        found: list[TableInfo] = []
        gone: list[Statement] = []
        if self.tables.shared.sanctions.of_person("ban", person):
            return found, gone  # they could not open what they are told of
        for table, _ in turns:
            info = await viewing.info(self.tables, table, whose=person)
            if info is not None and info.your_turn:
                found.append(info)
            else:
                gone.append(stored.forget_turn(person, table))
        return found, gone

    async def _send(self, person: str, row: Row, waiting: list[TableInfo]) -> tuple[bool, list[Statement]]:
        """Send to one browser; return whether it was accepted, and what to store about the browser."""
        address, browser = row[0], decoder.decode(row[1])
        try:
            endpoint = endpoint_of(browser.endpoint, self.tables.config.push_to_loopback)
            text = encode(notification(waiting, browser.lang))
            body = encrypted(text, browser.p256dh, browser.auth)
            status = await self._sender.send(endpoint, self.key.signed(endpoint), body)
        except Rejected:  # the name leads elsewhere than it did
            return False, [stored.forget_subscription(person, address)]
        except (OSError, EOFError, UnicodeError, h11.ProtocolError):  # TimeoutError is an OSError
            status = 0
        if 200 <= status < 300:
            return True, [] if not browser.failed else [kept(person, address, browser, 0)]
        if (status in REFUSED_FOR_GOOD and status not in LATER) or browser.failed + 1 >= MOST_FAILED:
            return False, [stored.forget_subscription(person, address)]
        return False, [kept(person, address, browser, browser.failed + 1)]


def kept(person: str, address: str, browser: StoredSubscription, failed: int) -> Statement:
    return stored.change_subscription(person, address, encoder.encode(msgspec.structs.replace(browser, failed=failed)))


def notification(waiting: list[TableInfo], lang: str) -> Notification:
    words = Words("", lang)
    title = words.say("push-turns", {"count": len(waiting)})
    way, named = "#/mine", waiting[:MOST_LINES]
    if len(waiting) == 1:
        title, way = words.say("push-turn", ready={"game": game_title(waiting[0], lang)}), f"#/table/{waiting[0].table}"
    lines = [Line(line_of(each, lang, len(waiting) == 1), each.until) for each in named]
    rest = len(waiting) - len(named)
    more = words.say("push-more", {"count": rest}) if rest else ""
    return Notification(lang, title, lines, words.say("push-until"), more, way)


def game_title(info: TableInfo, lang: str) -> str:
    title = said(info.game, "title")
    return title.ru if lang == "ru" else title.en


def line_of(info: TableInfo, lang: str, alone: bool) -> str:
    """Name the game, unless it is in the title, and the people who play along."""
    others = [
        name for seat, name in enumerate(info.names) if seat not in info.seats and name and not name.startswith(BOT)
    ]
    return ", ".join(others) if alone else " · ".join(filter(None, [game_title(info, lang), ", ".join(others)]))
