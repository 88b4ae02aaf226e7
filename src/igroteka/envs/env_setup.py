"""One kind of table for all three suites: a game, its players and options; what is numbered and observed follows."""

# interpreted: made once for each environment

from functools import cached_property
from typing import Final

from igroteka.engine.match import AnyMatch
from igroteka.engine.options import BadSetup
from igroteka.engine.plain import Plain
from igroteka.engine.setup import Setup
from igroteka.envs import env_options
from igroteka.envs.action_features import ActionFeatures
from igroteka.envs.actions import RELATIVE, Actions
from igroteka.envs.env_options import BYTES, SHAPED, TERMINAL
from igroteka.envs.observing import Observing
from igroteka.envs.serial import TICK_MS, Serial, returns

SHAPING: Final = 0.01
"""What a point of lead over the mean of the others is worth, in shaped rewards."""
SEEDS: Final = 1 << 31
"""An environment that is not told a seed draws one below this."""


class EnvSetup:
    """Immutable: all matches, forks and copies of an environment share it."""

    def __init__(
        self,
        game: str,
        players: int | None = None,
        tick: int = TICK_MS,
        rewards: str = TERMINAL,
        settings: Plain | None = None,
        actions: str = RELATIVE,
        observation: str = BYTES,
        history: int = 0,
    ) -> None:
        self.game: Final = env_options.game_of(game)
        self.id: Final = game
        env_options.only_known(self.game, settings or {})
        self.players: Final = env_options.players_of(self.game, players)
        self.tick: Final = env_options.tick_of(tick)
        self.rewards: Final = env_options.rewards_of(rewards)
        self.settings: Final[Plain] = {**self.game.agents, **(settings or {})}
        """Those of the game's agents, and over them those that were asked for."""
        try:
            self.setup: Final[Setup] = self.game.setup(self.players, 0, (), None, self.settings)
        except BadSetup as error:
            raise env_options.in_words(self.game, error) from None
        self.actions: Final = Actions(self.game, self.setup, env_options.numbering_of(actions))
        self.observation: Final = env_options.form_of(observation)
        self.observing: Final = Observing(self.game, self.setup, self.actions, env_options.history_of(history))

    @cached_property
    def action_features(self) -> ActionFeatures:
        """What each action is, as numbers."""
        return ActionFeatures(self.id, self.setup, self.actions)

    def start(self, seed: int) -> Serial:
        """A new match, whose every seat is played by a program."""
        seats = range(self.players)
        listen = self.observing.history.length > 0
        match: AnyMatch = self.game.start(self.players, seed, seats, listen=listen, **self.settings)
        return Serial(match, self.actions, self.tick)

    @property
    def utilities(self) -> tuple[float, float]:
        """The least and the most that a match can be worth."""
        return (-1.0, 1.0) if self.game.cooperative else (-1.0 / self.players, 1.0 - 1.0 / self.players)

    @property
    def longest(self) -> int:
        """More picks than a match has: in a race the more, the shorter a tick is."""
        return self.game.longest * max(1, TICK_MS // self.tick)

    def lead(self, serial: Serial) -> list[float]:
        """How far each seat is ahead of the others, in shaped rewards; all 0 where nobody is ahead."""
        standing = self.game.standing(serial.match.g) if self.rewards == SHAPED else ()
        if not standing:
            return [0.0] * self.players
        total, others = sum(standing), max(1, self.players - 1)
        return [SHAPING * (points - (total - points) / others) for points in standing]

    def returns(self, serial: Serial) -> list[float]:
        return returns(serial.match)

    def __deepcopy__(self, memo: dict[int, object]) -> "EnvSetup":
        return self

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        table = self.id, self.players, self.tick, self.rewards, self.settings, self.actions.numbering
        return EnvSetup, (*table, self.observation, self.observing.history.length)
