"""Positions by the names of the glossary: arranged for a scenario, written as text, read back.

Cards are fetched by key into named zones, from their own pool first; what lies there too much goes home. So a
position is always a rearrangement of the real box, and what breaks conservation is refused.
"""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

import yaml

from igroteka.engine.content import Pack
from igroteka.engine.events import Step
from igroteka.engine.match import Match
from igroteka.engine.nouns import bad, patched
from igroteka.engine.options import ALL, NOBODY, Card
from igroteka.engine.record import effective
from igroteka.engine.save import fate_of
from igroteka.engine.state import State, Zone

if TYPE_CHECKING:
    from igroteka.engine.game import Game, Setup

G = TypeVar("G", bound=State)

RESERVED = ("asked", "now", "away", "fate", "known", "takebacks")


def arrange(
    game: "Game[G]", setup: "Setup", at: str, position: Mapping[str, object], script: Sequence[int | str | list[str]]
) -> Match[G]:
    """A match at a named rest point. Zones: keys from the top down, `...` at the end for what lies there already."""
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
    setup.arranged = True
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
            raise bad(f"{card.key}: {zone.name} and every other zone of its pool are full as given")
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


def home_of(g: State, zone: Zone, wanted: dict[Zone, list[object]]) -> Zone | None:
    free = [z for z in g.zones if z.pool == zone.pool and (z not in wanted or ... in wanted[z])]
    free.sort(key=lambda z: (secrecy(z), not z.ordered, z in wanted, z.n))
    return free[0] if free else None


def put_reserved(g: State, position: Mapping[str, object]) -> None:
    g.asked = number(position, "asked", 0)
    g.now = number(position, "now", g.now)
    g.away = number(position, "away", g.away)
    words = position.get("fate")
    if isinstance(words, list):
        g.fate = fate_of([int(w) for w in words])
    marks = position.get("known")
    if isinstance(marks, list):
        by_name = {zone.name: zone for zone in g.zones}
        for mark in marks:
            name, place, mask = str(mark).split()
            g.known[g.cards[by_name[name].n][-1 - int(place)].serial] = int(mask, 2)


def number(position: Mapping[str, object], name: str, default: int) -> int:
    value = position.get(name, default)
    if not isinstance(value, int):
        raise bad(f"{name}: expected a number, found {value!r}")
    return value


# ------------------------------------------------------------------------- texts


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


def header(match: Match[G]) -> dict[str, Any]:
    setup = match.setup
    return {
        "igroteka": match.game.id,
        "rules": match.game.version,
        "players": setup.players,
        "seed": setup.seed,
        "settings": {name: plain(value) for name, value in setup.settings.items()},
        "bots": [s for s in range(setup.players) if match.g.bots >> s & 1],
        "pack": setup.pack.hash_of(match.game.id) if setup.pack is not None else "",
    }


def text_of(match: Match[G]) -> str:
    """A position for people: the last rest point by its names, and the answers since."""
    at_rest = match.prompt is None or match.prompt.rest
    g = match.g if at_rest else match.check
    head = header(match)
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
        head = header(match) | {"at": match.game.phases[origin.phase].name, "script": plain(origin.fate.scripted)}
        return dump({**head, "position": position_of(match.game, origin), "answers": [line(s) for s in match.steps]})
    return dump({**header(match), "answers": [line(s) for s in effective(match.history)]})


def from_text(game: "Game[G]", text: str, pack: Pack | None) -> Match[G]:
    """A match from either text."""
    try:
        data = yaml.safe_load(text)
    except yaml.YAMLError as error:
        raise bad(str(error)) from None
    if not isinstance(data, dict) or data.get("igroteka") != game.id or not {"players", "seed"} <= data.keys():
        raise bad(f"this is no text of {game.id}")
    setup = game.setup(int(data["players"]), int(data["seed"]), data.get("bots", ()), pack, data.get("settings", {}))
    if "position" in data:
        match = arrange(game, setup, str(data["at"]), data["position"], data.get("script", ()))
    else:
        match = Match(game, game.table(setup), setup)
        match.begin()
    for text_line in data.get("answers", ()):
        match.redo(step_of(str(text_line)))
    return match


def line(step: Step) -> str:
    """`p0 answer D4`, with `@1500` before it if it has a time."""
    operation, seat, key, at = step
    time = f"@{at} " if at >= 0 else ""
    who = f"p{seat} " if seat >= 0 else ""
    return f"{time}{who}{operation} {key}".rstrip()


def step_of(text: str) -> Step:
    words = text.split(" ")
    at = int(words.pop(0)[1:]) if words[0].startswith("@") else -1
    seat = int(words.pop(0)[1:]) if words[0][:1] == "p" and words[0][1:].isdigit() else -1
    return words[0], seat, " ".join(words[1:]), at


def dump(data: dict[str, Any]) -> str:
    return yaml.safe_dump(data, sort_keys=False, allow_unicode=True, width=120)
