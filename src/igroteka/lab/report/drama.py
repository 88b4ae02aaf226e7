"""How exciting games are: who is ahead when, how sure the leader is to win, comebacks, and games that are over early.

Read off the running scores beside the decisions; where nobody is ahead of another, there is none of it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from igroteka.lab.report.statistics import Estimate, Sums, share

TENTHS = 10
EARLY = 3
"""Tenths of a game after which it is early yet."""
HALF = 5


class Drama:
    """How leads and fortunes changed in many games."""

    def __init__(self) -> None:
        self.games = 0
        self.led = [0] * TENTHS
        """After so many tenths: in how many games somebody led alone."""
        self.leader_won = [0.0] * TENTHS
        """The leader's shares of the victories of those games."""
        self.margin = [Sums() for _ in range(TENTHS)]
        """How far the first was before the second, after so many tenths."""
        self.behind_at_half = 0.0
        """Shares of victories won by who did not lead at half time."""
        self.last_at_half = 0.0
        self.runaways = 0
        """Games won by who led alone from the third tenth on, at every tenth."""
        self.deficit: Counter[int] = Counter()
        """The most points by which the winner was ever behind the leader, at a decision."""

    def add(self, standings: Sequence[Sequence[int]], winners: Sequence[int]) -> None:
        """The running scores before each decision of a game, and who won."""
        if not standings or not standings[0] or not winners:
            return
        self.games += 1
        worth = 1.0 / len(winners)
        leaders: list[int] = []
        for tenth in range(TENTHS):
            now = standings[min(len(standings) - 1, len(standings) * (tenth + 1) // TENTHS)]
            ranked = sorted(now, reverse=True)
            self.margin[tenth].add(ranked[0] - ranked[1])
            leader = now.index(ranked[0]) if ranked[0] > ranked[1] else -1
            leaders.append(leader)
            if leader >= 0:
                self.led[tenth] += 1
                self.leader_won[tenth] += worth if leader in winners else 0.0
        half = standings[len(standings) // 2]
        for winner in winners:
            self.behind_at_half += worth * (half[winner] < max(half))
            self.last_at_half += worth * (half[winner] == min(half) < max(half))
            self.deficit[max(max(now) - now[winner] for now in standings)] += 1
        self.runaways += len({*leaders[EARLY - 1 :]}) == 1 and leaders[-1] in winners

    def leader_wins(self) -> list[tuple[str, Estimate]]:
        """For each tenth of a game, how often the seat that leads alone at that time wins."""
        return [
            (f"{10 * (tenth + 1)} %", share(self.leader_won[tenth], self.led[tenth]))
            for tenth in range(TENTHS)
            if self.led[tenth]
        ]


class Pairs:
    """Things that one seat took in one game, two by two: do those who have both win more than either explains?"""

    def __init__(self) -> None:
        self.base = Sums()
        self.single: dict[str, Sums] = {}
        self.both: dict[tuple[str, str], Sums] = {}

    def add(self, items: Sequence[str], won: float) -> None:
        """Add the items that a seat took and its share of the victory."""
        self.base.add(won)
        known = sorted(set(items))
        for n, item in enumerate(known):
            self.single.setdefault(item, Sums()).add(won)
            for other in known[n + 1 :]:
                self.both.setdefault((item, other), Sums()).add(won)

    def expected(self, pair: tuple[str, str]) -> float:
        """The win rate of a pair of items if the effects of the two were independent."""
        first, second = (self.single[item].mean for item in pair)
        return min(1.0, max(0.0, first + second - self.base.mean))

    def best(self, least: int) -> list[tuple[tuple[str, str], Estimate, float]]:
        """Pairs that at least so many seats had, those that win most beyond what is expected first."""
        found = [
            (pair, share(sums.mean * sums.count, sums.count), self.expected(pair))
            for pair, sums in self.both.items()
            if sums.count >= least
        ]
        return sorted(found, key=lambda each: each[2] - each[1].value)
