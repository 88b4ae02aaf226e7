"""What cards, tokens and nemeses are worth to a bot."""

from typing import Final

from igroteka.bots import Knob
from igroteka.games.rickshank.content.faces import Face

EFFECTS_WORTH: Final = {
    "power_per_played": 0.8,
    "put_into_play": 0.3,
    "foes_gain_waves": 2.4,
    "stronger_card": 1.8,
    "discard_cards": -0.4,
    "token_for_draw": 0.7,
    "destroy_hand_then_self": 1.0,
    "foe_discards": 0.6,
    "foes_lose_token_or_gain_waves": 1.3,
    "return_card": 0.8,
    "crash_currency": 3.0,
    "may_destroy": 0.9,
    "may_destroy_market": 0.1,
    "power_per_type": 2.8,
    "play_foes_card": 1.4,
    "may_discard_top": 0.5,
    "power_or_token": 1.8,
    "hand_over": 0.4,
    "foes_discard": 1.0,
    "may_play_location": 0.8,
    "foe_destroys_discard": 0.8,
    "token_for_returns": 0.5,
    "tokens_for_power": 0.8,
    "foes_discard_ongoing_or_card": 1.0,
    "token_if_none": 0.5,
    "draw_if_tokens": 0.5,
    "take_token": 0.7,
    "discard_for_location": 0.4,
}
VOTES_WORTH: Final = {
    "winner_draws": 0.9,
    "winner_gains_from_market": 1.2,
    "winner_gains_location": 1.2,
    "named_gains_waves": 0.5,
    "named_gains_destroyed": 0.3,
    "all_may_destroy": 0.7,
    "all_discard_ongoing": 0.1,
    "all_lose_token_or_gain_waves": 0.3,
}


GENERAL: Final = {
    "tempo": 3.101,
    "average": 1.703,
    "draw": 1.597,
    "token": 1.287,
    "held_token": 1.221,
    "victory": 4.225,
    "gun": 1.213,
}
"""The numbers that are not about one card, as `normal` has them. They come from a shorter tuning than those of `hard`
(two rounds of 2 000 games) and are kept, so that `normal` stays as it is when `hard` gets better."""
CARD_STEP: Final = 0.5
"""By how much what a card brings is varied to find a better number."""


class Taste:
    """The numbers by which a bot buys: by judgement, where none is given."""

    def __init__(self, numbers: dict[str, float]) -> None:
        self.tempo: Final = numbers.get("tempo", 3.2)
        """How many points a card is worth at the start of the game for each power that it brings."""
        self.average: Final = numbers.get("average", 1.1)
        """What the cards of a deck bring; a new card is worth what it brings beyond that."""
        self.draw: Final = numbers.get("draw", 1.15)
        self.token: Final = numbers.get("token", 0.8)
        """What a card brings, in power, that draws a card, or that gives a token."""
        self.held_token: Final = numbers.get("held_token", 1.1)
        """What a token is worth, in points."""
        self.victory: Final = numbers.get("victory", 5.0)
        """What defeating a nemesis is worth beyond the card: the foes cannot have it any more."""
        self.gun: Final = numbers.get("gun", 1.0)
        """How much less each further Portal Gun is worth."""
        self.numbers: Final = numbers
        """Under a card's key: what it brings beyond what is printed on it."""
        self.strengths: Final = dict[str, float]()
        """By card, as far as they were looked at."""

    def knobs(self, faces: dict[str, Face]) -> dict[str, Knob]:
        """All numbers, and a correction for every card that can be bought."""
        found = {
            "tempo": Knob(self.tempo, 1.0),
            "average": Knob(self.average, 0.3),
            "draw": Knob(self.draw, 0.25),
            "token": Knob(self.token, 0.4),
            "held_token": Knob(self.held_token, 0.25),
            "victory": Knob(self.victory, 2.5),
            "gun": Knob(self.gun, 0.6),
        }
        for key, face in faces.items():
            if face.cost:
                found[key] = Knob(self.numbers.get(key, 0.0), CARD_STEP)
        return found

    def strength(self, face: Face) -> float:
        """What playing the card brings, in power."""
        if face.key not in self.strengths:
            self.strengths[face.key] = self.printed(face) + self.numbers.get(face.key, 0.0)
        return self.strengths[face.key]

    def printed(self, face: Face) -> float:
        """By the words on the card."""
        worth = face.power + self.draw * face.draw + self.token * face.tokens
        if face.bonus is not None:
            worth += 0.6 * (face.bonus.power + self.draw * face.bonus.draw)
        if face.act is not None:
            worth += EFFECTS_WORTH.get(face.act.name, 0.5)
        if face.vote is not None:
            worth += VOTES_WORTH.get(face.vote.name, 0.3)
        if face.discarded is not None or face.defence is not None:
            worth += 0.3
        if face.ongoing:
            worth += 1.6 if face.whens else 1.0
        return worth


PLAIN: Final = Taste({})
"""By judgement alone: what features are fitted by."""
