"""Setting the table, and the first player's choices."""

from itertools import pairwise
from typing import Any

import pytest

from igroteka.engine import BadSetup, Fate, IllegalChoice, Match
from igroteka.games.boo import GAME
from igroteka.games.boo.board import ROOM_NAMES, ROOM_OF
from igroteka.games.boo.setup import TOO_NEAR, fresh_rooms
from igroteka.games.boo.state import Table
from igroteka.testing import rule
from tests.games.boo.castles import BOX

SEEDS = range(60)


def start(players: int = 2, seed: int = 1, **settings: Any) -> Match[Table]:
    return GAME.start(players, seed, **settings)


@rule("BO-001")
def test_two_to_six_can_play() -> None:
    for players in range(2, 7):
        assert start(players).g.seats == players
    for players in (1, 7):
        with pytest.raises(BadSetup) as refused:
            start(players)
        assert refused.value.rule == "BO-001"


@rule("BO-015")
def test_the_tile_at_the_white_tower_is_any_tile() -> None:
    assert {start(seed=seed).g.layout[0] for seed in SEEDS} == set(range(1, 10))


@rule("BO-016")
def test_the_other_tiles_lie_in_random_order() -> None:
    assert len({tuple(start(seed=seed).g.layout) for seed in SEEDS}) == len(SEEDS)
    assert all({start(seed=seed).g.layout[place] for seed in SEEDS} == set(range(1, 10)) for place in (4, 8))


@rule("BO-017")
def test_no_tile_is_turned() -> None:
    """Tile 1 has purple north and green west of its upper left room, wherever it lies."""
    for seed in SEEDS:
        g = start(seed=seed).g
        place = g.layout.index(1)
        room = (place // 3 * 2) * 6 + place % 3 * 2
        cell = g.castle.room_cells[room]
        assert "".join(BOX.codes[g.castle.sides[d][cell]] for d in range(4)) == "PWBG"


@rule("BO-018")
def test_each_tile_is_used_once() -> None:
    for seed in SEEDS:
        assert sorted(start(seed=seed).g.layout) == list(range(1, 10))


@rule("BO-019")
def test_all_wall_tokens_begin_in_the_reserve() -> None:
    table = start(3).view(0).table
    assert table["reserve"] == ["white", "yellow", "red", "green", "blue", "purple"]


@rule("BO-020", "BO-128")
def test_chance_puts_the_ghost_into_a_room_of_the_central_tile() -> None:
    found = {ROOM_NAMES[start(seed=seed).g.ghost] for seed in SEEDS}
    assert found == {"C3", "D3", "C4", "D4"}


@rule("BO-020")
def test_the_first_player_may_place_the_ghost_but_only_on_the_central_tile() -> None:
    m = start(choose_ghost_room=True, first="p1")
    assert [(a.seat, a.name) for a in m.asks] == [(1, "ghost_room")]
    with pytest.raises(IllegalChoice):
        m.answer(1, "A1")
    m.answer(1, "D4")
    assert m.g.ghost == ROOM_OF["D4"]
    assert m.asks[0].name == "number"


@rule("BO-021", "BO-022")
def test_a_first_game_has_two_passages_and_two_transformations_in_their_rooms() -> None:
    castle = start().view(0).table["castle"]
    assert isinstance(castle, dict)
    assert castle["passages"] == ["B2", "E5"]
    assert castle["transformations"] == ["E2", "B5"]


@rule("BO-023")
@pytest.mark.parametrize(
    ("passages", "transformations"),
    [(0, "B2 E5 E2 B5"), (1, "E5 E2 B5"), (2, "E2 B5"), (3, "B5"), (4, "")],
)
def test_any_of_the_four_tokens_may_show_its_other_side(passages: int, transformations: str) -> None:
    g = start(passages=passages, transformations=4 - passages).g
    assert [ROOM_NAMES[r] for r in g.passages] == ["B2", "E5", "E2", "B5"][:passages]
    assert [ROOM_NAMES[r] for r in g.transformations] == transformations.split()


@rule("BO-024")
def test_fewer_special_tokens_may_be_used() -> None:
    g = start(passages=0, transformations=1).g
    assert (g.passages, [ROOM_NAMES[r] for r in g.transformations]) == ([], ["B5"])
    bare = start(passages=0, transformations=0).g
    assert (bare.passages, bare.transformations) == ([], [])


@rule("BO-025")
def test_the_special_tokens_may_lie_elsewhere() -> None:
    g = start(passages=2, transformations=1, special_rooms=("A1", "C3", "F6")).g
    assert [ROOM_NAMES[r] for r in g.passages] == ["A1", "C3"]
    assert [ROOM_NAMES[r] for r in g.transformations] == ["F6"]
    with pytest.raises(BadSetup) as refused:
        start(special_rooms=("A1", "C3", "F6"))
    assert (refused.value.rule, refused.value.reason) == ("BO-025", "room_for_each_special")


@rule("BO-118")
def test_a_room_holds_at_most_one_special_token() -> None:
    with pytest.raises(BadSetup) as refused:
        start(passages=1, transformations=1, special_rooms=("A1", "A1"))
    assert refused.value.rule == "BO-118"


@rule("BO-007")
def test_there_are_only_four_special_tokens() -> None:
    with pytest.raises(BadSetup) as refused:
        start(passages=3, transformations=2)
    assert (refused.value.rule, refused.value.reason) == ("BO-007", "too_many_specials")
    with pytest.raises(BadSetup):
        start(passages=5)


@rule("BO-026")
def test_the_stack_runs_upwards_with_number_1_on_top() -> None:
    g = start(3).g
    assert g.stack == list(range(1, 13))


@rule("BO-027")
def test_the_backs_of_the_stack_are_not_to_be_seen() -> None:
    m = start(2)
    m.answer(m.g.first, "1")
    other = GAME.arrange(2, at="search", seed=1, **position_of(m), backs=[["A1"] * 15] * 4)
    for seat in (0, 1, None):
        assert m.view(seat).table == other.view(seat).table


def position_of(m: Match[Table]) -> dict[str, Any]:
    g = m.g
    return {
        "number": g.number,
        "first": g.first,
        "ghost": ROOM_NAMES[g.ghost],
        "visitor": g.visitor,
        "room": ROOM_NAMES[g.room],
        "stack": g.stack,
    }


@rule("BO-028")
def test_two_players_have_nine_visitors() -> None:
    assert len(start(2).g.stack) == 9


@rule("BO-029")
def test_three_or_four_players_have_twelve_visitors() -> None:
    assert [len(start(players).g.stack) for players in (3, 4)] == [12, 12]


@rule("BO-030")
def test_five_or_six_players_have_fifteen_visitors() -> None:
    assert [len(start(players).g.stack) for players in (5, 6)] == [15, 15]


@rule("BO-031")
def test_visitors_above_the_limit_stay_in_the_box() -> None:
    table = start(2).view(0).table
    assert table["stack"] == [v.id for v in BOX.visitors[:9]]
    assert GAME.tokens(start(2).g)["visitor"] == 9


@rule("BO-032")
def test_the_table_names_the_first_player() -> None:
    m = start(4, first="p2")
    assert m.g.first == 2
    assert m.asks[0].seat == 2
    with pytest.raises(BadSetup) as refused:
        start(2, first="p2")
    assert (refused.value.rule, refused.value.reason) == ("BO-032", "no_such_seat")


@rule("BO-128")
def test_otherwise_chance_names_the_first_player() -> None:
    assert {start(3, seed=seed).g.first for seed in SEEDS} == {0, 1, 2}


@rule("BO-033")
def test_the_first_player_names_a_number_from_1_to_4_before_any_visitor_is_seen() -> None:
    m = start(3, first="p1")
    assert [(a.seat, a.name) for a in m.asks] == [(1, "number")]
    assert [o.key for o in m.asks[0].options] == ["1", "2", "3", "4"]
    assert m.g.visitor == 0
    for number in ("0", "5"):
        with pytest.raises(IllegalChoice):
            m.answer(1, number)
    m.answer(1, "3")
    assert m.g.number == 3


@rule("BO-128")
def test_if_nobody_names_a_number_or_a_room_chance_does() -> None:
    defaults = [start(seed=seed).asks[0].default() for seed in SEEDS]
    assert set(defaults) == {"1", "2", "3", "4"}
    rooms = [start(seed=seed, choose_ghost_room=True).asks[0].default() for seed in SEEDS]
    assert set(rooms) == {"C3", "D3", "C4", "D4"}


@rule("BO-143")
def test_fresh_visitors_keep_the_distances_of_the_printed_ones() -> None:
    for seed in range(20):
        g = start(6, seed, fresh_visitors=True, passages=2, transformations=2).g
        specials = {*g.passages, *g.transformations}
        for column in g.backs:
            assert len(set(column)) == 15
            assert not specials & set(column)
            assert ROOM_NAMES[column[0]] not in ("C3", "D3", "C4", "D4")
            for a, b in pairwise(column):
                assert abs(a // 6 - b // 6) + abs(a % 6 - b % 6) >= 3
                assert (a // 12, a % 6 // 2) != (b // 12, b % 6 // 2)
        assert all(len({column[v] for column in g.backs}) == 4 for v in range(15))


@rule("BO-143")
def test_fresh_visitors_are_drawn_for_the_game_and_the_printed_ones_are_the_default() -> None:
    assert start(seed=3).g.backs == BOX.backs
    drawn = [start(seed=seed, fresh_visitors=True).g.backs for seed in (3, 3, 4)]
    assert drawn[0] == drawn[1] != drawn[2] != BOX.backs


@rule("BO-143")
def test_a_room_is_too_near_on_the_same_tile_or_within_two_steps() -> None:
    near = {ROOM_NAMES[n]: {ROOM_NAMES[r] for r in range(36) if TOO_NEAR[n] >> r & 1} for n in range(36)}
    assert near["A1"] == {"A1", "B1", "A2", "B2", "C1", "A3"}
    assert near["C3"] == {"C3", "D3", "C4", "D4", "A3", "B3", "E3", "C1", "C2", "C5", "B2", "D2", "B4"}


@rule("BO-143")
def test_drawing_begins_again_where_no_room_is_left() -> None:
    """All rooms but two far corners are barred for the second visitor: sooner or later both draws fit."""
    everything = (1 << 36) - 1
    barred = [
        everything & ~(1 << ROOM_OF["A1"] | 1 << ROOM_OF["B1"] | 1 << ROOM_OF["F6"]),
        everything & ~(1 << ROOM_OF["A1"]),
    ]
    for seed in range(10):
        assert fresh_rooms(Fate(seed), [], barred, []) == [ROOM_OF["F6"], ROOM_OF["A1"]]


@rule("BO-139")
def test_a_longer_wait_needs_a_wait() -> None:
    with pytest.raises(BadSetup) as refused:
        start(third_call_lock=True)
    assert refused.value.rule == "BO-139"


@pytest.mark.parametrize(
    ("setting", "value", "rule_id"),
    [
        ("show_limit", 7, "BO-140"),
        ("search_limit", -1, "BO-141"),
        ("false_call_cooldown", 4, "BO-138"),
        ("nobody_can", "maybe", "BO-142"),
        ("special_rooms", ("G7",), "BO-118"),
        ("first", "p6", "BO-032"),
        ("pause", 3, "BO-145"),
    ],
)
def test_a_value_that_the_table_does_not_offer_is_refused_with_its_rule(setting: str, value: Any, rule_id: str) -> None:
    with pytest.raises(BadSetup) as refused:
        start(**{setting: value})
    assert refused.value.rule == rule_id
