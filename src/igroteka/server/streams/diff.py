"""What changed between two views, as paths and values; of a list that grew or shrank, the stretch that did."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final, TypeVar

import msgspec

from igroteka.engine.plain import Plain
from igroteka.server.streams.views import EncodedView, EncodedZone, Parts, encode

T = TypeVar("T")

Plain = Plain  # a view in JSON's own types
Path = list[str | int]
Change = tuple[Path, Any] | tuple[Path, None, bool] | tuple[Path, list[Any], bool, int, int]
"""Put a value at a path; delete what is there; or put items in place of `drop` ones from `start` on."""
Ops = list[bytes]
"""Changes, already encoded."""

MAX_SMALL_FIELDS: Final = 3
"""Inside a part, what has no more fields than this is sent whole."""
MAX_SHORT_BYTES: Final = 40
"""So are parts of no more bytes than this: to say where in them something changed would take as many."""

decode: Final = msgspec.json.Decoder().decode


class Memo:
    """What has been compared already on the way from one moment to the next: most of a table changes alike for all
    audiences. It holds on to what it compared, so that no identity comes twice."""

    def __init__(self, before: dict[bytes, Any] | None = None) -> None:
        """`before`: the parts that were compared on the way to the moment from which this one leads on."""
        self.before: Final = before or {}
        self.board: tuple[EncodedView, EncodedView, Ops] | None = None
        """Tables and zones of the two views that were compared last."""
        self.fields: dict[tuple[int, int], tuple[Parts, Parts, Ops]] = {}
        self.parts: dict[tuple[tuple[str, ...], bytes, bytes], Ops] = {}
        self.plain: dict[bytes, Any] = {}
        """Parts in JSON's own types: what one event has made is what the next one starts from."""
        self.zones: dict[tuple[int, int, int], tuple[EncodedZone, EncodedZone, Ops]] = {}


def diff(old: EncodedView, new: EncodedView, memo: Memo) -> msgspec.Raw:
    """The changes that turn one view into the other: a list of them, encoded."""
    found = of_shared((), old.common, new.common, memo)[:]
    of_fields((), old.own, new.own, memo, found)
    found.extend(of_board(old, new, memo))
    return joined(found)


def diff_told(old: EncodedView, new: EncodedView, memo: Memo) -> msgspec.Raw:
    """The changes between two views in what events change: the phase, the table and the zones."""
    found: Ops = []
    if old.common["phase"] != new.common["phase"]:
        found.append(put(("phase",), new.common["phase"]))
    found.extend(of_board(old, new, memo))
    return joined(found)


def joined(changes: Ops) -> msgspec.Raw:
    return msgspec.Raw(b"[%b]" % b",".join(changes))


def of_board(old: EncodedView, new: EncodedView, memo: Memo) -> Ops:
    """Tables and zones. A change with one event is told twice: as the way of the view, and as that of the event."""
    kept = memo.board
    if kept is not None and kept[0] is old and kept[1] is new:
        return kept[2]
    found = of_shared(("table",), old.table, new.table, memo)[:] if old.table is not new.table else []
    if old.own_table is not new.own_table:
        of_fields(("table",), old.own_table, new.own_table, memo, found)
    if len(old.zones) == len(new.zones):
        for i in [i for i, (was, zone) in enumerate(zip(old.zones, new.zones, strict=True)) if was is not zone]:
            found.extend(of_zones(i, old.zones[i], new.zones[i], memo))
    else:
        start, drop, zones = stretch(old.zones, new.zones)
        found.append(splice(b'["zones"]', start, drop, [zone.json() for zone in zones]))
    memo.board = (old, new, found)
    return found


def of_shared(path: tuple[str, ...], old: Parts, new: Parts, memo: Memo) -> Ops:
    """Fields that several audiences may share, compared once for all of them."""
    kept = memo.fields.get((id(old), id(new)))
    if kept is None:
        ops: Ops = []
        of_fields(path, old, new, memo, ops)
        kept = memo.fields[id(old), id(new)] = (old, new, ops)
    return kept[2]


def of_zones(i: int, old: EncodedZone, new: EncodedZone, memo: Memo) -> Ops:
    """A zone, compared once for all audiences that see it alike."""
    key = (i, id(old), id(new))
    kept = memo.zones.get(key)
    if kept is None:
        ops: Ops = []
        if old.head != new.head:
            ops.append(put(("zones", i), new.json()))
        elif old.cards != new.cards:
            ops.append(splice(b'["zones",%d,"cards"]' % i, *stretch(old.cards, new.cards)))
        kept = memo.zones[key] = (old, new, ops)
    return kept[2]


def of_fields(path: tuple[str, ...], old: Parts, new: Parts, memo: Memo, found: Ops) -> None:
    for name, value in new.items():
        was = old.get(name)
        if was == value:
            continue
        if was is None:
            found.append(put((*path, name), value))
        else:
            found.extend(of_part((*path, name), was, value, memo))
    if old.keys() != new.keys():
        found.extend(encode(([*path, name], None, True)) for name in old if name not in new)


def of_part(path: tuple[str, ...], old: bytes, new: bytes, memo: Memo) -> Ops:
    """The changes of one part, computed once for all audiences that see it alike."""
    if len(new) <= MAX_SHORT_BYTES:
        return [put(path, new)]
    key = (path, old, new)
    kept = memo.parts.get(key)
    if kept is None:
        changes: list[Change] = []
        of_values(plain(old, memo), plain(new, memo), [*path], changes)
        kept = memo.parts[key] = [encode(change) for change in changes]
    return kept


def plain(part: bytes, memo: Memo) -> Any:
    found = memo.plain.get(part)
    if found is None:
        found = memo.before.get(part)
        found = memo.plain[part] = decode(part) if found is None else found
    return found


def put(path: tuple[str | int, ...], value: bytes) -> bytes:
    return b"[%b,%b]" % (encoded(path), value)


@lru_cache(10_000)
def encoded(path: tuple[str | int, ...]) -> bytes:
    return encode(path)


def of_values(old: object, new: object, path: Path, found: list[Change]) -> None:
    if isinstance(new, dict) and isinstance(old, dict):
        of_dicts(old, new, path, found)
    elif isinstance(new, list) and isinstance(old, list) and new and old:
        of_lists(old, new, path, found)
    elif old != new:
        found.append((path, new))


def of_dicts(old: Plain, new: Plain, path: Path, found: list[Change]) -> None:
    for key, value in new.items():
        if key not in old:
            found.append(([*path, key], value))
        elif old[key] != value:
            of_values(old[key], value, [*path, key], found)
    if old.keys() != new.keys():
        found.extend(([*path, key], None, True) for key in old if key not in new)


def of_lists(old: list[Any], new: list[Any], path: Path, found: list[Change]) -> None:
    """Equally long lists of large parts are compared part by part; of others the stretch that differs is sent."""
    if old == new:
        return
    if len(old) == len(new) and large(new[0]):
        for i, (was, value) in enumerate(zip(old, new, strict=True)):
            if was != value:
                of_values(was, value, [*path, i], found)
        return
    start, drop, items = stretch(old, new)
    found.append((path, items) if drop == len(old) else (path, items, False, start, drop))


def stretch(old: list[T], new: list[T]) -> tuple[int, int, list[T]]:
    """What lies between the equal beginning and the equal end of two lists: from where on how many old items go, and
    the new ones in their place."""
    shorter = min(len(old), len(new))
    start = 0
    while start < shorter and old[start] == new[start]:
        start += 1
    end = 0
    while end < shorter - start and old[-1 - end] == new[-1 - end]:
        end += 1
    return start, len(old) - end - start, new[start : len(new) - end]


def splice(path: bytes, start: int, drop: int, items: list[bytes]) -> bytes:
    return b"[%b,[%b],false,%d,%d]" % (path, b",".join(items), start, drop)


def large(part: object) -> bool:
    return isinstance(part, list) or (isinstance(part, dict) and len(part) > MAX_SMALL_FIELDS)


def apply(view: Plain, changes: list[Any]) -> None:
    """Apply changes to a view in place, as a client does."""
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
