"""Bots that search like people: the solver tells which routes there are, a model of thinking time when one is seen.

K = crossings + 0.12 · steps + 1.5 · passages + 2.5 · transformations; a route is seen after t0 + a · K^1.2 · exp(σ·z)
seconds of search, z standard normal, drawn for each route on its own. The bot calls what it sees first. Sometimes it
errs, and it raises its hand when it sees nothing for long. `normal` is the dossier's expert (section 8); `easy` is as
slow as somebody who plays for the first time, who needs 30 to 120 seconds for a route.
"""

from __future__ import annotations

from math import exp
from typing import Final

from igroteka.bots.brain import Brain, Thought
from igroteka.engine import Ask, Fate, Match, Show
from igroteka.engine.events import Value
from igroteka.games.boo.answers import LOWER_HAND, PASS, RAISE_HAND, SHOW_VISITOR
from igroteka.games.boo.castle import COLOURS, COMPASS, OPEN
from igroteka.games.boo.route import GIVE_UP, OK, Walker
from igroteka.games.boo.solver import Route, easiest, reach_of_colour
from igroteka.games.boo.state import RESERVE, Showing, Table


class Level:
    """How fast, how sure and how patient somebody is. Times in seconds, shares in per cent."""

    def __init__(
        self,
        rest: float,
        pace: float,
        spread: float,
        glance: float,
        blind: int,
        errors: float,
        calls_none: int,
        patience: tuple[int, int],
    ) -> None:
        self.rest, self.pace, self.spread = rest, pace, spread
        self.glance = glance  # routes found within this time of each other are seen at one glance
        self.blind = blind  # how often a route with a transformation is not seen at all
        self.errors = errors  # how often a call is wrong
        self.calls_none = calls_none  # how soon a hand goes up where no route exists
        self.patience = patience  # at least and at most, until a hand goes up where none has been seen


LEVELS: Final = {
    "easy": Level(25.0, 10.0, 0.6, 0.0, 70, 8.0, 90, (150, 240)),
    "normal": Level(3.0, 1.6, 0.45, 0.4, 0, 1.5, 20, (45, 90)),
}
AFTER_AN_ERROR: Final = 0.6  # of the usual time for whoever has just erred
HELD_BY_MISTAKE: Final = 20  # per cent of errors
LOOKS_AFTER: Final = 1_500  # milliseconds, by stopwatch; each bot in its turn
SHOWS_AFTER: Final = 2_000


class Insight:
    """A route that will be seen, and when, in seconds of search."""

    def __init__(self, route: Route, at: float) -> None:
        self.route: Final = route
        self.at: Final = at


class Mind:
    """What one bot has in mind during one round."""

    def __init__(self, key: tuple[int, int, int, int]) -> None:
        self.key: Final = key
        self.wrong_calls = 0
        self.insights: list[Insight] = []
        self.patience = 0.0
        self.steps: list[str] | None = None
        self.errs = False


def difficulty(route: Route) -> float:
    return route.crossings + 0.12 * route.moves + 1.5 * route.passages + 2.5 * route.transformations


class BooBrain(Brain[Table]):
    """One bot's brain: it remembers what it has in mind while the search goes on."""

    def __init__(self) -> None:
        self.mind = Mind((0, 0, 0, 0))

    def for_one(self) -> BooBrain:
        return BooBrain()

    def value(self, world: Match[Table], seat: int) -> float:
        """The own tokens against those of the strongest rival; a lost visitor counts for nobody."""
        g = world.g
        if world.result is not None:
            return 100.0 if seat in world.result.winners else -100.0
        rivals = [g.walls(other) + len(g.visitors[other]) for other in range(g.seats) if other != seat]
        return float(g.walls(seat) + len(g.visitors[seat]) - max(rivals))

    def rank(self, world: Match[Table], seat: int, ask: Ask) -> list[float]:
        """Asked in the middle of a search: the call it would make first, else the hand. Number and room are named
        blind: chance decides (BO-033)."""
        luck = Fate(world.g.fate.word())
        if ask.name in ("search", "sealed"):
            best = self.bid(world, seat, ask, luck, "normal")
            wanted = LOWER_HAND.key if best is None else best.answer
            return [float(option.key == wanted) for option in ask.options]
        return [float(luck.below(1000)) for _ in ask.options]

    def reason(self, world: Match[Table], seat: int, ask: Ask, answer: str) -> tuple[str, dict[str, Value]]:
        if isinstance(ask, Show):
            return ("route_forgotten" if answer == GIVE_UP else "route"), {}
        if answer == SHOW_VISITOR.key:
            return "looks", {}
        if ask.name in ("search", "sealed"):
            return ("route_seen_now" if answer.startswith("call:") else "no_route_seen"), {}
        return ask.name, {}

    # --- the race -----------------------------------------------------------------------------------------------

    def bid(self, world: Match[Table], seat: int, ask: Ask, fate: Fate, level: str) -> Thought | None:
        g = world.g
        if ask.name == "sealed":
            return self.bid_under_seal(g, seat, fate, LEVELS[level])
        if g.is_stopped():  # the table asks again when the search goes on
            return None
        mind = self.think_on(g, seat, fate, LEVELS[level])
        best = choose(g, seat, mind.insights, LEVELS[level].glance)
        hand_up = g.has_hand_up(seat)
        if not hand_up and (best is None or best.at > mind.patience):
            at = max(g.now, g.search_moment(round(1000 * mind.patience)))
            return Thought(RAISE_HAND.key, "no_route_seen", {}, at)
        if best is None or g.locked_until[seat] > g.now:  # the table asks again when the lock ends
            return None
        return self.shout(g, seat, mind, best.route, max(g.now, g.search_moment(round(1000 * best.at))), fate)

    def shout(self, g: Table, seat: int, mind: Mind, route: Route, at: int, fate: Fate) -> Thought:
        mind.steps, start = route.steps, route.start
        if mind.errs:
            mind.steps, start = spoiled(g, seat, route, fate)
        colour = g.box.colours[start].id
        return Thought(f"call:{colour}", "route_seen", {"colour": colour, "crossings": route.crossings}, at)

    def bid_under_seal(self, g: Table, seat: int, fate: Fate, level: Level) -> Thought | None:
        """By stopwatch (BO-152): it looks soon, and from then on thinks as in any search; the one attempt is shown."""
        own = g.sealed[seat]
        if own.outcome:
            return None
        if not own.has_looked():
            return Thought(SHOW_VISITOR.key, "looks", {}, max(g.now, g.search_began + LOOKS_AFTER * (seat + 1)))
        if own.showing is not None:
            answer = self.route_in_mind(g, seat, own.colour, own.showing)
            return Thought(answer, "route", {}, max(g.now, own.called + SHOWS_AFTER))
        mind = self.think_on(g, seat, fate, level)
        best = choose(g, seat, mind.insights, level.glance)
        if best is None or best.at > mind.patience:
            return Thought(PASS.key, "no_route_seen", {}, max(g.now, own.looked + round(1000 * mind.patience)))
        return self.shout(g, seat, mind, best.route, max(g.now, own.looked + round(1000 * best.at)), fate)

    def think_on(self, g: Table, seat: int, fate: Fate, level: Level) -> Mind:
        """Draw discovery times when a search begins, and anew after an own mistake; others' mistakes change nothing."""
        key = (g.visitor, g.ghost, g.room, seat)
        mind = self.mind
        if mind.key != key:
            mind = Mind(key)
            least, most = level.patience
            mind.patience = float(least + fate.below(most - least))
            mind.insights = insights(g, seat, fate, level)
            if not mind.insights:
                mind.patience = float(level.calls_none)
            mind.errs = fate.below(1000) < 10 * level.errors
            self.mind = mind
        elif g.wrong_calls[seat] > mind.wrong_calls:
            already = g.searched / 1000
            fresh = insights(g, seat, fate, level)
            mind.insights = [Insight(i.route, already + AFTER_AN_ERROR * i.at) for i in fresh]
            mind.errs = fate.below(1000) < 10 * level.errors
        mind.wrong_calls = g.wrong_calls[seat]
        return mind

    def compose(self, world: Match[Table], seat: int, ask: Show[Table], fate: Fate, level: str) -> str:
        """Show what it has in mind; a bot that sits down in the middle of a show looks again."""
        g = world.g
        if ask.name == "sealed":
            own = g.sealed[seat]
            return self.route_in_mind(g, seat, own.colour, own.showing)
        return self.route_in_mind(g, seat, g.announced, g.showing)

    def route_in_mind(self, g: Table, seat: int, colour: int, showing: Showing | None) -> str:
        steps = self.mind.steps if self.mind.key == (g.visitor, g.ghost, g.room, seat) else None
        if steps is None:
            found = easiest(g.castle, g.box.codes, g.ghost, g.room, colour, g.held(seat))
            steps = found[0].steps if found else None
        shown = [] if showing is None else showing.steps
        return GIVE_UP if steps is None or steps[: len(shown)] != shown else " ".join(steps)


def insights(g: Table, seat: int, fate: Fate, level: Level) -> list[Insight]:
    """The easiest route for each starting and final colour, with the time it takes to be seen."""
    held = g.held(seat)
    found: list[Insight] = []
    for start in range(COLOURS):
        for route in easiest(g.castle, g.box.codes, g.ghost, g.room, start, held):
            z = fate.normal()
            if route.transformations and fate.below(100) < level.blind:
                continue
            found.append(Insight(route, level.rest + level.pace * difficulty(route) ** 1.2 * exp(level.spread * z)))
    return found


def choose(g: Table, seat: int, seen: list[Insight], glance: float) -> Insight | None:
    """The first one seen; of several seen at one glance the one that brings most."""
    if not seen:
        return None
    first = min(i.at for i in seen)
    together = [i for i in seen if i.at <= first + glance]
    return max(together, key=lambda i: (worth(g, seat, i.route.final), -i.at))


def worth(g: Table, seat: int, final: int) -> float:
    """What the final colour's wall token brings: the fourth wall, a token of the leader, one of the reserve, another's.
    A token closes its colour to the taker, so of equals the less useful colour is better."""
    cost = reach_of_colour(g.castle, final)
    if g.walls(seat) + 1 >= g.box.walls_to_win:
        return 3.0 - cost
    owner = g.owners[final]
    if owner == RESERVE:
        return 1.0 - cost
    most = max(g.walls(other) + len(g.visitors[other]) for other in range(g.seats))
    return (2.0 if g.walls(owner) + len(g.visitors[owner]) == most else 0.0) - cost


def spoiled(g: Table, seat: int, route: Route, fate: Fate) -> tuple[list[str], int]:
    """A mistake: a wall of another colour in the middle of the way, or a colour that is closed to the caller."""
    held = [colour for colour in range(COLOURS) if g.owners[colour] == seat]
    if held and fate.below(100) < HELD_BY_MISTAKE:
        return route.steps, held[0]
    walker = Walker(g.castle, g.box.codes, g.ghost, route.start, g.held(seat))
    for n, step in enumerate(route.steps):
        for d in range(4):
            side = g.castle.sides[d][walker.cell]
            if n > 0 and side < OPEN and side != walker.colour:
                return [*route.steps[:n], COMPASS[d]], route.start
        if walker.follow(step) != OK:
            break
    return route.steps[:-1], route.start


BRAIN: Final = BooBrain()
