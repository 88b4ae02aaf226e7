"""What happens at a table by itself: bots answer, clocks run out, held answers are published, races are judged.

Everything that is due has a time of the table; one alarm rings at the earliest. `run` does what is due, then looks
again. It is called inside the table's mailbox, before and after every message.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Coroutine
from typing import TYPE_CHECKING, Any, Final

from igroteka.engine import Ask, Fate, Prompt, Race, Refused, Several, Show
from igroteka.server.connection import Connection
from igroteka.server.play import AnyMatch, Body
from igroteka.server.protocol import Held
from igroteka.server.race import Calls
from igroteka.server.record import HeldAnswer
from igroteka.server.thinkers import Idea, Question, log, think

if TYPE_CHECKING:
    from igroteka.server.table import Table

Due = tuple[int, Callable[[], Awaitable[None]]]
THINKING_LIMIT: Final = 30.0
RUNS: Final = 200
"""Things done in one go before other tables have a turn."""


class Asked:
    """An open question: since when, and when its answer may be published."""

    def __init__(self, number: str, ask: Ask, opened: int) -> None:
        self.number, self.seat, self.kind = number, ask.seat, ask.name
        self.opened = opened
        self.must = ask.must
        self.guard = opened
        """An answer is not published before this."""
        self.pace = opened
        """A bot's answer is not published before this."""
        self.n = -1
        self.idea: Idea | None = None
        self.thinks = False
        self.abandoned = False
        """Its time ran out and there is no default: a bot answers this one question."""


class Pulse:
    def __init__(self, table: Table) -> None:
        self.table: Final = table
        self.asked: dict[tuple[str, int, str], Asked] = {}
        self.calls: Final = Calls(self)
        self.gone: dict[int, int] = {}
        """Members who are not connected, since when."""
        self.missed: dict[int, int] = {}
        self.hurried = False
        self._alarm: asyncio.TimerHandle | None = None
        self._alarm_at = -1
        self._tasks: set[asyncio.Task[None]] = set()
        self._revealed = ""
        if table.play is not None:
            self._revealed = table.play.match.number
            self.gone = {s.owner: table.clock.now() for s in table.record.seats if s.owner is not None}

    # ------------------------------------------------------------------------------------------------ the heartbeat

    async def run(self) -> None:
        """Do everything that is due, then set the alarm."""
        due = self.next()
        for _ in range(RUNS):
            if due is None or due[0] > self.table.clock.now():
                break
            await due[1]()
            due = self.next()
        self.table.show_clocks()
        self.arm(due)

    async def catch_up(self) -> None:
        """Before a message: what was due when it came."""
        if 0 <= self._alarm_at <= self.table.clock.now():
            await self.run()

    def arm(self, due: Due | None) -> None:
        self.stop_alarm()
        if due is not None and not self.table.dead:
            self._alarm_at = due[0]
            wait = max(0, due[0] - self.table.clock.now()) / 1000
            self._alarm = asyncio.get_running_loop().call_later(wait, self.wake)

    def wake(self) -> None:
        self.table.post(self.nothing)

    async def nothing(self) -> None:
        """The mailbox runs what is due after every piece of work."""

    def stop_alarm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm, self._alarm_at = None, -1

    def stop(self) -> None:
        self.stop_alarm()
        for task in self._tasks:
            task.cancel()

    def next(self) -> Due | None:
        """The earliest thing that is due, if the table's time runs at all."""
        table = self.table
        if table.play is None or table.record.stage != "playing" or not table.clock.runs:
            return None
        self.look(table.play.match)
        found: list[Due] = [*self.due_answers(), *self.due_times(), *self.due_people()]
        if self.calls.until >= 0:
            found.append((self.calls.until, self.calls.close))
        return min(found, key=when) if found else None

    # --------------------------------------------------------------------------------------------- the open questions

    def look(self, match: AnyMatch) -> None:
        """Note which questions are open; bots begin to think."""
        prompt = match.prompt
        number, now = match.number, self.table.clock.now()
        current: dict[tuple[str, int, str], Asked] = {}
        for ask in [] if prompt is None else prompt.open():
            if not ask.given:
                key = (number, ask.seat, ask.name)
                current[key] = self.asked.get(key) or self.opened(match, number, ask, now)
        self.asked = current
        if prompt is None:
            return
        if any(ask.must and not self.by_bot(ask.seat) for ask in prompt.open() if not ask.given):
            self.hurried = False
        for ask in prompt.open():
            if not ask.given:
                self.think(match, prompt, ask, current[(number, ask.seat, ask.name)])

    def opened(self, match: AnyMatch, number: str, ask: Ask, now: int) -> Asked:
        """A new question. The delays are drawn here, before anybody has answered, from what everybody knows."""
        asked = Asked(number, ask, now)
        timing, record = self.table.hub.config.timing, self.table.record
        if ask.guarded and not ask.rest and not isinstance(match.prompt, Race):
            people = {s.owner for s in record.seats if s.owner is not None and s.bot is None}
            asked.guard = now + drawn(timing.guard if len(people) > 1 else timing.guard_alone)
        if match.g.is_bot(ask.seat) and not self.hurried:
            asked.pace = now + drawn(timing.bot[record.pace])
        return asked

    def by_bot(self, seat: int) -> bool:
        play = self.table.play
        return play is not None and play.match.g.is_bot(seat)

    def ask_of(self, asked: Asked) -> Ask | None:
        assert self.table.play is not None
        match = self.table.play.match
        if match.number != asked.number:
            return None
        return next((a for a in match.asks if a.seat == asked.seat and a.name == asked.kind and not a.given), None)

    # ----------------------------------------------------------------------------------------------------------- bots

    def think(self, match: AnyMatch, prompt: Prompt, ask: Ask, asked: Asked) -> None:
        """Let a bot think about its question; in a race anew after every change."""
        play = self.table.play
        assert play is not None
        if isinstance(prompt, Race) and asked.n != play.n:
            asked.n, asked.idea, asked.thinks = play.n, None, False
        bot = match.g.is_bot(ask.seat) or asked.abandoned
        if not bot or asked.thinks or asked.idea is not None:
            return
        if forced(ask) and not isinstance(prompt, Race):
            asked.idea = Idea(ask.options[0].key, "forced")
            return
        asked.thinks = True
        self.beside(self.wait_for(asked, self.question(ask.seat, ask.name), play.n))

    def beside(self, work: Coroutine[Any, Any, None]) -> None:
        """Let something go on outside the mailbox, as long as the table is there."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def question(self, seat: int, kind: str, level: str = "") -> Question:
        record, play = self.table.record, self.table.play
        assert play is not None
        match = play.match
        level = level or record.seats[seat].bot or "normal"
        return Question(record.id, record.game, match.save(), record.pack, seat, kind, level, record.seed)

    async def wait_for(self, asked: Asked, question: Question, n: int) -> None:
        idea = Idea("")
        try:
            work = self.table.hub.thinkers.run(question.table, think, question)
            idea = await asyncio.wait_for(work, THINKING_LIMIT)
        except Exception as error:  # a bot that fails answers at random: the game goes on
            log.warning("a bot of %s could not think (%r); it answers at random", question.game, error)

        async def have() -> None:
            await self.thought(asked, idea, n)

        self.table.post(have)

    async def thought(self, asked: Asked, idea: Idea, n: int) -> None:
        """A bot has an idea; too late, if the table has gone on."""
        play = self.table.play
        ask = None if play is None else self.ask_of(asked)
        if play is None or ask is None or (isinstance(play.match.prompt, Race) and n != play.n):
            return
        asked.thinks, asked.idea = False, idea
        if not idea.answer and (ask.must or not isinstance(play.match.prompt, Race)):
            asked.idea = Idea(ask.random_answer(Fate(secrets.randbits(31))), "random")

    # ------------------------------------------------------------------------------------------------ what is due, when

    def due_answers(self) -> list[Due]:
        """Answers that wait for their time: bots', held ones, forced ones."""
        found: list[Due] = []
        for asked in self.asked.values():
            held = self.held(asked)
            if asked.idea is not None and asked.idea.answer and not (held and not asked.abandoned):
                paced = asked.must or asked.idea.at < 0  # who bids in a race has chosen the moment
                at = max(asked.guard, asked.idea.at, asked.pace if paced else 0)
                found.append((at, self.acting(self.publish_idea, asked)))
            elif held is not None:
                found.append((asked.guard, self.acting(self.publish_held, asked)))
            elif asked.guard > asked.opened and not self.by_bot(asked.seat):
                ask = self.ask_of(asked)
                if ask is not None and forced(ask):
                    found.append((asked.guard, self.acting(self.publish_forced, asked)))
        return found

    def due_times(self) -> list[Due]:
        """Deadlines of the rules, and the table's own clock."""
        assert self.table.play is not None
        match, record = self.table.play.match, self.table.record
        prompt = match.prompt
        if prompt is None:
            return []
        grace = self.calls.window(None) if self.calls.pure(match) else 0
        found: list[Due] = [(prompt.until() + grace, self.expire)] if prompt.until() >= 0 else []
        for ask in prompt.open():
            asked = self.asked.get((match.number, ask.seat, ask.name))
            if asked is None or asked.abandoned:
                continue
            if ask.deadline >= 0:
                found.append((ask.deadline + grace, self.acting(self.late, asked)))
            if ask.must and not self.by_bot(ask.seat) and (record.clock.move or record.clock.bank):
                found.append((self.runs_out(asked), self.acting(self.late, asked)))
        return found

    def due_people(self) -> list[Due]:
        """Who has been away too long."""
        assert self.table.play is not None
        timing = self.table.hub.config.timing
        limit = timing.away_in_race if self.calls.pure(self.table.play.match) else timing.away
        found: list[Due] = []
        for member, since in self.gone.items():
            seats = self.table.record.seats_of(member)
            if not all(self.is_away(s) for s in seats):
                found.append((since + timing.blink, self.about(self.note_away, member)))
            if self.substitutes():
                if any(self.table.record.seats[s].bot is None for s in seats):
                    found.append((since + limit, self.about(self.sit_in, member)))
            elif self.passive(seats):
                found.append((since + limit, self.about(self.answer_for, member)))
        return found

    def passive(self, seats: list[int]) -> list[tuple[int, str]]:
        """In a race, what the rules would answer for these seats if nobody is there."""
        assert self.table.play is not None
        match = self.table.play.match
        asks = [a for a in match.asks if a.seat in seats and not a.given] if self.calls.pure(match) else []
        return [(a.seat, a.default()) for a in asks if a.default() and a.why_not(a.default()) is None]

    def acting(self, act: Callable[[Asked], Awaitable[None]], asked: Asked) -> Callable[[], Awaitable[None]]:
        return lambda: act(asked)

    def about(self, act: Callable[[int], Awaitable[None]], member: int) -> Callable[[], Awaitable[None]]:
        return lambda: act(member)

    # ----------------------------------------------------------------------------------------------------- doing it

    async def publish_idea(self, asked: Asked) -> None:
        idea = asked.idea
        assert idea is not None
        assert self.table.play is not None
        asked.idea = Idea("")
        body = Body([], asked.seat, idea.reason, idea.values)
        if self.calls.pure(self.table.play.match):
            self.calls.add(asked.seat, idea.answer, idea.at, None, 0, body)
            return
        try:
            await self.answer(asked.seat, idea.answer, body)
        except Refused as error:
            ask = self.ask_of(asked)
            log.warning("a bot of %s answered %r: %s", self.table.record.game, idea.answer, error)
            if ask is not None:
                await self.answer(asked.seat, ask.random_answer(Fate(secrets.randbits(31))), body)

    async def publish_held(self, asked: Asked) -> None:
        held = self.held(asked)
        assert held is not None
        self.table.record.held.remove(held)
        try:
            await self.answer(asked.seat, held.key, room=True)
        except Refused:
            await self.table.save_room()

    async def publish_forced(self, asked: Asked) -> None:
        ask = self.ask_of(asked)
        assert ask is not None
        await self.answer(asked.seat, ask.options[0].key)

    async def answer(self, seat: int, key: str, body: Body | None = None, room: bool = False) -> None:
        """An answer counts from now on; Refused if it is none."""
        assert self.table.play is not None
        match = self.table.play.match
        match.answer(seat, key, max(match.g.now, self.table.clock.now()))
        await self.table.commit(body, room)

    async def expire(self) -> None:
        """The prompt as a whole gives up; calls that were pressed in time come first."""
        assert self.table.play is not None
        match = self.table.play.match
        prompt = match.prompt
        if self.calls.until >= 0:
            await self.calls.close()
        if match.prompt is prompt and prompt is not None and prompt.until() >= 0:
            match.pass_time(prompt.until())
            await self.table.commit()

    async def late(self, asked: Asked) -> None:
        """Time is up for a question: its default, else what a bot would do. Twice in a row, and a bot sits in."""
        ask = self.ask_of(asked)
        assert ask is not None
        default = ask.default()
        counts = not forced(ask) and ask.must
        if default and ask.why_not(default) is None:
            self.spend(asked)
            await self.answer(asked.seat, default, room=True)
        else:
            asked.abandoned = True
            asked.pace = asked.opened
        if counts and not self.by_bot(asked.seat):
            self.missed[asked.seat] = self.missed.get(asked.seat, 0) + 1
            lines = [self.table.line(note="missed_clock", about=f"p{asked.seat}")]
            await self.table.save_room(*lines)
            if self.missed[asked.seat] >= 2 and self.substitutes():
                await self.substitute([asked.seat])

    # ------------------------------------------------------------------------------------------- guarded questions

    def held(self, asked: Asked) -> HeldAnswer | None:
        for held in self.table.record.held:
            if held.seat == asked.seat and held.number == asked.number:
                return held
        return None

    def held_message(self, held: HeldAnswer) -> Held:
        return Held(seat=held.seat, number=held.number, key=held.key)

    async def hold(self, seat: int, key: str) -> bool:
        """Keep an answer that came before its time; False if it may be published at once."""
        assert self.table.play is not None
        match, now = self.table.play.match, self.table.clock.now()
        waiting = [a for a in self.asked.values() if a.seat == seat and a.guard > now]
        if not waiting:
            return False
        record = self.table.record
        record.held = [h for h in record.held if h.seat != seat and h.number == match.number]
        record.held.append(HeldAnswer(seat, match.number, key))
        await self.table.hub.store.write([record.statement()])
        self.table.send_seat(seat, self.held_message(record.held[-1]))
        return True

    # ------------------------------------------------------------------------------------------------------- clocks

    def runs_out(self, asked: Asked) -> int:
        return asked.opened + 1000 * self.table.record.clock.move + self.bank(asked.seat)

    def bank(self, seat: int) -> int:
        kept = self.table.record.seats[seat].bank
        return 1000 * self.table.record.clock.bank if kept < 0 else kept

    def spend(self, asked: Asked) -> bool:
        """Take from the seat's bank what the answer took beyond its time; True if it did."""
        over = self.table.clock.now() - asked.opened - 1000 * self.table.record.clock.move
        if over <= 0 or not self.table.record.clock.bank:
            return False
        self.table.record.seats[asked.seat].bank = max(0, self.bank(asked.seat) - over)
        return True

    def clocks(self) -> tuple[list[int], list[int]]:
        """When each seat's time runs out, and what it has in the bank."""
        record = self.table.record
        until = [-1] * len(record.seats)
        if not (record.clock.move or record.clock.bank) or self.table.play is None:
            return until, []
        for ask in self.table.play.match.asks:
            asked = self.asked.get((self.table.play.match.number, ask.seat, ask.name))
            if asked is not None and ask.must and not self.by_bot(ask.seat):
                until[ask.seat] = self.runs_out(asked)
        return until, [self.bank(s) for s in range(len(record.seats))]

    # ------------------------------------------------------------------------------------------------------- people

    def owner_gone(self, member: int) -> None:
        self.gone[member] = self.table.clock.now()

    async def owner_back(self, member: int) -> None:
        """The seats' owner is there again: bots that sat in stand up."""
        self.gone.pop(member, None)
        table = self.table
        seats = table.record.seats_of(member)
        for seat in seats:
            self.missed[seat] = 0
        if table.play is None or table.record.stage != "playing":
            return
        back = [s for s in seats if table.record.seats[s].bot is not None]
        for seat in seats:
            table.record.seats[seat].bot = None
        self.seat_all()
        lines = [table.line(note="owner_back", about=f"p{s}") for s in back]
        await table.commit(room=True)
        if back:
            await table.save_room(*lines)

    def is_away(self, seat: int) -> bool:
        """The match knows that the seat's owner is not there."""
        play = self.table.play
        return play is not None and play.match.g.away >> seat & 1 == 1

    async def note_away(self, member: int) -> None:
        assert self.table.play is not None
        for seat in self.table.record.seats_of(member):
            self.table.play.match.away(seat, True, self.table.clock.now())
        await self.table.commit()

    async def answer_for(self, member: int) -> None:
        """Where no bot sits in, the race does not wait for who is away either."""
        for seat, key in self.passive(self.table.record.seats_of(member))[:1]:
            await self.answer(seat, key)

    async def sit_in(self, member: int) -> None:
        await self.substitute(self.table.record.seats_of(member))

    def substitutes(self) -> bool:
        """Do bots play for who is away? Not by letter, where nobody is waited for at the table."""
        play = self.table.play
        assert play is not None
        return self.table.record.substitutes and not play.match.game.by_letter(play.match.g)

    async def substitute(self, seats: list[int]) -> None:
        """Bots sit in until the owners are back."""
        table = self.table
        assert table.play is not None
        free = [s for s in seats if table.record.seats[s].bot is None]
        for seat in free:
            table.record.seats[seat].bot = "normal"
            table.play.match.seat(seat, True, self.table.clock.now())
        lines = [table.line(note="bot_sits", about=f"p{s}") for s in free]
        await table.commit(room=True)
        await table.save_room(*lines)

    def seat_all(self) -> None:
        """Tell the match who is a bot and who is there, where it thinks otherwise: after an undo, on coming back."""
        table = self.table
        assert table.play is not None
        for i, seat in enumerate(table.record.seats):
            if self.is_away(i) and (seat.owner is None or table.is_connected(seat.owner)):
                table.play.match.away(i, False, self.table.clock.now())
            if (seat.bot is not None) != self.by_bot(i):
                table.play.match.seat(i, seat.bot is not None, self.table.clock.now())

    # --------------------------------------------------------------------------------------------------- fair races

    def reveal(self) -> tuple[int, dict[Connection, float]]:
        """When a new race is to be uncovered, and until when each connection's message waits for the farther ones."""
        assert self.table.play is not None
        match = self.table.play.match
        fresh = match.number != self._revealed
        self._revealed = match.number
        if not fresh or not self.calls.pure(match):
            return -1, {}
        return self.calls.reveal()

    def rtt(self, member: int) -> int:
        trips = [c.rtt for c in self.table.connections if c.member == member and c.rtt >= 0]
        return min(trips) if trips else -1


def when(due: Due) -> int:
    return due[0]


def forced(ask: Ask) -> bool:
    """Only one answer is possible."""
    return len(ask.options) == 1 and not isinstance(ask, Show | Several)


def drawn(bounds: tuple[int, int]) -> int:
    """A delay from the system's randomness, of which nothing at the table knows."""
    low, high = bounds
    return low + secrets.randbelow(high - low + 1)
