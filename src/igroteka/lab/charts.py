"""Plots as SVG, in the page itself: no scripts, nothing to load, sharp at any size, readable in dark and in print."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from igroteka.lab.statistics import Estimate

WIDTH, LINE, LABEL, VALUE = 640, 26, 170, 150
COLUMNS_HIGH, AXIS = 150, 26


def bars(rows: Sequence[tuple[str, Estimate]], most: float, fair: float | None = None, percent: bool = True) -> str:
    """Horizontal bars with their intervals; a line where a fair share would be."""
    span = WIDTH - LABEL - VALUE
    parts = []
    for n, (label, estimate) in enumerate(rows):
        y = n * LINE
        x, low, high = (LABEL + span * min(1.0, v / most) for v in (estimate.value, estimate.low, estimate.high))
        said = value_text(estimate, percent)
        parts += [
            f"<text x='{LABEL - 8}' y='{y + 17}' text-anchor='end'>{escape(label)}</text>",
            f"<rect class='bar' x='{LABEL}' y='{y + 5}' width='{x - LABEL:.1f}' height='16' rx='2'/>",
            f"<path class='whisker' d='M{low:.1f} {y + 13}H{high:.1f}M{low:.1f} {y + 9}v8M{high:.1f} {y + 9}v8'/>",
            f"<text class='value' x='{WIDTH - VALUE + 8}' y='{y + 17}'>{said}</text>",
        ]
    height = LINE * len(rows) + 2
    if fair is not None:
        x = LABEL + span * fair / most
        parts.append(f"<path class='fair' d='M{x:.1f} 0V{height}'/>")
    told = "; ".join(f"{label} {value_text(estimate, percent)}" for label, estimate in rows)
    return picture(height, told, parts)


def value_text(estimate: Estimate, percent: bool) -> str:
    if percent:
        return f"{100 * estimate.value:.1f} % ({100 * estimate.low:.1f}–{100 * estimate.high:.1f})"
    return f"{estimate.value:.2f} ({estimate.low:.2f}–{estimate.high:.2f})"


def columns(counts: dict[int, int], bins: int = 24, unit: str = "") -> str:
    """A histogram of whole numbers; under it the first, middle and last."""
    least, most = min(counts), max(counts)
    width = max(1, -(-(most - least + 1) // bins))
    heights = [0] * (-(-(most - least + 1) // width))
    for value, count in counts.items():
        heights[(value - least) // width] += count
    top, step = max(heights), (WIDTH - 20) / len(heights)
    parts = []
    for n, count in enumerate(heights):
        tall = COLUMNS_HIGH * count / top
        begin = least + n * width
        span = f"{begin}" if width == 1 else f"{begin}–{begin + width - 1}"
        parts.append(
            f"<rect class='bar' x='{10 + n * step:.1f}' y='{COLUMNS_HIGH - tall:.1f}' width='{max(1, step - 2):.1f}' "
            f"height='{tall:.1f}'><title>{span}{unit}: {count}</title></rect>"
        )
    for x, value, anchor in (
        (10, least, "start"),
        (WIDTH // 2, (least + most) // 2, "middle"),
        (WIDTH - 10, most, "end"),
    ):
        parts.append(f"<text x='{x}' y='{COLUMNS_HIGH + 18}' text-anchor='{anchor}'>{value}{unit}</text>")
    return picture(COLUMNS_HIGH + AXIS, f"from {least} to {most}{unit}", parts)


def picture(height: int, told: str, parts: Sequence[str]) -> str:
    inside = "".join(parts)
    return f"<svg viewBox='0 0 {WIDTH} {height}' role='img' aria-label='{escape(told, quote=True)}'>{inside}</svg>"
