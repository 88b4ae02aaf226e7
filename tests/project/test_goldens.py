"""A golden playthrough changes only with its game's rules version: tests/golden/versions.txt keeps what each was.

`make golden` writes goldens anew and adds a line for each new version; a line that is there never changes.
"""

import hashlib
import os
from pathlib import Path

import pytest

from igroteka.testing.golden import LARGEST, version_of

GOLDEN = Path(__file__).parents[1] / "golden"
LEDGER = GOLDEN / "versions.txt"
FILES = sorted(path for path in GOLDEN.glob("*.txt") if path != LEDGER)


def kept() -> dict[str, str]:
    """The digest of each golden under each version: `boo_2.txt 1 0f3a…`."""
    return dict(line.rsplit(" ", 1) for line in LEDGER.read_text(encoding="utf-8").splitlines())


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_golden_changes_only_with_the_rules_version(path: Path) -> None:
    text = path.read_bytes()
    assert len(text) <= LARGEST
    version = f"{path.name} {version_of(text.decode())}"
    digest = hashlib.sha256(text).hexdigest()[:16]
    if os.environ.get("IGROTEKA_GOLDEN") == "write" and version not in kept():
        with LEDGER.open("a", encoding="utf-8") as ledger:
            ledger.write(f"{version} {digest}\n")
    assert version in kept(), f"{version} is new: `make golden` writes it down"
    assert kept()[version] == digest, f"{path.name} has changed: raise the game's rules version, then `make golden`"


def test_no_line_stands_twice() -> None:
    assert len(kept()) == len(LEDGER.read_text(encoding="utf-8").splitlines())
