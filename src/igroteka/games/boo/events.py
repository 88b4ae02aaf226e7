"""Everything that can happen, in the order of a round."""

from __future__ import annotations

from typing import Final

from igroteka.engine import EventKind

GHOST_PLACED: Final = EventKind("ghost_placed", "BO-020", "room")
NUMBER_NAMED: Final = EventKind("number_named", "BO-033", "number")
VISITOR_ARRIVED: Final = EventKind("visitor_arrived", "BO-041", "visitor", "room", "shield", "portrait", "left")
VISITOR_SEALED: Final = EventKind("visitor_sealed", "BO-152", "visitor", "left")
HAND_RAISED: Final = EventKind("hand_raised", "BO-087", "hands", "needed")
HAND_LOWERED: Final = EventKind("hand_lowered", "BO-123", "hands", "needed")
NOBODY_CAN: Final = EventKind("nobody_can", "BO-142")
CALLED: Final = EventKind("called", "BO-066", "colour")
ROUTE_SHOWN: Final = EventKind("route_shown", "BO-068", "route")
ROUTE_WRONG: Final = EventKind("route_wrong", "BO-083", "verdict", "step", "colour")
LOCKED: Final = EventKind("locked", "BO-138", "seconds")
VISITOR_TAKEN: Final = EventKind("visitor_taken", "BO-070", "visitor", "room", "crossings")
WALL_TAKEN: Final = EventKind("wall_taken", "BO-072", "colour")
WALL_STOLEN: Final = EventKind("wall_stolen", "BO-073", "colour", "owner")
VISITOR_DISCARDED: Final = EventKind("visitor_discarded", "BO-090", "visitor", "room", "how")
FIRST_PLAYER: Final = EventKind("first_player", "BO-036")
GAME_ENDED: Final = EventKind("game_ended", "BO-095", "how")
VICTORY_SHARED: Final = EventKind("victory_shared", "BO-127")
