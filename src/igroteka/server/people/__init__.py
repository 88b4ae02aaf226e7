"""Who people are across tables: their keys, what is kept of them, and how they are forgotten."""
