"""Seats and links: nobody sees a second hand, and who may not look any more is shown out."""

from __future__ import annotations

import pytest

from tests.server.clients import Client, Site, Ticket
from tests.server.test_tables import friends, join


async def watcher(site: Site, host: Client) -> Client:
    return await Ticket(site, host.room["table"], watch=host.welcome["watch"]).come()


async def test_a_second_guest_of_the_same_invite_gets_no_bots_hand(site: Site) -> None:
    ann = await (await site.table("duel", players=2, bots="normal")).come()
    twin = await (await join(site, ann, "Ann's other window")).come()
    assert (await twin.refused("sit", seat=1))["reason"] == "no_takeover"
    assert set(twin.views) == {"public"}


async def test_who_left_and_came_back_gets_no_bots_hand(site: Site) -> None:
    ann, bob = await friends(site)
    await bob.done("leave")
    again = await (await join(site, ann, "Bob")).come()
    assert (await again.refused("sit", seat=1))["reason"] == "no_takeover"


async def test_the_host_may_let_guests_take_over_bots_and_everybody_is_told(site: Site) -> None:
    ann = await (await site.table("duel", players=3, bots="normal")).come()
    bob = await (await join(site, ann, "Bob")).come()
    eve = await watcher(site, ann)
    assert (await bob.refused("configure", takeover=True))["code"] == "not_host"
    await ann.done("configure", takeover=True)
    for each in (ann, bob, eve):
        await each.see(lambda: each.room["takeover"] is True)  # noqa: B023, awaited in this round
        await each.see(lambda: any(m.get("note") == "takeover" for m in each.heard))  # noqa: B023, likewise
    await bob.done("sit", seat=1)
    await bob.see(lambda: "p1" in bob.views)
    assert (await ann.refused("sit", seat=2))["reason"] == "seen_cards"


async def test_a_locked_table_shows_spectators_out(site: Site) -> None:
    ann, bob = await friends(site)
    eve = await watcher(site, ann)
    await ann.done("lock", locked=True)
    assert (await eve.hear("bye"))["why"] == "locked"
    await eve.closed()
    heard = len(eve.heard)
    await ann.answer(0, "stone")
    await ann.see(lambda: ann.room["watchers"] == 0)
    await bob.done("say", text="members stay")
    assert len(eve.heard) == heard


@pytest.mark.parametrize(
    "name", ["\u2800\u2800", "\u3164", "\u200b\u200d", "\u202e\u2066", "\u00a0\u2003", " @ ", "\u0301"]
)
async def test_a_name_of_which_nothing_can_be_seen_is_refused(site: Site, name: str) -> None:
    ann = await (await site.table("duel", players=4)).come()
    body = {"invite": ann.welcome["invite"], "name": name}
    assert (await site.post(f"/api/tables/{ann.room['table']}/join", body, 400))["reason"] == "blank_name"
    assert (await ann.refused("rename", name=name))["reason"] == "blank_name"
    assert (await site.post("/api/tables", {"game": "duel", "name": name}, 400))["reason"] == "blank_name"
    assert [member["name"] for member in ann.room["members"]] == ["Ann"]


async def test_names_that_look_alike_are_numbered(site: Site) -> None:
    """By case, blanks, characters that show nothing, letters of the other alphabet; also those of a shared screen."""
    ann = await (await site.table("duel", name="Саша К", players=4)).come()
    alike = ["саша к", "Саша\u2800К", "Са\u3164ша\u00a0К", "\u202eСаша К", "\u0421\u0061\u0448\u0061 K"]
    for name in alike:
        await join(site, ann, name)
    await ann.done("rename", seat=0, name="САША К\u3164")
    await ann.see(lambda: len(ann.room["members"]) == 6 and ann.room["seats"][0]["name"] != "Саша К")
    names = [member["name"] for member in ann.room["members"]] + [ann.room["seats"][0]["name"]]
    assert [name[-1] for name in names] == ["К", *"234567"]
    assert len(max(names, key=len)) <= 24
    await ann.done("rename", name="Саша К")
    await ann.see(lambda: ann.room["members"][0]["name"] == "Саша К")  # one's own name is no other's


async def test_a_long_name_has_room_for_its_number(site: Site) -> None:
    ann = await (await site.table("duel", name="A" * 24)).come()
    await join(site, ann, "a" * 24)
    await ann.see(lambda: len(ann.room["members"]) == 2)
    assert ann.room["members"][1]["name"] == "a" * 22 + " 2"


async def test_a_code_for_another_device_has_sixty_bits(site: Site) -> None:
    ann, _ = await friends(site)
    codes = set[str]()
    for _ in range(20):
        await ann.done("device_code")
        codes.add(ann.heard[-2]["code"])
    assert len(codes) == 20
    assert all(len(code.replace("-", "")) == 12 and code.upper() == code for code in codes)
    letters = {letter for code in codes for letter in code} - {"-"}
    assert 20 < len(letters) <= 32
    await site.post("/api/redeem", {"code": next(iter(codes - {ann.heard[-2]["code"]}))}, 403)
    await site.post("/api/redeem", {"code": ann.heard[-2]["code"].replace("-", " ").lower()})
