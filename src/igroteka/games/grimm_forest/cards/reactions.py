"""What friends do before a monster acts: cancel it. `rules/windows.py` runs them, in turn order."""

from typing import Final

from igroteka.engine import YES, Rules, Value, ask
from igroteka.games.grimm_forest import events as ev
from igroteka.games.grimm_forest.content.box import FableCard
from igroteka.games.grimm_forest.content.items import ANY_MONSTER
from igroteka.games.grimm_forest.effects import EFFECTS
from igroteka.games.grimm_forest.pieces import LOCATIONS, due_seat, due_serial
from igroteka.games.grimm_forest.questions import YesNo
from igroteka.games.grimm_forest.reading import players_in
from igroteka.games.grimm_forest.rules.goods import dismiss, gain, tell_of
from igroteka.games.grimm_forest.rules.windows import remove_monster
from igroteka.games.grimm_forest.state import Due, Table


class CancelMonster(YesNo):
    """Whether a friend acts against the monster about to act: by the friend's rule, and at the cost of it or not."""

    def __init__(self, friend: str, cites: str, at: int, stays: bool) -> None:
        super().__init__("cancel_monster", cites, "yes" if stays else "no")
        self.friend: Final = friend
        self.at: Final = at
        self.stays: Final = stays

    def subject(self, g: Table, viewer: int | None) -> dict[str, Value]:
        return {"friend": self.friend, "at": LOCATIONS[self.at], "stays": int(self.stays)}


@EFFECTS.register("cancel_monster", monsters=list[str])
def cancel_monster(g: Table, due: Due) -> Rules[None]:
    """Jack, Little Red Riding Hood, Woodcutter. May be discarded to cancel such a monster, if it would hit anybody."""
    monster = acting_monster(g)
    if not due.effect.monsters & {monster.key, ANY_MONSTER} or not victims(g, monster):
        return
    answer = yield from ask(g, due.seat, CancelMonster(due.by, due.rule, g.place[monster.serial], False))
    if answer is YES:
        cancel(g, monster, due)
        dismiss(g, due.seat, due)


@EFFECTS.register("hunt", amount=int)
def hunt(g: Table, due: Due) -> Rules[None]:
    """Huntsman. Once a round you may cancel a monster in your location and gain a resource of each type."""
    monster = acting_monster(g)
    if g.pig[due.seat] != g.place[monster.serial] or due.by in g.used:
        return
    answer = yield from ask(g, due.seat, CancelMonster(due.by, due.rule, g.place[monster.serial], True))
    if answer is YES:
        cancel(g, monster, due)
        g.used.append(due.by)
        amount = due.effect.amount
        gain(g, due.seat, (amount, amount, amount), due)


def acting_monster(g: Table) -> FableCard:
    """The monster that is about to act."""
    card = g.catalogue[due_serial(g.acting)]
    assert isinstance(card, FableCard)
    return card


def victims(g: Table, monster: FableCard) -> list[int]:
    """Whom it would hit: everybody there, its own player too unless it only robs opponents."""
    owner = due_seat(g.acting)
    return [seat for seat in players_in(g, g.place[monster.serial]) if not monster.robs or seat != owner]


def cancel(g: Table, monster: FableCard, due: Due) -> None:
    """The monster does nothing and leaves at once; its card is still discarded in the clean-up."""
    tell_of(g, ev.CANCELLED, due.seat, due, (monster.key, due.by))
    remove_monster(g, monster)
