"""Positions by the names of the glossary: arranged for a scenario, written as text, read back.

Cards are fetched by key into named zones, from their own pool first; what lies there too much goes home. So a
position is always a rearrangement of the real box, and what breaks conservation is refused.
"""

import re
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, TypeVar

import msgspec
import yaml

from igroteka.engine.content import Pack, pack_hash
from igroteka.engine.events import Step
from igroteka.engine.match import Match
from igroteka.engine.nouns import Noun, bad, patched
from igroteka.engine.options import ALL, NOBODY, BadPosition, BadSave, Card
from igroteka.engine.record import OPERATIONS, effective
from igroteka.engine.save import OTHER_PACK, fate_of
from igroteka.engine.state import State, Zone

if TYPE_CHECKING:
    from igroteka.engine.game import Game, Setup

G = TypeVar("G", bound=State)

LINE: Final = re.compile(rf"(?:@(\d+) )?(?:p(\d+) )?({'|'.join(OPERATIONS)})(?: (.*))?", re.DOTALL)
MARK: Final = re.compile(r"(\S+) (\d+) ([01]+)")
RESERVED: Final = ("asked", "now", "away", "fate", "known", "takebacks")


class Wish:
    """A position as somebody wrote it, which the game may put into the engine's words before it is laid out."""

    def __init__(
        self,
        players: int,
        at: str,
        settings: Mapping[str, object] | None,
        position: Mapping[str, object],
        pack: Pack | None,
    ) -> None:
        self.players: Final = players
        self.pack: Final = pack
        self.at = at
        self.settings: Final[dict[str, object]] = dict(settings or {})
        self.position: Final[dict[str, object]] = dict(position)


def arrange(
    game: "Game[G]", setup: "Setup", at: str, position: Mapping[str, object], script: Sequence[int | str | list[str]]
) -> Match[G]:
    """A match at a named rest point. Zones: keys from the top down, `...` at the end for what lies there already."""
    setup.arranged = True
    g = game.table(setup)
    first = Match(game, g, setup, listen=False, forkable=False)
    if not at:
        first.begin()
        g = first.g
    conserved = game.tokens(g)
    zones = {zone_name(zone): zone for zone in g.zones}
    place_cards(g, {zones[name]: keys_of(name, keys) for name, keys in position.items() if name in zones})
    nouns = {noun.name: noun for noun in game.nouns}
    for name, value in position.items():
        if name in nouns:
            nouns[name].put(g, patched(nouns[name].get(g), value))
        elif name not in zones and name not in RESERVED:
            raise bad(
                f"{name} is neither a zone nor a noun of {game.id}; zones: {' '.join(zones)}; nouns: {' '.join(nouns)}"
            )
    if at:
        names = [phase.name for phase in game.phases]
        if at not in names:
            raise bad(f"at={at}: the rest points of {game.id} are {' '.join(names)}")
        g.phase = game.phase(at)
    counts = game.tokens(g)
    for name, count in conserved.items():
        if counts.get(name, 0) != count:
            raise bad(f"{name}: {counts.get(name, 0)} instead of {count}")
    wrong = game.refuses_position(g)
    if wrong:
        raise bad(wrong)
    g.asked = 0
    put_reserved(g, position)
    g.fate.script(*script)
    match = Match(game, g, setup)
    match.takebacks = number(position, "takebacks", 0)
    match.begin()
    return match


def zone_name(zone: Zone) -> str:
    """As a keyword: `hand:p0` is `hand_p0`."""
    return zone.name.replace(":", "_")


def keys_of(name: str, keys: object) -> list[object]:
    if isinstance(keys, str):
        return [... if key == "..." else key for key in keys.split()]
    if isinstance(keys, (list, tuple)):
        return [... if key == "..." else key for key in keys]
    raise bad(f"{name}: expected a list of card keys, found {keys!r}")


def place_cards(g: State, wanted: dict[Zone, list[object]]) -> None:
    """Give every named zone its cards; what was there too much goes to the unnamed hidden pile of its pool."""
    loose: list[tuple[Card, Zone]] = []
    for zone, keys in wanted.items():
        if ... not in keys:
            loose.extend((card, zone) for card in g.cards[zone.n])
            g.cards[zone.n] = ()
    tops: dict[Zone, list[Card]] = {}
    for zone, keys in wanted.items():
        tops[zone] = [fetch(g, zone, str(key), loose, wanted) for key in keys if key is not ...]
    for zone, cards in tops.items():
        g.cards[zone.n] += tuple(reversed(cards))
    for card, zone in reversed(loose):
        home = home_of(g, zone, wanted)
        if home is None:
            raise no_home(zone, [c.key for c, z in loose if z.pool == zone.pool])
        g.known.pop(card.serial, None)
        g.cards[home.n] = (card, *g.cards[home.n])


def fetch(g: State, zone: Zone, key: str, loose: list[tuple[Card, Zone]], wanted: dict[Zone, list[object]]) -> Card:
    """A card of that key: from its own pool first, loose before lying, from decks before open piles before hands."""
    others = [z for z in g.zones if z not in wanted or ... in wanted[z]]
    others.sort(key=lambda z: (z is not zone, secrecy(z), z.n))
    for own in (True, False):
        for pair in loose:
            if pair[0].key == key and (pair[1].pool == zone.pool) is own:
                loose.remove(pair)
                g.known.pop(pair[0].serial, None)
                return pair[0]
        for other in others:
            for card in g.cards[other.n]:
                if card.key == key and (other.pool == zone.pool) is own:
                    g.cards[other.n] = tuple([c for c in g.cards[other.n] if c is not card])
                    g.known.pop(card.serial, None)
                    return card
    raise bad(f"{zone.name}: there is no {key} left")


def secrecy(zone: Zone) -> int:
    return 0 if zone.audience == NOBODY else 1 if zone.audience == ALL else 2


def no_home(zone: Zone, keys: list[str]) -> BadPosition:
    left = " ".join(keys[:5]) + (" and more" if len(keys) > 5 else "")
    return bad(f"{zone.name}: no other pile may hold the {len(keys)} cards left over ({left}); `...` keeps them there")


def home_of(g: State, zone: Zone, wanted: dict[Zone, list[object]]) -> Zone | None:
    """Where a card left over goes: a pile that may hold it, or a zone that was given with `...`."""
    free = [z for z in g.zones if z.pool == zone.pool and (... in wanted[z] if z in wanted else z.spare)]
    free.sort(key=lambda z: (secrecy(z), not z.ordered, z in wanted, z.n))
    return free[0] if free else None


def put_reserved(g: State, position: Mapping[str, object]) -> None:
    g.asked = number(position, "asked", 0)
    g.now = number(position, "now", g.now)
    g.away = number(position, "away", g.away)
    if "fate" in position:
        g.fate = fate_of(Noun("fate", tuple[int, int, int, int, int]).read(position["fate"]))
    for mark in Noun("known", list[str]).read(position.get("known", [])):
        put_mark(g, mark)


def put_mark(g: State, mark: str) -> None:
    """`deck 0 101`: who knows the card of a zone at this place from the top."""
    found = MARK.fullmatch(mark)
    pile = () if found is None else next((g.of(zone) for zone in g.zones if zone.name == found[1]), ())
    if found is None or int(found[2]) >= len(pile):
        raise bad(f"known: {mark!r} names no card; a mark looks like `deck 0 101`: zone, place from the top, eyes")
    g.known[pile[-1 - int(found[2])].serial] = int(found[3], 2)


def number(position: Mapping[str, object], name: str, default: int) -> int:
    value = position.get(name, default)
    if not isinstance(value, int):
        raise bad(f"{name}: expected a number, found {value!r}")
    return value


# ------------------------------------------------------------------------- texts


class Written(msgspec.Struct):
    """The text of a position or of a whole match, as YAML has it. Without a position it begins at the start."""

    igroteka: str
    players: int
    seed: int
    settings: dict[str, Any] = {}  # checked by the settings themselves
    bots: list[int] = []
    pack: str = ""
    at: str = ""
    script: list[int | str | list[str]] = []
    position: dict[str, Any] | None = None  # checked by zones and nouns
    answers: list[str] = []


def position_of(game: "Game[G]", g: G) -> dict[str, Any]:
    """The position by the glossary's names: what `arrange` takes."""
    position: dict[str, Any] = {}
    for zone in g.zones:
        cards = list(reversed(g.cards[zone.n]))
        position[zone_name(zone)] = " ".join([card.key for card in cards])
    position["known"] = [
        f"{zone.name} {len(pile) - 1 - i} {g.known[card.serial]:b}"
        for zone, pile in zip(g.zones, g.cards, strict=True)
        for i, card in enumerate(pile)
        if card.serial in g.known
    ]
    for noun in game.nouns:
        position[noun.name] = plain(noun.get(g))
    fate = g.fate
    position |= {"asked": g.asked, "now": g.now, "away": g.away, "fate": [fate.a, fate.b, fate.c, fate.d, fate.drawn]}
    return position


def plain(value: object) -> object:
    """Only what YAML knows."""
    if isinstance(value, dict):
        return {key: plain(each) for key, each in value.items()}
    if isinstance(value, (list, tuple)):
        return [plain(each) for each in value]
    if isinstance(value, (set, frozenset)):
        return sorted(plain(each) for each in value)  # type: ignore[type-var]  # sets of keys or numbers
    return value


def header(match: Match[G], bots: int) -> dict[str, Any]:
    """What the match began with; the bots are those of the moment at which the text begins."""
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
    g = match.rest_point
    head = header(match, g.bots)
    head["at"] = match.game.phases[g.phase].name
    position = position_of(match.game, g)
    position["takebacks"] = match.takebacks
    return dump(
        {**head, "script": plain(g.fate.scripted), "position": position, "answers": [line(s) for s in match.since]}
    )


def log_text(match: Match[G]) -> str:
    """A whole match for people: its start and all that still counts of what came in."""
    if match.setup.arranged or match.notes:
        origin = match.origin
        head = header(match, origin.bots)
        head |= {"at": match.game.phases[origin.phase].name, "script": plain(origin.fate.scripted)}
        return dump({**head, "position": position_of(match.game, origin), "answers": [line(s) for s in match.steps]})
    return dump({**header(match, match.setup.bots), "answers": [line(s) for s in effective(match.history)]})


def from_text(game: "Game[G]", text: str, pack: Pack | None) -> Match[G]:
    """A match from either text."""
    try:
        written = msgspec.convert(yaml.safe_load(text), Written)
    except yaml.MarkedYAMLError as error:
        line = f", line {error.problem_mark.line + 1}" if error.problem_mark is not None else ""
        raise bad(f"this is no text of {game.id}{line}: {error.problem}") from None
    except (yaml.YAMLError, msgspec.ValidationError) as error:
        raise bad(f"this is no text of {game.id}: {error}") from None
    if written.igroteka != game.id:
        raise bad(f"this is a text of {written.igroteka}, not of {game.id}")
    if written.pack != pack_hash(pack, game.id):
        raise BadSave(OTHER_PACK, game.id)
    setup = game.setup(written.players, written.seed, written.bots, pack, written.settings)
    if written.position is not None:
        match = arrange(game, setup, written.at, written.position, written.script)
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
        raise bad(f"{text!r} is no step of a match; one looks like `p0 answer KEY`")
    at, seat, operation, key = found.groups(default="")
    return operation, int(seat or -1), key, int(at or -1)


def dump(data: dict[str, Any]) -> str:
    return yaml.safe_dump(data, sort_keys=False, allow_unicode=True, width=120)
