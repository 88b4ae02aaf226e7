"""The end of the game: how it comes, and who has won."""

from typing import Final

from igroteka.engine import Over, Score, Tie, tell
from igroteka.games.rigor_mortis.events import EXPELLED
from igroteka.games.rigor_mortis.pieces import NOWHERE, Book
from igroteka.games.rigor_mortis.state import Table

LOOKS: Final = "looks"
TREASURE: Final = "treasure"
BOOKS: Final = "books"
MAGIC: Final = "magic"


def expel(g: Table, seat: int) -> Over:
    """The fourth look: the goblin is driven out, and the game is over."""
    g.put(seat, NOWHERE)
    tell(g, EXPELLED, seat)
    return finished(g, "fourth_look", "RM-091")


def finished(g: Table, why: str, rule: str) -> Over:
    """Fewest looks; among equals Forgotten Treasure, then books, then magic symbols; then the victory is shared."""
    scores = [score(g, seat) for seat in range(g.seats)]
    return g.over(winners(g), scores, why, rule, tie_breaks(g))


def score(g: Table, seat: int) -> Score:
    parts = {
        LOOKS: g.look_count(seat),
        BOOKS: len(books(g, seat)),
        MAGIC: magic(g, seat),
        TREASURE: int(has_treasure(g, seat)),
    }
    return Score(-parts[LOOKS], parts)


def books(g: Table, seat: int) -> tuple[Book, ...]:
    return (*g.face_up(seat), *g.face_down(seat))


def magic(g: Table, seat: int) -> int:
    return sum([book.magic for book in books(g, seat)])


def has_treasure(g: Table, seat: int) -> bool:
    return any(book.effect == "treasure" for book in books(g, seat))


def winners(g: Table) -> list[int]:
    """Who would win if the game ended now."""
    ties = tie_breaks(g)
    return best_of(ties[-1].values) if ties else least_punished(g)


def least_punished(g: Table) -> list[int]:
    fewest = min([g.look_count(seat) for seat in range(g.seats)])
    return [seat for seat in range(g.seats) if g.look_count(seat) == fewest]


def tie_breaks(g: Table) -> list[Tie]:
    """What is compared among those who are level, until one is left; the treasure only if one of them has it."""
    level = least_punished(g)
    ties: list[Tie] = []
    if len(level) > 1 and any(has_treasure(g, seat) for seat in level):
        ties.append(Tie("treasure", "RM-105", {seat: int(has_treasure(g, seat)) for seat in level}))
        level = best_of(ties[-1].values)
    if len(level) > 1:
        ties.append(Tie("books", "RM-104", {seat: len(books(g, seat)) for seat in level}))
        level = best_of(ties[-1].values)
    if len(level) > 1:
        ties.append(Tie("magic", "RM-106", {seat: magic(g, seat) for seat in level}))
    return ties


def best_of(values: dict[int, int]) -> list[int]:
    most = max(values.values())
    return [seat for seat, value in values.items() if value == most]
