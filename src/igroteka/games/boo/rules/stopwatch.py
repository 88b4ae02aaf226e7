"""The sealed stopwatch, for friends who are not at the table at the same time (BO-152).

Nobody sees the visitor until they ask to; from then to «Бу-у-у!» a stopwatch of their own runs, and they show the route
under seal. Nothing of it is told before the round is over but how many have not finished: neither asks nor numbers nor
the table's time differ for the others. All that a seat has done is in `Table.sealed`, so the race can restart anywhere.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from igroteka.engine import ALL, Ask, Fate, Kind, Option, Race, Refusal, Rules, Show, learn, tell
from igroteka.games.boo.board import COLOURS
from igroteka.games.boo.events import CALLED, ROUTE_SHOWN, VISITOR_SEALED
from igroteka.games.boo.pieces import SHOW_VISITOR, Call
from igroteka.games.boo.questions import OpenChoice
from igroteka.games.boo.refusals import HAS_FINISHED, HAS_LOOKED, NOT_LOOKED
from igroteka.games.boo.rules.ghost_moves import (
    Shown,
    ShowRoute,
    begin_showing,
    broken_off,
    correct_route,
    discard_visitor,
    go_on,
    judged,
    route_text,
)
from igroteka.games.boo.rules.route import HELD_COLOUR, HESITATED, NOT_THERE, OK
from igroteka.games.boo.rules.solver import easiest
from igroteka.games.boo.state import FRESH, NEVER, NOBODY, Sealed, Table

PASSED: Final = "passed"
AT_ONCE: Final = 15  # milliseconds within which two stopwatches say the same


# --- What is asked --------------------------------------------------------------------------------------------------


class SealedSearch(Kind[Table, Option]):
    """Look, then call; or pass. Whoever is not there is not passed over: the deadline is for that."""

    def expected(self, g: Table, seat: int) -> Sequence[Option]:
        return g.box.sealed_answers

    def forbids(self, g: Table, seat: int, option: Option) -> Refusal | None:
        own = g.sealed[seat]
        if own.outcome:
            return HAS_FINISHED
        if option is SHOW_VISITOR:
            return HAS_LOOKED if own.has_looked() else None
        return NOT_LOOKED if isinstance(option, Call) and not own.has_looked() else None


class SealedRoute(ShowRoute):
    """The same show as at any table, but nobody watches. Its clock is seen by its owner alone, so it is no deadline."""

    def deadline(self, g: Table, seat: int) -> int:
        return NEVER


SEALED: Final = SealedSearch("sealed", "BO-152", rest=True)


class SealedRace(Race):
    """One question to each seat, by what that seat has done."""

    def __init__(self, g: Table) -> None:
        super().__init__((), None, True)
        self.g: Final = g
        self.look_again()

    def look_again(self) -> None:
        """What has been asked changes with what has been answered, and with what is imagined."""
        self.asks[:] = asks_of(self.g)
        for ask in self.asks:
            ask.must = False
        self.give_up = next_end(self.g)

    def refresh_open(self, but: int) -> None:
        self.look_again()
        self.able = self.asks[:]


def asks_of(g: Table) -> list[Ask]:
    """Open to the end of the round, also when nothing is left to answer: nobody shall see who has finished."""
    found: list[Ask] = []
    for seat in range(g.seats):
        own = g.sealed[seat]
        if own.showing is None:
            found.append(OpenChoice(g, seat, SEALED))
        else:
            route = SealedRoute(SEALED.name, SEALED.cites, own.colour, own.showing)
            found.append(Show(g, seat, route))  # under the same name: everybody sees the names of open questions
    return found


def next_end(g: Table) -> int:
    """The deadline, or the end of a show before it."""
    soonest = g.search_until()
    for own in g.sealed:
        due = NEVER if own.showing is None else own.showing.due()
        if due != NEVER and (soonest == NEVER or due < soonest):
            soonest = due
    return soonest


# --- How the round goes ---------------------------------------------------------------------------------------------


def seal_visitor(g: Table) -> None:
    """Somebody has come, and it is known who; in which room each will see on their own stopwatch.

    From here on nobody goes back alone: a number that can no longer be taken back would tell that somebody has looked.
    """
    learn(g, ALL)
    g.sealed = [FRESH] * g.seats
    tell(g, VISITOR_SEALED, g.first, (g.box.visitors[g.visitor - 1].id, len(g.stack)))


def sealed_search(g: Table) -> Rules[None]:
    """Until all have finished, or more than half have passed before there was a correct route, or a day is over."""
    hunt = SealedRace(g)
    while True:
        answered = yield from hunt.next()
        if g.is_out_of_time(answered is not None):
            end_sealed(g, "time")
            return
        awaited = g.awaited()
        end_shows(g, answered)
        if answered is not None:
            take(g, answered)
        if g.awaited() < awaited:
            learn(g, ALL)
            if settle(g):
                return
        hunt.look_again()


def end_shows(g: Table, answered: Ask | None) -> None:
    """Who has not shown the route in time has no result; an answer of the last instant still counts."""
    for seat in range(g.seats):
        own = g.sealed[seat]
        due = NEVER if own.showing is None else own.showing.due()
        if own.showing is None or due == NEVER or (answered is not None and answered.seat == seat):
            continue
        if due < g.now or (due == g.now and answered is None):
            finish(g, seat, broken_off(own.showing, own.colour, HESITATED))


def take(g: Table, answered: Ask) -> None:
    """One seat goes on."""
    seat = answered.seat
    own = g.sealed[seat]
    if isinstance(answered, Show):
        assert own.showing is not None
        then = go_on(g, seat, own.colour, own.showing, answered.shown)
        if isinstance(then, Shown):
            finish(g, seat, then)
        else:
            g.sealed[seat] = Sealed(own.looked, own.called, own.colour, then)
        return
    option = answered.options[answered.pick]
    if option is SHOW_VISITOR:
        learn(g, 1 << seat)
        g.sealed[seat] = Sealed(g.now)
    elif isinstance(option, Call):
        held = g.owners[option.colour] == seat
        showing = None if held else begin_showing(g)
        g.sealed[seat] = Sealed(own.looked, g.now, option.colour, showing, HELD_COLOUR if held else "")
    else:
        g.sealed[seat] = Sealed(own.looked, outcome=PASSED)


def finish(g: Table, seat: int, shown: Shown) -> None:
    """The one attempt is over, right or wrong."""
    own = g.sealed[seat]
    verdict = shown.judgement.verdict
    steps = shown.steps[: shown.judgement.followed] if verdict == OK else []
    g.sealed[seat] = Sealed(own.looked, own.called, own.colour, None, verdict, steps)


def settle(g: Table) -> bool:
    """Somebody has finished: whether the round has."""
    if hands_are_up(g):
        end_sealed(g, "hands")
        return True
    if g.awaited() == 0:
        end_sealed(g, "no_result")
        return True
    return False


def hands_are_up(g: Table) -> bool:
    """More than half have passed, nobody has a correct route, and nobody is just showing one."""
    passed = 0
    for own in g.sealed:
        if own.outcome == OK or own.showing is not None:
            return False
        passed += own.outcome == PASSED
    return passed >= g.hands_needed()


def end_sealed(g: Table, how: str) -> None:
    """The shortest stopwatch wins; its route is told, nobody else's. Without any the visitor is discarded."""
    learn(g, ALL)
    winner = winner_of(g)
    sealed, g.sealed = g.sealed, [FRESH] * g.seats
    if winner == NOBODY:
        discard_visitor(g, how)
        return
    own = sealed[winner]
    judgement = judged(g, winner, own.colour, own.steps)
    tell(g, CALLED, winner, (g.box.colours[own.colour].id,))
    tell(g, ROUTE_SHOWN, winner, (route_text(judgement, own.steps),))
    correct_route(g, winner, own.colour, judgement, own.steps)


def winner_of(g: Table) -> int:
    """Of stopwatches that say the same, in the order of BO-144."""
    found = [seat for seat in range(g.seats) if g.sealed[seat].outcome == OK]
    if not found:
        return NOBODY
    least = min([g.sealed[seat].time() for seat in found])
    equal = [seat for seat in found if g.sealed[seat].time() <= least + AT_ONCE]
    return min(equal, key=lambda seat: (len(g.visitors[seat]), g.walls(seat), (seat - g.first) % g.seats))


# --- What a seat can imagine ------------------------------------------------------------------------------------------


def imagine_others(g: Table, seat: int, fate: Fate) -> None:
    """Who of the others has finished, and with what; all that is known is how many. -1 is a spectator."""
    others = [other for other in range(g.seats) if other != seat]
    done = sum(own.outcome != "" for own in g.sealed)
    if seat >= 0 and g.sealed[seat].outcome:
        done -= 1
    sealed = g.sealed[:]
    fate.mix(others)
    for n, other in enumerate(others):
        sealed[other] = imagined_end(g, other, fate) if n < done else imagined_start(g, fate)
    g.sealed = sealed
    if hands_are_up(g):  # then the round would be over
        for other in others:
            if g.sealed[other].outcome == PASSED:
                g.sealed[other] = Sealed(g.search_began, g.search_began, 0, None, NOT_THERE)


def imagined_start(g: Table, fate: Fate) -> Sealed:
    return Sealed(imagined_moment(g, fate)) if fate.below(2) else FRESH


def imagined_end(g: Table, seat: int, fate: Fate) -> Sealed:
    """A pass, a wrong route or a correct one."""
    if fate.below(3) == 0:
        return Sealed(outcome=PASSED)
    called, colour = imagined_moment(g, fate), fate.below(COLOURS)
    routes = easiest(g.castle, g.box.codes, g.ghost, g.room, colour, g.held(seat)) if fate.below(2) else []
    if not routes:
        return Sealed(g.search_began, called, colour, None, NOT_THERE)
    return Sealed(g.search_began, called, colour, None, OK, routes[0].steps)


def imagined_moment(g: Table, fate: Fate) -> int:
    return g.search_began + fate.below(max(0, g.now - g.search_began) + 1)
