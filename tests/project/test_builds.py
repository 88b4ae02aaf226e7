"""The builds: the compiled one, which must play the same games, and the wheels: the pure one and the compiled one.

They take minutes, so they run in `make soak`.
"""

import json
import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from igroteka.packages import own_games

ROOT = Path(__file__).parents[2]
GAMES = own_games()

DECIDE = """
from igroteka.bots.chair import Chair
from tests.bots.test_honest import SEARCHED, hard_decision, positions
for game in SEARCHED:
    print([hard_decision(Chair(match, seat), game, n) for n, (match, seat) in enumerate(positions(game, 5, 6))])
"""

pytestmark = pytest.mark.soak


def copy_of_the_tree(place: Path) -> Path:
    """The files that git has, without anything compiled."""
    names = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True).stdout.decode()
    for name in filter(None, names.split("\0")):
        if (ROOT / name).is_file() and not name.startswith("web/"):
            (place / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, place / name)
    return place


def run(command: list[str], place: Path, **environment: str) -> str:
    done = subprocess.run(
        command, cwd=place, env={**os.environ, **environment}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-4000:]
    return done.stdout


def test_compiled_games_keep_goldens_laws_and_rules_and_hard_bots_decide_the_same(tmp_path: Path) -> None:
    tree = copy_of_the_tree(tmp_path)
    path = os.pathsep.join([str(tree / "src"), str(tree)])
    decided = run([sys.executable, "-c", DECIDE], tree, PYTHONPATH=path)
    told = run([sys.executable, "tools/compile.py", "tests/slices/market.py"], tree)
    assert "refuses" not in told, told
    where = "import igroteka.engine.match as m, tests.slices.market as k; print(m.__file__, k.__file__)"
    files = run([sys.executable, "-c", where], tree, PYTHONPATH=path).split()
    assert [Path(file).suffix for file in files] == [".so", ".so"]
    assert all(file.startswith(str(tree)) for file in files)
    assert run([sys.executable, "-c", DECIDE], tree, PYTHONPATH=path) == decided
    # A second call finds nothing to do.
    assert "nothing changed" in run([sys.executable, "tools/compile.py", "tests/slices/market.py"], tree)
    tests = ["tests/engine", "tests/games"]
    run(
        [sys.executable, "-m", "pytest", "-q", "-m", "not soak", "-p", "no:cacheprovider", *tests],
        tree,
        PYTHONPATH=path,
    )


def test_the_wheel_is_pure_whole_and_works_in_an_empty_environment(tmp_path: Path) -> None:
    tree = copy_of_the_tree(tmp_path / "tree")
    (tree / "src/igroteka/engine/match.cpython-311-x86_64-linux-gnu.so").write_bytes(b"compiled")
    uv = str(ROOT / ".tools/bin/uv")
    run([uv, "build", "--quiet", "--wheel", "--no-python-downloads", "--out-dir", str(tmp_path / "dist"), "."], tree)
    (wheel,) = (tmp_path / "dist").glob("*.whl")
    assert wheel.name.endswith("-py3-none-any.whl")
    names = set(zipfile.ZipFile(wheel).namelist())
    assert not [name for name in names if name.endswith((".so", ".pyc"))]
    for game in GAMES:
        for part in ("__init__.py", "rules.yaml", "text/ru.ftl", "text/en.ftl"):
            assert f"igroteka/games/{game}/{part}" in names
    assert "igroteka/py.typed" in names
    empty = tmp_path / "empty"
    run([uv, "venv", "--quiet", "--no-python-downloads", "--python", sys.executable, str(empty)], tmp_path)
    run([uv, "pip", "install", "--quiet", "--python", str(empty / "bin/python"), str(wheel)], tmp_path)
    listed = json.loads(run([str(empty / "bin/igroteka"), "games", "--json"], tmp_path))
    assert [game["id"] for game in listed] == list(GAMES)
    command = [
        str(empty / "bin/igroteka"),
        "simulate",
        "boo",
        "--players",
        "2",
        "--games",
        "2",
        "--seed",
        "1",
        "--json",
    ]
    assert json.loads(run(command, tmp_path))["games"] == 2
