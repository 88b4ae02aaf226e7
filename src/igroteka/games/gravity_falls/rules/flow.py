"""The course of the game: the phases of a turn in the rulebook's order, with the ability windows between them."""

from typing import Final

from igroteka.engine import Phase, Rules
from igroteka.games.gravity_falls.rules.abilities import ability_window
from igroteka.games.gravity_falls.rules.character_phase import bad_reputation, courage, draw, play, rumours, walk
from igroteka.games.gravity_falls.rules.dice import removal, roll
from igroteka.games.gravity_falls.rules.monster_phase import move_monster, pass_turn, reveal, riot_curses, riots
from igroteka.games.gravity_falls.setup import choose_characters, choose_monsters, prepare
from igroteka.games.gravity_falls.state import Table


def play_or_rest(g: Table) -> Rules[None]:
    """A card, or a rest: then the turn goes on at the end of the character phase."""
    yield from play(g)
    if g.played is None:
        g.phase = END_OF_CHARACTER_PHASE


OPENING: Final = (
    Phase("choose_monsters", choose_monsters),
    Phase("choose_characters", choose_characters),
    Phase("preparation", prepare),
)
TURN: Final = (
    Phase("before_card", ability_window),
    Phase("play", play_or_rest),
    Phase("walk", walk),
    Phase("after_move", ability_window),
    Phase("rumours", rumours),
    Phase("after_rumours", ability_window),
    Phase("roll", roll),
    Phase("after_roll", ability_window),
    Phase("courage", courage),
    Phase("draw", draw),
    Phase("removal", removal),
    Phase("bad_reputation", bad_reputation),
    Phase("before_monsters", ability_window),
    Phase("move_monster", move_monster),
    Phase("riot_curses", riot_curses),
    Phase("riots", riots),
    Phase("after_riots", ability_window),
    Phase("reveal", reveal),
    Phase("after_reveal", ability_window),
    Phase("pass_turn", pass_turn),
)
PHASES: Final = (*OPENING, *TURN)
NAMES: Final = [phase.name for phase in PHASES]
PREPARATION: Final = NAMES.index("preparation")
WALK: Final = NAMES.index("walk")
RUMOURS: Final = NAMES.index("rumours")
ROLL: Final = NAMES.index("roll")
RIOTS: Final = NAMES.index("riots")
END_OF_CHARACTER_PHASE: Final = NAMES.index("bad_reputation")
MOVE_MONSTER: Final = NAMES.index("move_monster")
