"""The client's types, written from the server's structs: `python -m igroteka.server.typescript > …/protocol.ts`."""

from __future__ import annotations

from types import UnionType
from typing import Any, get_args

import msgspec
from msgspec import inspect

from igroteka.content.rulebook import Book
from igroteka.server import bodies, protocol

HEAD = "// Written by `python -m igroteka.server.typescript` from the structs of the server. Do not edit.\n"
PLAIN: dict[type, str] = {
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
    inspect.AnyType: "unknown",
    inspect.CustomType: "unknown",
}


def emit() -> str:
    """The whole file: every struct that a message or body needs, and the unions of messages."""
    found: dict[str, inspect.StructType] = {}
    parts = [*get_args(protocol.ClientMsg), *get_args(protocol.ServerMsg), *get_args(bodies.HttpBody), Book]
    for info in inspect.multi_type_info(parts):
        collect(info, found)
    unions = [union("ClientMsg", protocol.ClientMsg), union("ServerMsg", protocol.ServerMsg)]
    literals = [alias(name) for name in ("Level", "Pace", "Stage", "ErrorCode")]
    structs = [interface(found[name]) for name in sorted(found)]
    head = f"{HEAD}\nexport const PROTOCOL = {protocol.PROTOCOL}"
    return "\n\n".join([head, *literals, *structs, *unions]) + "\n"


def collect(info: Any, found: dict[str, inspect.StructType]) -> None:
    """Every struct inside a type."""
    if isinstance(info, inspect.StructType):
        if info.cls.__name__ in found:
            return
        found[info.cls.__name__] = info
        for field in info.fields:
            collect(field.type, found)
    elif isinstance(info, inspect.UnionType):
        for each in info.types:
            collect(each, found)
    elif isinstance(info, inspect.ListType):
        collect(info.item_type, found)
    elif isinstance(info, inspect.DictType):
        collect(info.value_type, found)


def interface(info: inspect.StructType) -> str:
    """A struct; what a client sends may leave out what has a default."""
    name = info.cls.__name__
    if info.array_like:
        inside = ", ".join(f"{f.name}{'' if f.required else '?'}: {written(f.type)}" for f in info.fields)
        return f"export type {name} = [{inside}]"
    sent = bool(info.forbid_unknown_fields)
    lines = [f"  {f.encode_name}{'?' if sent and not f.required else ''}: {written(f.type)}" for f in info.fields]
    if info.tag is not None:
        lines.insert(0, f"  {info.tag_field}: {msgspec.json.encode(info.tag).decode()}")
    return f"export interface {name} {{\n" + "\n".join(lines) + "\n}"


def written(info: Any) -> str:
    if isinstance(info, inspect.StructType):
        return str(info.cls.__name__)
    if isinstance(info, inspect.UnionType):
        return " | ".join(written(each) for each in info.types)
    if isinstance(info, inspect.ListType):
        inside = written(info.item_type)
        return f"({inside})[]" if "|" in inside else f"{inside}[]"
    if isinstance(info, inspect.DictType):
        return f"Record<string, {written(info.value_type)}>"
    if isinstance(info, inspect.LiteralType):
        return " | ".join(msgspec.json.encode(value).decode() for value in info.values)
    return PLAIN[type(info)]


def alias(name: str) -> str:
    return f"export type {name} = {written(inspect.type_info(getattr(protocol, name)))}"


def union(name: str, members: UnionType) -> str:
    return f"export type {name} =\n" + "\n".join(f"  | {m.__name__}" for m in get_args(members))


if __name__ == "__main__":
    print(emit(), end="")
