"""Positions and whole matches as texts for people: YAML by the names of the glossary."""

import re
from typing import Final, TypeVar

import msgspec

from igroteka.engine.events import Step
from igroteka.engine.fate import Seed
from igroteka.engine.fields import bad_position
from igroteka.engine.hooks import Positions
from igroteka.engine.match import Match
from igroteka.engine.options import BadSave
from igroteka.engine.plain import Plain
from igroteka.engine.position import arrange, zone_name
from igroteka.engine.record import OPERATIONS, effective
from igroteka.engine.ruleset import Ruleset
from igroteka.engine.save import OTHER_PACK
from igroteka.engine.setup import ContentPack, pack_hash
from igroteka.engine.state import State

G = TypeVar("G", bound=State)

LINE: Final = re.compile(rf"(?:@(\d+) )?(?:p(\d+) )?({'|'.join(OPERATIONS)})(?: (.*))?", re.DOTALL)


class MatchText(msgspec.Struct):
    """The text of a position or of a whole match, as YAML has it. Without a position it begins at the start."""

    igroteka: str
    players: int
    seed: Seed
    rules: int = 0  # the version that it was written under; a person means today's
    settings: Plain = {}  # checked by the settings themselves
    bots: list[int] = []
    pack: str = ""
    at: str = ""
    script: list[int | str | list[str]] = []
    position: Plain | None = None  # checked by zones and fields
    answers: list[str] = []


def position_of(game: Positions[G], g: G) -> Plain:
    """The position by the glossary's names: what `arrange` takes."""
    position: Plain = {}
    for zone in g.zones:
        cards = list(reversed(g.cards[zone.n]))
        position[zone_name(zone)] = " ".join([card.key for card in cards])
    position["known"] = [
        f"{zone.name} {len(pile) - 1 - i} {g.known[card.serial]:b}"
        for zone, pile in zip(g.zones, g.cards, strict=True)
        for i, card in enumerate(pile)
        if card.serial in g.known
    ]
    for field in game.fields:
        position[field.name] = plain(field.get(g))
    position |= {"asked": g.asked, "now": g.now, "away": g.away, "fate": g.fate.packed()}
    return position


def plain(value: object) -> object:
    """The value in types that YAML knows."""
    if isinstance(value, dict):
        return {key: plain(each) for key, each in value.items()}
    if isinstance(value, (list, tuple)):
        return [plain(each) for each in value]
    if isinstance(value, (set, frozenset)):
        return sorted(plain(each) for each in value)  # type: ignore[type-var]  # sets of keys or numbers
    return value


def header(match: Match[G], bots: int) -> Plain:
    """The header of a text: what the match began with, and the seats of bots at the moment at which the text begins."""
    setup = match.setup
    return {
        "igroteka": match.game.id,
        "rules": match.game.version,
        "players": setup.players,
        "seed": setup.seed,
        "settings": {name: plain(value) for name, value in setup.settings.items()},
        "bots": [s for s in range(setup.players) if bots >> s & 1],
        "pack": pack_hash(setup.pack, match.game.id),
    }


def text_of(match: Match[G]) -> str:
    """A position for people: the last rest point by its names, and the answers since."""
    return dump(data_of(match))


def data_of(match: Match[G]) -> Plain:
    """What the text of a position says."""
    match.only_true()
    g = match._rest_point
    head = header(match, g.bots)
    head["at"] = match.game.phases[g.phase].name
    position = position_of(match.game, g)
    position["takebacks"] = match.takebacks
    answers = [line(step) for step in match.since]
    return {**head, "script": plain(g.fate.scripted), "position": position, "answers": answers}


def log_text(match: Match[G]) -> str:
    """A whole match for people: its start and the inputs that have not been undone."""
    match.only_true()
    if match.setup.arranged or match.notes:
        origin = match._origin
        head = header(match, origin.bots)
        head |= {"at": match.game.phases[origin.phase].name, "script": plain(origin.fate.scripted)}
        return dump({**head, "position": position_of(match.game, origin), "answers": [line(s) for s in match.steps]})
    return dump({**header(match, match.setup.bots), "answers": [line(s) for s in effective(match.history)]})


def from_text(game: Ruleset[G], text: str, pack: ContentPack | None) -> Match[G]:
    """A match from either text."""
    import yaml

    try:
        data = yaml.safe_load(text)
    except yaml.MarkedYAMLError as error:
        line = f", line {error.problem_mark.line + 1}" if error.problem_mark is not None else ""
        raise bad_position(f"this is no text of {game.id}{line}: {error.problem}") from None
    except yaml.YAMLError as error:
        raise bad_position(f"this is no text of {game.id}: {error}") from None
    return from_data(game, data, pack)


def from_data(game: Ruleset[G], data: object, pack: ContentPack | None = None) -> Match[G]:
    """A match from what such a text says."""
    try:
        written = msgspec.convert(data, MatchText)
    except msgspec.ValidationError as error:
        raise bad_position(f"this is no text of {game.id}: {error}") from None
    if written.igroteka != game.id:
        raise bad_position(f"this is a text of {written.igroteka}, not of {game.id}")
    if written.pack != pack_hash(pack, game.id):
        raise BadSave(OTHER_PACK, game.id)
    setup = game.setup(written.players, written.seed, written.bots, pack, written.settings)
    if written.position is not None:
        position = game.migrate(written.rules or game.version, written.position)
        match = arrange(game, setup, written.at, position, written.script)
    else:
        match = Match(game, game.table(setup), setup)
        match.begin()
    for text_line in written.answers:
        match.redo(step_of(text_line))
    return match


def line(step: Step) -> str:
    """`p0 answer D4`, with `@1500` before it if it has a time."""
    operation, seat, key, at = step
    time = f"@{at} " if at >= 0 else ""
    who = f"p{seat} " if seat >= 0 else ""
    return f"{time}{who}{operation} {key}".rstrip()


def step_of(text: str) -> Step:
    """The step that `line` wrote."""
    found = LINE.fullmatch(text)
    if found is None:
        raise bad_position(f"{text!r} is no step of a match; one looks like `p0 answer KEY`")
    at, seat, operation, key = found.groups(default="")
    return operation, int(seat or -1), key, int(at or -1)


def dump(data: Plain) -> str:
    import yaml

    return yaml.safe_dump(data, sort_keys=False, allow_unicode=True, width=120)
