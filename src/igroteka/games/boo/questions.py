"""What the questions of several chapters have in common."""

from __future__ import annotations

from igroteka.engine import Choice, Fate, Option
from igroteka.games.boo.state import Table


class OpenChoice(Choice[Table, Option]):
    """Stays open while there is nothing to answer: during the look at a wrong route, or for who has finished."""

    def answerable(self) -> bool:
        return True

    def random_answer(self, fate: Fate) -> str:
        return self.options[fate.below(len(self.options))].key if self.options else ""
