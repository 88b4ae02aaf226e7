"""Why something that was asked for is not done: one shape for the socket and for HTTP, whoever refused it."""

from __future__ import annotations

import re
from typing import Final

from igroteka.engine import BadSetup, Barrier, Refused, StaleAnswer
from igroteka.server.messages.protocol import ErrorCode, Fault
from igroteka.server.storage.store import Disconnected, NotStorable, StorageFailed

CODES: tuple[tuple[type[Refused], ErrorCode], ...] = (
    (StaleAnswer, "stale"),
    (Barrier, "barrier"),
    (BadSetup, "bad_setup"),
    (Refused, "refused"),
)

ID: Final = re.compile("[A-Za-z0-9_-]{12}")
"""Of a table, as `room` makes it."""


class Rejected(Exception):
    """What a client asked for is not done; nothing has changed."""

    def __init__(self, code: ErrorCode, text: str, reason: str = "", rule: str = "") -> None:
        super().__init__(text)
        self.code: ErrorCode = code
        self.text, self.reason, self.rule = text, reason, rule

    def message(self, id: int) -> Fault:
        """The answer to the message with this id."""
        return Fault(id=id, code=self.code, text=self.text, reason=self.reason, rule=self.rule)


class Malformed(Rejected):
    """Nobody who only followed a link or a button would have sent it."""


def check_id(id: str) -> None:
    """Malformed, if this cannot be the id of a table: so no text of a stranger reaches the database."""
    if not ID.fullmatch(id):
        raise Malformed("no_table", "this is no id of a table")


def rejected(error: Refused) -> Rejected:
    """A refusal of the rules, on its way to a client."""
    code = next(code for kind, code in CODES if isinstance(error, kind))
    return Rejected(code, str(error), error.reason, error.rule)


TOO_MANY_UNPLAYED = "you have many tables at which nobody has moved yet; play at one of them first"


def not_stored(error: StorageFailed) -> Rejected:
    """Why the database did not take it, as far as it concerns who asked."""
    if isinstance(error, NotStorable):
        return Malformed("bad_message", "a text in it cannot be stored; nothing has changed")
    if isinstance(error, Disconnected) and error.in_doubt:
        return Rejected("storage", "the database was lost meanwhile: this may be stored or not; look again", "in_doubt")
    return Rejected("storage", "the server could not store this; nothing has changed")


def fault() -> Rejected:
    return Rejected("internal", "a fault of ours; nothing has changed")
