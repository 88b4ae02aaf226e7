"""Everything that can happen at this table, as kinds of events: a name, the rule it shows, the names of its values."""

from typing import Final

from igroteka.engine import EventKind, Integer

# What changes with several kinds of events.
ALARM: Final = ("alarm", "ahead")
TOKENS: Final = ("locations",)
CUBES: Final = ("locations", "supply")
CHARACTERS: Final = ("characters",)
MONSTERS: Final = ("monsters", "arrived")
PLACED: Final = ("characters", "locations", "supply")
DICE: Final = ("dice", "ability_used")
FORECAST: Final = ("forecast",)
"""Not with the pulls of a riot: the forecast has told them when the monster arrived."""
TURN_SETS: Final = ("active", "played", "ability_used", "event_acted", "fresh", "dice")

# Setup
MONSTER_PLACED: Final = EventKind("monster_placed", "GF-025", "monster", "location", Integer("pulled"), sets=MONSTERS)
SETUP_ALARM: Final = EventKind("alarm", "GF-027", Integer("amount"), Integer("level"), "by", sets=ALARM)
SETUP_FLIPPED: Final = EventKind("flipped", "GF-028", Integer("tokens"), "location", sets=TOKENS)
CHARACTER_PLACED: Final = EventKind("character_placed", "GF-031", "character", "location", sets=PLACED)
ROW_OPENED: Final = EventKind("opened", "GF-036", "location", sets=FORECAST)
FIRST_TURN: Final = EventKind("turn", "GF-042", "character", sets=TURN_SETS)
MONSTER_CHOSEN: Final = EventKind("monster_chosen", "GF-018", "monster", sets=MONSTERS)
CHARACTER_CHOSEN: Final = EventKind("character_chosen", "GF-030", "character", sets=CHARACTERS)

# Character phase
TURN: Final = EventKind("turn", "GF-043", "character", sets=TURN_SETS)
PLAYED: Final = EventKind("played", "GF-049", sets=("played",))
RESTED: Final = EventKind("rested", "GF-113")
LEFT_BEHIND: Final = EventKind("left_behind", "GF-201")
WALKED: Final = EventKind("walked", "GF-056", "origin", "location", Integer("roads"), sets=CHARACTERS + FORECAST)
STOPPED: Final = EventKind("stopped", "GF-171", "origin", "location", "monster", sets=CHARACTERS + FORECAST)
TELEPORTED: Final = EventKind("teleported", "GF-053", "origin", "location", sets=CHARACTERS + FORECAST)
RUMOUR: Final = EventKind("rumour", "GF-065", "token", "origin", "location", sets=TOKENS + FORECAST)
FOUGHT: Final = EventKind("fought", "GF-070", "monster", Integer("requirement"))
ROLLED: Final = EventKind(
    "rolled",
    "GF-071",
    Integer("dice"),
    Integer("success"),
    Integer("move"),
    Integer("curse"),
    Integer("overflow"),
    sets=DICE,
)
REROLLED: Final = EventKind(
    "rerolled", "GF-229", Integer("dice"), Integer("success"), Integer("move"), Integer("curse"), sets=DICE
)
PERSUADED: Final = EventKind("persuaded", "GF-076", Integer("tokens"), "location", sets=TOKENS + FORECAST)
DEFEATED: Final = EventKind("defeated", "GF-084", "monster", sets=MONSTERS + FORECAST, moment=True)
KNOCKED_DOWN: Final = EventKind("knocked_down", "GF-240", "monster", sets=MONSTERS, moment=True)
FOUGHT_OFF: Final = EventKind(
    "fought_off", "GF-080", "monster", Integer("success"), Integer("requirement"), moment=True
)
IMMUNE: Final = EventKind("immune", "GF-167", "monster")
TOKEN_MOVED: Final = EventKind("token_moved", "GF-086", "token", "origin", "location", sets=TOKENS + FORECAST)
CUBE_PLACED: Final = EventKind("cube_placed", "GF-098", "location", sets=CUBES + FORECAST)
DREW: Final = EventKind("drew", "GF-100")
TOOK_BACK: Final = EventKind("took_back", "GF-161")
RESHUFFLED: Final = EventKind("reshuffled", "GF-101")
REMOVAL_ROLLED: Final = EventKind("removal_rolled", "GF-102", Integer("dice"), Integer("success"), sets=DICE)
CURSE_REMOVED: Final = EventKind("curse_removed", "GF-103", "curse", sets=CHARACTERS)
REPUTATION: Final = EventKind("reputation", "GF-202", "location", sets=TOKENS + FORECAST)
CURSE_LIFTED: Final = EventKind("curse_lifted", "GF-230", "curse", "player", sets=("characters", "ability_used"))
CUBE_CARRIED: Final = EventKind(
    "cube_carried", "GF-231", "origin", "location", sets=("locations", "ability_used", "forecast")
)

# Curses
CURSED: Final = EventKind("cursed", "GF-095", "curse", sets=("characters", "fresh"))
CURSE_REJECTED: Final = EventKind("curse_rejected", "GF-096", "curse")
NO_CURSE: Final = EventKind("no_curse", "GF-213")
CURSES_RESHUFFLED: Final = EventKind("curses_reshuffled", "GF-213")
ROW_REPLACED: Final = EventKind("row_replaced", "GF-245", Integer("open"), sets=FORECAST)
CALL_STAYED: Final = EventKind("stayed", "GF-246", "location")
CALLED: Final = EventKind("called", "GF-246", "origin", "location", sets=CHARACTERS + FORECAST)

# Monster phase
MONSTER_MOVED: Final = EventKind("monster_moved", "GF-119", "monster", "origin", "location", sets=MONSTERS + FORECAST)
CUBE_HELD: Final = EventKind("cube_held", "GF-109", "location", sets=CUBES + FORECAST)
CUBE_BROKEN: Final = EventKind("cube_broken", "GF-239", "monster", "location", sets=CUBES + FORECAST)
RIOT_PULL: Final = EventKind("riot_pull", "GF-125", "token", "origin", "location", sets=TOKENS)
FLIPPED: Final = EventKind("flipped", "GF-128", Integer("tokens"), "location", sets=TOKENS)
OPENED: Final = EventKind("opened", "GF-132", "location", sets=FORECAST)
DECK_RENEWED: Final = EventKind("deck_renewed", "GF-137")

# Events and the alarm
EVENT: Final = EventKind("event", "GF-133", "event", sets=("event_acted",))
EXTRA_EVENT: Final = EventKind("extra_event", "GF-135", "event")
EVENT_SET_ASIDE: Final = EventKind("event_set_aside", "GF-255", "event")
TELEPORT_LOST: Final = EventKind("teleport_lost", "GF-180")
DISCARDED: Final = EventKind("discarded", "GF-183")
NOT_DISCARDED: Final = EventKind("not_discarded", "GF-183")
"""The alarm rises instead."""
TELEPORT_DISCARDED: Final = EventKind("discarded", "GF-178")
RETREATED: Final = EventKind("retreated", "GF-185", "origin", "location", sets=CHARACTERS + FORECAST)
STAYED: Final = EventKind("stayed", "GF-187", "location")
NO_CUBES: Final = EventKind("no_cubes", "GF-177", "of", "location")
NO_SUPPORT: Final = EventKind("no_support", "GF-177", "of", "location")
MUSTERED: Final = EventKind("mustered", "GF-191", "monster", Integer("tokens"), "location", sets=TOKENS)
CUBE_LOST: Final = {
    "monsters": EventKind("cube_lost", "GF-194", "of", "location", sets=CUBES + FORECAST),
    "characters": EventKind("cube_lost", "GF-195", "of", "location", sets=CUBES + FORECAST),
}
TURNED_AWAY: Final = {
    "monsters": EventKind("turned_away", "GF-243", "of", "location", sets=TOKENS),
    "characters": EventKind("turned_away", "GF-242", "of", "location", sets=TOKENS),
}
RIOT_ALARM: Final = EventKind("alarm", "GF-127", Integer("amount"), Integer("level"), "by", sets=ALARM)
EXTRA_EVENT_ALARM: Final = EventKind("alarm", "GF-135", Integer("amount"), Integer("level"), "by", sets=ALARM)
DISCARD_ALARM: Final = EventKind("alarm", "GF-183", Integer("amount"), Integer("level"), "by", sets=ALARM)
LAST_RISE: Final = {
    kind: EventKind("alarm", kind.cites, Integer("amount"), Integer("level"), "by", sets=ALARM, moment=True)
    for kind in (RIOT_ALARM, EXTRA_EVENT_ALARM, DISCARD_ALARM)
}
"""The rise that loses the game: one that people want to see again."""
CURSE_MARK: Final = EventKind("curse_mark", "GF-141", Integer("space"), moment=True)
ROW_MARK: Final = EventKind(
    "row_mark", "GF-142", Integer("space"), Integer("open"), sets=("row_size", "forecast"), moment=True
)
ROW_SHORTENED: Final = EventKind("row_shortened", "GF-150", "location", sets=FORECAST)
