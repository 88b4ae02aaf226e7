"""Work for other processes: bots' thoughts, hints, records; and the line in which it waits."""
