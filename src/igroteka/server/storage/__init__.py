"""The database: one interface, two engines, and all SQL of the project."""
