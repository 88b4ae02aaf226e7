"""An old checkout and this one, side by side: random play by decision, a fork with its first answer (`inside`: inside
an action), a rollout (a share of an imagined world, a fork of it and eight random answers), an imagined world, a view
built and encoded, the views that a server sends after an answer, all that it tells then, a trial of a hard bot, a step
of matches stepped together.

    python -m bench.against eba8c52                               instructions, interpreted, every game
    python -m bench.against eba8c52 --compiled rickshank          compiled, one game
    python -m bench.against eba8c52 --what play view              only these
    python -m bench.against eba8c52 --clock 15                    CPU time: 15 rounds, old and new in turns

Instructions are counted by callgrind, so neighbours on the machine change nothing (needs valgrind and a C
compiler). CPU time is measured in slices on one core, old and new in an order drawn anew each round; the factor is the
median of the ratios of the rounds. Both run on the Python and the libraries of this checkout, play the same seeds with
the same random answers and fork at the same moments. Where the rules have changed other games are played: then the
numbers of decisions differ.
"""

import argparse
import shutil
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from statistics import median

from bench.arena import measure
from bench.clone import trees
from bench.counting import MORE, ROOT, WHAT, checkout, compile_tree, count, make_marks
from bench.model import COMPILED, INTERPRETED, Row, Workplace
from igroteka.bots import brain_of
from igroteka.games import games

SLICE_S = 0.25


def wanted(game: str, what: Sequence[str]) -> list[str]:
    """The measurements that a game has: not every game has bots that try answers."""
    return [each for each in what if each != "hard" or brain_of(games[game]).weights]


def count_both(old: Path, new: Path, chosen: Sequence[str], what: Sequence[str], marks: Path) -> None:
    for game in chosen:
        for each in wanted(game, what):
            before, now = count(old, game, each, marks), count(new, game, each, marks)
            many = f"{now.units}" if before.units == now.units else f"{before.units}, {now.units}"
            factor = before.instructions / now.instructions
            line = [f"{game}: {each}", f"{before.instructions}", f"{now.instructions}", f"{factor:.2f}×", many]
            print(f"| {' | '.join(line)} |", flush=True)


def time_both(old: Path, new: Path, chosen: Sequence[str], what: Sequence[str], rounds: int) -> None:
    """Time each game in a run of its own, so that the two checkouts are measured within seconds of each other."""
    shutil.copytree(ROOT / "bench", old / "bench", dirs_exist_ok=True, ignore=shutil.ignore_patterns("__pycache__"))
    places = {"old": old, "new": new}
    with tempfile.TemporaryDirectory() as scratch:
        place = Workplace(ROOT, places, dict.fromkeys(places, Path(sys.executable)), Path(scratch), tuple(chosen))
        for game in chosen:
            rows = [
                Row(f"{each}.{where}", f"{game}: {each}", "", where, "bench.loads.pair:timed", (game, each))
                for each in wanted(game, what)
                for where in places
            ]
            series = measure(place, rows, rounds, SLICE_S)
            for each in wanted(game, what):
                before, now = series[f"{each}.old"].rates, series[f"{each}.new"].rates
                factors = [b / a for a, b in zip(before, now, strict=True)]
                rates = [f"{median(before):,.0f}", f"{median(now):,.0f}"]
                spread = f"{min(factors):.2f}…{max(factors):.2f}"
                line = [f"{game}: {each}", *rates, f"{median(factors):.2f}×", spread]
                print(f"| {' | '.join(line)} |", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m bench.against", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("commit")
    parser.add_argument("games", nargs="*", default=list(games))
    parser.add_argument("--compiled", action="store_true")
    parser.add_argument("--what", nargs="+", choices=WHAT + MORE, default=WHAT + MORE, help="only these")
    parser.add_argument("--clock", type=int, default=0, metavar="ROUNDS", help="measure CPU time in so many rounds")
    options = parser.parse_args()
    home = ROOT / "build/against"
    build = COMPILED if options.compiled else INTERPRETED
    old = home / f"{options.commit}-{build}"
    checkout(options.commit, old)
    if options.compiled:
        compile_tree(old)
    new = trees(ROOT, options.compiled, fresh=True)[build]
    unit, last = ("a second", "from…to") if options.clock else ("instructions", "how many")
    print(f"| {build}, {unit} | {options.commit} | here | | {last} |\n| --- | ---: | ---: | ---: | ---: |")
    if options.clock:
        time_both(old, new, options.games, options.what, options.clock)
    else:
        count_both(old, new, options.games, options.what, make_marks(home))


if __name__ == "__main__":
    main()
