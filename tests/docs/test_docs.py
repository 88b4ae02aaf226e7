"""The Python of the pages runs as it stands, and so do the laboratory's commands, with fewer games."""

import re
from pathlib import Path

import pytest

from igroteka.cli import main

ROOT = Path(__file__).parent.parent.parent
PAGES = sorted((ROOT / "docs").rglob("*.md"))
BLOCK = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("page", PAGES, ids=lambda p: p.name)
def test_the_python_of_a_page_runs(page: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {"__name__": page.stem}
    text = page.read_text(encoding="utf-8")
    for block in BLOCK.finditer(text):
        line = text[: block.start()].count("\n") + 1
        exec(compile("\n" * line + block[1], str(page), "exec"), names)


LAB = ROOT / "docs/lab.md"
COMMAND = re.compile(r"^igroteka (.+)$", re.MULTILINE)
FEW = ["--games", "2", "--bots", "random", "--workers", "1"]
FEWER = {"run": FEW, "sweep": FEW, "ablate": [*FEW, "--takers", "1"]}
"""What is added to a command, so that it takes no hours; the last of two values counts."""
CLUSTER = "--ray"
SEARCH = "puzzles"
"""A search through games takes long however few they are; tests/lab runs it."""


def commands_of_the_laboratory() -> list[list[str]]:
    found = [command[1].split() for command in COMMAND.finditer(LAB.read_text(encoding="utf-8"))]
    return [[*words, *FEWER.get(words[1], [])] for words in found if words[1] != SEARCH]


def test_the_commands_of_the_laboratory_run(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    commands = [words for words in commands_of_the_laboratory() if CLUSTER not in words]
    assert {words[1] for words in commands} == {"run", "report", "compare", "sweep", "ablate", "export"}
    for words in commands:
        assert main(words) == 0, words
    assert (tmp_path / "runs/rickshank/report.html").exists()


@pytest.mark.soak
def test_the_commands_for_a_cluster_run_on_one_of_this_machine(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    for words in commands_of_the_laboratory():
        if CLUSTER in words:
            words[words.index(CLUSTER) + 1] = "local"
            assert main(words) == 0
            assert (tmp_path / "runs/million/games").exists()


GUIDE = ROOT / "docs/adding-a-game.md"
HEADING = re.compile(r"^#{2,3} (.*)$", re.MULTILINE)
MOST_WORDS = 200


def test_the_guide_is_in_short_sections_and_its_contents_lead_to_them() -> None:
    text = re.sub(r"```.*?```", "", GUIDE.read_text(encoding="utf-8"), flags=re.DOTALL)
    _, *parts = HEADING.split(text)
    sections = dict(zip(parts[::2], parts[1::2], strict=True))
    long = {name: count for name, body in sections.items() if (count := len(re.findall(r"[\w'’]+", body))) > MOST_WORDS}
    assert not long
    anchors = {re.sub(r"[^\w -]", "", name).lower().replace(" ", "-") for name in sections}
    assert set(re.findall(r"\]\(#([\w-]+)\)", text)) <= anchors
    assert text.count("](#") >= 15
