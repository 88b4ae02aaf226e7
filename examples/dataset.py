"""Learn from a dataset of picks: how often does the most frequent action of a question foresee what a bot does?

pip install 'igroteka[lab,research]', then, for instance:
    igroteka lab run grimm_forest --players 3 --games 1000 --seed 1 --trajectories --out picks
    python dataset.py picks
"""

import argparse
import json
from collections import Counter
from pathlib import Path

from igroteka.lab.runs.trajectories import arrays_of


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    folder = parser.parse_args().folder
    names = json.loads((folder / "fields.json").read_text())["actions"]
    chosen: dict[str, Counter[int]] = {}
    for part in arrays_of(folder):
        for question, action in zip(part["question"], part["action"], strict=True):
            chosen.setdefault(question, Counter())[int(action)] += 1
    for question, actions in sorted(chosen.items(), key=lambda each: -each[1].total()):
        action, count = actions.most_common(1)[0]
        print(f"{question:24} {actions.total():7}  {names[action]:32} {100 * count / actions.total():.0f} %")


if __name__ == "__main__":
    main()
