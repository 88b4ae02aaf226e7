"""What each card does, its text in our words above the code. Importing this registers all effects."""

from igroteka.games.grimm_forest.cards import fables, friends, monsters, places, reveals, specials

__all__ = ["fables", "friends", "monsters", "places", "reveals", "specials"]
