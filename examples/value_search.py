"""A baseline that looks ahead: a net proposes answers, plays on from each in imagined worlds, and foresees the end.

pip install 'igroteka[research,onnx]', then in the folder of the clone:
    igroteka arena grimm_forest --players 3 --contender examples.value_search:Searcher --table normal --games 60

The net is `baselines/GAME-PLAYERS.onnx` of the clone, or the one that NET names.
"""

import os
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import onnxruntime

from igroteka.bots import Bot
from igroteka.bots.brain import Thought
from igroteka.bots.chair import AnyChair, Asked
from igroteka.engine.options import NOTHING
from igroteka.envs.actions import STOP
from igroteka.envs.env_setup import EnvSetup
from igroteka.envs.serial import Serial, returns

PROPOSED, WORLDS, AHEAD = 4, 10, 2
"""Answers that are tried; worlds for each of them; decisions of one's own after it, until the end is foreseen."""
SURE, DOUBT = 0.95, 1.0
"""What the net proposes with this chance is not doubted; another answer must be better by so many standard errors."""


class Net:
    def __init__(self, game: str, players: int) -> None:
        self.setup = EnvSetup(game, players)
        kept = Path(__file__).parents[1] / f"baselines/{game}-{players}.onnx"
        options = onnxruntime.SessionOptions()
        options.intra_op_num_threads = 1
        self.session = onnxruntime.InferenceSession(os.environ.get("NET", str(kept)), options)

    def judge(self, worlds: list[Serial]) -> tuple[Any, Any]:
        """Of each world: the chance of each action for the seat that picks, and what the end is worth to it."""
        observing = self.setup.observing
        seen = np.stack([np.frombuffer(observing.observe(world, world.seat), np.uint8) for world in worlds])
        masks = np.stack([np.frombuffer(observing.mask(world, world.seat), np.int8) for world in worlds])
        numbers, worth = self.session.run(["logits", "value"], {"observation": seen, "action_mask": masks})
        chances = np.exp(numbers - numbers.max(1, keepdims=True))
        return chances / chances.sum(1, keepdims=True), worth


@cache
def net_of(game: str, players: int) -> Net:
    return Net(game, players)


class Searcher(Bot[Any]):
    level = "search"

    def __init__(self, seed: int, seat: int) -> None:
        super().__init__(seed, seat)
        self.luck = np.random.default_rng((seed, seat))

    def think(self, chair: AnyChair, asked: Asked) -> Thought:
        match = chair.imagine(0)
        net = net_of(match.game.id, match.g.seats)
        chances = net.judge([self.world(net, chair, 0)])[0][0]
        tried = [int(action) for action in chances.argsort()[::-1][:PROPOSED] if chances[action] > 0.01]
        if len(tried) > 1 and chances[tried[0]] < SURE:
            tried = self.ranked(net, chair, tried)
        return Thought(self.whole(net, self.world(net, chair, 0), tried[0]))

    def bid(self, chair: AnyChair, asked: Asked) -> Thought | None:
        return self.think(chair, asked) if asked.must else None

    def world(self, net: Net, chair: AnyChair, seed: int) -> Serial:
        """One that could be the true one, in which the seat is to pick: what others answer unseen, the net says."""
        world = Serial(chair.imagine(seed), net.setup.actions)
        while world.seat != chair.seat:
            world.take(self.drawn(net.judge([world])[0][0]))
        return world

    def drawn(self, chances: Any) -> int:
        return int(self.luck.choice(len(chances), p=chances / chances.sum()))

    def whole(self, net: Net, world: Serial, action: int) -> str:
        """The whole answer that begins with this pick."""
        words, before = list[str](), world.answers
        while world.answers == before:
            name = world.actions.name(action, world.seat)
            words += [] if name == STOP else [name]
            world.take(action)
            if world.answers == before:
                action = int(net.judge([world])[0][0].argmax())
        return " ".join(words) or NOTHING.key

    def ranked(self, net: Net, chair: AnyChair, tried: list[int]) -> list[int]:
        """The same worlds for every answer, so that luck they share cancels out."""
        worlds = list[Serial]()
        for seed in [self.fate.below(1 << 31) for _ in range(WORLDS)]:
            for action in tried:
                world = self.world(net, chair, seed)
                world.take(action)
                worlds.append(world)
        worth = self.foreseen(net, worlds, chair.seat).reshape(WORLDS, len(tried))
        self.rollouts += len(worlds)
        more = worth - worth[:, :1]
        sure = more.mean(0) - DOUBT * more.std(0) / WORLDS**0.5
        best = int(sure.argmax())
        return [tried[best]] if sure[best] > 0 else tried

    def foreseen(self, net: Net, worlds: list[Serial], seat: int) -> Any:
        """Play on, all at once, and say what each is worth to the seat."""
        worth, left = np.zeros(len(worlds)), [AHEAD] * len(worlds)
        playing = list(range(len(worlds)))
        while playing:
            asked, ended = list[int](), list[int]()
            for n in playing:
                world = worlds[n]
                while not world.is_over and len(world.offered()) == 1:
                    world.take(world.offered()[0])
                (ended if world.is_over else asked).append(n)
            for n in ended:
                worth[n] = returns(worlds[n].match)[seat]
            if not asked:
                break
            chances, values = net.judge([worlds[n] for n in asked])
            playing = []
            for row, value, n in zip(chances, values, asked, strict=True):
                world, own = worlds[n], worlds[n].seat == seat
                if own and not world.picked and not world.said:
                    left[n] -= 1
                if left[n] < 0:
                    worth[n] = value
                else:
                    world.take(int(row.argmax()) if own else self.drawn(row))
                    playing.append(n)
        return worth
