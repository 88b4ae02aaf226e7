"""Continue from here: a new table from a moment of a game, for whoever can see its record."""

from __future__ import annotations

import copy
from typing import Any

from igroteka.server.streams.diff import apply
from tests.server.clients import Client, Message, Site, Ticket
from tests.server.test_so_far import record
from tests.server.test_tables import friends


async def continue_from(
    site: Site, table: str, key: str, n: int, seat: int, status: int = 201, **order: Any
) -> Message:
    body = {"name": "Ann", "n": n, "seat": seat, **order}
    found: Message = await site.post(f"/api/tables/{table}/continue", body, status, Authorization=f"Bearer {key}")
    return found


async def played(site: Site, answers: int = 1000) -> tuple[Ticket, Client]:
    """A game with a bot, to its end or for some answers."""
    ticket = await site.table("market", players=2, bots="random", pace="instant")
    ann = await ticket.come()
    for _ in range(answers):
        if (await ann.play(0))["type"] == "over":
            break
    return ticket, ann


async def study(site: Site, ticket: Ticket, seat: int, status: int = 200) -> Message:
    path = f"/api/tables/{ticket.table}/study?seat={seat}"
    found: Message = await site.get(path, status, Authorization=f"Bearer {ticket.key}")
    return found


async def studied(site: Site, ticket: Ticket, ann: Client) -> None:
    """What cost a seat most is told to its owner alone, each with the frame at which it was asked."""
    found = await study(site, ticket, 0)
    costs = [each["contrast"]["lead"] for each in found["decisions"]]
    assert 0 < len(costs) <= 3
    assert costs == sorted(costs, reverse=True)
    mine = await record(site, ann, ticket.key, "p0")
    for each in found["decisions"]:
        view = copy.deepcopy(mine["view"])
        for frame in mine["frames"][: each["n"]]:
            apply(view, copy.deepcopy(frame["ops"]))
        options = next(ask["options"] for ask in view["asks"] if ask["kind"] == each["kind"])
        assert {each["contrast"]["better"], each["contrast"]["other"]} <= set(options)
    assert await study(site, ticket, 0) == found, "it is found once"
    assert (await study(site, ticket, 1, 403))["code"] == "not_your_seat"


def last_purchase(replay: Message) -> tuple[int, Message]:
    """The last frame in which the reader may buy something, and the view then."""
    view, n, then = replay["view"], 0, replay["view"]
    for frame in replay["frames"]:
        apply(view, frame["ops"])
        if any(ask["kind"] == "buy" for ask in view["asks"]):
            n, then = frame["n"], copy.deepcopy(view)
    return n, then


async def test_a_finished_game_goes_on_from_any_frame_as_the_seat_knew_it(site: Site) -> None:
    ticket, ann = await played(site)
    n, then = last_purchase(await record(site, ann, ticket.key, "p0"))
    made = await continue_from(site, ticket.table, ticket.key, n, 0)
    again = await Ticket(site, made["table"], made["key"]).come()
    assert again.room["continued"]
    assert again.room["stage"] == "playing"
    assert (again.view(0)["zones"], again.view(0)["table"]) == (then["zones"], then["table"])
    assert again.view(0)["result"] is None
    await again.to_the_end(0)
    assert (await record(site, again, made["key"], "p0"))["staged"], "the record of the new game begins at that moment"
    await studied(site, ticket, ann)


async def test_who_watches_a_record_chooses_a_seat_and_learns_no_hand(site: Site) -> None:
    ticket, ann = await played(site)
    # Late in the game, while the other buys: five cards of a deck of many kinds, which chance does not deal alike.
    late, _ = last_purchase(await record(site, ann, ticket.key, "p0"))
    hands = []
    for _ in range(6):
        made = await continue_from(site, ticket.table, ann.welcome["watch"], late, 1)
        eve = await Ticket(site, made["table"], made["key"]).come()
        assert eve.welcome["audiences"] == ["p1"]
        hands.append([z["cards"] for z in eve.view(1)["zones"] if z["name"] == "hand:p1"])
    assert any(hand != hands[0] for hand in hands), "drawn anew each time"


async def test_friends_can_be_asked_to_the_new_table(site: Site) -> None:
    ticket, _ = await played(site)
    made = await continue_from(site, ticket.table, ticket.key, 5, 1, bots=None)
    host = await Ticket(site, made["table"], made["key"]).come()
    assert host.room["stage"] == "lobby"
    assert [seat["owner"] for seat in host.room["seats"]] == [None, 1]
    assert (await host.refused("configure", players=3))["reason"] == "continued"
    assert (await host.refused("start", seed=4))["reason"] == "continued"
    joined = await site.post(f"/api/tables/{made['table']}/join", {"invite": host.welcome["invite"], "name": "Bob"})
    await host.done("configure", pace="instant")
    await host.done("start")
    bob = await Ticket(site, made["table"], joined["key"]).come()
    await bob.play(0)
    await host.see(lambda: host.view(1)["number"] == bob.view(0)["number"])


async def test_ones_own_practice_goes_on_while_it_runs(site: Site) -> None:
    ticket, _ = await played(site, 3)
    made = await continue_from(site, ticket.table, ticket.key, 1, 0)
    assert (await Ticket(site, made["table"], made["key"]).come()).room["stage"] == "playing"
    assert (await continue_from(site, ticket.table, ticket.key, 1, 1, 409))["reason"] == "still_played"


async def test_a_game_of_others_that_still_runs_is_not_gone_back_into(site: Site) -> None:
    ann, _ = await friends(site, "market")
    key, table = site.tickets[-2].key, ann.room["table"]
    for who in (key, ann.welcome["watch"]):
        assert (await continue_from(site, table, who, 0, 0, 409))["reason"] == "still_played"
    assert (await continue_from(site, table, "nonsense", 0, 0, 403))["code"] == "no_entry"


async def test_what_is_not_there_is_refused(site: Site) -> None:
    ticket, _ = await played(site, 3)
    assert (await continue_from(site, ticket.table, ticket.key, 9999, 0, 400))["code"] == "bad_message"
    assert (await continue_from(site, ticket.table, ticket.key, 0, 7, 400))["code"] == "bad_message"
    assert (await continue_from(site, "nowhereatall", ticket.key, 0, 0, 403))["code"] == "no_entry"
    lobby = await site.table("market", players=2)
    assert (await continue_from(site, lobby.table, lobby.key, 0, 0, 409))["code"] == "not_now"


async def test_a_table_that_waits_for_friends_is_there_after_a_crash(own_site: Site) -> None:
    ticket, _ = await played(own_site)
    made = await continue_from(own_site, ticket.table, ticket.key, 4, 0, bots=None)
    own_site.again()
    host = await Ticket(own_site, made["table"], made["key"]).come()
    await host.done("fill", level="random")
    await host.done("start")
    await host.play(0)
