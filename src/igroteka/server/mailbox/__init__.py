"""The tables in memory: one thing after the other at each, stored and then sent."""
