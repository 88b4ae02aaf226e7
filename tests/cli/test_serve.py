"""`igroteka serve` and `igroteka backup`: mistakes are reported before anything starts, and leave nothing behind."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from igroteka.server.base.config import DATABASE
from tests.cli.run import mistake


@pytest.mark.parametrize(
    ("args", "what"),
    [
        (("--max-tables", "0"), "--max-tables: '0': write a number from 1 on"),
        (("--keep-days", "-3"), "--keep-days: '-3': write a number from 1 on"),
        (("--keep-days", "long"), "--keep-days: 'long'"),
        (("--content", ""), "--content: say which folder"),
    ],
)
def test_mistakes_of_the_command_line(args: tuple[str, ...], what: str, tmp_path: Path) -> None:
    assert what in mistake("serve", "--port", 0, "--data", tmp_path / "data", *args)
    assert not list(tmp_path.iterdir())


def test_a_pack_that_no_table_could_be_played_with(tmp_path: Path) -> None:
    file = tmp_path / "pack" / "rickshank" / "cards.yaml"
    file.parent.mkdir(parents=True)
    file.write_text("cards:\n- {id: owl, source: rulebook, type: rick, cost: dear, copies: 1}\n")
    line = mistake("serve", "--port", 0, "--data", tmp_path / "data", "--content", tmp_path / "pack")
    assert f"{file}:2: found cost: 'dear'; expected a whole number" in line
    assert not (tmp_path / "data").exists()


def test_a_backup_into_a_folder_leaves_nothing_behind(tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    with closing(sqlite3.connect(tmp_path / "data" / DATABASE)) as games:
        games.execute("CREATE TABLE kept (n)")
    (tmp_path / "copies").mkdir()
    assert "a folder; say which file in it" in mistake("backup", tmp_path / "copies", "--data", tmp_path / "data")
    assert "there is no such folder" in mistake("backup", tmp_path / "none" / "copy", "--data", tmp_path / "data")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["copies", "data"]
