"""Positions written by the glossary's names: what can be arranged, read back, and what is refused."""

from typing import Any

import pytest

from igroteka.engine import BadPosition
from igroteka.games.grimm_forest import GAME
from igroteka.testing import rule
from tests.games.grimm_forest.scene import Forest, built


@pytest.mark.parametrize(
    ("position", "wrong"),
    [
        ({"houses": {"p0": ["straw tower"]}}, "is no house"),
        ({"houses": {"p0": ["straw"]}}, "is no house"),
        ({"houses": {"p0": ["straw base"]}, "sections": [[5, 5, 5]] * 3}, "straw_base: 6 instead of 5"),
        ({"houses": {"p0": ["wood base"] * 3, "p1": ["wood base"] * 3}}, "too many sections wood_base"),
        (
            {"houses": {"p0": ["straw roof", "straw roof", "wood roof", "wood roof", "brick roof", "brick roof"]}},
            "zones",
        ),
        ({"houses": {"p0": ["straw base plot"]}}, "zones of p0"),
        ({"houses": [[]]}, "1 rows for 3 seats"),
        ({"unique_location_p0": ["royal_wedding"]}, "on which location"),
        ({"friend_p0": ["jack", "aladdin"]}, "LS-020"),
        ({"pig": {"p0": "moon"}}, "none of field forest quarry"),
        ({"pig": [0]}, "1 locations for 3 seats"),
        ({"first_player": "p3"}, "none of p0 p1 p2"),
        ({"first_player": ""}, "no seat"),
        ({"reward_tokens": [7, -1, -1]}, "none of p0 p1 p2"),
        ({"reward_tokens": ["p0"]}, "straw, wood, brick"),
        ({"runner": [""]}, "none of p0 p1 p2"),
        ({"runner": 8}, "no seats"),
        ({"debt": ["p1 gold", "", ""]}, "none of"),
        ({"debt": [1]}, "1 values"),
        ({"actions": [2]}, "1 values"),
        ({"place": ["wolf field"]}, "no wolf"),
        ({"resources": {"p0": [1, 2]}}, "straw, wood, brick"),
        ({"resources": {"p0": [1, 2, -1]}}, "straw, wood, brick"),
        ({"stock": {"market": 1}}, "'market' is none of field forest quarry"),
        ({"stock": {"field": [1, 1]}}, "field"),
        ({"place": ["played_p0 0 field"]}, "no card at played_p0 0"),
        ({"place": ["played_p0"]}, "expected a zone"),
        ({"place": ["friend_p0 0 moon"], "friend_p0": ["jack"]}, "expected a zone"),
        ({"pending": ["friend_p0"]}, "expected a zone"),
        ({"acting": "friend_p0 0"}, "no card at friend_p0 0"),
        ({"friend_p0": ["unicorn"]}, "no unicorn left"),
        ({"friend_p0": ["wolf"]}, "wolf does not belong there"),
        ({"fable_hand_p0": ["jack"]}, "jack does not belong there"),
        ({"plot_zone_p0": ["wolf"]}, "wolf does not belong there"),
        ({"next_round_p0": ["wolf"]}, "wolf does not belong there"),
        ({"unique_location_p0": ["taxes"], "place": ["taxes field"]}, "taxes does not belong there"),
        ({"locked_gather_p0": ["wolf"]}, "wolf does not belong there"),
        ({"friend_deck": "oracle ..."}, "friend_deck: oracle does not belong there"),
        ({"fable_discard": "jack"}, "fable_discard: jack does not belong there"),
        ({"friend_discard": "blue_gather_wood"}, "friend_discard: blue_gather_wood does not belong there"),
        ({"drawn": "oracle"}, "drawn is empty between actions"),
        ({"tavern": "jack"}, "tavern is empty between actions"),
        ({"gather_hand_p0": "blue_gather_wood ..."}, "gather_hand:p0: blue_gather_wood does not belong there"),
        ({"friend_p0": ["little_mermaid"]}, "0 of p0's gather cards lie under the Little Mermaid, not 1,.*LS-252"),
        (
            {"friend_p0": ["little_mermaid"], "locked_gather_p0": ["gather_wood", "gather_straw"]},
            "2 of p0's gather cards",
        ),
        ({"locked_gather_p0": ["gather_wood"]}, "1 of p0's gather cards .* not 0"),
        ({"unkept": {"p1": 1}}, "1 of p1's gather cards .* not 0"),
        ({"played_p0": ["oracle", "taxes"]}, "LS-131"),
        ({"laid_gather_p0": ["orange_gather_straw"]}, "lies in laid_gather_p0"),
        (
            {
                "unique_location_p0": ["royal_wedding"],
                "unique_location_p1": ["lonely_castle"],
                "place": ["royal_wedding field", "lonely_castle field"],
            },
            "LS-136",
        ),
        ({"played_p0": ["wolf"], "played_p1": ["dragon"], "place": ["wolf field", "dragon field"]}, "LS-058"),
        ({"announcement": {"p0": "perhaps"}}, "neither alone, not_alone nor a gather card"),
        ({"actions": {"p1": -1}}, "less than none"),
        ({"extra_actions": {"p1": -1}}, "less than none"),
        ({"builder": 4}, "4 of 3 players"),
        ({"builder": -1}, "-1 of 3 players"),
    ],
)
def test_what_cannot_be_is_refused(position: dict[str, Any], wrong: str) -> None:
    with pytest.raises(BadPosition, match=wrong):
        Forest(3, "build_turns", **position)


@pytest.mark.parametrize(
    ("at", "position", "wrong"),
    [
        ("choose", {"next_round_p0": ["fairy_gifts"]}, "on which location"),
        ("choose", {"gather_hand_p0": ["orange_gather_wood", "orange_gather_brick"]}, "lies in laid_gather_p0"),
        ("end_of_gather", {"laid_gather_p0": ["orange_gather_straw", "orange_gather_wood"]}, "LS-052"),
        ("before_collect", {"pig": {"p0": "field", "p1": "forest"}}, "laid_gather_p2 is empty"),
        ("choose_last", {"friend_p0": ["evil_queen"], "laid_gather_p1": "gather_wood"}, "laid_gather_p2 is empty"),
    ],
)
def test_what_cannot_be_at_its_moment_is_refused(at: str, position: dict[str, Any], wrong: str) -> None:
    with pytest.raises(BadPosition, match=wrong):
        Forest(3, at, **position)


def test_monsters_stand_together_where_grandmas_house_is() -> None:
    m = Forest(
        3,
        "collect",
        played_p0=["wolf"],
        played_p1=["dragon"],
        unique_location_p2=["grandmas_house"],
        place=["wolf field", "dragon field", "grandmas_house field"],
    )
    # a view's table is plain data
    assert [c["card"] for c in m.table(0)["locations"]["field"]["cards"]] == []
    assert sorted(m.pile("fable_discard")) == ["dragon", "grandmas_house", "wolf"]


# --- What follows from cards and pigs ------------------------------------------------------------------------------


def test_before_the_choice_the_queen_and_the_huntsman_have_done_their_part() -> None:
    m = Forest(3, friend_p0=["huntsman"], friend_p1=["evil_queen"], fable_hand_p1=["wolf"], fable_hand_p2=["oracle"])
    assert m.asking == ["p0 choose_cards", "p2 choose_cards"]
    assert m.why_not("p2 lay:gather_straw") == "LS-237"
    m.lay("straw", "", "straw oracle")
    m.do("p1 peek_gather:p0")
    assert m.why_not("p1 lay:gather_straw") == "LS-237"


def test_at_the_start_of_the_round_they_have_not() -> None:
    m = Forest(3, "start_of_round_effects", friend_p0=["huntsman"], friend_p1=["evil_queen"], fable_hand_p2=["oracle"])
    assert m.asking == ["p0 choose_cards", "p1 choose_cards", "p2 choose_cards"]
    assert m.why_not("p2 lay:gather_straw") == ""


def test_a_monster_that_lies_there_was_played() -> None:
    m = Forest(
        3,
        "go",
        played_p0=["wolf"],
        played_p1=["no_way"],
        place=["wolf quarry"],
        laid_gather_p0=["orange_gather_straw"],
        laid_gather_p1=["blue_gather_straw"],
        laid_gather_p2=["purple_gather_straw"],
    )
    assert m.hand(1) == []


def test_where_pigs_stand_after_collecting_they_have_collected() -> None:
    m = Forest(3, "end_of_gather", played_p0=["harvest_moon"], pig={"p0": "field", "p1": "field", "p2": "quarry"})
    assert m.goods(0) == [0, 2, 0]


def test_a_gather_card_turned_up_is_seen_by_all_and_is_what_was_laid() -> None:
    m = Forest(
        3,
        "end_of_gather",
        friend_p0=["pinocchio"],
        played_p1=["friendly_game"],
        announcement={"p0": "gather_brick"},
        resources={"p0": [0, 0, 4]},
        pig={"p0": "field", "p1": "field"},
        laid_gather_p0=["orange_gather_brick"],
        revealed={"p1": "field"},
        laid_gather_p1=["blue_gather_wood"],
    )
    assert m.goods(0) == [0, 0, 4]
    assert m.goods(1) == [0, 0, 2]
    assert m.g.revealed == [2, 0, -1]


@pytest.mark.parametrize(("window", "phase"), [("build_turn", "build_turns"), ("build_turns", "build_turns")])
def test_windows_are_named_as_in_the_glossary(window: str, phase: str) -> None:
    assert Forest(3, window).match.view(0).phase == phase


def test_a_pig_that_is_out_has_laid_the_card_of_its_location() -> None:
    m = Forest(
        3,
        "before_collect",
        played_p0=["fearsome_roar"],
        friend_p1=["pinocchio"],
        announcement={"p1": "gather_straw"},
        pig={"p0": "field", "p1": "field", "p2": "quarry"},
        script=["blue_gather_wood"],
    )
    assert (m.goods(0), m.goods(1), m.goods(2)) == ([5, 0, 0], [2, 4, 0], [0, 0, 3])
    assert [len(m.pile(f"gather_hand:p{seat}")) for seat in range(3)] == [3, 3, 3]


def test_friends_act_when_the_laid_cards_have_been_turned_up() -> None:
    m = Forest(
        3,
        "after_gather_reveal",
        friend_p0=["cinderella"],
        laid_gather_p0=["orange_gather_straw"],
        laid_gather_p1=["blue_gather_straw"],
        laid_gather_p2=["purple_gather_wood"],
    )
    assert (m.goods(0), m.goods(1)) == ([3, 0, 0], [1, 0, 0])


def test_before_the_reveal_it_is_hidden() -> None:
    m = Forest(
        3,
        "reveal",
        played_p0=[],
        laid_fable_p0=["crystal_ball"],
        laid_gather_p0=["orange_gather_straw"],
        laid_gather_p1=["blue_gather_wood"],
        laid_gather_p2=["purple_gather_brick"],
    )
    assert m.g.revealed == [-1, -1, -1]
    assert [c.key for z in m.match.view(2).zones if z.name == "laid_gather:p1" for c in z.cards] == [None]


def test_a_position_in_the_middle_of_a_window_is_read_back() -> None:
    m = Forest(4, fable_hand_p0=["big_bad_wolf"], fable_hand_p1=["big_bad_wolf"], fable_hand_p2=["wolf"])
    m.lay("straw big_bad_wolf", "wood big_bad_wolf", "brick wolf", "brick")
    m.do("p0 field", "p1 forest")
    text = GAME.text(m.match)
    assert "played_p1 0 forest card" in text
    n = Forest.of(GAME.from_text(text))
    assert n.asking == m.asking
    n.do("p2 quarry")
    assert GAME.text(m.do("p2 quarry").match) == GAME.text(n.match)


def test_a_house_on_a_plot_is_read_back() -> None:
    m = Forest(3, "build_turns", plot_zone_p1=["prime_plot"], **built(p1=["wood walls plot", "straw base"]))
    n = Forest.of(GAME.from_text(GAME.text(m.match)))
    assert n.houses(1) == ["wood walls plot", "straw base"]
    assert n.pile("plot_zone:p1") == ["prime_plot"]


def test_seats_and_locations_are_named() -> None:
    m = Forest(
        3,
        "build_turns",
        first_player="p1",
        pig={"p0": "field", "p2": "quarry"},
        resources={"p0": {"wood": 2}},
        stock={"field": 7, "quarry": {"brick": 9}},
        reward_tokens=["p2", "", ""],
        runner=["p1"],
        visited=["field", "quarry"],
        debt={"p0": "p1 brick"},
        houses={"p0": ["straw walls"]},
        unique_location_p1=["royal_wedding"],
        place=["royal_wedding forest"],
    )
    g = m.g
    assert (g.first_player, g.pig, g.runner, g.visited, g.debt) == (1, [0, -1, 2], 2, 5, [5, -1, -1])
    assert g.goods[:3] == [0, 2, 0]
    assert g.stock[:9] == [7, 0, 0, 0, 4, 0, 0, 0, 9]
    assert g.reward_tokens == [2, -1, -1]
    assert g.sections[:3] == [4, 4, 5]
    assert list(g.place.values()) == [1]
    assert GAME.text(GAME.from_text(GAME.text(m.match))) == GAME.text(m.match)


def test_a_seats_gather_cards_need_no_colour() -> None:
    m = Forest(
        3,
        "choose_last",
        friend_p0=["evil_queen"],
        laid_gather_p1="gather_wood",
        laid_gather_p2=["purple_gather_brick"],
        gather_hand_p2=["gather_straw", "..."],
    )
    assert m.asking == ["p0 queen_peek"]
    assert (m.pile("laid_gather:p1"), m.pile("laid_gather:p2")) == (["blue_gather_wood"], ["purple_gather_brick"])
    assert m.pile("gather_hand:p2") == ["purple_gather_straw", "purple_gather_wood"]


def test_places_and_tokens_go_by_name_too() -> None:
    m = Forest(
        3,
        "build_turns",
        unique_location_p1=["lonely_castle"],
        place={"lonely_castle": "quarry"},
        reward_tokens={"wood": "p2"},
    )
    assert list(m.g.place.values()) == [2]
    assert m.g.reward_tokens == [-1, 2, -1]


def test_cards_are_laid_before_they_are_turned_up() -> None:
    with pytest.raises(BadPosition, match="laid_gather_p0 is empty"):
        Forest(3, "reveal")


@rule("LS-252")
def test_a_card_that_is_to_slide_under_the_mermaid_counts_as_locked() -> None:
    m = Forest(
        3,
        "go",
        friend_p0=["little_mermaid"],
        unkept={"p0": ["gather_straw"]},
        laid_gather_p0="gather_straw",
        laid_gather_p1="gather_straw",
        laid_gather_p2="gather_wood",
    )
    assert m.pile("locked_gather:p0") == ["orange_gather_straw"]
    assert GAME.text(GAME.from_text(GAME.text(m.match))) == GAME.text(m.match)


def test_a_swapped_gather_card_may_lie_elsewhere_until_the_clean_up() -> None:
    laid = {"laid_gather_p0": "blue_gather_wood", "laid_gather_p1": "orange_gather_wood"}
    assert Forest(3, "go", laid_gather_p2="gather_wood", **laid).asking == ["p0 build_action"]
    with pytest.raises(BadPosition, match="blue_gather_wood does not belong there"):
        Forest(3, "choose_last", friend_p2=["evil_queen"], **laid)


# --- What is left over -----------------------------------------------------------------------------------------------


@rule("LS-224")
def test_goldilocks_draws_from_a_short_deck_what_lies_in_it() -> None:
    m = Forest(2, "build_turns", friend_p0=["goldilocks"], fable_deck="oracle wolf giant")
    m.do("p0 special:goldilocks")
    assert m.options(0) == {"giant", "oracle", "wolf"}
    assert sorted(m.pile("drawn")) == ["giant", "oracle", "wolf"]


@rule("LS-183")
def test_the_tavern_invites_from_a_short_deck_whoever_lies_in_it() -> None:
    m = Forest(3, fable_hand_p0=["tavern_night"], friend_deck="jack aladdin goldilocks")
    m.lay("straw tavern_night", "wood", "brick")
    assert m.options(0) == {"aladdin", "goldilocks", "jack"}


def test_cards_left_over_lie_in_the_discards() -> None:
    m = Forest(3, "build_turns", fable_deck="oracle", friend_deck="jack")
    assert (m.pile("fable_deck"), m.pile("friend_deck")) == (["oracle"], ["jack"])
    assert [m.pile(name) for name in ("drawn", "tavern", "offered", "turned_up", "laid_fable:p0")] == [[]] * 5
    assert len(m.pile("fable_discard")) == 55
    assert len(m.pile("friend_discard")) == 24
