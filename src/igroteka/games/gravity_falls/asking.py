"""Questions at rest points that are put only if there is something to choose.

Most windows of a turn are empty most of the time; a forced answer about open things is logged and not asked.
"""

from typing import TypeVar

from igroteka.engine import Choice, Kind, Option, Rules
from igroteka.engine.events import Forced
from igroteka.games.gravity_falls.state import Table

T = TypeVar("T", bound=Option)


def choose(g: Table, seat: int, kind: Kind[Table, T]) -> Rules[T]:
    """One of what is allowed; `ask` for a rest point that need not be asked."""
    choice = Choice(g, seat, kind)
    if len(choice.allowed) > 1:
        yield choice
    elif g.journal is not None:
        g.journal.append(Forced(seat, kind.name, choice.allowed[0].key))
    return choice.chosen()
