"""What the tree may hold: locks without host names, no local paths, files of readable size, correct READMEs."""

import json
import re
import subprocess
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

MOST_LINES = 520
BINARY = {".png", ".jpg", ".webp", ".ico", ".woff2", ".gz", ".zst", ".mp3", ".ogg", ".wav", ".save", ".bin", ".onnx"}
MACHINE = re.compile(r"(?<![\w.$}~-])/(?:home|root|Users|work|opt)/[\w.-]+")
UNFINISHED = re.compile("|".join(["TO" + "DO", "FIX" + "ME", "X" * 3]))
COMMAND = re.compile(r"\bmake ([a-z][a-z0-9-]*)")
IGROTEKA = re.compile(r"\.venv/bin/igroteka ([a-z]+)")


@cache
def tracked() -> list[Path]:
    """The files that git has."""
    command = ["git", "ls-files", "-z"]
    names = subprocess.run(command, cwd=ROOT, capture_output=True, check=True).stdout.decode().split("\0")
    return [ROOT / name for name in sorted(set(names)) if name and (ROOT / name).is_file()]


def texts(*suffixes: str) -> list[tuple[Path, str]]:
    chosen = [p for p in tracked() if p.suffix not in BINARY and (not suffixes or p.suffix in suffixes)]
    return [(path.relative_to(ROOT), path.read_text(encoding="utf-8")) for path in chosen]


def targets() -> set[str]:
    return set(re.findall(r"^([a-z0-9-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))


def test_python_locks_name_no_host() -> None:
    locks = [path for path in tracked() if path.suffix == ".lock"]
    assert len(locks) >= 3
    for lock in locks:
        assert "://" not in lock.read_text(), lock
        assert "--hash=sha256:" in lock.read_text(), lock


def test_locks_that_name_hosts_are_not_tracked() -> None:
    assert not {path.name for path in tracked()} & {"uv.lock", "pylock.toml"}


def test_npm_locks_name_no_host() -> None:
    for lock in (path for path in tracked() if path.name == "package-lock.json"):
        packages = json.loads(lock.read_text())["packages"]
        assert not [name for name, package in packages.items() if "resolved" in package]
        assert "omit-lockfile-registry-resolved=true" in (lock.parent / ".npmrc").read_text()


def test_no_file_names_a_path_of_a_machine() -> None:
    ours = {Path("tests/project/test_tree.py")}
    assert not [f"{path}: {found[0]}" for path, text in texts() if path not in ours and (found := MACHINE.search(text))]


def test_every_python_file_can_be_read_at_a_sitting() -> None:
    long = {str(path): n for path, text in texts(".py", ".pyi") if (n := text.count("\n")) >= MOST_LINES}
    assert not long


def test_nothing_is_left_for_later() -> None:
    kinds = (".py", ".ts", ".svelte", ".ftl", ".yaml", ".toml", ".md", ".css")
    marks = [f"{path}: {found[0]}" for path, text in texts(*kinds) if (found := UNFINISHED.search(text))]
    assert not marks


def test_no_test_is_skipped() -> None:
    skips = re.compile(r"mark\.(skip|skipif|xfail)\b|pytest\.(skip|xfail|importorskip)\(|unittest\.skip|time\.sleep\(")
    ours = Path("tests/project/test_tree.py")
    tests = [(path, text) for path, text in texts(".py") if path.parts[0] == "tests" and path != ours]
    assert not [f"{path}: {found[0]}" for path, text in tests if (found := skips.search(text))]


def test_compiled_modules_are_not_older_than_their_source() -> None:
    stale = []
    for library in (ROOT / "src/igroteka").rglob("*.so"):
        source = library.with_name(library.name.split(".")[0] + ".py")
        if not source.exists() or source.stat().st_mtime > library.stat().st_mtime:
            stale.append(str(source.relative_to(ROOT)))
    assert not stale, "stale compiled modules: `make compile`, or `make uncompile`"


@pytest.mark.parametrize("name", ["README.md", "README.ru.md", "CONTRIBUTING.md", "docs/README.md"])
def test_the_commands_of_the_readme_exist(name: str) -> None:
    text = (ROOT / name).read_text(encoding="utf-8")
    assert set(COMMAND.findall(text)) <= targets()


@pytest.mark.parametrize("name", ["README.md", "README.ru.md"])
def test_the_readme_names_the_two_commands(name: str) -> None:
    text = (ROOT / name).read_text(encoding="utf-8")
    assert {"play", "test"} <= set(COMMAND.findall(text))


def test_links_between_documents_lead_somewhere() -> None:
    link = re.compile(r"\]\((?!https?://|#|mailto:)([^)#\s]+)")
    code = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)
    broken = []
    for path, whole in texts(".md"):
        text = code.sub("", whole)
        broken += [f"{path}: {to}" for to in link.findall(text) if not (ROOT / path.parent / to).exists()]
    assert not broken


def test_continuous_integration_runs_make_test_and_nothing_else() -> None:
    script = (ROOT / ".ci/run").read_text().splitlines()
    assert (ROOT / ".ci/run").stat().st_mode & 0o111
    assert [line for line in script if line and not line.startswith(("#", "set ", "cd "))] == ["exec make test"]


def test_each_target_of_the_makefile_that_people_use_says_what_it_does() -> None:
    needed = {"setup", "play", "test", "soak", "compile", "bench", "trace", "mutants", "wheel", "lint", "lock", "clean"}
    told = set(re.findall(r"^([a-z0-9-]+):.*## ", (ROOT / "Makefile").read_text(), re.MULTILINE))
    assert needed <= told
