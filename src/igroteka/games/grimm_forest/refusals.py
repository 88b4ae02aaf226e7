"""Every reason why something cannot be done, with the rule it comes from, in the order of the rules."""

from typing import Final

from igroteka.engine import Refusal


def not_that_many(rule: str) -> Refusal:
    """Somebody has not got what a card asks for."""
    return Refusal(rule, "not_that_many")


# --- Setup ----------------------------------------------------------------------------------------------------------

UNKNOWN_CARD: Final = Refusal("LS-009", "unknown_card")
TOO_FEW_FABLES_IN_DECK: Final = Refusal("LS-009", "too_few_fables_in_deck")
CARD_BOTH_WAYS: Final = Refusal("LS-013", "card_both_ways")
TOO_FEW_FRIENDS: Final = Refusal("LS-018", "too_few_friends")
NO_FAREWELL: Final = Refusal("LS-019", "no_farewell")
NO_MARKET: Final = Refusal("LS-034", "no_market")
NO_SUCH_SEAT: Final = Refusal("LS-047", "no_such_seat")

# --- The gather phase -----------------------------------------------------------------------------------------------

NOT_CHOOSING: Final = Refusal("LS-052", "not_choosing")
NOT_IN_HAND: Final = Refusal("LS-053", "not_in_hand")
MONSTER_THERE: Final = Refusal("LS-058", "monster_there")

# --- The build phase ------------------------------------------------------------------------------------------------

NO_ACTIONS: Final = Refusal("LS-075", "no_actions")
NOT_BUILDING: Final = Refusal("LS-075", "not_building")
NOT_YOUR_TURN: Final = Refusal("LS-075", "not_your_turn")
MUST_ACT: Final = Refusal("LS-076", "must_act")
NO_FABLES_LEFT: Final = Refusal("LS-078", "no_fables_left")
WRONG_ORDER: Final = Refusal("LS-084", "wrong_order")
UNFINISHED: Final = Refusal("LS-086", "unfinished")
NO_SECTION: Final = Refusal("LS-088", "no_section")
NO_ZONE: Final = Refusal("LS-089", "no_zone")
TOO_DEAR: Final = (
    Refusal("LS-090", "too_dear_base"),
    Refusal("LS-091", "too_dear_walls"),
    Refusal("LS-092", "too_dear_roof"),
)
NO_SPECIAL: Final = Refusal("LS-095", "no_special")
USED: Final = Refusal("LS-096", "special_used")

# --- Fables ---------------------------------------------------------------------------------------------------------

UNIQUE_THERE: Final = Refusal("LS-136", "unique_there")
TOO_LITTLE_TO_TRADE: Final = not_that_many("LS-138")
NO_PLOT: Final = Refusal("LS-146", "no_plot")
LURED: Final = Refusal("LS-156", "lured")
TOO_LITTLE_TO_HIRE: Final = not_that_many("LS-171")
NOT_WITH_YOU: Final = Refusal("LS-160", "not_with_you")
NOTHING_TO_TAKE: Final = Refusal("LS-160", "nothing_to_take")
SAME_PLACE: Final = Refusal("LS-178", "same_place")
TOO_LITTLE_TO_GIVE: Final = not_that_many("LS-180")
TOO_LITTLE_TO_RETURN: Final = not_that_many("LS-181")
OTHER_TYPE: Final = Refusal("LS-181", "other_type")
NO_EXCHANGE: Final = Refusal("LS-182", "no_exchange")
SPARED: Final = Refusal("LS-192", "spared")
NOT_WITH_TROLL: Final = Refusal("LS-201", "not_with_troll")
COLLECTED_THERE: Final = Refusal("LS-203", "collected_there")

# --- Friends --------------------------------------------------------------------------------------------------------

SURCHARGED: Final = Refusal("LS-210", "surcharged")
NOTHING_TO_STEAL: Final = Refusal("LS-212", "nothing_to_steal")
NOTHING_TO_BUILD: Final = Refusal("LS-222", "nothing_to_build")
NOTHING_TO_PAY_WITH: Final = Refusal("LS-223", "nothing_to_pay_with")
NEEDS_HELP: Final = Refusal("LS-223", "needs_help")
NO_CARD_LAID: Final = Refusal("LS-228", "no_card_laid")
QUEEN_WAITS: Final = Refusal("LS-228", "queen_waits")
NO_FABLE_LAID: Final = Refusal("LS-229", "no_fable_laid")
NOTHING_LEFT: Final = Refusal("LS-230", "nothing_left")
MUST_LAY: Final = Refusal("LS-237", "must_lay")
NOT_HIMSELF: Final = Refusal("LS-240", "not_himself")
TOWER_SHUT: Final = Refusal("LS-248", "tower_shut")
TOWER_EMPTY: Final = Refusal("LS-248", "tower_empty")
LOCKED: Final = Refusal("LS-253", "locked")
SPINS_INTO_ITSELF: Final = Refusal("LS-257", "spins_into_itself")
NO_STRAW: Final = Refusal("LS-257", "no_straw")
LAYS_BLIND: Final = Refusal("LS-260", "lays_blind")
TOO_FEW_FABLES: Final = Refusal("LS-263", "too_few_fables")
