"""«Рик и Морти: Рикбег из Рикшенка»: a deck-builder with attacks, secret votes and a stack of nemeses, for 2 to 5."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from igroteka.engine import Draft, Game, Refusal, Setting, Setup
from igroteka.games.rickshank import cards, council, nemeses  # noqa: F401  # they register effects
from igroteka.games.rickshank.arranging import Arrangement
from igroteka.games.rickshank.nouns import NOUNS
from igroteka.games.rickshank.position import impossible
from igroteka.games.rickshank.rules.closed import closed
from igroteka.games.rickshank.rules.setup import CHARACTERS, CHOOSE, DEAL_TWO, RANDOM, STOP_IDLE_GAME, box_of, deal
from igroteka.games.rickshank.rules.turn import OPENING, PHASES
from igroteka.games.rickshank.state import Table
from igroteka.games.rickshank.view import table_view
from igroteka.games.rickshank.vocabulary import vocabulary

TOO_FEW_CHARACTERS = Refusal("RR-016", "too_few_characters")


class Rickshank(Game[Table]):
    def deal(self, setup: Setup) -> Table:
        return deal(setup)

    def view(self, g: Table, seat: int | None) -> dict[str, object]:
        return table_view(g, seat)

    def tokens(self, g: Table) -> dict[str, int]:
        return {"access_token": g.supply + sum(g.tokens)}

    def vocabulary(self, setup: Setup) -> Sequence[str]:
        return vocabulary(box_of(setup.pack), setup.players)

    def refuses(self, setup: Setup) -> Refusal | None:
        """Two characters each need as many characters: 2 or 3 players with the base set (RL-05)."""
        each = 2 if setup.word(CHARACTERS) == DEAL_TWO else 1
        return TOO_FEW_CHARACTERS if each * setup.players > len(box_of(setup.pack).characters) else None

    def unasked(self, g: Table, seat: int, key: str) -> Refusal | None:
        return closed(g, seat, key)

    def interpret(self, wish: Draft) -> None:
        Arrangement(wish).read()

    def refuses_position(self, g: Table) -> str:
        return impossible(g)


GAME: Final = Rickshank(
    id="rickshank",
    version=3,
    seats=(2, 5),
    seats_rule="RR-004",
    settings=(
        Setting(CHARACTERS, "RR-014", (RANDOM, CHOOSE, DEAL_TWO)),
        Setting(STOP_IDLE_GAME, "RR-231", (True, False)),
    ),
    phases=PHASES,
    opening=OPENING,
    fields=NOUNS,
    open_table=True,
)
