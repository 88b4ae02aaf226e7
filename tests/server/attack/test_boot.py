"""A server comes back at once, however much a crash has left to be done."""

from __future__ import annotations

import asyncio
from pathlib import Path
from signal import SIGTERM

import pytest

from igroteka.server.base.config import SHELF
from igroteka.server.storage.postgres import PostgreSQL
from igroteka.server.storage.sqlite import SQLite
from igroteka.server.storage.store import Engine
from tests.server.clients import PATIENCE, Site
from tests.server.old_games import finished
from tests.server.postgres import fresh

GAMES = 4


@pytest.mark.parametrize("engine", ["sqlite", "postgres"])
async def test_games_that_a_crash_has_left_are_archived_while_people_play(
    request: pytest.FixtureRequest, tmp_path: Path, engine: str
) -> None:
    """None of them is opened for that; whoever asks for the last of them first gets it at once."""
    database = fresh(request.getfixturevalue("postgres")) if engine == "postgres" else ""
    site = Site(tmp_path, shelf=SHELF, database=database)
    left, tickets = finished("gravity_falls", GAMES)
    opened: Engine = PostgreSQL(database) if database else SQLite(site.config.file)
    opened.begin()
    opened.write(left)
    opened.commit()
    site.start()
    assert (await site.get("/health"))["live"] == 0
    table, key = tickets[-1]
    film = await site.get(f"/api/tables/{table}/replay", 200, Authorization=f"Bearer {key}")
    assert film["audiences"] == ["p0", "public"]
    async with asyncio.timeout(PATIENCE):
        while opened.read("SELECT count(DISTINCT id) FROM archive") != [(GAMES,)]:
            opened.roll_back()
            await asyncio.sleep(0.05)  # it tells nobody: the database is asked again
    opened.close()
    assert site.end(SIGTERM) == 0
