"""The rules of «Ригор Мортис» in the rulebook's order: turn, movement, shoving, arrivals, looks, ending."""
