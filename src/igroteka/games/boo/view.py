"""What everybody sees of the table: castle, ghost, visitor, tokens, hands, clocks; and, afterwards, what was possible.

All seats see the same, but for what stopwatches keep to one of them (BO-152). Neither the backs of visitors
to come nor anything the solver says of a round under way is here.
"""

from __future__ import annotations

from functools import cached_property
from typing import Any, Final

from msgspec import UNSET, Struct, UnsetType, to_builtins
from msgspec.structs import replace

from igroteka import engine
from igroteka.engine import Shown
from igroteka.games.boo.board import CELLS, COLOURS, OPEN, ROOM_NAMES, ROOMS, STEP, WIDE, Castle
from igroteka.games.boo.content.box import Box
from igroteka.games.boo.rules.route import HELD_COLOUR, NOT_THERE, in_cells, steps_of
from igroteka.games.boo.rules.solver import NONE, Solution, solve, words
from igroteka.games.boo.state import NEVER, NOBODY, RESERVE, UNDOS, Attempt, Clocks, Showing, Table

# --- What it looks like -----------------------------------------------------------------------------------------------


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


class ShowingView(Struct, frozen=True):
    """What everybody has watched so far of the route that is being shown."""

    route: str
    undos_left: int
    bumped: str | None


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


class PossibleView(Struct, frozen=True):
    """What was possible from one colour: the fewest crossings, and every route with so few."""

    colour: str
    crossings: int | None
    finals: list[str]
    routes: list[str]


class LastRoundView(Struct, frozen=True):
    visitor: str
    ghost: str
    room: str
    how: str
    caller: str | None
    announced: str | None
    final_colour: str | None
    route: str
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
    clocks: ClocksView
    stopwatch: StopwatchView | UnsetType = UNSET

    def plain(self) -> dict[str, Any]:
        return {"castle": self.castle.plain, **to_builtins(replace(self, castle=UNSET))}


# --- How it is filled -------------------------------------------------------------------------------------------------


def shown_to(g: Table, seat: int | None) -> tuple[int, int, Showing | None]:
    """Who shows a route, in which colour and how far; with stopwatches only one's own, which nobody else sees."""
    if seat is not None and g.stopwatch and g.visitor and g.sealed[seat].showing is not None:
        return seat, g.sealed[seat].colour, g.sealed[seat].showing
    return g.caller, g.announced, g.showing


def show_view(g: Table, seat: int | None) -> tuple[str | None, str | None, ShowingView | None]:
    caller, colour, showing = shown_to(g, seat)
    return seat_name(caller), colour_name(g.box, colour), showing_view(g, showing)


def stopwatch_view(g: Table, seat: int | None) -> StopwatchView | UnsetType:
    if not g.stopwatch:
        return UNSET
    if seat is None or not g.visitor:
        return StopwatchView(awaited=g.awaited())
    own = g.sealed[seat]
    return StopwatchView(
        awaited=g.awaited(),
        started=moment(own.looked),
        time=moment(own.time()),
        verdict=own.outcome or None,
        show_until=UNSET if own.showing is None else moment(own.showing.due()),
    )


def clocks_view(clocks: Clocks) -> ClocksView:
    return ClocksView(
        show_limit=clocks.show // 1000,
        hesitation_limit=clocks.hesitation // 1000,
        search_limit=clocks.search // 1000,
        ready_limit=clocks.ready // 1000,
        false_call_cooldown=clocks.cooldown // 1000,
    )


def showing_view(g: Table, s: Showing | None) -> ShowingView | None:
    """None before the first step."""
    if s is None or not (s.steps or s.bumped or s.undos):
        return None
    return ShowingView(walked(g, s.steps), undos_left=UNDOS - s.undos if g.family else 0, bumped=s.bumped or None)


def moment(time: int) -> int | None:
    return None if time == NEVER else time


def room_name(room: int) -> str | None:
    return None if room == NOBODY else ROOM_NAMES[room]


def seat_name(seat: int) -> str | None:
    return None if seat == NOBODY else f"p{seat}"


def colour_name(box: Box, colour: int) -> str | None:
    return None if colour == NOBODY else box.colours[colour].id


def visitor_names(g: Table, visitors: list[int]) -> list[str]:
    return [g.box.visitors[v - 1].id for v in visitors]


def reserve(g: Table) -> list[str]:
    return [g.box.colours[k].id for k in range(COLOURS) if g.owners[k] == RESERVE]


def search_until(g: Table) -> int | None:
    return moment(g.search_until()) if g.is_searching() else None


def players(g: Table) -> dict[str, PlayerView]:
    return {f"p{seat}": player_view(g, seat) for seat in range(g.seats)}


def player_view(g: Table, seat: int) -> PlayerView:
    box = g.box
    walls = [box.colours[k].id for k in range(COLOURS) if g.owners[k] == seat]
    visitors = visitor_names(g, g.visitors[seat])
    return PlayerView(
        walls=walls,
        visitors=visitors,
        score=len(walls) + len(visitors),
        hand=g.has_hand_up(seat),
        searches=seat in g.searchers(),
        wrong_calls=g.wrong_calls[seat],
        locked_until=g.locked_until[seat] if g.locked_until[seat] > g.now else None,
    )


def visitor_view(g: Table, seat: int | None) -> VisitorView | None:
    if not g.sees_visitor(seat):
        return None
    box = g.box
    return VisitorView(
        number=g.visitor,
        id=box.visitors[g.visitor - 1].id,
        room=ROOM_NAMES[g.room],
        shield=box.shields[g.room // 6].id,
        portrait=box.portraits[g.room % 6].id,
    )


def attempt_view(g: Table) -> AttemptView | None:
    a = g.attempt
    if a is None:
        return None
    steps = steps_of(a.route)
    stopped = a.verdict == NOT_THERE or a.wrong == 0
    return AttemptView(
        seat=f"p{a.seat}",
        colour=g.box.colours[a.colour].id,
        closed=closed_colour(g, a),
        verdict=a.verdict,
        wrong=a.wrong,
        walked=walked(g, steps if stopped else steps[: a.wrong - 1]),
        step=None if stopped else steps[a.wrong - 1],
    )


def closed_colour(g: Table, a: Attempt) -> str | None:
    """Of a route that a held colour made wrong: that colour, the announced one or that of a transformation."""
    if a.verdict != HELD_COLOUR:
        return None
    return g.box.colours[g.box.codes.index(a.route[-1]) if a.wrong else a.colour].id


def last_round_view(g: Table) -> LastRoundView | None:
    f = g.finished
    if f is None:
        return None
    box = g.box
    return LastRoundView(
        visitor=box.visitors[f.visitor - 1].id,
        ghost=ROOM_NAMES[f.ghost],
        room=ROOM_NAMES[f.room],
        how=f.how,
        caller=seat_name(f.caller),
        announced=colour_name(box, f.announced),
        final_colour=colour_name(box, f.final),
        route=f.route,
        possible=possible(g, f.ghost, f.room),
        owners={box.colours[k].id: seat_name(f.owners[k]) for k in range(COLOURS)},
    )


SHOWN: Final = Shown[Table, TableView](
    TableView,
    {
        "castle": lambda g, _: drawn(g).castle,
        "number": lambda g, _: g.number or None,
        "first": lambda g, _: f"p{g.first}",
        "round_no": lambda g, _: g.round_no(),
        "ghost": lambda g, _: room_name(g.ghost),
        "visitor": visitor_view,
        "stack": lambda g, _: visitor_names(g, g.stack),
        "discarded": lambda g, _: visitor_names(g, g.discarded),
        "reserve": lambda g, _: reserve(g),
        "players": lambda g, _: players(g),
        "hands": lambda g, _: g.hands.bit_count(),
        "hands_needed": lambda g, _: g.hands_needed(),
        "walls_to_win": lambda g, _: g.box.walls_to_win,
        "visitors_to_win": lambda g, _: g.box.visitors_to_win,
        "caller announced showing": show_view,
        "search_until": lambda g, _: search_until(g),
        "attempt": lambda g, _: attempt_view(g),
        "last_round": lambda g, _: last_round_view(g),
        "clocks": lambda g, _: clocks_view(g.clocks),
        "stopwatch": stopwatch_view,
    },
)


# --- What is made of a castle once, when somebody looks ---------------------------------------------------------------


class Drawn:
    """What has been made of one castle so far. The castle keeps it, so that all forks share it."""

    def __init__(self, castle: CastleView) -> None:
        self.castle: CastleView = castle
        self.possible: dict[int, list[PossibleView]] = {}
        """By the rooms of ghost and visitor."""
        self.walked: dict[tuple[int, str], str] = {}
        """By the room of the ghost and the steps as they were said."""


def drawn(g: Table) -> Drawn:
    found = g.castle.drawn
    if not isinstance(found, Drawn):
        found = g.castle.drawn = Drawn(castle_view(g.castle, g.box, g.layout))
    return found


def walked(g: Table, steps: list[str]) -> str:
    """Steps from where the ghost stands, cell by cell."""
    known, key = drawn(g).walked, (g.ghost, " ".join(steps))
    if key not in known:
        known[key] = " ".join(in_cells(g.castle, g.ghost, steps))
    return known[key]


def possible(g: Table, ghost: int, visitor: int) -> list[PossibleView]:
    """What was possible from each colour for somebody who held none: the fewest crossings, and all routes with so few,
    those with fewer tokens and steps first."""
    known, key = drawn(g).possible, ghost * ROOMS + visitor
    if key not in known:
        known[key] = [answer_view(g, ghost, visitor, answer) for answer in solve(g.castle, ghost, visitor)]
    return known[key]


def answer_view(g: Table, ghost: int, visitor: int, answer: Solution) -> PossibleView:
    castle, box = g.castle, g.box
    found = words(castle, box.codes, ghost, visitor, answer.start)
    routes = sorted([in_cells(castle, ghost, word) for word in found], key=lambda r: (sum(":" in s for s in r), len(r)))
    return PossibleView(
        colour=box.colours[answer.start].id,
        crossings=None if answer.crossings == NONE else answer.crossings,
        finals=[box.colours[k].id for k in range(COLOURS) if answer.finals >> k & 1],
        routes=[" ".join(route) for route in routes],
    )


def castle_view(castle: Castle, box: Box, layout: list[int]) -> CastleView:
    return CastleView(
        layout=layout,
        wide=WIDE,
        rooms={name: castle.room_cells[n] for n, name in enumerate(ROOM_NAMES)},
        areas=[castle.area(cell) for cell in range(CELLS)],
        walls=[
            WallView(cell, cell + STEP[d], box.colours[castle.sides[d][cell]].id)
            for cell in range(CELLS)
            for d in (1, 2)
            if castle.sides[d][cell] < OPEN
        ],
        plan=plan_view(castle, box),
        white_tower=0,
        shields=[ShieldView(s.id, s.colour, s.line) for s in box.shields],
        portraits=[PortraitView(p.id, p.colour, p.line) for p in box.portraits],
        colours=[ColourView(c.id, c.code, c.glyph) for c in box.colours],
        passages=[ROOM_NAMES[room] for room in castle.passages],
        transformations=[ROOM_NAMES[room] for room in castle.transformations],
    )


def plan_view(castle: Castle, box: Box) -> dict[str, dict[str, list[str]]]:
    """The castle in words, for those who do not see it: where the walls of each room and corridor lead, by colour.
    Corridors are numbered from 1."""
    names = [*ROOM_NAMES, *(str(n + 1) for n in range(castle.zones))]
    plan: dict[str, dict[str, list[str]]] = {}
    for area, name in enumerate(names):
        ways = {box.colours[k].id: castle.reach[k][area] for k in range(COLOURS)}
        plan[name] = {
            colour: [other for n, other in enumerate(names) if behind >> n & 1]
            for colour, behind in ways.items()
            if behind
        }
    return plan
