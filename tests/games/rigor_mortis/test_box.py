"""What lies in the box."""

from collections import Counter
from pathlib import Path

import pytest

from igroteka.content import BadContent, Component, Pack, read
from igroteka.engine import ALL, NOBODY, BadSetup
from igroteka.games.rigor_mortis import GAME
from igroteka.games.rigor_mortis.content.box import PACKAGE, Box, box_of
from igroteka.games.rigor_mortis.content.items import KINDS, Fragment, Goblin, Layout, LookKind, Row
from igroteka.games.rigor_mortis.pieces import CELL_NUMBER, PLAYERS, SYMBOLS, distance
from igroteka.testing import rule


def listed() -> dict[str, int]:
    return {item.id: item.copies for item in read(PACKAGE, "components", Component).values()}


@rule(
    "RM-001", "RM-002", "RM-003", "RM-004", "RM-005", "RM-006", "RM-007", "RM-008", "RM-009", "RM-010", components=True
)
def test_the_box_holds_what_the_list_of_components_says() -> None:
    box, goblins = box_of(None), read(PACKAGE, "goblins", Goblin)
    shelves = {len(layout.shelves) for layout in read(PACKAGE, "layouts", Layout).values()}
    assert listed() == {
        "fragment": len(read(PACKAGE, "fragments", Fragment)),
        "rigor": 1,
        "goblin": len(goblins),
        "goblin_token": len({item.id for item in goblins.values()}),
        "token": len(box.tokens),
        "shelf": shelves.pop(),
        "desk": 1,
        "movement_card": len(box.movement),
        "book": len(box.books),
        "look": len(box.looks),
    }
    assert not shelves
    assert [listed()[name] for name in listed()] == [4, 1, 8, 8, 6, 6, 1, 58, 18, 24]


@rule("RM-001")
def test_the_four_fragments_cover_the_board_once() -> None:
    covered: list[str] = []
    for fragment in read(PACKAGE, "fragments", Fragment).values():
        first, last = CELL_NUMBER[fragment.first], CELL_NUMBER[fragment.last]
        covered += [
            c for c, n in CELL_NUMBER.items() if first % 7 <= n % 7 <= last % 7 and first // 7 <= n // 7 <= last // 7
        ]
    assert sorted(covered) == sorted(CELL_NUMBER)


@pytest.mark.parametrize("players", [1, 9])
@rule("RM-011")
def test_two_to_eight_can_play(players: int) -> None:
    with pytest.raises(BadSetup, match="RM-011"):
        GAME.start(players)


@pytest.mark.parametrize("players", range(2, 9))
@rule("RM-011", "RM-002")
def test_each_player_has_one_goblin_and_there_is_one_rigor(players: int) -> None:
    g = GAME.start(players).g
    assert len(g.goblins) == len(g.colours) == players
    assert g.rigor >= 0


@rule("RM-146", "RM-092")
def test_the_desk_covers_four_cells_in_a_corner_and_the_skull_is_on_d4() -> None:
    for _, _, library in box_of(None).libraries:
        assert {c for c, n in CELL_NUMBER.items() if library.desk[n]} == {"F1", "G1", "F2", "G2"}
        assert library.skull == CELL_NUMBER["D4"]
    assert len(CELL_NUMBER) == 70
    assert next(iter(CELL_NUMBER)) == "A1"
    assert list(CELL_NUMBER)[-1] == "G10"


@rule("RM-147")
def test_the_floor_shows_four_symbols_in_the_printed_numbers() -> None:
    letters = Counter(" ".join(row.floor for row in read(PACKAGE, "rows", Row).values()).split())
    assert letters == {"S": 17, "P": 17, "G": 16, "T": 16, "*": 4}


@rule("RM-148")
def test_six_teleports_are_printed_and_d10_is_in_play_only_in_the_whole_library() -> None:
    found = {name.name: {c.key for c in name.teleports} for _, _, name in box_of(None).libraries}
    small = {"C1", "A4", "G5", "E6", "B7"}
    assert found == {"S": small, "M": small, "L": small | {"D10"}}


@rule("RM-149", "RM-006")
def test_each_shelf_covers_two_neighbouring_cells_and_nothing_else() -> None:
    for layout in read(PACKAGE, "layouts", Layout).values():
        covered = [cell for shelf in layout.shelves for cell in shelf]
        assert len(layout.shelves) == 6
        assert len(set(covered)) == 12
        assert all(distance(CELL_NUMBER[a], CELL_NUMBER[b]) == 1 for a, b in layout.shelves)
        assert not set(covered) & {"C1", "A4", "G5", "E6", "B7", "D10", "D4", "F1", "G1", "F2", "G2"}


@rule("RM-150", "RM-031", "RM-037")
def test_forty_goblin_cards_and_eighteen_rigor_cards_show_two_symbols_each() -> None:
    cards = box_of(None).movement
    assert Counter(card.rigor for card in cards) == {False: 40, True: 18}
    assert all(card.left in SYMBOLS.values() and card.right in SYMBOLS.values() for card in cards)


@rule("RM-150")
def test_the_pairs_of_symbols_are_spread_evenly() -> None:
    pairs = Counter((card.rigor, frozenset((card.left, card.right))) for card in box_of(None).movement)
    plain = [count for (is_rigor, pair), count in pairs.items() if 15 not in pair and not is_rigor]
    assert plain == [5] * 6
    assert [count for (is_rigor, pair), count in pairs.items() if 15 not in pair and is_rigor] == [2] * 6
    assert pairs[(False, frozenset({15}))] == pairs[(True, frozenset({15}))] == 2
    assert sum(n for (is_rigor, pair), n in pairs.items() if 15 in pair and len(pair) == 2 and not is_rigor) == 8


@rule("RM-030")
def test_cards_and_floor_show_the_same_symbols() -> None:
    box = box_of(None)
    on_cards = {symbol for card in box.movement for symbol in (card.left, card.right)}
    on_floor = {symbol for _, _, library in box.libraries for symbol in library.floor if symbol}
    assert on_cards == on_floor == {1, 2, 4, 8, 15}


@rule("RM-151")
def test_two_tokens_of_each_kind() -> None:
    assert Counter(token.key for token in box_of(None).tokens) == {"teleportation": 2, "magic_book": 2, "trap": 2}


@rule("RM-152", "RM-088")
def test_the_looks_are_six_categories_of_four() -> None:
    categories = Counter(look.category for look in box_of(None).looks)
    assert categories == {"eye": 4, "hand": 4, "mouth": 4, "leg": 4, "head": 4, "collar": 4}


@rule("RM-193")
def test_looks_are_enforced_in_five_ways() -> None:
    ways = Counter(look.enforcement for look in read(PACKAGE, "looks", LookKind).values())
    assert ways == {"view": 4, "rule": 11, "clock": 1, "duty": 5, "table": 3}


@rule("RM-099")
def test_every_book_shows_one_to_three_magic_symbols() -> None:
    assert Counter(book.magic for book in box_of(None).books) == {1: 6, 2: 7, 3: 5}


@rule("RM-154", "RM-157", "RM-009")
def test_slippers_and_call_are_there_twice_and_the_other_titles_once() -> None:
    titles = Counter(book.key for book in box_of(None).books)
    assert {key for key, count in titles.items() if count == 2} == {"slippers", "call"}
    assert len(titles) == 16


@rule("RM-017", "RM-018", "RM-019")
def test_decks_lie_face_down_and_the_books_lie_on_the_desk() -> None:
    zones = {zone.name: zone for zone in GAME.start(2).g.zones}
    for name in ("movement_deck", "look_deck", "book_deck", "token_stack"):
        assert zones[name].audience == NOBODY
    view = GAME.start(2).view(None)
    piles = {zone.name: zone.cards for zone in view.zones}
    assert all(card.key is None for name in ("movement_deck", "look_deck", "book_deck") for card in piles[name])
    assert len(piles["book_deck"]) == 18
    assert view.table["desk"] == ["F1", "G1", "F2", "G2"]


@rule("RM-145")
def test_hands_are_private_and_books_looks_and_discards_are_open() -> None:
    zones = {zone.name: zone for zone in GAME.start(3).g.zones}
    for seat in range(3):
        assert PLAYERS[seat].hand.audience == 1 << seat
        assert zones[f"face_up:p{seat}"].audience == zones[f"looks:p{seat}"].audience == ALL
    assert zones["movement_discard"].audience == zones["token_discard"].audience == ALL


def test_every_item_says_where_we_know_it_from() -> None:
    for kind, struct in KINDS.items():
        assert read(PACKAGE, kind, struct)
        assert all(item.source for item in read(PACKAGE, kind, struct).values())


NO_TOKEN = "{{id: {}, source: rulebook, copies: 0, effect: nothing}}"


@pytest.mark.parametrize(
    ("kind", "item", "says"),
    [
        (
            "looks",
            "{id: short_sight, source: rulebook, category: eye, enforcement: view, effect: hide_floor}",
            "distance",
        ),
        ("looks", "{id: x, source: rulebook, category: hand, enforcement: rule, effect: hand_size}", "amount"),
        ("books", "{id: x, source: rulebook, copies: 1, magic: 1, timing: turn, effect: no_look}", "reaction"),
        ("books", "{id: x, source: rulebook, copies: 1, magic: 4, timing: turn, effect: step}", "1 to 3"),
        ("books", "{id: x, source: rulebook, copies: 1, magic: 1, timing: permanent, effect: hand_size}", "amount"),
        ("tokens", "\n- ".join([NO_TOKEN.format(key) for key in ("teleportation", "magic_book", "trap")]), "no tokens"),
        ("goblins", "{id: purple, source: rulebook, words: []}", "no words"),
        ("marks", "{id: Z1, source: rulebook, mark: teleport}", "A1 to G10"),
        ("marks", "{id: A1, source: rulebook, mark: skull}", "exactly one"),
        ("layouts", "{id: S, source: rulebook, players: [2, 4], shelves: [[Z1, Z2]]}", "A1 to G10"),
        ("layouts", "{id: S, source: rulebook, players: [2, 4], shelves: [[D4, D5]]}", "skull"),
        ("layouts", "{id: L, source: rulebook, players: [7, -1], shelves: [[A1, A2]]}", "one for 2 to 8"),
        ("numbers", "{id: hand_size, source: rulebook, value: 999}", "58 cards"),
        ("numbers", "{id: last_look, source: rulebook, value: 0}", "1 or more"),
        ("rows", '{id: "1", source: rulebook, floor: "S T"}', "letters"),
        ("rows", '{id: "11", source: rulebook, floor: "S T P G S T P"}', "10 rows"),
    ],
)
def test_a_pack_that_does_not_fit_is_refused_with_its_line(tmp_path: Path, kind: str, item: str, says: str) -> None:
    (tmp_path / "rigor_mortis").mkdir()
    (tmp_path / "rigor_mortis" / f"{kind}.yaml").write_text(f"{kind}:\n- {item}\n", encoding="utf-8")
    with pytest.raises(BadContent, match=says):
        Box.open(Pack.open(tmp_path))
