"""The table as plain data: zones, players, access tokens, and what the turn remembers."""

from typing import Any, Final

from mypy_extensions import mypyc_attr

from igroteka.engine import Anew, Card, Fate, Option, Shared, State, Unsaved, Zone
from igroteka.games.rickshank.content.box import Box
from igroteka.games.rickshank.content.faces import Character, Effect, FaceCard, When
from igroteka.games.rickshank.pieces import SEATS, Player


class Trigger(Option):
    """An ability that waits for the running card to finish. Its key is that of the card or character which has it."""

    def __init__(
        self,
        key: str,
        player: Player,
        rank: int,
        when: When | None = None,
        effect: Effect | None = None,
        card: Card | None = None,
    ) -> None:
        super().__init__(key)
        self.player: Final = player
        self.rank: Final = rank
        """The order in which abilities come that nobody is asked about: character, cards in play, discarded cards."""
        self.when: Final = when
        self.effect: Final = effect
        """What a discarded card does: holds a decision."""
        self.card: Final = card


class Ballot:
    """A running vote: what is open about it, by seat."""

    def __init__(self, card: Card, effect: Effect, players: int) -> None:
        self.card: Final = card
        self.effect: Final = effect
        self.choices: list[Option | None] = [None] * players
        """What each player voted for; in an auction, each for himself. None until the stakes are shown."""
        self.stakes = [0] * players
        self.stage = "stakes"
        """stakes, opening, cards or payment: how far it has come."""
        self.turn = -1
        """The seat that shows a Council card or passes; -1 outside the laps."""
        self.passed: list[int] = []
        """The seats that have passed since the last card was shown."""
        self.winner: Option | None = None
        """What has won; None until it is decided."""

    def copy(self) -> "Ballot":
        other = Ballot(self.card, self.effect, len(self.choices))
        other.choices, other.stakes = self.choices[:], self.stakes[:]
        other.stage, other.turn, other.passed = self.stage, self.turn, self.passed[:]
        other.winner = self.winner
        return other


Link = tuple[str, str, int]
"""How something joined the chain of a turn (the name of its event), the thing, and the power it gave."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Table(State):
    """All the truth of a table. What is replaced rather than changed is a tuple, which forks share."""

    # Written by `make fields`.
    __slots__ = (
        "active",
        "attack_card",
        "attacker",
        "ballot",
        "box",
        "chain",
        "character_used",
        "characters",
        "destroyed",
        "idle_turns",
        "may_defeat",
        "nobodys_turn",
        "offered",
        "owner",
        "players",
        "plays",
        "power",
        "power_per_token",
        "scored",
        "stalls",
        "stop_idle_game",
        "struck",
        "supply",
        "this_turn",
        "tokens",
        "tokens_bought",
        "tokens_got",
        "triggers",
        "trophies",
        "turn",
    )

    def __init__(self, box: Box, players: int, fate: Fate) -> None:
        seats = SEATS[players]
        super().__init__(players, seats.zones, fate)
        self.box: Unsaved[Box] = box
        self.players: Unsaved[Shared[list[Player]]] = seats.players
        self.stop_idle_game: Unsaved[bool] = True
        """The house rule RR-231 applies: a game in which nothing happens any more is ended."""
        self.active = 0
        self.turn = 1
        self.power = 0
        self.supply: int = box.access_tokens
        self.tokens: list[int] = [0] * players
        self.characters: list[str] = [""] * players
        self.offered: tuple[tuple[str, ...], ...] = ()
        """By seat: the characters to choose from; empty when they are dealt at random."""
        self.owner: dict[int, int] = {}
        """By serial: the owner of a card that lies before somebody else: borrowed, imprisoned, or UNOWNED."""
        self.stalls: tuple[tuple[str, int], ...] = ()
        """The flea market by its places: the card and the turn in which it came (0: laid out at the beginning).
        A card that has left may still stand here: `reading.stalls` knows."""
        self.trophies: tuple[tuple[str, ...], ...] = ((),) * players
        """By seat: the nemeses defeated, in order."""
        self.attack_card = ""
        self.attacker = -1
        """-1 where a nemesis attacks everybody."""
        self.struck: tuple[tuple[int, str], ...] = ()
        """The targets of the last attack in order: `open`, `hit`, or `avoided:` and the card; empty when its turn is
        over, but for a group attack, which comes between two turns and stays to the end of the second."""
        # What the turn remembers.
        self.plays: list[str] = []
        """The keys of all cards played this turn, in order; a card played twice counts twice."""
        self.chain: tuple[Link, ...] = ()
        """What the turn consists of so far, in order: cards, abilities, the character, tokens spent."""
        self.destroyed = 0
        self.tokens_got = 0
        self.tokens_bought = 0
        self.power_per_token = 0
        """What Greedy Gromflamite pays for each token this turn."""
        self.this_turn: list[str] = []
        """The cards whose effect lasts until the end of the turn (Rick C-137)."""
        self.character_used = False
        self.may_defeat = False
        """The token for the President was paid at the start of this turn."""
        self.idle_turns = 0
        """How many turns have ended since a card was last bought, gained or destroyed."""
        # Inside an action only, or once the game is over.
        self.nobodys_turn: Unsaved[bool] = False
        """From the announcement of the end of a turn to the start of the next one."""
        self.ballot: Unsaved[Ballot | None] = None
        """The running vote, as everybody sees it."""
        self.triggers: Anew[list[Trigger]] = []
        """What waits for the running card to finish."""
        self.scored: Unsaved[tuple[tuple[tuple[str, str, int], ...], ...]] = ()
        """When the game is over, by seat: every card with the part of the score it counts for and its points."""

    # Written by `make fields`.
    def copy(self) -> "Table":
        other = Table.__new__(Table)
        self.copy_to(other)
        other.box = self.box
        other.players = self.players
        other.stop_idle_game = self.stop_idle_game
        other.active = self.active
        other.turn = self.turn
        other.power = self.power
        other.supply = self.supply
        other.tokens = self.tokens[:]
        other.characters = self.characters[:]
        other.offered = self.offered
        other.owner = self.owner.copy()
        other.stalls = self.stalls
        other.trophies = self.trophies
        other.attack_card = self.attack_card
        other.attacker = self.attacker
        other.struck = self.struck
        other.plays = self.plays[:]
        other.chain = self.chain
        other.destroyed = self.destroyed
        other.tokens_got = self.tokens_got
        other.tokens_bought = self.tokens_bought
        other.power_per_token = self.power_per_token
        other.this_turn = self.this_turn[:]
        other.character_used = self.character_used
        other.may_defeat = self.may_defeat
        other.idle_turns = self.idle_turns
        other.nobodys_turn = self.nobodys_turn
        other.ballot = None if self.ballot is None else self.ballot.copy()
        other.triggers = []
        other.scored = self.scored
        return other

    def faced(self, zone: Zone) -> tuple[FaceCard, ...]:
        """The cards of a zone, bottom to top."""
        return self.cards[zone.n]  # type: ignore[return-value]  # every card of this game has a face

    def character(self, seat: int) -> Character:
        return self.box.characters[self.characters[seat]]


# Written by `make fields`.
SAVED: Final[dict[str, Any]] = {
    "active": int,
    "turn": int,
    "power": int,
    "supply": int,
    "tokens": list[int],
    "characters": list[str],
    "offered": tuple[tuple[str, ...], ...],
    "owner": dict[int, int],
    "stalls": tuple[tuple[str, int], ...],
    "trophies": tuple[tuple[str, ...], ...],
    "attack_card": str,
    "attacker": int,
    "struck": tuple[tuple[int, str], ...],
    "plays": list[str],
    "chain": tuple[Link, ...],
    "destroyed": int,
    "tokens_got": int,
    "tokens_bought": int,
    "power_per_token": int,
    "this_turn": list[str],
    "character_used": bool,
    "may_defeat": bool,
    "idle_turns": int,
}
