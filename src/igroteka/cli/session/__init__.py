"""A person at a table in the terminal: questions, typed lines, bots in the other seats, lessons."""
