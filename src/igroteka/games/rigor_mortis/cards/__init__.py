"""What the magic books do."""
