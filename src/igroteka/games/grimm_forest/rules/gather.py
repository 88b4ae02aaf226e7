"""The gather phase: from the Prince's visit to the clean-up of the cards."""

from collections.abc import Sequence
from typing import Final

from igroteka.engine import ALL, Kind, Refusal, Rules, ask, distinct, move, show_card, tell, together
from igroteka.games.grimm_forest import events as ev
from igroteka.games.grimm_forest.content.box import (
    AFTER_REVEAL,
    BEFORE_COLLECT,
    COLLECT,
    END_OF_GATHER,
    MONSTER,
    NEXT_ROUND,
    REVEAL,
    START,
    FableCard,
    GatherCard,
)
from igroteka.games.grimm_forest.pieces import (
    FABLE_DISCARD,
    LOCATIONS,
    NOWHERE,
    PEEK_FABLE,
    PEEK_GATHER,
    PLAYERS,
    Lay,
    Rival,
    cell,
    cells,
)
from igroteka.games.grimm_forest.questions import ANYWHERE, PickType
from igroteka.games.grimm_forest.reading import (
    card_in,
    fables_in,
    laid_card,
    materials_of,
    monsters_in,
    opponents,
    players_in,
    stock_of,
    turn_order,
)
from igroteka.games.grimm_forest.refusals import LAYS_BLIND, LOCKED, MUST_LAY, NO_CARD_LAID, NO_FABLE_LAID
from igroteka.games.grimm_forest.rules.goods import look, slide_under, sort_gather, take_fables
from igroteka.games.grimm_forest.rules.windows import open_window
from igroteka.games.grimm_forest.state import Source, Table

DEVOUR: Final = "devour"
"""The effect that leaves nothing to collect."""

# --- W0, W1: before cards are chosen -------------------------------------------------------------------------------


def prince_visit(g: Table) -> None:
    """With two players the Prince takes half of one location, before anything else of the round."""
    tell(g, ev.ROUND, -1, (g.round, PLAYERS[g.first_player].key))
    if g.seats == 2:
        place, rolled = princes_choice(g)
        material = materials_of(g, place)[0]
        taken = stock_of(g, place) // g.box.prince_divisor
        g.stock[cell(place, material)] -= taken
        tell(g, ev.PRINCE if rolled else ev.PRINCE_AT_FULLEST, -1, (LOCATIONS[place], int(rolled), taken))


def princes_choice(g: Table) -> tuple[int, bool]:
    """The fullest location above the limit, the sturdier material among equals; else what the die says."""
    best = NOWHERE
    for place in range(g.locations):
        if stock_of(g, place) > g.box.prince_limit and (best < 0 or stock_of(g, place) >= stock_of(g, best)):
            best = place
    if best >= 0:
        return best, False
    material = g.box.prince_die[g.fate.roll(len(g.box.prince_die), "prince") - 1]
    for place in range(g.locations):
        if materials_of(g, place) == [material]:
            return place, True
    raise ValueError(f"no location of the material {material}")


def start_of_round(g: Table) -> None:
    """Pending Next Round cards are called to mind; then everything that acts at the start of a round."""
    for seat in turn_order(g):
        for card in g.cards[PLAYERS[seat].next_round.n]:
            tell(g, ev.REMINDED, seat, (card.key,))
    open_window(g, START)


# --- W2: choosing cards --------------------------------------------------------------------------------------------


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


def choose(g: Table) -> Rules[None]:
    """Everybody but the Evil Queen's owner lays a gather card and perhaps a fable, all at once and sealed."""
    seats = [seat for seat in turn_order(g) if not g.lay_last >> seat & 1]
    chosen = yield from together(g, seats, CHOOSE_CARDS)
    for seat, option in zip(seats, chosen, strict=True):
        lay(g, seat, option)


def choose_last(g: Table) -> Rules[None]:
    """Who lays last looks at one laid card first, if there is any."""
    for seat in turn_order(g):
        if g.lay_last >> seat & 1 and not g.cards[PLAYERS[seat].laid_gather.n]:
            if any(g.cards[PLAYERS[s].laid_gather.n] for s in range(g.seats)):
                yield from peek(g, seat)
            option = yield from ask(g, seat, QUEEN_CHOOSES)
            lay(g, seat, option)


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


QUEEN_PEEK: Final = QueenPeek("queen_peek", "LS-229", rest=True)
QUEENS_LOOK: Final = Source("lay_last", QUEEN_PEEK.cites)


def peek(g: Table, seat: int) -> Rules[None]:
    choice = yield from ask(g, seat, QUEEN_PEEK)
    whose = PLAYERS[choice.seat]
    if choice is PEEK_FABLE[choice.seat]:
        look(g, seat, choice.seat, whose.laid_fable, "laid_fable", QUEENS_LOOK)
    else:
        look(g, seat, choice.seat, whose.laid_gather, "laid_gather", QUEENS_LOOK)


def lay(g: Table, seat: int, option: Lay) -> None:
    """Both cards go face down in front of the player; a blind fable comes from the deck."""
    me = PLAYERS[seat]
    for card in g.cards[me.gather_hand.n]:
        if isinstance(card, GatherCard) and card.kind == option.gather:
            move(g, card, me.gather_hand, me.laid_gather)
            break
    if option.fable:
        move(g, card_in(g, me.fable_hand, option.fable), me.fable_hand, me.laid_fable)
    elif g.blind & me.bit:
        take_fables(g, 1, me.laid_fable)
    tell(g, ev.LAID, seat, (len(g.cards[me.laid_fable.n]),))


# --- W3: fables are revealed ---------------------------------------------------------------------------------------


def reveal(g: Table) -> None:
    """All laid fables are turned up at once; then what they do when revealed."""
    for seat in turn_order(g):
        me = PLAYERS[seat]
        for card in fables_in(g, me.laid_fable):
            move(g, card, me.laid_fable, me.played)
            tell(g, ev.REVEALED, seat, (card.key,))
            if card.type == MONSTER:
                g.monsters_played += 1
    open_window(g, REVEAL)


# --- W4, W5: gather cards are revealed, pigs go --------------------------------------------------------------------


def reveal_gather(g: Table) -> None:
    """All gather cards are turned up at once; then the friends who act before the pigs go."""
    for seat in turn_order(g):
        card = laid_card(g, seat)
        show_card(g, card, PLAYERS[seat].laid_gather, ALL)
        g.revealed[seat] = card.location
        tell(g, ev.SHOWN, seat, (card.key, LOCATIONS[card.location]))
    open_window(g, AFTER_REVEAL)


def go(g: Table) -> None:
    """Every pig that has not gone elsewhere goes where the card in front of its player says."""
    remember_what_waits(g)
    for seat in turn_order(g):
        if g.pig[seat] < 0 and not g.runner >> seat & 1:
            place = laid_card(g, seat).location
            g.pig[seat] = place
            tell(g, ev.WALKED, seat, (LOCATIONS[place],))
    open_window(g, BEFORE_COLLECT)


def remember_what_waits(g: Table) -> None:
    """What every location had to give when the pigs came, and which monsters stood there: so that everybody can see
    afterwards what another choice would have brought. Where a monster devours the stock, nothing."""
    stock = g.stock[:]
    keys: list[str] = []
    for place in range(g.locations):
        monsters = monsters_in(g, place) if g.place else []
        for card in monsters:
            effect = card.now[BEFORE_COLLECT]
            if effect is not None and effect.name == DEVOUR:
                stock[cells(place)] = [0, 0, 0]
        keys.append(" ".join([card.key for card in monsters]))
    g.awaited, g.lurking = tuple(stock), tuple(keys)


# --- W6: collecting ------------------------------------------------------------------------------------------------


def collect(g: Table) -> Rules[None]:
    """A pig alone takes all; several share equally, and what cannot be shared stays."""
    for place in range(g.locations):
        here = players_in(g, place)
        if not here:
            continue
        g.visited |= 1 << place
        told = ev.COLLECTED if len(here) == 1 else ev.SHARED
        share = [0, 0, 0]
        if len(here) > 1 and len(materials_of(g, place)) > 1:
            if (yield from draft(g, place, here)):
                continue  # each has been told as it was picked
            told = ev.DRAFTED
        else:
            share = [stock // len(here) for stock in g.stock[cells(place)]]
        left = stock_of(g, place) - sum(share) * len(here)
        for seat in here:
            for material in range(3):
                if share[material]:
                    put(g, seat, place, material, share[material])
            counts = (g.collected[cell(seat, material)] for material in range(3))
            tell(g, told, seat, (LOCATIONS[place], *counts, len(here), left))
    open_window(g, COLLECT)


MARKET_PICK: Final = [PickType("market_pick", "LS-128", place) for place in ANYWHERE]


def draft(g: Table, place: int, here: list[int]) -> Rules[bool]:
    """In turn order one resource each, until nobody could take another without somebody having less; whether there
    was anything to pick."""
    rounds = stock_of(g, place) // len(here)
    for _ in range(rounds):
        for seat in here:
            bundle = yield from ask(g, seat, MARKET_PICK[place])
            put(g, seat, place, bundle.counts.index(1), 1)
            tell(g, ev.PICKED, seat, (LOCATIONS[place], *bundle.counts))
    return rounds > 0


def put(g: Table, seat: int, place: int, material: int, amount: int) -> None:
    g.stock[cell(place, material)] -= amount
    g.goods[cell(seat, material)] += amount
    g.collected[cell(seat, material)] += amount


# --- W7, W8: end of the phase --------------------------------------------------------------------------------------


def end_of_gather(g: Table) -> None:
    open_window(g, END_OF_GATHER)


def clean_up(g: Table) -> None:
    """Gather cards go back to their colours, played fables to the discard, monsters to the camp."""
    for seat in turn_order(g):
        give_back(g, seat)
    for seat in turn_order(g):
        sort_gather(g, seat)
        if g.unkept[seat]:
            slide_under(g, seat)
    for seat in turn_order(g):
        me = PLAYERS[seat]
        if g.cards[me.played.n] or g.cards[me.next_round.n] or g.cards[me.unique.n]:
            discard_fables(g, seat)
    g.stand_ins.clear()
    tell(g, ev.CLEANED, -1)


def give_back(g: Table, seat: int) -> None:
    """The laid gather card, and any of another colour that swaps and curses have brought to the hand."""
    me = PLAYERS[seat]
    for card in g.cards[me.laid_gather.n]:
        assert isinstance(card, GatherCard)
        move(g, card, me.laid_gather, PLAYERS[card.owner].gather_hand)
    for card in g.cards[me.gather_hand.n]:
        assert isinstance(card, GatherCard)
        if card.owner != seat:
            move(g, card, me.gather_hand, PLAYERS[card.owner].gather_hand)


def discard_fables(g: Table, seat: int) -> None:
    """Most of a player's fables leave; Next Round cards begin to wait, Unique Locations may stay."""
    me = PLAYERS[seat]
    for card in fables_in(g, me.next_round):
        g.place.pop(card.serial, None)
        move(g, card, me.next_round, FABLE_DISCARD)
    for card in fables_in(g, me.unique):
        if must_leave(g, card):
            del g.place[card.serial]
            move(g, card, me.unique, FABLE_DISCARD)
            tell(g, ev.LEFT, seat, (card.key,))
    for card in fables_in(g, me.played):
        if card.type == NEXT_ROUND:
            move(g, card, me.played, me.next_round)
            tell(g, ev.WAITS, seat, (card.key,))
        else:
            g.place.pop(card.serial, None)
            move(g, card, me.played, FABLE_DISCARD)


def must_leave(g: Table, card: FableCard) -> bool:
    """The discard condition of a Unique Location."""
    here = len(players_in(g, g.place[card.serial]))
    if card.leaves == "nobody":
        return here == 0
    if card.leaves == "crowd":
        return here >= min(card.crowd, g.seats)
    return g.monsters_played > 0
