"""The monster phase: who moves where, riots, and the new card."""

from typing import Any

import pytest

from igroteka.engine import IllegalChoice
from igroteka.testing import rule
from tests.games.gravity_falls.scene import Scene


def phase(**position: Any) -> Scene:
    """Mabel's character phase at the lake is over; Gremloblin is nearest, and the next card names the cave."""
    return Scene("move_monster", **position)


@rule("GF-118", "GF-122")
def test_one_card_the_farthest_from_the_deck_is_resolved_and_discarded() -> None:
    m = phase(movement_deck=["library", "..."])
    assert [e[1:] for e in m.values("monster_moved")] == [("gremloblin", "arcade", "manotaur_cave")]
    assert m.pile("movement_discard")[0] == "manotaur_cave"
    assert m.pile("row")[:2] == ["bunker", "gnome_forest"]


@rule("GF-119")
def test_the_nearest_monster_counted_in_roads_moves() -> None:
    m = phase(monster_at=["cemetery", "gideon_house", "junkyard"])
    assert m.lurks("rumble_mcskirmish") == "manotaur_cave"
    assert m.lurks("gremloblin") == "cemetery"


@rule("GF-120")
def test_among_equally_near_monsters_the_active_player_chooses() -> None:
    m = phase(monster_at=["diner", "putt_hutt", "cemetery"])
    assert m.asked == (0, "mover")
    assert m.ask().seat == 0
    assert m.options() == {"gremloblin", "gideon_bot"}
    assert m.why_not("p0 rumble_mcskirmish") == "GF-119"
    m.do("p0 gideon_bot")
    assert m.lurks("gideon_bot") == "manotaur_cave"
    assert m.lurks("gremloblin") == "diner"


@rule("GF-120")
def test_a_tie_that_a_cube_makes_idle_is_not_asked() -> None:
    m = phase(
        monsters=("gremloblin", "manotaur", "time_monster"),
        monster_at=["diner", "putt_hutt", "cemetery"],
        cubes=["manotaur_cave"],
    )
    assert m.values("cube_held") == [(-1, "manotaur_cave")]


@rule("GF-121")
def test_monsters_jump_however_far_it_is() -> None:
    m = phase(monster_at=["lake", "gideon_house", "cemetery"], row=["library", "bunker", "gnome_forest"])
    assert m.lurks("gremloblin") == "library"
    assert m.values("rumour") == []


@rule("GF-219")
def test_a_monster_in_the_same_place_is_always_among_the_nearest() -> None:
    m = phase(monster_at=["diner", "lake", "cemetery"], row=["library", "bunker", "gnome_forest"])
    assert m.lurks("gideon_bot") == "library"


@rule("GF-210")
def test_a_card_that_names_the_movers_own_place_still_brings_riots() -> None:
    m = phase(
        monster_at=["diner", "gideon_house", "cemetery"], row=["diner", "bunker", "gnome_forest"], distrust={"diner": 2}
    )
    assert m.lurks("gremloblin") == "diner"
    assert m.g.alarm == 2


@rule("GF-249")
def test_the_resolved_card_is_discarded_before_riots_begin() -> None:
    m = phase(support={"bunker": 1}, distrust={"bunker": 1})
    assert m.asked == (0, "riots")
    assert m.pile("movement_discard")[0] == "manotaur_cave"
    assert m.pile("row") == ["bunker", "gnome_forest"]


@rule("GF-124")
def test_every_character_where_the_monster_arrives_takes_a_curse() -> None:
    m = phase(
        players=3,
        character_at=["manotaur_cave", "lake", "manotaur_cave"],
        monster_at=["bunker", "gideon_house", "cemetery"],
        curse_deck=["weak_knees", "mind_block", "..."],
    )
    assert m.values("cursed") == [(0, "weak_knees"), (2, "mind_block")]


@rule("GF-252")
def test_riot_curses_go_from_the_active_character_clockwise_to_those_there_on_arrival() -> None:
    m = phase(
        players=3,
        active=1,
        character_at=["manotaur_cave", "manotaur_cave", "manotaur_cave"],
        monster_at=["bunker", "gideon_house", "cemetery"],
        curse_deck=["weak_knees", "mind_block", "shaky_hands", "..."],
    )
    assert [e[0] for e in m.values("cursed")] == [1, 2, 0]


@rule("GF-252")
def test_who_is_moved_away_meanwhile_still_takes_the_riot_curse() -> None:
    m = phase(
        players=2,
        row=["bunker", "gnome_forest", "library"],
        character_at=["bunker", "bunker"],
        monster_at=["manotaur_cave", "gideon_house", "cemetery"],
        hand_p0=["0-4"],
        hand_p1=["0-4"],
        curse_deck=["bills_chaos", "weak_knees", "..."],
        movement_deck=["ev_retreat", "lake", "diner", "..."],
    )
    assert m.asked == (0, "retreat")
    m.do("p0 manotaur_cave", "p1 manotaur_cave")
    assert m.values("cursed") == [(0, "bills_chaos"), (1, "weak_knees")]


@rule("GF-125")
def test_the_moved_monster_pulls_one_token_from_every_neighbour() -> None:
    m = phase(support={"bunker": 2}, distrust={"gnome_forest": 1})
    assert m.tokens("bunker") == (1, 0)
    assert m.tokens("gnome_forest") == (0, 0)
    assert m.tokens("manotaur_cave") == (0, 2)


@rule("GF-126")
def test_the_active_player_chooses_what_is_pulled_in_riots() -> None:
    m = phase(support={"bunker": 1}, distrust={"bunker": 1})
    assert m.asked == (0, "riots")
    assert m.options() == {"support:bunker", "distrust:bunker"}
    with pytest.raises(IllegalChoice):
        m.do("p0 nothing")
    m.do("p0 support:bunker")
    assert m.tokens("bunker") == (0, 1)
    assert m.g.alarm == 0


@rule("GF-110")
def test_in_riots_too_a_cube_makes_the_pull_optional() -> None:
    m = phase(distrust={"bunker": 1}, cubes=["bunker"])
    m.do("p0 nothing")
    assert m.tokens("bunker") == (0, 1)
    assert m.g.alarm == 0


@rule("GF-127")
def test_the_alarm_rises_by_all_distrust_there_the_pulled_included() -> None:
    m = phase(distrust={"manotaur_cave": 2, "bunker": 1})
    assert m.g.alarm == 3
    assert m.values("alarm") == [(-1, 3, 3, "gremloblin")]


@rule("GF-128", "GF-129")
def test_support_there_flips_after_the_alarm_and_does_not_raise_it() -> None:
    m = phase(support={"manotaur_cave": 2}, distrust={"manotaur_cave": 1})
    assert m.g.alarm == 1
    assert m.tokens("manotaur_cave") == (0, 3)


@rule("GF-130")
def test_the_other_monsters_do_nothing() -> None:
    m = phase(distrust={"gideon_house": 3}, support={"cemetery": 3})
    assert m.g.alarm == 0
    assert m.tokens("gideon_house") == (0, 3)
    assert m.tokens("cemetery")[1] == 0


@rule("GF-131", "GF-132")
def test_the_row_shifts_and_the_new_card_lies_next_to_the_deck() -> None:
    m = phase(movement_deck=["library", "pool", "..."], players=3)
    assert m.pile("row") == ["bunker", "gnome_forest", "library"]


@rule("GF-133")
def test_an_event_acts_is_discarded_and_another_card_is_revealed() -> None:
    m = phase(movement_deck=["ev_muster", "lake", "..."], distrust={"bunker": 1})
    assert m.values("event") == [(-1, "ev_muster")]
    assert "ev_muster" in m.pile("movement_discard")
    assert len(m.pile("row")) == 3
    assert not any(key.startswith("ev_") for key in m.pile("row"))


@rule("GF-134", "GF-135")
def test_a_second_event_of_the_turn_only_alarms() -> None:
    m = phase(movement_deck=["ev_muster", "ev_character_panic", "lake", "..."], cubes=["lake"], alarm=2)
    assert m.values("event") == [(-1, "ev_muster")]
    assert m.values("extra_event") == [(-1, "ev_character_panic")]
    assert m.g.alarm == 3
    assert m.g.supply == 18


@rule("GF-134")
def test_the_next_turn_has_its_own_event() -> None:
    m = phase(
        movement_deck=["ev_muster", "lake", "ev_monster_gossip", "diner", "..."],
        row=["library", "bunker", "gnome_forest"],
        players=3,
    )
    m.do("p1 rest")
    while m.g.active == 1:
        m.do(m.ask().default())
    assert [e[1] for e in m.values("event")] == ["ev_muster", "ev_monster_gossip"]


@rule("GF-137", "GF-138")
def test_an_empty_deck_is_made_from_the_discard_without_the_open_cards() -> None:
    m = phase(
        players=3, movement_deck=[], movement_discard=["ev_muster", "lake", "..."], unused_events=[], script=[["lake"]]
    )
    assert m.values("deck_renewed") == [(-1,)]
    assert m.pile("row") == ["bunker", "gnome_forest", "lake"]
    assert "ev_muster" in m.pile("movement_deck")
    assert "bunker" not in m.pile("movement_deck")
    assert m.pile("movement_discard") == []


@rule("GF-139")
def test_several_monsters_may_come_to_stand_together() -> None:
    m = phase(row=["cemetery", "bunker", "gnome_forest"])
    assert m.lurks("gremloblin") == "cemetery"
    assert m.lurks("rumble_mcskirmish") == "cemetery"


@rule("GF-140")
def test_the_turn_passes_once_the_card_lies_in_the_row() -> None:
    m = phase()
    assert m.g.active == 1
    assert len(m.pile("row")) == 3
    assert [kind for kind in m.story() if kind in ("opened", "turn")] == ["opened", "turn"]


@rule("GF-136")
def test_an_event_discarded_by_an_effect_without_acting_alarms() -> None:
    m = Scene(
        "roll",
        played="3-1",
        script=[6],
        event_acted=True,
        curse_deck=["bills_chaos", "..."],
        movement_deck=["ev_muster", "lake", "diner", "pool", "..."],
        players=3,
    )
    assert m.values("extra_event") == [(-1, "ev_muster")]
    assert m.g.alarm == 1


@rule("GF-223")
def test_sticky_fear_does_not_bind_the_monsters() -> None:
    m = phase(distrust={"bunker": 1}, curses_p0=["sticky_fear"])
    assert m.tokens("manotaur_cave") == (0, 1)
    assert m.g.alarm == 1
