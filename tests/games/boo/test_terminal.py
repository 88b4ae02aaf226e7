"""The table in a terminal."""

import pytest

from igroteka.content.words import Words
from igroteka.games.boo import GAME
from igroteka.games.boo.terminal import draw
from tests.games.boo.scene import YELLOW, Scene


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_the_castle_and_everybody_beside_it_are_drawn(lang: str) -> None:
    scene = Scene(6, "C3", "F2", walls=[["red", "blue"], [], [], [], [], []], visitors=[[1, 2], [], [], [], [], []])
    scene.do("p2 raise_hand")
    drawn = draw(scene.match.view(0), Words("boo", lang), 80).splitlines()
    assert all(len(line) <= 80 for line in drawn)
    assert drawn[3].startswith("1 |·GoW·GoR· ·WoG·YoG· ·YoP·BoP·|")
    assert drawn[13][3:32].count("@") == 1
    assert sum(line[3:32].count("!") for line in drawn) == 1
    assert any("R B" in line[35:] for line in drawn)


def test_a_table_before_its_set_up_and_in_a_show_is_drawn_too() -> None:
    drawn = draw(GAME.start(2, seed=1, choose_ghost_room=True).view(0), Words("boo", "en")).splitlines()
    assert not any("@" in line[3:32] or "!" in line[3:32] for line in drawn)
    scene = Scene(2, *YELLOW[:2])
    scene.call(0, "yellow", YELLOW[2])
    assert "Last round’s routes: Y3 B4 P4" in draw(scene.match.view(1), Words("boo", "en"))
    scene.do("p0 call:red")
    assert "“Boo!” red" in draw(scene.match.view(1), Words("boo", "en"))


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_in_a_narrow_terminal_the_words_stand_below_the_castle_and_none_is_lost(lang: str) -> None:
    view = Scene(2, "C3", "F2").match.view(0)
    narrow, wide = (draw(view, Words("boo", lang), width) for width in (40, 120))
    assert all(len(line) <= 40 for line in narrow.splitlines())
    said = [word for line in wide.splitlines() for word in line[33:].split()]
    assert narrow.split()[-len(said) :] == said
