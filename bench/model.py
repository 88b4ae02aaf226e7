"""The classes of the bench: rows that are measured in interleaved slices, goals, and figures measured separately.

A file in `bench/rows/` adds to the report. It may define

- `rows(place: Workplace) -> list[Row]`: what runs in slices, round by round, among all the others;
- `goals(place: Workplace) -> list[Goal]`: what a row should reach, by itself or over another row of the same run;
- `figures(place: Workplace) -> list[Figure]`: what does not fit a slice (a server under load, the weight of a page); it
  is called after the rounds and measures in its own way.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

INTERPRETED = "interpreted"
COMPILED = "compiled"
PEERS = "peers"
CHOICES = "share of actions with a choice"
"""A fact of a peer's row: the share of its actions that are decisions by our definition."""


class Load(NamedTuple):
    """What a worker runs: each `next` does some work and returns how many units (decisions, operations) it was."""

    work: Iterator[int]
    facts: dict[str, float] = {}  # noqa: RUF012, a NamedTuple's default is never written


@dataclass(frozen=True)
class Row:
    """A contender: what is called, in which build, and what its units are."""

    id: str
    title: str
    group: str
    where: str
    """`interpreted`, `compiled` or `peers`: which tree and which Python."""
    load: str
    """`module:function`, called once in the worker with `arguments`; it returns a Load."""
    arguments: tuple[str | int, ...] = ()
    process: str = ""
    """Rows of the same place and process share a worker."""
    share: float = 1.0
    """The part of a slice that it needs."""
    note: str = ""


@dataclass(frozen=True)
class Goal:
    """A goal: at least a multiple of another row's rate, or at most a number of microseconds for a unit."""

    row: str
    over: str = ""
    ratio: float = 0.0
    micros: float = 0.0
    source: str = ""


@dataclass(frozen=True)
class Figure:
    """A value that is not measured in slices, with its goal in words and whether it was met."""

    group: str
    title: str
    value: float
    unit: str
    goal: str = ""
    met: bool | None = None
    note: str = ""


@dataclass
class Workplace:
    """Where the bench runs: the trees, the Pythons, and what there is to measure."""

    root: Path
    trees: dict[str, Path]
    pythons: dict[str, Path]
    scratch: Path
    games: tuple[str, ...]
    quick: bool = False

    @property
    def builds(self) -> list[str]:
        """Ours: interpreted always, compiled where a C compiler was found."""
        return [build for build in (INTERPRETED, COMPILED) if build in self.trees]


@dataclass
class Series:
    """The results of a row, slice by slice."""

    units: list[int] = field(default_factory=list)
    turns: list[int] = field(default_factory=list)
    cpu: list[float] = field(default_factory=list)
    facts: dict[str, float] = field(default_factory=dict)

    @property
    def rates(self) -> list[float]:
        return [units / cpu for units, cpu in zip(self.units, self.cpu, strict=True)]
