"""The open phase: play and buy in any order. And the end steps, in the order of the main text."""

from typing import Any

import pytest

from igroteka.testing import rule
from tests.games.rickshank.scene import Scene

FIVE = ["pill_brulee", "pill_brulee", "conroy", "diane_sanchez", "portal_bomb"]


@rule("RR-018", "RR-066")
@pytest.mark.parametrize("useless", ["jerry", "beth", "summer", "morty_waves"])
def test_useless_cards_give_no_power(useless: str) -> None:
    table = Scene(hand_p0=[useless, "genius_waves"])
    table.do(f"p0 play:{useless}")
    assert table.g.power == 0
    assert table.pile("hand_p0") == ["genius_waves"]
    assert table.asked == (0, "open_phase")


@rule("RR-019")
def test_playing_a_useless_card_is_a_real_event() -> None:
    table = Scene(characters={"p0": "promotion_jerry"}, hand_p0=["jerry", "beth"])
    table.do("p0 play:jerry", "p0 play:beth")
    assert table.g.power == 2
    assert table.g.plays == ["jerry", "beth"]


@rule("RR-067", "RR-117")
@pytest.mark.parametrize("useless", ["jerry", "morty_waves"])
def test_useless_cards_may_be_played_or_kept(useless: str) -> None:
    for answers in ([f"p0 play:{useless}"], []):
        table = Scene(hand_p0=[useless], deck_p0=["genius_waves"] * 5, discard_p0=[])
        table.do(*answers, "p0 end_turn")
        assert table.pile("discard_p0") == [useless]


@rule("RR-021")
def test_genius_waves_give_one_power() -> None:
    table = Scene().do("p0 play:genius_waves")
    assert table.g.power == 1


@rule("RR-054", "RR-060")
def test_market_portal_guns_and_the_top_nemesis_can_be_bought() -> None:
    table = Scene(power=20, flea_market=FIVE)
    assert {"buy:conroy", "buy:portal_gun", "buy:cornvelious_daniel"} <= set(table.options())
    table.do("p0 buy:conroy", "p0 buy:portal_gun", "p0 buy:cornvelious_daniel")
    assert sorted(table.pile("discard_p0")) == ["conroy", "cornvelious_daniel", "portal_gun"]
    assert table.g.power == 20 - 3 - 3 - 8


@rule("RR-054")
def test_no_portal_gun_can_be_bought_when_none_is_left() -> None:
    table = Scene(power=9, portal_gun_stack=[], destroyed=["portal_gun"] * 16)
    assert table.why_not("p0 buy:portal_gun") == "RR-054"


@rule("RR-055")
def test_morty_waves_can_never_be_bought() -> None:
    table = Scene(power=9)
    assert table.why_not("p0 buy:morty_waves") == "RR-055"


@rule("RR-058", "RR-082")
def test_turns_pass_clockwise() -> None:
    table = Scene(4, active="p2")
    for seat in (2, 3, 0, 1):
        assert table.asked == (seat, "open_phase")
        table.do(f"p{seat} end_turn")
    assert table.g.active == 2


@rule("RR-059")
def test_a_card_played_lies_open_before_all() -> None:
    table = Scene(hand_p0=["conroy", "beth"]).do("p0 play:beth")
    for seat in (None, 1):
        assert table.told("played", seat)[-1].cards == ["beth"]
        play = next(zone for zone in table.match.view(seat).zones if zone.name == "play:p0")
        assert [card.key for card in play.cards] == ["beth"]


@rule("RR-061", "RR-062")
def test_a_bought_card_goes_to_the_open_discard_pile() -> None:
    table = Scene(power=3, flea_market=FIVE, discard_p0=[]).do("p0 buy:conroy")
    discard = next(zone for zone in table.match.view(1).zones if zone.name == "discard:p0")
    assert [card.key for card in discard.cards] == ["conroy"]
    assert "conroy" not in table.pile("flea_market")


@rule("RR-063", "RR-073")
def test_any_number_of_cards_as_long_as_the_power_covers_their_cost() -> None:
    """Worked example WE-2: 4 power buy one card of 2, 3 or 4, or two of cost 2."""
    table = Scene(power=4, flea_market=["pill_brulee", "pill_brulee", "conroy", "aqua_rick", "diane_sanchez"])
    buys = [key for key in table.options() if key.startswith("buy:") and key != "buy:access_token"]
    assert sorted(buys) == ["buy:aqua_rick", "buy:conroy", "buy:pill_brulee", "buy:portal_gun"]
    assert table.why_not("p0 buy:diane_sanchez") == "RR-073"
    table.do("p0 buy:pill_brulee", "p0 buy:pill_brulee")
    assert table.g.power == 0
    assert table.why_not("p0 buy:conroy") == "RR-073"


@rule("RR-064")
def test_several_portal_guns_in_one_turn() -> None:
    table = Scene(power=6, discard_p0=[]).do("p0 buy:portal_gun", "p0 buy:portal_gun")
    assert table.pile("discard_p0") == ["portal_gun", "portal_gun"]
    assert len(table.pile("portal_gun_stack")) == 14


@rule("RR-065", "RR-070")
def test_a_turn_may_end_without_buying_and_with_cards_in_hand() -> None:
    table = Scene(power=7)
    assert "end_turn" in table.options()
    table.do("p0 end_turn")
    assert table.asked == (1, "open_phase")


@rule("RR-068", "RR-069")
def test_cards_are_played_in_any_order_and_work_at_once() -> None:
    table = Scene(hand_p0=["black_rick", "aqua_rick", "beth"], deck_p0=["jerry"] * 1)
    assert {"play:black_rick", "play:aqua_rick", "play:beth"} <= set(table.options())
    table.do("p0 play:aqua_rick")
    assert table.g.power == 2
    table.do("p0 play:black_rick")
    assert table.g.power == 5
    other = Scene(hand_p0=["black_rick", "aqua_rick"]).do("p0 play:black_rick", "p0 play:aqua_rick")
    assert other.g.power == 4


@rule("RR-071", "RR-072")
def test_playing_goes_on_after_a_purchase() -> None:
    table = Scene(hand_p0=["aqua_rick", "genius_waves"], flea_market=FIVE)
    table.do("p0 play:aqua_rick", "p0 buy:pill_brulee", "p0 play:genius_waves")
    assert table.g.power == 1
    assert table.asked == (0, "open_phase")


@rule("RR-074")
def test_announcing_the_end_ends_the_turn() -> None:
    table = Scene(power=9, hand_p0=["genius_waves"]).do("p0 end_turn")
    assert table.why_not("p0 play:genius_waves")
    assert table.asked[0] == 1
    assert table.g.turn == 2


@rule("RR-075", "RR-077")
def test_hand_and_played_cards_go_to_the_discard_pile() -> None:
    table = Scene(hand_p0=["beth", "jerry"], deck_p0=["genius_waves"] * 6, discard_p0=[])
    table.do("p0 play:beth", "p0 end_turn")
    assert sorted(table.pile("discard_p0")) == ["beth", "jerry"]
    assert table.pile("play_p0") == []
    assert table.position("discarded jerry") < table.position("left_play beth")


@rule("RR-077")
def test_an_ongoing_card_stays_when_the_others_leave_play() -> None:
    table = Scene(hand_p0=["beth", "security_specialist_rick"])
    table.do("p0 play:beth", "p0 play:security_specialist_rick", "p0 end_turn")
    assert table.pile("play_p0") == ["security_specialist_rick"]


@rule("RR-076")
def test_end_of_turn_effects_come_between_hand_and_played_cards() -> None:
    table = Scene(
        hand_p0=["portal_gun", "beth", "jerry"],
        flea_market=["szechuan_sauce", "conroy", "terminate", "kickback", "taxation"],
        location_stack=["grave", "..."],
    )
    table.do("p0 play:portal_gun", "p0 beth", "p0 end_turn")
    order = [
        table.position("turn_ended"),
        table.position("discarded jerry"),
        table.position("spoiled szechuan_sauce"),
        table.position("location_left grave"),
        table.position("left_play portal_gun"),
    ]
    assert order == sorted(order)


@rule("RR-078")
def test_unspent_power_is_lost() -> None:
    table = Scene(power=5).do("p0 end_turn")
    assert table.g.power == 0
    assert table.told("turn_ended")[-1].values["power"] == 5
    table.do("p1 end_turn")
    assert table.g.power == 0


@rule("RR-079", "RR-080", "RR-222")
def test_draw_five_then_refill_the_market() -> None:
    """RL-01: the main text's order stands; the back cover has it the other way round."""
    table = Scene(power=9, flea_market=FIVE, deck_p0=["beth", "jerry", "summer", "genius_waves", "genius_waves"])
    table.do("p0 buy:conroy", "p0 buy:diane_sanchez")
    assert len(table.pile("flea_market")) == 3
    table.do("p0 end_turn")
    assert len(table.pile("hand_p0")) == 5
    assert len(table.pile("flea_market")) == 5
    assert table.position("p0 drew beth jerry") < table.position("refilled")
    assert table.told("refilled")[-1].count == 2


@rule("RR-080")
def test_the_market_is_refilled_from_the_top_of_the_main_deck() -> None:
    table = Scene(power=3, flea_market=FIVE, main_deck=["recycle", "..."])
    table.do("p0 buy:conroy", "p0 end_turn")
    assert "recycle" in table.pile("flea_market")


@rule("RR-083")
def test_the_market_is_not_refilled_while_the_turn_lasts() -> None:
    table = Scene(power=9, flea_market=FIVE).do("p0 buy:conroy", "p0 play:genius_waves")
    assert len(table.pile("flea_market")) == 4
    assert table.asked[0] == 0


@rule("RR-084", "RR-019")
def test_the_rulebooks_example_of_a_first_turn() -> None:
    """Worked example WE-1: four Genius Waves buy Daddy's Little Girl; Jerry does nothing and is discarded."""
    table = Scene(
        hand_p0=["genius_waves"] * 4 + ["jerry"],
        flea_market=["daddys_little_girl", "conroy", "terminate", "kickback", "taxation"],
        deck_p0=["genius_waves", "genius_waves", "genius_waves", "beth", "summer"],
        discard_p0=[],
    )
    table.do(*["p0 play:genius_waves"] * 4)
    assert table.g.power == 4
    table.do("p0 buy:daddys_little_girl")
    assert (table.pile("discard_p0"), table.g.power) == (["daddys_little_girl"], 0)
    table.do("p0 play:jerry")
    assert table.g.power == 0


@rule("RR-084")
def test_the_useless_card_of_the_example_may_stay_in_hand() -> None:
    table = Scene(hand_p0=["jerry"], deck_p0=["genius_waves"] * 5, discard_p0=[])
    table.do("p0 end_turn")
    assert table.pile("discard_p0") == ["jerry"]


@rule("RR-043", "RR-223")
def test_only_one_token_a_turn_can_be_bought() -> None:
    table = Scene(power=9).do("p0 buy:access_token")
    assert table.why_not("p0 buy:access_token") == "RR-043"
    table.do("p0 end_turn")
    assert table.g.tokens_bought == 0


@rule("RR-157")
def test_with_all_nine_at_the_players_no_token_can_be_got() -> None:
    table = Scene(power=9, access_tokens=[4, 5], supply=0, hand_p0=["gromflamite_officer"])
    assert table.why_not("p0 buy:access_token") == "RR-157"
    table.do("p0 play:gromflamite_officer")
    assert (table.g.tokens, table.g.supply) == ([4, 5], 0)


@rule("RR-157")
def test_a_gain_beyond_the_supply_takes_what_is_left() -> None:
    table = Scene(access_tokens=[4, 4], supply=1, hand_p0=["cornrow_rick"])
    table.do("p0 play:cornrow_rick")
    assert (table.g.tokens, table.g.supply) == ([5, 4], 0)


@rule("RR-158")
def test_effects_give_tokens_beside_the_bought_one() -> None:
    table = Scene(power=2, hand_p0=["gromflamite_officer", "gromflamite_employee"])
    table.do("p0 buy:access_token", "p0 play:gromflamite_officer", "p0 play:gromflamite_employee")
    assert (table.g.tokens[0], table.g.supply) == (3, 6)


@rule("RR-160")
def test_a_lost_token_returns_to_the_supply() -> None:
    table = Scene(access_tokens=[2, 0], supply=7, hand_p0=["greedy_gromflamite"])
    table.do("p0 play:greedy_gromflamite", "p0 spend_token")
    assert (table.g.tokens, table.g.supply) == ([1, 0], 8)


@rule("RR-161")
def test_some_cards_reward_owning_tokens() -> None:
    for tokens, drawn in ((2, 1), (1, 0)):
        table = Scene(access_tokens=[tokens, 0], supply=9 - tokens, hand_p0=["honorable_gromflamite"])
        table.do("p0 play:honorable_gromflamite")
        assert (table.g.power, len(table.pile("hand_p0"))) == (2, drawn)
        assert table.g.tokens[0] == tokens


@rule("RR-121", "RR-122")
def test_the_deck_is_shuffled_only_when_a_card_is_needed() -> None:
    table = Scene(
        hand_p0=["young_rick", "fold_yourself"], deck_p0=["beth", "jerry"], discard_p0=["summer", "genius_waves"]
    )
    table.do("p0 play:young_rick", "p0 beth")
    assert table.pile("deck_p0") == []
    assert len(table.pile("discard_p0")) == 3
    assert not table.told("shuffled")
    table.do("p0 play:fold_yourself", "p0 nothing")
    assert len(table.told("shuffled")) == 1
    assert len(table.pile("deck_p0")) == 2
    assert table.pile("discard_p0") == []


@rule("RR-122")
def test_a_card_bought_this_turn_may_be_drawn_and_played_this_turn() -> None:
    """RL-43."""
    table = Scene(power=2, flea_market=FIVE, hand_p0=["aqua_morty"], deck_p0=[], discard_p0=[])
    table.do("p0 buy:pill_brulee", "p0 play:aqua_morty")
    assert table.pile("hand_p0") == ["pill_brulee"]
    table.do("p0 play:pill_brulee")
    assert table.g.power == 2


@rule("RR-122")
def test_drawing_does_as_much_as_possible() -> None:
    """RL-20."""
    table = Scene(hand_p0=["earring_rick"], deck_p0=[], discard_p0=["kickback"])
    table.do("p0 play:earring_rick")
    assert table.pile("hand_p0") == ["kickback"]


@rule("RR-140", "RR-141")
def test_discarding_is_from_hand_unless_another_place_is_named() -> None:
    table = Scene(hand_p0=["young_rick", "beth"], deck_p0=["jerry", "summer"])
    table.do("p0 play:young_rick")
    assert set(table.options()) == {"beth", "jerry", "summer"}
    table = Scene(hand_p0=["butt_in_a_cup"], deck_p0=["jerry"], discard_p0=[])
    table.do("p0 play:butt_in_a_cup", "p0 yes")
    assert table.told("discarded")[-1].cards == ["jerry"]
    assert table.pile("discard_p0") == ["jerry"]


@rule("RR-141")
def test_a_card_discarded_from_the_deck_is_not_discarded_from_hand() -> None:
    table = Scene(hand_p0=["butt_in_a_cup"], deck_p0=["aqua_rick"], discard_p0=[])
    table.do("p0 play:butt_in_a_cup", "p0 yes")
    assert table.asked == (0, "open_phase")
    assert table.g.power == 2


@rule("RR-151", "RR-152", "RR-127")
def test_only_cards_in_play_before_me_are_under_my_control() -> None:
    """A Neighborhood of mine in play works; in hand, discard pile, a foe's play area or the market it does not."""
    working = Scene(play_p0=["neighborhood"], hand_p0=["kickback"], deck_p0=["beth"], discard_p0=["jerry"])
    working.do("p0 play:kickback")
    places: list[dict[str, Any]] = [
        {"hand_p0": ["kickback", "neighborhood"]},
        {"discard_p0": ["neighborhood"]},
        {"play_p1": ["neighborhood"]},
    ]
    for table in [working, *[Scene(**({"hand_p0": ["kickback"]} | place)) for place in places]]:
        if table is not working:
            table.do("p0 play:kickback")
        table.do("p0 bid:0", "p1 bid:0", "p1 nothing", "p0 nothing", "p0 p1")
        assert table.g.power == (3 if table is working else 2)


@rule("RR-150")
def test_a_card_is_done_before_what_it_triggers() -> None:
    """Young Rick draws and discards before Citadel Militia HQ draws for the first Rick."""
    table = Scene(play_p0=["citadel_militia_hq"], hand_p0=["young_rick"], deck_p0=["beth", "jerry", "summer"])
    table.do("p0 play:young_rick")
    assert table.asked == (0, "discard")
    assert set(table.options()) == {"beth", "jerry"}
    table.do("p0 beth")
    assert sorted(table.pile("hand_p0")) == ["jerry", "summer"]
    log = table.lines()
    assert log.index("p0 discarded beth") < next(i for i, line in enumerate(log) if "ability" in line)


@rule("RR-150")
def test_what_a_location_notices_waits_for_the_card_that_played_it() -> None:
    """A Portal Gun plays a location as a step; Garage and the discarded Aqua Rick wait until it is done."""
    table = Scene(
        play_p0=["garage"],
        hand_p0=["portal_gun", "aqua_rick"],
        deck_p0=["beth", "jerry", "summer", "genius_waves"],
        location_stack=["grave", "..."],
    )
    table.do("p0 play:portal_gun", "p0 aqua_rick")
    assert "grave" in table.pile("play_p0")
    assert table.asked == (0, "trigger_order")
    assert table.options() == {"garage", "aqua_rick"}


@rule("RR-150")
def test_the_player_orders_several_triggers_if_one_holds_a_decision() -> None:
    """RL-57: asked only then."""
    common: dict[str, Any] = {"play_p0": ["garage"], "deck_p0": ["beth", "jerry", "summer", "genius_waves"]}
    table = Scene(hand_p0=["portal_gun", "aqua_rick"], **common)
    table.do("p0 play:portal_gun", "p0 aqua_rick", "p0 aqua_rick", "p0 yes")
    assert sorted(table.pile("hand_p0")) == ["beth", "jerry", "summer"]
    table = Scene(hand_p0=["portal_gun", "beth"], characters={"p0": "defiant_summer"}, **common)
    table.do("p0 play:portal_gun", "p0 beth")
    assert table.asked == (0, "open_phase")
    assert [e.values["source"] for e in table.told("ability")] == ["defiant_summer", "garage"]


@rule("RR-153")
def test_bought_and_gained_cards_are_owned_wherever_they_are() -> None:
    from igroteka.games.rickshank.rules.scoring import owned_cards

    table = Scene(
        power=3,
        flea_market=FIVE,
        hand_p0=["kickback"],
        deck_p0=["jerry"],
        discard_p0=["beth"],
        play_p0=["grave"],
    )
    table.do("p0 buy:conroy")
    owned = [card.key for card in owned_cards(table.g, table.g.players[0])]
    assert {"kickback", "jerry", "beth", "grave", "conroy"} <= set(owned)


@rule("RR-093")
def test_a_character_works_on_its_owners_turn() -> None:
    table = Scene(characters=["heroic_summer", "heroic_summer"], hand_p0=["beth"], deck_p0=["jerry"])
    assert "use:heroic_summer" in table.options()
    table.do("p0 use:heroic_summer", "p0 beth")
    assert table.pile("hand_p0") == ["jerry"]
    assert table.why_not("p0 use:heroic_summer") == "RR-093"


@rule("RR-093")
def test_a_character_does_not_work_in_anothers_turn() -> None:
    """RL-55: a token gained by a defence in another's turn draws no card for Bluffing Rick."""
    table = Scene(characters=["moron_morty", "bluffing_rick"], hand_p0=["freeze_gun"], hand_p1=["lawyer_morty", "beth"])
    table.do("p0 play:freeze_gun", "p1 hand:lawyer_morty")
    assert table.g.tokens == [0, 1]
    assert table.pile("hand_p1") == ["beth"]


@rule("RR-094")
def test_both_abilities_of_a_character_work_in_one_turn() -> None:
    table = Scene(characters={"p0": "promotion_jerry"}, hand_p0=["jerry", "gromflamite_officer"])
    table.do("p0 play:jerry", "p0 play:gromflamite_officer")
    assert table.g.power == 2 + 2 + 1


@rule("RR-081")
def test_nothing_is_revealed_while_a_nemesis_lies_open() -> None:
    table = Scene().do("p0 end_turn")
    assert table.pile("nemesis") == ["cornvelious_daniel"]
    assert not table.told("nemesis_revealed")


def test_time_ends_the_turn() -> None:
    assert Scene().ask().default() == "end_turn"
