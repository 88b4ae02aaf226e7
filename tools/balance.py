"""`make balance RUNS=DIR`: the figures of docs/balance, from runs of the laboratory in DIR/balance and DIR/ablation.

What stands above the figures of a page is written by hand and stays; so does the page of a game that has no runs there.
"""

import argparse
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec

from igroteka.bots import brain_of
from igroteka.content.words import Words
from igroteka.games import games
from igroteka.games.boo.board import COLOURS, ROOMS
from igroteka.games.boo.rules.solver import NONE, solve
from igroteka.lab.ablate import Effect, removable
from igroteka.lab.plan import DECISIONS, PLAN_FILE, Plan, read_plan
from igroteka.lab.reading import Findings, parts_of, rows_of, thing_of
from igroteka.lab.statistics import Estimate, quantile, share

ROOT = Path(__file__).resolve().parent.parent
PAGES = ROOT / "docs/balance"
FIGURES = "## Figures\n"


def figures(game: str, runs: Path) -> str:
    """Everything below the heading."""
    found = [Findings(path.parent) for path in sorted(runs.glob(f"balance/{game}-*/{PLAN_FILE}"))]
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
        *items(game, runs),
        *(colours() if game == "boo" else []),
    ]
    return "\n".join(lines) + "\n"


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
    names = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth")[:most]
    yield f"| players | bots | games | fair | {' | '.join(names)} |"
    yield "|" + "---|" * (4 + most)
    for f in sorted(found, key=lambda f: (f.plan.bots[0], f.plan.players)):
        fair = (1 - f.nobody / f.games) / f.plan.players
        shares = [percent(share(won, f.games)) for won in f.by_order] + [""] * (most - f.plan.players)
        row = [str(f.plan.players), f.plan.bots[0], str(f.games), f"{100 * fair:.1f}", *shares]
        yield f"| {' | '.join(row)} |"
    yield ""


def together(found: list[Findings]) -> Iterator[str]:
    yield "### Games won"
    yield ""
    yield "| difficulty | bots | players | games | won |"
    yield "|---|---|---|---|---|"
    order = {"easy": 0, "normal": 1, "hard": 2}
    for f in sorted(found, key=lambda f: (order[difficulty(f.plan)], f.plan.bots[0] == "hard", f.plan.players)):
        won = percent(share(f.games - f.nobody, f.games))
        yield f"| {difficulty(f.plan)} | {f.plan.bots[0]} | {f.plan.players} | {f.games} | {won} |"
    yield ""


def difficulty(plan: Plan) -> str:
    return plan.settings.get("difficulty", "normal")


def lengths(game: str, found: list[Findings]) -> Iterator[str]:
    said = Words(game, "en").say("playing-time")
    minutes = int(re.findall(r"\d+", said)[-1])
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
        yield f"| {f.plan.players} | {f.plan.bots[0]} | {middle} | {low} to {high} | {time} |"
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
            mark = "**" if v.excludes(0.0) else ""
            worth = f"{mark}{100 * v.value:+.1f}{mark} ({100 * v.low:+.1f} to {100 * v.high:+.1f})"
            if effect.confirmed is not None and effect.confirmed.victory.count > 1:
                worth += f"; hard bots, fresh seeds: {points(effect.confirmed.victory)}"
            yield f"| {words.name(effect.item)} | {could} | {effect.takers} | {v.count} | {worth} |"
        yield ""
        unused = [e.item for e in effects if not e.takers and offered.get(e.item)]
        if unused:
            told = ", ".join(f"{words.name(item)} (by {offered[item]})" for item in sorted(unused))
            yield f"Could be taken, and was taken by nobody: {told}."
            yield ""
    for effect in effects:
        if effect.measures:
            yield from without(effect, words)


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
    won = told["won by anybody"]
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
    yield "### What each colour is good for"
    yield ""
    yield (
        f"Over {positions} positions of ghost and visitor in {castles} castles, for somebody who holds no wall token; "
        f"in {100 * nowhere / positions:.1f} % no colour has a route."
    )
    yield ""
    yield "| colour | has a route | crossings of the shortest, mean |"
    yield "|---|---|---|"
    for colour, item in enumerate(g.box.colours):
        count = routes[colour]
        yield f"| {words.name(item.id)} | {percent(share(count, positions))} | {crossings[colour] / count:.2f} |"
    yield ""


def offers(folder: Path, wanted: set[str]) -> dict[str, int]:
    """By item: how many seats could take it at least once in a game."""
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
        above = path.read_text(encoding="utf-8").partition(FIGURES)[0]
        path.write_text(above + figures(game, args.runs), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
