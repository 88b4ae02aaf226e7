"""What a game says about its table besides the cards: a Struct of its own, which others receive as plain data."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from types import UnionType
from typing import Any, Final, Generic, TypeVar, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec.structs import asdict

from igroteka.engine.state import State

G = TypeVar("G", bound=State)


class TableView(msgspec.Struct, frozen=True):
    """The table's part of a view, by the rulebook's nouns. Each game has one of its own, made from this."""

    def plain(self) -> dict[str, Any]:  # names, numbers, lists and dicts of them
        """The view as plain data: strings, numbers, lists and dicts. A game may cache the parts that never change."""
        plain: dict[str, Any] = msgspec.to_builtins(self)
        return plain


NO_TABLE: Final = TableView()

V = TypeVar("V", bound=TableView)
FieldReader = Callable[[G, int | None], Any]  # of the field's type
"""What a field of the view is for a seat, or for a spectator."""


class Shown(Generic[G, V]):
    """How the fields of a TableView are filled, all at once or one alone. A field without a function shows the field of
    the State that has its name. Fields that are made from the same share a function: `"price worth"` returns both.
    """

    def __init__(self, type_: type[V], values: Mapping[str, FieldReader[G]], own: Sequence[str] | None = None) -> None:
        """`own`: the fields that may differ from seat to seat; None if any may. The others are made once for all."""
        self._type: Final = type_
        self._groups: Final = [(names.split(), value) for names, value in values.items()]
        given = {name: nth(value, i, names) for names, value in self._groups for i, name in enumerate(names)}
        unknown = {*given, *(own or ())} - set(type_.__struct_fields__)
        if unknown:
            raise ValueError(f"{type_.__name__} has no {', '.join(sorted(unknown))}")
        self.own: Final = None if own is None else tuple(own)
        self._alone: Final = {name: given.get(name) or same(name) for name in type_.__struct_fields__}
        kinds = get_type_hints(type_)
        self.structs: Final = [name for name, kind in kinds.items() if any(is_struct(each) for each in united(kind))]
        """The fields that are Structs, or nothing."""
        dicts = {name: get_args(kind)[1] for name, kind in kinds.items() if get_origin(kind) is dict}
        self.members: Final = [name for name, member in dicts.items() if is_struct(member)]
        """The fields that are dicts of Structs."""
        self.view: Final = self._compiled()
        """The whole table for a seat, or for a spectator."""

    def field(self, g: G, seat: int | None, name: str) -> object:
        return self._alone[name](g, seat)

    def _compiled(self) -> Callable[[G, int | None], V]:
        """One function with an expression for each field, as it would be written by hand: a view has forty of them.
        Lists are copied, since the State goes on writing to its own."""
        names: dict[str, Any] = {"make": self._type}
        first: list[str] = []
        kinds = get_type_hints(self._type)
        code = {name: f"g.{name}[:]" if get_origin(kinds[name]) is list else f"g.{name}" for name in self._alone}
        for n, (together, value) in enumerate(self._groups):
            names[f"value{n}"] = value
            code[together[0]] = f"value{n}(g, seat)"
            if len(together) > 1:
                first.append(f"several{n} = value{n}(g, seat); ")
                code |= {name: f"several{n}[{i}]" for i, name in enumerate(together)}
        exec(f"def view(g, seat): {''.join(first)}return make({', '.join(code.values())})", names)
        view: Callable[[G, int | None], V] = names["view"]
        return view


def is_struct(kind: object) -> bool:
    return isinstance(kind, type) and issubclass(kind, msgspec.Struct)


def united(kind: Any) -> tuple[Any, ...]:  # annotations
    """The members of a union; the kind itself if it is none."""
    return get_args(kind) if get_origin(kind) in (Union, UnionType) else (kind,)


def nth(value: FieldReader[G], n: int, names: Sequence[str]) -> FieldReader[G]:
    """A reader of one field from a function that returns several at once."""
    return value if len(names) == 1 else lambda g, seat: value(g, seat)[n]


def same(name: str) -> FieldReader[Any]:
    """The State's field of this name."""

    def value(g: Any, _: int | None) -> object:  # a State of any game
        found = getattr(g, name)
        return found[:] if isinstance(found, list) else found

    return value


def parts_of(table: TableView) -> dict[str, object]:
    """The fields of a table view by name, without those that are unset."""
    values = asdict(table)
    for name in fields_to_set(type(table)):
        if values[name] is msgspec.UNSET:
            del values[name]
    return values


@cache
def fields_to_set(type_: type[TableView]) -> list[str]:
    """The fields that may be unset."""
    return [name for name, kind in get_type_hints(type_).items() if msgspec.UnsetType in united(kind)]
