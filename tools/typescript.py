"""The client's types, written from our structs: `python -m tools.typescript` in the project's folder.

`web/src/lib/protocol.ts` has messages and bodies; `web/src/boards/<game>/view.ts` what a game's table looks like, and
which questions, events, answers and zones it has.
"""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from types import ModuleType, UnionType
from typing import Any, get_args

import msgspec
from msgspec import inspect

from igroteka.content.rulebook import Rulebook
from igroteka.engine.event_view import EventView
from igroteka.engine.view import AskView, View, WaitView, ZoneView
from igroteka.games import games
from igroteka.server.messages import bodies, host_bodies, person_bodies, protocol, requests, room_view
from tools.names import names_of

HEAD = "// Written by `python -m tools.typescript` from the structs of the Python side. Do not edit.\n"
PLAIN: dict[type, str] = {
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
    inspect.BoolType: "boolean",
    inspect.BytesType: "string",  # base64
    inspect.NoneType: "null",
    inspect.AnyType: "unknown",
    inspect.CustomType: "unknown",
}
OF_A_GAME: dict[type, dict[str, str]] = {
    View: {"asks": "AskView<G>[]", "waiting": "WaitView<G>[]", "zones": "ZoneView<G>[]", "table": "G['table']"},
    AskView: {"kind": "G['question']"},
    WaitView: {"kind": "G['question']"},
    ZoneView: {"name": "G['zone']"},
}
"""What a game's own types say better (`web/src/lib/game.ts`), by field."""
SAID: dict[type, dict[str, str]] = {EventView: {"values": "Record<string, number | string | undefined>"}}
"""A kind of event has not the values of others."""


def emit() -> str:
    """The whole file: every struct that a message or body needs, and the unions of messages."""
    found: dict[str, inspect.StructType] = {}
    messages = [*get_args(requests.ClientMsg), *get_args(protocol.ServerMsg)]
    people = [*get_args(person_bodies.PersonBody), *get_args(host_bodies.HostBody)]
    parts = [*messages, *get_args(bodies.HttpBody), *people, Rulebook]
    for info in inspect.multi_type_info(parts):
        collect(info, found)
    unions = [union("ClientMsg", requests.ClientMsg), union("ServerMsg", protocol.ServerMsg)]
    named = {
        "Level": room_view,
        "Pace": room_view,
        "ChatMode": room_view,
        "Stage": room_view,
        "Phrase": requests,
        "ErrorCode": protocol,
    }
    literals = [alias(name, module) for name, module in named.items()]
    structs = [interface(found[name]) for name in sorted(found)]
    head = f"{HEAD}import type {{ AnyGame }} from './game'\n\nexport const PROTOCOL = {requests.PROTOCOL}"
    return "\n\n".join([head, *literals, *structs, *unions]) + "\n"


def boarded() -> list[str]:
    """The games with a board of ours; the plain table needs no types, and others bring their board with them."""
    return [game for game in games if Path(f"web/src/boards/{game}/board.ts").is_file()]


def emit_table(game: str) -> str:
    """What the table of one game looks like: the Struct that its `view` fills, and what lies inside; and its names."""
    found: dict[str, inspect.StructType] = {}
    collect(inspect.type_info(import_module(f"igroteka.games.{game}.view").TableView), found)
    return "\n\n".join([HEAD.rstrip(), *(interface(found[name]) for name in sorted(found)), *names_of(game)]) + "\n"


def files() -> dict[str, str]:
    """Every generated file of the page, by its path in the project."""
    tables = {f"web/src/boards/{game}/view.ts": emit_table(game) for game in boarded()}
    return {"web/src/lib/protocol.ts": emit(), **tables}


def collect(info: Any, found: dict[str, inspect.StructType]) -> None:
    """Every struct inside a type."""
    if isinstance(info, inspect.StructType):
        known = found.setdefault(info.cls.__name__, info)
        assert known.cls is info.cls, f"two structs are called {info.cls.__name__}"
        if known is not info:
            return
        for field in info.fields:
            collect(field.type, found)
    elif isinstance(info, inspect.UnionType):
        for each in info.types:
            collect(each, found)
    elif isinstance(info, inspect.ListType):
        collect(info.item_type, found)
    elif isinstance(info, inspect.TupleType):
        for each in info.item_types:
            collect(each, found)
    elif isinstance(info, inspect.DictType):
        collect(info.value_type, found)


def interface(info: inspect.StructType) -> str:
    """A struct; what a client sends may leave out what has a default."""
    name = info.cls.__name__
    if info.array_like:
        inside = ", ".join(f"{f.name}{'' if f.required else '?'}: {written(f.type)}" for f in info.fields)
        return f"export type {name} = [{inside}]"
    if info.cls in OF_A_GAME:  # a board knows the table and the names of its game
        given = OF_A_GAME[info.cls]
        lines = [f"  {f.name}: {given.get(f.name) or written(f.type)}" for f in info.fields]
        return f"export interface {name}<G extends AnyGame = AnyGame> {{\n" + "\n".join(lines) + "\n}"
    sent = bool(info.forbid_unknown_fields)
    said = SAID.get(info.cls, {})
    types = {f.name: said.get(f.name) or written(f.type) for f in info.fields}
    lines = [f"  {f.encode_name}{'?' if may_lack(f, sent) else ''}: {types[f.name]}" for f in info.fields]
    if info.tag is not None:
        lines.insert(0, f"  {info.tag_field}: {msgspec.json.encode(info.tag).decode()}")
    return f"export interface {name} {{\n" + "\n".join(lines) + "\n}"


def may_lack(field: inspect.Field, sent: bool) -> bool:
    """Whether it may be left out: by a client, if there is a default; by us, if it is unset."""
    unset = field.default is msgspec.NODEFAULT and field.default_factory is msgspec.NODEFAULT
    return not field.required and (sent or unset)


def written(info: Any) -> str:
    if isinstance(info, inspect.StructType):
        return str(info.cls.__name__)
    if isinstance(info, inspect.UnionType):
        return " | ".join(written(each) for each in info.types)
    if isinstance(info, inspect.ListType):
        inside = written(info.item_type)
        return f"({inside})[]" if "|" in inside else f"{inside}[]"
    if isinstance(info, inspect.TupleType):
        return f"[{', '.join(written(each) for each in info.item_types)}]"
    if isinstance(info, inspect.DictType):
        return f"Record<string, {written(info.value_type)}>"
    if isinstance(info, inspect.LiteralType):
        return " | ".join(msgspec.json.encode(value).decode() for value in info.values)
    return PLAIN[type(info)]


def alias(name: str, module: ModuleType) -> str:
    return f"export type {name} = {written(inspect.type_info(getattr(module, name)))}"


def union(name: str, members: UnionType) -> str:
    return f"export type {name} =\n" + "\n".join(f"  | {m.__name__}" for m in get_args(members))


if __name__ == "__main__":
    for path, text in files().items():
        Path(path).write_text(text, encoding="utf-8")
