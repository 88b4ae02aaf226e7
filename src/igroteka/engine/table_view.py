"""What a game says about its table besides the cards: a Struct of its own, which others receive as plain data."""

from typing import Any, Final

import msgspec
from msgspec.structs import asdict


class TableView(msgspec.Struct, frozen=True):
    """The table's part of a view, by the rulebook's nouns. Each game has one of its own, made from this."""

    def plain(self) -> dict[str, Any]:  # names, numbers, lists and dicts of them
        """The same as names, numbers, lists and dicts of them. A game may keep what never changes of it."""
        plain: dict[str, Any] = msgspec.to_builtins(self)
        return plain


NO_TABLE: Final = TableView()


def parts_of(table: TableView) -> dict[str, object]:
    """Its fields by name, as they are; what is unset is left out."""
    return {name: value for name, value in asdict(table).items() if value is not msgspec.UNSET}
