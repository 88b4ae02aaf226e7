"""What is in the box, and that its parts fit together."""

from collections import Counter
from itertools import pairwise
from pathlib import Path

import pytest

from igroteka.content import BadContent, Pack
from igroteka.games.boo import GAME
from igroteka.games.boo.board import OPEN, ROOM_NAMES, ROOM_OF
from igroteka.games.boo.content import KINDS, Box
from igroteka.testing import rule
from tests.games.boo.castles import BOX, castle
from tests.games.boo.scene import Scene


@rule("BO-003", "BO-004", "BO-005", "BO-006", "BO-007", "BO-008", components=True)
def test_the_box_holds_what_the_rulebook_lists() -> None:
    assert BOX.components == {"tile": 9, "visitor": 15, "ghost": 1, "wall_token": 6, "special": 4, "frame": 8}
    assert [len(BOX.tiles), len(BOX.visitors), len(BOX.colours), len(BOX.specials)] == [9, 15, 6, 4]
    assert sum(BOX.components.values()) == 43
    assert [v.number for v in BOX.visitors] == list(range(1, 16))
    assert {s.side for s in BOX.specials} == {"passage", "transformation"}
    assert (len(BOX.shields), len(BOX.portraits)) == (6, 6)


def test_every_kind_of_content_has_its_file_and_every_item_its_source() -> None:
    folder = Path(__file__).parents[3] / "src/igroteka/games/boo/content"
    assert sorted(path.stem for path in folder.glob("*.yaml")) == sorted(KINDS)


@rule("BO-009")
def test_the_white_tower_stands_at_the_corner_of_a1() -> None:
    drawn = Scene().table(None)["castle"]
    assert isinstance(drawn, dict)
    assert drawn["white_tower"] == 0
    assert drawn["rooms"]["A1"] == 16


@rule("BO-010", "BO-106")
def test_each_side_of_each_room_is_a_wall_and_some_walls_cross_corridors() -> None:
    c = castle()
    for cell in c.room_cells:
        assert all(c.sides[d][cell] < OPEN for d in range(4))
    walls = [(d, cell) for d in (1, 2) for cell in range(225) if c.sides[d][cell] < OPEN]
    rooms = [(d, cell) for d, cell in walls if max(c.room_at(cell), c.room_at(cell + (1 if d == 1 else 15))) >= 0]
    assert (len(walls), len(rooms)) == (200, 144)
    assert {c.sides[d][cell] for d, cell in walls} == set(range(6))


def test_the_colours_of_walls_and_gates_are_shared_out_evenly() -> None:
    """Room walls 24 of each colour; gates W 10, Y 10, the others 9; at least 3 colours around each room."""
    rooms, gates = Counter[str](), Counter[str]()
    for tile in BOX.tiles:
        for room in (tile.nw, tile.ne, tile.sw, tile.se):
            rooms.update(room)
            assert len(set(room)) >= 3
        gates.update(tile.gallery + tile.hall)
    assert rooms == Counter(dict.fromkeys("WYRGBP", 24))
    assert gates == Counter({"W": 10, "Y": 10, "R": 9, "G": 9, "B": 9, "P": 9, "-": 16})


def test_what_hangs_together_on_a_tile_is_one_area() -> None:
    """Tile 3 read anew: its hall is open to the north and to the west, so the cross joins the upper right gallery and
    the lower left one; gates cut off the two other corners."""
    plan = Box.open().plans[2]
    rows = ["".join("0123456789"[area] for area in plan.area[5 * y : 5 * y + 5]) for y in range(5)]
    assert rows == ["44555", "40515", "55556", "52536", "55666"]
    assert plan.zones == 3


@rule("BO-011")
def test_the_back_of_a_visitor_has_four_pairs_of_a_shield_and_a_portrait() -> None:
    shields, portraits = {s.id for s in BOX.shields}, {p.id for p in BOX.portraits}
    for visitor in BOX.visitors:
        assert len(visitor.pairs) == 4
        assert all(shield in shields and portrait in portraits for shield, portrait in visitor.pairs)


def test_the_rooms_of_visitors_are_far_apart_and_none_is_special() -> None:
    """Rooms differ within a number and a token, neighbours in time are far apart, special rooms stay free."""
    specials = {ROOM_OF[s.room] for s in BOX.specials}
    for column in BOX.backs:
        assert len(set(column)) == 15
        assert not specials & set(column)
        assert ROOM_NAMES[column[0]] not in ("C3", "D3", "C4", "D4")
        for before, after in pairwise(column):
            assert abs(before // 6 - after // 6) + abs(before % 6 - after % 6) >= 3
    assert all(len({column[v] for column in BOX.backs}) == 4 for v in range(15))


@rule("BO-013", "BO-014", "BO-105")
def test_one_shield_marks_each_row_and_one_portrait_each_column() -> None:
    assert [s.line for s in BOX.shields] == [1, 2, 3, 4, 5, 6]
    assert [p.line for p in BOX.portraits] == list("ABCDEF")
    assert [s.id for s in BOX.shields] == ["thistle", "lion", "unicorn", "oak", "dragon", "ship"]
    assert [p.id for p in BOX.portraits] == ["huntsman", "bride", "admiral", "jester", "dowager", "general"]


@rule("BO-104")
def test_the_castle_has_six_by_six_rooms_two_by_two_on_each_tile() -> None:
    assert ROOM_NAMES[:7] == ["A1", "B1", "C1", "D1", "E1", "F1", "A2"]
    cells = castle().room_cells
    assert [(cells[n] // 15 // 5, cells[n] % 15 // 5) for n in (0, 1, 2, 35)] == [(0, 0), (0, 0), (0, 1), (2, 2)]
    assert cells[0] == 1 * 15 + 1
    assert cells[35] == 13 * 15 + 13


def pack(tmp_path: Path, kind: str, text: str) -> Pack:
    folder = tmp_path / "boo"
    folder.mkdir()
    (folder / f"{kind}.yaml").write_text(f"{kind}:\n  - {text}\n", encoding="utf-8")
    return Pack.open(tmp_path)


def test_the_owner_of_a_box_can_replace_a_tile(tmp_path: Path) -> None:
    own = '{id: "1", source: rulebook, nw: WWWW, ne: YRYG, sw: PRPY, se: WYGB, gallery: RWBP, hall: "R--Y"}'
    m = GAME.start(2, seed=1, pack=pack(tmp_path, "tiles", own))
    assert m.g.box.tiles[0].nw == "WWWW"
    assert Box.open(None).tiles[0].nw == "PWBG"


@pytest.mark.parametrize(
    ("kind", "text", "complaint"),
    [
        (
            "tiles",
            '{id: "1", source: rulebook, nw: WWW, ne: YRYG, sw: PRPY, se: WYGB, gallery: RWBP, hall: "R--Y"}',
            "4 letters",
        ),
        (
            "tiles",
            '{id: "1", source: rulebook, nw: WWWX, ne: YRYG, sw: PRPY, se: WYGB, gallery: RWBP, hall: "R--Y"}',
            "WYRGBP",
        ),
        (
            "tiles",
            '{id: "10", source: rulebook, nw: WWWW, ne: YRYG, sw: PRPY, se: WYGB, gallery: RWBP, hall: "R--Y"}',
            "exactly 9",
        ),
        ("shields", "{id: thistle, source: rulebook, colour: purple, line: 2}", "once"),
        ("portraits", "{id: bride, source: rulebook, colour: white, line: G}", "once"),
        ("specials", "{id: special_1, source: rulebook, side: passage, room: Z9}", "A1 to F6"),
        ("specials", "{id: special_1, source: rulebook, side: passage, room: E5}", "BO-118"),
        (
            "visitors",
            "{id: postman, source: public, number: 1, pairs: [[oak, bride], [oak, bride], [oak, bride], [oak, bride]]}",
            "each number",
        ),
        (
            "visitors",
            "{id: postman, source: public, number: 2, pairs: [[cat, bride], [oak, bride], [oak, bride], [oak, bride]]}",
            "a shield",
        ),
        ("stacks", '{id: "2", source: rulebook, visitors: 16}', "1 to 15 visitors"),
        ("stacks", '{id: "2", source: rulebook, visitors: 0}', "1 to 15 visitors"),
        ("stacks", "{id: seven, source: rulebook, visitors: 9}", "a number of players, 2 to 6"),
        ("endings", "{id: four_walls, source: rulebook, amount: 7}", "1 to 6 tokens"),
        ("endings", "{id: five_visitors, source: rulebook, amount: -1}", "1 to 15 tokens"),
    ],
)
def test_content_that_does_not_fit_is_refused_with_its_line(
    tmp_path: Path, kind: str, text: str, complaint: str
) -> None:
    with pytest.raises(BadContent, match=complaint) as refused:
        Box.open(pack(tmp_path, kind, text))
    assert refused.value.line == 2
