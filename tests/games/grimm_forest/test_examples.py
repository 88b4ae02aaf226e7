"""The worked examples of the rulebook, with its own numbers."""

from igroteka.games.grimm_forest.view import SHOWN
from igroteka.testing import rule
from tests.games.grimm_forest.scene import Forest, built


@rule("LS-072", "LS-073", "LS-178")
def test_the_troll_finds_nobody_in_the_quarry() -> None:
    m = Forest(3, fable_hand_p0=["bridge_troll"], fable_hand_p1=["no_way"])
    m.lay("straw bridge_troll", "brick no_way", "straw")
    m.do("p0 quarry", "p1 forest")
    assert [m.goods(s) for s in range(3)] == [[2, 0, 0], [0, 4, 0], [2, 0, 0]]
    assert (m.stock("field"), m.stock("quarry")) == ([1, 0, 0], [0, 0, 3])
    assert sorted(m.pile("fable_discard")) == ["bridge_troll", "no_way"]
    assert SHOWN.view(m.g, None).monster_camp["bridge_troll"] == 1
    assert [len(m.pile(f"gather_hand:p{s}")) for s in range(3)] == [3, 3, 3]
    assert m.pig(1) == "forest"


@rule("LS-086", "LS-093")
def test_a_straw_base_or_wooden_walls_but_no_second_wooden_base() -> None:
    m = Forest(2, "build_turns", resources={"p0": [3, 4, 0]}, **built(p0=["wood base"]))
    assert {key for key in m.options(0) if key.startswith("build")} == {"build:straw:base", "build:wood:walls"}
    assert m.why_not("p0 build:wood:base") == "LS-086"
    m.do("p0 build:wood:walls")
    assert (m.goods(0), m.asking, len(m.pile("offered"))) == ([3, 0, 0], ["p0 friend_keep_or_give"], 1)


@rule("LS-099", "LS-102")
def test_rumpelstiltskin_is_passed_on_and_goldilocks_stays() -> None:
    m = Forest(
        2,
        "build_turns",
        friend_p0=["goldilocks"],
        friend_p1=["jack"],
        friend_deck=["rumpelstiltskin", "..."],
        resources={"p0": [0, 4, 0]},
        **built(p0=["wood base"]),
    )
    m.do("p0 build:wood:walls", "p0 give_friend:p1")
    assert (m.friend(0), m.friend(1), m.pile("friend_discard")) == ("goldilocks", "rumpelstiltskin", ["jack"])


@rule("LS-262")
def test_the_fairy_godmother_draws_two_for_one_action() -> None:
    m = Forest(2, "build_turns", friend_p0=["fairy_godmother"]).do("p0 special:fairy_godmother")
    assert (len(m.hand(0)), m.g.actions[0]) == (2, 1)


@rule("LS-111")
def test_six_brick_six_straw_and_four_wood_after_the_refill() -> None:
    m = Forest(3, "preparation", stock={"field": [1, 0, 0], "forest": [0, 0, 0], "quarry": [0, 0, 3]})
    assert (m.stock("quarry"), m.stock("field"), m.stock("forest")) == ([0, 0, 6], [6, 0, 0], [0, 4, 0])


@rule("LS-117")
def test_orange_wins_with_two_brick_houses() -> None:
    rows = built(p0=["brick roof", "brick roof", "straw roof"], p1=["brick roof", "wood roof", "wood roof"])
    m = Forest(2, "end_of_build", **rows)
    assert m.match.result is not None
    assert (m.match.result.winners, m.match.result.rule) == ([0], "LS-117")


@rule("LS-122")
def test_the_prince_takes_two_of_five_bricks() -> None:
    m = Forest(2, "prince_visit", stock={"quarry": [0, 0, 5]}, script=[5])
    assert m.stock("quarry") == [0, 0, 3]


@rule("LS-129")
def test_three_pigs_share_five_resources_of_the_market() -> None:
    m = Forest(4, stock={"market": [2, 2, 1]})
    m.lay("market", "market", "market", "straw")
    m.do("p0 straw", "p1 wood", "p2 brick")
    assert sum(m.stock("market")) == 2
    assert [sum(m.goods(s)) for s in range(3)] == [1, 1, 1]


@rule("LS-107", "LS-108")
def test_the_straw_reward_stays_though_the_wolf_blows() -> None:
    m = Forest(
        2,
        fable_hand_p1=["big_bad_wolf"],
        reward_tokens=[0, -1, -1],
        resources={"p1": [6, 0, 0]},
        **built(p0=["straw roof"], p1=["straw walls"]),
    )
    m.lay("straw", "wood big_bad_wolf").do("p1 field")
    assert (m.houses(0), m.g.reward_tokens[0]) == (["straw walls"], 0)
    m.do("p0 gain:straw", "p0 gain:straw", "p1 build:straw:roof")
    assert (m.g.reward_tokens[0], m.asking) == (0, ["p1 build_action"])
    assert m.pass_build().g.round == 2
