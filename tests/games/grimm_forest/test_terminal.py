"""The table in a terminal: no line too wide, and the texts of the cards in question."""

import pytest

from igroteka.content.words import Words
from igroteka.games.grimm_forest.terminal import draw
from tests.games.grimm_forest.scene import Forest, built

BOTH = pytest.mark.parametrize("lang", ["ru", "en"])


def drawn(m: Forest, seat: int | None, lang: str, width: int = 72) -> str:
    text = draw(m.match.view(seat), Words("grimm_forest", lang), width)
    assert max(len(line) for line in text.splitlines()) <= width
    return text


def flat(text: str) -> str:
    return " ".join(text.split())


@BOTH
def test_what_can_be_laid_is_explained_to_its_owner_only(lang: str) -> None:
    m = Forest(3, fable_hand_p0=["grandmas_house", "wolf", "wolf", "oracle", "taxes", "giant"], friend_p0=["jack"])
    words = Words("grimm_forest", lang)
    for id in ("grandmas_house", "wolf", "oracle", "jack"):
        assert flat(drawn(m, 0, lang)).count(words.text(id)) == 1
        assert words.text(id) not in flat(drawn(m, 1, lang))
    assert words.name("giant") in flat(drawn(m, 0, lang))
    assert words.name("giant") not in flat(drawn(m, None, lang))


@BOTH
def test_a_new_friend_and_the_one_it_would_replace_are_explained(lang: str) -> None:
    m = Forest(
        2,
        "build_turns",
        first_player="p0",
        friend_p0=["goldilocks"],
        friend_deck=["jack", "..."],
        resources={"p0": [4, 0, 0]},
        **built(p0=["straw base"]),
    )
    words = Words("grimm_forest", lang)
    assert words.text("goldilocks") in flat(drawn(m, 0, lang))
    m.do("p0 build:straw:walls")
    for id in ("goldilocks", "jack"):
        assert words.text(id) in flat(drawn(m, 0, lang))
    assert words.text("jack") not in flat(drawn(m, 1, lang))


@BOTH
def test_cards_to_choose_from_and_cards_about_to_act_are_explained(lang: str) -> None:
    m = Forest(3, fable_hand_p0=["secret_cellar"], friend_p0=["snow_white"])
    m.lay("straw secret_cellar", "straw", "wood")
    words = Words("grimm_forest", lang)
    for id in ("secret_cellar", "snow_white"):
        assert words.text(id) in flat(drawn(m, 0, lang))
    m.do("p0 snow_white")
    assert flat(drawn(m, 0, lang))


@BOTH
def test_what_somebody_may_look_at_is_drawn_for_them(lang: str) -> None:
    m = Forest(3, fable_hand_p0=["wishing_well"], fable_hand_p2=["wolf"])
    words = Words("grimm_forest", lang)
    m.lay("straw wishing_well", "wood", "brick wolf")
    m.do("p0 swap:p1:p2")
    assert flat(words.zone("laid_gather:p2") + ": " + words.name("blue_gather_wood")) in flat(drawn(m, 2, lang))
    assert words.name("blue_gather_wood") not in flat(drawn(m, 0, lang))
    assert words.text("wolf") in flat(drawn(m, 2, lang))
    assert words.text("wolf") not in flat(drawn(m, 0, lang))
    m.do("p2 field")
    assert words.name("blue_gather_wood") not in flat(drawn(m, 2, lang))


@BOTH
def test_known_fables_of_another_hand_are_named(lang: str) -> None:
    m = Forest(3, fable_hand_p1=["magic_pipe", "oracle"], fable_hand_p2=["wolf"])
    m.lay("straw", "wood magic_pipe", "brick wolf")
    words = Words("grimm_forest", lang)
    assert f"{words.say('table-fables', {'number': 2})} ({words.name('wolf')})" in flat(drawn(m, 0, lang))
