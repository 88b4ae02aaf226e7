"""A tiny correct game, and deliberately broken variants, at least one for each of the fourteen laws.

Cards with a number are played, drawn, peeked at and matched; coins are won with a die; all vote under seal. Everybody
has a charm that is no card and that only a peek shows to another; nobody sees the omen before the end.
"""

from collections.abc import Sequence
from itertools import count
from typing import Final

from igroteka.bots import BRAINS
from igroteka.bots.brain import Brain
from igroteka.engine import (
    ALL,
    NO,
    NOBODY,
    YES,
    Ask,
    Card,
    CardKind,
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
    Refusal,
    Rules,
    Score,
    Setting,
    Setup,
    State,
    Zone,
    ask,
    eyes,
    lay,
    learn,
    move,
    move_under,
    pick,
    show_card,
    shuffle,
    tell,
    together,
)
from igroteka.engine.table_view import TableView

FAULTS: Final = {
    "effect_before_asking": 1,
    "shared_list": 2,
    "coin_created": 3,
    "secret_in_a_local": 4,
    "asked_only_if_held": 5,
    "outside_randomness": 6,
    "prompt_number_reused": 7,
    "unrecorded_draw": 8,
    "unrecorded_gift": 8,
    "missing_learn": 8,
    "forgotten_field": 9,
    "cheating_bot": 10,
    "missing_vocabulary": 11,
    "altered_field": 12,
    "told_too_early": 13,
    "missing_resample": 14,
    "missing_resample_of_what_nobody_sees": 14,
    "impossible_world": 14,
}
"""Each with the law that it breaks."""

DECK: Final = Zone(0, "deck", NOBODY, "cards", ordered=True)
TABLE: Final = Zone(1, "table", ALL, "cards")
HANDS: Final = [Zone(2 + s, f"hand:p{s}", 1 << s, "cards") for s in range(3)]
TICKS: Final = count()


class Tiny(State):
    def __init__(self, seats: int, fate: Fate, fault: str) -> None:
        super().__init__(seats, (DECK, TABLE, *HANDS[:seats]), fate)
        self.fault = fault
        self.active = 0
        self.turns = 0
        self.bank = 9
        self.purses = [0] * seats
        self.streak = 0
        """How often in a row a coin was won."""
        self.charms = [1] * seats
        self.peeked = [0] * seats
        """By seat: who else has seen its charm, as bits."""
        self.omen = 1

    def copy(self) -> "Tiny":
        t = Tiny.__new__(Tiny)
        self.copy_to(t)
        t.fault, t.active, t.turns, t.bank, t.streak = self.fault, self.active, self.turns, self.bank, self.streak
        t.purses = self.purses if self.fault == "shared_list" else self.purses[:]
        t.charms, t.peeked, t.omen = self.charms[:], self.peeked[:], self.omen
        return t

    def sees_charm(self, seat: int, other: int) -> bool:
        return other == seat or (seat >= 0 and self.peeked[other] >> seat & 1 == 1)


PLAYED: Final = EventKind("played", "TY-001")
DREW: Final = EventKind("drew", "TY-002")
MATCHED: Final = EventKind("matched", "TY-003", Integer("yes"))
ROLLED: Final = EventKind("rolled", "TY-004", Integer("face"))
VOTED: Final = EventKind("voted", "TY-006", Integer("yes"))

DRAW, ROLL, PEEK = Option("draw"), Option("roll"), Option("peek")
EMPTY: Final = Refusal("TY-002", "deck_empty")
BROKE: Final = Refusal("TY-004", "bank_empty")
OTHER: Final = Refusal("TY-003", "other_number")


class TurnKind(Kind[Tiny, Option]):
    def expected(self, g: Tiny, seat: int) -> Sequence[Option]:
        held = {card.key: card for card in reversed(g.of(HANDS[seat]))}
        return [*[held[key] for key in sorted(held)], DRAW, ROLL, PEEK]

    def forbids(self, g: Tiny, seat: int, option: Option) -> Refusal | None:
        if option in (DRAW, PEEK) and not g.of(DECK):
            return EMPTY
        return BROKE if option is ROLL and not g.bank else None


class VoteKind(Kind[Tiny, Option]):
    def expected(self, g: Tiny, seat: int) -> Sequence[Option]:
        return YES, NO


class MatchKind(CardKind[Tiny]):
    def forbids(self, g: Tiny, seat: int, card: Card, zone: Zone) -> Refusal | None:
        return None if card.key == g.of(TABLE)[-1].key else OTHER


TURN: Final = TurnKind("turn", "TY-001", rest=True, guarded=True)
VOTE: Final = VoteKind("vote", "TY-006", rest=True)
MATCH: Final = MatchKind("match", "TY-003", may=True)
KEEP: Final = VoteKind("keep", "TY-005")


class ClaimsSame(Choice[Tiny, Option]):
    """A question that wrongly claims to have been asked before."""

    def same(self) -> bool:
        return self.g.fault == "prompt_number_reused"


def turn(g: Tiny) -> Rules[None]:
    if g.fault == "effect_before_asking":
        g.streak += 1
    choice = ClaimsSame(g, g.active, TURN)
    yield choice
    option = choice.chosen()
    del choice
    seat = g.active
    if option is DRAW:
        yield from draw(g, seat)
    elif option is ROLL:
        yield from roll(g, seat)
    elif option is PEEK:
        peek(g, seat, (seat + 1) % g.seats)
    else:
        assert isinstance(option, Card)
        if g.fault == "told_too_early":
            tell(g, PLAYED, seat, (), (option,))
        move(g, option, HANDS[seat], TABLE)
        if g.fault != "told_too_early":
            tell(g, PLAYED, seat, (), (option,))
        del option
        yield from matched(g, (seat + 1) % g.seats)
    g.turns += 1
    if g.turns == 12:
        best = max(g.purses)
        winners = [s for s in range(g.seats) if g.purses[s] == best]
        raise g.over(winners, [Score(p) for p in g.purses], "twelve_turns", "TY-007")


def peek(g: Tiny, seat: int, other: int) -> None:
    """At the top card, and at another's charm."""
    g.peeked[other] |= eyes(seat)
    if g.fault != "missing_learn":
        show_card(g, g.of(DECK)[-1], DECK, eyes(seat))
        learn(g, eyes(seat))


def draw(g: Tiny, seat: int) -> Rules[None]:
    """The top card, seen by whoever draws it, who may put it under the deck instead of keeping it."""
    card = g.of(DECK)[-1]
    if g.fault == "unrecorded_draw":
        g.cards[HANDS[seat].n] += (card,)
        g.cards[DECK.n] = g.cards[DECK.n][:-1]
        return
    if g.fault == "secret_in_a_local":
        keep = yield from ask(g, seat, KEEP)
        if keep is YES:
            move(g, card, DECK, HANDS[seat])
        return
    move(g, card, DECK, HANDS[seat])
    tell(g, DREW, seat, (), (card,), eyes(seat))
    del card
    keep = yield from ask(g, seat, KEEP)
    if keep is NO:
        move_under(g, g.of(HANDS[seat])[-1], HANDS[seat], DECK)


def roll(g: Tiny, seat: int) -> Rules[None]:
    """Four or more wins a coin, the second in a row two; whoever rolled says whether they take it."""
    face = g.fate.roll(6)
    if g.fault == "outside_randomness":
        face = next(TICKS) % 6 + 1
    tell(g, ROLLED, seat, (face,))
    won = min(0 if face < 4 else 2 if g.streak else 1, g.bank)
    if won and (yield from ask(g, seat, KEEP)) is NO:
        won = 0
    g.streak = g.streak + 1 if won else 0
    if g.fault != "coin_created":
        g.bank -= won
    g.purses[seat] += won


def matched(g: Tiny, foe: int) -> Rules[None]:
    """The next player may match the card; nobody may know whether they could."""
    if g.fault == "asked_only_if_held" and all(c.key != g.of(TABLE)[-1].key for c in g.of(HANDS[foe])):
        return
    card = yield from pick(g, foe, MATCH, HANDS[foe])
    if g.fault == "unrecorded_gift" and card is None and g.of(DECK):
        g.cards[HANDS[g.active].n] += g.of(DECK)[-1:]
        g.cards[DECK.n] = g.cards[DECK.n][:-1]
    if card is not None:
        move(g, card, HANDS[foe], TABLE)
    tell(g, MATCHED, foe, (int(card is not None),), () if card is None else (card,))


def vote(g: Tiny) -> Rules[None]:
    """All at once: a coin back from the active player?"""
    votes = yield from together(g, range(g.seats), VOTE)
    yes = len([v for v in votes if v is YES])
    tell(g, VOTED, -1, (yes,))
    if 2 * yes > g.seats and g.purses[g.active]:
        g.purses[g.active] -= 1
        g.bank += 1
    g.active = (g.active + 1) % g.seats


class TinyBrain(Brain[Tiny]):
    def rank(self, world: Match[Tiny], seat: int, ask: Ask) -> list[float]:
        """The dearest card first; the cheating one looks at the true deck behind the imagined world."""
        knows = world.g.fault == "cheating_bot" and world._check.of(DECK)
        luck = int(world._check.of(DECK)[-1].key[1:]) if knows else 0
        return [float((len(o.key) + luck * i) % 5) for i, o in enumerate(ask.options)]


class AlteringField(Field[Tiny]):
    def put(self, g: Tiny, value: object) -> None:
        super().put(g, min(self.read(value), 4) if g.fault == "altered_field" else value)


class TinyView(TableView, frozen=True):
    active: int
    turns: int
    bank: int
    purses: list[int]
    charms: list[int | None]


def give_charms(g: Tiny, viewer: int, fate: Fate) -> None:
    """New ones, but for those that the viewer sees."""
    for other in range(g.seats):
        if not g.sees_charm(viewer, other):
            g.charms[other] = 1 + fate.below(6)


class TinyGame(Game[Tiny]):
    def deal(self, setup: Setup) -> Tiny:
        g = Tiny(setup.players, Fate(setup.seed), setup.word("fault"))
        lay(g, DECK, [Card(f"n{i % 4 + 1}", i, "n") for i in range(16)])
        shuffle(g, DECK)
        for seat in range(g.seats):
            for _ in range(3):
                move(g, g.of(DECK)[-1], DECK, HANDS[seat])
        give_charms(g, -1, Fate(setup.seed))
        g.omen = 1 + Fate(setup.seed).below(6)
        return g

    def view(self, g: Tiny, seat: int | None) -> TinyView:
        viewer = -1 if seat is None else seat
        charms = [charm if g.sees_charm(viewer, other) else None for other, charm in enumerate(g.charms)]
        return TinyView(g.active, g.turns, g.bank, g.purses, charms)

    def resample(self, g: Tiny, seat: int, fate: Fate) -> None:
        if g.fault != "missing_resample":
            give_charms(g, seat, fate)
        if g.fault != "missing_resample_of_what_nobody_sees":
            g.omen = 1 + fate.below(7 if g.fault == "impossible_world" else 6)

    def refuses_position(self, g: Tiny) -> str:
        return "" if 1 <= g.omen <= 6 else "omen: the die has six sides"

    def tokens(self, g: Tiny) -> dict[str, int]:
        return {"coins": g.bank + sum(g.purses)}

    def vocabulary(self, setup: Setup) -> Sequence[str]:
        words = ["n1", "n2", "n3", "n4", "draw", "roll", "peek", "yes", "no", "nothing"]
        return words[1:] if setup.word("fault") == "missing_vocabulary" else words


def make(fault: str, version: int = 1, phases: Sequence[Phase[Tiny]] = ()) -> TinyGame:
    fields: list[Field[Tiny]] = [
        Field("active", int),
        AlteringField("turns", int),
        Field("bank", int),
        Field("purses", list[int]),
        Field("charms", list[int]),
        Field("peeked", list[int]),
        Field("omen", int, hidden=True),
    ]
    if fault != "forgotten_field":
        fields.append(Field("streak", int))
    return TinyGame(
        id="tiny",
        version=version,
        seats=(2, 3),
        seats_rule="TY-000",
        settings=(Setting("fault", "TY-000", ("none", *FAULTS)),),
        phases=phases or (Phase("turn", turn), Phase("vote", vote)),
        fields=fields,
    )


TINY: Final = make("none")
BRAINS["tiny"] = TinyBrain()
