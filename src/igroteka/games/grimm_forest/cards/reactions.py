"""What friends do before a monster acts: cancel it. `rules/windows.py` runs them, in turn order."""

from typing import Final

from igroteka.engine import YES, Rules, ask
from igroteka.games.grimm_forest import events as ev
from igroteka.games.grimm_forest.content.box import FableCard
from igroteka.games.grimm_forest.content.items import ANY_MONSTER
from igroteka.games.grimm_forest.effects import EFFECTS
from igroteka.games.grimm_forest.questions import YesNo
from igroteka.games.grimm_forest.reading import players_in
from igroteka.games.grimm_forest.rules.goods import dismiss, gain, tell_cause
from igroteka.games.grimm_forest.rules.windows import remove_monster
from igroteka.games.grimm_forest.state import Due, Table

CANCEL: Final = YesNo("cancel_monster", "LS-220")
"""Whether to discard a friend against the monster about to act; `about` cites the friend's own rule."""


@EFFECTS.register("cancel_monster", monsters=list[str])
def cancel_monster(g: Table, due: Due) -> Rules[None]:
    """Jack, Little Red Riding Hood, Woodcutter. May be discarded to cancel such a monster, if it would hit anybody."""
    monster = acting_monster(g)
    if not due.effect.monsters & {monster.key, ANY_MONSTER} or not victims(g, monster):
        return
    answer = yield from ask(g, due.seat, CANCEL.about(due.rule))
    if answer is YES:
        cancel(g, monster, due)
        dismiss(g, due.seat, due)


HUNT: Final = YesNo("cancel_monster", "LS-238", "yes")


@EFFECTS.register("hunt", amount=int)
def hunt(g: Table, due: Due) -> Rules[None]:
    """Huntsman. Once a round you may cancel a monster in your location and gain a resource of each type."""
    monster = acting_monster(g)
    if g.pig[due.seat] != g.place[monster.serial] or due.by in g.used:
        return
    answer = yield from ask(g, due.seat, HUNT)
    if answer is YES:
        cancel(g, monster, due)
        g.used.append(due.by)
        amount = due.effect.amount
        gain(g, due.seat, (amount, amount, amount), due)


def acting_monster(g: Table) -> FableCard:
    """The monster that is about to act."""
    card = g.catalogue[g.acting >> 2]
    assert isinstance(card, FableCard)
    return card


def victims(g: Table, monster: FableCard) -> list[int]:
    """Whom it would hit: everybody there, its own player too unless it only robs opponents."""
    owner = g.acting & 3
    return [seat for seat in players_in(g, g.place[monster.serial]) if not monster.robs or seat != owner]


def cancel(g: Table, monster: FableCard, due: Due) -> None:
    """The monster does nothing and leaves at once; its card is still discarded in the clean-up."""
    tell_cause(g, ev.CANCELLED, due.seat, due, (monster.key, due.by))
    remove_monster(g, monster)
