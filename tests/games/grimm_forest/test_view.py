"""What the view tells beyond the pieces: what a location would give, what is still to act, what a section costs."""

import pytest

from igroteka.content.words import Words
from igroteka.engine.events import Value
from igroteka.games.grimm_forest import GAME
from igroteka.games.grimm_forest.view import SHOWN, DueView, TableView
from igroteka.testing import rule
from tests.games.grimm_forest.scene import Forest


def table_of(m: Forest, seat: int | None = 0) -> TableView:
    return SHOWN.view(m.g, seat)


def coming(m: Forest, window: str, seat: int | None = 0) -> list[tuple[str, int]]:
    found: list[DueView] = table_of(m, seat).coming.get(window, [])
    return [(due.card, due.seat) for due in found]


@rule("LS-063", "LS-064")
def test_a_location_says_what_one_two_or_three_pigs_would_get_there() -> None:
    table = table_of(Forest(3, stock={"field": [7, 0, 0], "forest": [0, 2, 0]}))
    assert table.locations["field"].shares == [7, 3, 2]
    assert table.locations["forest"].shares == [2, 1, 0]


@rule("LS-127")
def test_in_the_market_the_pigs_take_turns_so_all_types_are_shared_together() -> None:
    table = table_of(Forest(4, stock={"market": [1, 1, 3]}))
    assert table.locations["market"].shares == [5, 2, 1, 1]


@rule("LS-111")
def test_a_location_says_what_it_is_filled_up_with() -> None:
    refills = {name: location.refill for name, location in table_of(Forest(4)).locations.items()}
    assert refills == {"field": [5, 0, 0], "forest": [0, 4, 0], "quarry": [0, 0, 3], "market": [1, 1, 1]}


@rule("LS-057", "LS-135")
def test_a_card_on_a_location_says_what_it_is() -> None:
    m = Forest(3, fable_hand_p0=["wolf"], fable_hand_p1=["royal_wedding"], friend_p2=["thumbelina"])
    m.lay("straw wolf", "wood royal_wedding", "brick").do("p0 field", "p1 field")
    lying = [(card.card, card.type) for card in table_of(m).locations["field"].cards]
    assert lying == [("wolf", "monster"), ("royal_wedding", "unique_location")]


def test_what_will_act_later_is_known_as_far_as_it_lies_open() -> None:
    m = Forest(3, friend_p1=["ali_baba"], friend_p2=["thumbelina"], fable_hand_p0=["wolf"])
    assert coming(m, "after_gather_reveal") == [("thumbelina", 2)]
    assert coming(m, "end_of_gather") == [("ali_baba", 1)]
    assert coming(m, "before_collect") == []
    m.lay("straw wolf", "wood", "brick")
    assert coming(m, "before_collect", None) == [("wolf", 0)]
    m.do("p0 field", "p2 no")
    assert "after_gather_reveal" not in table_of(m).coming


def test_a_fable_laid_face_down_is_not_among_what_comes() -> None:
    m = Forest(3, "start_of_round", friend_p1=["evil_queen"], fable_hand_p0=["wolf"])
    m.lay("straw wolf", "", "brick")
    for seat in (0, 1, 2, None):
        assert all(due.card != "wolf" for row in table_of(m, seat).coming.values() for due in row)


@rule("LS-061")
def test_every_pig_that_goes_by_its_card_is_told() -> None:
    m = Forest(3, friend_p2=["cinderella"]).lay("straw", "wood", "brick")
    assert m.values("walked") == [{"location": "field", "seat": 0}, {"location": "forest", "seat": 1}]
    assert [(each["seat"], each["location"]) for each in m.values("went")] == [(2, "quarry")]


@rule("LS-064")
def test_sharing_is_told_with_the_pigs_and_what_is_left() -> None:
    m = Forest(3, stock={"field": [5, 0, 0]}).lay("straw", "straw", "wood")
    shared = [each for each in m.values("collected") if each["location"] == "field"]
    assert [(each["straw"], each["pigs"], each["left"]) for each in shared] == [(2, 2, 1), (2, 2, 1)]


@rule("LS-128")
def test_every_pick_in_the_market_is_told() -> None:
    m = Forest(4, stock={"market": [1, 0, 1]}).lay("market", "market", "straw", "wood").do("p0 brick")
    assert [(each["seat"], each["straw"], each["brick"]) for each in m.values("picked")] == [(0, 0, 1), (1, 1, 0)]


@rule("LS-211")
def test_a_surcharge_says_who_is_paid() -> None:
    given = {"houses": {"p0": ["straw base"]}, "resources": {"p0": [9, 2, 0]}}
    m = Forest(3, "build_turns", friend_p2=["hansel_gretel"], **given)
    details = m.match.view(0).asks[0].details
    assert (details["build:straw:walls"]["surcharge"], details["build:straw:walls"]["to"]) == (1, "p2")
    assert "to" not in details["build:wood:base"]


@pytest.mark.parametrize(("lang", "band"), [("ru", "Монстр · перед сбором"), ("en", "Monster · before collecting")])
def test_a_card_has_its_type_and_moment_apart_from_its_text(lang: str, band: str) -> None:
    words = Words(GAME.id, lang)
    assert words.say("text-wolf.band") == band
    values: dict[str, Value] = {}
    assert words.text("wolf") == f"{band}. {words.say('text-wolf', values)}"


@rule("LS-063", "LS-064")
def test_after_the_pigs_have_come_a_location_says_what_another_choice_would_have_brought() -> None:
    m = Forest(3, stock={"field": [5, 0, 0], "forest": [0, 4, 0], "quarry": [0, 0, 3]})
    assert table_of(m).locations["forest"].awaited == []
    m.lay("straw", "wood", "wood")
    locations = table_of(m).locations
    assert {name: location.awaited for name, location in locations.items()} == {
        "field": [5, 2, 1],
        "forest": [4, 2, 1],
        "quarry": [3, 1, 1],
    }
    assert locations["forest"].stock == [0, 0, 0]
    m.pass_build()
    assert table_of(m).locations["forest"].awaited == []


@rule("LS-148")
def test_where_the_wolf_stood_another_choice_would_have_brought_nothing() -> None:
    m = Forest(3, fable_hand_p0=["wolf"], stock={"forest": [0, 4, 0], "quarry": [0, 0, 3]})
    m.lay("straw wolf", "brick", "brick").do("p0 forest")
    locations = table_of(m).locations
    assert (locations["forest"].awaited, locations["forest"].lurking) == ([0, 0, 0], ["wolf"])
    assert (locations["quarry"].awaited, locations["quarry"].lurking) == ([3, 1, 1], [])
