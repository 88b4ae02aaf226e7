"""Questions that several chapters or cards ask: about cards of a zone, of a type or a cost, and about foes."""

from collections.abc import Sequence
from typing import Final

from igroteka.engine import (
    BY_LOT,
    NO,
    NOTHING,
    YES,
    Card,
    CardKind,
    Kind,
    Option,
    Refusal,
    Rules,
    Value,
    Zone,
    ask,
    pick,
)
from igroteka.games.rickshank.content.faces import Spot
from igroteka.games.rickshank.pieces import Player
from igroteka.games.rickshank.refusals import NOT_A_FOE, WRONG_CARD, WRONG_COST
from igroteka.games.rickshank.state import Table


class May(Kind[Table, Option]):
    """Do it or leave it."""

    def expected(self, g: Table, seat: int) -> Sequence[Option]:
        return (YES, NO)

    def default(self, g: Table, seat: int) -> str:
        return NO.key


class MayForCards(May):
    """Do it for so many cards, which may have to be of one cost; or leave it."""

    def __init__(self, name: str, cites: str, number: int, cost: int = 0) -> None:
        super().__init__(name, cites)
        self.number: Final = number
        self.cost: Final = cost

    def subject(self, g: Table, viewer: int | None) -> dict[str, Value]:
        return {"number": self.number, "cost": self.cost}


class OneCard(CardKind[Table]):
    """A card of a zone. Time chooses nothing where one may, else the cheapest card that fits."""

    def default(self, g: Table, seat: int, zone: Zone) -> str:
        return NOTHING.key if self.may else self.cheapest(g, seat, zone)

    def cheapest(self, g: Table, seat: int, zone: Zone) -> str:
        faces, best = g.box.faces, NOTHING.key
        for card in g.of(zone):
            cheaper = best == NOTHING.key or faces[card.key].cost < faces[best].cost
            if cheaper and self.forbids(g, seat, card, zone) is None:
                best = card.key
        return best


def cheapest(spots: Sequence[Spot]) -> str:
    """Of cards of several places, the one that time gives away; nothing if there is none."""
    best: Spot | None = None
    for spot in spots:
        if best is None or spot.face.cost < best.face.cost:
            best = spot
    return NOTHING.key if best is None else best.key


class Fitting(OneCard):
    """A card that one of the words means; `fits` None is any."""

    def __init__(self, name: str, cites: str, fits: frozenset[str] | None = None, may: bool = False) -> None:
        super().__init__(name, cites, may)
        self.fits: Final = fits
        self.wrong: Final = Refusal(cites, WRONG_CARD)

    def forbids(self, g: Table, seat: int, card: Card, zone: Zone) -> Refusal | None:
        return self.wrong if self.fits is not None and card.key not in self.fits else None


class CostKind(OneCard):
    """A card whose cost lies between two numbers."""

    def __init__(self, name: str, cites: str, least: int, most: int, may: bool = False) -> None:
        super().__init__(name, cites, may)
        self.least: Final = least
        self.most: Final = most
        self.wrong: Final = Refusal(cites, WRONG_COST)

    def subject(self, g: Table, viewer: int | None) -> dict[str, Value]:
        return {"least": self.least, "most": self.most}

    def forbids(self, g: Table, seat: int, card: Card, zone: Zone) -> Refusal | None:
        return None if self.least <= g.box.faces[card.key].cost <= self.most else self.wrong


NO_LIMIT: Final = 1000


class Discard(OneCard):
    """A card to discard, the first of so many that are still to be discarded."""

    def __init__(self, left: int) -> None:
        super().__init__("discard", "RR-140")
        self.left: Final = left

    def subject(self, g: Table, viewer: int | None) -> dict[str, Value]:
        return {"left": self.left}


def pick_of_hand(g: Table, me: Player, kind: OneCard) -> Rules[Card | None]:
    """A card of one's hand. That a hand is empty is no secret, so then there is nothing to ask."""
    return (yield from pick(g, me.seat, kind, me.hand)) if g.cards[me.hand.n] else None


class OwnCard(Kind[Table, Option]):
    """A card of one's own hand or discard pile, or none. Guarded, since others do not see the hand."""

    def __init__(self, name: str, cites: str, fits: frozenset[str] | None = None) -> None:
        super().__init__(name, cites, guarded=True)
        self.fits: Final = fits
        self.wrong: Final = Refusal(cites, WRONG_CARD)

    def expected(self, g: Table, seat: int) -> Sequence[Option]:
        me, faces = g.players[seat], g.box.faces
        spots: list[Option] = []
        spots.extend(dict.fromkeys([faces[c.key].in_hand for c in g.cards[me.hand.n]]))
        spots.extend(dict.fromkeys([faces[c.key].in_discard for c in g.cards[me.discard.n]]))
        spots.append(NOTHING)
        return spots

    def forbids(self, g: Table, seat: int, option: Option) -> Refusal | None:
        if self.fits is not None and isinstance(option, Spot) and option.face.key not in self.fits:
            return self.wrong
        return None

    def default(self, g: Table, seat: int) -> str:
        return NOTHING.key


DESTROY_OWN: Final = OwnCard("destroy_own", "RR-144")


class ChooseFoe(Kind[Table, Option]):
    """One of the other players; by lot if there are several."""

    def expected(self, g: Table, seat: int) -> Sequence[Option]:
        foes = g.players[seat].foes
        return (*foes, g.players[seat], BY_LOT) if len(foes) > 1 else (*foes, g.players[seat])

    def forbids(self, g: Table, seat: int, option: Option) -> Refusal | None:
        return Refusal(self.cites, NOT_A_FOE) if option is g.players[seat] else None

    def default(self, g: Table, seat: int) -> str:
        return BY_LOT.key


CHOOSE_FOE: Final = ChooseFoe("choose_foe", "RR-149")


def choose_foe(g: Table, me: Player, kind: ChooseFoe = CHOOSE_FOE) -> Rules[Player]:
    option = yield from ask(g, me.seat, kind)
    return option if isinstance(option, Player) else g.fate.draw(me.foes, "foe")
