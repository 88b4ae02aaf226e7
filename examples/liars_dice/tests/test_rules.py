"""Every rule that can be broken, by scenes."""

from typing import Any

import pytest

from igroteka.engine import BadPosition
from igroteka.testing import Scene, rule
from liars_dice import GAME

DICE = {"p0": [1, 2, 5, 5, 6], "p1": [3, 3, 4, 5, 6], "p2": [2, 2, 3, 4, 4]}


def scene(players: int = 3, **position: Any) -> Scene[Any]:
    position.setdefault("dice", {seat: DICE[seat] for seat in ("p0", "p1", "p2")[:players]})
    return Scene(GAME, players, at="turn", active=0, **position)


@rule("LD-001", "LD-002", components=True)
def test_two_to_six_play_with_five_dice_each() -> None:
    assert (GAME.least, GAME.most) == (2, 6)
    for players in (2, 6):
        assert GAME.start(players).view(None).table["counts"] == [5] * players


@rule("LD-003")
def test_who_begins_is_decided_by_lot() -> None:
    assert {GAME.start(3, seed=seed).asks[0].seat for seed in range(20)} == {0, 1, 2}


@rule("LD-004")
def test_nobody_sees_the_others_dice() -> None:
    table = scene().table(1)
    assert table["dice"] == [None, [3, 3, 4, 5, 6], None]
    assert scene().table()["dice"] == [None, None, None]


@rule("LD-011", "LD-013")
def test_the_turn_goes_round() -> None:
    bidding = scene().do("p0 bid:2:5", "p1 bid:3:5")
    assert bidding.asked == (2, "turn")
    assert bidding.table()["bids"] == [[0, 2, 5], [1, 3, 5]]


@rule("LD-012")
def test_the_first_of_a_round_has_to_bid() -> None:
    assert scene().why_not("p0 doubt") == "LD-012"


@rule("LD-014", "LD-015")
@pytest.mark.parametrize(
    ("key", "why"), [("bid:2:4", "LD-014"), ("bid:2:5", "LD-014"), ("bid:2:6", ""), ("bid:3:1", "")]
)
def test_a_bid_is_higher_than_the_last(key: str, why: str) -> None:
    assert scene(bids=[[2, 2, 5]]).why_not(f"p0 {key}") == why


@rule("LD-017")
def test_nobody_bids_more_dice_than_there_are() -> None:
    assert scene().why_not("p0 bid:15:6") == ""
    assert scene().why_not("p0 bid:16:1") == "LD-017"


@rule("LD-018", "LD-019", "LD-020")
def test_a_bid_that_was_right_costs_the_doubter_a_die() -> None:
    bidding = scene().do("p0 bid:3:5", "p1 bid:4:5", "p2 doubt")
    assert bidding.told("lifted")[0].values == {"quantity": 4, "face": 5}
    assert bidding.table()["counts"] == [5, 5, 4]
    assert bidding.table()["last"] == [DICE["p0"], DICE["p1"], DICE["p2"]]


@rule("LD-016")
def test_ones_are_wild_except_in_a_bid_on_ones() -> None:
    strict = scene(settings={"wild": False}).do("p0 bid:3:5", "p1 bid:4:5", "p2 doubt")
    assert strict.told("lifted")[0].values["quantity"] == 3
    ones = scene().do("p0 bid:1:1", "p1 doubt")
    assert ones.told("lifted")[0].values["quantity"] == 1


@rule("LD-021", "LD-022", "LD-023")
def test_a_bid_that_was_wrong_costs_the_bidder_a_die() -> None:
    bidding = scene().do("p0 bid:9:6", "p1 doubt")
    assert bidding.table()["counts"] == [4, 5, 5]
    assert bidding.asked == (0, "turn")


@rule("LD-010")
def test_everybody_rolls_anew() -> None:
    bidding = scene(script=[6, 6, 6, 6, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2]).do("p0 bid:9:6", "p1 doubt")
    assert (bidding.table(0)["dice"][0], bidding.table(1)["dice"][1]) == ([6, 6, 6, 6], [1, 1, 1, 1, 1])
    assert bidding.table()["bids"] == []


@rule("LD-024")
def test_who_has_no_die_left_is_out() -> None:
    bidding = scene(dice={"p0": [2], "p1": [3, 3], "p2": [4]}).do("p0 bid:4:6", "p1 doubt")
    assert [event.seat for event in bidding.told("out")] == [0]
    assert bidding.asked == (1, "turn")
    bidding.do("p1 bid:1:1")
    assert bidding.asked == (2, "turn")


@rule("LD-025")
def test_the_last_one_with_dice_has_won() -> None:
    bidding = scene(2, dice={"p0": [2], "p1": [3, 3]}).do("p0 bid:3:6", "p1 doubt")
    result = bidding.match.result
    assert result is not None
    assert (result.winners, result.rule, [score.total for score in result.scores]) == ([1], "LD-025", [0, 2])


@pytest.mark.parametrize(
    "position", [{"dice": {"p1": [7]}}, {"dice": {"p0": []}}, {"bids": [[0, 1]]}, {"bids": [[5, 1, 1]]}]
)
def test_an_impossible_position_is_refused(position: dict[str, Any]) -> None:
    with pytest.raises(BadPosition):
        GAME.arrange(2, at="turn", active=0, **position)
