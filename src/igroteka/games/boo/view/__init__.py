"""What everybody sees of the table: castle, ghost, visitor, tokens, hands, clocks; and, afterwards, what was possible.

All seats see the same, but for what stopwatches keep to one of them (BO-152). Neither the backs of visitors
to come nor anything the solver says of a round under way is here.
"""

from __future__ import annotations

from typing import Final

from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from igroteka.engine import Fate, Shown
from igroteka.games.boo.board import CELLS, COLOURS, COMPASS, OPEN, ROOM_NAMES, ROOMS, STEP, WIDE, Castle
from igroteka.games.boo.content.box import Box
from igroteka.games.boo.rules.route import HELD_COLOUR, NOT_THERE, OK, WRONG_WALL, Walker, in_cells, steps_of
from igroteka.games.boo.rules.seeing import LEVELS, sights
from igroteka.games.boo.rules.solver import NONE, Solution, solve, words
from igroteka.games.boo.state import NEVER, NOBODY, RESERVE, UNDOS, Attempt, Clocks, Showing, Table
from igroteka.games.boo.view.looks import (
    AttemptView,
    CastleView,
    ClocksView,
    ColourView,
    CrossingView,
    DayRoundView,
    LastRoundView,
    PlayerView,
    PortraitView,
    PossibleView,
    ShieldView,
    ShowingView,
    StopwatchView,
    TableView,
    VisitorView,
    WallView,
    WayView,
)


def shown_to(g: Table, seat: int | None) -> tuple[int, int, Showing | None]:
    """Who shows a route, in which colour and how far; with stopwatches only one's own, which nobody else sees."""
    if seat is not None and g.stopwatch and g.visitor and g.sealed[seat].showing is not None:
        return seat, g.sealed[seat].colour, g.sealed[seat].showing
    return g.caller, g.announced, g.showing


def show_view(g: Table, seat: int | None) -> tuple[str | None, str | None, ShowingView | None]:
    caller, colour, showing = shown_to(g, seat)
    return seat_name(caller), colour_name(g.box, colour), showing_view(g, colour, showing)


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


def showing_view(g: Table, announced: int, s: Showing | None) -> ShowingView | None:
    """None before the first step."""
    if s is None or not (s.steps or s.bumped or s.undos):
        return None
    route = walked(g, s.steps)
    colour, crossings = crossings_of(g, g.ghost, g.announced if announced == NOBODY else announced, route)
    return ShowingView(route, UNDOS - s.undos if g.family else 0, s.bumped or None, colour_id(g.box, colour), crossings)


def moment(time: int) -> int | None:
    return None if time == NEVER else time


def room_name(room: int) -> str | None:
    return None if room == NOBODY else ROOM_NAMES[room]


def seat_name(seat: int) -> str | None:
    return None if seat == NOBODY else f"p{seat}"


def colour_name(box: Box, colour: int) -> str | None:
    return None if colour == NOBODY else box.colours[colour].id


def colour_id(box: Box, colour: int) -> str:
    return box.colours[colour].id


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
    route = walked(g, steps if stopped else steps[: a.wrong - 1])
    barred = None if stopped or a.verdict != WRONG_WALL else barred_at(g, a.colour, route, steps[a.wrong - 1])
    return AttemptView(
        seat=f"p{a.seat}",
        colour=g.box.colours[a.colour].id,
        closed=closed_colour(g, a),
        verdict=a.verdict,
        wrong=a.wrong,
        walked=route,
        step=None if stopped else steps[a.wrong - 1],
        wall=barred and barred[0],
        wall_colour=barred and barred[1],
        needed=barred and barred[2],
    )


def walker(g: Table, ghost: int, announced: int, route: str) -> tuple[Walker, list[CrossingView]]:
    """Somebody who has followed a route cell by cell, and the walls on it."""
    on_the_way, found = Walker(g.castle, g.box.codes, ghost, announced, 0), list[CrossingView]()
    for step in route.split():
        before = on_the_way.cell
        if on_the_way.follow(step) != OK:
            break
        if on_the_way.crossings > len(found):
            ends = min(before, on_the_way.cell), max(before, on_the_way.cell)
            found.append(CrossingView(ends, colour_id(g.box, on_the_way.colour), len(found) + 1))
    return on_the_way, found


def crossings_of(g: Table, ghost: int, announced: int, route: str) -> tuple[int, list[CrossingView]]:
    """The colour in force at its end, and the walls on it."""
    on_the_way, found = walker(g, ghost, announced, route)
    return on_the_way.colour, found


def barred_at(g: Table, announced: int, route: str, step: str) -> tuple[tuple[int, int], str, str] | None:
    """The wall at which a route broke, its colour, and the one that was needed."""
    on_the_way, _ = walker(g, g.ghost, announced, route)
    cell, way = on_the_way.cell, step
    compact = g.castle.crossing(step)
    if compact is not None:
        cell, d = compact
        way = COMPASS[d]
    if way not in COMPASS:
        return None
    d = COMPASS.index(way)
    other = cell + STEP[d]
    wall = g.castle.sides[d][cell]
    return (min(cell, other), max(cell, other)), colour_id(g.box, wall), colour_id(g.box, on_the_way.colour)


def closed_colour(g: Table, a: Attempt) -> str | None:
    """Of a route that a held colour made wrong: that colour, the announced one or that of a transformation."""
    if a.verdict != HELD_COLOUR:
        return None
    return g.box.colours[g.box.codes.index(a.route[-1]) if a.wrong else a.colour].id


def last_round_view(g: Table) -> LastRoundView | None:
    f, kept = g.finished, drawn(g).last
    if f is None:
        return None
    if kept is not None and kept[0] is f:
        return kept[1]
    box = g.box
    view = LastRoundView(
        visitor=box.visitors[f.visitor - 1].id,
        ghost=ROOM_NAMES[f.ghost],
        room=ROOM_NAMES[f.room],
        how=f.how,
        caller=seat_name(f.caller),
        announced=colour_name(box, f.announced),
        final_colour=colour_name(box, f.final),
        route=f.route,
        crossings=[] if f.announced == NOBODY else crossings_of(g, f.ghost, f.announced, f.route)[1],
        possible=possible_to(g, f.ghost, f.room, f.owners),
        owners={box.colours[k].id: seat_name(f.owners[k]) for k in range(COLOURS)},
    )
    drawn(g).last = f, view
    return view


def day_view(g: Table, seat: int | None) -> list[DayRoundView] | UnsetType:
    """The searches that are over; what one is about to see tells nothing of it (BO-147)."""
    if not g.day:
        return UNSET
    done = sorted([*g.discarded, *(visitor for own in g.visitors for visitor in own)])
    rooms = [g.home, *(g.backs[g.number - 1][visitor - 1] for visitor in done)]
    return [day_round(g, visitor, rooms[n], rooms[n + 1]) for n, visitor in enumerate(done)]


def day_round(g: Table, visitor: int, ghost: int, room: int) -> DayRoundView:
    fewest, shortest = shortest_way(g, ghost, room)
    is_last = g.visitor == 0 and g.finished is not None and g.finished.visitor == visitor
    return DayRoundView(
        visitor=g.box.visitors[visitor - 1].id,
        room=ROOM_NAMES[room],
        ghost=ROOM_NAMES[ghost],
        caught=visitor not in g.discarded,
        time=g.searched if is_last and visitor not in g.discarded else None,
        fewest=fewest,
        shortest=shortest,
        bots=bots_at(g, ghost, room),
    )


def shortest_way(g: Table, ghost: int, room: int) -> tuple[int | None, WayView | None]:
    """The fewest walls of all ways, and the first way through so few."""
    found = None
    for way in possible(g, ghost, room):
        if way.crossings is not None and (found is None or way.crossings < found[0]):
            found = way.crossings, WayView(way.colour, way.routes[0])
    return found or (None, None)


def bots_at(g: Table, ghost: int, room: int) -> dict[str, int]:
    """After how many seconds a bot of each level sees a way; the same for everybody. None that sees none."""
    known, key = drawn(g).bots, (ghost, room)
    if key not in known:
        found = known[key] = {}
        for n, (name, level) in enumerate(LEVELS.items()):
            fate = Fate((ghost * ROOMS + room) * len(LEVELS) + n)
            seen = [each.at for each in sights(g.castle, g.box.codes, ghost, room, 0, fate, level)]
            if seen:
                found[name] = round(min(seen))
    return known[key]


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
        "rounds": lambda g, _: g.rounds(),
        "clocks": lambda g, _: clocks_view(g.clocks),
        "stopwatch": stopwatch_view,
        "day": day_view,
    },
    own=("visitor", "caller", "announced", "showing", "stopwatch", "day"),
)


# --- What is made of a castle once, when somebody looks ---------------------------------------------------------------


class Drawn:
    """What has been made of one castle so far. The castle keeps it, so that all forks share it."""

    def __init__(self, castle: CastleView) -> None:
        self.castle: CastleView = castle
        self.possible: dict[int, list[PossibleView]] = {}
        """By the rooms of ghost and visitor."""
        self.fewest: dict[tuple[int, int, int], list[int]] = {}
        """By the rooms of ghost and visitor, and what somebody holds: the fewest crossings of each colour, or NONE."""
        self.bots: dict[tuple[int, int], dict[str, int]] = {}
        """By the rooms of ghost and visitor."""
        self.last: tuple[object, LastRoundView] | None = None
        """The round that ended last, and how it is shown: it is never written."""
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


def possible_to(g: Table, ghost: int, visitor: int, owners: list[int]) -> list[PossibleView]:
    """The same, with who of the table could go: a held colour was closed."""
    by_seat = {}
    for seat in range(g.seats):
        held = sum(1 << k for k, owner in enumerate(owners) if owner == seat)
        by_seat[f"p{seat}"] = fewest(g, ghost, visitor, held)
    return [
        replace(each, open_to={seat: found[k] for seat, found in by_seat.items() if found[k] != NONE})
        for k, each in enumerate(possible(g, ghost, visitor))
    ]


def fewest(g: Table, ghost: int, visitor: int, held: int) -> list[int]:
    known, key = drawn(g).fewest, (ghost, visitor, held)
    if key not in known:
        known[key] = [answer.crossings for answer in solve(g.castle, ghost, visitor, held)]
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
        open_to={},
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
