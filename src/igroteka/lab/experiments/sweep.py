"""`lab sweep`: the same games with one number of the box at several values, and a page of what that changes."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import msgspec

from igroteka.content.faults import BadContent
from igroteka.content.pack import Pack
from igroteka.content.words import Words
from igroteka.lab.experiments.boxes import pack_with
from igroteka.lab.report.charts import bars, curve, value_text, whole
from igroteka.lab.report.findings import Findings
from igroteka.lab.report.html import Cell, document, table
from igroteka.lab.report.remarks import name_of
from igroteka.lab.report.statistics import Estimate, quantile, share
from igroteka.lab.runs.box import items_of
from igroteka.lab.runs.plan import DECISIONS, GAMES, BadRun, Plan
from igroteka.lab.runs.run_workers import Runner
from igroteka.lab.runs.running import run

ORDER: Final = re.compile(r"(\w+)\.(\w+)\.(\w+)=(.+)")
SPAN: Final = re.compile(r"(-?\d+)\.\.(-?\d+)(?:/(\d+))?")
MAX_VALUES: Final = 50
"""Values of one sweep."""


class Sweep(msgspec.Struct, frozen=True):
    """Which number of which item, and the values it gets."""

    kind: str
    item: str
    field: str
    values: list[int]

    @property
    def name(self) -> str:
        return f"{self.kind}.{self.item}.{self.field}"


def read_sweep(game: str, written: str) -> Sweep:
    """`cards.black_rick.cost=2..6`, `…=2..6/2` in steps, `…=2,3,6`; BadRun says what it can be."""
    found = ORDER.fullmatch(written.strip())
    if found is None:
        raise BadRun(f"--set {written}: write KIND.ITEM.FIELD=FROM..TO, or values with commas between them")
    kind, item, field, said = found.groups()
    items = [(each, raw) for each, raw in items_of(game) if each == kind]
    if not items:
        kinds = sorted({each for each, _ in items_of(game)})
        raise BadRun(f"--set {written}: {game} has no kind of items {kind}; there are {', '.join(kinds)}")
    raw = next((raw for _, raw in items if raw["id"] == item), None)
    if raw is None:
        known = ", ".join(each["id"] for _, each in items)
        raise BadRun(f"--set {written}: {kind} has no item {item}; there are {known}")
    numbers = [name for name, value in raw.items() if isinstance(value, int) and not isinstance(value, bool)]
    if field not in numbers:
        raise BadRun(f"--set {written}: numbers of {item} are {', '.join(numbers) or 'none'}")
    return Sweep(kind, item, field, values_of(written, said))


def values_of(written: str, said: str) -> list[int]:
    span = SPAN.fullmatch(said)
    if span is not None:
        values = list(range(int(span[1]), int(span[2]) + 1, int(span[3] or 1)))
    else:
        words = [word.strip() for word in said.split(",")]
        if not all(re.fullmatch(r"-?\d+", word) for word in words):
            raise BadRun(f"--set {written}: whole numbers are wanted, such as 2..6 or 2,3,6")
        values = [int(word) for word in words]
    if not 1 <= len(values) <= MAX_VALUES:
        raise BadRun(f"--set {written}: 1 to {MAX_VALUES} values, these are {len(values)}")
    return values


def sweep(plan: Plan, order: Sweep, folder: Path, runner: Runner, told: Callable[[str], None]) -> list[Findings]:
    """The games of every value, on the same seeds; what has been played before is not played again."""
    raw = next(raw for kind, raw in items_of(plan.game) if kind == order.kind and raw["id"] == order.item)
    found = []
    for value in order.values:
        told(f"{order.name} = {value}")
        pack = pack_with(plan.game, order.kind, {**raw, order.field: value}, folder / "packs" / str(value))
        try:
            content = Pack.open(pack).hash_of(plan.game)
        except BadContent as error:
            raise BadRun(f"{order.name} = {value}: {error}") from None
        here = folder / "runs" / str(value)
        run(msgspec.structs.replace(plan, content=content, keep=[GAMES, DECISIONS]), here, runner, str(pack))
        found.append(Findings(here))
    return found


def write_sweep(order: Sweep, found: list[Findings], written: int, out: Path) -> None:
    """`written`: the value in the box as it is."""
    plan = found[0].plan
    words = Words(plan.game, "en")
    about = f"{order.name}, {written} in the box · {whole(found[0].games)} games a value · {plan.players} players"
    body = "\n".join([*taken(order, found, words), *wins(order, found), *lengths(order, found)])
    title = f"{words.title()}: {name_of(order.item, words)}, {order.field}"
    out.write_text(document(title, title, f"{about} ({', '.join(plan.bots)})", body), encoding="utf-8")


def taken(order: Sweep, found: list[Findings], words: Words) -> Iterator[str]:
    """What the item was used for, and how those who took it fared."""
    for verb in sorted({verb for each in found for verb, id in each.uses if id == order.item}):
        rates, victories = list[tuple[str, Estimate]](), list[tuple[str, Estimate]]()
        for value, each in zip(order.values, found, strict=True):
            use = each.uses.get((verb, order.item))
            if use is not None:
                rates.append((str(value), share(min(use.taken, use.offered), use.offered)))
                if use.won.count:
                    victories.append((str(value), share(use.won.mean * use.won.count, use.won.count)))
        yield f"<h2>{verb} {name_of(order.item, words)}: how often, where it is on offer</h2>{plot(rates)}"
        if victories:
            yield f"<h2>How many of those win</h2>{plot(victories, found[0].fair)}"


def plot(points: list[tuple[str, Estimate]], fair: float | None = None) -> str:
    """The curve over the values, then each with its interval."""
    most = max([estimate.high for _, estimate in points] + [fair or 0.0])
    return (curve(points, fair) if len(points) > 1 else "") + bars(points, most, fair)


def wins(order: Sweep, found: list[Findings]) -> Iterator[str]:
    if found[0].won_together:
        rows = [(str(v), share(f.games - f.nobody, f.games)) for v, f in zip(order.values, found, strict=True)]
        yield f"<h2>Won together</h2>{plot(rows)}"
        return
    rows = [(str(v), share(f.by_order[0], f.games)) for v, f in zip(order.values, found, strict=True)]
    yield f"<h2>Whoever plays first wins</h2>{plot(rows, found[0].fair)}"


def lengths(order: Sweep, found: list[Findings]) -> Iterator[str]:
    head = [order.field, "decisions, half have at most", "90 %", "the lead changes hands", "first wins"]
    rows = []
    for value, each in zip(order.values, found, strict=True):
        span = f"{quantile(each.length, 0.05)} to {quantile(each.length, 0.95)}"
        first = "–" if each.won_together else value_text(share(each.by_order[0], each.games))
        changes = "–" if each.won_together else str(quantile(each.lead_changes, 0.5))
        rows.append([Cell(text) for text in (str(value), str(quantile(each.length, 0.5)), span, changes, first)])
    yield "<h2>All values</h2>" + table(head, rows)
