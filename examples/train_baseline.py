"""Train a baseline: imitate a level of our bots, then improve by playing against oneself and against bots (PPO).

pip install torch onnx 'igroteka[lab,research]', then:
    igroteka lab run rickshank --players 3 --bots hard --games 1000 --seed 110 --trajectories --out picks
    python train_baseline.py rickshank --picks picks --minutes 60 --out rickshank-3

It writes OUT.onnx, the policy and the chance to win, and OUT.csv, the curve. `igroteka arena` measures the net
(--contender onnx:OUT.onnx). What the policy knows of an action is what the action is (its verb, its thing, its cost,
its target), besides a part of its own: so what is learned of one card helps with the next.
"""

import argparse
import csv
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import torch
from torch import nn

from igroteka.bots import player
from igroteka.bots.chair import Asked, Chair
from igroteka.engine.feature import CATEGORY
from igroteka.envs.bot_picks import next_pick
from igroteka.envs.env_setup import EnvSetup
from igroteka.envs.forms import slices
from igroteka.envs.serial import Serial
from igroteka.lab.runs.plan import read_plan
from igroteka.lab.runs.trajectories import arrays_of

NET, FORBIDDEN = "net", -1e9
ROUND, TABLES = 8192, 96
"""Decisions that are played before the net learns from them; matches that are played at once."""
BATCH, EPOCHS, CLIP, LAMBDA, ENTROPY = 1024, 3, 0.15, 0.97, 0.003
CHECK_SECONDS, CHECK_GAMES, CHECK_SEED = 600, 150, 900_000_000
SELDOM = 1e-4
"""A number of an observation that is so seldom anything but 0 is left out."""
Choose = Callable[[Any, Any], Any]
"""Actions for observations and masks."""


# --- the net ----------------------------------------------------------------------------------------------------------


class Columns(nn.Module):
    """What a net reads of an observation: counts by their logarithm, each value of a category by itself."""

    def __init__(self, setup: EnvSetup, used: Any) -> None:
        super().__init__()
        features, counts, which, value = setup.observing.features, list[int](), list[int](), list[int]()
        for feature, part in zip(features, slices(features).values(), strict=True):
            for column in range(part.start, part.stop):
                if not used[column]:
                    continue
                if feature.kind != CATEGORY:
                    counts.append(column)
                    continue
                values = range(1, feature.highs[column - part.start] + 1)
                which += [column] * len(values)
                value += values
        self.size = len(counts) + len(which)
        self.counts: torch.Tensor
        self.which: torch.Tensor
        self.value: torch.Tensor
        self.register_buffer("counts", torch.tensor(counts))
        self.register_buffer("which", torch.tensor(which))
        self.register_buffer("value", torch.tensor(value, dtype=torch.float32))

    def forward(self, seen: torch.Tensor) -> torch.Tensor:
        counted = torch.log1p(seen[:, self.counts].float())  # one card more matters most where there are few
        return torch.cat([counted, (seen[:, self.which].float() == self.value).float()], 1)


class Net(nn.Module):
    """`described`: a row for each action."""

    def __init__(self, columns: Columns, described: Any, hidden: int = 256, inner: int = 128) -> None:
        super().__init__()
        self.columns = columns
        self.described: torch.Tensor
        self.register_buffer("described", torch.as_tensor(np.asarray(described, np.float32)))
        self.body = nn.Sequential(nn.Linear(columns.size, hidden), nn.ReLU(), nn.Linear(hidden, inner), nn.ReLU())
        self.by_kind = nn.Linear(described.shape[1], inner, bias=False)
        self.own = nn.Parameter(torch.zeros(len(described), inner))
        self.bias = nn.Parameter(torch.zeros(len(described)))
        self.worth = nn.Linear(inner, 1)
        nn.init.normal_(self.by_kind.weight, std=0.02)

    def forward(self, seen: torch.Tensor, masks: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        made = self.body(self.columns(seen))
        numbers = made @ (self.by_kind(self.described) + self.own).T + self.bias
        return numbers.masked_fill(masks == 0, FORBIDDEN), self.worth(made).squeeze(1)


class Kept(nn.Module):
    """As it is kept: actions described once and for all, and numbers of half the length."""

    def __init__(self, net: Net) -> None:
        super().__init__()
        self.columns = net.columns
        first, second = net.body[0], net.body[2]
        actions = net.by_kind(net.described) + net.own
        parts = [first.weight.T, first.bias, second.weight.T, second.bias, actions.T, net.bias]
        for n, value in enumerate([*parts, net.worth.weight.T, net.worth.bias]):
            self.register_buffer(f"part{n}", value.detach().half().contiguous())

    def forward(self, observation: torch.Tensor, action_mask: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        w1, b1, w2, b2, w3, b3, w4, b4 = (getattr(self, f"part{n}").float() for n in range(8))
        made = torch.relu(torch.relu(self.columns(observation) @ w1 + b1) @ w2 + b2)
        numbers = made @ w3 + b3
        return torch.where(action_mask > 0, numbers, torch.full_like(numbers, FORBIDDEN)), (made @ w4 + b4).squeeze(1)


def export(net: Net, size: int, path: Path) -> None:
    given = torch.zeros(1, size, dtype=torch.uint8), torch.ones(1, len(net.described), dtype=torch.int8)
    inputs, outputs = ["observation", "action_mask"], ["logits", "value"]
    torch.onnx.export(
        Kept(net).eval(), given, str(path), input_names=inputs, output_names=outputs, opset_version=17, dynamo=False,
        dynamic_axes={name: {0: "batch"} for name in inputs + outputs}, do_constant_folding=False,
    )  # fmt: skip


# --- tables -----------------------------------------------------------------------------------------------------------


class Pick(NamedTuple):
    table: int
    seat: int
    seen: Any
    mask: Any
    action: int


class Table:
    """A match, and the bots at it."""

    def __init__(self, setup: EnvSetup, seed: int, levels: Sequence[str]) -> None:
        self.setup, self.levels, self.serial = setup, list(levels), setup.start(seed)
        self.bots = {s: player(setup.game, level, seed, s) for s, level in enumerate(levels) if level != NET}
        self.answer = ""

    def bot_pick(self) -> int:
        serial = self.serial
        if not serial.picked and not serial.said:
            chair, asked = Chair(serial.match, serial.seat), Asked(serial.asks[0])
            self.answer = self.bots[serial.seat].think(chair, asked).answer
        return next_pick(serial, self.answer)

    def seen(self) -> Any:
        return np.frombuffer(self.setup.observing.observe(self.serial, self.serial.seat), np.uint8)

    def mask(self) -> Any:
        return np.frombuffer(self.setup.observing.mask(self.serial, self.serial.seat), np.uint8)

    def advance(self, noted: Callable[["Table", int], None] | None = None) -> bool:
        """Until the net has to decide; False if the match is over before."""
        serial: Serial = self.serial
        while not serial.is_over:
            offered = serial.offered()
            if len(offered) == 1:
                serial.take(offered[0])
            elif serial.seat in self.bots:
                action = self.bot_pick()
                if noted is not None:
                    noted(self, action)
                serial.take(action)
            else:
                return True
        return False


class Tables:
    """Many matches at once, so that the net judges all positions in one go; `seating` says who sits in which."""

    def __init__(self, setup: EnvSetup, count: int, seed: int, seating: Callable[[int], Sequence[str]]) -> None:
        self.setup, self.seating, self.next_seed = setup, seating, seed
        self.tables = [self.deal() for _ in range(count)]

    def deal(self) -> Table:
        self.next_seed += 1
        return Table(self.setup, self.next_seed, self.seating(self.next_seed))

    def step(self, choose: Choose) -> tuple[list[Pick], list[tuple[int, list[str], list[float]]]]:
        """One decision of the net at every table; and the matches that have ended: table, seating, worth by seat."""
        ended = []
        for n, table in enumerate(self.tables):
            while not table.advance():
                ended.append((n, table.levels, self.setup.returns(table.serial)))
                table = self.tables[n] = self.deal()
        seen, masks = np.stack([t.seen() for t in self.tables]), np.stack([t.mask() for t in self.tables])
        picks = []
        for n, (table, action) in enumerate(zip(self.tables, choose(seen, masks), strict=True)):
            picks.append(Pick(n, table.serial.seat, seen[n], masks[n], int(action)))
            table.serial.take(int(action))
        return picks, ended


# --- imitation --------------------------------------------------------------------------------------------------------


class Picks(NamedTuple):
    """What bots saw, might do and did, and what the game was worth to them."""

    seen: Any
    masks: Any
    actions: Any
    worth: Any


def picks_of(folder: Path, players: int) -> Picks:
    parts = list[Picks]()
    for part in arrays_of(folder):
        seats, ends = players * (part["game"] - part["game"].min()) + part["seat"], part["over"]
        worth = np.zeros(seats.max() + 1, np.float32)
        worth[seats[ends]] = part["reward"][ends]
        masks = np.packbits(part["mask"], axis=1)
        parts.append(Picks(part["observation"], masks, part["action"].astype(np.int64), worth[seats]))
    return Picks(*(np.concatenate(column) for column in zip(*parts, strict=True)))


def imitate(net: Net, picks: Picks, passes: int, rate: float, seed: int) -> float:
    """Learn to do what bots did and to foresee what it was worth; how often it would have done so at the end, of games
    that it has not learned from."""
    kept, luck = len(picks.actions) * 19 // 20, np.random.default_rng(seed)
    batch = min(BATCH, kept // 2)
    optimizer = torch.optim.AdamW(net.parameters(), lr=rate, weight_decay=1e-3)
    steps = passes * (kept // batch) + 1
    slower = torch.optim.lr_scheduler.OneCycleLR(optimizer, max_lr=rate, total_steps=max(2, steps))

    def judged(rows: Any) -> tuple[torch.Tensor, torch.Tensor]:
        allowed = torch.from_numpy(np.unpackbits(picks.masks[rows], axis=1, count=len(net.described)))
        found: tuple[torch.Tensor, torch.Tensor] = net(torch.from_numpy(picks.seen[rows]), allowed)
        return found

    for _ in range(passes):
        order = luck.permutation(kept)
        for first in range(0, kept - batch, batch):
            rows = order[first : first + batch]
            numbers, foreseen = judged(rows)
            loss = nn.functional.cross_entropy(numbers, torch.from_numpy(picks.actions[rows]))
            loss = loss + (foreseen - torch.from_numpy(picks.worth[rows])).square().mean()
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            slower.step()
    agreed = 0
    with torch.no_grad():
        for rows in np.array_split(np.arange(kept, len(picks.actions)), 64):
            agreed += int((judged(rows)[0].argmax(1).numpy() == picks.actions[rows]).sum())
    return agreed / (len(picks.actions) - kept)


# --- play -------------------------------------------------------------------------------------------------------------


class Episodes:
    """The decisions of games under way, and of those that have ended, each with its advantage and its return."""

    def __init__(self, tables: int) -> None:
        self.running: list[dict[int, list[tuple[Pick, float, float]]]] = [{} for _ in range(tables)]
        self.rows: list[tuple[Pick, float, float, float]] = []

    def note(self, picks: list[Pick], chances: Any, worths: Any) -> None:
        for pick, chance, worth in zip(picks, chances, worths, strict=True):
            self.running[pick.table].setdefault(pick.seat, []).append((pick, float(chance), float(worth)))

    def end(self, table: int, worth: list[float]) -> None:
        """GAE; the reward comes at the end."""
        for seat, game in self.running[table].items():
            advantage, later = 0.0, worth[seat]
            for pick, chance, foreseen in reversed(game):
                advantage = later - foreseen + LAMBDA * advantage
                self.rows.append((pick, chance, advantage, advantage + foreseen))
                later = foreseen
        self.running[table] = {}


def play_round(net: Net, tables: Tables, episodes: Episodes, luck: torch.Generator) -> None:
    while len(episodes.rows) < ROUND:
        kept: list[Any] = []

        def chosen(seen: Any, masks: Any, kept: list[Any] = kept) -> Any:
            with torch.no_grad():
                numbers, worths = net(torch.from_numpy(seen), torch.from_numpy(masks))
                chances = numbers.log_softmax(1)
                actions = torch.multinomial(chances.exp(), 1, generator=luck)
                kept.extend((chances.gather(1, actions).squeeze(1).numpy(), worths.numpy()))
                return actions.squeeze(1).numpy()

        picks, ended = tables.step(chosen)
        for table, _, worth in ended:
            episodes.end(table, worth)
        episodes.note(picks, *kept)


def improve(net: Net, optimizer: Any, rows: list[tuple[Pick, float, float, float]], luck: Any, frozen: bool) -> None:
    """PPO. While `frozen` only the foreseeing is learned: the policy waits until that can be relied on."""
    picks, before, advantages, returns = zip(*rows, strict=True)
    seen = torch.from_numpy(np.stack([pick.seen for pick in picks]))
    masks = torch.from_numpy(np.stack([pick.mask for pick in picks]))
    actions, old = torch.tensor([pick.action for pick in picks]), torch.tensor(before)
    goals, gains = torch.tensor(returns), torch.tensor(advantages)
    gains = (gains - gains.mean()) / (gains.std() + 1e-8)
    for _ in range(EPOCHS):
        for some in np.array_split(luck.permutation(len(actions)), max(1, len(actions) // BATCH)):
            numbers, foreseen = net(seen[some], masks[some])
            chances = numbers.log_softmax(1)
            ratio = (chances.gather(1, actions[some].unsqueeze(1)).squeeze(1) - old[some]).exp()
            gain = torch.min(ratio * gains[some], ratio.clamp(1 - CLIP, 1 + CLIP) * gains[some]).mean()
            entropy = -(chances.exp() * chances.clamp(min=-50)).sum(1).mean()
            loss = 2 * (foreseen - goals[some]).square().mean()
            if not frozen:
                loss = loss - gain - ENTROPY * entropy
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            optimizer.step()


def better(net: Net, setup: EnvSetup, args: argparse.Namespace, mark: Callable[[int, str], None]) -> None:
    """The net plays on against itself, at half of the tables against bots if there are some, and learns from that."""
    players, rivals = setup.players, [level for level in args.rivals.split(",") if level]

    def seating(seed: int) -> list[str]:
        if seed % 2 or not rivals:
            return [NET] * players
        own, rival = seed // 2 % players, rivals[seed // (2 * players) % len(rivals)]
        return [NET if seat == own else rival for seat in range(players)]

    tables = Tables(setup, TABLES, 500_000_000 + args.seed * 1_000_000, seating)
    episodes, luck = Episodes(TABLES), torch.Generator().manual_seed(args.seed)
    shuffling, optimizer = np.random.default_rng(args.seed), torch.optim.Adam(net.parameters(), lr=args.rate, eps=1e-5)
    started = checked = time.monotonic()
    decisions, rounds, whole = 0, 0, 60 * args.minutes
    while time.monotonic() - started < whole:
        play_round(net, tables, episodes, luck)
        for group in optimizer.param_groups:
            group["lr"] = args.rate * max(0.1, 1 - (time.monotonic() - started) / whole)
        improve(net, optimizer, episodes.rows, shuffling, rounds < 6)
        decisions, rounds = decisions + len(episodes.rows), rounds + 1
        episodes.rows = []
        if time.monotonic() - checked > CHECK_SECONDS:
            mark(decisions, "play")
            checked = time.monotonic()
    mark(decisions, "play")


# --- all together -----------------------------------------------------------------------------------------------------


def strength(net: Net, setup: EnvSetup, level: str, games: int) -> float:
    """Share of the victory against a level at all other seats, each seat in turn; always the same games."""
    players, shares = setup.players, list[float]()
    playing = [
        Table(setup, CHECK_SEED + n, [NET if seat == n % players else level for seat in range(players)])
        for n in range(games)
    ]
    while playing:
        shares += [setup.returns(t.serial)[t.levels.index(NET)] + 1 / players for t in playing if not t.advance()]
        playing = [table for table in playing if not table.serial.is_over]
        if playing:
            seen, masks = np.stack([t.seen() for t in playing]), np.stack([t.mask() for t in playing])
            with torch.no_grad():
                actions = net(torch.from_numpy(seen), torch.from_numpy(masks))[0].argmax(1)
            for table, action in zip(playing, actions, strict=True):
                table.serial.take(int(action))
    return float(np.mean(shares))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument(
        "--picks", type=Path, required=True, help="what is imitated: a folder of lab run --trajectories"
    )
    parser.add_argument("--passes", type=int, default=4, help="over what is imitated (4)")
    parser.add_argument("--minutes", type=float, default=60, help="of play after that (60; 0: none)")
    parser.add_argument(
        "--rivals", default="hard", help="levels at the other seats of half the tables (hard; '': none)"
    )
    parser.add_argument("--rate", type=float, default=2e-4, help="of learning while it plays (0.0002)")
    parser.add_argument("--check", default="normal", help="the level by which the curve is measured (normal)")
    parser.add_argument("--check-games", type=int, default=CHECK_GAMES, help=f"for each of its points ({CHECK_GAMES})")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, required=True)
    args = parser.parse_args()
    torch.manual_seed(args.seed)
    torch.set_num_threads(1)  # the net is small
    begun, setup = time.monotonic(), EnvSetup(args.game, args.players)
    described = np.array(setup.action_features.rows, np.float32)
    described /= np.maximum(1, np.abs(described).max(axis=0))
    picks, teacher = picks_of(args.picks, args.players), read_plan(args.picks).bots[0]
    net = Net(Columns(setup, (picks.seen != 0).mean(axis=0) >= SELDOM), described)
    with args.out.with_suffix(".csv").open("w", newline="") as file:
        curve = csv.writer(file)
        curve.writerow(["minutes", "cpu_seconds", "decisions", "stage", f"share_{args.check}"])

        def mark(decisions: int, stage: str) -> None:
            export(net, setup.observing.size, args.out.with_suffix(".onnx"))
            share = strength(net, setup, args.check, args.check_games)
            minutes = f"{(time.monotonic() - begun) / 60:.1f}"
            curve.writerow([minutes, f"{time.process_time():.0f}", decisions, stage, f"{share:.3f}"])
            file.flush()
            print(f"{minutes:>6} min  {decisions:9} decisions, {stage}: {share:.3f} against {args.check}", flush=True)

        agreed = imitate(net, picks, args.passes, 2e-3, args.seed)
        print(f"does what {teacher} does in {100 * agreed:.1f} % of decisions")
        mark(len(picks.actions), f"like {teacher}")
        del picks
        if args.minutes:
            better(net, setup, args, mark)


if __name__ == "__main__":
    main()
