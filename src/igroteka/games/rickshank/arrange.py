"""Positions as people write them: other words of the glossary, and what follows from the rest left out.

What a named zone leaves over and no other zone can take lies in the destroyed pile, as it would after such a game.
"""

from __future__ import annotations

from collections import Counter
from typing import Final

from igroteka.engine import Draft
from igroteka.games.rickshank.content.box import box_of
from igroteka.games.rickshank.pieces import (
    FLEA_MARKET,
    LOCATION_DISCARD,
    LOCATION_STACK,
    MAIN_DECK,
    MORTY_WAVES_STACK,
    NEMESIS,
    NEMESIS_STACK,
    PORTAL_GUN_STACK,
    REVEALED_LOCATIONS,
    SEATS,
    UNOWNED,
)
from igroteka.games.rickshank.setup import CHARACTERS, CHOOSE, DEAL_TWO
from igroteka.games.rickshank.state import Table

POINTS: Final = {
    "choose_character": "choose_characters",
    "president_token": "start_of_turn",
    "start_ability": "start_of_turn",
    "main_action": "open_phase",
}
"""Rest points by the names of what is decided there."""
NAMES: Final = {"market": "flea_market", "tokens": "access_tokens", "character": "characters"}
"""Other words of the glossary for the same thing."""
REST: Final = "..."
LINKS: Final = ("played", "played_location", "borrowed", "put_into_play", "ability", "character_used", "token_spent")
"""The events that are links of a turn's chain."""


class Arrangement:
    """One position on its way to the table."""

    def __init__(self, draft: Draft) -> None:
        draft.at = POINTS.get(draft.at, draft.at)
        self.box: Final = box_of(draft.pack)
        self.players: Final = draft.players
        self.position: Final = draft.position
        self.settings: Final = draft.settings
        self.begun: Final = draft.at not in ("", "choose_characters")
        self.zones: Final = [zone.name.replace(":", "_") for zone in SEATS[draft.players].zones]

    def read(self) -> None:
        """All names, then what is left out."""
        how = self.settings.get(CHARACTERS)
        if self.begun and (how == CHOOSE or (how == DEAL_TWO and 2 * self.players <= len(self.box.characters))):
            del self.settings[CHARACTERS]  # they are chosen, and the table lies open
        for other, name in NAMES.items():
            if other in self.position and name not in self.position:
                self.position[name] = self.position.pop(other)
        if isinstance(self.position.get("active"), int):
            self.position["active"] = f"p{self.position['active']}"
        self.count_supply()
        self.count_stack("morty_waves_stack", self.box.waves.key)
        self.count_stack("portal_gun_stack", self.box.portal_gun.key)
        self.stack_nemeses()
        self.own_prisoners()
        self.destroy_spares()

    def count_supply(self) -> None:
        """The tokens that nobody owns are in the supply."""
        owned = self.position.get("access_tokens")
        if "supply" in self.position or not isinstance(owned, (list, tuple, dict)):
            return
        numbers = [n for n in (owned.values() if isinstance(owned, dict) else owned) if isinstance(n, int)]
        if len(numbers) == len(owned) and sum(numbers) <= self.box.access_tokens:
            self.position["supply"] = self.box.access_tokens - sum(numbers)

    def count_stack(self, name: str, key: str) -> None:
        """A stack of equal cards may be given as a number."""
        number = self.position.get(name)
        if isinstance(number, int):
            self.position[name] = [key] * number

    def stack_nemeses(self) -> None:
        """Under a nemesis that was named lie those that nobody named, the last of all at the bottom."""
        if "nemesis" not in self.position or "nemesis_stack" in self.position:
            return
        named = self.named(self.zones)
        last = [key for key in self.box.roles["bottom"] if not named[key]]
        middle = [key for key in self.box.roles["middle"] if not named[key]][: self.box.middle_nemeses]
        on_top = self.keys("nemesis")
        if last and not any(key in self.box.roles["bottom"] for key in on_top):
            self.position["nemesis_stack"] = [*middle, last[0]]
        else:
            self.position["nemesis_stack"] = []

    def own_prisoners(self) -> None:
        """At a table of two, who owns what is held under a Space Prison need not be said."""
        if self.players == 2 and "owner" not in self.position:
            lines = [
                f"imprisoned:p{seat} {place} p{1 - seat}"
                for seat in range(2)
                for place in range(len(self.keys(f"imprisoned_p{seat}")))
            ]
            if lines:
                self.position["owner"] = lines

    def destroy_spares(self) -> None:
        """What whole stacks and decks, given card by card, leave over.

        Such decks come first and the destroyed pile last, so that it takes from them and nobody else goes short.
        """
        spare: Counter[str] = Counter()
        if self.exact("morty_waves_stack"):
            spare[self.box.waves.key] = self.box.morty_waves
        if self.exact("portal_gun_stack"):
            spare[self.box.portal_gun.key] = self.box.portal_guns
        if self.exact("location_stack", "location_discard"):
            spare.update(self.box.location_stack)
        own: list[str] = []
        for seat in range(self.players):
            if self.exact(f"deck_p{seat}", f"hand_p{seat}", f"discard_p{seat}"):
                spare.update(self.box.starters)
            else:
                own += [name for name in self.zones if name.endswith(f"_p{seat}")]
        for key, count in self.named([name for name in self.zones if name not in own]).items():
            spare[key] -= count
        for key, count in self.named(own).items():
            if key not in self.box.starters:  # a seat whose deck is not given takes its starters from there
                spare[key] -= count
        spares = list((+spare).elements())
        if spares:
            lying = self.keys("destroyed") + self.dots("destroyed")
            others = {name: keys for name, keys in self.position.items() if name != "destroyed"}
            self.position.clear()
            self.position.update(sorted(others.items(), key=lambda item: item[0] in own))
            self.position["destroyed"] = [*lying, *spares] if REST not in lying else [*lying[:-1], *spares, REST]

    def exact(self, *names: str) -> bool:
        """Are all these zones given card by card?"""
        return all(name in self.position and not self.dots(name) for name in names)

    def dots(self, name: str) -> list[str]:
        """The dots at the end of a zone; those of the destroyed pile are understood, unless it is named."""
        if name not in self.position:
            return [REST]
        words = self.position[name]
        return [REST] if isinstance(words, (str, list, tuple)) and any(w in (REST, ...) for w in listed(words)) else []

    def keys(self, name: str) -> list[str]:
        words = self.position.get(name, ())
        return [str(word) for word in listed(words) if word not in (REST, ...)]

    def named(self, zones: list[str]) -> Counter[str]:
        return Counter([key for name in zones for key in self.keys(name)])


def listed(words: object) -> list[object]:
    """A zone is a list of keys or a string of them; anything else is refused later."""
    if isinstance(words, str):
        return list(words.split())
    return list(words) if isinstance(words, (list, tuple)) else []


# --- What cannot be ---


def impossible(g: Table) -> str:
    """What is wrong with the position; '' if nothing."""
    return wrong_numbers(g) or wrong_words(g) or wrong_stacks(g) or wrong_play(g) or wrong_owners(g)


def wrong_numbers(g: Table) -> str:
    if len(g.tokens) != g.seats or min(g.tokens) < 0:
        return f"access_tokens: {g.tokens}, expected a number from 0 for each of {g.seats} seats"
    if g.supply < 0 or g.power < 0:
        return f"supply {g.supply} and power {g.power} cannot be below 0"
    if not 0 <= g.tokens_bought <= g.box.tokens_per_turn:
        return f"tokens_bought: {g.tokens_bought}, at most {g.box.tokens_per_turn} a turn"
    if g.turn < 1 or min(g.destroyed, g.tokens_got, g.power_per_token, g.idle_turns) < 0:
        return "turn is at least 1; destroyed_this_turn, tokens_got, power_per_token and idle_turns are at least 0"
    return ""


def wrong_words(g: Table) -> str:
    """Keys that are no cards or characters."""
    known = g.box.characters
    if len(g.characters) != g.seats or any(key and key not in known for key in g.characters):
        return f"characters: {g.characters}, expected one for each of {g.seats} seats of {' '.join(known)}"
    if not g.offered and "" in g.characters:
        return "characters: a seat without a character needs some `offered` to it"
    if g.offered and (len(g.offered) != g.seats or any(not row or not known.keys() >= {*row} for row in g.offered)):
        return f"offered: {g.offered}, expected some characters for each of {g.seats} seats of {' '.join(known)}"
    for key in [*g.plays, *g.this_turn]:
        if key not in g.box.faces:
            return f"plays, this_turn: {key} is no card"
    return wrong_memories(g)


def wrong_memories(g: Table) -> str:
    """What is remembered only to be shown."""
    faces = g.box.faces
    things = {*faces, *g.box.characters, "access_token"}
    if any(key and key not in g.box.main_deck for key, _ in g.stalls) or len(g.stalls) > g.box.market_size:
        return f"stalls: {g.stalls}, expected at most {g.box.market_size} cards of the main deck with their turns"
    if len(g.trophies) != g.seats or any(key not in faces for row in g.trophies for key in row):
        return f"trophies: {g.trophies}, expected a list of nemeses for each of {g.seats} seats"
    if any(how not in LINKS or thing not in things for how, thing, _ in g.chain):
        return f"chain: {g.chain}, expected one of {' '.join(LINKS)}, a card or character, and a number"
    if (g.attack_card and g.attack_card not in faces) or not -1 <= g.attacker < g.seats:
        return f"attack_card, attacker: {g.attack_card} {g.attacker}, expected a card and a seat, -1 for nobody's"
    if any(not 0 <= seat < g.seats or not outcome_known(g, outcome) for seat, outcome in g.struck):
        return f"struck: {g.struck}, expected seats with open, hit, or avoided: and a card"
    return ""


def outcome_known(g: Table, outcome: str) -> bool:
    head, _, card = outcome.partition(":")
    return outcome in ("open", "hit") or (head == "avoided" and card in g.box.faces)


def wrong_stacks(g: Table) -> str:
    faces, cards, locations = g.box.faces, g.cards, g.box.location_stack
    if len(cards[FLEA_MARKET.n]) > g.box.market_size:
        return f"flea_market: more than {g.box.market_size} cards"
    if any(c.key not in g.box.main_deck for zone in (MAIN_DECK, FLEA_MARKET) for c in cards[zone.n]):
        return "main_deck, flea_market: only cards of the main deck lie there"
    if any(c.key not in locations for zone in (LOCATION_STACK, LOCATION_DISCARD) for c in cards[zone.n]):
        return "location_stack, location_discard: only locations lie there"
    if any(c.key != g.box.portal_gun.key for c in cards[PORTAL_GUN_STACK.n]):
        return "portal_gun_stack: only Portal Guns lie there"
    if any(c.key != g.box.waves.key for c in cards[MORTY_WAVES_STACK.n]):
        return "morty_waves_stack: only Morty Waves lie there"
    stack = cards[NEMESIS_STACK.n]
    if len(cards[NEMESIS.n]) > 1 or any(not faces[c.key].nemesis for c in (*cards[NEMESIS.n], *stack)):
        return "nemesis: at most one card; nemesis and nemesis_stack hold nemeses only"
    if stack and not faces[stack[0].key].last_nemesis:
        return f"nemesis_stack: {stack[0].key} cannot be the last one"
    return ""


def wrong_play(g: Table) -> str:
    """Between turns only Ongoing cards are in play, and nothing is being voted on."""
    for player in g.players:
        if g.cards[player.revealed.n] or g.cards[REVEALED_LOCATIONS.n]:
            return f"{player.revealed.name}, revealed_locations: empty but inside an action"
        if player.seat != g.active:
            for card in g.cards[player.play.n]:
                if not g.box.faces[card.key].ongoing:
                    return f"{player.play.name}: {card.key} is not Ongoing, and it is not this player's turn"
    return ""


def wrong_owners(g: Table) -> str:
    placed = {c.serial: c.key for p in g.players for zone in (p.play, p.imprisoned) for c in g.cards[zone.n]}
    for serial, owner in g.owner.items():
        if serial not in placed:
            return "owner: only cards in play or imprisoned can be somebody else's"
        if owner == UNOWNED and placed[serial] not in g.box.location_stack:
            return f"owner: {placed[serial]} is no location of the stack, so somebody owns it"
    for player in g.players:
        for card in g.cards[player.imprisoned.n]:
            if g.owner.get(card.serial, UNOWNED) == UNOWNED:
                place = player.imprisoned.name
                return f"owner: say whose {card.key} in {place} is, like '{place} {card.key} p1'"
    return ""
