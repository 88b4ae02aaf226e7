"""Many short traces, in the manner of perft: each random game must run exactly as it did under this rules version.

A line holds players, seed, answers, rounds, winners, how it ended, and a digest of the whole log, where every answer,
event and outcome of chance stands. Written anew, like goldens, with IGROTEKA_GOLDEN=write and a new rules version.
"""

import hashlib
import os
from pathlib import Path

from igroteka.engine.fate import Fate
from igroteka.games.grimm_forest import GAME
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


def test_every_game_runs_as_it_did() -> None:
    now = [f"rules: {GAME.version}", *[trace(players, seed) for players in (2, 3, 4) for seed in SEEDS]]
    kept = FILE.read_text(encoding="utf-8").splitlines() if FILE.exists() else [""]
    if os.environ.get("IGROTEKA_GOLDEN") == "write" and kept != now:
        assert kept[0] != now[0], "the traces change: raise the version of grimm_forest"
        FILE.write_text("\n".join(now) + "\n", encoding="utf-8")
        kept = now
    assert now == kept
