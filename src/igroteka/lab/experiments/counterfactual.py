"""What an item is worth to whoever takes it: the same game up to that moment, then the seat refuses the item.

Who took an item was often ahead already, and in a box without it another game is dealt. Here both games are one until
the item is taken, so that their difference is what taking it did.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from itertools import groupby, islice
from pathlib import Path
from typing import Final

import msgspec

from igroteka.bots import brain_of, play, player
from igroteka.bots.brain import Thought
from igroteka.bots.chair import AnyChair, Asked
from igroteka.bots.players import AnyBot, Heuristic, same_ask
from igroteka.content.pack import Pack
from igroteka.engine.fate import Fate
from igroteka.engine.prompts import Ask
from igroteka.engine.setup import ContentPack
from igroteka.games import games
from igroteka.lab.report.findings import games_of, parts_of, rows_of, thing_of, win_share
from igroteka.lab.report.statistics import Estimate, Sums
from igroteka.lab.runs.columns import Row
from igroteka.lab.runs.line_file import adding_to, lines_of
from igroteka.lab.runs.plan import DECISIONS, Part, Plan, read_plan
from igroteka.lab.runs.pool import refuse_when_stopped, spread

REFUSED_FILE: Final = "refused.jsonl"
REFUSALS_A_PIECE: Final = 20
"""Refusals that a worker plays before it tells of them: whoever stops a run loses no more."""


class Taking(msgspec.Struct, frozen=True, order=True):
    """A seat takes an item for the first time in a game."""

    item: str
    game: int
    seat: int
    number: int
    """The decision."""


class Withheld(msgspec.Struct, frozen=True):
    """The result of a seat that refused the item."""

    taking: Taking
    victory: float
    """Its share of the victory."""


class Past:
    """The decisions of a game that was played before, up to some moment."""

    def __init__(self, rows: list[Row]) -> None:
        self._rows, self._next = rows, 0

    @property
    def over(self) -> bool:
        return self._next == len(self._rows)

    def answer(self, seat: int, question: str) -> Thought | None:
        """The recorded answer, if the next decision was this seat's own."""
        row = self._rows[self._next]
        mine = row["seat"] == seat and row["kind"] == question
        return Thought(row["answer"], "", at=row["time"]) if mine else None

    def note(self, ask: Ask, answer: str) -> None:
        """One more decision has been taken."""
        self._next += not self.over


class PlaysOn(AnyBot):
    """Answers as in its past while that lasts, then as its bot does; but never takes the item."""

    def __init__(self, bot: AnyBot, past: Past, item: str, questions: Sequence[str]) -> None:
        self.bot, self.past, self.item, self.questions = bot, past, item, questions
        self.fate: Fate = bot.fate

    def think(self, chair: AnyChair, asked: Asked) -> Thought:
        if not self.past.over:
            said = self.past.answer(chair.seat, asked.name)
            assert said is not None, "the game goes another way than before"
            return said
        thought = self.bot.think(chair, asked)
        if asked.name not in self.questions or not thing_of(thought.answer, {self.item}):
            return thought
        rest = [n for n, key in enumerate(asked.options) if not thing_of(key, {self.item})]
        return Thought(asked.options[self.best(chair, asked, rest)], "") if rest else thought

    def best(self, chair: AnyChair, asked: Asked, rest: list[int]) -> int:
        """The best of the other options, by the ranks of the seat's bot."""
        if not isinstance(self.bot, Heuristic):
            return rest[self.fate.below(len(rest))]
        world = chair.imagine(self.fate.word())
        ranks = self.bot.ranks(chair, world, asked, same_ask(world, asked), self.bot.brain.samples)
        return max(rest, key=lambda n: ranks[n])

    def bid(self, chair: AnyChair, asked: Asked) -> Thought | None:
        return self.bot.bid(chair, asked) if self.past.over else self.past.answer(chair.seat, asked.name)


def takings_of(folder: Path, items: Iterable[str]) -> list[Taking]:
    """The first time that each seat took each of the items, over all games of a run that kept its decisions."""
    plan, wanted = read_plan(folder), set(items)
    questions, found = brain_of(games[plan.game]).taking, dict[tuple[str, int, int], Taking]()
    for part in parts_of(folder, plan):
        for row in rows_of(folder, DECISIONS, part, ["game", "number", "seat", "kind", "answer"]):
            item = thing_of(row["answer"], wanted) if row["kind"] in questions else ""
            if item and (item, row["game"], row["seat"]) not in found:
                found[item, row["game"], row["seat"]] = Taking(item, row["game"], row["seat"], row["number"])
    return sorted(found.values())


def play_refused(folder: str, content: str | None, job: tuple[Part, list[Taking]]) -> list[Withheld]:
    """Play the games of a part on from these moments, each with one refusal."""
    plan, (part, takings) = read_plan(Path(folder)), job
    pack = None if content is None else Pack.open(content)
    rows: dict[int, list[Row]] = {}
    for row in rows_of(Path(folder), DECISIONS, part, ["game", "seat", "kind", "answer", "time"]):
        rows.setdefault(row["game"], []).append(row)
    found = []
    for taking in takings:
        refuse_when_stopped()
        found.append(Withheld(taking, victory_without(plan, taking, rows[taking.game][: taking.number], pack)))
    return found


def victory_without(plan: Plan, taking: Taking, rows: list[Row], pack: ContentPack | None = None) -> float:
    game, seed = games[plan.game], plan.seed_of(taking.game)
    match = game.start(plan.players, seed, range(plan.players), pack, listen=False, forkable=True, **plan.settings)
    past, bots = Past(rows), list[AnyBot]()
    for seat, level in enumerate(plan.bots):
        refused = taking.item if seat == taking.seat else ""
        bots.append(PlaysOn(player(game, level, seed, seat), past, refused, brain_of(game).taking))
    play(match, bots, past.note)
    assert match.result is not None
    return win_share(plan.game, match.result.winners, taking.seat)


def refuse(
    base: Path, takings: list[Taking], workers: int, told: Callable[[int, int], None], content: str | None = None
) -> dict[str, Estimate]:
    """For each item, how much more often the seats that took it won than they do if they refuse it. Games that were
    played before are not played again."""
    path, plan = base.parent / REFUSED_FILE, read_plan(base)
    done: dict[Taking, float] = {}
    for line in lines_of(path):
        each = msgspec.json.decode(line, type=Withheld)
        done[each.taking] = each.victory
    size, left = plan.part_size, sorted((t for t in takings if t not in done), key=lambda t: (t.game, t))
    parts = {part.first: part for part in plan.parts()}
    jobs = [
        (parts[n * size], few)
        for n, some in groupby(left, key=lambda t: t.game // size)
        for few in batched(some, REFUSALS_A_PIECE)
    ]
    work = partial(play_refused, str(base), content)
    with adding_to(path) as file:
        for several in spread(workers, work, jobs) if workers > 1 else map(work, jobs):
            for each in several:
                file.write(msgspec.json.encode(each) + b"\n")
                done[each.taking] = each.victory
            file.flush()
            told(sum(taking in done for taking in takings), len(takings))
    return estimates(base, {taking: done[taking] for taking in takings})


def batched(takings: Iterable[Taking], size: int) -> Iterator[list[Taking]]:
    left = iter(takings)
    while few := list(islice(left, size)):
        yield few


def estimates(base: Path, without: dict[Taking, float]) -> dict[str, Estimate]:
    game, wanted = read_plan(base).game, {taking.game for taking in without}
    won = {row["game"]: row["winners"] for row in games_of(base) if row["game"] in wanted}
    sums: dict[str, Sums] = {}
    for taking, victory in sorted(without.items()):
        sums.setdefault(taking.item, Sums()).add(win_share(game, won[taking.game], taking.seat) - victory)
    return {item: each.estimate() for item, each in sums.items()}
