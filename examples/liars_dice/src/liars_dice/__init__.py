"""Liar's Dice: everybody sees their own dice only, and bids on all of them; 2 to 6 players."""

from liars_dice.game import GAME

__all__ = ["GAME"]
