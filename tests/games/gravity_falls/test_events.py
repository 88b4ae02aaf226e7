"""The eight events."""

from typing import Any

import pytest

from igroteka.content.words import Words
from igroteka.games.gravity_falls.content.box import box_of
from igroteka.testing import rule
from tests.games.gravity_falls.scene import Scene


def event(card: str, **position: Any) -> Scene:
    """The monster phase of Mabel's turn turns up this event; the town is quiet around the cave."""
    deck = [card, "junkyard", "..."]
    return Scene("reveal", row=["bunker", "gnome_forest"], movement_deck=deck, **position)


@rule("GF-177")
def test_where_there_is_no_cube_and_no_token_nothing_happens() -> None:
    m = event("ev_character_panic")
    assert m.values("cube_lost") == []
    assert m.asked == (1, "play")
    m = event("ev_character_gossip", character_at=["lake", "lake"], support={"lake": 0})
    assert m.values("turned_away") == []


@rule("GF-178", "GF-182")
def test_teleport_moves_everybody_who_holds_it_from_the_active_one() -> None:
    m = event(
        "ev_teleport",
        players=3,
        active=1,
        characters=("dipper", "mabel", "stan"),
        character_at=["lake", "diner", "pool"],
        hand_p0=["teleport", "0-4"],
        hand_p1=["teleport", "0-4"],
        hand_p2=["0-4"],
    )
    assert m.asked == (1, "event_teleport")
    assert m.options() == {"lake", "pool"}
    m.do("p1 pool")
    assert m.asked == (0, "event_teleport")
    m.do("p0 cemetery")
    assert [m.stands(seat) for seat in range(3)] == ["cemetery", "pool", "pool"]
    assert m.pile("discard:p0")[0] == "teleport"
    assert m.pile("discard:p1")[0] == "teleport"


@rule("GF-179")
def test_the_event_teleport_pulls_and_rolls_nothing() -> None:
    m = event(
        "ev_teleport", character_at=["lake", "pool"], hand_p0=["teleport"], hand_p1=["0-4"], distrust={"diner": 2}
    )
    assert m.stands() == "pool"
    assert m.values("rumour") == []
    assert m.values("rolled") == []
    assert m.tokens("diner") == (0, 2)


@rule("GF-180")
def test_who_cannot_move_by_the_card_only_discards_it() -> None:
    m = event("ev_teleport", curses_p0=["loneliness"], hand_p0=["teleport"], hand_p1=["0-4"])
    assert m.stands() == "lake"
    assert m.values("teleport_lost") == [(0,)]
    assert m.pile("discard:p0")[0] == "teleport"


@rule("GF-181")
def test_who_has_no_teleport_in_hand_is_not_concerned() -> None:
    m = event("ev_teleport", hand_p0=["0-4"], hand_p1=["0-4"], discard_p0=["teleport"])
    assert m.stands() == "lake"
    assert m.values("discarded") == []
    assert m.values("teleport_lost") == []


@rule("GF-183", "GF-182")
def test_each_character_discards_a_card_or_raises_the_alarm() -> None:
    m = event("ev_discard", active=1, hand_p0=["0-4", "1-3"], hand_p1=["2-2"])
    assert m.asked == (1, "discard")
    assert m.options() == {"2-2", "alarm"}
    m.do("p1 alarm")
    assert m.g.alarm == 1
    m.do("p0 1-3")
    assert m.g.alarm == 1
    assert m.pile("discard:p0")[0] == "1-3"
    assert m.pile("hand:p0") == ["0-4"]


@rule("GF-183")
def test_everybody_learns_which_character_discarded_no_card() -> None:
    m = event("ev_discard", active=1, hand_p0=["0-4", "1-3"], hand_p1=["2-2"]).do("p1 alarm", "p0 1-3")
    assert [told.seat for told in m.told("not_discarded")] == [1]
    kinds = [told.kind for told in m.told() if told.kind in ("not_discarded", "alarm", "discarded")]
    assert kinds[-3:] == ["not_discarded", "alarm", "discarded"]
    empty = event("ev_discard", hand_p0=[], deck_p0=["..."], hand_p1=["2-2"])
    assert [told.seat for told in empty.told("not_discarded")] == [0]


@rule("GF-184")
def test_an_empty_hand_must_raise_the_alarm() -> None:
    m = event("ev_discard", hand_p0=[], deck_p0=["..."], hand_p1=["2-2"])
    assert m.g.alarm == 1
    assert m.ask().seat == 1


@rule("GF-185", "GF-189")
def test_retreat_leads_one_road_away_from_the_nearest_monster_by_own_choice() -> None:
    m = event(
        "ev_retreat", character_at=["diner", "manotaur_cave"], monster_at=["high_school", "gideon_house", "cemetery"]
    )
    assert m.asked == (0, "retreat")
    assert m.options() == {"mystery_shack", "putt_hutt", "lake"}
    m.do("p0 putt_hutt")
    assert m.stands() == "putt_hutt"


@rule("GF-186")
def test_retreat_may_lead_to_another_monster() -> None:
    m = event("ev_retreat", character_at=["lake", "manotaur_cave"], monster_at=["lake", "diner", "cemetery"])
    assert "diner" in m.options()


@rule("GF-187")
def test_without_a_place_one_road_farther_one_stays() -> None:
    m = event("ev_retreat", character_at=["cemetery", "lake"], monster_at=["lake", "lake", "lake"])
    assert m.stands(0) == "cemetery"
    assert (0, "cemetery") in m.values("stayed")


@rule("GF-188")
def test_from_several_nearest_monsters_one_retreats_from_all_or_stays() -> None:
    m = event("ev_retreat", character_at=["diner", "manotaur_cave"], monster_at=["high_school", "lake", "cemetery"])
    assert m.stands(0) == "mystery_shack"
    m = event(
        "ev_retreat", character_at=["diner", "manotaur_cave"], monster_at=["high_school", "putt_hutt", "cemetery"]
    )
    assert m.stands(0) == "diner"
    assert (0, "diner") in m.values("stayed")


@rule("GF-190", "GF-205")
def test_loneliness_binds_a_retreat_too() -> None:
    m = event(
        "ev_retreat",
        character_at=["diner", "putt_hutt"],
        monster_at=["high_school", "gideon_house", "cemetery"],
        curses_p0=["loneliness"],
    )
    assert m.options() == {"mystery_shack", "lake"}
    assert m.why_not("p0 putt_hutt") == "GF-205"


@rule("GF-191", "GF-193")
def test_muster_pulls_distrust_only_cubes_or_not() -> None:
    m = event(
        "ev_muster",
        monster_at=["diner", "gideon_house", "cemetery"],
        distrust={"lake": 2, "pool": 1},
        support={"putt_hutt": 1},
        cubes=["pool"],
        character_at=["bunker", "northwest_manor"],
    )
    assert m.tokens("diner") == (0, 2)
    assert m.tokens("lake") == (0, 1)
    assert m.tokens("pool") == (0, 0)
    assert m.tokens("putt_hutt") == (1, 0)


@rule("GF-192")
def test_muster_raises_no_alarm_and_flips_nothing() -> None:
    m = event("ev_muster", monster_at=["diner", "gideon_house", "cemetery"], distrust={"lake": 2}, support={"diner": 2})
    assert m.g.alarm == 0
    assert m.tokens("diner") == (2, 1)


@rule("GF-251")
def test_monsters_act_in_the_order_of_placement_one_fully_after_another() -> None:
    m = event("ev_muster", monster_at=["diner", "lake", "cemetery"], distrust={"putt_hutt": 1})
    assert m.tokens("diner") == (0, 0)
    assert m.tokens("lake") == (0, 1)
    assert [e[1] for e in m.values("mustered")] == ["gremloblin", "gideon_bot", "rumble_mcskirmish"]


@rule("GF-194", "GF-196")
def test_monster_panic_takes_a_cube_near_each_monster_by_the_active_players_choice() -> None:
    m = event(
        "ev_monster_panic",
        monster_at=["diner", "lake", "cemetery"],
        cubes=["diner", "pool", "bunker"],
        character_at=["bunker", "northwest_manor"],
    )
    assert m.asked == (0, "panic")
    assert m.options() == {"diner", "pool"}
    assert m.why_not("p0 lake") == "GF-177"
    m.do("p0 pool")
    assert m.cubes() == {"bunker"}
    assert [e[1:] for e in m.values("cube_lost")] == [("gremloblin", "pool"), ("gideon_bot", "diner")]
    assert m.values("no_cubes") == [(-1, "rumble_mcskirmish", "cemetery")]


@rule("GF-195")
def test_character_panic_takes_a_cube_near_each_character() -> None:
    m = event("ev_character_panic", character_at=["lake", "bunker"], cubes=["lake", "bunker", "arcade"])
    assert m.cubes() == {"arcade"}


@rule("GF-242")
def test_character_gossip_turns_a_support_token_near_each_character() -> None:
    m = event("ev_character_gossip", character_at=["lake", "bunker"], support={"lake": 1, "diner": 1, "bunker": 2})
    assert m.asked == (0, "gossip")
    assert m.options() == {"lake", "diner"}
    assert m.why_not("p0 putt_hutt") == "GF-177"
    m.do("p0 diner")
    assert m.tokens("diner") == (0, 1)
    assert m.tokens("lake") == (1, 0)
    assert m.tokens("bunker") == (1, 1)


@rule("GF-243")
def test_monster_gossip_turns_a_support_token_near_each_monster() -> None:
    m = event("ev_monster_gossip", monster_at=["diner", "", ""], support={"lake": 1, "putt_hutt": 1})
    assert m.options() == {"lake", "putt_hutt"}
    m.do("p0 lake")
    assert m.tokens("lake") == (0, 1)
    assert m.values("turned_away") == [(-1, "gremloblin", "lake")]


@rule("GF-194", "GF-195", "GF-242")
@pytest.mark.parametrize(
    ("card", "served"),
    [
        ("ev_monster_panic", [("gremloblin", "diner"), ("gideon_bot", "diner")]),
        ("ev_character_panic", [("p0", "lake"), ("p1", "pool")]),
        ("ev_character_gossip", [("p0", "lake"), ("p1", "pool")]),
        ("ev_monster_gossip", [("gremloblin", "diner"), ("gideon_bot", "diner")]),
    ],
)
def test_a_panic_or_gossip_says_whom_it_has_come_to(card: str, served: list[tuple[str, str]]) -> None:
    around = ["diner", "lake", "pool", "high_school", "putt_hutt", "mystery_shack", "summerween_store"]
    m = event(
        card,
        monster_at=["diner", "diner", ""],
        character_at=["lake", "pool"],
        support=dict.fromkeys(around, 1),
        cubes=around,
    )
    seen = []
    while m.asked[1] in ("panic", "gossip"):
        ask = m.match.view(0).asks[0]
        assert ask.cause is not None
        seen.append((ask.subject["of"], ask.subject["at"]))
        for lang in ("ru", "en"):
            words = Words("gravity_falls", lang)
            sentence = words.ask(ask.kind, ask.subject, (ask.cause.seat, ask.cause.thing))
            for named in (card, *seen[-1]):
                assert words.name(str(named)) in sentence
        m.do(m.ask().default())
    assert seen == served


@rule("GF-177")
def test_an_event_that_finds_nothing_says_so() -> None:
    m = event("ev_character_panic", character_at=["lake", "bunker"], cubes=["arcade"])
    assert m.values("no_cubes") == [(-1, "p0", "lake"), (-1, "p1", "bunker")]
    m = event("ev_character_gossip", character_at=["lake", "bunker"])
    assert m.values("no_support") == [(-1, "p0", "lake"), (-1, "p1", "bunker")]


def test_time_decides_events_by_their_defaults() -> None:
    assert event("ev_discard", hand_p0=["0-4", "3-1"]).ask().default() == "3-1"
    panic = event("ev_character_panic", cubes=["lake", "diner", "summerween_store"])
    assert panic.ask().default() == "diner"
    retreat = event(
        "ev_retreat", character_at=["diner", "manotaur_cave"], monster_at=["high_school", "cemetery", "cemetery"]
    )
    assert retreat.ask().default() == "mystery_shack"


@pytest.mark.parametrize(
    ("card", "kind", "cites"),
    [
        ("ev_character_gossip", "turned_away", "GF-242"),
        ("ev_monster_gossip", "turned_away", "GF-243"),
        ("ev_monster_panic", "cube_lost", "GF-194"),
        ("ev_character_panic", "cube_lost", "GF-195"),
        ("ev_teleport", "discarded", "GF-178"),
        ("ev_discard", "discarded", "GF-183"),
    ],
)
def test_what_an_event_does_is_told_with_its_own_rule(card: str, kind: str, cites: str) -> None:
    everywhere = [place.key for place in box_of(None).places]
    m = Scene(
        "move_monster",
        movement_deck=[card, "lake", "..."],
        support=dict.fromkeys(everywhere, 1),
        cubes=everywhere[4:],
        hand_p0=["teleport", "0-4"],
    )
    while not m.values(kind):
        m.do(m.ask().default())
    assert {e.cites for e in m.told(kind)} == {cites}


@rule("GF-127", "GF-135", "GF-183")
def test_the_alarm_says_by_which_rule_it_rose_and_what_raised_it() -> None:
    m = Scene(
        "move_monster",
        distrust={"manotaur_cave": 1},
        movement_deck=["ev_discard", "ev_muster", "lake", "..."],
    )
    while m.asked[1] == "discard":
        m.do("alarm")
    assert [(e.cites, e.values["by"]) for e in m.told("alarm")] == [
        ("GF-127", "gremloblin"),
        ("GF-183", "ev_discard"),
        ("GF-183", "ev_discard"),
        ("GF-135", "ev_muster"),
    ]
