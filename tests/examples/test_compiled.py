"""The sixth game plays beside compiled rules: its own package stays interpreted."""

import sys
from pathlib import Path

import pytest

from tests.examples.installed import LIARS_DICE, build
from tests.project.test_builds import copy_of_the_tree, run

PLAYED = """
import igroteka.engine.match as rules
from igroteka import games
from igroteka.bots import play, player
print(rules.__file__.endswith(".so"))
match = games["liars_dice"].start(4, seed=5)
play(match, [player(games["liars_dice"], "hard", 5, seat) for seat in range(4)])
print(match.result.rule, games.load(match.save()).result.rule)
"""


@pytest.mark.soak
def test_it_plays_beside_compiled_rules(tmp_path: Path) -> None:
    tree = copy_of_the_tree(tmp_path / "tree")
    run([sys.executable, "tools/compile.py"], tree)
    site = tmp_path / "site"
    site.mkdir()
    build(LIARS_DICE, site)
    path = f"{tree / 'src'}:{site}"
    assert run([sys.executable, "-c", PLAYED], tree, PYTHONPATH=path).split() == ["True", "LD-025", "LD-025"]
    plain = ["-p", "no:asyncio", "-p", "no:xdist", "-p", "no:cacheprovider"]
    assert "passed" in run([sys.executable, "-m", "pytest", "-q", *plain, "tests"], LIARS_DICE, PYTHONPATH=path)
