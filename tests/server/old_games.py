"""Finished games as a server that was killed has left them: stored, and not archived yet."""

from __future__ import annotations

from msgspec import msgpack

from igroteka.engine.fate import Fate
from igroteka.games import games
from igroteka.server.messages.bodies import NewTable
from igroteka.server.rooms.room import new_room
from igroteka.server.storage.queries import store_save, store_step
from igroteka.server.storage.store import Statement
from igroteka.server.streams.stream import Body
from igroteka.testing.walk import walk


def finished(game: str, count: int, seed: int = 1) -> tuple[list[Statement], list[tuple[str, str]]]:
    """The same game at so many tables: what is stored of it, and the id and the key of each."""
    rules = games[game]
    match, fate = rules.start(rules.least, seed), Fate(seed)
    while match.result is None:
        walk(match, fate)
    body, save = msgpack.encode(Body(list(match.history))), match.save()
    found, tickets = list[Statement](), list[tuple[str, str]]()
    for _ in range(count):
        room, key = new_room(NewTable(game, "Ann", bots="random", seed=seed), rules.least, {})
        room.stage = "finished"
        events = len(match.events(None))
        found += [room.statement(), store_step(room.id, 0, 0, 0, msgpack.encode(Body([])), 0, 0)]
        found += [store_step(room.id, 1, match.g.now, events, body, 0, 0), store_save(room.id, 1, save)]
        tickets.append((room.id, key))
    return found, tickets
