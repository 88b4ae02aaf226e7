"""`lab report`: one page about a run, with everything in it, that opens without a network."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import escape
from pathlib import Path
from statistics import median

from igroteka.content.words import Words
from igroteka.lab.report.charts import MINUS, NARROW, bar, bars, columns, deviation, value_text, whole
from igroteka.lab.report.drama_page import dead, excitement, together
from igroteka.lab.report.findings import BINS, Findings, Use, sources_of
from igroteka.lab.report.html import Cell, Plot, document, folded, table
from igroteka.lab.report.pace import Pace
from igroteka.lab.report.remarks import name_of, remarks
from igroteka.lab.report.statistics import Estimate, Sums, quantile, share
from igroteka.lab.runs.plan import DECISIONS
from igroteka.lab.runs.running import read_times

LEAST_DRAWN = 10
"""Of fewer seats nothing is drawn."""
UNBROKEN = "\u2011"
"""A hyphen at which no line ends."""
PLACES = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth")


def write_report(folder: Path, out: Path, pace: Pace | None = None) -> Findings:
    found = Findings(folder, pace)
    out.write_text(page(found), encoding="utf-8")
    return found


def page(found: Findings) -> str:
    plan, words = found.plan, Words(found.plan.game, "en")
    title, games = words.title(), f"{whole(found.games)} games"
    options = ", ".join(f"{name}={value}" for name, value in plan.settings.items())
    bots = plan.bots[0] if len(set(plan.bots)) == 1 else ", ".join(plan.bots)
    about = [games, f"{plan.players} players ({bots})", f"seed {plan.seed}", f"rules version {plan.rules}"]
    about += [options] if options else []
    about += [f"content {plan.content[:12]}"] if plan.content else []
    body = "\n".join([*sections(found, words)])
    return document(title, f"{title}, {games}", " · ".join(about), body)


def sections(found: Findings, words: Words) -> Iterator[str]:
    said = "".join(f"<li>{escape(remark)}</li>" for remark in remarks(found, words))
    yield f"<h2>What is remarkable</h2><ul class='remarks'>{said}</ul>"
    yield from wins(found)
    yield from lengths(found, words)
    yield from endings(found, words)
    yield from scores(found, words)
    yield from leads(found)
    yield from excitement(found.drama, found.fair)
    yield from decisions(found)
    yield from things(found, words)
    yield from dead(found, words)
    if not found.won_together:
        yield from together(found.pairs, words)
    yield from speed(found)


def wins(found: Findings) -> Iterator[str]:
    games = found.games
    if found.won_together:
        won = share(games - found.nobody, games)
        yield f"<h2>Won together</h2>{bars([('all players', won)], 1.0)}"
        return
    estimates = [share(won, games) for won in found.by_order]
    most = max(e.high for e in (*estimates, *(share(won, games) for won in found.by_seat)))
    order = [(PLACES[n], estimate) for n, estimate in enumerate(estimates)]
    yield "<h2>Who wins, by turn order</h2>"
    yield "<p class='note'>Share of victories with its 95 % interval; the broken line is a fair share.</p>"
    yield bars(order, most, found.fair)
    yield "<h2>Who wins, by seat</h2>"
    bots = found.plan.bots
    seats = [(f"seat {n + 1} ({bots[n]})", share(won, games)) for n, won in enumerate(found.by_seat)]
    yield bars(seats, most, found.fair)


def lengths(found: Findings, words: Words) -> Iterator[str]:
    middle, low, high = (quantile(found.length, part) for part in (0.5, 0.05, 0.95))
    said = words.on_the_box("playing-time")
    clock = max(found.minutes) > 0
    pace = "" if clock or not said else f", which leaves {60 * minutes_in(said) / middle:.0f} seconds for each"
    promise = f" The box promises {said}{pace}." if said else ""
    yield f"<h2>Length</h2><p class='note'>Decisions a game: half have at most {middle}, 90 % {low} to {high}."
    yield f"{promise}</p>{columns(found.length)}"
    if clock:
        yield "<p class='note'>Minutes on the game's clock.</p>" + columns(found.minutes, unit=" min")
    if found.pace is not None and found.paced:
        yield from minutes(found, found.pace)


def minutes(found: Findings, pace: Pace) -> Iterator[str]:
    """What the decisions would take people."""
    games, middle = len(pace.minutes), median(pace.minutes)
    recorded = "a recorded game" if games == 1 else f"{whole(games)} recorded games"
    yield "<h3>Minutes, if people decided</h3>"
    yield (
        f"<p class='note'>By {whole(pace.all.count)} decisions of people in {recorded}, which took "
        f"{middle:.0f} minutes (median, without pauses): {pace.all.mean:.1f} seconds a decision. What several decide "
        f"at once is counted once.</p>{columns(found.paced, unit=' min')}"
    )


def minutes_in(said: str) -> int:
    """The longest of the playing times that the box promises, in minutes."""
    return int(re.findall(r"\d+", said)[-1])


def endings(found: Findings, words: Words) -> Iterator[str]:
    ways = found.endings.most_common()
    rows = [
        (f"{called(words, 'ending', why)} ({rule.replace('-', UNBROKEN)})", share(count, found.games))
        for (why, rule), count in ways
    ]
    yield "<h2>How it ends</h2>" + bars(rows, 1.0)
    if found.ties:
        ties = "; ".join(
            f"{called(words, 'tie', name)} {100 * n / found.games:.1f} %" for name, n in found.ties.most_common()
        )
        yield f"<p class='note'>Tie-breaks that were needed, by the last of them: {escape(ties)}.</p>"


def called(words: Words, what: str, id: str) -> str:
    """The name of a thing in the game's words, or its id if there are none."""
    return words.say(f"{what}-{id}") if words.has(f"{what}-{id}") else id


def scores(found: Findings, words: Words) -> Iterator[str]:
    if len(found.scores) < 2:
        return
    yield "<h2>Scores</h2>" + columns(found.scores, what="seats")
    winners, others = found.winner_parts, found.loser_parts
    if not winners:
        return
    yield table(
        ["what counts", "winners, mean ± 95 %", "others, mean ± 95 %"],
        [
            [Cell(called(words, "score", part)), Cell(mean_text(winners.get(part))), Cell(mean_text(others.get(part)))]
            for part in sorted({*winners, *others})
        ],
    )


def mean_text(sums: Sums | None) -> str:
    if sums is None:
        return ""
    estimate: Estimate = sums.estimate()
    return f"{estimate.value:.2f} ± {estimate.high - estimate.value:.2f}".replace("-", MINUS)


def leads(found: Findings) -> Iterator[str]:
    if not sum(found.decided):
        return
    yield "<h2>The lead</h2><p class='note'>How often it changes hands in a game.</p>" + columns(found.lead_changes)
    yield "<p class='note'>When the later winner took it for good, in tenths of the game.</p>"
    yield columns({n + 1: count for n, count in enumerate(found.decided)}, BINS)


def decisions(found: Findings) -> Iterator[str]:
    if DECISIONS not in found.plan.keep:
        yield "<p class='note'>Run with <code>--rows decisions</code> for decisions and cards.</p>"
        return
    rows = sorted(found.kinds.items(), key=lambda kind: -kind[1].count)
    most, pace = rows[0][1].count, found.pace
    head = ["question", "", "a game", "options, mean"] + (["seconds, people"] if pace else [])
    lines = []
    for kind, sums in rows:
        texts = [f"{sums.count / found.games:.2f}", f"{sums.mean:.1f}"]
        if pace is not None:
            texts.append(f"{pace.seconds(kind):.1f}" if kind in pace.by_kind else "–")
        lines.append([Cell(kind), Plot(bar(sums.count / most)), *map(Cell, texts)])
    yield "<h2>Decisions by kind</h2>"
    yield "<p class='note'>How often each question is asked in a game, by its name in the rows.</p>"
    yield from folded(head, lines, "rarer")


def things(found: Findings, words: Words) -> Iterator[str]:
    if not found.uses:
        return
    sources = sources_of(found.plan.game)
    by_verb = dict[str, list[tuple[str, Use]]]()
    for (verb, id), use in sorted(found.uses.items(), key=lambda each: (each[0][0], -each[1].taken)):
        by_verb.setdefault(verb, []).append((id, use))
    yield "<h2>What was offered and taken</h2>"
    yield (
        "<p class='note'>By what is done with it, as the keys of answers name it. An opportunity is counted once, for "
        "as long as the same seat is asked again and it stays on offer.</p>"
    )
    if not found.won_together:
        yield (
            "<p class='note'>The last columns say how those who took it fared, not what it does: bots take some things "
            "only when they are ahead. <code>igroteka lab ablate</code> answers that by playing on without it. The "
            "broken line is a fair share; the edges are 25 points off it.</p>"
        )
    yield table(
        ["what", "items", "opportunities", "taken", "rate"],
        [[Cell(verb), Cell(str(len(some))), *offer_cells(some)] for verb, some in by_verb.items()],
    )
    head = ["item", "text from", "opportunities", "taken", "rate"]
    for verb, some in by_verb.items():
        yield f"<h3>{escape(verb)}</h3>"
        rows = [
            [
                Cell(name_of(id, words)),
                Cell(sources[id]),
                *offer_cells([(id, use)]),
                *([] if found.won_together else victory_cells(use, found.fair)),
            ]
            for id, use in some
        ]
        yield from folded(head if found.won_together else [*head, "", "takers win"], rows, "taken less often", "items")


def offer_cells(uses: list[tuple[str, Use]]) -> list[Cell]:
    offered, taken = sum(use.offered for _, use in uses), sum(use.taken for _, use in uses)
    rate = f"{100 * taken / offered:.1f}{NARROW}%" if offered else ""
    return [Cell(whole(offered)), Cell(whole(taken)), Cell(rate)]


def victory_cells(use: Use, fair: float) -> list[Cell]:
    if not use.won.count:
        return [Cell(""), Cell("")]
    won = share(use.won.mean * use.won.count, use.won.count)
    return [Plot(deviation(won, fair) if won.count >= LEAST_DRAWN else ""), Cell(value_text(won))]


def speed(found: Findings) -> Iterator[str]:
    times = read_times(found.folder)
    seconds = sum(done.cpu_seconds for done in times)
    if seconds:
        rate = round(3600 * sum(done.games for done in times) / seconds)
        peak = max(done.peak_kib for done in times) // 1024
        yield f"<h2>How it was made</h2><p>{whole(rate)} games an hour and core; a worker had at most {peak} MiB.</p>"
