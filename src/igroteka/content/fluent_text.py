"""Fluent files, read strictly."""

from typing import Any

from igroteka.content.faults import BadContent


def parse_words(text: str, path: str) -> Any:
    """A Fluent resource; a broken entry is BadContent, never silently left out."""
    from fluent.syntax import FluentParser
    from fluent.syntax.ast import Junk

    parsed = FluentParser().parse(text)
    for entry in parsed.body:
        if isinstance(entry, Junk):
            start = entry.span.start if entry.span is not None else 0
            found = str(entry.content).splitlines()[0]
            raise BadContent(path, 1 + text.count("\n", 0, start), found, f"Fluent ({entry.annotations[0].message})")
    return parsed
