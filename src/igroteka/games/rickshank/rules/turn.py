"""A turn: its start, the open phase in which playing and buying alternate freely, and the end steps."""

from collections.abc import Sequence
from typing import Final

from igroteka.engine import (
    Card,
    Cause,
    Kind,
    Option,
    Refusal,
    Rules,
    Value,
    Zone,
    ask,
    because,
    move,
    move_all,
    move_cards,
    move_top,
    move_under,
    pick,
    tell,
)
from igroteka.games.rickshank.content.faces import (
    BUY,
    BUY_TOKEN,
    END_TURN,
    FACE_DOWN,
    PLAY,
    SPEND_TOKEN,
    Face,
    FaceCard,
    Move,
)
from igroteka.games.rickshank.events import (
    BOUGHT,
    CHARACTER_USED,
    DEFEATED,
    DREW_BY_CHARACTER,
    HAND_DISCARDED,
    LEFT_PLAY,
    NEMESIS_REVEALED,
    NEW_HAND,
    PRESIDENT_PAID,
    REFILLED,
    RELEASED_FOR_GOOD,
    SPOILED,
    SWAPPED,
    TOKEN_BOUGHT,
    TOKEN_SPENT,
    TURN_ENDED,
    TURN_STARTED,
)
from igroteka.games.rickshank.pieces import (
    DESTROYED,
    FLEA_MARKET,
    MAIN_DECK,
    NEMESIS,
    NEMESIS_STACK,
    PORTAL_GUN_STACK,
    UNOWNED,
    Player,
)
from igroteka.games.rickshank.questions import Fitting
from igroteka.games.rickshank.reading import find, stalls, super_ongoing, token_price
from igroteka.games.rickshank.refusals import (
    EMPTY_HAND,
    NEVER_BOUGHT,
    NO_TOKEN_PAID,
    NO_TOKEN_TO_SPEND,
    NONE_LEFT,
    ONE_TOKEN_A_TURN,
    STILL_FACE_DOWN,
    SUPPLY_EMPTY,
    TOO_DEAR,
    USED_THIS_TURN,
)
from igroteka.games.rickshank.rules.attacks import forget_attack, group_attack
from igroteka.games.rickshank.rules.basics import (
    discard_by_choice,
    draw,
    leave_play,
    receive,
    release,
    return_tokens,
    settle,
    take_tokens,
)
from igroteka.games.rickshank.rules.play_card import play_from_hand
from igroteka.games.rickshank.rules.scoring import finish_game
from igroteka.games.rickshank.state import Table

END: Final = Move("end_turn", END_TURN)
BUY_A_TOKEN: Final = Move("buy:access_token", BUY_TOKEN)
SPEND: Final = Move("spend_token", SPEND_TOKEN)
FACE_DOWN_NEMESIS: Final = Move("buy:nemesis", FACE_DOWN)

# -------------------------------------------------------------------- start of turn

DISCARD_TOKEN: Final = Option("discard_token")
DECLINE: Final = Option("decline")


class PresidentToken(Kind[Table, Option]):
    """Before anything else: a token for the right to defeat the President this turn."""

    def expected(self, g: Table, seat: int) -> Sequence[Option]:
        return (DISCARD_TOKEN, DECLINE)

    def default(self, g: Table, seat: int) -> str:
        return DECLINE.key


PRESIDENT_TOKEN: Final = PresidentToken("president_token", "RR-207", rest=True)
DRIVE_THRU: Final = Fitting("drive_thru", "RR-202", may=True)


def start_of_turn(g: Table) -> Rules[None]:
    """The President's token, then what was in play when the turn began: Space Prison opens, Drive-Thru serves."""
    me = g.players[g.active]
    if g.tokens[me.seat] and super_ongoing(g) and (yield from ask(g, me.seat, PRESIDENT_TOKEN)) is DISCARD_TOKEN:
        return_tokens(g, me, 1)
        g.may_defeat = True
        tell(g, PRESIDENT_PAID, me.seat)
    release(g, me)
    for card in g.faced(me.play):
        for _ in range(card.face.swaps_market):
            yield from because(g, Cause(me.seat, card.key), swap_market(g, me))


def swap_market(g: Table, me: Player) -> Rules[None]:
    """One flea market card under the main deck, the top card of the main deck in its place."""
    card = yield from pick(g, me.seat, DRIVE_THRU, FLEA_MARKET)
    if card is not None:
        move_under(g, card, FLEA_MARKET, MAIN_DECK)
        top = g.cards[MAIN_DECK.n][-1]
        move(g, top, MAIN_DECK, FLEA_MARKET)
        g.stalls = tuple(stalls(g))
        tell(g, SWAPPED, me.seat, (card.key,), (top,))


# ------------------------------------------------------------------------ open phase


class Market:
    """What a flea market sells; piles are never changed, only replaced."""

    def __init__(self, pile: tuple[FaceCard, ...], moves: list[Move]) -> None:
        self.pile: Final = pile
        self.moves: Final = moves


def add_once(moves: list[Move], move: Move) -> None:
    for known in moves:
        if known is move:
            return
    moves.append(move)


class OpenPhase(Kind[Table, Move]):
    """Everything one might think of: play, buy, use, end. What cannot be bought says why."""

    def __init__(self) -> None:
        super().__init__("open_phase", "RR-072", rest=True)
        self._market: Market | None = None
        """The last one that was looked at."""

    def expected(self, g: Table, seat: int) -> Sequence[Move]:
        faces, me, cards = g.box.faces, g.players[seat], g.cards
        moves: list[Move] = list(dict.fromkeys([faces[c.key].playing for c in cards[me.hand.n]]))
        moves.extend(dict.fromkeys([faces[c.key].buying for c in cards[FLEA_MARKET.n]]))
        moves.extend(self.beside(g, me))
        moves.append(g.box.waves.buying)
        if g.power_per_token:
            moves.append(SPEND)
        character = g.character(seat)
        if character.action_draw:
            moves.append(character.using)
        moves.append(END)
        return moves

    def beside(self, g: Table, me: Player) -> list[Move]:
        """What can be bought elsewhere than on the flea market: locations, nemesis, Portal Gun, token."""
        moves: list[Move] = []
        if g.owner:
            moves.extend([c.face.buying for c in g.faced(me.play) if g.owner.get(c.serial, 0) == UNOWNED])
        top = g.faced(NEMESIS)
        moves.append(top[0].face.buying if top else FACE_DOWN_NEMESIS)
        moves.append(g.box.portal_gun.buying)
        moves.append(BUY_A_TOKEN)
        return moves

    def allowed(self, g: Table, seat: int) -> list[Move]:
        """The same as what is expected and not forbidden, quickly: with little power there is little to look at."""
        box, me, cards, power = g.box, g.players[seat], g.cards, g.power
        moves: list[Move] = []
        for card in g.faced(me.hand):
            add_once(moves, card.face.playing)
        if power >= box.cheapest:
            for move in self.market(g.faced(FLEA_MARKET)):
                if move.cost <= power:
                    moves.append(move)
            for move in self.beside(g, me):
                if move.cost <= power and self.forbids(g, seat, move) is None:
                    moves.append(move)
        if g.power_per_token and g.tokens[seat]:
            moves.append(SPEND)
        if not g.character_used and cards[me.hand.n]:
            character = g.character(seat)
            if character.action_draw:
                moves.append(character.using)
        moves.append(END)
        return moves

    def market(self, pile: tuple[FaceCard, ...]) -> list[Move]:
        """What the flea market sells. It is the same for many questions, so the last answer is kept."""
        last = self._market
        if last is not None and last.pile is pile:
            return last.moves
        moves: list[Move] = []
        for card in pile:
            add_once(moves, card.face.buying)
        self._market = Market(pile, moves)
        return moves

    def forbids(self, g: Table, seat: int, option: Move) -> Refusal | None:
        act = option.act
        if act in (PLAY, END_TURN):
            return None
        if act == BUY:
            face = option.face
            assert face is not None
            if face is g.box.waves:
                return NEVER_BOUGHT
            if face is g.box.portal_gun and not g.cards[PORTAL_GUN_STACK.n]:
                return NONE_LEFT
            if face.super_ongoing and not g.may_defeat:
                return NO_TOKEN_PAID
            return TOO_DEAR if face.cost > g.power else None
        if act == BUY_TOKEN:
            return self.forbids_token(g, seat)
        if act == SPEND_TOKEN:
            return None if g.tokens[seat] else NO_TOKEN_TO_SPEND
        if act == FACE_DOWN:
            return STILL_FACE_DOWN
        if g.character_used:
            return USED_THIS_TURN
        return None if g.cards[g.players[seat].hand.n] else EMPTY_HAND

    def forbids_token(self, g: Table, seat: int) -> Refusal | None:
        if g.tokens_bought >= g.box.tokens_per_turn:
            return ONE_TOKEN_A_TURN
        if g.supply == 0:
            return SUPPLY_EMPTY
        if g.power >= g.box.token_price:  # the price printed is the highest there is
            return None
        return TOO_DEAR if token_price(g, g.players[seat]) > g.power else None

    def details(self, g: Table, seat: int, option: Move) -> dict[str, Value]:
        """What is paid and what is left of the power, what a card or a token brings, what is lost with the turn."""
        act = option.act
        if act == PLAY:
            assert option.face is not None
            return played_details(option.face)
        if act in (BUY, BUY_TOKEN):
            cost = token_price(g, g.players[seat]) if act == BUY_TOKEN else option.cost
            return {"cost": cost, "left": g.power - cost}
        if act == SPEND_TOKEN:
            return {"power": g.power_per_token}
        return self.left_unused(g, seat) if act == END_TURN else {}

    def left_unused(self, g: Table, seat: int) -> dict[str, Value]:
        """The power that is lost with the turn, the plain power still in hand, whether so much power buys a card."""
        faces, power = g.box.faces, g.power
        plain = sum([faces[card.key].power for card in g.cards[g.players[seat].hand.n] if faces[card.key].plain])
        buys = power >= WORTH_BUYING and any(move.act == BUY for move in self.allowed(g, seat))
        return {"left": power, "plain": plain, "buys": int(buys)} if power or plain else {}

    def default(self, g: Table, seat: int) -> str:
        return END.key


WORTH_BUYING: Final = 3
"""With so much power left, ending the turn is worth a second thought."""


def played_details(face: Face) -> dict[str, Value]:
    """The power printed on the card, and whether it does nothing else."""
    if not face.power:
        return {}
    return {"power": face.power, "plain": 1} if face.plain else {"power": face.power}


OPEN_PHASE: Final = OpenPhase()


def open_phase(g: Table) -> Rules[None]:
    """Play and buy in any order, until the end of the turn is announced."""
    me = g.players[g.active]
    while True:
        option = yield from ask(g, me.seat, OPEN_PHASE)
        act = option.act
        if act == END_TURN:
            break
        asking: Rules[None] | None = None
        if act == PLAY:
            assert option.face is not None
            asking = play_from_hand(g, me, find(g, me.hand, option.face.key))
        elif act == BUY:
            assert option.face is not None
            asking = buy(g, me, option.face)
        elif act == BUY_TOKEN:
            buy_token(g, me)
        elif act == SPEND_TOKEN:
            return_tokens(g, me, 1)
            g.power += g.power_per_token
            g.chain += ((TOKEN_SPENT.name, "access_token", g.power_per_token),)
            tell(g, TOKEN_SPENT, me.seat, (g.power_per_token,))
        else:
            asking = because(g, Cause(me.seat, g.characters[me.seat]), use_character(g, me))
        if asking is not None:
            yield from asking
        if g.triggers:
            yield from settle(g)
    yield from end_turn(g, me)


def buy(g: Table, me: Player, face: Face) -> Rules[None] | None:
    """From the flea market, the Portal Gun stack, the nemesis stack, or a location that lies unbought before me."""
    g.power -= face.cost
    if face.nemesis and g.cards[NEMESIS.n] and g.cards[NEMESIS.n][0].key == face.key:
        return defeat(g, me, face)
    for place in (PORTAL_GUN_STACK, FLEA_MARKET):
        for card in g.cards[place.n]:
            if card.key == face.key:
                return take(g, me, card, place, face.cost)
    return buy_location(g, me, face)


def take(g: Table, me: Player, card: Card, place: Zone, cost: int) -> Rules[None] | None:
    """A card that has been paid for."""
    return receive(g, me, card, place, BOUGHT, (cost,))


def defeat(g: Table, me: Player, face: Face) -> Rules[None] | None:
    """The next nemesis stays face down until the end of the turn; the last one ends the game at once."""
    card = g.cards[NEMESIS.n][0]
    g.trophies = tuple([(*won, card.key) if seat == me.seat else won for seat, won in enumerate(g.trophies)])
    asking = receive(g, me, card, NEMESIS, DEFEATED, (face.cost,))
    if face.last_nemesis:
        raise finish_game(g, "president_defeated", "RR-085")
    return asking


def buy_location(g: Table, me: Player, face: Face) -> Rules[None] | None:
    """It leaves play at once, and its ability with it."""
    card = next(c for c in g.cards[me.play.n] if c.key == face.key and g.owner.get(c.serial) == UNOWNED)
    del g.owner[card.serial]
    asking = take(g, me, card, me.play, face.cost)
    if face.holds:
        release(g, me, RELEASED_FOR_GOOD)
    return asking


def buy_token(g: Table, me: Player) -> None:
    price = token_price(g, me)
    g.power -= price
    g.tokens_bought += 1
    take_tokens(g, me, 1)
    tell(g, TOKEN_BOUGHT, me.seat, (price,))


def use_character(g: Table, me: Player) -> Rules[None]:
    """Once a turn: discard to draw."""
    character = g.character(me.seat)
    g.character_used = True
    g.chain += ((CHARACTER_USED.name, character.key, 0),)
    tell(g, CHARACTER_USED, me.seat, (character.key,))
    yield from discard_by_choice(g, me, character.action_discard)
    draw(g, me, character.action_draw, DREW_BY_CHARACTER)


# ------------------------------------------------------------------------- end steps

BARE_LAPS: Final = 3
IDLE_LAPS: Final = 20


def end_turn(g: Table, me: Player) -> Rules[None]:
    """The steps after the announcement, in the order of the main text."""
    g.nobodys_turn = True
    forget_attack(g)
    tell(g, TURN_ENDED, me.seat, (g.power,))
    discard_hand(g, me)
    end_of_turn_effects(g, me)
    clear_play(g, me)
    draw(g, me, g.box.hand_size, NEW_HAND)
    refill(g)
    yield from reveal_nemesis(g, me.foes[0])
    stop_if_nothing_happens(g)
    pass_turn(g, me)


def discard_hand(g: Table, me: Player) -> None:
    hand = move_all(g, me.hand, me.discard)
    if hand:
        tell(g, HAND_DISCARDED, me.seat, (), hand)


def end_of_turn_effects(g: Table, me: Player) -> None:
    """What spoils on the flea market is destroyed; then locations that were not bought go to the location discard."""
    for card in g.faced(FLEA_MARKET):
        if card.face.spoils:
            move(g, card, FLEA_MARKET, DESTROYED)
            g.idle_turns = 0
            tell(g, SPOILED, -1, (), (card,))
    if g.owner:
        for card in g.faced(me.play):
            if g.owner.get(card.serial, 0) == UNOWNED:
                leave_play(g, me, card)


def clear_play(g: Table, me: Player) -> None:
    """Played cards leave play, Ongoing ones stay; power that is left is lost."""
    left: list[Card] = []
    for card in g.faced(me.play):
        if card.face.ongoing:
            continue
        if card.serial in g.owner:
            leave_play(g, me, card)
        else:
            left.append(card)
    g.power = 0
    if left:
        move_cards(g, left, me.play, me.discard)
        tell(g, LEFT_PLAY, me.seat, (), tuple(left))


def refill(g: Table) -> None:
    """The flea market back to its size; if the main deck cannot do it, nothing is laid out and the game is over."""
    empty = g.box.market_size - len(g.cards[FLEA_MARKET.n])
    if empty <= 0:
        return
    if len(g.cards[MAIN_DECK.n]) < empty:
        raise finish_game(g, "main_deck_short", "RR-086")
    new = move_top(g, empty, MAIN_DECK, FLEA_MARKET)
    g.stalls = tuple(stalls(g))
    tell(g, REFILLED, -1, (), new)


def reveal_nemesis(g: Table, first: Player) -> Rules[None]:
    """If the top nemesis lies face down, it is turned up and attacks everybody, in nobody's turn."""
    if g.cards[NEMESIS.n] or not g.cards[NEMESIS_STACK.n]:
        return
    card = g.cards[NEMESIS_STACK.n][-1]
    move(g, card, NEMESIS_STACK, NEMESIS)
    tell(g, NEMESIS_REVEALED, -1, (), (card,))
    effect = g.box.faces[card.key].group
    if effect is not None:
        yield from group_attack(g, first, card, effect)


def stop_if_nothing_happens(g: Table) -> None:
    """A house rule: laps in which nobody buys, gains or destroys a card end the game, three where nobody has a card
    left to play, twenty where the few that are left bring nothing."""
    g.idle_turns += 1
    if not g.stop_idle_game:
        return
    laps = BARE_LAPS
    for player in g.players:
        if g.cards[player.hand.n] or g.cards[player.deck.n] or g.cards[player.discard.n]:
            laps = IDLE_LAPS
    if g.idle_turns >= laps * g.seats:
        raise finish_game(g, "nothing_happens", "RR-231")


def pass_turn(g: Table, me: Player) -> None:
    """The next player's turn begins; a turn remembers nothing of the one before."""
    g.active = me.foes[0].seat
    g.turn += 1
    g.nobodys_turn = False
    g.plays = []
    g.chain = ()
    g.this_turn = []
    g.destroyed = 0
    g.tokens_got = 0
    g.tokens_bought = 0
    g.power_per_token = 0
    g.character_used = False
    g.may_defeat = False
    tell(g, TURN_STARTED, g.active, (g.turn,))
