"""How bots play: run from Rigor, send him to the others, walk to the desk, and think a turn to its end.

A world is worth what looks, dangers, books and the way to the desk are worth; an option is worth the best that one's
own further answers of this turn can make of it. What a look hides from its holder, the bot does not reckon with.
"""

from typing import Final

from igroteka.engine import Ask, Brain, Fate, Match, Option, Thought
from igroteka.engine.events import Value
from igroteka.games.rigor_mortis.board import FAR
from igroteka.games.rigor_mortis.pieces import HIDE_TABLE, SLOW, STAY, STOP, TOKEN_STACK, Act, Book, MovementCard, Token
from igroteka.games.rigor_mortis.rules.ending import winners
from igroteka.games.rigor_mortis.rules.sight import is_far
from igroteka.games.rigor_mortis.state import Table

WIN: Final = 1000.0
LOOK: Final = 100.0
RIVAL_LOOK: Final = 35.0
BOOK: Final = 9.0
TREASURE: Final = 12.0
STEP: Final = 1.5
UNUSED: Final = 4.0
"""What it is worth to keep a usable book for later."""
CATCH: Final = (0.0, 0.2, 0.12, 0.04, 0.03, 0.01, 0.005)
"""By walking distance: how likely one player's turn brings Rigor onto a goblin."""
GUESS: Final = 1
"""How many looks a rival is taken to have when they cannot be seen."""
HORIZON: Final = 8
"""Answers thought ahead."""
WIDE: Final = 12
"""Options looked at behind the first answer."""
OWN_MOVES: Final = ("before_card", "second_card", "goblin_step", "goblin_second")
"""Answers that may bring one's own goblin onto a teleport."""


class RigorBrain(Brain[Table]):
    """Heuristics of the dossier, section 8."""

    samples: int = 1
    noise: float = 45.0

    def rank(self, world: Match[Table], seat: int, ask: Ask) -> list[float]:
        """The mean over worlds that differ in luck; Slow Wits think half as much."""
        total = self.ranks(world, seat, ask)
        if not world.g.under[seat] & SLOW:
            other = world.imagine(seat, world.g.fate.word())
            for again in other.asks:
                if again.seat == seat and again.name == ask.name and len(again.options) == len(total):
                    total = [a + b for a, b in zip(total, self.ranks(other, seat, again), strict=True)]
                    return [each / 2 for each in total]
        return total

    def ranks(self, world: Match[Table], seat: int, ask: Ask) -> list[float]:
        """What each option leads to. A book before the card is worth what it adds to the best card."""
        now = self.value(world, seat)
        ranks = [self.prospect(world, seat, ask.name, option, HORIZON) for option in ask.options]
        if ask.name == "before_card":
            cards = [r for r, o in zip(ranks, ask.options, strict=True) if isinstance(o, MovementCard)]
            best = max(cards, default=now)
            for i, option in enumerate(ask.options):
                if isinstance(option, Book):
                    ranks[i] = best + ranks[i] - now - UNUSED
        elif ask.name == "after_card":
            for i, option in enumerate(ask.options):
                if isinstance(option, Book):
                    ranks[i] -= UNUSED
        return ranks

    def prospect(self, world: Match[Table], seat: int, question: str, option: Option, horizon: int) -> float:
        """The value of a world after an answer, played on to the next rest with one's own best answers."""
        then = world.fork(listen=False)
        g = then.g
        tokens = len(g.of(TOKEN_STACK))
        then.answer(seat, option.key)
        if question in OWN_MOVES and len(g.of(TOKEN_STACK)) != tokens and g.library.teleport[g.goblins[seat]]:
            return self.gamble(world.g, seat)
        for _ in range(HORIZON):
            prompt = then.prompt
            if prompt is None or prompt.rest:
                break
            ask = next(a for a in prompt.open() if a.must)
            if ask.seat == seat and horizon > 0:
                return max([self.prospect(then, seat, ask.name, o, horizon - 1) for o in ask.options[:WIDE]])
            then.answer(ask.seat, ask.default() or ask.options[0].key)
        return self.value(then, seat)

    def gamble(self, g: Table, seat: int) -> float:
        """A token is worth what those left in the stack are worth on average, wherever it carries the goblin."""
        worth = 0.0
        stack = g.of(TOKEN_STACK)
        for token in stack:
            assert isinstance(token, Token)
            if token.effect == "look":
                worth -= self.fear(g, seat)
            elif token.effect == "book":
                worth += BOOK
        places = [self.worth(g, seat, cell.n) for cell in g.library.teleports if g.free(cell.n)]
        return worth / len(stack) + max(places, default=0.0)

    def value(self, world: Match[Table], seat: int) -> float:
        if world.result is not None:
            won = world.result.winners
            return WIN / len(won) if seat in won else -WIN
        return self.worth(world.g, seat, world.g.goblins[seat])

    def worth(self, g: Table, seat: int, cell: int) -> float:
        """What the table is worth for a seat, its goblin standing on a cell."""
        mine = g.look_count(seat)
        hidden = g.under[seat] & HIDE_TABLE
        worth = -LOOK * mine - self.danger(g, cell) * self.fear(g, seat)
        worth -= STEP * g.library.to_desk[cell]
        worth += self.shelf(g, seat)
        for rival in range(g.seats):
            if rival == seat or is_far(g, seat, g.goblins[rival]):
                continue
            looks = GUESS if hidden else g.look_count(rival)
            weight = 1.0 if looks <= mine else 0.5
            worth += weight * RIVAL_LOOK * looks
            worth += weight * self.danger(g, g.goblins[rival]) * self.hope(g, seat, rival, looks)
        return worth

    def danger(self, g: Table, cell: int) -> float:
        """How likely the goblin on a cell is caught before its owner's next turn."""
        if g.powder >= 0:
            return 0.0
        steps = g.library.steps[g.rigor][cell]
        return 1.0 - (1.0 - CATCH[steps]) ** min(g.seats - 1, 3) if steps < len(CATCH) else 0.0

    def fear(self, g: Table, seat: int) -> float:
        """What a look would cost: the last one costs the game, unless one loses it anyway."""
        return 4.0 * LOOK if g.look_count(seat) == g.box.last_look - 1 else LOOK

    def hope(self, g: Table, seat: int, rival: int, looks: int) -> float:
        """What a rival's look would bring: with the last one the game ends, well or badly."""
        if looks < g.box.last_look - 1:
            return RIVAL_LOOK
        return 4.0 * LOOK if seat in winners(g) else -2.0 * LOOK

    def shelf(self, g: Table, seat: int) -> float:
        """One's own books; fewer looks decide first, so they are worth less than any look."""
        worth = 0.0
        for book in g.face_up(seat):
            worth += BOOK + book.magic + (TREASURE if book.effect == "treasure" else 0.0)
        for book in g.face_down(seat):
            worth += BOOK + book.magic
        return worth

    def bid(self, world: Match[Table], seat: int, ask: Ask, fate: Fate, level: str) -> Thought | None:
        """Duties are done at once; bots accuse nobody by themselves and abstain from votes."""
        if ask.must:
            return None
        for option in ask.options:
            if isinstance(option, Act) and (option.what == "duty" or option.key == f"praise:p{world.g.before(seat)}"):
                return Thought(option.key, "duty", {}, world.g.now)
        return None

    def reason(self, world: Match[Table], seat: int, ask: Ask, answer: str) -> tuple[str, dict[str, Value]]:
        g = world.g
        if len(ask.options) == 1:
            return "only", {}
        if ask.name in ("acts", "say"):
            return "duty", {}
        if answer in (STOP.key, STAY.key):
            return "best", {}
        if ask.name in ("shove", "kick"):
            return "shove", {}
        if ask.name.startswith("rigor") or ask.name in ("transport", "call"):
            return "hunt", {}
        if ask.name == "after_card" and answer == "end_turn":
            return "keep", {}
        if answer in [book.key for book in g.face_up(seat)]:
            return "use_book", {}
        if g.library.steps[g.rigor][g.goblins[seat]] <= 3:
            return "away", {}
        if any(card.key == answer and card.rigor for card in g.hand(seat)):
            return "hunt", {}
        if g.library.to_desk[g.goblins[seat]] < FAR and ask.name in ("before_card", "goblin_step", "goblin_second"):
            return "progress", {}
        return "best", {}


BRAIN: Final = RigorBrain()
