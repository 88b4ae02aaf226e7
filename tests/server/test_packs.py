"""A table may play with the operator's content pack; bots think with it, and a restart finds it again."""

from __future__ import annotations

import signal
from pathlib import Path

from igroteka.content.packs import export
from tests.server.clients import Site


async def test_a_table_with_the_operators_pack(tmp_path: Path) -> None:
    pack = tmp_path / "pack"
    export("boo", str(pack))
    site = Site(tmp_path / "data", content=str(pack)).start()
    try:
        assert next(g for g in await site.get("/api/games") if g["id"] == "boo")["pack"] is True
        ticket = await site.table("boo", players=2, bots="normal", pack=True, settings={"first": "p1"})
        ann = await ticket.come()
        assert ann.room["pack"] is True
        await ann.see(lambda: ann.events("number_named") != [])
        await site.hang_up()
        site.again()
        ann = await ticket.come()
        assert ann.view(0)["phase"] == "search"
        await site.hang_up()
    finally:
        site.end(signal.SIGTERM)


async def test_no_pack_no_table_with_one(site: Site) -> None:
    problem = await site.post("/api/tables", {"game": "boo", "name": "A", "pack": True}, 400)
    assert problem["reason"] == "no_pack"
