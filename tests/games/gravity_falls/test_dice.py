"""The roll: how many dice, persuasion and fight, and the order in which results apply."""

from typing import Any

import pytest

from igroteka.engine import IllegalChoice
from igroteka.testing import rule
from tests.games.gravity_falls.scene import C, M, S, Scene


def rolling(*faces: int, card: str = "3-1", **position: Any) -> Scene:
    """Mabel is at the lake, rumours are over, and the dice will fall like this."""
    return Scene("roll", played=card, script=list(faces), **position)


@rule("GF-070")
def test_without_a_monster_it_is_persuasion() -> None:
    m = rolling(S, distrust={"lake": 1})
    assert m.values("fought") == []
    assert m.tokens("lake") == (1, 0)


@rule("GF-070")
def test_with_a_monster_it_is_a_fight() -> None:
    m = rolling(S, monster_at=["lake", "gideon_house", "cemetery"], distrust={"lake": 1})
    assert m.values("fought") == [(0, "gremloblin", 1)]
    assert m.values("persuaded") == []


@rule("GF-071")
def test_dice_are_resourcefulness_plus_support_here() -> None:
    m = rolling(S, S, S, S, S, card="2-2", support={"lake": 3})
    assert m.values("rolled") == [(0, 5, 5, 0, 0, 0)]


@rule("GF-072")
def test_distrust_adds_no_dice() -> None:
    m = rolling(S, distrust={"lake": 4})
    assert m.values("rolled") == [(0, 1, 1, 0, 0, 0)]


@rule("GF-073")
def test_4_0_without_support_rolls_nothing() -> None:
    m = rolling(card="4-0", distrust={"lake": 1})
    assert m.values("rolled") == []
    assert m.tokens("lake") == (0, 1)


@rule("GF-074")
def test_nobody_is_asked_how_many_dice_to_roll() -> None:
    m = rolling(S, S, S, card="1-3", distrust={"lake": 2})
    assert m.values("rolled") == [(0, 3, 3, 0, 0, 0)]
    assert m.asked[1] in ("courage", "draw")


@rule("GF-075")
def test_successes_apply_before_moves_and_moves_before_the_curse() -> None:
    m = rolling(C, M, S, card="1-3", distrust={"lake": 1}, curse_deck=["weak_knees", "..."])
    assert m.values("persuaded") == [(0, 1, "lake")]
    assert m.values("cursed") == []
    m.do("p0 support:diner")
    assert [kind for kind in m.story() if kind in ("persuaded", "token_moved", "cursed")] == [
        "persuaded",
        "token_moved",
        "cursed",
    ]


@rule("GF-076")
def test_each_success_flips_a_distrust_token() -> None:
    m = rolling(S, S, C, card="1-3", distrust={"lake": 3}, curse_deck=["weak_knees", "..."])
    assert m.tokens("lake") == (2, 1)


@rule("GF-077")
def test_successes_left_over_are_lost() -> None:
    m = rolling(S, S, S, card="1-3", distrust={"lake": 1, "diner": 1})
    assert m.tokens("lake") == (1, 0)
    assert m.tokens("diner") == (0, 1)


@rule("GF-078")
def test_as_many_successes_as_distrust_defeat_a_monster() -> None:
    m = rolling(S, S, C, card="1-3", monster_at=["lake", "gideon_house", "cemetery"], distrust={"lake": 2})
    assert m.lurks("gremloblin") == ""
    assert m.values("defeated") == [(0, "gremloblin")]


@rule("GF-079")
def test_without_distrust_one_success_is_needed() -> None:
    m = rolling(C, monster_at=["lake", "gideon_house", "cemetery"], curse_deck=["weak_knees", "..."])
    assert m.values("fought_off") == [(0, "gremloblin", 0, 1)]
    m = rolling(S, monster_at=["lake", "gideon_house", "cemetery"])
    assert m.lurks("gremloblin") == ""


@rule("GF-080")
def test_too_few_successes_do_nothing_and_nothing_carries_over() -> None:
    m = rolling(S, card="3-1", monster_at=["lake", "gideon_house", "cemetery"], distrust={"lake": 2})
    assert m.values("fought_off") == [(0, "gremloblin", 1, 2)]
    assert m.g.knocked_down == [0, 0, 0]
    assert m.tokens("lake") == (0, 2)


@rule("GF-081", "GF-082")
def test_in_a_fight_no_token_flips_whatever_is_left_over() -> None:
    m = rolling(S, S, S, card="1-3", monster_at=["lake", "gideon_house", "cemetery"], distrust={"lake": 2})
    assert m.tokens("lake") == (0, 2)
    assert m.lurks("gideon_bot") != ""


@rule("GF-083")
def test_moves_and_the_curse_apply_in_a_fight_won_or_lost() -> None:
    for first in (S, M):
        m = rolling(
            first,
            M,
            C,
            card="1-3",
            monster_at=["gideon_house", "lake", "cemetery"],
            distrust={"lake": 1},
            curse_deck=["weak_knees", "..."],
        )
        assert m.asked == (0, "move_token")
        m.do("p0 distrust:diner")
        assert m.values("cursed") == [(0, "weak_knees")]


@rule("GF-084", "GF-085")
def test_a_defeated_monster_is_gone_and_nothing_else_comes_of_it() -> None:
    m = rolling(S, monster_at=["lake", "gideon_house", "cemetery"], distrust={"lake": 1}, hand_p0=["0-4"], alarm=3)
    assert m.lurks("gremloblin") == ""
    assert "gremloblin" not in [e[1] for e in m.values("monster_moved")]
    assert m.g.alarm == 3
    assert m.pile("hand:p0") == ["0-4"]
    assert m.pile("curses:p0") == []


@rule("GF-086", "GF-087")
def test_each_move_takes_a_token_of_any_kind_to_any_neighbour() -> None:
    m = rolling(M, M, card="3-1", support={"lake": 1}, distrust={"lake": 1})
    assert m.asked == (0, "move_token")
    places = ("putt_hutt", "diner", "summerween_store")
    assert m.options() == {f"{kind}:{place}" for kind in ("support", "distrust") for place in places}
    m.do("p0 support:diner")
    assert m.options() == {f"distrust:{place}" for place in places}
    m.do("p0 distrust:putt_hutt")
    assert (m.tokens("diner"), m.tokens("putt_hutt"), m.tokens("lake")) == ((1, 0), (0, 1), (0, 0))


@rule("GF-087")
def test_moved_tokens_may_part() -> None:
    m = rolling(M, M, S, card="2-2", support={"lake": 1}, distrust={"lake": 2})
    assert m.tokens("lake") == (2, 1)
    m.do("p0 distrust:diner", "p0 support:putt_hutt")
    assert m.tokens("diner") == (0, 1)
    assert m.tokens("putt_hutt") == (1, 0)
    assert m.tokens("lake") == (1, 0)


@rule("GF-088")
def test_a_cube_here_does_not_excuse_from_moving() -> None:
    m = rolling(M, M, card="3-1", support={"lake": 1}, cubes=["lake"])
    with pytest.raises(IllegalChoice):
        m.do("p0 nothing")
    m.do("p0 support:diner")
    assert m.tokens("lake") == (0, 0)


@rule("GF-089")
def test_moves_beyond_the_tokens_here_are_ignored() -> None:
    m = rolling(M, M, M, card="2-2", support={"lake": 1})
    m.do("p0 support:diner")
    assert m.tokens("lake") == (0, 0)
    assert m.asked[1] != "move_token"


@rule("GF-090", "GF-091")
def test_any_number_of_curse_faces_is_one_curse() -> None:
    m = rolling(C, C, C, card="1-3", curse_deck=["weak_knees", "mind_block", "..."])
    assert m.values("cursed") == [(0, "weak_knees")]


@rule("GF-092", "GF-093")
def test_beyond_seven_dice_each_one_is_a_curse() -> None:
    m = rolling(S, S, S, S, S, S, S, card="1-3", support={"lake": 6}, curse_deck=["weak_knees", "mind_block", "..."])
    assert m.values("rolled") == [(0, 7, 7, 0, 0, 2)]
    assert m.values("cursed") == [(0, "weak_knees"), (0, "mind_block")]


@rule("GF-094")
def test_overflow_curses_come_last_and_on_top_of_the_dices_own() -> None:
    m = rolling(S, S, S, S, S, M, C, card="0-4", support={"lake": 4}, curse_deck=["weak_knees", "mind_block", "..."])
    assert m.values("cursed") == []
    m.do("p0 support:diner")
    assert m.values("cursed") == [(0, "weak_knees"), (0, "mind_block")]


@rule("GF-209")
def test_with_several_monsters_the_player_names_the_opponent() -> None:
    m = Scene("roll", played="3-1", monster_at=["lake", "lake", "cemetery"], distrust={"lake": 1})
    assert m.asked == (0, "opponent")
    assert m.options() == {"gremloblin", "gideon_bot"}
    m.match.script(S)
    m.do("p0 gideon_bot")
    assert m.lurks("gideon_bot") == ""
    assert m.lurks("gremloblin") != ""
