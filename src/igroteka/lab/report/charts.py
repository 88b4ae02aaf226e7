"""Plots as plain HTML in the page itself: no scripts, nothing to load; their words keep their size on a phone and in
print, and their colours are the page's, by day and by night."""

from __future__ import annotations

import json
from collections.abc import Sequence
from html import escape
from typing import TypeAlias

from igroteka.lab.report.statistics import Estimate

Rows: TypeAlias = Sequence[Sequence[str | int | float]]
NARROW = "\u202f"
"""A space at which no line ends."""
MINUS = "\u2212"
JOINER = "\u2060"
"""No line ends here."""
REACH = 0.25
"""So far from a fair share a deviation is drawn."""
MANY = 12
"""So many columns are narrower than the words under them."""
STYLE = """
.row{display:grid;grid-template-columns:minmax(6rem,13rem) 1fr 9.5rem;gap:.1rem .8rem;align-items:center;
margin:.45rem 0;font-size:.88rem;line-height:1.3}.row .value{font-variant-numeric:tabular-nums;white-space:nowrap}
.track{position:relative;height:1.1rem}.track *,.plot *{print-color-adjust:exact;-webkit-print-color-adjust:exact}
.track *{position:absolute}.bar{background:var(--bar);border-radius:2px}.track .bar{top:0;bottom:0;left:0}
.whisker{top:28%;bottom:28%;border:solid var(--ink);border-width:0 1.5px}
.whisker::before{content:'';position:absolute;top:50%;left:0;right:0;margin-top:-.75px;
border-top:1.5px solid var(--ink)}
.fair{top:-.25rem;bottom:-.25rem;border-left:2px dashed var(--mark);margin-left:-1px}
.columns{margin:.6rem 0 1rem;font-size:.82rem;font-variant-numeric:tabular-nums}
.columns .top{border-bottom:1px dotted var(--line);color:var(--soft)}
.plot{display:flex;align-items:flex-end;gap:2px;height:9rem;border-bottom:1px solid var(--soft)}
.plot .bar{flex:1;border-radius:2px 2px 0 0}.axis{position:relative;height:1.4rem}
.axis span{position:absolute;transform:translateX(-50%);white-space:nowrap}
.many .axis :first-child{left:0!important;transform:none}
.many .axis :last-child{left:auto!important;right:0;transform:none}
.curve{margin:.6rem 1.5rem 1.4rem;font-size:.82rem;font-variant-numeric:tabular-nums}.curve .axis{height:2.6rem}
.curve .top{color:var(--soft)}.curve svg{display:block;width:100%;height:10rem;overflow:visible;
border-bottom:1px solid var(--soft)}.curve polygon{fill:var(--bar);opacity:.25}.curve :is(polyline,path){fill:none;
stroke:var(--bar);stroke-width:2;vector-effect:non-scaling-stroke}.curve .even{stroke:var(--mark);stroke-dasharray:5 4}
.curve .axis span{text-align:center;line-height:1.25}
@media(max-width:36rem){.row{grid-template-columns:1fr auto;margin:.7rem 0}.row .label{grid-column:1/-1}}
"""


def bars(rows: Sequence[tuple[str, Estimate]], most: float, fair: float | None = None) -> str:
    """Horizontal bars with their intervals; a line where a fair share would be."""
    parts = [
        f"<div class='row'><span class='label'>{escape(label)}</span>"
        f"{interval(estimate, fair, most)}<span class='value'>{value_text(estimate)}</span></div>"
        for label, estimate in rows
    ]
    told = "; ".join(f"{label} {value_text(estimate)}" for label, estimate in rows)
    return picture("bars", told, parts, estimates(rows))


def curve(points: Sequence[tuple[str, Estimate]], fair: float | None = None) -> str:
    """A line through shares with their intervals as a band; a broken line where a fair share would be."""
    most = min(1.0, 1.15 * max([estimate.high for _, estimate in points] + [fair or 0.0]))
    step = 100 / max(1, len(points) - 1)

    def place(n: int, value: float) -> str:
        return f"{n * step:.2f},{100 - 100 * min(value, most) / most:.2f}"

    line = " ".join(place(n, estimate.value) for n, (_, estimate) in enumerate(points))
    upper = [place(n, estimate.high) for n, (_, estimate) in enumerate(points)]
    lower = [place(n, estimate.low) for n, (_, estimate) in enumerate(points)]
    band = " ".join([*upper, *reversed(lower)])
    even = "" if fair is None else f"<path class='even' d='M{place(0, fair)} L{place(max(1, len(points) - 1), fair)}'/>"
    drawn = f"<polygon points='{band}'/>{even}<polyline points='{line}'/>"
    axis = [
        f"<span style='left:{n * step:.2f}%'>{escape(label)}<br>{100 * estimate.value:.0f}{NARROW}%</span>"
        for n, (label, estimate) in enumerate(points)
    ]
    told = "; ".join(f"{label} {value_text(estimate)}" for label, estimate in points)
    picture_of = f"<svg viewBox='0 0 100 100' preserveAspectRatio='none'>{drawn}</svg>"
    top = f"<div class='top'>{100 * most:.0f}{NARROW}%</div>"
    return picture("curve", told, [top, picture_of, f"<div class='axis'>{''.join(axis)}</div>"], estimates(points))


def estimates(rows: Sequence[tuple[str, Estimate]]) -> Rows:
    head = ("", "share", "low", "high", "of")
    return [head, *((label, each.value, each.low, each.high, each.count) for label, each in rows)]


def interval(estimate: Estimate, fair: float | None, most: float = 1.0) -> str:
    """One bar with its interval, and a line where a fair share would be."""
    low, high = min(estimate.low, most), min(estimate.high, most)
    line = "" if fair is None else f"<span class='fair' style='left:{across(fair, most)}'></span>"
    whisker = f"<span class='whisker' style='left:{across(low, most)};width:{across(high - low, most)}'></span>"
    return bar(estimate.value / most, whisker + line)


def deviation(estimate: Estimate, fair: float) -> str:
    """A bar to the left or right of a fair share, with its interval; a value beyond the edge ends there."""

    def place(value: float) -> float:
        return min(1.0, max(0.0, 0.5 + (value - fair) / (2 * REACH)))

    value, low, high = (place(each) for each in (estimate.value, estimate.low, estimate.high))
    left, width = min(value, 0.5), abs(value - 0.5)
    drawn = f"<span class='bar' style='left:{across(left, 1)};width:{across(width, 1)}'></span>"
    whisker = f"<span class='whisker' style='left:{across(low, 1)};width:{across(high - low, 1)}'></span>"
    return f"<span class='track'>{drawn}{whisker}<span class='fair' style='left:50%'></span></span>"


def bar(part: float, over: str = "") -> str:
    """A bar that shows a part of the whole, and what is drawn over it."""
    return f"<span class='track'><span class='bar' style='width:{across(part, 1)}'></span>{over}</span>"


def whole(number: int) -> str:
    """The number in groups of three digits."""
    return f"{number:,}".replace(",", NARROW)


def value_text(estimate: Estimate) -> str:
    return f"{100 * estimate.value:.1f}{NARROW}% ({100 * estimate.low:.1f}{JOINER}–{JOINER}{100 * estimate.high:.1f})"


def columns(counts: dict[int, int], bins: int = 24, unit: str = "", what: str = "games") -> str:
    """A histogram of whole numbers; above it how many the tallest column is, under it the first, middle and last."""
    least, most = min(counts), max(counts)
    width = max(1, -(-(most - least + 1) // bins))
    heights = [0] * (-(-(most - least + 1) // width))
    for value, count in counts.items():
        heights[(value - least) // width] += count
    top, spans = max(heights), list[str]()
    for n in range(len(heights)):
        begin = least + n * width
        spans.append((f"{begin}{unit}" if width == 1 else f"{begin}–{begin + width - 1}{unit}").replace("-", MINUS))
    drawn = [
        f"<span class='bar' style='height:{across(count, top)}' title='{span}: {whole(count)}'></span>"
        for span, count in zip(spans, heights, strict=True)
    ]
    marked = sorted({0, (len(heights) - 1) // 2, len(heights) - 1})
    axis = [f"<span style='left:{across(n + 0.5, len(heights))}'>{spans[n]}</span>" for n in marked]
    told = f"{spans[heights.index(top)]} most often, {whole(top)} {what}; from {least} to {most}{unit}"
    parts = [f"<div class='top'>{whole(top)} {what}</div><div class='plot'>{''.join(drawn)}</div>"]
    return picture(
        "columns many" if len(heights) >= MANY else "columns",
        told,
        [*parts, f"<div class='axis'>{''.join(axis)}</div>"],
        [("value", what), *((value, counts[value]) for value in sorted(counts))],
    )


def across(part: float, whole: float) -> str:
    return f"{100 * part / whole:.2f}%"


def picture(kind: str, told: str, parts: Sequence[str], rows: Rows) -> str:
    """`rows`: what it shows, to be downloaded."""
    said, data = escape(told, quote=True), escape(json.dumps(rows), quote=True)
    return f"<div class='data {kind}' role='img' aria-label='{said}' data-rows='{data}'>{''.join(parts)}</div>"
