"""Everything that can happen, in the order of a round."""

from __future__ import annotations

from typing import Final

from igroteka.engine import EventKind, Integer

# What changes with several kinds of events.
HANDS: Final = ("hands", "players")
CALL: Final = ("caller", "announced", "showing")
ROUND: Final = (
    "ghost",
    "visitor",
    "players",
    "hands",
    "round_no",
    "search_until",
    "attempt",
    "last_round",
    "stopwatch",
)

GHOST_PLACED: Final = EventKind("ghost_placed", "BO-020", "room", sets=("ghost",))
NUMBER_NAMED: Final = EventKind("number_named", "BO-033", Integer("number"), sets=("number",))
NUMBER_DRAWN: Final = EventKind("number_drawn", "BO-153", Integer("number"), sets=("number",))
VISITOR_ARRIVED: Final = EventKind(
    "visitor_arrived",
    "BO-041",
    "visitor",
    "room",
    "shield",
    "portrait",
    Integer("left"),
    sets=("visitor", "stack", "round_no", "search_until"),
)
VISITOR_SEALED: Final = EventKind(
    "visitor_sealed", "BO-152", "visitor", Integer("left"), sets=("stack", "round_no", "stopwatch")
)
HAND_RAISED: Final = EventKind("hand_raised", "BO-087", Integer("hands"), Integer("needed"), sets=HANDS)
HAND_LOWERED: Final = EventKind("hand_lowered", "BO-123", Integer("hands"), Integer("needed"), sets=HANDS)
NOBODY_CAN: Final = EventKind("nobody_can", "BO-142")
CALLED: Final = EventKind("called", "BO-066", "colour", sets=("search_until", *CALL, *HANDS))
ROUTE_SHOWN: Final = EventKind("route_shown", "BO-068", "route", sets=("search_until", *CALL))
ROUTE_WRONG: Final = EventKind(
    "route_wrong", "BO-083", "verdict", Integer("step"), "colour", sets=("attempt", "players", *CALL)
)
LOCKED: Final = EventKind("locked", "BO-138", Integer("seconds"), sets=("players",))
VISITOR_TAKEN: Final = EventKind(
    "visitor_taken", "BO-070", "visitor", "room", Integer("crossings"), sets=ROUND, moment=True
)
WALL_TAKEN: Final = EventKind("wall_taken", "BO-072", "colour", sets=("players", "reserve"))
WALL_STOLEN: Final = EventKind("wall_stolen", "BO-073", "colour", "owner", sets=("players",), moment=True)
VISITOR_DISCARDED: Final = EventKind(
    "visitor_discarded", "BO-090", "visitor", "room", "how", sets=("discarded", *ROUND)
)
FIRST_PLAYER: Final = EventKind("first_player", "BO-036", sets=("first",))
GAME_ENDED: Final = EventKind("game_ended", "BO-095", "how")
VICTORY_SHARED: Final = EventKind("victory_shared", "BO-127")
