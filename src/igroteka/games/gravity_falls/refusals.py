"""Every reason why something cannot be done, with the rule it follows from; its sentence is `why-<reason>`."""

from typing import Final

from igroteka.engine import Refusal

# Settings
THREE_MONSTERS: Final = Refusal("GF-017", "three_monsters")
ONE_CHARACTER_EACH: Final = Refusal("GF-030", "one_character_each")
NO_SUCH_SEAT: Final = Refusal("GF-042", "no_such_seat")
NO_EVENTS_SIMPLIFIED: Final = Refusal("GF-154", "no_events_simplified")
SOLO_IS_TWO_SEATS: Final = Refusal("GF-226", "solo_is_two_seats")

# Choosing at the table
ALREADY_IN_PLAY: Final = Refusal("GF-017", "already_in_play")
ALREADY_TAKEN: Final = Refusal("GF-030", "already_taken")

# A card or a rest
NOT_YOUR_TURN: Final = Refusal("GF-043", "not_your_turn")
NOT_IN_HAND: Final = Refusal("GF-045", "not_in_hand")
ONE_CARD_A_TURN: Final = Refusal("GF-045", "one_card_a_turn")
NO_TELEPORT: Final = Refusal("GF-054", "no_teleport")
NO_WALK: Final = Refusal("GF-208", "no_walk")

# Walks and Teleports
TOO_FAR: Final = Refusal("GF-057", "too_far")
TOO_NEAR: Final = Refusal("GF-058", "too_near")
ROAD_TWICE: Final = Refusal("GF-059", "road_twice")
BACK_TO_START: Final = Refusal("GF-060", "back_to_start")
THROUGH_START: Final = Refusal("GF-206", "through_start")
SOMEBODY_THERE: Final = Refusal("GF-204", "somebody_there")
SOMEBODY_ON_THE_WAY: Final = Refusal("GF-204", "somebody_on_the_way")
GIANT_IN_THE_WAY: Final = Refusal("GF-171", "giant_in_the_way")
SAME_PLACE: Final = Refusal("GF-207", "same_place")
NO_GOAL: Final = Refusal("GF-053", "no_goal")
NOT_ALONE: Final = Refusal("GF-205", "not_alone")

# Tokens
COMES_ANYWAY: Final = Refusal("GF-065", "comes_anyway")
COMES_IN_RIOTS: Final = Refusal("GF-125", "comes_in_riots")
DISTRUST_STAYS: Final = Refusal("GF-203", "distrust_stays")
NO_SUCH_TOKEN: Final = Refusal("GF-086", "no_such_token")
NOT_A_NEIGHBOUR: Final = {
    "rumours": Refusal("GF-065", "only_neighbours_tokens"),
    "roll": Refusal("GF-086", "only_to_neighbours"),
    "riots": Refusal("GF-125", "only_neighbours_tokens"),
}
"""Tokens come from neighbours and go to neighbours, by the phase in which they do."""

# Rolls
NOT_HERE: Final = Refusal("GF-209", "not_here")
WALKED_INTO_THE_GIANT: Final = Refusal("GF-250", "walked_into_the_giant")
NO_SUCH_DICE: Final = Refusal("GF-229", "no_such_dice")
FRESH: Final = Refusal("GF-104", "fresh")

# Courage and draw
DISTRUST_HERE: Final = Refusal("GF-099", "distrust_here")
MONSTER_HERE: Final = Refusal("GF-098", "monster_here")
CUBE_HERE: Final = Refusal("GF-108", "cube_here")
NO_CUBE_LEFT: Final = Refusal("GF-214", "no_cube_left")
HAND_FULL: Final = Refusal("GF-100", "hand_full")
HAND_FULL_BY_CURSE: Final = Refusal("GF-200", "hand_full")
NO_CALM: Final = Refusal("GF-100", "no_calm")
RESTING: Final = Refusal("GF-115", "resting")
ALL_OR_NOTHING: Final = Refusal("GF-259", "all_or_nothing")

# Abilities
MANOTAUR: Final = Refusal("GF-168", "manotaur")
MIND_BLOCK: Final = Refusal("GF-248", "mind_block")
OTHERS_TURN: Final = Refusal("GF-159", "others_turn")
NOT_YOUR_ABILITY: Final = Refusal("GF-159", "not_your_ability")
INSIDE_A_STEP: Final = Refusal("GF-217", "inside_a_step")
ABILITY_USED: Final = {
    "lift_curse": Refusal("GF-230", "ability_used"),
    "move_cube": Refusal("GF-231", "ability_used"),
}
TOO_FAR_TO_HELP: Final = Refusal("GF-230", "too_far_to_help")
NOT_HIS_OWN: Final = Refusal("GF-164", "not_his_own")
NO_SUCH_CURSE: Final = Refusal("GF-230", "no_such_curse")
CUBE_THERE: Final = Refusal("GF-108", "cube_there")
NO_CUBE_TO_CARRY: Final = Refusal("GF-231", "no_cube_there")
ALONG_ONE_ROAD: Final = Refusal("GF-231", "along_one_road")

# Monsters
NOT_NEAREST: Final = Refusal("GF-119", "not_nearest")

# Curses and events
NOT_NEARER: Final = Refusal("GF-246", "not_nearer")
CALLED_ONE_ROAD: Final = Refusal("GF-246", "one_road")
NOT_FARTHER: Final = Refusal("GF-187", "not_farther")
RETREAT_ONE_ROAD: Final = Refusal("GF-185", "one_road")
NOT_HELD: Final = Refusal("GF-183", "not_held")
NOT_AROUND: Final = {cites: Refusal(cites, "not_around") for cites in ("GF-196", "GF-242", "GF-243")}
"""Of Panic and of both sorts of Gossip, by the rule that the question cites."""
NO_CUBE_THERE: Final = Refusal("GF-177", "no_cube_there")
NO_SUPPORT_THERE: Final = Refusal("GF-177", "no_support_there")
