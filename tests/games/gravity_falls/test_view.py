"""What everybody sees: the forecast of the monsters, what cards and track say, who is near."""

from typing import Any

import pytest

from igroteka.engine import Fate
from igroteka.games.gravity_falls.pieces import NOWHERE, ROW
from igroteka.games.gravity_falls.reading import living, nearest, nearest_everywhere
from igroteka.games.gravity_falls.state import Table
from igroteka.games.gravity_falls.view import forecast_views
from igroteka.testing import rule
from igroteka.testing.walk import walk
from tests.games.gravity_falls.scene import GAME, TROOP, Scene

# --- The forecast ---


def lines(**position: Any) -> list[dict[str, Any]]:
    found = Scene(**position).table(0)["forecast"]
    assert isinstance(found, list)
    return found


def test_the_forecast_says_who_comes_where_and_how_the_alarm_would_rise() -> None:
    first = lines(distrust={"manotaur_cave": 2, "bunker": 1}, support={"bunker": 1, "gnome_forest": 1})[0]
    assert first["location"] == "manotaur_cave"
    assert first["movers"] == ["gremloblin"]
    assert (first["alarm_least"], first["alarm_most"]) == (2, 3)
    assert first["requirement"] == 4
    assert not first["stopped"]


UPSETS = {"event", "extra_event", "called", "row_replaced", "row_mark"}
"""What a forecast cannot know."""


def test_the_forecast_is_what_the_rules_then_do_while_everybody_rests() -> None:
    compared = 0
    for seed in range(12):
        m = Scene.of(GAME.start(3, seed))
        forecast = m.table()["forecast"]
        assert isinstance(forecast, list)
        seen = len(m.told())
        for line in forecast:
            assert m.g.active == line["seat"]
            m.skip_windows()
            m.do("rest")
            while m.g.active == line["seat"] and m.match.prompt is not None:
                m.do(m.ask().default())
            events = m.told()[seen:]
            seen += len(events)
            if UPSETS & {event.kind for event in events}:
                break
            moved = [e for e in events if e.kind in ("monster_moved", "cube_held")]
            assert [e.kind == "cube_held" for e in moved] == [line["stopped"]]
            assert moved[0].values["location"] == line["location"]
            assert line["stopped"] or moved[0].values["monster"] in line["movers"]
            rise = sum(int(e.values["amount"]) for e in events if e.kind == "alarm")
            assert line["alarm_least"] <= rise <= line["alarm_most"]
            compared += 1
    assert compared >= 15


def test_in_the_middle_of_a_chain_the_forecast_follows_the_open_cards() -> None:
    """With every event that takes a card from the row or turns one up: the board never shows one that is gone."""
    followed = set()
    for seed in range(6):
        match, fate = GAME.start(3, seed), Fate(seed)
        match.keep_moments(True)
        for _ in range(80):
            if match.prompt is None:
                break
            walk(match, fate)
            assert match.record is not None
            moments = match.record.moments or []
            for event, then in moments:
                assert isinstance(then, Table)
                if "forecast" in event.kind.sets and NOWHERE not in then.character_at and living(then):
                    shown = [line.location for line in forecast_views(then)]
                    assert shown == [card.key for card in reversed(then.cards[ROW.n])], event.text()
                    followed.add(event.kind.name)
            moments.clear()
    assert {"monster_moved", "cube_held", "opened", "walked", "rumour"} <= followed


@rule("GF-037")
def test_once_the_monster_has_moved_the_next_card_is_the_next_players() -> None:
    match = GAME.arrange(3, "play", seed=1)
    match.keep_moments(True)
    fate = Fate(1)
    seats = set()
    while match.g.active == 0:
        walk(match, fate)
        assert match.record is not None
        for event, then in match.record.moments or []:
            if event.kind.name in ("monster_moved", "cube_held"):
                assert isinstance(then, Table)
                seats |= {line.seat for line in forecast_views(then)[:1]}
    assert seats == {1}


def test_the_forecast_of_a_cube_between_two_movers_leaves_the_choice_open() -> None:
    """The Gremloblin would be held by the cube, Gideon-Bot would not: the active player says who goes."""
    first = lines(
        monster_at=["diner", "putt_hutt", "cemetery"], cubes=["manotaur_cave"], distrust={"manotaur_cave": 2}
    )[0]
    assert first["movers"] == ["gremloblin", "gideon_bot"]
    assert (first["stopped"], first["if_cube"]) == (False, ["gideon_bot"])
    assert (first["alarm_least"], first["alarm_most"]) == (0, 2)


def test_the_forecast_counts_on_riots_that_are_still_under_way() -> None:
    """At the bunker two support come to the two there and turn; one of them then reaches the forest as distrust."""
    m = Scene(
        "move_monster",
        row=["bunker", "manotaur_cave", "gnome_forest"],
        support={"bunker": 2},
        cubes=["corduroy_house"],
        distrust={"corduroy_house": 1},
    )
    assert m.asked == (0, "riots")
    line = m.table(0)["forecast"]
    assert isinstance(line, list)
    assert (line[0]["location"], line[0]["alarm_least"], line[0]["alarm_most"]) == ("manotaur_cave", 1, 1)


def test_the_forecast_knows_cubes_and_who_minds_them_not() -> None:
    first = lines(cubes=["manotaur_cave"])[0]
    assert first["stopped"]
    assert first["if_cube"] == []
    first = lines(cubes=["manotaur_cave"], monsters=("gideon_bot", "gremloblin", "time_monster"))[0]
    assert not first["stopped"]
    assert first["if_cube"] == ["gideon_bot"]


def test_the_forecast_goes_on_from_where_the_earlier_lines_lead() -> None:
    found = lines(monster_at=["arcade", "gideon_house", "junkyard"], character_at=["telepathy_tent", "bunker"])
    assert [line["seat"] for line in found] == [0, 1, 0]
    # one of the two neighbours of the tent comes to the cave, and is then nearest to Dipper in the bunker
    assert found[0]["movers"] == ["gremloblin", "rumble_mcskirmish"]
    assert found[1]["movers"] == ["gremloblin"]


def test_after_the_monster_has_moved_the_forecast_is_the_next_players() -> None:
    m = Scene("move_monster", distrust={"bunker": 1}, support={"bunker": 1})
    assert m.asked == (0, "riots")
    found = m.table(0)["forecast"]
    assert isinstance(found, list)
    assert [line["seat"] for line in found] == [1, 0]


# --- What cards and track say ---


@rule("GF-159", "GF-153")
def test_the_view_tells_what_characters_and_monsters_can_do() -> None:
    m = Scene(characters=("dipper", "stan"), monsters=("gobblewonker", "gnome_giant", "rumble_mcskirmish"))
    table: dict[str, Any] = m.table()
    dipper, stan = table["characters"]["p0"], table["characters"]["p1"]
    assert (dipper["ability"], dipper["amount"], dipper["teleport"]) == ("reroll", 2, "to_monster")
    assert (stan["ability"], stan["teleport"], stan["tokens"]) == ("own_discard", "to_distrust", 2)
    assert [(each["ability"], each["amount"]) for each in table["monsters"].values()] == [
        ("tough", 1),
        ("stops_walks", 0),
        ("rounds", 2),
    ]
    tame: dict[str, Any] = GAME.start(2, 1, simplified=True).view(None).table
    assert {each["ability"] for each in tame["monsters"].values()} == {""}
    assert {each["teleport"] for each in tame["characters"].values()} == {""}
    assert "" not in {each["ability"] for each in tame["characters"].values()}


@rule("GF-200")
def test_the_view_tells_below_how_many_cards_a_character_draws() -> None:
    table: dict[str, Any] = Scene(curses_p1=["memory_gap"]).table()
    assert [each["hand_limit"] for each in table["characters"].values()] == [3, 2]


@rule("GF-084")
def test_a_defeated_monster_is_marked_as_such() -> None:
    m = Scene(monster_at=["arcade", "", "cemetery"])
    table: dict[str, Any] = m.table()
    assert [each["defeated"] for each in table["monsters"].values()] == [False, True, False]
    early: dict[str, Any] = GAME.start(3, 1, choose_at_table=True, monsters=TROOP).view(None).table
    assert [each["defeated"] for each in early["monsters"].values()] == [False, False, False]


@rule("GF-141", "GF-142", "GF-156")
@pytest.mark.parametrize(
    ("alarm", "simplified", "spaces"),
    [(7, False, [8, 12, 16, 24]), (8, False, [12, 16, 24]), (23, False, [24]), (0, True, [24])],
)
def test_the_view_tells_what_lies_ahead_on_the_track(alarm: int, simplified: bool, spaces: list[int]) -> None:
    table: dict[str, Any] = Scene(alarm=alarm, settings={"simplified": simplified}).table()
    assert [mark["space"] for mark in table["ahead"]] == spaces
    assert table["ahead"][-1] == {"space": 24, "mark": "loss_space", "effect": "loss"}
    effects = {8: "curse", 12: "row", 16: "curse", 24: "loss"}
    assert all(mark["effect"] == effects[mark["space"]] for mark in table["ahead"])


def test_every_location_knows_its_nearest_monsters() -> None:
    places = Scene(monster_at=["diner", "pool", "cemetery"]).table(0)["locations"]
    assert isinstance(places, dict)
    assert places["lake"]["nearest"] == ["gremloblin"]
    assert places["high_school"]["nearest"] == ["gremloblin", "gideon_bot"]


@pytest.mark.parametrize("monster_at", [["diner", "pool", "cemetery"], ["diner", "", "diner"], ["", "", "lake"]])
def test_the_nearest_monsters_of_all_places_are_those_that_the_rules_find_for_each(monster_at: list[str]) -> None:
    g = Scene(monster_at=monster_at).g
    found = [tuple([g.monsters[i].key for i in nearest(g, place.n)]) for place in g.box.places]
    assert nearest_everywhere(g) == found
