"""The alarm track and the one queue: effects finish before what they trigger, and the loss is immediate."""

from typing import Any

from igroteka.testing import rule
from tests.games.gravity_falls.scene import C, S, Scene


def riot(distrust: int, alarm: int, **position: Any) -> Scene:
    """A monster is about to arrive at the cave, where that much distrust lies."""
    around = position.pop("distrust", {})
    assert isinstance(around, dict)
    return Scene("move_monster", distrust={"manotaur_cave": distrust, **around}, alarm=alarm, **position)


@rule("GF-141", "GF-147")
def test_at_a_curse_space_every_player_takes_a_curse_from_the_active_one_clockwise() -> None:
    m = riot(1, 7, players=3, active=1, curse_deck=["weak_knees", "mind_block", "shaky_hands", "..."])
    assert m.values("curse_mark") == [(-1, 8)]
    assert m.values("cursed") == [(1, "weak_knees"), (2, "mind_block"), (0, "shaky_hands")]


@rule("GF-142", "GF-150")
def test_at_the_row_space_the_card_nearest_to_the_deck_goes_if_a_card_brought_it() -> None:
    m = Scene(
        "roll",
        played="3-1",
        script=[C],
        players=3,
        alarm=11,
        event_acted=True,
        curse_deck=["bills_chaos", "..."],
        movement_deck=["ev_muster", "lake", "diner", "pool", "library", "..."],
        hand_p0=["0-4", "1-3", "2-2"],
        support={"lake": 0},
        distrust={"lake": 1},
    )
    assert m.values("row_shortened") == [(-1, "pool")]
    assert m.pile("row") == ["diner", "library"]
    assert m.g.row_size == 2


@rule("GF-143")
def test_from_the_row_space_on_two_cards_stay_open() -> None:
    m = riot(0, 13, row_size=2, row=["manotaur_cave", "bunker"], players=3)
    assert len(m.pile("row")) == 2


@rule("GF-149")
def test_riots_that_reach_the_row_space_discard_nothing_and_nothing_is_revealed() -> None:
    m = riot(2, 10, movement_deck=["ev_muster", "lake", "..."])
    assert m.values("row_mark") == [(-1, 12, 2)]
    assert m.values("row_shortened") == []
    assert m.pile("row") == ["bunker", "gnome_forest"]
    assert m.values("event") == []
    assert m.values("opened") == []


@rule("GF-150")
def test_with_two_open_cards_the_mark_still_takes_one_and_the_reveal_refills_to_two() -> None:
    m = Scene(
        "move_monster",
        players=3,
        alarm=11,
        movement_deck=["ev_discard", "lake", "diner", "..."],
        hand_p0=[],
        deck_p0=["0-4", "1-3", "2-2", "3-1", "4-0", "teleport"],
    )
    assert m.asked == (1, "discard")
    m.do(f"p1 {m.ask().default()}")
    m.do(f"p2 {m.ask().default()}")
    assert m.values("row_shortened") == [(-1, "gnome_forest")]
    assert m.pile("row") == ["bunker", "lake"]


@rule("GF-144", "GF-224")
def test_at_the_last_space_the_game_is_lost_at_once() -> None:
    m = riot(5, 22, support={"manotaur_cave": 2})
    assert m.match.result is not None
    assert (m.match.result.winners, m.match.result.why, m.match.result.rule) == ([], "lost", "GF-144")
    assert m.g.alarm == 24
    assert [event.moment for event in m.told("alarm")] == [True], "what decided the game is a key moment of it"
    assert m.tokens("manotaur_cave") == (2, 5)
    assert m.values("flipped") == []


@rule("GF-224")
def test_the_loss_cuts_an_event_short() -> None:
    m = Scene(
        "move_monster",
        players=3,
        alarm=23,
        movement_deck=["ev_discard", "lake", "..."],
        hand_p0=[],
        deck_p0=["0-4", "1-3", "2-2", "3-1", "4-0", "teleport"],
    )
    assert m.match.result is not None
    assert m.values("discarded") == []


@rule("GF-145")
def test_the_alarm_never_falls() -> None:
    m = Scene(alarm=5)
    level = 5
    for _ in range(200):
        if m.match.prompt is None:
            break
        m.do(m.ask().default())
        assert m.g.alarm >= level
        level = m.g.alarm


@rule("GF-146")
def test_an_event_that_reaches_a_curse_space_is_finished_first() -> None:
    m = Scene(
        "move_monster",
        players=3,
        alarm=7,
        movement_deck=["ev_discard", "lake", "..."],
        curse_deck=["weak_knees", "mind_block", "shaky_hands", "..."],
        hand_p0=[],
        deck_p0=["0-4", "1-3", "2-2", "3-1", "4-0", "teleport"],
    )
    assert m.g.alarm == 8
    assert m.values("curse_mark") == []
    m.do(f"p1 {m.ask().default()}")
    m.do(f"p2 {m.ask().default()}")
    kinds = [kind for kind in m.story() if kind in ("discarded", "curse_mark", "cursed", "opened")]
    assert kinds == ["discarded", "discarded", "curse_mark", "cursed", "cursed", "cursed", "opened"]


@rule("GF-148")
def test_curses_of_the_track_work_in_the_same_turn() -> None:
    m = riot(
        1,
        7,
        curse_deck=["loneliness", "weak_knees", "..."],
        movement_deck=["ev_retreat", "library", "..."],
        monster_at=["mystery_shack", "gideon_house", "cemetery"],
        character_at=["diner", "lake"],
    )
    assert m.pile("curses:p0") == ["loneliness"]
    # without the curse the lake, where the other character stands, would be open too
    assert m.asked == (0, "retreat")
    assert {option.key for option in m.ask().options} == {"pool", "high_school"}


@rule("GF-211")
def test_marks_passed_over_act_too_lowest_first() -> None:
    m = riot(9, 7, curse_deck=["weak_knees", "mind_block", "shaky_hands", "loneliness", "..."])
    kinds = [kind for kind in m.story() if kind in ("curse_mark", "row_mark")]
    assert kinds == ["curse_mark", "row_mark", "curse_mark"]
    assert [e[1] for e in m.values("curse_mark")] == [8, 16]


@rule("GF-211")
def test_a_mark_reached_before_does_not_act_again() -> None:
    m = riot(2, 8)
    assert m.values("curse_mark") == []


@rule("GF-212")
def test_in_riots_the_marks_curses_come_before_support_flips() -> None:
    m = riot(1, 7, support={"manotaur_cave": 2})
    kinds = [kind for kind in m.story() if kind in ("alarm", "cursed", "flipped")]
    assert kinds == ["alarm", "cursed", "cursed", "flipped"]


@rule("GF-254")
def test_a_mark_reached_while_another_is_dealt_waits_its_turn() -> None:
    m = riot(
        4,
        7,
        event_acted=True,
        curse_deck=["bills_chaos", "weak_knees", "..."],
        movement_deck=["ev_muster", "lake", "diner", "..."],
        players=3,
    )
    # 7 + 4 = 11; the first curse turns up an extra event: 12, the row mark, which waits for the other two curses
    kinds = [kind for kind in m.story() if kind in ("curse_mark", "cursed", "extra_event", "row_mark", "flipped")]
    assert kinds == ["curse_mark", "cursed", "extra_event", "cursed", "cursed", "row_mark"]
    assert m.values("row_shortened") == [(-1, "diner")]


@rule("GF-254")
def test_marks_reached_by_a_curse_in_riots_act_before_the_next_curse_of_the_riots() -> None:
    m = Scene(
        "move_monster",
        players=2,
        alarm=7,
        event_acted=True,
        character_at=["manotaur_cave", "manotaur_cave"],
        monster_at=["bunker", "gideon_house", "cemetery"],
        curse_deck=["bills_chaos", "weak_knees", "mind_block", "shaky_hands", "..."],
        movement_deck=["ev_muster", "lake", "cemetery", "..."],
    )
    assert m.values("cursed") == [(0, "bills_chaos"), (0, "weak_knees"), (1, "mind_block"), (1, "shaky_hands")]


@rule("GF-255", "GF-197")
def test_chaos_completes_the_row_then_one_event_acts_then_the_others_alarm_then_marks() -> None:
    m = Scene(
        "roll",
        played="3-1",
        script=[C],
        players=3,
        alarm=7,
        distrust={"gideon_house": 1},
        hand_p0=["0-4", "1-3", "2-2"],
        curse_deck=["bills_chaos", "weak_knees", "mind_block", "shaky_hands", "..."],
        movement_deck=["ev_muster", "diner", "ev_character_panic", "pool", "library", "cemetery", "..."],
    )
    wanted = ("cursed", "opened", "event_set_aside", "event", "mustered", "extra_event", "curse_mark")
    kinds = [kind for kind in m.story() if kind in wanted]
    assert kinds[:14] == [
        "cursed",
        "event_set_aside",
        "opened",
        "event_set_aside",
        "opened",
        "opened",
        "event",
        "mustered",
        "mustered",
        "mustered",
        "extra_event",
        "curse_mark",
        "cursed",
        "cursed",
    ]
    assert m.g.alarm == 8
    assert m.pile("resolving") == []


@rule("GF-198")
def test_an_event_turned_up_by_a_curse_is_the_events_of_the_turn() -> None:
    m = Scene(
        "roll",
        played="3-1",
        script=[C],
        players=3,
        hand_p0=["0-4", "1-3", "2-2"],
        curse_deck=["bills_chaos", "..."],
        movement_deck=["ev_muster", "diner", "pool", "library", "ev_monster_panic", "cemetery", "..."],
        cubes=["gideon_house"],
    )
    m.do("p0 no")
    assert m.values("event") == [(-1, "ev_muster")]
    assert m.values("extra_event") == [(-1, "ev_monster_panic")]
    assert m.g.alarm == 1


@rule("GF-257")
def test_an_event_being_resolved_is_in_no_pile() -> None:
    m = Scene("move_monster", players=3, movement_deck=["ev_discard", "lake", "..."])
    assert m.asked == (0, "discard")
    assert m.pile("resolving") == ["ev_discard"]
    assert "ev_discard" not in m.pile("movement_discard")


@rule("GF-257")
def test_a_curse_being_resolved_is_not_reshuffled() -> None:
    m = Scene(
        "roll",
        played="3-1",
        script=[C, ["weak_knees", "mind_block"]],
        players=2,
        alarm=7,
        event_acted=True,
        hand_p0=["0-4", "1-3", "2-2"],
        curse_deck=["bills_chaos"],
        curse_discard=["weak_knees", "mind_block", "..."],
        curses_p0=[],
        curses_p1=[],
        movement_deck=["ev_muster", "diner", "pool", "library", "cemetery", "..."],
    )
    assert m.values("curses_reshuffled") == [(-1,)]
    assert m.values("cursed")[:3] == [(0, "bills_chaos"), (0, "weak_knees"), (1, "mind_block")]


@rule("GF-227")
def test_the_marker_never_goes_beyond_the_last_space() -> None:
    m = riot(9, 20)
    assert m.g.alarm == 24
    assert m.values("alarm") == [(-1, 4, 24, "gremloblin")]


@rule("GF-011", "GF-012", "GF-151")
def test_the_last_monster_defeated_wins_for_all_at_once() -> None:
    m = Scene(
        "roll",
        played="1-3",
        script=[S, C, C],
        monster_at=["lake", "", ""],
        monsters=("gremloblin", "manotaur", "time_monster"),
        players=3,
    )
    assert m.match.result is not None
    assert (m.match.result.winners, m.match.result.why, m.match.result.rule) == ([0, 1, 2], "won", "GF-151")
    assert m.values("cursed") == []
    assert m.match.asks == []


@rule("GF-152")
def test_there_is_no_score() -> None:
    won = Scene("roll", played="3-1", script=[S], monster_at=["lake", "", ""])
    lost = riot(5, 22)
    for m in (won, lost):
        assert m.match.result is not None
        assert [score.total for score in m.match.result.scores] == [0, 0]
