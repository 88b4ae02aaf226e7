"""What the votes of Council cards do, and the Citadel of Ricks, which may cancel one."""

from igroteka.testing import rule
from tests.games.rickshank.scene import OTHER_LOCATIONS, asked, do, offers, pile, refused, scene, told, vote


@rule("RR-189")
def test_rezone_makes_everybody_discard_an_ongoing_card_they_own() -> None:
    match = vote("rezone", 3, play_p0=["grave"], play_p1=["garage", "security_specialist_rick"], discard_p1=[])
    do(match, "p0 vote_for:0", "p1 vote_for:0", "p2 vote_for:0", "p1 nothing", "p2 nothing", "p0 nothing")
    assert asked(match) == (1, "discard_ongoing")
    do(match, "p1 garage")
    assert pile(match, "play_p0") == ["rezone"]
    assert (pile(match, "play_p1"), pile(match, "discard_p1")) == (["security_specialist_rick"], ["garage"])


@rule("RR-189")
def test_rezone_cannot_touch_what_one_does_not_own() -> None:
    """RL-36: neither a borrowed Ongoing card nor an unbought location."""
    match = vote(
        "rezone",
        play_p0=["grave", "garage"],
        play_p1=["neighborhood"],
        owner=["play:p0 grave p1", "play:p0 garage nobody"],
    )
    do(match, "p0 vote_for:0", "p1 vote_for:0", "p1 nothing", "p0 nothing")
    assert sorted(pile(match, "play_p0")) == ["garage", "grave", "rezone"]
    assert pile(match, "play_p1") == []


def test_assemble_lets_everybody_destroy_a_card() -> None:
    match = vote("assemble", hand_p0=["assemble", "beth"], hand_p1=["jerry"], discard_p1=["summer"])
    do(match, "p0 vote_for:0", "p1 vote_for:0", "p1 nothing", "p0 nothing")
    do(match, "p0 hand:beth", "p1 discard:summer")
    assert sorted(pile(match, "destroyed")) == ["beth", "summer"]
    assert match.g.power == 1


@rule("RR-023")
def test_kickback_is_an_auction_for_two_cards() -> None:
    match = vote("kickback", deck_p1=["beth", "jerry", "summer"], hand_p1=[])
    do(match, "p0 bid:0", "p1 bid:0", "p1 nothing", "p0 nothing", "p0 p1")
    assert sorted(pile(match, "hand_p1")) == ["beth", "jerry"]


@rule("RR-182", "RR-146", "RR-147")
def test_recycle_hands_out_a_destroyed_card_chosen_by_its_player() -> None:
    """RL-40."""
    match = vote("recycle", destroyed=["beth", "conroy", "morty_waves"], discard_p1=[])
    do(match, "p0 point:p1:0", "p1 point:p1:0", "p1 nothing", "p0 nothing")
    assert asked(match) == (0, "recycle")
    assert sorted(offers(match)) == ["beth", "morty_waves"]
    assert refused(match, "p0 conroy") == "RR-182"
    do(match, "p0 morty_waves")
    assert pile(match, "discard_p1") == ["morty_waves"]
    assert match.g.power == 2
    assert told(match, "gained")[-1]["seat"] == 1


@rule("RR-146", "RR-148")
def test_embezzle_gives_the_winner_a_cheap_card_of_the_market() -> None:
    match = vote("embezzle", flea_market=["diane_sanchez", "conroy", "scientist_morty", "gentrify", "portal_bomb"])
    do(match, "p0 bid:0", "p1 bid:0", "p1 nothing", "p0 nothing", "p0 p1")
    assert asked(match) == (1, "gain_from_market")
    assert sorted(offers(match)) == ["conroy", "diane_sanchez"]
    assert refused(match, "p1 portal_bomb") == "RR-148"
    do(match, "p1 diane_sanchez")
    assert "diane_sanchez" in pile(match, "discard_p1")
    assert match.g.power == 3


@rule("RR-197", "RR-148")
def test_a_fake_gun_won_in_an_auction_goes_to_a_foe_of_the_winner() -> None:
    """Gained like bought: the winner, not the active player, says where it goes."""
    market = ["fake_gun", "gentrify", "rick_c137", "portal_bomb", "commander_rick"]
    match = vote("embezzle", 3, flea_market=market, discard_p0=[], discard_p1=[])
    do(match, "p0 bid:0", "p1 bid:0", "p2 bid:0", "p1 nothing", "p2 nothing", "p0 nothing", "p0 p1")
    assert asked(match) == (1, "fake_gun_owner")
    assert offers(match) == ["p2", "p0", "by_lot"]
    do(match, "p1 p0")
    assert (pile(match, "discard_p0"), pile(match, "discard_p1")) == (["fake_gun"], [])


def test_gentrify_reveals_three_locations_and_gives_one() -> None:
    match = vote("gentrify", location_stack=["grave", "garage", "underground", "..."], discard_p1=[])
    do(match, "p0 bid:0", "p1 bid:0", "p1 nothing", "p0 nothing", "p0 p1")
    assert asked(match) == (1, "gain_location")
    assert sorted(offers(match)) == ["garage", "grave", "underground"]
    do(match, "p1 garage")
    assert pile(match, "discard_p1") == ["garage"]
    assert sorted(pile(match, "location_discard")) == ["grave", "underground"]


@rule("RR-138")
def test_gentrify_goes_on_with_a_new_stack_when_the_old_one_runs_out() -> None:
    rest = [key for key in OTHER_LOCATIONS if key not in ("garage", "underground")]
    match = vote("gentrify", location_stack=["grave"], location_discard=["garage", "underground"], discard_p1=rest)
    do(match, "p0 bid:0", "p1 bid:0", "p1 nothing", "p0 nothing", "p0 p0")
    assert sorted(offers(match)) == ["garage", "grave", "underground"]
    assert len(told(match, "locations_shuffled")) == 1


@rule("RR-029")
def test_the_citadel_of_ricks_may_cancel_the_first_vote_of_a_turn() -> None:
    match = scene(play_p0=["citadel_of_ricks"], hand_p0=["kickback", "recycle"], destroyed=["beth"])
    do(match, "p0 play:kickback")
    assert asked(match) == (0, "citadel_cancel")
    assert match.g.power == 2
    do(match, "p0 cancel")
    assert asked(match) == (0, "open_phase")
    assert told(match, "vote_cancelled")[-1]["card"] == "kickback"
    do(match, "p0 play:recycle")
    assert asked(match)[1] == "sanctions"


@rule("RR-029")
def test_the_citadel_may_also_let_the_vote_be_held() -> None:
    match = scene(play_p0=["citadel_of_ricks"], hand_p0=["kickback"])
    assert do(match, "p0 play:kickback", "p0 hold").asks[0].name == "auction"
    assert do(scene(play_p1=["citadel_of_ricks"], hand_p0=["kickback"]), "p0 play:kickback").asks[0].name == "auction"


@rule("RR-029")
def test_an_impossible_vote_uses_the_first_council_card_up() -> None:
    """RL-11."""
    match = scene(play_p0=["citadel_of_ricks"], hand_p0=["recycle", "kickback"], destroyed=[])
    do(match, "p0 play:recycle", "p0 play:kickback")
    assert asked(match)[1] == "auction"
