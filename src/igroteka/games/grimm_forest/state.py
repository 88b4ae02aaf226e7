"""The table as plain data: what lies in the locations and on the boards, houses, and what a round remembers.

Materials, sections and locations are numbered in the order of the content files; resources are counters, never tokens
(LS-025), in flat lists: `goods[cell(seat, material)]`, `stock[cell(location, material)]`.
"""

from typing import Any, Final

from mypy_extensions import mypyc_attr

from igroteka.engine import Card, Cause, Fate, Rules, State, Unsaved, Zone, because, begin_effect, end_effect
from igroteka.games.grimm_forest.content.box import Box, Effect, EffectCard
from igroteka.games.grimm_forest.pieces import MATERIALS, NOWHERE, House, zones_of

# --- What is due ---------------------------------------------------------------------------------------------------


class Source:
    """What brings something about, as events tell it: a card, an action, a reward; and the rule by which it does."""

    def __init__(self, by: str, rule: str, due: "Due | None" = None) -> None:
        self.by: Final = by
        self.rule: Final = rule
        self.due: Final = due
        """The effect of which this is another rule."""

    def under(self, rule: str) -> "Source":
        """The same source by another of its rules."""
        return Source(self.by, rule, self.due)

    def noted(self) -> None:
        """Something came of it."""
        if self.due is not None:
            self.due.noted()


class Due(Source):
    """An effect to be applied: whose it is, of which card, and where that card must still lie."""

    def __init__(self, seat: int, by: str, effect: Effect, card: EffectCard | None, zone: Zone) -> None:
        super().__init__(by, effect.rule)
        self.seat: Final = seat
        self.effect: Final = effect
        self.origin: Final = card
        """None for what is no card: the bonus of a first builder."""
        self.zone: Final = zone
        self.told = False
        """Whether anything came of it."""

    def under(self, rule: str) -> Source:
        return Source(self.by, rule, self)

    def noted(self) -> None:
        self.told = True

    def cause(self) -> Cause:
        """What questions follow from: this card, and whose it is."""
        return Cause(self.seat, self.by)

    def run(self, g: "Table") -> Rules[None] | None:
        """Apply the effect; every question and event in it follows from it."""
        outer = begin_effect(g, self.seat, self.by)
        asking = self.effect.run(g, self)
        end_effect(g, outer)
        return None if asking is None else because(g, self.cause(), asking)

    @property
    def card(self) -> EffectCard:
        assert self.origin is not None
        return self.origin


# --- The table -----------------------------------------------------------------------------------------------------


@mypyc_attr(allow_interpreted_subclasses=True)
class Table(State):
    def __init__(self, box: Box, seats: int, fate: Fate, catalogue: tuple[Card, ...]) -> None:
        super().__init__(seats, zones_of(seats), fate)
        self.box: Unsaved[Box] = box
        self.catalogue: Unsaved[tuple[Card, ...]] = catalogue
        """Every card of the table by its serial; shared by all forks."""
        self.frog_from_deck = False
        """Option `frog_source`: the Frog Prince draws instead of choosing from the discard."""
        self.locations: Unsaved[int] = 4 if seats == 4 else 3
        self.round = 1
        self.first_player = 0
        self.goods: list[int] = [0] * (3 * seats)
        self.stock: list[int] = [0] * 12
        self.houses: list[list[House]] = [[] for _ in range(seats)]
        self.sections: list[int] = [copies for _ in MATERIALS for copies in box.copies]
        """Left in the supply: `sections[cell(material, section)]`."""
        self.reward_tokens: list[int] = [NOWHERE] * 3
        """By material: the seat that holds the token, -1 beside the board."""
        # what lasts while cards lie there
        self.place: dict[int, int] = {}
        """By serial: the location of a monster, a Unique Location or Fairy Gifts."""
        self.stand_ins: Unsaved[list[int]] = []
        """Serials of monsters whose card stands for a missing figure (LS-059); saved with `place`."""
        self.tower_stock: list[int] = [0] * (3 * seats)
        self.unkept: list[int] = [0] * seats
        """By seat, as bits of locations: own gather cards that slide under the Little Mermaid in the clean-up."""
        # what lasts for a round
        self.announcement: list[str] = [""] * seats
        self.debt: list[int] = [NOWHERE] * seats
        """Ali Baba's: `debt_of` the robbed seat."""
        self.must_lay = 0
        """Seats, as bits, that the Huntsman forces to lay a fable."""
        self.blind = 0
        """Seats, as bits, that play the top fable of the deck unseen."""
        self.lay_last = 0
        """Seats, as bits, that lay after one look."""
        self.monsters_played = 0
        self.revealed: list[int] = [NOWHERE] * seats
        """By seat: the location named by the gather card that was turned up in front of them."""
        self.pig: list[int] = [NOWHERE] * seats
        self.runner = 0
        """Seats, as bits, whose pig goes nowhere this round."""
        self.collected: list[int] = [0] * (3 * seats)
        self.visited = 0
        """Locations, as bits, where a pig stood while resources were collected."""
        self.awaited: tuple[int, ...] = ()
        """What lay to be collected when the pigs had come, as in `stock`; empty before that."""
        self.lurking: tuple[str, ...] = ()
        """By location: the keys of the monsters that stood there then."""
        self.actions: list[int] = [box.actions] * seats
        self.extra_actions: list[int] = [0] * seats
        self.used: list[str] = []
        """Keys of friends whose special action or hunt has been used this round."""
        self.builder = 0
        """How many have finished their build turn."""
        # a window under way
        self.window: int = NOWHERE
        self.pending: list[int] = []
        """What the window has still to apply, in turn order: `due_code` each card."""
        self.acting: int = NOWHERE
        """What is being applied right now, written likewise."""

    # Written by `make fields`.
    __slots__ = (
        "acting",
        "actions",
        "announcement",
        "awaited",
        "blind",
        "box",
        "builder",
        "catalogue",
        "collected",
        "debt",
        "extra_actions",
        "first_player",
        "frog_from_deck",
        "goods",
        "houses",
        "lay_last",
        "locations",
        "lurking",
        "monsters_played",
        "must_lay",
        "pending",
        "pig",
        "place",
        "revealed",
        "reward_tokens",
        "round",
        "runner",
        "sections",
        "stand_ins",
        "stock",
        "tower_stock",
        "unkept",
        "used",
        "visited",
        "window",
    )

    # Written by `make fields`.
    def copy(self) -> "Table":
        other = Table.__new__(Table)
        self.copy_to(other)
        other.box = self.box
        other.catalogue = self.catalogue
        other.frog_from_deck = self.frog_from_deck
        other.locations = self.locations
        other.round = self.round
        other.first_player = self.first_player
        other.goods = self.goods[:]
        other.stock = self.stock[:]
        other.houses = [row[:] for row in self.houses]
        other.sections = self.sections[:]
        other.reward_tokens = self.reward_tokens[:]
        other.place = self.place.copy()
        other.stand_ins = self.stand_ins[:]
        other.tower_stock = self.tower_stock[:]
        other.unkept = self.unkept[:]
        other.announcement = self.announcement[:]
        other.debt = self.debt[:]
        other.must_lay = self.must_lay
        other.blind = self.blind
        other.lay_last = self.lay_last
        other.monsters_played = self.monsters_played
        other.revealed = self.revealed[:]
        other.pig = self.pig[:]
        other.runner = self.runner
        other.collected = self.collected[:]
        other.visited = self.visited
        other.awaited = self.awaited
        other.lurking = self.lurking
        other.actions = self.actions[:]
        other.extra_actions = self.extra_actions[:]
        other.used = self.used[:]
        other.builder = self.builder
        other.window = self.window
        other.pending = self.pending[:]
        other.acting = self.acting
        return other


# Written by `make fields`.
SAVED: Final[dict[str, Any]] = {
    "frog_from_deck": bool,
    "round": int,
    "first_player": int,
    "goods": list[int],
    "stock": list[int],
    "houses": None,
    "sections": list[int],
    "reward_tokens": list[int],
    "place": dict[int, int],
    "tower_stock": list[int],
    "unkept": list[int],
    "announcement": list[str],
    "debt": list[int],
    "must_lay": int,
    "blind": int,
    "lay_last": int,
    "monsters_played": int,
    "revealed": list[int],
    "pig": list[int],
    "runner": int,
    "collected": list[int],
    "visited": int,
    "awaited": tuple[int, ...],
    "lurking": tuple[str, ...],
    "actions": list[int],
    "extra_actions": list[int],
    "used": list[str],
    "builder": int,
    "window": int,
    "pending": list[int],
    "acting": int,
}
