"""Movement by roads: walks of exact length, and who or what ends or forbids them."""

from typing import Any

import pytest

from igroteka.engine import IllegalChoice
from igroteka.games.gravity_falls.content import Box
from igroteka.testing import rule
from tests.games.gravity_falls.scene import Scene

TOWN = Box.open().town


def walking(card: str, start: str, other: str = "northwest_manor", **position: Any) -> Scene:
    """Mabel has played the card and is about to walk."""
    return Scene("walk", played=card, character_at=[start, other], **position)


@rule("GF-056")
def test_after_a_walking_card_the_character_must_go_elsewhere() -> None:
    m = walking("1-3", "lake")
    assert m.asked == (0, "walk")
    assert m.options() == {"putt_hutt", "diner", "summerween_store"}
    m.do("p0 diner")
    assert m.stands() == "diner"
    assert m.values("walked") == [(0, "lake", "diner", 1)]


@rule("GF-057")
def test_a_walk_has_exactly_as_many_roads_as_the_card_says() -> None:
    two = {"mystery_shack", "diner", "high_school", "putt_hutt", "pool", "telepathy_tent", "junkyard"}
    m = walking("2-2", "lake")
    assert m.options() == two
    assert m.why_not("p0 arcade") == "GF-057"


@rule("GF-058")
def test_fewer_roads_are_not_allowed() -> None:
    m = walking("2-2", "manotaur_cave")
    assert m.why_not("p0 bunker") == "GF-058"
    with pytest.raises(IllegalChoice):
        m.do("p0 bunker")
    assert m.stands() == "manotaur_cave"


@rule("GF-059")
def test_no_road_is_walked_twice() -> None:
    m = walking("3-1", "mystery_shack")
    assert "gnome_forest" not in m.options()
    assert m.why_not("p0 gnome_forest") == "GF-059"


@rule("GF-060")
def test_nobody_returns_to_where_the_turn_began() -> None:
    m = walking("3-1", "lake")
    assert "lake" not in m.options()
    assert m.why_not("p0 lake") == "GF-060"


@rule("GF-206")
def test_a_walk_does_not_even_pass_through_its_start() -> None:
    m = walking("4-0", "telepathy_tent")
    assert "arcade" not in m.options()
    assert m.why_not("p0 arcade") == "GF-206"


@rule("GF-061")
def test_characters_and_monsters_are_no_obstacle() -> None:
    m = walking("2-2", "lake", "diner", monster_at=["putt_hutt", "summerween_store", "summerween_store"])
    assert {"diner", "putt_hutt", "junkyard", "mystery_shack"} <= m.options()


@rule("GF-062")
def test_0_4_stays_and_the_stages_happen_there() -> None:
    m = Scene(hand_p0=["0-4"], distrust={"lake": 1, "diner": 1}, script=[1, 1, 1, 1])
    m.do("p0 0-4")
    assert m.stands() == "lake"
    assert m.values("rumour") == [(0, "distrust", "diner", "lake")]
    assert m.values("persuaded") == [(0, 2, "lake")]


@rule("GF-063")
def test_only_a_teleport_leaves_the_roads() -> None:
    box = Box.open()
    for card in box.decks["dipper"]:
        if card.distance:
            m = walking(card.key, "lake")
            here = box.place["lake"].n
            assert all(box.town.distance[here][box.place[key].n] <= card.distance for key in m.options())
    m = Scene("walk", characters=("dipper", "mabel"), played="teleport")
    assert m.stands() == "lake"
    assert m.options() == {"arcade", "gideon_house", "cemetery"}


@rule("GF-064")
def test_a_place_may_be_passed_twice_on_one_walk() -> None:
    box = Box.open()
    lake, diner = box.place["lake"].n, box.place["diner"].n
    twice = [trail for trail in box.town.trails[lake][4] if trail.count(diner) == 2]
    assert twice[0][0] == diner
    for trail in twice:
        roads = [frozenset(pair) for pair in zip((lake, *trail), trail, strict=False)]
        assert len(set(roads)) == 4
        assert lake not in trail


@rule("GF-171")
def test_the_gnome_giant_stops_a_walk_and_the_roads_left_are_lost() -> None:
    giants = ("gnome_giant", "gideon_bot", "time_monster")
    m = walking("2-2", "lake", monsters=giants, monster_at=["diner", "gideon_house", "cemetery"])
    assert "diner" in m.options()
    assert "high_school" not in m.options()
    assert m.why_not("p0 high_school") == "GF-171"
    m.match.script(1, 1)
    m.do("p0 diner")
    assert m.values("stopped") == [(0, "lake", "diner", "gnome_giant")]
    assert m.lurks("gnome_giant") == ""


@rule("GF-171")
def test_who_starts_beside_or_with_the_giant_walks_on() -> None:
    m = walking(
        "1-3", "diner", monsters=("gnome_giant", "gideon_bot", "time_monster"), monster_at=["diner", "lake", ""]
    )
    assert m.options() == {"mystery_shack", "high_school", "putt_hutt", "pool", "lake"}


@rule("GF-172")
def test_rumours_come_before_the_fight_with_the_giant() -> None:
    m = walking(
        "3-1",
        "lake",
        monsters=("gnome_giant", "gideon_bot", "time_monster"),
        monster_at=["diner", "gideon_house", "cemetery"],
        distrust={"pool": 1, "high_school": 1},
    )
    m.match.script(1)
    m.do("p0 diner")
    assert [e[1:3] for e in m.values("rumour")] == [("distrust", "high_school"), ("distrust", "pool")]
    assert m.values("fought") == [(0, "gnome_giant", 2)]


@rule("GF-204")
def test_loneliness_forbids_stopping_with_others_and_passing_them() -> None:
    m = walking("2-2", "lake", "diner", curses_p0=["loneliness"])
    assert m.options() == {"mystery_shack", "pool", "telepathy_tent", "junkyard"}
    assert m.why_not("p0 diner") == "GF-204"
    assert m.why_not("p0 high_school") == "GF-204"


@rule("GF-208")
def test_a_card_whose_walk_is_impossible_cannot_be_played() -> None:
    m = Scene(
        players=3,
        hand_p0=["1-3", "0-4"],
        character_at=["manotaur_cave", "bunker", "gnome_forest"],
        curses_p0=["loneliness"],
    )
    assert m.options() == {"0-4", "rest"}
    assert m.why_not("p0 1-3") == "GF-208"


@rule("GF-208")
def test_with_no_playable_card_the_rest_is_forced() -> None:
    m = Scene(
        players=3,
        hand_p0=["1-3"],
        character_at=["manotaur_cave", "bunker", "gnome_forest"],
        curses_p0=["loneliness"],
    )
    assert m.values("rested")
    assert m.g.active == 1


@rule("GF-256")
def test_loneliness_lets_its_owner_stay_and_others_come() -> None:
    m = Scene(hand_p0=["0-4"], character_at=["lake", "lake"], curses_p0=["loneliness"], script=[1, 1, 1, 1])
    assert m.options() == {"0-4", "rest"}
    m = Scene("walk", played="1-3", character_at=["lake", "diner"], curses_p1=["loneliness"])
    assert "diner" in m.options()


@rule("GF-171", "GF-204", "GF-208")
def test_the_giant_opens_a_walk_to_the_lonely_that_others_would_close() -> None:
    """Every second road from the cave leads to somebody; the Giant in the bunker ends the walk before."""
    at: dict[str, Any] = {
        "players": 4,
        "character_at": ["manotaur_cave", "corduroy_house", "northwest_manor", "mystery_shack"],
        "monsters": ("gnome_giant", "gideon_bot", "manotaur"),
        "curses_p0": ["loneliness"],
        "hand_p0": ["2-2", "0-4"],
    }
    m = Scene("play", monster_at=["pool", "arcade", "cemetery"], **at)
    assert m.why_not("p0 2-2") == "GF-208"
    m = Scene("play", monster_at=["bunker", "arcade", "cemetery"], **at)
    m.do("p0 2-2")
    assert m.stands() == "bunker"


def search(start: int, left: int, at: int, used: frozenset[frozenset[int]], closed: int, stop: int) -> set[int]:
    """Where a walk can end, found step by step as a person would."""
    if left == 0:
        return {at}
    ends: set[int] = set()
    for place in TOWN.roads[at]:
        road = frozenset((at, place))
        if road not in used and place not in (start, closed):
            ends |= {place} if place == stop else search(start, left - 1, place, used | {road}, closed, stop)
    return ends


@rule("GF-057", "GF-171", "GF-204")
@pytest.mark.parametrize("length", [1, 2, 3, 4])
def test_every_walk_in_town_agrees_with_a_plain_search(length: int) -> None:
    """From everywhere, with the Gnome Giant anywhere, and for every third place of his another character elsewhere."""
    for start in range(TOWN.size):
        for stop in range(TOWN.size):
            closed = (start + 7 * stop) % TOWN.size if stop % 3 == 0 else start
            mask = 0 if closed in (start, stop) else 1 << closed
            found = TOWN.walk_ends(start, length, mask, 1 << stop)
            assert found == sorted(search(start, length, start, frozenset(), closed if mask else -1, stop))
            assert TOWN.can_walk(start, length, mask, 1 << stop) == bool(found)
