"""Kinds of questions, and the asks they make. A kind is a module-level object that owns its options and its reasons:
an option is an expected answer that nothing forbids, so the two cannot disagree.
"""

from collections.abc import Sequence
from typing import Final, Generic, TypeVar, cast

from mypy_extensions import mypyc_attr

from igroteka.engine.events import Value
from igroteka.engine.fate import Fate
from igroteka.engine.options import ALL, NO_SUCH_OPTION, NOTHING, Card, Option, Refusal
from igroteka.engine.prompts import Ask
from igroteka.engine.recall import Recall
from igroteka.engine.state import State, Zone

G = TypeVar("G", bound=State)
T = TypeVar("T", bound=Option)

TOO_FEW: Final = "too_few"
TOO_MANY: Final = "too_many"
TWICE: Final = "twice"
MUST_CHOOSE: Final = "must_choose"


@mypyc_attr(allow_interpreted_subclasses=True)
class AnyKind(Generic[G]):
    """What all kinds of questions have: a name, the rule they come from, and a time limit."""

    name: Final[str]
    cites: Final[str]
    rest: Final[bool]
    """The flow can restart here."""
    guarded: Final[bool]
    """Asked even when forced, since the options depend on hidden things."""

    def __init__(self, name: str, cites: str, rest: bool = False, guarded: bool = False) -> None:
        self.name = name
        self.cites = cites
        self.rest = rest
        self.guarded = guarded

    def subject(self, g: G, viewer: int | None) -> dict[str, Value]:
        """What the question is about beside its options, as the viewer may know it: arguments of its sentence."""
        return {}

    def elsewhere(self, g: G, seat: int, key: str) -> Refusal | None:
        """Why a key that is not expected here is no answer; None if there is nothing to say about it."""
        return None

    def limit(self, g: G, seat: int) -> int:
        """Milliseconds for the answer; -1 for as long as it takes."""
        return -1

    def deadline(self, g: G, seat: int) -> int:
        """When the answer is due if it is asked now; -1 for never."""
        limit = self.limit(g, seat)
        return g.now + limit if limit >= 0 else -1

    def __repr__(self) -> str:
        return self.name


@mypyc_attr(allow_interpreted_subclasses=True)
class Kind(AnyKind[G], Generic[G, T]):
    """A kind of question: the answers one would expect, and what forbids each of them.

    One without a subject is a module constant. One whose options depend on a subject (a chain, a rival, an amount) is
    made for the occasion and holds it: `ask(g, seat, Shove(chain))`.
    """

    def default(self, g: G, seat: int) -> str:
        """The answer that is given when time runs out; '' for none."""
        return ""

    def expected(self, g: G, seat: int) -> Sequence[T]:
        """Every answer one would expect: every card in hand, every neighbouring cell…; keys are distinct."""
        raise NotImplementedError

    def forbids(self, g: G, seat: int, option: T) -> Refusal | None:
        return None

    def details(self, g: G, seat: int, option: T) -> dict[str, Value]:
        """What an option would cost or bring, if the rules know it: arguments of its label, also for boards."""
        return {}

    def allowed(self, g: G, seat: int) -> list[T]:
        """The expected options that nothing forbids. A kind may compute them faster; law 11 compares the two."""
        return [o for o in self.expected(g, seat) if self.forbids(g, seat, o) is None]


def details_of(kind: Kind[G, T], g: G, seat: int, options: Sequence[T]) -> dict[str, dict[str, Value]]:
    """The details of each option that has any, by the option's key."""
    found: dict[str, dict[str, Value]] = {}
    for option in options:
        details = kind.details(g, seat, option)
        if details:
            found[option.key] = details
    return found


def recalled(g: G, seat: int, kind: Kind[G, T], recall: Recall | Ask) -> list[T]:
    """The options of a question that a fork puts once more, or of a new one, for forks to come."""
    if not isinstance(recall, Recall):
        same = recall.name == kind.name and recall.seat == seat
        return cast(list[T], recall.options) if same else kind.allowed(g, seat)
    known = recall.known()
    if known is None:
        known = kind.allowed(g, seat)
        recall.add(known)
    return cast(list[T], known)


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Ask, Generic[G, T]):
    """A question that is answered with one of its options."""

    __slots__ = ("allowed", "g", "kind")

    def __init__(self, g: G, seat: int, kind: Kind[G, T]) -> None:
        # By its name: `super()` is looked up again in interpreted code, and a question is made at every decision.
        Ask.__init__(self, seat, kind.name, kind.cites, kind.rest, kind.guarded, g.cause)
        self.g: Final = g
        self.kind: Final = kind
        self.allowed: list[T] = kind.allowed(g, seat) if g.recall is None else recalled(g, seat, kind, g.recall)
        self.options = self.allowed
        if g.timed:
            self.deadline = kind.deadline(g, seat)

    def refresh(self) -> None:
        self.allowed = self.kind.allowed(self.g, self.seat)
        self.options = self.allowed

    def universe(self) -> Sequence[Option]:
        return self.kind.expected(self.g, self.seat)

    def why_not(self, key: str) -> Refusal | None:
        for option in self.kind.expected(self.g, self.seat):
            if option.key == key:
                return self.kind.forbids(self.g, self.seat, option)
        return self.kind.elsewhere(self.g, self.seat, key) or NO_SUCH_OPTION

    def why_forbidden(self, option: Option) -> Refusal | None:
        return self.kind.forbids(self.g, self.seat, cast(T, option))

    def subject(self, viewer: int | None) -> dict[str, Value]:
        return self.kind.subject(self.g, viewer)

    def details(self) -> dict[str, dict[str, Value]]:
        return details_of(self.kind, self.g, self.seat, self.allowed)

    def default(self) -> str:
        return self.kind.default(self.g, self.seat)

    def chosen(self) -> T:
        return self.allowed[self.pick if self.pick > 0 else 0]


@mypyc_attr(allow_interpreted_subclasses=True)
class CardKind(AnyKind[G]):
    """A kind of question about the cards of one zone. `may`: `nothing` is an answer even if a card fits."""

    may: Final[bool]

    def __init__(self, name: str, cites: str, may: bool = False) -> None:
        super().__init__(name, cites)
        self.may = may

    def default(self, g: G, seat: int, zone: Zone) -> str:
        """The answer that is given when time runs out; '' for none."""
        return ""

    def forbids(self, g: G, seat: int, card: Card, zone: Zone) -> Refusal | None:
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class CardChoice(Ask, Generic[G]):
    """A card of a zone, or nothing: options, labels, highlights and reasons follow from the zone."""

    __slots__ = ("fitting", "g", "kind", "zone")

    def __init__(self, g: G, seat: int, kind: CardKind[G], zone: Zone) -> None:
        super().__init__(seat, kind.name, kind.cites, False, zone.audience != ALL, g.cause)
        self.g: Final = g
        self.kind: Final = kind
        self.zone: Final = zone
        recall = g.recall
        if isinstance(recall, Recall):
            known = recall.known()
            self.offer(self.all_fitting() if known is None else cast(list[Card], known))
            if known is None:
                recall.add(self.fitting)
        else:
            self.refresh()
        if g.timed:
            self.deadline = kind.deadline(g, seat)

    def refresh(self) -> None:
        self.offer(self.all_fitting())

    def all_fitting(self) -> list[Card]:
        g, seat, kind, zone = self.g, self.seat, self.kind, self.zone
        fitting = [c for c in distinct(g.cards[zone.n]) if kind.forbids(g, seat, c, zone) is None]
        if not zone.ordered and not zone.audience >> seat & 1:
            fitting.sort(key=key_of)  # the order of somebody else's hand is hidden from the seat
        return fitting

    def offer(self, fitting: list[Card]) -> None:
        self.fitting = fitting
        self.options = [*fitting, NOTHING] if self.kind.may or not fitting else fitting

    def universe(self) -> Sequence[Option]:
        members: list[Option] = []
        members.extend(distinct(self.g.cards[self.zone.n]))
        members.append(NOTHING)
        return members

    def why_not(self, key: str) -> Refusal | None:
        for card in self.g.cards[self.zone.n]:
            if card.key == key:
                return self.kind.forbids(self.g, self.seat, card, self.zone)
        if key == NOTHING.key:
            return None if self.kind.may or not self.fitting else self.because(MUST_CHOOSE)
        return self.kind.elsewhere(self.g, self.seat, key) or NO_SUCH_OPTION

    def subject(self, viewer: int | None) -> dict[str, Value]:
        return self.kind.subject(self.g, viewer)

    def default(self) -> str:
        return self.kind.default(self.g, self.seat, self.zone)

    def chosen(self) -> Card | None:
        i = self.pick if self.pick > 0 else 0
        return self.fitting[i] if i < len(self.fitting) else None


def key_of(option: Option) -> str:
    return option.key


def distinct(cards: Sequence[Card]) -> list[Card]:
    """One card of each key, in the order of the zone."""
    found: list[Card] = []
    seen: set[str] = set()
    for card in cards:
        if card.key not in seen:
            seen.add(card.key)
            found.append(card)
    return found


@mypyc_attr(allow_interpreted_subclasses=True)
class BatchKind(Kind[G, T]):
    """A kind of question that is answered with several options at once.

    Options may fall into groups (the tokens of each neighbour), each with its own least and most. `refuses` judges the
    batch as a whole.
    """

    def group(self, g: G, seat: int, option: T) -> str:
        return ""

    def bounds(self, g: G, seat: int, group: str, size: int) -> tuple[int, int]:
        """The least and most of a group that has `size` options."""
        return 0, size

    def refuses(self, g: G, seat: int, batch: Sequence[T]) -> Refusal | None:
        """What is wrong with a batch within the bounds. A kind that says so also narrows `completes`."""
        return None

    def completes(self, g: G, seat: int, batch: Sequence[T], rest: Sequence[T]) -> bool:
        """Whether a part of a batch within the bounds can become one that is not refused, with some of the rest."""
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class Several(Ask, Generic[G, T]):
    """A batch as one answer: keys with a blank between them, in the order of the options; `nothing` if empty."""

    __slots__ = ("allowed", "batch", "g", "groups", "kind", "least", "most")

    def __init__(self, g: G, seat: int, kind: BatchKind[G, T], least: int, most: int) -> None:
        super().__init__(seat, kind.name, kind.cites, kind.rest, kind.guarded, g.cause)
        self.g: Final = g
        self.kind: Final = kind
        self.least: Final = least
        self.most: Final = most
        self.batch: list[T] = []
        self.offer(kind.allowed(g, seat) if g.recall is None else recalled(g, seat, kind, g.recall))
        if g.timed:
            self.deadline = kind.deadline(g, seat)

    def refresh(self) -> None:
        self.offer(self.kind.allowed(self.g, self.seat))

    def offer(self, allowed: list[T]) -> None:
        g, seat, kind = self.g, self.seat, self.kind
        self.allowed = allowed
        self.options = allowed
        groups: dict[str, list[T]] = {}
        for option in self.allowed:
            group = kind.group(g, seat, option)
            if group in groups:
                groups[group].append(option)
            else:
                groups[group] = [option]
        self.groups: dict[str, list[T]] = groups
        """The options that are counted together, by the name of the group."""

    def universe(self) -> Sequence[Option]:
        return self.kind.expected(self.g, self.seat)

    def subject(self, viewer: int | None) -> dict[str, Value]:
        return self.kind.subject(self.g, viewer)

    def why_not(self, key: str) -> Refusal | None:
        """Why one option, or a whole batch, is no answer; None if it is one."""
        return self.parse(key, [])

    def parse(self, key: str, batch: list[T]) -> Refusal | None:
        """Put the options that the keys name into the batch, or return what is wrong with them."""
        if key != NOTHING.key:
            for word in key.split():
                member: T | None = None
                for option in self.allowed:
                    if option.key == word:
                        member = option
                        break
                if member is None:
                    return self.forbidden(word)
                if member in batch:
                    return self.because(TWICE)
                batch.append(member)
        return self.judge(batch)

    def forbidden(self, word: str) -> Refusal:
        for option in self.kind.expected(self.g, self.seat):
            if option.key == word:
                return self.kind.forbids(self.g, self.seat, option) or NO_SUCH_OPTION
        return self.kind.elsewhere(self.g, self.seat, word) or NO_SUCH_OPTION

    def why_forbidden(self, option: Option) -> Refusal | None:
        return self.kind.forbids(self.g, self.seat, cast(T, option)) or NO_SUCH_OPTION

    def judge(self, batch: Sequence[T]) -> Refusal | None:
        if len(batch) < self.least:
            return self.because(TOO_FEW)
        if len(batch) > self.most:
            return self.because(TOO_MANY)
        g, seat, kind = self.g, self.seat, self.kind
        for group, members in self.groups.items():
            low, high = kind.bounds(g, seat, group, len(members))
            taken = 0
            for option in batch:
                if option in members:
                    taken += 1
            if taken < low:
                return self.because(TOO_FEW)
            if taken > high:
                return self.because(TOO_MANY)
        return kind.refuses(g, seat, batch)

    def completable(self, batch: Sequence[T], start: int) -> bool:
        """Whether options from the `start`-th on can make this batch one that stands: for answers by single picks."""
        g, seat, kind = self.g, self.seat, self.kind
        rest = self.allowed[start:]
        fewest = most = len(batch)
        for group, members in self.groups.items():
            low, high = kind.bounds(g, seat, group, len(members))
            taken = free = 0
            for option in members:
                if option in batch:
                    taken += 1
                elif option in rest:
                    free += 1
            if taken > high or taken + free < low:
                return False
            fewest += max(0, low - taken)
            most += min(free, high - taken)
        return fewest <= self.most and most >= self.least and kind.completes(g, seat, batch, rest)

    def read(self, text: str) -> Refusal | None:
        batch: list[T] = []
        refusal = self.parse(text, batch)
        if refusal is None:
            self.batch = [o for o in self.allowed if o in batch]
            self.pick = 0
        return refusal

    def text(self) -> str:
        return " ".join([o.key for o in self.batch]) or NOTHING.key

    def details(self) -> dict[str, dict[str, Value]]:
        return details_of(self.kind, self.g, self.seat, self.allowed)

    def default(self) -> str:
        return self.kind.default(self.g, self.seat)

    def withdraw(self) -> None:
        self.pick = -1
        self.batch = []

    def random_answer(self, fate: Fate) -> str:
        """A random batch within the bounds; `refuses` must accept enough of them for one to be found."""
        for _ in range(1000):
            keys: list[str] = []
            for group, members in self.groups.items():
                low, high = self.kind.bounds(self.g, self.seat, group, len(members))
                order = members[:]
                fate.mix(order)
                keys.extend([o.key for o in order[: low + fate.below(high - low + 1)]])
            text = " ".join(keys) or NOTHING.key
            if self.why_not(text) is None:
                return text
        raise RuntimeError(f"{self.name}: no batch found that its own rules accept")


@mypyc_attr(allow_interpreted_subclasses=True)
class ShowKind(AnyKind[G]):
    """A kind of question with open answers, too many to list. Any text that can be parsed is accepted, then judged."""

    def default(self, g: G, seat: int) -> str:
        """The answer that is given when time runs out; '' for none."""
        return ""

    def refuses(self, g: G, seat: int, text: str) -> Refusal | None:
        """Why this text cannot be parsed."""
        return None

    def suggest(self, g: G, seat: int) -> Sequence[str]:
        """Good answers, best first: for bots and hints."""
        return []

    def words(self, g: G, seat: int, said: Sequence[str]) -> Sequence[str]:
        """The words with which an answer that has begun like this may go on; each is one of the game's `words`. For
        answers given word by word; empty if they cannot be."""
        return ()

    def from_chat(self, line: str) -> str:
        """The answer that a line of chat gives, if a rule reads the chat; '' if not."""
        return ""

    def random_answer(self, g: G, seat: int, fate: Fate) -> str:
        """Any answer that can be parsed, without judgement."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Show(Ask, Generic[G]):
    """An open answer."""

    __slots__ = ("g", "kind", "shown")

    def __init__(self, g: G, seat: int, kind: ShowKind[G]) -> None:
        super().__init__(seat, kind.name, kind.cites, False, False, g.cause)
        self.g: Final = g
        self.kind: Final = kind
        self.shown = ""
        if g.timed:
            self.deadline = kind.deadline(g, seat)

    def refresh(self) -> None:
        """An open answer has no options."""

    def subject(self, viewer: int | None) -> dict[str, Value]:
        return self.kind.subject(self.g, viewer)

    def answerable(self) -> bool:
        return True

    def universe(self) -> Sequence[Option]:
        return ()

    def why_not(self, key: str) -> Refusal | None:
        return self.kind.refuses(self.g, self.seat, key)

    def read(self, text: str) -> Refusal | None:
        refusal = self.why_not(text)
        if refusal is None:
            self.shown = text
            self.pick = 0
        return refusal

    def text(self) -> str:
        return self.shown

    def default(self) -> str:
        return self.kind.default(self.g, self.seat)

    def suggest(self) -> Sequence[str]:
        return self.kind.suggest(self.g, self.seat)

    def random_answer(self, fate: Fate) -> str:
        return self.kind.random_answer(self.g, self.seat, fate)
