"""Any match as a sequence of picks: one seat at a time picks one number.

A question is answered by the number of its option. Several options are picked one after the other, in the order in
which they are offered, then `stop`; an open answer likewise, word by word. Sealed answers are picked in the order of
the seats, and nobody sees those of the others. In a race every seat that may answer picks an answer or `wait`, unseen;
then a tick of time passes, and the answers of that moment are judged by the game's precedence.
"""

from collections.abc import Sequence
from typing import Any, Final

from igroteka.engine.fate import Fate
from igroteka.engine.kinds import Several, Show
from igroteka.engine.match import AnyMatch
from igroteka.engine.options import NO_SUCH_OPTION, NOTHING, Refusal, Refused
from igroteka.engine.prompts import Ask, Race
from igroteka.envs.actions import STOP, WAIT, Actions
from igroteka.envs.history import History, Told, listening

TICK_MS: Final = 5_000
"""Milliseconds between two picks of a seat in a race."""


Place = tuple[list[int], list[str], list[tuple[int, str]], int, int, int]
"""How far the picks since the last answer have come: picked, said, bids, turn, answers, and what time it is."""


class IllegalPick(Refused):
    """A number that cannot be picked now; nothing has changed."""


class Serial:
    """A match and the picks since its last answer. `seat` is to pick; -1 when the match is over."""

    def __init__(self, match: AnyMatch, actions: Actions, tick: int = TICK_MS) -> None:
        self.match: AnyMatch = match
        self.actions: Actions = actions
        self.tick: int = tick
        self.seat: int = -1
        self.picked: list[int] = []
        """The options picked so far of several, by their place among them."""
        self.said: list[str] = []
        """The words of an open answer so far."""
        self.bids: list[tuple[int, str]] = []
        """In a race: what was answered so far in this tick."""
        self.turn: int = 0
        """In a race: how many seats have picked in this tick."""
        self.answers: int = 0
        """How many answers this object has given to the match."""
        self.asks: list[Ask] = []
        """The questions to the seat; of an answer that has begun, the one it answers."""
        self.before: Sequence[Told] = ()
        """In an imagined world: the events before it, as the seat that imagines knows them."""
        self._line: list[int] = []
        """In a race: the seats that pick in this tick, in their order."""
        self._offered: list[int] | None = None
        """What the seat may pick, once that has been asked for."""
        self.settle()

    # ----------------------------------------------------------------- reading

    @property
    def is_over(self) -> bool:
        return self.match.prompt is None

    @property
    def in_race(self) -> bool:
        return isinstance(self.match.prompt, Race)

    def legal(self) -> list[int]:
        """The numbers that the seat may pick, ascending."""
        return sorted(self.offered())

    def offered(self) -> list[int]:
        """The numbers that the seat may pick, in the order of the options; not to be changed."""
        if self._offered is None:
            self._offered = self._offers()
        return self._offered

    def _offers(self) -> list[int]:
        found: list[int] = []
        if self.match.prompt is None:
            return found
        number = self.actions.numbers[self.seat]
        for ask in self.asks:
            if isinstance(ask, Several):
                self._add_several(ask, found)
            elif isinstance(ask, Show):
                self._add_words(ask, found)
            else:
                found.extend([number[option.key] for option in ask.options])
        if self._may_wait():
            found.append(self.actions.wait)
        return found

    def _may_wait(self) -> bool:
        if not self.in_race or self.picked or self.said:
            return False
        return not any(ask.must for ask in self.asks)

    def _add_several(self, ask: "Several[Any, Any]", found: list[int]) -> None:
        start = self.picked[-1] + 1 if self.picked else 0
        batch = [ask.allowed[i] for i in self.picked]
        for i in range(start, len(ask.allowed)):
            option = ask.allowed[i]
            if ask.completable([*batch, option], i + 1):
                found.append(self.actions.numbers[ask.seat][option.key])
        if ask.judge(batch) is None:
            found.append(self.actions.stop)

    def _add_words(self, ask: "Show[Any]", found: list[int]) -> None:
        number = self.actions.word_number
        found.extend([number[word] for word in ask.kind.words(ask.g, ask.seat, self.said)])
        if self.said:
            found.append(self.actions.stop)

    def why_not(self, action: int) -> Refusal:
        """Why the seat may not pick this number. Where the game has no reason of its own, the rule is that of what the
        seat is asked now."""
        if self.is_over:
            return NO_SUCH_OPTION
        name = self.actions.name(action, self.seat)
        known = name and name not in (WAIT, STOP)
        refusal = (self.match.why_not(self.seat, name) if known else None) or NO_SUCH_OPTION
        return refusal if refusal.rule else Refusal(self.asks[0].cites, refusal.reason)

    # ----------------------------------------------------------------- picking

    def pick(self, action: int) -> None:
        """The seat picks; IllegalPick with reason and rule if it may not, and nothing changes."""
        if not self.take(action):
            raise IllegalPick(self.why_not(action), self.actions.name(action, max(0, self.seat)))

    def take(self, action: int) -> bool:
        """The seat picks; False if it may not, and nothing changes."""
        offered, actions = self.offered(), self.actions
        place = place_of(action, offered)
        if place < 0:
            return False
        if action >= len(actions.keys):
            if action == actions.wait:
                self._next_bidder()
            elif action == actions.stop:
                self._stop()
            else:
                self._say(actions.words[action - len(actions.keys)])
        elif self._by_index():
            self._answer(self.asks[0], place, "")
        else:
            self._choose(action)
        return True

    def _by_index(self) -> bool:
        """There is one question, answered at once by one of its options."""
        if len(self.asks) != 1 or self.in_race:
            return False
        return not isinstance(self.asks[0], Several) and not isinstance(self.asks[0], Show)

    def _choose(self, action: int) -> None:
        """An option, whose key is that of one question only."""
        key = self.actions.said[self.seat][action]
        for ask in self.asks:
            if isinstance(ask, Several):
                for i in range(len(ask.allowed)):
                    if ask.allowed[i].key == key:
                        self.picked.append(i)
                        self._continue_answer(ask)
                        return
            elif not isinstance(ask, Show):
                for option in ask.options:
                    if option.key == key:
                        self._answer(ask, -1, key)
                        return

    def _say(self, word: str) -> None:
        for ask in self.asks:
            if isinstance(ask, Show):
                self.said.append(word)
                self._continue_answer(ask)
                return

    def _continue_answer(self, ask: Ask) -> None:
        """Ask for one more pick of an answer; the answer is complete if nothing can be added."""
        self.asks = [ask]
        self._offered = None
        if self.offered() == [self.actions.stop]:
            self._stop()

    def _stop(self) -> None:
        """The answer that was given pick by pick is whole."""
        for ask in self.asks:
            if isinstance(ask, Several):
                batch = [ask.allowed[i] for i in self.picked]
                if ask.judge(batch) is None:
                    self._answer(ask, -1, " ".join([option.key for option in batch]) or NOTHING.key)
                    return
            elif isinstance(ask, Show) and self.said:
                self._answer(ask, -1, " ".join(self.said))
                return

    def _answer(self, ask: Ask, index: int, text: str) -> None:
        if self.in_race:
            self.bids.append((ask.seat, text))
            self._next_bidder()
            return
        self.answers += 1
        if index >= 0:
            self.match.step(ask.seat, index)
        else:
            self.match.answer(ask.seat, text)
        self.settle()

    def give(self, text: str) -> None:
        """The seat answers in full, as bots do; '' is to wait, in a race."""
        if self.in_race:
            if text:
                self.bids.append((self.seat, text))
            self._next_bidder()
        else:
            self.answers += 1
            self.match.answer(self.seat, text)
            self.settle()

    # ------------------------------------------------------------------- races

    def _next_bidder(self) -> None:
        self.turn += 1
        self.picked, self.said = [], []
        if self.turn < len(self._line):
            self._select_next_actor()
        else:
            self._tick()
            self.settle()

    def bidders(self) -> list[int]:
        """The seats that pick in this tick, in their order."""
        prompt = self.match.prompt
        if prompt is None:
            return []
        return sorted({ask.seat for ask in prompt.open() if answerable_by_index(ask)})

    def _tick(self) -> None:
        """Time passes, if only an instant; the answers of this tick come at its end, unless the race is over before."""
        match, bids = self.match, self.bids
        prompt = match.prompt
        assert prompt is not None
        now, until = match.g.now, prompt.until()
        at = now + self.tick
        if until >= 0:
            at = min(at, max(until, now + 1))
        if not bids:
            self._wait_until(at)
            return
        number = match.number
        self._wait_until(at - 1)
        if match.number == number:
            standing = [(seat, key) for seat, key in bids if match.why_not(seat, key) is None]
            self.answers += len(standing)
            match.answer_together(standing, at)

    def _wait_until(self, at: int) -> None:
        """The table is told the time even if nothing falls due: everybody sees the clock."""
        self.match.pass_time(at)
        if self.match.prompt is not None:
            self.match.g.now = max(self.match.g.now, at)

    # ------------------------------------------------------------------ turns

    def settle(self) -> None:
        """Find who picks next, after an answer has been given."""
        if self.picked or self.said or self.bids:
            self.picked, self.said, self.bids = [], [], []
        self.turn = 0
        self._select_next_actor()

    def _select_next_actor(self) -> None:
        """The questions to the seat whose pick it is."""
        prompt = self.match.prompt
        self._offered = None
        if isinstance(prompt, Ask):
            self.seat = prompt.seat
            self.asks = [prompt]
            return
        self.asks = []
        if prompt is None:
            self.seat = -1
        elif isinstance(prompt, Race):
            if self.turn == 0:
                self._line = self.bidders()
            if not self._line:
                self._pass_idle_time(prompt)
                return
            self.seat = self._line[self.turn]
            for ask in prompt.open_to(self.seat):
                if answerable_by_index(ask):
                    self.asks.append(ask)
        else:
            waiting = [ask for ask in prompt.open() if not ask.given]
            seat = min([ask.seat for ask in waiting])
            self.seat = seat
            self.asks = [ask for ask in waiting if ask.seat == seat][:1]

    def _pass_idle_time(self, race: Race) -> None:
        """Nobody can answer in numbers: only time goes on."""
        until = race.until()
        if until < 0:
            raise RuntimeError(f"{self.match.game.id}: a race in which no number can be picked, and no time is set")
        self.match.pass_time(until)
        self._select_next_actor()

    # ------------------------------------------------- copies, imagined worlds

    def fork(self) -> "Serial":
        """An exact and independent copy."""
        other = continued(self.match.fork(), self.actions, self.tick, self._place())
        other.before = self.before
        return other

    def __deepcopy__(self, memo: dict[int, object]) -> "Serial":
        return self.fork()

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return restored, (self.match, self.actions.numbering, self.tick, self._place())

    def _place(self) -> "Place":
        return self.picked[:], self.said[:], self.bids[:], self.turn, self.answers, self.match.g.now

    def imagine(self, seat: int, seed: int, history: History | None = None) -> "Serial":
        """A world that could be the true one for all the seat knows, with the same seat to pick. What others have
        answered unseen is drawn again, without judgement; so is an answer under way, unless it is the seat's own."""
        world = self.match.imagine(seat, seed, answered=True)
        bids: list[tuple[int, str]] = []
        if isinstance(world.prompt, Race):
            bids = self._imagined_bids(world, seat, Fate(seed * 2 + 1))
        own = seat == self.seat
        picked, said = (self.picked[:], self.said[:]) if own else (list[int](), list[str]())
        place = picked, said, bids, self.turn, self.answers, self.match.g.now
        found = continued(world, self.actions, self.tick, place)
        if history is not None and history.length:
            found.before = history.events(self.match, seat, self.before)
            listening(world)
        return found

    def _imagined_bids(self, world: AnyMatch, seat: int, fate: Fate) -> list[tuple[int, str]]:
        bids: list[tuple[int, str]] = [bid for bid in self.bids if bid[0] == seat]
        for other in self.bidders()[: self.turn]:
            asks = [ask for ask in world.asks if ask.seat == other and answerable_by_index(ask)]
            if other != seat and asks and (asks[0].must or fate.below(2)):
                bids.append((other, asks[0].random_answer(fate)))
        return bids


def continued(match: AnyMatch, actions: Actions, tick: int, place: Place) -> Serial:
    """A Serial at the same place in another match."""
    picked, said, bids, turn, answers, now = place
    if match.prompt is not None:
        match.g.now = max(match.g.now, now)
    serial = Serial(match, actions, tick)
    serial.bids, serial.turn, serial.answers = bids, turn, answers
    if turn:
        serial._select_next_actor()
    serial.picked, serial.said, serial._offered = picked, said, None
    if picked:
        serial.asks = [ask for ask in serial.asks if isinstance(ask, Several)]
    elif said:
        serial.asks = [ask for ask in serial.asks if isinstance(ask, Show)]
    return serial


def restored(match: AnyMatch, numbering: str, tick: int, place: Place) -> Serial:
    """A pickled one."""
    return continued(match, Actions(match.game, match.setup, numbering), tick, place)


def place_of(action: int, offered: list[int]) -> int:
    """Where among what is offered it stands; -1 for nowhere."""
    for place in range(len(offered)):
        if offered[place] == action:
            return place
    return -1


def answerable_by_index(ask: Ask) -> bool:
    """The question can be answered by numbers: a line of chat cannot."""
    return not isinstance(ask, Show) or len(ask.kind.words(ask.g, ask.seat, ())) > 0


def returns(match: AnyMatch) -> list[float]:
    """What the match was worth to each seat: the share of the victory less a fair share, so that the sum is 0; in a
    co-operative game 1 or -1. All 0 until it is over."""
    seats, result = match.g.seats, match.result
    if result is None:
        return [0.0] * seats
    if match.game.cooperative:
        return [1.0 if result.winners else -1.0] * seats
    share = 1.0 / len(result.winners) if result.winners else 1.0 / seats
    fair = 1.0 / seats
    nobody = not result.winners
    return [share - fair if nobody or seat in result.winners else -fair for seat in range(seats)]
