"""What everybody sees, and what nobody may know yet."""

from typing import Any

import msgspec

from igroteka.games.boo import GAME
from igroteka.games.boo.board import ROOM_NAMES
from igroteka.games.boo.rules.route import OK, Walker
from igroteka.games.boo.rules.solver import easiest
from igroteka.testing import rule
from tests.games.boo.castles import BOX
from tests.games.boo.scene import PURPLE_TO_RED, WHITE, YELLOW, Scene


def last_round(scene: Scene) -> dict[str, object]:
    found = scene.table()["last_round"]
    assert isinstance(found, dict)
    return found


@rule("BO-147")
def test_what_was_possible_is_shown_when_the_round_is_over_and_not_before() -> None:
    scene = Scene(2, *PURPLE_TO_RED[:2])
    scene.call(1, "purple", "S E")
    assert scene.table(0)["last_round"] is None
    scene.call(0, "purple", PURPLE_TO_RED[2])
    seen = last_round(scene)
    assert (seen["ghost"], seen["room"], seen["caller"]) == ("C3", "F2", "p0")
    assert (seen["announced"], seen["final_colour"]) == ("purple", "red")
    possible = seen["possible"]
    assert isinstance(possible, list)
    assert [p["crossings"] for p in possible] == [None, 3, None, None, 4, 4]
    assert [p["finals"] for p in possible] == [[], ["yellow"], [], [], ["blue"], ["yellow", "red"]]
    assert [len(p["routes"]) for p in possible] == [0, 1, 0, 0, 1, 3]
    assert possible[1]["routes"][0] == YELLOW[2]


@rule("BO-027")
def test_the_rooms_of_visitors_to_come_are_in_nobodys_view_and_in_nobodys_imagination() -> None:
    scene = Scene(3)
    rooms = set()
    for seed in range(30):
        world = scene.match.imagine(0, seed)
        column = world.g.backs[0]
        assert column[:1] == scene.g.backs[0][:1]
        assert len({*column[:12]}) == 12
        rooms.add(column[1])
    assert len(rooms) > 10


def test_imagination_keeps_what_has_been_seen() -> None:
    m = GAME.start(3, seed=4)
    unseen = {m.imagine(0, seed).g.backs[2][0] for seed in range(20)}
    assert len(unseen) > 5
    m.answer(m.g.first, "3")
    for _ in range(3):
        m.answer(0, "raise_hand")
        m.answer(1, "raise_hand")
    for seed in range(10):
        world = m.imagine(1, seed)
        assert world.g.backs[2][:4] == BOX.backs[2][:4]
        assert world.g.backs[2][12:] == BOX.backs[2][12:]
        assert world.g.room == m.g.room


def test_all_seats_and_spectators_see_the_same_table() -> None:
    """Invariant 14."""
    scene = Scene(4)
    scene.do("p2 raise_hand")
    scene.call(1, "white", "E N")
    scene.do("p3 call:white")
    tables = [scene.table(seat) for seat in (0, 1, 2, 3, None)]
    assert all(table == tables[0] for table in tables)


def test_a_wrong_route_is_seen_up_to_where_it_broke() -> None:
    scene = Scene(2, *WHITE[:2])
    scene.call(0, "white", "X(14.7>14.8) N N N W")
    assert scene.table(1)["attempt"] == {
        "seat": "p0",
        "colour": "white",
        "closed": None,
        "verdict": "wrong_wall",
        "wrong": 5,
        "walked": "E N N N",
        "step": "W",
        "wall": (156, 157),
        "wall_colour": "purple",
        "needed": "white",
    }
    scene.call(1, "white", "E N")
    attempt = scene.table(0)["attempt"]
    assert isinstance(attempt, dict)
    assert (attempt["verdict"], attempt["wrong"], attempt["walked"]) == ("not_there", 2, "E N")
    scene.call(1, "white", WHITE[2])
    assert scene.table(0)["attempt"] is None


def test_during_a_show_everybody_sees_who_called_and_what() -> None:
    scene = Scene(2)
    assert scene.table(1)["caller"] is None
    scene.do("p0 call:green")
    table = scene.table(1)
    assert (table["caller"], table["announced"], table["search_until"]) == ("p0", "green", None)
    scene.do("p0 give_up")
    assert scene.table(1)["announced"] is None


def test_the_view_has_all_that_a_board_needs() -> None:
    scene = Scene(2, walls=[["red"], []], visitors=[[1], []])
    table = scene.table(0)
    castle = table["castle"]
    assert isinstance(castle, dict)
    assert castle["layout"] == [1, 2, 3, 4, 5, 6, 7, 8, 9]
    assert len(castle["walls"]) == 200
    assert len(castle["areas"]) == 225
    assert len(set(castle["areas"])) == 36 + 13
    assert list(castle["rooms"]) == ROOM_NAMES
    assert castle["shields"][1] == {"id": "lion", "colour": "yellow", "row": 2}
    assert castle["portraits"][5] == {"id": "general", "colour": "red", "column": "F"}
    assert castle["colours"][2] == {"id": "red", "code": "R", "glyph": "diamond"}
    calm = {"hand": False, "searches": True, "wrong_calls": 0, "locked_until": None}
    assert table["players"] == {
        "p0": {"walls": ["red"], "visitors": ["tourist"], "score": 2, **calm},
        "p1": {"walls": [], "visitors": [], "score": 0, **calm},
    }
    assert (table["number"], table["first"], table["round_no"], table["ghost"]) == (1, "p0", 2, "C6")
    assert (table["walls_to_win"], table["visitors_to_win"]) == (4, 5)


def test_before_the_set_up_is_done_there_is_no_number_and_no_ghost() -> None:
    table = GAME.start(2, seed=1, choose_ghost_room=True).view(0).table
    assert (table["number"], table["ghost"], table["visitor"]) == (None, None, None)


def test_a_wait_is_seen_by_all() -> None:
    scene = Scene(2, *WHITE[:2], settings={"false_call_cooldown": 5})
    scene.call(0, "white", "E N", at=2_000)
    players = scene.table(1)["players"]
    assert isinstance(players, dict)
    assert [(p["locked_until"], p["wrong_calls"]) for p in players.values()] == [(7_000, 1), (None, 0)]


def test_the_castle_can_be_read_without_being_seen() -> None:
    """C6 and D6 have white walls to the same corridor, and the way back is the same."""
    castle = Scene(2).table(0)["castle"]
    assert isinstance(castle, dict)
    plan = castle["plan"]
    assert set(plan["C6"]["white"]) & set(plan["D6"]["white"])
    assert len(plan) == 36 + 13
    for name, ways in plan.items():
        for colour, others in ways.items():
            assert all(name in plan[other][colour] for other in others)


def test_the_last_round_tells_who_held_what() -> None:
    scene = Scene(2, *WHITE[:2], walls=[["red"], ["white"]], visitors=[[1], [2]])
    scene.call(0, "white", WHITE[2])
    owners = {"white": "p1", "yellow": None, "red": "p0", "green": None, "blue": None, "purple": None}
    assert last_round(scene)["owners"] == owners


def test_plain_data_is_the_table_as_it_is_and_the_castle_is_converted_once() -> None:
    scene = Scene(2)
    for seat in (0, 1, None):
        assert scene.match.view(seat).table == msgspec.to_builtins(GAME.view(scene.g, seat))
    assert scene.match.view(0).table["castle"] is scene.match.view(1).table["castle"]


def test_a_route_tells_the_walls_it_crosses_and_the_colour_in_force() -> None:
    scene = Scene(2, *PURPLE_TO_RED[:2])
    steps = PURPLE_TO_RED[2].split()
    scene.do("p0 call:purple", f"p0 {' '.join(steps[: steps.index('T:R') + 2])} ...")
    showing = scene.table(1)["showing"]
    assert isinstance(showing, dict)
    assert showing["colour"] == "red"
    assert [(each["colour"], each["number"]) for each in showing["crossings"]][:1] == [("purple", 1)]
    scene.do(f"p0 {PURPLE_TO_RED[2]}")
    crossings = last_round(scene)["crossings"]
    assert isinstance(crossings, list)
    assert [each["number"] for each in crossings] == [1, 2, 3, 4]
    assert crossings[-1]["colour"] == "red"


@rule("BO-074")
def test_after_the_round_it_is_told_who_could_go() -> None:
    scene = Scene(2, *PURPLE_TO_RED[:2], visitor=2, visitors=[[1], []], walls=[["yellow"], []])
    scene.call(1, "purple", PURPLE_TO_RED[2])
    possible = last_round(scene)["possible"]
    assert isinstance(possible, list)
    assert [each["open_to"] for each in possible] == [{}, {"p1": 3}, {}, {}, {"p0": 4, "p1": 4}, {"p0": 4, "p1": 4}]


@rule("BO-153")
def test_chance_may_draw_the_number_and_nobody_is_asked() -> None:
    for settings in (GAME.presets["practice"], {"draw_number": True}):
        match = GAME.start(2, seed=3, **settings)
        assert match.view(0).table["number"] in (1, 2, 3, 4)
        assert {ask.name for ask in match.asks} == {"search"}
    assert {GAME.start(2, seed=seed, draw_number=True).g.number for seed in range(20)} == {1, 2, 3, 4}


@rule("BO-154")
def test_the_castle_of_the_day_is_five_searches_alone_in_which_no_colour_closes() -> None:
    match = GAME.start(2, seed=20261119, bots=[1], day=True)
    rooms: list[str] = []
    now = 0
    while match.result is None:
        table: dict[str, Any] = {**match.view(0).table}
        rooms.append(table["visitor"]["room"])
        assert not any(each["time"] for each in table["day"]), "the time of a search is told when it has ended"
        assert len(table["day"]) == len(rooms) - 1, "what is being searched for is told to nobody"
        found = min(
            (
                route
                for start in range(6)
                for route in easiest(match.g.castle, BOX.codes, match.g.ghost, match.g.room, start)
            ),
            key=lambda route: route.difficulty,
        )
        now += 20_000 + len(rooms)
        match.answer(0, f"call:{BOX.colours[found.start].id}", at=now)
        match.answer(0, " ".join(found.steps), at=now + 3_000)
        table = {**match.view(0).table}
        assert [each["time"] for each in table["day"]] == [None] * (len(rooms) - 1) + [20_000 + len(rooms)]
        now += 5_000
        if match.result is None:
            match.answer(0, "ready", at=now)
    table = {**match.view(0).table}
    assert (match.result.why, len(rooms), len(table["reserve"])) == ("five_visitors", 5, 6)
    assert [each["room"] for each in table["day"]] == rooms
    assert [each["ghost"] for each in table["day"]][1:] == rooms[:-1]
    assert all(each["fewest"] and each["bots"]["expert"] < 300 for each in table["day"])
    for each in table["day"]:
        ghost, room = ROOM_NAMES.index(each["ghost"]), ROOM_NAMES.index(each["room"])
        start = [colour.id for colour in BOX.colours].index(each["shortest"]["colour"])
        walker = Walker(match.g.castle, BOX.codes, ghost, start, 0)
        assert all(walker.follow(step) == OK for step in each["shortest"]["route"].split())
        assert (walker.cell, walker.crossings) == (match.g.castle.room_cells[room], each["fewest"])
    assert match.view(0).table["day"] == GAME.from_text(GAME.text(match)).view(0).table["day"]
