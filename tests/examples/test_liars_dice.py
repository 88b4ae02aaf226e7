"""The sixth game lives in a distribution of its own: it is built, tested and played here as anybody would."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.examples.installed import LIARS_DICE, build, run, run_tests

PLAYED = """
import json
from igroteka import games
from igroteka.bots import levels_of, play, player
from igroteka.envs.pettingzoo import raw_env
from igroteka.server.shelf.brought_boards import board_files
from igroteka.server.shelf.served_games import Shelf

game = games["liars_dice"]
match = game.start(4, seed=5)
play(match, [player(game, "hard", 5, seat) for seat in range(4)])
env = raw_env("liars_dice", players=2)
env.reset(seed=1)
shelf = Shelf("igroteka.games:games")
info = shelf.info("liars_dice")
print(json.dumps({
    "end": match.result.rule, "levels": levels_of(game), "board": info.board.partition("?")[0],
    "pictures": sorted(info.pictures), "files": sorted(board_files("liars_dice")), "title": info.title.ru,
    "lesson": len(info.lesson.chapters), "sources": info.sources, "rules": len(shelf.rules("liars_dice").rules),
    "saved": games.load(match.save()).result.rule, "seen": env.observe("p0")["observation"].shape[0],
}))
"""

TAUGHT = """
from random import Random
from igroteka.lessons import lesson_of
from tests.lessons.test_random import take
for chapter in lesson_of("liars_dice").chapters:
    print(chapter.id, take("liars_dice", chapter, Random(1)).wants)
"""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    build(LIARS_DICE, folder)
    return folder


def test_its_own_tests_pass(site: Path) -> None:
    assert "passed" in run_tests(site, LIARS_DICE)


def test_it_brings_everything_that_a_game_may_bring(site: Path) -> None:
    found = json.loads(run(site, "-c", PLAYED))
    assert (found["end"], found["saved"]) == ("LD-025", "LD-025")
    assert found["levels"] == ["random", "easy", "normal", "hard"]
    assert found["board"] == "boards/liars_dice/board.js"
    assert found["pictures"] == ["cover", "hero", "lid-en", "lid-ru"]
    assert {"board.js", "drawings.js", "style.js"} <= {*found["files"]}
    assert (found["title"], found["lesson"], found["sources"]) == ("Кости лжеца", 2, {"public": 1})
    assert found["rules"] == 20
    assert found["seen"] > 0


def test_its_lesson_is_taken_to_the_end(site: Path) -> None:
    assert run(site, "-c", TAUGHT).split() == ["bid", "over", "doubt", "over"]


def test_it_is_played_in_the_terminal(site: Path) -> None:
    play = ("-m", "igroteka.cli", "play", "liars_dice", "--bots", "normal", "--lang", "en", "--seed", "3")
    said = run(site, *play, typed="bid:2:5\nquit\n")
    assert "10 dice on the table" in said
    assert "You bid 2 × 5" in said


def test_a_pack_changes_what_is_in_its_box(site: Path, tmp_path: Path) -> None:
    items = tmp_path / "liars_dice" / "components.yaml"
    items.parent.mkdir()
    items.write_text("components:\n- {id: dice, source: rulebook, copies: 3}\n", encoding="utf-8")
    check = run(site, "-m", "igroteka.cli", "content", "check", str(tmp_path))
    assert "liars_dice" in check
    play = ("-m", "igroteka.cli", "play", "liars_dice", "--content", str(tmp_path), "--bots", "easy", "--lang", "en")
    assert "6 dice on the table" in run(site, *play, typed="quit\n")
