"""The end of the game: how it comes, and who has won."""

from typing import Final

from igroteka.engine import Over, Score, tell
from igroteka.games.rigor_mortis.pieces import NOWHERE
from igroteka.games.rigor_mortis.rules.events import EXPELLED
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
    return g.over(winners(g), scores, why, rule)


def score(g: Table, seat: int) -> Score:
    parts = {
        LOOKS: g.look_count(seat),
        BOOKS: len(g.face_up(seat)) + len(g.face_down(seat)),
        MAGIC: sum([book.magic for book in (*g.face_up(seat), *g.face_down(seat))]),
        TREASURE: int(has_treasure(g, seat)),
    }
    return Score(-parts[LOOKS], parts)


def has_treasure(g: Table, seat: int) -> bool:
    return any(book.effect == "treasure" for book in (*g.face_up(seat), *g.face_down(seat)))


def winners(g: Table) -> list[int]:
    scores = [score(g, seat).parts for seat in range(g.seats)]
    tied = best(list(range(g.seats)), [-s[LOOKS] for s in scores])
    for part in (TREASURE, BOOKS, MAGIC):
        tied = best(tied, [s[part] for s in scores])
    return tied


def best(seats: list[int], values: list[int]) -> list[int]:
    most = max([values[seat] for seat in seats])
    return [seat for seat in seats if values[seat] == most]
