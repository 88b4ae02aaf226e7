"""What the questions since the last rest point offered. A fork inside an action puts them once more, by the same steps:
it need not find out again what can be answered.
"""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from igroteka.engine.options import Option


@mypyc_attr(acyclic=True)
class Recall:
    """The options of each question that the rules have put since a rest point, in their order. They are the same
    whenever the same steps are taken from there; lists of options are never changed, so forks share them."""

    __slots__ = ("again", "listed")

    def __init__(self, listed: list[Sequence[Option]]) -> None:
        self.listed: Final = listed
        self.again = 0
        """So many of them have been put once more."""

    def known(self) -> Sequence[Option] | None:
        """The options of the question that is being put, if they have been listed before."""
        n = self.again
        if n == len(self.listed):
            return None
        self.again = n + 1
        return self.listed[n]

    def add(self, options: Sequence[Option]) -> None:
        """Keep the options of a question that is put for the first time."""
        self.listed.append(options)
        self.again += 1
