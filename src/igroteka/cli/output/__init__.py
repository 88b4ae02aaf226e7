"""What the terminal shows: tables as text, colours and width, how a match ended."""
