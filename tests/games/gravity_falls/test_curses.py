"""Taking curses, and what each of the nine does."""

from typing import Any

from igroteka.testing import rule
from tests.games.gravity_falls.scene import C, M, S, Scene


def cursed_by_roll(*curses: str, **position: Any) -> Scene:
    """Mabel at the lake rolls a single curse with 3-1; these are the next curses."""
    deck = [*curses, "..."]
    return Scene("roll", played="3-1", script=[C], curse_deck=deck, hand_p0=["0-4", "1-3", "2-2"], **position)


@rule("GF-095", "GF-097")
def test_a_lasting_curse_works_at_once_and_lies_before_its_owner() -> None:
    m = cursed_by_roll("bad_reputation", support={"lake": 0}, distrust={"diner": 1})
    assert m.pile("curses:p0") == ["bad_reputation"]
    m = Scene(
        "roll",
        played="3-1",
        script=[S, C],
        curse_deck=["bad_reputation", "..."],
        hand_p0=["0-4", "1-3", "2-2"],
        support={"lake": 1},
    )
    m.do("p0 no")
    assert m.values("reputation") == [(0, "lake")]


@rule("GF-096")
def test_a_curse_one_has_is_discarded_for_another() -> None:
    m = cursed_by_roll("weak_knees", "mind_block", curses_p0=["weak_knees"])
    assert m.values("curse_rejected") == [(0, "weak_knees")]
    assert sorted(m.pile("curses:p0")) == ["mind_block", "weak_knees"]
    assert m.pile("curse_discard") == ["weak_knees"]


@rule("GF-213")
def test_an_empty_curse_deck_is_made_from_the_discard() -> None:
    m = Scene(
        "roll",
        played="3-1",
        script=[C, ["loneliness"]],
        curse_deck=[],
        curse_discard=["..."],
        curses_p0=[],
        curses_p1=[],
        hand_p0=["0-4", "1-3", "2-2"],
    )
    assert m.values("curses_reshuffled") == [(-1,)]
    assert m.pile("curses:p0") == ["loneliness"]
    assert m.pile("curse_discard") == []


@rule("GF-213")
def test_if_no_curse_fits_none_is_taken() -> None:
    lasting = ["shaky_hands", "memory_gap", "bad_reputation", "sticky_fear", "loneliness", "weak_knees", "mind_block"]
    m = Scene(
        "roll",
        players=3,
        played="3-1",
        script=[C],
        curses_p0=lasting,
        curses_p1=lasting[:-2],
        removed=["bills_chaos", "bills_chaos", "monsters_call", "monsters_call", "..."],
        curses_p2=[],
        curse_discard=["weak_knees"],
        curse_deck=["mind_block"],
        hand_p0=["0-4", "1-3"],
        support={"lake": 0},
    )
    assert m.values("no_curse") == [(0,)]
    assert m.pile("curse_deck") == ["mind_block"]
    assert m.pile("curse_discard") == ["weak_knees"]


@rule("GF-260")
def test_a_curse_taken_on_anothers_turn_is_old_on_the_own() -> None:
    m = Scene(
        "move_monster",
        character_at=["lake", "manotaur_cave"],
        monster_at=["diner", "gideon_house", "cemetery"],
        curse_deck=["weak_knees", "..."],
    )
    assert m.pile("curses:p1") == ["weak_knees"]
    assert m.g.active == 1
    assert m.g.fresh == 0


@rule("GF-199")
def test_shaky_hands_allow_five_dice_and_curse_for_each_one_over() -> None:
    m = Scene(
        "roll",
        played="1-3",
        script=[S, S, S, S, S],
        support={"lake": 3},
        curses_p0=["shaky_hands"],
        curse_deck=["weak_knees", "..."],
    )
    assert m.values("rolled") == [(0, 5, 5, 0, 0, 1)]
    assert m.values("cursed") == [(0, "weak_knees")]


@rule("GF-200")
def test_memory_gap_lets_draw_only_below_two_cards_and_mabel_to_two() -> None:
    m = Scene("draw", played="3-1", hand_p0=["0-4", "1-3"], curses_p0=["memory_gap"])
    assert m.asked == (1, "play")
    m = Scene("draw", played="3-1", hand_p0=[], deck_p0=["0-4", "1-3", "2-2", "..."], curses_p0=["memory_gap"])
    m.do("p0 refill")
    assert len(m.pile("hand:p0")) == 2


@rule("GF-201")
def test_memory_gap_leaves_a_random_card_behind_on_a_rest() -> None:
    m = Scene(hand_p0=["0-4"], discard_p0=["1-3", "2-2"], deck_p0=["3-1", "4-0", "teleport"], curses_p0=["memory_gap"])
    m.match.script("2-2")
    m.do("p0 rest")
    assert sorted(m.pile("hand:p0")) == ["0-4", "1-3", "3-1", "4-0", "teleport"]
    assert m.pile("deck:p0") == ["2-2"]
    assert m.pile("discard:p0") == []
    assert m.values("left_behind") == [(0, "2-2")]


@rule("GF-201", "GF-225")
def test_everybody_knows_the_card_that_memory_gap_left_behind_wherever_it_lay() -> None:
    for left in ("2-2", "4-0"):
        m = Scene(hand_p0=["0-4"], discard_p0=["1-3", "2-2"], deck_p0=["4-0", "..."], curses_p0=["memory_gap"])
        m.match.script(left)
        m.do("p0 rest")
        for seat in (0, 1, None):
            (deck,) = [zone for zone in m.match.view(seat).zones if zone.name == "deck:p0"]
            assert [card.key for card in deck.cards] == [left]


@rule("GF-201")
def test_memory_gap_with_one_card_to_take_leaves_it() -> None:
    m = Scene(
        hand_p0=["0-4", "1-3", "3-1", "4-0", "teleport"], deck_p0=["2-2"], discard_p0=[], curses_p0=["memory_gap"]
    )
    m.do("p0 rest")
    assert m.pile("deck:p0") == ["2-2"]
    m = Scene(
        hand_p0=["0-4", "1-3", "3-1", "4-0", "teleport", "2-2"], deck_p0=[], discard_p0=[], curses_p0=["memory_gap"]
    )
    m.do("p0 rest")
    assert len(m.pile("hand:p0")) == 6


@rule("GF-202")
def test_bad_reputation_turns_a_support_token_after_the_draw_before_the_monsters() -> None:
    m = Scene(
        "draw",
        played="3-1",
        hand_p0=["0-4"],
        support={"lake": 2},
        curses_p0=["bad_reputation"],
        row=["lake", "bunker", "gnome_forest"],
        monster_at=["diner", "gideon_house", "cemetery"],
    )
    assert m.tokens("lake") == (2, 0)
    m.do("p0 refill")
    assert m.values("reputation") == [(0, "lake")]
    assert m.g.alarm == 1
    m = Scene("bad_reputation", played="3-1", support={"lake": 0}, curses_p0=["bad_reputation"])
    assert m.values("reputation") == []


@rule("GF-220")
def test_bad_reputation_works_on_a_rest_and_not_once_removed() -> None:
    m = Scene(support={"lake": 1}, curses_p0=["bad_reputation"], hand_p0=["0-4"])
    m.do("p0 rest")
    assert m.tokens("lake") == (0, 1)
    m = Scene("removal", played="3-1", support={"lake": 1}, cubes=["lake"], curses_p0=["bad_reputation"])
    m.match.script(S)
    m.do("p0 yes", "p0 bad_reputation")
    assert m.tokens("lake") == (1, 0)


@rule("GF-203")
def test_sticky_fear_moves_support_as_it_must_and_no_distrust() -> None:
    m = Scene(
        "roll", played="2-2", script=[M, M, M], support={"lake": 1}, distrust={"lake": 2}, curses_p0=["sticky_fear"]
    )
    assert m.asked == (0, "move_token")
    assert all(key.startswith("support") for key in m.options())
    assert m.why_not("p0 distrust:diner") == "GF-203"
    m.do("p0 support:diner")
    assert m.tokens("lake") == (0, 2)
    assert m.asked[1] != "move_token"


@rule("GF-205")
def test_loneliness_binds_forced_moves() -> None:
    m = cursed_by_roll(
        "monsters_call",
        curses_p0=["loneliness"],
        character_at=["lake", "diner"],
        monster_at=["high_school", "cemetery", "cemetery"],
    )
    assert m.stands() == "lake"
    assert m.values("called") == []


@rule("GF-245")
def test_bills_chaos_replaces_the_open_row() -> None:
    m = cursed_by_roll("bills_chaos", players=3, movement_deck=["pool", "diner", "library", "..."])
    assert m.pile("row") == ["pool", "diner", "library"]
    assert sorted(m.pile("movement_discard")[:3]) == ["bunker", "gnome_forest", "manotaur_cave"]
    assert m.pile("curse_discard") == ["bills_chaos"]
    assert m.pile("curses:p0") == []


@rule("GF-246")
def test_monsters_call_draws_one_road_nearer_by_own_choice() -> None:
    m = cursed_by_roll("monsters_call", monster_at=["high_school", "pool", "cemetery"])
    assert m.asked == (0, "call")
    assert m.options() == {"diner", "summerween_store"}
    assert m.why_not("p0 putt_hutt") == "GF-246"
    m.do("p0 diner")
    assert m.stands() == "diner"
    assert m.pile("curse_discard") == ["monsters_call"]


@rule("GF-246")
def test_who_is_with_a_monster_already_stays() -> None:
    m = cursed_by_roll("monsters_call", monster_at=["lake", "gideon_house", "cemetery"], distrust={"lake": 1})
    assert m.stands() == "lake"
    assert m.values("called") == []
    assert m.values("stayed") == [(0, "lake")]


@rule("GF-253")
def test_after_a_call_the_new_place_counts_without_rumours_or_a_roll() -> None:
    m = cursed_by_roll(
        "monsters_call",
        monster_at=["pool", "gideon_house", "cemetery"],
        distrust={"lake": 1, "diner": 0},
        cubes=["summerween_store"],
    )
    m.do("p0 diner")
    assert m.asked == (0, "courage")
    m.do("p0 yes")
    assert m.g.cubes & m.g.box.place["diner"].bit
    assert len(m.values("rolled")) == 1
    assert m.values("rumour") == []
    assert m.tokens("lake") == (0, 1)


@rule("GF-247")
def test_weak_knees_need_one_success_more_on_top_of_gobblewonkers() -> None:
    beasts = ("gobblewonker", "gideon_bot", "rumble_mcskirmish")
    at = ["lake", "gideon_house", "cemetery"]
    m = Scene("roll", played="3-1", script=[S], monster_at=at, curses_p0=["weak_knees"])
    assert m.values("fought") == [(0, "gremloblin", 2)]
    m = Scene("roll", played="3-1", script=[S], monsters=beasts, monster_at=at, curses_p0=["weak_knees"])
    assert m.values("fought") == [(0, "gobblewonker", 3)]


@rule("GF-248")
def test_mind_block_takes_every_ability_away() -> None:
    m = Scene("draw", played="3-1", hand_p0=["0-4"], curses_p0=["mind_block"])
    assert m.options() == {"deck", "no"}
    assert m.why_not("p0 refill") == "GF-248"
    m = Scene("draw", characters=("stan", "mabel"), played="3-1", hand_p0=["0-4"], curses_p0=["mind_block"])
    assert m.options() == {"deck", "no"}
    m = Scene("before_card", characters=("wendy", "mabel"), cubes=["library"], curses_p0=["mind_block"])
    assert m.asked == (0, "play")
    m = Scene("roll", characters=("dipper", "mabel"), played="3-1", script=[S], curses_p0=["mind_block"])
    assert m.asked[1] != "reroll"


@rule("GF-221")
def test_an_immediate_curse_never_counts_as_a_duplicate() -> None:
    m = Scene(
        "roll",
        played="1-3",
        script=[S, S, S, S, S, S, S],
        support={"lake": 6},
        players=3,
        curse_deck=["bills_chaos", "bills_chaos", "..."],
        movement_deck=["pool", "diner", "library", "lake", "arcade", "junkyard", "..."],
    )
    assert m.values("cursed") == [(0, "bills_chaos"), (0, "bills_chaos")]
    assert m.values("curse_rejected") == []
