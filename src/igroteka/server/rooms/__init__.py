"""Who is at a table, in what stage it is, and what comes of an answer."""
