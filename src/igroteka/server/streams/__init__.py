"""What each audience has seen of a match, what changed, and the record of it."""
