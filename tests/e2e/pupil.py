"""Somebody who takes a lesson in the browser: reads what the guide says, and presses what it points at."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from random import Random
from typing import Any

from playwright.sync_api import Error, Locator

from tests.e2e.conftest import Person

HELD = ",".join(f"[data-zone={zone!r}]" for zone in ("hand", "gather", "shouts"))
STANDS = """async () => {
  const boxOf = (each) => {
    const { left, top, width, height } = each.getBoundingClientRect()
    return [left, top, width, height]
  }
  const ringOf = (each) => boxOf(each.querySelector('[data-ring]') ?? each)
  const all = (selector) => [...document.querySelectorAll(selector)]
  const look = () => {
    const bubble = document.querySelector('[data-guide]')
    if (!bubble || bubble.matches('.waits')) return null
    const status = bubble.querySelector('[role="status"]')
    return {
      text: status.textContent,
      bubble: boxOf(bubble),
      window: [innerWidth, innerHeight],
      pressed: all(`[aria-describedby~="${status.id}"]`).map(ringOf),
      pointed: all('[data-pointed]').map((each) => [each.dataset.pointed, ...boxOf(each)]),
      held: all(HELD).map((each) => [each.dataset.zone, ...boxOf(each)]),
    }
  }
  for (let before = '', tries = 0; tries < 300; tries++) {
    await new Promise((done) => setTimeout(done, 80))
    const now = look()
    if (now && JSON.stringify(now) === before) return now
    before = now ? JSON.stringify(now) : ''
  }
  return null
}""".replace("HELD", repr(HELD))
"""What is drawn of the guide, once nothing of it moves any more; null if it never comes to rest."""
SHOW = re.compile("^(Сделать за меня|Do it for me)$")
NEXT = re.compile("^(Дальше|Next)$")
STEPS = 60
"""A chapter with more of them has no end."""
TRIES = 30
"""Presses for one answer; the longest way of Boo has some twenty."""
Look = Callable[["Pupil"], None]


class Pupil:
    def __init__(self, person: Person, luck: Random | None = None) -> None:
        """With `luck` any answer is tried, besides what the guide points at."""
        self.person, self.page, self.luck = person, person.page, luck

    @property
    def guidance(self) -> dict[str, Any]:
        """What the guide has said last."""
        said = (frame for frame in reversed(self.person.eyes.seen) if '"guidance"' in frame[:30])
        found: dict[str, Any] = next(
            (json.loads(frame) for frame in said), {"wants": "", "chapter": "", "step": -1, "line": ""}
        )
        return found

    @property
    def bubble(self) -> Locator:
        return self.page.locator("[data-guide]")

    def stands(self) -> dict[str, Any]:
        """Where all that the guide shows is."""
        found: dict[str, Any] | None = self.page.evaluate(STANDS)
        assert found is not None, f"the guide does not come to rest: {self.guidance}"
        return found

    def comes_to(self, chapter: str) -> None:
        """Until this chapter has begun."""
        while self.guidance["chapter"] != chapter:
            self.person.eyes.wait(self.page)
            assert self.person.eyes.view is not None
        self.stands()

    def at(self) -> tuple[str, int, str]:
        return self.guidance["chapter"], self.guidance["step"], self.guidance["line"]

    def take_chapter(self, look: Look = lambda _: None) -> None:
        """To the end of what the guide says in this chapter."""
        for _ in range(STEPS):
            if self.guidance["wants"] == "over":
                if not self.guidance["plays_on"]:
                    self.page.locator("[data-learned]").wait_for()
                look(self)
                return
            self.stands()
            look(self)
            self.go_on()
        raise AssertionError(f"the chapter has no end: {self.guidance}")

    @property
    def draws(self) -> bool:
        """A way is drawn: there is no one thing to press."""
        return any(ask["form"] == "open" and ask["given"] is None for ask in self.person.eyes.view["asks"])

    def go_on(self) -> None:
        """Read on, or do what the guide points at."""
        before = self.at()
        for _ in range(TRIES):
            if self.at() != before:
                return
            if self.guidance["wants"] == "next":
                self.click(self.bubble.get_by_role("button", name=NEXT))
            else:
                self.press()
            self.person.eyes.wait(self.page)
        raise AssertionError(f"what the guide points at does not go on: {self.guidance}")

    def press(self, by_key: bool = False) -> None:
        """The first thing that the bubble describes."""
        lit = self.page.locator("[data-lit]")
        if self.luck and self.luck.random() < 0.5 and (count := lit.count()):
            self.click(lit.nth(self.luck.randrange(count)))
            return
        status = self.page.evaluate("() => document.querySelector('[data-guide] [role=status]')?.id ?? ''")
        meant = self.page.locator(f'[aria-describedby~="{status}"]').first
        if by_key:
            meant.focus()
            self.page.keyboard.press("Enter")
        elif meant.count():
            self.click(meant)
        elif self.draws:
            self.click(self.bubble.get_by_role("button", name=SHOW))

    def click(self, what: Locator) -> None:
        """It may be gone meanwhile, because the table has moved on."""
        try:
            what.click(timeout=self.person.hand)
        except Error:
            self.person.missed()
        else:
            self.person.hit()


def faults(pupil: Pupil) -> list[str]:
    """What is wrong with how the guide stands now: it covers what is to be pressed (or what the line is about,
    where nothing is), or what is held, or it points at nothing."""
    if pupil.guidance["wants"] == "over":
        return []
    stands, guidance = pupil.stands(), pupil.guidance
    [width, height], bubble = stands["window"], stands["bubble"]
    found = [f"covers an answer by {n:.0f}" for box in stands["pressed"] if (n := overlap(bubble, box)) > 1]
    found += [f"covers {name} (held)" for name, *box in stands["held"] if overlap(bubble, box) > 1]
    shown = {name for name, *_ in stands["pointed"]}
    if not stands["pressed"]:
        found += [f"covers {name}" for name, *box in stands["pointed"] if overlap(bubble, box) > 1]
    if guidance["wants"] == "answer" and not stands["pressed"] and not pupil.draws:
        found.append(f"{guidance['press'][:3]} is nowhere")
    if "." not in guidance["line"] and not stands["pressed"]:
        found += [f"{name} is nowhere" for name in guidance["point"] if name not in shown | {"result"}]
    left, top, wide, high = bubble
    if left < 0 or top < 0 or left + wide > width or top + high > height:
        found.append(f"out of the window: {bubble}")
    if not stands["text"].strip():
        found.append("says nothing")
    return found


def overlap(a: list[float], b: list[float]) -> float:
    """Of two boxes, in pixels."""
    wide = min(a[0] + a[2], b[0] + b[2]) - max(a[0], b[0])
    high = min(a[1] + a[3], b[1] + b[3]) - max(a[1], b[1])
    return max(0.0, wide) * max(0.0, high)
