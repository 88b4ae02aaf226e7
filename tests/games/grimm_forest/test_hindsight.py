"""Looking back at a sealed choice: what each card would have brought against the cards of the others."""

from typing import Any

import pytest

from igroteka.bots.hindsight import Hindsight, SealedReview, last_choice
from igroteka.games.grimm_forest.bot import BRAIN
from tests.games.grimm_forest.scene import Forest, lay_key

WORLDS = 12


def look_back(m: Forest, seat: int, worlds: int = WORLDS) -> Hindsight | None:
    choice = last_choice(m.match.replay([]), seat, m.match.steps, BRAIN)
    if choice is None:
        return None
    look = SealedReview(choice, BRAIN, 5)
    look.run(worlds)
    return look.told()


def goods(m: Forest, seat: int) -> dict[str, list[float]]:
    """By key: the straw, wood and brick that it would have brought."""
    found = look_back(m, seat)
    assert found is not None
    return {each.key: [each.brought[name] for name in ("straw", "wood", "brick")] for each in found.alternatives}


def over(m: Forest) -> Forest:
    """The build phase passes; the next round has begun."""
    before = m.g.round
    m.pass_build()
    assert m.g.round == before + 1
    return m


def stocked(**more: Any) -> Forest:
    return Forest(3, stock={"field": 4, "forest": 4, "quarry": 4}, **more)


def test_every_card_is_told_against_where_the_others_went() -> None:
    m = over(stocked().lay("straw", "straw", "wood"))
    found = look_back(m, 0)
    assert found is not None
    assert (found.turn, found.given, found.worlds) == (1, lay_key("straw"), WORLDS)
    assert found.others == {"p1": lay_key("straw"), "p2": lay_key("wood")}
    assert found.brought == {"straw": 2, "wood": 0, "brick": 0, "fables": 0}
    assert goods(m, 0) == {lay_key("straw"): [2, 0, 0], lay_key("wood"): [0, 2, 0], lay_key("brick"): [0, 0, 4]}
    assert goods(m, 1) == goods(m, 0)
    assert goods(m, 2) == {lay_key("straw"): [1, 0, 0], lay_key("wood"): [0, 4, 0], lay_key("brick"): [0, 0, 4]}
    best = max(found.alternatives, key=lambda each: each.chance)
    assert best.key == lay_key("brick")


def test_a_fable_of_another_is_laid_and_placed_as_it_was() -> None:
    m = stocked(fable_hand_p1=["wolf"]).lay("straw", "wood wolf", "wood").do("p1 quarry")
    assert goods(over(m), 0) == {lay_key("straw"): [4, 0, 0], lay_key("wood"): [0, 1, 0], lay_key("brick"): [0, 0, 0]}


def test_ones_own_fable_is_tried_and_left_out() -> None:
    m = stocked(fable_hand_p0=["wolf", "dragon"]).lay("straw wolf", "wood", "brick").do("p0 forest")
    found = look_back(over(m), 0)
    assert found is not None
    keys = [each.key for each in found.alternatives]
    assert keys == [lay_key(f"{card}{fable}") for card in ("straw", "wood", "brick") for fable in ("", " wolf")]
    brought = {each.key: each.brought for each in found.alternatives}
    assert brought[lay_key("wood wolf")]["wood"] == 2, "nobody sends a monster where they go themselves"
    assert (
        brought[lay_key("straw wolf")]["fables"] == brought[lay_key("straw")]["fables"] - 1 == found.brought["fables"]
    )


def test_nothing_is_told_before_the_round_is_over() -> None:
    m = stocked()
    assert look_back(m, 0) is None
    m.lay("straw", "wood", "brick")
    assert m.asking == ["p0 build_action"]
    assert look_back(m, 0) is None
    over(m)
    assert look_back(m, 0) is not None
    m.lay("wood", "wood", "wood")
    found = look_back(m, 0)
    assert found is not None
    assert found.turn == 1, "that of the round which is over, not of the one that goes on"


def test_what_was_taken_back_was_not_chosen() -> None:
    m = stocked()
    m.lay("straw")
    m.match.undo(0)
    found = look_back(over(m.lay("wood", "straw", "brick")), 0)
    assert found is not None
    assert found.given == lay_key("wood")


def test_who_lays_last_looks_back_as_well_and_is_looked_back_at() -> None:
    def scene() -> Forest:
        return Forest(
            3,
            "start_of_round",
            stock={"field": 4, "forest": 4, "quarry": 4},
            friend_p1=["evil_queen"],
            fable_hand_p2=["wolf"],
        )

    m = scene().lay("straw", "", "wood wolf").do("p1 peek_gather:p0", f"p1 {lay_key('brick')}", "p2 quarry")
    over(m)
    assert goods(m, 1) == {lay_key("straw"): [2, 0, 0], lay_key("wood"): [0, 2, 0], lay_key("brick"): [0, 0, 0]}
    assert goods(m, 0)[lay_key("brick")] == [0, 0, 0]
    assert goods(m, 2)[lay_key("straw")] == [2, 0, 0]


def test_a_blind_fable_is_the_one_that_was_turned_up() -> None:
    m = stocked(blind=["p1"], fable_deck="wolf ...").lay("straw", "wood", "brick").do("p1 field")
    found = look_back(over(m), 0)
    assert found is not None
    assert found.others["p1"] == lay_key("wood"), "nobody chose the fable"
    assert found.brought["straw"] == 0
    assert goods(m, 0)[lay_key("straw")] == [0, 0, 0]
    assert goods(m, 0)[lay_key("wood")] == [0, 2, 0]


def test_a_swapped_card_is_still_its_owners_choice() -> None:
    m = stocked(fable_hand_p2=["wishing_well"]).lay("straw", "wood", "brick wishing_well").do("p2 swap:p0:p1")
    found = look_back(over(m), 0)
    assert found is not None
    assert found.others == {"p1": lay_key("wood"), "p2": lay_key("brick wishing_well")}
    assert found.brought["wood"] == 4


@pytest.mark.parametrize("seat", [0, 2])
def test_two_worlds_that_a_seat_cannot_tell_apart_look_the_same_to_it(seat: int) -> None:
    """Another hand of p1 and another deck: the seat has seen nothing of it but the fable that was turned up."""
    hands = {"fable_hand_p0": ["taxes"], "fable_hand_p2": ["oracle"]}
    hidden = [
        {"fable_hand_p1": ["wolf", "dragon", "giant"], "fable_deck": "no_way little_helpers ..."},
        {"fable_hand_p1": ["spy_network", "bridge_troll", "wolf"], "fable_deck": "crystal_ball wolf ..."},
    ]
    scenes = [stocked(**hands, **each).lay("straw", "wood wolf", "brick").do("p1 quarry") for each in hidden]
    assert scenes[0].match.view(seat) == scenes[1].match.view(seat)
    assert scenes[0].hand(1) != scenes[1].hand(1)
    one, other = [look_back(over(m), seat) for m in scenes]
    assert one is not None
    assert one == other


def test_each_seat_is_told_of_its_own_choice() -> None:
    m = over(stocked().lay("straw", "wood", "brick"))
    told = [look_back(m, seat) for seat in range(3)]
    assert [None if each is None else each.given for each in told] == [lay_key(w) for w in ("straw", "wood", "brick")]
