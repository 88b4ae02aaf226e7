"""What options and cards say: amounts, owners, prices and how halves are rounded; no card under another's name."""

from pathlib import Path

import pytest

from igroteka.content.words import Words
from igroteka.games.grimm_forest import GAME
from igroteka.games.grimm_forest.terminal import draw
from igroteka.testing import rule
from tests.games.grimm_forest.packs import pack
from tests.games.grimm_forest.scene import Forest

BOTH = pytest.mark.parametrize("lang", ["ru", "en"])


def labels(m: Forest, seat: int, lang: str) -> list[str]:
    words = Words(GAME.id, lang, ["Anna", "Boris", "Clara"])
    ask = m.match.view(seat).asks[0]
    return [words.label(key, ask.kind, ask.details.get(key)) for key in ask.options]


@rule("LS-138")
@pytest.mark.parametrize(("lang", "label"), [("ru", "солома ×2 → дерево ×3"), ("en", "straw ×2 → wood ×3")])
def test_a_trade_shows_what_is_given_and_what_is_got(lang: str, label: str) -> None:
    m = Forest(2, fable_hand_p0=["travelling_merchant"]).lay("straw travelling_merchant", "brick")
    assert label in labels(m, 0, lang)


def test_the_numbers_of_a_trade_are_those_of_the_card(tmp_path: Path) -> None:
    effects = "[{window: end_of_gather, when: here, effect: trade, rule: LS-138, amount: 4, gain: 7}]"
    fables = f"fables:\n- {{id: travelling_merchant, source: public, effects: {effects}}}\n"
    m = Forest(2, pack=pack(tmp_path, fables=fables), fable_hand_p0=["travelling_merchant"])
    m.lay("straw travelling_merchant", "brick")
    assert labels(m, 0, "en")[1:] == ["straw ×4 → wood ×7", "straw ×4 → brick ×7"]
    assert m.options(0) <= set(GAME.vocabulary(m.match.setup))
    m.do("p0 trade:straw:brick")
    assert m.g.goods[:3] == [1, 0, 7]


@rule("LS-190")
@pytest.mark.parametrize(
    ("lang", "label"),
    [("ru", "Boris: домик из соломы, верхняя секция — стены"), ("en", "Boris: straw house, built up to the walls")],
)
def test_the_wolf_is_offered_houses_with_their_owners(lang: str, label: str) -> None:
    two = ["straw walls", "wood base"]
    m = Forest(3, fable_hand_p0=["big_bad_wolf"], houses={"p1": two, "p2": two})
    m.lay("wood big_bad_wolf", "straw", "straw").do("p0 field")
    assert labels(m, 0, lang)[0] == label
    m.do("p0 house:straw:walls")
    assert [each.partition(":")[0] for each in labels(m, 0, lang)] == ["Clara", "Clara"]


@rule("LS-192")
@BOTH
def test_the_big_bad_wolf_is_not_called_by_the_name_of_another_card(lang: str) -> None:
    words = Words(GAME.id, lang)
    name = {"ru": "Страшн", "en": "Big Bad Wolf"}[lang]
    assert name in words.ask("bbw_house", {"of": "p1"}, (0, "big_bad_wolf"))
    assert name in words.why("spared")


@rule("LS-173", "LS-201", "LS-203")
@pytest.mark.parametrize("card", ["taxes", "bridge_troll", "harvest_moon"])
@pytest.mark.parametrize(("lang", "rounding"), [("ru", "округл"), ("en", "rounded down")])
def test_a_half_says_how_it_is_rounded(card: str, lang: str, rounding: str) -> None:
    assert rounding in Words(GAME.id, lang).text(card)


@rule("LS-158", "LS-167", "LS-189")
@pytest.mark.parametrize("card", ["grandmas_house", "royal_wedding", "lonely_castle"])
@pytest.mark.parametrize(("lang", "moment"), [("ru", "После сбора уходит"), ("en", "After the gather phase it leaves")])
def test_a_unique_location_says_when_it_leaves(card: str, lang: str, moment: str) -> None:
    assert moment in Words(GAME.id, lang).text(card)


# --- What building costs -------------------------------------------------------------------------------------------


@rule("LS-147", "LS-210")
def test_everybody_sees_what_a_section_costs_a_player() -> None:
    m = Forest(2, "build_turns", friend_p1=["hansel_gretel"], plot_zone_p0=["prime_plot"])
    players = m.table(0)["players"]
    assert isinstance(players, dict)
    costs = ("prices", "plot_prices", "surcharge")
    assert [players["p0"][name] for name in costs] == [[2, 5, 6], [1, 4, 5], 1]
    assert [players["p1"][name] for name in costs] == [[2, 4, 6], [], 0]


@rule("LS-090", "LS-091", "LS-092")
@pytest.mark.parametrize(
    ("lang", "line"),
    [
        (
            "ru",
            "цены секций: основание 2, стены 5, крыша 6 (в том числе надбавка за стены — 1); "
            "на выгодной постройке: основание 1, стены 4, крыша 5",
        ),
        (
            "en",
            "section prices: base 2, walls 5, roof 6 (with the surcharge on walls, 1); "
            "on a prime plot: base 1, walls 4, roof 5",
        ),
    ],
)
def test_who_builds_reads_the_prices_in_the_terminal(lang: str, line: str) -> None:
    m = Forest(2, "build_turns", friend_p1=["hansel_gretel"], plot_zone_p0=["prime_plot"])
    drawn = [" ".join(draw(m.match.view(seat), Words(GAME.id, lang)).split()) for seat in (0, 1, None)]
    assert [line in text for text in drawn] == [True, False, False]
