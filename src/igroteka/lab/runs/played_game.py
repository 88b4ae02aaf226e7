"""Playing one game of a run, and what is noted of it."""

from __future__ import annotations

from functools import cache

from igroteka.bots import play, player
from igroteka.engine.events import Event
from igroteka.engine.kinds import Several, Show
from igroteka.engine.match import AnyMatch
from igroteka.engine.prompts import Ask
from igroteka.engine.setup import ContentPack
from igroteka.engine.state import Result
from igroteka.envs.env_setup import EnvSetup
from igroteka.envs.serial import Serial
from igroteka.envs.traced import TracedPick, traced
from igroteka.games import games
from igroteka.lab.runs.plan import DECISIONS, EVENTS, TRAJECTORIES, Plan


@cache
def table_of(game: str, players: int, settings: tuple[tuple[str, str], ...]) -> EnvSetup:
    """How the picks at these tables are numbered and observed: as in an environment of the same options."""
    return EnvSetup(game, players, settings=dict(settings))


class Decision:
    """One decision as it was taken."""

    def __init__(self, ask: Ask, answer: str, standing: list[int], time: int) -> None:
        self.seat, self.kind, self.cites, self.answer, self.time = ask.seat, ask.name, ask.cites, answer, time
        self.form = "several" if isinstance(ask, Several) else "open" if isinstance(ask, Show) else "one"
        self.offered = [option.key for option in ask.options]
        self.standing = standing


class Lead:
    """Who is ahead, followed from decision to decision."""

    def __init__(self) -> None:
        self.leaders: list[int] = []
        self.changes = 0
        """How often somebody took the lead from somebody else; level is no change."""
        self.holder = -1
        self.since = 0
        """The decision since which the last sole leader has not been overtaken."""

    def look(self, standing: list[int], decision: int) -> None:
        if not standing:
            return
        most = max(standing)
        leaders = [seat for seat, value in enumerate(standing) if value == most]
        if len(leaders) == 1 and leaders[0] != self.holder:
            self.changes += self.holder >= 0
            self.holder, self.since = leaders[0], decision
        self.leaders = leaders


class PlayedGame:
    """One game of a run, from its deal to its end."""

    def __init__(self, plan: Plan, pack: ContentPack | None, k: int) -> None:
        game = games[plan.game]
        self.k, self.seed = k, plan.seed_of(k)
        self.lead = Lead()
        self.decisions: list[Decision] = []
        self._keeps_decisions = DECISIONS in plan.keep
        self._seat = -1
        self._count = 0
        listen, forkable = EVENTS in plan.keep, set(plan.bots) != {"random"}
        seats = range(plan.players)
        self.match: AnyMatch = game.start(
            plan.players, self.seed, seats, pack, listen=listen, forkable=forkable, **plan.settings
        )
        self.starter = game.starter(self.match.g)
        bots = [player(game, level, self.seed, seat) for seat, level in enumerate(plan.bots)]
        self.picks: list[TracedPick] = []
        if TRAJECTORIES in plan.keep:
            table = table_of(plan.game, plan.players, tuple(plan.settings.items()))
            serial = Serial(self.match, table.actions)
            self.picks, self.count = traced(serial, table.observing, dict(enumerate(bots)), self.note)
        else:
            self.count = play(self.match, bots, self.note)
        self.lead.look(list(game.standing(self.match.g)), self.count)
        assert self.match.result is not None
        self.result: Result = self.match.result

    def note(self, ask: Ask, answer: str) -> None:
        """The standing is looked at when another seat decides than before: it may cost more than a decision does."""
        if ask.seat != self._seat or self._keeps_decisions:
            self._seat = ask.seat
            standing = list(self.match.game.standing(self.match.g))
            self.lead.look(standing, self._count)
            if self._keeps_decisions:
                self.decisions.append(Decision(ask, answer, standing, self.match.g.now))
        self._count += 1

    def told(self) -> list[Event]:
        return [] if self.match.record is None else self.match.record.told()
