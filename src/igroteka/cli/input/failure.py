"""Mistakes of the user, explained in one line; any other error is a bug and keeps its traceback."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from igroteka.content.words import Words
    from igroteka.engine.options import Refused


class Failure(Exception):
    """What the user asked for cannot be done; the message says why and what to do instead."""

    def __init__(self, message: str, code: int = 2) -> None:
        super().__init__(message)
        self.code = code


def user_error(error: Exception, lang: str | None) -> str | None:
    """The line that explains a mistake of the user; None if the error is not one."""
    if isinstance(error, Failure):
        return str(error)
    from igroteka.cli.output.language import language
    from igroteka.content import BadContent
    from igroteka.content.rulebook import UnknownRule
    from igroteka.content.words import Words
    from igroteka.engine.options import Refused

    if isinstance(error, Refused):
        return refusal_line(error, Words("", language(lang)))
    if isinstance(error, OSError):
        return f"{error.filename}: {error.strerror}" if error.filename else str(error)
    from igroteka.lab.runs.plan import BadRun

    return str(error) if isinstance(error, BadContent | UnknownRule | BadRun) else None


def refusal_line(error: Refused, words: Words) -> str:
    """What was asked for, why not, and the rule, if there is one. For a file, the reason comes first."""
    from igroteka.engine.options import BadPosition, BadSave

    why = words.why(error.reason)
    if isinstance(error, BadPosition | BadSave):
        return f"{why} ({error.what})"
    rule = f" ({error.rule})" if error.rule else ""
    return f"{error.what}: {why}{rule}" if error.what else f"{why}{rule}"
