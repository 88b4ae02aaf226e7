"""Tables for the browser: seats, sockets, storage. The only asynchronous code of the project."""
