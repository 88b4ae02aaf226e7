"""The laboratory: many games between bots as tables of rows, and what they tell.

A run is decided by its Plan alone. Its parts are played by any number of workers, in any order, and the files they
write are the same to the byte.
"""
