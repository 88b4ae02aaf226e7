"""The outside: requests, sockets, the page's files, and the start of it all."""
