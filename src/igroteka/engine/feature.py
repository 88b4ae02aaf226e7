"""Observations as numbers: what each of them means, and how the cards that a seat knows are counted.

A vector has a byte for each number, 0 or more; larger ones than a byte holds are 255. What is not known is 0. Seats are
counted clockwise from the one that observes, so that an agent plays every seat alike.
"""

from collections.abc import Sequence
from typing import Final

from igroteka.engine.state import State, Zone

MOST: Final = 255


class Feature:
    """A named part of an observation: how many numbers, the largest that each can be, and what they mean."""

    def __init__(self, name: str, size: int, high: int, meaning: str) -> None:
        self.name: Final = name
        self.size: Final = size
        self.high: Final = high
        self.meaning: Final = meaning


def size_of(features: Sequence[Feature]) -> int:
    return sum([feature.size for feature in features])


class ZoneCounts:
    """Where the counts of one zone are written for one observer."""

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
        out[at] = min(len(pile), MOST)
        if zone.audience & viewer:
            place = counts.place
            for card in pile:
                out[at + place[card.key]] += 1
        elif known:
            place = counts.place
            for card in pile:
                if known.get(card.serial, 0) & viewer:
                    out[at + place[card.key]] += 1


def low(value: int) -> int:
    """As a byte holds it."""
    return 0 if value < 0 else value if value < MOST else MOST


def lows(values: list[int]) -> bytes:
    """Each as a byte holds it."""
    try:
        return bytes(values)
    except ValueError:
        return bytes([low(value) for value in values])


def turned(values: list[int], first: int) -> list[int]:
    """From the `first` on, and then those before it: what is kept by seat, as an observer counts seats."""
    return values[first:] + values[:first] if first else values
