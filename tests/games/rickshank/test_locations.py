"""Ongoing cards and locations: the stack, three fates of a location, and what each one does."""

from typing import Any

import pytest

from igroteka.games.rickshank.content.box import box_of
from igroteka.testing import rule
from tests.games.rickshank.scene import Scene

LOCATIONS = list(box_of(None).location_stack)


@rule("RR-123")
def test_a_bought_ongoing_card_goes_to_the_discard_pile() -> None:
    market = ["security_specialist_rick", "kickback", "taxation", "freeze_gun", "conroy"]
    table = Scene(power=2, flea_market=market, discard_p0=[]).do("p0 buy:security_specialist_rick")
    assert (table.pile("discard_p0"), table.pile("play_p0")) == (["security_specialist_rick"], [])


@rule("RR-124", "RR-137")
def test_an_ongoing_card_played_from_hand_stays_turn_after_turn() -> None:
    table = Scene(hand_p0=["grave"])
    table.do("p0 play:grave", "p0 end_turn", "p1 end_turn", "p0 end_turn")
    assert table.pile("play_p0") == ["grave"]
    assert table.pile("location_discard") == []


@rule("RR-124")
def test_an_effect_may_remove_an_ongoing_card() -> None:
    table = Scene(play_p0=["grave"], hand_p0=["rezone"], discard_p0=[])
    table.do("p0 play:rezone", "p0 vote_for:0", "p1 vote_for:0", "p1 nothing", "p0 nothing")
    assert table.pile("discard_p0") == ["grave"]


@rule("RR-125", "RR-128")
def test_an_ongoing_card_is_in_play_and_works_as_long_as_it_is() -> None:
    table = Scene(play_p0=["family_restaurant"], hand_p0=["beth", "rezone", "summer"])
    table.do("p0 play:beth")
    assert table.g.power == 1
    table.do("p0 play:rezone", "p0 vote_for:0", "p1 vote_for:0", "p1 nothing", "p0 nothing")
    table.do("p0 play:summer")
    assert table.g.power == 1 + 2


@rule("RR-126")
def test_an_ongoing_card_counts_as_played_only_in_the_turn_it_entered() -> None:
    table = Scene(play_p0=["security_specialist_rick"], hand_p0=["black_rick"])
    assert table.do("p0 play:black_rick").g.power == 2
    table = Scene(hand_p0=["security_specialist_rick", "black_rick"])
    assert table.do("p0 play:security_specialist_rick", "p0 play:black_rick").g.power == 3


@rule("RR-127")
def test_foes_cards_in_play_give_me_nothing() -> None:
    table = Scene(play_p1=["family_restaurant", "presidential_palace"], hand_p0=["beth"], power=1)
    table.do("p0 play:beth")
    assert table.g.power == 1
    assert table.why_not("p0 buy:access_token") == "RR-073"


@rule("RR-031", "RR-131")
def test_a_portal_gun_discards_a_card_to_play_the_top_location() -> None:
    table = Scene(hand_p0=["portal_gun", "beth", "jerry"], location_stack=["grave", "..."], discard_p0=[])
    table.do("p0 play:portal_gun")
    assert table.asked == (0, "portal_discard")
    assert sorted(table.options()) == ["beth", "jerry", "nothing"]
    table.do("p0 beth")
    assert table.g.power == 2
    assert table.pile("play_p0") == ["grave", "portal_gun"]
    assert table.pile("discard_p0") == ["beth"]


@rule("RR-031", "RR-131")
def test_each_portal_gun_may_or_may_not_be_used() -> None:
    table = Scene(hand_p0=["portal_gun", "portal_gun", "beth"], location_stack=["grave", "garage", "..."])
    table.do("p0 play:portal_gun", "p0 nothing")
    assert table.pile("play_p0") == ["portal_gun"]
    table.do("p0 play:portal_gun", "p0 beth")
    assert "grave" in table.pile("play_p0")


@rule("RR-132")
def test_a_location_of_the_stack_is_played_but_not_from_hand() -> None:
    table = Scene(hand_p0=["portal_gun", "beth"], location_stack=["grave", "..."])
    table.do("p0 play:portal_gun", "p0 beth")
    assert table.g.plays == ["portal_gun", "grave"]
    assert [event.cards for event in table.told("played")] == [["portal_gun"]]
    assert table.told("played_location")[-1].cards == ["grave"]


@rule("RR-133")
def test_a_location_of_the_stack_works_this_turn() -> None:
    table = Scene(hand_p0=["portal_gun", "beth", "jerry"], location_stack=["family_restaurant", "..."])
    table.do("p0 play:portal_gun", "p0 beth", "p0 play:jerry")
    assert table.g.power == 3


@rule("RR-134", "RR-135")
def test_a_location_of_the_stack_can_be_bought_and_goes_to_the_discard_pile_at_once() -> None:
    hand = ["portal_gun", "beth", "jerry", "pill_brulee", "summer"]
    table = Scene(hand_p0=hand, location_stack=["family_restaurant", "..."], discard_p0=[])
    table.do("p0 play:portal_gun", "p0 beth")
    assert table.why_not("p0 buy:family_restaurant") == "RR-073"
    table.do("p0 play:jerry", "p0 play:pill_brulee", "p0 buy:family_restaurant")
    assert table.g.power == 5 - 4
    assert "family_restaurant" in table.pile("discard_p0")
    table.do("p0 play:summer")
    assert table.g.power == 1
    assert table.g.owner == {}


@rule("RR-136", "RR-031")
def test_an_unbought_location_goes_to_the_location_discard_at_the_end_of_the_turn() -> None:
    table = Scene(hand_p0=["portal_gun", "beth"], location_stack=["grave", "..."])
    table.do("p0 play:portal_gun", "p0 beth", "p0 end_turn")
    assert table.pile("location_discard") == ["grave"]
    assert table.pile("play_p0") == []


@rule("RR-136", "RR-137")
def test_locations_played_from_hand_stay_when_the_others_go() -> None:
    table = Scene(hand_p0=["portal_gun", "beth", "garage"], play_p0=["neighborhood"], location_stack=["grave", "..."])
    table.do("p0 play:garage", "p0 play:portal_gun", "p0 beth", "p0 end_turn")
    assert sorted(table.pile("play_p0")) == ["garage", "neighborhood"]


@rule("RR-227")
def test_an_unbought_location_stays_in_play_until_the_end_of_the_turn() -> None:
    table = Scene(hand_p0=["portal_gun", "beth", "jerry", "genius_waves"], location_stack=["family_restaurant", "..."])
    table.do("p0 play:portal_gun", "p0 beth", "p0 play:genius_waves", "p0 buy:portal_gun", "p0 play:jerry")
    assert table.g.power == 1
    assert "family_restaurant" in table.pile("play_p0")


@rule("RR-138")
def test_an_empty_location_stack_is_made_anew_from_its_discard() -> None:
    rest = [key for key in LOCATIONS if key not in ("grave", "garage")]
    given: dict[str, Any] = {"location_stack": [], "location_discard": ["grave", "garage"], "discard_p1": rest}
    table = Scene(hand_p0=["portal_gun", "beth"], **given)
    assert table.pile("location_stack") == []
    table.do("p0 play:portal_gun", "p0 beth")
    assert len(table.told("locations_shuffled")) == 1
    assert len(table.pile("location_stack")) == 1
    assert table.pile("location_discard") == []


@rule("RR-139")
def test_with_all_locations_bought_nothing_is_played() -> None:
    """RL-31: the discard is still allowed."""
    table = Scene(hand_p0=["portal_gun", "beth"], location_stack=[], location_discard=[], discard_p1=LOCATIONS)
    table.do("p0 play:portal_gun", "p0 beth")
    assert table.pile("play_p0") == ["portal_gun"]
    assert table.g.power == 2
    table = Scene(hand_p0=["jury_rigged_portal_gun"], location_stack=[], location_discard=[], discard_p1=LOCATIONS)
    table.do("p0 play:jury_rigged_portal_gun")
    assert (table.asked, table.pile("play_p0")) == ((0, "open_phase"), ["jury_rigged_portal_gun"])


def test_the_jury_rigged_portal_gun_needs_no_discard() -> None:
    table = Scene(hand_p0=["jury_rigged_portal_gun"], location_stack=["grave", "..."])
    table.do("p0 play:jury_rigged_portal_gun", "p0 yes")
    assert (table.g.power, table.pile("play_p0")) == (3, ["grave", "jury_rigged_portal_gun"])
    table.do("p0 end_turn")
    assert table.pile("location_discard") == ["grave"]


@rule("RR-211")
def test_future_rick_puts_a_location_of_the_discard_pile_into_play_for_good() -> None:
    """RL-29: it is mine, so it stays like one played from hand."""
    table = Scene(hand_p0=["future_rick"], discard_p0=["grave", "conroy"])
    table.do("p0 play:future_rick")
    assert table.options() == {"grave", "nothing"}
    table.do("p0 grave")
    assert table.g.power == 1
    assert table.g.plays == ["future_rick", "grave"]
    table.do("p0 end_turn")
    assert table.pile("play_p0") == ["grave"]


@rule("RR-211")
def test_future_rick_brings_back_a_location_bought_this_turn() -> None:
    hand = ["portal_gun", "beth", "jerry", "szechuan_sauce", "future_rick", "summer"]
    table = Scene(hand_p0=hand, location_stack=["family_restaurant", "..."])
    table.do("p0 play:portal_gun", "p0 beth", "p0 play:jerry", "p0 play:szechuan_sauce", "p0 buy:family_restaurant")
    table.do("p0 play:future_rick", "p0 family_restaurant", "p0 play:summer")
    assert table.g.power == (2 + 1 + 3 - 4) + 1 + 1


def test_a_location_that_comes_back_gets_no_second_first() -> None:
    """RL-42."""
    hand = ["portal_gun", "portal_gun", "beth", "szechuan_sauce", "future_rick"]
    table = Scene(hand_p0=hand, location_stack=["assworld_2", "..."])
    table.do("p0 play:portal_gun", "p0 beth", "p0 play:szechuan_sauce", "p0 buy:assworld_2")
    table.do("p0 play:future_rick", "p0 assworld_2", "p0 play:portal_gun")
    assert table.pile("hand_p0") == []


@pytest.mark.parametrize(
    ("location", "card", "other"),
    [
        ("assworld_2", "dead_flies", "dead_flies"),
        ("citadel_militia_hq", "black_rick", "aqua_rick"),
        ("cronenberg_world_2", "pill_brulee", "szechuan_sauce"),
        ("mission_control", "gromflamite_officer", "gromflamite_technician"),
        ("underground", "lawyer_morty", "big_head_morty"),
    ],
)
def test_locations_that_draw_for_the_first_card_of_a_type(location: str, card: str, other: str) -> None:
    table = Scene(play_p0=[location], hand_p0=["beth", card, other], deck_p0=["jerry", "jerry", "..."])
    table.do("p0 play:beth")
    assert len(table.pile("hand_p0")) == 2
    table.do(f"p0 play:{card}")
    assert len(table.pile("hand_p0")) == 2
    if other == "big_head_morty":
        table.do(f"p0 play:{other}")
    else:
        table.do(f"p0 play:{other}")
    assert len(table.pile("hand_p0")) == 1


def test_the_garage_draws_for_the_first_portal_gun() -> None:
    table = Scene(play_p0=["garage"], hand_p0=["jury_rigged_portal_gun", "portal_gun", "portal_gun"])
    table.do("p0 play:jury_rigged_portal_gun", "p0 no")
    assert len(table.pile("hand_p0")) == 2
    table.do("p0 play:portal_gun", "p0 nothing")
    assert len(table.pile("hand_p0")) == 2
    table.do("p0 play:portal_gun", "p0 nothing")
    assert len(table.pile("hand_p0")) == 1


def test_a_location_of_a_portal_gun_has_missed_that_portal_gun() -> None:
    """RL-42."""
    table = Scene(hand_p0=["portal_gun", "portal_gun", "beth"], location_stack=["garage", "..."])
    table.do("p0 play:portal_gun", "p0 beth", "p0 play:portal_gun")
    assert table.pile("hand_p0") == []


def test_the_family_restaurant_feeds_every_jerry_beth_and_summer() -> None:
    table = Scene(play_p0=["family_restaurant"], hand_p0=["jerry", "jerry", "beth", "summer", "morty_waves"])
    for card in ("jerry", "jerry", "beth", "summer", "morty_waves"):
        table.do(f"p0 play:{card}")
    assert table.g.power == 4


def test_jerrys_office_gives_a_token_for_the_first_jerry() -> None:
    table = Scene(play_p0=["jerrys_office"], hand_p0=["jerry", "jerry"]).do("p0 play:jerry", "p0 play:jerry")
    assert table.g.tokens[0] == 1


def test_the_presidential_palace_halves_the_price_of_the_token() -> None:
    table = Scene(play_p0=["presidential_palace"], power=1).do("p0 buy:access_token")
    assert (table.g.power, table.g.tokens[0]) == (0, 1)
    assert Scene(play_p0=["presidential_palace"]).table()["token_price"] == 1


def test_the_grave_rewards_the_first_destroyed_card_of_ones_own_turn() -> None:
    table = Scene(play_p0=["grave"], hand_p0=["eye_poppin_morty", "beth"])
    table.do("p0 play:eye_poppin_morty", "p0 beth", "p0 yes")
    assert table.g.power == 1 + 1
    table = Scene(play_p1=["grave"], hand_p0=["portal_bomb"], discard_p1=["conroy"])
    table.do("p0 play:portal_bomb", "p1 nothing")
    assert table.g.power == 3
    table = Scene(play_p0=["grave"], hand_p0=["terminate"])
    table.do("p0 play:terminate", f"p0 {table.pile('flea_market')[0]}")
    assert table.g.power == 3


def test_the_neighborhood_rewards_the_first_council_card() -> None:
    table = Scene(play_p0=["neighborhood"], hand_p0=["recycle", "recycle"], destroyed=[])
    assert table.do("p0 play:recycle", "p0 play:recycle").g.power == 5


@rule("RR-200")
def test_space_prison_holds_ricks_that_foes_buy_until_its_owners_turn() -> None:
    market = ["black_rick", "kickback", "taxation", "freeze_gun", "conroy"]
    table = Scene(power=11, flea_market=market, play_p1=["space_prison"], discard_p0=[])
    table.do("p0 buy:black_rick", "p0 buy:cornvelious_daniel")
    assert table.pile("imprisoned_p1") == ["black_rick"]
    assert table.pile("discard_p0") == ["cornvelious_daniel"]
    assert table.told("bought")[-1].cards == ["black_rick"]
    table.do("p0 end_turn")
    assert table.asked[0] == 1 or table.asked[1] == "defend"


@rule("RR-200", "RR-105")
def test_space_prison_holds_a_defeated_seal_team_rick_too() -> None:
    """RL-34: it is defeated all the same, and the next one stays face down until the turn is over."""
    others = ["cornvelious_daniel", "eye_patch_rick", "cornrow_rick", "rick_d99"]
    table = Scene(
        power=9,
        nemesis=["headband_rick"],
        nemesis_stack=["earring_rick", "federation_president"],
        discard_p1=others,
        play_p1=["space_prison"],
    )
    table.do("p0 buy:headband_rick")
    assert table.pile("imprisoned_p1") == ["headband_rick"]
    assert table.why_not("p0 buy:nemesis") == "RR-105"
    assert table.table()["owners"] == [{"card": "headband_rick", "zone": "imprisoned:p1", "owner": "p0"}]


@rule("RR-200", "RR-229")
def test_everybody_sees_to_whom_an_imprisoned_rick_belongs() -> None:
    market = ["black_rick", "kickback", "taxation", "freeze_gun", "conroy"]
    table = Scene(3, power=3, flea_market=market, play_p2=["space_prison"]).do("p0 buy:black_rick")
    for seat in (None, 0, 1, 2):
        assert table.table(seat)["owners"] == [{"card": "black_rick", "zone": "imprisoned:p2", "owner": "p0"}]


@rule("RR-200")
def test_space_prison_releases_at_the_start_of_its_controllers_turn() -> None:
    market = ["black_rick", "kickback", "taxation", "freeze_gun", "conroy"]
    table = Scene(3, power=3, flea_market=market, play_p2=["space_prison"], discard_p0=[])
    table.do("p0 buy:black_rick", "p0 end_turn", "p1 end_turn")
    assert table.pile("imprisoned_p2") == []
    assert "black_rick" in table.pile("discard_p0") + table.pile("deck_p0") + table.pile("hand_p0")
    assert table.told("released")[-1].values["owner"] == "p0"
    assert not table.told("gained")
    assert table.g.owner == {}


@rule("RR-200")
def test_space_prison_lets_its_own_controller_buy_ricks() -> None:
    market = ["black_rick", "kickback", "taxation", "freeze_gun", "conroy"]
    table = Scene(power=3, flea_market=market, play_p0=["space_prison"], discard_p0=[]).do("p0 buy:black_rick")
    assert table.pile("discard_p0") == ["black_rick"]


@rule("RR-201")
def test_ricks_return_to_their_owners_when_space_prison_leaves_play() -> None:
    table = Scene(
        hand_p0=["gromflamite_general"],
        hand_p1=[],
        play_p1=["space_prison"],
        imprisoned_p1=["black_rick"],
        owner=["imprisoned:p1 black_rick p0"],
        discard_p0=[],
    )
    table.do("p0 play:gromflamite_general", "p1 nothing", "p1 in_play:space_prison")
    assert table.pile("discard_p0") == ["black_rick"]
    assert table.pile("imprisoned_p1") == []


@rule("RR-201", "RR-136")
def test_ricks_return_when_an_unbought_or_bought_prison_leaves() -> None:
    """RL-34: Embezzle gives a foe a Rick in my turn while my Portal Gun's Space Prison lies there."""
    market = ["black_rick", "gentrify", "rick_c137", "portal_bomb", "commander_rick"]
    for last in ("p0 buy:space_prison", "p0 end_turn"):
        table = Scene(
            hand_p0=["portal_gun", "beth", "embezzle"],
            flea_market=market,
            location_stack=["space_prison", "..."],
            discard_p1=[],
            power=4,
        )
        table.do("p0 play:portal_gun", "p0 beth", "p0 play:embezzle")
        table.do("p0 bid:0", "p1 bid:0", "p1 nothing", "p0 nothing", "p0 p1")
        assert table.pile("imprisoned_p0") == ["black_rick"]
        table.do(last)
        assert table.pile("discard_p1") == ["black_rick"]


@rule("RR-202")
def test_drive_thru_swaps_a_market_card_at_the_start_of_the_turn() -> None:
    market = ["black_rick", "kickback", "taxation", "freeze_gun", "conroy"]
    table = Scene(at="start_of_turn", play_p0=["drive_thru"], flea_market=market, main_deck=["recycle", "..."])
    assert table.asked == (0, "drive_thru")
    table.do("p0 taxation")
    assert sorted(table.pile("flea_market")) == ["black_rick", "conroy", "freeze_gun", "kickback", "recycle"]
    assert table.pile("main_deck")[-1] == "taxation"
    bottom = next(zone for zone in table.match.view(1).zones if zone.name == "main_deck").cards[-1]
    assert bottom.key == "taxation"
    assert table.asked == (0, "open_phase")


@rule("RR-202")
def test_drive_thru_may_be_left_and_does_nothing_when_played_this_turn() -> None:
    table = Scene(at="start_of_turn", play_p0=["drive_thru"])
    market = table.pile("flea_market")
    assert table.do("p0 nothing").pile("flea_market") == market
    table = Scene(hand_p0=["portal_gun", "beth"], location_stack=["drive_thru", "..."])
    table.do("p0 play:portal_gun", "p0 beth")
    assert table.asked == (0, "open_phase")
    assert not [key for key in table.options() if "drive_thru" in key and not key.startswith("buy:")]


@rule("RR-092")
def test_a_destroyed_or_discarded_location_never_reaches_the_main_deck() -> None:
    table = Scene(hand_p0=["portal_gun", "beth"], location_stack=["grave", "..."])
    table.do("p0 play:portal_gun", "p0 beth", "p0 end_turn")
    assert not set(LOCATIONS) & set(table.pile("main_deck") + table.pile("flea_market"))
