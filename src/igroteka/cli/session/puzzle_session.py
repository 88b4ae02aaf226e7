"""A puzzle in the terminal: the task, hints from the faintest on, and why an answer is the best."""

from __future__ import annotations

from typing import TYPE_CHECKING

from igroteka.bots.contrast import Comparison
from igroteka.cli.session.lesson_session import LessonSession
from igroteka.cli.session.session import compared

if TYPE_CHECKING:
    from igroteka.content.words import Words
    from igroteka.lessons import Guide, Puzzle


class PuzzleSession(LessonSession):
    """Whoever solves a puzzle, at its table. In a puzzle that goes on bots play on."""

    def __init__(self, puzzle: Puzzle, guide: Guide, words: Words) -> None:
        super().__init__(guide, words)
        self.puzzle = puzzle
        self.hints = hints_of(puzzle, words)
        self.tried = ""

    def answer(self, key: str, at: int) -> None:
        self.tried = key
        super().answer(key, at)

    def say_line(self, key: str, how: str = "mark") -> None:
        """Say the puzzle's line for a key that a lesson's guide would say; the title has been said already."""
        puzzle, words = self.puzzle, self.words
        best = {"best": words.answer(puzzle.best)}
        _, _, part = key.partition(".")
        if part == "retry":
            first = self.guide.step is not None and self.guide.step.id == "answer"
            self.say(wrong_of(puzzle, self.tried, words) if first else words.say("puzzle-wrong-then"))
        elif self.guide.wants == "over":
            self.say(words.say("puzzle-right", ready=best))
            self.say(why_of(puzzle, words))
        elif key.endswith("-answer"):
            self.say(words.say("puzzle-task-proof" if puzzle.proof else "puzzle-task"))
        elif self.guide.step is not None and self.guide.place.step != "answer":
            self.say(words.say("puzzle-then", ready=best))

    def point_out(self, what: str) -> None:
        if self.guide.wants != "answer":
            self.hint(what)
        elif self.hints:
            self.say(self.hints.pop(0))
        else:
            super().point_out(what)


def hints_of(puzzle: Puzzle, words: Words) -> list[str]:
    """The hints of a puzzle, from the vaguest to the clearest."""
    if puzzle.proof:
        return [words.say(f"proof-{puzzle.proof}.hint", dict(puzzle.facts))]
    found = [words.say("puzzle-hint-natural", ready={"natural": words.answer(puzzle.natural)})]
    if puzzle.aspect:
        found.append(words.say("puzzle-hint-aspect", ready={"aspect": words.say(f"aspect-{puzzle.aspect}")}))
    if puzzle.reason and puzzle.reason != "best":
        reason = words.reason(puzzle.reason, puzzle.values)
        found.append(words.say("puzzle-hint-reason", ready={"reason": reason}))
    return found


def wrong_of(puzzle: Puzzle, tried: str, words: Words) -> str:
    ready = {"tried": words.answer(tried)}
    if puzzle.proof:
        told = words.say("puzzle-wrong-proof", ready=ready)
        return f"{told} {refuted(puzzle, words)}" if tried == puzzle.natural else told
    if tried != puzzle.natural:
        return words.say("puzzle-wrong", ready=ready)
    return words.say("puzzle-wrong-natural", {"points": round(100 * puzzle.lead)}, ready)


def why_of(puzzle: Puzzle, words: Words) -> str:
    """Why the best answer is better than the natural one."""
    if puzzle.proof:
        return f"{words.say(f'proof-{puzzle.proof}', dict(puzzle.facts))} {refuted(puzzle, words)}"
    told = Comparison(
        puzzle.best, puzzle.natural, puzzle.worlds, puzzle.ahead, puzzle.lead, False, puzzle.aspect, puzzle.rule
    )
    return compared(told, words)


def refuted(puzzle: Puzzle, words: Words) -> str:
    """Why the natural answer is none."""
    return words.say(f"proof-{puzzle.proof}.natural", dict(puzzle.facts), {"natural": words.answer(puzzle.natural)})
