"""Opening a save: played again from the start under the same rules, else from its last rest point."""

from typing import Final, TypeVar

from igroteka.engine.match import Match
from igroteka.engine.options import BadSave, IllegalChoice
from igroteka.engine.record import RESUMED
from igroteka.engine.ruleset import Ruleset
from igroteka.engine.save import NEWER, OTHER_GAME, OTHER_PACK, Save, read, unpack_state
from igroteka.engine.setup import ContentPack, Setup, pack_hash
from igroteka.engine.state import State

G = TypeVar("G", bound=State)

RESUMED_NOTE: Final = "resumed_at_checkpoint"


def load(
    game: Ruleset[G],
    data: bytes,
    pack: ContentPack | None,
    quick: bool,
    listen: bool = True,
    forkable: bool = True,
) -> Match[G]:
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
    if not quick and is_replayable(game, kept):
        return replayed(game, setup, kept)
    return resumed(game, setup, kept, listen, forkable)


def is_replayable(game: Ruleset[G], kept: Save) -> bool:
    """Whether every step was played under the current version of the rules."""
    return kept.rules == game.version and not any(step[0] == RESUMED for step in kept.history)


def begun(game: Ruleset[G], setup: Setup, kept: Save) -> Match[G]:
    """The match at its start, before any input."""
    g = game.table(setup) if kept.origin is None else unpack_state(game, setup, kept.origin)
    match = Match(game, g, setup)
    match.begin()
    return match


def replayed(game: Ruleset[G], setup: Setup, kept: Save) -> Match[G]:
    """The match played again from the start, with log, events and undo."""
    match = begun(game, setup, kept)
    for step in kept.history:
        match.redo(step)
    return match


def resumed(game: Ruleset[G], setup: Setup, kept: Save, listen: bool, forkable: bool) -> Match[G]:
    """The match from its last rest point and the answers since; without these answers if the current rules refuse one
    of them."""
    check = game.migrate(kept.rules, kept.check)
    for since in (kept.since, []):
        match = Match(game, unpack_state(game, setup, check), setup, listen, forkable)
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
    if match.record is not None:
        match.record.earlier = [*kept.history, (RESUMED, -1, str(kept.rules), -1)]
    return match
