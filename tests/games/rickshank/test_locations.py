"""Ongoing cards and locations: the stack, three fates of a location, and what each one does."""

from typing import Any

import pytest

from igroteka.games.rickshank.content.box import box_of
from igroteka.testing import rule
from tests.games.rickshank.scene import asked, do, offers, pile, refused, scene, told

LOCATIONS = list(box_of(None).location_stack)


@rule("RR-123")
def test_a_bought_ongoing_card_goes_to_the_discard_pile() -> None:
    market = ["security_specialist_rick", "kickback", "taxation", "freeze_gun", "conroy"]
    match = do(scene(power=2, flea_market=market, discard_p0=[]), "p0 buy:security_specialist_rick")
    assert (pile(match, "discard_p0"), pile(match, "play_p0")) == (["security_specialist_rick"], [])


@rule("RR-124", "RR-137")
def test_an_ongoing_card_played_from_hand_stays_turn_after_turn() -> None:
    match = scene(hand_p0=["grave"])
    do(match, "p0 play:grave", "p0 end_turn", "p1 end_turn", "p0 end_turn")
    assert pile(match, "play_p0") == ["grave"]
    assert pile(match, "location_discard") == []


@rule("RR-124")
def test_an_effect_may_remove_an_ongoing_card() -> None:
    match = scene(play_p0=["grave"], hand_p0=["rezone"], discard_p0=[])
    do(match, "p0 play:rezone", "p0 vote_for:0", "p1 vote_for:0", "p1 nothing", "p0 nothing")
    assert pile(match, "discard_p0") == ["grave"]


@rule("RR-125", "RR-128")
def test_an_ongoing_card_is_in_play_and_works_as_long_as_it_is() -> None:
    match = scene(play_p0=["family_restaurant"], hand_p0=["beth", "rezone", "summer"])
    do(match, "p0 play:beth")
    assert match.g.power == 1
    do(match, "p0 play:rezone", "p0 vote_for:0", "p1 vote_for:0", "p1 nothing", "p0 nothing")
    do(match, "p0 play:summer")
    assert match.g.power == 1 + 2


@rule("RR-126")
def test_an_ongoing_card_counts_as_played_only_in_the_turn_it_entered() -> None:
    match = scene(play_p0=["security_specialist_rick"], hand_p0=["black_rick"])
    assert do(match, "p0 play:black_rick").g.power == 2
    match = scene(hand_p0=["security_specialist_rick", "black_rick"])
    assert do(match, "p0 play:security_specialist_rick", "p0 play:black_rick").g.power == 3


@rule("RR-127")
def test_foes_cards_in_play_give_me_nothing() -> None:
    match = scene(play_p1=["family_restaurant", "presidential_palace"], hand_p0=["beth"], power=1)
    do(match, "p0 play:beth")
    assert match.g.power == 1
    assert refused(match, "p0 buy:access_token") == "RR-073"


@rule("RR-031", "RR-131")
def test_a_portal_gun_discards_a_card_to_play_the_top_location() -> None:
    match = scene(hand_p0=["portal_gun", "beth", "jerry"], location_stack=["grave", "..."], discard_p0=[])
    do(match, "p0 play:portal_gun")
    assert asked(match) == (0, "portal_discard")
    assert sorted(offers(match)) == ["beth", "jerry", "nothing"]
    do(match, "p0 beth")
    assert match.g.power == 2
    assert pile(match, "play_p0") == ["grave", "portal_gun"]
    assert pile(match, "discard_p0") == ["beth"]


@rule("RR-031", "RR-131")
def test_each_portal_gun_may_or_may_not_be_used() -> None:
    match = scene(hand_p0=["portal_gun", "portal_gun", "beth"], location_stack=["grave", "garage", "..."])
    do(match, "p0 play:portal_gun", "p0 nothing")
    assert pile(match, "play_p0") == ["portal_gun"]
    do(match, "p0 play:portal_gun", "p0 beth")
    assert "grave" in pile(match, "play_p0")


@rule("RR-132")
def test_a_location_of_the_stack_is_played_but_not_from_hand() -> None:
    match = scene(hand_p0=["portal_gun", "beth"], location_stack=["grave", "..."])
    do(match, "p0 play:portal_gun", "p0 beth")
    assert match.g.plays == ["portal_gun", "grave"]
    assert [event["cards"] for event in told(match, "played")] == [["portal_gun"]]
    assert told(match, "played_location")[-1]["cards"] == ["grave"]


@rule("RR-133")
def test_a_location_of_the_stack_works_this_turn() -> None:
    match = scene(hand_p0=["portal_gun", "beth", "jerry"], location_stack=["family_restaurant", "..."])
    do(match, "p0 play:portal_gun", "p0 beth", "p0 play:jerry")
    assert match.g.power == 3


@rule("RR-134", "RR-135")
def test_a_location_of_the_stack_can_be_bought_and_goes_to_the_discard_pile_at_once() -> None:
    hand = ["portal_gun", "beth", "jerry", "pill_brulee", "summer"]
    match = scene(hand_p0=hand, location_stack=["family_restaurant", "..."], discard_p0=[])
    do(match, "p0 play:portal_gun", "p0 beth")
    assert refused(match, "p0 buy:family_restaurant") == "RR-073"
    do(match, "p0 play:jerry", "p0 play:pill_brulee", "p0 buy:family_restaurant")
    assert match.g.power == 5 - 4
    assert "family_restaurant" in pile(match, "discard_p0")
    do(match, "p0 play:summer")
    assert match.g.power == 1
    assert match.g.owner == {}


@rule("RR-136", "RR-031")
def test_an_unbought_location_goes_to_the_location_discard_at_the_end_of_the_turn() -> None:
    match = scene(hand_p0=["portal_gun", "beth"], location_stack=["grave", "..."])
    do(match, "p0 play:portal_gun", "p0 beth", "p0 end_turn")
    assert pile(match, "location_discard") == ["grave"]
    assert pile(match, "play_p0") == []


@rule("RR-136", "RR-137")
def test_locations_played_from_hand_stay_when_the_others_go() -> None:
    match = scene(hand_p0=["portal_gun", "beth", "garage"], play_p0=["neighborhood"], location_stack=["grave", "..."])
    do(match, "p0 play:garage", "p0 play:portal_gun", "p0 beth", "p0 end_turn")
    assert sorted(pile(match, "play_p0")) == ["garage", "neighborhood"]


@rule("RR-227")
def test_an_unbought_location_stays_in_play_until_the_end_of_the_turn() -> None:
    match = scene(hand_p0=["portal_gun", "beth", "jerry", "genius_waves"], location_stack=["family_restaurant", "..."])
    do(match, "p0 play:portal_gun", "p0 beth", "p0 play:genius_waves", "p0 buy:portal_gun", "p0 play:jerry")
    assert match.g.power == 1
    assert "family_restaurant" in pile(match, "play_p0")


@rule("RR-138")
def test_an_empty_location_stack_is_made_anew_from_its_discard() -> None:
    rest = [key for key in LOCATIONS if key not in ("grave", "garage")]
    given: dict[str, Any] = {"location_stack": [], "location_discard": ["grave", "garage"], "discard_p1": rest}
    match = scene(hand_p0=["portal_gun", "beth"], **given)
    assert pile(match, "location_stack") == []
    do(match, "p0 play:portal_gun", "p0 beth")
    assert len(told(match, "locations_shuffled")) == 1
    assert len(pile(match, "location_stack")) == 1
    assert pile(match, "location_discard") == []


@rule("RR-139")
def test_with_all_locations_bought_nothing_is_played() -> None:
    """RL-31: the discard is still allowed."""
    match = scene(hand_p0=["portal_gun", "beth"], location_stack=[], location_discard=[], discard_p1=LOCATIONS)
    do(match, "p0 play:portal_gun", "p0 beth")
    assert pile(match, "play_p0") == ["portal_gun"]
    assert match.g.power == 2
    match = scene(hand_p0=["jury_rigged_portal_gun"], location_stack=[], location_discard=[], discard_p1=LOCATIONS)
    do(match, "p0 play:jury_rigged_portal_gun")
    assert (asked(match), pile(match, "play_p0")) == ((0, "open_phase"), ["jury_rigged_portal_gun"])


def test_the_jury_rigged_portal_gun_needs_no_discard() -> None:
    match = scene(hand_p0=["jury_rigged_portal_gun"], location_stack=["grave", "..."])
    do(match, "p0 play:jury_rigged_portal_gun", "p0 yes")
    assert (match.g.power, pile(match, "play_p0")) == (3, ["grave", "jury_rigged_portal_gun"])
    do(match, "p0 end_turn")
    assert pile(match, "location_discard") == ["grave"]


@rule("RR-211")
def test_future_rick_puts_a_location_of_the_discard_pile_into_play_for_good() -> None:
    """RL-29: it is mine, so it stays like one played from hand."""
    match = scene(hand_p0=["future_rick"], discard_p0=["grave", "conroy"])
    do(match, "p0 play:future_rick")
    assert offers(match) == ["grave", "nothing"]
    do(match, "p0 grave")
    assert match.g.power == 1
    assert match.g.plays == ["future_rick", "grave"]
    do(match, "p0 end_turn")
    assert pile(match, "play_p0") == ["grave"]


@rule("RR-211")
def test_future_rick_brings_back_a_location_bought_this_turn() -> None:
    hand = ["portal_gun", "beth", "jerry", "szechuan_sauce", "future_rick", "summer"]
    match = scene(hand_p0=hand, location_stack=["family_restaurant", "..."])
    do(match, "p0 play:portal_gun", "p0 beth", "p0 play:jerry", "p0 play:szechuan_sauce", "p0 buy:family_restaurant")
    do(match, "p0 play:future_rick", "p0 family_restaurant", "p0 play:summer")
    assert match.g.power == (2 + 1 + 3 - 4) + 1 + 1


def test_a_location_that_comes_back_gets_no_second_first() -> None:
    """RL-42."""
    hand = ["portal_gun", "portal_gun", "beth", "szechuan_sauce", "future_rick"]
    match = scene(hand_p0=hand, location_stack=["assworld_2", "..."])
    do(match, "p0 play:portal_gun", "p0 beth", "p0 play:szechuan_sauce", "p0 buy:assworld_2")
    do(match, "p0 play:future_rick", "p0 assworld_2", "p0 play:portal_gun")
    assert pile(match, "hand_p0") == []


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
    match = scene(play_p0=[location], hand_p0=["beth", card, other], deck_p0=["jerry", "jerry", "..."])
    do(match, "p0 play:beth")
    assert len(pile(match, "hand_p0")) == 2
    do(match, f"p0 play:{card}")
    assert len(pile(match, "hand_p0")) == 2
    if other == "big_head_morty":
        do(match, f"p0 play:{other}")
    else:
        do(match, f"p0 play:{other}")
    assert len(pile(match, "hand_p0")) == 1


def test_the_garage_draws_for_the_first_portal_gun() -> None:
    match = scene(play_p0=["garage"], hand_p0=["jury_rigged_portal_gun", "portal_gun", "portal_gun"])
    do(match, "p0 play:jury_rigged_portal_gun", "p0 no")
    assert len(pile(match, "hand_p0")) == 2
    do(match, "p0 play:portal_gun", "p0 nothing")
    assert len(pile(match, "hand_p0")) == 2
    do(match, "p0 play:portal_gun", "p0 nothing")
    assert len(pile(match, "hand_p0")) == 1


def test_a_location_of_a_portal_gun_has_missed_that_portal_gun() -> None:
    """RL-42."""
    match = scene(hand_p0=["portal_gun", "portal_gun", "beth"], location_stack=["garage", "..."])
    do(match, "p0 play:portal_gun", "p0 beth", "p0 play:portal_gun")
    assert pile(match, "hand_p0") == []


def test_the_family_restaurant_feeds_every_jerry_beth_and_summer() -> None:
    match = scene(play_p0=["family_restaurant"], hand_p0=["jerry", "jerry", "beth", "summer", "morty_waves"])
    for card in ("jerry", "jerry", "beth", "summer", "morty_waves"):
        do(match, f"p0 play:{card}")
    assert match.g.power == 4


def test_jerrys_office_gives_a_token_for_the_first_jerry() -> None:
    match = do(scene(play_p0=["jerrys_office"], hand_p0=["jerry", "jerry"]), "p0 play:jerry", "p0 play:jerry")
    assert match.g.tokens[0] == 1


def test_the_presidential_palace_halves_the_price_of_the_token() -> None:
    match = do(scene(play_p0=["presidential_palace"], power=1), "p0 buy:access_token")
    assert (match.g.power, match.g.tokens[0]) == (0, 1)
    assert scene(play_p0=["presidential_palace"]).view(0).table["token_price"] == 1


def test_the_grave_rewards_the_first_destroyed_card_of_ones_own_turn() -> None:
    match = scene(play_p0=["grave"], hand_p0=["eye_poppin_morty", "beth"])
    do(match, "p0 play:eye_poppin_morty", "p0 beth", "p0 yes")
    assert match.g.power == 1 + 1
    match = scene(play_p1=["grave"], hand_p0=["portal_bomb"], discard_p1=["conroy"])
    do(match, "p0 play:portal_bomb", "p1 nothing")
    assert match.g.power == 3
    match = scene(play_p0=["grave"], hand_p0=["terminate"])
    do(match, "p0 play:terminate", f"p0 {pile(match, 'flea_market')[0]}")
    assert match.g.power == 3


def test_the_neighborhood_rewards_the_first_council_card() -> None:
    match = scene(play_p0=["neighborhood"], hand_p0=["recycle", "recycle"], destroyed=[])
    assert do(match, "p0 play:recycle", "p0 play:recycle").g.power == 5


@rule("RR-200")
def test_space_prison_holds_ricks_that_foes_buy_until_its_owners_turn() -> None:
    market = ["black_rick", "kickback", "taxation", "freeze_gun", "conroy"]
    match = scene(power=11, flea_market=market, play_p1=["space_prison"], discard_p0=[])
    do(match, "p0 buy:black_rick", "p0 buy:cornvelious_daniel")
    assert pile(match, "imprisoned_p1") == ["black_rick"]
    assert pile(match, "discard_p0") == ["cornvelious_daniel"]
    assert told(match, "bought")[-1]["cards"] == ["black_rick"]
    do(match, "p0 end_turn")
    assert asked(match)[0] == 1 or asked(match)[1] == "defend"


@rule("RR-200", "RR-105")
def test_space_prison_holds_a_defeated_seal_team_rick_too() -> None:
    """RL-34: it is defeated all the same, and the next one stays face down until the turn is over."""
    others = ["cornvelious_daniel", "eye_patch_rick", "cornrow_rick", "rick_d99"]
    match = scene(
        power=9,
        nemesis=["headband_rick"],
        nemesis_stack=["earring_rick", "federation_president"],
        discard_p1=others,
        play_p1=["space_prison"],
    )
    do(match, "p0 buy:headband_rick")
    assert pile(match, "imprisoned_p1") == ["headband_rick"]
    assert refused(match, "p0 buy:nemesis") == "RR-105"
    assert match.view(None).table["owners"] == [{"card": "headband_rick", "zone": "imprisoned:p1", "owner": "p0"}]


@rule("RR-200", "RR-229")
def test_everybody_sees_to_whom_an_imprisoned_rick_belongs() -> None:
    market = ["black_rick", "kickback", "taxation", "freeze_gun", "conroy"]
    match = do(scene(3, power=3, flea_market=market, play_p2=["space_prison"]), "p0 buy:black_rick")
    for seat in (None, 0, 1, 2):
        assert match.view(seat).table["owners"] == [{"card": "black_rick", "zone": "imprisoned:p2", "owner": "p0"}]


@rule("RR-200")
def test_space_prison_releases_at_the_start_of_its_controllers_turn() -> None:
    market = ["black_rick", "kickback", "taxation", "freeze_gun", "conroy"]
    match = scene(3, power=3, flea_market=market, play_p2=["space_prison"], discard_p0=[])
    do(match, "p0 buy:black_rick", "p0 end_turn", "p1 end_turn")
    assert pile(match, "imprisoned_p2") == []
    assert "black_rick" in pile(match, "discard_p0") + pile(match, "deck_p0") + pile(match, "hand_p0")
    assert told(match, "released")[-1]["owner"] == "p0"
    assert not told(match, "gained")
    assert match.g.owner == {}


@rule("RR-200")
def test_space_prison_lets_its_own_controller_buy_ricks() -> None:
    market = ["black_rick", "kickback", "taxation", "freeze_gun", "conroy"]
    match = do(scene(power=3, flea_market=market, play_p0=["space_prison"], discard_p0=[]), "p0 buy:black_rick")
    assert pile(match, "discard_p0") == ["black_rick"]


@rule("RR-201")
def test_ricks_return_to_their_owners_when_space_prison_leaves_play() -> None:
    match = scene(
        hand_p0=["gromflamite_general"],
        hand_p1=[],
        play_p1=["space_prison"],
        imprisoned_p1=["black_rick"],
        owner=["imprisoned:p1 black_rick p0"],
        discard_p0=[],
    )
    do(match, "p0 play:gromflamite_general", "p1 nothing", "p1 in_play:space_prison")
    assert pile(match, "discard_p0") == ["black_rick"]
    assert pile(match, "imprisoned_p1") == []


@rule("RR-201", "RR-136")
def test_ricks_return_when_an_unbought_or_bought_prison_leaves() -> None:
    """RL-34: Embezzle gives a foe a Rick in my turn while my Portal Gun's Space Prison lies there."""
    market = ["black_rick", "gentrify", "rick_c137", "portal_bomb", "commander_rick"]
    for last in ("p0 buy:space_prison", "p0 end_turn"):
        match = scene(
            hand_p0=["portal_gun", "beth", "embezzle"],
            flea_market=market,
            location_stack=["space_prison", "..."],
            discard_p1=[],
            power=4,
        )
        do(match, "p0 play:portal_gun", "p0 beth", "p0 play:embezzle")
        do(match, "p0 bid:0", "p1 bid:0", "p1 nothing", "p0 nothing", "p0 p1")
        assert pile(match, "imprisoned_p0") == ["black_rick"]
        do(match, last)
        assert pile(match, "discard_p1") == ["black_rick"]


@rule("RR-202")
def test_drive_thru_swaps_a_market_card_at_the_start_of_the_turn() -> None:
    market = ["black_rick", "kickback", "taxation", "freeze_gun", "conroy"]
    match = scene(at="start_of_turn", play_p0=["drive_thru"], flea_market=market, main_deck=["recycle", "..."])
    assert asked(match) == (0, "drive_thru")
    do(match, "p0 taxation")
    assert sorted(pile(match, "flea_market")) == ["black_rick", "conroy", "freeze_gun", "kickback", "recycle"]
    assert pile(match, "main_deck")[-1] == "taxation"
    bottom = next(zone for zone in match.view(1).zones if zone.name == "main_deck").cards[-1]
    assert bottom.key == "taxation"
    assert asked(match) == (0, "open_phase")


@rule("RR-202")
def test_drive_thru_may_be_left_and_does_nothing_when_played_this_turn() -> None:
    match = scene(at="start_of_turn", play_p0=["drive_thru"])
    market = pile(match, "flea_market")
    assert pile(do(match, "p0 nothing"), "flea_market") == market
    match = scene(hand_p0=["portal_gun", "beth"], location_stack=["drive_thru", "..."])
    do(match, "p0 play:portal_gun", "p0 beth")
    assert asked(match) == (0, "open_phase")
    assert not [key for key in offers(match) if "drive_thru" in key and not key.startswith("buy:")]


@rule("RR-092")
def test_a_destroyed_or_discarded_location_never_reaches_the_main_deck() -> None:
    match = scene(hand_p0=["portal_gun", "beth"], location_stack=["grave", "..."])
    do(match, "p0 play:portal_gun", "p0 beth", "p0 end_turn")
    assert not set(LOCATIONS) & set(pile(match, "main_deck") + pile(match, "flea_market"))
