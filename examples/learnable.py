"""One seat against a pool of rivals, with observations and actions in the forms that a net learns from.

pip install 'igroteka[research]', then: python learnable.py --games 2
"""

import argparse

import gymnasium
import numpy as np

import igroteka.envs.gymnasium  # noqa: F401, it registers the games
from igroteka.envs.rivals import Pool


class Cheapest:
    """A policy over options: of what it may do, what costs least. Yours would score the rows by a net."""

    def __init__(self, table: gymnasium.Env) -> None:
        found = table.unwrapped.table.action_features
        self.rows = np.array(found.rows, np.float32)
        self.cost = found.names.index("cost")

    def __call__(self, observation: dict[str, np.ndarray]) -> int:
        allowed = np.flatnonzero(observation["action_mask"])
        return int(allowed[self.rows[allowed, self.cost].argmin()])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2)
    games = parser.parse_args().games
    table = gymnasium.make(
        "igroteka/rickshank-v1", players=3, seat="any", rivals=Pool(["easy", "random"]), observation="dict", history=4
    )
    policy, rewards = Cheapest(table), list[float]()
    for seed in range(games):
        observation, info = table.reset(seed=seed)
        over = False
        while not over:
            observation, reward, over, _, info = table.step(policy(observation))
        rewards.append(float(reward))
        print(f"seat {info['seat']}, {info['turn']} answers, {len(observation)} fields: {reward:+.2f}")
    print(f"mean {np.mean(rewards):+.2f}")


if __name__ == "__main__":
    main()
