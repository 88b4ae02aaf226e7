"""The box: all content, linked to what the rules read."""

from __future__ import annotations

from typing import Any, Final

from igroteka.content import Items, once_per_pack
from igroteka.engine import ContentPack
from igroteka.games.rickshank.content.check import check
from igroteka.games.rickshank.content.faces import Character, Defence, Effect, Face, Value, When
from igroteka.games.rickshank.content.items import (
    ANY_NEMESIS,
    TYPES,
    Act,
    DefencePart,
    Location,
    MainCard,
    Nemesis,
    Persona,
    Printed,
    Sheets,
    StackCard,
    TriggerPart,
    VoteAct,
)
from igroteka.games.rickshank.effects import EFFECTS, INTERACTIVE, POSSIBLE


class Box:
    """All content, linked; shared by all matches and forks."""

    def __init__(self, sheets: Sheets) -> None:
        cards, locations, nemeses, stacks = sheets.cards, sheets.locations, sheets.nemeses, sheets.stacks
        numbers = sheets.numbers
        self.faces: dict[str, Face] = {}
        self._words: dict[str, set[str]] = {word: set() for word in (*TYPES, ANY_NEMESIS)}
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
            self._link_card(card, cards)
        for location in locations.values():
            self._link_location(location, locations)
        for nemesis in nemeses.values():
            self._link_nemesis(nemesis, nemeses)
        for stack in stacks.values():
            self._link(stack, stacks)
        prices = [f.token_price for f in self.faces.values() if f.token_price >= 0]
        costs = [f.cost for f in self.faces.values() if f.type != "starter" and f is not self.waves]
        self.cheapest: Final = min([self.token_price, *prices, *costs])
        self.characters: Final = {c.id: self._character(c, sheets.characters) for c in sheets.characters.values()}
        self.face_numbers: Final = {key: n for n, key in enumerate(self.faces)}
        self.character_numbers: Final = {key: n for n, key in enumerate(self.characters)}

    @classmethod
    def open(cls, pack: ContentPack | None = None) -> Box:
        sheets = Sheets(pack)
        check(sheets)
        return cls(sheets)

    def _name(self, item: Printed) -> None:
        """A face, and the words that mean it: its type, its own name, its stack."""
        kind = item.type if isinstance(item, MainCard | Nemesis | StackCard) else "location"
        face = Face(item.id, kind or "", item.cost, item.vp)
        self.faces[item.id] = face
        self._words.setdefault(item.id, set()).add(item.id)
        if kind:
            self._words[kind].add(item.id)
        if isinstance(item, Nemesis):
            self._words[ANY_NEMESIS].add(item.id)

    def _fits(self, words: tuple[str, ...], id: str, items: Items[Any]) -> frozenset[str]:
        """The keys of all cards that one of the words means."""
        keys: set[str] = set()
        for word in words:
            if word not in self._words:
                raise items.bad(id, "id", f"the word {word!r}", "a card type, the id of a card, or nemesis")
            keys |= self._words[word]
        return frozenset(keys)

    def _effect(self, act: Act | None, id: str, items: Items[Any]) -> Effect | None:
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
            act.kind if isinstance(act, VoteAct) else "",
            POSSIBLE.get(act.effect),
            INTERACTIVE.get(act.effect),
        )

    def _when(self, trigger: TriggerPart, id: str, items: Items[Any]) -> When:
        fits = self._fits(trigger.played, id, items)
        return When(trigger.event, fits, trigger.first, trigger.power, trigger.draw, trigger.tokens)

    def _defence(self, shield: DefencePart | None, id: str, items: Items[Any]) -> Defence | None:
        if shield is None:
            return None
        fits = self._fits(shield.what, id, items)
        return Defence(shield.place, fits, shield.draw, shield.tokens, shield.payback)

    def _link(self, item: Printed, items: Items[Any]) -> Face:
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
        face.plain = item.power > 0 and not (item.draw or item.tokens or item.bonus or item.act)
        return face

    def _link_card(self, item: MainCard, items: Items[Any]) -> None:
        face = self._link(item, items)
        face.ongoing, face.spoils, face.to_foe = item.ongoing, item.spoils, item.to_foe
        face.vote = self._effect(item.vote, item.id, items)
        face.plain = face.plain and face.vote is None
        face.discarded = self._effect(item.discarded, item.id, items)

    def _link_location(self, item: Location, items: Items[Any]) -> None:
        face = self._link(item, items)
        face.ongoing = True
        face.token_price = -1 if item.token_price is None else item.token_price
        face.holds = self._fits(item.holds, item.id, items)
        face.cancels_vote, face.swaps_market = item.cancels_vote, item.swaps_market

    def _link_nemesis(self, item: Nemesis, items: Items[Any]) -> None:
        face = self._link(item, items)
        face.nemesis, face.last_nemesis = True, item.role == "bottom"
        face.super_ongoing = item.super_ongoing
        face.group = self._effect(item.group, item.id, items)

    def _character(self, item: Persona, items: Items[Any]) -> Character:
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


box_of: Final = once_per_pack(Box.open)
"""The content, read and linked once for each pack."""
