"""The arena: how strong is one bot at a table of others?

Every deal is played once from each seat, so that neither the deal nor the seat favours anybody; who wins together plays
each deal once as a team of contenders and once as a team of the others. What was played is a line in a file, and a
second run goes on where the first has stopped.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from functools import cache
from math import isfinite, log, sqrt
from pathlib import Path
from typing import Any, Protocol

import msgspec

from igroteka.bots import brain_of, play
from igroteka.bots.brain import Thought
from igroteka.bots.chair import AnyChair, Asked
from igroteka.bots.players import AnyBot
from igroteka.engine.match import AnyMatch
from igroteka.engine.plain import Plain
from igroteka.engine.state import Result
from igroteka.envs.contenders import bot_of, policy_of
from igroteka.lab.report.statistics import Estimate, mean_of
from igroteka.lab.runs.line_file import adding_to, lines_of

ERROR_RISK = 0.05
"""How often a sequential test may be wrong, either way."""


class Bout(msgspec.Struct, frozen=True):
    """What is played; the first line of a file."""

    game: str
    rules: int
    players: int
    contender: str
    table: str
    seed: int
    settings: dict[str, str]
    alone: bool = False
    """Where all win together: one contender in a team of the table's bots, instead of a team of contenders."""

    @property
    def seatings(self) -> list[list[str]]:
        """Who sits where, for each game of a deal; where all win together, the table's own team comes last."""
        together = brain_of(self.here).shared
        if together and not self.alone:
            return [[self.contender] * self.players, [self.table] * self.players]
        one_each = [
            [self.contender if seat == own else self.table for seat in range(self.players)]
            for own in range(self.players)
        ]
        return [*one_each, [self.table] * self.players] if together else one_each

    @property
    def fair(self) -> float:
        """The share of who is no better than the table; unknown where all win together."""
        return 1.0 / self.players

    @property
    def here(self) -> Any:
        from igroteka.games import games

        return games[self.game]

    def play(self, deal: int) -> Deal:
        """Play all games of one deal, in any process."""
        seed = self.seed * 1_000_000 + deal
        found = Deal(deal)
        together = brain_of(self.here).shared
        for number, seating in enumerate(self.seatings):
            bots, result = self.played(seating, seed)
            totals = [score.total for score in result.scores]
            if together:
                found.shares.append(float(bool(result.winners)))
                found.margins.append(float(totals[0]) if totals else 0.0)
                measured = bots[number : number + 1] if self.alone else bots
                own = measured if number < len(self.seatings) - 1 else []
            else:
                found.shares.append(1.0 / len(result.winners) if number in result.winners else 0.0)
                rivals = [total for seat, total in enumerate(totals) if seat != number]
                found.margins.append(float(totals[number] - max(rivals)))
                own = [bots[number]]
            for bot in own:
                found.decisions += bot.decisions
                found.rollouts += bot.rollouts
                found.seconds += bot.seconds
                found.slowest = max(found.slowest, bot.slowest)
        return found

    def played(self, seating: list[str], seed: int) -> tuple[list[Watch], Result]:
        """Play one game and measure everybody. Where a policy sits, everybody picks as in an environment."""
        if any(policy_of(name) for name in seating):
            return self.played_by_policies(seating, seed)
        match = self.here.start(self.players, seed, range(self.players), listen=False, **self.settings)
        bots = [Timed(bot_of(self.here, name, seed, seat)) for seat, name in enumerate(seating)]
        play(match, [*bots])
        return [*bots], ended(match)

    def played_by_policies(self, seating: list[str], seed: int) -> tuple[list[Watch], Result]:
        from igroteka.envs.rivals import Rivals

        form = form_of(self.game, self.players, tuple(self.settings.items()))
        serial = form.setup.start(seed)
        table, watches = Rivals(serial, form, -1, seating, seed), list[Watch]()
        for seat, name in enumerate(seating):
            policy = policy_of(name)
            if policy is None:
                bot = table.bots[seat] = Timed(bot_of(self.here, name, seed, seat))
                watches.append(bot)
            else:
                timed = table.policies[seat] = TimedPolicy(policy)
                watches.append(timed)
        table.play()
        return watches, ended(serial.match)


@cache
def form_of(game: str, players: int, settings: tuple[tuple[str, str], ...]) -> Any:
    """What policies observe at these tables."""
    from igroteka.envs.env_setup import EnvSetup
    from igroteka.envs.forms import Form

    return Form(EnvSetup(game, players, settings=dict(settings)))


def ended(match: AnyMatch) -> Result:
    assert match.result is not None
    return match.result


class Deal(msgspec.Struct):
    """How the games of one deal went for the contender, seat by seat; a line in a file."""

    deal: int
    shares: list[float] = []
    margins: list[float] = []
    decisions: int = 0
    rollouts: int = 0
    seconds: float = 0.0
    slowest: float = 0.0
    """Seconds of the thought that took longest."""


class Watch(Protocol):
    """The cost of thinking: decisions, seconds, and the slowest one."""

    decisions: int
    seconds: float
    slowest: float

    @property
    def rollouts(self) -> int: ...


class Timed(AnyBot):
    """A player with a watch on it."""

    def __init__(self, inner: AnyBot) -> None:
        self.inner = inner
        self.decisions, self.seconds, self.slowest = 0, 0.0, 0.0

    @property
    def rollouts(self) -> int:  # type: ignore[override]  # of the bot inside
        return self.inner.rollouts

    def think(self, chair: AnyChair, asked: Asked) -> Thought:
        begun = time.process_time()
        thought = self.inner.think(chair, asked)
        self.clock(begun)
        self.decisions += 1
        return thought

    def bid(self, chair: AnyChair, asked: Asked) -> Thought | None:
        begun = time.process_time()
        thought = self.inner.bid(chair, asked)
        self.clock(begun)
        self.decisions += asked.must and len(asked.options) > 1
        return thought

    def clock(self, begun: float) -> None:
        """Time of the processor, so that a busy machine does not show."""
        taken = time.process_time() - begun
        self.seconds += taken
        self.slowest = max(self.slowest, taken)


class TimedPolicy:
    """A policy with a watch on it."""

    rollouts = 0

    def __init__(self, inner: Callable[[Plain], int]) -> None:
        self.inner = inner
        self.decisions, self.seconds, self.slowest = 0, 0.0, 0.0

    def __call__(self, observation: Plain) -> int:
        begun = time.process_time()
        action = self.inner(observation)
        taken = time.process_time() - begun
        self.seconds += taken
        self.slowest = max(self.slowest, taken)
        self.decisions += int(observation["action_mask"].sum()) > 1
        return action


class Standing(msgspec.Struct):
    """What a file tells so far. Intervals count deals, not games: games of one deal are alike."""

    games: int
    share: Estimate
    table: Estimate | None
    """Where all win together: how often the other team wins, and the difference on the same deals."""
    gain: Estimate | None
    margin: Estimate
    rollouts: float
    """A decision."""
    milliseconds: float
    slowest: float
    """Milliseconds of the thought that took longest; in a race a decision may be several."""


def standing(bout: Bout, deals: list[Deal]) -> Standing:
    """The figures of the deals played so far."""
    deals = sorted(deals, key=lambda deal: deal.deal)
    games = sum(len(deal.shares) for deal in deals)
    decisions = max(1, sum(deal.decisions for deal in deals))
    table = gain = None
    if brain_of(bout.here).shared:
        share = share_of(mean(deal.shares[:-1]) for deal in deals)
        margin = mean_of(mean(deal.margins[:-1]) for deal in deals)
        table = share_of(deal.shares[-1] for deal in deals)
        gain = mean_of(mean(deal.shares[:-1]) - deal.shares[-1] for deal in deals)
    else:
        share, margin = share_of(mean(deal.shares) for deal in deals), mean_of(mean(deal.margins) for deal in deals)
    return Standing(
        games,
        share,
        table,
        gain,
        margin,
        sum(deal.rollouts for deal in deals) / decisions,
        1000 * sum(deal.seconds for deal in deals) / decisions,
        1000 * max([deal.slowest for deal in deals], default=0.0),
    )


def share_of(values: Iterable[float]) -> Estimate:
    """The mean of shares, whose interval ends where shares end."""
    found = mean_of(values)
    if not isfinite(found.low):
        return found
    return Estimate(found.value, max(0.0, found.low), min(1.0, found.high), found.count)


def mean(values: list[float]) -> float:
    return sum(values) / len(values)


def verdict(bout: Bout, deals: list[Deal], low: float, high: float) -> int:
    """A sequential test between two shares: 1 if it is the higher one, -1 if the lower, 0 while it is open."""
    share = standing(bout, deals).share
    if share.count < 10:
        return 0
    error = max((share.high - share.low) / 3.92, sqrt(0.01 / share.count))
    odds = (high - low) * (2 * share.value - low - high) / (2 * error * error)
    bound = log((1 - ERROR_RISK) / ERROR_RISK)
    return (odds >= bound) - (odds <= -bound)


class Results:
    """The file of a bout: what it is, then a line for each deal."""

    def __init__(self, path: Path, bout: Bout) -> None:
        self.path = path
        written = lines_of(path)
        if not written:
            self.write(bout)
        elif msgspec.json.decode(written[0], type=Bout) != bout:
            raise ValueError(f"{path} holds another bout: {written[0].decode()}")
        self.deals = [msgspec.json.decode(line, type=Deal) for line in written[1:]]

    def left(self, count: int) -> list[int]:
        """The deals that are still to be played."""
        done = {deal.deal for deal in self.deals}
        return [deal for deal in range(count) if deal not in done]

    def add(self, deal: Deal) -> None:
        self.deals.append(deal)
        self.write(deal)

    def write(self, line: msgspec.Struct) -> None:
        with adding_to(self.path) as file:
            file.write(msgspec.json.encode(line) + b"\n")


def text_of(bout: Bout, found: Standing) -> str:
    """The figures in words."""
    lines = [f"{bout.game}, {bout.players} players: {bout.contender} at a table of {bout.table}, {found.games} games"]
    if found.table is not None and found.gain is not None:
        lines.append(f"  won       {percent(found.share)}   {bout.table} {percent(found.table)}")
        lines.append(f"  gain      {100 * found.gain.value:+.1f} points ({span(found.gain)})")
    else:
        lines.append(f"  share     {percent(found.share)}   fair: {100 * bout.fair:.1f} %")
        lines.append(f"  margin    {found.margin.value:+.2f} ({span(found.margin, '+.2f', 1)})")
    slowest = f"the slowest thought {found.slowest:.0f} ms"
    lines.append(f"  decision  {found.rollouts:.0f} rollouts, {found.milliseconds:.1f} ms, {slowest}")
    return "\n".join(lines)


def percent(share: Estimate) -> str:
    return f"{100 * share.value:.1f} % ({span(share)})"


def span(estimate: Estimate, form: str = ".1f", scale: int = 100) -> str:
    """The interval; one deal has none."""
    if not isfinite(estimate.low):
        return "too few deals"
    return f"{scale * estimate.low:{form}} to {scale * estimate.high:{form}}"
