"""The table as text, in both languages."""

import pytest

from igroteka.content.words import Words
from igroteka.games.gravity_falls.content import Box
from igroteka.games.gravity_falls.terminal import draw
from igroteka.games.gravity_falls.view import GOALS
from igroteka.testing import rule
from tests.games.gravity_falls.scene import GAME, S, Scene


@rule("GF-151")
@pytest.mark.parametrize("lang", ["ru", "en"])
def test_a_won_table_is_shown_and_drawn_like_any_other(lang: str) -> None:
    m = Scene("roll", played="3-1", monster_at=["lake", "", ""], script=[S])
    assert m.match.result is not None
    assert m.match.result.why == "won"
    for seat in (0, 1, None):
        table = m.table(seat)
        assert table["forecast"] == []
    assert draw(m.match.view(0), Words("gravity_falls", lang), 80)


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("ru", ["Гремоблин: побеждён", "ломает кубики", "способность: ", "Телепорт: ", "Впереди: 8 — проклятие"]),
        ("en", ["Gremloblin: defeated", "breaks courage cubes", "ability: ", "Teleport: ", "Ahead: 8 — a curse"]),
    ],
)
def test_the_terminal_says_all_that(lang: str, said: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("IGROTEKA_STRICT_WORDS", "1")
    text = draw(Scene(monster_at=["", "lake", "cemetery"]).match.view(0), Words("gravity_falls", lang))
    assert [words for words in said if words not in text] == []


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_every_ability_has_words(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("IGROTEKA_STRICT_WORDS", "1")
    words, box = Words("gravity_falls", lang), Box.open()
    for character in box.characters.values():
        assert words.name(character.ability)
        assert words.name(GOALS[character.goal])
    for monster in box.monsters.values():
        assert words.name(monster.ability)
    for _, mark, _ in box.track:
        assert words.name(mark)
        assert words.text(mark)


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_the_table_is_drawn_within_its_width(lang: str) -> None:
    m = Scene(curses_p0=["weak_knees"], cubes=["manotaur_cave"], dice=["success", "move"])
    text = draw(m.match.view(0), Words("gravity_falls", lang), 80)
    assert max(map(len, text.splitlines())) <= 80
    assert len(text.splitlines()) > 28
    early = GAME.start(3, 1, choose_at_table=True)
    assert draw(early.view(0), Words("gravity_falls", lang), 60)
