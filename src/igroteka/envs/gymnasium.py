"""Gymnasium: `gymnasium.make(f"igroteka/{game}-v0", players=3, rivals="normal")`, one seat against bots.

Importing this module registers the games. An illegal action ends the episode with -1; `info["refused"]` says why.
"""

# interpreted: subclasses the suite's class

from __future__ import annotations

from typing import Any

from igroteka.envs.extra import missing

try:
    import gymnasium
    import numpy as np
    from gymnasium import spaces
except ImportError as error:
    raise missing(error) from None

from igroteka.bots import levels_of
from igroteka.engine.options import NO_SUCH_SEAT, BadSetup, Refusal
from igroteka.engine.view import View
from igroteka.envs.rivals import Rivals
from igroteka.envs.serial import TICK, IllegalPick, Serial
from igroteka.envs.spaces import observation_space, observed
from igroteka.envs.table import SEEDS, TERMINAL, Table
from igroteka.envs.texts import text_of
from igroteka.games import games


class SeatEnv(gymnasium.Env):
    """One seat of a match; bots play the others."""

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012  # the suite declares it so

    def __init__(
        self,
        game: str,
        players: int | None = None,
        seat: int = 0,
        rivals: str = "random",
        tick: int = TICK,
        rewards: str = TERMINAL,
        lang: str = "en",
        render_mode: str | None = None,
        **settings: Any,
    ) -> None:
        self.table = Table(game, players, tick, rewards, settings)
        if not 0 <= seat < self.table.players:
            raise BadSetup(NO_SUCH_SEAT, f"seat={seat}")
        self.levels = [level.strip() for level in rivals.split(",")]
        there = levels_of(self.table.game)
        if any(level not in there for level in self.levels):
            raise BadSetup(Refusal("", "no_such_bot"), f"rivals={rivals}: there are {', '.join(there)}")
        if len(self.levels) >= self.table.players:
            raise BadSetup(NO_SUCH_SEAT, f"rivals={rivals}: {self.table.players - 1} play against the seat")
        self.seat, self.lang, self.render_mode = seat, lang, render_mode
        self.observation_space = observation_space(self.table.observing)
        self.action_space = spaces.Discrete(self.table.actions.size)
        self.serial: Serial
        self.rivals: Rivals

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """A seed names the match and the bots' luck."""
        super().reset(seed=seed)
        chosen = int(self.np_random.integers(SEEDS)) if seed is None else seed
        while True:
            self.serial = self.table.start(chosen)
            self.rivals = Rivals(self.serial, self.seat, self.levels, chosen)
            self.rivals.play()
            if not self.serial.is_over:
                break
            chosen = int(self.np_random.integers(SEEDS))  # over before the seat was asked anything
        self.lead = self.table.lead(self.serial)[self.seat]
        return self.observed(), {}

    def observed(self) -> dict[str, Any]:
        return observed(self.table.observing, self.serial, self.seat)

    def step(self, action: int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        serial = self.serial
        try:
            serial.pick(int(action))
        except IllegalPick as error:
            return self.observed(), -1.0, True, False, {"refused": {"reason": error.reason, "rule": error.rule}}
        self.rivals.play()
        lead = self.table.lead(serial)[self.seat]
        reward, self.lead = lead - self.lead, lead
        if serial.is_over:
            reward += self.table.returns(serial)[self.seat]
        return self.observed(), reward, serial.is_over, False, {}

    def action_masks(self) -> Any:
        """As sb3-contrib's MaskablePPO asks for it."""
        return np.frombuffer(self.table.observing.mask(self.serial, self.seat), np.int8).astype(bool)

    def text(self) -> str:
        """What an agent that reads observes: the table, its question, and every legal action with its number."""
        return text_of(self.serial, self.seat, self.lang)

    def view(self) -> View:
        """What the seat may know, by the names of the rulebook: zones, players, the table, its questions."""
        return self.serial.match.view(self.seat)

    def render(self) -> str | None:
        return self.text() if self.render_mode == "ansi" else None


def register() -> None:
    """Every game as `igroteka/<id>-v0`; again if another has taken the name."""
    for game in games:
        gymnasium.register(
            f"igroteka/{game}-v0",
            entry_point=SeatEnv,
            kwargs={"game": game},
            disable_env_checker=True,
        )


register()
