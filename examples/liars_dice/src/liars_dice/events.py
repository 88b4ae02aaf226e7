"""Everything that is told."""

from typing import Final

from igroteka.engine import EventKind, Integer

ROLLED: Final = EventKind("rolled", "LD-010", Integer("round"), sets=("dice", "counts", "round", "bids", "active"))
BID: Final = EventKind("bid", "LD-013", Integer("quantity"), Integer("face"), sets=("bids", "active"))
DOUBTED: Final = EventKind("doubted", "LD-018", Integer("quantity"), Integer("face"))
LIFTED: Final = EventKind("lifted", "LD-019", Integer("quantity"), Integer("face"), sets=("dice", "last"), moment=True)
LOST: Final = EventKind("lost", "LD-022", Integer("left"), sets=("counts",))
OUT: Final = EventKind("out", "LD-024", moment=True)
