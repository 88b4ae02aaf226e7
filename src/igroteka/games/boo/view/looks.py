"""What everybody sees of the table, as it is sent: the package fills it."""

from __future__ import annotations

from functools import cached_property

from msgspec import UNSET, Struct, UnsetType, to_builtins
from msgspec.structs import replace

from igroteka import engine
from igroteka.engine import Plain


class WallView(Struct, frozen=True, array_like=True):
    """A wall between two neighbouring cells, the second to the right of the first or below it."""

    cell: int
    other: int
    colour: str


class ShieldView(Struct, frozen=True):
    id: str
    colour: str
    row: int


class PortraitView(Struct, frozen=True):
    id: str
    colour: str
    column: str


class ColourView(Struct, frozen=True):
    id: str
    code: str
    glyph: str


class CastleView(Struct, frozen=True, dict=True):
    """All that a board needs to be drawn. Cells are numbered row by row; `areas` tells which of them hang together."""

    layout: list[int]
    wide: int
    rooms: dict[str, int]
    areas: list[int]
    walls: list[WallView]
    plan: dict[str, dict[str, list[str]]]
    """In words: where the walls of each room and corridor lead, by colour."""
    white_tower: int
    shields: list[ShieldView]
    portraits: list[PortraitView]
    colours: list[ColourView]
    passages: list[str]
    transformations: list[str]

    @cached_property
    def plain(self) -> object:
        """As plain data: made once, since a castle never changes."""
        return to_builtins(self)


class VisitorView(Struct, frozen=True):
    number: int
    id: str
    room: str
    shield: str
    portrait: str


class PlayerView(Struct, frozen=True):
    walls: list[str]
    visitors: list[str]
    score: int
    hand: bool
    searches: bool
    """In practice bots only look on."""
    wrong_calls: int
    locked_until: int | None


class CrossingView(Struct, frozen=True):
    """A wall on a route, between two cells, in the order in which they are crossed."""

    wall: tuple[int, int]
    colour: str
    number: int


class ShowingView(Struct, frozen=True):
    """What everybody has watched so far of the route that is being shown."""

    route: str
    undos_left: int
    bumped: str | None
    colour: str
    """In force where it has come to."""
    crossings: list[CrossingView]


class AttemptView(Struct, frozen=True):
    """The last wrong route of this round: what of it could be walked, and its first wrong step."""

    seat: str
    colour: str
    closed: str | None
    """The held colour that made it wrong, the announced one or that of a transformation."""
    verdict: str
    wrong: int
    walked: str
    step: str | None
    wall: tuple[int, int] | None
    """The wall of another colour, between two cells: its colour, and the one that was needed."""
    wall_colour: str | None
    needed: str | None


class PossibleView(Struct, frozen=True):
    """What was possible from one colour: the fewest crossings, and every route with so few."""

    colour: str
    crossings: int | None
    finals: list[str]
    routes: list[str]
    open_to: dict[str, int]
    """The seats that could go from this colour, and their fewest crossings: who holds wall tokens has fewer ways."""


class LastRoundView(Struct, frozen=True):
    visitor: str
    ghost: str
    room: str
    how: str
    caller: str | None
    announced: str | None
    final_colour: str | None
    route: str
    crossings: list[CrossingView]
    possible: list[PossibleView]
    owners: dict[str, str | None]


class ClocksView(Struct, frozen=True):
    """The table's clocks in seconds; 0 is off."""

    show_limit: int
    hesitation_limit: int
    search_limit: int
    ready_limit: int
    false_call_cooldown: int


class StopwatchView(Struct, frozen=True):
    """Correspondence play: how many are awaited; and one's own stopwatch, which nobody else sees, in milliseconds."""

    awaited: int
    started: int | UnsetType | None = UNSET
    time: int | UnsetType | None = UNSET
    verdict: str | UnsetType | None = UNSET
    show_until: int | UnsetType | None = UNSET


class WayView(Struct, frozen=True):
    """The color that a way begins with, and its steps."""

    colour: str
    route: str


class DayRoundView(Struct, frozen=True):
    """A finished search of the castle of the day: the fewest walls, and the seconds in which bots see a way."""

    visitor: str
    room: str
    ghost: str
    caught: bool
    time: int | None
    """Milliseconds until the right call; only of the search that ended last, until the next visitor comes."""
    fewest: int | None
    shortest: WayView | None
    """A way through so few walls."""
    bots: dict[str, int]


class TableView(engine.TableView, frozen=True):
    castle: CastleView
    number: int | None
    first: str
    round_no: int
    ghost: str | None
    visitor: VisitorView | None
    stack: list[str]
    discarded: list[str]
    reserve: list[str]
    players: dict[str, PlayerView]
    hands: int
    hands_needed: int
    walls_to_win: int
    visitors_to_win: int
    caller: str | None
    announced: str | None
    showing: ShowingView | None
    search_until: int | None
    attempt: AttemptView | None
    last_round: LastRoundView | None
    practice: bool
    family: bool
    rounds: int
    """How many visitors the game has."""
    lens: bool
    strict: bool
    clocks: ClocksView
    stopwatch: StopwatchView | UnsetType = UNSET
    day: list[DayRoundView] | UnsetType = UNSET

    def plain(self) -> Plain:
        return {"castle": self.castle.plain, **to_builtins(replace(self, castle=UNSET))}
