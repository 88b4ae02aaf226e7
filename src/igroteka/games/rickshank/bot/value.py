"""What the bots see of an imagined world, and what that is worth to them."""

from typing import Final

from igroteka.engine import Card, Match
from igroteka.games.rickshank.bot.taste import Taste
from igroteka.games.rickshank.content.faces import Face
from igroteka.games.rickshank.pieces import MAIN_DECK, NEMESIS_STACK, Player
from igroteka.games.rickshank.rules.scoring import count, owned_cards, score, unpaired
from igroteka.games.rickshank.state import Table

AUCTIONS_WORTH: Final = {"winner_draws": 2.2, "winner_gains_from_market": 4.0, "winner_gains_location": 3.0}
CHARACTERS_WORTH: Final = {
    "heroic_summer": 5.0,
    "promotion_jerry": 4.0,
    "defiant_summer": 3.0,
    "rational_morty": 3.0,
    "bluffing_rick": 3.0,
    "transcendent_rick": 2.0,
    "moron_morty": 1.0,
}
# Questions by what they are about.
CHOSEN_FOE: Final = frozenset(["choose_foe", "fake_gun_owner", "hand_over"])
GOOD_TO_TAKE: Final = frozenset(["gain_from_market", "gain_location", "put_into_play", "return_card"])
GOOD_TO_LOSE: Final = frozenset(["discard", "portal_discard", "pass_card", "ongoing_or_card", "token_or_card"])
GOOD_TO_DESTROY: Final = frozenset(
    ["destroy_own", "destroy_hand", "bugged_payback", "destroy_discard", "discard_ongoing"]
)


class Sight:
    """What the brain sees of an imagined world, worked out once for a decision, and only what is looked at."""

    def __init__(self, world: Match[Table], seat: int, taste: Taste) -> None:
        self.g: Final = world.g
        self.taste: Final = taste
        self.me: Final = world.g.players[seat]
        self.faces: Final = world.g.box.faces
        self._decks: list[list[Card]] = []
        self._scores: list[int] = []

    @property
    def decks(self) -> list[list[Card]]:
        """Whose every card is, by seats."""
        if not self._decks:
            self._decks = [owned_cards(self.g, player) for player in self.g.players]
        return self._decks

    @property
    def scores(self) -> list[int]:
        """What everybody would have if the game ended now."""
        if not self._scores:
            self._scores = [score(self.g, player, self.decks).total for player in self.g.players]
        return self._scores

    def left(self) -> float:
        """How much of the game lies ahead, from 1 down to 0: the main deck or the nemeses run out first."""
        g = self.g
        deck = len(g.cards[MAIN_DECK.n]) / max(1, sum(g.box.main_deck.values()) - g.box.market_size)
        nemeses = (len(g.cards[NEMESIS_STACK.n]) + 1) / (g.box.middle_nemeses + 2)
        return max(0.0, min(deck, nemeses))

    def points(self, face: Face) -> float:
        """Victory points of one more such card."""
        if face.value is None:
            return float(face.vp)
        mine = self.decks[self.me.seat]
        if face.value.per == "token":
            return float(max(1, self.g.tokens[self.me.seat]))
        if face.value.per == "owned":
            return float(face.value.vp * count(mine, face.value.fits))
        most = max([count(self.decks[foe.seat], face.value.fits) for foe in self.me.foes])
        return 2.0 if count(mine, face.value.fits) >= most else 0.5

    def worth(self, face: Face) -> float:
        """Of owning one more: points, and what it brings whenever it is drawn in the rest of the game."""
        if face.to_foe:
            return 0.8 + (1.0 - self.left())
        taste = self.taste
        return self.points(face) + taste.tempo * self.left() * (taste.strength(face) - taste.average) + 0.02 * face.cost

    def keep(self, face: Face) -> float:
        """Of keeping one I own: what destroying it would cost."""
        if face.key == "morty_waves":
            return -1.0 - (1.0 if unpaired(self.decks[self.me.seat]) else 0.0)
        if face.key == "genius_waves":
            waves = unpaired(self.decks[self.me.seat])
            spare = count(self.decks[self.me.seat], frozenset(["genius_waves"])) > 3
            return -0.1 if self.left() > 0.25 and spare and not waves and self.rich() else 0.6
        if face.type == "starter":
            return -0.8
        return self.worth(face) + (2.0 if face.vp >= 0 else -3.0)

    def rich(self) -> bool:
        """Most of my cards are better than Genius Waves."""
        deck = self.decks[self.me.seat]
        return sum([self.faces[card.key].cost > 0 for card in deck]) * 2 > len(deck)

    def in_hand(self, face: Face) -> float:
        """Of holding it now: what is lost by discarding it before it is played."""
        if face.discarded is not None and not self.g.nobodys_turn:
            return -1.0
        return 0.0 if face.key == "morty_waves" else self.taste.strength(face)

    def leader(self) -> Player:
        """The foe to fear."""
        return max(self.me.foes, key=lambda foe: self.scores[foe.seat])

    def ahead_with(self, points: int) -> bool:
        """Would I win if the game ended now and I got so many points more?"""
        return self.scores[self.me.seat] + points >= self.scores[self.leader().seat] + 1

    def president_near(self) -> bool:
        return len(self.g.cards[NEMESIS_STACK.n]) <= 1

    def token_worth(self) -> float:
        """Of one more access token."""
        needed = self.president_near() and not self.g.tokens[self.me.seat]
        return 3.5 if needed else self.taste.held_token


# ---------------------------------------------------------------- features for the chance to win

PARTS: Final = ("points", "points_late", "quality", "cards", "tokens", "tokens_late")
NAMES: Final = tuple([f"{part}_{whom}" for whom in ("table", "leader") for part in PARTS])
"""Each part of what a player has, against the mean of the others and against the one with most points."""


def parts(sight: Sight, seat: int) -> list[float]:
    """What a player has, by `PARTS`: what a deck brings counts as far as the game still lasts."""
    left = sight.left()
    deck = sight.decks[seat]
    quality = sum([sight.taste.strength(sight.faces[card.key]) for card in deck]) / max(1, len(deck))
    score, tokens = float(sight.scores[seat]), float(sight.g.tokens[seat])
    return [score, score * (1.0 - left), quality * left, len(deck) * left, tokens, tokens * (1.0 - left)]


def features(sight: Sight) -> list[float]:
    """By `NAMES`."""
    seat, leader = sight.me.seat, sight.leader().seat
    mine, best = parts(sight, seat), parts(sight, leader)
    others = [parts(sight, foe.seat) for foe in sight.me.foes]
    table = [mine[k] - sum([other[k] for other in others]) / len(others) for k in range(len(mine))]
    return table + [mine[k] - best[k] for k in range(len(mine))]
