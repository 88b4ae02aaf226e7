"""The course of a turn: whose it is, one card or a rest, and what a rest is."""

from igroteka.testing import rule
from tests.games.gravity_falls.scene import Scene


def end_turn(m: Scene) -> None:
    """Answer by default until somebody is asked to play again."""
    turn = m.g.active
    while m.match.prompt is not None and (m.asked[1] != "play" or m.g.active == turn):
        m.do(m.ask().default())


@rule("GF-043")
def test_turns_go_clockwise_and_round() -> None:
    m = Scene(players=3, characters=("mabel", "dipper", "stan"))
    order = []
    for _ in range(4):
        order.append(m.g.active)
        assert m.ask().seat == m.g.active
        m.do("rest")
        while m.asked[1] != "play":
            m.do(m.ask().default())
    assert order == [0, 1, 2, 0]


@rule("GF-044", "GF-048")
def test_the_monster_phase_closes_every_turn_before_the_next_begins() -> None:
    for first in ("rest", "4-0"):
        m = Scene(hand_p0=["4-0", "0-4", "1-3"], row=["cemetery", "bunker", "gnome_forest"])
        m.do(f"p0 {first}")
        while m.g.active == 0:
            m.do(m.ask().default())
        kinds = m.story()
        assert "monster_moved" in kinds
        assert kinds.index("monster_moved") < kinds.index("opened") < kinds.index("turn")


@rule("GF-045")
def test_exactly_one_card_is_played_or_a_rest_declared() -> None:
    m = Scene(hand_p0=["0-4", "1-3"])
    assert m.options() == {"0-4", "1-3", "rest"}
    m.do("p0 1-3")
    assert m.asked == (0, "walk")
    assert m.pile("hand:p0") == ["0-4"]
    end_turn(m)
    assert len(m.values("played")) == 1


@rule("GF-046")
def test_the_stages_of_a_card_turn_keep_their_order() -> None:
    m = Scene(
        hand_p0=["1-3"],
        distrust={"mystery_shack": 1},
        curses_p0=["weak_knees"],
        script=[1, 1, 1],
    )
    m.do("p0 1-3", "p0 putt_hutt", "p0 yes", "p0 refill")
    m.match.script(1)
    m.do("p0 yes", "p0 weak_knees")
    wanted = (
        "played",
        "walked",
        "rumour",
        "rolled",
        "persuaded",
        "cube_placed",
        "drew",
        "removal_rolled",
        "monster_moved",
    )
    found = list(dict.fromkeys(kind for kind in m.story() if kind in wanted))
    assert found == list(wanted)


@rule("GF-047")
def test_the_monster_phase_moves_then_riots_then_reveals() -> None:
    m = Scene("move_monster", distrust={"manotaur_cave": 1}, support={"manotaur_cave": 1, "bunker": 1})
    kinds = [kind for kind in m.story() if kind in ("monster_moved", "riot_pull", "alarm", "flipped", "opened")]
    assert kinds[:5] == ["monster_moved", "riot_pull", "alarm", "flipped", "opened"]


@rule("GF-049", "GF-050")
def test_the_played_card_lies_open_on_its_owners_discard() -> None:
    m = Scene(hand_p0=["1-3", "0-4"], hand_p1=["2-2", "0-4", "1-3"])
    m.do("p0 1-3")
    assert m.pile("discard:p0")[0] == "1-3"
    assert m.pile("discard:p1") == []
    view = m.match.view(1)
    pile = next(zone for zone in view.zones if zone.name == "discard:p0")
    assert [card.key for card in pile.cards] == ["1-3"]


@rule("GF-112", "GF-115")
def test_a_rest_is_possible_anywhere_and_nothing_else_happens_to_the_character() -> None:
    m = Scene(
        hand_p0=["0-4"],
        monster_at=["lake", "gideon_house", "cemetery"],
        support={"lake": 2, "diner": 1},
        cubes=[],
        curses_p0=["weak_knees"],
        row=["cemetery", "bunker", "gnome_forest"],
    )
    m.do("p0 rest")
    assert m.stands() == "lake"
    for kind in ("rumour", "rolled", "fought", "cube_placed", "drew", "removal_rolled"):
        assert m.values(kind) == []
    assert m.pile("curses:p0") == ["weak_knees"]
    assert m.tokens("diner")[0] + m.tokens("lake")[0] == 3


@rule("GF-113", "GF-114")
def test_a_rest_brings_back_all_own_cards() -> None:
    m = Scene(hand_p0=["0-4"], discard_p0=["1-3", "2-2"], deck_p0=["3-1", "4-0", "teleport"])
    m.do("p0 rest")
    assert sorted(m.pile("hand:p0")) == ["0-4", "1-3", "2-2", "3-1", "4-0", "teleport"]
    assert m.pile("deck:p0") == []
    assert m.pile("discard:p0") == []


@rule("GF-116")
def test_who_rests_may_use_the_ability() -> None:
    m = Scene(characters=("wendy", "mabel"), hand_p0=["0-4"], cubes=["lake"])
    m.do("p0 rest")
    assert m.asked == (0, "ability_window")
    m.do("p0 carry:lake:diner")
    assert m.values("cube_carried") == [(0, "lake", "diner")]


@rule("GF-117")
def test_an_empty_hand_must_rest() -> None:
    m = Scene(hand_p0=[], deck_p0=["0-4", "1-3", "2-2", "3-1", "4-0", "teleport"])
    assert m.values("rested") != []
    assert len(m.pile("hand:p0")) == 6
    assert m.g.active == 1


@rule("GF-053")
def test_a_teleport_ignores_roads() -> None:
    m = Scene(characters=("dipper", "mabel"), hand_p0=["teleport"])
    m.do("p0 teleport", "p0 cemetery")
    assert m.stands() == "cemetery"


@rule("GF-054")
def test_a_teleport_without_a_goal_cannot_be_played() -> None:
    m = Scene(characters=("wendy", "mabel"), hand_p0=["teleport", "0-4"], cubes=[])
    assert m.options() == {"0-4", "rest"}
    assert m.why_not("p0 teleport") == "GF-054"


@rule("GF-055")
def test_with_only_an_idle_teleport_in_hand_one_must_rest() -> None:
    m = Scene(characters=("wendy", "mabel"), hand_p0=["teleport"], cubes=[])
    assert m.values("played") == []
    assert m.values("rested") != []


@rule("GF-068", "GF-071")
def test_a_teleport_is_followed_by_rumours_and_a_roll_of_its_two_dice() -> None:
    m = Scene(
        characters=("mabel", "dipper"),
        hand_p0=["teleport"],
        character_at=["lake", "diner"],
        distrust={"pool": 1},
        script=[1, 1],
    )
    m.do("p0 teleport")
    assert m.stands() == "diner"
    assert m.values("rumour") == [(0, "distrust", "pool", "diner")]
    assert m.values("rolled") == [(0, 2, 2, 0, 0, 0)]


@rule("GF-010")
def test_the_questions_and_the_phase_stand_for_the_reminder_card() -> None:
    m = Scene()
    assert m.match.view(0).phase == "play"
    assert m.ask().cites == "GF-045"
