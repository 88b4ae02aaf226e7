"""A golden changes only with its game's rules version or its own views version: tests/golden/versions.txt keeps each.

`make golden` writes goldens anew and adds a line for each new version; a line that is there never changes.
"""

import hashlib
import os
from pathlib import Path

import pytest

from igroteka.testing.golden import LARGEST, check_text, version_of

GOLDEN = Path(__file__).parents[1] / "golden"
LEDGER = GOLDEN / "versions.txt"
FILES = sorted(path for path in GOLDEN.glob("*.txt") if path != LEDGER)


def kept() -> dict[str, str]:
    """The digest of each golden under each version: `boo_2.txt 1 0f3a…`, with other views `boo_2.txt 1.2 77b1…`."""
    return dict(line.rsplit(" ", 1) for line in LEDGER.read_text(encoding="utf-8").splitlines())


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_golden_changes_only_with_its_version(path: Path) -> None:
    text = path.read_bytes()
    assert len(text) <= LARGEST
    rules, views = version_of(text.decode())
    version = f"{path.name} {rules}" if views == 1 else f"{path.name} {rules}.{views}"
    digest = hashlib.sha256(text).hexdigest()[:16]
    if os.environ.get("IGROTEKA_GOLDEN") == "write" and version not in kept():
        with LEDGER.open("a", encoding="utf-8") as ledger:
            ledger.write(f"{version} {digest}\n")
    assert version in kept(), f"{version} is new: `make golden` writes it down"
    assert kept()[version] == digest, f"{path.name} has changed: see docs/testing.md, then `make golden`"


def test_no_line_stands_twice() -> None:
    assert len(kept()) == len(LEDGER.read_text(encoding="utf-8").splitlines())


GIVEN = "# a game\nrules: 1\nplayers: 2\np0 answer D4\n  p0 table.power: 3\n# end\n"


class Rules:
    id, version = "tiny", 1


def write(path: Path, text: str, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setenv("IGROTEKA_GOLDEN", "write")
    check_text(path, Rules(), text)  # type: ignore[arg-type]  # id and version are all that it reads
    return path.read_text(encoding="utf-8")


def test_another_view_of_the_same_game_raises_the_views_version(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "tiny.txt"
    path.write_text(GIVEN, encoding="utf-8")
    second = write(path, GIVEN.replace("power", "strength"), monkeypatch)
    assert version_of(second) == (1, 2)
    assert version_of(write(path, GIVEN, monkeypatch)) == (1, 3)


def test_another_course_of_the_game_needs_a_new_rules_version(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "tiny.txt"
    path.write_text(GIVEN, encoding="utf-8")
    with pytest.raises(AssertionError, match="raise the version of tiny"):
        write(path, GIVEN.replace("D4", "D5"), monkeypatch)
    monkeypatch.setattr(Rules, "version", 2)
    second = write(path, GIVEN.replace("D4", "D5").replace("rules: 1", "rules: 2"), monkeypatch)
    assert version_of(second) == (2, 1)
