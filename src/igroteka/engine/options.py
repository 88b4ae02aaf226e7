"""What a seat can choose, and why it cannot: options, cards, refusals and the errors that carry them."""

from typing import Final

from mypy_extensions import mypyc_attr

ALL: Final = (1 << 30) - 1
"""The audience of what is open: every seat and every spectator."""
NOBODY: Final = 0
SPECTATOR: Final = 1 << 29
"""The bit of a spectator, who sees only what everybody sees."""


def eyes(seat: int | None) -> int:
    """The bit of a seat in an audience; None is a spectator."""
    return SPECTATOR if seat is None else 1 << seat


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Option:
    """Something that a seat can choose. Its key is unique in its ask and equal in every process and version."""

    key: Final[str]

    def __init__(self, key: str) -> None:
        self.key = key

    def __repr__(self) -> str:
        return self.key


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Card(Option):
    """Immutable, shared by all forks. Equal keys are one option; equal backs look alike face down."""

    serial: Final[int]
    back: Final[str]

    def __init__(self, key: str, serial: int, back: str = "") -> None:
        super().__init__(key)
        self.serial = serial
        self.back = back

    def __repr__(self) -> str:
        return f"{self.key}#{self.serial}"


@mypyc_attr(acyclic=True)
class Cause:
    """What a question or an event follows from: whose act it was, and the thing that did it. Immutable."""

    __slots__ = ("depth", "seat", "thing")

    seat: Final[int]
    """-1 for nobody's act: a monster, an event."""
    thing: Final[str]
    """The key of the card, book or monster; '' if the act itself is all there is to name."""
    depth: Final[int]
    """How many causes there are, one inside the other, this one counted."""

    def __init__(self, seat: int, thing: str = "", depth: int = 1) -> None:
        self.seat = seat
        self.thing = thing
        self.depth = depth

    def __repr__(self) -> str:
        return f"p{self.seat} {self.thing}" if self.seat >= 0 else self.thing


class Refusal:
    """Why something is not allowed: the key of the reason and the rule it comes from. A module constant."""

    rule: Final[str]
    reason: Final[str]

    def __init__(self, rule: str, reason: str) -> None:
        self.rule = rule
        self.reason = reason

    def __repr__(self) -> str:
        return f"{self.reason} ({self.rule})" if self.rule else self.reason


class Refused(ValueError):
    """Something a user asked for is not allowed; nothing has changed. `what` is what they asked for."""

    def __init__(self, refusal: Refusal, what: str = "") -> None:
        super().__init__(f"{what}: {refusal!r}" if what else repr(refusal))
        self.refusal = refusal
        self.what = what

    @property
    def rule(self) -> str:
        return self.refusal.rule

    @property
    def reason(self) -> str:
        return self.refusal.reason


class IllegalChoice(Refused):
    """The answer is not among the options, or this seat is not asked."""


class StaleAnswer(IllegalChoice):
    """The answer belongs to a question that is no longer open."""


class Barrier(Refused):
    """What happened since cannot be taken back without the others' consent."""


class BadSetup(Refused):
    """A match cannot start like this: player count, option, value or combination."""


BAD_POSITION: Final = "bad_position"


class BadPosition(Refused):
    """A position that cannot be: unknown name, card that is not there, broken conservation. `what` says it all."""

    def __init__(self, what: str, rule: str = "") -> None:
        super().__init__(Refusal(rule, BAD_POSITION), what)
        self.args = (what,)


class BadSave(Refused):
    """A save that cannot be opened here."""


NOTHING: Final = Option("nothing")
PASS: Final = Option("pass")
YES: Final = Option("yes")
NO: Final = Option("no")
BY_LOT: Final = Option("by_lot")
"""Let chance choose. The rules draw only after this answer, so a random time-out reveals nothing in advance."""

NO_SUCH_SEAT: Final = Refusal("", "no_such_seat")
NOT_ASKED: Final = Refusal("", "not_asked")
NO_SUCH_OPTION: Final = Refusal("", "no_such_option")
STALE: Final = Refusal("", "stale")
FINISHED: Final = Refusal("", "finished")
