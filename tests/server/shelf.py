"""What stands on the shelf of the test server: the measuring game, with a brain, and the real games."""

from __future__ import annotations

from typing import Any, Final

from igroteka.engine import Ask, Brain, Game, Match, Setup, move
from igroteka.games import games
from igroteka.games.rigor_mortis.game import RigorMortis
from igroteka.games.rigor_mortis.pieces import LOOK_DECK, PLAYERS
from igroteka.games.rigor_mortis.state import Table as Library
from tests.server.duel import DUEL
from tests.slices.market import KINDS, Market, MarketGame, make


class MarketBrain(Brain[Market]):
    """Buys the dearest, plays what it has."""

    def rank(self, world: Match[Market], seat: int, ask: Ask) -> list[float]:
        return [float(KINDS[o.key.rpartition(":")[2]][0]) if o.key != "end" else -0.5 for o in ask.options]


class ServedMarket(MarketGame):
    def brain(self) -> Brain[Market]:
        return MarketBrain()


def served() -> ServedMarket:
    game, plain = ServedMarket(), make()
    game.id, game.version = plain.id, plain.version
    game.least, game.most, game.seats_rule = plain.least, plain.most, plain.seats_rule
    game.settings, game.phases, game.opening, game.nouns = plain.settings, plain.phases, plain.opening, plain.nouns
    return game


class Tongue(RigorMortis):
    """The library, in which the first player has been forbidden some words before the game."""

    def deal(self, setup: Setup) -> Library:
        g = super().deal(setup)
        look = next(card for card in g.of(LOOK_DECK) if card.key == "forbidden_words")
        move(g, look, LOOK_DECK, PLAYERS[0].looks)
        return g


def tied() -> Tongue:
    game, plain = Tongue(), games["rigor_mortis"]
    game.id, game.version = plain.id, plain.version
    game.least, game.most, game.seats_rule = plain.least, plain.most, plain.seats_rule
    game.settings, game.phases, game.opening, game.nouns = plain.settings, plain.phases, plain.opening, plain.nouns
    return game


SHELF: Final[dict[str, Game[Any]]] = {
    "market": served(),
    "duel": DUEL,
    "boo": games["boo"],
    "rigor_mortis": tied(),
}
