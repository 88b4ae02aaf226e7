"""Plain data: what is written, sent and shown."""

from typing import Any, TypeAlias

Plain: TypeAlias = dict[str, Any]
"""Names, numbers, lists and dicts of them, by name."""
