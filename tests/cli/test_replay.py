"""`igroteka replay`: a saved game told again, to all or as one seat saw it; and broken files."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from igroteka.bots import play, player
from igroteka.games import games
from tests.cli.run import mistake, said

GAMES = list(games)
ONE = GAMES[0]


@pytest.fixture(params=GAMES)
def finished(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[str, Path]:
    """A game between random bots, saved at its end, and its log in text form beside it."""
    game = games[request.param]
    match = game.start(game.least, seed=11)
    play(match, [player(game, "random", 11, seat) for seat in range(game.least)])
    file = tmp_path / "played.save"
    file.write_bytes(game.save(match))
    file.with_suffix(".txt").write_text(game.log_text(match), encoding="utf-8")
    return game.id, file


def test_the_whole_story_is_told_to_its_end(finished: tuple[str, Path]) -> None:
    game, file = finished
    text = said("replay", file)
    assert text.splitlines()[-1 - games[game].least].startswith(("Winner", "Nobody"))
    assert max(map(len, text.splitlines())) <= 80


def test_a_log_in_text_form_tells_the_same(finished: tuple[str, Path]) -> None:
    _, file = finished
    assert said("replay", file.with_suffix(".txt"), "--json") == said("replay", file, "--json")


def test_a_seat_is_told_what_it_saw(finished: tuple[str, Path]) -> None:
    game, file = finished
    entries = json.loads(said("replay", file, "--seat", 2, "--json"))["log"]
    assert len(entries) == len(games.load(file.read_bytes()).events(1))
    assert f"> Player {games[game].least + 1}" not in said("replay", file, "--seat", 2)
    assert "> Player 1:" not in said("replay", file, "--seat", 2)


@pytest.mark.parametrize(
    "content", [b"", b"hello", b"\x93\x01\x02", b"igroteka: boo\nplayers: [", b"igroteka: chess\n"]
)
def test_a_broken_file_is_one_line(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "broken"
    file.write_bytes(content)
    assert "broken" in mistake("replay", file) or b"chess" in content


def test_a_damaged_save_is_one_line(tmp_path: Path) -> None:
    match = games[ONE].start(games[ONE].least, seed=1)
    data = games[ONE].save(match)
    for size in (1, len(data) // 2, len(data) - 1):
        file = tmp_path / "half.save"
        file.write_bytes(data[:size])
        assert "half.save" in mistake("replay", file)
        assert "half.save" in mistake("play", "--load", file)


def test_a_missing_file_and_a_wrong_seat_are_one_line(tmp_path: Path) -> None:
    assert "No such file" in mistake("replay", tmp_path / "none")
    file = tmp_path / "a.save"
    file.write_bytes(games[ONE].save(games[ONE].start(2, seed=1)))
    assert "--seat 3" in mistake("replay", file, "--seat", 3)
