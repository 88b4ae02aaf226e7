"""What a question follows from, what it is about, and who may know a value of an event."""

from collections.abc import Sequence
from typing import Final

from igroteka.engine import (
    ALL,
    Cause,
    EventKind,
    Fate,
    Field,
    Game,
    Kind,
    Option,
    Phase,
    Refusal,
    Rules,
    Setup,
    State,
    ask,
    because,
    begin_effect,
    end_effect,
    tell,
)
from igroteka.engine.view import CauseView

AMOUNTS: Final = [Option(str(n)) for n in range(4)]
MOVED: Final = EventKind("moved", "DE-003", "seat_from", "cell")
COLLECTED: Final = EventKind("collected", "DE-006")
LENT: Final = EventKind("lent", "DE-005", moment=True)
NOT_HERE: Final = Refusal("DE-004", "not_here")


class Desk(State):
    def __init__(self, seats: int, fate: Fate) -> None:
        super().__init__(seats, (), fate)
        self.paid = 0

    def copy(self) -> "Desk":
        other = Desk.__new__(Desk)
        self.copy_to(other)
        other.paid = self.paid
        return other


class Pay(Kind[Desk, Option]):
    """An amount of what is owed to a rival."""

    def __init__(self, rival: int, owed: int) -> None:
        super().__init__("pay", "DE-001")
        self.rival: Final = rival
        self.owed: Final = owed

    def expected(self, g: Desk, seat: int) -> Sequence[Option]:
        return AMOUNTS[: self.owed + 1]

    def subject(self, g: Desk, viewer: int | None) -> dict[str, int | str]:
        return {"rival": f"p{self.rival}"} if viewer is None else {"rival": f"p{self.rival}", "owed": self.owed}

    def elsewhere(self, g: Desk, seat: int, key: str) -> Refusal | None:
        return NOT_HERE if key == "bank" else None


class Start(Kind[Desk, Option]):
    def expected(self, g: Desk, seat: int) -> Sequence[Option]:
        return AMOUNTS[1:]


START: Final = Start("start", "DE-000", rest=True)


def levy(g: Desk, owed: int) -> Rules[int]:
    first = yield from ask(g, 1, Pay(0, owed))
    second = yield from because(g, Cause(1, "loan"), lend(g, owed))
    return int(first.key) + second


def lend(g: Desk, owed: int) -> Rules[int]:
    lent = yield from ask(g, 0, Pay(1, owed))
    collect(g)
    tell(g, LENT, 0)
    return int(lent.key)


def collect(g: Desk) -> None:
    """It asks nothing."""
    outer = begin_effect(g, 1, "box")
    tell(g, COLLECTED, 1)
    end_effect(g, outer)


def turn(g: Desk) -> Rules[None]:
    owed = yield from ask(g, 0, START)
    g.paid += yield from because(g, Cause(0, "levy"), levy(g, int(owed.key)))
    tell(g, MOVED, 0, ("p1", "D4"), (), ALL, (ALL, 1 << 0))


class DeskGame(Game[Desk]):
    def deal(self, setup: Setup) -> Desk:
        return Desk(setup.players, Fate(setup.seed))

    def vocabulary(self, setup: Setup) -> Sequence[str]:
        return [option.key for option in AMOUNTS]


DESK: Final = DeskGame(
    id="desk", version=1, seats=(2, 2), seats_rule="DE-000", phases=[Phase("turn", turn)], fields=[Field("paid", int)]
)


def test_a_question_of_the_flow_follows_from_nothing() -> None:
    assert DESK.start(2).view(0).asks[0].cause is None


def test_a_question_inside_an_effect_names_whose_act_it_follows_from() -> None:
    match = DESK.start(2)
    match.answer(0, "2")
    [asked] = match.view(1).asks
    assert (asked.kind, asked.subject) == ("pay", {"rival": "p0", "owed": 2})
    assert asked.cause is not None
    assert (asked.cause.seat, asked.cause.thing) == (0, "levy")


def test_the_nearest_cause_wins() -> None:
    match = DESK.start(2)
    match.answer(0, "2")
    match.answer(1, "1")
    [waiting] = match.view(1).waiting
    assert waiting.cause is not None
    assert (waiting.cause.seat, waiting.cause.thing) == (1, "loan")
    match.answer(0, "2")
    assert match.g.paid == 3


def test_an_event_tells_its_cause_how_deep_in_the_chain_it_is_and_whether_it_is_a_moment() -> None:
    match = DESK.start(2)
    for seat, key in ((0, "1"), (1, "0"), (0, "0")):
        match.answer(seat, key)
    collected, lent, moved = match.events(None)
    assert (collected.cause, collected.depth) == (CauseView(1, "box"), 3), "also if it asks nothing"
    assert (lent.cause, lent.depth, lent.moment) == (CauseView(1, "loan"), 2, True)
    assert (moved.cause, moved.depth, moved.moment) == (None, 0, False)


def test_a_subject_is_told_to_each_viewer_as_they_may_know_it() -> None:
    match = DESK.start(2)
    match.answer(0, "3")
    assert match.view(None).waiting[0].subject == {"rival": "p0"}
    assert match.view(0).waiting[0].subject == {"rival": "p0", "owed": 3}


def test_forks_and_saves_inside_an_action_ask_the_same_question_for_the_same_reason() -> None:
    match = DESK.start(2)
    match.answer(0, "3")
    for other in (match.fork(), DESK.load(match.save()), DESK.from_text(DESK.text(match)), match.imagine(1, 5)):
        assert other.view(1).asks == match.view(1).asks


def test_what_nobody_would_expect_has_a_reason_too() -> None:
    match = DESK.start(2)
    match.answer(0, "1")
    assert match.why_not(1, "bank") is NOT_HERE
    refusal = match.why_not(1, "3")
    assert refusal is not None
    assert refusal.reason == "no_such_option"


def test_a_value_of_an_event_is_told_only_to_its_audience() -> None:
    match = DESK.start(2)
    for seat, key in ((0, "1"), (1, "0"), (0, "0")):
        match.answer(seat, key)
    assert [match.events(seat)[-1].values["cell"] for seat in (0, 1, None)] == ["D4", "unknown", "unknown"]
    assert match.events(1)[-1].values["seat_from"] == "p1"
