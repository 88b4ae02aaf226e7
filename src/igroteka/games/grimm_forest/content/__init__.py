"""The box of «Лес сказок»: what the YAML files hold, and the linked, immutable content that all forks share.

The Structs mirror the files; `Box` turns them into the native objects that the rules read at every step.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Final, Literal

import msgspec

from igroteka.content import Item, Items, read
from igroteka.engine import Card, Option
from igroteka.engine.setup import ContentPack
from igroteka.games.grimm_forest.content.check import check
from igroteka.games.grimm_forest.effects import EFFECTS, Run
from igroteka.games.grimm_forest.options import FAREWELL, SPECIAL, Action, Keep, Lay

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
START, REVEAL, AFTER_REVEAL, BEFORE_COLLECT, COLLECT, END_OF_GATHER, START_OF_BUILD, END_OF_BUILD = range(8)

ALWAYS, HERE, ALONE, MET = range(4)
CONDITIONS: Final = ("", "here", "alone", "met")
"""What must hold when an effect is applied: its player stands somewhere, alone there, or with an opponent."""

BEFRIENDED, WAITING, STAYING, PLAYED = range(4)
"""Where cards lie that act: friends, waiting Next Round cards, Unique Locations, the fables of this round."""

PLAIN, MONSTER, NEXT_ROUND, UNIQUE = range(4)
TYPES: Final = ("plain", "monster", "next_round", "unique_location")


# --- What the files hold -------------------------------------------------------------------------------------------


Natural = Annotated[int, msgspec.Meta(ge=0)]
Positive = Annotated[int, msgspec.Meta(ge=1)]


class Material(Item, frozen=True, kw_only=True):
    small_tokens: Natural
    large_tokens: Natural
    large_worth: Natural


class Location(Item, frozen=True, kw_only=True):
    refill: dict[str, Natural]
    players: Positive


class Gathering(Item, frozen=True, kw_only=True):
    location: str


class Section(Item, frozen=True, kw_only=True):
    price: Natural
    copies: Natural
    brings: Literal["nothing", "friend", "reward"]


class Deed(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An effect and its numbers, as a card names them."""

    effect: str
    rule: str
    amount: Natural = 0
    gain: Natural = 0
    keep: Natural = 0
    least: Natural = 0
    divisor: Positive = 1
    material: str = ""
    spares: str = ""
    sought: str = ""


class Timed(Deed, frozen=True, kw_only=True):
    window: Literal[
        "start_of_round",
        "reveal",
        "after_gather_reveal",
        "before_collect",
        "collect",
        "end_of_gather",
        "start_of_build",
        "end_of_build",
    ]
    when: Literal["", "here", "alone", "met"] = ""
    next: bool = False


class Reward(Item, frozen=True, kw_only=True):
    bonus: Deed


class Figure(Item, frozen=True, kw_only=True):
    copies: Natural


class Pig(Item, frozen=True, kw_only=True):
    pass


class Number(Item, frozen=True, kw_only=True):
    value: Positive


class PrinceFace(Item, frozen=True, kw_only=True):
    faces: Positive


class Copies(Item, frozen=True, kw_only=True):
    deck: Literal["fables", "friends"]
    copies: Natural
    advanced: bool = False


class Fable(Item, frozen=True, kw_only=True):
    type: Literal["plain", "monster", "next_round", "unique_location"] = "plain"
    effects: tuple[Timed, ...] = ()
    discount: Natural = 0
    lures: bool = False
    leaves: Literal["", "nobody", "crowd", "monster_played"] = ""
    crowd: Natural = 0
    robs: bool = False


class Friend(Item, frozen=True, kw_only=True):
    effects: tuple[Timed, ...] = ()
    special: Deed | None = None
    farewell: Deed | None = None
    cancels: tuple[str, ...] = ()
    cancel_rule: str = ""
    hunts: Natural = 0
    surcharge: Natural = 0
    keeps: Natural = 0


KINDS: dict[str, type[Item]] = {
    "materials": Material,
    "locations": Location,
    "gather_cards": Gathering,
    "sections": Section,
    "rewards": Reward,
    "figures": Figure,
    "pigs": Pig,
    "numbers": Number,
    "prince": PrinceFace,
    "decks": Copies,
    "fables": Fable,
    "friends": Friend,
}

PACKAGE: Final = "igroteka.games.grimm_forest"


# --- What the rules read -------------------------------------------------------------------------------------------


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
        special: Effect | None,
        farewell: Effect | None,
    ) -> None:
        super().__init__(item.id, serial, "friend", now, now)
        self.special: Final = special
        self.farewell: Final = farewell
        self.special_action: Final = Action(f"special:{item.id}", SPECIAL)
        self.farewell_action: Final = Action(f"farewell:{item.id}", FAREWELL)
        self.cancels: Final = frozenset(item.cancels)
        self.cancel_rule: Final = item.cancel_rule
        self.hunts: Final = item.hunts
        self.surcharge: Final = item.surcharge
        self.keeps: Final = item.keeps


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
        self.materials: Final[Items[Material]] = read(PACKAGE, "materials", Material, pack)
        self.locations: Final[Items[Location]] = read(PACKAGE, "locations", Location, pack)
        self.gatherings: Final[Items[Gathering]] = read(PACKAGE, "gather_cards", Gathering, pack)
        self.sections: Final[Items[Section]] = read(PACKAGE, "sections", Section, pack)
        self.rewards: Final[Items[Reward]] = read(PACKAGE, "rewards", Reward, pack, EFFECTS)
        self.figures: Final[Items[Figure]] = read(PACKAGE, "figures", Figure, pack)
        self.pigs: Final[Items[Pig]] = read(PACKAGE, "pigs", Pig, pack)
        self.numbers: Final[Items[Number]] = read(PACKAGE, "numbers", Number, pack)
        self.faces: Final[Items[PrinceFace]] = read(PACKAGE, "prince", PrinceFace, pack)
        self.decks: Final[Items[Copies]] = read(PACKAGE, "decks", Copies, pack)
        self.fables: Final[Items[Fable]] = read(PACKAGE, "fables", Fable, pack, EFFECTS)
        self.friends: Final[Items[Friend]] = read(PACKAGE, "friends", Friend, pack, EFFECTS)
        check(self)
        self.location_ids: Final = list(self.locations)
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
            found.extend([deed for deed in (friend.special, friend.farewell) if deed is not None])
        return [deed for deed in found if deed.effect == effect]

    def location_of(self, gathering: str) -> int:
        """The index of the location that a gather card names."""
        return self.location_ids.index(self.gatherings[gathering].location)

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
            special = Effect(friend.special, self) if friend.special is not None else None
            farewell = Effect(friend.farewell, self) if friend.farewell is not None else None
            for _ in range(self.decks[id].copies):
                cards.append(FriendCard(friend, serial + len(cards), now, special, farewell))
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
