"""What a bot answers and when: a brain that keeps in mind what it has seen while the search goes on."""

from __future__ import annotations

from typing import Final

from igroteka.bots import Brain, Proof, Thought
from igroteka.engine import Ask, Fate, Match, Show, Value
from igroteka.games.boo.bot.proof import proof
from igroteka.games.boo.bot.reasons import reason_of
from igroteka.games.boo.bot.thinking import (
    ERRING,
    LEVELS,
    LIKE_ME,
    Insight,
    Level,
    Mind,
    choose,
    insights,
    level_of,
    spoiled,
)
from igroteka.games.boo.bot.value import value
from igroteka.games.boo.pieces import LOWER_HAND, PASS, RAISE_HAND, SHOW_VISITOR
from igroteka.games.boo.rules.route import GIVE_UP
from igroteka.games.boo.rules.solver import Route, easiest
from igroteka.games.boo.state import Showing, Table

AFTER_AN_ERROR: Final = 0.6  # of the usual time for whoever has just erred
LOOKS_AFTER: Final = 1_500  # milliseconds, by stopwatch; each bot in its turn
SHOWS_AFTER: Final = 2_000


class BooBrain(Brain[Table]):
    """One bot's brain: it remembers what it has in mind while the search goes on."""

    def __init__(self) -> None:
        self.mind = Mind((0, 0, 0, 0))
        self.levels = (*LEVELS, LIKE_ME)
        self.good_moments = ("visitor_taken",)
        self.yardstick = "expert"  # what `normal` was before there were levels for people

    def for_one(self, level: str) -> BooBrain:
        return BooBrain()

    def value(self, world: Match[Table], seat: int) -> float:
        return value(world, seat)

    def rank(self, world: Match[Table], seat: int, ask: Ask) -> list[float]:
        """Asked in the middle of a search: the call it would make first, else the hand. Number and room are named
        blind: chance decides (BO-033)."""
        luck = Fate(world.g.fate.copy().word())
        if ask.name in ("search", "sealed"):
            best = self.bid(world, seat, ask, luck, "expert")
            wanted = LOWER_HAND.key if best is None else best.answer
            return [float(option.key == wanted) for option in ask.options]
        return [float(luck.below(1000)) for _ in ask.options]

    def proof(self, world: Match[Table], seat: int, ask: Ask) -> Proof | None:
        return proof(world.g, seat) if ask.name == "search" else None

    def reason(self, world: Match[Table], seat: int, ask: Ask, answer: str) -> tuple[str, dict[str, Value]]:
        return reason_of(ask, answer), {}

    # --- the race -----------------------------------------------------------------------------------------------

    def bid(self, world: Match[Table], seat: int, ask: Ask, fate: Fate, level: str) -> Thought | None:
        g = world.g
        manner = level_of(g, seat, level)
        if ask.name == "sealed":
            return self.bid_under_seal(g, seat, fate, manner)
        if g.is_stopped():  # the table asks again when the search goes on
            return None
        mind = self.think_on(g, seat, fate, manner)
        best = choose(g, seat, mind.insights, manner.glance)
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
            self.err(mind, fate, level)
            self.mind = mind
        elif g.wrong_calls[seat] > mind.wrong_calls:
            already = g.searched / 1000
            fresh = insights(g, seat, fate, level)
            mind.insights = [Insight(i.route, already + AFTER_AN_ERROR * i.at) for i in fresh]
            self.err(mind, fate, level)
        mind.wrong_calls = g.wrong_calls[seat]
        return mind

    def err(self, mind: Mind, fate: Fate, level: Level) -> None:
        """Whether its next call will be wrong; then it takes longer."""
        mind.errs = fate.below(1000) < 10 * level.errors
        if mind.errs:
            mind.insights = [Insight(i.route, ERRING * i.at) for i in mind.insights]

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
