"""What stands on the shelf of the test server: the measuring game, with a brain, and the real games."""

from __future__ import annotations

from typing import Any, Final

from igroteka.bots import BRAINS, brain_of
from igroteka.bots.brain import Brain, Effort
from igroteka.engine import Ask, Card, Game, Match, Setup, move
from igroteka.games import games
from igroteka.games.rigor_mortis.game import RigorMortis
from igroteka.games.rigor_mortis.pieces import LOOK_DECK, PLAYERS
from igroteka.games.rigor_mortis.state import Table as Library
from tests.server.duel import DUEL
from tests.slices.market import KINDS, MARKET, SEATS, Market


class MarketBrain(Brain[Market]):
    """Buys the dearest, plays what it has; judges a purchase by what everybody owns after it."""

    names = ("wares",)
    weights = (0.1,)

    def effort(self, world: Match[Market], ask: Ask) -> Effort | None:
        return Effort(8, 2, 1) if ask.name == "buy" else None

    def features(self, world: Match[Market], seat: int) -> list[float]:
        worth = [sum(self.worth(card.key) for card in owned(world.g, each)) for each in range(world.g.seats)]
        return [worth[seat] - sum(worth) / len(worth)]

    def turn(self, g: Market) -> int:
        return g.turn

    def rank(self, world: Match[Market], seat: int, ask: Ask) -> list[float]:
        return [self.worth(option.key.rpartition(":")[2]) for option in ask.options]

    def worth(self, card: str) -> float:
        return float(KINDS[card][0]) if card in KINDS else -0.5


def owned(g: Market, seat: int) -> list[Card]:
    zones = SEATS[seat]
    return [card for zone in (zones.deck, zones.hand, zones.discard, zones.play) for card in g.cards[zone.n]]


class Tongue(RigorMortis):
    """The library, in which the first player has been forbidden some words before the game."""

    def deal(self, setup: Setup) -> Library:
        g = super().deal(setup)
        look = next(card for card in g.of(LOOK_DECK) if card.key == "forbidden_words")
        move(g, look, LOOK_DECK, PLAYERS[0].looks)
        return g


PLAIN: Final = games["rigor_mortis"]
TIED: Final = Tongue(
    id=PLAIN.id,
    version=PLAIN.version,
    seats=(PLAIN.least, PLAIN.most),
    seats_rule=PLAIN.seats_rule,
    settings=PLAIN.settings,
    phases=PLAIN.phases,
    opening=PLAIN.opening,
    fields=PLAIN.fields,
    shown=PLAIN.shown,
)

BRAINS["market"] = MarketBrain()
brain_of(PLAIN)  # found in the package of the real game, for the one above too
SHELF: Final[dict[str, Game[Any]]] = {
    "market": MARKET,
    "duel": DUEL,
    "boo": games["boo"],
    "rigor_mortis": TIED,
    "gravity_falls": games["gravity_falls"],
    "grimm_forest": games["grimm_forest"],
}
