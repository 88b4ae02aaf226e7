"""Bots think elsewhere: whatever they do, a person's click is not slower."""

from __future__ import annotations

import asyncio
import contextlib
import fcntl
import sqlite3
from pathlib import Path
from signal import SIGTERM
from typing import Any

import msgspec
import pytest

from igroteka.bots import Bot
from igroteka.bots.brain import Thought
from igroteka.bots.chair import Asked, Chair
from igroteka.engine import Match
from igroteka.server.base.config import PACES, Config
from igroteka.server.cluster.processes import Alone, Metrics
from igroteka.server.mailbox import schedule
from igroteka.server.messages.bodies import NewTable
from igroteka.server.play import bots
from igroteka.server.play.bots import limit_hard
from igroteka.server.rooms.live_table import LiveTable, Playing
from igroteka.server.rooms.outcome import Outcome, Thinking
from igroteka.server.rooms.room import new_room
from igroteka.server.rooms.shared import Shared
from igroteka.server.shelf.served_games import Shelf
from igroteka.server.streams.stream import StepLog, rows
from igroteka.server.thinking import ceiling, thinkers
from igroteka.server.thinking.thinkers import INTERRUPTED, LONG, BotTask, Idea, think
from igroteka.server.thinking.waiting_line import PERSON_WAITS, Job, WaitingLine
from igroteka.server.thinking.worker_process import alarm
from tests.games.grimm_forest.scene import Forest
from tests.games.rickshank.scene import Scene as Rickshank
from tests.games.rigor_mortis.test_jury import court
from tests.server.clients import LOOSE, QUICK, Site
from tests.server.test_tables import friends
from tests.slices.market import MARKET


async def test_a_click_does_not_wait_for_bots_that_think(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The bots of many tables think and think; people at another table play on as if nothing were, and a hint for one
    of them has to wait its turn without holding up anybody."""
    gate = (tmp_path / "gate").open("w")
    fcntl.flock(gate, fcntl.LOCK_EX)
    monkeypatch.setenv("DUEL_GATE", gate.name)
    site = Site(tmp_path / "data").start()
    try:
        stuck = [await site.table("duel", players=2, bots="normal", settings={"stuck": True}) for _ in range(20)]
        waiting = [await ticket.come() for ticket in stuck]
        ann, bob = await friends(site)
        await ann.send({"type": "hint", "seat": 0})
        for _ in range(10):
            assert (await ann.answer(0, "stone"))["type"] == "ok"
            await ann.done("undo", seat=0)
        await bob.see(lambda: bob.numbers["p1"] == ann.numbers["p0"])
        await asyncio.gather(ann.answer(0, "stone"), bob.answer(1, "paper"))
        await ann.see(lambda: ann.events("chosen") != [])
        for client in waiting:
            assert (await client.answer(0, "cloth"))["type"] == "ok"
            assert client.events("chosen") == [], "its bot still thinks"
        assert not any(m["type"] == "hinted" for m in ann.heard)
        gate.close()
        for client in waiting:
            await client.see(lambda: client.events("chosen") != [])  # noqa: B023, awaited in this round
        await ann.hear("hinted")
        await site.hang_up()
    finally:
        gate.close()
        site.end(SIGTERM)


async def test_the_server_does_not_wait_for_a_bot_that_thinks_for_ever(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate = (tmp_path / "gate").open("w")
    fcntl.flock(gate, fcntl.LOCK_EX)
    monkeypatch.setenv("DUEL_GATE", gate.name)
    site = Site(tmp_path / "data").start()
    stuck = await site.table("duel", players=2, bots="normal", settings={"stuck": True})
    ann = await stuck.come()
    assert (await ann.answer(0, "cloth"))["type"] == "ok"
    await site.hang_up()
    try:
        assert site.end(SIGTERM) == 0
    finally:
        gate.close()


async def test_a_thought_has_a_ceiling_and_an_answer_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The bot would think for ever; it is interrupted, and the game goes on. So is a hint, which is refused."""
    gate = (tmp_path / "gate").open("w")
    fcntl.flock(gate, fcntl.LOCK_EX)
    monkeypatch.setenv("DUEL_GATE", gate.name)
    site = Site(tmp_path / "data", timing=msgspec.structs.replace(QUICK, thought=100)).start()
    try:
        ann = await (await site.table("duel", players=2, bots="normal", settings={"stuck": True})).come()
        assert (await ann.answer(0, "cloth"))["type"] == "ok"
        await ann.see(lambda: ann.events("chosen") != [])
        await site.hang_up()
    finally:
        gate.close()
        site.end(SIGTERM)


async def test_what_a_search_has_done_is_kept_with_its_answer_and_told_to_nobody(site: Site) -> None:
    ann = await (await site.table("gravity_falls", players=2, bots="hard", settings={"first_player": "p1"})).come()
    await ann.see(lambda: ann.view(0)["asks"] != [])
    assert max(rollouts_of(site.config.file, seat=1)) > 0
    assert not any("rollouts" in msgspec.json.encode(message).decode() for message in ann.heard)


def rollouts_of(file: Path, seat: int) -> list[int]:
    """What the bot of a seat has done for each of its stored answers."""
    with contextlib.closing(sqlite3.connect(file)) as database:
        bodies = [rows.decode(body) for (body,) in database.execute("SELECT body FROM steps ORDER BY id, n")]
    return [body.rollouts for body in bodies if body.seat == seat]


class Endless(Bot[Any]):
    def think(self, chair: Chair[Any], asked: Asked) -> Thought:
        while True:
            chair.imagine(1)


def test_an_answer_says_that_its_search_was_interrupted(monkeypatch: pytest.MonkeyPatch) -> None:
    match = MARKET.start(2, 1)
    ask = match.asks[0]
    question = BotTask("t", "market", match.save(), False, ask.seat, ask.name, "normal", 1, ceiling=0.05)
    monkeypatch.setattr(thinkers, "_shelf", Shelf("tests.server.shelf:SHELF"))
    monkeypatch.setitem(thinkers._players, ("t", ask.seat, "normal"), Endless(1, ask.seat))
    monkeypatch.setattr(ceiling, "_interrupting", alarm)  # as a process for thoughts does when it starts
    idea = think(question)
    assert idea.answer in [option.key for option in ask.options]
    assert idea.rollouts == INTERRUPTED


async def test_the_line_for_a_process_is_fair() -> None:
    """Tables where somebody waits come first, and each has one piece of work before it queues again."""
    line = WaitingLine()
    added = [("a", 0), ("a", 0), ("a", 0), ("nobody", 1), ("b", 0), ("c", 0)]
    jobs = [(table, Job(print, (), urgency)) for table, urgency in added]
    for table, job in jobs:
        line.add(table, job)
    jobs[1][1].done.cancel()
    turns: list[str] = []
    while (turn := line.next()) is not None:
        turns.append(turn.table)
        line.finish(turn, 0.05)
    assert turns == ["a", "b", "c", "a", "nobody"]


async def test_the_network_that_has_had_least_time_is_next() -> None:
    """However many tables another one has; who was away has saved up nothing."""
    line = WaitingLine()

    def add(network: str, *tables: str) -> None:
        for table in tables:
            line.add(table, Job(print, (), PERSON_WAITS, network))

    def served(seconds: float) -> str:
        turn = line.next()
        assert turn is not None
        line.finish(turn, seconds)
        return turn.table

    add("crowd", *(f"c{n}" for n in range(9)))
    assert [served(1.0) for _ in range(2)] == ["c0", "c1"]
    add("home", "h0", "h1")
    assert [served(0.1) for _ in range(2)] == ["h0", "h1"]
    assert served(1.0) == "c2"
    add("home", "h2")
    assert [served(0.1) for _ in range(3)] == ["h2", "c3", "c4"]


async def test_a_table_has_one_thought_at_a_time() -> None:
    line = WaitingLine()
    for _ in range(2):
        line.add("a", Job(print, (), PERSON_WAITS))
    turn = line.next()
    assert turn is not None
    assert line.next() is None
    line.finish(turn, 0.1)
    assert line.next() is not None


def test_hard_bots_have_a_quota_and_think_as_normal_ones_beyond_it(tmp_path: Path) -> None:
    """By table: a table has one thought at a time. So many tables of one network, twice as many on the whole server."""
    shared = Shared(Config(data=str(tmp_path), workers=1), Alone(lambda: Metrics(0, 0, 0, 0)))

    def table() -> Playing:
        room, _ = new_room(NewTable("boo", "Ann", bots="hard"), 2, {})
        return Playing(LiveTable(shared, room, []), StepLog(MARKET.start(2, 1), []))

    def level(playing: Playing, network: str) -> tuple[str, Thinking]:
        task = BotTask("t", "boo", b"", False, 0, "search", "hard", 1)
        thinking = Thinking(think, task, lambda stage, idea: Outcome(), network=network)
        limit_hard(playing, thinking)
        return thinking.question.level, thinking

    one, two, three, other = [table() for _ in range(4)]
    assert [level(each, "far")[0] for each in (one, one, two, three)] == ["hard", "hard", "hard", "normal"]
    found, thinking = level(other, "near")
    assert (found, level(three, "near")[0], level(table(), "else")[0]) == ("hard", "hard", "normal")
    assert thinking.lane == LONG
    thinking.over()
    assert level(table(), "else")[0] == "hard"


async def test_hints_have_a_quota_that_is_given_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    gate = (tmp_path / "gate").open("w")
    fcntl.flock(gate, fcntl.LOCK_EX)
    monkeypatch.setenv("DUEL_GATE", gate.name)
    site = Site(tmp_path / "data", limits=msgspec.structs.replace(LOOSE, hints=1)).start()
    try:
        ann, bob = [await (await site.table("duel", players=2, settings={"stuck": True})).come() for _ in range(2)]
        for each in (ann, bob):
            await each.done("fill", level="random")
            await each.done("start")
            await each.see(lambda: "p0" in each.views)  # noqa: B023, awaited in this round
        await ann.send({"type": "hint", "seat": 0, "id": 90})
        await ann.done("why", seat=0, key="stone")
        assert (await bob.refused("hint", seat=0))["reason"] == "busy"
        gate.close()
        await ann.until(lambda m: m.get("id") == 90)
        await bob.done("hint", seat=0)
        await site.hang_up()
    finally:
        gate.close()
        site.end(SIGTERM)


async def test_a_game_tells_its_levels_and_refuses_others(site: Site) -> None:
    games = {game["id"]: game for game in await site.get("/api/games")}
    assert games["boo"]["levels"] == ["random", "easy", "normal", "hard", "expert", "like_me"]
    for game in games.values():
        assert set(game["level_notes"]) == set(game["levels"])
        assert all(note[lang] for note in game["level_notes"].values() for lang in ("ru", "en"))
    assert games["market"]["levels"] == ["random", "easy", "normal"]
    order = {"game": "market", "name": "Ann", "bots": "expert"}
    assert (await site.post("/api/tables", order, 400))["reason"] == "no_such_bot"
    ann = await (await site.table("market", players=2)).come()
    assert (await ann.refused("set_bot", seat=1, level="like_me"))["reason"] == "no_such_bot"
    assert (await ann.refused("fill", level="expert"))["reason"] == "no_such_bot"
    assert ann.room["seats"][1]["bot"] is None


def thoughtful(tmp_path: Path, match: Match[Any], game: str) -> Playing:
    """A table with this match, whose bots have thought about what they are asked."""
    room, _ = new_room(NewTable(game, "Ann", bots="normal"), match.g.seats, {})
    table = LiveTable(Shared(Config(data=str(tmp_path)), Alone(lambda: Metrics(0, 0, 0, 0))), room, [])
    playing = Playing(table, StepLog(match, []))
    for thinking in schedule.notice(playing):
        thinking.done(playing, think(thinking.question))
    return playing


def test_when_a_bot_answers_was_drawn_before_it_has_thought(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However much there was to think about, and whatever it has found."""
    monkeypatch.setattr(thinkers, "_shelf", Shelf("igroteka.games:games"))
    low, high = PACES["normal"]
    for fables in ([], ["wolf", "oracle"]):
        scene = Forest(2, bots=(0, 1), fable_hand_p1=fables)
        playing = thoughtful(tmp_path, scene.match, "grimm_forest")
        for question in playing.questions.values():
            assert question.idea is not None
            assert low <= question.pace - question.opened <= high
        assert [at for at, _ in bots.due(playing)] == [question.pace for question in playing.questions.values()]


def test_further_answers_of_a_bot_come_quickly_for_they_are_one_turn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinkers, "_shelf", Shelf("igroteka.games:games"))
    scene = Rickshank(2, bots=(0, 1), power=3, hand_p0=["genius_waves", "genius_waves"])
    playing = thoughtful(tmp_path, scene.match, "rickshank")
    low, high = PACES["normal"]
    for least, most in ((low, high), (low // bots.IN_A_ROW, high // bots.IN_A_ROW)):
        schedule.notice(playing)
        (question,) = playing.questions.values()
        assert least <= question.pace - question.opened <= most
        bots.publish(playing, question, Idea("play:genius_waves"))


def test_a_bot_on_the_jury_votes_at_the_tables_pace(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinkers, "_shelf", Shelf("igroteka.games:games"))
    scene = court()
    scene.do("p1 call_out:p0:tongue_out", "p2 guilty")
    playing = thoughtful(tmp_path, scene.match, "rigor_mortis")
    ((at, publish),) = bots.due(playing)
    low, high = PACES["normal"]
    assert low <= at - playing.table.clock.now() <= high
    publish()
    assert not scene.voting()
