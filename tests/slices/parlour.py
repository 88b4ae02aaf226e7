"""A sequence of small games for features of the engine that the measuring game does not use.

A sealed choice in which one seat commits last; a race with wrong calls, shown as an open answer; a turn during which
others may act and so change the open question; effects that trigger effects; a batch from several groups.
"""

from collections.abc import Sequence
from typing import Final

from igroteka.bots import BRAINS
from igroteka.bots.brain import Brain, Thought
from igroteka.engine import (
    PASS,
    Ask,
    BatchKind,
    Card,
    Choice,
    EventKind,
    Fate,
    Field,
    Game,
    Integer,
    Kind,
    Match,
    Option,
    Phase,
    Race,
    Refusal,
    Rules,
    Score,
    Setting,
    Setup,
    ShowKind,
    State,
    Zone,
    ask,
    finish,
    lay,
    move,
    queue,
    race,
    several,
    show,
    show_card,
    tell,
    together,
)
from igroteka.engine.events import Value
from igroteka.engine.table_view import TableView

ROUNDS: Final = 4
TARGET: Final = 21
SUITS: Final = ("hearts", "spades")

HANDS: Final = [Zone(2 * s, f"hand:p{s}", 1 << s, f"own:p{s}") for s in range(4)]
LAID: Final = [Zone(2 * s + 1, f"laid:p{s}", 1 << s, f"own:p{s}") for s in range(4)]


class Parlour(State):
    def __init__(self, seats: int, fate: Fate) -> None:
        zones = [z for s in range(seats) for z in (HANDS[s], LAID[s])]
        super().__init__(seats, tuple(zones), fate)
        self.timed = True
        self.round_no = 0
        self.last = 0
        """Who commits last this round, after a look at what the others laid."""
        self.points = [0] * seats
        self.hands_up = 0
        self.riddle = 2
        self.chips = [3] * seats
        self.hushed = 0
        """Seats that may not answer in this turn: hushed by another."""
        self.active = 0


LAID_DOWN: Final = EventKind("laid_down", "PA-001")
REVEALED: Final = EventKind("revealed", "PA-002")
CALLED: Final = EventKind("called", "PA-010", Integer("verdict"), Integer("at"))
HUSHED: Final = EventKind("hushed", "PA-020", "whom")
GAVE: Final = EventKind("gave", "PA-030", "what")
RIPPLED: Final = EventKind("rippled", "PA-031", Integer("depth"))

CALL, RAISE, LOWER = Option("call"), Option("raise_hand"), Option("lower_hand")
HUSH: Final = [Option(f"hush:p{s}") for s in range(4)]
TAKE: Final = [Option(f"take:{n}") for n in (1, 2, 3)]
CHIPS: Final = [Option(f"chip:p{s}:{suit}") for s in range(4) for suit in SUITS]

HAND_IS_UP: Final = Refusal("PA-011", "hand_is_up")
HAND_IS_DOWN: Final = Refusal("PA-011", "hand_is_down")
HUSHED_ALREADY: Final = Refusal("PA-020", "hushed")
NOT_ONESELF: Final = Refusal("PA-020", "not_oneself")
NO_CHIPS: Final = Refusal("PA-030", "no_chips")
NOT_A_SUM: Final = Refusal("PA-012", "not_a_sum")


class LayKind(Kind[Parlour, Option]):
    def expected(self, g: Parlour, seat: int) -> Sequence[Option]:
        return g.of(HANDS[seat])


class SearchKind(Kind[Parlour, Option]):
    def expected(self, g: Parlour, seat: int) -> Sequence[Option]:
        return CALL, RAISE, LOWER

    def forbids(self, g: Parlour, seat: int, option: Option) -> Refusal | None:
        up = g.hands_up >> seat & 1
        if option is RAISE and up:
            return HAND_IS_UP
        return HAND_IS_DOWN if option is LOWER and not up else None


class SumKind(ShowKind[Parlour]):
    """A sum such as `7 7 7`: any text that can be parsed is judged, right or wrong."""

    def refuses(self, g: Parlour, seat: int, text: str) -> Refusal | None:
        return None if text and all(word.isdigit() for word in text.split()) else NOT_A_SUM

    def suggest(self, g: Parlour, seat: int) -> Sequence[str]:
        return [f"{g.riddle} {TARGET - g.riddle}"]

    def random_answer(self, g: Parlour, seat: int, fate: Fate) -> str:
        return f"{g.riddle} {TARGET - g.riddle - fate.below(2)}"

    def default(self, g: Parlour, seat: int) -> str:
        return "0"

    def limit(self, g: Parlour, seat: int) -> int:
        return 5_000


class TurnKind(Kind[Parlour, Option]):
    def expected(self, g: Parlour, seat: int) -> Sequence[Option]:
        return [*TAKE, PASS]

    def forbids(self, g: Parlour, seat: int, option: Option) -> Refusal | None:
        return HUSHED_ALREADY if g.hushed >> seat & 1 and option is not PASS else None


class HushKind(Kind[Parlour, Option]):
    def expected(self, g: Parlour, seat: int) -> Sequence[Option]:
        return HUSH[: g.seats]

    def forbids(self, g: Parlour, seat: int, option: Option) -> Refusal | None:
        if option is HUSH[seat]:
            return NOT_ONESELF
        return HUSHED_ALREADY if g.hushed >> HUSH.index(option) & 1 or option is not HUSH[g.active] else None


class GiftKind(BatchKind[Parlour, Option]):
    """One chip from each other player who has any; from those with a raised hand it is a may, not a must."""

    def expected(self, g: Parlour, seat: int) -> Sequence[Option]:
        return [chip for chip in CHIPS[: 2 * g.seats] if owner(chip) != seat]

    def forbids(self, g: Parlour, seat: int, option: Option) -> Refusal | None:
        return None if g.chips[owner(option)] else NO_CHIPS

    def group(self, g: Parlour, seat: int, option: Option) -> str:
        return f"p{owner(option)}"

    def bounds(self, g: Parlour, seat: int, group: str, size: int) -> tuple[int, int]:
        return (0 if g.hands_up >> int(group[1:]) & 1 else 1), 1


LAY: Final = LayKind("lay", "PA-001", rest=True)
LAY_LAST: Final = LayKind("lay_last", "PA-003", guarded=True)
SEARCH: Final = SearchKind("search", "PA-010")
SUM: Final = SumKind("sum", "PA-012")
TURN: Final = TurnKind("turn", "PA-021")
ACT: Final = HushKind("act", "PA-020")
GIFTS: Final = GiftKind("gifts", "PA-030")


def owner(chip: Option) -> int:
    return int(chip.key.split(":")[1][1:])


def sealed(g: Parlour) -> Rules[None]:
    """All but one lay a card at once; the last looks at theirs and commits; then all are revealed."""
    others = [s for s in range(g.seats) if s != g.last]
    laid = yield from together(g, others, LAY)
    for seat, card in zip(others, laid, strict=True):
        assert isinstance(card, Card)
        move(g, card, HANDS[seat], LAID[seat])
        tell(g, LAID_DOWN, seat, (), (card,), 1 << seat)
        show_card(g, card, LAID[seat], 1 << g.last)
    del laid, card
    final = yield from ask(g, g.last, LAY_LAST)
    assert isinstance(final, Card)
    move(g, final, HANDS[g.last], LAID[g.last])
    best = max([int(g.of(LAID[s])[0].key[1:]) for s in range(g.seats)])
    for seat in range(g.seats):
        shown = g.of(LAID[seat])[0]
        tell(g, REVEALED, seat, (), (shown,))
        if int(shown.key[1:]) == best:
            g.points[seat] += 1
        show_card(g, shown, LAID[seat])
        move(g, shown, LAID[seat], HANDS[seat])
    g.last = (g.last + 1) % g.seats


def search(g: Parlour) -> Rules[None]:
    """The first call stops the search, right or wrong; raised hands do not. Half a minute at most, then nobody wins."""
    running = race(g, [(s, SEARCH) for s in range(g.seats)], rest=True, give_up=30_000 * (g.round_no + 1))
    while True:
        answered = yield from running.next()
        if answered is None:
            break
        seat, word = answered.seat, answered.text()
        if word == CALL.key:
            right = yield from shown_right(g, seat)
            tell(g, CALLED, seat, (int(right), g.now))
            if right:
                g.points[seat] += 1
                break
            g.hands_up = 0
            running = race(g, [(s, SEARCH) for s in range(g.seats)], rest=True, give_up=30_000 * (g.round_no + 1))
        elif word == RAISE.key:
            g.hands_up |= 1 << seat
        else:
            g.hands_up &= ~(1 << seat)
    g.riddle = 1 + g.fate.roll(9)


def shown_right(g: Parlour, seat: int) -> Rules[bool]:
    text = yield from show(g, seat, SUM)
    numbers = [int(word) for word in text.split()]
    return sum(numbers) == TARGET and g.riddle in numbers


def turn(g: Parlour) -> Rules[None]:
    """The active player takes points, while any other may hush them: then the same question is asked again."""
    question = Choice(g, g.active, TURN)
    acts = [Choice(g, s, ACT) for s in range(g.seats) if s != g.active]
    open_turn = Race([question, *acts], question, rest=True)
    while True:
        answered = yield from open_turn.next()
        assert answered is not None
        if answered is question:
            break
        g.hushed |= 1 << g.active
        tell(g, HUSHED, answered.seat, (f"p{g.active}",))
    taken = question.text()
    if taken != PASS.key:
        g.points[g.active] += int(taken[5:])
        yield from finish(g, gifts(g, g.active))


def gifts(g: Parlour, seat: int) -> Rules[None]:
    """Chips from the others, as one answer; each chip sends a ripple, and each ripple a smaller one."""
    chips = yield from several(g, seat, GIFTS)
    for chip in chips:
        g.chips[owner(chip)] -= 1
        g.chips[seat] += 1
        queue(g, ripple(g, seat, 2))
        tell(g, GAVE, owner(chip), (chip.key.split(":")[2],))


def ripple(g: Parlour, seat: int, depth: int) -> Rules[None]:
    if depth:
        queue(g, ripple(g, seat, depth - 1))
    tell(g, RIPPLED, seat, (depth,))
    yield from ()  # a ripple asks nothing


def evening(g: Parlour) -> None:
    g.round_no += 1
    g.hushed = 0
    g.active = (g.active + 1) % g.seats
    if g.round_no == ROUNDS:
        best = max(g.points)
        winners = [s for s in range(g.seats) if g.points[s] == best]
        raise g.over(winners, [Score(p, {"points": p}) for p in g.points], "bedtime", "PA-040")


class ParlourBrain(Brain[Parlour]):
    noise = 2.0

    def rank(self, world: Match[Parlour], seat: int, ask: Ask) -> list[float]:
        return [float(len(ask.options) - i) for i in range(len(ask.options))]

    def reason(self, world: Match[Parlour], seat: int, ask: Ask, answer: str) -> tuple[str, dict[str, Value]]:
        return "habit", {}

    def bid(self, world: Match[Parlour], seat: int, ask: Ask, fate: Fate, level: str) -> Thought | None:
        if ask.name != "search":
            return None
        return Thought(CALL.key, "quick", {}, world.g.now + (500 if level == "normal" else 900) + fate.below(300))


class ParlourView(TableView, frozen=True):
    points: list[int]
    chips: list[int]
    hands_up: int
    riddle: int
    active: int


class ParlourGame(Game[Parlour]):
    def deal(self, setup: Setup) -> Parlour:
        g = Parlour(setup.players, Fate(setup.seed))
        serial = 0
        for seat in range(g.seats):
            for number in range(1, 5):
                lay(g, HANDS[seat], [Card(f"c{number}", serial, f"own{seat}")])
                serial += 1
        return g

    def view(self, g: Parlour, seat: int | None) -> ParlourView:
        return ParlourView(g.points, g.chips, g.hands_up, g.riddle, g.active)

    def tokens(self, g: Parlour) -> dict[str, int]:
        return {"chips": sum(g.chips)}

    def vocabulary(self, setup: Setup) -> Sequence[str]:
        cards = ["c1", "c2", "c3", "c4"]
        options = [CALL, RAISE, LOWER, PASS, *HUSH, *TAKE, *CHIPS]
        return [*cards, *[o.key for o in options]]


PARLOUR: Final = ParlourGame(
    id="parlour",
    version=1,
    seats=(2, 4),
    seats_rule="PA-000",
    settings=(Setting("cheerful", "PA-000", (True, False)),),
    phases=(Phase("sealed", sealed), Phase("search", search), Phase("turn", turn), Phase("evening", evening)),
    fields=(
        Field("round_no", int),
        Field("last", int),
        Field("points", list[int]),
        Field("hands_up", int),
        Field("riddle", int),
        Field("chips", list[int]),
        Field("hushed", int),
        Field("active", int),
    ),
)
BRAINS["parlour"] = ParlourBrain()
