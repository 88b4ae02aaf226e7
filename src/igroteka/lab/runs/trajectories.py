"""What agents saw, might do, did and got, as arrays of NumPy: `lab run --trajectories` read part by part."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from igroteka.lab.runs.columns import is_written
from igroteka.lab.runs.extra import Missing, parquet
from igroteka.lab.runs.plan import TRAJECTORIES, BadRun, read_plan


def arrays_of(folder: Path) -> Iterator[dict[str, Any]]:
    """Of each part, which has the picks of whole games in their order: `observation` and `mask` with a row for each
    pick, `action`, `reward`, `over`, `seat`, `game`, `number` and `question`."""
    try:
        import numpy as np
    except ImportError:
        raise Missing("numpy", "research") from None
    plan, pq = read_plan(folder), parquet()
    if TRAJECTORIES not in plan.keep:
        raise BadRun(f"{folder}: a run without trajectories; run with --trajectories into another folder")
    for part in plan.parts():
        if is_written(folder, part):
            table = pq.read_table(folder / TRAJECTORIES / part.file)
            found: dict[str, Any] = {}
            for name in table.column_names:
                column = table[name]
                if name in ("observation", "mask"):
                    rows = b"".join(column.to_pylist())
                    found[name] = np.frombuffer(rows, np.uint8).reshape(table.num_rows, -1)
                elif name == "question":
                    found[name] = column.to_pylist()
                else:
                    found[name] = column.to_numpy()
            yield found
