"""«Рик и Морти: Рикбег из Рикшенка»: a deck-builder with attacks, secret votes and a stack of nemeses, for 2 to 5."""

from igroteka.games.rickshank.game import GAME

__all__ = ["GAME"]
