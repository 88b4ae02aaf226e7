"""What the votes of Council cards do, and the Citadel of Ricks, which may cancel one."""

from igroteka.testing import rule
from tests.games.rickshank.scene import OTHER_LOCATIONS, Scene, vote


@rule("RR-189")
def test_rezone_makes_everybody_discard_an_ongoing_card_they_own() -> None:
    table = vote("rezone", 3, play_p0=["grave"], play_p1=["garage", "security_specialist_rick"], discard_p1=[])
    table.do("p0 vote_for:0", "p1 vote_for:0", "p2 vote_for:0", "p1 nothing", "p2 nothing", "p0 nothing")
    assert table.asked == (1, "discard_ongoing")
    table.do("p1 garage")
    assert table.pile("play_p0") == ["rezone"]
    assert (table.pile("play_p1"), table.pile("discard_p1")) == (["security_specialist_rick"], ["garage"])


@rule("RR-189")
def test_rezone_cannot_touch_what_one_does_not_own() -> None:
    """RL-36: neither a borrowed Ongoing card nor an unbought location."""
    table = vote(
        "rezone",
        play_p0=["grave", "garage"],
        play_p1=["neighborhood"],
        owner=["play:p0 grave p1", "play:p0 garage nobody"],
    )
    table.do("p0 vote_for:0", "p1 vote_for:0", "p1 nothing", "p0 nothing")
    assert sorted(table.pile("play_p0")) == ["garage", "grave", "rezone"]
    assert table.pile("play_p1") == []


def test_assemble_lets_everybody_destroy_a_card() -> None:
    table = vote("assemble", hand_p0=["assemble", "beth"], hand_p1=["jerry"], discard_p1=["summer"])
    table.do("p0 vote_for:0", "p1 vote_for:0", "p1 nothing", "p0 nothing")
    table.do("p0 hand:beth", "p1 discard:summer")
    assert sorted(table.pile("destroyed")) == ["beth", "summer"]
    assert table.g.power == 1


@rule("RR-023")
def test_kickback_is_an_auction_for_two_cards() -> None:
    table = vote("kickback", deck_p1=["beth", "jerry", "summer"], hand_p1=[])
    table.do("p0 bid:0", "p1 bid:0", "p1 nothing", "p0 nothing", "p0 p1")
    assert sorted(table.pile("hand_p1")) == ["beth", "jerry"]


@rule("RR-182", "RR-146", "RR-147")
def test_recycle_hands_out_a_destroyed_card_chosen_by_its_player() -> None:
    """RL-40."""
    table = vote("recycle", destroyed=["beth", "conroy", "morty_waves"], discard_p1=[])
    table.do("p0 point:p1:0", "p1 point:p1:0", "p1 nothing", "p0 nothing")
    assert table.asked == (0, "recycle")
    assert sorted(table.options()) == ["beth", "morty_waves"]
    assert table.why_not("p0 conroy") == "RR-182"
    table.do("p0 morty_waves")
    assert table.pile("discard_p1") == ["morty_waves"]
    assert table.g.power == 2
    assert table.told("gained")[-1].seat == 1


@rule("RR-146", "RR-148")
def test_embezzle_gives_the_winner_a_cheap_card_of_the_market() -> None:
    table = vote("embezzle", flea_market=["diane_sanchez", "conroy", "scientist_morty", "gentrify", "portal_bomb"])
    table.do("p0 bid:0", "p1 bid:0", "p1 nothing", "p0 nothing", "p0 p1")
    assert table.asked == (1, "gain_from_market")
    assert sorted(table.options()) == ["conroy", "diane_sanchez"]
    assert table.why_not("p1 portal_bomb") == "RR-148"
    table.do("p1 diane_sanchez")
    assert "diane_sanchez" in table.pile("discard_p1")
    assert table.g.power == 3


@rule("RR-197", "RR-148")
def test_a_fake_gun_won_in_an_auction_goes_to_a_foe_of_the_winner() -> None:
    """Gained like bought: the winner, not the active player, says where it goes."""
    market = ["fake_gun", "gentrify", "rick_c137", "portal_bomb", "commander_rick"]
    table = vote("embezzle", 3, flea_market=market, discard_p0=[], discard_p1=[])
    table.do("p0 bid:0", "p1 bid:0", "p2 bid:0", "p1 nothing", "p2 nothing", "p0 nothing", "p0 p1")
    assert table.asked == (1, "fake_gun_owner")
    assert table.options() == {"p2", "p0", "by_lot"}
    table.do("p1 p0")
    assert (table.pile("discard_p0"), table.pile("discard_p1")) == (["fake_gun"], [])


def test_gentrify_reveals_three_locations_and_gives_one() -> None:
    table = vote("gentrify", location_stack=["grave", "garage", "underground", "..."], discard_p1=[])
    table.do("p0 bid:0", "p1 bid:0", "p1 nothing", "p0 nothing", "p0 p1")
    assert table.asked == (1, "gain_location")
    assert sorted(table.options()) == ["garage", "grave", "underground"]
    table.do("p1 garage")
    assert table.pile("discard_p1") == ["garage"]
    assert sorted(table.pile("location_discard")) == ["grave", "underground"]


@rule("RR-138")
def test_gentrify_goes_on_with_a_new_stack_when_the_old_one_runs_out() -> None:
    rest = [key for key in OTHER_LOCATIONS if key not in ("garage", "underground")]
    table = vote("gentrify", location_stack=["grave"], location_discard=["garage", "underground"], discard_p1=rest)
    table.do("p0 bid:0", "p1 bid:0", "p1 nothing", "p0 nothing", "p0 p0")
    assert sorted(table.options()) == ["garage", "grave", "underground"]
    assert len(table.told("locations_shuffled")) == 1


@rule("RR-029")
def test_the_citadel_of_ricks_may_cancel_the_first_vote_of_a_turn() -> None:
    table = Scene(play_p0=["citadel_of_ricks"], hand_p0=["kickback", "recycle"], destroyed=["beth"])
    table.do("p0 play:kickback")
    assert table.asked == (0, "citadel_cancel")
    assert table.g.power == 2
    table.do("p0 cancel")
    assert table.asked == (0, "open_phase")
    assert table.told("vote_cancelled")[-1].values["card"] == "kickback"
    table.do("p0 play:recycle")
    assert table.asked[1] == "sanctions"


@rule("RR-029")
def test_the_citadel_may_also_let_the_vote_be_held() -> None:
    table = Scene(play_p0=["citadel_of_ricks"], hand_p0=["kickback"])
    assert table.do("p0 play:kickback", "p0 hold").asked == (0, "auction")
    assert Scene(play_p1=["citadel_of_ricks"], hand_p0=["kickback"]).do("p0 play:kickback").asked == (0, "auction")


@rule("RR-029")
def test_an_impossible_vote_uses_the_first_council_card_up() -> None:
    """RL-11."""
    table = Scene(play_p0=["citadel_of_ricks"], hand_p0=["recycle", "kickback"], destroyed=[])
    table.do("p0 play:recycle", "p0 play:kickback")
    assert table.asked[1] == "auction"
