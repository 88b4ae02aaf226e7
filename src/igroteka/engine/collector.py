"""How often Python looks for cycles of objects, in processes that do nothing but play or serve."""

import gc
from typing import Final

SELDOM: Final = (50_000, 20, 100)
"""States and views make no cycles to speak of; looking for them after every few hundred objects costs a third."""


def collect_seldom() -> None:
    """Call this in processes of our own only: a program that uses the games as a library decides for itself."""
    gc.set_threshold(*SELDOM)
