"""What is kept of a finished game: per audience its first view, then events and view changes, compressed.

It is made once, by playing the log again, and shown without any rules. Of a running game, what one audience has seen
so far is made when somebody looks.
"""

from __future__ import annotations

import zlib
from typing import Final

import msgspec
from msgspec import Raw, Struct
from msgspec.structs import replace

from igroteka.bots import brain_of, study
from igroteka.content import Pack
from igroteka.engine.branch import moment_of
from igroteka.engine.events import Step, Value
from igroteka.engine.fate import Seed
from igroteka.engine.game import AnyGame
from igroteka.engine.load_save import begun, is_replayable
from igroteka.engine.match import AnyMatch
from igroteka.engine.record import UNDO
from igroteka.engine.save import read
from igroteka.server.messages.bodies import Frame
from igroteka.server.streams.stream import StepLog, Stream, audience

encoder: Final = msgspec.json.Encoder()


class LoggedRow(Struct):
    """A row of the step log."""

    at: int
    steps: list[Step]
    seat: int
    reason: str
    values: dict[str, Value]


class Recording(Struct):
    """A game as one audience saw it."""

    view: Raw
    frames: list[Frame]
    with_changes: bool
    final: bool = True


class StoredRecording(Struct):
    """A recording whose parts are sent as they are stored."""

    view: Raw
    frames: Raw
    with_changes: bool = False
    """Its events carry what each of them changed."""
    final: bool = False
    """What was taken back is not among its frames."""


decoder: Final = msgspec.json.Decoder(StoredRecording)


def final_rows(rows: list[LoggedRow]) -> list[LoggedRow]:
    """The rows without what was taken back, and without the undos: they lead to the same, and nobody can make a record
    long by taking back again and again."""
    kept: list[tuple[int, Step]] = []
    for n, row in enumerate(rows):
        for step in row.steps:
            if step[0] == UNDO:
                del kept[int(step[2]) :]
            else:
                kept.append((n, step))
    found: dict[int, list[Step]] = {}
    for n, step in kept:
        found.setdefault(n, []).append(step)
    return [replace(rows[n], steps=steps) for n, steps in found.items()]


def recordings(
    game: AnyGame, save: bytes, pack: Pack | None, rows: list[LoggedRow], only: str = ""
) -> dict[str, bytes]:
    """By audience, or `only` that of one: seats see what they saw, the public what everybody saw; compressed.
    Of a game that older rules have begun there is only what is seen now."""
    replayable = is_replayable(game, read(save))
    match = beginning(game, save, pack) if replayable else game.load(save, pack)
    log = StepLog(match, [])
    audiences = [seat for seat in (None, *range(match.g.seats)) if only in ("", audience(seat))]
    streams = {seat: Stream(log, seat, with_changes=True) for seat in audiences}
    match.keep_moments(True)
    found = [Recording(stream.last.json(), [], replayable) for stream in streams.values()]
    for row in rows if replayable else ():
        for step in row.steps:
            match.redo(step)
        log.take(row.at, streams)
        for stream, recording in zip(streams.values(), found, strict=True):
            if only and not log.fresh and stream.is_still(log):
                continue  # of a game that is still played: not noticed then, and not now
            told = stream.step(log)
            recording.frames.append(Frame(log.n, row.at, told.with_changes, told.ops, row.seat, row.reason, row.values))
    return {s.name: zlib.compress(encoder.encode(each), 6) for s, each in zip(streams.values(), found, strict=True)}


def moment(game: AnyGame, save: bytes, pack: Pack | None, rows: list[LoggedRow], seat: int | None, luck: Seed) -> bytes:
    """The last rest point within these rows as a seat knew it; b"" of a game that older rules have begun."""
    if not is_replayable(game, read(save)):
        return b""
    match = beginning(game, save, pack)
    for row in rows:
        for step in row.steps:
            match.redo(step)
    return moment_of(match, seat, luck)


def choices_of(game: AnyGame, save: bytes, pack: Pack | None, rows: list[LoggedRow], seat: int) -> list[int]:
    """Which of all inputs are choices of the person at a seat; none of a game that older rules have begun."""
    if not is_replayable(game, read(save)):
        return []
    steps, places = inputs(rows)
    found = study.choices(beginning(game, save, pack), seat, steps)
    return [n for n in found if rows[places[n]].seat != seat]


def costly(
    game: AnyGame, save: bytes, pack: Pack | None, rows: list[LoggedRow], seat: int, wanted: list[int], seed: int
) -> list[study.CostlyDecision]:
    """Which of these choices have cost something; each with the number of the row before it."""
    steps, places = inputs(rows)
    found = study.costly(beginning(game, save, pack), seat, steps, wanted, brain_of(game), seed)
    return [replace(each, n=places[each.n]) for each in found]


def inputs(rows: list[LoggedRow]) -> tuple[list[Step], list[int]]:
    """All inputs in their order, and for each the index of its row."""
    return [step for row in rows for step in row.steps], [n for n, row in enumerate(rows) for _ in row.steps]


def beginning(game: AnyGame, save: bytes, pack: Pack | None) -> AnyMatch:
    """The match as it began."""
    kept = read(save)
    bots = [s for s in range(kept.players) if kept.bots >> s & 1]
    setup = game.setup(kept.players, kept.seed, bots, pack, kept.settings)
    return begun(game, setup, kept)


def read_recording(body: bytes) -> StoredRecording:
    return decoder.decode(zlib.decompress(body))
