"""Taking curses, and what each of the nine does."""

from igroteka.testing import rule
from tests.games.gravity_falls.scene import C, M, S, Scene, asked, keys, options, refused, scene, stands, tokens, told


def cursed_by_roll(*curses: str, **position: object) -> Scene:
    """Mabel at the lake rolls a single curse with 3-1; these are the next curses."""
    deck = [*curses, "..."]
    # zones and nouns by name
    return scene("roll", played="3-1", script=[C], curse_deck=deck, hand_p0=["0-4", "1-3", "2-2"], **position)  # type: ignore[arg-type]


@rule("GF-095", "GF-097")
def test_a_lasting_curse_works_at_once_and_lies_before_its_owner() -> None:
    m = cursed_by_roll("bad_reputation", support={"lake": 0}, distrust={"diner": 1})
    assert keys(m, "curses:p0") == ["bad_reputation"]
    m = scene(
        "roll",
        played="3-1",
        script=[S, C],
        curse_deck=["bad_reputation", "..."],
        hand_p0=["0-4", "1-3", "2-2"],
        support={"lake": 1},
    )
    m.answer(0, "no")
    assert told(m, "reputation") == [(0, "lake")]


@rule("GF-096")
def test_a_curse_one_has_is_discarded_for_another() -> None:
    m = cursed_by_roll("weak_knees", "mind_block", curses_p0=["weak_knees"])
    assert told(m, "curse_rejected") == [(0, "weak_knees")]
    assert sorted(keys(m, "curses:p0")) == ["mind_block", "weak_knees"]
    assert keys(m, "curse_discard") == ["weak_knees"]


@rule("GF-213")
def test_an_empty_curse_deck_is_made_from_the_discard() -> None:
    m = scene(
        "roll",
        played="3-1",
        script=[C, ["loneliness"]],
        curse_deck=[],
        curse_discard=["..."],
        curses_p0=[],
        curses_p1=[],
        hand_p0=["0-4", "1-3", "2-2"],
    )
    assert told(m, "curses_reshuffled") == [(-1,)]
    assert keys(m, "curses:p0") == ["loneliness"]
    assert keys(m, "curse_discard") == []


@rule("GF-213")
def test_if_no_curse_fits_none_is_taken() -> None:
    lasting = ["shaky_hands", "memory_gap", "bad_reputation", "sticky_fear", "loneliness", "weak_knees", "mind_block"]
    m = scene(
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
    assert told(m, "no_curse") == [(0,)]
    assert keys(m, "curse_deck") == ["mind_block"]
    assert keys(m, "curse_discard") == ["weak_knees"]


@rule("GF-260")
def test_a_curse_taken_on_anothers_turn_is_old_on_the_own() -> None:
    m = scene(
        "move_monster",
        character_at=["lake", "manotaur_cave"],
        monster_at=["diner", "gideon_house", "cemetery"],
        curse_deck=["weak_knees", "..."],
    )
    assert keys(m, "curses:p1") == ["weak_knees"]
    assert m.g.active == 1
    assert m.g.fresh == 0


@rule("GF-199")
def test_shaky_hands_allow_five_dice_and_curse_for_each_one_over() -> None:
    m = scene(
        "roll",
        played="1-3",
        script=[S, S, S, S, S],
        support={"lake": 3},
        curses_p0=["shaky_hands"],
        curse_deck=["weak_knees", "..."],
    )
    assert told(m, "rolled") == [(0, 5, 5, 0, 0, 1)]
    assert told(m, "cursed") == [(0, "weak_knees")]


@rule("GF-200")
def test_memory_gap_lets_draw_only_below_two_cards_and_mabel_to_two() -> None:
    m = scene("draw", played="3-1", hand_p0=["0-4", "1-3"], curses_p0=["memory_gap"])
    assert asked(m) == "play"
    m = scene("draw", played="3-1", hand_p0=[], deck_p0=["0-4", "1-3", "2-2", "..."], curses_p0=["memory_gap"])
    m.answer(0, "refill")
    assert len(keys(m, "hand:p0")) == 2


@rule("GF-201")
def test_memory_gap_leaves_a_random_card_behind_on_a_rest() -> None:
    m = scene(hand_p0=["0-4"], discard_p0=["1-3", "2-2"], deck_p0=["3-1", "4-0", "teleport"], curses_p0=["memory_gap"])
    m.script("2-2")
    m.answer(0, "rest")
    assert sorted(keys(m, "hand:p0")) == ["0-4", "1-3", "3-1", "4-0", "teleport"]
    assert keys(m, "deck:p0") == ["2-2"]
    assert keys(m, "discard:p0") == []
    assert told(m, "left_behind") == [(0, "2-2")]


@rule("GF-201", "GF-225")
def test_everybody_knows_the_card_that_memory_gap_left_behind_wherever_it_lay() -> None:
    for left in ("2-2", "4-0"):
        m = scene(hand_p0=["0-4"], discard_p0=["1-3", "2-2"], deck_p0=["4-0", "..."], curses_p0=["memory_gap"])
        m.script(left)
        m.answer(0, "rest")
        for seat in (0, 1, None):
            (deck,) = [zone for zone in m.view(seat).zones if zone.name == "deck:p0"]
            assert [card.key for card in deck.cards] == [left]


@rule("GF-201")
def test_memory_gap_with_one_card_to_take_leaves_it() -> None:
    m = scene(
        hand_p0=["0-4", "1-3", "3-1", "4-0", "teleport"], deck_p0=["2-2"], discard_p0=[], curses_p0=["memory_gap"]
    )
    m.answer(0, "rest")
    assert keys(m, "deck:p0") == ["2-2"]
    m = scene(
        hand_p0=["0-4", "1-3", "3-1", "4-0", "teleport", "2-2"], deck_p0=[], discard_p0=[], curses_p0=["memory_gap"]
    )
    m.answer(0, "rest")
    assert len(keys(m, "hand:p0")) == 6


@rule("GF-202")
def test_bad_reputation_turns_a_support_token_after_the_draw_before_the_monsters() -> None:
    m = scene(
        "draw",
        played="3-1",
        hand_p0=["0-4"],
        support={"lake": 2},
        curses_p0=["bad_reputation"],
        row=["lake", "bunker", "gnome_forest"],
        monster_at=["diner", "gideon_house", "cemetery"],
    )
    assert tokens(m, "lake") == (2, 0)
    m.answer(0, "refill")
    assert told(m, "reputation") == [(0, "lake")]
    assert m.g.alarm == 1
    m = scene("bad_reputation", played="3-1", support={"lake": 0}, curses_p0=["bad_reputation"])
    assert told(m, "reputation") == []


@rule("GF-220")
def test_bad_reputation_works_on_a_rest_and_not_once_removed() -> None:
    m = scene(support={"lake": 1}, curses_p0=["bad_reputation"], hand_p0=["0-4"])
    m.answer(0, "rest")
    assert tokens(m, "lake") == (0, 1)
    m = scene("removal", played="3-1", support={"lake": 1}, cubes=["lake"], curses_p0=["bad_reputation"])
    m.script(S)
    m.answer(0, "yes")
    m.answer(0, "bad_reputation")
    assert tokens(m, "lake") == (1, 0)


@rule("GF-203")
def test_sticky_fear_moves_support_as_it_must_and_no_distrust() -> None:
    m = scene(
        "roll", played="2-2", script=[M, M, M], support={"lake": 1}, distrust={"lake": 2}, curses_p0=["sticky_fear"]
    )
    assert asked(m) == "move_token"
    assert all(key.startswith("support") for key in options(m))
    assert refused(m, 0, "distrust:diner") == "GF-203"
    m.answer(0, "support:diner")
    assert tokens(m, "lake") == (0, 2)
    assert asked(m) != "move_token"


@rule("GF-205")
def test_loneliness_binds_forced_moves() -> None:
    m = cursed_by_roll(
        "monsters_call",
        curses_p0=["loneliness"],
        character_at=["lake", "diner"],
        monster_at=["high_school", "cemetery", "cemetery"],
    )
    assert stands(m) == "lake"
    assert told(m, "called") == []


@rule("GF-245")
def test_bills_chaos_replaces_the_open_row() -> None:
    m = cursed_by_roll("bills_chaos", players=3, movement_deck=["pool", "diner", "library", "..."])
    assert keys(m, "row") == ["pool", "diner", "library"]
    assert sorted(keys(m, "movement_discard")[:3]) == ["bunker", "gnome_forest", "manotaur_cave"]
    assert keys(m, "curse_discard") == ["bills_chaos"]
    assert keys(m, "curses:p0") == []


@rule("GF-246")
def test_monsters_call_draws_one_road_nearer_by_own_choice() -> None:
    m = cursed_by_roll("monsters_call", monster_at=["high_school", "pool", "cemetery"])
    assert asked(m) == "call"
    assert options(m) == {"diner", "summerween_store"}
    assert refused(m, 0, "putt_hutt") == "GF-246"
    m.answer(0, "diner")
    assert stands(m) == "diner"
    assert keys(m, "curse_discard") == ["monsters_call"]


@rule("GF-246")
def test_who_is_with_a_monster_already_stays() -> None:
    m = cursed_by_roll("monsters_call", monster_at=["lake", "gideon_house", "cemetery"], distrust={"lake": 1})
    assert stands(m) == "lake"
    assert told(m, "called") == []
    assert told(m, "stayed") == [(0, "lake")]


@rule("GF-253")
def test_after_a_call_the_new_place_counts_without_rumours_or_a_roll() -> None:
    m = cursed_by_roll(
        "monsters_call",
        monster_at=["pool", "gideon_house", "cemetery"],
        distrust={"lake": 1, "diner": 0},
        cubes=["summerween_store"],
    )
    m.answer(0, "diner")
    assert asked(m) == "courage"
    m.answer(0, "yes")
    assert m.g.cubes & m.g.box.place["diner"].bit
    assert len(told(m, "rolled")) == 1
    assert told(m, "rumour") == []
    assert tokens(m, "lake") == (0, 1)


@rule("GF-247")
def test_weak_knees_need_one_success_more_on_top_of_gobblewonkers() -> None:
    beasts = ("gobblewonker", "gideon_bot", "rumble_mcskirmish")
    at = ["lake", "gideon_house", "cemetery"]
    m = scene("roll", played="3-1", script=[S], monster_at=at, curses_p0=["weak_knees"])
    assert told(m, "fought") == [(0, "gremloblin", 2)]
    m = scene("roll", played="3-1", script=[S], monsters=beasts, monster_at=at, curses_p0=["weak_knees"])
    assert told(m, "fought") == [(0, "gobblewonker", 3)]


@rule("GF-248")
def test_mind_block_takes_every_ability_away() -> None:
    m = scene("draw", played="3-1", hand_p0=["0-4"], curses_p0=["mind_block"])
    assert options(m) == {"deck", "no"}
    assert refused(m, 0, "refill") == "GF-248"
    m = scene("draw", characters=("stan", "mabel"), played="3-1", hand_p0=["0-4"], curses_p0=["mind_block"])
    assert options(m) == {"deck", "no"}
    m = scene("before_card", characters=("wendy", "mabel"), cubes=["library"], curses_p0=["mind_block"])
    assert asked(m) == "play"
    m = scene("roll", characters=("dipper", "mabel"), played="3-1", script=[S], curses_p0=["mind_block"])
    assert asked(m) != "reroll"


@rule("GF-221")
def test_an_immediate_curse_never_counts_as_a_duplicate() -> None:
    m = scene(
        "roll",
        played="1-3",
        script=[S, S, S, S, S, S, S],
        support={"lake": 6},
        players=3,
        curse_deck=["bills_chaos", "bills_chaos", "..."],
        movement_deck=["pool", "diner", "library", "lake", "arcade", "junkyard", "..."],
    )
    assert told(m, "cursed") == [(0, "bills_chaos"), (0, "bills_chaos")]
    assert told(m, "curse_rejected") == []
