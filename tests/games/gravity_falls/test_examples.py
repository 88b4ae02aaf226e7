"""The rulebook's worked examples, with its own numbers."""

from igroteka.testing import rule
from tests.games.gravity_falls.scene import C, M, S, Scene


@rule("GF-057", "GF-058", "GF-059")
def test_example_of_movement() -> None:
    """Dipper with 3-1, two roads from the tent: two roads are too short, a road twice is forbidden, three are fine."""
    m = Scene("walk", characters=("dipper", "mabel"), played="3-1", character_at=["gideon_house", "bunker"])
    town, place = m.g.box.town, m.g.box.place
    assert town.distance[place["gideon_house"].n][place["telepathy_tent"].n] == 2
    assert "telepathy_tent" in m.options()
    m.do("p0 telepathy_tent")
    assert m.stands() == "telepathy_tent"
    m = Scene("walk", characters=("dipper", "mabel"), played="3-1", character_at=["water_tower", "bunker"])
    assert m.why_not("p0 history_museum") == "GF-058"
    m = Scene("walk", characters=("dipper", "mabel"), played="3-1", character_at=["junkyard", "bunker"])
    assert m.why_not("p0 telepathy_tent") == "GF-059"


@rule("GF-065", "GF-066", "GF-067")
def test_example_of_rumours() -> None:
    """In the tent: one kind from the store and from Dusk 2 Dawn, a choice at the arcade, the junkyard has a cube."""
    m = Scene(
        "rumours",
        characters=("dipper", "mabel"),
        played="4-0",
        character_at=["telepathy_tent", "bunker"],
        monster_at=["cemetery", "cemetery", "cemetery"],
        support={"summerween_store": 2, "arcade": 1, "junkyard": 1},
        distrust={"dusk_2_dawn": 1, "arcade": 1},
        cubes=["junkyard"],
    )
    assert m.options() == {"support:arcade", "distrust:arcade", "support:junkyard"}
    m.match.script(C)
    m.do("p0 distrust:arcade")
    assert m.tokens("telepathy_tent") == (1, 2)
    assert m.tokens("junkyard") == (1, 0)
    assert m.tokens("arcade") == (1, 0)


@rule("GF-071", "GF-091", "GF-104")
def test_example_of_persuasion() -> None:
    """4 support, 3 distrust, 3-1: five dice show 2 successes, 1 move, 2 curses."""
    m = Scene(
        "roll",
        characters=("dipper", "mabel"),
        played="3-1",
        script=[S, S, M, C, C],
        support={"lake": 4},
        distrust={"lake": 3},
        hand_p0=["0-4", "1-3"],
        deck_p0=["2-2", "..."],
        curse_deck=["weak_knees", "..."],
    )
    m.do("p0 keep")
    assert m.tokens("lake") == (6, 1)
    m.do("p0 distrust:diner")
    assert m.tokens("lake") == (6, 0)
    assert m.values("cursed") == [(0, "weak_knees")]
    m.do("p0 yes")
    assert "lake" in m.cubes()
    m.do("p0 deck")
    assert len(m.pile("hand:p0")) == 3
    assert m.asked[1] != "removal"
    assert m.values("removal_rolled") == []


@rule("GF-078", "GF-083", "GF-099")
def test_example_of_a_fight() -> None:
    """4 support, 2 distrust and Gideon-Bot, 3-1: five dice show 3 successes, 1 move, 1 curse."""
    m = Scene(
        "roll",
        characters=("dipper", "mabel"),
        played="3-1",
        script=[S, S, S, M, C],
        monster_at=["arcade", "lake", "cemetery"],
        support={"lake": 4},
        distrust={"lake": 2},
        hand_p0=["0-4", "1-3"],
        curse_deck=["weak_knees", "..."],
        row=["gnome_forest", "bunker", "manotaur_cave"],
    )
    assert m.values("fought") == [(0, "gideon_bot", 2)]
    m.do("p0 keep")
    assert m.lurks("gideon_bot") == ""
    assert m.tokens("lake") == (4, 2)
    m.do("p0 support:diner")
    assert m.values("cursed") == [(0, "weak_knees")]
    assert m.values("cube_placed") == []
    assert m.values("drew") == []
    assert m.values("removal_rolled") == []


@rule("GF-118", "GF-119")
def test_example_of_monster_movement() -> None:
    """Gremloblin is nearest, the farthest open card names Abuelita's House, no cube is there."""
    m = Scene(
        "move_monster",
        players=3,
        characters=("dipper", "mabel", "stan"),
        row=["abuelita_house", "bunker", "gnome_forest"],
    )
    assert m.lurks("gremloblin") == "abuelita_house"


@rule("GF-125", "GF-127", "GF-128")
def test_example_of_riots() -> None:
    """Corduroy House gives distrust, the school support by choice, the museum has a cube: alarm +2, then all flips."""
    m = Scene(
        "move_monster",
        players=3,
        characters=("dipper", "mabel", "stan"),
        character_at=["lake", "northwest_manor", "bunker"],
        row=["abuelita_house", "bunker", "gnome_forest"],
        support={"high_school": 1, "abuelita_house": 1},
        distrust={"corduroy_house": 1, "high_school": 1, "abuelita_house": 1, "history_museum": 1},
        cubes=["history_museum"],
    )
    assert m.options() == {"support:high_school", "distrust:high_school", "distrust:history_museum"}
    m.do("p0 support:high_school")
    assert m.g.alarm == 2
    assert m.tokens("abuelita_house") == (0, 4)
    assert m.tokens("history_museum") == (0, 1)


@rule("GF-133", "GF-134", "GF-135")
def test_example_of_events() -> None:
    """Monster Panic acts, Retreat only alarms, then a movement card takes the free place."""
    m = Scene(
        "reveal",
        row=["bunker", "gnome_forest"],
        movement_deck=["ev_monster_panic", "ev_retreat", "junkyard", "..."],
        monster_at=["diner", "", ""],
        cubes=["pool", "lake"],
    )
    assert m.asked == (0, "panic")
    m.do("p0 pool")
    assert m.cubes() == {"lake"}
    assert m.values("extra_event") == [(-1, "ev_retreat")]
    assert m.g.alarm == 1
    assert m.stands() == "lake"
    assert m.pile("row") == ["bunker", "gnome_forest", "junkyard"]
    assert m.g.active == 1
