"""What is data and not rules: items of content, packs, the words of both languages, the numbered rulebook.

This package reads files; the engine does not. The names below are what a game's own content needs.
"""

from typing import TYPE_CHECKING

from igroteka.content.effects import Effects
from igroteka.content.faults import BadContent
from igroteka.content.items import (
    Component,
    Item,
    Items,
    Natural,
    Number,
    OneFileBox,
    Source,
    decode,
    numbers_of,
    one_file,
    read,
)
from igroteka.content.pack import Pack, once_per_pack

if TYPE_CHECKING:
    from igroteka.content.words import Words


def __getattr__(name: str) -> object:
    """`Words` comes when somebody asks for it: it loads the parser of Fluent, which no game needs to be played."""
    if name != "Words":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from igroteka.content.words import Words

    return Words


__all__ = [
    "BadContent",
    "Component",
    "Effects",
    "Item",
    "Items",
    "Natural",
    "Number",
    "OneFileBox",
    "Pack",
    "Source",
    "Words",
    "decode",
    "numbers_of",
    "once_per_pack",
    "one_file",
    "read",
]
