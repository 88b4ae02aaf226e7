"""An old checkout and this one, side by side: instructions of random play per decision, of a fork with its first
answer, and of a rollout: a share of an imagined world, a fork of it and eight random answers.

    python -m bench.against eba8c52                         interpreted, every game
    python -m bench.against eba8c52 --compiled rickshank    compiled, one game

Instructions are counted by callgrind, so neighbours on the machine change nothing. Both run on the Python and the
libraries of this checkout, play the same seeds with the same random answers and fork at the same moments. Where the
rules have changed other games are played: then the numbers of decisions differ. Needs valgrind and a C compiler.
"""

import argparse

from bench.clone import trees
from bench.counting import ROOT, WHAT, checkout, compile_tree, count, make_marks
from bench.model import COMPILED, INTERPRETED
from igroteka.games import games


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.against", description=__doc__)
    parser.add_argument("commit")
    parser.add_argument("games", nargs="*", default=list(games))
    parser.add_argument("--compiled", action="store_true")
    options = parser.parse_args()
    home = ROOT / "build/against"
    build = COMPILED if options.compiled else INTERPRETED
    old = home / f"{options.commit}-{build}"
    checkout(options.commit, old)
    if options.compiled:
        compile_tree(old)
    new = trees(ROOT, options.compiled, fresh=True)[build]
    marks = make_marks(home)
    print(f"| {build} | {options.commit} | here | | how many |\n| --- | ---: | ---: | ---: | ---: |")
    for game in options.games:
        for what in WHAT:
            before, now = count(old, game, what, marks), count(new, game, what, marks)
            many = f"{now.units}" if before.units == now.units else f"{before.units}, {now.units}"
            share = now.instructions / before.instructions - 1
            print(
                f"| {game}: {what} | {before.instructions} | {now.instructions} | {share:+.1%} | {many} |", flush=True
            )


if __name__ == "__main__":
    main()
