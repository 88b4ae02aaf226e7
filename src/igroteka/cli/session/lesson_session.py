"""A chapter of a lesson in the terminal: what the guide says, the learner's answers, and what happens to them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from igroteka.cli.output.terminal import paint, width, wrap
from igroteka.cli.session.bot_seats import BotSeats
from igroteka.cli.session.session import TerminalSession
from igroteka.engine.fate import bots_seed
from igroteka.lessons import Guide, line
from igroteka.lessons.guide import LESSON_UNDO
from igroteka.packages import package_of

if TYPE_CHECKING:
    from igroteka.content.words import Words
    from igroteka.lessons import Goal

LEARNER = 0


class LessonSession(TerminalSession):
    """The learner at the table of a chapter: first the guide, then, in the last one, a game against bots."""

    def __init__(self, guide: Guide, words: Words) -> None:
        match, level = guide.match, guide.chapter.play_on
        others = [seat for seat in range(match.g.seats) if seat != LEARNER]
        bots = BotSeats(match, dict.fromkeys(others, level) if level else {}, bots_seed(match.setup.seed))
        super().__init__(match, [LEARNER], bots, words, package_of(match.game.id))
        self.guide = guide
        self.acts |= {"hint": self.point_out, "auto": self.do_it, "undo": self.keep}

    def run(self) -> int:
        self.say_line(f"lesson-{self.guide.chapter.id}", "bold")
        self.table("")
        while self.open and self.guide.wants != "over":
            self.report()
            if self.guide.wants == "next":
                self.wait_for_next()
            else:
                self.say_line(self.guide.line)
                self.ask()
        if self.open:
            self.report()
            self.say_line(self.guide.line)
        return super().run() if self.open and self.guide.chapter.play_on else 0

    def wait_for_next(self) -> None:
        """Show the table where it has changed, say the line, and read on when the learner has."""
        self.say_line(self.guide.line)
        typed = self.lines.read(paint(self.words.say("cli-lesson-next"), "mark") + " ")
        if typed is None:
            self.quit("")
        elif typed in ("quit", "выход", "table", "стол", "log", "журнал"):
            self.acts[{"выход": "quit", "стол": "table", "журнал": "log"}.get(typed, typed)]("")
        else:
            self.guide.next()

    def moves(self) -> tuple[int, str]:
        """The guide goes on with every answer that is taken."""
        done, number = super().moves()
        return done, f"{number} {self.guide.line}"

    def answer(self, key: str, at: int) -> None:
        from igroteka.engine.options import IllegalChoice

        if self.guide.wants != "answer":
            super().answer(key, at)
            return
        try:
            taken_back = self.guide.answer(key)
        except IllegalChoice as error:
            self.refuse(error.refusal)
        else:
            if taken_back:
                self.say_line(taken_back)

    def point_out(self, what: str) -> None:
        """Say the answer that the guide points at; in the real game, what a bot would do."""
        if self.guide.wants != "answer":
            self.hint(what)
            return
        for key in self.guide.pressed[:1]:
            self.say(self.words.answer(key))

    def do_it(self, what: str) -> None:
        """Do what the guide means for the learner."""
        if self.guide.wants == "answer":
            self.answer(self.guide.pressed[0], 0)
        else:
            self.auto(what)

    def keep(self, what: str) -> None:
        """Refuse an undo in the guided part: the chapter can be started again instead."""
        if self.guide.wants == "over":
            self.undo(what)
        else:
            self.refuse(LESSON_UNDO)

    def say_line(self, key: str, how: str = "mark") -> None:
        print(paint(wrap(line(self.match.game.id, self.words.lang, key), width(), "  "), how))


def check_goal(session: LessonSession, goal: Goal) -> bool:
    """Ask what the lesson was to teach; False at the end of the input."""
    session.say_line(f"lesson-goal-{goal.id}.question", "bold")
    for n in range(1, goal.answers + 1):
        print(f"  {n}. {line_of(session, goal, f'.answer_{n}')}")
    typed = session.lines.read(session.prompt(session.questions()))
    if typed is None or typed in ("quit", "выход"):
        return False
    session.say(session.words.say("cli-lesson-right" if typed == str(goal.right) else "cli-lesson-wrong"))
    session.say_line(f"lesson-goal-{goal.id}")
    return True


def line_of(session: TerminalSession, goal: Goal, part: str) -> str:
    return line(session.match.game.id, session.words.lang, f"lesson-goal-{goal.id}{part}")
