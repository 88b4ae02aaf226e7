"""The chapters of the rulebook: routes, what is possible, the show and what it brings, stopwatches, the course."""
