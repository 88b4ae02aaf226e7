"""`lab compare --out`: a page about two runs on the same seeds, with what the items of content did in each."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from igroteka.content.words import Words
from igroteka.lab.report.charts import MINUS, NARROW, bar, bars, columns, value_text, whole
from igroteka.lab.report.compare import Difference, compare
from igroteka.lab.report.findings import Findings, Use
from igroteka.lab.report.html import Cell, Plot, document, folded, table
from igroteka.lab.report.remarks import name_of
from igroteka.lab.report.statistics import Estimate, Sums, share
from igroteka.lab.runs.box import read_changes
from igroteka.lab.runs.plan import DECISIONS

ABSENT = Use()
"""It was never on offer."""


def write_comparison(a: Path, b: Path, out: Path) -> list[Difference]:
    differences = compare(a, b)
    first, second = Findings(a), Findings(b)
    words = Words(first.plan.game, "en")
    changes = changed(first, second, words)
    parts = [changes, measured(differences), drawn(first, second), items(first, second, words)]
    body = "\n".join(line for part in parts for line in part)
    title = words.title()
    about = f"A {a.name}, B {b.name}: {whole(min(first.games, second.games))} games on the same seeds"
    out.write_text(document(title, f"{title}, compared", about, body), encoding="utf-8")
    return differences


def changed(first: Findings, second: Findings, words: Words) -> Iterator[str]:
    """Tables of the differences between the plans of the two runs, and between their boxes."""
    a, b = first.plan, second.plan
    yield "<h2>What was changed</h2>"
    rows = [
        [Cell(name), Cell(str(there)), Cell(str(here))]
        for name, there, here in [
            ("bots", ", ".join(a.bots), ", ".join(b.bots)),
            ("content", a.content[:12] or "the game's own", b.content[:12] or "the game's own"),
            *((key, a.settings.get(key, ""), b.settings.get(key, "")) for key in sorted({*a.settings, *b.settings})),
            ("rules version", a.rules, b.rules),
        ]
        if there != here
    ]
    yield table(["", "A", "B"], rows) if rows else "<p>Nothing: the plans are the same.</p>"
    yield from in_the_box(first, second, words)


def in_the_box(first: Findings, second: Findings, words: Words) -> Iterator[str]:
    """What is written otherwise in A than in B, and how the game's own box has it."""
    packs = [{(each.item, each.field): each for each in read_changes(found.folder)} for found in (first, second)]
    rows = list[list[Cell]]()
    for item, field in dict.fromkeys(key for pack in packs for key in pack):
        known = [pack.get((item, field)) for pack in packs]
        box = next(each.box for each in known if each is not None)
        values = [box if each is None else each.pack for each in known]
        if values[0] != values[1]:
            rows.append([Cell(text) for text in (name_of(item, words), field, box, *values)])
    if rows:
        yield "<h3>In the box</h3>"
        yield from folded(["item", "what", "the game's own", "A", "B"], rows, "changed too")


def measured(differences: list[Difference]) -> Iterator[str]:
    yield "<h2>Game by game</h2>"
    yield (
        "<p class='note'>Means, and the mean of the differences with its 95 % interval: luck that both share cancels "
        "out. A star: chance alone would hardly do that, even among so many measures.</p>"
    )
    rows = [
        [
            Cell(each.measure + (" *" if each.remarkable else "")),
            Cell(f"{each.a:.3f}"),
            Cell(f"{each.b:.3f}"),
            Cell(signed(each.difference)),
        ]
        for each in differences
    ]
    yield table(["measure", "A", "B", "B less A"], rows)


def drawn(a: Findings, b: Findings) -> Iterator[str]:
    """Charts of both runs side by side."""
    if a.won_together:
        rows = [(name, share(run.games - run.nobody, run.games)) for name, run in (("A", a), ("B", b))]
        yield f"<h2>Won together</h2>{bars(rows, 1.0)}"
    else:
        rows = [
            (f"place {n + 1} in the turn order, {name}", share(run.by_order[n], run.games))
            for n in range(a.plan.players)
            for name, run in (("A", a), ("B", b))
        ]
        yield f"<h2>Who wins, by turn order</h2>{bars(rows, max(each.high for _, each in rows), a.fair)}"
    for name, run in (("A", a), ("B", b)):
        yield f"<h3>Decisions a game, {name}</h3>{columns(run.length)}"


def items(a: Findings, b: Findings, words: Words) -> Iterator[str]:
    """Every use of an item in both runs, the greatest change first."""
    if DECISIONS not in a.plan.keep or DECISIONS not in b.plan.keep:
        yield "<p class='note'>With <code>--rows decisions</code> in both runs, items are compared here too.</p>"
        return
    uses = sorted({*a.uses, *b.uses}, key=lambda use: -abs(rate(b.uses.get(use)) - rate(a.uses.get(use))))
    head = ["item", "what", "opportunities", "", "taken"] + ([] if a.won_together else ["takers win"])
    rows = []
    for verb, id in uses:
        first, second = a.uses.get((verb, id), ABSENT), b.uses.get((verb, id), ABSENT)
        cells = [name_of(id, words), verb, f"{whole(first.offered)}\n{whole(second.offered)}"]
        texts = [f"{taken(first)}\n{taken(second)}"]
        texts += [] if a.won_together else [f"{won(first.won)}\n{won(second.won)}"]
        rows.append([*map(Cell, cells), Plot(bar(rate(first)) + bar(rate(second))), *map(Cell, texts)])
    yield "<h2>What was offered and taken</h2><p class='note'>A above B.</p>"
    yield from folded(head, rows, "changed less", "pairs")


def rate(use: Use | None) -> float:
    return use.taken / use.offered if use is not None and use.offered else 0.0


def taken(use: Use) -> str:
    return f"{100 * rate(use):.1f}{NARROW}%" if use.offered else "–"


def won(sums: Sums) -> str:
    return value_text(share(sums.mean * sums.count, sums.count)) if sums.count else "–"


def signed(estimate: Estimate) -> str:
    value, low, high = (f"{each:+.3f}".replace("-", MINUS) for each in (estimate.value, estimate.low, estimate.high))
    return f"{value} ({low} to {high})"
