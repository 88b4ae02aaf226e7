"""The rulebook's chapters in its order; `flow` names the phases."""
