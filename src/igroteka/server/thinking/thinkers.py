"""Bots think here: in processes of their own or in a worker of the page, each with a save, never with the table itself.

A table always goes to the same place, where its players keep what they have in mind between questions.
"""

from __future__ import annotations

import itertools
import zlib
from collections import OrderedDict
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, Final, TypeVar

from msgspec import Struct

from igroteka.bots import brain_of, player
from igroteka.bots.brain import Thought
from igroteka.bots.chair import AnyChair, Asked, Chair
from igroteka.bots.contrast import Advice, Comparison
from igroteka.bots.contrast import advise as compare
from igroteka.bots.hindsight import Hindsight, SealedReview, last_choice
from igroteka.bots.players import AnyBot
from igroteka.content import Pack
from igroteka.engine import Race
from igroteka.engine.events import Value
from igroteka.engine.load_save import is_replayable
from igroteka.engine.record import effective
from igroteka.engine.save import read
from igroteka.server.shelf.served_games import Shelf
from igroteka.server.streams import archive
from igroteka.server.thinking.ceiling import TooLong, within
from igroteka.server.thinking.waiting_line import NOBODY_WAITS, Job
from igroteka.server.thinking.workers import Worker

R = TypeVar("R")

MAX_REMEMBERED: Final = 1_000
INTERRUPTED: Final = -1
OLDER_RULES: Final = "older_rules"
"""Why nobody can go back into a game that older rules have begun."""


class Idea(Struct):
    """An answer, why, and (in a race) when; an empty answer is none."""

    answer: str
    reason: str = ""
    values: dict[str, Value] = {}
    at: int = -1
    announced: bool = False
    """It is told to the others before it is done."""
    contrast: Comparison | None = None
    """Of a hint: how much better than which other answer, and why."""
    rollouts: int = 0
    """What a search has done for it; INTERRUPTED if its time was up and this is the quick answer."""
    hindsight: Hindsight | None = None
    """For who looks back."""


class BotTask(Struct):
    """What a bot is asked: the table as a save, the seat, and which of its questions."""

    table: str
    game: str
    save: bytes
    pack: bool
    seat: int
    kind: str
    level: str
    seed: int
    ceiling: float = 0.0
    """Seconds that a thought may take; 0: as long as it likes."""
    key: str = ""
    """What a person wonders about; '' for a bot."""


# ------------------------------------------------------------------------------------------------- in the process

_shelf: Shelf | None = None
_players: OrderedDict[tuple[str, int, str], AnyBot] = OrderedDict()


def prepare(spec: str, content: str) -> None:
    """Open the shelf that this process works with."""
    global _shelf
    _shelf = Shelf(spec, Pack.open(content) if content else None)


def shelf_here() -> Shelf:
    if _shelf is None:
        raise RuntimeError("this process was not prepared to think")
    return _shelf


def think(question: BotTask) -> Idea:
    """The bot's answer; in a race, also when it gives it."""
    shelf = shelf_here()
    game = shelf.game(question.game)
    match = game.load(question.save, shelf.pack_for(question.pack), quick=True)
    ask = next((a for a in match.asks if a.seat == question.seat and a.name == question.kind and not a.given), None)
    if ask is None:
        return Idea("")
    who, chair = remembered(question), Chair(match, question.seat)
    if isinstance(match.prompt, Race):
        bid = within(question.ceiling, who.bid, chair, Asked(ask))
        return Idea("") if bid is None else Idea(bid.answer, bid.reason, bid.values, bid.at)
    done = who.rollouts
    try:
        thought = within(question.ceiling, who.think, chair, Asked(ask))
        done = who.rollouts - done
    except TooLong:
        done = INTERRUPTED
        del _players[question.table, question.seat, question.level]  # it was interrupted in the middle of a thought
        thought = within(question.ceiling, remembered(question).glance, chair, Asked(ask))
    announced = thought.reason in brain_of(game).intentions
    return Idea(thought.answer, thought.reason, thought.values, announced=announced, rollouts=done)


def advise(question: BotTask) -> Idea:
    """The same for a person who asks for a hint: at a race, what to answer now; else the best answer, and how much
    better it is than the one that is pointed at, or the second best."""
    shelf = shelf_here()
    game = shelf.game(question.game)
    match = game.load(question.save, shelf.pack_for(question.pack), quick=True)
    who, chair = player(game, question.level, question.seed, question.seat), Chair(match, question.seat)
    for ask in match.asks:
        if ask.seat == question.seat and not ask.given:
            race = isinstance(match.prompt, Race) and not ask.must
            thought = who.bid(chair, Asked(ask)) if race else who.think(chair, Asked(ask))
            if thought is not None:
                return explained(question, chair, Asked(ask), thought)
    return Idea("")


def explained(question: BotTask, chair: AnyChair, asked: Asked, thought: Thought) -> Idea:
    """A hint with its reasons, if that is found soon enough; in a race it would only cost time."""

    def compared(chair: AnyChair, asked: Asked) -> Advice:
        brain = brain_of(shelf_here().game(question.game))
        return compare(brain, chair, asked, thought, question.key, question.seed)

    found = Advice(thought, None)
    if thought.at < 0:
        with suppress(TooLong):  # then it stays at what the bot would do
            found = within(question.ceiling, compared, chair, asked)
    thought = found.thought
    return Idea(thought.answer, thought.reason, thought.values, contrast=found.contrast)


def foresee(question: BotTask) -> Idea:
    """What would follow from a key, for a person who wonders; nothing if the game does not say."""
    shelf = shelf_here()
    game = shelf.game(question.game)
    match = game.load(question.save, shelf.pack_for(question.pack), quick=True)
    return Idea(question.key, values=game.what_if(match, question.seat, question.key))


def look_back_at(question: BotTask) -> Idea:
    """What the other answers to a seat's last sealed choice would have brought, from as many worlds as there is time
    for; nothing if no such turn of the seat is over."""
    shelf = shelf_here()
    game, kept = shelf.game(question.game), read(question.save)
    brain = brain_of(game)
    if not brain.sealed:
        return Idea("")
    if not is_replayable(game, kept):
        return Idea("", OLDER_RULES)
    match = archive.beginning(game, question.save, shelf.pack_for(question.pack))
    choice = last_choice(match, question.seat, effective(kept.history), brain)
    if choice is None:
        return Idea("")
    look = SealedReview(choice, brain, question.seed + choice.turn)
    with suppress(TooLong):  # then there are fewer worlds
        within(question.ceiling, look.run)
    return Idea(choice.given, hindsight=look.told())


def reply(question: BotTask) -> Idea:
    """What a bot says to who points at something (`key`): the reason is a `reply-…`, the answer its seat."""
    shelf = shelf_here()
    game = shelf.game(question.game)
    match = game.load(question.save, shelf.pack_for(question.pack), quick=True)
    brain, best, who = brain_of(game), None, -1
    for seat in [seat for seat in range(match.g.seats) if match.g.is_bot(seat)]:
        found = brain.reply(Chair(match, seat).imagine(question.seed), seat, question.key)
        if found is not None and (best is None or found.eager > best.eager):
            best, who = found, seat
    return Idea("") if best is None else Idea(str(who), best.word, best.values)


def remembered(question: BotTask) -> AnyBot:
    """The player of this seat, with what it has in mind."""
    key = (question.table, question.seat, question.level)
    if key not in _players:
        _players[key] = player(shelf_here().game(question.game), question.level, question.seed, question.seat)
    _players.move_to_end(key)
    while len(_players) > MAX_REMEMBERED:
        _players.popitem(last=False)
    return _players[key]


# -------------------------------------------------------------------------------------------------- in the server


QUICK, LONG, RECORDS = range(3)
"""Which workers work is for: quick thoughts; long ones, which are those of hard bots, hints and looking back; and
what is made of whole games."""


class Thinkers:
    """Whoever thinks for the tables, by the kind of work."""

    def __init__(self, workers: Sequence[Sequence[Worker]]) -> None:
        self.workers: Final = workers

    @property
    def expected_wait(self) -> float:
        """Seconds before the bots of a table that comes now begin to think, if it comes at the worst place."""
        return max(worker.line.expected_wait() for lane in (QUICK, LONG) for worker in self.workers[lane])

    async def run(
        self,
        table: str,
        work: Callable[..., R],
        *args: Any,
        lane: int = QUICK,
        urgency: int = NOBODY_WAITS,
        network: str = "",
    ) -> R:
        """Do some work about a table, in its turn, in the process that always has this table; `network`: from where
        somebody waits for it."""
        workers = self.workers[lane]
        job = Job(work, args, urgency, network, kind_of(work, args))
        workers[zlib.crc32(table.encode()) % len(workers)].add(table, job)
        found: R = await job.done
        return found

    def close(self) -> None:
        for worker in itertools.chain(*self.workers):
            worker.close()


def kind_of(work: Callable[..., Any], args: tuple[object, ...]) -> str:
    """Work of one kind takes about as long."""
    task = args[0] if args else None
    return f"{work.__name__} {task.game} {task.level}" if isinstance(task, BotTask) else work.__name__
