"""What items must say, so that every match of a pack can be played; else BadContent, with its line."""

from typing import Final

from igroteka.content import Items, Number
from igroteka.games.rigor_mortis.content.items import (
    FLOOR,
    BookKind,
    Goblin,
    Layout,
    LookKind,
    Mark,
    Row,
    TokenKind,
)
from igroteka.games.rigor_mortis.pieces import CELL_NUMBER, FEWEST, HEIGHT, SEATS, WIDTH

TIMINGS: Final[dict[str, str]] = {
    "treasure": "permanent", "hand_size": "permanent", "no_look": "reaction", "pass_look": "reaction",
    "choose_shove": "reaction", "second_card": "after_card", "orbs": "before_card",
}  # fmt: skip
"""The one timing that such an effect can have; all others are for the owner's turn."""


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
    """Each is used when its effect can be, and there is one to begin with."""
    if not any(book.copies for book in books.values()):
        raise books.bad(next(iter(books)), "copies", "no books at all", "at least one, to begin with")
    for book in books.values():
        fitting = TIMINGS.get(book.effect, "turn")
        if book.timing != fitting:
            raise books.bad(book.id, "timing", f"{book.timing} for {book.effect}", fitting)
        if book.effect == "hand_size" and book.amount < 1:
            raise books.bad(book.id, "effect", "hand_size without amount", "amount: 1 or more")
        if not 1 <= book.magic <= 3:
            raise books.bad(book.id, "magic", str(book.magic), "1 to 3")


def check_tokens(tokens: Items[TokenKind]) -> None:
    """A teleport reveals one."""
    if not any(token.copies for token in tokens.values()):
        raise tokens.bad(next(iter(tokens)), "copies", "no tokens at all", "at least one, for a teleport")


def check_goblins(goblins: Items[Goblin]) -> None:
    for goblin in goblins.values():
        if not goblin.words:
            raise goblins.bad(goblin.id, "words", "no words", "at least one, for a chat line to begin with")


def check_marks(marks: Items[Mark]) -> None:
    """Marks lie on cells, and one of them is the skull."""
    for mark in marks.values():
        if mark.id not in CELL_NUMBER:
            raise marks.bad(mark.id, "id", mark.id, "a cell from A1 to G10")
    skulls = len([mark for mark in marks.values() if mark.mark == "skull"])
    if skulls != 1:
        raise marks.bad(next(iter(marks)), "mark", f"{skulls} skull cells", "exactly one")


def check_layouts(layouts: Items[Layout], skull: str) -> None:
    """Shelves stand on cells and not on the skull; any number of players finds its library."""
    for layout in layouts.values():
        for cell in [cell for shelf in layout.shelves for cell in shelf]:
            if cell not in CELL_NUMBER:
                raise layouts.bad(layout.id, "shelves", cell, "a cell from A1 to G10")
            if cell == skull:
                raise layouts.bad(layout.id, "shelves", "a shelf on the skull cell", "a free skull cell")
    for players in range(FEWEST, SEATS + 1):
        if not any(layout.players[0] <= players <= layout.players[1] for layout in layouts.values()):
            raise layouts.bad(next(iter(layouts)), "players", f"no layout for {players} players", "one for 2 to 8")


def check_rows(rows: Items[Row]) -> None:
    for row in rows.values():
        letters = row.floor.split()
        if len(letters) != WIDTH or any(letter not in FLOOR for letter in letters):
            raise rows.bad(row.id, "floor", repr(row.floor), f"{WIDTH} of the letters {' '.join(FLOOR)}")
    if len(rows) != HEIGHT:
        raise rows.bad(next(iter(rows)), "id", f"{len(rows)} rows", f"{HEIGHT} rows")
