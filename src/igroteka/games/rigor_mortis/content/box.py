"""The box: cards, tokens, goblins and the library's plan, read from YAML, linked and shared by all matches."""

from typing import Final

from igroteka.content import Items, Number, once_per_pack, read
from igroteka.engine import ContentPack, Option
from igroteka.games.rigor_mortis.board import Library
from igroteka.games.rigor_mortis.content.check import (
    check_books,
    check_goblins,
    check_layouts,
    check_looks,
    check_marks,
    check_numbers,
    check_rows,
    check_tokens,
)
from igroteka.games.rigor_mortis.content.items import (
    FLOOR,
    BookKind,
    Goblin,
    Layout,
    LookKind,
    Mark,
    MovementKind,
    Row,
    TokenKind,
    Word,
)
from igroteka.games.rigor_mortis.pieces import (
    CELL_NUMBER,
    DEMANDS,
    POLICED,
    SEATS,
    SYMBOLS,
    Act,
    Book,
    Look,
    MovementCard,
    Token,
)

PACKAGE: Final = "igroteka.games.rigor_mortis"


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
    def open(cls, pack: ContentPack | None = None) -> "Box":
        """Everything read and checked; serial numbers go on from one kind of card to the next."""
        movement = movement_cards(read(PACKAGE, "movement_cards", MovementKind, pack))
        books = magic_books(read(PACKAGE, "books", BookKind, pack), len(movement))
        looks = withering_looks(read(PACKAGE, "looks", LookKind, pack), len(movement) + len(books))
        tokens = teleport_tokens(read(PACKAGE, "tokens", TokenKind, pack), len(movement) + len(books) + len(looks))
        goblins = read(PACKAGE, "goblins", Goblin, pack)
        check_goblins(goblins)
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


box_of: Final = once_per_pack(Box.open)


def movement_cards(kinds: Items[MovementKind]) -> list[MovementCard]:
    cards: list[MovementCard] = []
    for kind in kinds.values():
        for _ in range(kind.copies):
            left, right = SYMBOLS[kind.left], SYMBOLS[kind.right]
            cards.append(MovementCard(kind.id, len(cards), kind.figure == "rigor", left, right))
    return cards


def magic_books(kinds: Items[BookKind], serial: int) -> list[Book]:
    check_books(kinds)
    books: list[Book] = []
    for kind in kinds.values():
        for _ in range(kind.copies):
            books.append(Book(kind.id, serial + len(books), kind.timing, kind.effect, kind.magic, kind.amount))
    return books


def withering_looks(kinds: Items[LookKind], serial: int) -> list[Look]:
    check_looks(kinds)
    looks: list[Look] = []
    for kind in kinds.values():
        number = kind.distance or kind.amount or kind.seconds
        bit = DEMANDS[kind.effect]
        looks.append(Look(kind.id, serial + len(looks), kind.category, kind.enforcement, kind.effect, bit, number))
    return looks


def teleport_tokens(kinds: Items[TokenKind], serial: int) -> list[Token]:
    check_tokens(kinds)
    tokens: list[Token] = []
    for kind in kinds.values():
        for _ in range(kind.copies):
            tokens.append(Token(kind.id, serial + len(tokens), kind.effect))
    return tokens


def libraries(pack: ContentPack | None) -> list[tuple[int, int, Library]]:
    """Every layout with the least and most players it serves."""
    rows, marks = read(PACKAGE, "rows", Row, pack), read(PACKAGE, "marks", Mark, pack)
    layouts = read(PACKAGE, "layouts", Layout, pack)
    check_rows(rows)
    check_marks(marks)
    skull = next(mark.id for mark in marks.values() if mark.mark == "skull")
    check_layouts(layouts, skull)
    floor, desk = floor_plan(rows)
    teleports = [CELL_NUMBER[mark.id] for mark in marks.values() if mark.mark == "teleport"]
    made: list[tuple[int, int, Library]] = []
    for layout in layouts.values():
        shelves = [[CELL_NUMBER[cell] for cell in shelf] for shelf in layout.shelves]
        library = Library(layout.id, floor, desk, shelves, teleports, CELL_NUMBER[skull])
        made.append((layout.players[0], layout.players[1], library))
    return made


def floor_plan(rows: Items[Row]) -> tuple[list[int], list[int]]:
    """The symbols of all cells, and the numbers of the desk's."""
    letters = [letter for row in rows.values() for letter in row.floor.split()]
    return [SYMBOLS[FLOOR[letter]] for letter in letters], [n for n, letter in enumerate(letters) if letter == "*"]
