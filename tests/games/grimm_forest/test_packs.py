"""Content of an operator: a new card needs data only, and bad data says where it is wrong."""

from pathlib import Path

import pytest

from igroteka.content import BadContent
from igroteka.content.words import Words
from igroteka.games.grimm_forest import GAME
from igroteka.games.grimm_forest.content.box import box_of
from igroteka.testing import rule
from tests.games.grimm_forest.packs import pack
from tests.games.grimm_forest.scene import Forest

WELCOME = """\
fables:
- id: warm_welcome
  source: public
  effects:
  - {window: end_of_gather, when: met, effect: gain_any, rule: LS-264, amount: 2}
"""
IN_DECK = "decks:\n- {id: warm_welcome, source: public, deck: fables, copies: 3}\n"


SPIN = """\
friends:
- id: rumpelstiltskin
  source: public
  special: {effect: spin, rule: LS-257, material: gold}
"""
CANCEL = """\
friends:
- id: jack
  source: public
  reaction: {effect: cancel_monster, rule: LS-215, monsters: [dragon]}
"""
HUNT = """\
friends:
- id: jack
  source: public
  reaction: {effect: hunt, rule: LS-238, amount: 2}
"""
LOCK = """\
friends:
- id: little_mermaid
  source: public
  arrival: {effect: lock_gather, rule: LS-252, keep: 3}
"""
SEEK = """\
friends:
- id: red_riding_hood
  source: public
  special: {effect: seek, rule: LS-225, amount: 5, gain: 1, sought: unicorn}
"""


@rule("LS-012")
def test_a_new_card_acts_in_its_window_without_any_code(tmp_path: Path) -> None:
    m = Forest(
        3,
        settings={"advanced": False},
        pack=pack(tmp_path, fables=WELCOME, decks=IN_DECK),
        fable_hand_p0=["warm_welcome"],
    )
    assert len([c for c in m.g.catalogue if c.key == "warm_welcome"]) == 3
    m.lay("straw warm_welcome", "straw", "brick")
    assert m.asking == ["p0 gain_choice_2"]
    m.do("p0 wood_brick")
    assert m.goods(0) == [2, 1, 1]


def test_an_operator_changes_a_number(tmp_path: Path) -> None:
    m = GAME.start(3, pack=pack(tmp_path, decks="decks:\n- {id: dragon, source: rulebook, deck: fables, copies: 0}\n"))
    assert all(card.key != "dragon" for card in m.g.catalogue)
    assert any(card.key == "dragon" for card in GAME.start(3).g.catalogue)


@rule("LS-228", "LS-229")
def test_two_queens_lay_one_after_the_other(tmp_path: Path) -> None:
    queens = pack(tmp_path, decks="decks:\n- {id: evil_queen, source: public, deck: friends, copies: 2}\n")
    m = Forest(
        3,
        settings={"advanced": False},
        pack=queens,
        friend_p0=["evil_queen"],
        friend_p1=["evil_queen"],
    )
    m.lay("", "", "brick")
    assert m.options(0) == {"peek_gather:p2"}
    assert m.why_not("p0 peek_gather:p1") == "LS-228"
    assert m.match.asks[0].default() == "peek_gather:p2"
    m.do("p0 peek_gather:p2", "p0 lay:gather_straw")
    assert m.match.asks[0].default() == "peek_gather:p2"
    assert m.options(1) == {"peek_gather:p0", "peek_gather:p2"}
    m = Forest(
        2,
        settings={"advanced": False},
        pack=queens,
        friend_p0=["evil_queen"],
        friend_p1=["evil_queen"],
    )
    assert m.asking == ["p0 choose_cards"]
    m.do("p0 lay:gather_straw")
    assert m.asking == ["p1 queen_peek"]


LAVISH = """\
fables:
- id: travelling_merchant
  source: public
  effects:
  - {window: end_of_gather, when: here, effect: trade, rule: LS-138, amount: 1, gain: 5}
- id: taxes
  source: public
  type: next_round
  effects:
  - {window: end_of_gather, next: true, effect: tax, rule: LS-173, divisor: 3}
"""
LAVISH_FRIENDS = """\
friends:
- id: mother_goose
  source: public
  effects:
  - {window: end_of_gather, when: alone, effect: gain_any, rule: LS-235, amount: 3}
  farewell: {effect: gain_any, rule: LS-236, amount: 5}
"""


def test_texts_say_the_numbers_of_the_pack(tmp_path: Path) -> None:
    changed = pack(tmp_path, fables=LAVISH, friends=LAVISH_FRIENDS)
    ru, en = Words("grimm_forest", "ru", pack=changed), Words("grimm_forest", "en", pack=changed)
    assert "обменять 1 ресурс одного типа на 5 ресурсов другого" in ru.text("travelling_merchant")
    assert "trade 1 resource of one type for 5 of another" in en.text("travelling_merchant")
    assert "сбрасывает 1/3 всех своих ресурсов" in ru.text("taxes")
    assert "discards 1/3 of all" in en.text("taxes")
    assert "сбрасывает половину всех" in Words("grimm_forest", "ru").text("taxes")
    goose = ru.text("mother_goose")
    assert "получите 3 ресурса на свой выбор" in goose
    assert "получить 5 ресурсов" in goose


@rule("LS-267")
@pytest.mark.parametrize(("friends", "gained", "kept"), [(CANCEL, [5, 0, 0], ""), (HUNT, [7, 2, 2], "jack")])
def test_which_friend_cancels_a_monster_and_at_what_price_is_content(
    friends: str, gained: list[int], kept: str, tmp_path: Path
) -> None:
    m = Forest(
        2,
        settings={"advanced": False},
        pack=pack(tmp_path, friends=friends),
        fable_hand_p1=["dragon"],
        friend_p0=["jack"],
    )
    m.lay("straw", "wood dragon").do("p1 field", "p0 yes")
    assert (m.goods(0), m.friend(0)) == (gained, kept)


@pytest.mark.parametrize(
    ("files", "wrong"),
    [
        ({"fables": WELCOME}, "warm_welcome in no deck"),
        ({"fables": WELCOME.replace("gain_any", "sing"), "decks": IN_DECK}, "sing"),
        ({"fables": WELCOME.replace("end_of_gather", "at_tea_time"), "decks": IN_DECK}, "at_tea_time"),
        ({"fables": WELCOME.replace("  effects", "  type: monster\n  effects"), "decks": IN_DECK}, "without a figure"),
        ({"decks": IN_DECK}, "the card warm_welcome"),
        ({"friends": CANCEL.replace("dragon", "oracle")}, "found oracle; expected the id of a monster"),
        ({"friends": CANCEL.replace(", monsters: [dragon]", "")}, "cancel_monster without monsters"),
        ({"locations": "locations:\n- {id: moon, source: public, refill: {straw: 1}, players: 2}\n"}, "moon"),
        ({"locations": "locations:\n- {id: field, source: public, refill: {gold: 1}, players: 2}\n"}, "gold"),
        (
            {"locations": "locations:\n- {id: field, source: public, refill: {straw: 0}, players: 2}\n"},
            "nothing to refill",
        ),
        ({"locations": "locations:\n- {id: field, source: public, refill: {straw: -1}, players: 2}\n"}, "-1"),
        ({"prince": "prince:\n- {id: gold, source: public, faces: 1}\n"}, "gold"),
        ({"numbers": "numbers:\n- {id: actions, source: public, value: 0}\n"}, "0"),
        ({"friends": LOCK}, "found keep: 3; expected 2"),
        (
            {"fables": WELCOME.replace("gain_any", "share_wealth").replace("amount: 2", "amount: 9, least: 5")},
            "no deck",
        ),
        (
            {"fables": WELCOME.replace("gain_any", "wedding_toll").replace("amount: 2", "amount: 9"), "decks": IN_DECK},
            "1 to 3",
        ),
        (
            {"friends": SPIN},
            "gold",
        ),
        ({"friends": SEEK}, "unicorn"),
        ({"gather_cards": "gather_cards:\n- {id: gather_straw, source: public, location: moon}\n"}, "moon"),
    ],
)
def test_bad_content_says_what_is_wrong(files: dict[str, str], wrong: str, tmp_path: Path) -> None:
    with pytest.raises(BadContent, match=wrong):
        box_of(pack(tmp_path, **files))
