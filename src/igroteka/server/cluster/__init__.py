"""Several server processes that share a database."""
