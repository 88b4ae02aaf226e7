"""Many short traces, in the manner of perft: each random game must run exactly as it did under this rules version.

A line holds players, seed, answers, rounds, winners, how it ended, and a digest of the whole log, where every answer,
event and outcome of chance stands. Written anew, like goldens, by `make golden` with a new rules version.
"""

import hashlib
from pathlib import Path

from igroteka.engine.fate import Fate
from igroteka.games.grimm_forest import GAME
from igroteka.testing import check_text
from igroteka.testing.walk import walk

FILE = Path(__file__).parents[2] / "golden" / "grimm_forest_traces.txt"
SEEDS = range(25)


def trace(players: int, seed: int) -> str:
    m = GAME.start(players, seed=seed, advanced=seed % 4 != 0, first_player="p1")
    fate = Fate(seed + 100)
    answers = 0
    while m.prompt is not None:
        walk(m, fate)
        answers += 1
    assert m.result is not None
    digest = hashlib.sha256("\n".join(entry.text() for entry in m.log).encode()).hexdigest()[:16]
    return f"{players} {seed} {answers} {m.g.round} {m.result.winners} {m.result.why} {digest}"


def test_golden_traces() -> None:
    traces = [trace(players, seed) for players in (2, 3, 4) for seed in SEEDS]
    check_text(FILE, GAME, "\n".join([f"rules: {GAME.version}", *traces]) + "\n")
