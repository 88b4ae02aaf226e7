"""A quick answer to every question, read off the board: for rollouts, where everybody answers so.

Steps are weighed by where they lead, without playing them, and so are books that move somebody.
"""

from collections.abc import Sequence
from typing import Final

from igroteka.engine import Ask, Choice, Option
from igroteka.games.rigor_mortis.bot.value import GUESS, LOOK, WIN, Judgement, danger, fear, hope
from igroteka.games.rigor_mortis.pieces import (
    HIDE_TABLE,
    MOVEMENT_DISCARD,
    ONE_STEP,
    ORB,
    TOKEN_STACK,
    Book,
    Cell,
    Goat,
    MovementCard,
    Player,
    Token,
)
from igroteka.games.rigor_mortis.reading import first_symbols, second_symbols
from igroteka.games.rigor_mortis.rules.arrivals import Goal
from igroteka.games.rigor_mortis.rules.movement import Step
from igroteka.games.rigor_mortis.rules.shoving import Shove
from igroteka.games.rigor_mortis.rules.sight import is_far
from igroteka.games.rigor_mortis.state import Table

HOPELESS: Final = -1e9
ARM: Final = 3
"""So many steps away a goblin may come and shove: two with a card, one with a book."""


def instinct(g: Table, ask: Ask, by: Judgement) -> str:
    """A sensible key at once."""
    name, options = ask.name, ask.options
    if len(options) == 1:
        return options[0].key
    if name in ("before_card", "second_card"):
        return Eyes(g, ask.seat, by).best_card(options)
    if name in ("goblin_step", "goblin_second"):
        return Eyes(g, ask.seat, by).best_step(options, by_card(g, ask))
    if name in ("rigor_step", "rigor_second", "transport"):
        return Eyes(g, ask.seat, by).best_hunt(options, by_card(g, ask), name == "transport")
    if name == "after_card":
        return Eyes(g, ask.seat, by).best_tool(options)
    if isinstance(ask, Choice) and isinstance(ask.kind, Shove):
        return Eyes(g, ask.seat, by).best_shove(options, ask.kind.chain[-1])
    if isinstance(ask, Choice) and isinstance(ask.kind, Goal):
        return Eyes(g, ask.seat, by).best_goal(options, ask.kind.owner)
    if name in ("skin_swap", "kick"):
        return Eyes(g, ask.seat, by).best_victim(options, name == "kick")
    if name == "sticky_heels":
        return options[0 if g.rigor in g.library.near[g.goblins[ask.seat]] else 1].key
    if name in ("react", "shield"):
        return best_excuse(g, options)
    return ask.default() or options[0].key


def by_card(g: Table, ask: Ask) -> MovementCard | None:
    """The card whose first step is asked for, if it is a card's; after it there may be a second."""
    pile = g.of(MOVEMENT_DISCARD)
    card = pile[-1] if pile else None
    if isinstance(ask, Choice) and isinstance(ask.kind, Step) and ask.kind.start < 0 and isinstance(card, MovementCard):
        return card if ask.kind.reach == first_symbols(g, ask.seat, card) else None
    return None


def best_excuse(g: Table, options: Sequence[Option]) -> str:
    """The shield; or who takes the blame has the fewest looks."""
    goats = [option for option in options if isinstance(option, Goat)]
    if isinstance(options[0], Book) or not goats:
        return options[0].key
    return min(goats, key=lambda goat: g.look_count(goat.seat)).key


class Eyes:
    """What a seat sees of the table in one moment."""

    def __init__(self, g: Table, seat: int, by: Judgement) -> None:
        self.g: Final = g
        self.seat: Final = seat
        self.by: Final = by
        self.own: Final = g.goblins[seat]
        self.fear: Final = fear(g, seat)
        self.caught: Final = WIN if g.look_count(seat) == g.box.last_look - 1 else LOOK
        """What it costs to be caught now."""
        self.rivals: Final = list[int]()
        self.hopes: Final = [0.0] * g.seats
        """By rival: what it is worth that it may be caught before long,"""
        self.gains: Final = [0.0] * g.seats
        """and that it is caught now."""
        self.trap: Final = -by.shove * self.draw(-self.fear, by.book) if by.shove else 0.0
        """What it costs to stand by a teleport, for each rival who may come and shove."""
        self.carried = HOPELESS
        """The best that comes of Rigor's being carried, once it has been asked for."""
        mine, hidden = g.look_count(seat), g.under[seat] & HIDE_TABLE
        for rival in range(g.seats):
            if rival == seat or is_far(g, seat, g.goblins[rival]):
                continue
            self.rivals.append(rival)
            looks = GUESS if hidden else g.look_count(rival)
            weight = 1.0 if looks <= mine else by.behind
            self.hopes[rival] = weight * hope(g, seat, looks, by)
            self.gains[rival] = weight * by.rival
            if looks == g.box.last_look - 1:
                self.gains[rival] = WIN if self.hopes[rival] > 0 else -WIN

    # --- cards

    def best_card(self, options: Sequence[Option]) -> str:
        """The card that betters the table most; before it, what serves no other time."""
        best, most = options[0].key, HOPELESS
        orbs: Book | None = None
        for option in options:
            if isinstance(option, MovementCard):
                gain = self.gain(option, False)
                if gain > most:
                    best, most = option.key, gain
            elif isinstance(option, Book) and option.effect == "lose_look":
                return option.key
            elif isinstance(option, Book) and option.effect == "orbs":
                orbs = option
        if orbs is not None:
            for option in options:
                if isinstance(option, MovementCard) and self.gain(option, True) > most + self.by.keep:
                    return orbs.key
        return best

    def gain(self, card: MovementCard, orbs: bool) -> float:
        """The best that a card makes of the table, less what it is worth now."""
        if card.rigor:
            return self.hunts(card, orbs) - self.hunt(self.g.rigor)
        return self.walks(card, orbs) - self.stand(self.own)

    def walks(self, card: MovementCard, orbs: bool) -> float:
        """The best that a card makes of one's own goblin."""
        g, best = self.g, HOPELESS
        one_step = g.under[self.seat] & ONE_STEP
        for cell in g.library.fits[ORB if orbs else first_symbols(g, self.seat, card)][self.own]:
            best = max(best, self.arrival(cell.n, self.own))
            if not one_step and not self.ends(cell.n):
                symbols = ORB if orbs else second_symbols(g, self.seat, card, cell.n)
                for again in g.library.fits[symbols][cell.n]:
                    best = max(best, self.arrival(again.n, cell.n))
        return best

    def hunts(self, card: MovementCard, orbs: bool) -> float:
        """The best that a card makes of Rigor."""
        g, best = self.g, HOPELESS
        for cell in g.library.fits[ORB if orbs else first_symbols(g, self.seat, card)][g.rigor]:
            met = self.meeting(cell.n)
            best = max(best, met + self.prowl(cell.n))
            symbols = ORB if orbs else second_symbols(g, self.seat, card, cell.n)
            for again in g.library.fits[symbols][cell.n]:
                best = max(best, met + self.meeting(again.n) + self.prowl(again.n))
        return best

    # --- steps

    def best_step(self, options: Sequence[Option], played: MovementCard | None) -> str:
        """Of one's own goblin; the first step of a card is worth what the second can make of it."""
        g, best, most = self.g, options[0].key, HOPELESS
        card = None if g.under[self.seat] & ONE_STEP else played
        for option in options:
            worth = self.arrival(option.n, self.own) if isinstance(option, Cell) else self.stand(self.own)
            if card is not None and isinstance(option, Cell) and not self.ends(option.n):
                for again in g.library.fits[second_symbols(g, self.seat, card, option.n)][option.n]:
                    worth = max(worth, self.arrival(again.n, option.n))
            if worth > most:
                best, most = option.key, worth
        return best

    def best_hunt(self, options: Sequence[Option], card: MovementCard | None, carried: bool) -> str:
        """Of Rigor, who walks or is carried."""
        g, best, most = self.g, options[0].key, HOPELESS
        for option in options:
            if isinstance(option, Cell):
                met = self.meeting(option.n)
                worth = met + (self.hunt(option.n) if carried else self.prowl(option.n))
                if card is not None:
                    for again in g.library.fits[second_symbols(g, self.seat, card, option.n)][option.n]:
                        worth = max(worth, met + self.meeting(again.n) + self.prowl(again.n))
            else:
                worth = self.hunt(g.rigor)
            if worth > most:
                best, most = option.key, worth
        return best

    # --- books

    def best_tool(self, options: Sequence[Option]) -> str:
        """The book that brings more than it is worth to keep it; else the turn ends."""
        best, most = options[-1].key, self.by.keep
        for option in options:
            if isinstance(option, Book):
                gain = self.tool(option.effect)
                if gain > most:
                    best, most = option.key, gain
        return best

    def tool(self, effect: str) -> float:
        """What a book would make of the table after the card."""
        g = self.g
        if effect == "lose_look":
            return LOOK
        if effect == "step":
            return max([self.arrival(n, self.own) for n in g.library.near[self.own]]) - self.stand(self.own)
        if effect == "teleport":
            places = [self.stand(cell.n) for cell in g.library.teleports if g.free(cell.n)]
            return max(places, default=HOPELESS) - self.stand(self.own)
        if effect == "rigor_step":
            ways = [self.meeting(n) + self.prowl(n) for n in g.library.near[g.rigor]]
            return max(ways) - self.hunt(g.rigor)
        if effect == "rigor_sleeps":
            return -self.hunt(g.rigor)
        if effect == "swap_places":
            return max([self.swap(rival) for rival in self.rivals], default=HOPELESS)
        if effect == "shove":
            return max([self.kick(rival) for rival in self.rivals], default=HOPELESS)
        if effect == "second_card":
            cards = [self.gain(card, False) for card in g.hand(self.seat) if card.rigor or not g.goblin_locked]
            return max(cards, default=HOPELESS)
        return HOPELESS

    def best_victim(self, options: Sequence[Option], kicked: bool) -> str:
        """Who is kicked, or changes places."""
        best, most = options[0].key, HOPELESS
        for option in options:
            assert isinstance(option, Player)
            worth = self.kick(option.seat) if kicked else self.swap(option.seat)
            if worth > most:
                best, most = option.key, worth
        return best

    def swap(self, rival: int) -> float:
        """What it is worth to change places with a rival."""
        own, cell = self.own, self.g.goblins[rival]
        return self.stand(cell) - self.stand(own) + self.looming(rival, own) - self.looming(rival, cell)

    def kick(self, rival: int) -> float:
        """What it is worth to shove a rival from one's own cell."""
        g, cell = self.g, self.g.goblins[rival]
        if cell not in g.library.near[self.own]:
            return HOPELESS
        ways = [self.shoved(rival, n) for n in g.library.near[cell] if n != self.own and g.at[n] < 0]
        return max(ways, default=0.0) - self.looming(rival, cell)

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
            return self.by.book + 1.0 + max(starts, default=0.0)
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
        worth = -danger(g, g.rigor, cell, self.by) * self.fear - self.by.step * g.library.to_desk[cell]
        if self.trap > 0.0 and self.is_by_a_teleport(cell):
            for rival in self.rivals:
                if g.library.steps[g.goblins[rival]][cell] <= ARM:
                    worth -= self.trap
        return worth

    def is_by_a_teleport(self, cell: int) -> bool:
        """Who stands on a cell can be shoved onto a teleport."""
        return any(self.g.library.teleport[n] for n in self.g.library.near[cell])

    def token(self) -> float:
        """What it is worth to draw a token and go on from the best teleport."""
        places = [self.stand(cell.n) for cell in self.g.library.teleports if self.g.free(cell.n)]
        return self.draw(-self.fear, self.by.book) + max(places, default=0.0)

    def draw(self, look: float, book: float) -> float:
        """What the tokens left in the stack bring on average; none is left while the last one acts."""
        gain = 0.0
        stack = self.g.of(TOKEN_STACK)
        for token in stack:
            assert isinstance(token, Token)
            if token.effect == "look":
                gain += look
            elif token.effect == "book":
                gain += book
        return gain / len(stack) if stack else 0.0

    def shoved(self, rival: int, cell: int) -> float:
        """What it is worth to see a rival shoved to a cell."""
        g = self.g
        if cell == g.rigor:
            return self.gains[rival]
        if g.library.teleport[cell]:
            return self.draw(self.gains[rival], -self.by.book)
        return -self.by.book if g.library.desk[cell] else self.looming(rival, cell)

    def looming(self, rival: int, cell: int) -> float:
        """What it is worth to see a rival stand on a cell."""
        return self.hopes[rival] * danger(self.g, self.g.rigor, cell, self.by)

    def meeting(self, cell: int) -> float:
        """What it is worth that Rigor comes to a cell."""
        met = self.g.at[cell]
        if met < 0:
            return 0.0
        return -self.caught if met == self.seat else self.gains[met]

    def prowl(self, rigor: int) -> float:
        """What it is worth that Rigor walks to a cell: from a teleport he can be carried on."""
        worth = self.hunt(rigor)
        if not self.g.library.teleport[rigor]:
            return worth
        if self.carried <= HOPELESS:
            for cell in self.g.library.open_cells:
                if self.g.free(cell.n) and self.is_lonely(cell.n):
                    self.carried = max(self.carried, self.hunt(cell.n))
        return max(worth, self.carried)

    def is_lonely(self, cell: int) -> bool:
        """No goblin stands next to a cell."""
        return all(self.g.at[n] < 0 for n in self.g.library.near[cell])

    def hunt(self, rigor: int) -> float:
        """What it is worth that Rigor stands on a cell; who has been caught is carried away from there."""
        g = self.g
        worth = -danger(g, rigor, self.own, self.by) * self.fear if rigor != self.own else 0.0
        for rival in self.rivals:
            cell = g.goblins[rival]
            if cell != rigor and self.hopes[rival]:
                worth += self.hopes[rival] * danger(g, rigor, cell, self.by)
        return worth
