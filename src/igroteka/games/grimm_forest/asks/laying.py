"""Questions about gather cards and fables: what to lay, what to look at, what to exchange, what to announce."""

from collections.abc import Sequence
from typing import Final

from igroteka.engine import NOTHING, CardKind, Kind, Option, Refusal, Zone, distinct
from igroteka.games.grimm_forest.content import GatherCard
from igroteka.games.grimm_forest.options import ALONE, NOT_ALONE, PEEK_FABLE, PEEK_GATHER, SWAPS, Keep, Lay, Rival, Swap
from igroteka.games.grimm_forest.state import PLAYERS, Table, opponents, stock_of

# --- Cards to lay, and what is done to laid cards ------------------------------------------------------------------

MUST_LAY: Final = Refusal("LS-237", "must_lay")
LAYS_BLIND: Final = Refusal("LS-260", "lays_blind")
LOCKED: Final = Refusal("LS-253", "locked")
NO_FABLE_LAID: Final = Refusal("LS-229", "no_fable_laid")


class ChooseCards(Kind[Table, Lay]):
    """A gather card, and a fable or none. What is seen of it by others is the same whatever there is to choose."""

    def expected(self, g: Table, seat: int) -> Sequence[Lay]:
        me, lays = PLAYERS[seat], g.box.lays
        fables = ["", *[card.key for card in distinct(g.cards[me.fable_hand.n])]]
        found: list[Lay] = []
        for card in g.cards[me.gather_hand.n] + g.cards[me.locked_gather.n]:
            assert isinstance(card, GatherCard)
            row = lays[card.kind]
            found.extend([row[fable] for fable in fables])
        return found

    def allowed(self, g: Table, seat: int) -> list[Lay]:
        """The same as from `expected` and `forbids`, quicker: mostly nothing forbids anything."""
        me = PLAYERS[seat]
        found = self.expected(g, seat)
        if (g.must_lay | g.blind) & me.bit or g.cards[me.locked_gather.n]:
            return [option for option in found if self.forbids(g, seat, option) is None]
        return list(found)

    def forbids(self, g: Table, seat: int, option: Lay) -> Refusal | None:
        me = PLAYERS[seat]
        if is_locked(g, seat, option.gather):
            return LOCKED
        if option.fable:
            return LAYS_BLIND if g.blind & me.bit else None
        if g.must_lay & me.bit and not g.blind & me.bit and g.cards[me.fable_hand.n]:
            return MUST_LAY
        return None

    def default(self, g: Table, seat: int) -> str:
        """The fullest location without a fable; if one must be laid, the oldest."""
        me = PLAYERS[seat]
        best: GatherCard | None = None
        for card in g.cards[me.gather_hand.n]:
            assert isinstance(card, GatherCard)
            if best is None or stock_of(g, card.location) > stock_of(g, best.location):
                best = card
        assert best is not None
        row = g.box.lays[best.kind]
        if self.forbids(g, seat, row[""]) is None:
            return row[""].key
        return row[g.cards[me.fable_hand.n][0].key].key


def is_locked(g: Table, seat: int, kind: str) -> bool:
    locked = g.cards[PLAYERS[seat].locked_gather.n]
    return any(isinstance(card, GatherCard) and card.kind == kind for card in locked)


CHOOSE_CARDS: Final = ChooseCards("choose_cards", "LS-052", rest=True, guarded=True)
QUEEN_CHOOSES: Final = ChooseCards("choose_cards", "LS-268", guarded=True)


class QueenPeek(Kind[Table, Rival]):
    """The gather card or the fable of one opponent."""

    def expected(self, g: Table, seat: int) -> Sequence[Rival]:
        found: list[Rival] = []
        for s in opponents(g, seat):
            found.extend([PEEK_GATHER[s], PEEK_FABLE[s]])
        return found

    def forbids(self, g: Table, seat: int, option: Rival) -> Refusal | None:
        me = PLAYERS[option.seat]
        if option is PEEK_FABLE[option.seat]:
            return None if g.cards[me.laid_fable.n] else NO_FABLE_LAID
        return None if g.cards[me.laid_gather.n] else NO_CARD_LAID

    def default(self, g: Table, seat: int) -> str:
        """The gather card of the next player who has laid one."""
        clockwise = [(seat + i) % g.seats for i in range(1, g.seats)]
        return next(PEEK_GATHER[s].key for s in clockwise if g.cards[PLAYERS[s].laid_gather.n])


NO_CARD_LAID: Final = Refusal("LS-228", "no_card_laid")
QUEEN_PEEK: Final = QueenPeek("queen_peek", "LS-229", rest=True)


class WellSwap(Kind[Table, Swap]):
    def expected(self, g: Table, seat: int) -> Sequence[Swap]:
        return [swap for swap in SWAPS if swap.b < g.seats]

    def default(self, g: Table, seat: int) -> str:
        a, b = sorted([(seat + 1) % g.seats, (seat + 2) % g.seats])
        for swap in SWAPS:
            if swap.a == a and swap.b == b:
                return swap.key
        return ""


WELL_SWAP: Final = WellSwap("well_swap", "LS-161")


class BallReplace(CardKind[Table]):
    """Another gather card of the hand, or none."""

    def default(self, g: Table, seat: int, zone: Zone) -> str:
        return NOTHING.key


class OneOf(CardKind[Table]):
    """A card of a zone (the own hand if none is named); time takes the oldest of it, or with `top` the topmost."""

    def __init__(self, name: str, cites: str, zone: Zone | None = None, top: bool = False) -> None:
        super().__init__(name, cites)
        self.zone: Final = zone
        self.top: Final = top

    def default(self, g: Table, seat: int, zone: Zone) -> str:
        zone = PLAYERS[seat].fable_hand if self.zone is None else self.zone
        cards = g.cards[zone.n]
        return cards[-1].key if self.top else cards[0].key


BALL_REPLACE: Final = BallReplace("ball_replace", "LS-200", may=True)


class MermaidKeep(Kind[Table, Keep]):
    """Two gather cards that stay usable."""

    def expected(self, g: Table, seat: int) -> Sequence[Keep]:
        usable = usable_kinds(g)
        return [keep for keep in g.box.keeps if keep.kept[0] in usable and keep.kept[1] in usable]

    def default(self, g: Table, seat: int) -> str:
        """Those of the two fullest locations."""
        kinds = usable_kinds(g)
        kinds.sort(key=lambda kind: -stock_of(g, g.box.location_of(kind)))
        for keep in g.box.keeps:
            if keep.kept[0] in kinds[:2] and keep.kept[1] in kinds[:2]:
                return keep.key
        return ""


def usable_kinds(g: Table) -> list[str]:
    """The gather cards of a set at this table."""
    return [kind for kind in g.box.gatherings if g.box.location_of(kind) < g.locations]


MERMAID_KEEP: Final = MermaidKeep("mermaid_keep", "LS-252", guarded=True)


class Announce(Kind[Table, Option]):
    def expected(self, g: Table, seat: int) -> Sequence[Option]:
        return [ALONE, NOT_ALONE]

    def default(self, g: Table, seat: int) -> str:
        return NOT_ALONE.key


GUESS: Final = Announce("aladdin_guess", "LS-208")


class ClaimCard(Kind[Table, Option]):
    """Any gather card of the game in play, in hand or not: the announcement may be false."""

    def expected(self, g: Table, seat: int) -> Sequence[Option]:
        return [g.box.claims[kind] for kind in usable_kinds(g)]

    def default(self, g: Table, seat: int) -> str:
        return self.expected(g, seat)[0].key


CLAIM: Final = ClaimCard("pinocchio_claim", "LS-242")
