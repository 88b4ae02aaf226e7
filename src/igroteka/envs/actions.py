"""The numbers of actions: every key that an option can have, every word of an open answer, and two more."""

from collections.abc import Sequence
from typing import Any, Final

from igroteka.engine.ruleset import Ruleset
from igroteka.engine.setup import Setup

WAIT: Final = "wait"
"""In a race: do nothing for as long as a tick lasts."""
STOP: Final = "stop"
"""The end of an answer that is given pick by pick."""


class Actions:
    """The numbered actions of a table: the game's keys first, then words, then `wait` and `stop`."""

    def __init__(self, game: Ruleset[Any], setup: Setup) -> None:
        keys, words = list(game.vocabulary(setup)), list(game.words(setup))
        self.keys: Final = keys
        self.words: Final = words
        self.number: Final = {key: n for n, key in enumerate(keys)}
        self.word_number: Final = {word: len(keys) + n for n, word in enumerate(words)}
        self.wait: Final = len(keys) + len(words)
        self.stop: Final = self.wait + 1
        self.size: Final = self.wait + 2

    def name(self, action: int) -> str:
        """The key or the word with this number; '' for a number that there is not."""
        if not 0 <= action < self.size:
            return ""
        names: Sequence[str] = self.keys
        if action < len(names):
            return names[action]
        if action < self.wait:
            return self.words[action - len(names)]
        return WAIT if action == self.wait else STOP
