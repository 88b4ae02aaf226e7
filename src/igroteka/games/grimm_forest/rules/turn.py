"""The build phase: every player in turn order takes one whole turn."""

from collections.abc import Sequence
from typing import Final

from igroteka.engine import Refusal, Rules, ask, citing, tell
from igroteka.games.grimm_forest import events as ev
from igroteka.games.grimm_forest.content.box import START_OF_BUILD, Effect, FriendCard
from igroteka.games.grimm_forest.effects import NEEDS
from igroteka.games.grimm_forest.pieces import (
    BASE,
    BUILD,
    DRAW,
    DRAW_FABLE,
    END,
    END_TURN,
    FAREWELL,
    GAIN,
    GAINS,
    ORDINARY,
    PLAIN_BUILDS,
    PLAYERS,
    PLOT_BUILDS,
    SPECIAL,
    Action,
    House,
)
from igroteka.games.grimm_forest.reading import friend_of
from igroteka.games.grimm_forest.refusals import MUST_ACT, NO_ACTIONS, NO_FABLES_LEFT, USED
from igroteka.games.grimm_forest.rules.build import Building, below, build_section, forbids_build, out_of_reach
from igroteka.games.grimm_forest.rules.goods import can_draw, dismiss, draw_fables, gain, of_one
from igroteka.games.grimm_forest.rules.windows import open_window
from igroteka.games.grimm_forest.state import Due, Source, Table

DRAW_ACTION: Final = Source("action", "LS-078")
GAIN_ACTION: Final = Source("action", "LS-080")


class BuildAction(Building):
    """An action of the build turn, or its end."""

    def expected(self, g: Table, seat: int) -> Sequence[Action]:
        return ORDINARY + self.further(g, seat)

    def further(self, g: Table, seat: int) -> list[Action]:
        """What only some can do: build on a Prime Plot, use or discard a friend; and the end of the turn."""
        found: list[Action] = PLOT_BUILDS[:] if g.cards[PLAYERS[seat].plots.n] else []
        friend = friend_of(g, seat)
        if friend is not None:
            if friend.special is not None:
                found.append(friend.special_action)
            if friend.farewell is not None:
                found.append(friend.farewell_action)
        found.append(END_TURN)
        return found

    def allowed(self, g: Table, seat: int) -> list[Action]:
        """The same as from `expected` and `forbids`, quicker: what stands decides where there is room."""
        found: list[Action] = []
        if g.actions[seat] or g.extra_actions[seat]:
            if can_draw(g):
                found.append(DRAW_FABLE)
            found.extend(GAINS)
            for action in next_sections(g.houses[seat], g.box.zones):
                if out_of_reach(g, seat, action) is None:
                    found.append(action)
        for option in self.further(g, seat):
            if self.forbids(g, seat, option) is None:
                found.append(option)
        return found

    def forbids(self, g: Table, seat: int, option: Action) -> Refusal | None:
        code = option.code
        if code == END:
            return MUST_ACT if g.actions[seat] else None
        friend = friend_of(g, seat)
        if code == FAREWELL:
            assert friend is not None
            assert friend.farewell is not None
            return lacks(g, seat, friend.farewell)
        if not g.actions[seat] and not g.extra_actions[seat]:
            return NO_ACTIONS
        if code == BUILD:
            return forbids_build(g, seat, option)
        if code == GAIN:
            return None
        if code == DRAW:
            return None if can_draw(g) else NO_FABLES_LEFT
        assert friend is not None
        assert friend.special is not None
        return USED if friend.key in g.used else lacks(g, seat, friend.special)

    def default(self, g: Table, seat: int) -> str:
        """A brick while something must be done, then the end."""
        return GAINS[-1].key if g.actions[seat] else END_TURN.key


ROOM: Final[dict[tuple[tuple[House, ...], int], list[Action]]] = {}
"""What `sections_after` has found; there are not many boards."""
MOST_BOARDS: Final = 4096


def next_sections(houses: list[House], zones: int) -> list[Action]:
    """Where there is room on a board with these houses, on ordinary zones."""
    board = tuple(houses), zones
    found = ROOM.get(board)
    if found is None:
        if len(ROOM) >= MOST_BOARDS:
            ROOM.clear()
        found = ROOM[board] = sections_after(houses, zones)
    return found


def sections_after(houses: list[House], zones: int) -> list[Action]:
    under_way = [house.material for house in houses if not house.finished]
    full = len([house for house in houses if not house.plot]) >= zones
    return [
        action
        for action in PLAIN_BUILDS
        if (not full and action.material not in under_way if action.section == BASE else below(action) in houses)
    ]


def lacks(g: Table, seat: int, effect: Effect) -> Refusal | None:
    """What this effect would need and has not got."""
    needs = NEEDS.get(effect.name)
    return None if needs is None else needs(g, seat, effect)


BUILD_ACTION: Final = BuildAction("build_action", "LS-075", rest=True)


def start_of_build(g: Table) -> None:
    open_window(g, START_OF_BUILD)


def build_turns(g: Table) -> Rules[None]:
    """One whole turn for each player, in turn order."""
    while g.builder < g.seats:
        seat = (g.first_player + g.builder) % g.seats
        yield from build_turn(g, seat)
        tell(g, ev.ENDED, seat)
        g.builder += 1


def build_turn(g: Table, seat: int) -> Rules[None]:
    """Actions while there are any, the extra ones as one likes; a friend may be discarded at any moment of the turn."""
    while g.actions[seat] or g.extra_actions[seat] or can_part(g, seat):
        action = yield from ask(g, seat, BUILD_ACTION)
        if action is END_TURN:
            return
        if action.code != FAREWELL:
            spend_action(g, seat)
        asking = act(g, seat, action)
        if asking is not None:
            yield from asking


def spend_action(g: Table, seat: int) -> None:
    if g.actions[seat]:
        g.actions[seat] -= 1
    else:
        g.extra_actions[seat] -= 1


def act(g: Table, seat: int, action: Action) -> Rules[None] | None:
    code = action.code
    if code == BUILD:
        return build_section(g, seat, action)
    if code == SPECIAL:
        return special(g, seat)
    if code == FAREWELL:
        return part(g, seat)
    if code == GAIN:
        gain(g, seat, of_one(action.material, 1), GAIN_ACTION)
    else:
        draw_fables(g, seat, 1, DRAW_ACTION)
    return None


def special(g: Table, seat: int) -> Rules[None] | None:
    """The special action of the friend, once a round."""
    friend = friend_of(g, seat)
    assert friend is not None
    assert friend.special is not None
    g.used.append(friend.key)
    tell(g, citing(ev.SPECIAL, friend.special.rule), seat, (friend.key,))
    return run(g, seat, friend, friend.special)


def can_part(g: Table, seat: int) -> bool:
    friend = friend_of(g, seat)
    return friend is not None and friend.farewell is not None and lacks(g, seat, friend.farewell) is None


def part(g: Table, seat: int) -> Rules[None] | None:
    """Discard the friend for what that gives; it is no action."""
    friend = friend_of(g, seat)
    assert friend is not None
    assert friend.farewell is not None
    tell(g, citing(ev.FAREWELL, friend.farewell.rule), seat, (friend.key,))
    dismiss(g, seat, Source(friend.key, friend.farewell.rule))
    return run(g, seat, friend, friend.farewell)


def run(g: Table, seat: int, friend: FriendCard, effect: Effect) -> Rules[None] | None:
    return Due(seat, friend.key, effect, friend, PLAYERS[seat].friend).run(g)
