"""The end of a round and of the game."""

import pytest

from igroteka.testing import rule
from tests.games.grimm_forest.scene import Forest, built

THREE = {"straw": 0, "wood": 1, "brick": 2}


def over(rows: dict[str, list[str]], tokens: list[int] | None = None, players: int = 3) -> Forest:
    return Forest(players, "end_of_build", reward_tokens=tokens or [-1, -1, -1], **built(**rows))


def finished(**counts: int) -> list[str]:
    return [f"{material} roof" for material, count in counts.items() for _ in range(count)]


@rule("LS-001", "LS-115")
def test_who_alone_has_three_houses_wins() -> None:
    m = over({"p1": finished(straw=2, wood=1), "p0": finished(straw=2)})
    assert m.match.result is not None
    assert (m.match.result.winners, m.match.result.rule, m.match.result.why) == ([1], "LS-115", "three_houses")
    assert [s.total for s in m.match.result.scores] == [2, 3, 0]
    assert m.match.result.scores[1].parts == {"straw_house": 2, "wood_house": 1, "brick_house": 0}


@rule("LS-002", "LS-114")
@pytest.mark.parametrize(
    "counts", [{"straw": 3}, {"wood": 3}, {"brick": 3}, {"straw": 1, "wood": 1, "brick": 1}, {"straw": 4}]
)
def test_any_mix_of_materials_counts(counts: dict[str, int]) -> None:
    m = over({"p2": finished(**counts)})
    assert m.match.result is not None
    assert m.match.result.winners == [2]


def test_unfinished_houses_do_not_count() -> None:
    m = over({"p0": [*finished(straw=2), "wood walls"]})
    assert m.match.result is None


@rule("LS-113")
def test_the_game_ends_only_after_the_whole_build_phase() -> None:
    rows = built(p0=["straw roof", "wood roof", "brick walls"], p1=["brick roof", "brick roof", "wood walls"])
    m = Forest(2, "build_turns", resources={"p0": [0, 0, 6], "p1": [0, 6, 0]}, reward_tokens=[0, 0, 1], **rows)
    m.do("p0 build:brick:roof", "p0 gain:straw")
    assert (m.match.result, m.asking) == (None, ["p1 build_action"])
    m.do("p1 build:wood:roof", "p1 gain:straw")
    assert m.match.result is not None
    assert m.match.result.winners == [1]


@rule("LS-116", "LS-117")
def test_more_brick_houses_win_first() -> None:
    m = over({"p0": finished(brick=1, wood=2), "p1": finished(brick=2, straw=1), "p2": finished(wood=3)})
    assert m.match.result is not None
    assert (m.match.result.winners, m.match.result.rule) == ([1], "LS-117")


@rule("LS-118")
def test_then_more_wooden_houses() -> None:
    m = over({"p0": finished(brick=1, straw=2), "p1": finished(brick=1, wood=2)})
    assert m.match.result is not None
    assert (m.match.result.winners, m.match.result.rule) == ([1], "LS-118")


@rule("LS-119")
@pytest.mark.parametrize(("tokens", "winner"), [([0, 1, -1], 1), ([0, 0, 1], 1), ([0, 2, -1], 0), ([1, -1, 2], 1)])
def test_then_the_token_of_the_sturdiest_material(tokens: list[int], winner: int) -> None:
    m = over({"p0": finished(brick=1, wood=1, straw=1), "p1": finished(brick=1, wood=1, straw=1)}, tokens)
    assert m.match.result is not None
    assert (m.match.result.winners, m.match.result.why) == ([winner], "sturdiest_token")


@rule("LS-119")
def test_without_a_token_the_victory_is_shared() -> None:
    m = over({"p0": finished(wood=3), "p2": finished(brick=1), "p1": ["straw roof"]})
    assert m.match.result is not None
    assert m.match.result.winners == [0]
    m = over({"p0": finished(wood=2, straw=1), "p1": finished(wood=2, straw=1)}, [2, 2, 2])
    assert m.match.result is not None
    assert (m.match.result.winners, m.match.result.why) == ([0, 1], "shared")


def test_a_brick_tie_is_broken_among_the_tied_only() -> None:
    m = over({"p0": finished(brick=1, wood=1, straw=1), "p1": finished(brick=1, straw=2), "p2": finished(wood=3)})
    assert m.match.result is not None
    assert m.match.result.winners == [0]


def ties(m: Forest) -> list[tuple[str, str, dict[int, int]]]:
    assert m.match.result is not None
    return [(tie.by, tie.rule, tie.values) for tie in m.match.result.ties]


@rule("LS-117", "LS-118", "LS-119")
def test_the_end_says_which_tie_breaks_it_took() -> None:
    assert ties(over({"p1": finished(straw=3), "p0": finished(straw=2)})) == []
    brick = over({"p0": finished(brick=1, wood=2), "p1": finished(brick=2, straw=1)})
    assert ties(brick) == [("brick_houses", "LS-117", {0: 1, 1: 2})]
    wood = over({"p0": finished(brick=1, straw=2), "p1": finished(brick=1, wood=2), "p2": finished(wood=3)})
    assert ties(wood) == [("brick_houses", "LS-117", {0: 1, 1: 1, 2: 0}), ("wood_houses", "LS-118", {0: 0, 1: 2})]
    rows = {"p0": finished(wood=2, straw=1), "p1": finished(wood=2, straw=1)}
    assert ties(over(rows, [0, 1, 2]))[2:] == [("sturdiest_token", "LS-119", {0: 1, 1: 2})]
    shared = over(rows, [2, 2, 2])
    assert shared.match.result is not None
    assert (shared.match.result.winners, ties(shared)[2:]) == ([0, 1], [("sturdiest_token", "LS-119", {0: 0, 1: 0})])


@rule("LS-109", "LS-031")
def test_the_first_player_figure_passes_clockwise() -> None:
    m = Forest(3, "preparation", first_player=2)
    assert m.g.first_player == 0
    assert m.asking == ["p0 choose_cards", "p1 choose_cards", "p2 choose_cards"]


@rule("LS-110")
def test_pigs_go_home() -> None:
    m = Forest(3, "preparation", pig=[0, 1, 2])
    assert [m.pig(s) for s in range(3)] == ["", "", ""]


@rule("LS-111")
def test_locations_are_filled_up_on_top_of_what_was_left() -> None:
    m = Forest(3, "preparation", stock={"field": [1, 0, 0], "forest": [0, 0, 0], "quarry": [0, 0, 3]})
    assert (m.stock("field"), m.stock("forest"), m.stock("quarry")) == ([6, 0, 0], [0, 4, 0], [0, 0, 6])


@rule("LS-112")
def test_the_market_gets_one_of_each_more() -> None:
    m = Forest(4, "preparation", stock={"market": [2, 0, 1]})
    assert m.stock("market") == [3, 1, 2]


def test_a_new_round_starts_from_nothing_remembered() -> None:
    m = Forest(
        3, "build_turns", used=["jack"], actions=[1, 2, 2], announcement=["alone", "", ""], runner=1, monsters_played=2
    )
    m.pass_build()
    g = m.g
    assert (g.used, g.actions, g.announcement, g.runner, g.monsters_played) == ([], [2, 2, 2], ["", "", ""], 0, 0)
    assert (g.round, g.builder, g.collected, g.visited) == (2, 0, [0] * 9, 0)
