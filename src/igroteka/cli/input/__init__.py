"""What the command line is given: games, settings and packs by name, saved matches; and mistakes, explained."""
