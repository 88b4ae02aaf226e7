"""A person's open questions as text: numbered answers, what a typed line means, and why the rest is not allowed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from igroteka.cli.output.terminal import paint, wrap

if TYPE_CHECKING:
    from igroteka.content.words import Words
    from igroteka.engine.view import AskView

COLUMNS_FROM = 10
"""From this many answers on, they are set in columns."""
TYPED = str.maketrans({"’": "'", "ё": "е", **dict.fromkeys('«»“”„"')})


class NumberedQuestions:
    """The open questions of one seat, with their answers numbered from 1 across all questions."""

    def __init__(self, asks: Sequence[AskView], words: Words) -> None:
        self.asks, self.words = asks, words
        self.choices = [(ask, key) for ask in asks for key in ask.options]
        self.may_wait = not any(ask.must for ask in asks)

    def __bool__(self) -> bool:
        return bool(self.asks)

    # --- showing ---

    def text(self, columns: int) -> str:
        lines: list[str] = []
        number = 1
        for ask in self.asks:
            rule = f" [{ask.cites}]" if ask.cites else ""
            cause = None if ask.cause is None else (ask.cause.seat, ask.cause.thing)
            asked = self.words.ask(ask.kind, ask.subject, cause, ask.seat)
            lines.append(paint(wrap(f"{asked}{rule}", columns), "bold"))
            lines += self.bounds(ask)
            labels = [f"{number + i}. {label}" for i, label in enumerate(self.labels(ask))]
            lines += set_in_columns(labels, columns)
            number += len(labels)
        return "\n".join(lines)

    def labels(self, ask: AskView) -> list[str]:
        """The labels of all options; equal ones get their keys added."""
        labels = [self.words.label(key, ask.kind, ask.details.get(key)) for key in ask.options]
        return [f"{x} ({key})" if labels.count(x) > 1 else x for x, key in zip(labels, ask.options, strict=True)]

    def bounds(self, ask: AskView) -> list[str]:
        """A sentence that says how many may be chosen, if not exactly one."""
        if ask.form == "open":
            return [self.words.say("cli-open")]
        if ask.form != "several":
            return []
        return [self.words.say("cli-several", {"least": ask.least, "most": ask.most})]

    # --- reading ---

    def answer(self, line: str) -> str | None:
        """The answer that a line means; None if it means nothing here."""
        words = line.split()
        if self.asks[0].form == "open" and len(self.asks) == 1:
            return line
        keys = [self.key(word) for word in words]
        if None not in keys:
            return " ".join(str(key) for key in keys)
        named = self.key(line)
        if named is not None:
            return named
        return line if any(ask.form == "open" for ask in self.asks) else None

    def key(self, word: str) -> str | None:
        """The key of a typed answer: by its number, its key (allowed or not), or its whole label."""
        if word.isdigit() and 1 <= int(word) <= len(self.choices):
            return self.choices[int(word) - 1][1]
        if word.casefold() in ("nothing", self.words.label("nothing").casefold()):
            word = "nothing"
        for ask in self.asks:
            if word in ask.options or word in ask.refused or (word == "nothing" and ask.form == "several"):
                return word
        labelled = ((key, ask.kind) for ask in self.asks for key in (*ask.options, *ask.refused))
        found = (key for key, kind in labelled if as_typed(self.words.label(key, kind)) == as_typed(word))
        return next(found, None)

    # --- explaining ---

    def reasons(self, what: str, columns: int) -> str:
        """All expected answers that are refused, by reason, or only the named one; '' if there is none of that name."""
        found: dict[tuple[str, str], list[str]] = {}
        for ask in self.asks:
            for key, why in ask.refused.items():
                label = self.words.label(key, ask.kind)
                if as_typed(what) in as_typed(label) or what.casefold() == key.casefold():
                    found.setdefault((why.reason, why.rule), []).append(label)
        if not found:
            return self.allowed(what)
        return "\n".join(self.reason(why, rule, labels, columns) for (why, rule), labels in found.items())

    def allowed(self, what: str) -> str:
        """A sentence that the answer is allowed, with its number; '' if there is no such answer."""
        if not what:
            return self.words.say("cli-all-allowed")
        for number, (ask, key) in enumerate(self.choices, 1):
            if what in (str(number), key) or as_typed(what) in as_typed(self.words.label(key, ask.kind)):
                return self.words.say("cli-allowed", {"number": number})
        return ""

    def reason(self, why: str, rule: str, labels: list[str], columns: int) -> str:
        cited = f" [{rule}]" if rule else ""
        what = wrap("; ".join(labels), columns, "  ✗ ", "    ")
        return f"{what}\n{wrap(f'{self.words.why(why)}{cited}', columns, '      ', '      ')}"


def as_typed(label: str) -> str:
    """A label as somebody types it: in any case, without the printer's apostrophes and quotation marks, ё as е."""
    return label.casefold().translate(TYPED)


def set_in_columns(labels: list[str], columns: int) -> list[str]:
    """Numbered labels, one a line, or side by side when there are many and they fit."""
    cell = max(map(len, labels), default=0) + 3
    across = max(1, (columns - 2) // cell)
    if len(labels) < COLUMNS_FROM or across == 1:
        return [wrap(label, columns, "  ", "     ") for label in labels]
    rows = -(-len(labels) // across)
    return ["  " + "".join(label.ljust(cell) for label in labels[row::rows]).rstrip() for row in range(rows)]
