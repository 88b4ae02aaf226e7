"""The table as text."""

import pytest

from igroteka.content.drawing import drawing_of
from igroteka.content.words import Words
from igroteka.engine import Fate
from igroteka.games.rigor_mortis import GAME, terminal
from igroteka.testing.walk import walk

from .scene import Library


def test_the_command_line_draws_this_table() -> None:
    assert drawing_of("igroteka.games.rigor_mortis") is terminal.draw


@pytest.mark.parametrize("lang", ["ru", "en"])
@pytest.mark.parametrize("players", [2, 8])
def test_the_terminal_draws_any_moment_within_its_width(lang: str, players: int) -> None:
    scene = Library.of(GAME.start(players, seed=3))
    words, fate = Words("rigor_mortis", lang), Fate(1)
    for _ in range(120):
        if scene.match.prompt is None:
            break
        for seat in (0, None):
            lines = terminal.draw(scene.match.view(seat), words, 72).splitlines()
            assert all(len(line) <= 72 for line in lines)
        walk(scene.match, fate)


def test_the_terminal_shows_figures_hand_and_looks() -> None:
    scene = Library(
        2,
        {"p0": "E4", "p1": "E5"},
        rigor="D4",
        looks_p0=["stiff_arm"],
        clamped={"p0": 0},
        blanks=[0, 1],
        hand_p0=["goblin_orb_orb", "rigor_orb_orb"],
    )
    drawn = terminal.draw(scene.match.view(0), Words("rigor_mortis", "en"), 100)
    row = next(line for line in drawn.splitlines() if line.startswith("  4"))
    assert row.split() == ["4", "p'", ".", "p", ".", "s", ".", "t", "R", "g", "1", "s", ".", "t", "."]
    assert "[Rigor: orb + orb] | Goblin: orb + orb" in drawn
    assert "Stiff Arm (hand)" in drawn
    assert "blank look ×1" in drawn


def test_the_terminal_shows_a_teleport_that_is_a_start_cell_as_both() -> None:
    """B7 in the smallest library."""
    drawn = terminal.draw(Library(2, {"p0": "A7", "p1": "B7"}).match.view(0), Words("rigor_mortis", "en"), 100)
    row = next(line for line in drawn.splitlines() if line.startswith("  7"))
    assert row.split()[1:5] == ["g>", "1", "s'>2", "t>"]


@pytest.mark.parametrize(
    ("lang", "letters", "start"), [("ru", ["с", "к", "з", "г"], "старт"), ("en", ["s", "t", "p", "g"], "start")]
)
def test_the_terminal_explains_its_letters_and_draws_the_desk_even_for_short_sight(
    lang: str, letters: list[str], start: str
) -> None:
    scene = Library(2, {"p0": "E4"}, looks_p0="short_sight")
    words = Words("rigor_mortis", lang)
    drawn = terminal.draw(scene.match.view(0), words, 100)
    for letter, symbol in zip(letters, terminal.SYMBOLS, strict=True):
        assert f"{letter} {words.name(symbol)}" in drawn
    assert f"> {start}" in drawn
    assert f"? {words.name('unknown')}" in drawn
    row = next(line for line in drawn.splitlines() if line.startswith("  2"))
    assert row.split()[-6:] == [letters[0], ".", "*", ".", "*", "."]
    assert words.name("unknown") not in terminal.draw(scene.match.view(1), words, 100)


@pytest.mark.parametrize(
    ("lang", "lines"),
    [
        ("ru", ["Запретные слова (рот) — В чате нельзя", "Нельзя писать слова на: гоблин…, ригор…"]),
        ("en", ["Forbidden Words (mouth) — In the chat you may not", "No words that begin with: гоблин…"]),
    ],
)
def test_the_terminal_says_what_ones_own_looks_and_books_do(lang: str, lines: list[str]) -> None:
    scene = Library(2, {"p0": "E4"}, looks_p0="forbidden_words", looks_p1="one_leg", face_up_p0="powder")
    words = Words("rigor_mortis", lang)
    drawn = " ".join(terminal.draw(scene.match.view(0), words, 80).split())
    assert lines[0] in drawn
    assert lines[1] in drawn
    assert words.text("powder") in drawn
    assert words.text("one_leg") not in drawn


def test_the_terminal_draws_a_shove_under_way() -> None:
    scene = Library(3, {"p0": "E3", "p1": "E4", "p2": "E5"}, rigor="A1", hand_p0=["goblin_orb_orb"])
    scene.do("goblin_orb_orb", "E4", "E5")
    assert "Player 1 E4 → Player 2 E5 → Player 3 ?" in terminal.draw(scene.match.view(0), Words("rigor_mortis", "en"))
