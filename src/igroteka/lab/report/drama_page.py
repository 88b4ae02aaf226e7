"""The parts of a report about excitement, dead items and pairs of items."""

from __future__ import annotations

from collections.abc import Iterator

from igroteka.content.words import Words
from igroteka.lab.report.charts import NARROW, bars, columns, curve, value_text, whole
from igroteka.lab.report.drama import EARLY, Drama, Pairs
from igroteka.lab.report.findings import Findings
from igroteka.lab.report.html import Cell, folded, table
from igroteka.lab.report.remarks import name_of
from igroteka.lab.report.statistics import share

LEAST_OFFERED = 30
DEAD = 0.02
"""Taken less often than that, an item is dead."""
LEAST_PAIRS = 20
PAIRS_SHOWN = 24


def excitement(drama: Drama, fair: float) -> Iterator[str]:
    if not drama.games:
        return
    games = drama.games
    yield "<h2>How exciting it is</h2>"
    yield (
        "<p class='note'>How often who leads alone then goes on to win, after each tenth of the decisions; the broken "
        "line is a fair share. Low for long: open to the end; high at once: decided early.</p>"
    )
    yield curve(drama.leader_wins(), fair)
    rows = [
        ("won from behind at half time", share(drama.behind_at_half, games)),
        ("won from the last place at half time", share(drama.last_at_half, games)),
        (f"runaway: alone in front from {10 * EARLY} % on, and won", share(drama.runaways, games)),
    ]
    yield f"<h3>Comebacks and runaways</h3>{bars(rows, 1.0)}"
    yield "<p class='note'>The most points by which the winner was ever behind.</p>" + columns(drama.deficit)
    margins = [
        [Cell(f"{10 * (n + 1)} %"), Cell(f"{sums.mean:.2f}"), Cell(f"{100 * led / games:.0f}{NARROW}%")]
        for n, (sums, led) in enumerate(zip(drama.margin, drama.led, strict=True))
    ]
    yield "<h3>Tension</h3>"
    yield "<p class='note'>How far the first is before the second, in points, and how often one leads alone.</p>"
    yield table(["after", "margin, mean", "somebody leads"], margins)


def dead(found: Findings, words: Words) -> Iterator[str]:
    """What is offered and hardly ever taken."""
    rows = [
        [Cell(name_of(id, words)), Cell(verb), Cell(whole(use.offered)), Cell(whole(use.taken))]
        for (verb, id), use in sorted(found.uses.items(), key=lambda each: each[1].taken / max(1, each[1].offered))
        if use.offered >= LEAST_OFFERED and share(min(use.taken, use.offered), use.offered).high < 2 * DEAD
    ]
    if rows:
        told = (
            f"Offered at least {LEAST_OFFERED} times, and surely taken less than {200 * DEAD:.0f} times in a hundred."
        )
        yield f"<h2>Dead items</h2><p class='note'>{told}</p>"
        yield from folded(["item", "what", "opportunities", "taken"], rows, "dead too")


def together(pairs: Pairs, words: Words) -> Iterator[str]:
    best = pairs.best(LEAST_PAIRS)
    if not best:
        return
    yield "<h2>Pairs that win together</h2>"
    yield (
        "<p class='note'>Seats that took both in a game: how many win, and how many would if what each does were "
        f"independent of the other. Pairs that at least {LEAST_PAIRS} seats had, {whole(len(best))} in all; among so "
        "many some stand out by chance.</p>"
    )
    rows = [
        [
            Cell(f"{name_of(first, words)} + {name_of(second, words)}"),
            Cell(whole(won.count)),
            Cell(value_text(won)),
            Cell(f"{100 * expected:.1f}{NARROW}%"),
            Cell(f"{100 * (won.value - expected):+.1f}"),
        ]
        for (first, second), won, expected in best[:PAIRS_SHOWN]
    ]
    yield from folded(["pair", "seats", "win", "expected", "points more"], rows, "less together")
