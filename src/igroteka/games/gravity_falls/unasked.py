"""Why something that no open question offers cannot be answered now: for whoever tries it all the same."""

from typing import Final

from igroteka.engine import YES, Refusal
from igroteka.games.gravity_falls.pieces import DECK, PLAYERS, REFILL, RESOLVING, REST, TOKEN_NAMES, EventCard
from igroteka.games.gravity_falls.reading import hand_limit, has_cube, no_ability
from igroteka.games.gravity_falls.refusals import (
    ABILITY_USED,
    ALONG_ONE_ROAD,
    CUBE_HERE,
    CUBE_THERE,
    DISTRUST_HERE,
    HAND_FULL,
    HAND_FULL_BY_CURSE,
    INSIDE_A_STEP,
    MONSTER_HERE,
    NO_CALM,
    NO_CUBE_LEFT,
    NO_CUBE_TO_CARRY,
    NO_SUCH_CURSE,
    NOT_A_NEIGHBOUR,
    NOT_HELD,
    NOT_HIS_OWN,
    NOT_IN_HAND,
    NOT_YOUR_ABILITY,
    NOT_YOUR_TURN,
    ONE_CARD_A_TURN,
    OTHERS_TURN,
    RESTING,
    TOO_FAR_TO_HELP,
)
from igroteka.games.gravity_falls.rules.abilities import patients
from igroteka.games.gravity_falls.rules.character_phase import calm
from igroteka.games.gravity_falls.rules.flow import NAMES
from igroteka.games.gravity_falls.state import Table

POWERS: Final = {"lift": "lift_curse", "carry": "move_cube"}

PLAY: Final = NAMES.index("play")
COURAGE: Final = NAMES.index("courage")
MONSTERS: Final = NAMES.index("before_monsters")


def unasked(g: Table, seat: int, key: str) -> Refusal | None:
    """The reason, as far as there is a rule behind it."""
    if g.phase < NAMES.index("before_card"):
        return None
    head, _, rest = key.partition(":")
    if head in POWERS:
        return no_power(g, seat, POWERS[head]) or no_target(g, seat, head, rest) or INSIDE_A_STEP
    card = key in [card.id for card in g.box.actions]
    if g.cards[RESOLVING.n] and (card or seat != g.active):
        return no_discard(g, seat, key) if card else None
    if seat != g.active:
        return NOT_YOUR_TURN
    if card or key == REST.key:
        return no_card(g, key)
    if head in TOKEN_NAMES:
        return no_token(g, rest)
    if COURAGE <= g.phase <= MONSTERS and key in (YES.key, DECK.key, REFILL.key):
        if g.played is None:
            return RESTING
        return no_courage(g) if key == YES.key else no_draw(g)
    return None


def no_card(g: Table, key: str) -> Refusal | None:
    """Why a card cannot be played, or a rest declared."""
    if g.phase > PLAY:
        return ONE_CARD_A_TURN
    return None if key == REST.key or holds(g, g.active, key) else NOT_IN_HAND


def no_discard(g: Table, seat: int, key: str) -> Refusal | None:
    """Why a card is no answer while an event or a curse acts: only the Discard event wants one."""
    acting = g.cards[RESOLVING.n][-1]
    if isinstance(acting, EventCard) and acting.effect == "discard_or_alarm":
        return None if holds(g, seat, key) else NOT_HELD
    return ONE_CARD_A_TURN if seat == g.active else None


def holds(g: Table, seat: int, key: str) -> bool:
    return key in [card.key for card in g.cards[PLAYERS[seat].hand.n]]


def no_token(g: Table, place: str) -> Refusal | None:
    """Why a token neither comes nor goes; of a neighbour's only that it lies there is to be said."""
    phase = NAMES[g.phase]
    if phase == "roll" and place in g.box.places[g.here].roads:
        return None
    return NOT_A_NEIGHBOUR.get(phase)


def no_power(g: Table, seat: int, ability: str) -> Refusal | None:
    """Why Soos lifts no curse and Wendy carries no cube now, whichever it is."""
    if seat != g.active:
        return OTHERS_TURN
    if g.characters[seat].ability != ability:
        return NOT_YOUR_ABILITY
    if g.ability_used:
        return ABILITY_USED[ability]
    return no_ability(g, seat)


def no_target(g: Table, seat: int, head: str, rest: str) -> Refusal | None:
    """Why this curse cannot be lifted, or this cube not be carried there; see `abilities.Window`."""
    first, _, second = rest.partition(":")
    if head == "lift":
        owners = [player.seat for player in PLAYERS[: g.seats] if player.key == first]
        if not owners or second not in [card.key for card in g.cards[PLAYERS[owners[0]].curses.n]]:
            return NO_SUCH_CURSE
        if owners[0] == seat:
            return NOT_HIS_OWN
        return None if owners[0] in patients(g, seat) else TOO_FAR_TO_HELP
    origin, target = g.box.place.get(first), g.box.place.get(second)
    if origin is None or not g.cubes & origin.bit:
        return NO_CUBE_TO_CARRY
    if target is None or target.key not in origin.roads:
        return ALONG_ONE_ROAD
    return CUBE_THERE if g.cubes & target.bit else None


def no_courage(g: Table) -> Refusal | None:
    """Why no courage cube can be placed here; see `character_phase.courage`."""
    here = g.here
    if g.distrust[here]:
        return DISTRUST_HERE
    if here in g.monster_at:
        return MONSTER_HERE
    if has_cube(g, here):
        return CUBE_HERE
    return None if g.supply else NO_CUBE_LEFT


def no_draw(g: Table) -> Refusal | None:
    """Why no card can be drawn here; see `character_phase.draw`."""
    limit = hand_limit(g, g.active)
    if len(g.cards[PLAYERS[g.active].hand.n]) >= limit:
        return HAND_FULL if limit == g.box.hand_limit else HAND_FULL_BY_CURSE
    return None if calm(g, g.here) else NO_CALM
