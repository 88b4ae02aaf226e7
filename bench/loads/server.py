"""The servers under load: ours, and a bare socket server for comparison. `python -m bench.loads.server PLACE [CORE]`,
where PLACE is a folder for our data, the address of a PostgreSQL database, or `bare`."""

import os
import socket
import sys
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

import msgspec
import uvicorn

from bench.loads.script import messages
from igroteka.server.base.config import Config
from igroteka.server.http.run import serve

Scope = MutableMapping[str, Any]  # ASGI's own vague types
Receive = Callable[[], Awaitable[Scope]]
Send = Callable[[Scope], Awaitable[None]]


def ours(place: str) -> None:
    """The real server with the measuring game added."""
    database = place if place.startswith("postgresql:") else ""
    serve(Config("" if database else place, database, port=0, shelf="bench.loads.script:SHELF"))


class BareServer:
    """No game and no storage: for each click, four sockets get the message that our server would have sent."""

    def __init__(self) -> None:
        self.tables: dict[str, dict[int, Send]] = {}
        self.clicks: dict[str, int] = {}
        self.messages = messages()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "websocket":
            return
        _, table, seat = scope["path"].split("/")
        await receive()
        await send({"type": "websocket.accept"})
        await receive()
        sockets = self.tables.setdefault(table, {})
        sockets[int(seat)] = send
        await send({"type": "websocket.send", "text": self.messages[0][int(seat)]})
        while (message := await self.next(receive)) is not None:
            n = self.clicks[table] = self.clicks.get(table, 0) + 1
            for each, out in sockets.items():
                await out({"type": "websocket.send", "text": self.messages[n][each]})
            await send({"type": "websocket.send", "text": f'{{"type":"ok","id":{message["id"]}}}'})

    async def next(self, receive: Receive) -> Any:
        event = await receive()
        return msgspec.json.decode(event["text"]) if event["type"] == "websocket.receive" else None


def bare() -> None:
    listener = socket.create_server(("127.0.0.1", 0))
    print(f"Igroteka: http://127.0.0.1:{listener.getsockname()[1]}/", flush=True)
    settings = uvicorn.Config(
        BareServer(),
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        log_level="error",
        lifespan="off",
        backlog=2048,
    )
    uvicorn.Server(settings).run([listener])


if __name__ == "__main__":
    if len(sys.argv) > 2 and int(sys.argv[2]) >= 0:
        os.sched_setaffinity(0, {int(sys.argv[2])})
    if sys.argv[1] == "bare":
        bare()
    else:
        ours(sys.argv[1])
