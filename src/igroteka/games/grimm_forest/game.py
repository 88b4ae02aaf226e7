"""The game as the engine knows it. Importing the card modules registers what cards do."""

from collections.abc import Sequence
from typing import Final

from igroteka.engine import Draft, Fate, Game, Numbers, Refusal, Setup
from igroteka.games.grimm_forest import observation
from igroteka.games.grimm_forest.arrange import complete, impossible, reword
from igroteka.games.grimm_forest.cards import fables as fables
from igroteka.games.grimm_forest.cards import friends as friends
from igroteka.games.grimm_forest.cards import monsters as monsters
from igroteka.games.grimm_forest.cards import places as places
from igroteka.games.grimm_forest.cards import reactions as reactions
from igroteka.games.grimm_forest.cards import reveals as reveals
from igroteka.games.grimm_forest.cards import specials as specials
from igroteka.games.grimm_forest.content.box import GatherCard, box_of
from igroteka.games.grimm_forest.fields import FIELDS
from igroteka.games.grimm_forest.pieces import (
    ALL_BUILDS,
    ALONE,
    BUNDLES,
    DRAW_FABLE,
    END_TURN,
    GAINS,
    GIVE_FRIEND,
    HOUSES,
    KEEP_FRIEND,
    MATERIALS,
    NOT_ALONE,
    OFFERS,
    PAID_BY,
    PEBBLES,
    PEEK_FABLE,
    PEEK_GATHER,
    PLACES,
    PLAYERS,
    SECTIONS,
    STAY,
    STEALS,
    SWAPS,
    TRADES,
    cell,
)
from igroteka.games.grimm_forest.rules.flow import PHASES
from igroteka.games.grimm_forest.setup import SETTINGS, deal, refuses_setup
from igroteka.games.grimm_forest.state import Table
from igroteka.games.grimm_forest.unasked import unasked
from igroteka.games.grimm_forest.view import SHOWN


class GrimmForest(Game[Table]):
    def deal(self, setup: Setup) -> Table:
        return deal(setup)

    def refuses(self, setup: Setup) -> Refusal | None:
        return refuses_setup(setup)

    def resample(self, g: Table, seat: int, fate: Fate) -> None:
        """Which card will slide under another's Little Mermaid is hidden: one that could still be it."""
        for other in range(g.seats):
            if other != seat and g.unkept[other]:
                count, me = g.unkept[other].bit_count(), PLAYERS[other]
                free = [c for c in own_cards(g, other) if c not in g.cards[me.locked_gather.n]]
                free.sort(key=lambda c: c in g.cards[me.gather_hand.n])
                g.unkept[other] = 0
                for card in free[:count]:
                    g.unkept[other] |= 1 << card.location

    def unasked(self, g: Table, seat: int, key: str) -> Refusal | None:
        return unasked(g, seat, key, self.phases[g.phase].name)

    def tokens(self, g: Table) -> dict[str, int]:
        found = {f"{m}_{s}": g.sections[cell(i, j)] for i, m in enumerate(MATERIALS) for j, s in enumerate(SECTIONS)}
        for houses in g.houses:
            for house in houses:
                for section in SECTIONS[: house.sections]:
                    found[f"{MATERIALS[house.material]}_{section}"] += 1
        return found

    def interpret(self, draft: Draft) -> None:
        reword(draft, box_of(draft.pack))

    def complete(self, g: Table) -> None:
        complete(g, self.past(g))

    def refuses_position(self, g: Table) -> str:
        return impossible(g, self.past(g), self.phases[g.phase].name)

    def past(self, g: Table) -> set[str]:
        """The phases of the round that are over."""
        return {phase.name for phase in self.phases[: g.phase]}

    def starter(self, g: Table) -> int:
        return g.first_player

    def standing(self, g: Table) -> Sequence[int]:
        """Sections built: nine of them are three houses."""
        return [sum([house.sections for house in houses]) for houses in g.houses]

    def observe(self, g: Table, seat: int, numbers: Numbers) -> None:
        observation.observe(g, seat, numbers)

    def encode(self, g: Table, seat: int, out: bytearray, at: int) -> None:
        observation.encode(g, seat, out, at)

    def vocabulary(self, setup: Setup) -> Sequence[str]:
        box = box_of(setup.pack)
        options = [
            *[lay for row in box.lays.values() for lay in row.values()],
            *box.keeps,
            *box.claims.values(),
            *box.bonuses,
            *[bundle for row in BUNDLES[1:] for bundle in row],
            *PLACES,
            STAY,
            ALONE,
            NOT_ALONE,
            KEEP_FRIEND,
            *GIVE_FRIEND,
            *PEEK_GATHER,
            *PEEK_FABLE,
            *PAID_BY,
            *PLAYERS,
            *[steal for row in STEALS for steal in row],
            *[pebble for row in PEBBLES for pebble in row],
            *SWAPS,
            *TRADES,
            *[house for rows in HOUSES for row in rows for house in row],
            *[offer for rows in OFFERS for row in rows for offer in row],
            DRAW_FABLE,
            END_TURN,
            *GAINS,
            *ALL_BUILDS,
        ]
        keys = ["yes", "no", "nothing", *[o.key for o in options], *box.fables, *box.friends]
        keys.extend([f"{head}:{id}" for id in box.friends for head in ("special", "farewell")])
        keys.extend([f"{colour}_{kind}" for colour in box.pigs for kind in box.gatherings])
        return keys


def own_cards(g: Table, seat: int) -> list[GatherCard]:
    return [card for card in g.catalogue if isinstance(card, GatherCard) and card.owner == seat]


GAME: Final = GrimmForest(
    id="grimm_forest",
    version=5,
    seats=(2, 4),
    seats_rule="LS-044",
    longest=4_000,
    settings=SETTINGS,
    phases=PHASES,
    fields=FIELDS,
    questions=observation.QUESTIONS,
    open_table=True,
    shown=SHOWN,
)
