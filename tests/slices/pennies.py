"""Two show a card at once: alike, the first wins (two moons only if a die says so); unlike, the second.

Who has both kinds of cards should show a sun one time in three. A hand may have one kind alone, and nobody sees it.
"""

from collections.abc import Sequence
from typing import Final

from igroteka.bots import BRAINS
from igroteka.bots.brain import Brain, Effort
from igroteka.engine import (
    NOBODY,
    Ask,
    Card,
    Fate,
    Field,
    Game,
    Kind,
    Match,
    Option,
    Phase,
    Rules,
    Score,
    Setup,
    State,
    Zone,
    lay,
    move,
    shuffle,
    together,
)
from igroteka.engine.table_view import TableView

DECK: Final = Zone(0, "deck", NOBODY, "cards", ordered=True)
HANDS: Final = [Zone(1 + s, f"hand:p{s}", 1 << s, "cards") for s in range(2)]
SUN, MOON = Option("sun"), Option("moon")


class Pennies(State):
    def __init__(self, fate: Fate) -> None:
        super().__init__(2, (DECK, *HANDS), fate)
        self.shown = 0


class ShowKind(Kind[Pennies, Option]):
    def expected(self, g: Pennies, seat: int) -> Sequence[Option]:
        held = {card.key for card in g.of(HANDS[seat])}
        return [option for option in (SUN, MOON) if option.key in held]


SHOW: Final = ShowKind("show", "PE-001", rest=True, guarded=True)


def evening(g: Pennies) -> Rules[None]:
    first, second = yield from together(g, range(2), SHOW)
    g.shown += 1
    luck = first is second and (first is SUN or g.fate.roll(2) == 1)
    raise g.over([0 if luck else 1], [Score(int(luck)), Score(int(not luck))], "shown", "PE-002")


class PenniesBrain(Brain[Pennies]):
    """Thinks highly of suns, which can be read."""

    def __init__(self, effort: Effort) -> None:
        self.weights = (1.0,)
        self.shared = False
        self.hard: Final = effort

    def rank(self, world: Match[Pennies], seat: int, ask: Ask) -> list[float]:
        return [float(option is SUN) for option in ask.options]

    def effort(self, world: Match[Pennies], ask: Ask) -> Effort | None:
        return self.hard

    def turn(self, g: Pennies) -> int:
        return g.shown

    def quick(self, world: Match[Pennies], ask: Ask, fate: Fate) -> str:
        return ask.random_answer(fate)


class PenniesView(TableView, frozen=True):
    shown: int


class PenniesGame(Game[Pennies]):
    def deal(self, setup: Setup) -> Pennies:
        g = Pennies(Fate(setup.seed))
        lay(g, DECK, [Card("sun" if i < 8 else "moon", i, "c") for i in range(16)])
        shuffle(g, DECK)
        for hand in HANDS:
            for _ in range(4):
                move(g, g.of(DECK)[-1], DECK, hand)
        return g

    def view(self, g: Pennies, seat: int | None) -> PenniesView:
        return PenniesView(g.shown)

    def tokens(self, g: Pennies) -> dict[str, int]:
        return {}

    def vocabulary(self, setup: Setup) -> Sequence[str]:
        return ["sun", "moon"]


PENNIES: Final = PenniesGame(
    id="pennies",
    version=1,
    seats=(2, 2),
    seats_rule="PE-000",
    settings=(),
    phases=(Phase("evening", evening),),
    fields=(Field("shown", int),),
)
BRAINS["pennies"] = PenniesBrain(Effort(64, 2, 1, 0.01, 1.0, lessons=300))
