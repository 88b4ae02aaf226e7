"""What changed between two views, as paths and values; of a list that grew or shrank, the stretch that did."""

from __future__ import annotations

from typing import Any

Plain = dict[str, Any]  # a view in JSON's own types
Path = list[str | int]
Change = tuple[Path, Any] | tuple[Path, None, bool] | tuple[Path, list[Any], bool, int, int]
"""Put a value at a path; delete what is there; or put items in place of `drop` ones from `start` on."""

SMALL: int = 3
"""Parts with no more fields than this are sent whole."""


Memo = dict[tuple[int, int], tuple[Any, Any, list[Change]]]
"""Parts already compared, by identity: audiences share most of a table. It holds on to them, so no id comes twice."""


def diff(old: Plain, new: Plain, memo: Memo | None = None) -> list[Change]:
    """The changes that turn one view into the other."""
    found: list[Change] = []
    for key, value in new.items():
        was = old[key]
        if was is not value and was != value:
            if memo is not None and key == "zones" and len(was) == len(value):
                of_parts(was, value, key, memo, found)
            else:
                of_values(was, value, [key], found)
    return found


def of_parts(old: list[Plain], new: list[Plain], key: str, memo: Memo, found: list[Change]) -> None:
    """Zones, each compared once for all audiences that see it alike."""
    for i, (was, value) in enumerate(zip(old, new, strict=True)):
        if was is value:
            continue
        pair = (id(was), id(value))
        kept = memo.get(pair)
        if kept is None:
            inner: list[Change] = []
            of_dicts(was, value, [], inner)
            kept = memo[pair] = (was, value, inner)
        for path, *rest in kept[2]:
            found.append(([key, i, *path], *rest))


def of_dicts(old: Plain, new: Plain, path: Path, found: list[Change]) -> None:
    for key, value in new.items():
        if key not in old:
            found.append(([*path, key], value))
        else:
            was = old[key]
            if was is not value and was != value:
                of_values(was, value, [*path, key], found)
    if len(old) > len(new) or old.keys() != new.keys():
        found.extend(([*path, key], None, True) for key in old if key not in new)


def of_values(old: Any, new: Any, path: Path, found: list[Change]) -> None:
    if isinstance(new, dict) and isinstance(old, dict):
        of_dicts(old, new, path, found)
    elif isinstance(new, list) and isinstance(old, list) and new and old:
        of_lists(old, new, path, found)
    else:
        found.append((path, new))


def of_lists(old: list[Any], new: list[Any], path: Path, found: list[Change]) -> None:
    """Equally long lists of large parts are compared part by part; of others the stretch that differs is sent."""
    if len(old) == len(new) and large(new[0]):
        for i, (was, value) in enumerate(zip(old, new, strict=True)):
            if was is not value and was != value:
                of_values(was, value, [*path, i], found)
        return
    shorter = min(len(old), len(new))
    start = 0
    while start < shorter and old[start] == new[start]:
        start += 1
    end = 0
    while end < shorter - start and old[-1 - end] == new[-1 - end]:
        end += 1
    if start + end == 0:
        found.append((path, new))
    else:
        found.append((path, new[start : len(new) - end], False, start, len(old) - end - start))


def large(part: Any) -> bool:
    return isinstance(part, list) or (isinstance(part, dict) and len(part) > SMALL)


def apply(view: Plain, changes: list[Any]) -> None:
    """What a client does; in place."""
    for path, value, *more in changes:
        at: Any = view
        for step in path[:-1]:
            at = at[step]
        if len(more) == 3:
            at[path[-1]][more[1] : more[1] + more[2]] = value
        elif more and more[0]:
            del at[path[-1]]
        else:
            at[path[-1]] = value
