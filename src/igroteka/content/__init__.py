"""What is data and not rules: items of content, packs, the words of both languages, the numbered rulebook.

This package reads files; the engine does not. The names below are what a game's own content needs.
"""

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
    "decode",
    "numbers_of",
    "once_per_pack",
    "one_file",
    "read",
]
