"""A match: the rules running on a State, the answers that came in, and everything that follows from them.

A fork at a rest point is a copy and a new generator; inside an action it is the last rest point and the answers
since. Undo is a cut of the answers; a save is a header, the answers and the last rest point.
"""

from collections.abc import Sequence
from typing import Any, Protocol, TypeAlias, TypeVar, cast

from igroteka.engine.event_view import EventView, event_view
from igroteka.engine.events import UNDONE, Entry, Event, Input, Step
from igroteka.engine.fate import ChanceOutcome, Fate, outcome_text
from igroteka.engine.options import (
    ALL,
    FINISHED,
    NO_SUCH_OPTION,
    NO_SUCH_SEAT,
    NOT_ASKED,
    STALE,
    Barrier,
    IllegalChoice,
    Refusal,
    Refused,
    StaleAnswer,
)
from igroteka.engine.prompts import Ask, Together
from igroteka.engine.recall import Recall
from igroteka.engine.record import (
    ANSWER,
    IMAGINE,
    NOTHING_TO_UNDO,
    RENEW,
    SCRIPT,
    SEATED,
    TIME,
    UNDO,
    WITHDRAW,
    Record,
    last_answer,
    trace_of,
)
from igroteka.engine.rules_run import Run
from igroteka.engine.ruleset import Ruleset
from igroteka.engine.save import FORMAT, Save, encoder, pack_state
from igroteka.engine.setup import ContentPack, Setup, pack_hash
from igroteka.engine.state import State
from igroteka.engine.view import View, view_of

G = TypeVar("G", bound=State)


class Loader(Protocol[G]):
    """What can open a save: a Game."""

    def load(self, data: bytes, pack: ContentPack | None = None) -> "Match[G]": ...

    def reopen(self, data: bytes, pack: ContentPack | None, listen: bool, forkable: bool) -> "Match[G]": ...


def reopened(game: Loader[G], data: bytes, pack: ContentPack | None, listen: bool, forkable: bool) -> "Match[G]":
    """A pickled match."""
    return game.reopen(data, pack, listen, forkable)


class Match(Run[G]):
    """A run of the rules at which seats sit: what they may know and answer, its log, undo and saves."""

    imagined: bool = False
    """A world imagined for one seat."""
    clock: int = -1
    """The latest time known; the State keeps only the times of inputs."""

    def __init__(self, game: Ruleset[G], g: G, setup: Setup, listen: bool = True, forkable: bool = True) -> None:
        super().__init__(game, g, forkable)
        self.setup = setup
        self.record = Record() if listen else None
        self._origin: G = g
        """The State before the first step; never modified. In an imagined world it may be the true one."""

    def begin(self) -> None:
        """Run the flow to its first prompt; a State that was `asked` before keeps that number."""
        if self.forkable:
            self._origin = self.g.copy()
            self._check = self._origin
        self._listen()
        self._run(self.g.asked == 0)

    # ----------------------------------------------------------------- reading

    @property
    def log(self) -> list[Entry]:
        """The server's log: answers, chance and events."""
        return [] if self.record is None else self.record.log()

    @property
    def steps(self) -> list[Step]:
        """The inputs that have not been undone."""
        return [] if self.record is None else self.record.steps

    @property
    def history(self) -> list[Step]:
        """All inputs, undone or not."""
        return [] if self.record is None else self.record.history()

    @property
    def notes(self) -> list[str]:
        """Messages for the players, as keys of words."""
        return [] if self.record is None else self.record.notes

    def events(self, seat: int | None, since: int = 0) -> list[EventView]:
        """What happened, as this seat may know it; the number of an event is its place in the list."""
        self._at_table(seat)
        told = [] if self.record is None else self.record.told()
        return [event_view(e, seat) for e in told[since:]]

    def view(self, seat: int | None) -> View:
        """What this seat may know; None is a spectator."""
        self._at_table(seat)
        can_undo = seat is not None and self.record is not None and self.can_undo(seat) is None
        return view_of(self.game, self.g, self.asks, seat, self.number, self.result, can_undo)

    def keep_moments(self, keep: bool) -> None:
        """Keep with every event from now on the State in which it is told, or no more: `record.moments`."""
        record = self.record
        if record is not None and keep != (record.moments is not None):
            record.moments = [] if keep else None
            self._listen()

    def why_not(self, seat: int, key: str) -> Refusal | None:
        """Why this is no answer now; None if it is one."""
        if self.result is not None:
            return FINISHED
        refusal = NOT_ASKED
        for ask in self._asks_of(seat):
            reason = ask.why_not(key)
            if reason is None:
                return None
            if refusal is NOT_ASKED or refusal is NO_SUCH_OPTION:
                refusal = reason
        return self._closed(refusal, seat, key)

    # --------------------------------------------------------------- answering

    def answer(self, seat: int, key: str, at: int | None = None, number: str | None = None) -> None:
        """Answer the open question of a seat, or raise IllegalChoice with reason and rule and change nothing.

        Time never runs backwards. The caller first calls `pass_time(at - 1)`, so that what was due before takes effect.
        """
        if number is not None and number != self.number:
            raise StaleAnswer(STALE, key)
        if self.result is not None:
            raise IllegalChoice(FINISHED, key)
        refusal = NOT_ASKED
        for ask in self._asks_of(seat):
            reason = ask.read(key)
            if reason is None:
                self._take(ask, ask.text(), -1 if at is None else at)
                return
            if refusal is NOT_ASKED or refusal is NO_SUCH_OPTION:
                refusal = reason
        raise IllegalChoice(self._closed(refusal, seat, key), key)

    def answer_together(self, answers: Sequence[tuple[int, str]], at: int | None = None) -> list[Refusal | None]:
        """Simultaneous answers, taken by `Game.precedence`, then by seat; if one is illegal, nothing changes.
        For each, in the order given: None if it was taken, else why an earlier one of the same moment made it void."""
        for seat, key in answers:
            reason = self.why_not(seat, key)
            if reason is not None:
                raise IllegalChoice(reason, key)
        number, refused = self.number, list[Refusal | None]([None] * len(answers))
        rank = [(self.game.precedence(self.g, seat, key), seat, n) for n, (seat, key) in enumerate(answers)]
        for _, seat, n in sorted(rank):
            try:
                self.answer(seat, answers[n][1], at, number)
            except IllegalChoice as error:
                refused[n] = error.refusal
        return refused

    def step(self, seat: int, index: int) -> None:
        """Answer by index into the open ask of the seat: the quick way inside one process."""
        prompt = self.prompt
        ask = prompt if isinstance(prompt, Ask) and prompt.seat == seat else self.ask_of(seat)
        if ask is None:
            raise IllegalChoice(NOT_ASKED, str(index))
        options = ask.options
        if not 0 <= index < len(options):
            raise IllegalChoice(NO_SUCH_OPTION, str(index))
        ask.pick = index
        self._take(ask, options[index].key, -1)

    def pass_time(self, at: int) -> None:
        """Every deadline passed by then takes effect, in the order of the deadlines."""
        self.clock = max(self.clock, at)
        while True:
            prompt = self.prompt
            if prompt is None:
                return
            due: Ask | None = None
            for ask in prompt.open():
                if ask.pick < 0 and 0 <= ask.deadline <= at and (due is None or ask.deadline < due.deadline):
                    due = ask
            until = prompt.until()
            if 0 <= until <= at and (due is None or until <= due.deadline):
                self._expire(until)
            elif due is not None:
                self.answer(due.seat, due.default(), due.deadline)
            else:
                return

    def seat(self, seat: int, bot: bool, at: int | None = None) -> None:
        """A bot sits down for the seat, or its owner comes back; at the latest time known, unless another is given."""
        self._seat(seat, "bot" if bot else "owner", at)

    def away(self, seat: int, away: bool, at: int | None = None) -> None:
        """The owner of the seat is disconnected, or is there again."""
        self._seat(seat, "away" if away else "back", at)

    def _seat(self, seat: int, how: str, at: int | None) -> None:
        """Earlier deadlines take effect first. If nobody is left to wait for then, that takes effect at once."""
        self._at_table(seat)
        if at is not None:
            self.pass_time(at - 1)
        self._outside((SEATED, seat, how, self.clock if at is None else at))
        self.pass_time(self.g.now)

    def script(self, *outcomes: ChanceOutcome) -> None:
        """Fix the next outcomes of chance; kept in the log, so that a replay has them too."""
        for outcome in outcomes:
            self._outside((SCRIPT, -1, outcome_text(outcome), -1))

    # ------------------------------------------------- forks, imagination, undo

    def fork(self, listen: bool = True, forkable: bool = True) -> "Match[G]":
        """An exact and independent copy. Rollouts that fork no further use `forkable=False`."""
        at_rest = self.prompt is None or self.prompt.rest
        if not self.forkable and not at_rest:
            raise RuntimeError("this match keeps no checkpoints: it cannot be forked inside an action")
        m: Match[G] = Match(self.game, (self.g if at_rest else self._check).copy(), self.setup, False, forkable)
        m.takebacks, m.clock, m.imagined = self.takebacks, self.clock, self.imagined
        m._origin = self._origin
        if self.result is None:
            if at_rest:
                m._restart(self.prompt)
            else:
                m._recall = self._recalled(forkable)
                m._restart(self._left)
            m._check, m._left = self._check, self._left
            if self.since:
                m._replay_steps(self.since, self.redealt)
            if not forkable:
                m._recall = None
        else:
            m.result = self.result
        m.since = self.since[:]
        if listen and self.record is not None:
            m.record = self.record.fork()
            m._listen()
        return m

    def imagine(self, seat: int | None, seed: int, forkable: bool = True, answered: bool = False) -> "Match[G]":
        """A fork in which everything the seat cannot know is resampled, chance included. What others have answered
        under seal is withdrawn; with `answered` it is drawn at random: the same seats are left to answer.
        """
        self._at_table(seat)
        m = self.fork(False, forkable)
        m.setup = self.setup.unseeded
        if m.prompt is None or m.prompt.rest:
            m._origin = m._check = m.g  # keep nothing of the true world
            m._left = None
        m.imagined = True
        m._outside((IMAGINE, -1 if seat is None else seat, str(seed), -1))
        if answered and isinstance(self.prompt, Together) and m.prompt is not None:
            given, fate = [ask.seat for ask in self.prompt.open() if ask.given], Fate(seed * 2 + 1)
            for ask in list(m.prompt.open()):
                if ask.seat in given and not ask.given:
                    m.answer(ask.seat, ask.random_answer(fate))
        return m

    def undo(self, seat: int, consent: bool = False) -> None:
        """Go back to before the seat's last answer. Past a barrier this needs the others' consent."""
        sealed = self._sealed(seat)
        if sealed is not None:
            self._outside((WITHDRAW, seat, sealed.text(), -1))
            return
        barrier = self.can_undo(seat)
        if barrier is not None and (not consent or barrier is FINISHED or barrier is NOTHING_TO_UNDO):
            raise Barrier(barrier)
        assert self.record is not None
        self._cut(seat, last_answer(self.record.steps, seat))

    def renew(self, key: str) -> None:
        """New luck, from a key of 64 hexadecimal digits: chance, and every card that nobody has seen, is drawn again.
        After a take-back nobody then knows what comes; it cannot itself be taken back."""
        self._outside((RENEW, -1, key, -1))

    def can_undo(self, seat: int) -> Refusal | None:
        """None if `undo(seat)` would work without consent, else the reason."""
        if self.result is not None:
            return FINISHED
        if self._sealed(seat) is not None:
            return None
        record = self.record
        k = -1 if record is None else last_answer(record.steps, seat)
        return NOTHING_TO_UNDO if record is None or k < 0 else record.barrier(seat, k)

    def _sealed(self, seat: int) -> Ask | None:
        """The question that the seat has answered under seal."""
        ask = self.ask_of(seat) if isinstance(self.prompt, Together) else None
        return ask if ask is not None and ask.given else None

    def replay(self, log: Sequence[Step | Entry]) -> "Match[G]":
        """A new match from the same origin, given the inputs of this log."""
        m: Match[G] = Match(self.game, self._origin.copy(), self.setup)
        m.begin()
        for entry in log:
            if isinstance(entry, Input):
                m.redo(entry.step)
            elif isinstance(entry, tuple):
                m.redo(entry)
        return m

    def redo(self, step: Step) -> None:
        """Apply one step of a log as a new input."""
        operation, seat, key, at = step
        if operation == ANSWER:
            self.answer(seat, key, None if at < 0 else at)
        elif operation == TIME:
            self._expire(at)
        elif operation == UNDO:
            self._cut(seat, int(key))
        else:
            self._outside(step)

    def __deepcopy__(self, memo: dict[int, object]) -> "Match[G]":
        return self.fork(self.record is not None, self.forkable)

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        """Pickled as its save, so that it plays on identically wherever the same rules are."""
        return reopened, (self.game, self.save(), self.setup.pack, self.record is not None, self.forkable)

    # ------------------------------------------------------------------- saves

    def save(self) -> bytes:
        """Header, labelled log and last rest point. It holds secrets: players must not receive it."""
        self.only_true()
        setup = self.setup
        return encoder.encode(
            Save(
                format=FORMAT,
                game=self.game.id,
                rules=self.game.version,
                pack=pack_hash(setup.pack, self.game.id),
                players=setup.players,
                seed=setup.seed,
                settings={name: list(v) if isinstance(v, tuple) else v for name, v in setup.settings.items()},
                bots=setup.bots,
                takebacks=self.takebacks,
                history=self.history,
                check=pack_state(self.game, self._rest_point),
                since=self.since,
                origin=pack_state(self.game, self._origin) if setup.arranged else None,
            )
        )

    def only_true(self) -> None:
        """Refuse to write an imagined world: its save or text would hold the true rest point."""
        if self.imagined and not (self.prompt is not None and self.prompt.rest):
            raise RuntimeError("a world imagined inside an action is neither saved nor written down")

    @staticmethod
    def load(game: Loader[G], data: bytes, pack: ContentPack | None = None) -> "Match[G]":
        """The match as it was saved. `games.load(data)` also finds the game."""
        return game.load(data, pack)

    # ---------------------------------------------------------------- private

    def _at_table(self, seat: int | None) -> None:
        if seat is not None and not 0 <= seat < self.g.seats:
            raise Refused(NO_SUCH_SEAT, f"p{seat}")

    def _closed(self, refusal: Refusal, seat: int, key: str) -> Refusal:
        """The game's own reason why something is not offered, if it has one."""
        if not 0 <= seat < self.g.seats:
            return NO_SUCH_SEAT
        if refusal is NOT_ASKED or refusal is NO_SUCH_OPTION:
            return self.game.unasked(self.g, seat, key) or refusal
        return refusal

    def _take(self, ask: Ask, key: str, at: int) -> None:
        """The answer is in the ask: record it, and resume the rules if they can go on."""
        g, prompt, record = self.g, self.prompt, self.record
        assert prompt is not None
        step = (ANSWER, ask.seat, key, at)
        done = prompt is ask or prompt.take(ask)
        if record is not None:
            record.note(step, ask.name)
        if self.forkable:
            self._keep(step, prompt, done)
            if record is not None and done and prompt.rest and len(self.since) == 1:
                record.keep(self._check)
        if at > g.now:
            g.now = at
            self.clock = max(self.clock, at)
        drawn = g.fate.drawn
        if done and self.forkable:
            self._resume()
        elif done:
            g.learned = g.unaware = 0
            self._run(True)
        if record is not None:
            record.traces.append(trace_of(g, prompt, ask, drawn) if done else 0)

    def _resume(self) -> None:
        """Resume the rules; if they raise an error, restore the match, where it can be, and raise it again."""
        self.g.learned = self.g.unaware = 0
        if not self.forkable:
            self._run(True)
            return
        try:
            self._run(True)
        except Exception:
            self._restore()
            raise

    def _restore(self) -> None:
        """Back to before the step that failed."""
        good = self.since[:-1]
        self.g = self._check.copy()
        self.rules = self.game.flow(self.g)
        self._recall = Recall([])
        self._restart(self._left)
        self.since = []
        self._replay_steps(good, self.redealt)
        self.since = good
        self._listen()
        if self.record is not None:
            self.record.drop()

    def _listen(self) -> None:
        record = self.record
        if record is None:
            self.g.listen(None)
        else:
            self.g.listen(record.journal, record.moments)

    def _expire(self, at: int) -> None:
        """The prompt as a whole has timed out: the rules go on without an answer."""
        prompt = self.prompt
        assert prompt is not None
        step = (TIME, -1, "", at)
        if self.record is not None:
            self.record.note(step, TIME)
        if self.forkable:
            self._keep(step, prompt, True)
        self.g.now = max(self.g.now, at)
        self._resume()
        if self.record is not None:
            self.record.traces.append(self.g.unaware & ALL)

    def _outside(self, step: Step) -> None:
        """An input that is not an answer: record it, then apply it."""
        if self.record is not None:
            self.record.note(step, step[0])
            self.record.traces.append(0)
        self._change(step)
        if self.forkable and self.prompt is not None and not self.prompt.rest and step[0] != WITHDRAW:
            self.since.append(step)

    def _cut(self, seat: int, k: int) -> None:
        """Replay without step k and what followed: from the last rest point that is kept, or from the origin."""
        record = self.record
        if record is None:
            raise Barrier(NOTHING_TO_UNDO)
        first, fresh = 0, self
        for n, check in reversed(record.checkpoints):
            if n <= k:
                first, fresh = n, Match(self.game, cast(G, check.copy()), self.setup, False)
                break
        else:
            fresh = Match(self.game, self._origin.copy(), self.setup, False)
        fresh.begin()
        for step in record.steps[first:k]:
            fresh.redo(step)
        self.g = fresh.g
        self.rules = fresh.rules
        self.prompt = fresh.prompt
        self._check, self._left, self._recall = fresh._check, fresh._left, fresh._recall
        self.since, self.redealt = fresh.since, fresh.redealt
        step = (UNDO, seat, str(k), -1)
        record.cut(step, k)
        record.journal.append(Input(UNDO, step))
        record.journal.append(Event(UNDONE, seat, (), (), ALL))
        self.takebacks += 1
        self._listen()


AnyMatch: TypeAlias = Match[Any]
"""A match of whichever game."""
