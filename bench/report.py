"""From series of slices to report.md and report.json. The number to trust is a ratio: per round, then the median."""

import json
import os
import platform
import re
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import mean, median

from bench.model import CHOICES, COMPILED, INTERPRETED, PEERS, Figure, Goal, Row, Series
from bench.recorded import this_toolchain
from bench.summary import five_lines

METHOD = """
Process CPU time, every contender in its own process on the same core, {rounds} rounds of slices of {seconds} s,
interleaved in an order drawn again each round. **Ratios are taken per round, then the median**; absolute rates swing
with the neighbours, "best" is what the quiet machine gives. Our rows: events on, options listed at every question,
driven by interpreted code outside the engine; a decision is an answered question with at least two answers. The peers'
rows count every action of a player, forced ones too, chance never: that favours the peers. For Catanatron the share of
ticks with a choice was counted as well, so that the ratio stands there by the same definition too. A fork is timed with
the first answer given to it. The collector of cycles looks as seldom in the peers' processes as in ours (where games
are simulated: every 50 000 new objects).
"""
BEFORE = """
Before and after: the engine's part of a rollout (its share of an imagined world, a fork, eight random answers), in
instructions, interpreted, against the last commit without a search (`python -m bench.against 715d3fd`, measured once):
Boo −5 %, Gravity Falls −12 %, Grimm Forest −12 %, Rickshank −6 %, Rigor Mortis −30 %.
"""
GOALS = "Goals"
PLAY = "Random play"


@dataclass
class GoalResult:
    """A goal and its result."""

    text: str
    reached: float
    met: bool
    alike: float | None = None
    """The ratio if only those of the peer's actions are counted that had a choice, as ours are."""
    alike_met: bool | None = None


@dataclass
class Results:
    """All results of a run."""

    rows: Sequence[Row]
    series: Mapping[str, Series]
    goals: Sequence[Goal]
    figures: Sequence[Figure]
    rounds: int
    seconds: float

    def ratio(self, row: str, over: str) -> float:
        """The median of the per-round ratios of two rates."""
        pairs = zip(self.series[row].rates, self.series[over].rates, strict=True)
        return median(ours / theirs for ours, theirs in pairs)

    def shelf_ratio(self, build: str, over: str) -> float | None:
        """The mean of the games' rates over a peer's, per round, then the median; races are left out."""
        shelf = [row.id for row in self.rows if row.group == "playouts" and row.where == build]
        shelf = [id for id in shelf if not id.startswith(("market.", "boo."))]
        if not shelf:
            return None
        ours = [mean(rates) for rates in zip(*(self.series[id].rates for id in shelf), strict=True)]
        return float(median(a / b for a, b in zip(ours, self.series[over].rates, strict=True)))

    def micros(self, row: str) -> float:
        return 1e6 / median(self.series[row].rates)

    def best_micros(self, row: str) -> float:
        return 1e6 / max(self.series[row].rates)

    def judge(self, goal: Goal) -> GoalResult:
        titles = {row.id: f"{row.title}, {row.where}" if row.where != PEERS else row.title for row in self.rows}
        if goal.over:
            reached = self.ratio(goal.row, goal.over)
            text = f"{titles[goal.row]} ≥ {goal.ratio:g}× {titles[goal.over]}"
            share = self.series[goal.over].facts.get(CHOICES)
            alike = None if share is None else reached / share
            return GoalResult(
                text, reached, reached >= goal.ratio, alike, None if alike is None else alike >= goal.ratio
            )
        reached = self.micros(goal.row)
        return GoalResult(f"{titles[goal.row]} ≤ {goal.micros:g} µs", reached, reached <= goal.micros)


def number(value: float) -> str:
    """Rounded to three digits."""
    if value >= 1000:
        return f"{round(value, -len(str(int(value))) + 3):,.0f}".replace(",", " ")
    return f"{value:.3g}"


def table(header: Sequence[str], lines: Sequence[Sequence[str]]) -> str:
    marks = ["---" if n == 0 else "---:" for n in range(len(header))]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in (header, marks, *lines)) + "\n"


def playouts(results: Results) -> str:
    lines = []
    for row in (row for row in results.rows if row.group == "playouts"):
        series = results.series[row.id]
        games = [turns / cpu for turns, cpu in zip(series.turns, series.cpu, strict=True)]
        length = sum(series.units) / max(1, sum(series.turns))
        rates = f"{number(median(series.rates))} ({number(max(series.rates))})"
        name = row.title if row.where == PEERS else f"**{row.title}**, {row.where}"
        lines.append([name, rates, number(median(games)), number(length)])
    return table(["random play", "decisions/s, median (best)", "games/s", "decisions a game"], lines)


def ratios(results: Results) -> str:
    """Each peer, and how many times its rate ours is: the measuring game, and the mean of the games."""
    peers = [row for row in results.rows if row.group == "playouts" and row.where == PEERS]
    shares = [(peer, share) for peer in peers for share in shares_of(results.series[peer.id])]
    lines = [[peer.title if share == 1 else f"{peer.title}, only its choices"] for peer, share in shares]
    header = ["against"]
    for build in (INTERPRETED, COMPILED):
        if f"market.{build}" in results.series:
            header.append(f"measuring game, {build}")
            for (peer, share), line in zip(shares, lines, strict=True):
                line.append(f"{number(results.ratio(f'market.{build}', peer.id) / share)}×")
        shelf = [results.shelf_ratio(build, peer.id) for peer, _ in shares]
        if None not in shelf:
            header.append(f"games without Boo, {build}")
            for ratio, (_, share), line in zip(shelf, shares, lines, strict=True):
                line.append(f"{number((ratio or 0.0) / share)}×")
    return table(header, lines)


def shares_of(series: Series) -> list[float]:
    """All actions of a peer; and, where it is known, the part of them that had a choice."""
    return [1.0, series.facts[CHOICES]] if CHOICES in series.facts else [1.0]


def operations(results: Results) -> str:
    return micros_table(results, "operations", "µs of CPU, median (best)")


def micros_table(results: Results, group: str, title: str) -> str:
    """A line for each title, its builds side by side."""
    cells: dict[str, dict[str, str]] = {}
    facts: dict[str, str] = {}
    for row in (row for row in results.rows if row.group == group):
        text = f"{number(results.micros(row.id))} ({number(results.best_micros(row.id))})"
        cells.setdefault(row.title, {})[row.where if row.where != PEERS else INTERPRETED] = text
        told = results.series[row.id].facts
        facts[row.title] = ", ".join(f"{number(value)} {name}" for name, value in told.items())
    lines = [[title, by.get(INTERPRETED, ""), by.get(COMPILED, ""), facts[title]] for title, by in cells.items()]
    return table([title, "interpreted", "compiled", ""], lines)


def solver(results: Results) -> str:
    lines = []
    for row in (row for row in results.rows if row.group == "solver"):
        ratio = f"{number(results.ratio(row.id, 'networkx'))}×"
        name = row.title if row.where == PEERS else f"{row.title}, {row.where}"
        lines.append([name, number(results.micros(row.id)), ratio])
    return table(["a castle, all six starting colors", "µs", "rate over networkx"], lines)


def environments(results: Results) -> str:
    lines = []
    for row in (row for row in results.rows if row.group == "environments"):
        rates = results.series[row.id].rates
        name = row.title if row.where == PEERS else f"**{row.title}**, {row.where}"
        lines.append([name, f"{number(median(rates))} ({number(max(rates))})"])
    steps = table(["environment, wrapped, with observation and mask", "steps/s, median (best)"], lines)
    return steps + "\n" + micros_table(results, "clones", "OpenSpiel state, µs of CPU, median (best)")


def rollouts(results: Results) -> str:
    """A line for each game, its builds side by side."""
    cells: dict[str, dict[str, str]] = {}
    for row in (row for row in results.rows if row.group == "rollouts"):
        rates = results.series[row.id].rates
        cells.setdefault(row.title, {})[row.where] = f"{number(median(rates))} ({number(max(rates))})"
    lines = [[title, by.get(INTERPRETED, ""), by.get(COMPILED, "")] for title, by in cells.items()]
    return table(["rollouts/s on one core, median (best)", "interpreted", "compiled"], lines)


def figures(found: Sequence[Figure]) -> str:
    lines = []
    for figure in found:
        met = "" if figure.met is None else "yes" if figure.met else "**no**"
        lines.append([figure.title, f"{number(figure.value)} {figure.unit}", figure.goal, met, figure.note])
    return table(["figure", "measured", "goal", "met", ""], lines)


def goals(judged: Sequence[GoalResult]) -> str:
    """Against all actions of the peer, and against its decisions by our definition."""
    lines = []
    for goal in judged:
        alike = ["", ""] if goal.alike is None else [number(goal.alike), said(goal.alike_met)]
        lines.append([goal.text, number(goal.reached), said(goal.met), *alike])
    return table(["goal", "reached", "met", "counting only the peer's choices", "met"], lines)


def said(met: bool | None) -> str:
    return "yes" if met else "**no**"


def machine() -> str:
    model = platform.processor()
    if Path("/proc/cpuinfo").exists():
        found = re.search(r"model name\s*: (.*)", Path("/proc/cpuinfo").read_text(encoding="utf-8"))
        model = found[1] if found else model
    load = ", ".join(f"{n:.1f}" for n in os.getloadavg()) if hasattr(os, "getloadavg") else "unknown"
    return f"{os.cpu_count()} × {model}, {platform.system()}, Python {platform.python_version()}; load average {load}."


def python_build() -> str:
    """How the Python was built that runs ours and the peers: an optimized one is a fifth quicker, for both."""
    build = this_toolchain()
    wanted = {"--enable-optimizations": "PGO", "--with-lto": "LTO"}
    optimized = [name for option, name in wanted.items() if option in build.configured]
    return f"{build.python}; built with {build.configured} ({' and '.join(optimized) or 'neither PGO nor LTO'})."


def sections(results: Results) -> dict[str, str]:
    """What the run has measured, by heading."""
    groups = {row.group for row in results.rows}
    found: dict[str, str] = {}
    if "playouts" in groups:
        found |= {PLAY: playouts(results), "Ratios": ratios(results)}
    if "operations" in groups:
        found["What a bot and a server do with a match"] = operations(results)
    if "rollouts" in groups:
        found["Rollouts of hard bots, three at a table"] = rollouts(results) + BEFORE
    if "solver" in groups:
        found["Boo's solver"] = solver(results)
    if "environments" in groups:
        found["Environments"] = environments(results)
    for group in dict.fromkeys(figure.group for figure in results.figures):
        found[group] = figures([figure for figure in results.figures if figure.group == group])
    return found


def head_of(results: Results) -> str:
    """What stands above the sections."""
    first = five_lines(results.rows, results.series, lambda peer: results.shelf_ratio(COMPILED, peer) or 0.0)
    build = f"All of it, ours and the peers, runs on {python_build()}\n"
    method = METHOD.format(rounds=results.rounds, seconds=results.seconds)
    return "\n".join(filter(None, [first, f"{machine()}\n{build}{method}"]))


def markdown(results: Results) -> str:
    judged = [results.judge(goal) for goal in results.goals]
    return page(head_of(results), sections(results) | {GOALS: goals(judged)})


def page(head: str, found: Mapping[str, str]) -> str:
    parts = [f"# Bench\n\n{head.strip()}\n"]
    return "\n\n".join([*parts, *(f"## {heading}\n\n{text.strip()}\n" for heading, text in found.items())])


def as_json(results: Results) -> str:
    rows = []
    for row in results.rows:
        series = results.series[row.id]
        told = asdict(row) | {"rates": [round(rate, 1) for rate in series.rates], "facts": series.facts}
        rows.append(told | {"median": median(series.rates), "best": max(series.rates), "turns": sum(series.turns)})
    judged = [asdict(goal) | asdict(results.judge(goal)) for goal in results.goals]
    told_figures = [asdict(figure) for figure in results.figures]
    whole = {"machine": machine(), "rounds": results.rounds, "seconds": results.seconds, "rows": rows}
    return json.dumps(whole | {"goals": judged, "figures": told_figures}, indent=1, ensure_ascii=False)
