"""The table as text: by the game's own `terminal.draw` if it has one, otherwise a line for each zone and field."""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Iterator
from importlib import import_module
from typing import TYPE_CHECKING

from igroteka.packages import has_module

if TYPE_CHECKING:
    from igroteka.content.words import Words
    from igroteka.engine.view import View, ZoneView

Drawing = Callable[["View", "Words", int], str]


def drawing_of(package: str) -> Drawing:
    """The function that draws a game's table in a terminal."""
    if not has_module(package, "terminal"):
        return draw
    drawing: Drawing = import_module(f"{package}.terminal").draw
    return drawing


MAX_LINE = 400
"""A longer line is cut: nobody would read it."""


def draw(view: View, words: Words, columns: int = 80) -> str:
    """Draw the table of any game, from its view alone."""
    lines = (*zone_lines(view, words), *noun_lines(view, words))
    shown = (line if len(line) <= MAX_LINE else line[:MAX_LINE] + "…" for line in lines)
    return "\n".join(textwrap.fill(line, columns, subsequent_indent="    ", break_long_words=False) for line in shown)


def zone_lines(view: View, words: Words) -> Iterator[str]:
    for zone in view.zones:
        if zone.cards:
            owner = zone.name.partition(":")[2]
            title = words.zone(zone.name) + (f" ({words.name(owner)})" if owner else "")
            yield f"{title}: {cards_line(zone, words)}"


def cards_line(zone: ZoneView, words: Words) -> str:
    """The cards that are known, then how many are not."""
    known = [card.key for card in zone.cards if card.key is not None]
    hidden = len(zone.cards) - len(known)
    parts = [words.names(known)] if known else []
    if hidden:
        parts.append(words.say("hidden-cards", {"count": hidden}))
    return " + ".join(parts)


def noun_lines(view: View, words: Words) -> Iterator[str]:
    for noun, value in view.table.items():
        yield f"{thing(noun, words)}: {field_text(noun, value, words)}"


def field_text(noun: str, value: object, words: Words) -> str:
    """A field of the view. What its numbers are, its words say: a seat's (`.seat`), one for each seat (`.seats`) or for
    each of these (`.of`), and what stands for what the reader may not know (`.hidden`)."""
    unknown, of = mark(noun, "hidden", words) or "—", mark(noun, "of", words).split()
    if isinstance(value, int) and mark(noun, "seat", words):
        return words.name(f"p{value}") if value >= 0 else "—"
    if isinstance(value, list) and mark(noun, "seats", words):
        return ", ".join(f"{words.name(f'p{n}')} {value_text(each, words, unknown)}" for n, each in enumerate(value))
    if isinstance(value, list) and of:
        return ", ".join(f"{words.name(id)} {count}" for id, count in zip(of, value, strict=False) if count) or "—"
    return value_text(value, words, unknown)


def mark(noun: str, attribute: str, words: Words) -> str:
    key = f"field-{noun}.{attribute}"
    return words.say(key) if words.has(key) else ""


def value_text(value: object, words: Words, unknown: str = "—") -> str:
    """A value in words; `unknown` stands for what the reader may not know, or for nothing."""
    if isinstance(value, dict):
        return (
            ", ".join(f"{thing(str(key), words)} {value_text(each, words, unknown)}" for key, each in value.items())
            or "—"
        )
    if isinstance(value, list | tuple):
        return ", ".join(value_text(each, words, unknown) for each in value) or "—"
    if isinstance(value, bool):
        return words.say("yes" if value else "no")
    return unknown if value is None else thing(str(value), words)


def thing(id: str, words: Words) -> str:
    """The words of a field or the name of a thing; a key without words is shown as it is."""
    if words.has(f"field-{id}"):
        return words.say(f"field-{id}")
    is_player = id[:1] == "p" and id[1:].isdigit()
    return words.name(id) if is_player or words.has(f"name-{id}") else id.replace("_", " ")
