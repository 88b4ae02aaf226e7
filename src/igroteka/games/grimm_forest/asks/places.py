"""Questions about locations and about players."""

from collections.abc import Sequence
from typing import Final

from igroteka.engine import NOTHING, Kind, Option, Refusal
from igroteka.games.grimm_forest.asks.common import BY_VALUE, fullest, plentiful
from igroteka.games.grimm_forest.options import (
    GIVE_FRIEND,
    KEEP_FRIEND,
    NOWHERE,
    PEBBLES,
    PLACES,
    STAY,
    STEALS,
    Place,
    Steal,
)
from igroteka.games.grimm_forest.state import (
    PLAYERS,
    Player,
    Table,
    fables_in,
    monsters_in,
    opponents,
    turn_order,
    unique_at,
    wealth,
)

# --- Locations -----------------------------------------------------------------------------------------------------

MONSTER_THERE: Final = Refusal("LS-058", "monster_there")
LURED: Final = Refusal("LS-156", "lured")
UNIQUE_THERE: Final = Refusal("LS-136", "unique_there")
COLLECTED_THERE: Final = Refusal("LS-203", "collected_there")
SAME_PLACE: Final = Refusal("LS-178", "same_place")


class Somewhere(Kind[Table, Place]):
    """A location."""

    def expected(self, g: Table, seat: int) -> Sequence[Place]:
        return PLACES[: g.locations]

    def default(self, g: Table, seat: int) -> str:
        return fullest(g, [p.n for p in self.expected(g, seat) if self.forbids(g, seat, p) is None])


def lure(g: Table) -> int:
    """The location to which all monsters must go; -1 if there is none."""
    for me in PLAYERS[: g.seats]:
        for card in fables_in(g, me.unique):
            if card.lures:
                return g.place[card.serial]
    return NOWHERE


class MonsterPlace(Somewhere):
    def forbids(self, g: Table, seat: int, option: Place) -> Refusal | None:
        lured = lure(g)
        if lured >= 0:
            return None if option.n == lured else LURED
        return MONSTER_THERE if monsters_in(g, option.n) else None


class UniquePlace(Somewhere):
    def forbids(self, g: Table, seat: int, option: Place) -> Refusal | None:
        return UNIQUE_THERE if unique_at(g, option.n) is not None else None

    def default(self, g: Table, seat: int) -> str:
        return next(place.key for place in PLACES[: g.locations] if self.forbids(g, seat, place) is None)


class MoonPlace(Somewhere):
    """Where nobody collected."""

    def forbids(self, g: Table, seat: int, option: Place) -> Refusal | None:
        return COLLECTED_THERE if g.visited >> option.n & 1 else None


MONSTER_PLACE: Final = MonsterPlace("monster_place", "LS-057")
UNIQUE_PLACE: Final = UniquePlace("unique_place", "LS-135")
GIFTS_PLACE: Final = Somewhere("fairygifts_place", "LS-152")
MOON_PLACE: Final = MoonPlace("moon_place", "LS-203")


class Escape(Kind[Table, Option]):
    """Another location, or none."""

    def expected(self, g: Table, seat: int) -> Sequence[Option]:
        found: list[Option] = [STAY]
        found.extend(PLACES[: g.locations])
        return found

    def forbids(self, g: Table, seat: int, option: Option) -> Refusal | None:
        return SAME_PLACE if isinstance(option, Place) and option.n == g.pig[seat] else None

    def default(self, g: Table, seat: int) -> str:
        return STAY.key


ESCAPE: Final = Escape("noway_move", "LS-178")


class Pebbles(Kind[Table, Option]):
    """One resource of any location, or none."""

    def expected(self, g: Table, seat: int) -> Sequence[Option]:
        found: list[Option] = [NOTHING]
        for place in range(g.locations):
            shown, stock = g.box.refill[place], g.stock[3 * place : 3 * place + 3]
            found.extend([PEBBLES[place][m] for m in range(3) if shown[m] or stock[m]])
        return found

    def forbids(self, g: Table, seat: int, option: Option) -> Refusal | None:
        for place in range(g.locations):
            for material in range(3):
                if option is PEBBLES[place][material] and not g.stock[3 * place + material]:
                    return NOTHING_LEFT
        return None

    def default(self, g: Table, seat: int) -> str:
        for material in BY_VALUE:
            for place in range(g.locations):
                if g.stock[3 * place + material]:
                    return PEBBLES[place][material].key
        return NOTHING.key


NOTHING_LEFT: Final = Refusal("LS-230", "nothing_left")
TAKE_PEBBLE: Final = Pebbles("tomthumb_take", "LS-230")


# --- Players -------------------------------------------------------------------------------------------------------

NOT_WITH_YOU: Final = Refusal("LS-160", "not_with_you")
NOT_WITH_TROLL: Final = Refusal("LS-201", "not_with_troll")
NOTHING_TO_TAKE: Final = Refusal("LS-160", "nothing_to_take")


class Opponent(Kind[Table, Player]):
    """Any opponent."""

    def expected(self, g: Table, seat: int) -> Sequence[Player]:
        return [PLAYERS[s] for s in opponents(g, seat)]

    def default(self, g: Table, seat: int) -> str:
        """The richest that can be chosen."""
        best = ""
        most = -1
        for player in self.expected(g, seat):
            if wealth(g, player.seat) > most and self.forbids(g, seat, player) is None:
                best, most = player.key, wealth(g, player.seat)
        return best


class GamePartner(Opponent):
    """An opponent in the same location."""

    def forbids(self, g: Table, seat: int, option: Player) -> Refusal | None:
        if g.pig[option.seat] != g.pig[seat]:
            return NOT_WITH_YOU
        return None if wealth(g, option.seat) else NOTHING_TO_TAKE


class TrollVictim(Opponent):
    """An opponent of the Troll's player, in the Troll's location."""

    def forbids(self, g: Table, seat: int, option: Player) -> Refusal | None:
        return None if g.pig[option.seat] == g.place[g.acting >> 2] else NOT_WITH_TROLL


class Neighbour(Opponent):
    def default(self, g: Table, seat: int) -> str:
        return PLAYERS[(seat + 1) % g.seats].key


class Anybody(Kind[Table, Player]):
    def expected(self, g: Table, seat: int) -> Sequence[Player]:
        return [PLAYERS[s] for s in turn_order(g)]

    def default(self, g: Table, seat: int) -> str:
        return PLAYERS[seat].key


FRIENDLY_GAME: Final = GamePartner("friendlygame", "LS-160")
TROLL_VICTIM: Final = TrollVictim("troll_victim", "LS-201")
BALL_PEEK: Final = Neighbour("ball_peek", "LS-199")
BEAUTY_TARGET: Final = Anybody("beauty_target", "LS-259")

NOTHING_TO_STEAL: Final = Refusal("LS-212", "nothing_to_steal")


class StealOne(Kind[Table, Steal]):
    """One resource of an opponent."""

    def expected(self, g: Table, seat: int) -> Sequence[Steal]:
        found: list[Steal] = []
        for s in opponents(g, seat):
            found.extend(STEALS[s])
        return found

    def forbids(self, g: Table, seat: int, option: Steal) -> Refusal | None:
        return None if g.goods[3 * option.seat + option.material] else NOTHING_TO_STEAL

    def default(self, g: Table, seat: int) -> str:
        richest = seat
        for s in opponents(g, seat):
            if richest == seat or wealth(g, s) > wealth(g, richest):
                richest = s
        return STEALS[richest][plentiful(g.goods[3 * richest : 3 * richest + 3])].key


STEAL: Final = StealOne("alibaba_steal", "LS-212")


class KeepOrGive(Kind[Table, Option]):
    def expected(self, g: Table, seat: int) -> Sequence[Option]:
        found: list[Option] = [KEEP_FRIEND]
        found.extend([GIVE_FRIEND[s] for s in opponents(g, seat)])
        return found

    def default(self, g: Table, seat: int) -> str:
        return KEEP_FRIEND.key


KEEP_OR_GIVE: Final = KeepOrGive("friend_keep_or_give", "LS-099")
