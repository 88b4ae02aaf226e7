"""The table as plain data: whose turn it is, where everybody stands, tokens and cubes by place, the alarm.

Cards lie in zones. The open row is a pile whose top is the card farthest from the deck, the next to be resolved.
"""

from typing import Any, Final

from mypy_extensions import mypyc_attr

from igroteka.engine import Fate, State, Unsaved
from igroteka.games.gravity_falls.content.box import Box
from igroteka.games.gravity_falls.pieces import FIRST_CURSES, NOWHERE, ZONES, ActionCard, Character, CurseCard, Monster


@mypyc_attr(allow_interpreted_subclasses=True)
class Table(State):
    """The rulebook's nouns."""

    # Written by `make fields`.
    __slots__ = (
        "ability_used",
        "active",
        "alarm",
        "arrived",
        "box",
        "character_at",
        "characters",
        "cubes",
        "dice",
        "distrust",
        "event_acted",
        "events_in_deck",
        "first",
        "fresh",
        "knocked_down",
        "monster_at",
        "monsters",
        "played",
        "row_size",
        "simplified",
        "support",
    )

    def __init__(self, seats: int, box: Box, fate: Fate) -> None:
        super().__init__(seats, ZONES[seats], fate)
        self.box: Unsaved[Box] = box
        self.simplified = False
        self.events_in_deck = 0
        """The difficulty level: how many events are shuffled in."""
        self.first = 0
        """The first player."""
        self.characters: list[Character] = []
        """By seat."""
        self.monsters: list[Monster] = []
        """In the order of placement, which is kept for the whole game (GF-251)."""

        size = len(box.places)
        self.support: list[int] = [0] * size
        self.distrust: list[int] = [0] * size
        self.cubes = 0
        """The places with a courage cube, as bits; what is not there is in the supply."""
        self.alarm = 0
        self.row_size: int = box.row_size
        """How many movement cards are kept open."""
        self.character_at: list[int] = [NOWHERE] * seats
        """Where each character stands."""
        self.monster_at: list[int] = []
        """Where each monster stands; NOWHERE once defeated."""
        self.knocked_down: list[int] = []
        """How many fights each monster has lost without being defeated."""

        self.active = 0
        self.played: ActionCard | None = None
        """The card of this turn; None before it is played and on a rest."""
        self.ability_used = False
        self.event_acted = False
        """An event has taken effect this turn (GF-134)."""
        self.fresh = 0
        """The kinds of curses that the active character received this turn, as bits (GF-104)."""
        self.dice: list[int] = []
        """The faces of this turn's last roll."""
        self.arrived = -1
        """The monster that has just moved and is about to cause riots."""

    # Written by `make fields`.
    def copy(self) -> "Table":
        other = Table.__new__(Table)
        self.copy_to(other)
        other.box = self.box
        other.simplified = self.simplified
        other.events_in_deck = self.events_in_deck
        other.first = self.first
        other.characters = self.characters[:]
        other.monsters = self.monsters[:]
        other.support = self.support[:]
        other.distrust = self.distrust[:]
        other.cubes = self.cubes
        other.alarm = self.alarm
        other.row_size = self.row_size
        other.character_at = self.character_at[:]
        other.monster_at = self.monster_at[:]
        other.knocked_down = self.knocked_down[:]
        other.active = self.active
        other.played = self.played
        other.ability_used = self.ability_used
        other.event_acted = self.event_acted
        other.fresh = self.fresh
        other.dice = self.dice[:]
        other.arrived = self.arrived
        return other

    @property
    def supply(self) -> int:
        """The courage cubes beside the board."""
        return self.box.cubes - self.cubes.bit_count()

    @property
    def here(self) -> int:
        """Where the active character stands."""
        return self.character_at[self.active]

    def clockwise(self) -> list[int]:
        """The seats from the active one on (GF-147, GF-182)."""
        return [(self.active + i) % self.seats for i in range(self.seats)]

    def curse(self, seat: int, effect: str) -> CurseCard | None:
        """The lasting curse of a character with that effect."""
        held = self.cards[FIRST_CURSES + 4 * seat]
        if held:
            for card in held:
                assert isinstance(card, CurseCard)
                if card.effect == effect:
                    return card
        return None


# Written by `make fields`.
SAVED: Final[dict[str, Any]] = {
    "simplified": bool,
    "events_in_deck": int,
    "first": int,
    "characters": None,
    "monsters": None,
    "support": list[int],
    "distrust": list[int],
    "cubes": int,
    "alarm": int,
    "row_size": int,
    "character_at": list[int],
    "monster_at": list[int],
    "knocked_down": list[int],
    "active": int,
    "played": None,
    "ability_used": bool,
    "event_acted": bool,
    "fresh": int,
    "dice": list[int],
    "arrived": int,
}
