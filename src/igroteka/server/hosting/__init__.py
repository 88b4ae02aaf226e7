"""What the server's host sees and does: keys, sanctions, notices, tables, people, reports, and the log of all that."""
