"""The game as the engine knows it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from igroteka.engine import Draft, Fate, Game, Numbers, Refusal, Setup
from igroteka.games.boo import observation
from igroteka.games.boo.arrange import Arrangement, impossible
from igroteka.games.boo.content.box import box_of
from igroteka.games.boo.fields import FIELDS
from igroteka.games.boo.pieces import ALL_ROOMS, NUMBERS, PASS, READY, SHOW_VISITOR, is_call
from igroteka.games.boo.rules.flow import OPENING, PHASES, precedence
from igroteka.games.boo.setup import PRESETS, SETTINGS, deal, refuses_setup, renew, resample
from igroteka.games.boo.state import Table
from igroteka.games.boo.unasked import unasked
from igroteka.games.boo.view import SHOWN


@mypyc_attr(allow_interpreted_subclasses=True)
class Boo(Game[Table]):
    """What the engine asks of this game."""

    def deal(self, setup: Setup) -> Table:
        return deal(setup)

    def refuses(self, setup: Setup) -> Refusal | None:
        return refuses_setup(setup)

    def resample(self, g: Table, seat: int, fate: Fate) -> None:
        resample(g, seat, fate)

    def renew(self, g: Table, fate: Fate) -> None:
        renew(g, fate)

    def hidden_content(self, kind: str) -> Sequence[str]:
        """The backs of tokens that lie face down."""
        return ("pairs",) if kind == "visitors" else ()

    def correspondence(self, g: Table) -> bool:
        return g.stopwatch

    def seated(self, g: Table, seat: int) -> None:
        """In practice the hand of who no longer searches does not count (BO-150)."""
        g.hands &= sum(1 << each for each in g.searchers())

    def unasked(self, g: Table, seat: int, key: str) -> Refusal | None:
        return unasked(g, seat, key)

    def precedence(self, g: Table, seat: int, key: str) -> int:
        return precedence(g, seat, key)

    def contends(self, g: Table, seat: int, key: str) -> bool:
        return is_call(key)

    def interpret(self, draft: Draft) -> None:
        Arrangement(draft).read()

    def refuses_position(self, g: Table) -> str:
        return impossible(g)

    def tokens(self, g: Table) -> dict[str, int]:
        """Six wall tokens, in front of players or in the reserve; and the visitors of the game, wherever they are."""
        visitors = len(g.stack) + len(g.discarded) + sum(map(len, g.visitors)) + (1 if g.visitor else 0)
        return {"wall_token": len(g.owners), "visitor": visitors}

    def starter(self, g: Table) -> int:
        return g.first

    def standing(self, g: Table) -> Sequence[int]:
        """Wall tokens and visitors."""
        return [g.walls(seat) + len(g.visitors[seat]) for seat in range(g.seats)]

    def words(self, setup: Setup) -> Sequence[str]:
        return observation.words(setup)

    def observe(self, g: Table, seat: int, numbers: Numbers) -> None:
        observation.observe(g, seat, numbers)

    def encode(self, g: Table, seat: int, out: bytearray, at: int) -> None:
        observation.encode(g, seat, out, at)

    def vocabulary(self, setup: Setup) -> Sequence[str]:
        search = [answer.key for answer in box_of(setup.pack).search_answers]
        sealed = [SHOW_VISITOR.key, PASS.key] if setup.flag("stopwatch") else []
        return [*(room.key for room in ALL_ROOMS), *(number.key for number in NUMBERS), *search, READY.key, *sealed]

    def migrate(self, version: int, position: dict[str, object]) -> dict[str, object]:
        """Version 1 did not keep who is asked whether they are ready: everybody then."""
        visitors = position.get("visitors")
        if version > 1 or position.get("finished") is None or not isinstance(visitors, list):
            return position
        return {**position, "ready_seats": list(range(len(visitors)))}


GAME: Final = Boo(
    id="boo",
    version=2,
    seats=(2, 6),
    seats_rule="BO-001",
    longest=100_000,
    settings=SETTINGS,
    presets=PRESETS,
    phases=PHASES,
    opening=OPENING,
    fields=FIELDS,
    questions=observation.QUESTIONS,
    # A hint would be the solver's, and during a round nobody may learn what it says (BO-147).
    unhinted=("search", "show", "sealed"),
    shown=SHOWN,
)
