"""The real page of a table, fed with views by a socket that is none: what the server would send is sent by the test."""

from typing import Any

import msgspec
from playwright.sync_api import Page

from igroteka.engine.view import View
from igroteka.server.protocol import Clock, Fairness, MemberInfo, Room, SeatInfo, Snapshot, Welcome
from tests.gallery.collect import Shot

SOCKET = """
window.WebSocket = class {
  static OPEN = 1
  readyState = 1
  constructor() {
    window.line = this
    setTimeout(() => this.onopen())
  }
  send() {}
  close() {}
}
localStorage.setItem('igroteka.preferences', JSON.stringify({auto: false, plain: PLAIN}))
"""
NAMES = ["Маша", "Константин", "Игрок 3", "Игрок 4", "Игрок 5", "Игрок 6", "Игрок 7", "Игрок 8"]
EVENTS = 2
"""So few at a time are not told as what happened while one was away."""


def script(plain: bool) -> str:
    """Runs in the page before everything else."""
    return SOCKET.replace("PLAIN", "true" if plain else "false")


def welcome(shot: Shot) -> str:
    """What a member with that seat, or without one, is welcomed with."""
    match, mine = shot.match, shot.seat
    seats = [
        SeatInfo(seat, 1 if seat == mine else None, NAMES[seat], None if seat == mine else "normal", False, True)
        for seat in range(match.setup.players)
    ]
    room = Room(
        table="gallery",
        game=match.game.id,
        stage="playing",
        players=match.setup.players,
        settings={},
        pack=False,
        clock=Clock(),
        pace="instant",
        hints=True,
        substitutes=True,
        locked=False,
        host=1,
        seats=seats,
        members=[MemberInfo(1, "Маша", True, False, True, 20)],
        watchers=0,
        takeback=None,
        fairness=Fairness(250, 100, 5),
        seed_chosen=False,
        continued=False,
        next=None,
    )
    return text(Welcome(1, [audience(shot)], "", "", [], shot.match.g.now, room, "gallery"))


def snapshot(shot: Shot, view: View) -> str:
    """What the seat of the shot sees."""
    events = shot.match.events(shot.seat)[-EVENTS:]
    return text(Snapshot(audience(shot), 0, shot.match.g.now, 0, events, view))


def audience(shot: Shot) -> str:
    return "public" if shot.seat is None else f"p{shot.seat}"


def text(message: Any) -> str:
    return msgspec.json.encode(message).decode()


def send(page: Page, messages: list[str], look: str = "() => null") -> Any:
    """Give the page these messages, wait until it has drawn them, and look at it. Two frames: a board that measures its
    room has drawn itself in the second."""
    return page.evaluate(
        f"""async messages => {{
          for (const data of messages) line.onmessage({{data}})
          await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))
          return ({look})()
        }}""",
        messages,
    )
