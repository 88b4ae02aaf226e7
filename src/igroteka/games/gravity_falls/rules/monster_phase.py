"""The monster phase: a monster moves, riots, and a new card is turned up."""

from collections.abc import Sequence
from typing import Final

from igroteka.engine import Kind, Refusal, Rules, Value, ask, finish, move, several, tell
from igroteka.games.gravity_falls import events
from igroteka.games.gravity_falls.pieces import DISTRUST, MOVEMENT_DISCARD, ROW, TOKEN_NAMES, EventCard, Monster, Token
from igroteka.games.gravity_falls.questions import Pulls
from igroteka.games.gravity_falls.reading import has_cube, living, nearest, next_card, pulls, tokens_around
from igroteka.games.gravity_falls.refusals import COMES_IN_RIOTS, NOT_NEAREST
from igroteka.games.gravity_falls.rules.character_phase import pull
from igroteka.games.gravity_falls.rules.trouble import alarm, resolve_event, take_curse, turn_up
from igroteka.games.gravity_falls.state import Table

# --- 1. Move a monster ---


class Mover(Kind[Table, Monster]):
    """Which of the nearest monsters moves to where the next card says."""

    def subject(self, g: Table, viewer: int | None) -> dict[str, Value]:
        return {"to": next_card(g).place.key}

    def expected(self, g: Table, seat: int) -> Sequence[Monster]:
        return [g.monsters[i] for i in living(g)]

    def allowed(self, g: Table, seat: int) -> list[Monster]:
        return [g.monsters[i] for i in nearest(g, g.character_at[seat])]

    def forbids(self, g: Table, seat: int, option: Monster) -> Refusal | None:
        return None if g.monsters.index(option) in nearest(g, g.character_at[seat]) else NOT_NEAREST

    def default(self, g: Table, seat: int) -> str:
        return g.monsters[quiet_mover(g, nearest(g, g.character_at[seat]))].key


MOVER: Final = Mover("mover", "GF-120", rest=True)


def quiet_mover(g: Table, tied: Sequence[int]) -> int:
    """The mover that time chooses: of the nearest the one with the most distrust under it."""
    return max(tied, key=lambda i: g.distrust[g.monster_at[i]])


def move_monster(g: Table) -> Rules[None] | None:
    """The nearest monster moves; the choice among several is spared where a cube stops them all (GF-120)."""
    tied = nearest(g, g.here)
    cube = has_cube(g, next_card(g).place.n)
    if len(tied) > 1 and not (cube and not any(unstoppable(g, i) for i in tied)):
        return choose_mover(g)
    jump(g, tied[0])
    return None


def choose_mover(g: Table) -> Rules[None]:
    """The active player says which."""
    mover = yield from ask(g, g.active, MOVER, restart=True)
    jump(g, g.monsters.index(mover))


def jump(g: Table, mover: int) -> None:
    """To where the farthest open card says; a courage cube there takes the blow instead (GF-109)."""
    card = next_card(g)
    place = card.place.n
    cube = has_cube(g, place)
    move(g, card, ROW, MOVEMENT_DISCARD)
    if cube:
        g.cubes &= ~card.place.bit
    if cube and not unstoppable(g, mover):
        g.arrived = -1
        tell(g, events.CUBE_HELD, -1, (card.place.key,))
    else:
        if cube:
            tell(g, events.CUBE_BROKEN, -1, (g.monsters[mover].key, card.place.key))
        origin = g.box.places[g.monster_at[mover]]
        g.monster_at[mover] = place
        g.arrived = mover
        tell(g, events.MONSTER_MOVED, -1, (g.monsters[mover].key, origin.key, card.place.key))


def unstoppable(g: Table, monster: int) -> bool:
    """Gideon-Bot breaks the cube and comes all the same (GF-239)."""
    return g.monsters[monster].ability == "breaks_cubes"


# --- 2. Riots ---


class Riots(Pulls):
    """Which tokens come to the monster."""

    def subject(self, g: Table, viewer: int | None) -> dict[str, Value]:
        """`least` is what the alarm rises by whatever is pulled."""
        place = g.monster_at[g.arrived]
        coming, _ = riot_pulls(g, g.arrived, place)
        least = g.distrust[place] + distrust_among(coming)
        return {"monster": g.monsters[g.arrived].key, "at": g.box.places[place].key, "least": least}

    def details(self, g: Table, seat: int, option: Token) -> dict[str, Value]:
        """Each distrust token that comes raises the alarm (GF-127)."""
        return {"alarm": 1} if option.kind == DISTRUST else {}

    def expected(self, g: Table, seat: int) -> Sequence[Token]:
        return tokens_around(g, g.monster_at[g.arrived])

    def allowed(self, g: Table, seat: int) -> list[Token]:
        return riot_pulls(g, g.arrived, g.monster_at[g.arrived])[1]

    def forbids(self, g: Table, seat: int, option: Token) -> Refusal | None:
        return None if option in self.allowed(g, seat) else COMES_IN_RIOTS


RIOTS: Final = Riots("riots", "GF-125", rest=True)


def riot_curses(g: Table) -> Rules[None] | None:
    """Only if a monster moved: who is there on its arrival takes a curse, the active character first (GF-252)."""
    if g.arrived < 0 or g.monster_at[g.arrived] not in g.character_at:
        return None
    place = g.monster_at[g.arrived]
    return curse_present(g, [seat for seat in g.clockwise() if g.character_at[seat] == place])


def curse_present(g: Table, seats: list[int]) -> Rules[None]:
    """One after another, each with all that comes of it."""
    for seat in seats:
        yield from finish(g, take_curse(g, seat))


def riots(g: Table) -> Rules[None]:
    """Then one token from each neighbour, the alarm, and all support there turns to distrust."""
    if g.arrived < 0:
        return
    monster, place = g.monsters[g.arrived], g.monster_at[g.arrived]
    coming, offered = riot_pulls(g, g.arrived, place)
    if offered:
        coming = coming + (yield from several(g, g.active, RIOTS))
    flock(g, coming, place)
    yield from finish(g, riot_alarm(g, monster, place))
    flipped = g.support[place]
    if flipped:
        turn_support(g, place)
        tell(g, events.FLIPPED, -1, (flipped, g.box.places[place].key))


def flock(g: Table, tokens: Sequence[Token], place: int) -> None:
    """The tokens come to the monster."""
    g.arrived = -1
    for token in tokens:
        pull(g, token, place)
        tell(g, events.RIOT_PULL, -1, (TOKEN_NAMES[token.kind], token.place.key, g.box.places[place].key))


def riot_alarm(g: Table, monster: Monster, place: int) -> Rules[None]:
    """One for each distrust token, those there before the pull included; its marks come before the flip (GF-212)."""
    alarm(g, g.distrust[place], events.RIOT_ALARM, monster.key)
    yield from ()


def turn_support(g: Table, place: int) -> None:
    """All support there becomes distrust (GF-128)."""
    g.distrust[place] += g.support[place]
    g.support[place] = 0


def riot_pulls(g: Table, monster: int, place: int) -> tuple[list[Token], list[Token]]:
    """What a monster would pull in that place; no curse of a character matters for it (GF-223)."""
    return pulls(g, place, False, g.monsters[monster].ability == "greedy_pull")


def distrust_among(tokens: Sequence[Token]) -> int:
    return sum([token.kind for token in tokens])


# --- 3. Turn up a card ---


def reveal(g: Table) -> Rules[None] | None:
    """Until the row is full; an event acts on the spot, or only alarms if another has acted this turn."""
    while len(g.cards[ROW.n]) < g.row_size:
        card = turn_up(g)
        if isinstance(card, EventCard):
            return go_on_revealing(g, card)
    return None


def go_on_revealing(g: Table, card: EventCard) -> Rules[None]:
    """The event and all that comes of it, then the next card."""
    yield from finish(g, resolve_event(g, card))
    more = reveal(g)
    if more is not None:
        yield from more


def pass_turn(g: Table) -> None:
    """The next player clockwise; nothing of this turn is remembered."""
    g.active = (g.active + 1) % g.seats
    g.played = None
    g.ability_used = False
    g.event_acted = False
    g.fresh = 0
    g.dice = []
    tell(g, events.TURN, g.active, (g.characters[g.active].key,))
