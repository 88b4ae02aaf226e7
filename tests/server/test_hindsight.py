"""Looking back at a sealed choice: a worker finds it out; only the seat that chose is told, when the round is over."""

from __future__ import annotations

from tests.server.clients import Client, Message, Site, Ticket
from tests.server.test_tables import friends

OF_ONE = "looked_back"


def told(client: Client) -> list[Message]:
    return [m for m in client.heard if m["type"] == OF_ONE]


async def test_a_seat_is_told_of_its_own_choice_when_the_round_is_over(site: Site) -> None:
    ann = await (await site.table("grimm_forest", players=3, bots="normal", pace="instant", seed=3)).come()
    assert (await ann.refused("look_back", seat=0))["code"] == "not_now"
    while ann.view(0)["table"]["round"] < 2:
        assert (await ann.refused("look_back", seat=0))["code"] == "not_now", "not before the round is over"
        await ann.play(0)
    assert told(ann) == []
    before = ann.view(0)
    await ann.done("look_back", seat=0)
    (found,) = [each["hindsight"] for each in told(ann)]
    assert (found["turn"], found["worlds"]) == (1, 64)
    assert set(found["others"]) == {"p1", "p2"}
    assert found["given"] in [each["key"] for each in found["alternatives"]]
    shown = {f"p{e['seat']}": e["values"]["location"] for e in ann.events("shown")[:3]}
    assert {seat: key.split(":")[1] for seat, key in found["others"].items()} == {
        seat: {"field": "gather_straw", "forest": "gather_wood", "quarry": "gather_brick"}[place]
        for seat, place in shown.items()
        if seat != "p0"
    }
    assert ann.view(0) == before
    for seat in (1, 2, 7, -1):
        assert (await ann.refused("look_back", seat=seat))["code"] == "not_your_seat"
    await ann.done("configure", hints=False)
    assert (await ann.refused("look_back", seat=0))["code"] == "not_now"


async def test_nobody_else_is_told(site: Site) -> None:
    ann, bob = await friends(site, "grimm_forest", pace="instant")
    eve = await Ticket(site, ann.room["table"], watch=ann.welcome["watch"]).come()
    while ann.view(0)["table"]["round"] < 2:
        for seat, client in enumerate((ann, bob)):
            while client.asked(seat):
                await client.play(seat)
        for client in (ann, bob):
            await client.done("say", text="done")
    await ann.done("look_back", seat=0)
    assert (await bob.refused("look_back", seat=0))["code"] == "not_your_seat"
    assert (await eve.refused("look_back", seat=0))["code"] == "no_entry"
    await bob.done("look_back", seat=1)
    await bob.done("say", text="bye")
    await eve.until(lambda m: m["type"] == "said" and m["text"] == "bye")
    await ann.until(lambda m: m["type"] == "said" and m["text"] == "bye")
    assert [[each["seat"] for each in told(client)] for client in (ann, bob, eve)] == [[0], [1], []]
    assert set(told(ann)[0]["hindsight"]["others"]) == {"p1"}


async def test_one_look_back_at_a_time_and_none_where_nothing_is_sealed(site: Site) -> None:
    ann = await (await site.table("grimm_forest", players=2, bots="random")).come()
    for id in (50, 51, 52):
        await ann.send({"type": "look_back", "id": id, "seat": 0})
    codes = [(await ann.until(lambda m: m.get("id") in (50, 51, 52)))["code"] for _ in range(3)]
    assert sorted(codes) == ["not_now", "too_fast", "too_fast"]
    duel = await (await site.table("market", players=2, bots="random")).come()
    assert (await duel.refused("look_back", seat=0))["code"] == "not_now"


async def test_the_last_round_is_looked_back_at_when_the_game_is_over(site: Site) -> None:
    ticket = await site.table("grimm_forest", players=2, bots="normal", pace="instant", seed=1, hints=False)
    ann = await ticket.come()
    await ann.to_the_end(0)
    last = ann.view(0)["table"]["round"]
    await ann.done("look_back", seat=0)
    assert told(ann)[0]["hindsight"]["turn"] == last
