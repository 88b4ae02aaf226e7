"""The long campaign of `make soak`: what the other attacks try once, many times over all games, with figures.

IGROTEKA_CAMPAIGN=0.001 makes it a thousand times shorter, to try it out.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import time
from collections import Counter
from collections.abc import Callable
from http.client import HTTPException
from pathlib import Path
from random import Random
from signal import SIGKILL, SIGTERM
from typing import Any, ClassVar, Final

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from igroteka.bots import brain_of, player
from igroteka.bots.chair import Chair
from igroteka.bots.contrast import advise
from igroteka.engine import Race
from igroteka.engine.events import Step
from igroteka.engine.fate import Fate
from igroteka.engine.match import Match
from igroteka.engine.options import eyes
from igroteka.engine.record import IMAGINE
from igroteka.engine.view import view_of
from igroteka.games import games
from igroteka.server.base.config import SHELF
from igroteka.server.play.guards import is_kept_back
from igroteka.server.streams.archive import LoggedRow, recordings
from igroteka.server.streams.diff import apply
from igroteka.server.streams.stream import StepLog, Stream
from igroteka.testing.secrets import IndistinguishableWorlds, differ
from igroteka.testing.walk import walk
from tests.e2e.ghost import route
from tests.e2e.ghost import walk as walk_through
from tests.server.clients import LOOSE, PATIENCE, QUICK, Client, Message, Site, Ticket
from tests.server.doors import TEXTS, Door, requests
from tests.server.postgres import fresh
from tests.server.test_attacks import UNBOUNDED
from tests.server.test_crash import Company
from tests.server.test_storm import random_message
from tests.server.test_tables import join

pytestmark = pytest.mark.soak

KNOCKING: Final = 4
"""So many ask over HTTP at a time."""
AT_ONCE: Final = 12
"""So many games are played side by side: most of them wait."""
SHARE: Final = float(os.environ.get("IGROTEKA_CAMPAIGN", "1"))
ADVISED: Final = 100
"""Of so many moments one is asked a hint about."""
FOLLOWED: Final = 3
"""So many messages a seat is followed in two worlds."""
Note = Callable[[str, Any], None]


def sized(count: int) -> int:
    return max(1, round(count * SHARE))


# --------------------------------------------------------------------------------------------------- hostile messages


async def hostile(site: Site, game: str, seed: int, count: int) -> int:
    """Two people and a spectator say anything, valid and mangled; whoever is cut off comes back, and who is shown the
    door for good goes to another table. How many was said."""
    luck = Random(seed)
    tickets = await gathered(site, game)
    clients: list[Client | None] = [None, None, None]
    for n in range(count):
        who = luck.randrange(len(tickets))
        client = clients[who]
        with contextlib.suppress(ConnectionClosed, TimeoutError):  # it was shown out; it comes back
            client = client or await tickets[who].come()
            clients[who] = client
            await client.socket.send(mangled(luck, random_message(luck, client)))
            if n % 20 == 19:
                await client.send({"type": "hurry", "id": 10**9 + n})
                await client.until(lambda m: m.get("id") == 10**9 + n)  # noqa: B023, awaited in this round
            continue
        clients[who] = None
        if who != 2:
            clients[2] = None
            with contextlib.suppress(ConnectionClosed, TimeoutError):  # not let in any more
                tickets[2] = Ticket(site, tickets[2].table, watch=await watch_link(tickets[who]))
                continue
            tickets, clients = await gathered(site, game), [None, None, None]
    return count


async def gathered(site: Site, game: str) -> list[Ticket]:
    """A game that has begun, with two people, a bot and a spectator."""
    first = await site.table(game, players=3, pace="instant", takeover=True)
    ann = await first.come()
    tickets = [first, await join(site, ann, "Bob"), Ticket(site, first.table, watch=ann.welcome["watch"])]
    await ann.done("fill", level="random")
    await ann.done("start")
    await ann.close()
    return tickets


async def watch_link(ticket: Ticket) -> str:
    client = await ticket.come()
    link: str = client.welcome["watch"]
    await client.close()
    return link


def mangled(luck: Random, message: Message) -> str:
    """As it is, or with a piece cut out, doubled or replaced."""
    text = msgspec.json.encode(message).decode()
    if luck.random() < 0.6:
        return text
    a, b = sorted(luck.randrange(len(text) + 1) for _ in range(2))
    return text[:a] + luck.choice(["", text[a:b] * 2, "\ufffd", "null", "9" * 30, "[" * 50]) + text[b:]


def knock(site: Site, seed: int, count: int) -> Counter[str]:
    """Ask for anything over HTTP, with texts and without sense; how often what was answered."""
    luck, door, answers = Random(seed), Door(site), Counter[str]()
    while answers.total() < count:
        text = luck.choice([luck.choice(TEXTS), nonsense(luck), nonsense(luck)])
        for request in luck.sample(wanted := list(requests(text)), len(wanted)):
            try:
                status, body = door.ask(request, luck.choice(["application/json"] * 9 + ["text/plain"]))
            except (HTTPException, OSError):  # hung up on
                answers["hung up"] += 1
                continue
            answers[str(status)] += 1
            if status >= 500:
                answers[f"fault: {request.method} {request.path} {body[:100]!r}"] += 1
    door.close()
    return answers


def nonsense(luck: Random) -> str:
    """Any letters, of any alphabet and of none."""
    most = luck.choice((0x20, 0x80, 0x500, 0xD800))
    return "".join(chr(luck.randrange(most)) for _ in range(luck.choice((1, 3, 12, 64, 300))))


@pytest.mark.parametrize("engine", ["sqlite", "postgres"])
async def test_hostile_messages_at_all_doors(
    request: pytest.FixtureRequest, tmp_path: Path, record_property: Note, engine: str
) -> None:
    """Half of the million at each database; of that a third over HTTP, while the others talk at all games."""
    database = fresh(request.getfixturevalue("postgres")) if engine == "postgres" else ""
    limits = msgspec.structs.replace(LOOSE, **UNBOUNDED)
    site = Site(tmp_path / "data", shelf=SHELF, limits=limits, workers=2, database=database)
    with (tmp_path / "log").open("w") as site.log:
        site.start()
        share, third = sized(1_000_000 // 3) // (4 * len(games)) + 1, sized(1_000_000 // 6) // KNOCKING + 1
        knocking = asyncio.gather(*(asyncio.to_thread(knock, site, seed, third) for seed in range(KNOCKING)))
        said = await asyncio.gather(*(hostile(site, game, seed, share) for game in games for seed in range(4)))
        answers = sum(await knocking, Counter[str]())
        health = await site.get("/health")
        await site.hang_up()
        assert site.end(SIGTERM) == 0
    record_property("messages", sum(said))
    record_property("requests", answers.total())
    record_property("answers", str(dict(answers)))
    assert not [each for each in answers if each.startswith("fault")]
    assert health["ok"] is True
    assert "Traceback" not in (tmp_path / "log").read_text()


# -------------------------------------------------------------------------------------------------------------- kills


async def test_kills_under_load(tmp_path: Path, record_property: Note) -> None:
    """People and bots at all games; the process dies after some clicks, again and again. Every acknowledged answer is
    there afterwards, and everything that was told before is told again."""
    site = Site(tmp_path, shelf=SHELF, workers=2).start()
    luck, clicks, kills, longest = Random(1), 0, sized(200), 0.0
    tables = [await Company.gather(site, game) for game in games]
    for n in range(kills):
        if n % 20 == 19:  # those games may be over: others begin
            await site.hang_up()
            tables = [await Company.gather(site, game) for game in games]
        for company in tables:
            await company.come()
        left = luck.randrange(5, 80)

        def click() -> None:
            nonlocal clicks, left
            clicks, left = clicks + 1, left - 1
            if left == 0 and site.process is not None:
                site.process.kill()

        playing = [company.play(seat, click) for company in tables for seat in range(2)]
        async with asyncio.timeout(10 * PATIENCE):
            await asyncio.gather(*playing)
        site.end(SIGKILL)
        killed = time.monotonic()
        site.start()
        longest = max(longest, time.monotonic() - killed)
    for company in tables:
        await company.come()
    await site.hang_up()
    site.end(SIGTERM)
    record_property("kills", kills)
    record_property("longest start in seconds", round(longest, 1))
    record_property("acknowledged answers", clicks)


# ------------------------------------------------------------------------------------------------------------ replays


async def test_replays_against_the_truth(tmp_path: Path, record_property: Note) -> None:
    """A finished game as a seat's record tells it ends as the seat sees it."""
    timing = msgspec.structs.replace(QUICK, away=50, away_in_race=50, blink=10)
    site = Site(tmp_path, shelf=SHELF, workers=2, timing=timing).start()
    compared, at_once, shelf = sized(48), asyncio.Semaphore(AT_ONCE), [*games]
    await asyncio.gather(*(replayed(site, shelf[n % len(shelf)], at_once) for n in range(compared)))
    await site.hang_up()
    site.end(SIGTERM)
    record_property("replays", compared)


async def replayed(site: Site, game: str, at_once: asyncio.Semaphore) -> None:
    """A bot plays the seat while its owner is not there, and a spectator keeps the table's clock running. In Boo's race
    bots take their time, by the clock on the wall: there the owner plays."""
    async with at_once, asyncio.timeout(20 * PATIENCE):
        settings = {"search_limit": 30} if game == "boo" else {}
        players = max(2, games[game].least)
        ticket = await site.table(game, players=players, bots="random", pace="instant", settings=settings)
        ann = await ticket.come()
        eve = await Ticket(site, ticket.table, watch=ann.welcome["watch"]).come()
        if game == "boo":
            await haunt(ann)
        await ann.close()
        await eve.see(lambda: eve.view(None)["result"] is not None)
        back = await ticket.come()
        film = await site.get(f"/api/tables/{ticket.table}/replay", 200, Authorization=f"Bearer {ticket.key}")
        view = film["view"]
        for frame in film["frames"]:
            apply(view, frame["ops"])
        moving = {"can_undo": False, "now": 0, "bots": []}
        assert {**view, **moving} == {**back.view(0), **moving}, game
        await eve.close()
        await back.close()


async def haunt(ann: Client) -> None:
    """Finds every route at once, and raises a hand where there is none."""
    while ann.view(0)["result"] is None:
        view = ann.view(0)
        table, asks = view["table"], [ask for ask in view["asks"] if ask["given"] is None]
        own = table["players"]["p0"]
        if not asks or (asks[0]["kind"] == "search" and own["hand"]):
            await ann.read()
        elif asks[0]["kind"] == "search":
            found = route(table, own["walls"])
            await ann.answer(0, f"call:{found[0]}" if found else "raise_hand")
        elif asks[0]["kind"] == "show":
            await ann.answer(0, " ".join(walk_through(table, table["announced"], own["walls"]) or []))
        else:
            await ann.answer(0, asks[0]["options"][0])


# --------------------------------------------------------------------------------------------------------- two worlds


def received(match: Match[Any], seat: int) -> bytes:
    """Everything that a seat can be told of a moment: its view, byte for byte, and why what is not possible is not."""
    view = view_of(match.game, match.g, match.asks, seat, match.number, match.result, False)
    keys = [key for ask in view.asks for key in (*ask.options, *ask.refused)] + ["nonsense", ""]
    why = [match.why_not(seat, key) for key in keys]
    told = msgspec.to_builtins(view)
    for wait in told["waiting"]:
        wait["given"] = None  # an imagined world is before the others' sealed answers; that there are some is no secret
    return msgspec.json.encode((told, [None if each is None else (each.rule, each.reason) for each in why]))


def advised(match: Match[Any], seat: int, seed: int) -> list[tuple[str, str, object]]:
    """The hints that a seat would get, each with its reason."""
    rules, chair = match.game, Chair(match, seat)
    hints: list[tuple[str, str, object]] = []
    for asked in chair.asks:
        if asked.name not in rules.unhinted and not asked.given:
            who = player(rules, "normal", seed, seat)
            idea = (
                who.bid(chair, asked) if isinstance(match.prompt, Race) and not asked.must else who.think(chair, asked)
            )
            if idea is not None:
                contrast = None if idea.at >= 0 else advise(brain_of(rules), chair, asked, idea, seed=seed).contrast
                hints.append((idea.answer, idea.reason, (idea.values, contrast)))
    return hints


class Line:
    """What the server sends to a seat, as it goes on the line."""

    def __init__(self, match: Match[Any], seat: int) -> None:
        match.keep_moments(True)
        self.match, self.log = match, StepLog(match, [])
        self.stream = Stream(self.log, seat, with_changes=True)

    def sent(self) -> bytes:
        """The next message: events, what each changed, the change of the view; nothing, if it notices nothing."""
        log, stream = self.log, self.stream
        log.take(0, {stream.seat: stream})
        return b"" if log.is_unseen(stream.seat) else stream.change(log, stream.step(log), 0, -1, with_changes=True)

    def delays(self) -> list[tuple[int, bool]]:
        """All that decides how long the server keeps answers back."""
        return [(ask.seat, is_kept_back(self.match.prompt, ask)) for ask in self.match.asks]

    def record(self) -> bytes:
        """The game so far as the seat may look at it again."""
        rows, waiting = list[LoggedRow](), list[Step]()
        for step in self.match.history:
            waiting.append(step)
            if step[0] != IMAGINE:
                rows.append(LoggedRow(0, waiting, -1, "", {}))
                waiting = []
        game = games[self.match.game.id]
        return recordings(game, self.match.save(), None, rows, self.stream.name)[self.stream.name]


class Listening(IndistinguishableWorlds):
    """A seat that listens in two worlds which it cannot tell apart, until it is shown something or chance decides."""

    number: ClassVar[int] = 5

    def listen(self, seat: int, recorded: bool) -> int:
        """How many messages were the same, to the byte, and kept back alike."""
        one, two = Line(self.match.fork(), seat), Line(self.imagined(seat), seat)
        same = 0
        while same < FOLLOWED and not self.go_on(one.match, two.match, eyes(seat), chance=True):
            first, second = one.sent(), two.sent()
            self.hold(first == second, f"p{seat} is sent {differ(first, second)}")
            self.hold(one.delays() == two.delays(), f"p{seat} can tell two worlds apart by the clock")
            same += 1
        if recorded and same == FOLLOWED:
            self.hold(one.record() == two.record(), f"the record tells p{seat} two worlds apart")
        return same


@pytest.mark.parametrize("game", games)
def test_two_worlds_that_a_seat_cannot_tell_apart(game: str, record_property: Note) -> None:
    """The table as it is, and as it might be for all the seat knows: it receives the same, to the byte, and goes on
    receiving the same at the same times. So do its hints and its record, of some moments: those take longer."""
    wanted, compared, seed, hints, messages = sized(100_000) // len(games) + 1, 0, 0, 0, 0
    while compared < wanted:
        seed += 1
        rules = games[game]
        players = rules.least + seed % (rules.most - rules.least + 1)
        match, fate = rules.start(players, seed), Fate(seed)
        listening = Listening(match, Fate(seed + 13))
        while match.prompt is not None and compared < wanted:
            for seat in range(players):
                world = match.imagine(seat, fate.word())
                assert received(match, seat) == received(world, seat), (seed, match.number, seat)
                compared += 1
                sampled = compared % ADVISED == 0
                if sampled:
                    assert advised(match, seat, seed) == advised(world, seat, seed), (seed, match.number, seat)
                    hints += 1
                if not any(ask.given for ask in match.asks):
                    messages += listening.listen(seat, recorded=sampled)
            walk(match, fate)
    record_property("comparisons", compared)
    record_property("messages", messages)
    record_property("hints and records", hints)
