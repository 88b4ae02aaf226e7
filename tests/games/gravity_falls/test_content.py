"""Packs: what an operator may change, and what is refused with file, line and what is expected."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
import yaml

from igroteka.content import BadContent, Pack
from igroteka.engine import BadSetup, Fate
from igroteka.games.gravity_falls.board import Town
from igroteka.games.gravity_falls.content import KINDS, Box
from igroteka.testing import rule
from tests.games.gravity_falls.scene import GAME
from tests.games.gravity_falls.test_components import items


def pack(tmp_path: Path, **kinds: str) -> Pack:
    """A pack with these items, one a line, from the third line of each file on."""
    folder = tmp_path / "gravity_falls"
    folder.mkdir()
    for kind, text in kinds.items():
        lines = [f"  - {item}" for item in text.splitlines()]
        (folder / f"{kind}.yaml").write_text("\n".join([f"{kind}:", "  # from our box", *lines]), encoding="utf-8")
    return Pack.open(tmp_path)


LAKE = (
    "{id: lake, source: rulebook, name_source: public, roads_source: public, x: 1, y: 1, support: 2, "
    "roads: [putt_hutt, diner, summerween_store]}"
)
ISLAND = LAKE.replace("id: lake", "id: island").replace("support: 2", "support: 0")
CALL = "{id: monsters_call, source: rulebook, copies: 2, lasting: false, effect: nearer}"
WEAK = "{id: weak_knees, source: rulebook, copies: 2, lasting: true, effect: needs_more, amount: 1}"
CARD = "{id: 4-0, source: rulebook, distance: 4, resourcefulness: 0, teleport: false}"
PANIC = "{id: ev_monster_panic, source: rulebook, effect: panic, around: monsters}"
MABEL = "{id: mabel, source: rulebook, ability: refill, amount: 3, teleport: character, children: true}"
GIANT = "{id: gnome_giant, source: rulebook, class: easy, ability: stops_walks}"
HARD = "{id: ID, source: rulebook, class: hard, ability: none}"


def count(id: str, number: int) -> str:
    return f"{{id: {id}, source: rulebook, count: {number}}}"


def mark(id: str, kind: str, space: int) -> str:
    return f"{{id: {id}, source: rulebook, mark: {kind}, space: {space}}}"


BAD = [
    # the town
    ("locations", LAKE.replace("diner", "moon"), "a road to moon", "another location"),
    ("locations", LAKE.replace("diner", "lake"), "a road to lake", "another location"),
    ("locations", LAKE.replace("store]", "store, arcade]"), "a road to arcade", "the same road at arcade"),
    ("locations", LAKE.replace("diner, ", ""), "no road to diner", "the road that diner has to lake"),
    ("locations", LAKE.replace("diner", "putt_hutt"), "a road to putt_hutt twice", "one road between two locations"),
    ("locations", ISLAND.replace("putt_hutt, diner, summerween_store", ""), "several parts", "join all locations"),
    ("locations", LAKE.replace("x: 1,", "x: -1,"), "x: -1", "0 to 1000"),
    ("locations", LAKE.replace("support: 2", "support: -2"), "support: -2", "0 to 500"),
    ("locations", LAKE.replace("id: lake", "id: the lake"), "'the lake'", "small letters"),
    ("movement_cards", "{id: lake, source: rulebook, location: moon, three_plus: false}", "moon", "one of manotaur"),
    # cards
    ("action_cards", CARD.replace("distance: 4", "distance: -1"), "distance: -1", "0 to 20"),
    ("action_cards", CARD.replace("distance: 4", "distance: 12"), "distance: 12", "0 to 6: .* too many longer walks"),
    ("action_cards", CARD.replace("distance: 4", "distance: 21"), "distance: 21", "0 to 20"),
    ("action_cards", CARD.replace("false", "true"), "distance: 4", "0"),
    ("action_cards", CARD.replace("resourcefulness: 0", "resourcefulness: -1"), "resourcefulness: -1", "0 to 20"),
    ("action_cards", CARD.replace("4-0", "rest"), "the id 'rest'", "no answer's name"),
    ("curses", CALL.replace("copies: 2", "copies: 21"), "copies: 21", "0 to 20"),
    ("curses", CALL.replace("false", "true"), "the effect nearer", "lasting: false"),
    ("curses", WEAK.replace("true", "false"), "the effect needs_more", "lasting: true"),
    ("curses", WEAK.replace("amount: 1", "amount: -3"), "amount: -3", "1 to 20"),
    ("curses", CALL.replace("}", ", amount: 1}"), "amount: 1", "no amount: nearer does not use it"),
    ("events", PANIC.replace(", around: monsters", ""), "around: ''", "with panic and gossip alone"),
    ("events", PANIC.replace("panic, ", "muster, "), "around: 'monsters' with muster", "with panic and gossip alone"),
    ("characters", MABEL.replace("amount: 3", "amount: 4"), "amount: 4", "3"),
    ("characters", MABEL.replace("character,", "distrust,"), "tokens: 0", "1 to 500"),
    ("monsters", GIANT.replace("stops_walks", "sings"), "ability: 'sings'", "one of tough"),
    ("monsters", GIANT.replace("stops_walks", "rounds"), "amount: 0", "1 to 20"),
    # numbers
    ("components", count("token", 50), "51 tokens", "50, as in the box"),
    ("components", count("die", 0), "count: 0", "1 to 20"),
    ("components", count("courage_cube", 5), "count: 5", "6 to 500"),
    ("components", count("monsters_in_play", 10), "count: 10", "1 to 9"),
    ("components", count("starting_hand", 6), "count: 6", "0 to 5"),
    ("components", count("hand_limit", 0), "count: 0", "1 to 5"),
    ("components", count("open_cards", 0), "count: 0", "1 to 20"),
    ("components", count("open_cards_after_mark", 4), "count: 4", "1 to 3"),
    ("components", count("full_deck_from", 1), "count: 1", "2 to 6"),
    ("components", count("full_deck_from", 7), "count: 7", "2 to 6"),
    ("components", count("hats", 1), "the id hats", "one of board"),
    ("difficulties", "{id: hard, source: rulebook, events: 9}", "events: 9", "0 to 8"),
    ("difficulties", "{id: deadly, source: rulebook, events: 8}", "the id deadly", "one of easy, normal, hard"),
    ("faces", "{id: success, source: rulebook, sides: -1}", "sides: -1", "0 to 20"),
    ("faces", "{id: smile, source: rulebook, sides: 1}", "the id smile", "one of success, move, curse"),
    # the track
    ("alarm", mark("start", "start", 1), "space: 1", "0"),
    ("alarm", mark("row_mark", "row", 24), "space: 24", "1 to 23"),
    ("alarm", mark("row_mark", "loss", 12), "2 spaces of loss", "one"),
    ("alarm", mark("loss_space", "curse", 24), "0 spaces of loss", "one"),
    ("alarm", mark("loss_space", "loss", 3), "space: 3", "4 to 500"),
]


@pytest.mark.parametrize(("kind", "item", "found", "expected"), BAD)
def test_content_that_does_not_fit_says_where(tmp_path: Path, kind: str, item: str, found: str, expected: str) -> None:
    mine = pack(tmp_path, **{kind: item})
    with pytest.raises(BadContent, match=f"found .*{found}.*; expected .*{expected}") as refusal:
        Box.open(mine)
    assert refusal.value.path.endswith(f"gravity_falls/{kind}.yaml")
    assert refusal.value.line >= 3


def test_a_die_must_have_sides(tmp_path: Path) -> None:
    bare = "\n".join(f"{{id: {face}, source: rulebook, sides: 0}}" for face in ("success", "move", "curse"))
    with pytest.raises(BadContent, match="a die without sides"):
        Box.open(pack(tmp_path, faces=bare))


@rule("GF-019")
def test_every_class_has_a_monster_to_draw(tmp_path: Path) -> None:
    easy = ("gobblewonker", "gnome_giant", "pterodactyl")
    with pytest.raises(BadContent, match="too few of the class easy; expected at least 1"):
        Box.open(pack(tmp_path, monsters="\n".join(HARD.replace("ID", id) for id in easy)))


@rule("GF-022")
def test_two_players_have_enough_movement_cards(tmp_path: Path) -> None:
    marked = [f"{{id: {id}, source: rulebook, location: {id}, three_plus: true}}" for id in Box.open().place]
    with pytest.raises(
        BadContent,
        match=r"movement_cards.yaml:18: found 5 cards for 2 players; expected 8: monsters, characters, the open row",
    ):
        Box.open(pack(tmp_path, movement_cards="\n".join(marked[:16])))


def test_a_pack_changes_numbers_without_code(tmp_path: Path) -> None:
    tough = "{id: gobblewonker, source: rulebook, class: easy, ability: tough, amount: 3}"
    m = GAME.start(2, 1, pack=pack(tmp_path, monsters=tough), monsters=("gobblewonker", "manotaur", "gideon_bot"))
    assert m.g.monsters[0].amount == 3


@rule("GF-017")
def test_the_number_of_monsters_to_choose_is_the_boxs(tmp_path: Path) -> None:
    mine = pack(tmp_path, components=count("monsters_in_play", 2))
    assert len(GAME.start(2, 1, pack=mine, monsters=("gobblewonker", "manotaur")).g.monsters) == 2
    with pytest.raises(BadSetup) as refusal:
        GAME.start(2, 1, pack=mine, monsters=("gobblewonker", "manotaur", "gideon_bot"))
    assert refusal.value.rule == "GF-017"


@rule("GF-229")
def test_each_character_rerolls_as_many_dice_as_its_own_card_says(tmp_path: Path) -> None:
    ford = "{id: ford, source: public, ability: reroll, amount: 1, teleport: monster, children: false}"
    mine = pack(tmp_path, characters=ford)
    m = GAME.start(2, 1, pack=mine, choose_at_table=True, first_player="p0")
    for key in ("gobblewonker", "manotaur", "gideon_bot"):
        m.answer(0, key)
    m.answer(0, "ford")
    m.answer(1, "dipper")
    rerolls = [[] for _ in range(2)]  # type: list[list[str]]
    luck = Fate(3)
    while m.prompt is not None and not all(rerolls):
        ask = m.asks[0]
        if ask.name == "reroll":
            rerolls[ask.seat] = [option.key for option in ask.universe()]
        m.answer(ask.seat, ask.random_answer(luck))
    assert "reroll_2:move:move" in rerolls[1]
    assert "reroll_1:move" in rerolls[0]
    assert not [key for key in rerolls[0] if key.startswith("reroll_2")]


# --- Walks in other towns ---


@rule("GF-171", "GF-208")
def test_a_walk_that_finds_no_way_on_ends_only_with_a_monster_that_stops_it() -> None:
    """A street of three houses: from one end the other is two roads away, and there is no third road."""
    street = Town([(1,), (0, 2), (1,)], 3)
    assert street.walk_ends(0, 2, 0, 0) == [2]
    assert street.walk_ends(0, 3, 0, 0) == []
    assert not street.can_walk(0, 3, 0, 0)
    assert street.walk_ends(0, 3, 0, 1 << 2) == [2]
    assert street.can_walk(0, 3, 0, 1 << 2)
    assert not street.can_walk(0, 3, 1 << 1, 1 << 2)


# --- Any numbers at all ---


def slips(luck: Random) -> Iterator[tuple[str, dict[str, object]]]:
    """Items of the game, each with one number gone wrong."""
    while True:
        kind = luck.choice(list(KINDS))
        item = dict(luck.choice(items(kind)))
        numbers = [field for field, value in item.items() if type(value) is int]
        if numbers:
            item[luck.choice(numbers)] = luck.choice([-1, 0, 1, 2, 5, 9, 21, 1000, 10**9])
            yield kind, item


def test_whatever_number_a_pack_has_it_is_refused_with_its_line_or_can_be_played() -> None:
    refused = 0
    for seed, (kind, item) in zip(range(60), slips(Random(1)), strict=False):
        mine = Pack("pack", {("gravity_falls", kind): yaml.safe_dump({kind: [item]}).encode()})
        try:
            Box.open(mine)
        except BadContent as error:
            refused += error.line > 0
            continue
        m, luck = GAME.start(2 + seed % 4, seed, pack=mine, listen=False, forkable=False), Fate(seed)
        while m.prompt is not None:
            m.answer(m.asks[0].seat, m.asks[0].random_answer(luck))
    assert refused == 35
