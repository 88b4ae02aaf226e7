"""A lesson or a puzzle at a table: which chapter is taken there, whether the guide still leads, and what it says now.

While it does, nothing happens by itself: no bot answers, no clock runs out. In a last chapter the game then goes on as
any other.
"""

from __future__ import annotations

from igroteka import lessons
from igroteka.lessons import Chapter, Guide
from igroteka.lessons.guide import LESSON_UNDO
from igroteka.server.messages.protocol import Guidance
from igroteka.server.messages.rejection import Rejected
from igroteka.server.rooms.live_table import Begun
from igroteka.server.rooms.room import StoredRoom


def chapter_of(room: StoredRoom) -> Chapter | None:
    """The chapter that a table teaches; None at an ordinary table. One that no longer exists counts as finished."""
    if room.lesson is None:
        return None
    id = room.lesson.chapter
    return lessons.chapter_of(room.game, id) or Chapter(id, {}, [])


def guide_of(stage: Begun) -> Guide | None:
    room = stage.table.room
    chapter = chapter_of(room)
    return None if chapter is None or room.lesson is None else Guide(chapter, stage.match, room.lesson)


def is_guided(stage: Begun) -> bool:
    """The guide leads: always, but for the end of a last chapter."""
    guide = guide_of(stage)
    return guide is not None and not (guide.chapter.play_on and guide.wants == "over")


def only_unguided(stage: Begun) -> None:
    """Rejected while the guide leads."""
    if is_guided(stage):
        raise Rejected("not_now", "the guide leads", LESSON_UNDO.reason)


def guidance(stage: Begun, wrong: str = "", tried: str = "") -> Guidance:
    guide = guide_of(stage)
    assert guide is not None
    chapter, step = guide.chapter, guide.step
    return Guidance(
        chapter=chapter.id,
        step=chapter.index(guide.place.step),
        steps=len(chapter.steps),
        line=guide.line,
        wants=guide.wants,
        point=[] if step is None else step.point,
        press=guide.pressed,
        why_not="" if step is None else next(iter(step.refuse), ""),
        plays_on=chapter.play_on != "",
        wrong=wrong,
        tried=tried,
    )
