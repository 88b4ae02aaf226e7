"""The table as plain data: seats with their zones, what lies in the locations, houses, and what a round remembers.

Materials, sections and locations are numbered in the order of the content files; resources are counters, never tokens
(LS-025), in flat lists: `goods[3 * seat + material]`, `stock[3 * location + material]`.
"""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from igroteka.engine import ALL, NOBODY, Card, Fate, Option, State, Zone
from igroteka.games.grimm_forest.content import MONSTER, Box, Effect, EffectCard, FableCard, FriendCard, GatherCard
from igroteka.games.grimm_forest.options import MATERIALS, NOWHERE, SEATS, House

# --- Zones ---------------------------------------------------------------------------------------------------------

FABLE_DECK: Final = Zone(0, "fable_deck", NOBODY, "fables", ordered=True)
FABLE_DISCARD: Final = Zone(1, "fable_discard", ALL, "fables", ordered=True)
FRIEND_DECK: Final = Zone(2, "friend_deck", NOBODY, "friends", ordered=True)
FRIEND_DISCARD: Final = Zone(3, "friend_discard", ALL, "friends", ordered=True)
OFFERED: Final = Zone(4, "offered", ALL, "friends")
"""A friend just gained, before it is kept or given."""
TAVERN: Final = Zone(5, "tavern", NOBODY, "friends", ordered=True, spare=False)
"""Friends drawn for a night at the tavern; whoever drew them is shown them."""
DRAWN: Final = Zone(6, "drawn", NOBODY, "fables", ordered=True, spare=False)
"""Fables drawn to choose from; whoever drew them is shown them."""
TURNED_UP: Final = Zone(7, "turned_up", ALL, "fables")
COMMON: Final = (FABLE_DECK, FABLE_DISCARD, FRIEND_DECK, FRIEND_DISCARD, OFFERED, TAVERN, DRAWN, TURNED_UP)


class Player(Option):
    """A seat and its zones, shared by all forks."""

    def __init__(self, seat: int) -> None:
        super().__init__(f"p{seat}")
        self.seat: Final = seat
        self.bit: Final = 1 << seat
        n, own, me = len(COMMON) + 10 * seat, 1 << seat, f"p{seat}"
        self.fable_hand: Final = Zone(n, f"fable_hand:{me}", own, "fables")
        self.gather_hand: Final = Zone(n + 1, f"gather_hand:{me}", own, "gather", spare=True)
        self.laid_gather: Final = Zone(n + 2, f"laid_gather:{me}", own, "gather", spare=True)
        self.laid_fable: Final = Zone(n + 3, f"laid_fable:{me}", NOBODY, "fables")
        """Nobody sees it as such: who laid it from hand knows it, a blind one is known to nobody (LS-261)."""
        self.locked_gather: Final = Zone(n + 4, f"locked_gather:{me}", own, "gather", spare=True)
        self.friend: Final = Zone(n + 5, f"friend:{me}", ALL, "friends")
        self.played: Final = Zone(n + 6, f"played:{me}", ALL, "fables")
        self.next_round: Final = Zone(n + 7, f"next_round:{me}", ALL, "fables")
        """Next Round fables that were laid in the last round and act in this one."""
        self.unique: Final = Zone(n + 8, f"unique_location:{me}", ALL, "fables")
        """Unique Locations on the boards that this player controls; `Table.place` says where."""
        self.plots: Final = Zone(n + 9, f"plot_zone:{me}", ALL, "fables")
        self.acting: Final = (self.friend, self.next_round, self.unique, self.played)
        """The zones whose cards act in windows, in the order in which time would apply them."""

    def zones(self) -> tuple[Zone, ...]:
        return (
            self.fable_hand,
            self.gather_hand,
            self.laid_gather,
            self.laid_fable,
            self.locked_gather,
            self.friend,
            self.played,
            self.next_round,
            self.unique,
            self.plots,
        )


PLAYERS: Final = [Player(seat) for seat in range(SEATS)]


def zones_of(players: int) -> tuple[Zone, ...]:
    zones = list(COMMON)
    for seat in range(players):
        zones.extend(PLAYERS[seat].zones())
    return tuple(zones)


# --- What is due ---------------------------------------------------------------------------------------------------


class Cause:
    """What brings something about, as events tell it: a card, an action, a reward; and the rule by which it does."""

    def __init__(self, by: str, rule: str, due: "Due | None" = None) -> None:
        self.by: Final = by
        self.rule: Final = rule
        self.due: Final = due
        """The effect of which this is another rule."""

    def under(self, rule: str) -> "Cause":
        """The same cause by another of its rules."""
        return Cause(self.by, rule, self.due)

    def noted(self) -> None:
        """Something came of it."""
        if self.due is not None:
            self.due.noted()


class Due(Cause):
    """An effect that a window applies: whose it is, of which card, and where that card must still lie."""

    def __init__(self, seat: int, by: str, effect: Effect, card: EffectCard | None, zone: Zone) -> None:
        super().__init__(by, effect.rule)
        self.seat: Final = seat
        self.effect: Final = effect
        self.origin: Final = card
        """None for what is no card: the bonus of a first builder."""
        self.zone: Final = zone
        self.told = False
        """Whether anything came of it."""

    def under(self, rule: str) -> Cause:
        return Cause(self.by, rule, self)

    def noted(self) -> None:
        self.told = True

    @property
    def card(self) -> EffectCard:
        assert self.origin is not None
        return self.origin


# --- The table -----------------------------------------------------------------------------------------------------


@mypyc_attr(allow_interpreted_subclasses=True)
class Table(State):
    def __init__(self, box: Box, seats: int, fate: Fate, catalogue: tuple[Card, ...]) -> None:
        super().__init__(seats, zones_of(seats), fate)
        self.box: Box = box
        self.catalogue: tuple[Card, ...] = catalogue
        """Every card of the table by its serial; shared by all forks."""
        self.frog_from_deck = False
        """Option `frog_source`: the Frog Prince draws instead of choosing from the discard."""
        self.locations = 4 if seats == 4 else 3
        self.round = 1
        self.first_player = 0
        self.goods: list[int] = [0] * (3 * seats)
        self.stock: list[int] = [0] * 12
        self.houses: list[list[House]] = [[] for _ in range(seats)]
        self.sections: list[int] = [copies for _ in MATERIALS for copies in box.copies]
        """Left in the supply: `sections[3 * material + section]`."""
        self.reward_tokens: list[int] = [NOWHERE] * 3
        """By material: the seat that holds the token, -1 beside the board."""
        # what lasts while cards lie there
        self.place: dict[int, int] = {}
        """By serial: the location of a monster, a Unique Location or Fairy Gifts."""
        self.stand_ins: list[int] = []
        """Serials of monsters whose card stands for a missing figure (LS-059)."""
        self.tower_stock: list[int] = [0] * (3 * seats)
        self.unkept: list[int] = [0] * seats
        """By seat, as bits of locations: own gather cards that slide under the Little Mermaid in the clean-up."""
        # what lasts for a round
        self.announcement: list[str] = [""] * seats
        self.debt: list[int] = [NOWHERE] * seats
        """Ali Baba's: 3 * robbed seat + material."""
        self.must_lay = 0
        """Seats, as bits, that the Huntsman forces to lay a fable."""
        self.blind = 0
        """Seats, as bits, that play the top fable of the deck unseen."""
        self.lay_last = 0
        """Seats, as bits, that lay after one look."""
        self.monsters_played = 0
        self.revealed: list[int] = [NOWHERE] * seats
        """By seat: the location named by the gather card that was turned up in front of them."""
        self.pig: list[int] = [NOWHERE] * seats
        self.runner = 0
        """Seats, as bits, whose pig goes nowhere this round."""
        self.collected: list[int] = [0] * (3 * seats)
        self.visited = 0
        """Locations, as bits, where a pig stood while resources were collected."""
        self.actions: list[int] = [box.actions] * seats
        self.extra_actions: list[int] = [0] * seats
        self.used: list[str] = []
        """Keys of friends whose special action or hunt has been used this round."""
        self.builder = 0
        """How many have finished their build turn."""
        # a window under way
        self.window = NOWHERE
        self.pending: list[int] = []
        """What the window has still to apply, in turn order: SEATS * serial + seat."""
        self.acting = NOWHERE
        """What is being applied right now, written likewise."""

    def copy(self) -> "Table":
        other = Table.__new__(Table)
        self.copy_to(other)
        other.box = self.box
        other.catalogue = self.catalogue
        other.frog_from_deck = self.frog_from_deck
        other.locations = self.locations
        other.round = self.round
        other.first_player = self.first_player
        other.goods = self.goods[:]
        other.stock = self.stock[:]
        other.houses = [row[:] for row in self.houses]
        other.sections = self.sections[:]
        other.reward_tokens = self.reward_tokens[:]
        other.place = self.place.copy()
        other.stand_ins = self.stand_ins[:]
        other.tower_stock = self.tower_stock[:]
        other.unkept = self.unkept[:]
        other.announcement = self.announcement[:]
        other.debt = self.debt[:]
        other.must_lay = self.must_lay
        other.blind = self.blind
        other.lay_last = self.lay_last
        other.monsters_played = self.monsters_played
        other.revealed = self.revealed[:]
        other.pig = self.pig[:]
        other.runner = self.runner
        other.collected = self.collected[:]
        other.visited = self.visited
        other.actions = self.actions[:]
        other.extra_actions = self.extra_actions[:]
        other.used = self.used[:]
        other.builder = self.builder
        other.window = self.window
        other.pending = self.pending[:]
        other.acting = self.acting
        return other


ORDERS: Final = [[[(first + i) % n for i in range(n)] for first in range(n)] for n in range(SEATS + 1)]
"""By number of players and first player."""


# --- Reading the table ---------------------------------------------------------------------------------------------


def turn_order(g: Table) -> list[int]:
    """The seats clockwise from the first player (LS-031); shared, not to be changed."""
    return ORDERS[g.seats][g.first_player]


def opponents(g: Table, seat: int) -> list[int]:
    """In turn order."""
    return [s for s in turn_order(g) if s != seat]


def friend_of(g: Table, seat: int) -> FriendCard | None:
    cards = g.cards[PLAYERS[seat].friend.n]
    if not cards:
        return None
    card = cards[0]
    assert isinstance(card, FriendCard)
    return card


def laid_card(g: Table, seat: int) -> GatherCard:
    """The gather card in front of a player, whoever's colour it has."""
    card = g.cards[PLAYERS[seat].laid_gather.n][0]
    assert isinstance(card, GatherCard)
    return card


def fables_in(g: Table, zone: Zone) -> list[FableCard]:
    return [card for card in g.cards[zone.n] if isinstance(card, FableCard)]


def players_in(g: Table, location: int) -> list[int]:
    """Whose pigs stand there, in turn order."""
    return [s for s in turn_order(g) if g.pig[s] == location] if location >= 0 else []


def companions(g: Table, seat: int) -> list[int]:
    """The opponents in the same location, in turn order; nobody for a pig that is nowhere (LS-246)."""
    return [s for s in players_in(g, g.pig[seat]) if s != seat]


def is_alone(g: Table, seat: int) -> bool:
    """The only pig in a location; monsters do not count (LS-266), nor does the Prince (LS-125)."""
    here = g.pig[seat]
    return here >= 0 and g.pig.count(here) == 1


def materials_of(g: Table, location: int) -> list[int]:
    """The types shown on a location."""
    refill = g.box.refill[location]
    return [m for m in range(3) if refill[m]]


def stock_of(g: Table, location: int) -> int:
    stock, i = g.stock, 3 * location
    return stock[i] + stock[i + 1] + stock[i + 2]


def wealth(g: Table, seat: int) -> int:
    goods, i = g.goods, 3 * seat
    return goods[i] + goods[i + 1] + goods[i + 2]


def finished(g: Table, seat: int, material: int = NOWHERE) -> int:
    """Finished houses of a player, of one material or of all."""
    return len([h for h in g.houses[seat] if h.finished and material in (NOWHERE, h.material)])


def monsters_in(g: Table, location: int) -> list[FableCard]:
    """The monsters that are there now."""
    found: list[FableCard] = []
    for seat in range(g.seats):
        played = fables_in(g, PLAYERS[seat].played)
        found.extend([c for c in played if c.type == MONSTER and g.place.get(c.serial, NOWHERE) == location])
    return found


def unique_at(g: Table, location: int) -> FableCard | None:
    """The Unique Location that lies there (LS-136)."""
    for seat in range(g.seats):
        for card in fables_in(g, PLAYERS[seat].unique):
            if g.place[card.serial] == location:
                return card
    return None


def find_card(cards: Sequence[Card], key: str) -> Card | None:
    for card in cards:
        if card.key == key:
            return card
    return None


def card_in(g: Table, zone: Zone, key: str) -> Card:
    card = find_card(g.cards[zone.n], key)
    assert card is not None
    return card
