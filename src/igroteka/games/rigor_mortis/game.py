"""The game as the engine knows it."""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from igroteka.engine import NOTHING, PASS, Draft, Fate, Game, Numbers, Refusal, Rules, Setup, Zone, cycle
from igroteka.games.rigor_mortis import observation
from igroteka.games.rigor_mortis.arrange import complete, impossible, misplaced, reword
from igroteka.games.rigor_mortis.content.box import box_of
from igroteka.games.rigor_mortis.fields import FIELDS
from igroteka.games.rigor_mortis.pieces import (
    BLANK_LOOK,
    CELLS,
    DUTIES,
    END_TURN,
    FEWEST,
    GOATS,
    GUILTY,
    NOT_GUILTY,
    PLAYERS,
    PRAISES,
    SEATS,
    SHOW_HAND,
    STAY,
    STOP,
)
from igroteka.games.rigor_mortis.rules import policing
from igroteka.games.rigor_mortis.rules.flow import OPENING, PHASES
from igroteka.games.rigor_mortis.rules.sight import masks, masks_some
from igroteka.games.rigor_mortis.rules.watching import let_others_act
from igroteka.games.rigor_mortis.setup import SETTINGS, deal, refuses_setup
from igroteka.games.rigor_mortis.state import Table
from igroteka.games.rigor_mortis.unasked import unasked
from igroteka.games.rigor_mortis.view import SHOWN


@mypyc_attr(allow_interpreted_subclasses=True)
class RigorMortis(Game[Table]):
    """What the engine asks of this game."""

    def deal(self, setup: Setup) -> Table:
        return deal(setup)

    def flow(self, g: Table) -> Rules[None]:
        g.settle()
        let_others_act(g)
        return cycle(g, self.phases, self.opening)

    def masks(self, g: Table, seat: int | None, zone: Zone) -> bool:
        return masks(g, seat, zone)

    def masks_some(self, g: Table, seat: int | None) -> bool:
        return masks_some(g, seat)

    def seated(self, g: Table, seat: int) -> None:
        policing.pause(g, seat)
        let_others_act(g)

    def resample(self, g: Table, seat: int, fate: Fate) -> None:
        """Others' clamps are theirs to know, and so is what a bot has noticed."""
        for other in range(g.seats):
            if other != seat and g.clamped[other] >= 0:
                g.clamped[other] = fate.below(len(g.hand(other)))
        g.noticed = [noticed for noticed in g.noticed if noticed[0] == seat]

    def starter(self, g: Table) -> int:
        return g.first

    def standing(self, g: Table) -> Sequence[int]:
        """The fewer looks, the better."""
        return [-g.look_count(seat) for seat in range(g.seats)]

    def observe(self, g: Table, seat: int, numbers: Numbers) -> None:
        observation.observe(g, seat, numbers)

    def encode(self, g: Table, seat: int, out: bytearray, at: int) -> None:
        observation.encode(g, seat, out, at)

    def vocabulary(self, setup: Setup) -> Sequence[str]:
        box = box_of(setup.pack)
        keys = [cell.key for cell in CELLS]
        for cards in (box.movement, box.books, box.looks, box.tokens, box.colours):
            keys.extend(dict.fromkeys([card.key for card in cards]))
        plain = (SHOW_HAND, END_TURN, STOP, STAY, PASS, NOTHING, BLANK_LOOK, *DUTIES, GUILTY, NOT_GUILTY)
        keys.extend([option.key for option in (*plain, *PLAYERS, *GOATS, *PRAISES)])
        for calls in box.callouts:
            keys.extend([call.key for call in calls.values()])
        return list(dict.fromkeys(keys))

    def refuses(self, setup: Setup) -> Refusal | None:
        return refuses_setup(setup)

    def interpret(self, draft: Draft) -> None:
        colours = [goblin.id for goblin in box_of(draft.pack).goblins]
        reword(draft, colours)

    def complete(self, g: Table) -> None:
        if not misplaced(g):
            complete(g, self.opening)

    def refuses_position(self, g: Table) -> str:
        return misplaced(g) or impossible(g)

    def unasked(self, g: Table, seat: int, key: str) -> Refusal | None:
        return unasked(g, seat, key)


GAME: Final = RigorMortis(
    id="rigor_mortis",
    version=6,
    seats=(FEWEST, SEATS),
    seats_rule="RM-011",
    longest=20_000,
    settings=SETTINGS,
    phases=PHASES,
    opening=OPENING,
    fields=FIELDS,
    questions=observation.QUESTIONS,
    # Duties are done without being watched: no bot forgets one by luck (RM-199), nobody calls anybody out.
    agents={"policing": "auto", "bot_slip": 0, "bot_notice": 0},
    shown=SHOWN,
    personal=("demands", "barred", "duties", "turn_seconds"),
)
