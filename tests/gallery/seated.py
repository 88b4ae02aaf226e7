"""A position that is played on the real page: what the page answers reaches a match, and what follows from it goes
back to the page as the server would send it. So a test begins where it wants to, and chance falls as it says."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from time import monotonic
from typing import Any

import msgspec
from playwright.sync_api import Browser, Page, expect

from igroteka.bots import brain_of
from igroteka.bots.hindsight import SealedReview, last_choice
from igroteka.engine import Match
from igroteka.games import games
from igroteka.server.messages.protocol import Foreseen, LookedBack, Ok, WhyNot
from igroteka.server.streams.stream import StepLog, Stream
from tests.e2e.conftest import PATIENCE
from tests.gallery.collect import Shot
from tests.gallery.page import LOOK, NAMES, SIZES, TOUCHED, script, text, welcome


class Seated:
    """One seat's page at a match; `answered` holds the kinds of questions that were answered there."""

    def __init__(self, page: Page, match: Match[Any], seat: int, names: Sequence[str] = NAMES) -> None:
        self.page, self.names = page, names
        self.begin(match, seat)

    def begin(self, match: Match[Any], seat: int) -> None:
        self.match, self.seat = match, seat
        self.answered: list[str] = []
        match.keep_moments(True)
        self.log = StepLog(match, [])
        self.stream = Stream(self.log, seat, with_changes=True)
        self.since = len(match.events(seat))

    def go_to(self, match: Match[Any], seat: int) -> None:
        """The same page at another match, of whose past it knows: else it would tell what was missed."""
        self.begin(match, seat)
        self.send_whole(seen=self.since - 1)

    def send_whole(self, seen: int = -1) -> None:
        first = self.stream.snapshot(self.log, self.match.g.now, seen).decode()
        greeting = welcome(Shot("seated", self.match, self.seat), self.names)
        self.page.evaluate("messages => send(messages)", [greeting, first])

    def hear(self, said: str) -> list[str]:
        """What the server would answer to a message of the page."""
        message = msgspec.json.decode(said)
        if message["type"] == "answer":
            ask = next(ask for ask in self.match.asks if ask.seat == self.seat and not ask.given)
            self.answered.append(ask.name)
            return [self.after(self.seat, message["key"]), text(Ok(id=message["id"]))]
        if message["type"] == "what_if":
            foreseen = games[self.match.game.id].what_if(self.match, self.seat, message["key"])
            found = Foreseen(seat=self.seat, number=self.match.number, key=message["key"], values=foreseen)
            return [text(found), text(Ok(id=message["id"]))]
        if message["type"] == "why":
            why = self.match.why_not(self.seat, message["key"])
            reason, rule = (why.reason, why.rule) if why else ("", "")
            told = WhyNot(seat=self.seat, key=message["key"], reason=reason, rule=rule)
            return [text(told), text(Ok(id=message["id"]))]
        if message["type"] == "look_back":
            return [*self.hindsight(), text(Ok(id=message["id"]))]
        return [text(Ok(id=message["id"]))] if "id" in message else []

    def hindsight(self) -> list[str]:
        """What a worker of the server would find out."""
        brain = brain_of(self.match.game)
        choice = last_choice(self.match.replay([]), self.seat, self.match.steps, brain)
        if choice is None:
            return []
        look = SealedReview(choice, brain, 1)
        look.run()
        found = look.told()
        return [] if found is None else [text(LookedBack(seat=self.seat, hindsight=found))]

    def after(self, seat: int, key: str) -> str:
        """The change that follows from an answer."""
        self.match.answer(seat, key)
        self.log.take(self.match.g.now, {self.seat: self.stream})
        return self.stream.change(
            self.log, self.stream.step(self.log), self.match.g.now, -1, with_changes=True
        ).decode()

    def do(self, *steps: str) -> None:
        """Answers of others, «p1 nothing»."""
        for step in steps:
            seat, _, key = step.partition(" ")
            self.page.evaluate("data => line.onmessage({ data })", self.after(int(seat[1:]), key))

    def until(self, happens: Callable[[], bool]) -> None:
        """Wait for something at the match, with a time limit: a press of the page reaches it a little later."""
        patience = monotonic() + PATIENCE / 1000
        while not happens():
            assert monotonic() < patience, self.match.asks
            self.page.wait_for_timeout(20)

    def shown(self) -> None:
        """Wait until the page draws the present and can be answered: a key pressed before that answers nothing."""
        expect(self.page.get_by_role("main")).to_have_attribute("data-number", self.match.number)

    def told(self) -> list[str]:
        """The kinds of events since the position, in their order."""
        return [event.kind for event in self.match.events(self.seat)[self.since :]]


@contextmanager
def seated(
    browser: Browser,
    address: str,
    match: Match[Any],
    seat: int = 0,
    size: str = "desk",
    motion: str = "none",
    locale: str = "ru-RU",
    names: Sequence[str] = NAMES,
) -> Iterator[Seated]:
    """`motion`: of the preferences; at the end the page has had no errors."""
    width, height = SIZES[size]
    context = browser.new_context(
        locale=locale,
        viewport={"width": width, "height": height},
        has_touch=size in TOUCHED,
        reduced_motion="reduce" if motion == "none" else "no-preference",
    )
    context.add_init_script(script(plain=False, motion=motion))
    context.add_init_script(LOOK)
    page = context.new_page()
    complaints = list[str]()
    page.on("pageerror", lambda error: complaints.append(str(error)))
    table = Seated(page, match, seat, names)
    page.expose_function("heard", table.hear)
    page.goto(f"{address}#/table/gallery")
    page.evaluate("window.connected")
    table.send_whole()
    page.locator("main .board > *").first.wait_for()
    yield table
    context.close()
    assert not complaints, complaints
