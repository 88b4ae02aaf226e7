"""What can happen at the table, as structure. `by` names the card or the act that caused it.

The rule at an event kind is the general one; an event that a card brings about shows the rule of that card.
"""

from functools import lru_cache
from typing import Final

from igroteka.engine import EventKind

GOODS: Final = ("straw", "wood", "brick")
BY: Final = ("by",)

ROUND: Final = EventKind("round", "LS-049", "round", "first")
REMINDED: Final = EventKind("reminded", "LS-134", "card")
PRINCE: Final = EventKind("prince", "LS-122", "location", "rolled", "number")
PRINCE_AT_FULLEST: Final = EventKind("prince", "LS-123", "location", "rolled", "number")

GAINED: Final = EventKind("gained", "LS-264", "by", *GOODS)
LOST: Final = EventKind("lost", "LS-024", "by", *GOODS)
GAVE: Final = EventKind("gave", "LS-024", "by", "to", *GOODS)
TOOK: Final = EventKind("took", "LS-265", "by", "location", *GOODS)
ADDED: Final = EventKind("added", "LS-264", "by", "location", *GOODS)
EMPTIED: Final = EventKind("emptied", "LS-148", "by", "location", *GOODS)
COLLECTED: Final = EventKind("collected", "LS-063", "location", *GOODS, "pigs", "left")
"""`pigs` shared what lay there, `left` is what could not be shared."""
SHARED: Final = EventKind("collected", "LS-064", *COLLECTED.fields)
DRAFTED: Final = EventKind("collected", "LS-127", *COLLECTED.fields)
PICKED: Final = EventKind("picked", "LS-128", "location", *GOODS)

IDLE: Final = EventKind("idle", "LS-068", "by", "needs")
"""A card came to nothing; `needs` is the condition that did not hold, by its number in the content, 0 for none."""

LAID: Final = EventKind("laid", "LS-052", "fables")
PEEKED: Final = EventKind("peeked", "LS-229", "what", "whose")
FORCED: Final = EventKind("must_lay", "LS-237")
LAYS_LAST: Final = EventKind("lays_last", "LS-228")
ENCHANTED: Final = EventKind("enchanted", "LS-259", "whom")
GUESSED: Final = EventKind("guessed", "LS-208", "guess")
CLAIMED: Final = EventKind("claimed", "LS-242", "card")
REVEALED: Final = EventKind("revealed", "LS-054", "fable")
PLACED: Final = EventKind("placed", "LS-057", "card", "location", "stand_in")
HOMELESS: Final = EventKind("homeless", "LS-136", "card")
PIPED: Final = EventKind("piped", "LS-140")
SWAPPED: Final = EventKind("swapped", "LS-161", "a", "b")
CURSED: Final = EventKind("cursed", "LS-197")
REPLACED: Final = EventKind("replaced", "LS-200", "changed")
SHOWN: Final = EventKind("shown", "LS-061", "card", "location")
WALKED: Final = EventKind("walked", "LS-061", "location")
WENT: Final = EventKind("went", "LS-061", "by", "location")
RAN: Final = EventKind("ran", "LS-244")
STAYED: Final = EventKind("stayed", "LS-178", "by")
CANCELLED: Final = EventKind("cancelled", "LS-220", "card", "by")
CLEANED: Final = EventKind("cleaned_up", "LS-068")
LEFT: Final = EventKind("left", "LS-070", "card")
WAITS: Final = EventKind("waits", "LS-133", "card")

DREW: Final = EventKind("drew", "LS-078", "by")
TOOK_CARDS: Final = EventKind("took_cards", "LS-186", "by")
DISCARDED: Final = EventKind("discarded", "LS-144", "by")
HANDED: Final = EventKind("handed", "LS-216", "by", "to")
RETURNED: Final = EventKind("returned", "LS-224", "by", "number")
TURNED: Final = EventKind("turned_up", "LS-225", "by")
RESHUFFLED: Final = EventKind("reshuffled", "LS-040", "deck")

MET_FRIEND: Final = EventKind("met_friend", "LS-099", "card")
BEFRIENDED: Final = EventKind("befriended", "LS-101", "card", "to", "kept")
PARTED: Final = EventKind("parted", "LS-101", "card")
LOCKED: Final = EventKind("locked", "LS-252", "number")
UNLOCKED: Final = EventKind("unlocked", "LS-254")

EXTRA: Final = EventKind("extra_actions", "LS-168", "by", "number")
LIMITED: Final = EventKind("limited", "LS-169", "by", "number")
PLOT: Final = EventKind("plot", "LS-146", "card")
STOCKED: Final = EventKind("stocked", "LS-247", *GOODS)
BUILT: Final = EventKind("built", "LS-082", "material", "section", "price")
HOUSE: Final = EventKind("house", "LS-084", "material")
TURNED_TO: Final = EventKind("turned_to", "LS-190", "by", "whom")
BLOWN: Final = EventKind("blown_down", "LS-191", "by", "material", "section")
REWARDED: Final = EventKind("rewarded", "LS-105", "material")
CHOSE: Final = EventKind("chose_reward", "LS-106", "reward")
SPECIAL: Final = EventKind("special", "LS-095", "card")
FAREWELL: Final = EventKind("farewell", "LS-103", "card")
ENDED: Final = EventKind("ended_turn", "LS-075")
REFILLED: Final = EventKind("refilled", "LS-111")


@lru_cache(maxsize=1024)
def citing(kind: EventKind, rule: str) -> EventKind:
    """The same kind of event by another rule."""
    return EventKind(kind.name, rule, *kind.fields) if rule else kind
