"""Bots: several levels with one interface, seeded and reproducible.

A bot gets a Chair (its view, its questions, imagined worlds), never the State. A game gives the heuristics (its Brain);
`players` says how each level uses them, `search` what `hard` does beyond.
"""

from igroteka.bots.players import BRAINS as BRAINS
from igroteka.bots.players import RANDOM as RANDOM
from igroteka.bots.players import YARDSTICK as YARDSTICK
from igroteka.bots.players import Bot as Bot
from igroteka.bots.players import Unfinished as Unfinished
from igroteka.bots.players import brain_of as brain_of
from igroteka.bots.players import levels_of as levels_of
from igroteka.bots.players import play as play
from igroteka.bots.players import player as player
