"""What the server offers: games, levels, bots and their names."""
