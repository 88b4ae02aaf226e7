"""Environments for agents that learn (extra `igroteka[research]`): PettingZoo, Gymnasium and OpenSpiel.

All three are thin: `serial` makes of any match a sequence of picks by one seat at a time, numbered by `actions`,
observed by `observing`.
"""
