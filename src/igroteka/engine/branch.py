"""Going on from a moment of another match: its last rest point, as one seat knew it, with new luck."""

from typing import Final, TypeVar

import msgspec

from igroteka.engine.fate import Fate, Seed
from igroteka.engine.imagine import resample_cards
from igroteka.engine.match import Match
from igroteka.engine.options import eyes
from igroteka.engine.plain import Plain
from igroteka.engine.ruleset import Ruleset
from igroteka.engine.save import pack_state, unpack_state
from igroteka.engine.setup import Setup
from igroteka.engine.state import State

G = TypeVar("G", bound=State)


class Moment(msgspec.Struct):
    """A rest point as plain data, and the version of the rules that wrote it. It holds secrets, as a save does."""

    rules: int
    state: Plain  # fields of any plain type; checked by the fields themselves


encoder: Final = msgspec.msgpack.Encoder()
decoder: Final = msgspec.msgpack.Decoder(Moment)


def moment_of(match: Match[G], seat: int | None, luck: Seed) -> bytes:
    """The last rest point of a match. What the seat (None: a spectator) could not know there is drawn again, and so is
    everything that chance will bring."""
    g = match._rest_point.copy()
    resample_cards(g, eyes(seat), Fate(luck))
    match.game.resample(g, -1 if seat is None else seat, g.fate)
    return encoder.encode(Moment(match.game.version, pack_state(match.game, g)))


def go_on(game: Ruleset[G], setup: Setup, moment: bytes) -> Match[G]:
    """A new match that begins there, with the bots of its own setup and everybody present."""
    kept = decoder.decode(moment)
    g = unpack_state(game, setup, game.migrate(kept.rules, kept.state))
    g.bots, g.away, g.asked = setup.bots, 0, 0
    setup.arranged = True
    match = Match(game, g, setup)
    match.begin()
    return match
