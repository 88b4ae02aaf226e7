"""Content files: strict reading, packs, effects by name, and errors that say where and what."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Literal

import msgspec
import pytest

from igroteka.content import BadContent, Effects, Item, Natural, Pack, decode, numbers_of
from igroteka.content.items import forget
from igroteka.content.packs import check, export

GAME = """
from igroteka.content import Effects, Item, Pack, read

EFFECTS: Effects = Effects()


class Card(Item, frozen=True):
    copies: int
    effect: str = ""
    amount: int = 0
    kin: str = ""


KINDS = {"cards": Card}


class Box:
    def __init__(self, cards):
        self.cards = cards

    @classmethod
    def open(cls, pack=None):
        cards = read("toys.snap", "cards", Card, pack, EFFECTS)
        for card in cards.values():
            if card.kin and card.kin not in cards:
                raise cards.bad(card.id, "kin", f"kin: {card.kin}", "the id of a card")
            if card.copies > 9:
                raise ValueError("more than a hand can hold")
        return cls(cards)
"""
CARDS = """cards:
- {id: ace, source: rulebook, copies: 2, effect: draw, amount: 1}
- id: joker
  source: reconstructed
  copies: 1
- {id: king, source: reconstructed, copies: 4, kin: ace}
"""


class Lamp(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    colour: Literal["red", "blue"]


class Tile(Item, frozen=True):
    colour: Literal["red", "blue"]
    doors: tuple[int, ...] = ()
    copies: int = 1
    size: Natural = 0
    lamp: Lamp | None = None


@pytest.fixture
def toys(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A package of games with one game, snap, whose cards are items; and a place for packs beside it."""
    content = tmp_path / "lib" / "toys" / "snap" / "content"
    content.mkdir(parents=True)
    (content.parent.parent / "__init__.py").touch()
    register = "from toys.snap.content import EFFECTS\nEFFECTS.register('draw', amount=int)(print)\n"
    (content.parent / "__init__.py").write_text(register)
    (content / "__init__.py").write_text(GAME)
    (content / "cards.yaml").write_text(CARDS)
    monkeypatch.syspath_prepend(str(tmp_path / "lib"))
    before = set(sys.modules)
    yield tmp_path
    for name in set(sys.modules) - before:
        if name.partition(".")[0] == "toys":
            del sys.modules[name]
    forget()


@pytest.fixture
def pack(tmp_path: Path) -> Callable[[str], Path]:
    """Write a pack with these cards for snap."""

    def write(text: str) -> Path:
        path = tmp_path / "pack" / "snap" / "cards.yaml"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
        return tmp_path / "pack"

    return write


def fault(text: str, effects: Effects[Callable[[], None]] | None = None) -> BadContent:
    with pytest.raises(BadContent) as caught:
        decode(text.encode(), "tiles.yaml", "tiles", Tile, effects)
    return caught.value


def test_items_are_read_typed_and_in_order() -> None:
    text = b"tiles:\n- {id: b, source: public, colour: red, doors: [1, 2]}\n- {id: a, source: inferred, colour: blue}\n"
    assert decode(text, "tiles.yaml", "tiles", Tile) == [
        Tile(id="b", source="public", colour="red", doors=(1, 2)),
        Tile(id="a", source="inferred", colour="blue"),
    ]


@pytest.mark.parametrize(
    ("text", "line", "found", "expected"),
    [
        ("tiles:\n- id: a\n  source: public\n  colour: green\n", 4, "colour: 'green'", "one of red, blue"),
        ("tiles:\n- {id: a, source: hearsay, colour: red}\n", 2, "source: 'hearsay'", "one of rulebook, public"),
        ("tiles:\n- id: 1\n  source: public\n  colour: red\n", 2, "id: 1", "quote it"),
        ("tiles:\n- id: a\n  source: public\n", 2, "the item a without colour", "colour"),
        ("tiles:\n- id: a\n  source: public\n  colour: red\n  seize: 3\n", 5, "the field seize", "doors"),
        ("tiles:\n- {id: a, source: public, colour: red, doors: [1,\n  x]}\n", 3, "doors.1: 'x'", "a whole number"),
        (
            "tiles:\n- {id: a, source: public, colour: red}\n\n- {id: a, source: public, colour: red}\n",
            4,
            "a twice",
            "once",
        ),
        ("tiles:\n- just a line\n", 2, "an item: 'just a line'", "a mapping"),
        ("bricks: []\n", 1, "the keys bricks", "one key, tiles"),
        ("tiles: {}\n", 1, "the keys tiles", "a list"),
        ("", 1, "an empty file", "one key, tiles"),
        ("tiles:\n- {id: a b, source: public, colour: red}\n", 2, "the id 'a b'", "one word"),
        ("tiles:\n- {id: 'a:b', source: public, colour: red}\n", 2, "the id 'a:b'", "one word"),
        ("tiles:\n- {id: '', source: public, colour: red}\n", 2, "the id ''", "one word"),
        ("tiles:\n- {id: a, source: public, colour: red, doors:\n   [1, -10000]}\n", 3, "-10000", "-9999 to 9999"),
        ("tiles:\n- id: a\n  source: public\n  colour: red\n  copies: -1\n", 5, "copies: -1", "0 to 999"),
        ("tiles:\n- id: a\n  source: public\n  colour: red\n  copies: 1000\n", 5, "copies: 1000", "0 to 999"),
        ("tiles:\n- id: a\n  source: public\n  colour: red\n  size: -1\n", 5, "size: -1", "a whole number >= 0"),
        ("tiles:\n- id: a\n  source: public\n  colour: red\n  size:\n", 5, "size: nothing", "a whole number"),
        (
            "tiles:\n- {id: a, source: public, colour: red, lamp: {colour:\n   pink}}\n",
            2,
            "lamp.colour: 'pink'",
            "blue",
        ),
        ("tiles:\n- {id: a, source: public, colour: red, lamp: {light: 1}}\n", 2, "the field light", "one of colour"),
        (
            "tiles:\n- {id: a, source: public, colour: red, lamp: 3}\n",
            2,
            "lamp: 3",
            "a mapping (field: value) or nothing",
        ),
        ("tiles:\n- ? [a]\n  : 1\n", 2, "unhashable", "YAML"),
        ("tiles:\n- id: a\n  id: b\n", 3, "the key id twice", "YAML"),
        ("tiles: [\n", 2, "broken YAML", "YAML"),
    ],
)
def test_bad_content_says_line_what_was_found_and_what_is_expected(
    text: str, line: int, found: str, expected: str
) -> None:
    bad = fault(text)
    assert (bad.path, bad.line) == ("tiles.yaml", line)
    assert found in bad.found
    assert expected in bad.expected
    assert str(bad).startswith(f"tiles.yaml:{line}: found ")


def test_a_file_whose_items_were_all_deleted_says_nothing() -> None:
    assert decode(b"tiles:\n", "tiles.yaml", "tiles", Tile) == []


def test_what_is_no_text_at_all_is_bad_content() -> None:
    with pytest.raises(BadContent, match="UTF-8"):
        decode(b"tiles: \xff\xfe", "tiles.yaml", "tiles", Tile)


def test_an_effect_is_registered_once_and_found_by_name() -> None:
    effects: Effects[Callable[[], str]] = Effects()
    effects.register("draw", amount=int)(lambda: "drawn")
    assert "draw" in effects
    assert list(effects) == ["draw"]
    assert effects["draw"]() == "drawn"
    assert effects.numbers("draw") == {"amount": int}
    with pytest.raises(ValueError, match="twice"):
        effects.register("draw")


@pytest.mark.parametrize(
    ("raw", "key", "found", "expected"),
    [
        ({"effect": "fly"}, "effect", "'fly'", "burn, draw"),
        ({"effect": "draw"}, "effect", "without amount", "amount: whole number"),
        ({"effect": "draw", "amount": "two"}, "amount", "'two'", "whole number for the effect draw"),
        ({"effect": "burn", "colour": "green"}, "colour", "'green'", "one of red, blue"),
        ({"effect": "burn", "colour": "red", "amount": 1}, "amount", "does not use", "only colour, least"),
    ],
)
def test_a_wrong_effect_or_number_is_found(raw: dict[str, object], key: str, found: str, expected: str) -> None:
    effects: Effects[Callable[[], None]] = Effects()
    effects.register("draw", amount=int)(lambda: None)
    effects.register("burn", colour=Literal["red", "blue"], least=int | None)(lambda: None)
    at, what, wanted = effects.fault(raw) or ("", "", "")
    assert at == key
    assert found in what
    assert expected in wanted


def test_a_number_that_may_lack_may_lack_and_common_fields_are_no_numbers() -> None:
    effects: Effects[Callable[[], None]] = Effects()
    effects.register("draw", amount=int, least=int | None)(lambda: None)
    effects.register("sleep")(lambda: None)
    assert effects.fault({"effect": "draw", "amount": 1}) is None
    assert effects.fault({"effect": "sleep", "amount": 1}, frozenset({"amount"})) is None
    assert effects.fault({"effect": ""}) is None


class Part(msgspec.Struct, frozen=True):
    power: int = 0
    loud: bool = True
    words: tuple[str, ...] = ("red",)


class Spell(Item, frozen=True):
    cost: int
    act: Part | None = None
    when: tuple[Part, ...] = ()
    steps: tuple[int, ...] = ()


def test_the_numbers_of_an_item_are_named_by_field_part_and_place() -> None:
    spell = Spell(id="x", source="public", cost=3, act=Part(power=1), when=(Part(2), Part(4)), steps=(5, 6))
    assert numbers_of(spell) == {
        "cost": 3,
        "act_power": 1,
        "when_power": 2,
        "when_2_power": 4,
        "steps": 5,
        "steps_2": 6,
    }
    assert numbers_of(Spell(id="x", source="public", cost=0)) == {"cost": 0}


def test_a_pack_replaces_items_of_the_same_id_and_adds_others(toys: Path, pack: Callable[[str], Path]) -> None:
    from toys.snap.content import Box  # type: ignore[import-not-found]  # written by this test

    folder = pack("cards:\n- {id: ace, source: rulebook, copies: 9}\n- {id: two, source: rulebook, copies: 1}\n")
    box = Box.open(Pack.open(folder, "toys"))
    assert [(c.id, c.copies) for c in box.cards.values()] == [("ace", 9), ("joker", 1), ("king", 4), ("two", 1)]
    assert [c.id for c in Box.open().cards.values()] == ["ace", "joker", "king"]


def test_a_packs_hash_is_of_its_items_not_of_its_spelling(toys: Path, pack: Callable[[str], Path]) -> None:
    one = Pack.open(pack("cards:\n- {id: ace, source: rulebook, copies: 9}\n"), "toys")
    same = Pack.open(pack("# mine\ncards:\n- copies: 9\n  id: ace\n  source: rulebook\n"), "toys")
    other = Pack.open(pack("cards:\n- {id: ace, source: rulebook, copies: 8}\n"), "toys")
    assert one.hash == same.hash == one.hash_of("snap") != other.hash
    assert one.hash_of("whist") == ""


def test_a_pack_is_read_when_opened_and_does_not_change_later(toys: Path, pack: Callable[[str], Path]) -> None:
    from toys.snap.content import Box

    opened = Pack.open(pack("cards:\n- {id: ace, source: rulebook, copies: 9}\n"), "toys")
    pack("cards:\n- {id: ace, source: rulebook, copies: 1}\n")
    assert Box.open(opened).cards["ace"].copies == 9


def test_a_misspelt_folder_game_or_kind_is_refused(toys: Path) -> None:
    folder = toys / "mine"
    with pytest.raises(BadContent, match="no such folder"):
        Pack.open(folder, "toys")
    (folder / "snap").mkdir(parents=True)
    with pytest.raises(BadContent, match="no content file"):
        Pack.open(folder, "toys")
    (folder / "snap" / "card.yaml").write_text("card: []")
    with pytest.raises(BadContent, match="the kind card; expected one of cards"):
        Pack.open(folder, "toys")
    (folder / "snap" / "card.yaml").rename(folder / "cards.yaml")
    with pytest.raises(BadContent, match="the game one of snap"):
        Pack.open(folder, "toys")


@pytest.mark.parametrize(
    ("file", "text", "message"),
    [
        ("cards.YAML", b"cards: []", "the game one of snap"),
        ("cards.yaml", b"cards: &all [*all]", r"cards.yaml:1: found the alias \*all; expected every value written"),
        ("cards.yaml", b"cards:\n- &a {id: ace}\n- {<<: *a}\n", r"cards.yaml:3: found the alias \*a"),
        ("cards.yaml", b"cards: " + b"[" * 3000 + b"]" * 3000, "more than 32 collections inside each other"),
        pytest.param("cards.yaml", b"[" * 200_000, "more than 32 collections inside each other", id="deep"),
        pytest.param("cards.yaml", b"#" * (1 << 18 | 1), "more than 262144 bytes; expected a smaller file", id="long"),
        ("ru.ftl", "name-owl = сова".encode("cp1251"), r"ru\.ftl: found .* expected a text in UTF-8"),
        ("RU.ftl", b"name-owl = owl", "<game>/ru.ftl or <game>/en.ftl"),
    ],
)
def test_a_file_that_cannot_be_read_is_bad_content(
    toys: Path, pack: Callable[[str], Path], file: str, text: bytes, message: str
) -> None:
    folder = pack("cards: []\n")
    (folder / "snap" / file).write_bytes(text)
    with pytest.raises(BadContent, match=message):
        Pack.open(folder, "toys")


def test_what_systems_leave_behind_is_no_content(toys: Path, pack: Callable[[str], Path]) -> None:
    folder = pack("cards: []\n")
    (folder / "snap" / "._cards.yaml").write_bytes(b"\x00")
    assert list(Pack.open(folder, "toys")) == [("snap", "cards")]


def test_a_packs_words_are_checked_and_do_not_change_its_hash(toys: Path, pack: Callable[[str], Path]) -> None:
    folder = pack("cards:\n- {id: owl, source: rulebook, copies: 9}\n")
    before = Pack.open(folder, "toys").hash
    (folder / "snap" / "en.ftl").write_text("name-owl = owl\n")
    assert Pack.open(folder, "toys").words == {("snap", "en"): "name-owl = owl\n"}
    assert Pack.open(folder, "toys").hash == before
    assert check(folder, "toys")
    (folder / "snap" / "en.ftl").write_text("name-owl = owl\nname-fox fox\n")
    with pytest.raises(BadContent, match=r"en\.ftl:2: found name-fox fox; expected Fluent"):
        check(folder, "toys")
    (folder / "snap" / "en.ftl").rename(folder / "snap" / "fr.ftl")
    with pytest.raises(BadContent, match=r"expected <game>/ru\.ftl or <game>/en\.ftl"):
        Pack.open(folder, "toys")


def test_check_counts_the_items_of_a_good_pack(toys: Path, pack: Callable[[str], Path]) -> None:
    assert check(pack("cards:\n- {id: ace, source: rulebook, copies: 9}\n"), "toys") == {"snap": {"cards": 1}}


@pytest.mark.parametrize(
    ("card", "message"),
    [
        ("{id: ace, source: rulebook, copies: two}", "cards.yaml:2: found copies: 'two'; expected a whole number"),
        (
            "{id: ace, source: rulebook, copies: 1, effect: fly}",
            "cards.yaml:2: found the effect 'fly'; expected one of",
        ),
        ("{id: ace, source: rulebook, copies: 1, kin: ten}", "cards.yaml:2: found kin: ten; expected the id of a card"),
    ],
)
def test_check_names_the_line_of_a_bad_pack(toys: Path, pack: Callable[[str], Path], card: str, message: str) -> None:
    with pytest.raises(BadContent, match=message):
        check(pack(f"cards:\n- {card}\n"), "toys")


def test_what_a_game_does_not_foresee_is_bad_content_too(toys: Path, pack: Callable[[str], Path]) -> None:
    folder = pack("cards:\n- {id: ace, source: rulebook, copies: 10}\n")
    with pytest.raises(
        BadContent, match=r"pack/snap: found ValueError: more than a hand can hold; expected items that"
    ):
        check(folder, "toys")


def test_export_writes_the_reconstructed_items_as_a_pack_that_checks(toys: Path) -> None:
    assert export("snap", toys / "mine", "toys", lambda id: f"called {id}") == {"cards": 2}
    text = (toys / "mine" / "snap" / "cards.yaml").read_text()
    assert "- id: ace\n" not in text
    assert "- id: king\n  source: reconstructed\n  copies: 4\n  kin: ace\n" in text
    assert "# called joker\n" in text
    assert "#   copies: whole number\n" in text
    assert "#   amount: whole number (may be left out)\n" in text
    assert "#   draw (amount: whole number): Prints the values" in text
    assert check(toys / "mine", "toys") == {"snap": {"cards": 2}}


def test_export_overwrites_nothing(toys: Path) -> None:
    export("snap", toys / "mine", "toys")
    written = toys / "mine" / "snap" / "cards.yaml"
    written.write_text("mine")
    with pytest.raises(BadContent, match=r"cards\.yaml: found a file"):
        export("snap", toys / "mine", "toys")
    assert written.read_text() == "mine"
