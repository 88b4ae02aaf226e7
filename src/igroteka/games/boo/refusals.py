"""Every reason why something cannot be done, with its rule."""

from __future__ import annotations

from typing import Final

from igroteka.engine import Refusal

NO_SUCH_SEAT: Final = Refusal("BO-032", "no_such_seat")
TOO_MANY_SPECIALS: Final = Refusal("BO-007", "too_many_specials")
ROOM_FOR_EACH: Final = Refusal("BO-025", "room_for_each_special")
STOPWATCH_IN_PRACTICE: Final = Refusal("BO-152", "stopwatch_in_practice")
LOCK_WITHOUT_COOLDOWN: Final = Refusal("BO-139", "lock_without_cooldown")
NOT_CENTRAL: Final = Refusal("BO-020", "not_central")
HAND_IS_UP: Final = Refusal("BO-087", "hand_is_up")
HAND_IS_DOWN: Final = Refusal("BO-123", "hand_is_down")
CALL_LOCKED: Final = Refusal("BO-138", "call_locked")
LOOK_AT_THE_ERROR: Final = Refusal("BO-151", "look_at_the_error")
TOO_LONG: Final = Refusal("BO-068", "too_long")
STAYS_SHOWN: Final = Refusal("BO-148", "stays_shown")
NO_UNDO_LEFT: Final = Refusal("BO-149", "no_undo_left")
HAS_LOOKED: Final = Refusal("BO-152", "has_looked")
FIRST_PLACES_GHOST: Final = Refusal("BO-128", "first_places_ghost")
GHOST_STANDS: Final = Refusal("BO-054", "ghost_stands")
FIRST_NAMES_NUMBER: Final = Refusal("BO-033", "first_names_number")
FOUR_NUMBERS: Final = Refusal("BO-033", "four_numbers")
NUMBER_STAYS: Final = Refusal("BO-034", "number_stays")
NO_VISITOR_YET: Final = Refusal("BO-044", "no_visitor_yet")
LOOKS_ON: Final = Refusal("BO-150", "looks_on")
SIX_COLOURS: Final = Refusal("BO-010", "six_colours")
SEARCH_STANDS_STILL: Final = Refusal("BO-120", "search_stands_still")
HANDS_WAIT: Final = Refusal("BO-124", "hands_wait")
CALLER_SHOWS: Final = Refusal("BO-121", "caller_shows")
CALL_FIRST: Final = Refusal("BO-066", "call_first")
HAS_CALLED: Final = Refusal("BO-068", "has_called")
NO_STOPWATCHES: Final = Refusal("BO-152", "no_stopwatches")
PASS_INSTEAD: Final = Refusal("BO-152", "pass_instead")
HAS_FINISHED: Final = Refusal("BO-152", "has_finished")
NOT_LOOKED: Final = Refusal("BO-152", "not_looked")
