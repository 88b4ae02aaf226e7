"""The worked examples of the rulebook, with its own numbers (dossier, section 10)."""

from igroteka.games.grimm_forest.view import camp
from igroteka.testing import rule
from tests.games.grimm_forest.seen import asked, friend, goods, hand, houses, options, pig, stock, why, zone
from tests.games.grimm_forest.tables import built, lay, pass_build, say, table


@rule("LS-072", "LS-073", "LS-178")
def test_the_troll_finds_nobody_in_the_quarry() -> None:
    m = table(3, fable_hand_p0=["bridge_troll"], fable_hand_p1=["no_way"])
    lay(m, "straw bridge_troll", "brick no_way", "straw")
    say(m, "p0 quarry", "p1 forest")
    assert [goods(m, s) for s in range(3)] == [[2, 0, 0], [0, 4, 0], [2, 0, 0]]
    assert (stock(m, "field"), stock(m, "quarry")) == ([1, 0, 0], [0, 0, 3])
    assert sorted(zone(m, "fable_discard")) == ["bridge_troll", "no_way"]
    assert camp(m.g)["bridge_troll"] == 1
    assert [len(zone(m, f"gather_hand:p{s}")) for s in range(3)] == [3, 3, 3]
    assert pig(m, 1) == "forest"


@rule("LS-086", "LS-093")
def test_a_straw_base_or_wooden_walls_but_no_second_wooden_base() -> None:
    m = table(2, "build_turns", resources={"p0": [3, 4, 0]}, **built(p0=["wood base"]))
    assert [key for key in options(m, 0) if key.startswith("build")] == ["build:straw:base", "build:wood:walls"]
    assert why(m, 0, "build:wood:base") == "LS-086"
    say(m, "p0 build:wood:walls")
    assert (goods(m, 0), asked(m), len(zone(m, "offered"))) == ([3, 0, 0], ["p0 friend_keep_or_give"], 1)


@rule("LS-099", "LS-102")
def test_rumpelstiltskin_is_passed_on_and_goldilocks_stays() -> None:
    m = table(
        2,
        "build_turns",
        friend_p0=["goldilocks"],
        friend_p1=["jack"],
        friend_deck=["rumpelstiltskin", "..."],
        resources={"p0": [0, 4, 0]},
        **built(p0=["wood base"]),
    )
    say(m, "p0 build:wood:walls", "p0 give_friend:p1")
    assert (friend(m, 0), friend(m, 1), zone(m, "friend_discard")) == ("goldilocks", "rumpelstiltskin", ["jack"])


@rule("LS-262")
def test_the_fairy_godmother_draws_two_for_one_action() -> None:
    m = say(table(2, "build_turns", friend_p0=["fairy_godmother"]), "p0 special:fairy_godmother")
    assert (len(hand(m, 0)), m.g.actions[0]) == (2, 1)


@rule("LS-111")
def test_six_brick_six_straw_and_four_wood_after_the_refill() -> None:
    m = table(3, "preparation", stock={"field": [1, 0, 0], "forest": [0, 0, 0], "quarry": [0, 0, 3]})
    assert (stock(m, "quarry"), stock(m, "field"), stock(m, "forest")) == ([0, 0, 6], [6, 0, 0], [0, 4, 0])


@rule("LS-117")
def test_orange_wins_with_two_brick_houses() -> None:
    rows = built(p0=["brick roof", "brick roof", "straw roof"], p1=["brick roof", "wood roof", "wood roof"])
    m = table(2, "end_of_build", **rows)
    assert m.result is not None
    assert (m.result.winners, m.result.rule) == ([0], "LS-117")


@rule("LS-122")
def test_the_prince_takes_two_of_five_bricks() -> None:
    m = table(2, "prince_visit", stock={"quarry": [0, 0, 5]}, script=[5])
    assert stock(m, "quarry") == [0, 0, 3]


@rule("LS-129")
def test_three_pigs_share_five_resources_of_the_market() -> None:
    m = table(4, stock={"market": [2, 2, 1]})
    lay(m, "market", "market", "market", "straw")
    say(m, "p0 straw", "p1 wood", "p2 brick")
    assert sum(stock(m, "market")) == 2
    assert [sum(goods(m, s)) for s in range(3)] == [1, 1, 1]


@rule("LS-107", "LS-108")
def test_the_straw_reward_stays_though_the_wolf_blows() -> None:
    m = table(
        2,
        fable_hand_p1=["big_bad_wolf"],
        reward_tokens=[0, -1, -1],
        resources={"p1": [6, 0, 0]},
        **built(p0=["straw roof"], p1=["straw walls"]),
    )
    say(lay(m, "straw", "wood big_bad_wolf"), "p1 field")
    assert (houses(m, 0), m.g.reward_tokens[0]) == (["straw walls"], 0)
    say(m, "p0 gain:straw", "p0 gain:straw", "p1 build:straw:roof")
    assert (m.g.reward_tokens[0], asked(m)) == (0, ["p1 build_action"])
    assert pass_build(m).g.round == 2
