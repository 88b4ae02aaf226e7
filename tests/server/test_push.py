"""Told when it is one's turn: by a push, if no page is open, once, of everything together. On every engine; the push
service is the test's own, and opens what comes as a browser does."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest

from igroteka.server.base import wall
from igroteka.server.base.config import DATABASE
from igroteka.server.hosting import standing_orders
from igroteka.server.messages import bodies
from igroteka.server.messages.host_bodies import Sanction
from igroteka.server.messages.person_bodies import Here, PersonKey, Subscribe
from igroteka.server.messages.rejection import Rejected
from igroteka.server.people import club, mine, persons
from igroteka.server.people.persons import MOST_DEVICES
from igroteka.server.push import subscriptions
from igroteka.server.push.addresses import endpoint_of, may_go_to
from igroteka.server.push.encryption import server_key
from igroteka.server.push.telling import Teller
from igroteka.server.storage.postgres import PostgreSQL
from igroteka.server.storage.sqlite import SQLite
from tests.server.clients import Site
from tests.server.postgres import fresh
from tests.server.push_service import Browser, PushService, claims_of
from tests.server.test_persons import dump, joined, table_of
from tests.server.village import CONFIG, DAY, HOUR, Village

MINUTE = 60
LEFT = CONFIG.timing.turn_seen // 1000
PAUSE = CONFIG.timing.push_pause // 1000
AGAIN = CONFIG.timing.push_again // 1000


@pytest.fixture
async def service(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[PushService]:
    found = await PushService(tmp_path).open()
    monkeypatch.setenv("SSL_CERT_FILE", str(found.certificate))
    yield found
    await found.close()


class Town(Village):
    """A village in which people are told."""

    async def begin(self) -> Town:
        await super().begin()
        self.teller = Teller(self.tables, await server_key(self.tables.store, "https://play.example.org/"))
        return self

    async def end_all(self) -> None:
        self.teller.close()
        await super().end_all()

    async def after(self, seconds: float) -> None:
        """So much later everybody has been told."""
        await self.pass_time(seconds)
        await self.teller.tell_all()


def opened(request: pytest.FixtureRequest, tmp_path: Path, to_loopback: bool = True) -> Town:
    address = fresh(request.getfixturevalue("postgres")) if request.param == "postgres" else ""
    config = msgspec.structs.replace(CONFIG, push_to_loopback=to_loopback)
    return Town(lambda: PostgreSQL(address) if address else SQLite(tmp_path / DATABASE), config)


@pytest.fixture(params=["sqlite", "postgres"])
async def town(request: pytest.FixtureRequest, tmp_path: Path, service: PushService) -> AsyncIterator[Town]:
    found = opened(request, tmp_path)
    await found.begin()
    yield found
    await found.end_all()


class Someone:
    """A person with a browser that is told."""

    def __init__(self, town: Town, person: PersonKey, browser: Browser) -> None:
        self.town, self.person, self.browser = town, person, browser
        self.ticket: bodies.Ticket

    async def wants(self, table: bodies.Ticket, wanted: bool = True) -> None:
        await subscriptions.tell(self.town.tables, self.person.key, table.table, wanted)

    @property
    def titles(self) -> list[str]:
        return [found["title"] for found in self.browser.read]


async def someone(town: Town, service: PushService, name: str, lang: str = "en") -> Someone:
    person = await persons.begin(town.tables, name)
    browser = Browser(service, name, lang)
    await subscriptions.subscribe(town.tables, person.key, browser.subscription)
    return Someone(town, person, browser)


async def begun(town: Town, *players: Someone, days: int = 3, game: str = "market") -> list[bodies.Ticket]:
    """It has begun, the first player is to move, and everybody is gone."""
    first, *others = [each.person for each in players]
    tickets = [await table_of(town, first, game=game, players=len(players), clock={"move": days * DAY})]
    tickets += [await joined(town, each, tickets[0]) for each in others]
    host = await town.visit(tickets[0])
    assert (await host.do("start"))["type"] == "ok"
    await town.go(host)
    return tickets


async def turn(town: Town, ticket: bodies.Ticket) -> None:
    """Come, play a whole turn, and go."""
    socket = await town.visit(ticket)
    seat = (await town.mine(ticket)).seats[0]
    while (await town.mine(ticket)).your_turn:
        question, number = socket.question(seat), socket.views[f"p{seat}"]["number"]
        assert question is not None
        await socket.do("answer", seat=seat, number=number, key=question["options"][0])
        await town.settled()
    await town.go(socket)


async def test_who_wants_it_is_told_once_and_only_they_can_read_it(town: Town, service: PushService) -> None:
    ann, bob = [await someone(town, service, *who) for who in (("Ann", "ru"), ("Bob", "en"))]
    tickets = await begun(town, ann, bob)
    await bob.wants(tickets[1])
    await town.after(HOUR)
    assert service.got == [], "nobody is told who does not want it, nor whose turn it is not"
    await turn(town, tickets[0])
    await town.after(MINUTE)
    await town.after(DAY)
    ((path, headers, body),) = service.got
    assert (path, headers["content-encoding"], headers["topic"]) == ("/to/Bob", "aes128gcm", "turns")
    assert int(headers["ttl"]) > 0
    key, claims = claims_of(headers["authorization"])
    assert (key, claims["aud"], claims["sub"]) == (town.teller.key.public, service.url, "https://play.example.org")
    assert b"market" not in body
    (told,) = bob.browser.read
    assert (told["lang"], told["title"]) == ("en", "market: your turn")
    assert [line["text"] for line in told["lines"]] == ["Ann"]
    assert wall.now() < told["lines"][0]["until"] < wall.now() + 3 * DAY
    assert told["way"] == f"#/table/{tickets[0].table}"
    await turn(town, tickets[1])
    await ann.wants(tickets[0])
    await town.after(MINUTE)
    assert ann.titles == ["market: ваш ход"]
    await bob.wants(tickets[1], False)
    await turn(town, tickets[0])
    await town.after(DAY)
    assert len(bob.titles) == 1, "until it is not wanted any more"


async def test_nobody_is_told_while_a_page_is_open(town: Town, service: PushService) -> None:
    ann, bob = [await someone(town, service, name) for name in ("Ann", "Bob")]
    tickets = await begun(town, ann, bob)
    await bob.wants(tickets[1])
    there = await town.visit(tickets[1])
    await turn(town, tickets[0])
    await town.after(DAY)
    assert bob.titles == [], "Bob is at the table"
    await town.go(there)
    await town.after(LEFT - 2)
    assert bob.titles == [], "and has just gone"
    await town.after(3)
    assert bob.titles == ["market: your turn"], "without an answer"
    again = await town.visit(tickets[1])
    await town.go(again)
    await town.after(DAY)
    assert len(bob.titles) == 1, "of one turn nobody is told twice"


@pytest.mark.parametrize("hidden", [False, True])
async def test_a_page_elsewhere_counts_too(town: Town, service: PushService, hidden: bool) -> None:
    """Also that of somebody who is not shown to others."""
    ann, bob = [await someone(town, service, name) for name in ("Ann", "Bob")]
    await persons.change(town.tables, bob.person.key, None, hidden)
    tickets = await begun(town, ann, bob)
    await bob.wants(tickets[1])
    await club.here(town.tables, bob.person.key, Here("shelf"))
    assert [each.name for each in (await club.club(town.tables)).here] == ([] if hidden else ["Bob"])
    await turn(town, tickets[0])
    await town.after(club.HERE_S - 2)
    assert bob.titles == []
    await town.after(4)
    assert bob.titles == ["market: your turn"]


async def test_what_comes_together_is_told_together_and_the_rest_later(town: Town, service: PushService) -> None:
    ann, bob = [await someone(town, service, name) for name in ("Ann", "Bob")]
    games = [await begun(town, ann, bob) for _ in range(4)]
    for _, his in games:
        await bob.wants(his)
    for hers, _ in games[:2]:
        await turn(town, hers)
    await town.after(MINUTE)
    for hers, _ in games[2:]:
        await turn(town, hers)
    await town.after(PAUSE - 5 * MINUTE)
    assert bob.titles == ["Your turn at 2 tables"], "no more than one in half an hour"
    await town.after(5 * MINUTE)
    assert bob.titles[1:] == ["Your turn at 4 tables"]
    assert [line["text"] for line in bob.browser.read[1]["lines"]] == ["market · Ann"] * 4
    assert bob.browser.read[1]["way"] == "#/mine"


async def test_a_table_that_nobody_has_in_memory_tells_too(town: Town, service: PushService) -> None:
    """Then time runs out for both, and for Ann once more, and it is Bob's turn again: nobody has been there."""
    ann, bob = [await someone(town, service, name) for name in ("Ann", "Bob")]
    tickets = await begun(town, ann, bob, days=1, game="duel")
    await bob.wants(tickets[1])
    await town.empty()
    await town.after(MINUTE)
    assert (bob.titles, town.tables.open) == (["duel: your turn"], {})
    for _ in range(2):
        await town.pass_time(DAY)
    await town.after(MINUTE)
    assert bob.titles == ["duel: your turn"] * 2


async def test_after_a_crash_who_was_at_the_table_is_told_too(town: Town, service: PushService) -> None:
    ann, bob = [await someone(town, service, name) for name in ("Ann", "Bob")]
    tickets = await begun(town, ann, bob)
    await bob.wants(tickets[1])
    await town.visit(tickets[1])
    await turn(town, tickets[0])
    for mailbox in list(town.tables.open.values()):
        mailbox.abandon()
    town.sockets = []
    await town.after(DAY)
    assert bob.titles == []
    await town.teller.begin()
    await town.after(LEFT + 1)
    assert bob.titles == ["market: your turn"]


async def test_a_push_that_fails_is_tried_again_less_and_less_often(town: Town, service: PushService) -> None:
    ann, bob = [await someone(town, service, name) for name in ("Ann", "Bob")]
    service.answers[bob.browser.path] = 503
    tickets = await begun(town, ann, bob)
    await bob.wants(tickets[1])
    await turn(town, tickets[0])
    await town.after(MINUTE)
    for wait, tries in ((AGAIN - 2, 1), (3, 2), (AGAIN, 2), (AGAIN, 3)):
        await town.after(wait)
        assert len(service.got) == tries
    service.answers.clear()
    await town.after(4 * AGAIN)
    await town.after(DAY)
    assert len(service.got) == 4, "it has arrived"


@pytest.mark.parametrize("status", [410, 404, 403, 301, 307])
async def test_a_browser_that_is_gone_is_forgotten_and_no_redirection_followed(
    town: Town, service: PushService, status: int
) -> None:
    ann, bob = [await someone(town, service, name) for name in ("Ann", "Bob")]
    service.answers[bob.browser.path] = status
    phone = Browser(service, "phone")
    await subscriptions.subscribe(town.tables, bob.person.key, phone.subscription)
    tickets = await begun(town, ann, bob)
    await bob.wants(tickets[1])
    await turn(town, tickets[0])
    await town.after(MINUTE)
    assert sorted(path for path, _, _ in service.got) == ["/to/Bob", "/to/phone"]
    assert (await mine.me(town.tables, bob.person.key)).told == 1


async def test_a_service_that_says_nothing_keeps_nobody_waiting(
    request: pytest.FixtureRequest, tmp_path: Path, service: PushService
) -> None:
    timing = msgspec.structs.replace(CONFIG.timing, push_answer=300)
    config = msgspec.structs.replace(CONFIG, push_to_loopback=True, timing=timing)
    town = await Town(lambda: SQLite(tmp_path / DATABASE), config).begin()
    ann, bob, cat = [await someone(town, service, name) for name in ("Ann", "Bob", "Cat")]
    service.answers[bob.browser.path] = 0
    for other in (bob, cat):
        tickets = await begun(town, ann, other)
        await other.wants(tickets[1])
        await turn(town, tickets[0])
    await town.after(MINUTE)
    assert cat.titles == ["market: your turn"]
    assert (await mine.me(town.tables, bob.person.key)).told == 1, "it may have been the network"
    await town.end_all()


async def test_a_name_that_leads_to_this_machine_is_never_gone_to(tmp_path: Path, service: PushService) -> None:
    """It is a good name to look at; what it stands for is seen when it is looked up."""
    town = await Town(lambda: SQLite(tmp_path / DATABASE), CONFIG).begin()
    ann, bob = [await persons.begin(town.tables, name) for name in ("Ann", "Bob")]
    named = msgspec.structs.replace(Browser(service, "Bob").subscription, endpoint="https://localhost/to/Bob")
    await subscriptions.subscribe(town.tables, bob.key, named)
    first, second = Someone(town, ann, Browser(service, "Ann")), Someone(town, bob, Browser(service, "Bob"))
    tickets = await begun(town, first, second)
    await second.wants(tickets[1])
    await turn(town, tickets[0])
    await town.after(MINUTE)
    assert service.got == []
    assert (await mine.me(town.tables, bob.key)).told == 0
    await town.end_all()


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example.org/x",
        "https://push.example.org:8443/x",
        "https://user@push.example.org/x",
        "https://push.example.org/x#y",
        "https://10.0.0.1/x",
        "https://[::1]/x",
        "https://203.0.113.7/x",
        "https://push.example.org:99999/x",
        "https://push.example.org/a b",
        "https://пуш.example.org/x",
        "https:///x",
        "file:///etc/passwd",
        "",
    ],
)
def test_an_address_that_is_none_of_a_push_service_is_refused(endpoint: str) -> None:
    with pytest.raises(Rejected, match="not good"):
        endpoint_of(endpoint)


@pytest.mark.parametrize(
    "address",
    [
        *(
            "127.0.0.1",
            "10.1.2.3",
            "192.168.1.1",
            "172.16.0.1",
            "169.254.169.254",
            "100.64.0.1",
            "0.0.0.0",
            "224.0.0.1",
        ),
        *("255.255.255.255", "::1", "::", "fe80::1%eth0", "fc00::1", "ff02::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1"),
        *("64:ff9b::a00:1", "2002:a00:1::1", "2001:db8::1"),
    ],
)
def test_no_private_address_is_gone_to(address: str) -> None:
    assert not may_go_to(address, to_loopback=False)


@pytest.mark.parametrize("address", ["8.8.8.8", "2606:4700::1111", "::ffff:8.8.8.8", "64:ff9b::808:808"])
def test_public_addresses_are_gone_to(address: str) -> None:
    assert may_go_to(address, to_loopback=False)


async def test_nothing_is_subscribed_for_which_nothing_can_be_encrypted(town: Town, service: PushService) -> None:
    ann, good = await persons.begin(town.tables, "Ann"), Browser(service, "Ann").subscription
    for wrong in ({"p256dh": "AAAA"}, {"auth": "AAAA"}, {"p256dh": "%%%"}, {"p256dh": good.auth}):
        with pytest.raises(Rejected, match="nothing can be encrypted"):
            await subscriptions.subscribe(town.tables, ann.key, msgspec.structs.replace(good, **wrong))
    with pytest.raises(Rejected, match="nobody is known"):
        await subscriptions.subscribe(town.tables, "me.nobody", good)


async def test_of_many_browsers_the_newest_are_told(town: Town, service: PushService) -> None:
    ann = await persons.begin(town.tables, "Ann")
    browsers = [Browser(service, str(n)) for n in range(MOST_DEVICES + 2)]
    for each in browsers:
        await town.pass_time(1)
        await subscriptions.subscribe(town.tables, ann.key, each.subscription)
    await subscriptions.unsubscribe(town.tables, ann.key, browsers[-1].endpoint)
    export = await mine.export(town.tables, ann.key)
    assert sorted(export.push) == sorted(each.endpoint for each in browsers[2:-1])


async def test_who_is_forgotten_is_told_no_more(town: Town, service: PushService) -> None:
    ann, bob = [await someone(town, service, name) for name in ("Ann", "Bob")]
    tickets = await begun(town, ann, bob)
    await bob.wants(tickets[1])
    await turn(town, tickets[0])
    assert bob.browser.endpoint.encode() in await town.tables.store.do(dump)
    await mine.forget(town.tables, bob.person.key, mine.not_now)
    assert bob.browser.endpoint.encode() not in await town.tables.store.do(dump)
    await town.after(DAY)
    assert service.got == []


async def test_nobody_is_told_whom_the_host_has_turned_away(town: Town, service: PushService) -> None:
    ann, bob = [await someone(town, service, name) for name in ("Ann", "Bob")]
    tickets = await begun(town, ann, bob)
    await bob.wants(tickets[1])
    await turn(town, tickets[0])
    who = await town.tables.person_with(bob.person.key)
    await standing_orders.order(town.tables, Sanction("ban", 2, person=who))
    await town.after(MINUTE)
    assert service.got == []


async def test_of_several_processes_one_tells(
    tmp_path: Path, postgres: str, service: PushService, request: pytest.FixtureRequest
) -> None:
    """Three look at the same instant, at a dozen people."""
    address = fresh(postgres)
    config = msgspec.structs.replace(CONFIG, push_to_loopback=True)
    town = await Town(lambda: PostgreSQL(address), config).begin()
    ann = await someone(town, service, "Ann")
    others = [await someone(town, service, f"p{n}") for n in range(12)]
    for other in others:
        tickets = await begun(town, ann, other)
        await other.wants(tickets[1])
        await turn(town, tickets[0])
    await town.pass_time(MINUTE)
    key = town.teller.key
    twins = [await Village(lambda: PostgreSQL(address), config).begin() for _ in range(2)]
    tellers = [Teller(each.tables, key) for each in twins]
    await asyncio.gather(*(teller.tell_all() for teller in [town.teller, *tellers]))
    assert sorted(path for path, _, _ in service.got) == sorted(each.browser.path for each in others)
    for teller in tellers:
        teller.close()
    for twin in twins:
        await twin.end_all()
    await town.end_all()


WITHOUT = """
import sys
sys.modules |= dict.fromkeys(["http_ece", "py_vapid", "webauthn"])
import igroteka.server.http.app
from igroteka.server.messages.rejection import Rejected
from igroteka.server.people import passkeys
from igroteka.server.push import encryption
for module in (passkeys, encryption):
    try:
        module.check_extra()
    except Rejected as error:
        print(error.reason, error.text)
"""


def test_without_the_extra_the_server_runs_and_says_what_is_missing() -> None:
    said = subprocess.run([sys.executable, "-c", WITHOUT], capture_output=True, text=True, check=True).stdout
    assert [line.split()[0] for line in said.splitlines()] == ["no_passkeys", "no_push"]
    assert said.count("pip install 'igroteka[people]'") == 2


async def test_over_http_a_browser_is_told(site: Site, tmp_path: Path) -> None:
    browser = Browser(PushService(tmp_path), "Ann")
    whose = {"Authorization": f"Bearer {(await site.post('/api/me', {'name': 'Ann'}))['key']}"}
    made = await site.post("/api/tables", {"game": "market", "name": "Ann", "players": 2}, 201, **whose)
    assert len((await site.get("/api/server"))["push"]) == 87
    named: Subscribe = msgspec.structs.replace(browser.subscription, endpoint="https://push.example.org/x")
    await site.post("/api/me/push", named, 204, **whose)
    near = msgspec.structs.replace(named, endpoint="https://localhost:1/x")
    assert (await site.post("/api/me/push", near, 400, **whose))["reason"] == "bad_push"
    await site.post(f"/api/tables/{made['table']}/tell", {"wanted": True}, 204, **whose)
    me = await site.get("/api/me", 200, **whose)
    assert (me["told"], [each["told"] for each in me["tables"]]) == (1, [True])
    await site.post("/api/me/push/forget", {"endpoint": named.endpoint}, 204, **whose)
    assert (await site.get("/api/me", 200, **whose))["told"] == 0
    await site.post("/api/me/push", named, 403)
    await site.post(f"/api/tables/{made['table']}/tell", {"wanted": True}, 403)


@pytest.mark.soak
async def test_three_people_play_for_five_days_and_come_only_when_they_are_told(
    town: Town, service: PushService
) -> None:
    """Two games at once, half a day for a decision; in the middle another process takes over. Each reads a push some
    hours after it has come, plays wherever it is their turn, and goes. Nobody's time runs out, nobody is told while
    they are there, and nobody is told more often than they come."""
    everybody = [await someone(town, service, *who) for who in (("Ann", "ru"), ("Bob", "en"), ("Cat", "en"))]
    games = [await begun(town, *everybody, game="market") for _ in range(2)]
    for tickets in games:
        for who, ticket in zip(everybody, tickets, strict=True):
            await who.wants(ticket)
    read, visits, reads_after = [0, 0, 0], [0, 0, 0], (2, 5, 3)
    waiting = [-1, -1, -1]
    for hour in range(5 * 24):
        if hour == 60:
            town.teller.close()
            await town.again()
        await town.empty()
        await town.after(HOUR)
        for n, who in enumerate(everybody):
            if len(who.titles) > read[n] and waiting[n] < 0:
                waiting[n] = hour + reads_after[n]
            if hour != waiting[n]:
                continue
            read[n], waiting[n], visits[n] = len(who.titles), -1, visits[n] + 1
            mine = [(tickets[n], await town.mine(tickets[n])) for tickets in games]
            assert any(info.your_turn for _, info in mine), "what was told is so"
            for ticket, info in mine:
                if info.your_turn:
                    await turn(town, ticket)
    for tickets in games:
        room = await town.sees(tickets[0])
        assert [seat.bot for seat in room.seats] == [None] * 3
        notes = [line.note for line in (await town.tables.table(tickets[0].table)).table.chat]
        assert "missed_clock" not in notes
    assert min(visits) >= 5
    for n, who in enumerate(everybody):
        assert visits[n] <= len(who.titles) <= 2 * visits[n] + 1, "a digest, not a flood"
    assert {path for path, _, _ in service.got} == {who.browser.path for who in everybody}
