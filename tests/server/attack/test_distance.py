"""A player who pretends to be far away: every pong comes late. It brings no more than the stated bound."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec

from tests.server.clients import QUICK, Client, Message
from tests.server.test_attacks import opened
from tests.server.test_race import now, to_the_race, winner

COVERED = 900
"""Milliseconds for which a race may stay covered here: longer than any message takes on this machine."""
BACK = 250
"""Milliseconds before its arrival that a call may count, whatever its distance."""


def race_in(client: Client) -> Message:
    """The change with which the race came."""
    return next(m for m in client.heard if m["type"] == "change" and m["show_at"] >= 0)


async def test_late_pongs_bring_neither_a_race_earlier_nor_a_late_call_the_victory(tmp_path: Path) -> None:
    """Both have the race while it is still covered, though only Eve has shown to be far away. Her call is later than
    Ann's by more than one may be under way, and says that it was pressed at the start."""
    async with opened(tmp_path, timing=msgspec.structs.replace(QUICK, head_start=COVERED)) as site:
        ann, eve = await to_the_race(site)
        shown = [race_in(client) for client in (ann, eve)]
        assert shown[0]["show_at"] == shown[1]["show_at"] >= shown[0]["at"] + COVERED
        assert max(await asyncio.gather(now(ann), now(eve))) < shown[0]["show_at"]
        pressed = await now(ann)
        call = {"type": "answer", "seat": 0, "number": ann.view(0)["number"], "key": "call:red", "t": pressed}
        await ann.send(call)
        later = asyncio.Event()
        asyncio.get_running_loop().call_later((BACK + 10) / 1000, later.set)  # clocks are read in whole milliseconds
        await later.wait()  # asking the server until then would use up what one client may send
        assert await now(eve) > pressed + BACK
        await eve.send({**call, "seat": 1, "key": "call:blue", "t": 0})
        assert await winner(ann) == 0
        assert ann.room["fairness"]["bound"] == COVERED + BACK
