"""What bots know of Rickshank: all of it in the form that every game gives."""

from typing import Final

from igroteka.bots import Aspect, Brain, Effort, Knob
from igroteka.engine import Ask, Fate, Match, Value
from igroteka.games.rickshank.bot.aspects import ASPECTS
from igroteka.games.rickshank.bot.numbers import NUMBERS
from igroteka.games.rickshank.bot.ranking import defence, judge, next_card, rank_moves, rank_reveal, stake
from igroteka.games.rickshank.bot.reasons import reason
from igroteka.games.rickshank.bot.taste import GENERAL, PLAIN, Taste
from igroteka.games.rickshank.bot.value import (
    NAMES,
    Sight,
    features,
)
from igroteka.games.rickshank.bot.weights import WEIGHTS
from igroteka.games.rickshank.content.faces import PLAY, Move
from igroteka.games.rickshank.rules.votes import Stake
from igroteka.games.rickshank.state import Table


class RickshankBrain(Brain[Table]):
    """One ply, no sampling but of the start of the President's turn."""

    def __init__(self, taste: Taste) -> None:
        self.taste: Final = taste
        self.samples = 1
        self.noise = 1.6
        self.names = NAMES
        self.weights = WEIGHTS
        self.taking = ("open_phase", "gain_from_market", "gain_location")
        self.good_moments = ("defeated", "avoided")
        self.levels = ("easy", "normal", "hard")

    def forks(self, g: Table) -> bool:
        return True

    def for_one(self, level: str) -> "RickshankBrain":
        return {"hard": TUNED, "normal": STEADY}.get(level, self)

    def knobs(self, g: Table) -> dict[str, Knob]:
        return self.taste.knobs(g.box.faces)

    def tuned(self, numbers: dict[str, float]) -> "RickshankBrain":
        return RickshankBrain(Taste(numbers))

    def value(self, world: Match[Table], seat: int) -> float:
        """Points ahead of the best foe; a finished game counts as won or lost."""
        sight = Sight(world, seat, self.taste)
        lead = float(sight.scores[seat] - sight.scores[sight.leader().seat])
        if world.result is not None:
            return lead + (100.0 if seat in world.result.winners else -100.0)
        return lead + sum([0.1 * self.taste.strength(sight.faces[card.key]) for card in sight.decks[seat]])

    def rank(self, world: Match[Table], seat: int, ask: Ask) -> list[float]:
        sight = Sight(world, seat, self.taste)
        options = ask.options
        name = ask.name
        if name == "open_phase":
            return rank_moves(sight, options)
        if name == "president_token":
            return self.rank_president(world, seat)
        if name == "defend":
            return [defence(sight, option) for option in options]
        if name in ("auction", "referendum", "sanctions"):
            return [stake(sight, option, name) for option in options if isinstance(option, Stake)]
        if name == "council_reveal":
            return rank_reveal(sight, options)
        return [judge(sight, name, option) for option in options]

    def effort(self, world: Match[Table], ask: Ask) -> Effort | None:
        """For hints. Cards in hand are played in a good order anyway; what is bought, staked and attacked is worth a
        search. `hard` does without: no search has been shown to add to its numbers."""
        playing = ask.name == "open_phase" and any(isinstance(o, Move) and o.act == PLAY for o in ask.options)
        return None if playing or self.taste is not PLAIN else Effort(240, 5, world.g.seats, 0.01, 1.0)

    def features(self, world: Match[Table], seat: int) -> list[float]:
        return features(Sight(world, seat, PLAIN))

    def aspect(self, feature: str) -> Aspect | None:
        return ASPECTS[feature]

    def turn(self, g: Table) -> int:
        return g.turn

    def quick(self, world: Match[Table], ask: Ask, fate: Fate) -> str:
        if len(ask.options) == 1:
            return ask.options[0].key
        if ask.name == "open_phase":
            card = next_card(Sight(world, ask.seat, self.taste), ask.options)
            if card:
                return card
        ranks = self.rank(world, ask.seat, ask)
        return ask.options[ranks.index(max(ranks))].key

    def rank_president(self, world: Match[Table], seat: int) -> list[float]:
        """Play the turn on with the token paid: does it end the game, and well?"""
        paid = world.fork(listen=False, forkable=True)
        paid.answer(seat, "discard_token")
        for _ in range(60):
            if paid.result is not None:
                return [1.0, 0.0] if seat in paid.result.winners else [-1.0, 0.0]
            asked = paid.asks[0]
            if asked.name == "open_phase" and (asked.seat != seat or paid.g.nobodys_turn):
                break
            answer_plainly(self, paid)
            if paid.g.active != seat:
                break
        return [-0.5, 0.0]

    def reason(self, world: Match[Table], seat: int, ask: Ask, answer: str) -> tuple[str, dict[str, Value]]:
        return reason(ask.name, answer)


TUNED: Final = RickshankBrain(Taste(NUMBERS))
"""What `hard` judges by: what every card has brought in games."""
STEADY: Final = RickshankBrain(Taste(GENERAL))
"""What `normal` judges by: how choosy to be, how fast, what a token is worth; a card brings what is printed on it."""


def answer_plainly(brain: RickshankBrain, world: Match[Table]) -> None:
    """The best answer of whoever is asked, as the brain sees it."""
    asked = next(a for a in world.asks if not a.given)
    ranks = brain.rank(world, asked.seat, asked) if len(asked.options) > 1 else [0.0]
    world.answer(asked.seat, asked.options[ranks.index(max(ranks))].key)
