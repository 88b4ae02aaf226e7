"""The box of a game with one file: fields are read off it, and packs are held to them."""

import sys
from pathlib import Path
from typing import Any

import pytest

from igroteka.content import BadContent, Pack, one_file
from igroteka.content.items import contents
from igroteka.content.pack import kinds_of

BOX = """
cards:
- {id: crow, source: public, cost: 2, text: caw}
- {id: owl, source: public, cost: 3}
places:
- {id: wood, source: inferred, next: [hill]}
"""


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    name = f"box_{tmp_path.name.replace('-', '_')}"
    (tmp_path / name).mkdir()
    (tmp_path / name / "__init__.py").touch()
    (tmp_path / name / "content.yaml").write_text(BOX, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    return name


def packed(package: str, text: str) -> Pack:
    return Pack("folder", {(package, "cards"): text.encode()})


def test_items_have_the_fields_of_the_file(package: str) -> None:
    box: Any = one_file(package).open()
    assert (box["cards"]["crow"].cost, box["cards"]["crow"].text, box["cards"]["owl"].text) == (2, "caw", None)
    assert box["places"]["wood"].next == ["hill"]
    assert kinds_of(package) == ["cards", "places"] == sorted(contents(package)[0])
    assert package in sys.modules


def test_a_pack_replaces_and_adds_items(package: str) -> None:
    pack = packed(package, "cards:\n- {id: owl, source: rulebook, cost: 9}\n- {id: fox, source: rulebook, cost: 1}\n")
    box: Any = one_file(package).open(pack)
    assert {id: card.cost for id, card in box["cards"].items()} == {"crow": 2, "owl": 9, "fox": 1}


@pytest.mark.parametrize(
    ("item", "wrong"),
    [
        ("{id: fox, source: rulebook}", "cost"),
        ("{id: fox, source: rulebook, cost: many}", "cost"),
        ("{id: fox, source: rulebook, cost: 1, wings: 2}", "wings"),
    ],
)
def test_a_pack_is_held_to_the_fields(package: str, item: str, wrong: str) -> None:
    with pytest.raises(BadContent, match=wrong):
        one_file(package).open(packed(package, f"cards:\n- {item}\n"))


def test_a_file_of_another_form_is_refused(package: str, tmp_path: Path) -> None:
    (tmp_path / package / "content.yaml").write_text("- crow\n", encoding="utf-8")
    with pytest.raises(BadContent, match="for each kind a list of items"):
        one_file(package).open()
