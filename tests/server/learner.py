"""Somebody who takes a lesson over the wire, and knows of it no more than the page does."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from tests.server.clients import Client, Message, Site, Ticket

Choice = Callable[[Client], str]
"""Which of the answers is given."""


class Learner:
    """At the table of a chapter."""

    def __init__(self, ticket: Ticket, client: Client) -> None:
        self.ticket, self.client = ticket, client

    @classmethod
    async def begin(cls, site: Site, game: str, chapter: str, **order: Any) -> Learner:
        made = await site.post("/api/lessons", {"game": game, "chapter": chapter, "name": "Ann", **order})
        ticket = Ticket(site, made["table"], made["key"])
        return cls(ticket, await ticket.come())

    @property
    def guidance(self) -> Message:
        """What the guide has said last."""
        return next(m for m in reversed(self.client.heard) if m["type"] == "guidance")

    @property
    def wants(self) -> str:
        return str(self.guidance["wants"])

    async def press(self, key: str) -> str:
        """An answer; what is said if it is taken back."""
        reply = await self.client.answer(0, key)
        assert reply["type"] == "ok", reply
        return str(self.guidance["wrong"])

    async def next(self) -> None:
        await self.client.done("next")

    async def to_the_end(self, choose: Choice) -> None:
        """Until the guide has said everything."""
        while self.wants != "over":
            if self.wants == "next":
                await self.next()
            else:
                await self.press(choose(self.client))

    def meant(self, client: Client) -> str:
        return str(self.guidance["press"][0])

    def any_answer(self, random: Random) -> Choice:
        """Any answer that the question offers; an open question is answered as the guide means."""

        def choose(client: Client) -> str:
            keys = [key for ask in client.view(0)["asks"] if ask["given"] is None for key in ask["options"]]
            return random.choice(keys) if keys and random.random() < 0.7 else self.meant(client)

        return choose


async def lesson_of(site: Site, game: str) -> Message:
    """What the shelf tells of a game's lesson."""
    found: Message = next(info for info in await site.get("/api/games") if info["id"] == game)["lesson"]
    return found
