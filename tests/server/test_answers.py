"""Answers: numbered, judged, taken back; whatever is wrong gets a reason and changes nothing."""

from __future__ import annotations

import asyncio
from pathlib import Path
from signal import SIGTERM

import msgspec

from igroteka.bots import brain_of
from igroteka.games import games
from tests.server.clients import QUICK, Client, Site, Ticket
from tests.server.test_tables import friends


async def test_a_stale_answer_does_nothing(site: Site) -> None:
    ann, bob = await friends(site)
    number = ann.view(0)["number"]
    await ann.answer(0, "stone")
    await bob.answer(1, "paper")
    await ann.see(lambda: ann.view(0)["number"] != number)
    n = ann.numbers["p0"]
    error = await ann.refused("answer", seat=0, number=number, key="cloth")
    assert (error["code"], error["reason"]) == ("stale", "stale")
    assert ann.numbers["p0"] == n


async def test_a_doubled_message_is_done_once(site: Site) -> None:
    ann, _ = await friends(site)
    line = {"type": "say", "text": "once", "id": 50}
    await ann.send(line)
    await ann.send(line)
    for _ in range(2):
        await ann.until(lambda m: m == {"type": "ok", "id": 50})
    ann.id = 50
    await ann.done("say", text="twice")
    assert [m["text"] for m in ann.heard if m["type"] == "said" and m["text"]] == ["once", "twice"]


async def test_nobody_answers_for_a_seat_that_is_not_theirs(site: Site) -> None:
    ann, bob = await friends(site)
    number = bob.view(1)["number"]
    for seat in (0, 7, -1):
        error = await bob.refused("answer", seat=seat, number=number, key="stone")
        assert error["code"] == "not_your_seat"
    watcher = await Ticket(site, ann.room["table"], watch=ann.welcome["watch"]).come()
    assert (await watcher.refused("answer", seat=0, number=number, key="stone"))["code"] == "no_entry"
    assert (await watcher.refused("say", text="hi"))["code"] == "no_entry"


async def test_an_illegal_answer_gets_reason_and_rule(site: Site) -> None:
    ann = await (await site.table("market", players=2, bots="random")).come()
    error = await ann.answer(0, "copper")
    assert (error["code"], error["reason"], error["rule"]) == ("refused", "not_an_action", "MK-002")
    await ann.done("why", seat=0, key="copper")
    why = next(m for m in ann.heard if m["type"] == "why_not")
    assert (why["reason"], why["rule"]) == ("not_an_action", "MK-002")


async def test_a_sealed_answer_is_the_seats_own_and_can_be_taken_back(site: Site) -> None:
    ann, bob = await friends(site)
    await ann.answer(0, "cloth")
    await bob.see(lambda: bob.view(1)["waiting"][0]["given"])
    assert not any("cloth" in text for text in bob.raw if '"change"' in text)
    await ann.done("undo", seat=0)
    await bob.see(lambda: not bob.view(1)["waiting"][0]["given"])
    await ann.answer(0, "stone")
    await bob.answer(1, "paper")
    await bob.see(lambda: [e["values"]["words"] for e in bob.events("chosen")] == ["stone paper"])


async def test_behind_a_barrier_the_others_decide(site: Site) -> None:
    ann, bob = await friends(site, window=120)
    await asyncio.gather(ann.answer(0, "stone"), bob.answer(1, "paper"))
    await ann.see(lambda: ann.view(0)["asks"] != [] and ann.view(0)["asks"][0]["kind"] == "pay")
    error = await ann.refused("undo", seat=0)
    assert (error["code"], error["reason"]) == ("barrier", "undo_revealed")
    await ann.done("takeback", seat=0)
    await bob.see(lambda: bob.room["takeback"] is not None)
    await bob.done("consent", yes=False)
    await ann.see(lambda: ann.room["takeback"] is None)
    assert ann.view(0)["asks"][0]["kind"] == "pay"
    await ann.done("takeback", seat=0)
    await bob.see(lambda: bob.room["takeback"] is not None)
    await bob.done("consent", yes=True)
    await ann.see(lambda: ann.view(0)["asks"][0]["kind"] == "choose")
    assert ann.events("undone") != []


async def test_a_hint_is_what_the_bot_would_do_and_how_it_compares(site: Site) -> None:
    ann = await (await site.table("duel", players=2, bots="random")).come()
    best, *others = ann.view(0)["asks"][0]["options"]
    for pointed, other in (("", others[0]), (others[1], others[1]), (best, others[0])):
        await ann.done("hint", seat=0, key=pointed)
        hint = [m for m in ann.heard if m["type"] == "hinted"][-1]
        assert (hint["key"], hint["number"]) == (best, ann.view(0)["number"])
        assert (hint["contrast"]["better"], hint["contrast"]["other"]) == (best, other)
    await ann.done("configure", hints=False)
    assert (await ann.refused("hint", seat=0))["code"] == "not_now"


async def test_what_would_follow_is_told_to_who_asks_and_changes_nothing(site: Site) -> None:
    ticket = await site.table("gravity_falls", players=2, bots="random", settings={"first_player": "p0"}, seed=1)
    ann = await ticket.come()
    before = ann.view(0)
    await ann.done("what_if", seat=0, key="rest")
    told = next(m for m in ann.heard if m["type"] == "foreseen")
    assert (told["seat"], told["key"], told["number"]) == (0, "rest", before["number"])
    assert told["values"]["target"] == before["table"]["forecast"][0]["location"]
    assert ann.view(0) == before
    assert (await ann.refused("what_if", seat=1, key="rest"))["code"] == "not_your_seat"
    await ann.done("what_if", seat=0, key="no such thing")
    assert ann.heard[-2]["values"] == {} or ann.heard[-1]["values"] == {}


async def test_no_hint_where_it_would_play_the_game(site: Site) -> None:
    ann = await (await site.table("boo", players=2, bots="normal", settings={"first": "p0"})).come()
    await ann.play(0)
    assert ann.welcome["unhinted"] == ["search", "show", "sealed"], "so that the page offers none"
    await ann.see(lambda: ann.asked(0) and ann.view(0)["asks"][0]["kind"] == "search")
    assert (await ann.refused("hint", seat=0))["reason"] == "unhinted"


async def test_an_answer_to_a_guarded_question_is_held_and_a_forced_one_sent(site: Site) -> None:
    """Nobody can pay: both answers come by themselves, in their time."""
    ann, bob = await friends(site, settings={"rich": False})
    await asyncio.gather(ann.answer(0, "stone"), bob.answer(1, "paper"))
    await bob.see(lambda: len(bob.events("paid")) == 2)
    assert not any(m["type"] == "held" for m in bob.heard)


async def test_a_held_answer_is_acknowledged_and_can_be_changed_or_taken_back(tmp_path: Path) -> None:
    site = Site(tmp_path, timing=msgspec.structs.replace(QUICK, guard=600_000)).start()
    try:
        ann, bob = await friends(site)
        await asyncio.gather(ann.answer(0, "stone"), bob.answer(1, "paper"))
        await ann.see(lambda: ann.view(0)["asks"] != [] and ann.view(0)["asks"][0]["kind"] == "pay")
        await bob.done("hurry")
        before = len(bob.heard)
        for key in ("keep", "pay"):
            assert (await ann.answer(0, key))["type"] == "ok"
        assert held(ann) == ["keep", "pay"]
        await ann.done("undo", seat=0)
        await bob.done("say", text="nobody has paid")
        assert {m["type"] for m in bob.heard[before:]} <= {"said", "ok", "ping"}, "nobody else notices any of it"
        assert held(await site.tickets[0].come()) == []
        await site.hang_up()
    finally:
        site.end(SIGTERM)


def held(client: Client) -> list[str]:
    """The answers that the server has said it holds."""
    return [m["key"] for m in client.heard if m["type"] == "held"]


async def test_a_fault_in_the_rules_leaves_the_table_as_it_was_stored(site: Site) -> None:
    ann, bob = await friends(site, settings={"faulty": True})
    first, second = site.tickets[-2:]
    assert (await ann.answer(0, "cloth"))["type"] == "ok"
    assert (await bob.answer(1, "cloth"))["code"] == "internal"
    for client in (ann, bob):
        await client.until(lambda m: m["type"] == "bye" and m["why"] == "stopping")
    ann, bob = await first.come(), await second.come()
    assert ann.view(0)["asks"][0]["given"] == "cloth"
    assert (await bob.answer(1, "paper"))["type"] == "ok"
    await ann.see(lambda: [e["values"]["words"] for e in ann.events("chosen")] == ["cloth paper"])


async def test_bots_can_be_hurried(site: Site) -> None:
    ann = await (await site.table("market", players=4, bots="random", pace="slow")).come()
    await ann.answer(0, "end")
    await ann.done("hurry")
    await ann.play(0)
    await ann.see(lambda: ann.view(0)["table"]["turn"] >= 3)


async def test_where_a_rule_listens_a_line_of_chat_is_an_act(site: Site) -> None:
    ann = await (await site.table("rigor_mortis", players=2, bots="random")).come()
    await ann.answer(0, "purple")
    await ann.see(lambda: any(ask["kind"] == "say" for ask in ann.view(0)["asks"]))
    await ann.done("say", text="quiet here")
    assert ann.view(0)["table"]["looks"][0] == 1
    await ann.done("say", text="What a Goblin!")
    await ann.see(lambda: ann.view(0)["table"]["looks"][0] >= 2)
    assert [m["text"] for m in ann.heard if m["type"] == "said" and m["text"]] == ["quiet here", "What a Goblin!"]


async def test_a_team_mate_says_what_it_is_about_to_do(site: Site) -> None:
    """Everybody hears of a bot's intention before the act that follows it."""
    ticket = await site.table("gravity_falls", players=2, bots="normal", settings={"first_player": "p0"})
    ann = await ticket.come()
    eve = await Ticket(site, ticket.table, watch=ann.welcome["watch"]).come()
    while not any(m["type"] == "intends" for m in ann.heard):
        await ann.play(0)
    said = await eve.until(lambda m: m["type"] == "intends")
    assert said in ann.heard
    assert said["seat"] == 1
    assert said["reason"] in brain_of(games["gravity_falls"]).intentions
    assert eve.view(None)["number"] == said["number"], "it has not acted yet"
    assert not any(m["type"] == "said" and m["says"] for m in ann.heard), "nobody has asked it anything"
    await ann.done("say", text="There!", about="place:lake")
    answer = await ann.until(lambda m: m["type"] == "said" and m["says"] != "")
    assert answer["name"] == ann.room["seats"][1]["name"]
    assert answer["says"].startswith("reply-")
    assert answer["values"]["location"] == "lake"
