"""The real page of a table, fed with views by a socket that is none: what the server would send is sent by the test."""

from collections.abc import Collection, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Browser, Page

from igroteka.engine.view import View
from igroteka.server.messages.protocol import Snapshot, Welcome
from igroteka.server.messages.room_view import Clock, Fairness, MemberInfo, Room, SeatInfo
from tests.gallery.collect import Shot, in_chat

SIZES = {
    "desk": (1440, 900),
    "laptop": (1280, 720),
    "low": (1366, 650),
    "tablet": (820, 1180),
    "phone": (390, 844),
    "sideways": (844, 390),
    "zoomed": (720, 450),
}
LAPTOPS = {"wide laptop": (1440, 780), "low laptop": (1536, 730)}
"""More sizes of laptops, in soak and with `--laptops`."""
TOUCHED = ("tablet", "phone", "sideways")
LOCALES = ("ru-RU", "en-GB")
LOOK = Path(__file__).with_name("look.js").read_text()
SOCKET = """
let met
window.connected = new Promise(done => { met = () => done(true) })
window.WebSocket = class {
  static OPEN = 1
  readyState = 1
  constructor() {
    window.line = this
    met()
    setTimeout(() => this.onopen())
  }
  send(text) {
    window.heard?.(text).then((answers) => answers.forEach((data) => this.onmessage({ data })))
  }
  close() {}
}
const preferences = {auto: false, meetings: false, plain: PLAIN, motion: 'MOTION'}
localStorage.setItem('igroteka.preferences', JSON.stringify(preferences))
"""
NAMES = ["Маша", "Константин", "Отто", "Амели", "Гвидо", "Марго", "Энцо", "Софи"]
EVENTS = 2
"""So few at a time are not told as what happened while one was away."""


@dataclass(frozen=True)
class Hung:
    """A shot as the page gets it: before its question was opened, and with it."""

    shot: Shot
    before: list[str] = field(repr=False)
    after: list[str] = field(repr=False)
    answerable: bool
    keys: list[str] = field(repr=False)
    """Every answer that is offered and has a key."""

    @property
    def name(self) -> str:
        return self.shot.name if self.shot.seat is None else f"{self.shot.name} p{self.shot.seat}"


def framed(gallery: list[Shot]) -> list[Hung]:
    found = []
    for shot in gallery:
        view = shot.match.view(shot.seat)
        quiet = msgspec.structs.replace(view, asks=[], waiting=[])
        here = [ask for ask in view.asks if ask.given is None and ask.kind not in in_chat(view.game)]
        answerable = any(ask.options or ask.form == "open" for ask in here)
        keys = [key for ask in here for key in (ask.options or [ask.default]) if key]
        first = [welcome(shot), snapshot(shot, quiet)]
        found.append(Hung(shot, first, [first[0], snapshot(shot, view)], answerable, keys))
    return found


@contextmanager
def opened(browser: Browser, address: str, locale: str, plain: bool, hung: list[Hung]) -> Iterator[Page]:
    """A page on which the exhibits can be looked at one after the other; at the end, it has had no errors."""
    context = browser.new_context(locale=locale, reduced_motion="reduce")
    context.add_init_script(script(plain))
    context.add_init_script(LOOK)
    page = context.new_page()
    complaints = list[str]()
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.goto(f"{address}#/table/gallery")
    page.evaluate("window.connected")
    page.evaluate(AXE_SCRIPT)
    page.evaluate(
        "given => { window.gallery = given }",
        [
            {"before": each.before, "after": each.after, "answerable": each.answerable, "keys": each.keys}
            for each in hung
        ],
    )
    page.evaluate("send(gallery[0].after)")
    page.locator("main .plain, main .board > *").first.wait_for()
    yield page
    context.close()
    assert not complaints, complaints


def turned_to(page: Page, size: str) -> None:
    """The window has this size, and fingers touch it if people do."""
    width, height = (SIZES | LAPTOPS)[size]
    page.set_viewport_size({"width": width, "height": height})
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setTouchEmulationEnabled", {"enabled": size in TOUCHED})
    page.evaluate("drawn()")


def faults(
    page: Page, size: str, wanted: Sequence[int], axed: Collection[int], compared: bool = True, whole: bool = False
) -> Iterator[tuple[int, str]]:
    """What is wrong with these exhibits at this size, each with its number; at some axe looks too. `whole`: also
    whether texts are cut by an edge, which takes a while."""
    turned_to(page, size)
    found: list[list[str]] = page.evaluate(
        """async ({wanted, axed, ...how}) => {
          const found = []
          for (const i of wanted) found.push(await look(i, {...how, axed: axed.includes(i)}))
          return found
        }""",
        {"wanted": [*wanted], "axed": [*axed], "touched": size in TOUCHED, "compared": compared, "whole": whole},
    )
    for i, wrong in zip(wanted, found, strict=True):
        yield from ((i, fault) for fault in wrong)


def script(plain: bool, motion: str = "normal") -> str:
    """Runs in the page before everything else."""
    return SOCKET.replace("PLAIN", "true" if plain else "false").replace("MOTION", motion)


def room_of(shot: Shot, names: Sequence[str] = NAMES) -> Room:
    """A running table, at which the member of this page has that seat."""
    match, mine = shot.match, shot.seat
    seats = [
        SeatInfo(seat, 1 if seat == mine else None, names[seat], None if seat == mine else "normal", False, True)
        for seat in range(match.setup.players)
    ]
    return Room(
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
        window=5,
        takeover=False,
        locked=False,
        open=False,
        preview=False,
        newcomers=False,
        group="",
        chat="all",
        host=1,
        seats=seats,
        members=[MemberInfo(1, "Маша", True, False, False, True, 20, [], True)],
        watchers=0,
        takeback=None,
        fairness=Fairness(250, 100, 5),
        seed_chosen=False,
        lesson="",
        continued=False,
        again=None,
        next=None,
        claim=None,
    )


def welcome(shot: Shot, names: Sequence[str] = NAMES) -> str:
    """What a member with that seat, or without one, is welcomed with."""
    now = shot.match.g.now
    return text(Welcome(1, [audience(shot)], "", "", {}, [], False, now, room_of(shot, names), "gallery", [], 0))


def snapshot(shot: Shot, view: View) -> str:
    """What the seat of the shot sees."""
    events = shot.match.events(shot.seat)[-EVENTS:]
    return text(Snapshot(audience(shot), 0, shot.match.g.now, 0, events, view))


def audience(shot: Shot) -> str:
    return "public" if shot.seat is None else f"p{shot.seat}"


def text(message: Any) -> str:
    return msgspec.json.encode(message).decode()
