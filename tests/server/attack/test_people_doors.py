"""A stranger at the doors of people, groups and the server's host: with keys of their own, with ids of others, with any
text. Nothing of the server breaks, nothing of anybody else is told or changed. `make soak` knocks a hundred thousand
times."""

from __future__ import annotations

import asyncio
from collections import Counter
from http.client import HTTPException
from random import Random
from signal import SIGTERM
from typing import Any, Final

import pytest

from tests.server.attack.test_campaign import nonsense, sized
from tests.server.clients import Site
from tests.server.doors import TEXTS, Door, Request, of_people, of_the_host
from tests.server.postgres import fresh
from tests.server.test_hosting import key_of

KNOCKING: Final = 4
"""So many knock at a time."""
SECRET: Final = "canary"
"""In everything that nobody but Ann and Bob may read."""
AIMED: Final = 0.6
"""So many of the requests name what there really is."""


class Neighbors:
    """Ann and Bob with a group and a table, and Eve, who has the same without them."""

    def __init__(self, site: Site) -> None:
        self.site = site
        self.keys: dict[str, str] = {}
        self.ids: list[str] = []
        """Of tables and groups, Eve's own last."""

    async def begin(self) -> Neighbors:
        for name in ("Ann", "Bob", "Eve"):
            self.keys[name] = (
                await self.site.post("/api/me", {"name": name if name == "Eve" else f"{name} {SECRET}"})
            )["key"]
        group = await self.site.post("/api/groups", {"name": f"Friday {SECRET}", "mine": "Ann"}, 201, **self.as_("Ann"))
        at = f"/api/groups/{group['group']}"
        await self.site.post(f"{at}/join", {"invite": group["invite"], "name": "Bob"}, 204, **self.as_("Bob"))
        await self.site.post(f"{at}/say", {"text": f"hello {SECRET}"}, 204, **self.as_("Bob"))
        whom = {"member": "m2", "group": group["group"]}
        await self.site.post("/api/report", {**whom, "text": f"spam {SECRET}"}, 204, **self.as_("Ann"))
        await self.site.post("/api/me/block", whom, 204, **self.as_("Ann"))
        order = {"game": "market", "name": f"Ann {SECRET}", "players": 2}
        table = await self.site.post("/api/tables", order, 201, **self.as_("Ann"))
        hers = await self.site.post("/api/tables", {**order, "name": "Eve"}, 201, **self.as_("Eve"))
        own = await self.site.post("/api/groups", {"name": "Mine", "mine": "Eve"}, 201, **self.as_("Eve"))
        self.ids = [group["group"], table["table"], hers["table"], own["group"]]
        return self

    def as_(self, name: str) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.keys[name]}"}

    async def kept(self) -> Any:
        """What is kept of Ann and Bob, as they see it."""
        return [await self.site.get("/api/me/export", 200, **self.as_(name)) for name in ("Ann", "Bob")]

    def knock(self, seed: int, count: int) -> Counter[str]:
        """Ask for anything of people, groups and the host; how often what was answered, with every fault and every
        leak by itself."""
        luck, door, answers = Random(seed), Door(self.site), Counter[str]()
        while answers.total() < count:
            text = luck.choice([luck.choice(TEXTS), nonsense(luck), *self.ids])
            wanted = [*of_people(text, text, "Bearer x"), *of_the_host(text, text, "Bearer x")]
            for request in luck.sample(wanted, 12):
                try:
                    status, body = door.ask(self.aimed(luck, request))
                except (HTTPException, OSError, ValueError):  # hung up on, or no request that could be sent
                    answers["hung up"] += 1
                    continue
                answers[str(status)] += 1
                if (status >= 500 and b'"full"' not in body) or SECRET.encode() in body:
                    answers[f"fault: {status} {request.method} {request.path} {body[:120]!r}"] += 1
        door.close()
        return answers

    def aimed(self, luck: Random, request: Request) -> Request:
        """Often with Eve's own key, and with a key of a kind that does not belong there. She does not erase herself."""
        if request.path in ("/api/me/forget", "/api/me") or luck.random() > AIMED:
            return request
        return request._replace(authorization=f"Bearer {self.keys['Eve']}")


async def attacked(site: Site, count: int) -> Counter[str]:
    neighbors = await Neighbors(site).begin()
    before = await neighbors.kept()
    share = count // KNOCKING
    found = await asyncio.gather(*(asyncio.to_thread(neighbors.knock, seed, share) for seed in range(KNOCKING)))
    answers = sum(found, Counter[str]())
    assert await neighbors.kept() == before
    return answers


def faults(answers: Counter[str]) -> list[str]:
    return [each for each in answers if each.startswith("fault")]


async def test_a_stranger_breaks_nothing_and_learns_nothing(own_site: Site) -> None:
    answers = await attacked(own_site, 1_200)
    assert faults(answers) == []
    assert answers["403"] > 100


@pytest.mark.soak
@pytest.mark.parametrize("engine", ["sqlite", "postgres"])
async def test_a_hundred_thousand_requests(own_site: Site, postgres: str, engine: str, record_property: Any) -> None:
    site = own_site
    if engine == "postgres":
        site.end(SIGTERM)
        site.start(database=fresh(postgres))
    answers = await attacked(site, sized(50_000))
    for name, count in sorted(answers.items()):
        record_property(name, count)
    print(engine, dict(answers.most_common(12)))
    assert faults(answers) == []
    where = ("--database", site.config.database) if engine == "postgres" else ("--data", str(site.path))
    seen = await site.get("/api/host", 200, **key_of(*where))
    print("after:", seen["processes"][0], seen["storage"]["counts"])
