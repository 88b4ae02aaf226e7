"""What bots learn from games between bots: the weights and numbers by which they judge."""
