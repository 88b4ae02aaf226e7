"""The course of a round, and the arrival of a visitor."""

import pytest

from igroteka.engine import IllegalChoice
from igroteka.games.boo import GAME
from igroteka.games.boo.board import ROOM_NAMES, ROOM_OF
from igroteka.testing import rule
from tests.games.boo.castles import BOX
from tests.games.boo.scene import IN_ORDER, WHITE, Scene


@rule("BO-035")
def test_a_round_is_arrival_search_move_and_a_new_first_player() -> None:
    scene = Scene.of(GAME.start(2, seed=5, first="p0"))
    scene.do("p0 1", "p0 raise_hand", "p1 raise_hand")
    told = [kind for kind in scene.kinds() if kind not in ("hand_raised", "number_named", "ghost_placed")]
    assert told == ["visitor_arrived", "visitor_discarded", "first_player", "visitor_arrived"]


@rule("BO-036")
def test_after_a_round_the_next_player_clockwise_is_the_first() -> None:
    scene = Scene(3, *WHITE[:2], first=1)
    scene.call(0, "white", WHITE[2])
    assert scene.g.first == 2
    scene = Scene(3, *WHITE[:2], first=2)
    scene.call(0, "white", WHITE[2])
    assert scene.g.first == 0


@rule("BO-037")
def test_rounds_follow_each_other_until_the_game_ends() -> None:
    m = GAME.start(2, seed=2)
    m.answer(m.g.first, "2")
    for finished in range(9):
        assert m.g.round_no() == finished + 1
        assert m.result is None
        m.answer(0, "raise_hand")
        m.answer(1, "raise_hand")
    assert m.result is not None


@rule("BO-038")
def test_the_top_token_of_the_stack_is_drawn_by_the_first_player() -> None:
    m = GAME.start(3, seed=1, first="p2")
    m.answer(2, "1")
    arrived = next(e for e in m.events(None) if e.kind == "visitor_arrived")
    assert (arrived.seat, arrived.values["visitor"]) == (2, "tourist")
    assert m.g.stack == list(range(2, 13))


@rule("BO-039", "BO-034")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_only_the_pair_with_the_number_of_the_game_is_read(number: int) -> None:
    m = GAME.start(2, seed=1)
    m.answer(m.g.first, str(number))
    for visitor in range(9):
        assert m.g.room == BOX.backs[number - 1][visitor]
        m.answer(0, "raise_hand")
        m.answer(1, "raise_hand")


@rule("BO-040")
def test_the_visitor_appears_where_shield_and_portrait_cross() -> None:
    m = GAME.arrange(2, at="arrival", layout=IN_ORDER, number=1, ghost="C3")
    visitor = m.view(0).table["visitor"]
    assert visitor == {"number": 1, "id": "tourist", "room": "A6", "shield": "ship", "portrait": "huntsman"}


@rule("BO-043")
def test_yellow_shield_and_red_portrait_are_f2_in_a_game_with_number_2() -> None:
    """The rulebook's example."""
    m = GAME.arrange(2, at="arrival", layout=IN_ORDER, number=2, ghost="C3")
    assert ROOM_NAMES[m.g.room] == "F2"
    shield = next(s for s in BOX.shields if s.line == 2)
    portrait = next(p for p in BOX.portraits if p.line == "F")
    assert (shield.colour, portrait.colour) == ("yellow", "red")


@rule("BO-041")
def test_the_visitor_lies_face_up_in_its_room() -> None:
    m = GAME.arrange(3, at="arrival", number=1, ghost="C3")
    for seat in (0, 1, 2, None):
        visitor = m.view(seat).table["visitor"]
        assert isinstance(visitor, dict)
        assert (visitor["id"], visitor["room"]) == ("tourist", "A6")


@rule("BO-042")
def test_at_most_one_visitor_is_in_the_castle() -> None:
    m = GAME.start(2, seed=1)
    assert m.g.visitor == 0
    m.answer(m.g.first, "1")
    seen = []
    for _ in range(3):
        seen.append(m.g.visitor)
        assert GAME.tokens(m.g)["visitor"] == 9
        m.answer(0, "raise_hand")
        m.answer(1, "raise_hand")
    assert seen == [1, 2, 3]


@rule("BO-131")
def test_the_first_player_of_each_round_lays_out_the_token() -> None:
    m = GAME.start(3, seed=1, first="p1")
    m.answer(1, "1")
    for _ in range(2):
        m.answer(0, "raise_hand")
        m.answer(1, "raise_hand")
    assert [e.seat for e in m.events(None) if e.kind == "visitor_arrived"] == [1, 2, 0]


@rule("BO-132")
def test_everybody_learns_the_room_at_the_same_moment() -> None:
    m = GAME.start(3, seed=1, first="p1")
    before = [m.view(seat).table for seat in (0, 1, 2)]
    assert before[0] == before[1] == before[2]
    assert before[0]["visitor"] is None
    m.answer(1, "1")
    after = [m.view(seat).table for seat in (0, 1, 2)]
    assert after[0] == after[1] == after[2]
    assert [m.events(seat) for seat in (0, 2)] == [m.events(1), m.events(1)]


@rule("BO-044")
def test_the_search_starts_when_the_visitor_is_on_the_board() -> None:
    m = GAME.start(2, seed=1, first="p0")
    with pytest.raises(IllegalChoice):
        m.answer(1, "call:white")
    m.answer(0, "1", at=700)
    assert m.g.search_began == 700
    m.answer(1, "call:white")


@rule("BO-045")
def test_everybody_searches_at_the_same_time_the_first_player_too() -> None:
    scene = Scene(4, first=2)
    assert [a.seat for a in scene.match.asks] == [0, 1, 2, 3]
    assert not any(a.must for a in scene.match.asks)
    for seat in range(4):
        twin = scene.match.fork()
        twin.answer(seat, "call:white")
        assert twin.g.caller == seat


@rule("BO-012")
def test_the_first_who_shows_a_route_gets_the_visitor() -> None:
    for winner in (0, 1, 2):
        scene = Scene(3, *WHITE[:2])
        scene.call(winner, "white", WHITE[2])
        assert [len(own) for own in scene.g.visitors] == [1 if seat == winner else 0 for seat in range(3)]


def test_the_next_visitor_comes_to_the_ghost_where_the_last_one_stood() -> None:
    scene = Scene(2, *WHITE[:2])
    scene.call(0, "white", WHITE[2])
    assert scene.g.ghost == ROOM_OF["D6"]
    assert scene.g.room == BOX.backs[0][1]
