"""The base class of all laws."""

from typing import ClassVar

from igroteka.engine.fate import Fate
from igroteka.engine.match import AnyMatch


class Broken(AssertionError):
    """A law does not hold."""

    def __init__(self, law: int, what: str, asked: str = "") -> None:
        super().__init__(f"law {law}: {what}")
        self.law = law
        self.what = what
        self.asked = asked
        """The question that was answered last."""


class Law:
    """Called at every ask, every answer and the end of a match; `fate` is a random stream of the laws' own."""

    number: ClassVar[int]

    def __init__(self, match: AnyMatch, fate: Fate) -> None:
        self.match = match
        self.fate = fate

    def ask(self) -> None:
        """A question is open."""

    def answered(self) -> None:
        """An answer has been given."""

    def over(self) -> None:
        """The match has ended."""

    def sometimes(self, times: int, of: int) -> bool:
        return self.fate.below(of) < times

    def hold(self, condition: bool, what: str) -> None:
        if not condition:
            raise Broken(self.number, what)
