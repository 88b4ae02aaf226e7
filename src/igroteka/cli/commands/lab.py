"""`igroteka lab`: many games as tables of rows, and what they tell."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from igroteka.cli.input.arguments import add_content, add_language, add_settings, checked, game_named, levels, settings
from igroteka.cli.input.failure import Failure
from igroteka.cli.input.recorded_games import pace_of
from igroteka.cli.output.language import language
from igroteka.cli.output.terminal import Progress

if TYPE_CHECKING:
    from igroteka.games import AnyGame
    from igroteka.lab.runs.plan import Plan
    from igroteka.lab.runs.run_workers import Runner

RAY_HERE = "local"
LEAST_FITTED = 5
"""Games that are needed to fit anything at all."""
EXAMPLES = """examples:
  igroteka lab run GAME --players 3 --bots normal --games 10000 --seed 1 --out runs/first
  igroteka lab run GAME --games 500 --rows decisions,events --out runs/second
  igroteka lab run GAME --players 3 --games 100000 --seed 1 --trajectories --out data/GAME      a dataset to learn from
  igroteka lab report runs/second                   one page about it: runs/second/report.html
  igroteka lab compare runs/first runs/second       two runs on the same seeds, game by game
  igroteka lab ablate GAME --games 1000 --out runs/ablation         what does each reconstructed item do?
  igroteka lab leaderboard arena/*.jsonl --out leaderboard.md       who is how strong, from files of the arena
  igroteka lab fit GAME --games 1000 --seed 1       the weights of the bots' features, from games of normal bots
  igroteka lab tune GAME --games 3000 --rounds 2    the numbers by which hard judges, from games between varied bots
  igroteka lab puzzles GAME --games 200 --out puzzles.yaml          positions with one clearly best answer

A run writes Parquet files: DIR/games, and DIR/decisions and DIR/events if asked for. Stop it with Ctrl-C; the same
command goes on where it was. The files are the same to the byte whatever the number of workers.
"""


def add(commands: Any) -> None:
    parser = commands.add_parser(
        "lab",
        help="play many games for statistics",
        description="A laboratory: play many games between bots and keep them as tables.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    inside = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    run = inside.add_parser("run", help="play games and write them as Parquet files")
    add_plan(run)
    run.add_argument("--rows", default="", metavar="KINDS", help="rows beside games: decisions, events, trajectories")
    run.add_argument(
        "--trajectories", action="store_true", help="also what every agent saw, might do, did and got, pick by pick"
    )
    run.add_argument("--json", action="store_true", help="one JSON object for programs")
    add_content(run)
    run.set_defaults(run=run_run)
    report = inside.add_parser("report", help="a page about a run, that opens without a network")
    report.add_argument("dir", metavar="DIR", help="the folder of a run")
    report.add_argument("--out", metavar="FILE", help="where to (DIR/report.html)")
    report.add_argument(
        "--times",
        nargs="+",
        default=[],
        metavar="FILE",
        help="saved games of people, or a server's backup: minutes too",
    )
    report.set_defaults(run=run_report)
    compare = inside.add_parser("compare", help="two runs on the same seeds: contents, options or bots")
    compare.add_argument("a", metavar="A", help="the folder of a run")
    compare.add_argument("b", metavar="B", help="the folder of another")
    compare.add_argument("--json", action="store_true", help="one JSON object for programs")
    compare.add_argument("--out", metavar="FILE", help="also a page, with the items of both runs")
    compare.set_defaults(run=run_compare)

    ablate = inside.add_parser("ablate", help="what each reconstructed item does: the same games without it")
    add_plan(ablate)
    ablate.add_argument("--items", default="", metavar="IDS", help="only these (else all: taken, or with copies)")
    ablate.add_argument(
        "--takers", type=int, default=300, metavar="N", help="seats that took an item and play on without it (300)"
    )
    ablate.add_argument(
        "--box", action="store_true", help="also play all games with a box without it (always if nobody can refuse it)"
    )
    ablate.add_argument(
        "--confirm",
        type=int,
        metavar="K",
        help="games of hard bots, on fresh seeds, that confirm what stands out (a fifth of --games; 0: none)",
    )
    add_content(ablate)
    ablate.set_defaults(run=run_ablate, rows="")

    sweep = inside.add_parser("sweep", help="the same games with one number of the box at several values: a page")
    add_plan(sweep)
    sweep.add_argument(
        "--set", required=True, metavar="NUMBER=VALUES", help="such as cards.black_rick.cost=2..6, or =2,3,6"
    )
    sweep.set_defaults(run=run_sweep, rows="", content=None)

    board = inside.add_parser("leaderboard", help="who is how strong, from files of the arena: a page")
    board.add_argument("files", nargs="+", metavar="FILE", help="files of `igroteka arena --out`")
    board.add_argument("--out", metavar="FILE", help="where to (else it is printed)")
    board.set_defaults(run=run_leaderboard)
    fit = inside.add_parser("fit", help="what the features of a game's bots are worth, from games of normal bots")
    fit.set_defaults(run=run_fit, content=None)
    add_learning(fit, 1000)
    tune = inside.add_parser("tune", help="better numbers for the judgement of a game's bots, from games between them")
    tune.set_defaults(run=run_tune, content=None)
    tune.add_argument("--rounds", type=int, default=2, metavar="R", help="how often, from where the last led (2)")
    add_learning(tune, 3000)
    puzzles = inside.add_parser("puzzles", help="positions of real games in which only one answer is clearly best")
    puzzles.set_defaults(run=run_puzzles, content=None)
    puzzles.add_argument("--count", type=int, default=24, metavar="N", help="the most that are kept (24)")
    add_learning(puzzles, 200)


def add_plan(parser: argparse.ArgumentParser) -> None:
    """Add the arguments that say what is played, where it is written, and by how many processes."""
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--out", required=True, metavar="DIR", help="the folder of the run; an unfinished one goes on")
    parser.add_argument("--players", type=int, metavar="N", help="seats at the table (else the least there can be)")
    parser.add_argument("--games", type=int, default=1000, metavar="K", help="how many games (1000)")
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="where luck starts (0)")
    parser.add_argument("--bots", default="normal", metavar="NAMES", help="random to hard, by seats (normal)")
    parser.add_argument("--workers", type=int, metavar="N", help="processes (else one for each core)")
    parser.add_argument(
        "--ray",
        nargs="?",
        const=RAY_HERE,
        metavar="ADDRESS",
        help="on the Ray cluster at this address (auto: that of this machine; none: one for this run)",
    )
    add_settings(parser)
    add_language(parser)


def run_ablate(args: argparse.Namespace) -> int:
    import msgspec

    from igroteka.lab.experiments.ablate import Way, ablate, text_of
    from igroteka.lab.experiments.ablation_page import write_ablation

    plan, runner = plan_of(args), runner_of(args)
    items = [item.strip() for item in args.items.split(",") if item.strip()]
    confirm = args.games // 5 if args.confirm is None else args.confirm
    for name, least, given in (("takers", 1, args.takers), ("confirm", 0, confirm)):
        if given < least:
            raise Failure(f"--{name} {given}: at least {least}")
    way = Way(workers_of(args), args.takers, args.box, confirm, content=args.content)
    effects = ablate(
        plan, items, Path(args.out), runner, way, lambda line: print(f"{plan.game} {line}", file=sys.stderr)
    )
    (Path(args.out) / "effects.json").write_bytes(msgspec.json.format(msgspec.json.encode(effects)) + b"\n")
    write_ablation(effects, Path(args.out) / "base", Path(args.out) / "ablation.html")
    print(text_of(effects))
    return 0


def run_sweep(args: argparse.Namespace) -> int:
    from igroteka.lab.experiments.sweep import read_sweep, sweep, write_sweep
    from igroteka.lab.runs.box import items_of

    plan, folder = plan_of(args), Path(args.out)
    order = read_sweep(plan.game, args.set)
    found = sweep(plan, order, folder, runner_of(args), lambda line: print(line, file=sys.stderr))
    raw = next(raw for kind, raw in items_of(plan.game) if kind == order.kind and raw["id"] == order.item)
    write_sweep(order, found, raw[order.field], folder / "sweep.html")
    print(f"{folder / 'sweep.html'}: {len(found)} values of {order.name}, {plan.games} games each")
    return 0


def run_leaderboard(args: argparse.Namespace) -> int:
    from igroteka.lab.experiments.leaderboard import leaderboard

    files = sorted(args.files)
    write(leaderboard([Path(file) for file in files], f"igroteka lab leaderboard {' '.join(files)}"), args.out)
    return 0


def add_learning(parser: argparse.ArgumentParser, games: int) -> None:
    """Add the arguments that say which games are learned from, and how many."""
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--players", default="", metavar="N,N", help="tables, in turn (else every number of players)")
    parser.add_argument("--games", type=int, default=games, metavar="K", help=f"how many games ({games})")
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="where luck starts (0)")
    parser.add_argument("--workers", type=int, metavar="N", help="processes (else one for each core)")
    parser.add_argument("--out", metavar="FILE", help="where the module is written (else it is printed)")
    add_settings(parser)
    add_language(parser)


def run_fit(args: argparse.Namespace) -> int:
    from igroteka.bots import brain_of
    from igroteka.lab.learning.fitting import Sample, fitted, module_of

    game = game_named(args.game)
    if not brain_of(game).names:
        raise Failure(f"{game.id}: its bots have no features to fit")
    sample = Sample(game.id, tables_of(game, args), args.games, args.seed, settings(args.option))
    write(module_of(sample, game.version, fitted(sample, workers_of(args))), args.out)
    return 0


def run_tune(args: argparse.Namespace) -> int:
    from igroteka.bots import brain_of
    from igroteka.lab.learning.tuning import TuningRun, module_of, tuned

    game = game_named(args.game)
    if not brain_of(game).knobs(game.start(game.least, 1).g):
        raise Failure(f"{game.id}: its bots have no numbers to tune")
    if args.rounds < 1:
        raise Failure(f"--rounds {args.rounds}: at least one")
    tuning_run = TuningRun(game.id, tables_of(game, args), args.games, args.rounds, args.seed, settings(args.option))
    write(module_of(tuning_run, game.version, tuned(tuning_run, workers_of(args))), args.out)
    return 0


def run_puzzles(args: argparse.Namespace) -> int:
    from igroteka.lab.experiments.puzzles import Hunt, chosen, find, text_of

    game = game_named(args.game)
    hunt = Hunt(game.id, tables_of(game, args), args.games, args.seed, settings(args.option))
    found = []
    for puzzle in find(hunt, workers_of(args)):
        found.append(puzzle)
        print(f"{game.id} {puzzle.id}: {puzzle.ask}, {puzzle.best} and not {puzzle.natural}", file=sys.stderr)
        write(text_of(hunt, chosen(found, args.count)), args.out)
    if not found:
        raise Failure(f"{game.id}: no puzzle in {args.games} games; play more")
    return 0


def tables_of(game: AnyGame, args: argparse.Namespace) -> list[int]:
    """The numbers of players that are learned from, at which the game can be played with these settings."""
    from igroteka.content.words import Words

    if args.games < LEAST_FITTED:
        raise Failure(f"--games {args.games}: at least {LEAST_FITTED}")
    tables = [int(word) for word in args.players.split(",") if word.strip().isdigit()]
    tables = tables or list(range(game.least, game.most + 1))
    words = Words(game.id, language(args.lang))
    for players in tables:
        checked(game, players, args, words)
    return tables


def write(text: str, out: str | None) -> None:
    if out is None:
        print(text, end="")
    else:
        Path(out).write_text(text, encoding="utf-8")


def workers_of(args: argparse.Namespace) -> int:
    from igroteka.lab.runs.pool import cores

    workers: int = cores() if args.workers is None else args.workers
    if workers < 1:
        raise Failure(f"--workers {workers}: at least one")
    return workers


def runner_of(args: argparse.Namespace) -> Runner:
    from igroteka.lab.runs.run_workers import in_processes, in_this_process

    workers = workers_of(args)
    if args.ray is not None:
        from igroteka.lab.runs.on_ray import on_ray

        return on_ray(args.ray, workers)
    return in_this_process if workers == 1 else in_processes(workers)


def run_run(args: argparse.Namespace) -> int:
    from igroteka.lab.runs.running import run

    plan, runner = plan_of(args), runner_of(args)
    bar = Progress(plan.games)
    try:
        played = run(plan, Path(args.out), runner, args.content, bar)
    finally:
        bar.close()
    if args.json:
        print(json.dumps({"out": args.out, "games": plan.games, "played": played}))
    else:
        print(f"{args.out}: {plan.games} games, {played} of them played now")
    return 0


def run_report(args: argparse.Namespace) -> int:
    from igroteka.lab.report.page import write_report
    from igroteka.lab.runs.plan import read_plan

    folder = Path(args.dir)
    out = folder / "report.html" if args.out is None else Path(args.out)
    pace = pace_of(read_plan(folder).game, args.times) if args.times else None
    found = write_report(folder, out, pace)
    print(f"{out}: {found.games} games")
    return 0


def run_compare(args: argparse.Namespace) -> int:
    import msgspec

    from igroteka.lab.report.compare import compare, text_of

    a, b = Path(args.a), Path(args.b)
    if args.out:
        from igroteka.lab.report.comparison import write_comparison

        differences = write_comparison(a, b, Path(args.out))
    else:
        differences = compare(a, b)
    print(msgspec.json.encode(differences).decode() if args.json else text_of(a, b, differences))
    return 0


def plan_of(args: argparse.Namespace) -> Plan:
    """The run that the command line describes; a failure in one line if there can be none."""
    from igroteka.content.words import Words
    from igroteka.engine.setup import pack_hash
    from igroteka.lab.runs.plan import GAMES, ROWS, TRAJECTORIES, Plan

    game = game_named(args.game)
    if args.games < 1:
        raise Failure(f"--games {args.games}: play at least one")
    players = game.least if args.players is None else args.players
    chosen, pack = checked(game, players, args, Words(game.id, language(args.lang)))
    rows = [word.strip() for word in args.rows.split(",") if word.strip()]
    if getattr(args, "trajectories", False):
        rows.append(TRAJECTORIES)
    if TRAJECTORIES in rows:
        chosen = {**{name: str(value) for name, value in game.agents.items()}, **chosen}
    for word in rows:
        if word not in ROWS:
            raise Failure(f"--rows {word}: there are {', '.join(ROWS)}")
    return Plan(
        game=game.id,
        rules=game.version,
        players=players,
        bots=levels(args.bots, game, players),
        games=args.games,
        seed=args.seed,
        settings=chosen,
        content=pack_hash(pack, game.id),
        keep=[kind for kind in ROWS if kind == GAMES or kind in rows],
    )
