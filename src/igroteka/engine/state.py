"""The State: the complete truth about a table as plain data, chance included. Zones, and the only way a card moves.

A list of cards runs from the bottom to the top: its last card is the top one, the next to be drawn. Texts, views and
`arrange` read the other way round, from the top down, as a person would.
"""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final, Self

from mypy_extensions import mypyc_attr

from igroteka.engine.events import Entry, Event, EventKind, Value
from igroteka.engine.fate import ChanceOutcome, Fate
from igroteka.engine.options import ALL, Card, Cause

if TYPE_CHECKING:
    from igroteka.engine.prompts import Ask, Rules
    from igroteka.engine.recall import Recall


class Zone:
    """A place for cards, shared by all forks: who sees it, and among which zones unseen cards may be exchanged.

    Views, imagined worlds, guarding, undo barriers, conservation and saves follow from zones; no game implements them.
    """

    def __init__(
        self, n: int, name: str, audience: int, pool: str, ordered: bool = False, spare: bool | None = None
    ) -> None:
        self.n: Final = n
        self.name: Final = name
        self.audience: Final = audience
        self.pool: Final = pool
        self.ordered: Final = ordered
        self.spare: Final = ordered if spare is None else spare
        """Cards of the pool for which an arranged position has no place may lie here: a deck, a discard pile."""

    def __repr__(self) -> str:
        return self.name


class Score:
    """What one seat has at the end: its total and where it came from, by names of the rulebook."""

    def __init__(self, total: int, parts: dict[str, int] | None = None) -> None:
        self.total: Final = total
        self.parts: Final = parts if parts is not None else {}


class Tie:
    """A tie-break: what was compared, by which rule, and what each seat that was still level had of it."""

    def __init__(self, by: str, rule: str, values: dict[int, int]) -> None:
        self.by: Final = by
        self.rule: Final = rule
        self.values: Final = values


class Result:
    """How the match ended: who won, what everybody has, why, by which rule, and the tie-breaks that it took."""

    def __init__(
        self, winners: Sequence[int], scores: Sequence[Score], why: str, rule: str, ties: Sequence[Tie] = ()
    ) -> None:
        self.winners: Final = list(winners)
        self.scores: Final = list(scores)
        self.why: Final = why
        self.rule: Final = rule
        self.ties: Final = list(ties)
        """In the order of the rulebook; the last one decided, or left the victory shared."""


class Over(Exception):
    """Raised by the rules, at any depth, when the match has ended."""

    def __init__(self, result: Result) -> None:
        super().__init__(result.why)
        self.result = result


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The complete truth. A game adds its fields in `__init__`.

    Fields have slots: there are too many for the dictionary that instances share, and every fork writes all of them.
    """

    __slots__ = (
        "asked",
        "away",
        "beside",
        "bots",
        "cards",
        "cause",
        "fate",
        "journal",
        "known",
        "learned",
        "moments",
        "now",
        "phase",
        "recall",
        "seats",
        "timed",
        "unaware",
        "waiting",
        "zones",
    )

    def __init__(self, seats: int, zones: tuple[Zone, ...], fate: Fate) -> None:
        self.seats = seats
        self.zones = zones
        """Shared by all forks; `zones[i].n == i`."""
        self.cards: list[tuple[Card, ...]] = [()] * len(zones)
        """By zone. A pile is a value: forks share it until one of them replaces it."""
        self.known: dict[int, int] = {}
        """By serial: who knows a card that its zone does not show them."""
        self.fate = fate
        self.phase = 0
        """Where the flow restarts."""
        self.asked = 0
        """The number of the open prompt."""
        self.now = 0
        """The last time that came in, in milliseconds; the engine never reads a clock."""
        self.bots = 0
        """The seats played by bots, as bits."""
        self.away = 0
        """The seats whose owners are disconnected, as bits."""
        self.timed = False
        """Questions may have deadlines; without clocks they are not computed."""
        self.beside: Callable[[Any, Ask], Rules[None] | None] | None = None
        """How a question is asked while other seats may act at the same time: a module function of the game that takes
        the State and the question, and returns None if no other may act now. None at tables where no other ever may."""
        self.waiting: list[Rules[None]] = []
        """What running effects have triggered and `finish` will run; empty at rest points."""
        # These belong to the match that runs and start again in every copy.
        self.learned = 0
        """Who was shown something since the last answer, as bits."""
        self.unaware = 0
        """Who did not know it before, as bits: nobody of these can take back what led to it."""
        self.cause: Cause | None = None
        """What the effect under way follows from: its questions and events say so. None at the start of a flow."""
        self.journal: list[Entry] | None = None
        self.moments: list[tuple[Event, State]] | None = None
        """Each event and the State in which it was told, if somebody wants to know what events change."""
        self.recall: Recall | Ask | None = None
        """While the rules run and forks may be made: what has been offered since the last rest point. While a fork
        restarts: the question at which it does, whose options are known."""

    def copy(self) -> Self:
        """For a State whose class has no slots: its lists, dicts and sets are copied, whatever else it has is shared.
        A State that is to fork in a microsecond has slots and a copy of its own, which `make fields` writes."""
        other = type(self).__new__(type(self))
        self.copy_to(other)
        for name, value in vars(self).items():
            setattr(other, name, copied(value))
        return other

    def copy_to(self, other: "State") -> None:
        """Copy the fields that the engine itself keeps to another State."""
        other.seats = self.seats
        other.zones = self.zones
        other.cards = self.cards.copy()
        other.known = self.known.copy() if self.known else {}
        other.fate = self.fate.copy()
        other.phase = self.phase
        other.asked = self.asked
        other.now = self.now
        other.bots = self.bots
        other.away = self.away
        other.timed = self.timed
        other.beside = self.beside
        other.waiting = []
        other.learned = 0
        other.unaware = 0
        other.cause = None
        other.journal = None
        other.moments = None
        other.recall = None

    def listen(self, journal: list[Entry] | None, moments: list[tuple[Event, "State"]] | None = None) -> None:
        self.journal = journal
        self.fate.journal = journal
        self.moments = moments

    def of(self, zone: Zone) -> tuple[Card, ...]:
        """The cards of a zone, bottom to top."""
        return self.cards[zone.n]

    def is_bot(self, seat: int) -> bool:
        return self.bots >> seat & 1 == 1

    def seat_taken(self, seat: int, by: str) -> None:
        """A bot takes the seat or gives it back to its owner; or its owner is away or back."""
        bit = 1 << seat
        if by == "bot":
            self.bots |= bit
        elif by == "owner":
            self.bots &= ~bit
        elif by == "away":
            self.away |= bit
        else:
            self.away &= ~bit

    def told_now(self) -> int:
        """The time that everybody sees; a game in which times are secret keeps it constant."""
        return self.now

    def over(
        self, winners: Sequence[int], scores: Sequence[Score], why: str, rule: str, ties: Sequence[Tie] = ()
    ) -> Over:
        """`raise g.over(...)` ends the match at any depth."""
        return Over(Result(winners, scores, why, rule, ties))

    def script(self, *outcomes: ChanceOutcome) -> None:
        self.fate.script(*outcomes)


def copied(value: Any) -> Any:  # of any field
    if isinstance(value, list):
        return [copied(each) for each in value]
    if isinstance(value, dict):
        return {key: copied(each) for key, each in value.items()}
    return set(value) if isinstance(value, set) else value


def lay(g: State, zone: Zone, cards: Sequence[Card]) -> None:
    """Cards out of the box onto a zone, bottom to top: for the deal."""
    g.cards[zone.n] += tuple(cards)


def index_of(pile: tuple[Card, ...], card: Card) -> int:
    """The card's index in the pile. Cards are compared by identity, so this is quicker than `list.index`."""
    for i in range(len(pile)):
        if pile[i] is card:
            return i
    raise ValueError(f"{card!r} is not in this pile")


def move(g: State, card: Card, a: Zone, b: Zone) -> None:
    """The only way a card moves; so the engine knows who learns something, and views and undo need no bookkeeping."""
    piles = g.cards
    pile = piles[a.n]
    if pile and pile[-1] is card:  # the top card, as a rule
        piles[a.n] = pile[:-1]
    else:
        i = index_of(pile, card)
        piles[a.n] = pile[:i] + pile[i + 1 :]
    piles[b.n] += (card,)
    shown = b.audience & ~a.audience
    if shown:
        g.learned |= shown
        g.unaware |= ~a.audience
    if g.known or a.audience & ~b.audience:
        _remember(g, card, a, b)


def move_cards(g: State, cards: Sequence[Card], a: Zone, b: Zone) -> None:
    """Several cards at once, in the order given."""
    pile = g.cards[a.n]
    left: list[Card] = []
    for card in pile:
        for taken in cards:
            if taken is card:
                break
        else:
            left.append(card)
    if len(left) + len(cards) != len(pile):
        raise ValueError(f"{a.name}: these are not among its cards")
    g.cards[a.n] = tuple(left)
    g.cards[b.n] += tuple(cards)
    _follow(g, cards, a, b)


def move_top(g: State, count: int, a: Zone, b: Zone) -> tuple[Card, ...]:
    """The top cards of a pile, one after the other, as many as there are; they are returned in that order."""
    pile = g.cards[a.n]
    taken = pile[: -count - 1 : -1]
    if taken:
        g.cards[a.n] = pile[:-count]
        g.cards[b.n] += taken
        _follow(g, taken, a, b)
    return taken


def move_all(g: State, a: Zone, b: Zone) -> tuple[Card, ...]:
    """Every card of one zone onto another, in the order in which they lie; they are returned."""
    taken = g.cards[a.n]
    if taken:
        g.cards[a.n] = ()
        g.cards[b.n] += taken
        _follow(g, taken, a, b)
    return taken


def _follow(g: State, cards: Sequence[Card], a: Zone, b: Zone) -> None:
    """Update who learned and who still knows the cards that moved from one zone to another."""
    shown = b.audience & ~a.audience
    if shown:
        g.learned |= shown
        g.unaware |= ~a.audience
    if g.known or a.audience & ~b.audience:
        for card in cards:
            _remember(g, card, a, b)


def move_under(g: State, card: Card, a: Zone, b: Zone) -> None:
    """Move a card to the bottom of a pile."""
    move(g, card, a, b)
    pile = g.cards[b.n]
    g.cards[b.n] = pile[-1:] + pile[:-1]


def reorder(g: State, zone: Zone, cards: Sequence[Card], by: int) -> None:
    """Lay the cards of a pile in this order, bottom to top; whoever is not in `by` no longer knows what lies where."""
    pile = g.cards[zone.n]
    if sorted([c.serial for c in pile]) != sorted([c.serial for c in cards]):
        raise ValueError(f"{zone.name}: these are not its cards")
    if by != ALL:
        for card in pile:
            _forget(g, card, ~by)
    g.cards[zone.n] = tuple(cards)


def _remember(g: State, card: Card, a: Zone, b: Zone) -> None:
    """Those who saw the card in its old zone still know it in the new one, if they could see which card moved.

    Out of an unordered zone into another that somebody sees neither of, any card may have gone: what they knew
    of either is no longer certain, and the engine forgets it rather than tell too much.
    """
    known, others = g.known, g.cards[a.n]
    knew = a.audience | known.get(card.serial, 0)
    if others and not a.ordered:
        blind = ~(a.audience | b.audience) & ALL
        if known:
            if blind:
                for other in others:
                    _forget(g, other, blind)
            doubt = b.audience & ~(knew & ~blind)
            if doubt:
                _forget_equal_cards(g, card, others, doubt)
        knew &= ~blind
    left = knew & ~b.audience
    if left:
        known[card.serial] = left
    elif card.serial in known:
        del known[card.serial]


def _forget_equal_cards(g: State, card: Card, others: Sequence[Card], doubt: int) -> None:
    """Whoever sees a card come out of a hand, and knew one like it there, can no longer tell whether theirs is left."""
    for other in others:
        if other.key == card.key and other.back == card.back:
            mistaken = doubt & g.known.get(other.serial, 0)
            _forget(g, other, mistaken)
            doubt &= ~mistaken


def _forget(g: State, card: Card, who: int) -> None:
    knew = g.known.get(card.serial, 0)
    if knew & ~who:
        g.known[card.serial] = knew & ~who
    elif knew:
        del g.known[card.serial]


def show_card(g: State, card: Card, zone: Zone, audience: int = ALL) -> None:
    """Let the audience see a card that stays where it is; they go on knowing it until it is shuffled away."""
    fresh = audience & ~(zone.audience | g.known.get(card.serial, 0))
    if fresh:
        g.learned |= fresh
        g.unaware |= ~zone.audience
        g.known[card.serial] = g.known.get(card.serial, 0) | fresh


def learn(g: State, audience: int) -> None:
    """The audience has been shown something that is not a card."""
    g.learned |= audience
    g.unaware |= ALL


def shuffle(g: State, zone: Zone) -> None:
    """Shuffle a pile; nobody knows any longer what lies where."""
    pile = g.cards[zone.n]
    if g.known:
        for card in pile:
            g.known.pop(card.serial, None)
    cards = list(pile)
    g.fate.shuffle(cards, zone.name)
    g.cards[zone.n] = tuple(cards)


def gather(g: State, a: Zone, b: Zone) -> None:
    """Put all cards of one zone into another and shuffle that."""
    g.cards[b.n] += g.cards[a.n]
    g.cards[a.n] = ()
    shuffle(g, b)


def tell(
    g: State,
    kind: EventKind,
    seat: int,
    values: tuple[Value, ...] = (),
    cards: tuple[Card, ...] = (),
    to: int = ALL,
    seen: tuple[int, ...] = (),
    counted: int = ALL,
) -> None:
    """Something has happened: cards have moved and numbers have changed before it is told.

    `to` sees the faces of the cards, `counted` how many there are; `seen` has the audience of each value, () is
    everybody. Number and order of events never depend on what is hidden.
    """
    journal = g.journal
    if journal is not None:
        event = Event(kind, seat, values, cards, to, seen, g.cause, counted)
        journal.append(event)
        if g.moments is not None:
            g.moments.append((event, g.copy()))
