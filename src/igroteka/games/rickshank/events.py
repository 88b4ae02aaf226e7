"""Every kind of event: what the table is told, and the rule it follows from."""

from typing import Final

from igroteka.engine import EventKind

# --- Setting up ---

CHARACTER_CHOSEN: Final = EventKind("character_chosen", "RR-014", "character")
LAID_OUT: Final = EventKind("laid_out", "RR-052")
FIRST_NEMESIS: Final = EventKind("first_nemesis", "RR-036")

# --- A turn ---

TURN_STARTED: Final = EventKind("turn_started", "RR-058", "number")
PRESIDENT_PAID: Final = EventKind("president_paid", "RR-207")
SWAPPED: Final = EventKind("swapped", "RR-202", "card")
BOUGHT: Final = EventKind("bought", "RR-061", "cost")
DEFEATED: Final = EventKind("defeated", "RR-103", "cost")
TOKEN_BOUGHT: Final = EventKind("token_bought", "RR-042", "cost")
TOKEN_SPENT: Final = EventKind("token_spent", "RR-209", "power")
CHARACTER_USED: Final = EventKind("character_used", "RR-093", "character")
TURN_ENDED: Final = EventKind("turn_ended", "RR-074", "power")
SPOILED: Final = EventKind("spoiled", "RR-221")
REFILLED: Final = EventKind("refilled", "RR-080")
NEMESIS_REVEALED: Final = EventKind("nemesis_revealed", "RR-081")

# --- Playing a card ---

PLAYED: Final = EventKind("played", "RR-059", "power")
PLAYED_LOCATION: Final = EventKind("played_location", "RR-132", "power")
BORROWED: Final = EventKind("borrowed", "RR-203", "owner", "power")
NO_CARD_TO_PLAY: Final = EventKind("no_card_to_play", "RR-203", "foe")
PUT_INTO_PLAY: Final = EventKind("put_into_play", "RR-211")

# --- Cards, tokens, power ---

DREW: Final = EventKind("drew", "RR-122")
SHUFFLED: Final = EventKind("shuffled", "RR-122")
DISCARDED: Final = EventKind("discarded", "RR-140")
DESTROYS: Final = EventKind("destroys", "RR-142")
GAINED: Final = EventKind("gained", "RR-146")
TOKENS_GAINED: Final = EventKind("tokens_gained", "RR-158", "number")
TOKENS_LOST: Final = EventKind("tokens_lost", "RR-160", "number")
LEFT_PLAY: Final = EventKind("left_play", "RR-077")
RETURNED: Final = EventKind("returned", "RR-204", "owner")
LOCATIONS_SHUFFLED: Final = EventKind("locations_shuffled", "RR-138")
LOCATION_LEFT: Final = EventKind("location_left", "RR-136")
IMPRISONED: Final = EventKind("imprisoned", "RR-200", "warden")
RELEASED: Final = EventKind("released", "RR-201", "owner")
HANDED_OVER: Final = EventKind("handed_over", "RR-197", "foe")
ON_TOP: Final = EventKind("on_top", "RR-205")
ABILITY: Final = EventKind("ability", "RR-150", "source", "power")
POWER_GAINED: Final = EventKind("power_gained", "RR-073", "source", "power")
NO_TOKENS_LEFT: Final = EventKind("no_tokens_left", "RR-157")
NO_TOKEN_TO_LOSE: Final = EventKind("no_token_to_lose", "RR-099")
NO_WAVES_LEFT: Final = EventKind("no_waves_left", "RR-119")
NO_LOCATION_LEFT: Final = EventKind("no_location_left", "RR-139")
NOTHING_TO_DISCARD: Final = EventKind("nothing_to_discard", "RR-099")

# --- What single cards do ---

TAKEN_TO_HAND: Final = EventKind("taken_to_hand", "RR-022")
TOKEN_TAKEN: Final = EventKind("token_taken", "RR-158", "foe")
NOTHING_TO_DESTROY: Final = EventKind("nothing_to_destroy", "RR-099")

# --- Attacks ---

AVOIDED: Final = EventKind("avoided", "RR-096")
HIT: Final = EventKind("hit", "RR-099")
PAID_BACK: Final = EventKind("paid_back", "RR-217", "attacker")

# --- Votes ---

VOTE: Final = EventKind("vote", "RR-162", "card", "kind")
VOTE_IMPOSSIBLE: Final = EventKind("vote_impossible", "RR-181", "card")
VOTE_CANCELLED: Final = EventKind("vote_cancelled", "RR-029", "card")
VOTED: Final = EventKind("voted", "RR-174", "choice")
STAKED: Final = EventKind("staked", "RR-185", "number")
REVEALED: Final = EventKind("revealed", "RR-166")
PASSED: Final = EventKind("passed", "RR-187")
TAKEN_BACK: Final = EventKind("taken_back", "RR-169")
VOTE_WON: Final = EventKind("vote_won", "RR-188", "choice", "votes")

# --- Nemeses ---

GROUP_ATTACK: Final = EventKind("group_attack", "RR-108", "nemesis")
CARD_PASSED: Final = EventKind("card_passed", "RR-100", "foe")
