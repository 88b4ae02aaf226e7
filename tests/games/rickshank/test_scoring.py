"""The end of the game: two endings, points, pairs of waves, tie-breaks."""

from typing import Any

import pytest

from igroteka.content.rulebook import Inventory
from igroteka.content.words import Words
from igroteka.games.rickshank import GAME
from igroteka.testing import rule
from tests.games.rickshank.scene import Scene

FALLEN = ["headband_rick", "earring_rick", "eye_patch_rick", "cornrow_rick", "rick_d99", "cornvelious_daniel"]


def last_turn(**given: Any) -> Scene:
    """p0 defeats the President; the other nemeses have been destroyed, so that only what is given counts."""
    position: dict[str, Any] = {
        "power": 14,
        "may_defeat": True,
        "nemesis": ["federation_president"],
        "nemesis_stack": [],
        "hand_p0": [],
        "hand_p1": [],
        "deck_p0": [],
        "deck_p1": [],
        "discard_p0": [],
        "discard_p1": [],
    }
    position |= given
    if "destroyed" not in given:
        named = [
            key for name, keys in position.items() if name[-3:-1] == "_p" and isinstance(keys, list) for key in keys
        ]
        starters = [*["genius_waves"] * 14, "jerry", "jerry", "beth", "beth", "summer", "summer"]
        for key in named:
            if key in starters:
                starters.remove(key)
        position["destroyed"] = starters + [key for key in FALLEN if key not in named]
    return Scene(**position).do("p0 buy:federation_president")


def totals(table: Scene) -> list[int]:
    assert table.match.result is not None
    return [score.total for score in table.match.result.scores]


@rule("RR-001", "RR-088")
def test_most_victory_points_win() -> None:
    table = last_turn(discard_p0=["conroy"], discard_p1=["headband_rick", "earring_rick"])
    assert table.match.result is not None
    assert totals(table) == [8, 10]
    assert table.match.result.winners == [1]


@rule("RR-086", "RR-224")
def test_the_game_ends_when_the_main_deck_cannot_refill_the_market() -> None:
    market = ["black_rick", "kickback", "taxation", "freeze_gun", "conroy"]
    main = Scene(flea_market=market).pile("main_deck")
    table = Scene(
        power=6, flea_market=market, main_deck=["recycle"], discard_p1=[k for k in main if k != "recycle"] + ["recycle"]
    )
    table.do("p0 buy:black_rick", "p0 buy:conroy", "p0 end_turn")
    assert table.match.result is not None
    assert (table.match.result.why, table.match.result.rule) == ("main_deck_short", "RR-086")
    assert table.pile("main_deck") == ["recycle"]
    assert len(table.pile("hand_p0")) == 5


@rule("RR-086")
def test_an_empty_deck_that_sufficed_lets_the_game_go_on() -> None:
    """RL-21."""
    market = ["black_rick", "kickback", "taxation", "freeze_gun", "conroy"]
    main = Scene(flea_market=market).pile("main_deck")
    rest = [k for k in main if k != "recycle"] + ["recycle"]
    table = Scene(power=3, flea_market=market, main_deck=["recycle"], discard_p1=rest)
    table.do("p0 buy:conroy", "p0 end_turn")
    assert table.match.result is None
    assert table.pile("main_deck") == []
    table.do("p1 end_turn")
    assert table.match.result is None


@rule("RR-086", "RR-081")
def test_the_short_refill_ends_the_game_before_a_nemesis_is_revealed() -> None:
    market = ["black_rick", "kickback", "taxation", "freeze_gun", "conroy"]
    main = Scene(flea_market=market).pile("main_deck")
    table = Scene(power=11, flea_market=market, main_deck=[], discard_p1=main)
    table.do("p0 buy:conroy", "p0 buy:cornvelious_daniel", "p0 end_turn")
    assert table.match.result is not None
    assert not table.told("nemesis_revealed")


@rule("RR-087")
def test_hand_discard_deck_and_cards_in_play_are_all_counted() -> None:
    table = last_turn(
        hand_p0=["conroy"], deck_p0=["kickback"], discard_p0=["taxation"], play_p0=["grave", "pill_brulee"]
    )
    assert totals(table)[0] == 7 + 1 + 1 + 1 + 2 + 1


@rule("RR-087", "RR-203")
def test_borrowed_and_imprisoned_cards_at_the_end() -> None:
    """RL-23: a borrowed Ongoing card scores for its controller, any other for its owner; so does a Rick in prison."""
    table = last_turn(
        play_p0=["grave", "pill_brulee", "garage"],
        imprisoned_p0=["black_rick"],
        owner=["play:p0 grave p1", "play:p0 pill_brulee p1", "play:p0 garage nobody", "imprisoned:p0 black_rick p1"],
    )
    assert totals(table) == [7 + 2, 1 + 1]


@rule("RR-089", "RR-118", "RR-030")
@pytest.mark.parametrize(("waves", "genius", "penalty"), [(3, 0, 3), (3, 2, 1), (3, 3, 0), (2, 5, 0), (0, 4, 0)])
def test_each_genius_waves_cancels_one_morty_waves(waves: int, genius: int, penalty: int) -> None:
    table = last_turn(deck_p1=["morty_waves"] * waves + ["genius_waves"] * genius)
    assert totals(table)[1] == -penalty
    assert table.match.result is not None
    assert table.match.result.scores[1].parts["morty_waves"] == -penalty


@rule("RR-118")
def test_the_penalty_is_counted_once() -> None:
    table = last_turn(deck_p1=["morty_waves", "conroy", "kickback"])
    assert totals(table)[1] == 2 - 1


@rule("RR-090")
def test_the_first_tie_break_is_most_nemeses_the_president_included() -> None:
    table = last_turn(
        discard_p0=["conroy"], discard_p1=["cornvelious_daniel", "conroy", "pill_brulee", "terminate", "kickback"]
    )
    assert totals(table) == [8, 8]
    assert table.match.result is not None
    assert table.match.result.winners == [1]
    table = last_turn(discard_p1=["cornvelious_daniel", "conroy", "pill_brulee", "terminate"], hand_p1=["beth"] * 2)
    assert totals(table) == [7, 7]
    assert table.match.result is not None
    assert table.match.result.winners == [1]


@rule("RR-090", "RR-091")
def test_nemeses_come_before_the_number_of_cards() -> None:
    table = last_turn(
        discard_p0=["jerry"] * 2,
        discard_p1=["conroy", "conroy", "pill_brulee", "pill_brulee", "terminate", "terminate", "kickback"],
    )
    assert totals(table) == [7, 7]
    assert table.match.result is not None
    assert table.match.result.winners == [0]


@rule("RR-091")
def test_the_second_tie_break_is_most_cards() -> None:
    table = last_turn(discard_p0=["beth"], discard_p1=["headband_rick", "daddys_little_girl"])
    assert totals(table) == [7, 7]
    assert table.match.result is not None
    assert table.match.result.winners == [0, 1]
    table = last_turn(discard_p1=["headband_rick", "daddys_little_girl", "jerry"])
    assert table.match.result is not None
    assert table.match.result.winners == [1]


def test_a_tie_in_everything_is_shared() -> None:
    """RL-24."""
    table = last_turn(discard_p0=["beth"], discard_p1=["headband_rick", "daddys_little_girl"])
    assert table.match.result is not None
    assert table.match.result.winners == [0, 1]


def ties(table: Scene) -> list[tuple[str, str, dict[int, int]]]:
    assert table.match.result is not None
    return [(tie.by, tie.rule, tie.values) for tie in table.match.result.ties]


@rule("RR-090", "RR-091")
def test_the_result_says_which_tie_breaks_decided() -> None:
    nemeses = last_turn(discard_p1=["conroy", "pill_brulee", "terminate", "rezone", "taxation", "daddys_little_girl"])
    assert ties(nemeses) == [("nemeses", "RR-090", {0: 1, 1: 0})]
    cards = last_turn(discard_p1=["headband_rick", "daddys_little_girl", "jerry"])
    assert ties(cards) == [("nemeses", "RR-090", {0: 1, 1: 1}), ("deck_size", "RR-091", {0: 1, 1: 3})]
    shared = last_turn(discard_p0=["beth"], discard_p1=["headband_rick", "daddys_little_girl"])
    assert ties(shared)[-1] == ("deck_size", "RR-091", {0: 2, 1: 2})
    assert ties(last_turn(discard_p1=["conroy"])) == []


@rule("RR-090")
def test_a_tie_break_compares_only_those_who_are_level() -> None:
    """p2 has most nemeses, but fewer points than the two who share the lead."""
    bare: dict[str, Any] = {f"{zone}_p{seat}": [] for seat in range(3) for zone in ("hand", "deck", "discard")}
    bare |= {"discard_p1": ["headband_rick", "daddys_little_girl"], "discard_p2": ["rick_d99", "fake_gun", "fake_gun"]}
    table = Scene(
        3,
        power=14,
        may_defeat=True,
        nemesis=["federation_president"],
        nemesis_stack=[],
        **bare,
    )
    table.do("p0 buy:federation_president")
    assert table.match.result is not None
    assert ties(table)[0] == ("nemeses", "RR-090", {0: 1, 1: 1})
    assert table.match.result.winners == [1]


@pytest.mark.parametrize(
    ("given", "points"),
    [
        ({"deck_p1": ["rick_c137", *["genius_waves"] * 4]}, 4),
        ({"deck_p1": ["szechuan_sauce", "grave", "garage"]}, 2 + 2 + 1),
        ({"deck_p1": ["currency_manipulation"], "access_tokens": [0, 4], "supply": 5}, 4),
        ({"deck_p1": ["assemble", "kickback"], "deck_p0": ["recycle"]}, 3 + 1),
        ({"deck_p1": ["assemble", "kickback"], "deck_p0": ["recycle", "persecute"]}, 0 + 1),
        ({"deck_p1": ["assemble", "assemble"], "deck_p0": ["recycle"]}, 3 + 3),
    ],
)
def test_points_that_depend_on_what_one_owns(given: dict[str, Any], points: int) -> None:
    assert totals(last_turn(**given))[1] == points


@rule("RR-196")
def test_a_fake_gun_costs_its_owner_points() -> None:
    assert totals(last_turn(deck_p1=["fake_gun", "conroy"]))[1] == -1


def test_tokens_give_no_points_by_themselves() -> None:
    assert totals(last_turn(access_tokens=[0, 5], supply=4))[1] == 0


BARE: dict[str, Any] = {f"{pile}_p{seat}": [] for pile in ("hand", "deck", "discard") for seat in (0, 1)}


@rule("RR-231")
def test_three_laps_in_which_nobody_has_a_card_end_the_game() -> None:
    table = Scene(2, **BARE, idle_turns=4)
    table.do("p0 end_turn")
    assert table.match.prompt is not None
    table.do("p1 end_turn")
    assert table.match.result is not None
    assert (table.match.result.why, table.match.result.rule) == ("nothing_happens", "RR-231")


@rule("RR-231")
def test_the_house_rule_can_be_switched_off() -> None:
    table = Scene(2, **BARE, idle_turns=5, settings={"stop_idle_game": False})
    table.do("p0 end_turn", "p1 end_turn", "p0 end_turn")
    assert table.match.result is None
    again = GAME.load(table.match.save())
    again.answer(1, "end_turn")
    assert again.result is None
    assert GAME.from_text(GAME.text(table.match)).setup.flag("stop_idle_game") is False


@rule("RR-231")
@pytest.mark.parametrize(("lang", "house_rule"), [("ru", "домашнее правило"), ("en", "house rule")])
def test_the_house_rule_says_everywhere_that_it_is_one(lang: str, house_rule: str) -> None:
    """In the form of settings, in the rulebook and in the ending: who looks it up in the printed one finds nothing."""
    words = Words("rickshank", lang)
    assert house_rule in words.say("setting-stop_idle_game").lower()
    assert house_rule in words.say("ending-nothing_happens").lower()
    book = Inventory("rickshank").rule("RR-231")
    assert house_rule in book.text(lang).lower()
    assert book.kind == "variant"
    assert [setting.name for setting in GAME.settings if setting.cites == "RR-231"] == ["stop_idle_game"]


@rule("RR-231")
def test_with_a_single_card_in_somebodys_deck_it_takes_twenty_laps() -> None:
    table = Scene(2, **{**BARE, "discard_p1": ["jerry"]}, idle_turns=38)
    table.do("p0 end_turn")
    assert table.match.prompt is not None
    table.do("p1 end_turn")
    assert table.match.result is not None
    assert (table.match.result.why, table.match.result.rule) == ("nothing_happens", "RR-231")


@rule("RR-231")
def test_a_card_bought_begins_the_count_anew() -> None:
    table = Scene(2, power=9, idle_turns=39)
    table.do("p0 buy:portal_gun")
    table.do("p0 end_turn")
    assert table.match.result is None
    assert table.g.idle_turns == 1


@rule("RR-231")
def test_a_card_destroyed_begins_the_count_anew() -> None:
    table = Scene(2, hand_p0=["eye_poppin_morty", "jerry"], idle_turns=39)
    table.do("p0 play:eye_poppin_morty", "p0 jerry", "p0 no", "p0 end_turn")
    assert table.pile("destroyed")[0] == "jerry"
    assert table.match.result is None


@rule("RR-231")
def test_morty_waves_gained_and_a_sauce_gone_bad_begin_the_count_anew() -> None:
    table = Scene(2, hand_p0=["lizard_rick"], idle_turns=39)
    table.do("p0 play:lizard_rick", "p1 nothing", "p0 end_turn")
    assert table.match.result is None
    table = Scene(2, flea_market=["szechuan_sauce", "kickback", "taxation", "conroy", "rezone"], idle_turns=39)
    table.do("p0 end_turn")
    assert (table.match.result, table.g.idle_turns) == (None, 1)
