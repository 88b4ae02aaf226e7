"""Saves: a header, everything that came in, and the last rest point with the answers since.

A save holds secrets and never leaves the server during play. Opened under the same rules it is played again from the
start; where an old log no longer fits, the match goes on from the rest point and says so.
"""

from typing import Final, TypeVar

import msgspec

from igroteka.engine.events import Step
from igroteka.engine.fate import Seed, unpacked
from igroteka.engine.hooks import Positions
from igroteka.engine.options import BadSave, Refusal
from igroteka.engine.plain import Plain
from igroteka.engine.ruleset import Ruleset
from igroteka.engine.setup import Setup
from igroteka.engine.state import State

G = TypeVar("G", bound=State)

FORMAT: Final = 1

NOT_A_SAVE: Final = Refusal("", "not_a_save")
OTHER_GAME: Final = Refusal("", "save_other_game")
OTHER_PACK: Final = Refusal("", "save_other_pack")
NEWER: Final = Refusal("", "save_newer")


class Save(msgspec.Struct, omit_defaults=True):
    """What is kept of a match. `check` is its last rest point, `since` the steps from there."""

    format: int
    game: str
    rules: int
    pack: str
    players: int
    seed: Seed
    settings: dict[str, bool | int | str | list[str]]
    bots: int
    takebacks: int
    history: list[Step]
    check: Plain  # fields of any plain type; checked by the fields themselves
    since: list[Step]
    origin: Plain | None = None
    """Of an arranged match: where it began."""


encoder: Final = msgspec.msgpack.Encoder()
decoder: Final = msgspec.msgpack.Decoder(Save)


def pack_state(game: Positions[G], g: G) -> Plain:
    """The whole State as plain data; lists are the State's own, so encode or copy at once."""
    packed: Plain = {
        "cards": [[card.serial for card in pile] for pile in g.cards],
        "known": g.known,
        "phase": g.phase,
        "asked": g.asked,
        "now": g.now,
        "bots": g.bots,
        "away": g.away,
        "fate": g.fate.packed(),
        "script": g.fate.scripted,
    }
    for field in game.fields:
        packed[field.name] = field.get(g)
    return packed


def unpack_state(game: Ruleset[G], setup: Setup, packed: Plain) -> G:
    """A State from plain data: a new table whose cards, chance and fields are then replaced."""
    g = game.table(setup)
    by_serial = {card.serial: card for pile in g.cards for card in pile}
    g.cards = [tuple([by_serial[serial] for serial in pile]) for pile in packed["cards"]]
    g.known = {int(serial): mask for serial, mask in packed["known"].items()}
    g.phase, g.asked, g.now = packed["phase"], packed["asked"], packed["now"]
    g.bots, g.away = packed["bots"], packed["away"]
    g.fate = unpacked(packed["fate"])
    g.fate.scripted = list(packed["script"])
    for field in game.fields:
        if field.name in packed:  # what an older save lacks stays as at the start
            field.put(g, packed[field.name])
    return g


def read(data: bytes) -> Save:
    try:
        kept = decoder.decode(data)
    except msgspec.DecodeError as error:
        raise BadSave(NOT_A_SAVE, str(error)) from None
    if kept.format > FORMAT:
        raise BadSave(NEWER, f"format {kept.format}")
    return kept
