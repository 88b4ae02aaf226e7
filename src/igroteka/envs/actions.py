"""The numbers of actions: every key that an option can have, every word of an open answer, and two more.

Seats in keys are counted from whoever picks, as in observations: for every seat `p1` means its left neighbour. So one
policy can play every seat. `ABSOLUTE` numbers the keys as the table says them.
"""

import re
from collections.abc import Sequence
from typing import Any, Final

from igroteka.engine.ruleset import Ruleset
from igroteka.engine.setup import Setup

WAIT: Final = "wait"
"""In a race: do nothing for as long as a tick lasts."""
STOP: Final = "stop"
"""The end of an answer that is given pick by pick."""
RELATIVE: Final = "relative"
ABSOLUTE: Final = "absolute"
NUMBERINGS: Final = (RELATIVE, ABSOLUTE)
SEAT: Final = re.compile(r"(?<![^:])p([0-9])(?![^:])")
"""A part of a key that names a seat."""


class Actions:
    """The numbered actions of a table: the game's keys first, then words, then `wait` and `stop`."""

    def __init__(self, game: Ruleset[Any], setup: Setup, numbering: str = RELATIVE) -> None:
        keys, words = list(game.vocabulary(setup)), list(game.words(setup))
        self.keys: Final = keys
        """As the seat that picks would say them: `p0` is itself, unless the numbering is absolute."""
        self.words: Final = words
        self.word_number: Final = {word: len(keys) + n for n, word in enumerate(words)}
        self.wait: Final = len(keys) + len(words)
        self.stop: Final = self.wait + 1
        self.size: Final = self.wait + 2
        self.numbering: Final = numbering
        turns = [seat if numbering == RELATIVE else 0 for seat in range(setup.players)]
        self.said: Final[list[list[str]]] = [turned(keys, turn, setup.players) for turn in turns]
        """By seat and number: the key as the table says it."""
        self.numbers: Final[list[dict[str, int]]] = [{key: n for n, key in enumerate(said)} for said in self.said]
        """By seat: the number of each key as the table says it."""

    def name(self, action: int, seat: int = 0) -> str:
        """The key with this number, as the table says it when this seat picks, or the word; '' for a number that there
        is not."""
        if not 0 <= action < self.size:
            return ""
        names: Sequence[str] = self.said[seat]
        if action < len(names):
            return names[action]
        if action < self.wait:
            return self.words[action - len(names)]
        return WAIT if action == self.wait else STOP


def turned(keys: list[str], by: int, seats: int) -> list[str]:
    """The keys with every seat in them so many places further on; seats that the table does not have stay. A key that
    names two seats in the order of the table (`swap:p0:p2`) does so again."""
    if not by:
        return keys
    known = set(keys)

    def further(found: re.Match[str]) -> str:
        seat = int(found[1])
        return f"p{(seat + by) % seats}" if seat < seats else found[0]

    moved = [SEAT.sub(further, key) for key in keys]
    return [key if key in known else in_order(key) for key in moved]


def in_order(key: str) -> str:
    """The key with the seats in it in ascending order."""
    seats = iter(sorted(SEAT.findall(key)))
    return SEAT.sub(lambda found: f"p{next(seats)}", key)
