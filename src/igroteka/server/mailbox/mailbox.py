"""A table's mailbox: one thing at a time. What is due is done first, then the message, then what is due after it.

A message is handled, committed, then answered. If a commit fails, or a handler has a fault, the memory may be ahead of
the disk: the table leaves the memory, and whoever comes back finds it as it was stored.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Final, Protocol, TypeVar

from igroteka.engine import Refused
from igroteka.server.handlers import dispatch, people
from igroteka.server.mailbox import schedule
from igroteka.server.mailbox.commit import commit, show_clocks
from igroteka.server.messages.rejection import Rejected, fault, not_stored, rejected
from igroteka.server.messages.requests import ClientMsg, Hello
from igroteka.server.play import days, lesson_table
from igroteka.server.rooms.client import Client
from igroteka.server.rooms.live_table import Finished, Lobby, Playing, Stage
from igroteka.server.rooms.outcome import Due, Outcome, Thinking, nothing
from igroteka.server.storage.store import LeaseLost, StorageFailed, Store
from igroteka.server.thinking.thinkers import Thinkers

R = TypeVar("R")
Work = Callable[[Stage], Outcome]
Refuse = Callable[[Rejected], None]
MAX_DUE_AT_ONCE: Final = 200
"""Things that are due, done in one go before other tables have a turn."""
log: Final = logging.getLogger("igroteka")


def no_answer(why: Rejected) -> None:
    """Nobody asked for it."""


class Closed(Rejected):
    """The table has left the memory; it can be opened again."""

    def __init__(self) -> None:
        super().__init__("storage", "the table is being opened again; try once more")


class Keeper(Protocol):
    """Whoever keeps the tables that are in memory is told what happens to them."""

    def finished(self, mailbox: Mailbox) -> None:
        """The game of this mailbox is over."""

    def deserted(self, mailbox: Mailbox) -> None:
        """The last client of this mailbox is gone."""

    def forget(self, mailbox: Mailbox) -> None:
        """This mailbox has been removed from memory."""


class Post:
    """Something to be done in the table's turn; one that cannot be done is refused."""

    def __init__(self, work: Work, done: Callable[[], None] = nothing, refuse: Refuse = no_answer) -> None:
        self.work, self.done, self.refuse = work, done, refuse


class Mailbox:
    def __init__(self, stage: Stage, store: Store, thinkers: Thinkers, keeper: Keeper, fence: int = 0) -> None:
        self.stage = stage
        self.closed = False
        self.table: Final = stage.table
        self.fence: Final = fence
        """The number that everything stored of the table carries."""
        self._store: Final = store
        self._thinkers: Final = thinkers
        self._keeper: Final = keeper
        self._posts: asyncio.Queue[Post] = asyncio.Queue()
        self._loop: Final = asyncio.get_running_loop()
        self._alarm: asyncio.TimerHandle | None = None
        self._alarm_at = -1
        self._thinking: set[asyncio.Task[None]] = set()
        self._task = self._loop.create_task(self._work())

    # ------------------------------------------------------------------------------------------------------ coming in

    def deliver(self, client: Client, message: ClientMsg) -> None:
        """A client's message. One whose id came before is a double, and only acknowledged again."""

        def work(stage: Stage) -> Outcome:
            if client not in self.table.clients:
                return Outcome()
            outcome = Outcome()
            if not message.id or message.id > client.last_id:
                client.last_id = max(client.last_id, message.id)
                outcome = dispatch.handle(stage, client, message)
            if not outcome.later:
                outcome.ok(client, message.id)
            return outcome

        def refuse(why: Rejected) -> None:
            client.send(why.message(message.id))

        def done() -> None:
            client.handled()
            self.table.shared.load.answered(self._loop.time() - came)

        came = self._loop.time()
        self._posts.put_nowait(Post(work, done, refuse))

    async def enter(self, client: Client, hello: Hello) -> None:
        await self.ask(lambda stage: (people.arrive(stage, client, hello), None))

    def departed(self, client: Client) -> None:
        """The socket of a client is closed."""
        if not self.closed:
            self.post(lambda stage: people.depart(stage, client))

    def now(self) -> int:
        return self.table.clock.now()

    def post(self, work: Work) -> None:
        """Something to be done, in its turn."""
        self._posts.put_nowait(Post(work))

    async def ask(self, work: Callable[[Stage], tuple[Outcome, R]]) -> R:
        """Do some work at the table and return its result once it is stored; Rejected says why not."""
        if self.closed:
            raise Closed
        answer: asyncio.Future[R] = self._loop.create_future()
        found: list[R] = []

        def keep(stage: Stage) -> Outcome:
            outcome, value = work(stage)
            found.append(value)
            return outcome

        def done() -> None:
            if not answer.done():
                answer.set_result(found[0])

        def refuse(why: Rejected) -> None:
            if not answer.done():
                answer.set_exception(why)

        self._posts.put_nowait(Post(keep, done, refuse))
        return await answer

    # ------------------------------------------------------------------------------------------------ one at a time

    async def _work(self) -> None:
        while not self.closed:
            post = await self._posts.get()
            try:
                await self._take_turn(post)
            except StorageFailed as error:
                self._collapse(post, not_stored(error), f"storage: {error}")
            except Exception:  # a fault of ours: the table is opened again as it was stored
                log.exception("table %s", self.table.room.id)
                self._collapse(post, fault(), "a fault of ours; it is opened again as it was stored")
        while not self._posts.empty():
            self._posts.get_nowait().refuse(Closed())

    async def _take_turn(self, post: Post) -> None:
        if self.closed:  # it was abandoned meanwhile
            post.refuse(Closed())
            return
        if 0 <= self._alarm_at <= self.now() and post.work is not nothing_happened:
            await self._do_what_is_due()
        try:
            outcome = post.work(self.stage)
        except Rejected as error:
            post.refuse(error)
        except Refused as error:
            post.refuse(rejected(error))
        else:
            await self._commit(outcome)
        post.done()
        post.done, post.refuse = nothing, no_answer
        await self._do_what_is_due()

    async def _commit(self, outcome: Outcome) -> None:
        if self.closed:
            raise LeaseLost("the table was given up meanwhile")
        was, self.stage = self.stage, await commit(self.stage, outcome, self._store, self.fence)
        for thinking in outcome.thinking:
            self._think(thinking)
        if outcome.closed or outcome.erased:
            self._close()
        elif outcome.departed and not self.table.clients:
            if not self.table.room.is_by_days():
                self.table.clock.stop()
            self._keeper.deserted(self)
        if isinstance(was, Playing) and isinstance(self.stage, Finished):
            self._keeper.finished(self)

    def _collapse(self, post: Post, why: Rejected, text: str) -> None:
        """The memory may be ahead of the disk: forget it. Whoever comes back finds what was stored."""
        log.error("table %s: %s", self.table.room.id, text)
        post.refuse(why)
        post.done()
        refuge = self.table.shared.place.refuge()
        for client in list(self.table.clients):
            self._loop.call_soon(
                client.leave, "stopping", refuge
            )  # after the refusal that is on its way to one of them
        self._close()

    def abandon(self) -> None:
        """Another process may have the table: leave the memory at once; clients come back to find out."""
        if not self.closed:
            for client in list(self.table.clients):
                client.leave("stopping", self.table.shared.place.refuge())
            self._close()
            self.post(nothing_happened)  # so that it looks whether it is closed

    def _close(self) -> None:
        """Leave the memory."""
        self.closed = True
        self._stop_alarm()
        for task in self._thinking:
            task.cancel()
        self._keeper.forget(self)

    def rest(self) -> None:
        """Leave the memory in its turn, unless somebody has come meanwhile."""
        if not self.closed:
            self.post(lambda stage: Outcome() if self.table.clients else self._stopped(stage))

    def look_at_the_clock(self) -> None:
        """Do what is due by now."""
        if not self.closed:
            self.post(nothing_happened)

    async def stop(self) -> None:
        """Keep a save, say good-bye, leave the memory."""
        await self.ask(lambda stage: (self._stopped(stage), None))

    def _stopped(self, stage: Stage) -> Outcome:
        unsaved = isinstance(stage, Playing) and stage.saved != stage.log.n
        table = stage.table
        kept = table.clients != set() and table.host_gone > 0
        if kept:
            table.room.host_gone = table.host_gone  # others wait for the host
        return Outcome(
            save=unsaved,
            store_room=kept,
            closed=True,
            partings=[(client, "stopping") for client in self.table.clients],
        )

    # ---------------------------------------------------------------------------------------------- what is due, bots

    async def _do_what_is_due(self) -> None:
        """Do everything that is due, then set the alarm for what comes next."""
        days.keep_time(self.stage)
        due = self._next_due()
        for _ in range(MAX_DUE_AT_ONCE):
            if due is None or due[0] > self.now():
                break
            await self._commit(due[1]())
            due = self._next_due()
        show_clocks(self.stage)
        self._set_alarm(due)

    def _next_due(self) -> Due | None:
        """What is due next. Nothing is while the table's clock stands still or somebody is guided."""
        if not self.table.clock.runs or isinstance(self.stage, Lobby):
            return None
        if isinstance(self.stage, Finished):
            return schedule.next_after(self.stage)
        if lesson_table.is_guided(self.stage):
            return None
        for thinking in schedule.notice(self.stage):
            self._think(thinking)
        return schedule.next_due(self.stage)

    def _set_alarm(self, due: Due | None) -> None:
        self._stop_alarm()
        if due is not None and not self.closed:
            self._alarm_at = due[0]
            wait = max(0, due[0] - self.now()) / 1000
            self._alarm = self._loop.call_later(wait, self.post, nothing_happened)

    def _stop_alarm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm, self._alarm_at = None, -1

    def _think(self, thinking: Thinking) -> None:
        """Let a bot think, outside the mailbox, as long as the table is there."""
        task = self._loop.create_task(self._wait_for(thinking))
        self._thinking.add(task)
        task.add_done_callback(self._thinking.discard)
        task.add_done_callback(lambda _: thinking.over())

    async def _wait_for(self, thinking: Thinking) -> None:
        question, idea = thinking.question, None
        try:
            work = self._thinkers.run(
                question.table,
                thinking.work,
                question,
                lane=thinking.lane,
                urgency=thinking.urgency,
                network=thinking.network,
            )
            idea = await asyncio.wait_for(work, thinking.limit)
        except Exception as error:  # a bot that fails must not stop the game
            log.warning("a bot of %s could not think: %r", question.game, error)
        self.post(lambda stage: thinking.done(stage, idea))


def nothing_happened(stage: Stage) -> Outcome:
    """A message without content: it makes the mailbox do what is due, as after every message."""
    return Outcome()
