"""Observations as numbers: what each of them means, and how the cards that a seat knows are counted.

A vector has a byte for each number, 0 or more; larger ones than a byte holds are 255. What is not known is 0. Seats are
counted clockwise from the one that observes, so that an agent plays every seat alike.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from igroteka.engine.state import State, Zone

MAX_BYTE: Final = 255


COUNT: Final = "count"
"""How many: more is more."""
FLAG: Final = "flag"
"""1 or 0."""
POSITION: Final = "position"
"""1 at one of the places, or at none."""
CATEGORY: Final = "category"
"""Which of so many, numbered from 1; 0 for none: a larger number is no more than a smaller one."""


class Feature:
    """A named part of an observation: how many numbers, the largest that each can be, what they mean and of what kind
    they are."""

    def __init__(
        self, name: str, size: int, high: int, meaning: str, kind: str = COUNT, highs: Sequence[int] = ()
    ) -> None:
        self.name: Final = name
        self.size: Final = size
        self.high: Final = high
        self.meaning: Final = meaning
        self.kind: Final = FLAG if kind == COUNT and high == 1 else kind
        self.highs: Final = list(highs) or [high] * size
        """The largest that each number can be, where they differ."""


def size_of(features: Sequence[Feature]) -> int:
    return sum([feature.size for feature in features])


@mypyc_attr(allow_interpreted_subclasses=True)
class Numbers:
    """What a game's `observe` tells, feature by feature: the name, the value now, and what it means. `Described` lists
    the features, `Written` writes the values; so names, sizes and values cannot disagree.

    How many numbers a feature has depends on the setup alone, never on a value. A value by seat is a function of the
    seat; `when` is False where all of them are 0.
    """

    def flag(self, name: str, value: bool, meaning: str) -> None:
        """1 or 0."""
        raise NotImplementedError

    def count(self, name: str, value: int, meaning: str, high: int = MAX_BYTE) -> None:
        """A number of things or of times, at most `high` where the rules set a limit."""
        raise NotImplementedError

    def count_to(self, name: str, value: int, high: int, meaning: str) -> None:
        """A number of things, of which there are at most `high`."""
        raise NotImplementedError

    def category(self, name: str, value: int, high: int, meaning: str) -> None:
        """Which of so many, numbered from 1; 0 for none."""
        raise NotImplementedError

    def one_of(self, name: str, which: int, size: int, meaning: str) -> None:
        """1 at one of so many places; nowhere if that is -1."""
        raise NotImplementedError

    def some_of(self, name: str, which: Iterable[int], size: int, meaning: str) -> None:
        """1 at some of so many places."""
        raise NotImplementedError

    def bits(self, name: str, bits: int, size: int, meaning: str) -> None:
        """1 at some of so many places, given as bits."""
        raise NotImplementedError

    def tally(self, name: str, which: Iterable[int], size: int, meaning: str, high: int = MAX_BYTE) -> None:
        """For each of `size` places, how often it occurs in `which`; at most `high`."""
        raise NotImplementedError

    def items(self, name: str, of: Callable[[int], int], count: int, size: int, high: int, meaning: str) -> None:
        """By place in a row of so many things now, and of `size` at the most: a category, or a
        count if `high` is as much as a byte holds; 0 where there is no thing."""
        raise NotImplementedError

    def owners(self, name: str, seats: list[int], size: int, meaning: str) -> None:
        """For each of `size` things, its owner: 1 for the observer, 0 for nobody (which is -1 in `seats`)."""
        raise NotImplementedError

    def row(self, name: str, values: bytes, size: int, meaning: str, high: int = MAX_BYTE) -> None:
        """A row of `size` counts in an order of their own; `all_capped` makes them from a list."""
        raise NotImplementedError

    def category_row(self, name: str, values: bytes, size: int, high: int, meaning: str) -> None:
        """A row of `size` categories in an order of their own."""
        raise NotImplementedError

    def seat(self, name: str, seat: int, meaning: str) -> None:
        """1 at one of the seats; nowhere if that is -1."""
        raise NotImplementedError

    def seats(self, name: str, bits: int, meaning: str) -> None:
        """1 at some of the seats, given as bits."""
        raise NotImplementedError

    def flags(self, name: str, of: Callable[[int], bool], meaning: str) -> None:
        """For each seat: 1 or 0."""
        raise NotImplementedError

    def counts(
        self, name: str, of: Callable[[int], int], meaning: str, when: bool = True, high: int = MAX_BYTE
    ) -> None:
        """For each seat, a count of at most `high`."""
        raise NotImplementedError

    def counts_to(self, name: str, of: Callable[[int], int], high: int, meaning: str) -> None:
        """For each seat, a number of things of which there are at most `high`."""
        raise NotImplementedError

    def categories(self, name: str, of: Callable[[int], int], high: int, meaning: str, when: bool = True) -> None:
        """For each seat, a category numbered from 1; 0 for none."""
        raise NotImplementedError


class Described(Numbers):
    """Lists the features."""

    def __init__(self, players: int) -> None:
        self.players: Final = players
        self.features: Final[list[Feature]] = []

    def add(self, name: str, size: int, high: int, meaning: str, kind: str = COUNT) -> None:
        self.features.append(Feature(name, size, high, meaning, kind))

    def flag(self, name: str, value: bool, meaning: str) -> None:
        self.add(name, 1, 1, meaning, FLAG)

    def count(self, name: str, value: int, meaning: str, high: int = MAX_BYTE) -> None:
        self.add(name, 1, high, meaning)

    def count_to(self, name: str, value: int, high: int, meaning: str) -> None:
        self.add(name, 1, high, meaning)

    def category(self, name: str, value: int, high: int, meaning: str) -> None:
        self.add(name, 1, high, meaning, CATEGORY)

    def one_of(self, name: str, which: int, size: int, meaning: str) -> None:
        self.add(name, size, 1, meaning, POSITION)

    def some_of(self, name: str, which: Iterable[int], size: int, meaning: str) -> None:
        self.add(name, size, 1, meaning, FLAG)

    def bits(self, name: str, bits: int, size: int, meaning: str) -> None:
        self.add(name, size, 1, meaning, FLAG)

    def tally(self, name: str, which: Iterable[int], size: int, meaning: str, high: int = MAX_BYTE) -> None:
        self.add(name, size, high, meaning)

    def items(self, name: str, of: Callable[[int], int], count: int, size: int, high: int, meaning: str) -> None:
        self.add(name, size, high, meaning, CATEGORY if high < MAX_BYTE else COUNT)

    def owners(self, name: str, seats: list[int], size: int, meaning: str) -> None:
        self.add(name, size, self.players, meaning, CATEGORY)

    def row(self, name: str, values: bytes, size: int, meaning: str, high: int = MAX_BYTE) -> None:
        self.add(name, size, high, meaning)

    def category_row(self, name: str, values: bytes, size: int, high: int, meaning: str) -> None:
        self.add(name, size, high, meaning, CATEGORY)

    def seat(self, name: str, seat: int, meaning: str) -> None:
        self.add(name, self.players, 1, meaning, POSITION)

    def seats(self, name: str, bits: int, meaning: str) -> None:
        self.add(name, self.players, 1, meaning, FLAG)

    def flags(self, name: str, of: Callable[[int], bool], meaning: str) -> None:
        self.add(name, self.players, 1, meaning, FLAG)

    def counts(
        self, name: str, of: Callable[[int], int], meaning: str, when: bool = True, high: int = MAX_BYTE
    ) -> None:
        self.add(name, self.players, high, meaning)

    def counts_to(self, name: str, of: Callable[[int], int], high: int, meaning: str) -> None:
        self.add(name, self.players, high, meaning)

    def categories(self, name: str, of: Callable[[int], int], high: int, meaning: str, when: bool = True) -> None:
        self.add(name, self.players, high, meaning, CATEGORY)


class Written(Numbers):
    """Writes the values into zeros, from `at` on. `make fields` puts the bodies of these methods one after the other
    where a game's `encode` must be quick."""

    def __init__(self, seat: int, players: int, out: bytearray, at: int) -> None:
        self.viewer: Final = seat
        self.players: Final = players
        self.out: Final = out
        self.at = at

    def flag(self, name: str, value: bool, meaning: str) -> None:
        if value:
            self.out[self.at] = 1
        self.at += 1

    def count(self, name: str, value: int, meaning: str, high: int = MAX_BYTE) -> None:
        self.out[self.at] = value if value < MAX_BYTE else MAX_BYTE
        self.at += 1

    def count_to(self, name: str, value: int, high: int, meaning: str) -> None:
        self.out[self.at] = value
        self.at += 1

    def category(self, name: str, value: int, high: int, meaning: str) -> None:
        self.out[self.at] = value
        self.at += 1

    def one_of(self, name: str, which: int, size: int, meaning: str) -> None:
        if which >= 0:
            self.out[self.at + which] = 1
        self.at += size

    def some_of(self, name: str, which: Iterable[int], size: int, meaning: str) -> None:
        for each in which:
            self.out[self.at + each] = 1
        self.at += size

    def bits(self, name: str, bits: int, size: int, meaning: str) -> None:
        if bits:
            for i in range(bits.bit_length()):
                if bits >> i & 1:
                    self.out[self.at + i] = 1
        self.at += size

    def tally(self, name: str, which: Iterable[int], size: int, meaning: str, high: int = MAX_BYTE) -> None:
        for each in which:
            self.out[self.at + each] += 1
        self.at += size

    def items(self, name: str, of: Callable[[int], int], count: int, size: int, high: int, meaning: str) -> None:
        for i in range(count):
            self.out[self.at + i] = of(i)
        self.at += size

    def owners(self, name: str, seats: list[int], size: int, meaning: str) -> None:
        for i in range(size):
            owner = seats[i]
            if owner >= 0:
                self.out[self.at + i] = 1 + (owner - self.viewer) % self.players
        self.at += size

    def row(self, name: str, values: bytes, size: int, meaning: str, high: int = MAX_BYTE) -> None:
        self.out[self.at : self.at + size] = values
        self.at += size

    def category_row(self, name: str, values: bytes, size: int, high: int, meaning: str) -> None:
        self.out[self.at : self.at + size] = values
        self.at += size

    def seat(self, name: str, seat: int, meaning: str) -> None:
        if seat >= 0:
            self.out[self.at + (seat - self.viewer) % self.players] = 1
        self.at += self.players

    def seats(self, name: str, bits: int, meaning: str) -> None:
        if bits:
            for i in range(self.players):
                self.out[self.at + i] = bits >> (self.viewer + i) % self.players & 1
        self.at += self.players

    def flags(self, name: str, of: Callable[[int], bool], meaning: str) -> None:
        for i in range(self.players):
            other = (self.viewer + i) % self.players
            self.out[self.at + i] = of(other)
        self.at += self.players

    def counts(
        self, name: str, of: Callable[[int], int], meaning: str, when: bool = True, high: int = MAX_BYTE
    ) -> None:
        if when:
            for i in range(self.players):
                other = (self.viewer + i) % self.players
                count = of(other)
                self.out[self.at + i] = count if count < MAX_BYTE else MAX_BYTE
        self.at += self.players

    def counts_to(self, name: str, of: Callable[[int], int], high: int, meaning: str) -> None:
        for i in range(self.players):
            other = (self.viewer + i) % self.players
            self.out[self.at + i] = of(other)
        self.at += self.players

    def categories(self, name: str, of: Callable[[int], int], high: int, meaning: str, when: bool = True) -> None:
        if when:
            for i in range(self.players):
                other = (self.viewer + i) % self.players
                self.out[self.at + i] = of(other)
        self.at += self.players


class ZoneCounts:
    """The positions at which the card counts of one zone are written for one observer."""

    def __init__(self, zone: Zone, at: int, place: dict[str, int]) -> None:
        self.zone: Final = zone
        self.at: Final = at
        self.place: Final = place
        """By key: where its count stands after the size of the pile."""


def count_cards(g: State, viewer: int, counted: Sequence[ZoneCounts], out: bytearray, base: int) -> None:
    """The size of each pile, and how many of each key the viewer (a bit of an audience) knows in it. The observation
    begins at `base` of what is written."""
    known = g.known
    for counts in counted:
        zone = counts.zone
        pile = g.cards[zone.n]
        if not pile:
            continue
        at = base + counts.at
        out[at] = min(len(pile), MAX_BYTE)
        if zone.audience & viewer:
            place = counts.place
            for card in pile:
                out[at + place[card.key]] += 1
        elif known:
            place = counts.place
            for card in pile:
                if known.get(card.serial, 0) & viewer:
                    out[at + place[card.key]] += 1


def capped(value: int) -> int:
    """The value, limited to what a byte can hold."""
    return 0 if value < 0 else value if value < MAX_BYTE else MAX_BYTE


def all_capped(values: list[int]) -> bytes:
    """The values as bytes, each limited to what a byte can hold."""
    try:
        return bytes(values)
    except ValueError:
        return bytes([capped(value) for value in values])


def rotated(values: list[int], first: int) -> list[int]:
    """A list by seat, turned so that seat `first` comes first: an observer counts seats from its own."""
    return values[first:] + values[:first] if first else values
