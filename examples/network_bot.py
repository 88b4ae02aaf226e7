"""A bot that takes a seat at any table by its invite link, and answers at random: docs/network-bot.md.

pip install websockets, then: python network_bot.py "http://127.0.0.1:8777/#/join/TABLE/INVITE" --name Robbie
"""

import argparse
import asyncio
import json
import random
import re
from itertools import count
from typing import Any
from urllib.request import Request, urlopen

from websockets.asyncio.client import connect


def join(link: str, name: str) -> tuple[str, str, str]:
    """The server, the table and our key to it."""
    found = re.fullmatch(r"(https?://.+?)/(?:#/join/|t/)([^/#]+)[/#](.+)", link)
    if found is None:
        raise SystemExit(f"{link}: no invite; copy the link of the lobby")
    server, table, invite = found.groups()
    body = json.dumps({"invite": invite, "name": name}).encode()
    with urlopen(Request(f"{server}/api/tables/{table}/join", body, {"Content-Type": "application/json"})) as reply:
        return server, table, json.load(reply)["key"]


def change(view: Any, ops: list[Any]) -> None:
    """Bring a view up to date: [path, value] puts, [path, null, true] removes, [path, items, false, from, count] puts
    these items in the place of `count` others of a list."""
    for path, value, *more in ops:
        at = view
        for step in path[:-1]:
            at = at[step]
        if len(more) == 3:
            at[path[-1]][more[1] : more[1] + more[2]] = value
        elif more and more[0]:
            del at[path[-1]]
        else:
            at[path[-1]] = value


def choose(view: dict[str, Any], ask: dict[str, Any]) -> str:
    """The answer to a question, as a key. This is where your bot thinks."""
    if ask["form"] == "several":
        return " ".join(random.sample(ask["options"], ask["least"])) or "nothing"
    return str(random.choice(ask["options"] or [ask["default"]]))


async def play(link: str, name: str) -> None:
    server, table, key = join(link, name)
    views, answered, ids = dict[str, Any](), set[tuple[int, str]](), count(1)
    async with connect(server.replace("http", "ws", 1) + "/ws", max_size=None) as socket:
        for message in ({"type": "hello", "table": table, "key": key}, {"type": "ready"}):
            await socket.send(json.dumps({**message, "id": next(ids)}))
        async for text in socket:
            message = json.loads(text)
            if message["type"] == "snapshot":
                views[message["audience"]] = message["view"]
            elif message["type"] == "change":
                change(views[message["audience"]], message["ops"])
            elif message["type"] == "ping":  # how far away we are, for fair races
                await socket.send(json.dumps({"type": "pong", "n": message["n"]}))
            elif message["type"] == "error":  # refused, or too late: answer again if the question is still open
                answered.clear()
            for view in views.values():
                for ask in view["asks"]:
                    seat, number = ask["seat"], view["number"]
                    if ask["must"] and ask["given"] is None and (seat, number) not in answered:
                        answered.add((seat, number))
                        answer = {"type": "answer", "seat": seat, "number": number, "key": choose(view, ask)}
                        await socket.send(json.dumps({**answer, "id": next(ids)}))
                if view["result"]:
                    return


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("link", help="the invite of a table")
    parser.add_argument("--name", default="Robbie")
    asyncio.run(play(**vars(parser.parse_args())))
