"""Unique Locations and Fairy Gifts: cards that lie on a location and bless or burden it."""

from typing import Final

from igroteka.engine import Refusal, Rules, ask, move, together
from igroteka.games.grimm_forest import events as ev
from igroteka.games.grimm_forest.content.box import FableCard
from igroteka.games.grimm_forest.effects import EFFECTS
from igroteka.games.grimm_forest.pieces import PLACES, PLAYERS, Place
from igroteka.games.grimm_forest.questions import GAIN_CHOICE, Gain, Somewhere, Topic
from igroteka.games.grimm_forest.reading import players_in, turn_order, unique_at, wealth
from igroteka.games.grimm_forest.refusals import UNIQUE_THERE
from igroteka.games.grimm_forest.rules.goods import each_pays, gain, in_steps, lose, tell_of
from igroteka.games.grimm_forest.state import Due, Table


class UniquePlace(Somewhere):
    def forbids(self, g: Table, seat: int, option: Place) -> Refusal | None:
        return UNIQUE_THERE if unique_at(g, option.n) is not None else None

    def default(self, g: Table, seat: int) -> str:
        return next(place.key for place in PLACES[: g.locations] if self.forbids(g, seat, place) is None)


UNIQUE_PLACE: Final = UniquePlace("unique_place", "LS-135")


@EFFECTS.register("place_unique")
def place_unique(g: Table, due: Due) -> Rules[None]:
    """Unique Location. Put the card on a location that has none; it stays until its own condition is met."""
    card = due.card
    assert isinstance(card, FableCard)
    if all(unique_at(g, place.n) is not None for place in PLACES[: g.locations]):
        tell_of(g, ev.HOMELESS, due.seat, due.under(ev.HOMELESS.cites), (card.key,))
        return
    place = yield from ask(g, due.seat, UNIQUE_PLACE, restart=True)
    move(g, card, due.zone, PLAYERS[due.seat].unique)
    g.place[card.serial] = place.n
    tell_of(g, ev.PLACED, due.seat, due, (card.key, place.key, 0))


GIFTS_PLACE: Final = Somewhere("fairygifts_place", "LS-152")


@EFFECTS.register("place_gifts")
def place_gifts(g: Table, due: Due) -> Rules[None]:
    """Fairy Gifts. In the next round put the card on any location."""
    place = yield from ask(g, due.seat, GIFTS_PLACE, restart=True)
    g.place[due.card.serial] = place.n
    tell_of(g, ev.PLACED, due.seat, due, (due.by, place.key, 0))


@EFFECTS.register("bless", amount=int)
def bless(g: Table, due: Due) -> Rules[None]:
    """Fairy Gifts, Grandma's House. Everybody in its location gains so many resources of their choice."""
    here = players_in(g, g.place[due.card.serial])
    for size in in_steps(due.effect.amount):
        bundles = yield from together(g, here, Gain(GAIN_CHOICE[size], due.rule, size), forced=False)
        for seat, bundle in zip(here, bundles, strict=True):
            gain(g, seat, bundle.counts, due)


WEDDING_TOLL: Final = Topic("lose_choice", "LS-166")


@EFFECTS.register("wedding_toll", amount=int)
def wedding_toll(g: Table, due: Due) -> Rules[None]:
    """Royal Wedding. Everybody who is not in its location discards a resource of their choice."""
    place, size = g.place[due.card.serial], due.effect.amount
    payers = [s for s in turn_order(g) if g.pig[s] != place and wealth(g, s)]
    paid = yield from each_pays(g, payers, WEDDING_TOLL, size, g.goods[:])
    for seat, counts in zip(payers, paid, strict=True):
        lose(g, seat, counts, due)


@EFFECTS.register("castle_feast", amount=int)
def castle_feast(g: Table, due: Due) -> None:
    """Lonely Castle. A player alone in its location gains one resource of each type."""
    here = players_in(g, g.place[due.card.serial])
    if len(here) == 1:
        amount = due.effect.amount
        gain(g, here[0], (amount, amount, amount), due)
