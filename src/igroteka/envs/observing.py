"""What a seat observes, as bytes: its question, its picks so far, the cards it knows, and what the game tells."""

from typing import Any, Final

from igroteka.engine.feature import CATEGORY, FLAG, MAX_BYTE, POSITION, Feature, ZoneCounts, count_cards, size_of
from igroteka.engine.match import AnyMatch
from igroteka.engine.options import eyes
from igroteka.engine.ruleset import Ruleset
from igroteka.engine.setup import Setup
from igroteka.engine.state import State, Zone
from igroteka.envs.actions import Actions
from igroteka.envs.history import History
from igroteka.envs.serial import Serial

MAX_SAID: Final = 100
"""As many words of an open answer as are told."""


def base_of(name: str) -> str:
    """`hand` of `hand:p0`."""
    return name.partition(":")[0]


class Observing:
    """How a table of a given size is observed: the same for all matches of one setup."""

    def __init__(self, game: Ruleset[Any], setup: Setup, actions: Actions, history: int = 0) -> None:
        self.game: Final = game
        self.actions: Final = actions
        g: State = game.table(setup)
        self.seats: Final = g.seats
        self.question: Final = {name: n for n, name in enumerate(game.questions)}
        """Empty where the game does not name its questions: then one number says that the seat is asked something."""
        self.kinds: Final = max(1, len(game.questions))
        features = [
            Feature("question", self.kinds, 1, "what the seat is asked, in the order of the list of questions", FLAG),
            Feature("to_pick", g.seats, 1, "who picks next", POSITION),
        ]
        self.picked_at = size_of(features)
        if game.batches:
            features.append(
                Feature("picked", len(actions.keys), 1, "options picked so far of several, by their number", FLAG)
            )
        self.said_at = size_of(features)
        if actions.words:
            features.append(
                Feature("said", MAX_SAID, len(actions.words), "the steps said so far, each its number from 1", CATEGORY)
            )
        self.cards_at: Final = size_of(features)
        zones = zone_features(game, setup, g)
        for _, _, feature in zones:
            features.append(feature)
        self.table_at: Final = size_of(features)
        features.extend(game.features(setup))
        self.history_at: Final = size_of(features)
        cards = dict.fromkeys(key for _, keys, _ in zones for key in keys)
        self.history: Final = History(game.id, history, list(cards), g.seats)
        if history:
            features.extend(self.history.features())
        self.features: Final = features
        self.size: Final = size_of(features)
        self.zones: Final = [zone_counts(g, zones, self.cards_at, seat) for seat in range(g.seats)]
        """By observing seat."""

    def observe(self, serial: Serial, seat: int) -> bytearray:
        out = bytearray(self.size)
        self.write(serial, seat, out, 0)
        return out

    def write(self, serial: Serial, seat: int, out: bytearray, base: int) -> None:
        """Write the observation of a seat into zeros, from `base` on."""
        match: AnyMatch = serial.match
        g: State = match.g
        self.write_question(serial, seat, out, base)
        counted = self.zones[seat]
        if self.game.masks_some(g, seat):
            counted = [counts for counts in counted if not self.game.masks(g, seat, counts.zone)]
        count_cards(g, eyes(seat), counted, out, base)
        self.game.encode(g, seat, out, base + self.table_at)
        if self.history.length:
            told = self.history.events(match, seat, serial.before)
            self.history.write(told, seat, out, base + self.history_at)

    def write_question(self, serial: Serial, seat: int, out: bytearray, base: int) -> None:
        """Write the part before the cards: who picks, and if it is the seat itself, for which question."""
        if serial.seat >= 0:
            out[base + self.kinds + (serial.seat - seat) % self.seats] = 1
            if serial.seat == seat:
                self._own(serial, out, base)

    def _own(self, serial: Serial, out: bytearray, base: int) -> None:
        """The seat's own question, and what it has picked so far."""
        for ask in serial.asks:
            out[base + (self.question[ask.name] if self.question else 0)] = 1
        for i in serial.picked:
            out[base + self.picked_at + self.actions.numbers[serial.seat][serial.asks[0].options[i].key]] = 1
        first = len(self.actions.keys) - 1
        for i in range(min(MAX_SAID, len(serial.said))):
            out[base + self.said_at + i] = self.actions.word_number[serial.said[i]] - first

    def mask(self, serial: Serial, seat: int) -> bytearray:
        """1 for every number that the seat may pick now; all 0 while another picks."""
        out = bytearray(self.actions.size)
        if serial.seat == seat:
            self.write_mask(serial, out, 0)
        return out

    def write_mask(self, serial: Serial, out: bytearray, base: int) -> None:
        """Write the legal actions of the seat that picks into zeros, from `base` on."""
        for action in serial.offered():
            out[base + action] = 1


ZoneFeature = tuple[list[Zone], list[str], Feature]
"""The zones of one name, the keys of the cards that may lie there, and their feature."""


def zone_features(game: Ruleset[Any], setup: Setup, g: State) -> list[ZoneFeature]:
    """Zones in the order of the table; those of a name that every seat has are told together, by seat."""
    keys: dict[str, list[str]] = {pool: list(known) for pool, known in game.card_keys(setup).items()}
    copies = Copies(set(keys))
    for zone in g.zones:
        pool = base_of(zone.pool)
        keys.setdefault(pool, [])
        for card in sorted(g.cards[zone.n], key=lambda card: card.serial):
            copies.add(pool, card.key)
            if card.key not in keys[pool]:
                keys[pool].append(card.key)
    named: dict[str, list[Zone]] = {}
    for zone in g.zones:
        named.setdefault(base_of(zone.name), []).append(zone)
    found: list[ZoneFeature] = []
    for name, zones in named.items():
        known: list[str] = []
        pools = list(game.pools(name) or [base_of(zones[0].pool)])
        for pool in pools:
            known.extend([key for key in keys[pool] if key not in known])
        size = (1 + len(known)) * len(zones)
        whose = "by seat: " if len(zones) > 1 else ""
        told = f"{whose}how many cards lie there, then how many the seat knows of each of: {', '.join(known)}"
        highs = copies.most(pools, known) * len(zones)
        found.append((zones, known, Feature(f"zone:{name}", size, max(highs), told, highs=highs)))
    return found


class Copies:
    """How many cards of each key a table has, by pool: no zone can hold more."""

    def __init__(self, unsettled: set[str]) -> None:
        self.unsettled: Final = unsettled
        """Pools whose cards depend on the deal."""
        self.count: Final[dict[str, dict[str, int]]] = {}

    def add(self, pool: str, key: str) -> None:
        found = self.count.setdefault(pool, {})
        found[key] = found.get(key, 0) + 1

    def most(self, pools: list[str], keys: list[str]) -> list[int]:
        """The largest possible counts: of all cards together, then of each key."""
        if any(pool in self.unsettled for pool in pools):
            return [MAX_BYTE] * (1 + len(keys))
        by_pool = [self.count.get(pool, {}) for pool in pools]
        total = sum([sum(found.values()) for found in by_pool])
        return [min(MAX_BYTE, total), *[min(MAX_BYTE, sum([f.get(key, 0) for f in by_pool])) for key in keys]]


def zone_counts(g: State, zones: list[ZoneFeature], at: int, seat: int) -> list[ZoneCounts]:
    """The positions at which each zone is written for one observer, whose own zones come first."""
    found: list[ZoneCounts] = []
    for named, known, feature in zones:
        place = {key: 1 + n for n, key in enumerate(known)}
        for i in range(len(named)):
            zone = named[(seat + i) % len(named)]
            found.append(ZoneCounts(zone, at + i * (1 + len(known)), place))
        at += feature.size
    return found
