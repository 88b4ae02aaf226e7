"""The game as the engine knows it. Importing the card modules registers what cards do."""

from collections.abc import Mapping, Sequence
from typing import Final

from igroteka.engine import BY_LOT, NO, NOTHING, PASS, YES, Draft, Fate, Game, Match, Numbers, Refusal, Setup, Value
from igroteka.games.gravity_falls import observation
from igroteka.games.gravity_falls.arrange import complete, impossible, reword
from igroteka.games.gravity_falls.cards import curses as curses
from igroteka.games.gravity_falls.cards import events as events
from igroteka.games.gravity_falls.content.box import box_of
from igroteka.games.gravity_falls.fields import FIELDS
from igroteka.games.gravity_falls.pieces import (
    ALARM,
    DECK,
    KEEP,
    MOST_SEATS,
    MOVEMENT_DECK,
    REFILL,
    REST,
    STOP,
    UNUSED_EVENTS,
    EventCard,
)
from igroteka.games.gravity_falls.rules.flow import OPENING, PHASES, PREPARATION
from igroteka.games.gravity_falls.rules.what_if import what_if
from igroteka.games.gravity_falls.setup import PRESETS, SETTINGS, deal, prepare, refuses
from igroteka.games.gravity_falls.state import Table
from igroteka.games.gravity_falls.unasked import unasked
from igroteka.games.gravity_falls.view import SHOWN


class GravityFalls(Game[Table]):
    def refuses(self, setup: Setup) -> Refusal | None:
        return refuses(setup, box_of(setup.pack))

    def deal(self, setup: Setup) -> Table:
        g = deal(setup, box_of(setup.pack))
        if not setup.flag("choose_at_table"):
            g.phase = PREPARATION
            if setup.arranged:  # nobody hears of it: the position is laid over the table that it left
                prepare(g)
                g.phase = self.opening
        return g

    def resample(self, g: Table, seat: int, fate: Fate) -> None:
        self.renew(g, fate)

    def renew(self, g: Table, fate: Fate) -> None:
        """Only events lie among the unused: a movement card dealt there changes places with an event of the deck."""
        deck, unused = list(g.of(MOVEMENT_DECK)), list(g.of(UNUSED_EVENTS))
        for i, card in enumerate(unused):
            if not isinstance(card, EventCard):
                places = [j for j, other in enumerate(deck) if isinstance(other, EventCard)]
                j = places[fate.below(len(places))]
                unused[i], deck[j] = deck[j], card
        g.cards[MOVEMENT_DECK.n], g.cards[UNUSED_EVENTS.n] = tuple(deck), tuple(unused)

    def tokens(self, g: Table) -> dict[str, int]:
        return {"token": sum(g.support) + sum(g.distrust), "courage_cube": g.supply + g.cubes.bit_count()}

    def interpret(self, draft: Draft) -> None:
        reword(draft, box_of(draft.pack))

    def migrate(self, version: int, position: dict[str, object]) -> dict[str, object]:
        """Until version 2 a position also named whom a Panic or Gossip had come to: nobody, at a rest point."""
        return {name: value for name, value in position.items() if name not in ("centre", "centre_of")}

    def complete(self, g: Table) -> None:
        complete(g)

    def refuses_position(self, g: Table) -> str:
        return impossible(g)

    def unasked(self, g: Table, seat: int, key: str) -> Refusal | None:
        return unasked(g, seat, key)

    def what_if(self, match: Match[Table], seat: int, key: str) -> dict[str, Value]:
        return what_if(match, seat, key)

    def starter(self, g: Table) -> int:
        return g.first

    def card_keys(self, setup: Setup) -> Mapping[str, Sequence[str]]:
        return observation.card_keys(setup)

    def pools(self, zone: str) -> Sequence[str]:
        """What is being resolved, or out of the game, may be a card of any kind."""
        return observation.MIXED if zone in ("resolving", "removed") else ()

    def observe(self, g: Table, seat: int, numbers: Numbers) -> None:
        observation.observe(g, seat, numbers)

    def encode(self, g: Table, seat: int, out: bytearray, at: int) -> None:
        observation.encode(g, seat, out, at)

    def vocabulary(self, setup: Setup) -> Sequence[str]:
        box = box_of(setup.pack)
        plain = [REST, DECK, REFILL, STOP, KEEP, ALARM, BY_LOT, YES, NO, PASS, NOTHING]
        return [
            *[option.key for option in plain],
            *[card.id for card in box.actions],
            *[place.key for place in box.places],
            *[token.key for tokens in box.tokens for token in tokens],
            *box.characters,
            *box.monsters,
            *box.curse_kinds,
            *[option.key for option in box.rerolls],
            *[option.key for option in box.cube_moves.values()],
            *[option.key for option in box.lifts.values()],
        ]


GAME: Final = GravityFalls(
    id="gravity_falls",
    version=3,
    seats=(2, MOST_SEATS),
    seats_rule="GF-261",
    longest=2_000,
    settings=SETTINGS,
    presets=PRESETS,
    phases=PHASES,
    opening=len(OPENING),
    fields=FIELDS,
    questions=observation.QUESTIONS,
    cooperative=True,
    batches=True,
    open_table=True,
    shown=SHOWN,
)
