"""Bots make a remark at moments that deserve it: in their own manner, seldom, and about nothing that is hidden."""

from __future__ import annotations

from pathlib import Path

import pytest

from igroteka.bots import brain_of
from igroteka.content.words import LANGUAGES, Words
from igroteka.engine.events import EventKind
from igroteka.games import games
from igroteka.packages import package_of
from igroteka.server.base.config import Config
from igroteka.server.cluster.processes import Alone, Metrics
from igroteka.server.messages.bodies import NewTable
from igroteka.server.play.bot_remarks import VARIANTS, remarks
from igroteka.server.rooms.live_table import BotLine, LiveTable, Playing
from igroteka.server.rooms.room import new_room
from igroteka.server.rooms.shared import Shared
from igroteka.server.shelf.bot_names import MANNERS, bot_names, manner_of
from igroteka.server.streams.stream import StepLog
from igroteka.testing.check.needs import objects
from tests.bots.test_contrast import forest

MOMENTS = ["won", "lost", *(f"{moment}-{n}" for moment in ("joy", "woe") for n in range(1, VARIANTS + 1))]


def test_every_named_bot_has_a_manner_with_words_for_every_moment() -> None:
    assert sorted(name for names in MANNERS.values() for name in names) == sorted(bot_names())
    for lang in LANGUAGES:
        words = Words("", lang)
        assert [m for manner in MANNERS for m in MOMENTS if not words.has(f"manner-{manner}-{m}")] == []


@pytest.mark.parametrize("game", games)
def test_what_bots_speak_of_are_key_moments_of_the_game(game: str) -> None:
    brain = brain_of(games[game])
    moments = {kind.name for kind in objects(package_of(game), EventKind) if kind.moment}
    assert brain.good_moments
    assert {*brain.good_moments, *brain.bad_moments} <= moments


def test_a_bot_says_one_line_a_while_about_what_everybody_has_seen(tmp_path: Path) -> None:
    m = forest().do("p0 draw_fable", "p0 draw_fable")
    room, _ = new_room(NewTable("grimm_forest", "Ann", bots="easy"), 2, {})
    room.name_bots()
    table = LiveTable(Shared(Config(data=str(tmp_path)), Alone(lambda: Metrics(0, 0, 0, 0))), room, [])
    playing = Playing(table, StepLog(m.match, []))
    m.do("p1 build:wood:roof")
    playing.log.take(0)
    assert remarks(playing) == [], "the game has just begun"
    table.silent_until = 0
    (line,) = remarks(playing)
    assert isinstance(line, BotLine)
    assert line.says.startswith(f"manner-{manner_of(room.seats[1].name)}-joy-")
    said = table.add_line(line)
    assert (said.name, said.text, said.values) == (room.seat_name(1), "", {})
    assert remarks(playing) == [], "one line a while"
