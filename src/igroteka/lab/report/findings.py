"""A run read part by part, so that a million games need no more memory than a thousand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from igroteka.bots import brain_of
from igroteka.content import read
from igroteka.content.items import contents
from igroteka.content.pack import Pack
from igroteka.games import games
from igroteka.lab.report.drama import Drama, Pairs
from igroteka.lab.report.pace import Pace
from igroteka.lab.report.statistics import Sums
from igroteka.lab.runs.columns import Row, is_written
from igroteka.lab.runs.extra import parquet
from igroteka.lab.runs.plan import DECISIONS, GAMES, BadRun, Part, Plan, read_plan
from igroteka.packages import package_of

BINS = 10


def rows_of(folder: Path, kind: str, part: Part, columns: list[str] | None = None) -> list[Row]:
    pq, path = parquet(), folder / kind / part.file
    try:
        found: list[Row] = pq.read_table(path, columns=columns).to_pylist()
    except (OSError, pq.arrow.ArrowInvalid):
        again = folder / GAMES / part.file
        raise BadRun(f"{path}: missing or damaged; remove {again} and run the same command once more") from None
    return found


def parts_of(folder: Path, plan: Plan) -> list[Part]:
    """The parts of a run that have been played."""
    parts = [part for part in plan.parts() if is_written(folder, part)]
    if not parts:
        raise BadRun(f"{folder}: nothing has been played yet")
    return parts


def games_of(folder: Path) -> Iterator[Row]:
    for part in parts_of(folder, read_plan(folder)):
        yield from rows_of(folder, GAMES, part)


def win_share(game: str, winners: Sequence[int], seat: int) -> float:
    """A shared victory counts in shares; where all win together, each seat has the whole of it."""
    if seat not in winners:
        return 0.0
    return 1.0 if games[game].cooperative else 1 / len(winners)


class Use:
    """One use of an item of content, such as to buy it: how often a seat had the opportunity and took it, and how those
    who took it fared."""

    def __init__(self) -> None:
        self.offered = self.taken = 0
        self.won = Sums()
        """The share of the victory of every seat that took it in a game; nothing where all win together."""


class Opportunities:
    """What each seat is offered, counted once for as long as it stays on offer: until it is taken, until a question of
    the same kind does not offer it, or until another seat is asked the same."""

    def __init__(self) -> None:
        self.asked: dict[str, int] = {}
        """By kind of question: who was asked it last."""
        self.open: dict[str, set[tuple[str, str]]] = {}
        """By kind of question: the uses that are still on offer."""

    def new(self, kind: str, seat: int, offered: set[tuple[str, str]], taken: set[tuple[str, str]]) -> Iterator[Any]:
        """The uses of this decision that were not on offer before."""
        before = self.open.get(kind, set()) if self.asked.get(kind) == seat else set()
        self.asked[kind], self.open[kind] = seat, offered - taken
        yield from offered - before


class Findings:
    """What a run tells, in one pass over its rows."""

    def __init__(self, folder: Path, pace: Pace | None = None) -> None:
        self.folder, self.plan, self.pace = folder, read_plan(folder), pace
        players = self.plan.players
        self.games = self.nobody = self.shared = 0
        self.by_seat, self.by_order = [0.0] * players, [0.0] * players
        self.starts = [0] * players
        self.length: Counter[int] = Counter()
        self.minutes: Counter[int] = Counter()
        self.paced: Counter[int] = Counter()
        """Minutes of the games if people decided, by the pace of recorded ones."""
        self.endings: Counter[tuple[str, str]] = Counter()
        self.ties: Counter[str] = Counter()
        self.scores: Counter[int] = Counter()
        self.winner_parts: dict[str, Sums] = {}
        self.loser_parts: dict[str, Sums] = {}
        self.lead_changes: Counter[int] = Counter()
        self.decided = [0] * BINS
        """In which tenth of the game its winner took the lead for good."""
        self.kinds: dict[str, Sums] = {}
        """By kind of question: how many options its decisions had."""
        self.uses: dict[tuple[str, str], Use] = {}
        """By verb and item."""
        self.drama = Drama()
        self.pairs = Pairs()
        """Of everything that a seat took in a game, whatever it did with it."""
        for part in parts_of(folder, self.plan):
            winners: dict[int, Row] = {}
            for row in rows_of(folder, GAMES, part):
                self.add_game(row)
                winners[row["game"]] = row
            if DECISIONS in self.plan.keep:
                columns = ["game", "seat", "kind", "options", "offered", "answer", "standing"]
                self.add_decisions(rows_of(folder, DECISIONS, part, columns), winners)

    @property
    def won_together(self) -> bool:
        """A co-operative game."""
        return games[self.plan.game].cooperative

    @property
    def fair(self) -> float:
        """The share of the games that a seat would win if all were alike; where all win together, that they win."""
        return (1 - self.nobody / self.games) / (1 if self.won_together else self.plan.players)

    def add_game(self, row: Row) -> None:
        self.games += 1
        self.nobody += not row["winners"]
        self.shared += len(row["winners"]) > 1
        players = self.plan.players
        for seat in row["winners"]:
            worth = win_share(self.plan.game, row["winners"], seat)
            self.by_seat[seat] += worth
            if row["starter"] >= 0:
                self.by_order[(seat - row["starter"]) % players] += worth
        if row["starter"] >= 0:
            self.starts[row["starter"]] += 1
        self.length[row["decisions"]] += 1
        self.minutes[row["time"] // 60_000] += 1
        if self.pace is not None and DECISIONS not in self.plan.keep:
            self.paced[round(row["decisions"] * self.pace.all.mean / 60)] += 1
        self.endings[row["why"], row["rule"]] += 1
        if row["tie"]:
            self.ties[row["tie"]] += 1
        self.scores.update(row["scores"])
        for name, values in row["parts"]:
            for seat, value in enumerate(values):
                side = self.winner_parts if seat in row["winners"] else self.loser_parts
                side.setdefault(name, Sums()).add(value)
        self.lead_changes[row["lead_changes"]] += 1
        if row["last_leader"] in row["winners"] and row["decisions"]:
            self.decided[min(BINS - 1, BINS * row["leads_since"] // row["decisions"])] += 1

    def add_decisions(self, rows: list[Row], played: dict[int, Row]) -> None:
        ids, taking = set(sources_of(self.plan.game)), brain_of(games[self.plan.game]).taking
        takers: dict[tuple[int, int], set[tuple[str, str]]] = {}
        opportunities = Opportunities()
        last, standings, asked = -1, list[list[int]](), list[tuple[str, int]]()
        for row in rows:
            if row["game"] != last:
                self.add_course(standings, asked, played.get(last))
                last, opportunities, standings, asked = row["game"], Opportunities(), [], []
            kind, seat = row["kind"], row["seat"]
            standings.append(row["standing"])
            asked.append((kind, seat))
            self.kinds.setdefault(kind, Sums()).add(row["options"])
            if taking and kind not in taking:
                continue  # what is given up, or a mere color
            offered = {use for key in row["offered"] if (use := use_of(key, kind, ids))}
            taken = {use for key in row["answer"].split() if (use := use_of(key, kind, ids))}
            for use in opportunities.new(kind, seat, offered, taken):
                self.uses.setdefault(use, Use()).offered += 1
            for use in taken:
                self.uses.setdefault(use, Use()).taken += 1
            if not self.won_together:
                takers.setdefault((last, seat), set()).update(taken)
        self.add_course(standings, asked, played.get(last))
        for (game, seat), uses in takers.items():
            won = win_share(self.plan.game, played[game]["winners"], seat)
            self.pairs.add([item for _, item in uses], won)
            for use in uses:
                self.uses[use].won.add(won)

    def add_course(self, standings: list[list[int]], asked: list[tuple[str, int]], game: Row | None) -> None:
        """How a game went, decision by decision."""
        if game is not None and not self.won_together:
            self.drama.add([*standings, game["scores"]], game["winners"])
        if game is not None and self.pace is not None:
            self.paced[round(self.pace.minutes_of(asked))] += 1


def use_of(key: str, kind: str, ids: set[str]) -> tuple[str, str] | None:
    """The verb and the item of an option: `buy:portal_gun` is to buy one; a bare key is what the question asks about.
    None where it is about no item."""
    item = thing_of(key, ids)
    if not item:
        return None
    verb = key.partition(":")[0]
    return (kind if verb == item else verb), item


def thing_of(key: str, ids: set[str]) -> str:
    """The item of content that an option is about; '' for none: `buy:portal_gun` is about `portal_gun`. A mere number
    is an answer, even if some tile is called so."""
    last = key.rpartition(":")[2]
    return last if last in ids and not last.isdigit() else ""


def sources_of(game: str, pack: Pack | None = None) -> dict[str, str]:
    """The source of every item of a game's content: rulebook, public or reconstructed."""
    package = package_of(game)
    kinds: dict[str, Any] = contents(package)[0]
    return {
        item.id: str(item.source) for kind, type_ in kinds.items() for item in read(package, kind, type_, pack).values()
    }
