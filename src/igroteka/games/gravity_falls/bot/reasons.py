"""Why a bot answers so, in one line: the key of a reason and its values."""

from igroteka.engine import NO, PASS, Ask, Option, Value
from igroteka.games.gravity_falls.bot.value import fight_chance
from igroteka.games.gravity_falls.pieces import REST, ROW, ActionCard, CubeMove, CurseCard, Lift, Location, MovementCard
from igroteka.games.gravity_falls.reading import monsters_at
from igroteka.games.gravity_falls.state import Table


def explain(g: Table, seat: int, ask: Ask, chosen: Option | None) -> tuple[str, dict[str, Value]]:
    """One line: the key of a reason and its values."""
    if chosen is REST:
        return "rest", {}
    if isinstance(chosen, ActionCard):
        return "card", {"card": chosen.key}
    if isinstance(chosen, Location) and ask.name in ("walk", "teleport"):
        return place_reason(g, seat, chosen)
    if isinstance(chosen, Lift):
        return "lift", {"curse": chosen.curse}
    if isinstance(chosen, CubeMove):
        return "carry", {"location": chosen.target.key}
    if isinstance(chosen, CurseCard):
        return "curse", {"curse": chosen.key}
    if chosen is PASS or chosen is NO:
        return "later", {}
    if ask.name in ("rumours", "riots"):
        return "tokens", {}
    return "best", {}


def place_reason(g: Table, seat: int, place: Location) -> tuple[str, dict[str, Value]]:
    """What there is to do in a place: a monster to beat, an announced arrival, or people to win back."""
    given = g.played.resourcefulness if g.played is not None else 0
    here = monsters_at(g, place.n)
    for i in here:
        if fight_chance(g, seat, i, place.n, given) > 0:
            return "fight", {"monster": g.monsters[i].key}
    if any(isinstance(card, MovementCard) and card.place is place for card in g.cards[ROW.n]):
        return "guard", {"location": place.key}
    return ("best", {}) if here else ("persuade", {"location": place.key})
