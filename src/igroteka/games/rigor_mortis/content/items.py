"""What the YAML files hold: one Struct for each kind of item."""

# interpreted: msgspec reads the types of its Structs at run time, and mypyc does not keep them

from typing import Final, Literal

from igroteka.content import Component, Item, Number

FLOOR: Final = {"S": "scroll", "T": "stones", "P": "potion", "G": "grimoire", "*": "orb"}
"""What the letters of a row of the floor mean; a desk cell is all symbols."""

Symbol = Literal["scroll", "stones", "potion", "grimoire", "orb"]
Timing = Literal["turn", "before_card", "after_card", "reaction", "permanent"]
BookEffect = Literal[
    "treasure", "step", "teleport", "swap_places", "rigor_step", "no_look", "pass_look", "lose_look", "swap_cards",
    "order_tokens", "second_card", "orbs", "shove", "rigor_sleeps", "choose_shove", "hand_size",
]  # fmt: skip
LookEffect = Literal[
    "hide_floor", "hide_goblins", "hide_table", "printed_order", "clamp", "outer_cards", "hand_size", "open_hand",
    "salute", "no_books", "forbidden_words", "tongue", "one_step", "stand", "no_shoving", "straight_on", "straighten",
    "bow", "slow", "lose_card", "closed_books", "neighbour_places", "compliment", "third_person",
]  # fmt: skip


class Row(Item, frozen=True):
    floor: str
    """Seven letters from column A to G."""


class Mark(Item, frozen=True):
    mark: Literal["skull", "teleport"]


class Fragment(Item, frozen=True):
    first: str
    last: str


class Layout(Item, frozen=True):
    players: tuple[int, int]
    """The least and most players it serves."""
    shelves: list[list[str]]


class MovementKind(Item, frozen=True):
    figure: Literal["goblin", "rigor"]
    left: Symbol
    right: Symbol
    copies: int


class TokenKind(Item, frozen=True):
    copies: int
    effect: Literal["nothing", "book", "look"]


class Goblin(Item, frozen=True):
    words: list[str]
    """Its colour as a chat line may begin with."""


class BookKind(Item, frozen=True):
    copies: int
    magic: int
    timing: Timing
    effect: BookEffect
    amount: int = 0


class LookKind(Item, frozen=True):
    category: Literal["eye", "hand", "mouth", "leg", "head", "collar"]
    enforcement: Literal["view", "rule", "clock", "duty", "table"]
    effect: LookEffect
    distance: int = 0
    """How far one still sees."""
    amount: int = 0
    """How the hand size changes."""
    seconds: int = 0
    """What a halved clock leaves at least."""


class Word(Item, frozen=True):
    language: Literal["ru", "en"]


KINDS: Final[dict[str, type[Item]]] = {
    "components": Component,
    "rows": Row,
    "marks": Mark,
    "fragments": Fragment,
    "layouts": Layout,
    "movement_cards": MovementKind,
    "tokens": TokenKind,
    "goblins": Goblin,
    "books": BookKind,
    "looks": LookKind,
    "words": Word,
    "numbers": Number,
}
