"""Gymnasium: `gymnasium.make(f"igroteka/{game}-v1", players=3, rivals="normal")`, one seat against others.

Importing this module registers the games. An illegal action ends the episode with -1; `info["refused"]` says why.
`-v0` numbers the seats in actions as the table does, `-v1` from the seat that picks.
"""

# interpreted: subclasses the suite's class

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from igroteka.engine.plain import Plain
from igroteka.envs.missing_extra import missing

try:
    import gymnasium
    from gymnasium import spaces
except ImportError as error:
    raise missing(error) from None

from igroteka.engine.view import View
from igroteka.envs import env_options as asked
from igroteka.envs.actions import ABSOLUTE, RELATIVE
from igroteka.envs.env_options import BYTES, TERMINAL
from igroteka.envs.env_setup import SEEDS, EnvSetup
from igroteka.envs.forms import Form
from igroteka.envs.rivals import Rival, Rivals, company, seat_of
from igroteka.envs.serial import TICK_MS, IllegalPick, Serial
from igroteka.envs.texts import info_of, text_of
from igroteka.games import games


class SeatEnv(gymnasium.Env):
    """One seat of a match; rivals play the others."""

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012  # the suite declares it so

    def __init__(
        self,
        game: str,
        players: int | None = None,
        seat: int | str = 0,
        rivals: Rival | Sequence[Rival] = "random",
        tick: int = TICK_MS,
        rewards: str = TERMINAL,
        actions: str = RELATIVE,
        observation: str = BYTES,
        history: int = 0,
        lang: str = "en",
        render_mode: str | None = None,
        **settings: Any,
    ) -> None:
        self.table = EnvSetup(game, players, tick, rewards, settings, actions, observation, history)
        self.form = Form(self.table)
        self.own = seat_of(seat, self.table.players)
        """The learner's seat; None: drawn for every match."""
        self.seat = self.own or 0
        """In this match."""
        self.company = company(self.table.game, self.table.players, rivals)
        self.lang, self.render_mode = asked.language_of(lang), asked.rendering_of(render_mode)
        self.observation_space = self.form.space
        self.action_space = spaces.Discrete(self.table.actions.size)
        self.serial: Serial
        self.rivals: Rivals

    def reset(self, *, seed: int | None = None, options: Plain | None = None) -> tuple[Any, Plain]:
        """A seed names the match and the rivals' luck."""
        asked.nothing_more(options)
        super().reset(seed=seed)
        chosen = int(self.np_random.integers(SEEDS)) if seed is None else seed
        while True:
            self.seat = int(self.np_random.integers(self.table.players)) if self.own is None else self.own
            self.serial = self.table.start(chosen)
            self.rivals = Rivals(self.serial, self.form, self.seat, self.company, chosen)
            self.rivals.play()
            if not self.serial.is_over:
                break
            chosen = int(self.np_random.integers(SEEDS))  # over before the seat was asked anything
        self.lead = self.table.lead(self.serial)[self.seat]
        return self.observed(), self.info()

    def observed(self, over: bool = False) -> Plain:
        return self.form.observed(self.serial, self.seat, over)

    def info(self) -> Plain:
        return info_of(self.serial, self.seat)

    def step(self, action: int) -> tuple[Any, float, bool, bool, Plain]:
        serial = self.serial
        try:
            serial.pick(int(action))
        except IllegalPick as error:
            refused = {"reason": error.reason, "rule": error.rule}
            return self.observed(over=True), -1.0, True, False, {**self.info(), "refused": refused}
        self.rivals.play()
        lead = self.table.lead(serial)[self.seat]
        reward, self.lead = lead - self.lead, lead
        if serial.is_over:
            reward += self.table.returns(serial)[self.seat]
        return self.observed(), reward, serial.is_over, False, self.info()

    def action_masks(self) -> Any:
        """The mask of legal actions in the form that sb3-contrib's MaskablePPO calls for."""
        return self.form.mask(self.serial, self.seat).astype(bool)

    def text(self) -> str:
        """What an agent that reads observes: the table, its question, and every legal action with its number."""
        return text_of(self.serial, self.seat, self.lang)

    def view(self) -> View:
        """What the seat may know, by the names of the rulebook: zones, players, the table, its questions."""
        return self.serial.match.view(self.seat)

    def render(self) -> str | None:
        return self.text() if self.render_mode == "ansi" else None


def register() -> None:
    """Every game by its id and version; again if another has taken the name."""
    for game in games:
        for version, actions in (("v0", ABSOLUTE), ("v1", RELATIVE)):
            gymnasium.register(
                f"igroteka/{game}-{version}",
                entry_point=SeatEnv,
                kwargs={"game": game, "actions": actions},
                disable_env_checker=True,
            )


register()
