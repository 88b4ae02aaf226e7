"""Games played to answer one question: which bot is stronger, what a card is worth."""
