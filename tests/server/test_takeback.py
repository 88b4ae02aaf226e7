"""What becomes of a take-back: bots wait for it, and whoever has asked is told, by the name of the move."""

from __future__ import annotations

import asyncio

from tests.server.clients import Client, Message, Site
from tests.server.test_tables import friends, join


async def before_a_bot(site: Site) -> tuple[Client, Client]:
    """Ann has just moved, a bot is next, and Bob would have to agree."""
    ann = await (await site.table("market", players=3, pace="slow")).come()
    bob = await (await join(site, ann, "Bob")).come()
    await ann.done("order", seats=[0, 2, 1])
    await ann.done("fill", level="random")
    await ann.done("start")
    await ann.play(0)
    await ann.play(0)
    await bob.see(lambda: "p2" in bob.views)
    return ann, bob


def ended(client: Client) -> list[Message]:
    return [m for m in client.heard if m["type"] == "takeback_ended"]


def notes(client: Client) -> list[str]:
    return [m["note"] for m in client.heard if m.get("note", "").startswith("takeback")]


async def test_bots_wait_while_a_take_back_is_open_and_it_does_not_stay_open_for_ever(hasty: Site) -> None:
    """The bot would move after 300 ms; the take-back stays open for 900."""
    ann, bob = await before_a_bot(hasty)
    moved = ann.view(0)["number"]
    await ann.done("takeback", seat=0)
    await ann.until(lambda m: m["type"] == "takeback_ended")
    assert [(m["key"], m["kind"], m["result"]) for m in ended(ann)] == [("buy:copper", "buy", "lapsed")]
    assert ann.view(0)["number"] == moved, "no bot has moved meanwhile"
    await ann.see(lambda: ann.view(0)["number"] != moved)
    await bob.see(lambda: notes(bob) == ["takeback_asked", "takeback_lapsed"])
    assert ended(bob) == [], "nobody else is told which move it was"


async def test_a_take_back_before_a_bots_move_succeeds(hasty: Site) -> None:
    ann, bob = await before_a_bot(hasty)
    await ann.done("takeback", seat=0)
    await bob.see(lambda: bob.room["takeback"] is not None)
    await bob.done("consent", yes=True)
    await ann.see(lambda: ended(ann) != [])
    assert ended(ann)[0]["result"] == "done"
    assert (ann.view(0)["asks"][0]["kind"], notes(ann)) == ("buy", ["takeback_asked", "takeback_done"])


async def test_a_take_back_that_a_move_overtakes_is_told_as_one_that_is_refused(site: Site) -> None:
    ann, bob = await friends(site, "market")
    await ann.play(0)
    await ann.play(0)
    for decide, result in ((lambda: bob.done("consent", yes=False), "refused"), (lambda: bob.play(1), "overtaken")):
        await ann.done("takeback", seat=0)
        await bob.see(lambda: bob.room["takeback"] is not None)
        await decide()
        await ann.see(lambda: ann.room["takeback"] is None and ended(ann) != [])
        await ann.see(lambda: ended(ann)[-1]["result"] == result)  # noqa: B023, awaited in this round
        assert ended(ann)[-1]["key"] == "buy:copper"
        await bob.see(lambda: notes(bob)[-1] == f"takeback_{result}")  # noqa: B023, likewise


async def test_a_take_back_holds_up_no_race(hasty: Site) -> None:
    """Else whoever asks for one would gain time to think before the bots call."""
    ann = await (await hasty.table("duel", players=3, pace="slow")).come()
    bob = await (await join(hasty, ann, "Bob")).come()
    await ann.done("fill", level="normal")
    await ann.done("start")
    await bob.see(lambda: "p1" in bob.views)
    await asyncio.gather(ann.play(0), bob.play(1))
    await ann.see(lambda: ann.asked(0) and ann.view(0)["asks"][0]["kind"] == "call")
    await ann.done("takeback", seat=0)
    await ann.see(lambda: ended(ann) != [])
    assert ended(ann)[0]["result"] == "overtaken", "by the bot's call"
