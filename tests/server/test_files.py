"""A game as one file: taken along, and played on elsewhere; checked by playing its log again."""

from __future__ import annotations

from base64 import b64decode, b64encode
from typing import Any

import msgspec

from igroteka.engine.save import decoder, encoder
from tests.server.clients import Message, Site, Ticket
from tests.server.test_continue import played
from tests.server.test_tables import friends


async def file_of(site: Site, ticket: Ticket, status: int = 200) -> Message:
    found: Message = await site.get(f"/api/tables/{ticket.table}/file", status, Authorization=f"Bearer {ticket.key}")
    return found


async def bring(site: Site, body: bytes, status: int = 201, **order: Any) -> Message:
    found: Message = await site.post("/api/files", {"name": "Bob", "body": b64encode(body).decode(), **order}, status)
    return found


def forged(body: bytes, **fields: Any) -> bytes:
    return encoder.encode(msgspec.structs.replace(decoder.decode(body), **fields))


async def test_a_running_game_is_taken_along_and_played_on(site: Site) -> None:
    ticket, ann = await played(site, 3)
    found = await file_of(site, ticket)
    assert found["game"] == "market"
    made = await bring(site, b64decode(found["body"]), bots="random")
    bob = await Ticket(site, made["table"], made["key"]).come()
    assert bob.room["continued"]
    here, there = ann.view(0), bob.view(0)
    assert there["table"] == here["table"]
    assert {z["name"]: z["cards"] for z in there["zones"] if z["name"] == "hand:p0"} == {
        z["name"]: z["cards"] for z in here["zones"] if z["name"] == "hand:p0"
    }
    await bob.to_the_end()


async def test_a_file_that_does_not_hold_opens_nothing(site: Site) -> None:
    ticket, _ = await played(site, 3)
    body = b64decode((await file_of(site, ticket))["body"])
    kept = decoder.decode(body)
    for wrong, reason in (
        (b"nothing", "bad_file"),
        (body[:-9], "bad_file"),
        (forged(body, seed="another"), "bad_file"),
        (forged(body, history=[*kept.history, kept.history[0]]), "bad_file"),
        (forged(body, check={**kept.check, "phase": 99}), "bad_file"),
        (forged(body, players=10**9), "bad_file"),
        (forged(body, rules=0), "older_rules"),
        (forged(body, game="chess"), "file_other_box"),
    ):
        assert (await bring(site, wrong, 409))["reason"] == reason
    assert (await bring(site, body, 409, seat=7))["reason"] == "bad_file"
    assert (await bring(site, body, 400, seat=-1))["code"] == "bad_message"


async def test_a_game_that_is_over_is_a_file_too_but_does_not_go_on(site: Site) -> None:
    ticket, _ = await played(site)
    body = b64decode((await file_of(site, ticket))["body"])
    assert (await bring(site, body, 409))["reason"] == "file_over"


async def test_nobody_takes_a_game_that_others_still_play(site: Site) -> None:
    await friends(site)
    assert (await file_of(site, site.tickets[-1], 409))["reason"] == "still_played"
