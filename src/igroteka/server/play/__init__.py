"""What falls due in a running game: bots, clocks, reserved decisions, races, remarks."""
