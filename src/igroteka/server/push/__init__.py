"""Who wants to be told that it is their turn is told, though no page is open (Web Push)."""
