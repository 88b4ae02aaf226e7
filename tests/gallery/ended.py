"""The real page of a table whose game is over, without a server at which it was played: a game of bots, told by a
socket that is none, and its record. Who wants another game is said by the test."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from json import dumps
from typing import Any

from msgspec.structs import replace
from playwright.sync_api import Browser, Page

from igroteka.bots import play, player
from igroteka.engine import Match
from igroteka.games import games
from igroteka.server.messages.bodies import Replay
from igroteka.server.messages.protocol import RoomNow, Snapshot, Welcome
from igroteka.server.messages.room_view import AnotherGame, MemberInfo, Room, SeatInfo
from igroteka.server.streams import archive
from igroteka.server.streams.archive import LoggedRow
from tests.gallery.collect import Shot
from tests.gallery.page import LOOK, NAMES, SIZES, TOUCHED, audience, room_of, script, text

PLAYERS, SEED = 4, 5
BOTS = (3,)
"""The seats at which nobody sits; the person at seat n is member n + 1, and the first of them is the host."""


@dataclass(frozen=True)
class Game:
    """A whole game, and its record as the first two seats saw it."""

    match: Match[Any]
    records: dict[str, bytes]


@cache
def played(game: str, seed: int = SEED) -> Game:
    rules = games[game]
    match: Match[Any] = rules.start(PLAYERS, seed=seed)
    begun = match.save()
    play(match, [player(rules, "easy", seed, seat) for seat in range(PLAYERS)])
    rows = [LoggedRow(1_000 * n, [step], -1, "", {}) for n, step in enumerate(match.steps)]
    return Game(match, archive.recordings(rules, begun, None, rows))


def finished(game: Game, again: AnotherGame | None = None) -> Room:
    """The table with three people and a bot."""
    people = [seat for seat in range(PLAYERS) if seat not in BOTS]
    seats = [
        SeatInfo(
            seat, seat + 1 if seat in people else None, NAMES[seat], None if seat in people else "hard", False, True
        )
        for seat in range(PLAYERS)
    ]
    members = [MemberInfo(seat + 1, NAMES[seat], seat == 0, False, False, True, 20, [], True) for seat in people]
    return replace(
        room_of(Shot("end", game.match, 0)), stage="finished", seats=seats, members=members, again=again, pace="normal"
    )


def told(game: Game, seat: int | None, again: AnotherGame | None = None) -> list[str]:
    """What a member with this seat, or a spectator, is welcomed with."""
    shot = Shot("end", game.match, seat)
    member = None if seat is None else seat + 1
    room, now = finished(game, again), game.match.g.now
    view = game.match.view(seat)
    events = game.match.events(seat)
    return [
        text(Welcome(member, [audience(shot)], "", "", {}, [], seat is not None, now, room, "gallery", [], 0)),
        text(Snapshot(audience(shot), 0, now, 0, list(events), view)),
    ]


def changed(game: Game, again: AnotherGame) -> str:
    """Somebody has said that they want another game."""
    return text(RoomNow(finished(game, again)))


def record(game: Game, seat: int | None) -> str:
    name = "public" if seat is None else f"p{seat}"
    found: Any = archive.read_recording(game.records[name])
    return text(
        Replay(
            table="gallery",
            game=game.match.game.id,
            audience=name,
            audiences=[name],
            watch="",
            names=NAMES[:PLAYERS],
            settings={},
            studied=True,
            with_changes=found.with_changes,
            view=found.view,
            frames=found.frames,
        )
    )


@contextmanager
def at_the_end(
    browser: Browser,
    address: str,
    game: Game,
    seat: int | None = 0,
    again: AnotherGame | None = None,
    locale: str = "ru-RU",
    size: str | Sequence[int] = "desk",
    scheme: Any = "light",
) -> Iterator[Page]:
    """The page of this seat; at the end, it has had no errors."""
    width, height = SIZES[size] if isinstance(size, str) else size
    context = browser.new_context(
        locale=locale,
        viewport={"width": width, "height": height},
        has_touch=size in TOUCHED,
        reduced_motion="reduce",
        color_scheme=scheme,
    )
    context.add_init_script(script(plain=False))
    context.add_init_script(LOOK)
    ticket = {"table": "gallery", "key": "key", "game": game.match.game.id}
    if seat is not None:
        context.add_init_script(f"localStorage.setItem('igroteka.tickets', JSON.stringify([{dumps(ticket)}]))")
    context.route("**/api/tables/gallery/replay*", lambda route: route.fulfill(body=record(game, seat)))
    page = context.new_page()
    complaints = list[str]()
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.goto(f"{address}#/{'table' if seat is not None else 'watch'}/gallery{'' if seat is not None else '/x'}")
    page.evaluate("window.connected")
    page.evaluate("messages => send(messages)", told(game, seat, again))
    yield page
    context.close()
    assert not complaints, complaints
