"""The server within a page: the same tables, reached by messages of the page instead of sockets."""
