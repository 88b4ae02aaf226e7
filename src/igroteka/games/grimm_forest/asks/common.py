"""How questions are put in a timing window, and the plainest of them."""

from collections.abc import Sequence
from typing import Final, TypeVar

from igroteka.engine import NO, YES, Card, CardChoice, CardKind, Choice, Kind, Option, Rules, Together, Zone, distinct
from igroteka.engine.events import Forced
from igroteka.games.grimm_forest.options import BRICK, PLACES, STRAW, WOOD
from igroteka.games.grimm_forest.state import Table, stock_of

BY_VALUE: Final = (BRICK, WOOD, STRAW)
"""Brick first: what time takes, and the order of taxes."""
T = TypeVar("T", bound=Option)


def ask_first(g: Table, seat: int, kind: Kind[Table, T]) -> Rules[T]:
    """The first question of an effect. All before it only read, so the window can restart here from `Table.acting`."""
    choice = Choice(g, seat, kind)
    if len(choice.allowed) > 1 or kind.guarded:
        choice.rest = True
        yield choice
    elif g.journal is not None:
        g.journal.append(Forced(seat, kind.name, choice.allowed[0].key))
    return choice.chosen()


def pick_first(g: Table, seat: int, kind: CardKind[Table], zone: Zone) -> Rules[Card | None]:
    """The same for a card of a zone."""
    choice = CardChoice(g, seat, kind, zone)
    if len(choice.options) > 1 or choice.guarded:
        choice.rest = True
        yield choice
    elif g.journal is not None and choice.fitting:
        g.journal.append(Forced(seat, kind.name, choice.fitting[0].key))
    return choice.chosen()


def all_choose(g: Table, seats: Sequence[int], kind: Kind[Table, T]) -> Rules[list[T]]:
    """Everybody named chooses at once and sealed (RL-64); who has no choice about open things is not asked."""
    choices = [Choice(g, seat, kind) for seat in seats]
    asked = [choice for choice in choices if len(choice.allowed) > 1 or kind.guarded]
    if asked:
        yield Together(asked, False)
    return [choice.chosen() for choice in choices]


def fullest(g: Table, places: Sequence[int]) -> str:
    """The location with the most resources."""
    best = places[0]
    for place in places:
        if stock_of(g, place) > stock_of(g, best):
            best = place
    return PLACES[best].key


def plentiful(counts: Sequence[int]) -> int:
    """The material there is most of."""
    best = STRAW
    for material in (WOOD, BRICK):
        if counts[material] > counts[best]:
            best = material
    return best


# --- Yes or no -----------------------------------------------------------------------------------------------------

YES_NO: Final[list[Option]] = [YES, NO]


class YesNo(Kind[Table, Option]):
    def __init__(self, name: str, cites: str, default: str = "no") -> None:
        super().__init__(name, cites)
        self.otherwise: Final = default

    def about(self, rule: str) -> "YesNo":
        """The same question by another rule."""
        return YesNo(self.name, rule, self.otherwise)

    def expected(self, g: Table, seat: int) -> Sequence[Option]:
        return YES_NO

    def default(self, g: Table, seat: int) -> str:
        return self.otherwise


FLY: Final = YesNo("thumbelina_move", "LS-221")
RUN: Final = YesNo("gingerbread_run", "LS-244")
HUNT: Final = YesNo("cancel_monster", "LS-238", "yes")
ORACLE: Final = YesNo("oracle_use", "LS-193", "yes")
CANCEL: Final = YesNo("cancel_monster", "LS-220")
"""Whether to discard a friend against the monster about to act; `about` cites the friend's own rule."""


# --- Order of effects ----------------------------------------------------------------------------------------------


class OrderEffects(Kind[Table, Card]):
    """Which of one's own cards acts next in a window."""

    def expected(self, g: Table, seat: int) -> Sequence[Card]:
        return distinct([g.catalogue[code >> 2] for code in g.pending if code & 3 == seat])

    def default(self, g: Table, seat: int) -> str:
        return self.expected(g, seat)[0].key


ORDER_EFFECTS: Final = OrderEffects("order_effects", "LS-060", rest=True)
