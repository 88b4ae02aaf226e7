"""How a field of a State differs from most: said in its annotation in `__init__`, read by `make fields`.

A copy of the State has lists and dicts of its own and shares everything else; a save has every field.
"""

from typing import Annotated, TypeVar

T = TypeVar("T")

Shared = Annotated[T, "shared"]
"""A list that is replaced and never written to: copies share it."""
Unsaved = Annotated[T, "unsaved"]
"""It follows from the setup or from other fields, or means nothing at a rest point: no save has it."""
Anew = Annotated[T, "anew"]
"""It starts again in every copy, and no save has it."""
