"""Matches that are stepped together, and what each seat to pick observes, written into two blocks of bytes.

A match that is over begins anew at once. Nothing here is copied or imagined, so the matches keep no checkpoints; and
what a seat has been told of the cards is kept from pick to pick, so that only piles that have changed are counted.
"""

from collections.abc import Sequence
from typing import Any, Final

from igroteka.engine.feature import MOST, ZoneCounts
from igroteka.engine.game import Game
from igroteka.engine.match import Match
from igroteka.engine.options import Card, eyes
from igroteka.engine.setup import Setup
from igroteka.engine.state import State
from igroteka.envs.observing import Observing
from igroteka.envs.serial import Serial, returns

NOTHING: Final[set[int]] = set()
"""No card is known; never changed."""


def number_of(counts: ZoneCounts) -> int:
    return counts.zone.n


def is_deck(counts: ZoneCounts) -> bool:
    return counts.zone.ordered


class Sight:
    """What one seat of one match observes."""

    def __init__(self, observing: Observing, seat: int) -> None:
        self.observing: Final = observing
        self.seat: Final = seat
        self.viewer: Final = eyes(seat)
        zones = sorted(observing.zones[seat], key=number_of)
        self.open: Final = [counts for counts in zones if counts.zone.audience & self.viewer]
        """Zones whose cards the seat sees."""
        hidden = [counts for counts in zones if not counts.zone.audience & self.viewer]
        self.hidden: Final = sorted(hidden, key=is_deck)
        """Zones whose cards it does not see. Hands come first: most cards that it knows all the same lie there."""
        self.no_question: Final = bytes(observing.cards_at)
        self.no_table: Final = bytes(observing.size - observing.table_at)
        self.out: Final = bytearray(observing.size)
        self.piles: Final[list[tuple[Card, ...]]] = [() for _ in zones]
        """By zone: the cards that `out` tells of."""
        self.known: set[int] = NOTHING
        """The serials of hidden cards that the seat knew then."""
        self.glimpses: Final[list[list[int]]] = [[] for _ in zones]
        """By zone: where `out` counts a hidden card that the seat knows."""
        self.found = 0
        """How many they are."""

    def look(self, serial: Serial) -> bytearray:
        """Its observation now, to be copied."""
        observing, out = self.observing, self.out
        g: State = serial.match.g
        out[: observing.cards_at] = self.no_question
        observing.write_question(serial, self.seat, out, 0)
        self._count(g)
        out[observing.table_at :] = self.no_table
        observing.game.encode(g, self.seat, out, observing.table_at)
        return out

    def _count(self, g: State) -> None:
        """Piles that have changed since the last look."""
        cards, piles = g.cards, self.piles
        if self.observing.masking:
            cards = [() if self.observing.game.masks(g, self.seat, zone) else cards[zone.n] for zone in g.zones]
        for counts in self.open:
            n = counts.zone.n
            if cards[n] is not piles[n]:
                self._recount(counts, piles[n], cards[n])
                piles[n] = cards[n]
        viewer = self.viewer
        known = {serial for serial, who in g.known.items() if who & viewer} if g.known else NOTHING
        before = self.known
        self._peer(cards, known, known is not before and known != before)
        self.known = known

    def _peer(self, cards: Sequence[tuple[Card, ...]], known: set[int], learned: bool) -> None:
        """Hidden piles that have changed, or all of them when the seat knows other cards than before: first what was
        told of them is taken back, then what is known is looked for until all of it is found."""
        piles, changed = self.piles, list[ZoneCounts]()
        for counts in self.hidden:
            n = counts.zone.n
            if learned or cards[n] is not piles[n]:
                changed.append(counts)
                if self.glimpses[n]:
                    self._forget(n)
        for counts in changed:
            n = counts.zone.n
            pile = cards[n]
            if self.found < len(known):
                self._glimpse(counts, pile, known)
            if len(pile) != len(piles[n]):
                self.out[counts.at] = min(len(pile), MOST)
            piles[n] = pile

    def _recount(self, counts: ZoneCounts, old: tuple[Card, ...], new: tuple[Card, ...]) -> None:
        """Of a pile that the seat sees: the cards between those that lie where they lay, from either end."""
        out, at, place = self.out, counts.at, counts.place
        start, old_end, new_end = 0, len(old), len(new)
        while start < old_end and start < new_end and old[start] is new[start]:
            start += 1
        while start < old_end and start < new_end and old[old_end - 1] is new[new_end - 1]:
            old_end -= 1
            new_end -= 1
        for i in range(start, old_end):
            out[at + place[old[i].key]] -= 1
        for i in range(start, new_end):
            out[at + place[new[i].key]] += 1
        if len(old) != len(new):
            out[at] = min(len(new), MOST)

    def _forget(self, n: int) -> None:
        for at in self.glimpses[n]:
            self.out[at] -= 1
        self.found -= len(self.glimpses[n])
        self.glimpses[n] = []

    def _glimpse(self, counts: ZoneCounts, pile: tuple[Card, ...], known: set[int]) -> None:
        """Of a pile that the seat does not see: the cards in it that it knows all the same."""
        glimpses = self.glimpses[counts.zone.n]
        for card in pile:
            if card.serial in known:
                at = counts.at + counts.place[card.key]
                self.out[at] += 1
                glimpses.append(at)
        self.found += len(glimpses)


class Batch:
    """So many matches of one kind of table."""

    def __init__(self, game: Game[Any], setup: Setup, observing: Observing, tick: int, count: int) -> None:
        self.game: Final = game
        self.setup: Final = setup
        self.observing: Final = observing
        self.tick: Final = tick
        self.observed: Final = bytearray(count * observing.size)
        self.masked: Final = bytearray(count * observing.actions.size)
        self.seats: Final = bytearray(count)
        """By match: who is to pick, and is observed."""
        self.serials: Final[list[Serial]] = []
        self.sights: Final = [[Sight(observing, seat) for seat in range(setup.players)] for _ in range(count)]
        self._unmasked: Final = bytes(len(self.masked))
        self._next = 0

    def reset(self, seed: int) -> None:
        """All matches anew, dealt from this seed on."""
        self._next = seed
        self.serials[:] = [self._deal() for _ in range(len(self.seats))]
        self._observe()

    def _deal(self) -> Serial:
        """Every seat is played by a program."""
        setup = self.setup
        every = (1 << setup.players) - 1
        setup = Setup(setup.players, self._next, setup.settings, every, setup.pack)
        self._next += 1
        match: Match[Any] = Match(self.game, self.game.table(setup), setup, False, False)
        match.begin()
        return Serial(match, self.observing.actions, self.tick)

    def step(self, actions: list[int]) -> list[tuple[int, list[float]]]:
        """One pick in every match; those that have ended with it, and what they were worth to every seat. An illegal
        pick ends its match: -1 for who picked it, 0 for the others."""
        ended: list[tuple[int, list[float]]] = []
        serials = self.serials
        for n in range(len(serials)):
            serial = serials[n]
            if not serial.take(actions[n]):
                ended.append((n, [-1.0 if seat == serial.seat else 0.0 for seat in range(self.setup.players)]))
            elif serial.seat < 0:
                ended.append((n, returns(serial.match)))
            else:
                continue
            serials[n] = self._deal()
        self._observe()
        return ended

    def _observe(self) -> None:
        size, actions = self.observing.size, self.observing.actions.size
        observed, masked, seats, serials = self.observed, self.masked, self.seats, self.serials
        masked[:] = self._unmasked
        for n in range(len(serials)):
            serial = serials[n]
            seat = serial.seat
            seats[n] = seat
            observed[n * size : (n + 1) * size] = self.sights[n][seat].look(serial)
            base = n * actions
            for action in serial.offered():
                masked[base + action] = 1

    def sample(self, luck: list[float]) -> list[int]:
        """A random legal pick in every match, by a number from 0 to 1 for each."""
        found: list[int] = []
        for n in range(len(luck)):
            offered = self.serials[n].offered()
            found.append(offered[int(luck[n] * len(offered))])
        return found
