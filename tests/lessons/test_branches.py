"""Every lesson is played to its end along every branch: what it says of the table holds, what it forbids is forbidden
by the rule that it names, and what it points at is there."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from igroteka.engine import IllegalChoice
from igroteka.engine.match import Match
from igroteka.games import games
from igroteka.lessons import Chapter, Guide, Place, Step, begin, has_lesson, lesson_of
from igroteka.lessons.paths import NOTHING, holds, reach
from tests.shelf import WHOLE

PARTS = {"question", "result", "undo", "log", "rules", "hint", "talk"}
"""Of the page: what a lesson may point at on every board."""

CHAPTERS = [(game, chapter.id) for game in games if has_lesson(game) for chapter in lesson_of(game).chapters]


def test_every_game_has_a_lesson() -> None:
    assert [game for game in WHOLE if not has_lesson(game)] == []


@pytest.mark.parametrize(("game", "id"), CHAPTERS)
def test_a_chapter_holds_along_every_branch(game: str, id: str) -> None:
    chapter = lesson_of(game).chapter(id)
    assert chapter is not None
    guide = Guide.at_start(chapter, begin(games[game], chapter))
    ends = walk(guide, f"{game} {id}")
    assert ends > 0


def walk(guide: Guide, path: str) -> int:
    """Play on with every answer that the guide takes; how many ends there are."""
    while guide.wants == "next":
        check_pointed(guide, path)
        go_on(guide, path)
    step = guide.step
    if step is None:
        missing = holds(guide.match, guide.chapter.then, 0)
        assert not missing, f"{path}: {missing}"
        assert not guide.match.g.fate.scripted, f"{path}: luck is left over"
        return 1
    path = f"{path} {step.id}"
    check_pointed(guide, path)
    check_step(guide, step, path)
    return sum(walk(branch(guide, step, key, path), f"{path} {key}") for key in answers(guide, step))


def go_on(guide: Guide, path: str) -> None:
    """Press "next"; what the others answer then is as their step says."""
    since = len(guide.match.events(0))
    guide.next()
    step = guide.step
    if step is not None and step.others:
        missing = holds(guide.match, step.then, since)
        assert not missing, f"{path} {step.id}: {missing}"


def answers(guide: Guide, step: Step) -> list[str]:
    """Of those that are not named one stands for all."""
    named = [*step.expect, *(key for key in step.accept if key != "*")]
    ask = guide.ask()
    assert ask is not None
    rest = [option.key for option in ask.options if option.key not in named]
    taken = "*" in step.accept or not step.retry
    return named + (rest if taken else [])


def check_step(guide: Guide, step: Step, path: str) -> None:
    """Its question is open, its refusals cite their rules, and what is taken back does not reach the match."""
    match = guide.match
    assert guide.ask() is not None, f"{path}: {step.ask} is not asked, but {match.view(0).waiting}"
    for key, rule in step.refuse.items():
        refusal = match.why_not(0, key)
        assert refusal is not None, f"{path}: {key} is allowed"
        assert refusal.rule == rule, f"{path}: {key} is refused by {refusal}"
        with pytest.raises(IllegalChoice):
            guide.answer(key)
    for key, verdict in step.wrong.items():
        tried = match.fork()
        tried.answer(0, key)
        assert reach(tried.view(0).table, "attempt.verdict") == verdict, f"{path}: {key}"
    if step.retry:
        before = match.save()
        for key in [*step.wrong, *others(guide, step)]:
            assert guide.answer(key) == f"{guide.line}.retry", f"{path}: {key} is taken"
        assert match.save() == before


def others(guide: Guide, step: Step) -> list[str]:
    """Legal answers that are taken back."""
    ask = guide.ask()
    assert ask is not None
    named = {*step.expect, *step.accept}
    return [] if "*" in step.accept else [option.key for option in ask.options if option.key not in named]


def branch(guide: Guide, step: Step, key: str, path: str) -> Guide:
    """The same chapter a second time, with this answer."""
    other = Guide(guide.chapter, guide.match.fork(), replace(guide.place))
    since = len(other.match.events(0))
    assert other.answer(key) == "", f"{path}: {key} is taken back"
    reply = None if key in step.expect else step.accept.get(key, step.accept.get("*"))
    then = step.then if reply is None else reply.then
    if other.step is step or not (other.step and other.step.others):
        missing = holds(other.match, then, since)
        assert not missing, f"{path} {key}: {missing}"
    return other


def check_pointed(guide: Guide, path: str) -> None:
    step = guide.step
    for span in () if step is None or guide.place.reply else step.point:
        for point in span.split(".."):
            assert is_there(guide.match, point), f"{path}: {point} is not there"


def is_there(match: Match[Any], point: str) -> bool:
    view = match.view(0)
    zones = {zone.name.replace(":", "_"): {card.key for card in zone.cards if card.key} for zone in view.zones}
    zone, _, card = point.partition("/")
    if zone.replace(":p", "_p") in zones:
        return not card or card in zones[zone.replace(":p", "_p")]
    keys = {key for ask in view.asks for key in (*ask.options, *ask.refused)}
    return reach(view.table, point) is not NOTHING or point in PARTS | keys | names(view.table)


def names(node: Any) -> set[str]:
    """Keys and words of a table: places, monsters, seats, cards."""
    inner = [*node, *node.values()] if isinstance(node, dict) else node if isinstance(node, list) else []
    own = {node} if isinstance(node, str) else set()
    return own.union(*map(names, inner))


def test_a_chapter_that_has_changed_is_over() -> None:
    """A table that was left at a step which is not there any more."""
    chapter: Chapter = lesson_of("boo").chapters[0]
    guide = Guide(chapter, begin(games["boo"], chapter), Place(chapter.id, "gone"))
    assert guide.wants == "over"
    assert guide.pressed == []
