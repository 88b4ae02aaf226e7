"""What a lesson looks like in its YAML file, and how it is read."""

from __future__ import annotations

from functools import cache
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from igroteka.content.faults import misfit
from igroteka.content.parsed import parse
from igroteka.engine.fate import Seed
from igroteka.engine.game import AnyGame
from igroteka.engine.match import AnyMatch
from igroteka.engine.notation import from_data, step_of
from igroteka.engine.plain import Plain
from igroteka.packages import GAMES, folder_of, package_of

Id = Annotated[str, Meta(pattern="^[a-z][a-z0-9_]*$")]
Outcome = int | str | list[str]
"""Of chance: a number for a die, a key for a draw, a list of keys for a shuffle."""


class LessonReply(Struct, frozen=True, forbid_unknown_fields=True):
    """To another answer that is allowed: which attribute of the step's words is said, and where the chapter goes on
    (the id of a step, or `end`; '' for the next one). `script` and `then` are its own."""

    reply: Id
    to: str = ""
    script: list[Outcome] | None = None
    then: Plain = {}


class Step(Struct, frozen=True, forbid_unknown_fields=True):
    """A line with a button "next", a question to the learner (`ask`), or answers of the `others`."""

    id: Id
    when: Plain = {}
    """The step is left out where the table says otherwise: a value by its path in the table."""
    point: list[str] = []
    """What is meant: a zone, `zone/card`, a path in the table, a name on it, an option or a part of the page; `C3..B5`:
    from one to the other, with all that lies between."""
    ask: str = ""
    """The kind of question that the learner answers."""
    others: list[str] = []
    """`p1 key`, in this order. `silent`: nothing is said about them."""
    silent: bool = False
    expect: list[str] = []
    """Answers that go on. An open answer also goes on if the table is then as `then` says."""
    retry: bool = False
    """All answers that are named nowhere are taken back, with a remark; the match never sees them."""
    after: bool = False
    """A line follows the expected answer."""
    accept: dict[str, LessonReply] = {}
    """Other answers that are allowed; `*`: all."""
    refuse: dict[str, str] = {}
    """Keys that are no answers, with the rule that forbids them: what "Why not …?" asks about."""
    wrong: dict[str, str] = {}
    """Open answers that are judged to be wrong, and how."""
    script: list[Outcome] = []
    """What chance brings from this answer on."""
    then: Plain = {}
    """How the table is after the expected answer."""


class Chapter(Struct, frozen=True, forbid_unknown_fields=True):
    """`arrange`: the keywords of `Game.arrange`; or `match`: what the text of a match says. With `play_on` bots of this
    level have the other seats, and the game goes on when the guide has said everything."""

    id: Id
    arrange: Plain
    steps: list[Step]
    then: Plain = {}
    play_on: str = ""
    match: Plain = {}
    since: list[str] = []
    """Inputs after which it begins, as that text writes them: `p0 answer F3`."""

    def index(self, id: str) -> int:
        """The index of the step with this id; the number of steps for `end` and for a step that no longer exists."""
        return next((n for n, step in enumerate(self.steps) if step.id == id), len(self.steps))


class Goal(Struct, frozen=True, forbid_unknown_fields=True):
    """What the lesson is to teach, and the question that checks it: `right` counts from 1. Whoever is wrong is offered
    the chapter again."""

    id: Id
    chapter: Id
    answers: int
    right: int


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    minutes: int
    goals: list[Goal]
    chapters: list[Chapter]
    pair: bool = False
    """Two people may take it at one screen: the second one plays the second seat of the last chapter."""

    def chapter(self, id: str) -> Chapter | None:
        return next((chapter for chapter in self.chapters if chapter.id == id), None)


def has_lesson(game: str, games: str = GAMES) -> bool:
    """Games of tests are in no package of their own, and have none."""
    try:
        return bool(folder_of(package_of(game, games)).joinpath("lesson.yaml").is_file())
    except ModuleNotFoundError:
        return False


@cache
def lesson_of(game: str, games: str = GAMES) -> Lesson:
    """The lesson of a game, read once; BadContent says what is wrong with it."""
    text, path = folder_of(package_of(game, games)).joinpath("lesson.yaml").read_bytes(), f"{game}/lesson.yaml"
    raw = parse(text, path)
    try:
        return msgspec.convert(raw, Lesson)
    except msgspec.ValidationError as error:
        raise misfit(error, text, path, "a lesson, as docs/adding-a-game.md says") from None


def begin(game: AnyGame, chapter: Chapter, seed: Seed = 0) -> AnyMatch:
    """The chapter's match, at its beginning."""
    if chapter.match:
        return from_data(game, chapter.match)
    match = game.arrange(**{"seed": seed, **chapter.arrange})
    for text in chapter.since:
        match.redo(step_of(text))
    return match
