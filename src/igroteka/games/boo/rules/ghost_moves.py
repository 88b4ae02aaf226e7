"""Step 3: a route is shown and judged, the ghost moves, tokens change hands; who is first next, and the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from igroteka.engine import ALL, Fate, Over, Refusal, Rules, Score, ShowKind, Tie, learn, show, tell
from igroteka.games.boo.board import COLOURS, COMPASS, ROOM_NAMES
from igroteka.games.boo.events import (
    FIRST_PLAYER,
    GAME_ENDED,
    LOCKED,
    ROUTE_WRONG,
    VICTORY_SHARED,
    VISITOR_DISCARDED,
    VISITOR_TAKEN,
    WALL_STOLEN,
    WALL_TAKEN,
)
from igroteka.games.boo.pieces import HANDS, PASS, SHOW_VISITOR, is_call
from igroteka.games.boo.refusals import HANDS_WAIT, HAS_CALLED, NO_UNDO_LEFT, STAYS_SHOWN, TOO_LONG
from igroteka.games.boo.rules.route import (
    GAVE_UP,
    GIVE_UP,
    HELD_COLOUR,
    HESITATED,
    NOT_THERE,
    Judgement,
    in_cells,
    judge,
    passage_step,
    steps_of,
)
from igroteka.games.boo.state import NEVER, NOBODY, RESERVE, UNDOS, Attempt, FinishedRound, Showing, Table

LONGEST_ROUTE: Final = 4000  # letters; the longest shortest route has about a hundred
LONGEST_STEP: Final = 14  # letters: X(10.10>10.11)
LONGEST_WALK: Final = 100  # steps of a route that is said step by step
WANDERING: Final = 16  # walls that a random walk crosses at most
ON: Final = ("…", "...")  # at the end of a route: it is still being shown
BUMP: Final = 2_000  # milliseconds that a wrong step costs in family play
THIRD: Final = 3


# --- Step 3: the ghost moves ----------------------------------------------------------------------------------------


class ShowRoute(ShowKind[Table]):
    """Any text is a route and is judged, but for a call or a hand; `give_up` is an answer too. A route that ends with
    an ellipsis is still being shown: everybody watches, and the next answer goes on from there (BO-148)."""

    def __init__(self, name: str, cites: str, colour: int, showing: Showing) -> None:
        super().__init__(name, cites)
        self.colour: Final = colour
        self.showing: Final = showing

    def refuses(self, g: Table, seat: int, text: str) -> Refusal | None:
        """What has been shown stays shown; family play lets go of steps three times (BO-149)."""
        if len(text) > LONGEST_ROUTE:
            return TOO_LONG
        refusal = no_route(text)
        if refusal is not None:
            return refusal
        if is_give_up(text):
            return None
        steps, shown = steps_shown(g, text), self.showing.steps
        if steps[: len(shown)] == shown:
            return None
        if not g.family or shown[: len(steps)] != steps:
            return STAYS_SHOWN
        return None if self.showing.undos < UNDOS else NO_UNDO_LEFT

    def words(self, g: Table, seat: int, said: Sequence[str]) -> list[str]:
        """Any step, right or wrong; to give up only at the beginning. What was shown before cannot be said here."""
        if self.showing.steps or (said and said[-1] == GIVE_UP) or len(said) >= LONGEST_WALK:
            return []
        steps = [*COMPASS, *[passage_step(room) for room in g.passages], *[f"T:{code}" for code in g.box.codes]]
        return steps if said else [*steps, GIVE_UP]

    def random_answer(self, g: Table, seat: int, fate: Fate) -> str:
        """A random walk through walls of the right colour, with tokens used at random, that knows the visitor's door
        when it stands before it, and goes on from what has been shown. Nobody asks the solver."""
        steps = self.showing.steps[:]
        so_far = judged(g, seat, self.colour, steps)
        area, colour = g.castle.area(so_far.cell), so_far.colour
        for _ in range(WANDERING):
            if area == g.room:
                break
            if area in g.passages and len(g.passages) > 1 and fate.below(3) == 0:
                exits = [room for room in g.passages if room != area]
                area = exits[fate.below(len(exits))]
                steps.append(passage_step(area))
            elif area in g.transformations and fate.below(3) == 0:
                colour = fate.below(COLOURS)
                steps.append(f"T:{g.box.codes[colour]}")
            doors = g.castle.doors(colour, area)
            if not doors:
                break
            step, area = doors[fate.below(len(doors))]
            for door in doors:
                if door[1] == g.room:
                    step, area = door
            steps.append(step)
        return " ".join(steps) or GIVE_UP

    def default(self, g: Table, seat: int) -> str:
        return GIVE_UP

    def deadline(self, g: Table, seat: int) -> int:
        return self.showing.due()


def no_route(key: str) -> Refusal | None:
    """Whatever a caller shows is a route and is judged (BO-146), but for what answers the search."""
    if key in HANDS:
        return HANDS_WAIT
    return HAS_CALLED if is_call(key) or key in (SHOW_VISITOR.key, PASS.key) else None


class Shown:
    """A show that is over: its steps, and what they are."""

    def __init__(self, steps: list[str], judgement: Judgement) -> None:
        self.steps: Final = steps
        self.judgement: Final = judgement


def show_route(g: Table, seat: int, colour: int) -> Rules[Shown]:
    """Everybody watches it."""
    showing = begin_showing(g)
    while True:
        g.showing = showing
        text = yield from show(g, seat, ShowRoute("show", "BO-068", colour, showing))
        then = go_on(g, seat, colour, showing, text)
        if isinstance(then, Shown):
            return then
        showing = then
        learn(g, ALL)


def begin_showing(g: Table) -> Showing:
    return Showing(g.now + g.clocks.show if g.clocks.show else NEVER, [])


def go_on(g: Table, seat: int, colour: int, showing: Showing, text: str) -> Showing | Shown:
    """At once or step by step: the first wrong step ends the show, and so does the visitor's room (BO-148)."""
    gives_up, due = is_give_up(text), showing.due()
    if due != NEVER and g.now >= due + (
        not gives_up
    ):  # a route of the last instant still counts; time gives up for one
        return broken_off(showing, colour, HESITATED)
    if gives_up:
        return broken_off(showing, colour, GAVE_UP)
    steps = steps_shown(g, text)
    judgement = judged(g, seat, colour, steps)
    if not text.rstrip().endswith(ON):
        return Shown(steps, judgement)
    if judgement.wrong > judgement.followed and g.family:
        return bump(g, showing, steps, judgement.followed)
    if judgement.verdict != NOT_THERE:
        return Shown(steps, judgement)
    undos = showing.undos + (len(steps) < len(showing.steps))
    return Showing(showing.until, steps, next_step_until(g), undos)


def broken_off(showing: Showing, colour: int, verdict: str) -> Shown:
    """A show without an end: the caller has hesitated or given up."""
    return Shown(showing.steps, Judgement(verdict, 0, len(showing.steps), 0, colour, 0))


def next_step_until(g: Table) -> int:
    """Whoever has begun to show goes on without stopping for long (BO-148)."""
    return g.now + g.clocks.hesitation if g.clocks.hesitation else NEVER


def bump(g: Table, showing: Showing, steps: list[str], followed: int) -> Showing:
    """Family play: the ghost stays before the wrong step, which costs two seconds (BO-149)."""
    until = NEVER if showing.until == NEVER else max(g.now, showing.until - BUMP)
    return Showing(until, steps[:followed], next_step_until(g), showing.undos, steps[followed])


def is_give_up(text: str) -> bool:
    return text.strip().lower() == GIVE_UP


def steps_shown(g: Table, text: str) -> list[str]:
    """The steps of a route, be it whole or still being shown."""
    for ellipsis in ON:
        text = text.rstrip().removesuffix(ellipsis)
    return [in_code(g, step) for step in steps_of(text)]


def judged(g: Table, seat: int, colour: int, steps: list[str]) -> Judgement:
    return judge(g.castle, g.box.codes, g.ghost, g.room, colour, g.held(seat), steps)


def in_code(g: Table, step: str) -> str:
    """A colour may be written by its name too: `T:RED` is `T:R`."""
    if step.startswith("T:"):
        for colour in g.box.colours:
            if step[2:] == colour.id.upper():
                return f"T:{colour.code}"
    return step


def route_text(judgement: Judgement, steps: list[str]) -> str:
    """What everybody has watched: up to the visitor or to the first wrong step, whatever was written there."""
    shown = steps[: judgement.followed]
    if judgement.wrong > judgement.followed:
        shown.append(steps[judgement.followed][:LONGEST_STEP])
    return " ".join(shown)


def correct_route(g: Table, seat: int, announced: int, judgement: Judgement, steps: list[str]) -> None:
    """The ghost moves; the caller takes the visitor and the wall token of the final colour, and may have won."""
    final = judgement.colour
    route = " ".join(in_cells(g.castle, g.ghost, steps))
    visitor, room = g.visitor, g.room
    g.visitors[seat].append(visitor)
    end_round(g, FinishedRound(visitor, g.ghost, room, "caught", seat, announced, final, route, g.owners[:]))
    tell(g, VISITOR_TAKEN, seat, (g.box.visitors[visitor - 1].id, ROOM_NAMES[room], judgement.crossings))
    if not g.day:  # the castle of the day is the same for everybody, so no colour closes (BO-154)
        take_wall(g, seat, final)
    if g.walls(seat) >= g.box.walls_to_win:
        raise end(g, [seat], "four_walls", "BO-096")
    if len(g.visitors[seat]) >= g.box.visitors_to_win:
        raise end(g, [seat], "five_visitors", "BO-097")
    pass_first(g)


def take_wall(g: Table, seat: int, colour: int) -> None:
    """From the reserve, or from the player who has it (BO-071 to BO-073)."""
    owner = g.owners[colour]
    g.owners[colour] = seat
    if owner == RESERVE:
        tell(g, WALL_TAKEN, seat, (g.box.colours[colour].id,))
    else:
        tell(g, WALL_STOLEN, seat, (g.box.colours[colour].id, f"p{owner}"))


def wrong_route(g: Table, seat: int, colour: int, judgement: Judgement, route: str) -> None:
    """Nothing changes on the table (BO-084); only a table option may keep the caller from calling for a while."""
    g.attempt = Attempt(seat, colour, judgement.verdict, judgement.wrong, route)
    named = judgement.colour if judgement.verdict == HELD_COLOUR else colour
    g.wrong_calls[seat] += 1
    tell(g, ROUTE_WRONG, seat, (judgement.verdict, judgement.wrong, g.box.colours[named].id))
    pause = g.clocks.cooldown
    if g.wrong_calls[seat] >= THIRD and g.clocks.third_call:
        pause = g.clocks.third_call
    if pause:
        g.locked_until[seat] = g.now + pause
        tell(g, LOCKED, seat, (pause // 1000,))


def discard_visitor(g: Table, how: str) -> None:
    """The visitor counts for nobody, the ghost takes its place, no wall token moves (BO-090 to BO-093)."""
    visitor, room = g.visitor, g.room
    g.discarded.append(visitor)
    end_round(g, FinishedRound(visitor, g.ghost, room, how, NOBODY, NOBODY, NOBODY, "", g.owners[:]))
    tell(g, VISITOR_DISCARDED, NOBODY, (g.box.visitors[visitor - 1].id, ROOM_NAMES[room], how))
    pass_first(g)


def end_round(g: Table, finished: FinishedRound) -> None:
    """The ghost stands where the visitor stood (BO-069, BO-091)."""
    g.ghost, g.room, g.visitor, g.hands = g.room, NOBODY, 0, 0
    g.locked_until = [0] * g.seats
    g.attempt = None
    g.finished = finished
    g.ready_seats = g.people()


# --- Step 4, and the end --------------------------------------------------------------------------------------------


def pass_first(g: Table) -> None:
    """The next player clockwise becomes the first player (BO-036)."""
    g.first = (g.first + 1) % g.seats
    if g.stack:
        tell(g, FIRST_PLAYER, g.first)


def stack_out(g: Table) -> Over:
    """The highest sum wins; of equals, who took a visitor last; without any they share (BO-098 to BO-102, BO-127)."""
    sums = [g.walls(seat) + len(g.visitors[seat]) for seat in range(g.seats)]
    tied = [seat for seat in range(g.seats) if sums[seat] == max(sums)]
    if len(tied) == 1:
        return end(g, tied, "stack_out", "BO-100")
    latest = {seat: max(g.visitors[seat], default=0) for seat in tied}
    winner = max(tied, key=lambda seat: latest[seat])
    if latest[winner] == 0:
        return end(g, tied, "shared", "BO-127", [Tie("last_visitor", "BO-127", latest)])
    if g.finished is not None and g.finished.caller in tied:  # nobody took one later, whatever its number
        winner = g.finished.caller
    return end(g, [winner], "stack_out", "BO-101", [Tie("last_visitor", "BO-101", latest)])


def end(g: Table, winners: list[int], how: str, rule: str, ties: Sequence[Tie] = ()) -> Over:
    scores: list[Score] = []
    for seat in range(g.seats):
        walls, visitors = g.walls(seat), len(g.visitors[seat])
        scores.append(Score(walls + visitors, {"walls": walls, "visitors": visitors}))
    if len(winners) == 1:
        tell(g, GAME_ENDED, winners[0], (how,))
    else:
        tell(g, VICTORY_SHARED, NOBODY)
    return g.over(winners, scores, how, rule, ties)
