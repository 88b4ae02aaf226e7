"""The game that the clients play: the measuring game from one seed, so that every click is known in advance."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from igroteka.engine import Match
from igroteka.server.streams.stream import StepLog, Stream
from tests.server import shelf
from tests.slices.market import MARKET

SHELF = {"market": shelf.SHELF["market"]}
"""The measuring game with its bots."""
SEATS = 4
SEED = 1
CLICKS = 1_000


class Click(NamedTuple):
    seat: int
    number: str
    key: str


def begun() -> Match[Any]:
    setup = MARKET.setup(SEATS, SEED, (), None, {})
    match: Match[Any] = Match(MARKET, MARKET.table(setup), setup)
    match.begin()
    return match


def played(match: Match[Any]) -> Iterator[Click]:
    """Nobody acts; everybody buys the first thing that can be bought."""
    for now in range(CLICKS):
        if match.result is not None:
            return
        ask = match.asks[0]
        key = ask.options[0].key
        click = Click(ask.seat, match.number, key if key.startswith("buy:") else "end")
        match.answer(click.seat, click.key, now)
        yield click


def clicks() -> list[Click]:
    return list(played(begun()))


def messages() -> list[list[str]]:
    """What our server sends to each seat, click by click; the first is the snapshot."""
    match = begun()
    log = StepLog(match, [])
    streams = [Stream(log, seat) for seat in range(SEATS)]
    found = [[stream.snapshot(log, 0, -1).decode() for stream in streams]]
    for at, _ in enumerate(played(match)):
        log.take(at)
        found.append([stream.change(log, stream.step(log), at, -1).decode() for stream in streams])
    return found
