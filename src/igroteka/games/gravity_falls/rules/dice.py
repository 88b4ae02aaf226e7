"""Rolls: the fight or the persuasion, with all that follows from the dice, and the roll that removes curses."""

from collections.abc import Sequence
from typing import Final

from igroteka.engine import NO, YES, Kind, Option, Refusal, Rules, Score, Value, ask, finish, move, tell
from igroteka.games.gravity_falls import events
from igroteka.games.gravity_falls.pieces import (
    CURSE,
    CURSE_DISCARD,
    DISTRUST,
    KEEP,
    MOVE,
    NOWHERE,
    PLAYERS,
    STOP,
    SUCCESS,
    SUPPORT,
    TOKEN_NAMES,
    CurseCard,
    Monster,
    Reroll,
    Token,
)
from igroteka.games.gravity_falls.reading import (
    can,
    dice_limit,
    has_cube,
    immune,
    living,
    monsters_at,
    old_curses,
    requirement,
    sticky,
)
from igroteka.games.gravity_falls.refusals import (
    DISTRUST_STAYS,
    FRESH,
    NO_SUCH_DICE,
    NO_SUCH_TOKEN,
    NOT_HERE,
    WALKED_INTO_THE_GIANT,
)
from igroteka.games.gravity_falls.rules.trouble import take_curse
from igroteka.games.gravity_falls.state import Table

# --- 4. The roll: fight or persuasion ---


class Opponent(Kind[Table, Monster]):
    """Whom to fight, where several monsters stand."""

    def expected(self, g: Table, seat: int) -> Sequence[Monster]:
        return [g.monsters[i] for i in living(g)]

    def forbids(self, g: Table, seat: int, option: Monster) -> Refusal | None:
        """Who walked in to the Gnome Giant fights him, with or without roads left."""
        here = [g.monsters[i] for i in monsters_at(g, g.character_at[seat])]
        if option not in here:
            return NOT_HERE
        if option.ability == "stops_walks" or g.played is None or g.played.distance == 0:
            return None
        return WALKED_INTO_THE_GIANT if any(m.ability == "stops_walks" for m in here) else None

    def details(self, g: Table, seat: int, option: Monster) -> dict[str, Value]:
        return {"requirement": requirement(g, seat, option, g.character_at[seat])}

    def default(self, g: Table, seat: int) -> str:
        place = g.character_at[seat]
        return min(self.allowed(g, seat), key=lambda m: requirement(g, seat, m, place)).key


OPPONENT: Final = Opponent("opponent", "GF-209", rest=True)


def roll(g: Table) -> Rules[None]:
    """With a monster here it is a fight, otherwise persuasion; successes first, then moves, then the curse."""
    seat = g.active
    card = g.played
    assert card is not None
    here = g.character_at[seat]
    opponent: Monster | None = None
    if here in g.monster_at:
        here_too = monsters_at(g, here)
        opponent = g.monsters[here_too[0]] if len(here_too) == 1 else (yield from ask(g, seat, OPPONENT, restart=True))
        tell(g, events.FOUGHT, seat, (opponent.key, requirement(g, seat, opponent, here)))
    limit = dice_limit(g, seat)
    dice = card.resourcefulness + g.support[here]
    overflow = max(0, dice - limit)
    roll_dice(g, dice - overflow)
    successes, moves, curses = faces(g)
    if dice:
        tell(g, events.ROLLED, seat, (dice - overflow, successes, moves, curses, overflow))
        if may_reroll(g):
            need = g.distrust[here] if opponent is None else requirement(g, seat, opponent, here)
            yield from reroll(g, need)
            successes, moves, curses = faces(g)
    if opponent is None:
        persuade(g, here, successes)
    else:
        fight(g, opponent, here, successes)
        if opponent.ability == "moves_curse":
            moves, curses = 0, curses + moves
    if moves:
        yield from move_tokens(g, here, moves)
    if curses:
        yield from finish(g, take_curse(g, seat))
    for _ in range(overflow):
        yield from finish(g, take_curse(g, seat))


def roll_dice(g: Table, count: int) -> None:
    die, fate = g.box.die, g.fate
    sides = len(die)
    g.dice = [die[fate.roll(sides) - 1] for _ in range(count)]


def faces(g: Table) -> tuple[int, int, int]:
    """How many dice show a success, a move, a curse."""
    return g.dice.count(SUCCESS), g.dice.count(MOVE), g.dice.count(CURSE)


class RerollKind(Kind[Table, Option]):
    """Which dice to roll again, by their faces; or to keep the roll as it is. `need` are the successes wished for."""

    def __init__(self, name: str, cites: str, need: int) -> None:
        super().__init__(name, cites)
        self.need: Final = need

    def subject(self, g: Table, viewer: int | None) -> dict[str, Value]:
        successes, moves, curses = faces(g)
        return {"success": successes, "move": moves, "curse": curses, "need": self.need}

    def details(self, g: Table, seat: int, option: Option) -> dict[str, Value]:
        """The percent with which there are as many successes afterwards."""
        again = option.faces if isinstance(option, Reroll) else ()
        kept = g.dice.count(SUCCESS) - again.count(SUCCESS)
        return {"odds": g.box.chances.of(len(again), self.need - kept)}

    def expected(self, g: Table, seat: int) -> Sequence[Option]:
        most = g.characters[seat].amount
        return [KEEP, *[handful for handful in g.box.rerolls if len(handful.faces) <= most]]

    def forbids(self, g: Table, seat: int, option: Option) -> Refusal | None:
        return NO_SUCH_DICE if isinstance(option, Reroll) and not fits(option, faces(g)) else None

    def allowed(self, g: Table, seat: int) -> list[Option]:
        """Each face of the roll is counted once."""
        shown, most = faces(g), g.characters[seat].amount
        found: list[Option] = [KEEP]
        for handful in g.box.rerolls:
            if len(handful.faces) <= most and fits(handful, shown):
                found.append(handful)
        return found

    def default(self, g: Table, seat: int) -> str:
        return KEEP.key


def fits(handful: Reroll, shown: tuple[int, int, int]) -> bool:
    """So many successes, moves and curses have all its faces."""
    successes, moves, curses = shown
    return handful.successes <= successes and handful.moves <= moves and handful.curses <= curses


def may_reroll(g: Table) -> bool:
    return not g.ability_used and can(g, g.active, "reroll")


def reroll(g: Table, need: int) -> Rules[None]:
    """Dipper, once a turn, before any result is applied; the new faces stand."""
    choice = yield from ask(g, g.active, RerollKind("reroll", "GF-229", need))
    if not isinstance(choice, Reroll):
        return
    g.ability_used = True
    kept = g.dice[:]
    for face in choice.faces:
        kept.remove(face)
    roll_dice(g, len(choice.faces))
    g.dice = kept + g.dice
    successes, moves, curses = faces(g)
    tell(g, events.REROLLED, g.active, (len(choice.faces), successes, moves, curses))


def persuade(g: Table, here: int, successes: int) -> None:
    """Each success wins back a townsman; what is left over is lost (GF-076, GF-077)."""
    won = min(successes, g.distrust[here])
    if won:
        g.distrust[here] -= won
        g.support[here] += won
        tell(g, events.PERSUADED, g.active, (won, g.box.places[here].key))


def fight(g: Table, opponent: Monster, here: int, successes: int) -> None:
    """Enough successes and the monster is gone, with the last one the game is won; no token is ever flipped."""
    seat = g.active
    need = requirement(g, seat, opponent, here)
    if immune(g, seat, opponent):
        tell(g, events.IMMUNE, seat, (opponent.key,))
        return
    if successes < need:
        tell(g, events.FOUGHT_OFF, seat, (opponent.key, successes, need))
        return
    i = g.monsters.index(opponent)
    g.knocked_down[i] += 1
    if g.knocked_down[i] < opponent.fights:
        tell(g, events.KNOCKED_DOWN, seat, (opponent.key,))
        return
    g.monster_at[i] = NOWHERE
    tell(g, events.DEFEATED, seat, (opponent.key,))
    if not living(g):
        raise g.over(list(range(g.seats)), [Score(0) for _ in range(g.seats)], "won", "GF-151")


class MoveToken(Kind[Table, Token]):
    """Which token moves to which neighbour; `left` are the moves not yet made, this one included."""

    def __init__(self, name: str, cites: str, left: int) -> None:
        super().__init__(name, cites)
        self.left: Final = left

    def subject(self, g: Table, viewer: int | None) -> dict[str, Value]:
        return {"left": self.left}

    def expected(self, g: Table, seat: int) -> Sequence[Token]:
        roads = g.box.town.roads[g.character_at[seat]]
        return [g.box.tokens[kind][n] for kind in (DISTRUST, SUPPORT) for n in roads]

    def forbids(self, g: Table, seat: int, option: Token) -> Refusal | None:
        here = g.character_at[seat]
        if option.kind == SUPPORT:
            return None if g.support[here] else NO_SUCH_TOKEN
        if sticky(g, seat):
            return DISTRUST_STAYS
        return None if g.distrust[here] else NO_SUCH_TOKEN

    def allowed(self, g: Table, seat: int) -> list[Token]:
        here = g.character_at[seat]
        roads = g.box.town.roads[here]
        options: list[Token] = []
        if g.distrust[here] and not sticky(g, seat):
            tokens = g.box.tokens[DISTRUST]
            options = [tokens[n] for n in roads]
        if g.support[here]:
            tokens = g.box.tokens[SUPPORT]
            options.extend([tokens[n] for n in roads])
        return options

    def default(self, g: Table, seat: int) -> str:
        """Distrust first, to the neighbour with the fewest tokens."""
        options = self.allowed(g, seat)
        return min(options, key=lambda t: (-t.kind, g.support[t.place.n] + g.distrust[t.place.n], t.place.n)).key


def move_tokens(g: Table, here: int, moves: int) -> Rules[None]:
    """For each move result a token leaves for a neighbour, as long as there is one that can (GF-089, GF-203)."""
    seat = g.active
    stuck = sticky(g, seat)
    for left in range(moves, 0, -1):
        if not g.support[here] and (stuck or not g.distrust[here]):
            return
        token = yield from ask(g, seat, MoveToken("move_token", "GF-086", left))
        tokens = g.support if token.kind == SUPPORT else g.distrust
        tokens[here] -= 1
        tokens[token.place.n] += 1
        tell(g, events.TOKEN_MOVED, seat, (TOKEN_NAMES[token.kind], g.box.places[here].key, token.place.key))


# --- 5. The removal roll ---


class Removal(Kind[Table, Option]):
    """Whether to roll for the removal of curses."""

    def expected(self, g: Table, seat: int) -> Sequence[Option]:
        return (YES, NO)

    def details(self, g: Table, seat: int, option: Option) -> dict[str, Value]:
        """`odds`: the percent with which at least one goes."""
        if option is not YES:
            return {}
        dice = removal_dice(g, seat)
        return {"dice": dice, "odds": g.box.chances.of(dice, 1)}

    def default(self, g: Table, seat: int) -> str:
        return YES.key


class RemoveCurse(Kind[Table, Option]):
    """Which of the character's curses goes; or no more. `left` is how many may still go: a curse for each success."""

    def __init__(self, name: str, cites: str, left: int) -> None:
        super().__init__(name, cites)
        self.left: Final = left

    def subject(self, g: Table, viewer: int | None) -> dict[str, Value]:
        return {"left": min(self.left, len(old_curses(g, g.active)))}

    def expected(self, g: Table, seat: int) -> Sequence[Option]:
        return [*g.cards[PLAYERS[seat].curses.n], STOP]

    def forbids(self, g: Table, seat: int, option: Option) -> Refusal | None:
        return FRESH if isinstance(option, CurseCard) and option not in old_curses(g, seat) else None

    def default(self, g: Table, seat: int) -> str:
        return old_curses(g, seat)[0].key


REMOVAL: Final = Removal("removal", "GF-102", rest=True)


def removal(g: Table) -> Rules[None] | None:
    """Beside a courage cube, with support here and a curse older than this turn."""
    here = g.here
    if not has_cube(g, here) or not g.support[here] or not old_curses(g, g.active):
        return None
    return removal_roll(g)


def removal_dice(g: Table, seat: int) -> int:
    """A die for each support where the character is."""
    return min(g.support[g.character_at[seat]], dice_limit(g, seat))


def removal_roll(g: Table) -> Rules[None]:
    """Such a curse may go for each success."""
    seat = g.active
    if (yield from ask(g, seat, REMOVAL, restart=True)) is NO:
        return
    dice = removal_dice(g, seat)
    roll_dice(g, dice)
    tell(g, events.REMOVAL_ROLLED, seat, (dice, g.dice.count(SUCCESS)))
    if may_reroll(g):
        yield from reroll(g, len(old_curses(g, seat)))
    for left in range(g.dice.count(SUCCESS), 0, -1):
        if not old_curses(g, seat):
            return
        choice = yield from ask(g, seat, RemoveCurse("remove_curse", "GF-103", left))
        if not isinstance(choice, CurseCard):
            return
        move(g, choice, PLAYERS[seat].curses, CURSE_DISCARD)
        tell(g, events.CURSE_REMOVED, seat, (choice.key,))
