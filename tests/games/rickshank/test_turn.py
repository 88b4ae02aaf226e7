"""The open phase: play and buy in any order. And the end steps, in the order of the main text."""

from typing import Any

import pytest

from igroteka.testing import rule
from tests.games.rickshank.scene import asked, do, lines, offers, pile, position, refused, scene, told

FIVE = ["pill_brulee", "pill_brulee", "conroy", "diane_sanchez", "portal_bomb"]


@rule("RR-018", "RR-066")
@pytest.mark.parametrize("useless", ["jerry", "beth", "summer", "morty_waves"])
def test_useless_cards_give_no_power(useless: str) -> None:
    match = scene(hand_p0=[useless, "genius_waves"])
    do(match, f"p0 play:{useless}")
    assert match.g.power == 0
    assert pile(match, "hand_p0") == ["genius_waves"]
    assert asked(match) == (0, "open_phase")


@rule("RR-019")
def test_playing_a_useless_card_is_a_real_event() -> None:
    match = scene(characters={"p0": "promotion_jerry"}, hand_p0=["jerry", "beth"])
    do(match, "p0 play:jerry", "p0 play:beth")
    assert match.g.power == 2
    assert match.g.plays == ["jerry", "beth"]


@rule("RR-067", "RR-117")
@pytest.mark.parametrize("useless", ["jerry", "morty_waves"])
def test_useless_cards_may_be_played_or_kept(useless: str) -> None:
    for answers in ([f"p0 play:{useless}"], []):
        match = scene(hand_p0=[useless], deck_p0=["genius_waves"] * 5, discard_p0=[])
        do(match, *answers, "p0 end_turn")
        assert pile(match, "discard_p0") == [useless]


@rule("RR-021")
def test_genius_waves_give_one_power() -> None:
    match = do(scene(), "p0 play:genius_waves")
    assert match.g.power == 1


@rule("RR-054", "RR-060")
def test_market_portal_guns_and_the_top_nemesis_can_be_bought() -> None:
    match = scene(power=20, flea_market=FIVE)
    assert {"buy:conroy", "buy:portal_gun", "buy:cornvelious_daniel"} <= set(offers(match))
    do(match, "p0 buy:conroy", "p0 buy:portal_gun", "p0 buy:cornvelious_daniel")
    assert sorted(pile(match, "discard_p0")) == ["conroy", "cornvelious_daniel", "portal_gun"]
    assert match.g.power == 20 - 3 - 3 - 8


@rule("RR-054")
def test_no_portal_gun_can_be_bought_when_none_is_left() -> None:
    match = scene(power=9, portal_gun_stack=[], destroyed=["portal_gun"] * 16)
    assert refused(match, "p0 buy:portal_gun") == "RR-054"


@rule("RR-055")
def test_morty_waves_can_never_be_bought() -> None:
    match = scene(power=9)
    assert refused(match, "p0 buy:morty_waves") == "RR-055"


@rule("RR-058", "RR-082")
def test_turns_pass_clockwise() -> None:
    match = scene(4, active="p2")
    for seat in (2, 3, 0, 1):
        assert asked(match) == (seat, "open_phase")
        do(match, f"p{seat} end_turn")
    assert match.g.active == 2


@rule("RR-059")
def test_a_card_played_lies_open_before_all() -> None:
    match = do(scene(hand_p0=["conroy", "beth"]), "p0 play:beth")
    for seat in (None, 1):
        assert told(match, "played", seat)[-1]["cards"] == ["beth"]
        play = next(zone for zone in match.view(seat).zones if zone.name == "play:p0")
        assert [card.key for card in play.cards] == ["beth"]


@rule("RR-061", "RR-062")
def test_a_bought_card_goes_to_the_open_discard_pile() -> None:
    match = do(scene(power=3, flea_market=FIVE, discard_p0=[]), "p0 buy:conroy")
    discard = next(zone for zone in match.view(1).zones if zone.name == "discard:p0")
    assert [card.key for card in discard.cards] == ["conroy"]
    assert "conroy" not in pile(match, "flea_market")


@rule("RR-063", "RR-073")
def test_any_number_of_cards_as_long_as_the_power_covers_their_cost() -> None:
    """Worked example WE-2: 4 power buy one card of 2, 3 or 4, or two of cost 2."""
    match = scene(power=4, flea_market=["pill_brulee", "pill_brulee", "conroy", "aqua_rick", "diane_sanchez"])
    buys = [key for key in offers(match) if key.startswith("buy:") and key != "buy:access_token"]
    assert sorted(buys) == ["buy:aqua_rick", "buy:conroy", "buy:pill_brulee", "buy:portal_gun"]
    assert refused(match, "p0 buy:diane_sanchez") == "RR-073"
    do(match, "p0 buy:pill_brulee", "p0 buy:pill_brulee")
    assert match.g.power == 0
    assert refused(match, "p0 buy:conroy") == "RR-073"


@rule("RR-064")
def test_several_portal_guns_in_one_turn() -> None:
    match = do(scene(power=6, discard_p0=[]), "p0 buy:portal_gun", "p0 buy:portal_gun")
    assert pile(match, "discard_p0") == ["portal_gun", "portal_gun"]
    assert len(pile(match, "portal_gun_stack")) == 14


@rule("RR-065", "RR-070")
def test_a_turn_may_end_without_buying_and_with_cards_in_hand() -> None:
    match = scene(power=7)
    assert "end_turn" in offers(match)
    do(match, "p0 end_turn")
    assert asked(match) == (1, "open_phase")


@rule("RR-068", "RR-069")
def test_cards_are_played_in_any_order_and_work_at_once() -> None:
    match = scene(hand_p0=["black_rick", "aqua_rick", "beth"], deck_p0=["jerry"] * 1)
    assert {"play:black_rick", "play:aqua_rick", "play:beth"} <= set(offers(match))
    do(match, "p0 play:aqua_rick")
    assert match.g.power == 2
    do(match, "p0 play:black_rick")
    assert match.g.power == 5
    other = do(scene(hand_p0=["black_rick", "aqua_rick"]), "p0 play:black_rick", "p0 play:aqua_rick")
    assert other.g.power == 4


@rule("RR-071", "RR-072")
def test_playing_goes_on_after_a_purchase() -> None:
    match = scene(hand_p0=["aqua_rick", "genius_waves"], flea_market=FIVE)
    do(match, "p0 play:aqua_rick", "p0 buy:pill_brulee", "p0 play:genius_waves")
    assert match.g.power == 1
    assert asked(match) == (0, "open_phase")


@rule("RR-074")
def test_announcing_the_end_ends_the_turn() -> None:
    match = do(scene(power=9, hand_p0=["genius_waves"]), "p0 end_turn")
    assert match.why_not(0, "play:genius_waves") is not None
    assert asked(match)[0] == 1
    assert match.g.turn == 2


@rule("RR-075", "RR-077")
def test_hand_and_played_cards_go_to_the_discard_pile() -> None:
    match = scene(hand_p0=["beth", "jerry"], deck_p0=["genius_waves"] * 6, discard_p0=[])
    do(match, "p0 play:beth", "p0 end_turn")
    assert sorted(pile(match, "discard_p0")) == ["beth", "jerry"]
    assert pile(match, "play_p0") == []
    assert position(match, "discarded jerry") < position(match, "left_play beth")


@rule("RR-077")
def test_an_ongoing_card_stays_when_the_others_leave_play() -> None:
    match = scene(hand_p0=["beth", "security_specialist_rick"])
    do(match, "p0 play:beth", "p0 play:security_specialist_rick", "p0 end_turn")
    assert pile(match, "play_p0") == ["security_specialist_rick"]


@rule("RR-076")
def test_end_of_turn_effects_come_between_hand_and_played_cards() -> None:
    match = scene(
        hand_p0=["portal_gun", "beth", "jerry"],
        flea_market=["szechuan_sauce", "conroy", "terminate", "kickback", "taxation"],
        location_stack=["grave", "..."],
    )
    do(match, "p0 play:portal_gun", "p0 beth", "p0 end_turn")
    order = [
        position(match, "turn_ended"),
        position(match, "discarded jerry"),
        position(match, "spoiled szechuan_sauce"),
        position(match, "location_left grave"),
        position(match, "left_play portal_gun"),
    ]
    assert order == sorted(order)


@rule("RR-078")
def test_unspent_power_is_lost() -> None:
    match = do(scene(power=5), "p0 end_turn")
    assert match.g.power == 0
    assert told(match, "turn_ended")[-1]["power"] == 5
    do(match, "p1 end_turn")
    assert match.g.power == 0


@rule("RR-079", "RR-080", "RR-222")
def test_draw_five_then_refill_the_market() -> None:
    """RL-01: the main text's order stands; the back cover has it the other way round."""
    match = scene(power=9, flea_market=FIVE, deck_p0=["beth", "jerry", "summer", "genius_waves", "genius_waves"])
    do(match, "p0 buy:conroy", "p0 buy:diane_sanchez")
    assert len(pile(match, "flea_market")) == 3
    do(match, "p0 end_turn")
    assert len(pile(match, "hand_p0")) == 5
    assert len(pile(match, "flea_market")) == 5
    assert position(match, "p0 drew beth jerry") < position(match, "refilled")
    assert told(match, "refilled")[-1]["count"] == 2


@rule("RR-080")
def test_the_market_is_refilled_from_the_top_of_the_main_deck() -> None:
    match = scene(power=3, flea_market=FIVE, main_deck=["recycle", "..."])
    do(match, "p0 buy:conroy", "p0 end_turn")
    assert "recycle" in pile(match, "flea_market")


@rule("RR-083")
def test_the_market_is_not_refilled_while_the_turn_lasts() -> None:
    match = do(scene(power=9, flea_market=FIVE), "p0 buy:conroy", "p0 play:genius_waves")
    assert len(pile(match, "flea_market")) == 4
    assert asked(match)[0] == 0


@rule("RR-084", "RR-019")
def test_the_rulebooks_example_of_a_first_turn() -> None:
    """Worked example WE-1: four Genius Waves buy Daddy's Little Girl; Jerry does nothing and is discarded."""
    match = scene(
        hand_p0=["genius_waves"] * 4 + ["jerry"],
        flea_market=["daddys_little_girl", "conroy", "terminate", "kickback", "taxation"],
        deck_p0=["genius_waves", "genius_waves", "genius_waves", "beth", "summer"],
        discard_p0=[],
    )
    do(match, *["p0 play:genius_waves"] * 4)
    assert match.g.power == 4
    do(match, "p0 buy:daddys_little_girl")
    assert (pile(match, "discard_p0"), match.g.power) == (["daddys_little_girl"], 0)
    do(match, "p0 play:jerry")
    assert match.g.power == 0


@rule("RR-084")
def test_the_useless_card_of_the_example_may_stay_in_hand() -> None:
    match = scene(hand_p0=["jerry"], deck_p0=["genius_waves"] * 5, discard_p0=[])
    do(match, "p0 end_turn")
    assert pile(match, "discard_p0") == ["jerry"]


@rule("RR-043", "RR-223")
def test_only_one_token_a_turn_can_be_bought() -> None:
    match = do(scene(power=9), "p0 buy:access_token")
    assert refused(match, "p0 buy:access_token") == "RR-043"
    do(match, "p0 end_turn")
    assert match.g.tokens_bought == 0


@rule("RR-157")
def test_with_all_nine_at_the_players_no_token_can_be_got() -> None:
    match = scene(power=9, access_tokens=[4, 5], supply=0, hand_p0=["gromflamite_officer"])
    assert refused(match, "p0 buy:access_token") == "RR-157"
    do(match, "p0 play:gromflamite_officer")
    assert (match.g.tokens, match.g.supply) == ([4, 5], 0)


@rule("RR-157")
def test_a_gain_beyond_the_supply_takes_what_is_left() -> None:
    match = scene(access_tokens=[4, 4], supply=1, hand_p0=["cornrow_rick"])
    do(match, "p0 play:cornrow_rick")
    assert (match.g.tokens, match.g.supply) == ([5, 4], 0)


@rule("RR-158")
def test_effects_give_tokens_beside_the_bought_one() -> None:
    match = scene(power=2, hand_p0=["gromflamite_officer", "gromflamite_employee"])
    do(match, "p0 buy:access_token", "p0 play:gromflamite_officer", "p0 play:gromflamite_employee")
    assert (match.g.tokens[0], match.g.supply) == (3, 6)


@rule("RR-160")
def test_a_lost_token_returns_to_the_supply() -> None:
    match = scene(access_tokens=[2, 0], supply=7, hand_p0=["greedy_gromflamite"])
    do(match, "p0 play:greedy_gromflamite", "p0 spend_token")
    assert (match.g.tokens, match.g.supply) == ([1, 0], 8)


@rule("RR-161")
def test_some_cards_reward_owning_tokens() -> None:
    for tokens, drawn in ((2, 1), (1, 0)):
        match = scene(access_tokens=[tokens, 0], supply=9 - tokens, hand_p0=["honorable_gromflamite"])
        do(match, "p0 play:honorable_gromflamite")
        assert (match.g.power, len(pile(match, "hand_p0"))) == (2, drawn)
        assert match.g.tokens[0] == tokens


@rule("RR-121", "RR-122")
def test_the_deck_is_shuffled_only_when_a_card_is_needed() -> None:
    match = scene(
        hand_p0=["young_rick", "fold_yourself"], deck_p0=["beth", "jerry"], discard_p0=["summer", "genius_waves"]
    )
    do(match, "p0 play:young_rick", "p0 beth")
    assert pile(match, "deck_p0") == []
    assert len(pile(match, "discard_p0")) == 3
    assert not told(match, "shuffled")
    do(match, "p0 play:fold_yourself", "p0 nothing")
    assert len(told(match, "shuffled")) == 1
    assert len(pile(match, "deck_p0")) == 2
    assert pile(match, "discard_p0") == []


@rule("RR-122")
def test_a_card_bought_this_turn_may_be_drawn_and_played_this_turn() -> None:
    """RL-43."""
    match = scene(power=2, flea_market=FIVE, hand_p0=["aqua_morty"], deck_p0=[], discard_p0=[])
    do(match, "p0 buy:pill_brulee", "p0 play:aqua_morty")
    assert pile(match, "hand_p0") == ["pill_brulee"]
    do(match, "p0 play:pill_brulee")
    assert match.g.power == 2


@rule("RR-122")
def test_drawing_does_as_much_as_possible() -> None:
    """RL-20."""
    match = scene(hand_p0=["earring_rick"], deck_p0=[], discard_p0=["kickback"])
    do(match, "p0 play:earring_rick")
    assert pile(match, "hand_p0") == ["kickback"]


@rule("RR-140", "RR-141")
def test_discarding_is_from_hand_unless_another_place_is_named() -> None:
    match = scene(hand_p0=["young_rick", "beth"], deck_p0=["jerry", "summer"])
    do(match, "p0 play:young_rick")
    assert set(offers(match)) == {"beth", "jerry", "summer"}
    match = scene(hand_p0=["butt_in_a_cup"], deck_p0=["jerry"], discard_p0=[])
    do(match, "p0 play:butt_in_a_cup", "p0 yes")
    assert told(match, "discarded")[-1]["cards"] == ["jerry"]
    assert pile(match, "discard_p0") == ["jerry"]


@rule("RR-141")
def test_a_card_discarded_from_the_deck_is_not_discarded_from_hand() -> None:
    match = scene(hand_p0=["butt_in_a_cup"], deck_p0=["aqua_rick"], discard_p0=[])
    do(match, "p0 play:butt_in_a_cup", "p0 yes")
    assert asked(match) == (0, "open_phase")
    assert match.g.power == 2


@rule("RR-151", "RR-152", "RR-127")
def test_only_cards_in_play_before_me_are_under_my_control() -> None:
    """A Neighborhood of mine in play works; in hand, discard pile, a foe's play area or the market it does not."""
    working = scene(play_p0=["neighborhood"], hand_p0=["kickback"], deck_p0=["beth"], discard_p0=["jerry"])
    do(working, "p0 play:kickback")
    places: list[dict[str, Any]] = [
        {"hand_p0": ["kickback", "neighborhood"]},
        {"discard_p0": ["neighborhood"]},
        {"play_p1": ["neighborhood"]},
    ]
    for match in [working, *[scene(**({"hand_p0": ["kickback"]} | place)) for place in places]]:
        if match is not working:
            do(match, "p0 play:kickback")
        do(match, "p0 bid:0", "p1 bid:0", "p1 nothing", "p0 nothing", "p0 p1")
        assert match.g.power == (3 if match is working else 2)


@rule("RR-150")
def test_a_card_is_done_before_what_it_triggers() -> None:
    """Young Rick draws and discards before Citadel Militia HQ draws for the first Rick."""
    match = scene(play_p0=["citadel_militia_hq"], hand_p0=["young_rick"], deck_p0=["beth", "jerry", "summer"])
    do(match, "p0 play:young_rick")
    assert asked(match) == (0, "discard")
    assert set(offers(match)) == {"beth", "jerry"}
    do(match, "p0 beth")
    assert sorted(pile(match, "hand_p0")) == ["jerry", "summer"]
    log = lines(match)
    assert log.index("p0 discarded beth") < next(i for i, line in enumerate(log) if "ability" in line)


@rule("RR-150")
def test_what_a_location_notices_waits_for_the_card_that_played_it() -> None:
    """A Portal Gun plays a location as a step; Garage and the discarded Aqua Rick wait until it is done."""
    match = scene(
        play_p0=["garage"],
        hand_p0=["portal_gun", "aqua_rick"],
        deck_p0=["beth", "jerry", "summer", "genius_waves"],
        location_stack=["grave", "..."],
    )
    do(match, "p0 play:portal_gun", "p0 aqua_rick")
    assert "grave" in pile(match, "play_p0")
    assert asked(match) == (0, "trigger_order")
    assert offers(match) == ["garage", "aqua_rick"]


@rule("RR-150")
def test_the_player_orders_several_triggers_if_one_holds_a_decision() -> None:
    """RL-57: asked only then."""
    common: dict[str, Any] = {"play_p0": ["garage"], "deck_p0": ["beth", "jerry", "summer", "genius_waves"]}
    match = scene(hand_p0=["portal_gun", "aqua_rick"], **common)
    do(match, "p0 play:portal_gun", "p0 aqua_rick", "p0 aqua_rick", "p0 yes")
    assert sorted(pile(match, "hand_p0")) == ["beth", "jerry", "summer"]
    match = scene(hand_p0=["portal_gun", "beth"], characters={"p0": "defiant_summer"}, **common)
    do(match, "p0 play:portal_gun", "p0 beth")
    assert asked(match) == (0, "open_phase")
    assert [e["source"] for e in told(match, "ability")] == ["defiant_summer", "garage"]


@rule("RR-153")
def test_bought_and_gained_cards_are_owned_wherever_they_are() -> None:
    from igroteka.games.rickshank.rules.scoring import owned_cards

    match = scene(
        power=3,
        flea_market=FIVE,
        hand_p0=["kickback"],
        deck_p0=["jerry"],
        discard_p0=["beth"],
        play_p0=["grave"],
    )
    do(match, "p0 buy:conroy")
    owned = [card.key for card in owned_cards(match.g, match.g.players[0])]
    assert {"kickback", "jerry", "beth", "grave", "conroy"} <= set(owned)


@rule("RR-093")
def test_a_character_works_on_its_owners_turn() -> None:
    match = scene(characters=["heroic_summer", "heroic_summer"], hand_p0=["beth"], deck_p0=["jerry"])
    assert "use:heroic_summer" in offers(match)
    do(match, "p0 use:heroic_summer", "p0 beth")
    assert pile(match, "hand_p0") == ["jerry"]
    assert refused(match, "p0 use:heroic_summer") == "RR-093"


@rule("RR-093")
def test_a_character_does_not_work_in_anothers_turn() -> None:
    """RL-55: a token gained by a defence in another's turn draws no card for Bluffing Rick."""
    match = scene(characters=["moron_morty", "bluffing_rick"], hand_p0=["freeze_gun"], hand_p1=["lawyer_morty", "beth"])
    do(match, "p0 play:freeze_gun", "p1 hand:lawyer_morty")
    assert match.g.tokens == [0, 1]
    assert pile(match, "hand_p1") == ["beth"]


@rule("RR-094")
def test_both_abilities_of_a_character_work_in_one_turn() -> None:
    match = scene(characters={"p0": "promotion_jerry"}, hand_p0=["jerry", "gromflamite_officer"])
    do(match, "p0 play:jerry", "p0 play:gromflamite_officer")
    assert match.g.power == 2 + 2 + 1


@rule("RR-081")
def test_nothing_is_revealed_while_a_nemesis_lies_open() -> None:
    match = do(scene(), "p0 end_turn")
    assert pile(match, "nemesis") == ["cornvelious_daniel"]
    assert not told(match, "nemesis_revealed")


def test_time_ends_the_turn() -> None:
    assert scene().asks[0].default() == "end_turn"
