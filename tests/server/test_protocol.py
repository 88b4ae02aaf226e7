"""The client's types are what the structs of the Python side say."""

from pathlib import Path

import pytest

from tools.typescript import files

ROOT = Path(__file__).parents[2]
FILES = files()


@pytest.mark.parametrize("path", FILES)
def test_the_clients_types_are_written_from_our_structs(path: str) -> None:
    written = (ROOT / path).read_text(encoding="utf-8")
    assert written == FILES[path], "run `python -m tools.typescript`"
