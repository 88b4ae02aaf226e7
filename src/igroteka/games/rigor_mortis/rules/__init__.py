"""The rules of «Ригор Мортис», in the rulebook's order: setup, turn, movement, shoving, arrivals, looks, books, end."""
