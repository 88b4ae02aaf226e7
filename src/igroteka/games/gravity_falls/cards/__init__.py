"""What each event and each curse does, with its text above its code."""
