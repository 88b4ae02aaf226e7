"""PettingZoo: `env(game, players=3)`, the game by its id. Any option of the game is a keyword.

An agent is a seat, `p0` on. `observe` gives `observation`, a vector of bytes (docs/observations says what each is), and
`action_mask`. An illegal action ends the episode: -1 for who took it, and `info["refused"]` has reason and rule.
"""

# interpreted: subclasses the suite's class

from __future__ import annotations

from typing import Any, Final

from igroteka.engine.plain import Plain
from igroteka.envs.missing_extra import missing

try:
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
    from pettingzoo.utils.conversions import turn_based_aec_to_parallel
except ImportError as error:
    raise missing(error) from None

from igroteka.engine.view import View
from igroteka.envs import env_options as asked
from igroteka.envs.actions import ABSOLUTE, RELATIVE
from igroteka.envs.env_options import BYTES, SHAPED, TERMINAL
from igroteka.envs.env_setup import SEEDS, EnvSetup
from igroteka.envs.forms import Form
from igroteka.envs.serial import TICK_MS, IllegalPick, Serial
from igroteka.envs.texts import info_of, text_of

VERSIONS: Final = {ABSOLUTE: "v0", RELATIVE: "v1"}


class raw_env(AECEnv):  # noqa: N801  # the suite's own name for it
    """A match as an AEC environment, without the suite's wrappers."""

    def __init__(
        self,
        game: str,
        players: int | None = None,
        tick: int = TICK_MS,
        rewards: str = TERMINAL,
        actions: str = RELATIVE,
        observation: str = BYTES,
        history: int = 0,
        lang: str = "en",
        render_mode: str | None = None,
        **settings: Any,
    ) -> None:
        super().__init__()
        self.table = EnvSetup(game, players, tick, rewards, settings, actions, observation, history)
        self.form = Form(self.table)
        self._shaped = rewards == SHAPED
        self.metadata = {
            "render_modes": ["ansi"],
            "name": f"igroteka_{game}_{VERSIONS[actions]}",
            "is_parallelizable": True,
        }
        self.render_mode, self.lang = asked.rendering_of(render_mode), asked.language_of(lang)
        self.possible_agents = [f"p{seat}" for seat in range(self.table.players)]
        self.observation_spaces = dict.fromkeys(self.possible_agents, self.form.space)
        self.action_spaces = dict.fromkeys(self.possible_agents, spaces.Discrete(self.table.actions.size))
        high = np.tile(self.form.highs, self.table.players)
        self.state_space = spaces.Box(np.zeros_like(high), high, dtype=np.uint8)
        self._seeds = np.random.default_rng()
        self.serial: Serial

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Plain | None = None) -> None:
        """A seed names the match; without one, the next of those that follow the last seed."""
        asked.nothing_more(options)
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self.serial = self.table.start(int(self._seeds.integers(SEEDS)) if seed is None else seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, Plain] = {agent: {} for agent in self.agents}
        self._lead = self.table.lead(self.serial)
        self._select()

    def _select(self) -> None:
        """The agent whose pick it is, and what it is asked."""
        agent = self.agent_selection = self.possible_agents[self.serial.seat]
        self.infos[agent] = info_of(self.serial, self.serial.seat)

    def observe(self, agent: str) -> Plain:
        return self.form.observed(self.serial, seat_of(agent), self.terminations.get(agent, False))

    def state(self) -> Any:
        """What all seats observe, one after the other."""
        seats = range(self.table.players)
        return np.concatenate(
            [np.frombuffer(self.table.observing.observe(self.serial, seat), np.uint8) for seat in seats]
        )

    def step(self, action: int | None) -> None:
        agent, serial = self.agent_selection, self.serial
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        if self._shaped:
            self._clear_rewards()
        try:
            serial.pick(int(action) if action is not None else -1)
        except IllegalPick as error:
            self.infos[agent] = {**self.infos[agent], "refused": {"reason": error.reason, "rule": error.rule}}
            self._end({agent: -1.0})
            return
        if self._shaped:
            self._shape()
        if serial.seat < 0:
            worth = self.table.returns(serial)
            self._end({each: self.rewards[each] + worth[seat_of(each)] for each in self.agents})
            return
        self._select()
        if self._shaped:
            self._accumulate_rewards()

    def _shape(self) -> None:
        """Reward what the lead has changed by since the last pick."""
        lead = self.table.lead(self.serial)
        for seat, agent in enumerate(self.possible_agents):
            self.rewards[agent] = lead[seat] - self._lead[seat]
        self._lead = lead

    def _end(self, rewards: dict[str, float]) -> None:
        self.rewards = {agent: rewards.get(agent, 0.0) for agent in self.agents}
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> str | None:
        """The table as the seat to pick sees it, as text; that of the first seat when the match is over."""
        return text_of(self.serial, max(0, self.serial.seat), self.lang) if self.render_mode == "ansi" else None

    def text(self, agent: str) -> str:
        """What an agent that reads observes: the table, its question, and every legal action with its number."""
        return text_of(self.serial, seat_of(agent), self.lang)

    def view(self, agent: str) -> View:
        """What the agent may know, by the names of the rulebook: zones, players, the table, its questions."""
        return self.serial.match.view(seat_of(agent))

    def close(self) -> None:
        """Do nothing: no window or file is open."""

    def fork(self) -> raw_env:
        """An exact and independent copy."""
        return self._around(self.serial.fork())

    def imagine(self, agent: str, seed: int) -> raw_env:
        """A copy in which everything that the agent cannot know is drawn again."""
        return self._around(self.serial.imagine(seat_of(agent), seed, self.table.observing.history))

    def _around(self, serial: Serial) -> raw_env:
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__)
        other.serial = serial
        other.agents, other._lead = self.agents[:], self._lead[:]
        for name in ("rewards", "_cumulative_rewards", "terminations", "truncations", "infos"):
            setattr(other, name, dict(getattr(self, name)))
        return other


def seat_of(agent: str) -> int:
    """0 of `p0`."""
    return int(agent[1:])


def env(game: str, players: int | None = None, **options: Any) -> Any:
    """The environment in the suite's wrappers, which check the order of calls."""
    return wrappers.OrderEnforcingWrapper(raw_env(game, players, **options))


def parallel_env(game: str, players: int | None = None, **options: Any) -> Any:
    """The parallel form, by the suite's own conversion of turn-based games: all give an action, and only that of the
    agent to pick counts."""
    return turn_based_aec_to_parallel(env(game, players, **options))
