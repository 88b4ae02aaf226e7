"""Matches that are stepped together, and what each seat to pick observes, written into two blocks of bytes.

A match that is over begins anew at once. Nothing here is copied or imagined, so the matches keep no checkpoints; and
what a seat has been told of the cards is kept from pick to pick, so that only piles that have changed are counted.
"""

from typing import Any, Final

from igroteka.engine.feature import MOST, ZoneCounts
from igroteka.engine.game import Game
from igroteka.engine.match import Match
from igroteka.engine.options import Card, eyes
from igroteka.engine.setup import Setup
from igroteka.engine.state import State
from igroteka.envs.observing import Observing
from igroteka.envs.serial import Serial, returns


class Sight:
    """What one seat of one match observes."""

    def __init__(self, observing: Observing, seat: int) -> None:
        self.observing: Final = observing
        self.seat: Final = seat
        self.viewer: Final = eyes(seat)
        self.zones: Final[list[ZoneCounts]] = observing.zones[seat]
        self.no_question: Final = bytes(observing.cards_at)
        self.no_table: Final = bytes(observing.size - observing.table_at)
        self.out: Final = bytearray(observing.size)
        self.piles: Final[list[tuple[Card, ...]]] = [() for _ in self.zones]
        """By zone: the cards that `out` tells of."""
        self.known: dict[int, int] = {}
        """What was known of hidden cards when they were counted."""

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
        cards, piles, viewer, zones = g.cards, self.piles, self.viewer, self.zones
        observing = self.observing
        before = self.known
        learned = g.known != before
        if learned:
            self.known = g.known.copy()
        for i in range(len(zones)):
            counts = zones[i]
            zone = counts.zone
            pile = cards[zone.n]
            if observing.masking and observing.game.masks(g, self.seat, zone):
                pile = ()
            if zone.audience & viewer:
                if pile is not piles[i]:
                    self._recount(counts, piles[i], pile)
                    piles[i] = pile
            elif learned or pile is not piles[i]:
                self._forget(counts, piles[i], before)
                self._glimpse(counts, pile)
                piles[i] = pile

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
        out[at] = min(len(new), MOST)

    def _forget(self, counts: ZoneCounts, pile: tuple[Card, ...], known: dict[int, int]) -> None:
        """Of a hidden pile: the cards of it that were known."""
        if known:
            for card in pile:
                if known.get(card.serial, 0) & self.viewer:
                    self.out[counts.at + counts.place[card.key]] -= 1

    def _glimpse(self, counts: ZoneCounts, pile: tuple[Card, ...]) -> None:
        """Of a hidden pile: how many cards, and those of them that the seat happens to know."""
        known = self.known
        self.out[counts.at] = min(len(pile), MOST)
        if known:
            for card in pile:
                if known.get(card.serial, 0) & self.viewer:
                    self.out[counts.at + counts.place[card.key]] += 1


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
        observing, size, actions = self.observing, self.observing.size, self.observing.actions.size
        observed, masked, seats, serials = self.observed, self.masked, self.seats, self.serials
        masked[:] = self._unmasked
        for n in range(len(serials)):
            serial = serials[n]
            seat = serial.seat
            seats[n] = seat
            observed[n * size : (n + 1) * size] = self.sights[n][seat].look(serial)
            observing.write_mask(serial, masked, n * actions)
