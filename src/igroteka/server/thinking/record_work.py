"""What is made of the log of a game, in the process for records and no longer than the ceiling: the record itself, a
moment to go on from, the decisions that have cost most."""

from __future__ import annotations

from msgspec import Struct

from igroteka.bots.study import CostlyDecision
from igroteka.engine import Refused
from igroteka.engine.branch import moment_of
from igroteka.engine.fate import Seed
from igroteka.engine.load_save import is_replayable
from igroteka.engine.save import read
from igroteka.server.messages.room_view import SettingJson
from igroteka.server.shelf.served_games import plain
from igroteka.server.streams import archive
from igroteka.server.streams.archive import LoggedRow
from igroteka.server.thinking.ceiling import within
from igroteka.server.thinking.thinkers import shelf_here


class LoggedGame(Struct):
    """A game as a save, and the rows of its log."""

    game: str
    save: bytes
    pack: bool
    rows: list[LoggedRow]
    ceiling: float
    """Seconds that the work may take."""


def record_game(logged: LoggedGame, only: str = "") -> dict[str, bytes]:
    """A finished game for every audience, or what one has seen so far."""
    shelf = shelf_here()
    game, pack = shelf.game(logged.game), shelf.pack_for(logged.pack)
    return within(logged.ceiling, archive.recordings, game, logged.save, pack, logged.rows, only)


def find_moment(logged: LoggedGame, seat: int | None, luck: Seed) -> bytes:
    """The last rest point within these rows as a seat knew it; b"" if older rules have begun this game."""
    shelf = shelf_here()
    game, pack = shelf.game(logged.game), shelf.pack_for(logged.pack)
    return within(logged.ceiling, archive.moment, game, logged.save, pack, logged.rows, seat, luck)


def list_choices(logged: LoggedGame, seat: int) -> list[int]:
    """What there is to study of a seat in a finished game."""
    shelf = shelf_here()
    game, pack = shelf.game(logged.game), shelf.pack_for(logged.pack)
    return within(logged.ceiling, archive.choices_of, game, logged.save, pack, logged.rows, seat)


def find_costly(logged: LoggedGame, seat: int, wanted: list[int], seed: int) -> list[CostlyDecision]:
    """Which of some choices have cost something."""
    shelf = shelf_here()
    game, pack = shelf.game(logged.game), shelf.pack_for(logged.pack)
    return within(logged.ceiling, archive.costly, game, logged.save, pack, logged.rows, seat, wanted, seed)


class Opened(Struct):
    """A game that was brought as a file, or why nobody can go on with it."""

    refused: str = ""
    game: str = ""
    players: int = 0
    settings: dict[str, SettingJson] = {}
    moment: bytes = b""


def open_file(body: bytes, seat: int, luck: Seed, ceiling: float) -> Opened:
    """Play the log of a file again; it must be what the rules allow, and end where the file says. A stranger has
    written it: whatever is wrong with it is a refusal."""
    try:
        return within(ceiling, played_on, body, seat, luck)
    except (Refused, LookupError, TypeError, ValueError, ArithmeticError, AssertionError, RuntimeError):
        return Opened("bad_file")


def played_on(body: bytes, seat: int, luck: Seed) -> Opened:
    kept, shelf = read(body), shelf_here()
    if kept.game not in shelf or kept.pack:
        return Opened("file_other_box")
    game = shelf.game(kept.game)
    if not is_replayable(game, kept):
        return Opened("older_rules")
    match = game.load(body)
    if match.result is not None:
        return Opened("file_over")
    if seat >= match.setup.players or read(match.save()).check != kept.check:
        return Opened("bad_file")
    settings = {name: plain(value) for name, value in match.setup.settings.items()}
    return Opened("", kept.game, match.setup.players, settings, moment_of(match, seat, luck))
