"""`make balance RUNS=DIR`: the figures of docs/balance, from runs of the laboratory in DIR/balance and DIR/ablation.

What stands above the figures of a page is written by hand and stays; so do the page of a game that has no runs there,
and rows of runs that are not there.
"""

import argparse
import sys
from collections.abc import Iterator, Mapping
from math import sqrt
from pathlib import Path

import msgspec

from igroteka.bots import brain_of
from igroteka.content.words import Words
from igroteka.games import games
from igroteka.games.boo.board import COLOURS, ROOMS
from igroteka.games.boo.rules.solver import NONE, solve
from igroteka.lab.experiments.ablate import Effect, removable
from igroteka.lab.report.findings import Findings, games_of, parts_of, rows_of, sources_of, thing_of, win_share
from igroteka.lab.report.page import PLACES, minutes_in
from igroteka.lab.report.statistics import Estimate, Sums, quantile, share, z_of
from igroteka.lab.runs.columns import Row
from igroteka.lab.runs.plan import DECISIONS, PLAN_FILE, Plan, read_plan
from tools.merging import LEVELS, merged, runs_of

ROOT = Path(__file__).resolve().parent.parent
PAGES = ROOT / "docs/balance"
FIGURES = "## Figures\n"
DEALT = {"gravity_falls": ("monsters", "characters"), "rickshank": ("characters",)}
"""What lies on the table from the deal on, chosen by nobody: fields of the State."""

Outcome = tuple[float, list[str]]
"""How a deal was won, and what was dealt."""


def figures(game: str, runs: Path, old: str = "") -> str:
    """Everything below the heading, put beside what stands there."""
    found = [Findings(path.parent) for path in sorted(runs.glob(f"balance/{game}-*/{PLAN_FILE}"))]
    here = {f"runs/balance/{f.folder.name}" for f in found}
    whole = all(out in here for out in runs_of(old.splitlines()) if out.startswith("runs/balance/"))
    lines = [
        FIGURES,
        f"Rules version {found[0].plan.rules}; 95 % intervals in brackets. Made by `make balance` from these runs, "
        "which give the same games on every machine:",
        "",
        "```",
        *[command("run", f.plan, f"runs/balance/{f.folder.name}") for f in found],
        *([ablation(game, runs)] if (runs / "ablation" / game / "effects.json").exists() else []),
        "make balance RUNS=runs",
        "```",
        "",
        *(together(found) if games[game].cooperative else places(found)),
        *lengths(game, found),
        *(dealt(game, found) if game in DEALT and whole else []),
        *items(game, runs),
        *(colours() if game == "boo" else []),
    ]
    return merged(old, "\n".join(lines) + "\n")


def command(what: str, plan: Plan, out: str, more: str = "") -> str:
    bots = plan.bots[0] if len(set(plan.bots)) == 1 else ",".join(plan.bots)
    options = "".join(f" --option {name}={value}" for name, value in plan.settings.items())
    rows = " --rows decisions" if DECISIONS in plan.keep and what == "run" else ""
    played = f"--players {plan.players} --bots {bots} --games {plan.games} --seed {plan.seed}"
    return f"igroteka lab {what} {plan.game} {played}{options}{rows}{more} --out {out}"


def ablation(game: str, runs: Path) -> str:
    effects = effects_of(game, runs)
    takers = max(effect.victory.count for effect in effects)
    more = f" --takers {takers}" if takers else ""
    again = runs / "ablation" / game / "confirmed" / "base"
    more += f" --confirm {read_plan(again).games if again.exists() else 0}"
    if len(effects) < len(removable(game)):
        more += f" --items {','.join(effect.item for effect in effects)}"
    return command("ablate", read_plan(runs / "ablation" / game / "base"), f"runs/ablation/{game}", more)


def effects_of(game: str, runs: Path) -> list[Effect]:
    text = (runs / "ablation" / game / "effects.json").read_text().replace("null", "0.0")
    return msgspec.json.decode(text, type=list[Effect])


def places(found: list[Findings]) -> Iterator[str]:
    most = max(f.plan.players for f in found)
    yield "### Victories by place in the turn order"
    yield ""
    yield f"| players | bots | games | fair | {' | '.join(PLACES[:most])} |"
    yield "|" + "---|" * (4 + most)
    for f in sorted(found, key=lambda f: (f.plan.bots[0], f.plan.players)):
        shares = [percent(share(won, f.games)) for won in f.by_order] + [""] * (most - f.plan.players)
        row = [seats_of(f.plan), f.plan.bots[0], str(f.games), f"{100 * f.fair:.1f}", *shares]
        yield f"| {' | '.join(row)} |"
    yield ""


def together(found: list[Findings]) -> Iterator[str]:
    yield "### Games won"
    yield ""
    yield "| difficulty | bots | players | games | won |"
    yield "|---|---|---|---|---|"
    for f in sorted(found, key=lambda f: (LEVELS.index(difficulty(f.plan)), f.plan.bots[0], f.plan.players)):
        won = percent(share(f.games - f.nobody, f.games))
        yield f"| {difficulty(f.plan)} | {f.plan.bots[0]} | {f.plan.players} | {f.games} | {won} |"
    yield ""


def seats_of(plan: Plan) -> str:
    """How many play, and with which options beside the difficulty."""
    options = [f"{name}={value}" for name, value in plan.settings.items() if name != "difficulty"]
    return ", ".join([str(plan.players), *options])


def difficulty(plan: Plan) -> str:
    return plan.settings.get("difficulty", "normal")


def lengths(game: str, found: list[Findings]) -> Iterator[str]:
    said = Words(game, "en").say("playing-time")
    minutes = minutes_in(said)
    clock = any(max(f.minutes) for f in found)
    yield "### Length"
    yield ""
    last = "minutes on the clock (90 %)" if clock else f"seconds a decision for {minutes} minutes"
    yield f"The box promises {said}."
    yield ""
    yield f"| players | bots | decisions a game: half have at most | 90 % | {last} |"
    yield "|---|---|---|---|---|"
    for f in sorted(found, key=lambda f: (f.plan.bots[0], f.plan.players)):
        if games[game].cooperative and difficulty(f.plan) != "normal":
            continue
        middle, low, high = (quantile(f.length, part) for part in (0.5, 0.05, 0.95))
        time = f"{60 * minutes / middle:.0f}"
        if clock:
            time = "{} ({} to {})".format(*(quantile(f.minutes, part) for part in (0.5, 0.05, 0.95)))
        yield f"| {seats_of(f.plan)} | {f.plan.bots[0]} | {middle} | {low} to {high} | {time} |"
    yield ""


def items(game: str, runs: Path) -> Iterator[str]:
    if not (runs / "ablation" / game / "effects.json").exists():
        return
    effects, base = effects_of(game, runs), runs / "ablation" / game / "base"
    refused = [effect for effect in effects if effect.victory.count > 1]
    words = Words(game, "en")
    if refused:
        offered = offers(base, {effect.item for effect in effects})
        yield "### What reconstructed items are worth to who takes them"
        yield ""
        yield "In points of victory, against refusing the item at the same moment of the same game (`lab ablate`)."
        yield ""
        yield "| item | seats that could take it | that did | looked at | worth |"
        yield "|---|---|---|---|---|"
        for effect in sorted(refused, key=lambda effect: -effect.victory.value):
            could, v = offered.get(effect.item, 0), effect.victory
            worth = worth_text(v)
            if effect.confirmed is not None and effect.confirmed.victory.count > 1:
                worth += f"; hard bots, fresh seeds: {points(effect.confirmed.victory)}"
            yield f"| {words.name(effect.item)} | {could} | {effect.takers} | {v.count} | {worth} |"
        yield ""
        unused = [e.item for e in effects if not e.takers and offered.get(e.item)]
        if unused:
            told = ", ".join(f"{words.name(item)} (by {offered[item]})" for item in sorted(unused))
            yield f"Could be taken, and was taken by nobody: {told}."
            yield ""
    left_out = [effect for effect in effects if effect.measures]
    if left_out:
        yield "### What a box without each reconstructed item is like"
        yield ""
        for effect in left_out:
            yield from without(effect, words)
        yield ""


def dealt(game: str, found: list[Findings]) -> Iterator[str]:
    """What is dealt needs no refusal: games with it are compared with those without it, or with a fair share."""
    levels = sorted({f.plan.bots[0] for f in found} - {"random"}) or ["random"]
    sources, words = sources_of(game), Words(game, "en")
    for what in DEALT[game]:
        yield f"### What was dealt: {what}"
        yield ""
        together = games[game].cooperative
        yield (
            "Points by which games with it are won more often than those of the same players and difficulty without it."
            if together
            else "Points by which who plays it wins more often than a fair share, at tables of all sizes."
        )
        yield ""
        counted = "deals" if together else "seats"
        yield f"| {what} | text | {' | '.join(f'{level} bots | {counted}' for level in levels)} |"
        yield "|---|---|" + "---|---|" * len(levels)
        columns = [with_each(what, [f for f in found if f.plan.bots[0] == level]) for level in levels]
        for id in sorted(columns[0], key=lambda id: -columns[0][id].value):
            cells = [f"{worth_text(column[id])} | {column[id].count}" for column in columns]
            yield f"| {words.name(id)} | {sources[id]} | {' | '.join(cells)} |"
        yield ""


def with_each(what: str, found: list[Findings]) -> dict[str, Estimate]:
    """For each item, the difference between games with it and games without it."""
    if games[found[0].plan.game].cooperative:
        return difference_within(outcomes(what, found))
    sums: dict[str, Sums] = {}
    for f in found:
        for row, ids in deals(what, f):
            for seat, id in enumerate(ids):
                sums.setdefault(id, Sums()).add(win_share(f.plan.game, row["winners"], seat) - 1 / f.plan.players)
    return {id: each.estimate() for id, each in sums.items()}


def deals(what: str, found: Findings) -> Iterator[tuple[Row, list[str]]]:
    """Each game, and what was dealt in it: the same seed deals the same table."""
    plan, game = found.plan, games[found.plan.game]
    for row in games_of(found.folder):
        table = game.table(game.setup(plan.players, row["seed"], range(plan.players), None, plan.settings))
        yield row, [each if isinstance(each, str) else each.key for each in getattr(table, what)]


def outcomes(what: str, found: list[Findings]) -> dict[int, list[Outcome]]:
    """By how much is dealt: each deal, and by how much it was won more often than others. The same seed deals the same
    at every difficulty, monsters for any number of players too: such a deal counts once."""
    told: dict[int, dict[tuple[int, str], tuple[Sums, list[str]]]] = {}
    for f in found:
        mean = 1 - f.nobody / f.games
        for row, ids in deals(what, f):
            played = told.setdefault(len(ids), {}).setdefault((row["seed"], " ".join(ids)), (Sums(), ids))
            played[0].add(bool(row["winners"]) - mean)
    return {size: [(sums.mean, ids) for sums, ids in some.values()] for size, some in told.items()}


def difference_within(told: Mapping[int, list[Outcome]]) -> dict[str, Estimate]:
    """The results with the item less those without it, for each size of a deal separately, weighted by how much it can
    tell."""
    found: dict[str, Estimate] = {}
    for id in sorted({id for some in told.values() for _, ids in some for id in ids}):
        weights = value = variance = 0.0
        count = 0
        for some in told.values():
            having, lacking = Sums(), Sums()
            for won, ids in some:
                (having if id in ids else lacking).add(won)
            count += having.count
            if having.count > 1 and lacking.count > 1:
                weight = having.count * lacking.count / len(some)
                weights += weight
                value += weight * (having.mean - lacking.mean)
                for side in (having, lacking):
                    variance += weight**2 * side.squares / (side.count - 1) / side.count
        if weights:
            half = z_of() * sqrt(variance) / weights
            found[id] = Estimate(value / weights, value / weights - half, value / weights + half, count)
    return found


def worth_text(worth: Estimate) -> str:
    mark = "**" if worth.excludes(0.0) else ""
    return f"{mark}{100 * worth.value:+.1f}{mark} ({100 * worth.low:+.1f} to {100 * worth.high:+.1f})"


def without(effect: Effect, words: Words) -> Iterator[str]:
    """A box without an item that nobody can refuse."""
    told = {each.measure: each for each in effect.measures}
    if "victory of who plays first" in told:
        first, length = told["victory of who plays first"].difference, told["decisions"].difference
        yield (
            f"- A box without {words.name(effect.item)}: who plays first wins {points(first)}; games are "
            f"{length.value:+.0f} decisions long ({length.low:+.0f} to {length.high:+.0f})."
        )
        return
    won = told["won together"]
    yield (
        f"- A box without {words.name(effect.item)}: {100 * won.b:.1f} % won instead of {100 * won.a:.1f} %; "
        f"{points(won.difference)}."
    )


def points(difference: Estimate) -> str:
    return f"{100 * difference.value:+.1f} points ({100 * difference.low:+.1f} to {100 * difference.high:+.1f})"


def colours() -> Iterator[str]:
    """What each colour of Boo is good for, over many castles: nobody can take a tile out of the castle."""
    game, words, castles = games["boo"], Words("boo", "en"), 500
    routes, crossings, nowhere = [0] * COLOURS, [0] * COLOURS, 0
    for seed in range(castles):
        g = game.start(2, seed).g
        for ghost in range(ROOMS):
            found = [
                solution.crossings for solution in solve(g.castle, ghost, (ghost + 1 + seed % (ROOMS - 1)) % ROOMS)
            ]
            nowhere += max(found) == NONE
            for colour, count in enumerate(found):
                if count != NONE:
                    routes[colour] += 1
                    crossings[colour] += count
    positions = castles * ROOMS
    yield "### What each color is good for"
    yield ""
    yield (
        f"Over {positions} positions of ghost and visitor in {castles} castles, for somebody who holds no wall token; "
        f"in {100 * nowhere / positions:.1f} % no color has a route."
    )
    yield ""
    yield "| color | has a route | crossings of the shortest, mean |"
    yield "|---|---|---|"
    for colour, item in enumerate(g.box.colours):
        count = routes[colour]
        yield f"| {words.name(item.id)} | {percent(share(count, positions))} | {crossings[colour] / count:.2f} |"
    yield ""


def offers(folder: Path, wanted: set[str]) -> dict[str, int]:
    """For each item, the number of seats that could take it at least once in a game."""
    plan, seats = read_plan(folder), dict[str, set[tuple[int, int]]]()
    for part in parts_of(folder, plan):
        for row in rows_of(folder, DECISIONS, part, ["game", "seat", "kind", "offered"]):
            if row["kind"] in brain_of(games[plan.game]).taking:
                for key in row["offered"]:
                    item = thing_of(key, wanted)
                    if item:
                        seats.setdefault(item, set()).add((row["game"], row["seat"]))
    return {item: len(each) for item, each in seats.items()}


def percent(estimate: Estimate) -> str:
    return f"{100 * estimate.value:.1f} ({100 * estimate.low:.0f} to {100 * estimate.high:.0f})"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=Path, default=ROOT / "runs", help="the folder of the runs")
    args = parser.parse_args()
    for game in games:
        if not list(args.runs.glob(f"balance/{game}-*/{PLAN_FILE}")):
            print(f"{game}: no runs in {args.runs}; its page stays")
            continue
        path = PAGES / f"{game}.md"
        above, heading, old = path.read_text(encoding="utf-8").partition(FIGURES)
        path.write_text(above + figures(game, args.runs, heading + old), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
