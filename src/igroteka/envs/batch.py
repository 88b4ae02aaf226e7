"""Matches that are stepped together, and what each seat to pick observes, written into two blocks of bytes.

A match that is over starts again at once. Nothing here is copied or imagined, so the matches keep no checkpoints; and
what a seat has been told of the cards is kept from pick to pick, so that only piles that have changed are counted.
"""

from typing import Final

from igroteka.engine.feature import MAX_BYTE, ZoneCounts
from igroteka.engine.game import AnyGame
from igroteka.engine.match import AnyMatch, Match
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


class SeatRow:
    """What one seat of one match observes."""

    def __init__(self, observing: Observing, seat: int) -> None:
        self.observing: Final = observing
        self.seat: Final = seat
        self.viewer: Final = eyes(seat)
        self.zones: Final = sorted(observing.zones[seat], key=number_of)
        """By the number of the zone."""
        hidden = [counts for counts in self.zones if not counts.zone.audience & self.viewer]
        self.hidden: Final = sorted(hidden, key=is_deck)
        """Whose cards the seat does not see. Hands come first: most cards that it knows all the same lie there."""
        self.no_question: Final = bytes(observing.cards_at)
        self.no_table: Final = bytes(observing.size - observing.table_at)
        self.table: Final = bytearray(observing.size - observing.table_at)
        """What the game tells, in a row of its own: small numbers of places need not be made, Python keeps them."""
        self.out: Final = bytearray(observing.size)
        self.piles: Final[list[tuple[Card, ...]]] = [() for _ in self.zones]
        """By zone: the cards that `out` tells of."""
        self.told: dict[int, int] = {}
        """Who knew which hidden card then, by its serial."""
        self.known: set[int] = NOTHING
        """Those that the seat knew."""
        self.glimpses: Final[list[list[int]]] = [[] for _ in self.zones]
        """By zone: where `out` counts a hidden card that the seat knows."""
        self.found = 0
        """How many they are."""

    def look(self, serial: Serial) -> bytearray:
        """The seat's observation now, in a buffer that the caller must copy."""
        observing, out = self.observing, self.out
        g: State = serial.match.g
        out[: observing.cards_at] = self.no_question
        observing.write_question(serial, self.seat, out, 0)
        self._count(g)
        table = self.table
        table[:] = self.no_table
        observing.game.encode(g, self.seat, table, 0)
        out[observing.table_at :] = table
        return out

    def _count(self, g: State) -> None:
        """Piles that have changed since the last look."""
        cards, piles, viewer = g.cards, self.piles, self.viewer
        if self.observing.game.masks_some(g, self.seat):
            cards = [() if self.observing.game.masks(g, self.seat, zone) else cards[zone.n] for zone in g.zones]
        unseen = list[ZoneCounts]()
        for n, pile in enumerate(cards):
            if pile is not piles[n]:
                counts = self.zones[n]
                if counts.zone.audience & viewer:
                    self._recount(counts, piles[n], pile)
                else:
                    unseen.append(counts)
        if g.known != self.told:
            self.told = g.known.copy()
            known = {serial for serial, who in self.told.items() if who & viewer}
            if known != self.known:
                self.known, unseen = known, self.hidden
        if unseen:
            self._peer(unseen, cards)
        piles[:] = cards

    def _peer(self, unseen: list[ZoneCounts], cards: list[tuple[Card, ...]]) -> None:
        """Hidden piles that have changed, or all of them when the seat knows other cards than before: first what was
        told of them is taken back, then what is known is looked for until all of it is found."""
        for counts in unseen:
            self._forget(counts.zone.n)
        for counts in unseen:
            pile = cards[counts.zone.n]
            self.out[counts.at] = min(len(pile), MAX_BYTE)
            if self.found < len(self.known):
                self._glimpse(counts, pile)

    def _recount(self, counts: ZoneCounts, old: tuple[Card, ...], new: tuple[Card, ...]) -> None:
        """Recount a pile that the seat sees: only the cards between the unchanged ones at either end."""
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
            out[at] = min(len(new), MAX_BYTE)

    def _forget(self, n: int) -> None:
        glimpses = self.glimpses[n]
        if glimpses:
            for at in glimpses:
                self.out[at] -= 1
            self.found -= len(glimpses)
            self.glimpses[n] = []

    def _glimpse(self, counts: ZoneCounts, pile: tuple[Card, ...]) -> None:
        """Count the cards that the seat knows in a pile it does not see."""
        known, glimpses = self.known, self.glimpses[counts.zone.n]
        for card in pile:
            if card.serial in known:
                at = counts.at + counts.place[card.key]
                self.out[at] += 1
                glimpses.append(at)
        self.found += len(glimpses)


class Batch:
    """Many matches of the same setup, stepped together."""

    def __init__(self, game: AnyGame, setup: Setup, observing: Observing, tick: int, count: int) -> None:
        self.game: Final = game
        self.setup: Final = setup
        self.observing: Final = observing
        self.tick: Final = tick
        self.observed: Final = bytearray(count * observing.size)
        self.masked: Final = bytearray(count * observing.actions.size)
        self.seats: Final = bytearray(count)
        """By match: who is to pick, and is observed."""
        self.serials: Final[list[Serial]] = []
        self.sights: Final = [[SeatRow(observing, seat) for seat in range(setup.players)] for _ in range(count)]
        self._unmasked: Final = bytes(len(self.masked))
        self._next = 0

    def reset(self, seed: int) -> None:
        """Deal all matches anew, with seeds from this one on."""
        self._next = seed
        self.serials[:] = [self._deal() for _ in range(len(self.seats))]
        self._observe()

    def _deal(self) -> Serial:
        """Every seat is played by a program."""
        setup = self.setup
        every = (1 << setup.players) - 1
        setup = Setup(setup.players, self._next, setup.settings, every, setup.pack)
        self._next += 1
        match: AnyMatch = Match(self.game, self.game.table(setup), setup, False, False)
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
