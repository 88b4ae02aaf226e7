"""`igroteka content`: a pack exported, checked and played with."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
import yaml

from igroteka.bots import play, player
from igroteka.cli.commands.content import describer
from igroteka.content import Pack
from igroteka.content.items import contents
from igroteka.content.pack import kinds_of
from igroteka.content.packs import check, export
from igroteka.games import games
from tests.cli.run import mistake, output_of

GAMES = list(games)


@pytest.mark.parametrize("game", GAMES)
def test_every_file_of_content_has_its_kind(game: str) -> None:
    kinds, _ = contents(f"igroteka.games.{game}")
    assert sorted(kinds) == kinds_of(f"igroteka.games.{game}")


@pytest.mark.parametrize("game", GAMES)
def test_what_is_exported_checks_and_changes_nothing(game: str, tmp_path: Path) -> None:
    counts = export(game, tmp_path)
    if counts:
        assert check(tmp_path) == {game: counts}
        assert decisions(game, Pack.open(tmp_path)) == decisions(game, None)


def decisions(game: str, pack: Pack | None) -> int:
    match = games[game].start(games[game].least, seed=5, pack=pack, listen=False, forkable=False)
    return play(match, [player(games[game], "random", 5, seat) for seat in range(games[game].least)])


@pytest.mark.parametrize("game", GAMES)
def test_an_exported_pack_has_only_what_is_reconstructed_and_names_it(game: str, tmp_path: Path) -> None:
    for kind in export(game, tmp_path, describe=describer(game, "ru")):
        text = (tmp_path / game / f"{kind}.yaml").read_text(encoding="utf-8")
        assert text.startswith(f"# {game}, {kind}: ")
        assert {item["source"] for item in yaml.safe_load(text)[kind]} == {"reconstructed"}


def test_a_pack_goes_through_the_command_line(tmp_path: Path) -> None:
    exported = json.loads(output_of("content", "export", "boo", tmp_path / "mine", "--json"))
    checked = json.loads(output_of("content", "check", tmp_path / "mine", "--json"))
    assert checked == {"hash": Pack.open(tmp_path / "mine").hash, "items": exported}
    output_of("simulate", "boo", "--games", 1, "--content", tmp_path / "mine")


def test_export_into_a_pack_that_is_there_changes_nothing(tmp_path: Path) -> None:
    output_of("content", "export", "boo", tmp_path)
    before = {file: file.read_text() for file in tmp_path.rglob("*.yaml")}
    assert before
    assert "expected a folder to write into that has none yet" in mistake("content", "export", "boo", tmp_path)
    assert {file: file.read_text() for file in tmp_path.rglob("*.yaml")} == before


def test_a_mistake_in_a_pack_is_told_with_file_and_line(tmp_path: Path) -> None:
    output_of("content", "export", "boo", tmp_path)
    file = next((tmp_path / "boo").glob("*.yaml"))
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace("  source: reconstructed", "  source: hearsay", 1), encoding="utf-8")
    line = 1 + text.splitlines().index("  source: reconstructed")
    expected = f"{file}:{line}: found source: 'hearsay'; expected one of rulebook, public, inferred, reconstructed"
    assert expected in mistake("content", "check", tmp_path)
    assert expected in mistake("simulate", "boo", "--content", tmp_path)
    assert expected in mistake("play", "boo", "--content", tmp_path)


def test_mistakes_of_the_command_line(tmp_path: Path) -> None:
    assert "no game 'chess'" in mistake("content", "export", "chess", tmp_path)
    assert "no such folder" in mistake("content", "check", tmp_path / "none")
    assert not list(tmp_path.iterdir())
