"""Saves: a header, everything that came in, and the last rest point with the answers since.

A save holds secrets and never leaves the server during play. Opened under the same rules it is played again from the
start; where an old log no longer fits, the match goes on from the rest point and says so.
"""

import hashlib
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, TypeVar

import msgspec

from igroteka.engine.content import Pack, pack_hash
from igroteka.engine.events import Step
from igroteka.engine.fate import Fate
from igroteka.engine.match import Match
from igroteka.engine.options import BadSave, IllegalChoice, Refusal
from igroteka.engine.record import RESUMED
from igroteka.engine.state import State

if TYPE_CHECKING:
    from igroteka.engine.game import Game, Setup

G = TypeVar("G", bound=State)

FORMAT: Final = 1

NOT_A_SAVE: Final = Refusal("", "not_a_save")
OTHER_GAME: Final = Refusal("", "save_other_game")
OTHER_PACK: Final = Refusal("", "save_other_pack")
NEWER: Final = Refusal("", "save_newer")
RESUMED_NOTE: Final = "resumed_at_checkpoint"


class Save(msgspec.Struct, omit_defaults=True):
    """What is kept of a match. `check` is its last rest point, `since` the steps from there."""

    format: int
    game: str
    rules: int
    pack: str
    players: int
    seed: int
    settings: dict[str, bool | int | str | list[str]]
    bots: int
    takebacks: int
    history: list[Step]
    check: dict[str, Any]  # nouns of any plain type; checked by the nouns themselves
    since: list[Step]
    origin: dict[str, Any] | None = None
    """Of an arranged match: where it began."""


encoder: Final = msgspec.msgpack.Encoder()
decoder: Final = msgspec.msgpack.Decoder(Save)


def pack_state(game: "Game[G]", g: G) -> dict[str, Any]:
    """The whole State as plain data; lists are the State's own, so encode or copy at once."""
    fate = g.fate
    packed: dict[str, Any] = {
        "cards": [[card.serial for card in pile] for pile in g.cards],
        "known": g.known,
        "phase": g.phase,
        "asked": g.asked,
        "now": g.now,
        "bots": g.bots,
        "away": g.away,
        "fate": [fate.a, fate.b, fate.c, fate.d, fate.drawn],
        "script": fate.scripted,
    }
    for noun in game.nouns:
        packed[noun.name] = noun.get(g)
    return packed


def unpack_state(game: "Game[G]", setup: "Setup", packed: dict[str, Any]) -> G:
    """A State from plain data: a fresh table whose cards, luck and nouns are then put right."""
    g = game.table(setup)
    by_serial = {card.serial: card for pile in g.cards for card in pile}
    g.cards = [tuple([by_serial[serial] for serial in pile]) for pile in packed["cards"]]
    g.known = {int(serial): mask for serial, mask in packed["known"].items()}
    g.phase, g.asked, g.now = packed["phase"], packed["asked"], packed["now"]
    g.bots, g.away = packed["bots"], packed["away"]
    g.fate = fate_of(packed["fate"])
    g.fate.scripted = list(packed["script"])
    for noun in game.nouns:
        if noun.name in packed:  # what an older save does not know stays as at the start
            noun.put(g, packed[noun.name])
    return g


def fate_of(words: Sequence[int]) -> Fate:
    fate = Fate(0)
    fate.a, fate.b, fate.c, fate.d, fate.drawn = words
    return fate


def digest(match: Match[G]) -> str:
    """Equal digests: equal truth, equal question, equal end."""
    result = match.result
    end = None if result is None else [result.winners, [s.total for s in result.scores], result.why, result.rule]
    asks = [[a.seat, a.name, a.given and a.text(), [o.key for o in a.options]] for a in match.asks]
    data = encoder.encode([pack_state(match.game, match.g), asks, end])
    return hashlib.sha1(data, usedforsecurity=False).hexdigest()


def save(match: Match[G]) -> bytes:
    """The match as bytes."""
    setup = match.setup
    arranged = setup.arranged
    return encoder.encode(
        Save(
            format=FORMAT,
            game=match.game.id,
            rules=match.game.version,
            pack=pack_hash(setup.pack, match.game.id),
            players=setup.players,
            seed=setup.seed,
            settings={name: list(v) if isinstance(v, tuple) else v for name, v in setup.settings.items()},
            bots=setup.bots,
            takebacks=match.takebacks,
            history=match.history,
            check=pack_state(match.game, match.rest_point),
            since=match.since,
            origin=pack_state(match.game, match.origin) if arranged else None,
        )
    )


def read(data: bytes) -> Save:
    try:
        kept = decoder.decode(data)
    except msgspec.DecodeError as error:
        raise BadSave(NOT_A_SAVE, str(error)) from None
    if kept.format > FORMAT:
        raise BadSave(NEWER, f"format {kept.format}")
    return kept


def load(game: "Game[G]", data: bytes, pack: Pack | None, quick: bool) -> Match[G]:
    """The match as it was saved. `quick` goes to the rest point only: no log, no undo behind it; for thinking bots."""
    kept = read(data)
    if kept.game != game.id:
        raise BadSave(OTHER_GAME, kept.game)
    if kept.rules > game.version:
        raise BadSave(NEWER, f"{kept.game} rules {kept.rules}")
    if kept.pack != pack_hash(pack, game.id):
        raise BadSave(OTHER_PACK, kept.game)
    seats = [s for s in range(game.most) if kept.bots >> s & 1]
    setup = game.setup(kept.players, kept.seed, seats, pack, kept.settings)
    setup.arranged = kept.origin is not None
    if not quick and kept.rules == game.version:
        return replayed(game, setup, kept)
    return resumed(game, setup, kept)


def replayed(game: "Game[G]", setup: "Setup", kept: Save) -> Match[G]:
    """Played again from the start, with log, events and undo."""
    g = game.table(setup) if kept.origin is None else unpack_state(game, setup, kept.origin)
    match = Match(game, g, setup)
    match.begin()
    for step in kept.history:
        match.redo(step)
    return match


def resumed(game: "Game[G]", setup: "Setup", kept: Save) -> Match[G]:
    """From the last rest point and the answers since; without those that the rules of today refuse."""
    check = game.migrate(kept.rules, kept.check)
    for since in (kept.since, []):
        match = Match(game, unpack_state(game, setup, check), setup)
        match.takebacks = kept.takebacks
        match.begin()
        try:
            for step in since:
                match.redo(step)
        except IllegalChoice:
            continue
        break
    if kept.rules != game.version or len(since) != len(kept.since):
        match.notes.append(RESUMED_NOTE)
    match.history[:] = [*kept.history, (RESUMED, -1, str(kept.rules), -1), *since]
    return match
