"""The example of a bot that comes by an invite link, as a program of its own."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from tests.server.clients import PATIENCE, Site

EXAMPLE = Path(__file__).parents[2] / "examples/network_bot.py"


async def test_a_bot_takes_a_seat_by_a_link_and_plays_to_the_end(site: Site) -> None:
    ann = await (await site.table("duel", players=2)).come()
    link = f"{site.url}/#/join/{ann.room['table']}/{ann.welcome['invite']}"
    bot = await asyncio.create_subprocess_exec(sys.executable, str(EXAMPLE), link, "--name", "Robbie")
    await ann.see(lambda: [member["name"] for member in ann.room["members"]] == ["Ann", "Robbie"])
    await ann.done("start")
    while (await ann.play())["type"] != "over":
        pass
    assert ann.view(0)["result"] is not None
    assert await asyncio.wait_for(bot.wait(), PATIENCE) == 0


async def test_a_link_that_is_no_invite_is_said_so(site: Site) -> None:
    bot = await asyncio.create_subprocess_exec(
        sys.executable, str(EXAMPLE), f"{site.url}/#/about", stderr=asyncio.subprocess.PIPE
    )
    _, told = await asyncio.wait_for(bot.communicate(), PATIENCE)
    assert "copy the link of the lobby" in told.decode()
    assert bot.returncode == 1
