"""A table from making it to the end of the game, over real sockets."""

from __future__ import annotations

import asyncio
from typing import Any

from tests.server.clients import Client, Site, Ticket


async def friends(site: Site, game: str = "duel", **order: Any) -> tuple[Client, Client]:
    """Ann makes a table for two, Bob comes by the link, Ann starts."""
    ann = await (await site.table(game, players=2, **order)).come()
    bob = await (await join(site, ann, "Bob")).come()
    await ann.done("start")
    await ann.see(lambda: "p0" in ann.views)
    await bob.see(lambda: "p1" in bob.views)
    return ann, bob


async def join(site: Site, host: Client, name: str) -> Ticket:
    table, invite = host.room["table"], host.welcome["invite"]
    made = await site.post(f"/api/tables/{table}/join", {"invite": invite, "name": name})
    site.tickets.append(Ticket(site, table, made["key"]))
    return site.tickets[-1]


async def test_play_now_against_bots_is_one_request_and_goes_to_its_end(site: Site) -> None:
    ticket = await site.table("market", players=2, bots="normal", pace="instant")
    ann = await ticket.come()
    assert ann.welcome["audiences"] == ["p0"]
    await ann.to_the_end(0)
    assert ann.view(0)["result"]["rule"] == "MK-010"
    await ann.see(lambda: ann.room["stage"] == "finished")
    await ann.close()


async def test_what_is_said_while_the_door_opens_is_heard(site: Site) -> None:
    ticket = await site.table("duel", players=2)
    ann = await site.open()
    await ann.send({"type": "hello", "table": ticket.table, "key": ticket.key, "id": 1})
    await ann.send({"type": "sync", "t": 7})
    await ann.send({"type": "say", "text": "hello", "id": 2})
    await ann.until(lambda m: m == {"type": "ok", "id": 2})
    assert [m["t"] for m in ann.heard if m["type"] == "synced"] == [7]
    assert not any(m["type"] == "error" for m in ann.heard)


async def test_friends_join_by_a_link_and_play_to_the_end(site: Site) -> None:
    ann, bob = await friends(site)
    await asyncio.gather(ann.to_the_end(0), bob.to_the_end(1))
    await ann.see(lambda: ann.room["stage"] == "finished")
    assert ann.view(0)["result"]["rule"] == "DU-004"


async def test_the_host_fills_orders_and_starts(site: Site) -> None:
    ann = await (await site.table("duel", players=2)).come()
    assert (await ann.refused("start"))["code"] == "not_now"
    await ann.done("configure", players=4)
    await ann.see(lambda: len(ann.room["seats"]) == 4)
    await ann.done("set_bot", seat=2, level="easy")
    await ann.done("fill", level="normal")
    await ann.see(lambda: [s["bot"] for s in ann.room["seats"]] == [None, "normal", "easy", "normal"])
    await ann.done("order", seats=[2, 1, 0, 3])
    await ann.see(lambda: [s["bot"] for s in ann.room["seats"]] == ["easy", "normal", None, "normal"])
    await ann.done("start")
    await ann.see(lambda: "p2" in ann.views)


async def test_bad_settings_are_refused_with_the_rule_before_the_start(site: Site) -> None:
    ann = await (await site.table("duel", players=2)).come()
    error = await ann.refused("configure", settings={"limit": 7})
    assert (error["code"], error["reason"], error["rule"]) == ("bad_setup", "bad_value", "DU-001")
    error = await ann.refused("configure", players=9)
    assert (error["reason"], error["rule"]) == ("player_count", "DU-000")
    assert ann.room["players"] == 2
    problem = await site.post("/api/tables", {"game": "duel", "name": "A", "settings": {"x": 1}}, 400)
    assert problem["reason"] == "unknown_setting"


async def test_only_the_host_arranges(site: Site) -> None:
    ann, bob = await friends(site)
    for message in ({"type": "lock", "locked": True}, {"type": "kick", "member": 1}, {"type": "delete"}):
        fields = {k: v for k, v in message.items() if k != "type"}
        assert (await bob.refused(str(message["type"]), **fields))["code"] == "not_host"
    await ann.done("hand_over", member=bob.welcome["member"])
    await bob.done("lock", locked=True)
    assert (await ann.refused("lock", locked=False))["code"] == "not_host"


async def test_whoever_is_kicked_cannot_come_back_and_friends_come_by_the_link_they_were_sent(site: Site) -> None:
    ann = await (await site.table("duel", players=3)).come()
    ticket = await join(site, ann, "Bob")
    bob = await ticket.come()
    eve = await Ticket(site, ticket.table, watch=ann.welcome["watch"]).come()
    sent = ann.welcome["invite"]
    await ann.done("kick", member=bob.welcome["member"])
    await bob.until(lambda m: m["type"] == "bye" and m["why"] == "kicked")
    await bob.closed()
    again = await site.open()
    await again.send({"type": "hello", "table": ticket.table, "key": ticket.key})
    assert (await again.hear("error"))["reason"] == "kicked"
    await again.closed()
    body = {"invite": sent, "name": "Bob", "key": ticket.key}
    assert (await site.post(f"/api/tables/{ticket.table}/join", body, 403))["reason"] == "kicked"
    watching = await site.open()
    await watching.send({"type": "hello", "table": ticket.table, "key": ticket.key, "watch": ann.welcome["watch"]})
    assert (await watching.hear("error"))["reason"] == "kicked"
    cat = await (await join(site, ann, "Cat")).come()
    assert (ann.welcome["invite"], cat.welcome["audiences"]) == (sent, [])
    await eve.see(lambda: "Cat" in [seat["name"] for seat in eve.room["seats"]])


async def test_several_people_at_one_screen_have_names_of_their_own(site: Site) -> None:
    ann = await (await site.table("duel", players=3)).come()
    bob = await (await join(site, ann, "Bob")).come()
    await ann.done("sit", seat=2)
    await ann.done("rename", seat=2, name="Dad")
    await bob.see(lambda: [seat["name"] for seat in bob.room["seats"]] == ["Ann", "Bob", "Dad"])
    assert (await bob.refused("rename", seat=2, name="Fool"))["code"] == "not_your_seat"
    await ann.done("stand", seat=2)
    await bob.done("sit", seat=2)
    await bob.see(lambda: [seat["name"] for seat in bob.room["seats"]] == ["Ann", "Bob", "Bob"])


async def test_a_locked_table_takes_nobody_in(site: Site) -> None:
    ann = await (await site.table("duel", players=2)).come()
    await ann.done("lock", locked=True)
    body = {"invite": ann.welcome["invite"], "name": "Bob"}
    await site.post(f"/api/tables/{ann.room['table']}/join", body, 503)


async def test_chat_reaches_everybody_unless_muted_and_is_kept(site: Site) -> None:
    ann, bob = await friends(site)
    await bob.done("say", text="  hello  ")
    line = await ann.until(lambda m: m["type"] == "said" and m["text"] == "hello")
    assert line["name"] == "Bob"
    await ann.done("mute", member=bob.welcome["member"], muted=True)
    assert (await bob.refused("say", text="again"))["code"] == "muted"
    later = await Ticket(site, ann.room["table"], watch=ann.welcome["watch"]).come(chat=line["n"] - 1)
    await later.see(lambda: any(m.get("text") == "hello" for m in later.heard))


async def test_one_browser_may_hold_several_seats(site: Site) -> None:
    ann = await (await site.table("duel", players=2)).come()
    await ann.done("sit", seat=1)
    await ann.done("start")
    await ann.see(lambda: {"p0", "p1"} <= ann.views.keys())
    await ann.answer(0, "stone")
    assert (await ann.answer(1, "paper"))["type"] == "ok"
    await ann.see(lambda: ann.views["p0"]["asks"] != [] and ann.views["p0"]["asks"][0]["kind"] == "pay")


async def test_a_one_time_code_continues_on_another_device(site: Site) -> None:
    ann, _ = await friends(site)
    await ann.done("device_code")
    code = next(m for m in ann.heard if m["type"] == "new_code")["code"]
    made = await site.post("/api/redeem", {"code": code})
    phone = await Ticket(site, made["table"], made["key"]).come()
    assert phone.welcome["member"] == ann.welcome["member"]
    assert (await phone.answer(0, "cloth"))["type"] == "ok"
    await ann.see(lambda: ann.view(0)["asks"][0]["given"] == "cloth")
    assert (await site.post("/api/redeem", {"code": code}, 403))["reason"] == "wrong_code"


async def test_who_leaves_a_game_is_followed_by_a_bot(site: Site) -> None:
    ann, bob = await friends(site)
    await bob.send({"type": "leave"})
    await bob.until(lambda m: m["type"] == "bye" and m["why"] == "left")
    await ann.see(lambda: ann.room["seats"][1]["bot"] == "normal")
    await ann.answer(0, "stone")
    await ann.see(lambda: ann.events("chosen") != [])


async def finished(site: Site) -> Client:
    """A game against a bot, played to its end."""
    ann = await (await site.table("duel", players=2, bots="normal", pace="instant")).come()
    await ann.to_the_end(0)
    await ann.see(lambda: ann.room["stage"] == "finished")
    return ann


async def test_a_rematch_has_the_same_people_and_keys(site: Site) -> None:
    ticket = await site.table("duel", players=2, bots="normal", pace="instant")
    ann = await ticket.come()
    assert (await ann.refused("rematch"))["code"] == "not_now"
    await ann.to_the_end(0)
    await ann.done("rematch")
    await ann.see(lambda: ann.room["next"] is not None)
    again = await Ticket(site, ann.room["next"]["table"], ticket.key).come()
    assert again.room["stage"] == "lobby"
    await again.done("start")
    await again.see(lambda: "p0" in again.views)


async def test_my_games_and_what_a_link_leads_to(site: Site) -> None:
    ticket = await site.table("duel", players=3)
    ann = await ticket.come()
    infos = await site.post("/api/mine", {"tickets": [{"table": ticket.table, "key": ticket.key}]}, 200)
    assert [(i["game"], i["stage"], i["seats"], i["open_seats"]) for i in infos] == [("duel", "lobby", [0], 2)]
    wrong = [{"table": ticket.table, "key": "wrong"}, {"table": "none_of_them", "key": ticket.key}]
    assert await site.post("/api/mine", {"tickets": wrong}, 200) == []
    look = await site.post(f"/api/tables/{ticket.table}/look", {"invite": ann.welcome["invite"]}, 200)
    assert look["names"] == ["Ann", "", ""]
    await site.post(f"/api/tables/{ticket.table}/look", {"invite": "wrong"}, 403)
    await ann.done("fill", level="normal")
    await ann.done("start")
    infos = await site.post("/api/mine", {"tickets": [{"table": ticket.table, "key": ticket.key}]}, 200)
    assert infos[0]["your_turn"] is True


async def test_the_host_deletes_a_table_and_all_that_is_kept_of_it(site: Site) -> None:
    ann = await finished(site)
    table, tables = ann.room["table"], (await site.get("/health"))["tables"]
    await ann.send({"type": "delete", "id": 99})
    await ann.until(lambda m: m["type"] == "bye" and m["why"] == "deleted")
    assert (await site.get("/health"))["tables"] == tables - 1, "there is room for another one"
    again = await site.open()
    await again.send({"type": "hello", "table": table, "key": "x"})
    assert (await again.hear("error"))["code"] == "no_table"
