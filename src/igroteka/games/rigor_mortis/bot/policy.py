"""A quick answer to every question, read off the board: for rollouts, where everybody answers so.

Steps are weighed by where they lead, without playing them. Of the books only those that answer a threat are used, and
the one that takes a look away.
"""

from collections.abc import Sequence
from typing import Final

from igroteka.engine import Ask, Option
from igroteka.engine.kinds import Choice
from igroteka.games.rigor_mortis.bot.value import (
    BOOK,
    GUESS,
    LOOK,
    RIVAL_LOOK,
    STEP,
    WIN,
    danger,
    fear,
    hope,
    weight_of,
)
from igroteka.games.rigor_mortis.pieces import (
    HIDE_TABLE,
    MOVEMENT_DISCARD,
    ONE_STEP,
    TOKEN_STACK,
    Book,
    Cell,
    Goat,
    MovementCard,
    Token,
)
from igroteka.games.rigor_mortis.reading import first_symbols, second_symbols
from igroteka.games.rigor_mortis.rules.arrivals import Goal
from igroteka.games.rigor_mortis.rules.shoving import Shove
from igroteka.games.rigor_mortis.rules.sight import is_far
from igroteka.games.rigor_mortis.state import Table

HOPELESS: Final = -1e9


def instinct(g: Table, ask: Ask) -> str:
    """A sensible key at once."""
    name, options = ask.name, ask.options
    if len(options) == 1:
        return options[0].key
    if name in ("before_card", "second_card"):
        return Eyes(g, ask.seat).best_card(options)
    if name in ("goblin_step", "goblin_second"):
        return Eyes(g, ask.seat).best_step(options, name == "goblin_step")
    if name in ("rigor_step", "rigor_second", "transport"):
        return Eyes(g, ask.seat).best_hunt(options, name == "rigor_step")
    if isinstance(ask, Choice) and isinstance(ask.kind, Shove):
        return Eyes(g, ask.seat).best_shove(options, ask.kind.chain[-1])
    if isinstance(ask, Choice) and isinstance(ask.kind, Goal):
        return Eyes(g, ask.seat).best_goal(options, ask.kind.owner)
    if name in ("react", "shield"):
        return best_excuse(g, options)
    return ask.default() or options[0].key


def best_excuse(g: Table, options: Sequence[Option]) -> str:
    """The shield; or who takes the blame has the fewest looks."""
    goats = [option for option in options if isinstance(option, Goat)]
    if isinstance(options[0], Book) or not goats:
        return options[0].key
    return min(goats, key=lambda goat: g.look_count(goat.seat)).key


class Eyes:
    """What a seat sees of the table in one moment."""

    def __init__(self, g: Table, seat: int) -> None:
        self.g: Final = g
        self.seat: Final = seat
        self.own: Final = g.goblins[seat]
        self.fear: Final = fear(g, seat)
        self.caught: Final = WIN if g.look_count(seat) == g.box.last_look - 1 else LOOK
        """What it costs to be caught now."""
        self.rivals: Final = list[int]()
        self.hopes: Final = [0.0] * g.seats
        """By rival: what it is worth that it may be caught before long,"""
        self.gains: Final = [0.0] * g.seats
        """and that it is caught now."""
        mine, hidden = g.look_count(seat), g.under[seat] & HIDE_TABLE
        for rival in range(g.seats):
            if rival == seat or is_far(g, seat, g.goblins[rival]):
                continue
            self.rivals.append(rival)
            looks = GUESS if hidden else g.look_count(rival)
            weight = weight_of(looks, mine)
            self.hopes[rival] = weight * hope(g, seat, looks)
            self.gains[rival] = weight * RIVAL_LOOK
            if looks == g.box.last_look - 1:
                self.gains[rival] = WIN if self.hopes[rival] > 0 else -WIN

    # --- cards

    def best_card(self, options: Sequence[Option]) -> str:
        """The card that betters the table most; a look is given back whenever that can be done."""
        best, most = options[0].key, HOPELESS
        now = self.hunt(self.g.rigor)
        stays = self.stand(self.own)
        for option in options:
            if isinstance(option, MovementCard):
                worth = self.hunts(option) - now if option.rigor else self.walks(option) - stays
                if worth > most:
                    best, most = option.key, worth
            elif isinstance(option, Book) and option.effect == "lose_look":
                return option.key
        return best

    def walks(self, card: MovementCard) -> float:
        """The best that a card makes of one's own goblin."""
        g, best = self.g, HOPELESS
        one_step = g.under[self.seat] & ONE_STEP
        for cell in g.library.fits[first_symbols(g, self.seat, card)][self.own]:
            best = max(best, self.arrival(cell.n, self.own))
            if not one_step and not self.ends(cell.n):
                for again in g.library.fits[second_symbols(g, self.seat, card, cell.n)][cell.n]:
                    best = max(best, self.arrival(again.n, cell.n))
        return best

    def hunts(self, card: MovementCard) -> float:
        """The best that a card makes of Rigor."""
        g, best = self.g, HOPELESS
        for cell in g.library.fits[first_symbols(g, self.seat, card)][g.rigor]:
            met = self.meeting(cell.n)
            best = max(best, met + self.hunt(cell.n))
            for again in g.library.fits[second_symbols(g, self.seat, card, cell.n)][cell.n]:
                best = max(best, met + self.meeting(again.n) + self.hunt(again.n))
        return best

    # --- steps

    def best_step(self, options: Sequence[Option], first: bool) -> str:
        """Of one's own goblin; a first step is worth what the second can make of it."""
        g, best, most = self.g, options[0].key, HOPELESS
        card = self.played() if first and not g.under[self.seat] & ONE_STEP else None
        for option in options:
            worth = self.arrival(option.n, self.own) if isinstance(option, Cell) else self.stand(self.own)
            if card is not None and isinstance(option, Cell) and not self.ends(option.n):
                for again in g.library.fits[second_symbols(g, self.seat, card, option.n)][option.n]:
                    worth = max(worth, self.arrival(again.n, option.n))
            if worth > most:
                best, most = option.key, worth
        return best

    def best_hunt(self, options: Sequence[Option], first: bool) -> str:
        """Of Rigor."""
        g, best, most = self.g, options[0].key, HOPELESS
        card = self.played() if first else None
        for option in options:
            if isinstance(option, Cell):
                met = self.meeting(option.n)
                worth = met + self.hunt(option.n)
                if card is not None:
                    for again in g.library.fits[second_symbols(g, self.seat, card, option.n)][option.n]:
                        worth = max(worth, met + self.meeting(again.n) + self.hunt(again.n))
            else:
                worth = self.hunt(g.rigor)
            if worth > most:
                best, most = option.key, worth
        return best

    def played(self) -> MovementCard | None:
        """The card whose step is asked for."""
        pile = self.g.of(MOVEMENT_DISCARD)
        card = pile[-1] if pile else None
        return card if isinstance(card, MovementCard) else None

    # --- places for goblins

    def best_shove(self, options: Sequence[Option], pushed: int) -> str:
        """Where a goblin is shoved to."""
        best, most = options[0].key, HOPELESS
        for option in options:
            assert isinstance(option, Cell)
            worth = self.arrival(option.n, self.own) if pushed == self.seat else self.shoved(pushed, option.n)
            if worth > most:
                best, most = option.key, worth
        return best

    def best_goal(self, options: Sequence[Option], owner: int) -> str:
        """Where a goblin is carried to."""
        best, most = options[0].key, HOPELESS
        for option in options:
            assert isinstance(option, Cell)
            worth = self.stand(option.n) if owner == self.seat else self.looming(owner, option.n)
            if worth > most:
                best, most = option.key, worth
        return best

    # --- what cells are worth

    def ends(self, cell: int) -> bool:
        """Whether a goblin that comes there goes no farther."""
        g = self.g
        return cell == g.rigor or g.library.desk[cell] or g.library.teleport[cell]

    def arrival(self, cell: int, origin: int) -> float:
        """What it is worth to come to a cell."""
        g = self.g
        if cell == g.rigor:
            return -self.caught
        if g.library.desk[cell]:
            starts = [self.stand(start.n) for start in g.library.rows[0] if g.free(start.n)]
            return BOOK + 1.0 + max(starts, default=0.0)
        if g.library.teleport[cell]:
            return self.token()
        worth = self.stand(cell)
        shoved = g.at[cell]
        if shoved >= 0 and shoved != self.seat:
            ways = [self.shoved(shoved, n) for n in g.library.near[cell] if n != origin and g.at[n] < 0]
            worth += max(ways, default=0.0) - self.looming(shoved, cell)
        return worth

    def stand(self, cell: int) -> float:
        """What it is worth to stand on a cell."""
        g = self.g
        return -danger(g, g.rigor, cell) * self.fear - STEP * g.library.to_desk[cell]

    def token(self) -> float:
        """What the tokens left in the stack bring on average."""
        gain = 0.0
        stack = self.g.of(TOKEN_STACK)
        for token in stack:
            assert isinstance(token, Token)
            if token.effect == "look":
                gain -= self.fear / len(stack)
            elif token.effect == "book":
                gain += BOOK / len(stack)
        return gain + max([self.stand(c.n) for c in self.g.library.teleports if self.g.free(c.n)], default=0.0)

    def shoved(self, rival: int, cell: int) -> float:
        """What it is worth to see a rival shoved to a cell."""
        g = self.g
        if cell == g.rigor:
            return self.gains[rival]
        return -BOOK if g.library.desk[cell] else self.looming(rival, cell)

    def looming(self, rival: int, cell: int) -> float:
        """What it is worth to see a rival stand on a cell."""
        return self.hopes[rival] * danger(self.g, self.g.rigor, cell)

    def meeting(self, cell: int) -> float:
        """What it is worth that Rigor comes to a cell."""
        met = self.g.at[cell]
        if met < 0:
            return 0.0
        return -self.caught if met == self.seat else self.gains[met]

    def hunt(self, rigor: int) -> float:
        """What it is worth that Rigor stands on a cell; who has been caught is carried away from there."""
        g = self.g
        worth = -danger(g, rigor, self.own) * self.fear if rigor != self.own else 0.0
        for rival in self.rivals:
            cell = g.goblins[rival]
            if cell != rigor and self.hopes[rival]:
                worth += self.hopes[rival] * danger(g, rigor, cell)
        return worth
