"""What each card of the main deck does."""

from typing import Any

import pytest

from igroteka.testing import rule
from tests.games.rickshank.scene import Scene


@rule("RR-022", "RR-195")
def test_communications_gromflamite_returns_up_to_two_cheap_cards_for_one_token() -> None:
    table = Scene(
        access_tokens=[2, 0],
        supply=7,
        hand_p0=["communications_gromflamite"],
        discard_p0=["beth", "conroy", "morty_waves", "genius_waves"],
    )
    table.do("p0 play:communications_gromflamite", "p0 yes")
    assert table.g.tokens[0] == 1
    assert table.why_not("p0 conroy") == "RR-022"
    table.do("p0 beth", "p0 genius_waves")
    assert sorted(table.pile("hand_p0")) == ["beth", "genius_waves"]
    assert table.asked == (0, "open_phase")
    assert (table.g.power, table.g.tokens[0]) == (2, 1)


@rule("RR-022")
def test_communications_gromflamite_may_return_fewer_or_pay_nothing() -> None:
    given: dict[str, Any] = {"hand_p0": ["communications_gromflamite"], "discard_p0": ["beth", "jerry"]}
    table = Scene(access_tokens=[1, 0], supply=8, **given)
    table.do("p0 play:communications_gromflamite", "p0 yes", "p0 jerry", "p0 nothing")
    assert table.pile("hand_p0") == ["jerry"]
    table = Scene(access_tokens=[1, 0], supply=8, **given).do("p0 play:communications_gromflamite", "p0 no")
    assert (table.g.tokens[0], table.pile("hand_p0")) == (1, [])
    table = Scene(**given).do("p0 play:communications_gromflamite")
    assert table.asked == (0, "open_phase")


@rule("RR-195")
def test_big_head_morty_gives_two_cards_for_one_token_and_no_more() -> None:
    table = Scene(access_tokens=[3, 0], supply=6, hand_p0=["big_head_morty"])
    table.do("p0 play:big_head_morty", "p0 yes")
    assert (table.g.power, table.g.tokens[0], len(table.pile("hand_p0"))) == (2, 2, 2)
    assert table.asked == (0, "open_phase")
    table = Scene(access_tokens=[3, 0], supply=6, hand_p0=["big_head_morty"]).do("p0 play:big_head_morty", "p0 no")
    assert (table.g.tokens[0], table.pile("hand_p0")) == (3, [])
    table = Scene(hand_p0=["big_head_morty"]).do("p0 play:big_head_morty")
    assert table.asked == (0, "open_phase")


@rule("RR-024")
def test_aqua_morty_draws_and_destroys_when_discarded_in_anybodys_turn() -> None:
    table = Scene(hand_p0=["young_rick", "aqua_morty", "beth"], deck_p0=["jerry", "summer"], discard_p0=["conroy"])
    table.do("p0 play:young_rick", "p0 aqua_morty")
    assert table.asked == (0, "destroy_own")
    assert {"hand:beth", "discard:conroy", "discard:aqua_morty", "nothing"} <= set(table.options())
    table.do("p0 hand:beth")
    assert "beth" in table.pile("destroyed")
    table = Scene(hand_p0=["aqua_morty"], deck_p0=["jerry"]).do("p0 play:aqua_morty")
    assert table.pile("hand_p0") == ["jerry"]


@rule("RR-024", "RR-193")
def test_aqua_cards_work_in_a_foes_turn_after_the_foes_card_is_done() -> None:
    table = Scene(3, hand_p0=["freeze_gun"], hand_p1=["aqua_morty", "beth"], hand_p2=["aqua_rick"], deck_p2=["jerry"])
    table.do("p0 play:freeze_gun", "p1 nothing", "p1 aqua_morty")
    assert table.asked == (2, "defend")
    table.do("p2 nothing", "p2 aqua_rick")
    assert table.asked == (1, "destroy_own")
    table.do("p1 hand:beth")
    assert table.asked == (2, "aqua_draw")
    table.do("p2 yes")
    assert sorted(table.pile("hand_p2")) == ["aqua_rick", "jerry"]


@rule("RR-193")
def test_an_aqua_card_kept_to_the_end_of_the_turn_does_nothing() -> None:
    """Worked example WE-7."""
    table = Scene(hand_p0=["aqua_morty", "aqua_rick"]).do("p0 end_turn")
    assert table.asked == (1, "open_phase")
    assert len(table.pile("hand_p0")) == 5


def test_aqua_rick_gives_power_and_two_cards_when_discarded() -> None:
    table = Scene(hand_p0=["aqua_rick"]).do("p0 play:aqua_rick")
    assert table.g.power == 2
    for answer, cards in (("yes", 2), ("no", 0)):
        table = Scene(hand_p0=["portal_gun", "aqua_rick"])
        table.do("p0 play:portal_gun", "p0 aqua_rick", f"p0 {answer}")
        assert len(table.pile("hand_p0")) == cards


@rule("RR-026")
def test_pill_brulee_gives_two_power() -> None:
    assert Scene(hand_p0=["pill_brulee"]).do("p0 play:pill_brulee").g.power == 2


@rule("RR-027", "RR-142")
def test_portal_bomb_makes_a_chosen_foe_destroy_a_card_of_their_choice() -> None:
    table = Scene(3, hand_p0=["portal_bomb"], discard_p2=["kickback", "aqua_rick", "beth"])
    table.do("p0 play:portal_bomb")
    assert (table.options(), table.why_not("p0 p0")) == ({"p1", "p2", "by_lot"}, "RR-149")
    table.do("p0 p2", "p2 nothing")
    assert table.asked == (2, "destroy_discard")
    assert table.why_not("p2 beth") == "RR-027"
    table.do("p2 kickback")
    assert "kickback" in table.pile("destroyed")
    assert sorted(table.pile("discard_p2")) == ["aqua_rick", "beth"]
    assert table.g.power == 3


@rule("RR-027")
def test_portal_bomb_without_a_fitting_card_destroys_nothing() -> None:
    table = Scene(hand_p0=["portal_bomb"], discard_p1=["beth"])
    table.do("p0 play:portal_bomb", "p1 nothing")
    assert table.pile("discard_p1") == ["beth"]
    assert table.asked == (0, "open_phase")


@rule("RR-142", "RR-145")
def test_destroyed_cards_lie_open_and_do_not_return_to_their_stacks() -> None:
    table = Scene(hand_p0=["diane_sanchez", "portal_gun"], discard_p0=["morty_waves"])
    guns, waves = len(table.pile("portal_gun_stack")), len(table.pile("morty_waves_stack"))
    table.do("p0 play:diane_sanchez", "p0 discard:morty_waves")
    seen = next(zone for zone in table.match.view(1).zones if zone.name == "destroyed")
    assert [card.key for card in seen.cards] == ["morty_waves"]
    table = Scene(hand_p0=["headband_rick", "portal_gun"])
    table.do("p0 play:headband_rick", "p0 hand:portal_gun")
    assert table.pile("destroyed") == ["portal_gun"]
    assert (len(table.pile("portal_gun_stack")), len(table.pile("morty_waves_stack"))) == (guns, waves + 1)


@rule("RR-143", "RR-144")
def test_the_card_names_the_places_and_its_player_chooses() -> None:
    table = Scene(hand_p0=["diane_sanchez", "beth"], discard_p0=["jerry"], deck_p0=["summer"])
    table.do("p0 play:diane_sanchez")
    assert table.asked == (0, "destroy_own")
    assert table.options() == {"hand:beth", "discard:jerry", "nothing"}


@rule("RR-143")
def test_terminate_destroys_a_card_of_the_flea_market() -> None:
    table = Scene(hand_p0=["terminate"], flea_market=["conroy", "kickback", "taxation", "freeze_gun", "portal_bomb"])
    table.do("p0 play:terminate")
    assert table.g.power == 2
    table.do("p0 taxation")
    assert "taxation" in table.pile("destroyed")
    assert len(table.pile("flea_market")) == 4
    table = Scene(hand_p0=["terminate"]).do("p0 play:terminate", "p0 nothing")
    assert len(table.pile("flea_market")) == 5


@rule("RR-143")
def test_fold_yourself_destroys_only_starters() -> None:
    table = Scene(hand_p0=["fold_yourself", "conroy"], deck_p0=["beth"], discard_p0=["genius_waves", "kickback"])
    table.do("p0 play:fold_yourself")
    assert set(table.options()) == {"hand:beth", "discard:genius_waves", "nothing"}
    assert table.why_not("p0 hand:conroy") == "RR-144"
    table.do("p0 discard:genius_waves")
    assert "genius_waves" in table.pile("destroyed")


@rule("RR-196", "RR-197")
def test_a_bought_fake_gun_goes_straight_to_a_chosen_foe() -> None:
    market = ["fake_gun", "kickback", "taxation", "freeze_gun", "portal_bomb"]
    table = Scene(3, power=2, flea_market=market, discard_p0=[], discard_p1=[], discard_p2=[])
    table.do("p0 buy:fake_gun")
    assert table.asked == (0, "fake_gun_owner")
    assert table.why_not("p0 p0") == "RR-197"
    assert table.options() == {"p1", "p2", "by_lot"}
    table.do("p0 p2")
    assert [table.pile(f"discard_p{seat}") for seat in range(3)] == [[], [], ["fake_gun"]]
    assert table.g.box.faces["fake_gun"].vp == -2
    assert table.g.power == 0


@rule("RR-198")
def test_the_foe_who_receives_a_fake_gun_does_not_gain_it() -> None:
    market = ["fake_gun", "kickback", "taxation", "freeze_gun", "portal_bomb"]
    table = Scene(3, power=2, flea_market=market).do("p0 buy:fake_gun", "p0 p1")
    assert table.asked == (0, "open_phase")
    assert not table.told("gained")
    [handed] = table.told("handed_over")
    assert (handed.seat, handed.cards, handed.values) == (0, ["fake_gun"], {"foe": "p1"})


@rule("RR-199")
def test_a_played_fake_gun_may_be_moved_to_a_foe_as_an_attack() -> None:
    table = Scene(3, hand_p0=["fake_gun"], hand_p1=["lawyer_morty"], hand_p2=["beth"], discard_p2=[])
    table.do("p0 play:fake_gun")
    assert table.options() == {"p1", "p2", "nothing"}
    table.do("p0 p2")
    assert table.asked == (2, "defend")
    table.do("p2 nothing")
    assert (table.pile("discard_p2"), table.pile("play_p0"), table.g.power) == (["fake_gun"], [], 2)


@rule("RR-199")
def test_an_avoided_or_kept_fake_gun_stays_with_its_player() -> None:
    table = Scene(hand_p0=["fake_gun"], hand_p1=["lawyer_morty"], discard_p0=[], deck_p0=["genius_waves"] * 5)
    table.do("p0 play:fake_gun", "p0 p1", "p1 hand:lawyer_morty")
    assert table.pile("play_p0") == ["fake_gun"]
    table.do("p0 end_turn")
    assert table.pile("discard_p0") == ["fake_gun"]
    table = Scene(hand_p0=["fake_gun"]).do("p0 play:fake_gun", "p0 nothing")
    assert (table.asked, table.g.power) == ((0, "open_phase"), 2)


@rule("RR-209")
def test_greedy_gromflamite_pays_for_tokens_at_any_time_of_the_turn() -> None:
    table = Scene(access_tokens=[2, 0], supply=7, hand_p0=["greedy_gromflamite", "genius_waves"])
    assert "spend_token" not in table.options()
    table.do("p0 play:greedy_gromflamite", "p0 spend_token", "p0 play:genius_waves", "p0 spend_token")
    assert (table.g.power, table.g.tokens[0]) == (3 + 2 + 1 + 2, 0)
    assert table.why_not("p0 spend_token") == "RR-209"
    table.do("p0 end_turn")
    assert table.g.power_per_token == 0


@rule("RR-219")
def test_eye_poppin_morty_must_destroy_a_card_in_hand_and_not_itself() -> None:
    table = Scene(hand_p0=["eye_poppin_morty", "beth", "conroy"]).do("p0 play:eye_poppin_morty")
    assert table.asked == (0, "destroy_hand")
    assert sorted(table.options()) == ["beth", "conroy"]
    table.do("p0 beth")
    assert table.pile("destroyed") == ["beth"]
    assert table.g.power == 1


@rule("RR-220", "RR-219")
def test_eye_poppin_morty_may_then_be_destroyed_itself() -> None:
    for answer, play in (("yes", []), ("no", ["eye_poppin_morty"])):
        table = Scene(hand_p0=["eye_poppin_morty", "beth"])
        table.do("p0 play:eye_poppin_morty", "p0 beth", f"p0 {answer}")
        assert table.pile("play_p0") == play
        assert ("eye_poppin_morty" in table.pile("destroyed")) == (answer == "yes")


@rule("RR-219", "RR-220")
def test_with_an_empty_hand_only_the_second_choice_is_left() -> None:
    """RL-38."""
    table = Scene(hand_p0=["eye_poppin_morty"]).do("p0 play:eye_poppin_morty")
    assert table.asked == (0, "destroy_self")


@rule("RR-221")
def test_szechuan_sauce_spoils_at_the_end_of_the_turn() -> None:
    market = ["szechuan_sauce", "szechuan_sauce", "taxation", "freeze_gun", "conroy"]
    table = Scene(power=4, flea_market=market).do("p0 buy:szechuan_sauce", "p0 end_turn")
    assert table.pile("destroyed") == ["szechuan_sauce"]
    assert "szechuan_sauce" not in table.pile("flea_market")
    assert len(table.pile("flea_market")) == 5


@rule("RR-221")
def test_a_sauce_laid_out_in_the_refill_can_be_bought_in_the_next_turn() -> None:
    market = ["pill_brulee", "kickback", "taxation", "freeze_gun", "conroy"]
    table = Scene(power=2, flea_market=market, main_deck=["szechuan_sauce", "..."])
    table.do("p0 buy:pill_brulee", "p0 end_turn")
    assert "szechuan_sauce" in table.pile("flea_market")
    table.do("p1 end_turn")
    assert "szechuan_sauce" in table.pile("destroyed")


@rule("RR-226")
def test_gromflamite_general_acts_on_what_foes_have_in_play() -> None:
    given: dict[str, Any] = {"hand_p0": ["gromflamite_general"], "hand_p1": ["beth"], "discard_p1": []}
    table = Scene(play_p1=["grave"], **given).do("p0 play:gromflamite_general", "p1 nothing")
    assert table.options() == {"in_play:grave", "hand:beth"}
    assert table.why_not("p1 nothing") == "RR-099"
    table.do("p1 in_play:grave")
    assert table.pile("discard_p1") == ["grave"]
    assert (table.g.power, table.g.tokens[0]) == (2, 1)
    table = Scene(**given).do("p0 play:gromflamite_general", "p1 nothing", "p1 hand:beth")
    assert table.pile("discard_p1") == ["beth"]


@rule("RR-226", "RR-204")
def test_gromflamite_general_takes_only_ongoing_cards_the_foe_owns() -> None:
    table = Scene(hand_p0=["gromflamite_general"], hand_p1=["beth"], play_p1=["grave"], owner=["play:p1 grave p0"])
    table.do("p0 play:gromflamite_general", "p1 nothing")
    assert table.why_not("p1 in_play:grave") == "RR-189"
    assert table.options() == {"hand:beth"}
    table = Scene(hand_p0=["gromflamite_general"], hand_p1=[], play_p1=["grave"], owner=["play:p1 grave p0"])
    table.do("p0 play:gromflamite_general", "p1 nothing")
    assert table.asked == (0, "open_phase")


@pytest.mark.parametrize(
    ("plays", "power"),
    [
        (["black_rick"], 2),
        (["black_rick", "black_rick"], 2 + 3),
        (["aqua_rick", "black_rick"], 2 + 3),
        (["aqua_rick", "rick_c137"], 4),
        (["genius_waves", "rick_c137", "genius_waves"], 1 + 2 + 1 + 1 + 1),
        (["dead_flies"], 2),
        (["gromflamite_officer"], 2),
        (["lawyer_morty"], 2),
        (["jury_rigged_portal_gun"], 3),
        (["szechuan_sauce"], 3),
        (["fabricated_origin_story"], 1),
        (["beth", "morty_waves", "fabricated_origin_story"], 2),
        (["beth", "pill_brulee", "aqua_rick", "fabricated_origin_story"], 2 + 2 + 3),
    ],
)
def test_power_of_cards_in_their_order(plays: list[str], power: int) -> None:
    table = Scene(hand_p0=plays)
    for card in plays:
        table.do(f"p0 play:{card}")
        if table.asked[1] == "play_location":
            table.do("p0 no")
    assert table.g.power == power


def test_commander_rick_draws_two_and_counts_other_ricks() -> None:
    table = Scene(hand_p0=["aqua_rick", "black_rick", "commander_rick"]).do("p0 play:aqua_rick", "p0 play:black_rick")
    assert table.g.power == 5
    table.do("p0 play:commander_rick")
    assert (table.g.power, len(table.pile("hand_p0"))) == (7, 2)


def test_young_rick_draws_two_and_discards_one() -> None:
    table = Scene(hand_p0=["young_rick"], deck_p0=["beth", "jerry"], discard_p0=[])
    table.do("p0 play:young_rick", "p0 jerry")
    assert (table.pile("hand_p0"), table.pile("discard_p0")) == (["beth"], ["jerry"])


def test_daddys_little_girl_draws_after_beth_or_summer() -> None:
    for first, drawn in (("beth", 1), ("summer", 1), ("jerry", 0)):
        table = Scene(hand_p0=[first, "daddys_little_girl"])
        table.do(f"p0 play:{first}", "p0 play:daddys_little_girl")
        assert (table.g.power, len(table.pile("hand_p0"))) == (1, drawn)


def test_dead_flies_draw_after_a_gromflamite() -> None:
    table = Scene(hand_p0=["gromflamite_technician", "dead_flies"])
    table.do("p0 play:gromflamite_technician", "p0 play:dead_flies")
    assert (table.g.power, len(table.pile("hand_p0"))) == (3, 1)


def test_gromflamite_technician_helps_who_owns_no_token() -> None:
    assert Scene(hand_p0=["gromflamite_technician"]).do("p0 play:gromflamite_technician").g.tokens[0] == 1
    table = Scene(hand_p0=["gromflamite_technician"], access_tokens=[1, 0], supply=8)
    assert table.do("p0 play:gromflamite_technician").g.tokens[0] == 1


def test_conroy_gives_power_or_a_token() -> None:
    table = Scene(hand_p0=["conroy"]).do("p0 play:conroy", "p0 power")
    assert (table.g.power, table.g.tokens[0]) == (2, 0)
    table = Scene(hand_p0=["conroy"]).do("p0 play:conroy", "p0 token")
    assert (table.g.power, table.g.tokens[0]) == (0, 1)


@rule("RR-157")
def test_conroy_offers_no_token_when_there_is_none() -> None:
    table = Scene(hand_p0=["conroy"], access_tokens=[4, 5], supply=0).do("p0 play:conroy")
    assert table.asked == (0, "open_phase")
    assert table.g.power == 2


def test_butt_in_a_cup_rewards_a_worthless_top_card() -> None:
    for top, power in (("jerry", 3), ("conroy", 2)):
        table = Scene(hand_p0=["butt_in_a_cup"], deck_p0=[top, "..."]).do("p0 play:butt_in_a_cup", "p0 yes")
        assert table.g.power == power
    table = Scene(hand_p0=["butt_in_a_cup"], deck_p0=["jerry", "..."]).do("p0 play:butt_in_a_cup", "p0 no")
    assert (table.g.power, table.pile("deck_p0")[0]) == (2, "jerry")
    table = Scene(hand_p0=["butt_in_a_cup"], deck_p0=[], discard_p0=[])
    assert table.do("p0 play:butt_in_a_cup").asked == (0, "open_phase")


def test_scientist_morty_draws_two_and_may_return_equipment() -> None:
    table = Scene(
        hand_p0=["scientist_morty"], deck_p0=["beth", "jerry"], discard_p0=["conroy", "kickback", "portal_gun"]
    )
    table.do("p0 play:scientist_morty")
    assert sorted(table.options()) == ["conroy", "nothing", "portal_gun"]
    table.do("p0 conroy")
    assert sorted(table.pile("hand_p0")) == ["beth", "conroy", "jerry"]
    hand = next(zone for zone in table.match.view(1).zones if zone.name == "hand:p0")
    assert [card.key for card in hand.cards] == ["conroy", None, None]


def test_diane_sanchez_gives_power_and_a_token() -> None:
    table = Scene(hand_p0=["diane_sanchez"]).do("p0 play:diane_sanchez")
    assert (table.g.power, table.g.tokens[0]) == (2, 1)


def test_hammerhead_morty_makes_one_foe_discard() -> None:
    table = Scene(3, hand_p0=["hammerhead_morty"], hand_p2=["beth", "jerry"])
    table.do("p0 play:hammerhead_morty", "p0 p2", "p2 nothing", "p2 jerry")
    assert (table.g.power, table.pile("hand_p2")) == (2, ["beth"])
    assert table.asked == (0, "open_phase")


def test_morty_c137_costs_foes_a_token_or_gives_morty_waves() -> None:
    table = Scene(3, hand_p0=["morty_c137"], access_tokens=[0, 2, 0], supply=7, discard_p1=[], discard_p2=[])
    table.do("p0 play:morty_c137", "p1 nothing", "p2 nothing")
    assert (table.g.power, table.g.tokens) == (3, [0, 1, 0])
    assert (table.pile("discard_p1"), table.pile("discard_p2")) == ([], ["morty_waves"])


def test_currency_manipulation_in_its_order() -> None:
    table = Scene(3, hand_p0=["currency_manipulation"], access_tokens=[1, 3, 4], supply=1)
    table.do("p0 play:currency_manipulation", "p1 nothing", "p2 nothing")
    assert table.g.tokens == [3, 2, 3]
    assert table.g.power == 3


def test_mission_control_gromflamite_takes_a_token_which_counts_as_gaining() -> None:
    """RL-59: Bluffing Rick draws for it."""
    table = Scene(
        characters={"p0": "bluffing_rick"}, hand_p0=["mission_control_gromflamite"], access_tokens=[0, 1], supply=8
    )
    table.do("p0 play:mission_control_gromflamite", "p1 nothing")
    assert (table.g.power, table.g.tokens, table.g.supply) == (1, [1, 0], 8)
    assert len(table.pile("hand_p0")) == 1
    table = Scene(characters={"p0": "bluffing_rick"}, hand_p0=["mission_control_gromflamite"])
    table.do("p0 play:mission_control_gromflamite", "p1 nothing")
    assert table.pile("hand_p0") == []
