"""Votes: sealed stakes and choices, open laps of Council cards, ties and payment."""

from typing import Any

import pytest

from igroteka.engine import IllegalChoice
from igroteka.testing import rule
from tests.games.rickshank.scene import OTHER_LOCATIONS, Scene, vote


def sight(table: Scene, seat: int, zone: str) -> list[str | None]:
    """What a seat sees of a zone."""
    return [card.key for each in table.match.view(seat).zones if each.name == zone for card in each.cards]


@rule("RR-162", "RR-023")
def test_playing_a_council_card_starts_its_vote_announced_to_all() -> None:
    table = vote("kickback", 3)
    assert table.g.power == 2
    assert {(ask.seat, ask.name) for ask in table.match.asks} == {(0, "auction"), (1, "auction"), (2, "auction")}
    for seat in (None, 1, 2):
        [told] = table.told("vote", seat)
        assert (told.seat, told.values) == (0, {"card": "kickback", "kind": "auction"})


@rule("RR-163", "RR-180")
def test_everybody_has_one_inherent_vote_whoever_their_character_is() -> None:
    table = vote(
        "assemble",
        5,
        characters=["transcendent_rick", "moron_morty", "heroic_summer", "bluffing_rick", "rational_morty"],
    )
    table.do("p0 vote_for:0", "p1 vote_for:0", "p2 vote_against:0", "p3 vote_against:0", "p4 vote_against:0")
    assert table.table()["vote_tally"] == {"in_favour": 2, "against": 3}


@rule("RR-164", "RR-190")
def test_each_token_adds_a_vote_and_sides_add_up() -> None:
    table = vote("assemble", 3, access_tokens=[2, 0, 1], supply=6)
    table.do("p0 vote_for:2", "p1 vote_against:0", "p2 vote_for:1")
    assert table.table()["vote_tally"] == {"in_favour": 5, "against": 1}


@rule("RR-165")
def test_nobody_can_abstain() -> None:
    table = vote("assemble", 3)
    for seat in range(3):
        keys = table.options(seat)
        assert keys
        assert all(key.startswith(("vote_for:", "vote_against:")) for key in keys)
        with pytest.raises(IllegalChoice):
            table.do(f"p{seat} nothing")


@rule("RR-166", "RR-172")
def test_council_cards_from_hand_add_a_vote_each() -> None:
    table = vote("kickback", 2, hand_p1=["recycle", "persecute", "beth"])
    table.do("p0 bid:0", "p1 bid:0")
    assert table.asked == (1, "council_reveal")
    assert sorted(table.options()) == ["nothing", "persecute", "recycle"]
    assert table.why_not("p1 beth") == "RR-166"
    table.do("p1 recycle")
    assert table.pile("revealed_p1") == ["recycle"]
    table.do("p0 nothing", "p1 persecute", "p0 nothing", "p1 nothing")
    assert table.told("vote_won")[-1].values["choice"] == "p1"
    assert table.told("vote_won")[-1].values["votes"] == 3


@rule("RR-167")
def test_the_card_that_started_the_vote_gives_no_vote() -> None:
    table = vote("kickback", 2)
    table.do("p0 bid:0", "p1 bid:0")
    assert table.table()["vote_tally"] == {"p0": 1, "p1": 1}


@rule("RR-168", "RR-169")
def test_only_voters_of_the_winning_option_pay() -> None:
    table = vote(
        "assemble",
        3,
        hand_p0=["assemble", "kickback"],
        hand_p1=["recycle"],
        hand_p2=["beth"],
        discard_p0=["jerry"],
        discard_p1=[],
        access_tokens=[1, 2, 1],
        supply=5,
    )
    table.do("p0 vote_for:1", "p1 vote_against:2", "p2 vote_for:1")
    table.do("p1 recycle", "p2 nothing", "p0 kickback", "p1 nothing", "p2 nothing", "p0 nothing")
    assert table.told("vote_won")[-1].values == {"choice": "in_favour", "votes": 5}
    assert (table.g.tokens, table.g.supply) == ([0, 2, 0], 7)
    assert "kickback" in table.pile("discard_p0")
    assert table.pile("hand_p1") == ["recycle"]
    assert table.pile("revealed_p1") == []


@rule("RR-169")
def test_a_council_card_taken_back_is_known_to_the_others() -> None:
    table = vote("kickback", 2, hand_p1=["recycle", "beth"])
    table.do("p0 bid:0", "p1 bid:0", "p1 recycle", "p0 nothing", "p1 nothing")
    assert table.pile("hand_p1").count("recycle") == 0
    table = vote("persecute", 3, hand_p1=["recycle", "beth"])
    table.do("p0 point:p2:0", "p1 point:p0:0", "p2 point:p2:0", "p1 recycle", "p2 nothing", "p0 nothing", "p1 nothing")
    table.do("p0 p2")
    assert sight(table, 0, "hand:p1") == ["recycle", None]


@rule("RR-169")
def test_of_two_equal_council_cards_nobody_can_tell_which_one_left() -> None:
    """One Kickback was shown; when one is played, the other may be another or the same: nobody knows it."""
    given: dict[str, Any] = {"deck_p0": ["kickback", "beth", "..."], "access_tokens": [0, 1, 1]}
    table = vote("persecute", 3, **given, hand_p0=["persecute", "kickback", "young_rick"])
    table.do("p0 point:p1:0", "p1 point:p0:1", "p2 point:p0:1", "p1 nothing", "p2 nothing", "p0 kickback")
    table.do("p1 nothing", "p2 nothing", "p0 nothing", "p0 play:young_rick", "p0 beth")
    assert table.pile("hand_p0") == ["kickback", "kickback"]
    assert sight(table, 1, "hand:p0") == ["kickback", None]
    table.do("p0 play:kickback")
    assert sight(table, 1, "hand:p0") == [None]


@rule("RR-168", "RR-191")
def test_a_council_card_that_was_paid_may_be_drawn_for_it() -> None:
    table = vote("kickback", hand_p1=["rezone"], deck_p1=[], discard_p1=[])
    table.do("p0 bid:0", "p1 bid:0", "p1 rezone", "p0 nothing", "p1 nothing")
    assert (table.pile("hand_p1"), table.pile("discard_p1")) == (["rezone"], [])


@rule("RR-171", "RR-185")
def test_bids_are_sealed_and_shown_together() -> None:
    table = vote("kickback", 3, access_tokens=[1, 3, 2], supply=3)
    table.do("p1 bid:3", "p0 bid:1")
    for seat in (0, 2, None):
        seen = table.table(seat)
        assert (seen["vote_card"], seen["vote_choices"], seen["vote_stakes"]) == ("kickback", [], [])
        assert not table.told("staked", seat)
    assert [wait.given for wait in table.match.view(2).waiting] == [True, True, False]
    table.do("p2 bid:0")
    assert [event.values["number"] for event in table.told("staked")] == [1, 3, 0]


@rule("RR-185")
def test_a_sealed_stake_tells_the_others_nothing_but_that_it_is_there() -> None:
    worlds = [vote("kickback", 3, access_tokens=[1, 3, 2], supply=3) for _ in range(2)]
    worlds[0].do("p1 bid:3")
    worlds[1].do("p1 bid:0")
    for seat in (0, 2, None):
        assert worlds[0].match.view(seat) == worlds[1].match.view(seat)
        assert worlds[0].told(seat=seat) == worlds[1].told(seat=seat)


@rule("RR-173")
def test_the_highest_bidder_gets_the_bonus_and_alone_pays() -> None:
    table = vote("kickback", 3, access_tokens=[1, 3, 2], supply=3, hand_p1=["beth"])
    table.do("p0 bid:1", "p1 bid:3", "p2 bid:2", "p1 nothing", "p2 nothing", "p0 nothing")
    assert table.g.tokens == [1, 0, 2]
    assert len(table.pile("hand_p1")) == 3
    assert table.asked == (0, "open_phase")


@rule("RR-174", "RR-175")
def test_a_referendum_shows_sides_first_then_tokens_then_cards() -> None:
    table = vote("assemble", 2, access_tokens=[1, 1], supply=7)
    assert {key.split(":")[0] for key in table.options(1)} == {"vote_for", "vote_against"}
    table.do("p0 vote_for:1", "p1 vote_against:0")
    log = table.lines()
    voted = [i for i, line in enumerate(log) if "voted" in line]
    staked = [i for i, line in enumerate(log) if "staked" in line]
    assert max(voted) < min(staked)
    assert table.asked == (1, "council_reveal")


@rule("RR-176")
def test_against_wins_and_nothing_happens() -> None:
    table = vote("taxation", 3, access_tokens=[1, 1, 1], supply=6)
    table.do("p0 vote_for:0", "p1 vote_against:0", "p2 vote_against:0", "p1 nothing", "p2 nothing", "p0 nothing")
    assert table.g.tokens == [1, 1, 1]
    assert table.g.power == 3


@rule("RR-176")
def test_for_wins_and_the_effect_hits_everybody() -> None:
    table = vote("taxation", 3, access_tokens=[1, 0, 2], supply=6, discard_p1=[])
    table.do("p0 vote_for:0", "p1 vote_against:0", "p2 vote_for:0", "p1 nothing", "p2 nothing", "p0 nothing")
    assert table.g.tokens == [0, 0, 1]
    assert table.pile("discard_p1") == ["morty_waves"]


@rule("RR-177", "RR-178")
def test_sanctions_point_at_anybody_oneself_included() -> None:
    table = vote("persecute", 3, access_tokens=[0, 1, 0], supply=8)
    assert "point:p1:1" in table.options(1)
    assert "point:p1:0" in table.options(1)
    table.do("p0 point:p1:0", "p1 point:p1:1", "p2 point:p0:0")
    log = table.lines()
    assert max(i for i, line in enumerate(log) if "pointed" in line) < min(
        i for i, line in enumerate(log) if "staked" in line
    )
    assert table.asked == (1, "council_reveal")


@rule("RR-179", "RR-160")
def test_sanctions_hit_the_player_with_most_votes() -> None:
    table = vote("persecute", 3, access_tokens=[0, 1, 0], supply=8, discard_p0=[], discard_p1=[], discard_p2=[])
    table.do("p0 point:p1:0", "p1 point:p0:1", "p2 point:p2:0", "p1 nothing", "p2 nothing", "p0 nothing")
    assert [table.pile(f"discard_p{seat}") for seat in range(3)] == [["morty_waves"], [], []]
    assert (table.g.tokens, table.g.supply) == ([0, 0, 0], 9)
    assert table.g.power == 2


@rule("RR-181", "RR-182")
def test_recycle_without_a_destroyed_card_of_cost_0_holds_no_vote() -> None:
    """Worked example WE-5."""
    table = vote("recycle", destroyed=["conroy"])
    assert table.asked == (0, "open_phase")
    assert table.told("vote_impossible")[-1].values["card"] == "recycle"
    assert table.g.power == 2
    assert table.g.plays == ["recycle"]


@rule("RR-181")
@pytest.mark.parametrize(
    ("card", "given"),
    [
        ("rezone", {}),
        ("persecute", {"morty_waves_stack": [], "destroyed": ["morty_waves"] * 20}),
        ("taxation", {"morty_waves_stack": [], "destroyed": ["morty_waves"] * 20}),
        ("embezzle", {"flea_market": ["gentrify", "portal_bomb", "morty_c137", "rick_c137", "commander_rick"]}),
        ("assemble", {"hand_p1": [], "discard_p1": [], "discard_p0": []}),
    ],
)
def test_votes_that_could_change_nothing_are_not_held(card: str, given: dict[str, Any]) -> None:
    table = vote(card, **given)
    assert table.asked == (0, "open_phase")
    assert table.told("vote_impossible")[-1].values["card"] == card


@rule("RR-181")
def test_kickback_and_gentrify_are_not_held_with_nothing_to_draw_or_reveal() -> None:
    table = vote("kickback", deck_p0=[], discard_p0=[], deck_p1=[], discard_p1=[], hand_p1=["beth"])
    assert table.asked == (0, "open_phase")
    table = vote("gentrify", location_stack=[], location_discard=[], discard_p1=["grave", *OTHER_LOCATIONS])
    assert table.told("vote_impossible")[-1].values["card"] == "gentrify"


@rule("RR-181")
@pytest.mark.parametrize(
    ("card", "given"),
    [
        ("rezone", {"play_p1": ["grave"]}),
        ("persecute", {}),
        (
            "taxation",
            {"morty_waves_stack": [], "destroyed": ["morty_waves"] * 20, "access_tokens": [0, 1], "supply": 8},
        ),
        ("taxation", {}),
        ("recycle", {"destroyed": ["beth"]}),
        ("kickback", {"deck_p0": ["beth"], "discard_p0": [], "hand_p1": [], "deck_p1": [], "discard_p1": []}),
        ("kickback", {"deck_p0": [], "discard_p0": [], "hand_p1": [], "deck_p1": [], "discard_p1": ["beth"]}),
        ("gentrify", {"location_stack": ["grave"], "location_discard": [], "discard_p1": OTHER_LOCATIONS}),
        ("gentrify", {"location_stack": [], "location_discard": ["grave"], "discard_p1": OTHER_LOCATIONS}),
        ("embezzle", {"flea_market": ["diane_sanchez", "portal_bomb", "morty_c137", "rick_c137", "commander_rick"]}),
        ("assemble", {"hand_p1": ["beth"], "discard_p1": [], "discard_p0": []}),
        ("assemble", {"hand_p1": [], "discard_p1": ["beth"], "discard_p0": []}),
    ],
)
def test_votes_that_could_change_something_are_held(card: str, given: dict[str, Any]) -> None:
    table = vote(card, **given)
    assert table.asked[1] in ("auction", "referendum", "sanctions")


@rule("RR-183")
def test_the_number_of_tokens_of_each_player_is_open() -> None:
    table = vote("kickback", 3, access_tokens=[1, 3, 2], supply=3)
    for seat in (None, 0, 1, 2):
        assert table.table(seat)["tokens"] == [1, 3, 2]


@rule("RR-184", "RR-171")
def test_from_none_to_all_of_ones_own_tokens_can_be_staked() -> None:
    table = vote("kickback", 2, access_tokens=[2, 7], supply=0)
    assert table.options(0) == {"bid:0", "bid:1", "bid:2"}
    assert table.options(1) == {f"bid:{n}" for n in range(8)}
    assert table.why_not("p0 bid:3") == "RR-184"
    rich = vote("kickback", 2, access_tokens=[9, 0], supply=0)
    assert "bid:9" in rich.options(0)


@rule("RR-186")
def test_no_token_can_be_added_after_the_reveal() -> None:
    table = vote("kickback", 2, access_tokens=[2, 1], supply=6).do("p0 bid:1", "p1 bid:0")
    while table.asked[1] == "council_reveal":
        assert not [key for key in table.options() if "bid" in key]
        table.do(f"p{table.asked[0]} nothing")
    assert table.g.tokens == [1, 1]


@rule("RR-187")
def test_council_cards_come_one_at_a_time_until_all_pass_in_a_row() -> None:
    """RL-07: left of the active player first, the active player last; a reveal gives everybody another chance."""
    table = vote("kickback", 3, hand_p0=["kickback", "assemble"], hand_p1=["recycle"], hand_p2=["persecute", "beth"])
    table.do("p0 bid:0", "p1 bid:0", "p2 bid:0")
    order = []
    for key in ("nothing", "persecute", "nothing", "recycle", "nothing", "assemble", "nothing", "nothing", "nothing"):
        order.append(table.asked[0])
        table.do(f"p{order[-1]} {key}")
    assert order == [1, 2, 0, 1, 2, 0, 1, 2, 0]
    assert table.asked == (0, "vote_tie")


@rule("RR-187", "RR-185")
def test_nobody_can_tell_a_pass_without_council_cards_from_one_with() -> None:
    worlds = [vote("kickback", 3, hand_p1=[card, "beth"], hand_p2=["jerry"]) for card in ("recycle", "conroy")]
    for table in worlds:
        table.do("p0 bid:0", "p1 bid:0", "p2 bid:0", "p1 nothing")
    for seat in (0, 2, None):
        assert worlds[0].match.view(seat).waiting == worlds[1].match.view(seat).waiting
        assert worlds[0].told(seat=seat) == worlds[1].told(seat=seat)


@rule("RR-188", "RR-192")
def test_on_a_tie_the_active_player_chooses_among_the_tied() -> None:
    table = vote("kickback", 4, access_tokens=[0, 1, 1, 0], supply=7)
    table.do("p0 bid:0", "p1 bid:1", "p2 bid:1", "p3 bid:0")
    table.do("p1 nothing", "p2 nothing", "p3 nothing", "p0 nothing")
    assert table.asked == (0, "vote_tie")
    assert table.options() == {"p1", "p2"}
    table.do("p0 p2")
    assert table.g.tokens == [0, 1, 0, 0]


@rule("RR-192")
def test_the_active_player_may_break_the_tie_in_their_own_favour() -> None:
    table = vote("kickback").do("p0 bid:0", "p1 bid:0", "p1 nothing", "p0 nothing")
    assert table.options() == {"p0", "p1"}
    assert table.ask().default() == "p0"
    table.do("p0 p0")
    assert len(table.pile("hand_p0")) == 2


@rule("RR-188")
def test_a_tie_is_broken_only_among_the_tied() -> None:
    table = vote("kickback", 3, access_tokens=[0, 1, 1], supply=7)
    table.do("p0 bid:0", "p1 bid:1", "p2 bid:1", "p1 nothing", "p2 nothing", "p0 nothing")
    assert (table.asked, table.options()) == ((0, "vote_tie"), {"p1", "p2"})
    assert table.why_not("p0 p0") == "RR-188"


@rule("RR-191", "RR-189")
def test_stakes_are_settled_before_the_effect() -> None:
    table = vote("taxation", 2, access_tokens=[1, 0], supply=8, discard_p0=[])
    table.do("p0 vote_for:1", "p1 vote_for:0", "p1 nothing", "p0 nothing")
    assert table.g.tokens == [0, 0]
    assert table.pile("discard_p0") == ["morty_waves"]
    assert table.position("tokens_lost") < table.position("gained morty_waves")


@rule("RR-188", "RR-190", "RR-191")
def test_the_rulebooks_example_of_a_referendum() -> None:
    """Worked example WE-3: Katya p0, Mukha p1, Anka p2."""
    table = vote(
        "rezone",
        3,
        hand_p0=["rezone", "kickback"],
        hand_p2=["recycle"],
        access_tokens=[1, 0, 0],
        supply=8,
        play_p0=["grave"],
        play_p1=["garage"],
        play_p2=["underground"],
    )
    table.do("p0 vote_for:1", "p1 vote_against:0", "p2 vote_against:0")

    def tally() -> object:
        return table.table()["vote_tally"]

    assert tally() == {"in_favour": 2, "against": 2}
    table.do("p1 nothing", "p2 recycle")
    assert tally() == {"in_favour": 2, "against": 3}
    table.do("p0 kickback")
    assert tally() == {"in_favour": 3, "against": 3}
    table.do("p1 nothing", "p2 nothing", "p0 nothing")
    assert table.asked == (0, "vote_tie")
    table.do("p0 in_favour")
    assert (table.g.tokens, table.g.supply) == ([0, 0, 0], 9)
    assert "kickback" in table.pile("discard_p0")
    assert table.pile("hand_p2") == ["recycle"]
    assert [table.pile(f"play_p{seat}") for seat in range(3)] == [["rezone"], [], []]


@rule("RR-149")
def test_a_referendum_works_clockwise_from_the_active_player() -> None:
    table = Scene(3, active="p1", hand_p1=["assemble", "beth"], hand_p2=["jerry"], hand_p0=["summer"])
    table.do("p1 play:assemble", "p0 vote_for:0", "p1 vote_for:0", "p2 vote_for:0")
    table.do("p2 nothing", "p0 nothing", "p1 nothing")
    for seat in (1, 2, 0):
        assert table.asked == (seat, "destroy_own")
        table.do(f"p{seat} nothing")


@rule("RR-181")
def test_an_effect_that_has_become_impossible_still_costs_the_stakes() -> None:
    """RL-10: the winner has nothing to draw."""
    table = vote(
        "kickback",
        2,
        deck_p0=["beth"],
        discard_p0=[],
        hand_p1=[],
        deck_p1=[],
        discard_p1=[],
        access_tokens=[0, 1],
        supply=8,
    )
    table.do("p0 bid:0", "p1 bid:1", "p1 nothing", "p0 nothing")
    assert table.g.tokens == [0, 0]
    assert table.pile("hand_p1") == []


def test_time_votes_for_those_who_are_away() -> None:
    """No tokens; Against; at the active player, who points at the foe on the left."""
    defaults = {
        "kickback": ["bid:0", "bid:0"],
        "assemble": ["vote_against:0", "vote_against:0"],
        "persecute": ["point:p1:0", "point:p0:0"],
    }
    for card, keys in defaults.items():
        assert [ask.default() for ask in vote(card).match.asks] == keys
