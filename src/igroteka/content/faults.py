"""What is wrong with a content file, in terms its author knows: where, what was found, what is expected."""
# interpreted: runs only when something is wrong

from __future__ import annotations

import re
from types import UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

import msgspec

_MESSAGE: re.Pattern[str] = re.compile(r"(?P<what>.*?)(?: - at `(?P<path>\$.*)`)?$", re.S)
_STEP: re.Pattern[str] = re.compile(r"\.([^.\[\]]+)|\[(\d+|\.\.\.)\]")
_PLAIN = {
    "object": "a mapping (field: value)",
    "array": "a list",
    "str": "a text: quote it",
    "int": "a whole number",
    "bool": "true or false",
    "null": "nothing",
}
"""What msgspec calls types."""
_NAMES = {"str": "text", "int": "whole number", "bool": "true or false"}

Steps = list[str | int]
"""A path into a YAML text: keys of mappings and indices of lists."""


class BadContent(ValueError):
    """A content file that cannot be used: where, what was found, what is expected."""

    def __init__(self, path: str, line: int, found: str, expected: str) -> None:
        self.path, self.line, self.found, self.expected = path, line, found, expected
        where = f"{path}:{line}" if line else path
        super().__init__(f"{where}: found {found}; expected {expected}")


def type_name(kind: Any) -> str:
    """A type as a person who writes YAML would say it."""
    origin, inside = get_origin(kind), get_args(kind)
    if origin is Literal:
        return "one of " + ", ".join(map(str, inside))
    if origin is Annotated:
        return type_name(inside[0]) + _bounds(inside[1])
    if origin in (Union, UnionType):
        return " or ".join(type_name(each) for each in inside if each is not type(None))
    if origin in (list, tuple, frozenset):
        return f"list of {type_name(inside[0])}"
    if origin is dict:
        return f"mapping of {type_name(inside[0])} to {type_name(inside[1])}"
    if _is_struct(kind):
        return "{" + ", ".join(f"{f.encode_name}: {type_name(f.type)}" for f in msgspec.structs.fields(kind)) + "}"
    return _NAMES.get(getattr(kind, "__name__", ""), str(kind))


def _is_struct(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, msgspec.Struct)


def _bounds(meta: Any) -> str:
    least, most = getattr(meta, "ge", None), getattr(meta, "le", None)
    return "".join([f" >= {least}" if least is not None else "", f" <= {most}" if most is not None else ""])


def located(
    error: msgspec.ValidationError, text: bytes, path: str, kind: str, item: type[msgspec.Struct], raws: list[Any]
) -> BadContent:
    """msgspec's message in our words, with the line."""
    match = _MESSAGE.match(str(error))
    assert match is not None
    steps: Steps = [int(n) if n.isdigit() else k or n for k, n in _STEP.findall(match["path"] or "")]
    what, quoted = match["what"], re.findall(r"`([^`]*)`", match["what"])
    if what.startswith("Object contains unknown field"):
        place = _type_at(item, steps[1:])
        known = ", ".join(f.encode_name for f in msgspec.structs.fields(place)) if _is_struct(place) else "another"
        return BadContent(path, line_of(text, [kind, *steps, quoted[0]]), f"the field {quoted[0]}", f"one of {known}")
    if what.startswith("Object missing required field"):
        return BadContent(path, line_of(text, [kind, *steps]), f"{_named(raws, steps)} without {quoted[0]}", quoted[0])
    found = f"{'.'.join(str(s) for s in steps[1:]) or 'an item'}: {_shorten(_at(raws, steps))}"
    if what.startswith("Invalid enum value"):
        expected = type_name(_type_at(item, steps[1:]))
    else:
        expected = _expected(what)
    return BadContent(path, line_of(text, [kind, *steps]), found, expected)


def misfit(error: msgspec.ValidationError, text: bytes, path: str, expected: str) -> BadContent:
    """msgspec's message, with the line, for a file that is no list of items."""
    match = _MESSAGE.match(str(error))
    assert match is not None
    steps: Steps = [int(n) if n.isdigit() else k or n for k, n in _STEP.findall(match["path"] or "")]
    return BadContent(
        path, line_of(text, steps + re.findall(r"field `([^`]*)`", match["what"])), match["what"], expected
    )


def _expected(what: str) -> str:
    """`Expected `int | null` >= 0, got `str`` in words."""
    found = re.match(r"Expected `([^`]*)`([^,]*)", what)
    return " or ".join(_PLAIN.get(kind, kind) for kind in found[1].split(" | ")) + found[2] if found else what


def _type_at(kind: Any, steps: Steps) -> Any:
    """The type at a path inside a type; None if it is not known."""
    inside = get_args(kind)
    if get_origin(kind) in (Union, UnionType):
        return next(filter(None, [_type_at(each, steps) for each in inside if each is not type(None)]), None)
    if not steps:
        return kind
    if get_origin(kind) in (list, tuple, frozenset, dict):
        return _type_at(inside[1] if get_origin(kind) is dict else inside[0], steps[1:])
    fields = {f.encode_name: f.type for f in msgspec.structs.fields(kind)} if _is_struct(kind) else {}
    return _type_at(fields.get(str(steps[0])), steps[1:]) if fields else None


def _named(raws: list[object], steps: Steps) -> str:
    raw = _at(raws, steps[:1])
    return f"the item {raw['id']}" if isinstance(raw, dict) and "id" in raw else "an item"


def _at(raw: object, steps: Steps) -> Any:
    for step in steps:
        if not isinstance(raw, dict | list) or step == "...":
            return raw
        raw = raw[step]  # type: ignore[index]  # a key of a mapping or a place in a list
    return raw


def _shorten(value: object) -> str:
    text = "nothing" if value is None else str(value).lower() if isinstance(value, bool) else repr(value)
    return text if len(text) <= 60 else text[:57] + "…"


def line_of(text: bytes, steps: Steps) -> int:
    """The line of a path in a YAML text. The text is parsed with marks only here, when something is wrong."""
    import yaml

    node = yaml.compose(text, yaml.SafeLoader)
    line = 1
    for step in steps:
        if isinstance(node, yaml.MappingNode):
            pairs = {k.value: (k, v) for k, v in node.value}
            if step not in pairs:
                break
            key, node = pairs[step]
            line = key.start_mark.line + 1
        elif isinstance(node, yaml.SequenceNode) and isinstance(step, int):
            node = node.value[step]
            line = node.start_mark.line + 1
        else:
            break
    return line
