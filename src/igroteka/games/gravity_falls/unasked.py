"""Why something that no open question offers cannot be answered now: for whoever tries it all the same."""

from typing import Final

from igroteka.engine import YES, Refusal
from igroteka.games.gravity_falls.board import hand_limit, has_cube, no_ability
from igroteka.games.gravity_falls.character_phase import calm
from igroteka.games.gravity_falls.pieces import DECK, REFILL, REST, TOKEN_NAMES
from igroteka.games.gravity_falls.rules import NAMES
from igroteka.games.gravity_falls.state import PLAYERS, Table

NOT_YOUR_TURN: Final = Refusal("GF-043", "not_your_turn")
NOT_IN_HAND: Final = Refusal("GF-045", "not_in_hand")
ONE_CARD_A_TURN: Final = Refusal("GF-045", "one_card_a_turn")
TOKENS: Final = {
    "rumours": Refusal("GF-065", "only_neighbours_tokens"),
    "roll": Refusal("GF-086", "only_to_neighbours"),
    "riots": Refusal("GF-125", "only_neighbours_tokens"),
}
"""Tokens come from neighbours and go to neighbours, by the phase in which they do."""
DISTRUST_HERE: Final = Refusal("GF-099", "distrust_here")
MONSTER_HERE: Final = Refusal("GF-098", "monster_here")
CUBE_HERE: Final = Refusal("GF-108", "cube_here")
NO_CUBE_LEFT: Final = Refusal("GF-214", "no_cube_left")
HAND_FULL: Final = Refusal("GF-100", "hand_full")
HAND_FULL_BY_CURSE: Final = Refusal("GF-200", "hand_full")
NO_CALM: Final = Refusal("GF-100", "no_calm")
RESTING: Final = Refusal("GF-115", "resting")
OTHERS_TURN: Final = Refusal("GF-159", "others_turn")
NOT_YOUR_ABILITY: Final = Refusal("GF-159", "not_your_ability")
ABILITY_USED: Final = {
    "lift_curse": Refusal("GF-230", "ability_used"),
    "move_cube": Refusal("GF-231", "ability_used"),
}
INSIDE_A_STEP: Final = Refusal("GF-217", "inside_a_step")
POWERS: Final = {"lift": "lift_curse", "carry": "move_cube"}

PLAY: Final = NAMES.index("play")
COURAGE: Final = NAMES.index("courage")
MONSTERS: Final = NAMES.index("before_monsters")


def why_unasked(g: Table, seat: int, key: str) -> Refusal | None:
    """The reason, as far as there is a rule behind it."""
    if g.phase < NAMES.index("before_card"):
        return None
    head = key.partition(":")[0]
    if head in POWERS:
        return no_power(g, seat, POWERS[head])
    if seat != g.active:
        return NOT_YOUR_TURN
    if key == REST.key or key in [card.id for card in g.box.actions]:
        return no_card(g, key)
    if head in TOKEN_NAMES:
        return TOKENS.get(NAMES[g.phase])
    if COURAGE <= g.phase <= MONSTERS and key in (YES.key, DECK.key, REFILL.key):
        if g.played is None:
            return RESTING
        return no_courage(g) if key == YES.key else no_draw(g)
    return None


def no_card(g: Table, key: str) -> Refusal | None:
    """Why a card cannot be played, or a rest declared."""
    if g.phase > PLAY:
        return ONE_CARD_A_TURN
    held = [card.key for card in g.cards[PLAYERS[g.active].hand.n]]
    return None if key == REST.key or key in held else NOT_IN_HAND


def no_power(g: Table, seat: int, ability: str) -> Refusal | None:
    """Why Soos lifts no curse and Wendy carries no cube now."""
    if seat != g.active:
        return OTHERS_TURN
    if g.characters[seat].ability != ability:
        return NOT_YOUR_ABILITY
    if g.ability_used:
        return ABILITY_USED[ability]
    return no_ability(g, seat) or INSIDE_A_STEP


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
