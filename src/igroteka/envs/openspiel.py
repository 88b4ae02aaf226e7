"""OpenSpiel: `pyspiel.load_game(f"igroteka_{game}", {"players": 3})`. Importing this module registers the games.

Luck is one root chance node whose outcomes are seeds; a search that looks into the tree below it sees the future, so
use those that resample: `resample_from_infostate` imagines a world from what the player knows. Information states are
lossless strings: the player's whole view and the picks of its answer under way; they are not its history.
"""

# interpreted: subclasses the suite's class

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from igroteka.engine.plain import Plain
from igroteka.envs.missing_extra import missing

try:
    import numpy as np
    import pyspiel
except ImportError as error:
    raise missing(error) from None

import msgspec

from igroteka.engine.digest import digest
from igroteka.engine.setup import Setting
from igroteka.envs.actions import RELATIVE
from igroteka.envs.env_setup import EnvSetup
from igroteka.envs.serial import TICK_MS, Serial
from igroteka.games import games

if TYPE_CHECKING:
    from igroteka.games import AnyGame

SEEDS = 1024
"""Outcomes of the root chance node unless the parameter `seeds` says otherwise."""


class IgrotekaGame(pyspiel.Game):
    """A table of one game."""

    def __init__(self, params: Plain | None = None) -> None:
        given = {**self.defaults(), **(params or {})}
        players, tick, self.seeds = int(given.pop("players")), int(given.pop("tick")), int(given.pop("seeds"))
        actions = str(given.pop("actions"))
        self.table = EnvSetup(self.id(), players, tick, settings=given, actions=actions)
        low, high = self.table.utilities
        cooperative = self.table.game.cooperative
        info = pyspiel.GameInfo(
            num_distinct_actions=self.table.actions.size,
            max_chance_outcomes=self.seeds,
            num_players=players,
            min_utility=low,
            max_utility=high,
            utility_sum=None if cooperative else 0.0,
            max_game_length=self.table.longest,
        )
        super().__init__(game_type(self.table.game), info, params or {})

    @classmethod
    def id(cls) -> str:
        raise NotImplementedError

    @classmethod
    def defaults(cls) -> Plain:
        return parameters(games[cls.id()])

    def new_initial_state(self) -> SerialState:
        return SerialState(self)

    def make_py_observer(self, iig_obs_type: object = None, params: object = None) -> Observer:
        return Observer(self.table)


def parameters(game: AnyGame) -> Plain:
    """Players, ticks, seeds, how seats are numbered in actions, and every option of the game."""
    found: Plain = {"players": game.least, "tick": TICK_MS, "seeds": SEEDS, "actions": RELATIVE}
    return found | {setting.name: default_of(game, setting) for setting in game.settings}


def default_of(game: AnyGame, setting: Setting) -> bool | int | str:
    value = game.agents.get(setting.name, setting.default)
    return ",".join(value) if isinstance(value, tuple) else value


def game_type(game: AnyGame) -> Any:
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=f"igroteka_{game.id}",
        long_name=f"Igroteka {game.id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.IDENTICAL if game.cooperative else utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.most,
        min_num_players=game.least,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(game),
    )


class SerialState(pyspiel.State):
    """A match, or the chance node before it."""

    # What all states share stays outside the dict: the suite copies every value of that for a clone.
    __slots__ = ("__dict__", "seeds", "table")

    def __init__(self, game: IgrotekaGame) -> None:
        super().__init__(game)
        self.table = game.table
        self.seeds = game.seeds
        self.serial: Serial | None = None

    def current_player(self) -> Any:
        if self.serial is None:
            return pyspiel.PlayerId.CHANCE
        return pyspiel.PlayerId.TERMINAL if self.serial.is_over else self.serial.seat

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(seed, 1.0 / self.seeds) for seed in range(self.seeds)]

    def _legal_actions(self, player: int) -> list[int]:
        return [] if self.serial is None or player != self.serial.seat else self.serial.legal()

    def _apply_action(self, action: int) -> None:
        if self.serial is None:
            self.serial = self.table.start(action)
        else:
            self.serial.pick(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"seed {action}" if player == pyspiel.PlayerId.CHANCE else self.table.actions.name(action, player)

    def is_terminal(self) -> bool:
        return self.serial is not None and self.serial.is_over

    def returns(self) -> list[float]:
        return [0.0] * self.table.players if self.serial is None else self.table.returns(self.serial)

    def resample_from_infostate(self, player: int, sampler: Any) -> SerialState:
        """A state that could be the true one for all the player knows."""
        world: SerialState = self.clone()
        if self.serial is not None:
            world.serial = self.serial.imagine(player, int(sampler() * (1 << 31)))
        return world

    def __str__(self) -> str:
        if self.serial is None:
            return "before the deal"
        serial = self.serial
        return f"{serial.match.number} {digest(serial.match)} {serial.picked} {serial.said} {serial.bids}"


class Observer:
    """What a player observes: the numbers of docs/observations, and its whole view as a string. Information states have
    the same: neither is a history."""

    def __init__(self, table: EnvSetup) -> None:
        self.table = table
        self.tensor: Any = np.zeros(table.observing.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SerialState, player: int) -> None:
        if state.serial is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = np.frombuffer(self.table.observing.observe(state.serial, player), np.uint8)

    def string_from(self, state: SerialState, player: int) -> str:
        serial = state.serial
        if serial is None:
            return f"p{player}"
        view = msgspec.json.encode(serial.match.view(player)).decode()
        own = serial.seat == player
        picks = f"{serial.picked} {serial.said}" if own else ""
        return f"p{player} picks p{serial.seat} {picks} {view}"


def register() -> None:
    for game in games:
        made = type(f"Igroteka_{game}", (IgrotekaGame,), {"id": classmethod(lambda cls, id=game: id)})
        pyspiel.register_game(game_type(games[game]), made)


register()
