"""The fields of a State by the names of the glossary, so that positions can be written, read and saved."""

from collections.abc import Mapping
from typing import Any, Generic, TypeVar

import msgspec
from mypy_extensions import mypyc_attr

from igroteka.engine.options import BadPosition
from igroteka.engine.state import State

G = TypeVar("G", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Field(Generic[G]):
    """One field of the State holding plain data (numbers, words, lists, dicts of them), with its type.

    A field that holds something else gets a subclass with its own `get` and `put`.
    """

    def __init__(
        self,
        name: str,
        type_: Any,  # a type form: int, list[int], dict[str, int]
        attribute: str = "",
        hidden: bool = False,
    ) -> None:
        self.name = name
        self.type = type_
        self.attribute = attribute or name
        self.hidden = hidden
        """A spectator may not know it: `Ruleset.resample` draws it again, and law 14 sees to that."""

    def get(self, g: G) -> object:
        return getattr(g, self.attribute)

    def put(self, g: G, value: object) -> None:
        setattr(g, self.attribute, self.read(value))

    def read(self, value: object) -> Any:  # of the field's type, checked by msgspec
        try:
            return msgspec.convert(value, self.type)
        except msgspec.ValidationError as error:
            raise bad_position(f"{self.name}: {error}") from None


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatField(Field[G]):
    """One field of every player object, as a list by seat; `of` is the State's list of players."""

    def __init__(self, name: str, type_: Any, attribute: str = "", of: str = "players", hidden: bool = False) -> None:
        super().__init__(name, list[type_], attribute, hidden)
        self.of = of

    def get(self, g: G) -> object:
        return [getattr(player, self.attribute) for player in getattr(g, self.of)]

    def put(self, g: G, value: object) -> None:
        values = self.read(value)
        players = getattr(g, self.of)
        if len(values) != len(players):
            raise bad_position(f"{self.name}: {len(values)} values for {len(players)} seats")
        for player, each in zip(players, values, strict=True):
            setattr(player, self.attribute, each)


def fields_of(saved: Mapping[str, Any], *others: Field[G]) -> tuple[Field[G], ...]:
    """A field for each name that saves hold, in their order. `saved` has the types; `others` are the fields that are
    written otherwise than the State keeps them."""
    by_attribute = {field.attribute: field for field in others}
    unknown = by_attribute.keys() - saved.keys()
    unwritten = [name for name, type_ in saved.items() if type_ is None and name not in by_attribute]
    if unknown or unwritten:
        raise ValueError(f"no such fields: {sorted(unknown)}; not plain data and no field of its own: {unwritten}")
    return tuple([by_attribute.get(name) or Field(name, type_) for name, type_ in saved.items()])


def patched(current: object, value: object) -> object:
    """`{"p1": 3}` given for a list by seat changes only that seat."""
    if not isinstance(current, (list, tuple)) or not isinstance(value, dict):
        return value
    result = list(current)
    for name, each in value.items():
        seat = str(name)[1:]
        if not str(name).startswith("p") or not seat.isdigit() or int(seat) >= len(result):
            raise bad_position(f"{name!r} is no seat")
        result[int(seat)] = each
    return result


def bad_position(what: str, rule: str = "") -> BadPosition:
    return BadPosition(what, rule)
