"""What can happen at the table, as structure. `by` names the card or the act that caused it.

The rule at an event kind is the general one; an event that a card brings about shows the rule of that card.
"""

from typing import Final

from igroteka.engine import EventKind, Integer, citing

# What changes with several kinds of events.
WINDOW: Final = ("window", "acting", "pending")
GOODS_MOVED: Final = ("players", *WINDOW)
STOCK: Final = ("locations", *WINDOW)
STOCK_TAKEN: Final = ("players", "locations", *WINDOW)
PLACES: Final = ("locations", "monster_camp", *WINDOW)
HOUSES: Final = ("players", "sections")

GOODS: Final = (Integer("straw"), Integer("wood"), Integer("brick"))

ROUND: Final = EventKind("round", "LS-049", Integer("round"), "first", sets=("round", "first_player", "turn_order"))
REMINDED: Final = EventKind("reminded", "LS-134", "card")
PRINCE: Final = EventKind("prince", "LS-122", "location", Integer("rolled"), Integer("number"), sets=("locations",))
PRINCE_AT_FULLEST: Final = EventKind(
    "prince", "LS-123", "location", Integer("rolled"), Integer("number"), sets=("locations",)
)

GAINED: Final = EventKind("gained", "LS-264", "by", *GOODS, sets=GOODS_MOVED)
LOST: Final = EventKind("lost", "LS-024", "by", *GOODS, sets=GOODS_MOVED)
GAVE: Final = EventKind("gave", "LS-024", "by", "to", *GOODS, sets=GOODS_MOVED)
TOOK: Final = EventKind("took", "LS-265", "by", "location", *GOODS, sets=STOCK_TAKEN)
ADDED: Final = EventKind("added", "LS-264", "by", "location", *GOODS, sets=STOCK)
EMPTIED: Final = EventKind("emptied", "LS-148", "by", "location", *GOODS, sets=STOCK)
COLLECTED: Final = EventKind(
    "collected", "LS-063", "location", *GOODS, Integer("pigs"), Integer("left"), sets=STOCK_TAKEN
)
"""`pigs` shared what lay there, `left` is what could not be shared."""
SHARED: Final = citing(COLLECTED, "LS-064")
DRAFTED: Final = citing(COLLECTED, "LS-127")
"""Where there is too little for a pick each; what is picked is told by PICKED."""
PICKED: Final = EventKind("picked", "LS-128", "location", *GOODS, sets=STOCK_TAKEN)

IDLE: Final = EventKind("idle", "LS-068", "by", Integer("needs"), sets=WINDOW)
"""A card came to nothing; `needs` is the condition that did not hold, by its number in the content, 0 for none."""

LAID: Final = EventKind("laid", "LS-052", Integer("fables"))
PEEKED: Final = EventKind("peeked", "LS-229", "what", "whose")
FORCED: Final = EventKind("must_lay", "LS-237", sets=GOODS_MOVED)
LAYS_LAST: Final = EventKind("lays_last", "LS-228", sets=GOODS_MOVED)
ENCHANTED: Final = EventKind("enchanted", "LS-259", "whom", sets=GOODS_MOVED)
GUESSED: Final = EventKind("guessed", "LS-208", "guess", sets=GOODS_MOVED)
CLAIMED: Final = EventKind("claimed", "LS-242", "card", sets=GOODS_MOVED)
REVEALED: Final = EventKind("revealed", "LS-054", "fable", sets=("coming",))
PLACED: Final = EventKind("placed", "LS-057", "card", "location", Integer("stand_in"), sets=PLACES)
HOMELESS: Final = EventKind("homeless", "LS-136", "card")
PIPED: Final = EventKind("piped", "LS-140", sets=PLACES)
SWAPPED: Final = EventKind("swapped", "LS-161", "a", "b", sets=PLACES)
CURSED: Final = EventKind("cursed", "LS-197", sets=PLACES)
REPLACED: Final = EventKind("replaced", "LS-200", Integer("changed"))
SHOWN: Final = EventKind("shown", "LS-061", "card", "location")
WALKED: Final = EventKind("walked", "LS-061", "location", sets=("locations",))
WENT: Final = EventKind("went", "LS-061", "by", "location", sets=STOCK)
RAN: Final = EventKind("ran", "LS-244", sets=GOODS_MOVED)
STAYED: Final = EventKind("stayed", "LS-178", "by")
CANCELLED: Final = EventKind("cancelled", "LS-220", "card", "by", sets=PLACES, moment=True)
CLEANED: Final = EventKind("cleaned_up", "LS-068", sets=("players", *PLACES))
LEFT: Final = EventKind("left", "LS-070", "card", sets=PLACES)
WAITS: Final = EventKind("waits", "LS-133", "card", sets=("coming",))

DREW: Final = EventKind("drew", "LS-078", "by", sets=GOODS_MOVED)
TOOK_CARDS: Final = EventKind("took_cards", "LS-186", "by")
DISCARDED: Final = EventKind("discarded", "LS-144", "by")
SPENT: Final = EventKind("spent", "LS-144")
"""A card has discarded itself."""
HANDED: Final = EventKind("handed", "LS-216", "by", "to")
RETURNED: Final = EventKind("returned", "LS-224", "by", Integer("number"))
TURNED: Final = EventKind("turned_up", "LS-225", "by")
RESHUFFLED: Final = EventKind("reshuffled", "LS-040", "deck")

MET_FRIEND: Final = EventKind("met_friend", "LS-099", "card")
BEFRIENDED: Final = EventKind("befriended", "LS-101", "card", "to", Integer("kept"), sets=GOODS_MOVED)
PARTED: Final = EventKind("parted", "LS-101", "card", sets=GOODS_MOVED)
LOCKED: Final = EventKind("locked", "LS-252", Integer("number"))
UNLOCKED: Final = EventKind("unlocked", "LS-254")

EXTRA: Final = EventKind("extra_actions", "LS-168", "by", Integer("number"), sets=GOODS_MOVED)
LIMITED: Final = EventKind("limited", "LS-169", "by", Integer("number"), sets=GOODS_MOVED)
PLOT: Final = EventKind("plot", "LS-146", "card", sets=GOODS_MOVED)
STOCKED: Final = EventKind("stocked", "LS-247", *GOODS, sets=GOODS_MOVED)
BUILT: Final = EventKind("built", "LS-082", "material", "section", Integer("price"), sets=HOUSES)
HOUSE: Final = EventKind("house", "LS-084", "material", sets=HOUSES, moment=True)
TURNED_TO: Final = EventKind("turned_to", "LS-190", "by", "whom")
BLOWN: Final = EventKind("blown_down", "LS-191", "by", "material", "section", sets=HOUSES, moment=True)
REWARDED: Final = EventKind("rewarded", "LS-105", "material", sets=("players", "reward_tokens"), moment=True)
CHOSE: Final = EventKind("chose_reward", "LS-106", "reward")
SPECIAL: Final = EventKind("special", "LS-095", "card", sets=("used", "players"))
FAREWELL: Final = EventKind("farewell", "LS-103", "card")
ENDED: Final = EventKind("ended_turn", "LS-075")
REFILLED: Final = EventKind("refilled", "LS-111", sets=("locations",))
