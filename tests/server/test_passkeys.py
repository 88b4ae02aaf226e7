"""A passkey keeps a person's key: made once, signed with afterwards, good for this server alone. On every engine."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from igroteka.server.base.config import DATABASE
from igroteka.server.messages.person_bodies import PasskeyOptions, PersonKey
from igroteka.server.messages.rejection import Rejected
from igroteka.server.people import mine, passkeys, persons
from igroteka.server.storage.postgres import PostgreSQL
from igroteka.server.storage.sqlite import SQLite
from tests.server.authenticator import Authenticator
from tests.server.clients import Site
from tests.server.postgres import fresh
from tests.server.test_persons import dump, table_of
from tests.server.village import Village

ORIGIN, NAME = "https://play.example.org", "play.example.org"


@pytest.fixture(params=["sqlite", "postgres"])
async def village(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Village]:
    address = fresh(request.getfixturevalue("postgres")) if request.param == "postgres" else ""
    found = Village(lambda: PostgreSQL(address) if address else SQLite(tmp_path / DATABASE))
    yield await found.begin()
    await found.end_all()


async def made(village: Village, person: PersonKey) -> Authenticator:
    device = Authenticator(ORIGIN, NAME)
    options = await passkeys.begin(village.tables, person.key, ORIGIN)
    await passkeys.keep(village.tables, person.key, ORIGIN, device.made(options))
    return device


async def asked(village: Village) -> PasskeyOptions:
    return await passkeys.ask(village.tables, ORIGIN)


async def test_a_passkey_opens_everything_in_another_browser(village: Village) -> None:
    ann = await persons.begin(village.tables, "Ann")
    table = await table_of(village, ann, bots="easy")
    options = await passkeys.begin(village.tables, ann.key, ORIGIN)
    wanted = json.loads(options.options)
    assert (wanted["rp"]["id"], wanted["user"]["name"]) == (NAME, "Ann")
    assert wanted["authenticatorSelection"]["residentKey"] == "required"
    device = Authenticator(ORIGIN, NAME)
    await passkeys.keep(village.tables, ann.key, ORIGIN, device.made(options))
    for devices in (2, 3):
        other = await passkeys.redeem(village.tables, ORIGIN, device.signed(await asked(village)))
        assert (other.name, other.key != ann.key) == ("Ann", True)
        me = await mine.me(village.tables, other.key)
        assert ([each.table for each in me.tables], me.devices, len(me.passkeys)) == ([table.table], devices, 1)
    again = json.loads((await passkeys.begin(village.tables, ann.key, ORIGIN)).options)
    assert [each["id"] for each in again["excludeCredentials"]] == [each.id for each in me.passkeys]


async def test_a_challenge_is_good_once_and_for_five_minutes_and_for_whom_it_was_made(village: Village) -> None:
    ann, bob = [await persons.begin(village.tables, name) for name in ("Ann", "Bob")]
    device = await made(village, ann)
    signed = device.signed(await asked(village))
    await passkeys.redeem(village.tables, ORIGIN, signed)
    with pytest.raises(Rejected, match="too long, or was answered"):
        await passkeys.redeem(village.tables, ORIGIN, signed)
    late = await asked(village)
    await village.pass_time(passkeys.CHALLENGE_S + 1)
    with pytest.raises(Rejected, match="too long"):
        await passkeys.redeem(village.tables, ORIGIN, device.signed(late))
    for_ann = await passkeys.begin(village.tables, ann.key, ORIGIN)
    with pytest.raises(Rejected, match="too long"):
        await passkeys.keep(village.tables, bob.key, ORIGIN, Authenticator(ORIGIN, NAME).made(for_ann))
    with pytest.raises(Rejected, match="too long"):
        await passkeys.redeem(village.tables, ORIGIN, device.signed(for_ann))


async def test_what_another_page_or_another_key_has_signed_opens_nothing(village: Village) -> None:
    ann = await persons.begin(village.tables, "Ann")
    device = await made(village, ann)
    elsewhere, thief = Authenticator("https://evil.example", NAME), Authenticator(ORIGIN, NAME)
    elsewhere.id, elsewhere.key, thief.id = device.id, device.key, device.id
    for signer in (elsewhere, thief):
        with pytest.raises(Rejected, match="does not hold"):
            await passkeys.redeem(village.tables, ORIGIN, signer.signed(await asked(village)))
    with pytest.raises(Rejected, match="nobody is known by this passkey"):
        await passkeys.redeem(village.tables, ORIGIN, Authenticator(ORIGIN, NAME).signed(await asked(village)))
    named = Authenticator(ORIGIN, "evil.example")
    options = await passkeys.begin(village.tables, ann.key, ORIGIN)
    with pytest.raises(Rejected, match="does not hold"):
        await passkeys.keep(village.tables, ann.key, ORIGIN, named.made(options))
    await passkeys.redeem(village.tables, ORIGIN, device.signed(await asked(village), count=9))
    with pytest.raises(Rejected, match="does not hold"):
        await passkeys.redeem(village.tables, ORIGIN, device.signed(await asked(village), count=5))


async def test_what_is_no_answer_of_a_passkey_changes_nothing(village: Village) -> None:
    ann = await persons.begin(village.tables, "Ann")
    for nonsense in ("", "null", "{}", "[" * 9_000, '{"id":"%","response":{"clientDataJSON":"%"}}'):
        for work in (passkeys.keep(village.tables, ann.key, ORIGIN, nonsense), redeemed(village, nonsense)):
            with pytest.raises(Rejected, match="no answer of a passkey"):
                await work
    options = await passkeys.begin(village.tables, ann.key, ORIGIN)
    broken = json.loads(Authenticator(ORIGIN, NAME).made(options))
    broken["response"]["attestationObject"] = "gggg"
    with pytest.raises(Rejected, match="does not hold"):
        await passkeys.keep(village.tables, ann.key, ORIGIN, json.dumps(broken))
    assert (await mine.me(village.tables, ann.key)).passkeys == []


async def redeemed(village: Village, credential: str) -> PersonKey:
    return await passkeys.redeem(village.tables, ORIGIN, credential)


async def test_a_passkey_is_nobody_elses_and_is_forgotten_when_it_is_wanted(village: Village) -> None:
    ann, bob = [await persons.begin(village.tables, name) for name in ("Ann", "Bob")]
    device = await made(village, ann)
    options = await passkeys.begin(village.tables, bob.key, ORIGIN)
    with pytest.raises(Rejected, match="kept already"):
        await passkeys.keep(village.tables, bob.key, ORIGIN, device.made(options))
    (kept,) = (await mine.export(village.tables, ann.key)).passkeys
    await passkeys.forget(village.tables, bob.key, kept.id)
    assert len((await mine.me(village.tables, ann.key)).passkeys) == 1
    await made(village, ann)
    await passkeys.forget(village.tables, ann.key, kept.id)
    (left,) = (await mine.me(village.tables, ann.key)).passkeys
    await mine.forget(village.tables, ann.key, mine.not_now)
    assert left.id.encode() not in await village.tables.store.do(dump)
    with pytest.raises(Rejected, match="nobody is known"):
        await passkeys.redeem(village.tables, ORIGIN, device.signed(await asked(village)))


async def test_nobody_keeps_more_than_ten(village: Village) -> None:
    ann = await persons.begin(village.tables, "Ann")
    for _ in range(passkeys.MOST_PASSKEYS):
        await made(village, ann)
    with pytest.raises(Rejected, match="more than 10"):
        await passkeys.begin(village.tables, ann.key, ORIGIN)


@pytest.mark.parametrize(
    "origin", ["http://play.example.org", "https://192.0.2.1", "http://127.0.0.1:8777", "", "null"]
)
async def test_without_https_and_a_name_there_are_none(village: Village, origin: str) -> None:
    with pytest.raises(Rejected, match="needs https and a name"):
        await passkeys.ask(village.tables, origin)


async def test_over_http_one_is_known_again(site: Site) -> None:
    origin = site.url.replace("127.0.0.1", "localhost")
    own = {"Origin": origin, "Host": origin.removeprefix("http://")}
    key = (await site.post("/api/me", {"name": "Ann"}))["key"]
    whose, device = {**own, "Authorization": f"Bearer {key}"}, Authenticator(origin, "localhost")
    options = PasskeyOptions(**await site.post("/api/me/passkeys/begin", {}, 200, **whose))
    await site.post("/api/me/passkeys", {"credential": device.made(options)}, 204, **whose)
    options = PasskeyOptions(**await site.post("/api/passkeys/begin", {}, 200, **own))
    found = await site.post("/api/passkeys", {"credential": device.signed(options)}, 201, **own)
    assert found["name"] == "Ann"
    (kept,) = (await site.get("/api/me", 200, Authorization=f"Bearer {found['key']}"))["passkeys"]
    await site.post("/api/me/passkeys/forget", {"id": kept["id"]}, 204, **whose)
    options = PasskeyOptions(**await site.post("/api/passkeys/begin", {}, 200, **own))
    refused = await site.post("/api/passkeys", {"credential": device.signed(options)}, 403, **own)
    assert refused["reason"] == "unknown_passkey"
    assert (await site.get("/api/server"))["passkeys"]
