"""The gather phase: choosing, revealing, collecting, clearing away."""

import pytest

from igroteka.engine import IllegalChoice
from igroteka.games.grimm_forest import GAME
from igroteka.games.grimm_forest.view import SHOWN
from igroteka.testing import rule
from tests.games.grimm_forest.scene import Forest, lay_key


@rule("LS-049")
def test_a_round_gathers_builds_and_prepares() -> None:
    m = Forest.of(GAME.start(3, first_player="p0"))
    m.lay("straw", "wood", "brick")
    m.pass_build()
    kinds = [e.kind for e in m.match.events(None)]
    assert kinds.index("collected") < kinds.index("ended_turn") < kinds.index("refilled")
    assert m.g.round == 2
    assert m.asking == ["p1 choose_cards", "p2 choose_cards", "p0 choose_cards"]


@rule("LS-050", "LS-051")
def test_start_of_round_effects_come_before_the_choice() -> None:
    m = Forest(3, "start_of_round", friend_p0=["tom_thumb"])
    assert m.asking == ["p0 tomthumb_take"]
    m.do("p0 take:quarry:brick")
    assert m.goods(0) == [0, 0, 1]
    assert m.asking[0].endswith("choose_cards")


@rule("LS-052")
def test_everybody_lays_exactly_one_gather_card() -> None:
    m = Forest(3, fable_hand_p0=["wolf"], fable_hand_p1=["wolf"])
    m.lay("straw wolf", "wood", "brick")
    assert [len(m.pile(f"laid_gather:p{s}")) for s in range(3)] == [1, 1, 1]
    assert [len(m.pile(f"gather_hand:p{s}")) for s in range(3)] == [2, 2, 2]


@rule("LS-053")
def test_a_fable_may_go_with_it_or_not() -> None:
    m = Forest(3, fable_hand_p0=["wolf", "dragon"])
    assert m.options(0) == {
        lay_key(f"{card}{fable}") for card in ("straw", "wood", "brick") for fable in ("", " wolf", " dragon")
    }
    m.lay("straw", "wood", "brick")
    assert m.pile("played:p0") == []
    assert m.hand(0) == ["dragon", "wolf"]


@rule("LS-131")
def test_at_most_one_fable_a_round() -> None:
    m = Forest(3, fable_hand_p0=["wolf", "dragon"])
    with pytest.raises(IllegalChoice):
        m.do("p0 lay_with:gather_straw:wolf:dragon")
    m.lay("straw wolf", "wood", "wood")
    assert m.pile("played:p0") == ["wolf"]
    assert m.hand(0) == ["dragon"]


@rule("LS-054", "LS-055", "LS-072")
def test_fables_are_turned_up_while_the_gather_cards_lie_face_down() -> None:
    m = Forest(3, fable_hand_p0=["wolf"], fable_hand_p2=["spy_network"])
    m.lay("straw wolf", "wood", "brick spy_network")
    assert m.asking == ["p0 monster_place"]
    seen = {z.name: z for z in m.match.view(1).zones}
    assert [seen[f"played:p{s}"].cards[0].key for s in (0, 2)] == ["wolf", "spy_network"]
    assert [seen[f"laid_gather:p{s}"].cards[0].key for s in (0, 2)] == [None, None]
    assert m.values("shown") == []


@rule("LS-056", "LS-068")
def test_a_cancelled_card_was_played_and_is_discarded() -> None:
    m = Forest(3, fable_hand_p0=["wolf"], fable_hand_p1=["no_way"], friend_p2=["woodcutter"])
    m.lay("straw wolf", "wood no_way", "brick")
    m.do("p0 forest", "p2 yes")
    assert m.hand(1) == []
    assert sorted(m.pile("fable_discard")) == ["no_way", "wolf"]


@rule("LS-057")
def test_a_revealed_monster_must_be_placed_somewhere() -> None:
    m = Forest(3, fable_hand_p1=["dragon"])
    m.lay("straw", "wood dragon", "brick")
    assert m.options(1) == {"field", "forest", "quarry"}
    m.do("p1 quarry")
    assert m.values("placed") == [{"card": "dragon", "location": "quarry", "stand_in": 0, "seat": 1}]


@rule("LS-058")
def test_one_monster_a_location_and_round() -> None:
    m = Forest(3, fable_hand_p0=["wolf"], fable_hand_p1=["dragon"])
    m.lay("straw wolf", "wood dragon", "brick")
    m.do("p0 quarry")
    refusal = m.match.why_not(1, "quarry")
    assert refusal is not None
    assert (refusal.rule, m.options(1)) == ("LS-058", {"field", "forest"})


@rule("LS-059")
def test_without_a_figure_the_card_stands_in() -> None:
    m = Forest(3, fable_hand_p0=["big_bad_wolf"], fable_hand_p1=["big_bad_wolf"])
    m.lay("straw big_bad_wolf", "wood big_bad_wolf", "brick")
    m.do("p0 field")
    assert SHOWN.view(m.g, None).monster_camp["big_bad_wolf"] == 0
    m.do("p1 forest")
    assert [e["stand_in"] for e in m.values("placed")] == [0, 1]


@rule("LS-059")
def test_two_wolves_have_a_figure_each() -> None:
    m = Forest(3, fable_hand_p0=["wolf"], fable_hand_p1=["wolf"], fable_hand_p2=["wolf"])
    m.lay("straw wolf", "straw wolf", "straw wolf")
    m.do("p0 forest", "p1 quarry")
    assert [e["stand_in"] for e in m.values("placed")] == [0, 0, 1]


@rule("LS-060", "LS-207")
def test_cards_of_one_moment_act_in_turn_order() -> None:
    m = Forest(3, first_player=1, fable_hand_p0=["wolf"], fable_hand_p1=["dragon"], fable_hand_p2=["giant"])
    m.lay("straw wolf", "straw dragon", "straw giant")
    assert m.asking == ["p1 monster_place"]
    m.do("p1 field")
    assert m.asking == ["p2 monster_place"]
    m.do("p2 forest")
    assert [e["seat"] for e in m.values("placed")] == [1, 2, 0]


@rule("LS-061")
def test_pigs_go_where_their_cards_say() -> None:
    m = Forest(3).lay("brick", "straw", "wood")
    assert [m.pig(s) for s in range(3)] == ["quarry", "field", "forest"]
    assert [e["location"] for e in m.values("shown")] == ["quarry", "field", "forest"]


@rule("LS-062", "LS-148")
def test_before_collecting_means_after_the_pigs_stand() -> None:
    m = Forest(3, fable_hand_p0=["wolf"])
    m.lay("straw wolf", "wood", "brick").do("p0 forest")
    assert m.goods(1) == [0, 0, 0]
    assert m.stock("forest") == [0, 0, 0]
    kinds = [e.kind for e in m.match.events(None)]
    assert kinds.index("shown") < kinds.index("emptied") < kinds.index("collected")


@rule("LS-063")
def test_a_pig_alone_takes_all() -> None:
    m = Forest(3).lay("straw", "wood", "brick")
    assert [m.goods(s) for s in range(3)] == [[5, 0, 0], [0, 4, 0], [0, 0, 3]]
    assert m.stock("field") == [0, 0, 0]


@rule("LS-064", "LS-065")
def test_several_share_equally_and_the_rest_stays() -> None:
    m = Forest(3, stock={"field": [11, 0, 0]}).lay("straw", "straw", "straw")
    assert [m.goods(s) for s in range(3)] == [[3, 0, 0]] * 3
    assert m.stock("field") == [2, 0, 0]
    assert m.stock("quarry") == [0, 0, 3]


@rule("LS-066")
def test_end_of_gather_effects_come_after_collecting() -> None:
    m = Forest(3, fable_hand_p0=["spy_network"])
    m.lay("straw spy_network", "wood", "brick")
    kinds = [e.kind for e in m.match.events(None)]
    assert max(i for i, k in enumerate(kinds) if k == "collected") < kinds.index("drew")


@rule("LS-067", "LS-110")
def test_gather_cards_come_back_to_the_hand() -> None:
    m = Forest(3).lay("straw", "wood", "brick")
    assert sorted(m.pile("gather_hand:p0")) == ["orange_gather_brick", "orange_gather_straw", "orange_gather_wood"]
    assert [m.pile(f"laid_gather:p{s}") for s in range(3)] == [[], [], []]


@rule("LS-068", "LS-132")
def test_played_fables_are_discarded_though_they_did_nothing() -> None:
    m = Forest(3, fable_hand_p0=["little_helpers"])
    m.lay("straw little_helpers", "straw", "brick")
    assert m.pile("fable_discard") == ["little_helpers"]
    assert m.g.extra_actions == [0, 0, 0]


@rule("LS-010")
def test_a_fable_acts_once() -> None:
    m = Forest(3, fable_hand_p0=["spy_network"])
    m.lay("straw spy_network", "wood", "brick")
    assert len(m.hand(0)) == 1
    m.pass_build().lay("straw", "wood", "brick")
    assert len(m.hand(0)) == 1


@rule("LS-011")
def test_fables_in_hand_are_hidden_from_the_others() -> None:
    m = Forest(3, fable_hand_p0=["wolf", "dragon"])
    mine = next(z for z in m.match.view(0).zones if z.name == "fable_hand:p0")
    assert sorted(str(c.key) for c in mine.cards) == ["dragon", "wolf"]
    for seat in (1, 2, None):
        theirs = next(z for z in m.match.view(seat).zones if z.name == "fable_hand:p0")
        assert [c.key for c in theirs.cards] == [None, None]


@rule("LS-069", "LS-133")
def test_a_next_round_fable_waits_beside_the_boards() -> None:
    m = Forest(3, fable_hand_p0=["taxes"])
    m.lay("straw taxes", "wood", "brick")
    assert m.pile("next_round:p0") == ["taxes"]
    assert m.pile("fable_discard") == []
    seen = next(z for z in m.match.view(1).zones if z.name == "next_round:p0")
    assert [c.key for c in seen.cards] == ["taxes"]
    m.pass_build().lay("straw", "wood", "brick")
    assert m.pile("fable_discard") == ["taxes"]


@rule("LS-134")
def test_everybody_is_reminded_of_a_waiting_card() -> None:
    m = Forest(3, fable_hand_p0=["taxes"]).lay("straw taxes", "wood", "brick")
    assert m.values("reminded") == []
    m.pass_build()
    assert m.values("reminded") == [{"card": "taxes", "seat": 0}]


@rule("LS-070", "LS-135", "LS-137")
def test_a_unique_location_stays_until_its_condition_is_met() -> None:
    m = Forest(3, fable_hand_p0=["royal_wedding"], resources={"p2": [0, 0, 2]})
    m.lay("straw royal_wedding", "straw", "brick").do("p0 field")
    assert m.pile("unique_location:p0") == ["royal_wedding"]
    assert m.goods(2) == [0, 0, 4]
    m.pass_build().lay("brick", "wood", "brick")
    m.do("p1 straw", "p2 straw", "p0 straw")
    assert m.pile("unique_location:p0") == []
    assert m.pile("fable_discard") == ["royal_wedding"]
    assert [e for e in m.values("lost") if e["by"] == "royal_wedding"][-1]["seat"] == 0


@rule("LS-136")
def test_one_unique_location_a_board() -> None:
    m = Forest(
        3, fable_hand_p0=["royal_wedding"], unique_location_p1=["lonely_castle"], place=["unique_location_p1 0 field"]
    )
    m.lay("straw royal_wedding", "straw", "brick")
    assert m.options(0) == {"forest", "quarry"}
    assert m.why_not("p0 field") == "LS-136"


@rule("LS-071")
def test_monsters_go_back_to_the_camp() -> None:
    m = Forest(3, fable_hand_p0=["wolf"])
    m.lay("straw wolf", "wood", "brick")
    m.do("p0 quarry")
    assert SHOWN.view(m.g, None).monster_camp["wolf"] == 2
    assert m.g.place == {}


@rule("LS-073", "LS-149")
def test_a_monster_without_a_victim_does_nothing() -> None:
    m = Forest(3, fable_hand_p0=["wolf"])
    m.lay("straw wolf", "straw", "brick").do("p0 forest")
    assert m.stock("forest") == [0, 4, 0]
    assert m.pile("fable_discard") == ["wolf"]


def test_a_player_with_several_cards_chooses_which_acts_first() -> None:
    m = Forest(3, fable_hand_p0=["spy_network"], friend_p0=["mother_goose"])
    m.lay("straw spy_network", "wood", "brick")
    assert (m.asking, m.options(0)) == (["p0 order_effects"], {"mother_goose", "spy_network"})
    m.do("p0 spy_network")
    assert len(m.hand(0)) == 1
    assert m.asking == ["p0 gain_choice_1"]


def test_the_choice_looks_the_same_every_round() -> None:
    m = Forest(3).lay("wood", "straw", "brick").pass_build()
    assert m.options(0) == {lay_key("straw"), lay_key("wood"), lay_key("brick")}


def test_time_lays_the_fullest_location_without_a_fable() -> None:
    m = Forest(3, fable_hand_p0=["wolf"], stock={"quarry": [0, 0, 9]})
    assert m.match.asks[0].default() == "lay:gather_brick"
