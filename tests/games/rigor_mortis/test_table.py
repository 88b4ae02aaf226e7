"""What is seen: the view of a seat, the terminal's table, the vocabulary, packs."""

from pathlib import Path
from typing import Any

import pytest

from igroteka.content import BadContent, Pack
from igroteka.content.words import Words
from igroteka.engine import BadPosition, Fate
from igroteka.games.rigor_mortis import GAME, table
from igroteka.games.rigor_mortis.content.box import Box
from igroteka.testing.walk import walk

from .scene import answer, scene

SAVES = Path(__file__).parents[2] / "saves"
NO_TOKEN = "{{id: {}, source: rulebook, copies: 0, effect: nothing}}"


@pytest.mark.parametrize("lang", ["ru", "en"])
@pytest.mark.parametrize("players", [2, 8])
def test_the_terminal_draws_any_moment_within_its_width(lang: str, players: int) -> None:
    match = GAME.start(players, seed=3)
    words, fate = Words("rigor_mortis", lang), Fate(1)
    for _ in range(120):
        if match.prompt is None:
            break
        for seat in (0, None):
            lines = table.draw(match.view(seat), words, 72).splitlines()
            assert all(len(line) <= 72 for line in lines)
        walk(match, fate)


def test_the_terminal_shows_figures_hand_and_looks() -> None:
    match = scene(
        2,
        {"p0": "E4", "p1": "E5"},
        rigor="D4",
        looks_p0=["stiff_arm"],
        clamped={"p0": 0},
        blanks=[0, 1],
        hand_p0=["goblin_orb_orb", "rigor_orb_orb"],
    )
    drawn = table.draw(match.view(0), Words("rigor_mortis", "en"), 100)
    row = next(line for line in drawn.splitlines() if line.startswith("  4"))
    assert row.split() == ["4", "p'", ".", "p", ".", "s", ".", "t", "R", "g", "1", "s", ".", "t", "."]
    assert "[Rigor: orb + orb] | Goblin: orb + orb" in drawn
    assert "Stiff Arm (hand)" in drawn
    assert "blank look ×1" in drawn


def test_the_terminal_shows_a_teleport_that_is_a_start_cell_as_both() -> None:
    """B7 in the smallest library."""
    drawn = table.draw(scene(2, {"p0": "A7", "p1": "B7"}).view(0), Words("rigor_mortis", "en"), 100)
    row = next(line for line in drawn.splitlines() if line.startswith("  7"))
    assert row.split()[1:5] == ["g>", "1", "s'>2", "t>"]


@pytest.mark.parametrize(
    ("lang", "letters", "start"), [("ru", ["с", "к", "з", "г"], "старт"), ("en", ["s", "t", "p", "g"], "start")]
)
def test_the_terminal_explains_its_letters_and_draws_the_desk_even_for_short_sight(
    lang: str, letters: list[str], start: str
) -> None:
    match = scene(2, {"p0": "E4"}, looks_p0="short_sight")
    words = Words("rigor_mortis", lang)
    drawn = table.draw(match.view(0), words, 100)
    for letter, symbol in zip(letters, table.SYMBOLS, strict=True):
        assert f"{letter} {words.name(symbol)}" in drawn
    assert f"> {start}" in drawn
    assert f"? {words.name('unknown')}" in drawn
    row = next(line for line in drawn.splitlines() if line.startswith("  2"))
    assert row.split()[-6:] == [letters[0], ".", "*", ".", "*", "."]
    assert words.name("unknown") not in table.draw(match.view(1), words, 100)


@pytest.mark.parametrize(
    ("lang", "lines"),
    [
        ("ru", ["Запретные слова (рот) — В чате нельзя", "Нельзя писать слова на: гоблин…, ригор…"]),
        ("en", ["Forbidden Words (mouth) — In the chat you may not", "No words that begin with: гоблин…"]),
    ],
)
def test_the_terminal_says_what_ones_own_looks_and_books_do(lang: str, lines: list[str]) -> None:
    match = scene(2, {"p0": "E4"}, looks_p0="forbidden_words", looks_p1="one_leg", face_up_p0="powder")
    words = Words("rigor_mortis", lang)
    drawn = " ".join(table.draw(match.view(0), words, 80).split())
    assert lines[0] in drawn
    assert lines[1] in drawn
    assert words.text("powder") in drawn
    assert words.text("one_leg") not in drawn


def test_a_shove_under_way_is_shown_to_all() -> None:
    match = scene(3, {"p0": "E3", "p1": "E4", "p2": "E5"}, rigor="A1", hand_p0=["goblin_orb_orb"])
    answer(match, "goblin_orb_orb", "E4", "E5")
    for viewer in (0, 1, 2, None):
        assert match.view(viewer).table["chain"] == [
            {"goblin": "p0", "to": "E4"},
            {"goblin": "p1", "to": "E5"},
            {"goblin": "p2", "to": None},
        ]
    assert "E4" in table.draw(match.view(0), Words("rigor_mortis", "en"))


def test_a_kick_under_way_is_shown_too() -> None:
    match = scene(3, {"p0": "E3", "p1": "E4", "p2": "E5"}, rigor="A1", face_up_p0=["kick"], hand_p0=["goblin_orb_orb"])
    answer(match, "kick", "E5")
    assert match.view(2).table["chain"] == [
        {"goblin": "p0", "to": "E3"},
        {"goblin": "p1", "to": "E5"},
        {"goblin": "p2", "to": None},
    ]


def test_the_tokens_still_to_come_are_counted() -> None:
    match = scene(2, token_stack=["trap", "magic_book"], token_discard=["..."])
    assert match.view(None).table["tokens_left"] == {"teleportation": 0, "magic_book": 1, "trap": 1}


def test_the_vocabulary_names_every_answer_once() -> None:
    words = GAME.vocabulary(GAME.setup(8, 0, (), None, {}))
    assert len(set(words)) == len(words)
    assert {"A1", "G10", "goblin_orb_orb", "blame:p7", "praise:p0", "call_out:p3:bow", "guilty", "end_turn"} <= set(
        words
    )


@pytest.mark.parametrize(
    "position",
    [
        {"goblins": ["E4", "E4"]},
        {"goblins": ["D4", "A7"]},
        {"goblins": ["F1", "A7"]},
        {"goblins": ["D3", "A7"]},
        {"goblins": ["Z9", "A7"]},
        {"goblins": ["A7"]},
        {"rigor": "A9"},
        {"colours": ["pink", "red"]},
        {"done": ["yawn"]},
    ],
)
def test_a_position_that_cannot_be_is_refused(position: dict[str, Any]) -> None:
    start: dict[str, Any] = {"colours": ["purple", "orange"], "goblins": ["A7", "B6"], "turn": 1}
    with pytest.raises(BadPosition):
        GAME.arrange(2, "before_card", **(start | position))


@pytest.mark.parametrize(
    ("kind", "item", "says"),
    [
        (
            "looks",
            "{id: short_sight, source: rulebook, category: eye, enforcement: view, effect: hide_floor}",
            "distance",
        ),
        ("looks", "{id: x, source: rulebook, category: hand, enforcement: rule, effect: hand_size}", "amount"),
        ("books", "{id: x, source: rulebook, copies: 1, magic: 1, timing: turn, effect: no_look}", "reaction"),
        ("books", "{id: x, source: rulebook, copies: 1, magic: 4, timing: turn, effect: step}", "1 to 3"),
        ("books", "{id: x, source: rulebook, copies: 1, magic: 1, timing: permanent, effect: hand_size}", "amount"),
        ("tokens", "\n- ".join([NO_TOKEN.format(key) for key in ("teleportation", "magic_book", "trap")]), "no tokens"),
        ("goblins", "{id: purple, source: rulebook, words: []}", "no words"),
        ("marks", "{id: Z1, source: rulebook, mark: teleport}", "A1 to G10"),
        ("marks", "{id: A1, source: rulebook, mark: skull}", "exactly one"),
        ("layouts", "{id: S, source: rulebook, players: [2, 4], shelves: [[Z1, Z2]]}", "A1 to G10"),
        ("layouts", "{id: S, source: rulebook, players: [2, 4], shelves: [[D4, D5]]}", "skull"),
        ("layouts", "{id: L, source: rulebook, players: [7, -1], shelves: [[A1, A2]]}", "one for 2 to 8"),
        ("numbers", "{id: hand_size, source: rulebook, value: 999}", "58 cards"),
        ("numbers", "{id: last_look, source: rulebook, value: 0}", "1 or more"),
        ("rows", '{id: "1", source: rulebook, floor: "S T"}', "letters"),
        ("rows", '{id: "11", source: rulebook, floor: "S T P G S T P"}', "10 rows"),
    ],
)
def test_a_pack_that_does_not_fit_is_refused_with_its_line(tmp_path: Path, kind: str, item: str, says: str) -> None:
    (tmp_path / "rigor_mortis").mkdir()
    (tmp_path / "rigor_mortis" / f"{kind}.yaml").write_text(f"{kind}:\n- {item}\n", encoding="utf-8")
    with pytest.raises(BadContent, match=says):
        Box.open(Pack.open(tmp_path))


@pytest.mark.parametrize("path", sorted(SAVES.glob("rigor_mortis_*.save")), ids=lambda path: path.name)
def test_saves_of_every_version_open_and_play_on(path: Path) -> None:
    match = GAME.load(path.read_bytes())
    fate = Fate(1)
    while match.prompt is not None:
        walk(match, fate)
    assert match.result is not None
