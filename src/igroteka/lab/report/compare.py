"""`lab compare`: two runs on the same seeds, game by game; and what an item does, by playing without it."""

from __future__ import annotations

from pathlib import Path

import msgspec

from igroteka.games import games
from igroteka.lab.report.findings import games_of, win_share
from igroteka.lab.report.statistics import Estimate, Sums, z_of
from igroteka.lab.runs.columns import Row
from igroteka.lab.runs.plan import BadRun, Plan, read_plan


class Difference(msgspec.Struct, frozen=True):
    """A measure in both runs, and the mean of its differences, B less A, over games of equal seeds."""

    measure: str
    a: float
    b: float
    difference: Estimate
    remarkable: bool
    """The interval excludes 0, at a risk of one in twenty for all measures together."""


def measures(row: Row, plan: Plan) -> dict[str, float]:
    """What is compared of a game; where all win together, no seat by itself."""
    found: dict[str, float] = {"decisions": row["decisions"]}
    if row["time"]:
        found["minutes"] = row["time"] / 60_000
    if games[plan.game].cooperative:
        return found | {"won together": float(bool(row["winners"]))}
    found["lead changes"] = row["lead_changes"]
    for seat in range(plan.players):
        found[f"victory of seat {seat + 1}"] = win_share(plan.game, row["winners"], seat)
        found[f"score of seat {seat + 1}"] = row["scores"][seat]
    if row["starter"] >= 0:
        found["victory of who plays first"] = win_share(plan.game, row["winners"], row["starter"])
    found["won by anybody"] = float(bool(row["winners"]))
    return found


def compare(a: Path, b: Path) -> list[Difference]:
    """Paired: luck that both runs share cancels out."""
    plan = read_plan(a)
    refuse_others(a, b)
    sums: dict[str, tuple[Sums, Sums, Sums]] = {}
    for row_a, row_b in zip(games_of(a), games_of(b), strict=False):
        if row_a["seed"] != row_b["seed"]:
            raise BadRun(f"{a} and {b}: game {row_a['game']} has another seed; finish both runs first")
        values_a, values_b = measures(row_a, plan), measures(row_b, plan)
        for name, value in values_a.items():
            if name in values_b:
                first, second, between = sums.setdefault(name, (Sums(), Sums(), Sums()))
                first.add(value)
                second.add(values_b[name])
                between.add(values_b[name] - value)
    z = z_of(tries=len(sums))
    return [
        Difference(name, first.mean, second.mean, between.estimate(), between.estimate(z).excludes(0.0))
        for name, (first, second, between) in sums.items()
    ]


def refuse_others(a: Path, b: Path) -> None:
    """Runs that no seed makes alike."""
    first, second = read_plan(a), read_plan(b)
    for name in ("game", "players", "seed"):
        there, here = getattr(first, name), getattr(second, name)
        if there != here:
            raise BadRun(f"{name} is {there} in {a}, {here} in {b}: only runs on the same seeds are compared")


def text_of(a: Path, b: Path, differences: list[Difference]) -> str:
    """The comparison as text: a line for each measure, the remarkable ones marked."""
    count = differences[0].difference.count if differences else 0
    lines = [f"A {a}, B {b}: {count} games on the same seeds", f"{'':34}{'A':>10}{'B':>10}{'B - A':>10}  95 %"]
    for each in differences:
        d = each.difference
        mark = "  *" if each.remarkable else ""
        lines.append(
            f"{each.measure:34}{each.a:10.3f}{each.b:10.3f}{d.value:+10.3f}  {d.low:+.3f} to {d.high:+.3f}{mark}"
        )
    if any(each.remarkable for each in differences):
        lines.append("* chance alone would hardly do that, even among so many measures")
    return "\n".join(lines)
