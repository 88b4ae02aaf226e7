"""The rules, in the rulebook's order and with its names."""
