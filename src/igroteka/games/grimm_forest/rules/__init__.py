"""The flow of a round, in the rulebook's order; `windows.py` runs the timing windows."""
