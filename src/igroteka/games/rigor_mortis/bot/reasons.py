"""Why a bot answers so, in one line."""

from igroteka.engine import Ask, Match, Value
from igroteka.games.rigor_mortis.board import FAR
from igroteka.games.rigor_mortis.pieces import STAY, STOP
from igroteka.games.rigor_mortis.state import Table


def reason(world: Match[Table], seat: int, ask: Ask, answer: str) -> tuple[str, dict[str, Value]]:
    g = world.g
    if len(ask.options) == 1:
        return "only", {}
    if ask.name in ("acts", "say"):
        return "duty", {}
    if answer in (STOP.key, STAY.key):
        return "best", {}
    if ask.name in ("shove", "kick"):
        return "shove", {}
    if ask.name.startswith("rigor") or ask.name in ("transport", "call"):
        return "hunt", {}
    if ask.name == "after_card" and answer == "end_turn":
        return "keep", {}
    if answer in [book.key for book in g.face_up(seat)]:
        return "use_book", {}
    if g.library.steps[g.rigor][g.goblins[seat]] <= 3:
        return "away", {}
    if any(card.key == answer and card.rigor for card in g.hand(seat)):
        return "hunt", {}
    if g.library.to_desk[g.goblins[seat]] < FAR and ask.name in ("before_card", "goblin_step", "goblin_second"):
        return "progress", {}
    return "best", {}
