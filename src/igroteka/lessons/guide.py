"""The guide of a chapter: what is said now, which answers go on, what the others answer.

Where the chapter stands is a `Place`, plain data that is kept beside the match; a `Guide` is made of both whenever it
is needed. All that it does to the match are ordinary inputs: saves, records and replays know nothing of lessons.
"""

from __future__ import annotations

import re
from typing import Final, Literal

import msgspec

from igroteka.engine.kinds import Show
from igroteka.engine.match import AnyMatch
from igroteka.engine.options import IllegalChoice, Refusal
from igroteka.engine.prompts import Ask
from igroteka.lessons.lesson_file import Chapter, LessonReply, Step
from igroteka.lessons.paths import holds, reach

Wants = Literal["next", "answer", "over"]
"""A press on "next"; the learner's answer; nothing any more."""
LEARNER: Final = 0
"""The seat of whoever takes the lesson."""
LESSON_NEXT: Final = Refusal("", "lesson_next")
LESSON_UNDO: Final = Refusal("", "lesson_undo")
OTHER: Final = re.compile(r"p(\d+) (.+)")


class Place(msgspec.Struct):
    """Where a chapter stands: at a step, or at the line that follows an answer to it."""

    chapter: str
    step: str = ""
    """Its id; '' when everything has been said."""
    reply: str = ""
    """The attribute of the step's words that is being said, if it is not the step itself."""
    to: str = ""
    """Where the chapter goes on after that line."""


class Guide:
    def __init__(self, chapter: Chapter, match: AnyMatch, place: Place) -> None:
        self.chapter, self.match, self.place = chapter, match, place

    @classmethod
    def at_start(cls, chapter: Chapter, match: AnyMatch) -> Guide:
        guide = cls(chapter, match, Place(chapter.id))
        guide.arrive(0)
        return guide

    # ------------------------------------------------------------------------------------------------------- reading

    @property
    def step(self) -> Step | None:
        """The current step; None when everything has been said."""
        n = self.chapter.index(self.place.step)
        return self.chapter.steps[n] if n < len(self.chapter.steps) else None

    @property
    def wants(self) -> Wants:
        step = self.step
        if step is None:
            return "over"
        return "answer" if step.ask and not self.place.reply else "next"

    @property
    def line(self) -> str:
        """The key of what is said now: a title when it is over."""
        step, reply = self.step, self.place.reply
        if step is None:
            return f"lesson-{self.chapter.id}.learned"
        return f"lesson-{self.chapter.id}-{step.id}" + (f".{reply}" if reply else "")

    def ask(self) -> Ask | None:
        """The question that the step waits for; None if it is not open: the chapter does not fit the rules any more."""
        step = self.step
        asks = [] if step is None else self.match.asks
        return next((a for a in asks if step and a.seat == LEARNER and a.name == step.ask and not a.given), None)

    @property
    def pressed(self) -> list[str]:
        """The answers that the guide points at: the expected ones, else all that go on."""
        step, ask = self.step, self.ask()
        if step is None or ask is None or self.wants != "answer":
            return []
        return step.expect or [key for key in [option.key for option in ask.options] if self.reply_to(step, key)]

    # --------------------------------------------------------------------------------------------------------- going on

    def next(self) -> None:
        """The line has been read."""
        step = self.step
        if step is not None and self.wants == "next":
            self.go_on(step, self.place.to)

    def answer(self, key: str) -> str:
        """The learner's answer. '' if the chapter goes on; else what is said about one that is taken back, which the
        match has not seen. An illegal one raises and changes nothing."""
        step = self.step
        refusal = self.match.why_not(LEARNER, key)
        if refusal is not None:
            raise IllegalChoice(refusal, key)
        if step is None or self.wants != "answer":
            raise IllegalChoice(LESSON_NEXT, key)
        reply = self.reply_to(step, key)
        if reply is None:
            return f"{self.line}.retry"
        self.match.script(*(step.script if reply.script is None else reply.script))
        self.match.answer(LEARNER, key)
        if reply.reply:
            self.place.reply, self.place.to = reply.reply, reply.to
        else:
            self.go_on(step, reply.to)
        return ""

    def reply_to(self, step: Step, key: str) -> LessonReply | None:
        """What follows from a legal answer; None if it is taken back."""
        if key in step.expect:
            return expected(step)
        reply = step.accept.get(key, step.accept.get("*"))
        if reply is not None:
            return reply
        if not step.retry:
            return expected(step)  # nothing is said about other answers: they are all the same
        ask = self.ask()
        return expected(step) if ask is not None and self.leads_there(ask, step, key) else None

    def leads_there(self, ask: Ask, step: Step, key: str) -> bool:
        """An open answer may be written in many ways: what counts is where it leads."""
        if not isinstance(ask, Show) or not step.then:
            return False
        tried = self.match.fork()
        since = len(tried.events(LEARNER))
        tried.answer(LEARNER, key)
        return holds(tried, step.then, since) == ""

    def go_on(self, step: Step, to: str) -> None:
        self.arrive(self.chapter.index(to) if to else self.chapter.index(step.id) + 1)

    def arrive(self, n: int) -> None:
        """Go to the next step whose `when` holds. What others answer there happens at once, and steps without words are
        passed."""
        for step in self.chapter.steps[n:]:
            table = self.match.view(LEARNER).table
            if any(reach(table, path) != value for path, value in step.when.items()):
                continue
            self.play_others(step)
            if not step.silent:
                self.place.step, self.place.reply, self.place.to = step.id, "", ""
                return
        self.place.step, self.place.reply, self.place.to = "", "", ""

    def play_others(self, step: Step) -> None:
        if step.others:
            self.match.script(*step.script)
        for answer in step.others:
            found = OTHER.fullmatch(answer)
            if found is None:
                raise ValueError(f"{answer!r}: write p1 and a key")
            self.match.answer(int(found[1]), found[2])


def expected(step: Step) -> LessonReply:
    return LessonReply("after" if step.after else "")
