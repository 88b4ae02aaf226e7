"""Every kind of event: what the table is told, and the rule it follows from."""

from typing import Final

from igroteka.engine import EventKind, Integer, citing

# --- What changes with several kinds of events ---

TOKENS: Final = ("tokens", "supply")
MARKET: Final = ("stalls", "prices", "points", "types")
PLAY: Final = ("in_play", "owners")
CARD_PLAYED: Final = ("power", "plays", "chain", *PLAY)
NEMESES: Final = ("nemeses", "prices", "points", "types")
ATTACK: Final = ("attack",)
BALLOT: Final = ("vote", "vote_card", "vote_kind")
SHOWN: Final = ("vote", "vote_choices", "vote_stakes", "vote_tally")
VOTE_OVER: Final = (*BALLOT, "vote_choices", "vote_stakes", "vote_tally")
"""With the first thing that a vote leads to."""
TURN: Final = (
    "active",
    "turn",
    "plays",
    "chain",
    "lasting",
    "tokens_bought",
    "power_per_token",
    "character_used",
    "may_defeat",
    "nobodys_turn",
)

# --- Setting up ---

CHARACTER_CHOSEN: Final = EventKind("character_chosen", "RR-014", "character", sets=("characters", "offered"))
LAID_OUT: Final = EventKind("laid_out", "RR-052", sets=MARKET)
FIRST_NEMESIS: Final = EventKind("first_nemesis", "RR-036", sets=NEMESES)

# --- A turn ---

TURN_STARTED: Final = EventKind("turn_started", "RR-058", Integer("number"), sets=TURN)
PRESIDENT_PAID: Final = EventKind("president_paid", "RR-207", sets=("may_defeat", *TOKENS))
SWAPPED: Final = EventKind("swapped", "RR-202", "card", sets=MARKET)
BOUGHT: Final = EventKind("bought", "RR-061", Integer("cost"), sets=("power", *MARKET, *PLAY))
DEFEATED: Final = EventKind("defeated", "RR-103", Integer("cost"), sets=("power", *NEMESES), moment=True)
TOKEN_BOUGHT: Final = EventKind(
    "token_bought", "RR-042", Integer("cost"), sets=("power", "tokens_bought", "token_price", *TOKENS)
)
TOKEN_SPENT: Final = EventKind("token_spent", "RR-209", Integer("power"), sets=("power", "chain", *TOKENS))
CHARACTER_USED: Final = EventKind("character_used", "RR-093", "character", sets=("character_used", "chain"))
TURN_ENDED: Final = EventKind("turn_ended", "RR-074", Integer("power"), sets=("nobodys_turn", "attack"))
SPOILED: Final = EventKind("spoiled", "RR-221", sets=MARKET)
REFILLED: Final = EventKind("refilled", "RR-080", sets=MARKET)
NEMESIS_REVEALED: Final = EventKind("nemesis_revealed", "RR-081", sets=NEMESES, moment=True)

# --- Playing a card ---

PLAYED: Final = EventKind("played", "RR-059", Integer("power"), sets=CARD_PLAYED)
PLAYED_LOCATION: Final = EventKind(
    "played_location", "RR-132", Integer("power"), sets=("prices", "points", "types", *CARD_PLAYED)
)
BORROWED: Final = EventKind("borrowed", "RR-203", "owner", Integer("power"), sets=CARD_PLAYED)
NO_CARD_TO_PLAY: Final = EventKind("no_card_to_play", "RR-203", "foe")
PUT_INTO_PLAY: Final = EventKind("put_into_play", "RR-211", sets=CARD_PLAYED)

# --- Cards, tokens, power ---

DREW: Final = EventKind("drew", "RR-069", sets=("own_deck", *VOTE_OVER))
FIRST_HAND: Final = citing(DREW, "RR-057")
NEW_HAND: Final = citing(DREW, "RR-079")
DREW_BY_CHARACTER: Final = citing(DREW, "RR-093")
DREW_BY_DEFENCE: Final = citing(DREW, "RR-096")
DREW_BY_ABILITY: Final = citing(DREW, "RR-150")
DREW_AFTER_HITS: Final = citing(DREW, "RR-102")
DREW_AT_AUCTION: Final = citing(DREW, "RR-173")
DREW_FOR_DISCARDED: Final = citing(DREW, "RR-193")
DREW_FOR_TOKEN: Final = citing(DREW, "RR-195")
SHUFFLED: Final = EventKind("shuffled", "RR-122", sets=("own_deck", *VOTE_OVER))
DISCARDED: Final = EventKind("discarded", "RR-140")
HAND_DISCARDED: Final = citing(DISCARDED, "RR-075")
TOP_DISCARDED: Final = citing(DISCARDED, "RR-141")
DISCARDED_FOR_DEFENCE: Final = citing(DISCARDED, "RR-096")
DISCARDED_FOR_LOCATION: Final = citing(DISCARDED, "RR-131")
COUNCIL_DISCARDED: Final = citing(DISCARDED, "RR-168")
DESTROYS: Final = EventKind("destroys", "RR-142", sets=("stalls", *PLAY, *VOTE_OVER))
GAINED: Final = EventKind("gained", "RR-146", sets=(*MARKET, *VOTE_OVER))
TOKENS_GAINED: Final = EventKind("tokens_gained", "RR-158", Integer("number"), sets=TOKENS)
TOKENS_LOST: Final = EventKind("tokens_lost", "RR-160", Integer("number"), sets=(*TOKENS, *VOTE_OVER))
STAKE_LOST: Final = citing(TOKENS_LOST, "RR-168")
LEFT_PLAY: Final = EventKind("left_play", "RR-077", sets=("power", *PLAY, *VOTE_OVER))
LEFT_PLAY_BY_VOTE: Final = citing(LEFT_PLAY, "RR-189")
LEFT_PLAY_FOR_DEFENCE: Final = citing(LEFT_PLAY, "RR-213")
LEFT_PLAY_BY_ATTACK: Final = citing(LEFT_PLAY, "RR-226")
RETURNED: Final = EventKind("returned", "RR-204", "owner", sets=PLAY)
LOCATIONS_SHUFFLED: Final = EventKind("locations_shuffled", "RR-138")
LOCATION_LEFT: Final = EventKind("location_left", "RR-136", sets=("prices", "points", "types", *PLAY))
LOCATION_NOT_CHOSEN: Final = citing(LOCATION_LEFT, "RR-173")
IMPRISONED: Final = EventKind("imprisoned", "RR-200", "warden", sets=("owners", *MARKET), moment=True)
RELEASED: Final = EventKind("released", "RR-200", "owner", sets=("owners",))
RELEASED_FOR_GOOD: Final = citing(RELEASED, "RR-201")
HANDED_OVER: Final = EventKind("handed_over", "RR-197", "foe", sets=MARKET)
HANDED_OVER_IN_ATTACK: Final = citing(HANDED_OVER, "RR-199")
ON_TOP: Final = EventKind("on_top", "RR-205", sets=MARKET)
ABILITY: Final = EventKind("ability", "RR-150", "source", Integer("power"), sets=("power", "chain"))
POWER_GAINED: Final = EventKind("power_gained", "RR-073", "source", Integer("power"), sets=("power", "chain"))
NO_TOKENS_LEFT: Final = EventKind("no_tokens_left", "RR-157")
NO_TOKEN_TO_LOSE: Final = EventKind("no_token_to_lose", "RR-099")
NO_WAVES_LEFT: Final = EventKind("no_waves_left", "RR-119", sets=VOTE_OVER)
NO_LOCATION_LEFT: Final = EventKind("no_location_left", "RR-139")
NOTHING_TO_DISCARD: Final = EventKind("nothing_to_discard", "RR-140", sets=VOTE_OVER)
NOTHING_TO_REZONE: Final = citing(NOTHING_TO_DISCARD, "RR-189")
NEITHER_TO_DISCARD: Final = citing(NOTHING_TO_DISCARD, "RR-216")
NO_ONGOING_TO_DISCARD: Final = citing(NOTHING_TO_DISCARD, "RR-226")

# --- What single cards do ---

TAKEN_TO_HAND: Final = EventKind("taken_to_hand", "RR-069")
TAKEN_FOR_TOKEN: Final = citing(TAKEN_TO_HAND, "RR-022")
TOKEN_TAKEN: Final = EventKind("token_taken", "RR-158", "foe", sets=TOKENS)
NOTHING_TO_DESTROY: Final = EventKind("nothing_to_destroy", "RR-099")

# --- Attacks ---

AVOIDED: Final = EventKind("avoided", "RR-096", sets=ATTACK, moment=True)
HIT: Final = EventKind("hit", "RR-099", sets=ATTACK)
PAID_BACK: Final = EventKind("paid_back", "RR-217", "attacker")

# --- Votes ---

VOTE: Final = EventKind("vote", "RR-162", "card", "kind", sets=BALLOT)
VOTE_IMPOSSIBLE: Final = EventKind("vote_impossible", "RR-181", "card")
VOTE_CANCELLED: Final = EventKind("vote_cancelled", "RR-029", "card")
VOTED: Final = EventKind("voted", "RR-174", "side", sets=("vote_choices",))
POINTED: Final = EventKind("pointed", "RR-177", "choice", sets=("vote_choices",))
STAKED: Final = EventKind("staked", "RR-185", Integer("number"), sets=SHOWN)
REVEALED: Final = EventKind("revealed", "RR-166", sets=SHOWN)
PASSED: Final = EventKind("passed", "RR-187", sets=("vote",))
TAKEN_BACK: Final = EventKind("taken_back", "RR-169", sets=SHOWN)
AUCTION_WON: Final = EventKind("vote_won", "RR-173", "choice", Integer("votes"), sets=SHOWN, moment=True)
VOTE_WON: Final = {
    "auction": AUCTION_WON,
    "referendum": citing(AUCTION_WON, "RR-176"),
    "sanctions": citing(AUCTION_WON, "RR-179"),
}
TIE_BROKEN: Final = EventKind("tie_broken", "RR-188", "choice", Integer("votes"), sets=SHOWN, moment=True)
"""The active player has chosen the winner among those with equally many votes."""

# --- Nemeses ---

GROUP_ATTACK: Final = EventKind("group_attack", "RR-108", "nemesis", sets=ATTACK, moment=True)
CARD_PASSED: Final = EventKind("card_passed", "RR-100", "foe")
