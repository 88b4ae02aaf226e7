"""What changed between two views, as paths and values; lists whose length changed come whole."""

from __future__ import annotations

from typing import Any

Plain = dict[str, Any]  # a view in JSON's own types
Change = tuple[list[str | int], Any] | tuple[list[str | int], None, bool]


def diff(old: Plain, new: Plain) -> list[Change]:
    """The changes that turn one view into the other; both have the same top-level fields."""
    found: list[Change] = []
    of_dicts(old, new, [], found)
    return found


def of_dicts(old: Plain, new: Plain, path: list[str | int], found: list[Change]) -> None:
    for key, value in new.items():
        if key not in old:
            found.append(([*path, key], value))
        else:
            was = old[key]
            if was != value or type(was) is not type(value):
                of_values(was, value, [*path, key], found)
    if len(old) > len(new) or old.keys() != new.keys():
        found.extend(([*path, key], None, True) for key in old if key not in new)


def of_values(old: Any, new: Any, path: list[str | int], found: list[Change]) -> None:
    if isinstance(new, dict) and isinstance(old, dict):
        of_dicts(old, new, path, found)
    elif isinstance(new, list) and isinstance(old, list) and len(old) == len(new) and holds_parts(new):
        for i, (was, value) in enumerate(zip(old, new, strict=True)):
            if was != value or type(was) is not type(value):
                of_values(was, value, [*path, i], found)
    else:
        found.append((path, new))


def holds_parts(values: list[Any]) -> bool:
    """Lists of plain values are short: they come whole."""
    return bool(values) and isinstance(values[0], dict | list)


def apply(view: Plain, changes: list[Any]) -> None:
    """What a client does; in place."""
    for path, value, *gone in changes:
        at: Any = view
        for step in path[:-1]:
            at = at[step]
        if gone and gone[0]:
            del at[path[-1]]
        else:
            at[path[-1]] = value
