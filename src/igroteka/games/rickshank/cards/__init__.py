"""What each card does, by kinds of cards; importing a module registers its effects."""
