"""What each card does, its text in our words above the code."""
