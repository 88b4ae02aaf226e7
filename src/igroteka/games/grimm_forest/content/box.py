"""The linked, immutable content that all forks share: cards, and tables by index, as the rules read them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from igroteka.content import once_per_pack
from igroteka.engine import Card, ContentPack, Option
from igroteka.games.grimm_forest.content.check import check
from igroteka.games.grimm_forest.content.items import Deed, Fable, Friend, Sheets, Timed, deeds_of
from igroteka.games.grimm_forest.effects import EFFECTS, Run
from igroteka.games.grimm_forest.pieces import FAREWELL, SPECIAL, Action, Keep, Lay

WINDOWS: Final = (
    "start_of_round",
    "reveal",
    "after_gather_reveal",
    "before_collect",
    "collect",
    "end_of_gather",
    "start_of_build",
    "end_of_build",
)
"""The timing windows in which cards act, in the order of a round."""
START: Final = 0
REVEAL: Final = 1
AFTER_REVEAL: Final = 2
BEFORE_COLLECT: Final = 3
COLLECT: Final = 4
END_OF_GATHER: Final = 5
START_OF_BUILD: Final = 6
END_OF_BUILD: Final = 7

ALWAYS: Final = 0
HERE: Final = 1
ALONE: Final = 2
MET: Final = 3
CONDITIONS: Final = ("", "here", "alone", "met")
"""What must hold when an effect is applied: its player stands somewhere, alone there, or with an opponent."""

BEFRIENDED: Final = 0
WAITING: Final = 1
STAYING: Final = 2
PLAYED: Final = 3
"""Where cards lie that act: friends, waiting Next Round cards, Unique Locations, the fables of this round."""

MONSTER: Final = 1
NEXT_ROUND: Final = 2
UNIQUE: Final = 3
TYPES: Final = ("plain", "monster", "next_round", "unique_location")


class Effect:
    """Something a card does, with its numbers; shared by all copies of the card."""

    def __init__(self, deed: Deed, box: Box) -> None:
        self.name: Final = deed.effect
        self.rule: Final = deed.rule
        self.run: Final[Run] = EFFECTS[deed.effect]
        self.when: Final = CONDITIONS.index(deed.when) if isinstance(deed, Timed) else ALWAYS
        self.amount: Final = deed.amount
        self.gain: Final = deed.gain
        self.keep: Final = deed.keep
        self.least: Final = deed.least
        self.divisor: Final = deed.divisor
        self.material: Final = box.material(deed.material)
        self.spares: Final = box.material(deed.spares)
        self.sought: Final = deed.sought
        self.monsters: Final = frozenset(deed.monsters)


class GatherCard(Card):
    """Names a location; its back is the colour of its owner."""

    def __init__(self, kind: str, serial: int, owner: int, location: int, colour: str) -> None:
        super().__init__(f"{colour}_{kind}", serial, colour)
        self.kind: Final = kind
        self.owner: Final = owner
        self.location: Final = location


class EffectCard(Card):
    """A fable or a friend: what it does in each window of a round."""

    def __init__(self, key: str, serial: int, back: str, now: list[Effect | None], later: list[Effect | None]) -> None:
        super().__init__(key, serial, back)
        self.now: Final = now
        """By window: in the round in which a fable is played; for a friend, always."""
        self.later: Final = later
        """By window: of a fable that waits for the next round, or has its place on a location; for a friend as now."""


class FableCard(EffectCard):
    def __init__(self, item: Fable, serial: int, now: list[Effect | None], later: list[Effect | None]) -> None:
        super().__init__(item.id, serial, "fable", now, later)
        self.type: Final = TYPES.index(item.type)
        self.discount: Final = item.discount
        self.lures: Final = item.lures
        self.leaves: Final = item.leaves
        self.crowd: Final = item.crowd
        self.robs: Final = item.robs


class FriendCard(EffectCard):
    def __init__(
        self,
        item: Friend,
        serial: int,
        now: list[Effect | None],
        deeds: dict[str, Effect],
    ) -> None:
        super().__init__(item.id, serial, "friend", now, now)
        self.arrival: Final = deeds.get("arrival")
        """What the friend does when laid."""
        self.special: Final = deeds.get("special")
        self.farewell: Final = deeds.get("farewell")
        self.reaction: Final = deeds.get("reaction")
        """What the friend does before a monster acts."""
        self.special_action: Final = Action(f"special:{item.id}", SPECIAL)
        self.farewell_action: Final = Action(f"farewell:{item.id}", FAREWELL)
        self.surcharge: Final = item.surcharge


class Bonus(Option):
    """One of the three things a first builder chooses from."""

    def __init__(self, key: str, effect: Effect) -> None:
        super().__init__(key)
        self.effect: Final = effect


def from_where(timed: Timed, fable: Fable) -> int:
    """Where a fable lies when this is applied: just played, waiting since the last round, or on its location."""
    if fable.type == "unique_location" and timed.window != "reveal":
        return STAYING
    return WAITING if timed.next else PLAYED


class Box:
    """All content, linked: tables by index for the rules, items by id for the rest."""

    def __init__(self, pack: ContentPack | None) -> None:
        sheets = Sheets(pack)
        check(sheets)
        self.materials: Final = sheets.materials
        self.locations: Final = sheets.locations
        self.gatherings: Final = sheets.gatherings
        self.sections: Final = sheets.sections
        self.rewards: Final = sheets.rewards
        self.figures: Final = sheets.figures
        self.pigs: Final = sheets.pigs
        self.numbers: Final = sheets.numbers
        self.faces: Final = sheets.faces
        self.decks: Final = sheets.decks
        self.fables: Final = sheets.fables
        self.friends: Final = sheets.friends
        self.location_ids: Final = list(self.locations)
        self.sets: Final = {
            (deck, advanced): [id for id, c in self.decks.items() if c.deck == deck and (advanced or not c.advanced)]
            for deck in ("fables", "friends")
            for advanced in (False, True)
        }
        """The cards of a deck, basic or all, where the settings name none."""
        self.copies_of: Final = {id: card.copies for id, card in self.decks.items()}
        self.refill: Final = [
            [location.refill.get(m, 0) for m in self.materials] for location in self.locations.values()
        ]
        self.prices: Final = [section.price for section in self.sections.values()]
        self.copies: Final = [section.copies for section in self.sections.values()]
        self.prince_die: Final = [self.material(f.id) for f in self.faces.values() for _ in range(f.faces)]
        self.zones: Final = self.numbers["building_zones"].value
        self.to_win: Final = self.numbers["houses_to_win"].value
        self.actions: Final = self.numbers["actions"].value
        self.prince_limit: Final = self.numbers["prince_limit"].value
        self.prince_divisor: Final = self.numbers["prince_divisor"].value
        self.brings: Final = [section.brings for section in self.sections.values()]
        self.bonuses: Final = [Bonus(id, Effect(reward.bonus, self)) for id, reward in self.rewards.items()]
        self.lays: Final = {g: {f: Lay(g, f) for f in ["", *self.fables]} for g in self.gatherings}
        """By gather card and fable ('' for none)."""
        self.actors: Final = [self._actors(window) for window in WINDOWS]
        """By window: where cards lie that act in it, so that nobody looks elsewhere."""
        self._catalogues: dict[tuple[str, str, int], tuple[Card, ...]] = {}
        kinds = list(self.gatherings)
        self.claims: Final = {kind: Option(kind) for kind in kinds}
        self.keeps: Final = [Keep(a, b) for i, a in enumerate(kinds) for b in kinds[i + 1 :]]

    @classmethod
    def open(cls, pack: ContentPack | None = None) -> Box:
        return cls(pack)

    def material(self, id: str) -> int:
        """The index of a material; -1 for none."""
        return list(self.materials).index(id) if id else -1

    def deeds(self, effect: str) -> list[Deed]:
        """Wherever a card or a reward has this effect."""
        found: list[Deed] = [reward.bonus for reward in self.rewards.values()]
        for fable in self.fables.values():
            found.extend(fable.effects)
        for friend in self.friends.values():
            found.extend(friend.effects)
            found.extend(deeds_of(friend).values())
        return [deed for deed in found if deed.effect == effect]

    def location_of(self, gathering: str) -> int:
        """The index of the location that a gather card names."""
        return self.location_ids.index(self.gatherings[gathering].location)

    def count(self, ids: list[str]) -> int:
        """How many cards these are, copies included."""
        cards = 0
        for id in ids:
            cards += self.copies_of[id]
        return cards

    # --- The cards of a table --------------------------------------------------------------------------------------

    def catalogue(self, fables: list[str], friends: list[str], players: int) -> tuple[Card, ...]:
        """Every card of a table by its serial; made once for each choice of cards, since cards never change."""
        key = (",".join(fables), ",".join(friends), players)
        if key not in self._catalogues:
            cards: list[Card] = [*self.fable_cards(fables, 0)]
            cards.extend(self.friend_cards(friends, len(cards)))
            cards.extend(self.gather_cards(players, len(cards)))
            self._catalogues[key] = tuple(cards)
        return self._catalogues[key]

    def fable_cards(self, ids: list[str], serial: int) -> list[FableCard]:
        cards: list[FableCard] = []
        for id in ids:
            fable = self.fables[id]
            now = self._by_window([t for t in fable.effects if from_where(t, fable) == PLAYED])
            later = self._by_window([t for t in fable.effects if from_where(t, fable) != PLAYED])
            for _ in range(self.decks[id].copies):
                cards.append(FableCard(fable, serial + len(cards), now, later))
        return cards

    def friend_cards(self, ids: list[str], serial: int) -> list[FriendCard]:
        cards: list[FriendCard] = []
        for id in ids:
            friend = self.friends[id]
            now = self._by_window(friend.effects)
            deeds = {name: Effect(deed, self) for name, deed in deeds_of(friend).items()}
            for _ in range(self.decks[id].copies):
                cards.append(FriendCard(friend, serial + len(cards), now, deeds))
        return cards

    def gather_cards(self, players: int, serial: int) -> list[GatherCard]:
        colours = list(self.pigs)
        cards: list[GatherCard] = []
        for seat in range(players):
            for id, gathering in self.gatherings.items():
                if self.locations[gathering.location].players <= players:
                    where = self.location_ids.index(gathering.location)
                    cards.append(GatherCard(id, serial + len(cards), seat, where, colours[seat]))
        return cards

    def _actors(self, window: str) -> list[int]:
        found = {from_where(t, fable) for fable in self.fables.values() for t in fable.effects if t.window == window}
        if any(t.window == window for friend in self.friends.values() for t in friend.effects):
            found.add(BEFRIENDED)
        return sorted(found)

    def _by_window(self, effects: Sequence[Timed]) -> list[Effect | None]:
        table: list[Effect | None] = [None for _ in WINDOWS]
        for timed in effects:
            table[WINDOWS.index(timed.window)] = Effect(timed, self)
        return table


box_of: Final = once_per_pack(Box.open)
