"""The long campaign of `make soak` for what is shared: somebody does their worst from one network while fifty people
play, and how long these wait, beside a quiet server.

IGROTEKA_CAMPAIGN=0.1 makes it ten times shorter, to try it out.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest

from igroteka.server.base.config import SHELF, Limits, Timing
from tests.server.attack.test_campaign import sized
from tests.server.attackers import ATTACKS, attacking
from tests.server.clients import PATIENCE
from tests.server.crowd import people
from tests.server.test_attacks import opened

pytestmark = pytest.mark.soak

TABLES: Final = 50
SECONDS: Final = 40
Note = Callable[[str, Any], None]


@pytest.mark.parametrize("attack", ["", *ATTACKS])
async def test_people_play_on_while_somebody_attacks(tmp_path: Path, attack: str, record_property: Note) -> None:
    """With the default limits. Figures are milliseconds; whoever waits when it is over gets their bots' answers."""
    async with opened(tmp_path, timing=Timing(), limits=Limits(), workers=0, shelf=SHELF) as site:
        async with people(site, sized(TABLES)) as measured:
            with attacking(site, attack) if attack else contextlib.nullcontext():
                await asyncio.sleep(sized(SECONDS))  # what is measured: how long people wait meanwhile
            told, waiting = measured.told(), set(measured.waits.open.items())
            async with asyncio.timeout(PATIENCE):
                while waiting & set(measured.waits.open.items()):
                    await asyncio.sleep(0.1)  # whoever sits at a table is told, not we
        assert (await site.get("/health"))["ok"] is True
    record_property("while", attack or "nothing happens")
    for what, figures in told.items():
        record_property(what, ", ".join(f"{name} {value:.0f}" for name, value in figures.items()))
    print(attack or "quiet", told)
    assert measured.clicks.done
