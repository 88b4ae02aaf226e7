"""A new game is whole from its first minute: its tests are green, alone and among ours; `check-game` finds faults."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from igroteka.cli import main
from igroteka.packages import own_games
from igroteka.testing import check_game
from igroteka.testing.new_game import TEMPLATE, BadName, new_game
from tests.examples.installed import ROOT, build, environment, run, run_tests


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("new") / "sum_of_nine"
    new_game("sum_of_nine", folder)
    return folder


@pytest.fixture(scope="module")
def site(project: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    build(project, folder)
    return folder


def test_every_test_of_a_new_game_is_green(project: Path, site: Path) -> None:
    assert "passed" in run_tests(site, project)


def test_it_is_played_at_once(site: Path) -> None:
    play = ("-m", "igroteka.cli", "play", "sum_of_nine", "--bots", "normal", "--lang", "en", "--seed", "1")
    assert "You lay" in run(site, *play, typed="1\nquit\n")


BY_NAME = "name-five = пять\nzone-deck = { $owner ->\n    [five] Пять\n   *[other] Колода\n }"
FAULTS: dict[str, tuple[list[tuple[str, str, str]], list[tuple[str, str]]]] = {
    "of every sort": (
        [
            ("rules.py", "from igroteka.engine", "from igroteka.engine.state import State\nfrom igroteka.engine"),
            ("rules.py", "SON-005", "SON-055"),
            ("rules.py", '"middle", "points"', '"middle", "pints"'),
            ("rules.yaml", "SON-003", "SON-006"),
            ("text/en.ftl", "ask-play =", "ask-lay ="),
            ("text/ru.ftl", "{ $seat } забирает", "{ $sat } забирает"),
            ("text/ru.ftl", "zone-deck = Колода", BY_NAME),
            ("terminal.py", "table['middle']", "table['muddle']"),
            ("board/board.js", "['play']", "['lay']"),
            ("board/board.js", "'field-points'", "'field-pints'"),
            ("board/board.js", "'zone:middle'", "'zone:muddle'"),
            ("board/cover.svg", "</svg>", ""),
            ("lesson.yaml", "", "minutes: 5\ngoals: []\nchapters:\n  - id: one\n    arange: {}\n"),
            ("game.py", "g.points()[other]", "g.pints()[other]"),
            ("bot.py", "sum(points)", "sum(pints)"),
        ],
        [
            ("rules.py:3", "igroteka.engine.state is not for games"),
            ("rules.py:7", "the event played cites SON-003"),
            ("rules.py:38", "SON-055 is cited"),
            ("rules.yaml:15", "no test cites SON-006"),
            ("rules.py:8", "the event took sets pints"),
            ("text/ru.ftl:27", "ask-play is missing in en.ftl"),
            ("text/ru.ftl:35", "zone-deck selects by $owner: take $owner_id"),
            ("text/en.ftl", "ask-play is missing: rules.py:18 needs it"),
            ("text/ru.ftl:30", "event-took uses $sat, which nobody gives it"),
            ("terminal.py:10", "KeyError: 'muddle'"),
            ("board/board.js:4", "answers lay, which the game never asks"),
            ("board/board.js:7", "says field-pints"),
            ("board/board.js:23", "names the zone muddle"),
            ("board/cover.svg:2", "is no SVG"),
            ("lesson.yaml:5", "unknown field `arange`"),
            ("game.py:34", "observe: AttributeError"),
            ("bot.py:15", "easy: NameError"),
        ],
    ),
    "in what is read, and in the laws": (
        [
            ("text/ru.ftl", "ask-play =", "zone-deck = Колода\nask-play ="),
            ("board/board.js", "const own = ", "const own == "),
            ("rules.py", "tell(g, TOOK, seat, (), move_all(g, MIDDLE, PLACES[seat].taken))", "g.cards[MIDDLE.n] = ()"),
        ],
        [
            ("text/ru.ftl:35", "found zone-deck for the second time"),
            ("board/board.js:27", "SyntaxError"),
            ("rules.py:17", "law 3: cards are not conserved"),
        ],
    ),
    "that stops it": (
        [("rules.py", "seat = g.active", "seat = = g.active")],
        [("rules.py:22", "cannot be opened: SyntaxError: invalid syntax")],
    ),
}


@pytest.mark.parametrize("sort", FAULTS)
def test_what_is_missing_is_named_by_file_and_line(project: Path, tmp_path: Path, sort: str) -> None:
    """Found in the order in which one works."""
    planted, expected = FAULTS[sort]
    shutil.copytree(project, tmp_path, dirs_exist_ok=True)
    home = tmp_path / "src"
    info = home / "sum_of_nine-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: sum-of-nine\nVersion: 1\n")
    (info / "entry_points.txt").write_text("[igroteka.games]\nsum_of_nine = sum_of_nine\n")
    for path, old, new in planted:
        spoil(home / "sum_of_nine" / path, old, new)
    done = subprocess.run(
        [sys.executable, "-m", "igroteka.cli", "check-game", "sum_of_nine"],
        env=environment(home),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    said = [line.partition(": ")[::2] for line in done.stdout.splitlines()]
    places = [
        next((n for n, (at, what) in enumerate(said) if at == where and text in what), -1) for where, text in expected
    ]
    assert -1 not in places, done.stdout
    assert places == sorted(places), done.stdout


def spoil(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8") if old else ""
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


@pytest.mark.soak
def test_it_stands_among_our_games_in_a_clone(tmp_path: Path) -> None:
    for name in ("engine", "bots", "content", "games", "testing", "text"):
        shutil.copytree(
            ROOT / "src/igroteka" / name, tmp_path / "src/igroteka" / name, ignore=shutil.ignore_patterns("*.so")
        )
    for name in ("__init__.py", "packages.py", "py.typed"):
        shutil.copy(ROOT / "src/igroteka" / name, tmp_path / "src/igroteka" / name)
    shutil.copy(ROOT / "pyproject.toml", tmp_path / "pyproject.toml")
    before = {path for path in tmp_path.rglob("*") if path.is_file()}
    written = new_game("sum_of_nine", tree=tmp_path)
    touched = {path for path in tmp_path.rglob("*") if path.is_file() and "__pycache__" not in path.parts} - before
    assert touched == set(written)
    parts = {path.relative_to(tmp_path).parts for path in written}
    assert {part[:-1][: 4 if part[0] == "src" else 3] for part in parts} == {
        ("src", "igroteka", "games", "sum_of_nine"),
        ("tests", "games", "sum_of_nine"),
    }
    env = {**os.environ, "PYTHONPATH": str(tmp_path / "src")}
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-n", "0", "tests/games/sum_of_nine"],
        cwd=tmp_path,
        env=env,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-3000:]


@pytest.mark.soak
@pytest.mark.parametrize("game", own_games())
def test_nothing_is_missing_in_our_games(game: str) -> None:
    assert [str(fault) for fault in check_game(game)] == []


@pytest.mark.parametrize("name", ["Nine", "9", "class", "boo", "json", "my-game"])
def test_a_name_that_cannot_be_is_refused(name: str, tmp_path: Path) -> None:
    with pytest.raises(BadName):
        new_game(name, tmp_path / "there")
    assert not (tmp_path / "there").exists()


def test_nothing_is_written_over(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "sum_of_nine").mkdir()
    (tmp_path / "sum_of_nine" / "README.md").write_text("mine")
    assert main(["new-game", "sum_of_nine", "--package", str(tmp_path)]) == 2
    assert "is there already" in capsys.readouterr().err
    assert [path.name for path in tmp_path.rglob("*") if path.is_file()] == ["README.md"]


def test_the_interface_of_boards_is_the_page_s_own() -> None:
    """Who writes a board gets a copy, in the template and in the example."""
    own = (ROOT / "web/src/kit/table.d.ts").read_text(encoding="utf-8")
    assert (TEMPLATE / "package/board/table.d.ts.in").read_text(encoding="utf-8") == own
    assert (ROOT / "examples/liars_dice/src/liars_dice/board/table.d.ts").read_text(encoding="utf-8") == own
