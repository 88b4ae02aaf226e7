"""What an item of each kind looks like in the content files."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from igroteka.content import Item, Number, read
from igroteka.engine import ContentPack
from igroteka.games.rickshank.effects import EFFECTS

CardType = Literal["rick", "morty", "special", "equipment", "gromflamite", "council"]
TYPES: Final = ("rick", "morty", "equipment", "starter", "gromflamite", "council", "special", "location")
ANY_NEMESIS: Final = "nemesis"
"""The word for every card of the nemesis stack; in a mixed game the stack is also called the Council of Ricks."""


class Part(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A part of an item."""


class Act(Part, frozen=True, kw_only=True):
    """A registered effect and its numbers."""

    effect: str
    amount: int = 0
    cost: int = 0
    power: int = 0
    tokens: int = 0
    owned: int = 0
    draw_if_hit: int = 0
    what: tuple[str, ...] = ()


class VoteAct(Act, frozen=True, kw_only=True):
    """The effect of a vote."""

    kind: Literal["auction", "referendum", "sanctions"]


class Bonus(Part, frozen=True, kw_only=True):
    """More power or cards if another such card was played this turn."""

    played: tuple[str, ...]
    power: int = 0
    draw: int = 0


class TriggerPart(Part, frozen=True, kw_only=True):
    """What waits for a card being played, a card being destroyed or a token being got."""

    event: Literal["played", "destroyed", "token"] = "played"
    played: tuple[str, ...] = ()
    first: bool = False
    power: int = 0
    draw: int = 0
    tokens: int = 0


class DefencePart(Part, frozen=True, kw_only=True):
    """A defence."""

    place: Literal["hand", "play", "character"]
    what: tuple[str, ...] = ()
    draw: int = 0
    tokens: int = 0
    payback: bool = False


class Points(Part, frozen=True, kw_only=True):
    """Victory points that are counted at the end."""

    per: Literal["owned", "token", "most"]
    what: tuple[str, ...] = ()
    vp: int


class Printed(Item, frozen=True, kw_only=True):
    """What any card may carry."""

    cost: int
    vp: int = 0
    vp_rule: Points | None = None
    power: int = 0
    draw: int = 0
    tokens: int = 0
    bonus: Bonus | None = None
    act: Act | None = None
    defence: DefencePart | None = None
    when: tuple[TriggerPart, ...] = ()


class MainCard(Printed, frozen=True, kw_only=True):
    """A card of the main deck."""

    type: CardType
    copies: int
    ongoing: bool = False
    vote: VoteAct | None = None
    discarded: Act | None = None
    spoils: bool = False
    to_foe: bool = False
    attack: bool = False
    """Played, it attacks foes, who may defend."""


class Location(Printed, frozen=True, kw_only=True):
    """A card of the location stack; all are Ongoing."""

    copies: int = 1
    token_price: int | None = None
    holds: tuple[str, ...] = ()
    cancels_vote: bool = False
    swaps_market: int = 0


class Nemesis(Printed, frozen=True, kw_only=True):
    """A card of the nemesis stack."""

    type: Literal["rick", "gromflamite", "morty"]
    role: Literal["top", "middle", "bottom"]
    group: Act | None = None
    super_ongoing: bool = False


class StackCard(Printed, frozen=True, kw_only=True):
    """Starters, Portal Guns and Morty Waves."""

    type: Literal["starter", "equipment"] | None = None
    copies: int
    starting: int = 0


class Limit(Part, frozen=True, kw_only=True):
    """Which cards, up to which cost."""

    what: tuple[str, ...]
    cost: int


class Exchange(Part, frozen=True, kw_only=True):
    """Once a turn: discard so many to draw so many."""

    discard: int
    draw: int


class Persona(Item, frozen=True, kw_only=True):
    """An oversized character."""

    when: tuple[TriggerPart, ...] = ()
    defence: DefencePart | None = None
    top_decks: Limit | None = None
    action: Exchange | None = None


KINDS: Final[dict[str, type[Item]]] = {
    "cards": MainCard,
    "locations": Location,
    "nemeses": Nemesis,
    "stacks": StackCard,
    "characters": Persona,
    "numbers": Number,
}

PACKAGE: Final = "igroteka.games.rickshank"


class Sheets:
    """All items of the base set and what a pack replaces or adds: with more nemeses, a mixed game."""

    def __init__(self, pack: ContentPack | None) -> None:
        self.cards: Final = read(PACKAGE, "cards", MainCard, pack, EFFECTS)
        self.locations: Final = read(PACKAGE, "locations", Location, pack, EFFECTS)
        self.nemeses: Final = read(PACKAGE, "nemeses", Nemesis, pack, EFFECTS)
        self.stacks: Final = read(PACKAGE, "stacks", StackCard, pack, EFFECTS)
        self.characters: Final = read(PACKAGE, "characters", Persona, pack)
        self.numbers: Final = read(PACKAGE, "numbers", Number, pack)
