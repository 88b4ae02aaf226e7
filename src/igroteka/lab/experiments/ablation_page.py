"""What `lab ablate` has found, as a page."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from igroteka.content.words import Words
from igroteka.lab.experiments.ablate import LEAST_LOOKED_AT, Effect
from igroteka.lab.report.charts import MINUS, deviation, whole
from igroteka.lab.report.html import Cell, Plot, document, folded
from igroteka.lab.report.remarks import name_of
from igroteka.lab.report.statistics import Estimate
from igroteka.lab.runs.box import read_changes
from igroteka.lab.runs.plan import read_plan


def write_ablation(effects: Sequence[Effect], base: Path, out: Path) -> None:
    """`base`: the folder of the games as they are."""
    plan = read_plan(base)
    words = Words(plan.game, "en")
    about = f"{whole(plan.games)} games · {plan.players} players ({', '.join(plan.bots)}) · seed {plan.seed}"
    body = "\n".join([*changes(base, words), *worth(effects, words), *boxes(effects, words)])
    title = f"{words.title()}: what its items do"
    out.write_text(document(title, title, about, body), encoding="utf-8")


def changes(base: Path, words: Words) -> Iterator[str]:
    rows = [
        [Cell(text) for text in (name_of(each.item, words), each.field, each.box, each.pack)]
        for each in read_changes(base)
    ]
    if rows:
        yield "<h2>What the pack has changed</h2>"
        yield from folded(["item", "what", "the game's own", "here"], rows, "changed too")


def worth(effects: Sequence[Effect], words: Words) -> Iterator[str]:
    rows = list[list[Cell]]()
    for effect in effects:
        if effect.victory.count > 1:
            rows.append(row(name_of(effect.item, words), effect))
            if effect.confirmed is not None and effect.confirmed.victory.count > 1:
                rows.append(row(f"{name_of(effect.item, words)}, once more", effect.confirmed))
    if not rows:
        return
    yield "<h2>What an item is worth to who takes it</h2>"
    yield (
        "<p class='note'>How many more of its takers win than if they refuse it, in points of a hundred, with the 95 % "
        f"interval; the broken line is nothing. A star: of at least {LEAST_LOOKED_AT} seats, and chance does that to "
        "one item in twenty. <i>Once more</i>: by better bots on fresh seeds; that is the figure to quote.</p>"
    )
    yield from folded(["item", "source", "taken by", "looked at", "", "victories"], rows, "nearer to nothing")


def row(name: str, effect: Effect) -> list[Cell]:
    mark = " *" if effect.matters else ""
    texts = [name, effect.source, whole(effect.takers), whole(effect.victory.count)]
    return [*map(Cell, texts), Plot(deviation(effect.victory, 0.0)), Cell(points(effect.victory) + mark)]


def boxes(effects: Sequence[Effect], words: Words) -> Iterator[str]:
    rows = [
        [
            Cell(name_of(effect.item, words)),
            Cell(each.measure + (" *" if each.remarkable else "")),
            *(Cell(f"{value:.3f}".replace("-", MINUS)) for value in (each.a, each.b, each.difference.value)),
        ]
        for effect in effects
        for each in effect.measures
    ]
    if rows:
        yield "<h2>A box without it</h2>"
        yield "<p class='note'>All games once more; a star: chance alone would hardly do that.</p>"
        yield from folded(["item", "measure", "with", "without", "difference"], rows, "measures more")


def points(estimate: Estimate) -> str:
    value, low, high = (f"{100 * each:+.1f}" for each in (estimate.value, estimate.low, estimate.high))
    return f"{value} ({low} to {high})".replace("-", MINUS)
