"""A hundred faults over four processes with two hundred tables; and the checker, which must notice what is wrong."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import psycopg
import pytest

from tests.server import faults
from tests.server.checker import Answer, Told, check
from tests.server.postgres import fresh

SHARE = float(os.environ.get("IGROTEKA_CAMPAIGN", "1"))


@pytest.mark.soak
async def test_nothing_is_lost_doubled_or_diverges_whatever_fails(
    postgres: str, tmp_path: Path, record_property: Callable[[str, Any], None]
) -> None:
    tables, count = max(4, round(200 * SHARE)), max(4, round(100 * SHARE))
    report = await faults.run(tmp_path, postgres, 4, tables, count, seed=1)
    record_property("faults", str(report))
    assert report.verdict.is_clean, report
    assert not report.diverged, report
    assert report.verdict.acknowledged > tables


@pytest.mark.parametrize(
    ("stored", "told", "wrong"),
    [
        (["a", "b"], [("1", "a"), ("2", "b")], ""),
        (["a"], [("1", "a"), ("2", "b")], "lost"),
        (["b", "a"], [("1", "a"), ("2", "b")], "lost doubled"),
        (["a", "a", "b"], [("1", "a"), ("2", "b")], "doubled"),
    ],
)
def test_the_checker_notices_what_is_wrong(postgres: str, stored: list[str], told: list[Answer], wrong: str) -> None:
    address = fresh(postgres)
    with psycopg.connect(address) as connection:
        connection.execute("CREATE TABLE steps (id TEXT, n BIGINT, body BYTEA)")
        for n, key in enumerate(stored):
            body = msgspec.msgpack.encode([[["answer", 0, key, -1]], -1, "", {}, 0])
            connection.execute("INSERT INTO steps VALUES ('t', %s, %s)", (n, body))
    verdict = check(address, [Told("t", 0, [told[0], *told], told)])
    assert [name for name in ("lost", "doubled", "broken") if getattr(verdict, name)] == wrong.split()
