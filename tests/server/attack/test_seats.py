"""Seats and links: nobody sees a second hand, and who may not look any more is shown out."""

from __future__ import annotations

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


async def test_a_kick_shows_spectators_out_whose_link_is_not_good_any_more(site: Site) -> None:
    ann, bob = await friends(site)
    eve = await watcher(site, ann)
    await ann.done("kick", member=bob.welcome["member"])
    assert (await eve.hear("bye"))["why"] == "locked"
    await eve.closed()


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
