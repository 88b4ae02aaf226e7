"""What is printed on cards, linked and ready for the rules: plain objects, shared by all forks.

`box.faces[key]` is the face of a key; a card has its face at hand (`Table.faced`). Words of the content (`rick`,
`jerry`, `nemesis`) have become sets of the keys that they fit.
"""

from typing import Final

from igroteka.engine import Card, Option
from igroteka.games.rickshank.effects import Interaction, Possible, Run
from igroteka.games.rickshank.pieces import MOST_PLAYERS

NO_KEYS: Final[frozenset[str]] = frozenset()

PLAY: Final = 0
BUY: Final = 1
BUY_TOKEN: Final = 2
SPEND_TOKEN: Final = 3
USE_CHARACTER: Final = 4
END_TURN: Final = 5
FACE_DOWN: Final = 6


class Move(Option):
    """What the active player can do in the open phase."""

    def __init__(self, key: str, act: int, cost: int = 0, face: "Face | None" = None) -> None:
        super().__init__(key)
        self.act: Final = act
        self.cost: Final = cost
        self.face: Final = face


class Spot(Option):
    """A card of a place: `hand:jerry`, `discard:jerry`, `in_play:dinner_table`, `character:kickback`.

    `borrowed:dinner_table:p1` is a card in play where copies of several owners lie; elsewhere the owner is -1.
    """

    def __init__(self, place: str, face: "Face", owner: int = -1) -> None:
        super().__init__(f"{place}:{face.key}" if owner < 0 else f"{place}:{face.key}:p{owner}")
        self.place: Final = place
        self.face: Final = face
        self.owner: Final = owner


class Effect:
    """A registered effect with its numbers."""

    def __init__(
        self,
        name: str,
        run: Run,
        amount: int = 0,
        cost: int = 0,
        power: int = 0,
        tokens: int = 0,
        owned: int = 0,
        draw_if_hit: int = 0,
        fits: frozenset[str] = NO_KEYS,
        vote: str = "",
        possible: Possible | None = None,
        interaction: Interaction | None = None,
    ) -> None:
        self.name: Final = name
        self.run: Final = run
        self.amount: Final = amount
        self.cost: Final = cost
        self.power: Final = power
        self.tokens: Final = tokens
        self.owned: Final = owned
        self.draw_if_hit: Final = draw_if_hit
        self.fits: Final = fits
        self.vote: Final = vote
        """auction, referendum or sanctions; '' if the effect is no vote's."""
        self.possible: Final = possible
        self.interaction: Final = interaction


class When:
    """An ability that waits for something to happen and then gives power, cards or tokens."""

    def __init__(
        self, event: str, fits: frozenset[str], first: bool, power: int, draw: int = 0, tokens: int = 0
    ) -> None:
        self.event: Final = event
        """played, destroyed or token."""
        self.fits: Final = fits
        self.first: Final = first
        """Only the first time in a turn."""
        self.power: Final = power
        self.draw: Final = draw
        self.tokens: Final = tokens


class Defence:
    """How an attack is avoided: from where, and what comes with it."""

    def __init__(self, place: str, fits: frozenset[str], draw: int, tokens: int, payback: bool) -> None:
        self.place: Final = place
        """hand, play or character."""
        self.fits: Final = fits
        """What the character discards for it."""
        self.draw: Final = draw
        self.tokens: Final = tokens
        self.payback: Final = payback


class Value:
    """Victory points that depend on what a player has at the end."""

    def __init__(self, per: str, fits: frozenset[str], vp: int) -> None:
        self.per: Final = per
        """owned, token or most."""
        self.fits: Final = fits
        self.vp: Final = vp


class Face:
    """A kind of card. Plain numbers come first, then `bonus`, then `act` or `vote`: the order of the card's text."""

    def __init__(self, key: str, type: str, cost: int, vp: int) -> None:
        self.key: Final = key
        self.type: Final = type
        """'' for Morty Waves, which have none."""
        self.cost: Final = cost
        self.vp: Final = vp
        self.value: Value | None = None
        self.power = 0
        self.draw = 0
        self.tokens = 0
        self.ongoing = False
        self.nemesis = False
        self.last_nemesis = False
        """Defeating it ends the game."""
        self.super_ongoing = False
        self.spoils = False
        """Destroyed at the end of the turn if nobody bought it."""
        self.to_foe = False
        """Bought or gained, it goes to a foe's discard pile."""
        self.bonus: When | None = None
        self.act: Effect | None = None
        self.vote: Effect | None = None
        self.group: Effect | None = None
        self.discarded: Effect | None = None
        self.defence: Defence | None = None
        self.whens: list[When] = []
        self.token_price = -1
        self.holds: frozenset[str] = NO_KEYS
        self.cancels_vote = False
        self.swaps_market = 0
        self.plain = False
        """Power and nothing else when it is played: such cards can be played one after another without a thought."""
        self.playing: Final = Move(f"play:{key}", PLAY, 0, self)
        self.buying: Final = Move(f"buy:{key}", BUY, cost, self)
        self.in_hand: Final = Spot("hand", self)
        self.in_discard: Final = Spot("discard", self)
        self.in_play: Final = Spot("in_play", self)
        self.borrowed: Final = tuple([Spot("borrowed", self, seat) for seat in range(MOST_PLAYERS)])
        self.by_character: Final = Spot("character", self)

    def __repr__(self) -> str:
        return self.key


class FaceCard(Card):
    """A card with what is printed on it at hand."""

    def __init__(self, face: Face, serial: int, back: str) -> None:
        super().__init__(face.key, serial, back)
        self.face: Final = face


class Character(Option):
    """An oversized character; no card of any deck."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.whens: list[When] = []
        self.defence: Defence | None = None
        self.top_decks: frozenset[str] = NO_KEYS
        self.action_discard = 0
        self.action_draw = 0
        self.using: Final = Move(f"use:{key}", USE_CHARACTER)
