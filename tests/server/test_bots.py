"""Bots think elsewhere: whatever they do, a person's click is not slower."""

from __future__ import annotations

import asyncio
import fcntl
from pathlib import Path
from signal import SIGTERM

import pytest

from tests.server.clients import Site
from tests.server.test_tables import friends


async def test_a_click_does_not_wait_for_bots_that_think(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The bots of many tables think and think; people at another table play on as if nothing were, and a hint for one
    of them has to wait its turn without holding up anybody."""
    gate = (tmp_path / "gate").open("w")
    fcntl.flock(gate, fcntl.LOCK_EX)
    monkeypatch.setenv("DUEL_GATE", gate.name)
    site = Site(tmp_path / "data").start()
    try:
        stuck = [await site.table("duel", players=2, bots="normal", settings={"stuck": True}) for _ in range(20)]
        waiting = [await ticket.come() for ticket in stuck]
        ann, bob = await friends(site)
        await ann.send({"type": "hint", "seat": 0})
        for _ in range(10):
            assert (await ann.answer(0, "stone"))["type"] == "ok"
            await ann.done("undo", seat=0)
        await bob.see(lambda: bob.numbers["p1"] == ann.numbers["p0"])
        await asyncio.gather(ann.answer(0, "stone"), bob.answer(1, "paper"))
        await ann.see(lambda: ann.events("chosen") != [])
        for client in waiting:
            assert (await client.answer(0, "cloth"))["type"] == "ok"
            assert client.events("chosen") == [], "its bot still thinks"
        assert not any(m["type"] == "hinted" for m in ann.heard)
        gate.close()
        for client in waiting:
            await client.see(lambda: client.events("chosen") != [])  # noqa: B023, awaited in this round
        await ann.hear("hinted")
        await site.hang_up()
    finally:
        gate.close()
        site.end(SIGTERM)


async def test_the_server_does_not_wait_for_a_bot_that_thinks_for_ever(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate = (tmp_path / "gate").open("w")
    fcntl.flock(gate, fcntl.LOCK_EX)
    monkeypatch.setenv("DUEL_GATE", gate.name)
    site = Site(tmp_path / "data").start()
    stuck = await site.table("duel", players=2, bots="normal", settings={"stuck": True})
    ann = await stuck.come()
    assert (await ann.answer(0, "cloth"))["type"] == "ok"
    await site.hang_up()
    try:
        assert site.end(SIGTERM) == 0
    finally:
        gate.close()
