"""Why a bot moves so: one line for the log."""

from igroteka.engine import Value
from igroteka.games.rickshank.bot.value import CHOSEN_FOE, GOOD_TO_DESTROY, GOOD_TO_LOSE


def reason(name: str, answer: str) -> tuple[str, dict[str, Value]]:
    """One line for the log."""
    if name == "open_phase":
        return reason_of_move(answer)
    if name == "president_token":
        return ("can_reach" if answer == "discard_token" else "out_of_reach"), {}
    if name == "defend":
        return ("let_it_hit" if answer == "nothing" else "worth_defending"), {}
    if name in ("auction", "council_reveal"):
        cheap = answer in ("nothing", "bid:0")
        return ("save_votes" if cheap else "worth_the_vote"), {}
    if name == "referendum":
        return ("good_for_me" if answer.startswith("vote_for") else "bad_for_me"), {}
    if name == "sanctions" or name in CHOSEN_FOE:
        return "strike_leader", {}
    if name in GOOD_TO_DESTROY:
        return ("keep_cards" if answer == "nothing" else "thin_out"), {}
    if name in GOOD_TO_LOSE:
        return "weakest", {}
    return "best", {}


def reason_of_move(answer: str) -> tuple[str, dict[str, Value]]:
    head, _, card = answer.partition(":")
    if head == "play":
        return "more_power", {}
    if answer == "buy:access_token":
        return "token", {}
    if head == "buy":
        return "best_buy", {"card": card}
    if head == "spend_token":
        return "spend_token", {}
    return ("free_first" if head == "use" else "nothing_more"), {}
