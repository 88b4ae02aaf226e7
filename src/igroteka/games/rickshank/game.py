"""The game as the engine knows it. Importing the card modules registers what cards do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from igroteka.engine import BY_LOT, NO, NOTHING, YES, Draft, Game, Numbers, Refusal, Setup
from igroteka.games.rickshank import observation
from igroteka.games.rickshank.arrange import Arrangement, impossible
from igroteka.games.rickshank.cards import attacks as attacks
from igroteka.games.rickshank.cards import council as council
from igroteka.games.rickshank.cards import nemeses as nemeses
from igroteka.games.rickshank.cards import own as own
from igroteka.games.rickshank.cards.nemeses import ACCESS_TOKEN
from igroteka.games.rickshank.cards.own import A_TOKEN, POWER
from igroteka.games.rickshank.content.box import Box, box_of
from igroteka.games.rickshank.fields import FIELDS
from igroteka.games.rickshank.pieces import COMMON, DESTROYED, MOST_PLAYERS, SEATS
from igroteka.games.rickshank.rules.basics import DECK_TOP, TO_DISCARD
from igroteka.games.rickshank.rules.flow import OPENING, PHASES
from igroteka.games.rickshank.rules.scoring import owned_cards, score
from igroteka.games.rickshank.rules.turn import BUY_A_TOKEN, DECLINE, DISCARD_TOKEN, END, FACE_DOWN_NEMESIS, SPEND
from igroteka.games.rickshank.rules.votes import AGAINST, AUCTION, CANCEL, HOLD, IN_FAVOUR, REFERENDUM, SANCTIONS
from igroteka.games.rickshank.setup import SETTINGS, deal, refuses_setup
from igroteka.games.rickshank.state import Table
from igroteka.games.rickshank.unasked import unasked
from igroteka.games.rickshank.view import SHOWN

COMMON_ZONES: Final = tuple([zone.name for zone in SEATS[MOST_PLAYERS].zones[:COMMON] if zone is not DESTROYED])


class Rickshank(Game[Table]):
    """What the engine asks of this game."""

    def deal(self, setup: Setup) -> Table:
        return deal(setup)

    def refuses(self, setup: Setup) -> Refusal | None:
        return refuses_setup(setup)

    def tokens(self, g: Table) -> dict[str, int]:
        return {"access_token": g.supply + sum(g.tokens)}

    def starter(self, g: Table) -> int:
        return g.active

    def standing(self, g: Table) -> Sequence[int]:
        """The points that would count if the game ended now."""
        decks = [owned_cards(g, player) for player in g.players]
        return [score(g, player, decks).total for player in g.players]

    def pools(self, zone: str) -> Sequence[str]:
        """Players own cards of every kind, and any card may be destroyed."""
        return () if zone in COMMON_ZONES else observation.OWN

    def observe(self, g: Table, seat: int, numbers: Numbers) -> None:
        observation.observe(g, seat, numbers)

    def encode(self, g: Table, seat: int, out: bytearray, at: int) -> None:
        observation.encode(g, seat, out, at)

    def vocabulary(self, setup: Setup) -> Sequence[str]:
        return vocabulary(box_of(setup.pack), setup.players)

    def unasked(self, g: Table, seat: int, key: str) -> Refusal | None:
        return unasked(g, seat, key)

    def interpret(self, draft: Draft) -> None:
        Arrangement(draft).read()

    def refuses_position(self, g: Table) -> str:
        return impossible(g)


def vocabulary(box: Box, players: int) -> list[str]:
    """Every key that an option can have, in a fixed order, so that an environment can number its actions."""
    plain = [
        NOTHING,
        YES,
        NO,
        END,
        BUY_A_TOKEN,
        SPEND,
        FACE_DOWN_NEMESIS,
        DISCARD_TOKEN,
        DECLINE,
        DECK_TOP,
        TO_DISCARD,
        POWER,
        A_TOKEN,
        ACCESS_TOKEN,
        HOLD,
        CANCEL,
        IN_FAVOUR,
        AGAINST,
    ]
    keys = [option.key for option in plain]
    keys += [player.key for player in SEATS[players].players]
    keys += [stake.key for stake in (*AUCTION, *REFERENDUM, *SANCTIONS[players])]
    for character in box.characters.values():
        keys += [character.key, character.using.key]
    for face in box.faces.values():
        keys += [face.key, face.playing.key, face.buying.key]
        keys += [face.in_hand.key, face.in_discard.key, face.in_play.key, face.by_character.key]
    for face in box.faces.values():
        if face.defence is not None and face.defence.place == "play":
            keys += [spot.key for spot in face.borrowed[:players]]
    return [*keys, BY_LOT.key]


GAME: Final = Rickshank(
    id="rickshank",
    version=4,
    seats=(2, MOST_PLAYERS),
    seats_rule="RR-004",
    longest=50_000,
    settings=SETTINGS,
    phases=PHASES,
    opening=OPENING,
    fields=FIELDS,
    questions=observation.QUESTIONS,
    shown=SHOWN,
)
