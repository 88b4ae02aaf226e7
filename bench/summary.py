"""The five lines with which the report begins: what is fast, against whom, by which definition, where we lose."""

from collections.abc import Callable, Mapping, Sequence
from statistics import median

from bench.model import CHOICES, COMPILED, INTERPRETED, PEERS, Row, Series

IN_PYTHON = ("catanatron", "pyminion", "uno_game", "connect_four_game")
"""Each as it is quickest: without the observations that a researcher would ask for."""
IN_CPP = ("gin_rummy", "gin_rummy_dealt", "hanabi", "hanabi_dealt", "hearts", "hearts_dealt")


def five_lines(rows: Sequence[Row], series: Mapping[str, Series], ratio: Callable[[str], float]) -> str:
    """Empty where not both builds and all these peers were measured. `ratio`: the mean of our games, compiled, over a
    peer."""
    rates = {build: rates_of(rows, series, build) for build in (INTERPRETED, COMPILED)}
    if not all(rates.values()) or not {*IN_PYTHON, *IN_CPP} <= series.keys():
        return ""
    titles = {row.id: row.title for row in rows if row.where == PEERS}
    ratios = {id: ratio(id) for id in (*IN_PYTHON, *IN_CPP)}

    def told(ids: Sequence[str]) -> str:
        return "; ".join(f"{ratios[id]:.2g}× {titles[id]}" for id in ids) or "none"

    won = [id for id in IN_CPP if ratios[id] >= 1]
    lost = [id for id in (*IN_PYTHON, *IN_CPP) if ratios[id] < 1]
    choices = ratios["catanatron"] / series["catanatron"].facts.get(CHOICES, 1.0)
    share = median(rates[INTERPRETED]) / median(rates[COMPILED])
    lines = [
        f"**What is fast**: games of random answers. Compiled, our four games of turns take "
        f"{thousands(min(rates[COMPILED]))} to {thousands(max(rates[COMPILED]))} decisions a second on one core; "
        f"interpreted, as the plain wheel plays them, {share:.2f} of that. Every rule is played, every possible answer "
        "listed, every event logged.",
        f"**Against whom**: on the mean of these games we are, against engines in Python, {told(IN_PYTHON)}; and "
        f"against engines in C++, {told(won)}.",
        "**By which definition**: a decision is an answered question that had at least two answers. Of the peers every "
        f"action counts, those without a choice too; counted as ours are, it is {choices:.2g}× Catanatron. All are "
        "driven from interpreted Python, each in a process of its own on the same core.",
        f"**Where we lose**: {told(lost)}. Already dealt, a peer does not pay for its deal; ours always do.",
        "**What no factor says**: a decision is not equal work everywhere. In hearts, a card is put on a trick; in "
        "our games a question with its answers, what follows, events and who sees them, a log to undo.",
    ]
    return "\n".join(f"{n}. {line}" for n, line in enumerate(lines, 1)) + "\n"


def rates_of(rows: Sequence[Row], series: Mapping[str, Series], build: str) -> list[float]:
    """Of the games of turns: Boo is a race, in which most random answers are wrong calls."""
    played = [row.id for row in rows if row.group == "playouts" and row.where == build]
    return [median(series[id].rates) for id in played if not id.startswith(("market.", "boo."))]


def thousands(rate: float) -> str:
    return f"{round(rate, -3):,.0f}".replace(",", " ")
