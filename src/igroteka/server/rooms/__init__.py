"""Who is at a table, in what stage it is, and what an answer leads to."""
