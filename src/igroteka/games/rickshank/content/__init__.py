"""What is in the box: the kinds of items, and the Box that holds them linked. Content is data; what it does is code."""

from __future__ import annotations

from typing import Final, Literal, TypeVar, cast

import msgspec

from igroteka.content import Item, Items, read
from igroteka.engine.setup import ContentPack
from igroteka.games.rickshank.effects import EFFECTS, POSSIBLE
from igroteka.games.rickshank.faces import Character, Defence, Effect, Face, Value, When

PACKAGE: Final = "igroteka.games.rickshank"

CardType = Literal["rick", "morty", "special", "equipment", "gromflamite", "council"]
TYPES: Final = ("rick", "morty", "equipment", "starter", "gromflamite", "council", "special", "location")
NEMESIS: Final = "nemesis"
"""The word for every card of the nemesis stack; in a mixed game the stack is also called the Council of Ricks."""


class Part(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A part of an item."""


class Act(Part, frozen=True, kw_only=True):
    """A registered effect and its numbers."""

    effect: str
    amount: int = 0
    cost: int = 0
    power: int = 0
    tokens: int = 0
    owned: int = 0
    draw_if_hit: int = 0
    what: tuple[str, ...] = ()


class Ballot(Act, frozen=True, kw_only=True):
    """The effect of a vote."""

    kind: Literal["auction", "referendum", "sanctions"]


class Bonus(Part, frozen=True, kw_only=True):
    """More power or cards if another such card was played this turn."""

    played: tuple[str, ...]
    power: int = 0
    draw: int = 0


class Trigger(Part, frozen=True, kw_only=True):
    """What waits for a card being played, a card being destroyed or a token being got."""

    event: Literal["played", "destroyed", "token"] = "played"
    played: tuple[str, ...] = ()
    first: bool = False
    power: int = 0
    draw: int = 0
    tokens: int = 0


class Shield(Part, frozen=True, kw_only=True):
    """A defence."""

    place: Literal["hand", "play", "character"]
    what: tuple[str, ...] = ()
    draw: int = 0
    tokens: int = 0
    payback: bool = False


class Points(Part, frozen=True, kw_only=True):
    """Victory points that are counted at the end."""

    per: Literal["owned", "token", "most"]
    what: tuple[str, ...] = ()
    vp: int


class Printed(Item, frozen=True, kw_only=True):
    """What any card may carry."""

    cost: int
    vp: int = 0
    vp_rule: Points | None = None
    power: int = 0
    draw: int = 0
    tokens: int = 0
    bonus: Bonus | None = None
    act: Act | None = None
    defence: Shield | None = None
    when: tuple[Trigger, ...] = ()


class MainCard(Printed, frozen=True, kw_only=True):
    """A card of the main deck."""

    type: CardType
    copies: int
    ongoing: bool = False
    vote: Ballot | None = None
    discarded: Act | None = None
    spoils: bool = False
    to_foe: bool = False


class Location(Printed, frozen=True, kw_only=True):
    """A card of the location stack; all are Ongoing."""

    copies: int = 1
    token_price: int | None = None
    holds: tuple[str, ...] = ()
    cancels_vote: bool = False
    swaps_market: int = 0


class Nemesis(Printed, frozen=True, kw_only=True):
    """A card of the nemesis stack."""

    type: Literal["rick", "gromflamite", "morty"]
    role: Literal["top", "middle", "bottom"]
    group: Act | None = None
    super_ongoing: bool = False


class StackCard(Printed, frozen=True, kw_only=True):
    """Starters, Portal Guns and Morty Waves."""

    type: Literal["starter", "equipment"] | None = None
    copies: int
    starting: int = 0


class Limit(Part, frozen=True, kw_only=True):
    """Which cards, up to which cost."""

    what: tuple[str, ...]
    cost: int


class Exchange(Part, frozen=True, kw_only=True):
    """Once a turn: discard so many to draw so many."""

    discard: int
    draw: int


class Persona(Item, frozen=True, kw_only=True):
    """An oversized character."""

    when: tuple[Trigger, ...] = ()
    defence: Shield | None = None
    top_decks: Limit | None = None
    action: Exchange | None = None


class Number(Item, frozen=True, kw_only=True):
    """A number of the rules."""

    value: int


KINDS: Final[dict[str, type[Item]]] = {
    "cards": MainCard,
    "locations": Location,
    "nemeses": Nemesis,
    "stacks": StackCard,
    "characters": Persona,
    "numbers": Number,
}


T = TypeVar("T", bound=Item)


def plain(items: Items[T]) -> Items[Item]:
    """Items of any kind, of which only `bad` is called."""
    return cast("Items[Item]", items)


class Box:
    """All content, linked; shared by all matches and forks."""

    def __init__(
        self,
        cards: Items[MainCard],
        locations: Items[Location],
        nemeses: Items[Nemesis],
        stacks: Items[StackCard],
        characters: Items[Persona],
        numbers: Items[Number],
    ) -> None:
        self.faces: dict[str, Face] = {}
        self._words: dict[str, set[str]] = {word: set() for word in (*TYPES, NEMESIS)}
        for group in (cards, locations, nemeses, stacks):
            for item in group.values():
                self._name(item)
        self.portal_gun: Final = self.faces["portal_gun"]
        self.waves: Final = self.faces["morty_waves"]
        self.main_deck: Final = {c.id: c.copies for c in cards.values()}
        self.location_stack: Final = {c.id: c.copies for c in locations.values()}
        self.starters: Final = {c.id: c.starting for c in stacks.values() if c.starting}
        self.starter_copies: Final = {c.id: c.copies for c in stacks.values() if c.starting}
        self.portal_guns: Final = stacks["portal_gun"].copies
        self.morty_waves: Final = stacks["morty_waves"].copies
        self.roles: Final = {
            role: [n.id for n in nemeses.values() if n.role == role] for role in ("top", "middle", "bottom")
        }
        self.hand_size: Final = numbers["hand_size"].value
        self.market_size: Final = numbers["market_size"].value
        self.access_tokens: Final = numbers["access_tokens"].value
        self.token_price: Final = numbers["token_price"].value
        self.tokens_per_turn: Final = numbers["tokens_per_turn"].value
        self.middle_nemeses: Final = numbers["middle_nemeses"].value
        self.waves_penalty: Final = numbers["waves_penalty"].value
        self.inherent_votes: Final = numbers["inherent_votes"].value
        for card in cards.values():
            self._link_card(card, plain(cards))
        for location in locations.values():
            self._link_location(location, plain(locations))
        for nemesis in nemeses.values():
            self._link_nemesis(nemesis, plain(nemeses))
        for stack in stacks.values():
            self._link(stack, plain(stacks))
        fewest = {"market_size": (1, sum(self.main_deck.values())), "hand_size": (1, sum(self.starters.values()))}
        for name, number in numbers.items():
            least, most = fewest.get(name, (0, 99))
            if not least <= number.value <= most:
                raise numbers.bad(name, "value", f"value: {number.value}", f"{least} to {most}")
        prices = [f.token_price for f in self.faces.values() if f.token_price >= 0]
        costs = [f.cost for f in self.faces.values() if f.type != "starter" and f is not self.waves]
        self.cheapest: Final = min([self.token_price, *prices, *costs])
        self.characters: Final = {c.id: self._character(c, plain(characters)) for c in characters.values()}
        for role, least in (("top", 1), ("middle", self.middle_nemeses), ("bottom", 1)):
            if len(self.roles[role]) < least:
                found = f"{len(self.roles[role])} as {role}"
                raise nemeses.bad(next(iter(nemeses)), "role", found, f"at least {least}")

    @classmethod
    def open(cls, pack: ContentPack | None = None) -> Box:
        """The base set, and what a pack replaces or adds: with more nemeses, a mixed game."""
        return cls(
            read(PACKAGE, "cards", MainCard, pack, EFFECTS),
            read(PACKAGE, "locations", Location, pack, EFFECTS),
            read(PACKAGE, "nemeses", Nemesis, pack, EFFECTS),
            read(PACKAGE, "stacks", StackCard, pack, EFFECTS),
            read(PACKAGE, "characters", Persona, pack),
            read(PACKAGE, "numbers", Number, pack),
        )

    def _name(self, item: Printed) -> None:
        """A face, and the words that mean it: its type, its own name, its stack."""
        kind = item.type if isinstance(item, MainCard | Nemesis | StackCard) else "location"
        face = Face(item.id, kind or "", item.cost, item.vp)
        self.faces[item.id] = face
        self._words.setdefault(item.id, set()).add(item.id)
        if kind:
            self._words[kind].add(item.id)
        if isinstance(item, Nemesis):
            self._words[NEMESIS].add(item.id)

    def _fits(self, words: tuple[str, ...], id: str, items: Items[Item]) -> frozenset[str]:
        """The keys of all cards that one of the words means."""
        keys: set[str] = set()
        for word in words:
            if word not in self._words:
                raise items.bad(id, "id", f"the word {word!r}", "a card type, the id of a card, or nemesis")
            keys |= self._words[word]
        return frozenset(keys)

    def _effect(self, act: Act | None, id: str, items: Items[Item]) -> Effect | None:
        if act is None:
            return None
        return Effect(
            act.effect,
            EFFECTS[act.effect],
            act.amount,
            act.cost,
            act.power,
            act.tokens,
            act.owned,
            act.draw_if_hit,
            self._fits(act.what, id, items),
            act.kind if isinstance(act, Ballot) else "",
            POSSIBLE.get(act.effect),
        )

    def _when(self, trigger: Trigger, id: str, items: Items[Item]) -> When:
        fits = self._fits(trigger.played, id, items)
        return When(trigger.event, fits, trigger.first, trigger.power, trigger.draw, trigger.tokens)

    def _defence(self, shield: Shield | None, id: str, items: Items[Item]) -> Defence | None:
        if shield is None:
            return None
        fits = self._fits(shield.what, id, items)
        return Defence(shield.place, fits, shield.draw, shield.tokens, shield.payback)

    def _link(self, item: Printed, items: Items[Item]) -> Face:
        face = self.faces[item.id]
        face.power, face.draw, face.tokens = item.power, item.draw, item.tokens
        if item.vp_rule is not None:
            face.value = Value(item.vp_rule.per, self._fits(item.vp_rule.what, item.id, items), item.vp_rule.vp)
        if item.bonus is not None:
            fits = self._fits(item.bonus.played, item.id, items)
            face.bonus = When("played", fits, False, item.bonus.power, item.bonus.draw)
        face.act = self._effect(item.act, item.id, items)
        face.defence = self._defence(item.defence, item.id, items)
        face.whens = [self._when(t, item.id, items) for t in item.when]
        return face

    def _link_card(self, item: MainCard, items: Items[Item]) -> None:
        face = self._link(item, items)
        face.ongoing, face.spoils, face.to_foe = item.ongoing, item.spoils, item.to_foe
        face.vote = self._effect(item.vote, item.id, items)
        face.discarded = self._effect(item.discarded, item.id, items)

    def _link_location(self, item: Location, items: Items[Item]) -> None:
        face = self._link(item, items)
        face.ongoing = True
        face.token_price = -1 if item.token_price is None else item.token_price
        face.holds = self._fits(item.holds, item.id, items)
        face.cancels_vote, face.swaps_market = item.cancels_vote, item.swaps_market

    def _link_nemesis(self, item: Nemesis, items: Items[Item]) -> None:
        face = self._link(item, items)
        face.nemesis, face.last_nemesis = True, item.role == "bottom"
        face.super_ongoing = item.super_ongoing
        face.group = self._effect(item.group, item.id, items)

    def _character(self, item: Persona, items: Items[Item]) -> Character:
        character = Character(item.id)
        character.whens = [self._when(t, item.id, items) for t in item.when]
        character.defence = self._defence(item.defence, item.id, items)
        if item.top_decks is not None:
            fits = self._fits(item.top_decks.what, item.id, items)
            limit = item.top_decks.cost
            character.top_decks = frozenset(key for key in fits if self.faces[key].cost <= limit)
        if item.action is not None:
            character.action_discard, character.action_draw = item.action.discard, item.action.draw
        return character
