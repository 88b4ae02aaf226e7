"""`igroteka replay`: a saved game shown again, completely or as one seat saw it; and broken files."""

from __future__ import annotations

import json
import re
from pathlib import Path

import msgspec
import pytest

from igroteka.bots import play, player
from igroteka.content import Pack
from igroteka.games import games
from tests.bots.test_contrast import forest
from tests.cli.run import mistake, output_of
from tests.cli.test_play import OVER

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
    text = output_of("replay", finished(game, tmp_path))
    assert any(line.startswith(OVER) for line in text.splitlines())
    assert max(map(len, text.splitlines())) <= 80


@pytest.mark.parametrize("game", GAMES)
def test_the_story_is_told_in_russian_throughout(game: str, tmp_path: Path) -> None:
    text = output_of("replay", finished(game, tmp_path), "--lang", "ru")
    told = [re.sub(r"\[[A-Z]+-\d+\]", "", line) for line in text.splitlines()]
    shown = [line for line in told if not (game == "boo" and line.startswith(">"))]  # routes are letters
    assert not [line for line in shown if re.search("[A-Za-z]{3}", line)]


def test_who_left_and_who_sat_in_is_told(tmp_path: Path) -> None:
    match = games[ONE].start(2, seed=1)
    match.away(1, True)
    match.away(1, False)
    match.seat(1, bot=True)
    match.seat(1, bot=False)
    file = tmp_path / "evening.save"
    file.write_bytes(match.save())
    for seat in ((), ("--seat", 1)):
        text = output_of("replay", file, *seat)
        for what in (
            "steps away from the table",
            "is back at the table",
            "leaves the seat to a bot",
            "is back in their seat",
        ):
            assert f"> Player 2 {what}\n" in text


def test_a_log_in_text_form_tells_the_same(tmp_path: Path) -> None:
    file = finished(ONE, tmp_path)
    assert output_of("replay", file.with_suffix(".txt"), "--json") == output_of("replay", file, "--json")


def test_a_seat_is_told_what_it_saw(tmp_path: Path) -> None:
    file = finished(ONE, tmp_path)
    told = json.loads(output_of("replay", file, "--seat", 2, "--json"))["log"]
    assert told == [msgspec.to_builtins(event) for event in games.load(file.read_bytes()).events(1)]
    text = output_of("replay", file, "--seat", 2)
    assert "> Player 2:" in text
    assert "> Player 1:" not in text
    assert "~ " not in text


def test_a_seat_is_not_told_what_lay_in_the_mist(tmp_path: Path) -> None:
    match = games["rigor_mortis"].arrange(
        3,
        at="before_card",
        active="p1",
        goblins={"p0": "E4", "p1": "A1"},
        looks_p0="misty_eyes",
        hand_p1="goblin_orb_orb",
    )
    match.answer(1, "goblin_orb_orb")
    match.answer(1, "A2")
    file = tmp_path / "played.save"
    file.write_bytes(match.save())
    walk = "goblin walks A1 → A2"
    assert walk in output_of("replay", file)
    assert walk in output_of("replay", file, "--seat", 2)
    assert walk not in output_of("replay", file, "--seat", 1)


@pytest.mark.parametrize(
    "content", [b"", b"hello", b"\x93\x01\x02", b"igroteka: boo\nplayers: [", b"igroteka: chess\n"]
)
def test_a_broken_file_is_one_line(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "broken"
    file.write_bytes(content)
    assert mistake("replay", file).startswith(f"igroteka: {file}: ")


def test_a_damaged_save_is_one_line(tmp_path: Path) -> None:
    match = games[ONE].start(games[ONE].least, seed=1)
    data = games[ONE].save(match)
    file = tmp_path / "half.save"
    for command, size in ((("replay",), len(data) // 2), (("play", "--load"), len(data) - 1)):
        file.write_bytes(data[:size])
        assert "half.save" in mistake(*command, file)


def test_a_log_that_the_rules_refuse_says_why_in_the_games_words(tmp_path: Path) -> None:
    file = tmp_path / "report.txt"
    match = games["rickshank"].start(2, seed=1)
    log = games["rickshank"].log_text(match).replace("answers: []", "answers: [p1 answer end_turn]")
    file.write_text(f"# what I did\n\n{log}", encoding="utf-8")
    assert (
        mistake("replay", file)
        == f"igroteka: {file}: end_turn: It is not your turn: play and buy cards in your own. (RR-058)"
    )


def test_a_save_is_opened_with_its_pack_and_no_other(tmp_path: Path) -> None:
    cards = tmp_path / "mine" / "rickshank" / "stacks.yaml"
    cards.parent.mkdir(parents=True)
    item = "{id: portal_gun, source: rulebook, type: equipment, cost: 3, power: 2, copies: %d}"
    cards.write_text(f"stacks:\n- {item % 16}\n")
    game = games["rickshank"]
    file = tmp_path / "evening.save"
    match = game.start(2, seed=1, pack=Pack.open(tmp_path / "mine"))
    file.write_bytes(game.save(match))
    file.with_suffix(".txt").write_text(game.text(match), encoding="utf-8")
    for saved in (file, file.with_suffix(".txt")):
        output_of("replay", saved, "--content", tmp_path / "mine")
        assert "open it with the same content pack" in mistake("replay", saved)
    cards.write_text(f"# my own\nstacks:\n- {item % 16}\n")
    output_of("replay", file, "--content", tmp_path / "mine")
    cards.write_text(f"stacks:\n- {item % 15}\n")
    for saved in (file, file.with_suffix(".txt")):
        assert "saved with other content" in mistake("replay", saved, "--content", tmp_path / "mine")


def test_a_save_of_older_rules_says_that_it_goes_on_from_its_rest_point(tmp_path: Path) -> None:
    data = games[ONE].save(games[ONE].start(2, seed=1))
    file = tmp_path / "old.save"
    file.write_bytes(data.replace(b"\xa5rules" + bytes([games[ONE].version]), b"\xa5rules\x00"))
    for command in (("replay",), ("play", "--load")):
        text = output_of(*command, file)
        assert "The rules have changed since this game was saved" in text
        assert max(map(len, text.splitlines())) <= 80


def test_a_missing_file_and_a_wrong_seat_are_one_line(tmp_path: Path) -> None:
    assert "No such file" in mistake("replay", tmp_path / "none")
    file = tmp_path / "a.save"
    file.write_bytes(games[ONE].save(games[ONE].start(2, seed=1)))
    assert "--seat 3" in mistake("replay", file, "--seat", 3)


@pytest.mark.soak
def test_a_study_tells_what_a_seat_did_worse_than_it_could(tmp_path: Path) -> None:
    m = forest()
    for answer in ("draw_fable", "draw_fable"):
        m.match.answer(0, answer)
    file = tmp_path / "lost.save"
    file.write_bytes(m.match.save())
    text = output_of("replay", file, "--seat", 1, "--study")
    assert text.startswith("· Step 0.")
    assert "Better: Gain brick" in text
    assert "say whose decisions" in mistake("replay", file, "--study")
