"""A question names the card and the player it follows from and what it is about; options say what they cost."""

import pytest

from igroteka.content.words import Words
from igroteka.engine.fate import Fate
from igroteka.engine.view import AskView
from igroteka.games.grimm_forest import GAME
from igroteka.testing import rule
from igroteka.testing.walk import walk
from tests.games.grimm_forest.scene import Forest, built

BOTH = pytest.mark.parametrize("lang", ["ru", "en"])
NAMES = ["Anna", "Boris", "Clara"]
OF_THE_FLOW = {"order_effects", "choose_cards", "queen_peek", "market_pick", "build_action", "reward_choice"}


def the_ask(m: Forest, seat: int) -> AskView:
    (ask,) = m.match.view(seat).asks
    return ask


def sentence(m: Forest, seat: int, lang: str) -> str:
    ask = the_ask(m, seat)
    cause = None if ask.cause is None else (ask.cause.seat, ask.cause.thing)
    return Words(GAME.id, lang, NAMES).ask(ask.kind, ask.subject, cause)


def label(m: Forest, seat: int, key: str, lang: str) -> str:
    ask = the_ask(m, seat)
    assert key in ask.options
    return Words(GAME.id, lang, NAMES).label(key, ask.kind, ask.details.get(key))


# --- What a question follows from ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "question"),
    [
        ("ru", "Anna берёт с вас плату («Тролль под мостом»). Что из собранного отдать?"),
        ("en", "Anna makes you pay (Bridge Troll). What do you hand over of what you collected?"),
    ],
)
@rule("LS-201")
def test_the_troll_is_paid_to_who_sent_it(lang: str, question: str) -> None:
    m = Forest(4, fable_hand_p0=["bridge_troll"], stock={"market": [2, 2, 0]})
    m.lay("straw bridge_troll", "market", "brick", "brick").do("p0 market")
    assert sentence(m, 1, lang) == question


def test_a_question_of_a_phase_follows_from_nothing() -> None:
    assert the_ask(Forest(3), 0).cause is None
    assert the_ask(Forest(3, "build_turns"), 0).cause is None


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_question_of_a_card_follows_from_it_in_words_of_its_own(players: int) -> None:
    m, fate = GAME.start(players, seed=7, advanced=True), Fate(7)
    words = [Words(GAME.id, lang) for lang in ("ru", "en")]
    while m.prompt is not None:
        for ask in m.asks:
            assert (ask.cause is None) == (ask.name in OF_THE_FLOW) or ask.name == "friend_keep_or_give", ask.name
            if ask.cause is not None:
                assert all(each.has(f"ask-{ask.name}.because") for each in words), ask.name
        walk(m, fate)


@pytest.mark.parametrize(
    ("lang", "question"),
    [
        ("ru", "Anna дарит вам («Продуманный подарок»): солома ×2. Каким ресурсом вернуть столько же?"),
        ("en", "Anna gives you straw ×2 (Thoughtful Gift). Which resource do you give back, in the same number?"),
    ],
)
@rule("LS-181")
def test_who_returns_a_gift_reads_who_gave_what(lang: str, question: str) -> None:
    m = Forest(3, fable_hand_p0=["thoughtful_gift"], resources={"p0": [3, 0, 0], "p1": [0, 3, 3]})
    m.lay("straw thoughtful_gift", "brick", "wood").do("p0 offer:p1:2_straw")
    assert sentence(m, 1, lang) == question


@pytest.mark.parametrize(
    ("lang", "question"),
    [
        ("ru", "«Белоснежка»: какой ресурс отдаст вам Clara?"),
        ("en", "Snow White: which resource does Clara give you?"),
    ],
)
@rule("LS-217")
def test_snow_white_names_whose_resource_is_chosen(lang: str, question: str) -> None:
    m = Forest(3, friend_p1=["snow_white"], fable_hand_p2=[], resources={"p2": [1, 1, 0]})
    m.lay("straw", "wood", "wood")
    assert sentence(m, 1, lang) == question


@pytest.mark.parametrize(
    ("friend", "lang", "question"),
    [
        (
            "woodcutter",
            "ru",
            "В локации «Поле» сейчас подействует «Волк» (Anna). Сбросить карту «Дровосек», чтобы отменить монстра?",
        ),
        ("woodcutter", "en", "Wolf (Anna) is about to act at the Field. Discard Woodcutter to cancel it?"),
        (
            "huntsman",
            "ru",
            "В локации «Поле» сейчас подействует «Волк» (Anna). "
            "«Охотник» может отменить монстра и останется с вами. Отменить?",
        ),
        (
            "huntsman",
            "en",
            "Wolf (Anna) is about to act at the Field. Huntsman can cancel it and stays with you. Cancel it?",
        ),
    ],
)
@rule("LS-220", "LS-238")
def test_who_may_cancel_a_monster_reads_which_whose_where_and_at_what_cost(
    friend: str, lang: str, question: str
) -> None:
    m = Forest(3, fable_hand_p0=["wolf"], friend_p1=[friend])
    m.lay("wood wolf", "straw", "brick").do("p0 field")
    assert the_ask(m, 1).kind == "cancel_monster"
    assert sentence(m, 1, lang) == question


@pytest.mark.parametrize(
    ("lang", "questions"),
    [
        ("ru", ["на какой домик игрока Boris подуть?", "на какой домик игрока Clara подуть?"]),
        ("en", ["which of Boris’s houses do you blow at?", "which of Clara’s houses do you blow at?"]),
    ],
)
@rule("LS-190")
def test_the_big_bad_wolf_names_whose_house_is_next(lang: str, questions: list[str]) -> None:
    two = ["straw walls", "wood base"]
    m = Forest(3, fable_hand_p0=["big_bad_wolf"], houses={"p1": two, "p2": two})
    m.lay("wood big_bad_wolf", "straw", "straw").do("p0 field")
    assert sentence(m, 0, lang).endswith(questions[0])
    m.do("p0 house:straw:walls")
    assert sentence(m, 0, lang).endswith(questions[1])


def test_others_read_the_same_of_a_question_that_they_wait_for() -> None:
    two = ["straw walls", "wood base"]
    m = Forest(3, fable_hand_p0=["big_bad_wolf"], houses={"p1": two, "p2": two})
    m.lay("wood big_bad_wolf", "straw", "straw").do("p0 field")
    for viewer in (1, 2, None):
        (waiting,) = m.match.view(viewer).waiting
        assert waiting.cause is not None
        assert (waiting.cause.seat, waiting.cause.thing, waiting.subject) == (0, "big_bad_wolf", {"of": "p1"})


@pytest.mark.parametrize(
    ("lang", "question"),
    [
        ("ru", "Новый друг — «Джек». Оставить себе?"),
        ("en", "Your new friend is Jack. Keep them?"),
    ],
)
@rule("LS-099")
def test_a_new_friend_is_named_where_it_is_kept_or_given(lang: str, question: str) -> None:
    m = Forest(2, "build_turns", friend_deck=["jack", "..."], resources={"p0": [4, 0, 0]}, **built(p0=["straw base"]))
    m.do("p0 build:straw:walls")
    assert sentence(m, 0, lang) == question


# --- What options cost -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "labels"),
    [
        (
            "ru",
            [
                "Построить основание из дерева: дерево ×2, останется 4",
                "Построить стены из соломы: солома ×4 и ещё 1 игроку Boris, ничего не останется",
                "Построить на выгодной постройке основание из дерева: дерево ×1 (со скидкой 1), останется 5",
            ],
        ),
        (
            "en",
            [
                "Build wooden base: 2 wood, 4 left",
                "Build straw walls: 4 straw and 1 more to Boris, nothing left",
                "Build wooden base on the prime plot: 1 wood (1 less there), 5 left",
            ],
        ),
    ],
)
@rule("LS-147", "LS-210")
def test_a_section_says_its_price_discount_and_surcharge_and_what_is_left(lang: str, labels: list[str]) -> None:
    m = Forest(
        2,
        "build_turns",
        friend_p1=["hansel_gretel"],
        plot_zone_p0=["prime_plot"],
        resources={"p0": [5, 6, 0]},
        **built(p0=["straw base"]),
    )
    keys = ["build:wood:base", "build:straw:walls", "build_plot:wood:base"]
    assert [label(m, 0, key, lang) for key in keys] == labels
    m.do("p0 build:straw:walls")
    assert m.goods(0) == [0, 6, 0]


def test_only_building_has_a_price() -> None:
    m = Forest(2, "build_turns", resources={"p0": [2, 0, 0]})
    assert list(the_ask(m, 0).details) == ["build:straw:base"]


@rule("LS-222")
def test_puss_in_boots_never_leaves_less_than_nothing() -> None:
    m = Forest(2, "build_turns", friend_p0=["puss_in_boots"], resources={"p0": [1, 1, 0], "p1": [1, 1, 0]})
    m.do("p0 special:puss_in_boots")
    assert {key: each["left"] for key, each in the_ask(m, 0).details.items()} == {
        "build:straw:base": 0,
        "build:wood:base": 0,
    }


@BOTH
@pytest.mark.parametrize(
    ("card", "ru", "en"),
    [("hired_hands", "Сбросить карту", "Discard the card"), ("thoughtful_gift", "Ничего не дарить", "Give nothing")],
)
def test_declining_has_its_own_word_in_each_question(card: str, ru: str, en: str, lang: str) -> None:
    m = Forest(3, fable_hand_p0=[card], resources={"p0": [3, 0, 0], "p1": [0, 3, 3]})
    m.lay(f"straw {card}", "brick", "wood")
    assert "nothing" in m.options(0)
    assert label(m, 0, "nothing", lang) == {"ru": ru, "en": en}[lang]
