"""Every reason why something is not allowed, with its rule."""

from typing import Final

from igroteka.engine import Refusal

# --- Starting ---

TOO_FEW_CHARACTERS: Final = Refusal("RR-016", "too_few_characters")
TAKEN: Final = Refusal("RR-015", "character_taken")

# --- A turn ---

TOO_DEAR: Final = Refusal("RR-073", "too_dear")
NEVER_BOUGHT: Final = Refusal("RR-055", "never_bought")
NONE_LEFT: Final = Refusal("RR-054", "none_left")
STILL_FACE_DOWN: Final = Refusal("RR-105", "still_face_down")
NO_TOKEN_PAID: Final = Refusal("RR-207", "no_token_paid")
ONE_TOKEN_A_TURN: Final = Refusal("RR-043", "one_token_a_turn")
SUPPLY_EMPTY: Final = Refusal("RR-157", "supply_empty")
NO_TOKEN_TO_SPEND: Final = Refusal("RR-209", "no_token_to_spend")
USED_THIS_TURN: Final = Refusal("RR-093", "used_this_turn")
EMPTY_HAND: Final = Refusal("RR-140", "empty_hand")

# --- Attacks and defence ---

NO_DEFENCE: Final = Refusal("RR-096", "no_defence")
ONLY_FROM_PLAY: Final = Refusal("RR-212", "only_from_play")
SAY_WHOSE: Final = Refusal("RR-204", "say_whose")

# --- Votes ---

NOT_THAT_MANY: Final = Refusal("RR-184", "not_that_many_tokens")
NO_COUNCIL: Final = Refusal("RR-166", "no_council_card")
FEWER_VOTES: Final = Refusal("RR-188", "fewer_votes")

# --- Cards ---

TAKE_POWER: Final = Refusal("RR-157", "no_tokens_left")
NOT_ONGOING: Final = Refusal("RR-124", "not_ongoing")
NOT_YOURS: Final = Refusal("RR-189", "not_yours")
MUST_GIVE: Final = Refusal("RR-099", "must_give")
NO_TOKEN: Final = Refusal("RR-216", "no_token")

# --- What no open question offers ---

NOT_YOUR_TURN: Final = Refusal("RR-058", "not_your_turn")
TURN_IS_OVER: Final = Refusal("RR-074", "turn_is_over")
START_FIRST: Final = Refusal("RR-208", "start_of_turn_first")
CARD_FIRST: Final = Refusal("RR-069", "card_first")
NOT_IN_HAND: Final = Refusal("RR-059", "not_in_hand")
NOT_FOR_SALE: Final = Refusal("RR-060", "not_for_sale")
NOT_YOUR_CHARACTER: Final = Refusal("RR-093", "not_your_character")
WORKS_BY_ITSELF: Final = Refusal("RR-093", "works_by_itself")
NO_GREEDY: Final = Refusal("RR-209", "no_greedy_gromflamite")
ONLY_AGAINST_ATTACKS: Final = Refusal("RR-213", "only_against_attacks")
NOT_ABSTAIN: Final = Refusal("RR-165", "no_abstaining")
WRONG_STAKE: Final = Refusal("RR-184", "wrong_stake")
STAKES_SHOWN: Final = Refusal("RR-186", "stakes_shown")
NO_VOTE: Final = Refusal("RR-162", "no_vote")
TOKEN_TOO_LATE: Final = Refusal("RR-207", "token_too_late")
VOTE_STANDS: Final = Refusal("RR-029", "vote_stands")

# --- Reasons whose rule is that of the question ---

NOT_A_FOE: Final = "not_a_foe"
MUST_PAY: Final = "must_pay"
WRONG_CARD: Final = "wrong_card"
WRONG_COST: Final = "wrong_cost"
