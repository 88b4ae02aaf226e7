"""Igroteka: five modern board games on one deterministic rules engine.

>>> from igroteka import games
>>> match = games["boo"].start(players=2, seed=7)
"""

from igroteka.games import games

__all__ = ["games"]
__version__ = "0.2.0"
