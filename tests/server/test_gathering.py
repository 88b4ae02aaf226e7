"""Before and after a game: the code to say aloud, open tables, ready marks, another game when everybody wants it."""

from __future__ import annotations

from typing import Any

import pytest

from igroteka.server.shelf.spoken_codes import COUNT, NOUNS, nouns, places, plain, spoken, understood
from tests.server.clients import Client, Site, Ticket
from tests.server.test_tables import friends, join

Words = dict[str, str]


async def test_at_one_screen_all_seats_are_the_maker_s(site: Site) -> None:
    ticket = await site.table("duel", players=2, one_screen=True)
    ann = await ticket.come()
    assert [seat["owner"] for seat in ann.room["seats"]] == [ann.welcome["member"]] * 2


# -------------------------------------------------------------------------------------------------------- spoken codes


def test_each_of_a_million_codes_has_words_of_its_own_in_both_languages() -> None:
    assert {len(words) for words in nouns().values()} == {NOUNS}
    assert len(places()) == 2 * NOUNS, "no word is twice in a list or in both"
    assert all(word.isalpha() and 1 < len(word) < 12 for word in places())
    for code in (0, 1, NOUNS, COUNT // 3, COUNT - 1):
        assert [understood(words) for words in spoken(code).values()] == [code, code]


@pytest.mark.parametrize(
    "typed", ["Лиса Лампа", "лиса-лампа", "  лиса,\tлампа ", "FOX lamp", "лиса lamp", "«лиса лампа»"]
)
def test_a_code_is_understood_however_it_is_typed(typed: str) -> None:
    assert spoken(understood(typed)) == {"ru": "лиса лампа", "en": "fox lamp"}
    assert plain("Ёж") == plain("еж")


async def test_a_spoken_code_leads_to_a_lobby_and_never_to_a_game(site: Site) -> None:
    ticket = await site.table("duel", players=2)
    ann = await ticket.come()
    words: Words = ann.welcome["spoken"]
    found = [await site.post("/api/find", {"words": each}, 200) for each in words.values()]
    assert found[0] == found[1] == {"table": ticket.table, "invite": ann.welcome["invite"], "game": "duel"}
    bob = await (await join(site, ann, "Bob")).come()
    assert bob.welcome["spoken"] == words, "whoever sits there may say it"
    watcher = await Ticket(site, ticket.table, watch=ann.welcome["watch"]).come()
    assert watcher.welcome["spoken"] == {}
    await ann.done("lock", locked=True)
    assert (await site.post("/api/find", {"words": words["ru"]}, 409))["reason"] == "locked_table"
    await ann.done("lock", locked=False)
    await ann.done("start")
    assert (await site.post("/api/find", {"words": words["ru"]}, 403))["reason"] == "wrong_words"
    assert ann.welcome["spoken"] == {}


@pytest.mark.parametrize(
    ("typed", "reason"),
    [("лиса", "two_words"), ("", "two_words"), ("лиса лампа мост", "two_words"), ("лиса лампаа", "unknown_word")],
)
async def test_what_is_no_code_is_said_so(site: Site, typed: str, reason: str) -> None:
    assert (await site.post("/api/find", {"words": typed}, 403))["reason"] == reason


async def test_a_lobby_keeps_its_code_over_a_restart_and_a_deleted_one_gives_it_back(own_site: Site) -> None:
    ticket = await own_site.table("duel", players=2)
    words = (await ticket.come()).welcome["spoken"]
    own_site.again()
    ann = await ticket.come()
    assert ann.welcome["spoken"] == words
    await ann.send({"type": "delete", "id": 99})
    await ann.until(lambda m: m["type"] == "bye")
    assert (await own_site.post("/api/find", {"words": words["en"]}, 403))["reason"] == "wrong_words"


# --------------------------------------------------------------------------------------------------------- open tables


async def test_an_open_table_is_listed_while_somebody_is_there_and_a_seat_is_free(own_site: Site) -> None:
    ticket = await own_site.table("duel", players=2, open=True)
    await own_site.table("duel", players=2)
    assert await own_site.get("/api/tables/open") == [], "nobody is there yet"
    ann = await ticket.come()
    [listed] = await own_site.get("/api/tables/open")
    assert (listed["host"], listed["names"], listed["open_seats"]) == ("Ann", ["Ann"], 1)
    await ann.done("configure", open=False)
    assert await own_site.get("/api/tables/open") == []
    await ann.done("configure", open=True)
    await own_site.post(f"/api/tables/{ticket.table}/join", {"invite": listed["invite"], "name": "Bob"})
    assert await own_site.get("/api/tables/open") == [], "it is full"


async def test_an_open_table_may_be_watched_while_it_is_played_and_nobody_else_is(own_site: Site) -> None:
    await (await own_site.table("duel", players=2, bots="easy")).come()
    shown = await (await own_site.table("duel", players=2, bots="easy", open=True)).come()
    assert shown.room["stage"] == "playing"
    [listed] = await own_site.get("/api/tables/open")
    assert (listed["table"], listed["invite"], listed["open_seats"]) == (shown.room["table"], "", 0)
    watcher = await Ticket(own_site, listed["table"], watch=listed["watch"]).come()
    assert watcher.room["stage"] == "playing"
    await shown.done("lock", locked=True)
    assert await own_site.get("/api/tables/open") == []


# --------------------------------------------------------------------------------------------------------- ready marks


def ready(client: Client) -> list[Any]:
    return [member["ready"] for member in client.room["members"]]


async def test_guests_say_that_they_are_ready_and_other_rules_ask_them_anew(site: Site) -> None:
    ann = await (await site.table("duel", players=2)).come()
    bob = await (await join(site, ann, "Bob")).come()
    await bob.done("ready")
    await ann.see(lambda: ready(ann) == [False, True])
    await bob.done("ready", yes=False)
    await bob.done("ready")
    await ann.done("configure", pace="fast")
    assert ready(ann) == [False, True], "how fast bots answer is no rule"
    await ann.done("configure", players=3)
    await bob.see(lambda: ready(bob) == [False, False])


# ------------------------------------------------------------------------------------------------------- another game


async def over(site: Site) -> tuple[Client, Client]:
    """Friends whose game has just ended."""
    players = await friends(site, "duel")
    while players[0].room["stage"] != "finished":
        for seat, player in enumerate(players):
            await player.play(seat)
        await players[0].done("say", text="?")
    await players[1].see(lambda: players[1].room["stage"] == "finished")
    return players


async def test_when_everybody_wants_another_game_it_begins_on_the_same_seats(hasty: Site) -> None:
    ann, bob = await over(hasty)
    await bob.done("again")
    await ann.see(lambda: ann.room["again"] is not None)
    asked = ann.room["again"]
    assert (asked["by"], asked["ready"], asked["waiting"], asked["at"]) == (2, [2], [1], -1)
    await ann.done("again")
    assert ann.room["again"]["at"] > 0, "there is time to say stop"
    await bob.done("again", yes=False)
    await ann.see(lambda: ann.room["again"]["at"] == -1)
    await bob.done("again")
    for player in (ann, bob):
        await player.see(lambda player=player: player.room["next"] is not None)  # type: ignore[misc]
        assert player.room["next"]["begins"] is True
        assert player.room["again"] is None
    fresh = ann.room["next"]["table"]
    key = hasty.tickets[-1].key
    again = await Ticket(hasty, fresh, key).come()
    assert again.room["stage"] == "playing"
    assert [seat["name"] for seat in again.room["seats"]] == ["Ann", "Bob"]
    assert again.room["host"] == ann.welcome["member"]


async def test_who_is_gone_is_not_waited_for_and_a_bot_keeps_the_seat_warm(hasty: Site) -> None:
    ann, bob = await over(hasty)
    await ann.done("again")
    assert ann.room["again"]["waiting"] == [2]
    await bob.close()
    await ann.see(lambda: ann.room["next"] is not None)
    again = await Ticket(hasty, ann.room["next"]["table"], hasty.tickets[-2].key).come()
    assert [(seat["name"], seat["bot"]) for seat in again.room["seats"]] == [("Ann", None), ("Bob", "normal")]


async def test_who_goes_to_the_record_or_reloads_is_waited_for(site: Site) -> None:
    ann, bob = await over(site)
    await ann.done("again")
    await bob.close()
    await ann.see(lambda: not next(each for each in ann.room["members"] if each["id"] == 2)["connected"])
    assert (ann.room["again"]["waiting"], ann.room["again"]["at"]) == ([2], -1)


async def test_alone_with_bots_the_next_game_begins_at_once(site: Site) -> None:
    ticket = await site.table("duel", players=2, bots="normal", pace="instant")
    ann = await ticket.come()
    assert (await ann.refused("again"))["code"] == "not_now"
    await ann.to_the_end(0)
    await ann.see(lambda: ann.room["stage"] == "finished")
    await ann.done("again")
    await ann.see(lambda: ann.room["next"] is not None)
    assert (await ann.refused("again"))["reason"] == "next_is_laid"
    again = await Ticket(site, ann.room["next"]["table"], ticket.key).come()
    assert again.room["stage"] == "playing"


async def test_who_only_watched_does_not_decide_whether_there_is_another_game(site: Site) -> None:
    ticket = await site.table("duel", players=2, bots="normal", pace="instant")
    ann = await ticket.come()
    eve = await (await join(site, ann, "Eve")).come()
    await ann.to_the_end(0)
    await eve.see(lambda: eve.room["stage"] == "finished")
    assert (await eve.refused("again"))["reason"] == "no_seat"
    await ann.done("again")
    await eve.see(lambda: eve.room["next"] is not None)
