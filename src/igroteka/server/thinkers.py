"""Bots think here: in processes of their own, each with a save and never with the table itself.

A table always goes to the same process, where its players keep what they have in mind between questions. Tables wait
for their process in a line: those where a person waits come first, and each has one thought before it queues again.
"""

from __future__ import annotations

import asyncio
import heapq
import itertools
import logging
import multiprocessing
import os
import signal
import threading
import zlib
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import Any, Final, ParamSpec, TypeVar

from msgspec import Struct

from igroteka.bots import Bot, brain_of, player
from igroteka.bots.brain import Thought
from igroteka.bots.chair import Asked, Chair
from igroteka.bots.contrast import Advice, Comparison
from igroteka.bots.contrast import advise as compare
from igroteka.bots.hindsight import Hindsight, LookBack, last_choice
from igroteka.bots.study import Decision
from igroteka.content import Pack
from igroteka.engine import Race
from igroteka.engine.events import Value
from igroteka.engine.fate import Seed
from igroteka.engine.loading import is_replayable
from igroteka.engine.record import effective
from igroteka.engine.save import read
from igroteka.server import archive
from igroteka.server.shelf import Shelf

R = TypeVar("R")
P = ParamSpec("P")

REMEMBERED: Final = 1_000
INTERRUPTED: Final = -1
BUSY: Final = 20
"""Tables in line for one process, beyond which the server calls itself busy."""
OLDER_RULES: Final = "older_rules"
"""Why nobody can go back into a game that older rules have begun."""
log: Final = logging.getLogger("igroteka")


class Idea(Struct):
    """An answer, why, and (in a race) when; an empty answer is none."""

    answer: str
    reason: str = ""
    values: dict[str, Value] = {}
    at: int = -1
    announced: bool = False
    """It is told to the others before it is done."""
    contrast: Comparison | None = None
    """Of a hint: how much better than which other answer, and why."""
    rollouts: int = 0
    """What a search has done for it; INTERRUPTED if its time was up and this is the quick answer."""
    hindsight: Hindsight | None = None
    """For who looks back."""


class BotTask(Struct):
    """What a bot is asked: the table as a save, the seat, and which of its questions."""

    table: str
    game: str
    save: bytes
    pack: bool
    seat: int
    kind: str
    level: str
    seed: int
    ceiling: float = 0.0
    """Seconds that a thought may take; 0: as long as it likes."""
    key: str = ""
    """What a person wonders about; '' for a bot."""


class TooLong(Exception):
    """A thought has reached its ceiling."""


# ------------------------------------------------------------------------------------------------- in the process

_shelf: Shelf | None = None
_players: OrderedDict[tuple[str, int, str], Bot[Any]] = OrderedDict()


def begin(spec: str, content: str, parent: Connection) -> None:
    """Prepare a process: it ends when its parent closes the pipe or dies, also in the middle of a thought; it leaves
    Ctrl-C to the parent, and lets the server itself go first."""
    global _shelf
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):  # not on Windows
        os.nice(10)
    threading.Thread(target=end_with, args=(parent,), daemon=True).start()
    _shelf = Shelf(spec, Pack.open(content) if content else None)


def end_with(parent: Connection) -> None:
    try:
        parent.poll(None)
    finally:
        os._exit(0)


def shelf_here() -> Shelf:
    if _shelf is None:
        raise RuntimeError("this process was not prepared to think")
    return _shelf


def think(question: BotTask) -> Idea:
    """What the bot answers; in a race, when as well."""
    shelf = shelf_here()
    game = shelf.game(question.game)
    match = game.load(question.save, shelf.pack_for(question.pack), quick=True)
    ask = next((a for a in match.asks if a.seat == question.seat and a.name == question.kind and not a.given), None)
    if ask is None:
        return Idea("")
    who, chair = remembered(question), Chair(match, question.seat)
    if isinstance(match.prompt, Race):
        bid = within(question.ceiling, who.bid, chair, Asked(ask))
        return Idea("") if bid is None else Idea(bid.answer, bid.reason, bid.values, bid.at)
    done = who.rollouts
    try:
        thought = within(question.ceiling, who.think, chair, Asked(ask))
        done = who.rollouts - done
    except TooLong:
        done = INTERRUPTED
        del _players[question.table, question.seat, question.level]  # it was interrupted in the middle of a thought
        thought = within(question.ceiling, remembered(question).glance, chair, Asked(ask))
    announced = thought.reason in brain_of(game).intentions
    return Idea(thought.answer, thought.reason, thought.values, announced=announced, rollouts=done)


def within(seconds: float, think: Callable[P, R], *args: P.args, **named: P.kwargs) -> R:
    """What comes of a thought, or TooLong. The bots themselves read no clock: it is the process that is interrupted."""
    if not seconds or not hasattr(signal, "setitimer"):  # not on Windows
        return think(*args, **named)
    signal.signal(signal.SIGALRM, interrupt)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        return think(*args, **named)
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


def interrupt(number: int, frame: object) -> None:
    raise TooLong


def advise(question: BotTask) -> Idea:
    """The same for a person who asks for a hint: at a race, what to answer now; else the best answer, and how much
    better it is than the one that is pointed at, or the second best."""
    shelf = shelf_here()
    game = shelf.game(question.game)
    match = game.load(question.save, shelf.pack_for(question.pack), quick=True)
    who, chair = player(game, question.level, question.seed, question.seat), Chair(match, question.seat)
    for ask in match.asks:
        if ask.seat == question.seat and not ask.given:
            race = isinstance(match.prompt, Race) and not ask.must
            thought = who.bid(chair, Asked(ask)) if race else who.think(chair, Asked(ask))
            if thought is not None:
                return explained(question, chair, Asked(ask), thought)
    return Idea("")


def explained(question: BotTask, chair: Chair[Any], asked: Asked, thought: Thought) -> Idea:
    """A hint with what speaks for it, if that is found soon enough; in a race it would only cost time."""

    def compared(chair: Chair[Any], asked: Asked) -> Advice:
        brain = brain_of(shelf_here().game(question.game))
        return compare(brain, chair, asked, thought, question.key, question.seed)

    found = Advice(thought, None)
    if thought.at < 0:
        with suppress(TooLong):  # then it stays at what the bot would do
            found = within(question.ceiling, compared, chair, asked)
    thought = found.thought
    return Idea(thought.answer, thought.reason, thought.values, contrast=found.contrast)


def foresee(question: BotTask) -> Idea:
    """What would follow from a key, for a person who wonders; nothing if the game does not say."""
    shelf = shelf_here()
    game = shelf.game(question.game)
    match = game.load(question.save, shelf.pack_for(question.pack), quick=True)
    return Idea(question.key, values=game.what_if(match, question.seat, question.key))


def look_back_at(question: BotTask) -> Idea:
    """What the other answers to a seat's last sealed choice would have brought, from as many worlds as there is time
    for; nothing if no such turn of the seat is over."""
    shelf = shelf_here()
    game, kept = shelf.game(question.game), read(question.save)
    brain = brain_of(game)
    if not brain.sealed:
        return Idea("")
    if not is_replayable(game, kept):
        return Idea("", OLDER_RULES)
    match = archive.beginning(game, question.save, shelf.pack_for(question.pack))
    choice = last_choice(match, question.seat, effective(kept.history), brain)
    if choice is None:
        return Idea("")
    look = LookBack(choice, brain, question.seed + choice.turn)
    with suppress(TooLong):  # then there are fewer worlds
        within(question.ceiling, look.run)
    return Idea(choice.given, hindsight=look.told())


def reply(question: BotTask) -> Idea:
    """What a bot says to who points at something (`key`): the reason is a `reply-…`, the answer its seat."""
    shelf = shelf_here()
    game = shelf.game(question.game)
    match = game.load(question.save, shelf.pack_for(question.pack), quick=True)
    brain, best, who = brain_of(game), None, -1
    for seat in [seat for seat in range(match.g.seats) if match.g.is_bot(seat)]:
        found = brain.reply(Chair(match, seat).imagine(question.seed), seat, question.key)
        if found is not None and (best is None or found.eager > best.eager):
            best, who = found, seat
    return Idea("") if best is None else Idea(str(who), best.word, best.values)


def remembered(question: BotTask) -> Bot[Any]:
    """The player of this seat, with what it has in mind."""
    key = (question.table, question.seat, question.level)
    if key not in _players:
        _players[key] = player(shelf_here().game(question.game), question.level, question.seed, question.seat)
    _players.move_to_end(key)
    while len(_players) > REMEMBERED:
        _players.popitem(last=False)
    return _players[key]


def record_game(game: str, save: bytes, pack: bool, rows: list[archive.LoggedRow], only: str = "") -> dict[str, bytes]:
    """A finished game for every audience, or what one has seen so far."""
    shelf = shelf_here()
    return archive.recordings(shelf.game(game), save, shelf.pack_for(pack), rows, only)


def find_moment(
    game: str, save: bytes, pack: bool, rows: list[archive.LoggedRow], seat: int | None, luck: Seed
) -> bytes:
    """The last rest point within these rows as a seat knew it; b"" if older rules have begun this game."""
    shelf = shelf_here()
    return archive.moment(shelf.game(game), save, shelf.pack_for(pack), rows, seat, luck)


def list_choices(game: str, save: bytes, pack: bool, rows: list[archive.LoggedRow], seat: int) -> list[int]:
    """What there is to study of a seat in a finished game."""
    shelf = shelf_here()
    return archive.choices_of(shelf.game(game), save, shelf.pack_for(pack), rows, seat)


def find_costly(
    game: str, save: bytes, pack: bool, rows: list[archive.LoggedRow], seat: int, wanted: list[int], seed: int
) -> list[Decision]:
    """Which of some choices have cost something."""
    shelf = shelf_here()
    return archive.costly(shelf.game(game), save, shelf.pack_for(pack), rows, seat, wanted, seed)


# -------------------------------------------------------------------------------------------------- in the server


PERSON_WAITS, NOBODY_WAITS, WHEN_IDLE = range(3)
"""How urgent a piece of work is: a bot's for whom somebody sits there; any other bot's, and hints; records."""
AHEAD: Final = 2
"""Pieces of work that a process has at a time: the next is there when one is done."""


class Job:
    """Some work about a table, and who waits for it."""

    def __init__(self, work: Callable[..., Any], args: tuple[Any, ...], urgency: int) -> None:
        self.work, self.args, self.urgency = work, args, urgency
        self.done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()


class WaitingLine:
    """The tables that wait for a process: the most urgent first, then who has waited longest. A table has one piece of
    work under way at a time, and queues again for the next."""

    def __init__(self) -> None:
        self._jobs: dict[str, deque[Job]] = {}
        """By table, those that wait or are under way."""
        self._tables: list[tuple[int, int, str]] = []
        self._tickets = itertools.count()

    def __len__(self) -> int:
        return len(self._tables)

    def add(self, table: str, job: Job) -> None:
        jobs = self._jobs.setdefault(table, deque())
        jobs.append(job)
        if len(jobs) == 1:
            self._queue(table, job)

    def _queue(self, table: str, job: Job) -> None:
        heapq.heappush(self._tables, (job.urgency, next(self._tickets), table))

    def next(self) -> tuple[str, Job] | None:
        """Whose turn it is; `finish` when its work is done. Work for which nobody waits any more is left out."""
        while self._tables:
            table = heapq.heappop(self._tables)[2]
            job = self._jobs[table][0]
            if not job.done.done():
                return table, job
            self.finish(table)
        return None

    def finish(self, table: str) -> None:
        jobs = self._jobs[table]
        jobs.popleft()
        if jobs:
            self._queue(table, jobs[0])
        else:
            del self._jobs[table]


class Thinkers:
    """The processes, started when the first bot has to think."""

    def __init__(self, spec: str, content: str, workers: int) -> None:
        self.spec, self.content = spec, content
        self.count = workers or os.cpu_count() or 1
        self.pools: dict[int, ProcessPoolExecutor] = {}
        self.lines: Final = [WaitingLine() for _ in range(self.count)]
        self._busy: Final = [0] * self.count
        self._tasks: set[asyncio.Task[None]] = set()
        self._their_end, self._our_end = multiprocessing.get_context("spawn").Pipe(duplex=False)
        """The processes hold one end and live as long as we hold the other."""

    @property
    def is_busy(self) -> bool:
        """Tables have to wait for their turn."""
        return sum(map(len, self.lines)) > BUSY * self.count

    async def run(self, table: str, work: Callable[..., R], *args: Any, urgency: int = WHEN_IDLE) -> R:
        """Some work about a table, in its process, in its turn."""
        slot = zlib.crc32(table.encode()) % self.count
        job = Job(work, args, urgency)
        self.lines[slot].add(table, job)
        self._hand_out(slot)
        found: R = await job.done
        return found

    def _hand_out(self, slot: int) -> None:
        """Give the process something to do, if there is something and it has not enough."""
        while self._busy[slot] < AHEAD:
            turn = self.lines[slot].next()
            if turn is None:
                return
            self._busy[slot] += 1
            task = asyncio.get_running_loop().create_task(self._do(slot, *turn))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _do(self, slot: int, table: str, job: Job) -> None:
        try:
            found = await self._run(slot, job)
            if not job.done.done():
                job.done.set_result(found)
        except Exception as error:  # told to whoever waits for it
            if not job.done.done():
                job.done.set_exception(error)
        finally:
            self._busy[slot] -= 1
            self.lines[slot].finish(table)
            self._hand_out(slot)

    async def _run(self, slot: int, job: Job) -> Any:
        """A process that died is started anew, once."""
        loop = asyncio.get_running_loop()
        for _ in range(2):
            pool = self.pool(slot)
            try:
                return await loop.run_in_executor(pool, job.work, *job.args)
            except BrokenProcessPool:
                if self._our_end.closed:
                    break
                log.warning("a thinking process has died; another is started")
                if self.pools.get(slot) is pool:
                    del self.pools[slot]
        raise RuntimeError("the thinking process died twice, or was told to go")

    def pool(self, slot: int) -> ProcessPoolExecutor:
        if slot not in self.pools:
            self.pools[slot] = ProcessPoolExecutor(
                1,
                multiprocessing.get_context("spawn"),
                initializer=begin,
                initargs=(self.spec, self.content, self._their_end),
            )
        return self.pools[slot]

    def close(self) -> None:
        """At once: nobody waits for a thought any more, however long it takes."""
        self._our_end.close()
        for task in self._tasks:
            task.cancel()
        for pool in self.pools.values():
            pool.shutdown(wait=False, cancel_futures=True)
