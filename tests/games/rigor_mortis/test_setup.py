"""Before the first turn: the library, the decks, the colours, the goblins on their start cells."""

from typing import Any

import pytest

from igroteka.engine import BadSetup, IllegalChoice
from igroteka.games.rigor_mortis import GAME
from igroteka.games.rigor_mortis.pieces import CELL_NUMBER, WIDTH
from igroteka.testing import rule

from .scene import Library

STARTS = {"S": "A7 B7 C7 D7 E7 F7", "M": "A8 B8 C8 D8 E8 F8", "L": "A10 B10 C10 D10 E10 F10 G10"}
LAYOUTS = {2: "S", 3: "S", 4: "S", 5: "M", 6: "M", 7: "L", 8: "L"}


@pytest.mark.parametrize("players", range(2, 9))
@rule("RM-107", "RM-108", "RM-013")
def test_the_library_grows_with_the_players(players: int) -> None:
    table = GAME.start(players).view(None).table
    assert table["layout"] == LAYOUTS[players]
    assert table["start_cells"] == STARTS[LAYOUTS[players]].split()
    # a view's table is plain data
    assert len(table["floor"]) == {"S": 44, "M": 51, "L": 58}[LAYOUTS[players]]  # type: ignore[arg-type]
    assert len(table["shelves"]) == 12  # type: ignore[arg-type]  # a view's table is plain data


@pytest.mark.parametrize("players", [2, 5, 7])
@rule("RM-107")
def test_every_cell_in_play_can_be_reached_and_left_two_ways(players: int) -> None:
    library = GAME.start(players).g.library
    for cell in library.open_cells:
        assert len(library.near[cell.n]) >= 2
        assert library.steps[library.skull][cell.n] < 99
        shown = {library.floor[n] for n in library.near[cell.n]}
        assert len(shown) >= (3 if len(library.near[cell.n]) > 2 else 2) or library.desk[cell.n]
    walks = sorted(library.to_desk[cell.n] for cell in library.rows[0])
    assert (walks[0], walks[-1]) == {2: (5, 10), 5: (6, 11), 7: (8, 13)}[players]


@pytest.mark.parametrize("players", [2, 8])
@rule("RM-014")
def test_rigor_starts_on_his_skull_whatever_the_number_of_players(players: int) -> None:
    assert Library.of(GAME.start(players)).rigor() == "D4"


@rule("RM-015", "RM-202")
def test_all_six_tokens_are_shuffled_into_a_face_down_stack_and_none_lies_on_the_board() -> None:
    stacks = {tuple(Library.of(GAME.start(2, seed=seed)).pile("token_stack")) for seed in range(12)}
    assert len(stacks) > 3
    scene = Library.of(GAME.start(2))
    assert len(scene.laid("token_stack")) == 6
    assert not scene.laid("token_discard")
    assert all(
        card.key is None for zone in scene.match.view(0).zones if zone.name == "token_stack" for card in zone.cards
    )


@rule("RM-016")
def test_the_three_decks_are_shuffled_separately() -> None:
    one, two = (Library.of(GAME.start(2, seed=seed)) for seed in (1, 2))
    for name, size in (("movement_deck", 52), ("look_deck", 24), ("book_deck", 18)):
        assert one.laid(name) != two.laid(name)
        assert len(one.laid(name)) == size


@pytest.mark.parametrize("players", [2, 8])
@rule("RM-021")
def test_everybody_is_dealt_three_movement_cards(players: int) -> None:
    scene = Library.of(GAME.start(players))
    assert [len(scene.laid(f"hand:p{seat}")) for seat in range(players)] == [3] * players


@rule("RM-020")
def test_a_chosen_goblin_is_gone_for_the_others() -> None:
    scene = Library.of(GAME.start(3, first="p0"))
    scene.do("p2 green")
    assert scene.match.why_not(0, "green").rule == "RM-020"  # type: ignore[union-attr]  # it is refused
    with pytest.raises(IllegalChoice, match="RM-020"):
        scene.do("p1 green")


@rule("RM-020")
def test_goblins_are_chosen_first_come_first_served() -> None:
    scene = Library.of(GAME.start(3, first="p0"))
    for seat, colour in ((2, "black"), (0, "purple"), (1, "red")):
        scene.do(f"p{seat} {colour}")
    assert scene.match.view(0).table["colours"] == ["purple", "red", "black"]
    assert scene.match.view(0).phase == "placement"


@rule("RM-022", "RM-200")
def test_the_host_may_name_the_shortest_player_as_the_first() -> None:
    assert GAME.start(4, first="p2").g.first == 2


@rule("RM-200")
def test_without_a_name_the_first_player_is_drawn_at_random() -> None:
    assert {GAME.start(4, seed=seed).g.first for seed in range(40)} == {0, 1, 2, 3}


@rule("RM-023", "RM-024")
def test_goblins_are_placed_clockwise_from_the_first_player_on_free_start_cells() -> None:
    scene = Library.of(GAME.start(3, first="p1"))
    scene.do("purple", "orange", "green")
    assert scene.ask().seat == 1
    assert scene.options() == set(STARTS["S"].split())
    scene.do("C7")
    assert scene.ask().seat == 2
    assert scene.why_not("C7") == "RM-023"
    scene.do("A7", "F7")
    assert [scene.goblin(seat) for seat in range(3)] == ["F7", "C7", "A7"]


@rule("RM-025")
def test_the_second_row_is_not_for_who_finds_room_in_the_first() -> None:
    scene = Library.of(GAME.start(2, first="p0"))
    scene.do("purple", "orange")
    assert scene.why_not("A6") == "RM-025"


@rule("RM-025")
def test_the_eighth_goblin_stands_on_a_free_cell_of_the_second_row() -> None:
    scene = Library.of(GAME.start(8, first="p0"))
    scene.do(
        "purple",
        "orange",
        "green",
        "red",
        "blue",
        "yellow",
        "white",
        "black",
        "A10",
        "B10",
        "C10",
        "D10",
        "E10",
        "F10",
        "G10",
    )
    assert scene.ask().seat == 7
    assert scene.options() == {"A9", "C9", "D9", "E9", "F9", "G9"}


@rule("RM-026")
def test_a_goblin_placed_on_a_teleport_triggers_nothing() -> None:
    scene = Library.of(GAME.start(2, first="p0"))
    scene.do("purple", "orange", "B7", "A7")
    assert scene.goblin(0) == "B7"
    assert "token_revealed" not in scene.kinds()
    assert len(scene.laid("token_stack")) == 6


@rule("RM-027")
def test_the_first_player_takes_the_first_turn() -> None:
    scene = Library.of(GAME.start(3, first="p2"))
    scene.do("purple", "orange", "green", "A7", "C7", "E7")
    assert scene.g.active == 2
    assert scene.asked == (2, "before_card")


@rule("RM-200", "RM-225")
def test_a_seat_that_is_not_at_the_table_is_refused_before_the_start() -> None:
    refused: list[dict[str, Any]] = [{"first": "p3"}, {"auto_fulfil": ("p2",)}]
    for settings in refused:
        with pytest.raises(BadSetup, match="RM-200"):
            GAME.start(2, **settings)


@rule("RM-226")
def test_voice_without_call_outs_is_refused_before_the_start() -> None:
    for policing in ("auto", "off"):
        with pytest.raises(BadSetup, match="RM-226"):
            GAME.start(4, voice=True, policing=policing)
    GAME.start(4, voice=True, policing="callout")


@pytest.mark.parametrize(
    ("settings", "rule_id"),
    [
        ({"bot_slip": 1001}, "RM-199"),
        ({"bot_slip": -1}, "RM-199"),
        ({"bot_notice": 2000}, "RM-199"),
        ({"bot_slip": "often"}, "RM-199"),
        ({"duty_seconds": 0}, "RM-224"),
        ({"policing": "strict"}, "RM-219"),
        ({"first": "tallest"}, "RM-200"),
        ({"auto_fulfil": "p9"}, "RM-225"),
    ],
)
def test_a_value_that_cannot_be_is_refused_before_the_start(settings: dict[str, Any], rule_id: str) -> None:
    with pytest.raises(BadSetup, match=rule_id):
        GAME.start(3, **settings)


@rule("RM-035")
def test_cells_are_neighbours_only_by_a_common_side() -> None:
    library = Library(7).g.library
    assert set(library.near[CELL_NUMBER["E4"]]) == {CELL_NUMBER[c] for c in ("E3", "D4", "F4", "E5")}
    for cell in library.open_cells:
        for n in library.near[cell.n]:
            assert abs(cell.n - n) in (1, WIDTH)
            assert abs(cell.n - n) == WIDTH or cell.n // WIDTH == n // WIDTH


def test_time_places_a_goblin_nearest_the_last_column() -> None:
    scene = Library.of(GAME.start(2, first="p0"))
    scene.do("purple", "orange")
    assert scene.ask().default() == "F7"
    scene.do("F7")
    assert scene.ask().default() == "E7"


@rule("RM-023", "RM-107")
def test_no_goblin_starts_on_a_shelf_or_behind_the_shelves() -> None:
    scene = Library.of(GAME.arrange(2, at="placement"))
    assert [scene.why_not(cell) for cell in ("E8", "E10", "E4")] == ["RM-047", "RM-107", "RM-023"]


@rule("RM-200")
def test_who_goes_first_is_told_before_the_goblins_are_placed() -> None:
    scene = Library.of(GAME.start(3, seed=5, first="p1"))
    for colour in ("red", "blue", "green"):
        scene.do(colour)
    assert [(event.kind, event.seat) for event in scene.match.events(None)][-1] == ("first_player", 1)
