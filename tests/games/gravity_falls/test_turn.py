"""The course of a turn: whose it is, one card or a rest, and what a rest is."""

from igroteka.testing import rule
from tests.games.gravity_falls.scene import Scene, asked, keys, options, scene, stands, story, tokens, told


def end_turn(m: Scene) -> None:
    """Answer by default until somebody is asked to play again."""
    turn = m.g.active
    while m.prompt is not None and (asked(m) != "play" or m.g.active == turn):
        m.answer(m.asks[0].seat, m.asks[0].default())


@rule("GF-043")
def test_turns_go_clockwise_and_round() -> None:
    m = scene(players=3, characters=("mabel", "dipper", "stan"))
    order = []
    for _ in range(4):
        order.append(m.g.active)
        assert m.asks[0].seat == m.g.active
        m.answer(m.g.active, "rest")
        while asked(m) != "play":
            m.answer(m.asks[0].seat, m.asks[0].default())
    assert order == [0, 1, 2, 0]


@rule("GF-044", "GF-048")
def test_the_monster_phase_closes_every_turn_before_the_next_begins() -> None:
    for first in ("rest", "4-0"):
        m = scene(hand_p0=["4-0", "0-4", "1-3"], row=["cemetery", "bunker", "gnome_forest"])
        m.answer(0, first)
        while m.g.active == 0:
            m.answer(0, m.asks[0].default())
        kinds = story(m)
        assert "monster_moved" in kinds
        assert kinds.index("monster_moved") < kinds.index("opened") < kinds.index("turn")


@rule("GF-045")
def test_exactly_one_card_is_played_or_a_rest_declared() -> None:
    m = scene(hand_p0=["0-4", "1-3"])
    assert options(m) == {"0-4", "1-3", "rest"}
    m.answer(0, "1-3")
    assert asked(m) == "walk"
    assert keys(m, "hand:p0") == ["0-4"]
    end_turn(m)
    assert len(told(m, "played")) == 1


@rule("GF-046")
def test_the_stages_of_a_card_turn_keep_their_order() -> None:
    m = scene(
        hand_p0=["1-3"],
        distrust={"mystery_shack": 1},
        curses_p0=["weak_knees"],
        script=[1, 1, 1],
    )
    m.answer(0, "1-3")
    m.answer(0, "putt_hutt")
    m.answer(0, "yes")
    m.answer(0, "refill")
    m.script(1)
    m.answer(0, "yes")
    m.answer(0, "weak_knees")
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
    found = list(dict.fromkeys(kind for kind in story(m) if kind in wanted))
    assert found == list(wanted)


@rule("GF-047")
def test_the_monster_phase_moves_then_riots_then_reveals() -> None:
    m = scene("move_monster", distrust={"manotaur_cave": 1}, support={"manotaur_cave": 1, "bunker": 1})
    kinds = [kind for kind in story(m) if kind in ("monster_moved", "riot_pull", "alarm", "flipped", "opened")]
    assert kinds[:5] == ["monster_moved", "riot_pull", "alarm", "flipped", "opened"]


@rule("GF-049", "GF-050")
def test_the_played_card_lies_open_on_its_owners_discard() -> None:
    m = scene(hand_p0=["1-3", "0-4"], hand_p1=["2-2", "0-4", "1-3"])
    m.answer(0, "1-3")
    assert keys(m, "discard:p0")[0] == "1-3"
    assert keys(m, "discard:p1") == []
    view = m.view(1)
    pile = next(zone for zone in view.zones if zone.name == "discard:p0")
    assert [card.key for card in pile.cards] == ["1-3"]


@rule("GF-112", "GF-115")
def test_a_rest_is_possible_anywhere_and_nothing_else_happens_to_the_character() -> None:
    m = scene(
        hand_p0=["0-4"],
        monster_at=["lake", "gideon_house", "cemetery"],
        support={"lake": 2, "diner": 1},
        cubes=[],
        curses_p0=["weak_knees"],
        row=["cemetery", "bunker", "gnome_forest"],
    )
    m.answer(0, "rest")
    assert stands(m) == "lake"
    for kind in ("rumour", "rolled", "fought", "cube_placed", "drew", "removal_rolled"):
        assert told(m, kind) == []
    assert keys(m, "curses:p0") == ["weak_knees"]
    assert tokens(m, "diner")[0] + tokens(m, "lake")[0] == 3


@rule("GF-113", "GF-114")
def test_a_rest_brings_back_all_own_cards() -> None:
    m = scene(hand_p0=["0-4"], discard_p0=["1-3", "2-2"], deck_p0=["3-1", "4-0", "teleport"])
    m.answer(0, "rest")
    assert sorted(keys(m, "hand:p0")) == ["0-4", "1-3", "2-2", "3-1", "4-0", "teleport"]
    assert keys(m, "deck:p0") == []
    assert keys(m, "discard:p0") == []


@rule("GF-116")
def test_who_rests_may_use_the_ability() -> None:
    m = scene(characters=("wendy", "mabel"), hand_p0=["0-4"], cubes=["lake"])
    m.answer(0, "rest")
    assert asked(m) == "ability_window"
    m.answer(0, "carry:lake:diner")
    assert told(m, "cube_carried") == [(0, "lake", "diner")]


@rule("GF-117")
def test_an_empty_hand_must_rest() -> None:
    m = scene(hand_p0=[], deck_p0=["0-4", "1-3", "2-2", "3-1", "4-0", "teleport"])
    assert told(m, "rested") != []
    assert len(keys(m, "hand:p0")) == 6
    assert m.g.active == 1


@rule("GF-053")
def test_a_teleport_ignores_roads() -> None:
    m = scene(characters=("dipper", "mabel"), hand_p0=["teleport"])
    m.answer(0, "teleport")
    m.answer(0, "cemetery")
    assert stands(m) == "cemetery"


@rule("GF-054")
def test_a_teleport_without_a_goal_cannot_be_played() -> None:
    m = scene(characters=("wendy", "mabel"), hand_p0=["teleport", "0-4"], cubes=[])
    assert options(m) == {"0-4", "rest"}
    refusal = m.why_not(0, "teleport")
    assert refusal is not None
    assert refusal.rule == "GF-054"


@rule("GF-055")
def test_with_only_an_idle_teleport_in_hand_one_must_rest() -> None:
    m = scene(characters=("wendy", "mabel"), hand_p0=["teleport"], cubes=[])
    assert told(m, "played") == []
    assert told(m, "rested") != []


@rule("GF-068", "GF-071")
def test_a_teleport_is_followed_by_rumours_and_a_roll_of_its_two_dice() -> None:
    m = scene(
        characters=("mabel", "dipper"),
        hand_p0=["teleport"],
        character_at=["lake", "diner"],
        distrust={"pool": 1},
        script=[1, 1],
    )
    m.answer(0, "teleport")
    assert stands(m) == "diner"
    assert told(m, "rumour") == [(0, "distrust", "pool", "diner")]
    assert told(m, "rolled") == [(0, 2, 2, 0, 0, 0)]


@rule("GF-010")
def test_the_questions_and_the_phase_stand_for_the_reminder_card() -> None:
    m = scene()
    assert m.view(0).phase == "play"
    assert m.asks[0].cites == "GF-045"
