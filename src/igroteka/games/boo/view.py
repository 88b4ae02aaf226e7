"""What everybody sees of the table: castle, ghost, visitor, tokens, hands, clocks; and, afterwards, what was possible.

All seats see the same, but for what stopwatches keep to one of them (BO-152). Neither the backs of visitors
to come nor anything the solver says of a round under way is here.
"""

from __future__ import annotations

from igroteka.games.boo.board import CELLS, COLOURS, OPEN, ROOM_NAMES, ROOMS, STEP, WIDE, Castle
from igroteka.games.boo.content.box import Box
from igroteka.games.boo.rules.route import HELD_COLOUR, NOT_THERE, in_cells, steps_of
from igroteka.games.boo.rules.solver import NONE, Answer, solve, words
from igroteka.games.boo.state import NEVER, NOBODY, RESERVE, UNDOS, Attempt, Clocks, Showing, Table


def see(g: Table, seat: int | None) -> dict[str, object]:
    box = g.box
    table: dict[str, object] = {
        "castle": castle_view(g.castle, box, g.layout),
        "number": g.number or None,
        "first": f"p{g.first}",
        "round_no": g.round_no(),
        "ghost": room_name(g.ghost),
        "visitor": visitor_view(g) if g.sees_visitor(seat) else None,
        "stack": [box.visitors[v - 1].id for v in g.stack],
        "discarded": [box.visitors[v - 1].id for v in g.discarded],
        "reserve": [box.colours[k].id for k in range(COLOURS) if g.owners[k] == RESERVE],
        "players": {f"p{each}": player_view(g, each) for each in range(g.seats)},
        "hands": g.hands.bit_count(),
        "hands_needed": g.hands_needed(),
        "walls_to_win": box.walls_to_win,
        "visitors_to_win": box.visitors_to_win,
        "caller": seat_name(g.caller),
        "announced": colour_name(box, g.announced),
        "showing": showing_view(g, g.showing),
        "search_until": g.search_until() if g.is_searching() and g.search_until() != NEVER else None,
        "attempt": attempt_view(g),
        "last_round": last_round_view(g),
        "practice": g.practice,
        "family": g.family,
        "clocks": clocks_view(g.clocks),
    }
    return table | sealed_view(g, seat) if g.stopwatch else table


def sealed_view(g: Table, seat: int | None) -> dict[str, object]:
    """With stopwatches: how many are still awaited; the own watch and the own route, which nobody else sees."""
    told: dict[str, object] = {"awaited": g.awaited()}
    if seat is None or not g.visitor:
        return {"stopwatch": told}
    own = g.sealed[seat]
    told["started"] = own.looked if own.has_looked() else None
    told["time"] = own.time() if own.time() != NEVER else None
    told["verdict"] = own.outcome or None
    s = own.showing
    if s is None:
        return {"stopwatch": told}
    told["show_until"] = s.due() if s.due() != NEVER else None
    return {
        "stopwatch": told,
        "caller": seat_name(seat),
        "announced": colour_name(g.box, own.colour),
        "showing": showing_view(g, s),
    }


def clocks_view(clocks: Clocks) -> dict[str, int]:
    """The table's clocks in seconds; 0 is off."""
    return {
        "show_limit": clocks.show // 1000,
        "hesitation_limit": clocks.hesitation // 1000,
        "search_limit": clocks.search // 1000,
        "ready_limit": clocks.ready // 1000,
        "false_call_cooldown": clocks.cooldown // 1000,
    }


def showing_view(g: Table, s: Showing | None) -> dict[str, object] | None:
    """What everybody has watched so far of the route that is being shown; None before the first step."""
    if s is None or not (s.steps or s.bumped or s.undos):
        return None
    return {
        "route": " ".join(in_cells(g.castle, g.ghost, s.steps)),
        "undos_left": UNDOS - s.undos if g.family else 0,
        "bumped": s.bumped or None,
    }


def room_name(room: int) -> str | None:
    return None if room == NOBODY else ROOM_NAMES[room]


def seat_name(seat: int) -> str | None:
    return None if seat == NOBODY else f"p{seat}"


def colour_name(box: Box, colour: int) -> str | None:
    return None if colour == NOBODY else box.colours[colour].id


def player_view(g: Table, seat: int) -> dict[str, object]:
    box = g.box
    walls = [box.colours[k].id for k in range(COLOURS) if g.owners[k] == seat]
    visitors = [box.visitors[v - 1].id for v in g.visitors[seat]]
    return {
        "walls": walls,
        "visitors": visitors,
        "score": len(walls) + len(visitors),
        "hand": g.has_hand_up(seat),
        "searches": seat in g.searchers(),
        "wrong_calls": g.wrong_calls[seat],
        "locked_until": g.locked_until[seat] if g.locked_until[seat] > g.now else None,
    }


def visitor_view(g: Table) -> dict[str, object]:
    return {
        "number": g.visitor,
        "id": g.box.visitors[g.visitor - 1].id,
        "room": ROOM_NAMES[g.room],
        "shield": g.box.shields[g.room // 6].id,
        "portrait": g.box.portraits[g.room % 6].id,
    }


def attempt_view(g: Table) -> dict[str, object] | None:
    """The last wrong route of this round: what of it could be walked, and its first wrong step."""
    a = g.attempt
    if a is None:
        return None
    steps = steps_of(a.route)
    stopped = a.verdict == NOT_THERE or a.wrong == 0
    return {
        "seat": seat_name(a.seat),
        "colour": g.box.colours[a.colour].id,
        "closed": closed_colour(g, a),
        "verdict": a.verdict,
        "wrong": a.wrong,
        "walked": " ".join(in_cells(g.castle, g.ghost, steps if stopped else steps[: a.wrong - 1])),
        "step": None if stopped else steps[a.wrong - 1],
    }


def closed_colour(g: Table, a: Attempt) -> str | None:
    """Of a route that a held colour made wrong: that colour, the announced one or that of a transformation."""
    if a.verdict != HELD_COLOUR:
        return None
    return g.box.colours[g.box.codes.index(a.route[-1]) if a.wrong else a.colour].id


def last_round_view(g: Table) -> dict[str, object] | None:
    f = g.finished
    if f is None:
        return None
    box = g.box
    return {
        "visitor": box.visitors[f.visitor - 1].id,
        "ghost": ROOM_NAMES[f.ghost],
        "room": ROOM_NAMES[f.room],
        "how": f.how,
        "caller": seat_name(f.caller),
        "announced": colour_name(box, f.announced),
        "final_colour": colour_name(box, f.final),
        "route": f.route,
        "possible": possible(g.castle, box, f.ghost, f.room),
        "owners": {box.colours[k].id: seat_name(f.owners[k]) for k in range(COLOURS)},
    }


def possible(castle: Castle, box: Box, ghost: int, visitor: int) -> list[dict[str, object]]:
    """What was possible from each colour for somebody who held none: the fewest crossings, and all routes with so few,
    those with fewer tokens and steps first."""
    key = ghost * ROOMS + visitor
    if key not in castle.shown:
        castle.shown[key] = [
            answer_view(castle, box, ghost, visitor, answer) for answer in solve(castle, ghost, visitor)
        ]
    return castle.shown[key]


def answer_view(castle: Castle, box: Box, ghost: int, visitor: int, answer: Answer) -> dict[str, object]:
    found = words(castle, box.codes, ghost, visitor, answer.start)
    routes = sorted([in_cells(castle, ghost, word) for word in found], key=lambda r: (sum(":" in s for s in r), len(r)))
    return {
        "colour": box.colours[answer.start].id,
        "crossings": None if answer.crossings == NONE else answer.crossings,
        "finals": [box.colours[k].id for k in range(COLOURS) if answer.finals >> k & 1],
        "routes": [" ".join(route) for route in routes],
    }


def castle_view(castle: Castle, box: Box, layout: list[int]) -> dict[str, object]:
    """All that a board needs to be drawn. Cells are numbered row by row; `areas` tells which of them hang together."""
    if not castle.drawing:
        castle.drawing = {
            "layout": layout,
            "wide": WIDE,
            "rooms": {name: castle.room_cells[n] for n, name in enumerate(ROOM_NAMES)},
            "areas": [castle.area(cell) for cell in range(CELLS)],
            "walls": [
                [cell, cell + STEP[d], box.colours[castle.sides[d][cell]].id]
                for cell in range(CELLS)
                for d in (1, 2)
                if castle.sides[d][cell] < OPEN
            ],
            "plan": plan_view(castle, box),
            "white_tower": 0,
            "shields": [{"id": s.id, "colour": s.colour, "row": s.line} for s in box.shields],
            "portraits": [{"id": p.id, "colour": p.colour, "column": p.line} for p in box.portraits],
            "colours": [{"id": c.id, "code": c.code, "glyph": c.glyph} for c in box.colours],
            "passages": [ROOM_NAMES[room] for room in castle.passages],
            "transformations": [ROOM_NAMES[room] for room in castle.transformations],
        }
    return castle.drawing


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
