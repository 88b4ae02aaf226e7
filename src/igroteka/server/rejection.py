"""Why something that was asked for is not done: one shape for the socket and for HTTP, whoever refused it."""

from __future__ import annotations

from igroteka.engine import BadSetup, Barrier, Refused, StaleAnswer
from igroteka.server.protocol import ErrorCode, Fault

CODES: tuple[tuple[type[Refused], ErrorCode], ...] = (
    (StaleAnswer, "stale"),
    (Barrier, "barrier"),
    (BadSetup, "bad_setup"),
    (Refused, "refused"),
)


class Rejected(Exception):
    """What a client asked for is not done; nothing has changed."""

    def __init__(self, code: ErrorCode, text: str, reason: str = "", rule: str = "") -> None:
        super().__init__(text)
        self.code: ErrorCode = code
        self.text, self.reason, self.rule = text, reason, rule

    def message(self, id: int) -> Fault:
        """The answer to the message with this id."""
        return Fault(id=id, code=self.code, text=self.text, reason=self.reason, rule=self.rule)


def rejected(error: Refused) -> Rejected:
    """A refusal of the rules, on its way to a client."""
    code = next(code for kind, code in CODES if isinstance(error, kind))
    return Rejected(code, str(error), error.reason, error.rule)


TOO_MANY_UNPLAYED = "you have many tables at which nobody has moved yet; play at one of them first"


def not_stored() -> Rejected:
    return Rejected("storage", "the server could not store this; nothing has changed")


def in_doubt() -> Rejected:
    return Rejected("storage", "the database was lost meanwhile: this may be stored or not; look again", "in_doubt")


def fault() -> Rejected:
    return Rejected("internal", "a fault of ours; nothing has changed")
