"""What is known of the sealed cards of others when a round is over: those that were turned up, in the colours of
their owners, and where monsters and unique locations were put while the gather cards still lay face down."""

from collections.abc import Sequence
from typing import Final

from igroteka.bots import Retrospect
from igroteka.engine import Ask, Card, EventView, Match, Zone
from igroteka.games.grimm_forest import events as ev
from igroteka.games.grimm_forest.content.box import GatherCard
from igroteka.games.grimm_forest.pieces import FABLE_DECK, LOCATIONS, MATERIALS, PLAYERS, Lay, cell
from igroteka.games.grimm_forest.reading import laid_card, stock_of, turn_order
from igroteka.games.grimm_forest.state import Table

CHOOSE: Final = "choose_cards"
PLACING: Final = ("monster_place", "unique_place")
FABLES: Final = "fables"


def tally(g: Table, seat: int) -> dict[str, int]:
    """A player's resources, and how many fables they hold."""
    found = {material: g.goods[cell(seat, n)] for n, material in enumerate(MATERIALS)}
    found[FABLES] = len(g.cards[PLAYERS[seat].fable_hand.n])
    return found


class Reveal(Retrospect[Table]):
    def __init__(self, g: Table, seat: int, told: Sequence[EventView]) -> None:
        self.seat: Final = seat
        self.gathers: Final = dict[int, str]()
        """By seat: the kind of the gather card of that colour; where a swap or a curse has hidden it, of the one that
        lay in front of that player."""
        self.fables: Final = dict[int, str]()
        self.placed: Final = dict[tuple[int, str], str]()
        """By seat and card: where it was put."""
        self.others = {}
        owners = {card.key: card for pile in g.cards for card in pile if isinstance(card, GatherCard)}
        for event in told:
            if event.kind == ev.REVEALED.name:
                self.fables[event.seat] = str(event.values["fable"])
            elif event.kind == ev.PLACED.name:
                self.placed.setdefault((event.seat, str(event.values["card"])), str(event.values["location"]))
            elif event.kind == ev.SHOWN.name:
                card = owners[str(event.values["card"])]
                self.gathers.setdefault(event.seat, card.kind)
                self.gathers[card.owner] = card.kind
        for other, gather in sorted(self.gathers.items()):
            if other != seat:
                fable = "" if g.blind & PLAYERS[other].bit else self.fables.get(other, "")
                self.others[other] = g.box.lays[gather][fable].key

    def alternatives(self, ask: Ask, given: str) -> list[str]:
        """Every gather card, without a fable and with the one that was laid."""
        laid = given.split(":")[2] if given.startswith("lay_with:") else ""
        return [option.key for option in ask.options if isinstance(option, Lay) and option.fable in ("", laid)]

    def fit(self, world: Match[Table]) -> None:
        """The cards that were revealed change places with unseen ones, so that they lie where they came from."""
        g, fixed, top = world.g, set[int](), 0
        for seat in turn_order(g):
            me, deck = PLAYERS[seat], g.cards[FABLE_DECK.n]
            if seat == self.seat:
                continue
            if seat in self.gathers:
                key = next(card.key for card in gathers_of(g, seat) if card.kind == self.gathers[seat])
                home = me.laid_gather if g.cards[me.laid_gather.n] else me.gather_hand
                bring(g, self.seat, key, home, g.cards[home.n], fixed)
            fable = self.fables.get(seat, "")
            if fable and g.cards[me.laid_fable.n]:
                bring(g, self.seat, fable, me.laid_fable, g.cards[me.laid_fable.n], fixed)
            elif fable and g.blind & me.bit:
                top += 1
                bring(g, self.seat, fable, FABLE_DECK, deck[len(deck) - top :][:1], fixed)
            elif fable:
                bring(g, self.seat, fable, me.fable_hand, g.cards[me.fable_hand.n], fixed)
        if world.prompt is not None:
            world.prompt.refresh_open(self.seat)

    def respond(self, world: Match[Table], ask: Ask) -> str:
        """The others lay and place what they did. One's own monster goes there too, but not where one goes oneself."""
        if ask.name == CHOOSE:
            return self.others.get(ask.seat, "")
        if ask.name not in PLACING or ask.cause is None:
            return ""
        place = self.placed.get((ask.seat, ask.cause.thing), "")
        if ask.seat != self.seat:
            return place
        mine = LOCATIONS[laid_card(world.g, self.seat).location]
        elsewhere = [option.key for option in ask.options if option.key != mine]
        if place in elsewhere or not elsewhere:
            return place
        return max(elsewhere, key=lambda key: stock_of(world.g, LOCATIONS.index(key)))


def gathers_of(g: Table, seat: int) -> list[GatherCard]:
    """All gather cards of a player's colour, wherever they are."""
    return [card for pile in g.cards for card in pile if isinstance(card, GatherCard) and card.owner == seat]


def bring(g: Table, viewer: int, key: str, zone: Zone, places: Sequence[Card], fixed: set[int]) -> None:
    """A card that the viewer cannot see changes places with one of these cards of a zone: it could as well lie there.
    Nothing changes where such a card lies already, or where none can give way."""
    free = [card for card in places if card.serial not in fixed]
    found = next((card for card in free if card.key == key), None)
    if found is None:
        gives_way = next((card for card in free if is_unseen(g, viewer, card)), None)
        zones = [z for z in g.zones if z.pool == zone.pool and not z.audience >> viewer & 1]
        unseen = [card for z in zones for card in g.cards[z.n] if card.key == key and is_unseen(g, viewer, card)]
        found = min([card for card in unseen if card.serial not in fixed], key=by_serial, default=None)
        if found is None or gives_way is None:
            return
        swapped = {found.serial: gives_way, gives_way.serial: found}
        for z in zones:
            g.cards[z.n] = tuple([swapped.get(card.serial, card) for card in g.cards[z.n]])
        marks = {card.serial: g.known.pop(serial) for serial, card in swapped.items() if serial in g.known}
        g.known.update(marks)  # who has looked at a place knows what lies there
    fixed.add(found.serial)


def is_unseen(g: Table, viewer: int, card: Card) -> bool:
    return not g.known.get(card.serial, 0) >> viewer & 1


def by_serial(card: Card) -> int:
    return card.serial
