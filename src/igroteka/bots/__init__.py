"""Bots: several levels with one interface, seeded and reproducible.

A bot gets a Chair (its view, its questions, imagined worlds), never the State. A game gives the heuristics (its Brain);
`players` says how each level uses them, `search` what `hard` does beyond. What a game may use of this package is
exported here; like the engine's, these names belong to `igroteka.engine.API`.
"""

from igroteka.bots.brain import (
    Aspect,
    Brain,
    Effort,
    Estimator,
    Judge,
    Knob,
    Proof,
    Reply,
    Retrospect,
    Reviewer,
    Searcher,
    Talker,
    Thought,
    Tunable,
    logistic,
)
from igroteka.bots.players import BRAINS, RANDOM, YARDSTICK, Bot, Unfinished, brain_of, levels_of, play, player
from igroteka.bots.rollout import play_on

__all__ = [
    "BRAINS",
    "RANDOM",
    "YARDSTICK",
    "Aspect",
    "Bot",
    "Brain",
    "Effort",
    "Estimator",
    "Judge",
    "Knob",
    "Proof",
    "Reply",
    "Retrospect",
    "Reviewer",
    "Searcher",
    "Talker",
    "Thought",
    "Tunable",
    "Unfinished",
    "brain_of",
    "levels_of",
    "logistic",
    "play",
    "play_on",
    "player",
]
