"""The effects of content items, by name: a register that a game fills and its items refer to."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Generic, TypeVar, get_args

import msgspec

from igroteka.content.faults import type_name
from igroteka.engine.plain import Plain

F = TypeVar("F", bound=Callable[..., Any])


class Effects(Generic[F]):
    """What items can do, by name, each with the numbers it needs: `@EFFECTS.register("draw", amount=int)`.

    A number's type is any that msgspec knows (`int`, `Literal["red", "blue"]`, `list[str]`, …); `int | None` may be
    left out. The numbers are fields of the item's Struct (with a default), so rules read them typed: `card.amount`.
    """

    def __init__(self) -> None:
        self._functions: dict[str, F] = {}
        self._numbers: dict[str, Plain] = {}

    def register(self, name: str, **numbers: Any) -> Callable[[F], F]:
        if name in self._functions:
            raise ValueError(f"effect {name!r} is registered twice")

        def keep(function: F) -> F:
            self._functions[name], self._numbers[name] = function, numbers
            return function

        return keep

    def __getitem__(self, name: str) -> F:
        return self._functions[name]

    def __contains__(self, name: object) -> bool:
        return name in self._functions

    def __iter__(self) -> Iterator[str]:
        return iter(self._functions)

    def __len__(self) -> int:
        return len(self._functions)

    def numbers(self, name: str) -> Mapping[str, object]:
        """The numbers that this effect needs, with their types."""
        return self._numbers[name]

    def fault(self, raw: Mapping[str, object], common: frozenset[str] = frozenset()) -> tuple[str, str, str] | None:
        """What is wrong with the effect that a mapping names: the key at fault, what was found, what is expected.
        `common` are fields that every item of the kind has, whatever its effect."""
        name = raw["effect"]
        if name == "" or name is None:
            return None
        if name not in self._functions:
            return "effect", f"the effect {name!r}", "one of " + ", ".join(sorted(self._functions))
        needs = self._numbers[name]
        for key, kind in needs.items():
            if key not in raw and not _may_lack(kind):
                return "effect", f"the effect {name} without {key}", f"{key}: {type_name(kind)}"
            if key in raw and not _fits(raw[key], kind):
                return key, f"{key}: {raw[key]!r}", f"{type_name(kind)} for the effect {name}"
        foreign = {k for n in self._numbers.values() for k in n} - needs.keys() - common
        for key in raw:
            if key in foreign:
                return key, f"{key}, which the effect {name} does not use", "only " + (", ".join(needs) or "no numbers")
        return None


def _may_lack(kind: object) -> bool:
    return type(None) in get_args(kind)


def _fits(value: object, kind: object) -> bool:
    try:
        msgspec.convert(value, kind)
    except msgspec.ValidationError:
        return False
    return True
