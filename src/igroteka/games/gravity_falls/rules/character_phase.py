"""The character phase, in the rulebook's order: play a card and move, hear the rumours, roll (see `dice`), then
courage, draw, curse removal; or rest. The functions named in `flow.PHASES` are its phases.
"""

from collections.abc import Sequence
from typing import Final

from igroteka.engine import (
    NO,
    YES,
    Kind,
    Option,
    Refusal,
    Rules,
    Value,
    ask,
    gather,
    move,
    move_all,
    move_top,
    several,
    tell,
)
from igroteka.games.gravity_falls import events
from igroteka.games.gravity_falls.pieces import (
    DECK,
    DISTRUST,
    PLAYERS,
    REFILL,
    REST,
    SUPPORT,
    TOKEN_NAMES,
    ActionCard,
    Location,
    Token,
)
from igroteka.games.gravity_falls.questions import Pulls, TeleportTo
from igroteka.games.gravity_falls.reading import (
    closed,
    hand_limit,
    has_cube,
    no_ability,
    playable,
    pulls,
    sticky,
    stopper,
    stops,
    tokens_around,
    walk_ends,
)
from igroteka.games.gravity_falls.refusals import (
    ALL_OR_NOTHING,
    BACK_TO_START,
    COMES_ANYWAY,
    DISTRUST_STAYS,
    GIANT_IN_THE_WAY,
    NO_TELEPORT,
    NO_WALK,
    ROAD_TWICE,
    SOMEBODY_ON_THE_WAY,
    SOMEBODY_THERE,
    THROUGH_START,
    TOO_FAR,
    TOO_NEAR,
)
from igroteka.games.gravity_falls.rules.prospects import plan
from igroteka.games.gravity_falls.state import Table

# --- 1. Play an action card, or rest ---


class Play(Kind[Table, Option]):
    """A card of the hand, or a rest."""

    def expected(self, g: Table, seat: int) -> Sequence[Option]:
        return [*g.cards[PLAYERS[seat].hand.n], REST]

    def allowed(self, g: Table, seat: int) -> list[Option]:
        return [*playable(g, seat), REST]

    def forbids(self, g: Table, seat: int, option: Option) -> Refusal | None:
        if not isinstance(option, ActionCard) or option in playable(g, seat):
            return None
        return NO_TELEPORT if option.teleport else NO_WALK

    def details(self, g: Table, seat: int, option: Option) -> dict[str, Value]:
        """A card that leads nowhere else is rolled for at once: what would be rolled."""
        if isinstance(option, ActionCard):
            stays = not option.teleport and not option.distance
            return plan(g, seat, option, g.character_at[seat]) if stays else {}
        return {"cards": rest_brings(g, seat)}

    def default(self, g: Table, seat: int) -> str:
        """The playable card of the shortest walk; staying comes before a Teleport."""
        cards = playable(g, seat)
        return min(cards, key=lambda card: (card.distance, card.teleport)).key if cards else REST.key


PLAY: Final = Play("play", "GF-045", rest=True)


def play(g: Table) -> Rules[None]:
    """Exactly one card, or a rest, which is all there is to the turn."""
    me = PLAYERS[g.active]
    choice = yield from ask(g, me.seat, PLAY, restart=True)
    if isinstance(choice, ActionCard):
        move(g, choice, me.hand, me.discard)
        g.played = choice
        tell(g, events.PLAYED, me.seat, (), (choice,))
    else:
        rest(g)


def rest_brings(g: Table, seat: int) -> int:
    """How many cards a rest brings into the hand."""
    me = PLAYERS[seat]
    cards = len(g.cards[me.deck.n]) + len(g.cards[me.discard.n])
    return cards - 1 if cards and g.curse(seat, "hand_limit") is not None else cards


def rest(g: Table) -> None:
    """All own cards back into the hand; Memory Gap leaves a random one of them behind as the deck (GF-113, GF-201)."""
    me = PLAYERS[g.active]
    coming = move_all(g, me.deck, me.hand) + move_all(g, me.discard, me.hand)
    if coming and g.curse(me.seat, "hand_limit") is not None:
        left = g.fate.draw(coming, "left_behind")
        move(g, left, me.hand, me.deck)
        tell(g, events.LEFT_BEHIND, me.seat, (), (left,))
        coming = tuple([card for card in coming if card is not left])
    tell(g, events.RESTED, me.seat, (), coming)


# --- 2. Move the character ---


class Walk(Kind[Table, Location]):
    """Where the walk ends. Nothing happens on the way, so the route itself is not asked."""

    def subject(self, g: Table, viewer: int | None) -> dict[str, Value]:
        assert g.played is not None
        return {"roads": g.played.distance}

    def expected(self, g: Table, seat: int) -> Sequence[Location]:
        return g.box.places

    def allowed(self, g: Table, seat: int) -> list[Location]:
        assert g.played is not None
        places = g.box.places
        return [places[n] for n in walk_ends(g, seat, g.played.distance)]

    def forbids(self, g: Table, seat: int, option: Location) -> Refusal | None:
        assert g.played is not None
        roads = g.played.distance
        if option.n in walk_ends(g, seat, roads):
            return None
        here = g.character_at[seat]
        town = g.box.town
        if option.n == here:
            return BACK_TO_START
        if closed(g, seat) & option.bit:
            return SOMEBODY_THERE
        if option.n in town.reach[here][roads]:
            unhindered = town.walk_ends(here, roads, 0, stops(g))
            return SOMEBODY_ON_THE_WAY if option.n in unhindered else GIANT_IN_THE_WAY
        if town.round_trips[here][roads] & option.bit:
            return THROUGH_START
        if town.steps[here][roads] & option.bit:
            return ROAD_TWICE
        return TOO_FAR if town.distance[here][option.n] > roads else TOO_NEAR

    def details(self, g: Table, seat: int, option: Location) -> dict[str, Value]:
        assert g.played is not None
        return plan(g, seat, g.played, option.n)

    def default(self, g: Table, seat: int) -> str:
        return self.allowed(g, seat)[0].key


class TeleportByCard(TeleportTo):
    """Where the card that was played leads; the roll follows."""

    def details(self, g: Table, seat: int, option: Location) -> dict[str, Value]:
        assert g.played is not None
        return plan(g, seat, g.played, option.n)


WALK: Final = Walk("walk", "GF-056", rest=True)
TELEPORT: Final = TeleportByCard("teleport", "GF-053", rest=True)


def walk(g: Table) -> Rules[None] | None:
    """Exactly as many roads as the card says; a Teleport goes by its text, and 0-4 stays."""
    card = g.played
    assert card is not None
    return go(g, card) if card.teleport or card.distance else None


def go(g: Table, card: ActionCard) -> Rules[None]:
    """Elsewhere."""
    seat = g.active
    origin = g.box.places[g.here].key
    if card.teleport:
        place = yield from ask(g, seat, TELEPORT, restart=True)
        g.character_at[seat] = place.n
        tell(g, events.TELEPORTED, seat, (origin, place.key))
    else:
        place = yield from ask(g, seat, WALK, restart=True)
        g.character_at[seat] = place.n
        giant = stopper(g, place.n)
        if giant is None:
            tell(g, events.WALKED, seat, (origin, place.key, card.distance))
        else:
            tell(g, events.STOPPED, seat, (origin, place.key, giant.key))


# --- 3. Rumours ---


class Rumours(Pulls):
    """Which tokens come to the character."""

    def expected(self, g: Table, seat: int) -> Sequence[Token]:
        return tokens_around(g, g.character_at[seat])

    def allowed(self, g: Table, seat: int) -> list[Token]:
        return pulls(g, g.character_at[seat], sticky(g, seat), False)[1]

    def forbids(self, g: Table, seat: int, option: Token) -> Refusal | None:
        if option.kind == DISTRUST and sticky(g, seat):
            return DISTRUST_STAYS
        return None if option in self.allowed(g, seat) else COMES_ANYWAY


RUMOURS: Final = Rumours("rumours", "GF-065", rest=True)


def rumours(g: Table) -> Rules[None] | None:
    """One token from every neighbour that has any comes to the character, keeping its face."""
    coming, offered = pulls(g, g.here, sticky(g, g.active), False)
    if offered:
        return choose_rumours(g, coming)
    hear(g, coming)
    return None


def choose_rumours(g: Table, coming: list[Token]) -> Rules[None]:
    """What comes anyway, and what the player wants of the rest."""
    chosen = yield from several(g, g.active, RUMOURS)
    hear(g, coming + chosen)


def hear(g: Table, tokens: Sequence[Token]) -> None:
    """The tokens come here."""
    seat, here = g.active, g.here
    for token in tokens:
        pull(g, token, here)
        tell(g, events.RUMOUR, seat, (TOKEN_NAMES[token.kind], token.place.key, g.box.places[here].key))


def pull(g: Table, token: Token, place: int) -> None:
    """A token goes from its place to another."""
    tokens = g.support if token.kind == SUPPORT else g.distrust
    tokens[token.place.n] -= 1
    tokens[place] += 1


# --- 5. Courage cube and draw; the removal roll is in `dice` ---


class Courage(Kind[Table, Option]):
    """Whether to place a courage cube."""

    def expected(self, g: Table, seat: int) -> Sequence[Option]:
        return (YES, NO)

    def allowed(self, g: Table, seat: int) -> list[Option]:
        return [YES, NO]

    def default(self, g: Table, seat: int) -> str:
        return YES.key


COURAGE: Final = Courage("courage", "GF-098", rest=True)


def courage(g: Table) -> Rules[None] | None:
    """A cube from the supply, where there is neither distrust nor a monster nor a cube."""
    here = g.here
    return place_cube(g, here) if calm(g, here) and not has_cube(g, here) and g.supply else None


def place_cube(g: Table, here: int) -> Rules[None]:
    """If the player wants to."""
    if (yield from ask(g, g.active, COURAGE, restart=True)) is YES:
        g.cubes |= 1 << here
        tell(g, events.CUBE_PLACED, g.active, (g.box.places[here].key,))


def calm(g: Table, place: int) -> bool:
    """Neither distrust nor a monster there: the condition of courage and of the draw (GF-098, GF-100)."""
    return g.distrust[place] == 0 and place not in g.monster_at


class Draw(Kind[Table, Option]):
    """The deck, for Mabel a refill, for Stan also any card of his own discard pile; or nothing."""

    def expected(self, g: Table, seat: int) -> Sequence[Option]:
        ability = g.characters[seat].ability
        if ability == "refill":
            return (DECK, REFILL, NO)
        if ability == "own_discard":
            return [DECK, *g.cards[PLAYERS[seat].discard.n], NO]
        return (DECK, NO)

    def forbids(self, g: Table, seat: int, option: Option) -> Refusal | None:
        if option is DECK and g.characters[seat].ability == "refill":
            return ALL_OR_NOTHING if no_ability(g, seat) is None else None
        if option is REFILL or isinstance(option, ActionCard):
            return no_ability(g, seat)
        return None

    def details(self, g: Table, seat: int, option: Option) -> dict[str, Value]:
        if option is not REFILL:
            return {}
        return {"cards": hand_limit(g, seat) - len(g.cards[PLAYERS[seat].hand.n])}

    def default(self, g: Table, seat: int) -> str:
        return REFILL.key if self.forbids(g, seat, DECK) is not None else DECK.key


DRAW: Final = Draw("draw", "GF-100", rest=True)


def draw(g: Table) -> Rules[None] | None:
    """With a short hand, and neither distrust nor a monster here: a card, or what the character's ability gives."""
    limit = hand_limit(g, g.active)
    short = len(g.cards[PLAYERS[g.active].hand.n]) < limit
    return draw_cards(g, limit) if short and calm(g, g.here) else None


def draw_cards(g: Table, limit: int) -> Rules[None]:
    """From the deck, for Stan also from his discard pile, for Mabel up to the limit; or not."""
    me = PLAYERS[g.active]
    choice = yield from ask(g, me.seat, DRAW, restart=True)
    if choice is DECK:
        draw_card(g)
    elif choice is REFILL:
        while len(g.cards[me.hand.n]) < limit:
            draw_card(g)
    elif isinstance(choice, ActionCard):
        move(g, choice, me.discard, me.hand)
        tell(g, events.TOOK_BACK, me.seat, (), (choice,))


def draw_card(g: Table) -> None:
    """The top of the player's deck, made anew from the discard pile at the moment it is needed (GF-101)."""
    me = PLAYERS[g.active]
    if not g.cards[me.deck.n]:
        gather(g, me.discard, me.deck)
        tell(g, events.RESHUFFLED, me.seat)
    tell(g, events.DREW, me.seat, (), move_top(g, 1, me.deck, me.hand))


# --- The end of the phase ---


def bad_reputation(g: Table) -> None:
    """After a card and after a rest alike, before the monsters: a support token turns away (GF-202, GF-220)."""
    here = g.here
    if g.support[here] and g.curse(g.active, "flips_support") is not None:
        g.support[here] -= 1
        g.distrust[here] += 1
        tell(g, events.REPUTATION, g.active, (g.box.places[here].key,))
