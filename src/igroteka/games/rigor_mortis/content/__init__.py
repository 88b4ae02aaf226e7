"""The box: cards, tokens, goblins and the library's plan, read from YAML, linked and shared by all matches."""

from typing import Final, Literal

from igroteka.engine import Option
from igroteka.engine.content import Item, Items, Pack, read
from igroteka.games.rigor_mortis.board import Library
from igroteka.games.rigor_mortis.pieces import (
    CELL_NUMBER,
    DEMANDS,
    HEIGHT,
    POLICED,
    SEATS,
    SYMBOLS,
    WIDTH,
    Act,
    Book,
    Look,
    MovementCard,
    Token,
)

PACKAGE: Final = "igroteka.games.rigor_mortis"
FEWEST: Final = 2
"""Players; the most are the seats."""
FLOOR: Final = {"S": "scroll", "T": "stones", "P": "potion", "G": "grimoire", "*": "orb"}

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
TIMINGS: Final[dict[str, str]] = {
    "treasure": "permanent", "hand_size": "permanent", "no_look": "reaction", "pass_look": "reaction",
    "choose_shove": "reaction", "second_card": "after_card", "orbs": "before_card",
}  # fmt: skip
"""The one timing that such an effect can have; all others are for the owner's turn."""


class Component(Item, frozen=True):
    copies: int


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


class Number(Item, frozen=True):
    value: int


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


class Box:
    """Everything that comes out of the box, linked; no match changes it."""

    def __init__(
        self,
        libraries: list[tuple[int, int, Library]],
        movement: list[MovementCard],
        books: list[Book],
        looks: list[Look],
        tokens: list[Token],
        goblins: list[Goblin],
        words: list[str],
        numbers: dict[str, int],
    ) -> None:
        self.libraries: Final = libraries
        self.movement: Final = movement
        self.books: Final = books
        self.looks: Final = looks
        self.tokens: Final = tokens
        self.goblins: Final = goblins
        self.words: Final = words
        self.numbers: Final = numbers
        self.hand_size: Final = numbers["hand_size"]
        self.last_look: Final = numbers["last_look"]
        self.colours: Final = [Option(goblin.id) for goblin in goblins]
        self.callouts: Final[list[dict[str, Act]]] = [
            {k.key: Act(f"call_out:p{seat}:{k.key}", "call_out", k.bit, seat) for k in looks if k.bit & POLICED}
            for seat in range(SEATS)
        ]
        """By seat and look: the accusations that can be made against it."""

    def library(self, players: int) -> Library:
        for least, most, library in self.libraries:
            if least <= players <= most:
                return library
        raise ValueError(f"no layout for {players} players")

    @classmethod
    def open(cls, pack: Pack | None = None) -> "Box":
        look_items = read(PACKAGE, "looks", LookKind, pack)
        book_items = read(PACKAGE, "books", BookKind, pack)
        check_looks(look_items)
        check_books(book_items)
        serial = 0
        movement: list[MovementCard] = []
        for kind in read(PACKAGE, "movement_cards", MovementKind, pack).values():
            for _ in range(kind.copies):
                left, right = SYMBOLS[kind.left], SYMBOLS[kind.right]
                movement.append(MovementCard(kind.id, serial, kind.figure == "rigor", left, right))
                serial += 1
        books: list[Book] = []
        for book in book_items.values():
            for _ in range(book.copies):
                books.append(Book(book.id, serial, book.timing, book.effect, book.magic, book.amount))
                serial += 1
        looks: list[Look] = []
        for look in look_items.values():
            number = look.distance or look.amount or look.seconds
            bit = DEMANDS[look.effect]
            looks.append(Look(look.id, serial, look.category, look.enforcement, look.effect, bit, number))
            serial += 1
        tokens: list[Token] = []
        token_items = read(PACKAGE, "tokens", TokenKind, pack)
        for token in token_items.values():
            for _ in range(token.copies):
                tokens.append(Token(token.id, serial, token.effect))
                serial += 1
        if not books:
            raise book_items.bad(next(iter(book_items)), "copies", "no books at all", "at least one, to begin with")
        if not tokens:
            raise token_items.bad(next(iter(token_items)), "copies", "no tokens at all", "at least one, for a teleport")
        goblins = read(PACKAGE, "goblins", Goblin, pack)
        for goblin in goblins.values():
            if not goblin.words:
                raise goblins.bad(goblin.id, "words", "no words", "at least one, for a chat line to begin with")
        numbers = read(PACKAGE, "numbers", Number, pack)
        check_numbers(numbers, len(movement))
        return cls(
            libraries(pack),
            movement,
            books,
            looks,
            tokens,
            list(goblins.values()),
            [word.id for word in read(PACKAGE, "words", Word, pack).values()],
            {number.id: number.value for number in numbers.values()},
        )


def libraries(pack: Pack | None) -> list[tuple[int, int, Library]]:
    """Every layout with the least and most players it serves."""
    floor, desk = floor_plan(read(PACKAGE, "rows", Row, pack))
    marks = read(PACKAGE, "marks", Mark, pack)
    for mark in marks.values():
        if mark.id not in CELL_NUMBER:
            raise marks.bad(mark.id, "id", mark.id, "a cell from A1 to G10")
    teleports = [CELL_NUMBER[m.id] for m in marks.values() if m.mark == "teleport"]
    skulls = [CELL_NUMBER[m.id] for m in marks.values() if m.mark == "skull"]
    if len(skulls) != 1:
        raise marks.bad(next(iter(marks)), "mark", f"{len(skulls)} skull cells", "exactly one")
    layouts = read(PACKAGE, "layouts", Layout, pack)
    made: list[tuple[int, int, Library]] = []
    for layout in layouts.values():
        shelves = [cell for shelf in layout.shelves for cell in shelf]
        for cell in shelves:
            if cell not in CELL_NUMBER:
                raise layouts.bad(layout.id, "shelves", cell, "a cell from A1 to G10")
        covered = [CELL_NUMBER[cell] for cell in shelves]
        if skulls[0] in covered:
            raise layouts.bad(layout.id, "shelves", "a shelf on the skull cell", "a free skull cell")
        least, most = layout.players
        made.append((least, most, Library(layout.id, floor, desk, covered, teleports, skulls[0])))
    for players in range(FEWEST, SEATS + 1):
        if not any(least <= players <= most for least, most, _ in made):
            raise layouts.bad(next(iter(layouts)), "players", f"no layout for {players} players", "one for 2 to 8")
    return made


def floor_plan(rows: Items[Row]) -> tuple[list[int], list[int]]:
    """The symbols of all cells, and the numbers of the desk's."""
    floor: list[int] = []
    desk: list[int] = []
    for row in rows.values():
        letters = row.floor.split()
        if len(letters) != WIDTH or any(letter not in FLOOR for letter in letters):
            raise rows.bad(row.id, "floor", repr(row.floor), f"{WIDTH} of the letters {' '.join(FLOOR)}")
        for letter in letters:
            if letter == "*":
                desk.append(len(floor))
            floor.append(SYMBOLS[FLOOR[letter]])
    if len(floor) != WIDTH * HEIGHT:
        raise rows.bad(next(iter(rows)), "id", f"{len(rows)} rows", f"{HEIGHT} rows")
    return floor, desk


def check_looks(looks: Items[LookKind]) -> None:
    for look in looks.values():
        if look.effect in ("hide_floor", "hide_goblins") and look.distance < 1:
            raise looks.bad(look.id, "effect", f"{look.effect} without distance", "distance: 1 or more")
        if look.effect == "hand_size" and look.amount >= 0:
            raise looks.bad(look.id, "effect", "hand_size without a negative amount", "amount: -1 or less")
        if look.effect == "slow" and look.seconds < 1:
            raise looks.bad(look.id, "effect", "slow without seconds", "seconds: 1 or more")


def check_numbers(numbers: Items[Number], cards: int) -> None:
    """Positive, and hands that leave cards in the deck even if everybody holds one more."""
    for number in numbers.values():
        if number.value < 1:
            raise numbers.bad(number.id, "value", str(number.value), "1 or more")
    if (numbers["hand_size"].value + 1) * SEATS >= cards:
        size = numbers["hand_size"].value
        raise numbers.bad("hand_size", "value", str(size), f"hands for {SEATS} players out of {cards} cards")


def check_books(books: Items[BookKind]) -> None:
    for book in books.values():
        fitting = TIMINGS.get(book.effect, "turn")
        if book.timing != fitting:
            raise books.bad(book.id, "timing", f"{book.timing} for {book.effect}", fitting)
        if book.effect == "hand_size" and book.amount < 1:
            raise books.bad(book.id, "effect", "hand_size without amount", "amount: 1 or more")
        if not 1 <= book.magic <= 3:
            raise books.bad(book.id, "magic", str(book.magic), "1 to 3")
