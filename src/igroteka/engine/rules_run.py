"""The rules running on a State: the open prompt, the last rest point and the steps since, from which forks are made.

A Run goes forward by steps and comes to the same place by the same steps. It keeps no log, and asks nobody whether a
step is allowed: that is a Match.
"""

from collections.abc import Iterable
from typing import Final, Generic, TypeVar

from igroteka.engine.events import Step
from igroteka.engine.fate import Fate, outcome_of
from igroteka.engine.imagine import resample_cards
from igroteka.engine.kinds import Choice
from igroteka.engine.options import ALL, NO_SUCH_OPTION, IllegalChoice, eyes
from igroteka.engine.prompts import Ask, Prompt, Rules, Together
from igroteka.engine.recall import Recall
from igroteka.engine.record import ANSWER, IMAGINE, RENEW, SCRIPT, SEATED, TIME, WITHDRAW, last_answer
from igroteka.engine.ruleset import Ruleset
from igroteka.engine.state import Over, Result, State

G = TypeVar("G", bound=State)


class Redealt:
    """Where the cards lay when a world had been imagined inside an action. A fork replays the same steps, and need not
    deal them again."""

    def __init__(self, g: State) -> None:
        self.cards: Final = g.cards.copy()
        self.known: Final = g.known.copy()
        self.fate: Final = g.fate.copy()

    def lay(self, g: State) -> None:
        g.cards, g.known, journal = self.cards.copy(), self.known.copy(), g.fate.journal
        g.fate = self.fate.copy()
        g.fate.journal = journal


class Run(Generic[G]):
    """The rules of a game, running on one State."""

    result: Result | None = None
    prompt: Prompt | None = None
    takebacks: int = 0
    redealt: tuple[Redealt, ...] = ()
    """What came of each time that a world was imagined among the steps `since`."""

    def __init__(self, game: Ruleset[G], g: G, forkable: bool) -> None:
        self.game = game
        self.g = g
        self.forkable = forkable
        """False skips the checkpoints, for simulations that never fork."""
        self._check = g
        """The last rest point left; never modified, so forks share it. In an imagined world it may be the true one."""
        self._left: Prompt | None = None
        """What was asked there; forks that restart there take its options."""
        self._recall: Recall | None = Recall([]) if forkable else None
        """What the questions put since then offered."""
        self.since: list[Step] = []
        """The steps since then; at a rest point the sealed answers, at the end those of the last action."""
        self.rules: Rules[None] = game.flow(g)

    @property
    def asks(self) -> list[Ask]:
        """The open questions, required and optional; one with a sealed answer is `given`."""
        return [] if self.prompt is None else list(self.prompt.open())

    @property
    def number(self) -> str:
        """The number of the open prompt as clients send it: a click made before an undo is stale after it."""
        return f"{self.takebacks}.{self.g.asked}"

    def ask_of(self, seat: int) -> Ask | None:
        """The first open question to a seat."""
        return next(iter(self._asks_of(seat)), None)

    def _asks_of(self, seat: int) -> Iterable[Ask]:
        """A race may put several questions to one seat; their keys differ."""
        return () if self.prompt is None else self.prompt.open_to(seat)

    @property
    def _rest_point(self) -> G:
        """The State that `since` starts from: the last rest point; in a finished match, the last one left."""
        at_rest = self.prompt.rest if self.prompt is not None else not self.forkable
        return self.g if at_rest else self._check

    def _run(self, count: bool) -> None:
        """Run to the next prompt or to the end."""
        g, recall = self.g, self._recall
        g.recall = recall
        try:
            # Quicker than next(), which compiled code looks up by its name.
            for prompt in self.rules:  # noqa: B007  # it is used below
                break
            else:
                raise RuntimeError("the rules ended without a result")
        except Over as over:
            self.result = over.result
            self.prompt = g.recall = None
            return
        g.recall = None
        if count and not prompt.same():
            g.asked += 1
        self.prompt = prompt
        if prompt.rest:
            self.since = []
            self.redealt = ()
            if recall is not None:
                self._recall = Recall([])

    def _restart(self, asked: Prompt | None) -> None:
        """Run from a rest point to what was asked there; from where the match began, if it has left none yet."""
        g = self.g
        g.recall = self._recall if asked is None else asked if isinstance(asked, Choice) else None
        self.prompt = next(self.rules)
        g.recall = None

    def _recalled(self, forkable: bool) -> Recall | None:
        """What a fork inside an action starts with: what has been offered since the rest point. One that forks no
        further reads it only while it takes the same steps."""
        recall = self._recall
        return None if recall is None else Recall(recall.listed[:] if forkable else recall.listed)

    def _keep(self, step: Step, prompt: Prompt, done: bool) -> None:
        """Keep what forks need: a copy of the rest point that is being left, and the steps since."""
        if done and prompt.rest:
            self._check = self.g.copy()
            self._left = prompt
        self.since.append(step)

    def _replay_steps(self, steps: list[Step], redealt: tuple[Redealt, ...]) -> None:
        """Apply the same steps again, starting at a rest point, without logging them."""
        n = 0
        for step in steps:
            if step[0] == IMAGINE:
                redealt[n].lay(self.g)
                self._resample_non_cards(step[1])
                n += 1
            else:
                self._apply(step)
        self.redealt = redealt

    def _apply(self, step: Step) -> None:
        """Apply a step again, without logging it."""
        operation, seat, key, at = step
        g = self.g
        prompt = self.prompt
        assert prompt is not None
        if operation == ANSWER:
            done = prompt.take(self._read(seat, key))
            if at > g.now:
                g.now = at
            if done:
                self._run(True)
        elif operation == TIME:
            g.now = max(g.now, at)
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

    def _change(self, step: Step) -> None:
        operation, seat, key, at = step
        if operation == WITHDRAW:
            self._withdraw(seat)
        elif operation == SEATED:
            self.g.now = max(self.g.now, at)
            self.g.seat_taken(seat, key)
            self.game.seated(self.g, seat)
            self._refresh(-1)
        elif operation == SCRIPT:
            self.g.fate.script(outcome_of(key))
        elif operation == IMAGINE:
            self._imagine(seat, int(key))
        elif operation == RENEW:
            self._renew(key)

    def _withdraw(self, seat: int) -> None:
        ask = self.ask_of(seat)
        if ask is not None:
            ask.withdraw()
        k = last_answer(self.since, seat)
        if k >= 0:
            del self.since[k]

    def _imagine(self, seat: int, seed: int) -> None:
        resample_cards(self.g, eyes(None if seat < 0 else seat), Fate(seed))
        if self.forkable and self.prompt is not None and not self.prompt.rest:
            self.redealt = (*self.redealt, Redealt(self.g))
        self._resample_non_cards(seat)

    def _resample_non_cards(self, seat: int) -> None:
        self.game.resample(self.g, seat, self.g.fate)
        if isinstance(self.prompt, Together):
            for ask in self.prompt.open():
                if ask.seat != seat and ask.given:
                    self._withdraw(ask.seat)
        self._refresh(seat)

    def _renew(self, key: str) -> None:
        resample_cards(self.g, ALL, Fate(key))
        self.game.renew(self.g, self.g.fate)
        self._refresh(-1)

    def _refresh(self, but: int) -> None:
        if self.prompt is not None:
            self.prompt.refresh_open(but)
