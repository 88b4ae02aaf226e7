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


@pytest.mark.parametrize("wrapped", [False, True], ids=["env", "wrapper"])
def test_torchrl_trains_a_masked_policy(wrapped: bool) -> None:
    import torch
    from tensordict.nn import InteractionType, TensorDictModule
    from torchrl.envs import ActionMask, Compose, DTypeCastTransform, GymEnv, GymWrapper, TransformedEnv
    from torchrl.modules import MaskedCategorical, ProbabilisticActor

    made: dict[str, Any] = {"rivals": "random", "observation": "scaled"}
    whole = {"categorical_action_encoding": True}
    inner = GymWrapper(gymnasium.make(GAME, **made), **whole) if wrapped else GymEnv(GAME, **made, **whole)
    as_flags = DTypeCastTransform(torch.int8, torch.bool, in_keys=["action_mask"])
    table = TransformedEnv(inner, Compose(as_flags, ActionMask()))
    net = torch.nn.Linear(table.observation_spec["observation"].shape[-1], table.action_spec.n)
    numbers = TensorDictModule(net, in_keys=["observation"], out_keys=["logits"])
    policy = ProbabilisticActor(
        numbers,
        in_keys={"logits": "logits", "mask": "action_mask"},
        distribution_class=MaskedCategorical,
        return_log_prob=True,
        default_interaction_type=InteractionType.RANDOM,
    )
    before, optimizer = net.weight.detach().clone(), torch.optim.Adam(net.parameters(), 0.01)
    with torch.no_grad():
        rollout = table.rollout(60, policy, break_when_any_done=False)
    assert rollout["action_mask"].gather(-1, rollout["action"].unsqueeze(-1)).all()
    returned = rollout["next", "reward"].flip(0).cumsum(0).flip(0).squeeze(-1)
    loss = -(policy.log_prob(rollout) * (returned - returned.mean() + 0.1)).mean()
    loss.backward()
    optimizer.step()
    assert torch.isfinite(loss)
    assert not torch.equal(before, net.weight)


def test_torchrl_is_told_of_an_unknown_keyword() -> None:
    from torchrl.envs import GymEnv

    with pytest.raises(TypeError):
        GymEnv(GAME, frame_skips=4)


def test_tianshou_trains_a_table_of_agents() -> None:
    from tianshou.algorithm import DQN, MultiAgentOffPolicyAlgorithm
    from tianshou.algorithm.modelfree.dqn import DiscreteQLearningPolicy
    from tianshou.algorithm.optim import AdamOptimizerFactory
    from tianshou.data import Collector, VectorReplayBuffer
    from tianshou.env import DummyVectorEnv, PettingZooEnv
    from tianshou.trainer import OffPolicyTrainerParams
    from tianshou.utils.net.common import Net

    table = PettingZooEnv(env("grimm_forest", 2))

    def learner() -> Any:
        seen, actions = table.observation_space["observation"].shape, table.action_space.n
        net = Net(state_shape=seen, action_shape=actions, hidden_sizes=[32])
        policy = DiscreteQLearningPolicy(model=net, action_space=table.action_space, eps_training=0.2)
        return DQN(policy=policy, optim=AdamOptimizerFactory(lr=1e-3))

    agents = MultiAgentOffPolicyAlgorithm(algorithms=[learner(), learner()], env=table)
    tables = DummyVectorEnv([lambda: PettingZooEnv(env("grimm_forest", 2))])
    collector = Collector(agents, tables, VectorReplayBuffer(2000, 1), exploration_noise=True)
    found = agents.run_training(
        OffPolicyTrainerParams(
            training_collector=collector, max_epochs=1, epoch_num_steps=60, collection_step_num_env_steps=30,
            batch_size=16, multi_agent_return_reduction=lambda found: found[:, 0], verbose=False, show_progress=False,
        )
    )  # fmt: skip
    assert found.update_step > 0


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


MOST_ENDS, MOST_PICKS = 300, 8


class Endgame:
    """A game that begins late in a match, so that all of one's own answers can be walked through, as DeepCFR does."""

    def __init__(self, name: str, seed: int) -> None:
        self.game: Any = pyspiel.load_game(name, {"players": 2})
        states, luck = [self.game.new_initial_state()], np.random.default_rng(seed)
        while not states[-1].is_terminal():
            state = states[-1]
            picks = [seed] if state.is_chance_node() else state.legal_actions()
            states.append(state.child(int(luck.choice(picks))))
        self.state = states[-2]
        for state in reversed(states[:-1]):
            if ends(state, MOST_ENDS, MOST_PICKS) >= MOST_ENDS:
                break
            self.state = state

    def __getattr__(self, name: str) -> Any:
        return getattr(self.game, name)

    def new_initial_state(self) -> Any:
        return self.state.clone()


def ends(state: Any, most: int, picks: int) -> int:
    """How many ends there are below a state, counted up to so many; as many, too, if one is further away."""
    if state.is_terminal():
        return 1
    found = 0 if picks else most
    for action in state.legal_actions():
        if found < most:
            found += ends(state.child(action), most - found, picks - 1)
    return found


def test_openspiels_deep_cfr_learns_late_in_a_match() -> None:
    from open_spiel.python.pytorch import deep_cfr

    endgame = Endgame("igroteka_grimm_forest", 20)  # of which both still have something to decide
    sizes: dict[str, Any] = {"policy_network_layers": (32,), "advantage_network_layers": (32,)}
    batches = {"batch_size_advantage": 4, "batch_size_strategy": 4, "memory_capacity": 1000}
    solver = deep_cfr.DeepCFRSolver(endgame, **sizes, **batches, num_iterations=2, num_traversals=4)
    _, losses, loss = solver.solve()
    assert all(np.isfinite(value) for found in losses.values() for value in found)
    assert np.isfinite(loss)
    state = endgame.new_initial_state()
    chances = solver.action_probabilities(state)
    assert set(chances) == set(state.legal_actions())
    assert all(0 <= chance <= 1 for chance in chances.values())
