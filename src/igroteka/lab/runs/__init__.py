"""A run from its plan to its files: what is played, by which processes, and the rows that are kept."""
