"""The curses that act at once. The lasting ones bend rules where those rules stand; `reading` asks for them."""

from typing import Final

from igroteka.engine import Rules, ask, move_all, tell
from igroteka.games.gravity_falls import events
from igroteka.games.gravity_falls.pieces import MOVEMENT_DISCARD, ROW, EventCard, Location
from igroteka.games.gravity_falls.questions import ForcedMove
from igroteka.games.gravity_falls.reading import nearer
from igroteka.games.gravity_falls.refusals import CALLED_ONE_ROAD, NOT_NEARER
from igroteka.games.gravity_falls.rules.trouble import IMMEDIATE, resolve_event, turn_up
from igroteka.games.gravity_falls.state import Table


class Call(ForcedMove):
    """Which neighbour the cursed character is drawn to."""

    def allowed(self, g: Table, seat: int) -> list[Location]:
        return nearer(g, seat)


CALL: Final = Call("call", "GF-246", CALLED_ONE_ROAD, NOT_NEARER)


def bills_chaos(g: Table, seat: int) -> Rules[None]:
    """All open movement cards are discarded and as many new ones turned up; then the events among them (GF-197)."""
    size = len(g.cards[ROW.n])
    move_all(g, ROW, MOVEMENT_DISCARD)
    tell(g, events.ROW_REPLACED, seat, (size,))
    turned_up: list[EventCard] = []
    while len(g.cards[ROW.n]) < size:
        card = turn_up(g)
        if isinstance(card, EventCard):
            turned_up.append(card)
            tell(g, events.EVENT_SET_ASIDE, -1, (card.key,))
    for event in turned_up:
        yield from resolve_event(g, event)


def monsters_call(g: Table, seat: int) -> Rules[None]:
    """The character goes one road nearer to one of the nearest monsters, if it may; no rumours, no roll."""
    here = g.box.places[g.character_at[seat]]
    if nearer(g, seat):
        place = yield from ask(g, seat, CALL)
        g.character_at[seat] = place.n
        tell(g, events.CALLED, seat, (here.key, place.key))
    else:
        tell(g, events.CALL_STAYED, seat, (here.key,))


IMMEDIATE["new_row"] = bills_chaos
IMMEDIATE["nearer"] = monsters_call
