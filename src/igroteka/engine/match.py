"""A match: the rules running on a State, the answers that came in, and everything that follows from them.

A fork at a rest point is a copy and a new generator; inside an action it is the last rest point and the answers
since. Undo is a cut of the answers; a save is a header, the answers and the last rest point.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, Generic, TypeVar

from igroteka.engine.events import Deed, Entry, Event, EventKind
from igroteka.engine.fate import Outcome
from igroteka.engine.imagine import resample_cards
from igroteka.engine.kinds import Show
from igroteka.engine.options import (
    ALL,
    FINISHED,
    NO_SUCH_OPTION,
    NOT_ASKED,
    STALE,
    Barrier,
    IllegalChoice,
    Refusal,
    StaleAnswer,
)
from igroteka.engine.prompts import Ask, Prompt, Race, Rules, Together
from igroteka.engine.state import Over, Result, State
from igroteka.engine.view import EventView, View, event_view, view_of

if TYPE_CHECKING:
    from igroteka.engine.game import Game, Setup

G = TypeVar("G", bound=State)

Step = tuple[str, int, str, int]
"""What came from outside: operation, seat, key, time (-1 for none). The labelled log of a match is a list of these."""

ANSWER: Final = "answer"
WITHDRAW: Final = "withdraw"
TIME: Final = "time"
SEATED: Final = "seated"
SCRIPT: Final = "script"
IMAGINE: Final = "imagine"
UNDO: Final = "undo"
RESUMED: Final = "resumed"

CHANCE: Final = 1 << 30
CLOSED: Final = 1 << 31
OPENLY: Final = 1 << 32

UNDONE: Final = EventKind("undone", "")

NOTHING_TO_UNDO: Final = Refusal("", "nothing_to_undo")
CHANCE_DRAWN: Final = Refusal("", "undo_chance")
SHOWN: Final = Refusal("", "undo_shown")
OTHERS: Final = Refusal("", "undo_others")
REVEALED: Final = Refusal("", "undo_revealed")
CALLED: Final = Refusal("", "undo_called")


class Match(Generic[G]):
    """A running or finished match. `forkable=False` saves the checkpoints, for simulations that never fork."""

    def __init__(self, game: "Game[G]", g: G, setup: "Setup", listen: bool = True, forkable: bool = True) -> None:
        self.game: Final = game
        self.setup: Final = setup
        self.forkable: Final = forkable
        self.g = g
        self.result: Result | None = None
        self.prompt: Prompt | None = None
        self.takebacks = 0
        self.journal: list[Entry] | None = [] if listen else None
        self.past: tuple[tuple[list[Entry], int], ...] = ()
        """The log before this match was forked: lists of others, and how much of each."""
        self.history: list[Step] = []
        """All that ever came in; what was undone stays, and the undo with it."""
        self.steps: list[Step] = []
        """What still counts of it, since `origin`."""
        self.traces: list[int] = []
        """For each step: who learned something, and whether it lies behind a barrier."""
        self.origin: G = g
        """The State before the first of `steps`; never written."""
        self.check: G = g
        """The last rest point left; never written, so shared by forks."""
        self.since: list[Step] = []
        """The steps from there on; at a rest point the answers under seal."""
        self.notes: list[str] = []
        """What a person should be told, such as a save of an older version that resumed at its checkpoint."""
        self.rules: Rules[None] = game.flow(g)

    def begin(self) -> None:
        """Run the flow to its first prompt; a State that was `asked` before keeps that number."""
        if self.forkable:
            self.origin = self.g.copy()
            self.check = self.origin
        self.g.listen(self.journal)
        self._run(self.g.asked == 0)

    # ----------------------------------------------------------------- reading

    @property
    def asks(self) -> list[Ask]:
        """The open questions: those that must and those that may be answered; sealed answers are `given`."""
        return [] if self.prompt is None else list(self.prompt.open())

    @property
    def number(self) -> str:
        """The number of the open prompt as it travels: a click made before an undo is stale after it."""
        return f"{self.takebacks}.{self.g.asked}"

    @property
    def log(self) -> list[Entry]:
        """The server's log: answers, chance and events."""
        entries: list[Entry] = []
        for journal, length in self.past:
            entries.extend(journal[:length])
        if self.journal is not None:
            entries.extend(self.journal)
        return entries

    def events(self, seat: int | None, since: int = 0) -> list[EventView]:
        """What happened, as this seat may know it; the number of an event is its place in the list."""
        told = [e for e in self.log if isinstance(e, Event)]
        return [self.game.blur(self.g, seat, event_view(e, seat)) for e in told[since:]]

    def view(self, seat: int | None) -> View:
        """What this seat may know; None is a spectator."""
        return view_of(self, seat)

    def ask_of(self, seat: int) -> Ask | None:
        """The first open question to a seat."""
        if self.prompt is not None:
            for ask in self.prompt.open():
                if ask.seat == seat:
                    return ask
        return None

    def _asks_of(self, seat: int) -> list[Ask]:
        """A race may put several questions to one seat; their keys differ."""
        return [] if self.prompt is None else [a for a in self.prompt.open() if a.seat == seat]

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
        return refusal

    # --------------------------------------------------------------- answering

    def answer(self, seat: int, key: str, at: int | None = None, number: str | None = None) -> None:
        """Answer the open question of a seat, or raise IllegalChoice with reason and rule and change nothing."""
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
        raise IllegalChoice(refusal, key)

    def step(self, seat: int, index: int) -> None:
        """Answer by index into the open ask of the seat: the quick way inside one process."""
        prompt = self.prompt
        ask = prompt if isinstance(prompt, Ask) and prompt.seat == seat else self.ask_of(seat)
        if ask is None:
            raise IllegalChoice(NOT_ASKED, str(index))
        if not 0 <= index < len(ask.options):
            raise IllegalChoice(NO_SUCH_OPTION, str(index))
        ask.pick = index
        self._take(ask, ask.options[index].key, -1)

    def pass_time(self, at: int) -> None:
        """Every deadline passed by then takes effect, in the order of the deadlines."""
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

    def seat(self, seat: int, bot: bool) -> None:
        """A bot sits down for the seat, or its owner comes back."""
        self._outside((SEATED, seat, "bot" if bot else "owner", -1))

    def away(self, seat: int, away: bool) -> None:
        """The owner of the seat is disconnected, or is there again."""
        self._outside((SEATED, seat, "away" if away else "back", -1))

    def script(self, *outcomes: Outcome) -> None:
        """Fix the next outcomes of chance; kept in the log, so that a replay has them too."""
        for outcome in outcomes:
            key = " ".join(["*", *outcome]) if isinstance(outcome, list) else repr(outcome)
            self._outside((SCRIPT, -1, key, -1))

    # ------------------------------------------------- forks, imagination, undo

    def fork(self, listen: bool = True, forkable: bool = True) -> "Match[G]":
        """Exact and independent. Rollouts that fork no further take `forkable=False`."""
        at_rest = self.prompt is None or self.prompt.rest
        if not self.forkable and not at_rest:
            raise RuntimeError("this match keeps no checkpoints: it cannot be forked inside an action")
        m: Match[G] = Match(self.game, (self.g if at_rest else self.check).copy(), self.setup, False, forkable)
        m.takebacks = self.takebacks
        m.origin = self.origin
        if self.result is None:
            m.prompt = next(m.rules)
            m.check = self.check
            for step in self.since:
                m._apply(step)
        else:
            m.result = self.result
        m.since = self.since[:]
        if listen:
            m.past = self.past if self.journal is None else (*self.past, (self.journal, len(self.journal)))
            m.history = self.history[:]
            m.steps = self.steps[:]
            m.traces = self.traces[:]
            m.journal = []
            m.g.listen(m.journal)
        return m

    def imagine(self, seat: int | None, seed: int, forkable: bool = True) -> "Match[G]":
        """A fork in which all that the seat cannot know is resampled, luck included."""
        m = self.fork(listen=False, forkable=forkable)
        m._outside((IMAGINE, -1 if seat is None else seat, str(seed), -1))
        return m

    def undo(self, seat: int, consent: bool = False) -> None:
        """Cut back to before the seat's last answer. Behind a barrier it needs the others' consent."""
        if self.result is not None:
            raise Barrier(FINISHED)
        ask = self.ask_of(seat)
        if isinstance(self.prompt, Together) and ask is not None and ask.given:
            self._outside((WITHDRAW, seat, ask.text(), -1))
            return
        k = self._last_answer(seat)
        if k < 0:
            raise Barrier(NOTHING_TO_UNDO)
        if not consent:
            barrier = self.barrier(seat, k)
            if barrier is not None:
                raise Barrier(barrier)
        self._cut(seat, k)

    def barrier(self, seat: int, k: int) -> Refusal | None:
        """Why the seat cannot take back step k by itself; None if it can."""
        for j in range(k, len(self.steps)):
            operation, who, _, _ = self.steps[j]
            trace = self.traces[j]
            if trace & OPENLY:
                return CALLED
            if trace & CLOSED:
                return REVEALED
            if trace & CHANCE:
                return CHANCE_DRAWN
            if operation == ANSWER and who != seat:
                return OTHERS
            if trace >> seat & 1:
                return SHOWN
        return None

    def can_undo(self, seat: int) -> Refusal | None:
        """None if `undo(seat)` would work by itself, else the reason."""
        if self.result is not None:
            return FINISHED
        ask = self.ask_of(seat)
        if isinstance(self.prompt, Together) and ask is not None and ask.given:
            return None
        k = self._last_answer(seat)
        return NOTHING_TO_UNDO if k < 0 else self.barrier(seat, k)

    def replay(self, steps: Sequence[Step]) -> "Match[G]":
        """A new match from the same origin with these steps."""
        m: Match[G] = Match(self.game, self.origin.copy(), self.setup)
        m.begin()
        for step in steps:
            m.redo(step)
        return m

    def redo(self, step: Step) -> None:
        """One step of a log, as if it came in now."""
        operation, seat, key, at = step
        if operation == ANSWER:
            self.answer(seat, key, None if at < 0 else at)
        elif operation == TIME:
            self._expire(at)
        elif operation == UNDO:
            self._cut(seat, int(key))
        else:
            self._outside(step)

    # ---------------------------------------------------------------- inwards

    def _take(self, ask: Ask, key: str, at: int) -> None:
        """The answer stands in the ask: note it, and let the rules go on if they can."""
        prompt = self.prompt
        assert prompt is not None
        step = (ANSWER, ask.seat, key, at)
        done = prompt.take(ask)
        if self.journal is not None:
            self.journal.append(Deed(ask.name, ask.seat, key, at))
        self._note(step, prompt, done)
        if at >= 0:
            self.g.now = at
        if not done:
            self._trace(0)
            return
        drawn = self.g.fate.drawn
        self._resume()
        flags = self.g.learned
        if self.g.fate.drawn != drawn:
            flags |= CHANCE
        if isinstance(prompt, Together):
            flags |= CLOSED
        elif isinstance(prompt, Race) or isinstance(ask, Show):
            flags |= OPENLY
        self._trace(flags)

    def _note(self, step: Step, prompt: Prompt, done: bool) -> None:
        if self.journal is not None:
            self.history.append(step)
            self.steps.append(step)
        if self.forkable:
            if done and prompt.rest:
                self.check = self.g.copy()
            self.since.append(step)

    def _trace(self, flags: int) -> None:
        if self.journal is not None:
            self.traces.append(flags)

    def _resume(self) -> None:
        """Let the rules go on; a fault in them restores the match and is raised again."""
        self.g.learned = 0
        if not self.forkable:
            self._run(True)
            return
        try:
            self._run(True)
        except Exception:
            self._restore()
            raise

    def _run(self, count: bool) -> None:
        """To the next prompt, or to the end."""
        try:
            prompt = next(self.rules)
        except Over as over:
            self.result = over.result
            self.prompt = None
            self.since = []
            return
        except StopIteration:
            raise RuntimeError("the rules ended without a result") from None
        if count and not prompt.same():
            self.g.asked += 1
        self.prompt = prompt
        if prompt.rest:
            self.since = []

    def _restore(self) -> None:
        """Back to before the step that failed."""
        good = self.since[:-1]
        self.g = self.check.copy()
        self.rules = self.game.flow(self.g)
        self.prompt = next(self.rules)
        self.since = []
        for step in good:
            self._apply(step)
        self.since = good
        self.g.listen(self.journal)
        if self.journal is not None and len(self.steps) > len(self.traces):
            self.steps.pop()
            self.history.pop()

    def _apply(self, step: Step) -> None:
        """A step done again, silently: nothing is logged or counted as new."""
        operation, seat, key, at = step
        g = self.g
        prompt = self.prompt
        assert prompt is not None
        if operation == ANSWER:
            done = prompt.take(self._read(seat, key))
            if at >= 0:
                g.now = at
            if done:
                self._run(True)
        elif operation == TIME:
            g.now = at
            self._run(True)
        else:
            self._change(step)

    def _read(self, seat: int, key: str) -> Ask:
        prompt = self.prompt
        if isinstance(prompt, Ask) and prompt.seat == seat and prompt.read(key) is None:
            return prompt
        for ask in self._asks_of(seat):
            if ask.read(key) is None:
                return ask
        raise IllegalChoice(NO_SUCH_OPTION, key)

    def _expire(self, at: int) -> None:
        """The prompt as a whole gives up: the rules go on without an answer."""
        prompt = self.prompt
        assert prompt is not None
        self._note((TIME, -1, "", at), prompt, True)
        self.g.now = at
        self._resume()
        self._trace(self.g.learned | OPENLY)

    def _outside(self, step: Step) -> None:
        """Something that changes the match without answering: noted, then done."""
        if self.journal is not None:
            self.journal.append(Deed(step[0], step[1], step[2], step[3]))
            self.history.append(step)
            self.steps.append(step)
            self.traces.append(0)
        self._change(step)
        if self.forkable and self.prompt is not None and not self.prompt.rest:
            self.since.append(step)

    def _change(self, step: Step) -> None:
        operation, seat, key, _ = step
        if operation == WITHDRAW:
            self._withdraw(seat)
        elif operation == SEATED:
            self._seated(seat, key)
        elif operation == SCRIPT:
            self.g.fate.script(outcome_of(key))
        elif operation == IMAGINE:
            self._imagine(seat, int(key))

    def _seated(self, seat: int, key: str) -> None:
        g, bit = self.g, 1 << seat
        if key == "bot":
            g.bots |= bit
        elif key == "owner":
            g.bots &= ~bit
        elif key == "away":
            g.away |= bit
        else:
            g.away &= ~bit
        self.game.seated(g, seat)
        self._refresh(-1)

    def _withdraw(self, seat: int) -> None:
        ask = self.ask_of(seat)
        if ask is not None:
            ask.withdraw()
        self.since = [s for s in self.since if s[0] != ANSWER or s[1] != seat]

    def _imagine(self, seat: int, seed: int) -> None:
        resample_cards(self.g, seat, seed)
        self.game.resample(self.g, seat, self.g.fate)
        if isinstance(self.prompt, Together):
            for ask in self.prompt.open():
                if ask.seat != seat and ask.given:
                    self._withdraw(ask.seat)
        self._refresh(seat)

    def _refresh(self, but: int) -> None:
        if self.prompt is not None:
            for ask in self.prompt.open():
                if ask.seat != but and not ask.given:
                    ask.refresh()

    def _last_answer(self, seat: int) -> int:
        for k in range(len(self.steps) - 1, -1, -1):
            if self.steps[k][0] == ANSWER and self.steps[k][1] == seat:
                return k
        return -1

    def _cut(self, seat: int, k: int) -> None:
        """Play again from the origin without step k and what followed."""
        fresh = self.replay(self.steps[:k])
        self.g = fresh.g
        self.rules = fresh.rules
        self.prompt = fresh.prompt
        self.check = fresh.check
        self.since = fresh.since
        self.steps = fresh.steps
        self.traces = fresh.traces
        self.takebacks += 1
        self.history.append((UNDO, seat, str(k), -1))
        if self.journal is not None:
            self.journal.append(Deed(UNDO, seat, str(k), -1))
            self.journal.append(Event(UNDONE, seat, (), (), ALL))
        self.g.listen(self.journal)


def outcome_of(key: str) -> Outcome:
    """A scripted outcome from its text in the log."""
    if key.startswith("*"):
        return key.split()[1:]
    return key[1:-1] if key.startswith("'") else int(key)
