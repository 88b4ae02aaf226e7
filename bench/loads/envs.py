"""Steps of PettingZoo environments, ours and the suite's own, wrapped as `env()` gives them: random legal picks, each
after its whole observation and mask were taken. A unit is a step of a living agent."""

import random
from collections.abc import Iterator
from importlib import import_module
from typing import Any

from bench.model import Load


def ours(game: str, players: int) -> Load:
    from igroteka.envs.pettingzoo import env

    return Load(steps(env(game, players)))


def together(game: str, players: int) -> Load:
    """64 matches stepped together."""
    import numpy as np

    from igroteka.envs.vector import Vector

    def vector_steps() -> Iterator[int]:
        made, luck = Vector(game, players, 64), np.random.default_rng(1)
        made.reset()
        while True:
            made.step(made.sample(luck))
            yield 64

    return Load(vector_steps())


def clones(game: str, players: int) -> Load:
    """Copies of OpenSpiel's state of a match, forty at every pick; a unit is a copy."""
    import pyspiel

    import igroteka.envs.openspiel

    def copied() -> Iterator[int]:
        loaded, seed = pyspiel.load_game(f"igroteka_{game}", {"players": players}), 0
        while True:
            state = loaded.new_initial_state()
            state.apply_action(seed % igroteka.envs.openspiel.SEEDS)
            seed += 1
            while not state.is_terminal():
                for _ in range(40):
                    state.clone()
                yield 40
                state.apply_action(random.choice(state.legal_actions()))

    return Load(copied())


def classic(name: str) -> Load:
    """An environment of pettingzoo.classic."""
    made: Any = import_module(f"pettingzoo.classic.{name}").env()
    return Load(steps(made))


def steps(made: Any) -> Iterator[int]:
    seed = 0
    while True:
        seed += 1
        made.reset(seed=seed)
        count = 0
        for _ in made.agent_iter():
            observation, _, terminated, truncated, _ = made.last()
            if terminated or truncated:
                made.step(None)
                continue
            legal = observation["action_mask"].nonzero()[0]
            made.step(int(legal[int(random.random() * len(legal))]))
            count += 1
            if count % 200 == 0:
                yield 200
        yield count % 200
