"""A run from its plan to its files; stopped at any moment, it goes on where it was."""

from __future__ import annotations

from pathlib import Path
from typing import Final, Protocol

import msgspec

from igroteka.lab.runs.box import keep_changes
from igroteka.lab.runs.columns import clear_leftovers, is_written
from igroteka.lab.runs.extra import parquet
from igroteka.lab.runs.line_file import adding_to, lines_of
from igroteka.lab.runs.plan import TRAJECTORIES, Plan, keep_plan
from igroteka.lab.runs.played_game import table_of
from igroteka.lab.runs.run_workers import Done, RunJob, Runner

TIMES_FILE: Final = "times.jsonl"
"""What each part took on this machine: the one file of a run that is not the same everywhere."""


FIELDS_FILE: Final = "fields.json"


class Watch(Protocol):
    """Who is told how far a run has come, in games."""

    def resume(self, there: int) -> None: ...
    def reach(self, done: int) -> None: ...


def run(plan: Plan, folder: Path, runner: Runner, content: str | None = None, watch: Watch | None = None) -> int:
    """Play what is not there yet; how many games that was."""
    parquet()
    keep_plan(folder, plan)
    keep_changes(folder, content, plan.game)
    clear_leftovers(folder, plan)
    if TRAJECTORIES in plan.keep:
        describe(plan, folder)
    parts = [part for part in plan.parts() if not is_written(folder, part)]
    there = plan.games - sum(part.end - part.first for part in parts)
    played = 0
    if not parts:
        return played
    if watch is not None:
        watch.resume(there)
    with adding_to(folder / TIMES_FILE) as times:
        for done in runner(RunJob(plan, str(folder), content), parts):
            played += done.games
            times.write(msgspec.json.encode(done) + b"\n")
            times.flush()
            if watch is not None:
                watch.reach(there + played)
    return played


def describe(plan: Plan, folder: Path) -> None:
    """What the numbers of observations and actions are, for who has the folder alone."""
    table = table_of(plan.game, plan.players, tuple(plan.settings.items()))
    fields = [
        {"name": field.name, "size": field.size, "kind": field.kind, "highs": field.highs, "meaning": field.meaning}
        for field in table.observing.features
    ]
    actions = [table.actions.name(number) for number in range(table.actions.size)]
    told = {"observation": fields, "actions": actions}
    (folder / FIELDS_FILE).write_bytes(msgspec.json.format(msgspec.json.encode(told), indent=2) + b"\n")


def read_times(folder: Path) -> list[Done]:
    return [msgspec.json.decode(line, type=Done) for line in lines_of(folder / TIMES_FILE)]
