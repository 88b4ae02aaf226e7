"""PPO with masked actions, after CleanRL: one net learns a small table against random rivals.

pip install torch 'igroteka[research]', then: python masked_ppo.py --game grimm_forest --rounds 20
"""

import argparse

import gymnasium
import numpy as np
import torch
from torch import nn

import igroteka.envs.gymnasium  # noqa: F401, it registers the games

BATCH, GAMES, EPOCHS = 256, 32, 4
CLIP, LAMBDA, ENTROPY, RATE = 0.2, 0.95, 0.01, 5e-4


class Agent(nn.Module):
    """A policy over the game's actions and a value, from one hidden layer each."""

    def __init__(self, size: int, actions: int) -> None:
        super().__init__()
        self.policy = nn.Sequential(nn.Linear(size, 128), nn.Tanh(), nn.Linear(128, actions))
        self.value = nn.Sequential(nn.Linear(size, 128), nn.Tanh(), nn.Linear(128, 1))

    def choices(self, seen: torch.Tensor, masks: torch.Tensor) -> torch.distributions.Categorical:
        return torch.distributions.Categorical(logits=self.policy(seen).masked_fill(~masks, -1e9))


def tensors(observations: list[dict[str, np.ndarray]]) -> tuple[torch.Tensor, torch.Tensor]:
    """Counts are squeezed: one card more matters most where there are few."""
    seen = np.log1p(np.stack([each["observation"] for each in observations]).astype(np.float32))
    masks = np.stack([each["action_mask"] for each in observations]).astype(bool)
    return torch.from_numpy(seen), torch.from_numpy(masks)


def play(agent: Agent, tables: list[gymnasium.Env], seed: int) -> tuple[list[torch.Tensor], float]:
    """A game at every table, the picks of all made together: rows to learn from, and the mean reward."""
    now = [table.reset(seed=seed + n)[0] for n, table in enumerate(tables)]
    games: list[list[tuple[torch.Tensor, ...]]] = [[] for _ in tables]
    rewards, open_tables = [0.0] * len(tables), list(range(len(tables)))
    while open_tables:
        seen, masks = tensors([now[n] for n in open_tables])
        with torch.no_grad():
            choices, values = agent.choices(seen, masks), agent.value(seen).squeeze(1)
            picks = choices.sample()
            chances = choices.log_prob(picks)
        going = []
        for row, n in enumerate(open_tables):
            games[n].append((seen[row], masks[row], picks[row], chances[row], values[row]))
            now[n], reward, over, _, _ = tables[n].step(int(picks[row]))
            rewards[n] += float(reward)
            if not over:
                going.append(n)
        open_tables = going
    rows = [row for game, reward in zip(games, rewards, strict=True) for row in judged(game, reward)]
    return [torch.stack(column) for column in zip(*rows, strict=True)], float(np.mean(rewards))


def judged(game: list[tuple[torch.Tensor, ...]], reward: float) -> list[tuple[torch.Tensor, ...]]:
    """Each decision with its advantage (GAE; the reward comes at the end) and the return it should have foreseen."""
    rows, advantage, later = [], torch.tensor(0.0), torch.tensor(reward)
    for seen, mask, pick, chance, value in reversed(game):
        advantage = later - value + LAMBDA * advantage
        rows.append((seen, mask, pick, chance, advantage, advantage + value))
        later = value
    return rows


def learn(agent: Agent, optimizer: torch.optim.Optimizer, columns: list[torch.Tensor]) -> None:
    seen, masks, picks, before, advantages, returns = columns
    advantages = (advantages - advantages.mean()) / (advantages.std() + 1e-8)
    for _ in range(EPOCHS):
        for rows in torch.randperm(len(picks)).split(BATCH):
            choices = agent.choices(seen[rows], masks[rows])
            ratio = (choices.log_prob(picks[rows]) - before[rows]).exp()
            gain = torch.min(ratio * advantages[rows], ratio.clamp(1 - CLIP, 1 + CLIP) * advantages[rows]).mean()
            error = (agent.value(seen[rows]).squeeze(1) - returns[rows]).square().mean()
            optimizer.zero_grad()
            (0.5 * error - gain - ENTROPY * choices.entropy().mean()).backward()
            nn.utils.clip_grad_norm_(agent.parameters(), 0.5)
            optimizer.step()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="grimm_forest")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--rivals", default="random")
    parser.add_argument("--rounds", type=int, default=20, help=f"of {GAMES} games each")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    torch.manual_seed(args.seed)
    torch.set_num_threads(1)  # the nets are small
    name = f"igroteka/{args.game}-v1"
    tables = [gymnasium.make(name, players=args.players, rivals=args.rivals) for _ in range(GAMES)]
    space = tables[0].observation_space
    agent = Agent(space["observation"].shape[0], int(tables[0].action_space.n))
    optimizer = torch.optim.Adam(agent.parameters(), lr=RATE, eps=1e-5)
    for number in range(1, args.rounds + 1):
        columns, reward = play(agent, tables, args.seed * 1_000_000 + number * GAMES)
        print(f"{number:3}  mean reward {reward:+.3f}", flush=True)
        learn(agent, optimizer, columns)


if __name__ == "__main__":
    main()
