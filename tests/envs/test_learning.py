"""Libraries of learning agents take the environments as they are: a short training in each (what they need comes with
`make soak`)."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment

import igroteka.envs.gymnasium
import igroteka.envs.openspiel  # noqa: F401
from igroteka.envs.pettingzoo import env

pytestmark = [pytest.mark.soak, pytest.mark.filterwarnings("ignore")]
GAME = "igroteka/grimm_forest-v1"


def test_sb3_contrib_learns_from_scaled_observations_and_from_fields() -> None:
    from sb3_contrib import MaskablePPO

    for form in ("scaled", "dict"):
        table: Any = gymnasium.make(GAME, rivals="random", observation=form)
        model = MaskablePPO("MultiInputPolicy", table, n_steps=64, batch_size=32, n_epochs=1, seed=1)
        model.learn(128)
        rival: Any = gymnasium.make(GAME, rivals=model, observation=form)
        observation, _ = rival.reset(seed=1)
        action, _ = model.predict(observation, action_masks=rival.unwrapped.action_masks())
        assert observation["action_mask"][int(action)]


def test_torchrl_plays_with_its_own_wrapper() -> None:
    from torchrl.envs import ActionMask, GymEnv, TransformedEnv

    table = TransformedEnv(GymEnv(GAME, rivals="random", categorical_action_encoding=True), ActionMask())
    rollout = table.rollout(40, break_when_any_done=False)
    picked = rollout["action"].unsqueeze(-1)
    assert rollout["action_mask"].gather(-1, picked).all()
    with pytest.raises(TypeError):
        GymEnv(GAME, frame_skips=4)


def test_tianshou_takes_it_as_a_table_of_agents() -> None:
    from tianshou.env import PettingZooEnv

    table = PettingZooEnv(env("grimm_forest", 2))
    observation, _ = table.reset(seed=1)
    luck, over = np.random.default_rng(1), False
    for _ in range(60):
        allowed = np.flatnonzero(observation["mask"])
        observation, _, over, _, _ = table.step(int(luck.choice(allowed)))
        if over:
            observation, _ = table.reset(seed=2)
    assert set(observation) == {"agent_id", "mask", "obs"}


@pytest.mark.parametrize("name", ["dqn", "nfsp"])
def test_openspiels_own_agents_learn(name: str) -> None:
    from open_spiel.python.pytorch import dqn, nfsp

    table = rl_environment.Environment(pyspiel.load_game("igroteka_grimm_forest", {"players": 2}))
    size, actions = table.observation_spec()["info_state"][0], table.action_spec()["num_actions"]
    agents: list[Any] = []
    for seat in range(2):
        if name == "dqn":
            agents.append(dqn.DQN(seat, size, actions, [32], batch_size=16, min_buffer_size_to_learn=16))
        else:
            agents.append(nfsp.NFSP(seat, size, actions, [32], 500, 0.1, batch_size=16, min_buffer_size_to_learn=16))
    for _ in range(2):
        step = table.reset()
        while not step.last():
            agent = agents[step.observations["current_player"]]
            step = table.step([agent.step(step).action])
        for agent in agents:
            agent.step(step)
    assert any(agent.loss is not None for agent in agents)
