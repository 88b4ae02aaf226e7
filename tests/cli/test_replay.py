"""`igroteka replay`: a saved game told again, to all or as one seat saw it; and broken files."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

from igroteka.bots import play, player
from igroteka.games import games
from tests.cli.run import mistake, said

GAMES = list(games)
ONE = GAMES[0]


def finished(game: str, folder: Path) -> Path:
    """A game between random bots, saved at its end, and its log in text form beside it."""
    title = games[game]
    match = title.start(title.least, seed=11)
    play(match, [player(title, "random", 11, seat) for seat in range(title.least)])
    file = folder / "played.save"
    file.write_bytes(title.save(match))
    file.with_suffix(".txt").write_text(title.log_text(match), encoding="utf-8")
    return file


@pytest.mark.parametrize("game", GAMES)
def test_the_whole_story_is_told_to_its_end(game: str, tmp_path: Path) -> None:
    text = said("replay", finished(game, tmp_path))
    assert text.splitlines()[-1 - games[game].least].startswith(("Winner", "Nobody"))
    assert max(map(len, text.splitlines())) <= 80


def test_a_log_in_text_form_tells_the_same(tmp_path: Path) -> None:
    file = finished(ONE, tmp_path)
    assert said("replay", file.with_suffix(".txt"), "--json") == said("replay", file, "--json")


def test_a_seat_is_told_what_it_saw(tmp_path: Path) -> None:
    file = finished(ONE, tmp_path)
    told = json.loads(said("replay", file, "--seat", 2, "--json"))["log"]
    assert told == [msgspec.to_builtins(event) for event in games.load(file.read_bytes()).events(1)]
    text = said("replay", file, "--seat", 2)
    assert "> Player 2:" in text
    assert "> Player 1:" not in text
    assert "~ " not in text


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
    file = tmp_path / "half.save"
    for command, size in ((("replay",), len(data) // 2), (("play", "--load"), len(data) - 1)):
        file.write_bytes(data[:size])
        assert "half.save" in mistake(*command, file)


def test_a_missing_file_and_a_wrong_seat_are_one_line(tmp_path: Path) -> None:
    assert "No such file" in mistake("replay", tmp_path / "none")
    file = tmp_path / "a.save"
    file.write_bytes(games[ONE].save(games[ONE].start(2, seed=1)))
    assert "--seat 3" in mistake("replay", file, "--seat", 3)
