"""The ability windows: the seven points of a character's turn at which Soos and Wendy may act (GF-217).

Dipper's reroll and the draws of Mabel and Stan belong to their own steps, in `dice` and `character_phase`.
"""

from collections.abc import Sequence
from typing import Final

from igroteka.engine import PASS, Kind, Option, Refusal, Rules, ask, move, tell
from igroteka.games.gravity_falls import events
from igroteka.games.gravity_falls.pieces import CURSE_DISCARD, PLAYERS, CubeMove, CurseCard, Lift
from igroteka.games.gravity_falls.reading import no_ability
from igroteka.games.gravity_falls.refusals import CUBE_THERE, NOT_HIS_OWN, TOO_FAR_TO_HELP
from igroteka.games.gravity_falls.state import Table


class Window(Kind[Table, Option]):
    """A curse to lift, a cube to carry, or nothing for now."""

    def expected(self, g: Table, seat: int) -> Sequence[Option]:
        options: list[Option] = [PASS]
        if g.characters[seat].ability == "lift_curse":
            options.extend(lifts(g, range(g.seats)))
        else:
            options.extend(carries(g, True))
        return options

    def allowed(self, g: Table, seat: int) -> list[Option]:
        options: list[Option] = [PASS]
        if no_ability(g, seat) is not None:
            return options
        if g.characters[seat].ability == "lift_curse":
            options.extend(lifts(g, patients(g, seat)))
        else:
            options.extend(carries(g, False))
        return options

    def forbids(self, g: Table, seat: int, option: Option) -> Refusal | None:
        if option is PASS:
            return None
        if isinstance(option, Lift):
            if option.seat == seat:
                return NOT_HIS_OWN
            if option.seat not in patients(g, seat):
                return TOO_FAR_TO_HELP
        if isinstance(option, CubeMove) and g.cubes & option.target.bit:
            return CUBE_THERE
        return no_ability(g, seat)

    def default(self, g: Table, seat: int) -> str:
        return PASS.key


WINDOW: Final = Window("ability_window", "GF-217", rest=True)


def patients(g: Table, seat: int) -> list[int]:
    """The other characters in the same place or next to it."""
    around = g.box.town.around[g.character_at[seat]]
    return [other for other, at in enumerate(g.character_at) if other != seat and around >> at & 1]


def lifts(g: Table, seats: Sequence[int]) -> list[Lift]:
    """The curses of these characters."""
    found: list[Lift] = []
    for seat in seats:
        for card in g.cards[PLAYERS[seat].curses.n]:
            assert isinstance(card, CurseCard)
            found.append(g.box.lifts[seat, card.kind])
    return found


def carries(g: Table, anywhere: bool) -> list[CubeMove]:
    """Every cube along every road; unless `anywhere`, only to where there is none yet."""
    found: list[CubeMove] = []
    cubes = g.cubes
    roads = g.box.town.roads
    moves = g.box.cube_moves
    for n in range(len(roads)):
        if cubes >> n & 1:
            found.extend([moves[n, target] for target in roads[n] if anywhere or not cubes >> target & 1])
    return found


def ability_window(g: Table) -> Rules[None] | None:
    """Once a turn Soos lifts a curse or Wendy carries a cube, if there is one."""
    character = g.characters[g.active]
    if not character.in_windows or g.ability_used:
        return None
    if character.ability == "lift_curse":
        useful = len(lifts(g, patients(g, g.active))) > 0
    else:
        useful = g.cubes != 0
    return use_ability(g) if useful and no_ability(g, g.active) is None else None


def use_ability(g: Table) -> Rules[None]:
    """Now, or later."""
    seat = g.active
    choice = yield from ask(g, seat, WINDOW, restart=True)
    if isinstance(choice, Lift):
        g.ability_used = True
        lift(g, choice)
    elif isinstance(choice, CubeMove):
        g.ability_used = True
        g.cubes = g.cubes & ~choice.origin.bit | choice.target.bit
        tell(g, events.CUBE_CARRIED, seat, (choice.origin.key, choice.target.key))


def lift(g: Table, choice: Lift) -> None:
    zone = PLAYERS[choice.seat].curses
    for card in g.cards[zone.n]:
        if card.key == choice.curse:
            move(g, card, zone, CURSE_DISCARD)
            tell(g, events.CURSE_LIFTED, g.active, (choice.curse, f"p{choice.seat}"))
            return
