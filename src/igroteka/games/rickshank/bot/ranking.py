"""How the bots judge: play everything in a good order, buy the best set the power allows, thin the deck, vote cheaply.

A heuristic. It looks only at an imagined world, in which all that its seat cannot know
has been drawn again; whose a card is, and so every score, is open knowledge.
"""

from collections.abc import Sequence

from igroteka.engine import Option
from igroteka.games.rickshank.bot.value import (
    AUCTIONS_WORTH,
    CHARACTERS_WORTH,
    CHOSEN_FOE,
    GOOD_TO_DESTROY,
    GOOD_TO_LOSE,
    GOOD_TO_TAKE,
    Sight,
)
from igroteka.games.rickshank.content.faces import BUY, BUY_TOKEN, END_TURN, PLAY, SPEND_TOKEN, Face, Move, Spot
from igroteka.games.rickshank.pieces import FLEA_MARKET, NEMESIS, Player
from igroteka.games.rickshank.reading import token_price
from igroteka.games.rickshank.rules.scoring import count
from igroteka.games.rickshank.rules.votes import AGAINST, IN_FAVOUR, Stake, votes


def rank_moves(sight: Sight, options: Sequence[Option]) -> list[float]:
    """Plays first, in a good order; then what belongs to the best set of purchases; then the end."""
    moves = [option for option in options if isinstance(option, Move)]
    wishes = {move.key: wish(sight, move) for move in moves if move.act in (BUY, BUY_TOKEN)}
    prices = {move.key: price(sight, move) for move in moves if move.key in wishes}
    ranks: list[float] = []
    for move in moves:
        if move.act == PLAY and move.face is not None:
            ranks.append(play_order(sight, move.face))
        elif move.key in wishes:
            ranks.append(best_set(move.key, wishes, prices, sight.g.power))
        elif move.act == SPEND_TOKEN:
            ranks.append(spending(sight))
        elif move.act == END_TURN:
            ranks.append(0.0)
        else:
            ranks.append(use_character(sight))
    return ranks


def next_card(sight: Sight, options: Sequence[Option]) -> str:
    """The card to play next, if one is worth it: it comes before any purchase, so those need no judgement yet."""
    best, key = 0.0, ""
    for move in options:
        if isinstance(move, Move) and move.act == PLAY and move.face is not None:
            order = play_order(sight, move.face)
            if order > best:
                best, key = order, move.key
    return key


def play_order(sight: Sight, face: Face) -> float:
    """Draws, then attacks and votes, then plain power, then what counts the others; useless cards only for a reward."""
    hand = [sight.faces[card.key] for card in sight.g.cards[sight.me.hand.n]]
    act = face.act.name if face.act is not None else ""
    if face.ongoing:
        return 60.0
    if act == "destroy_hand_then_self":
        junk = any(sight.keep(other) < 0 for other in hand if other is not face)
        return 58.0 if junk else 21.0
    if act == "discard_for_location":
        junk = any(sight.in_hand(other) <= 0 for other in hand if other is not face)
        return 50.0 if junk else 30.0
    if face.key in ("jerry", "beth", "summer", "morty_waves"):
        return 22.0 if rewarded(sight, face) else -1.0
    if act in ("power_per_played", "power_per_type"):
        return 23.0
    if face.bonus is not None:
        return 25.0 + (0.0 if face.draw else -0.5)
    if face.draw:
        return 55.0 + face.draw
    if face.tokens:
        return 45.0
    return 40.0 - (5.0 if face.vote is not None else 0.0) + (2.0 if act else 0.0)


def rewarded(sight: Sight, face: Face) -> bool:
    """Does somebody pay for playing a card that does nothing?"""
    g = sight.g
    whens = list(g.character(sight.me.seat).whens)
    for card in g.cards[sight.me.play.n]:
        whens += sight.faces[card.key].whens
    counting = any(sight.faces[c.key].bonus is not None for c in g.cards[sight.me.hand.n])
    return counting or any(face.key in when.fits for when in whens)


def price(sight: Sight, move: Move) -> int:
    return token_price(sight.g, sight.me) if move.act == BUY_TOKEN else move.cost


def wish(sight: Sight, move: Move) -> float:
    """How much a purchase is wanted."""
    if move.act == BUY_TOKEN:
        return sight.token_worth()
    face = move.face
    assert face is not None
    if face.last_nemesis:
        return 200.0 if sight.ahead_with(face.vp) else -5.0
    worth = sight.worth(face)
    if face.nemesis:
        return worth + sight.taste.victory
    if face.key == "portal_gun":
        guns = count(sight.decks[sight.me.seat], frozenset(["portal_gun"]))
        return worth - 1.0 - sight.taste.gun * guns
    return worth


def best_set(first: str, wishes: dict[str, float], prices: dict[str, int], power: int) -> float:
    """The worth of the best set of purchases with this one in it."""
    if wishes[first] <= 0:
        return wishes[first] - 1.0
    others = [key for key in wishes if key != first and wishes[key] > 0]
    best = [wishes[first] if prices[first] <= spent else -1.0 for spent in range(power + 1)]
    for key in others:
        cost = prices[key]
        for spent in range(power, cost - 1, -1):
            if best[spent - cost] >= 0:
                best[spent] = max(best[spent], best[spent - cost] + wishes[key])
    return max(best) + 0.01 * wishes[first]


def spending(sight: Sight) -> float:
    """A token for power: if it pays for a nemesis or a dear card that is just out of reach."""
    g = sight.g
    if g.cards[sight.me.hand.n] and any(sight.taste.strength(sight.faces[c.key]) > 0 for c in g.cards[sight.me.hand.n]):
        return -1.0
    gain = g.power_per_token * g.tokens[sight.me.seat]
    dear = [sight.faces[card.key] for card in (*g.cards[FLEA_MARKET.n], *g.cards[NEMESIS.n])]
    reach = [f for f in dear if g.power < f.cost <= g.power + gain and not f.super_ongoing]
    return 15.0 if any(f.nemesis or f.cost >= 6 for f in reach) else -1.0


def use_character(sight: Sight) -> float:
    """Discard to draw: with something useless in hand."""
    hand = [sight.faces[card.key] for card in sight.g.cards[sight.me.hand.n]]
    return 57.0 if any(sight.in_hand(face) <= 0 for face in hand) else -1.0


# ------------------------------------------------------------------ attacks and votes


def defence(sight: Sight, option: Option) -> float:
    """What the attack would cost, less what the defence costs."""
    if not isinstance(option, Spot):
        return 0.0
    shield = sight.g.character(sight.me.seat).defence if option.place == "character" else option.face.defence
    assert shield is not None
    costs = {"in_play": 0.5, "borrowed": 0.5 + option.face.vp}  # a borrowed card scores as long as it stays
    cost = costs[option.place] if option.place in costs else sight.taste.strength(option.face)
    back = (
        sight.taste.draw * shield.draw
        + sight.taste.token * shield.tokens
        + (0.8 if shield.payback and not sight.g.nobodys_turn else 0.0)
    )
    return harm(sight) + back - cost


def harm(sight: Sight) -> float:
    """What the running attack does to me."""
    g = sight.g
    top = g.cards[NEMESIS.n]
    running = sight.faces[g.plays[-1]].act if g.plays and not g.nobodys_turn else None
    if g.nobodys_turn and top:
        running = sight.faces[top[0].key].group
    if running is None:
        return 1.0
    if "waves" in running.name and not ("token" in running.name and g.tokens[sight.me.seat]):
        return 1.6
    if "token" in running.name or running.name == "crash_currency":
        return sight.token_worth() if g.tokens[sight.me.seat] else 0.2
    hand = sorted([sight.in_hand(sight.faces[c.key]) for c in g.cards[sight.me.hand.n]])
    return sum(hand[: max(1, running.amount)]) if hand else 0.0


def stake(sight: Sight, option: Stake, kind: str) -> float:
    """Few tokens, and only for what is worth them."""
    cost = option.tokens * sight.token_worth()
    ballot = sight.g.ballot
    assert ballot is not None
    active = sight.me.seat == sight.g.active
    if kind == "auction":
        chance = min(0.95, (0.7 if active else 0.15) + 0.3 * option.tokens)
        return chance * (AUCTIONS_WORTH.get(ballot.effect.name, 2.0) - cost)
    if kind == "referendum":
        good = referendum(sight, ballot.effect.name)
        side = good if option.choice is IN_FAVOUR else -good
        return side * (1.0 + 0.2 * option.tokens) - 0.5 * cost
    if option.choice is sight.me:
        return -1.0 - cost
    fear = 1.0 if option.choice is sight.leader() else 0.6
    return fear * (1.0 + 0.15 * option.tokens) - 0.5 * cost


def referendum(sight: Sight, effect: str) -> float:
    """Is it good for me that this happens to everybody? Above 0: yes."""
    g, me = sight.g, sight.me
    if effect == "all_may_destroy":
        cards = [*g.cards[me.hand.n], *g.cards[me.discard.n]]
        return 0.6 if any(sight.keep(sight.faces[c.key]) < 0 for c in cards) else -0.4
    if effect == "all_discard_ongoing":
        mine = owned_ongoing_count(sight, me)
        theirs = max([owned_ongoing_count(sight, foe) for foe in me.foes])
        return 0.8 if not mine and theirs else -0.5
    if g.tokens[me.seat]:
        return -0.6 if max([g.tokens[foe.seat] for foe in me.foes]) <= g.tokens[me.seat] else 0.3
    return 0.2 if max([g.tokens[foe.seat] for foe in me.foes]) else -0.3


def owned_ongoing_count(sight: Sight, player: Player) -> int:
    g = sight.g
    return sum([sight.faces[c.key].ongoing and c.serial not in g.owner for c in g.cards[player.play.n]])


def rank_reveal(sight: Sight, options: Sequence[Option]) -> list[float]:
    """A Council card if it turns the vote, and the vote matters."""
    ballot = sight.g.ballot
    assert ballot is not None
    mine = ballot.choices[sight.me.seat]
    sides: list[Option] = [IN_FAVOUR, AGAINST] if ballot.effect.vote == "referendum" else list(sight.g.players)
    best = max([votes(sight.g, ballot, side) for side in sides if side is not mine])
    own = votes(sight.g, ballot, mine) if mine is not None else 0
    lacking = best - own + (0 if sight.me.seat == sight.g.active else 1)
    matters = ballot.effect.vote == "auction" and AUCTIONS_WORTH.get(ballot.effect.name, 0.0) > 3.0
    ranks: list[float] = []
    for option in options:
        if option.key == "nothing":
            ranks.append(0.0)
        else:
            ranks.append(1.0 if lacking == 1 and matters else -1.0)
    return ranks


# --------------------------------------------------------------------- all the others


def judge(sight: Sight, name: str, option: Option) -> float:
    """A number for an option of any other question."""
    face = option.face if isinstance(option, Spot) else sight.faces.get(option.key)
    if name in CHOSEN_FOE:
        if isinstance(option, Player):
            return 1.0 + 0.1 * sight.scores[option.seat] + 0.3 * sight.g.tokens[option.seat]
        return 0.0
    if name in GOOD_TO_DESTROY:
        return -sight.keep(face) if face is not None else 0.0
    if name in GOOD_TO_LOSE:
        return lose(sight, name, option, face)
    if name in GOOD_TO_TAKE:
        return sight.worth(face) if face is not None else 0.5
    return plain_choice(sight, name, option, face)


def lose(sight: Sight, name: str, option: Option, face: Face | None) -> float:
    """Of cards or tokens that go: the least useful first; for a Portal Gun only what is of no use."""
    if option.key == "access_token":
        return -sight.token_worth()
    if face is None:
        return 0.0
    if name == "pass_card":
        return -sight.keep(face)
    if isinstance(option, Spot) and option.place == "in_play":
        return -3.0
    useless = sight.in_hand(face)
    return (0.4 if name == "portal_discard" else 0.0) - useless


def plain_choice(sight: Sight, name: str, option: Option, face: Face | None) -> float:
    """Yes or no, this or that."""
    g, seat, key = sight.g, sight.me.seat, option.key
    spare = g.tokens[seat] > 1 or not sight.president_near()
    if name == "choose_character" or name == "keep_character":
        return CHARACTERS_WORTH.get(key, 2.5)
    if name == "power_or_token":
        wants_token = not g.tokens[seat] and sight.left() < 0.5
        return float((key == "token") == wants_token)
    if name == "token_for_draw":
        return float((key == "yes") == spare)
    if name == "token_for_returns":
        genius = [c for c in g.cards[sight.me.discard.n] if c.key == "genius_waves"]
        return float((key == "yes") == (spare and len(genius) >= 2))
    if name == "return_cheap":
        return sight.taste.strength(face) if face is not None else 0.1
    if name in ("discard_top", "play_location", "aqua_draw"):
        return float(key == "yes")
    if name == "destroy_self":
        return float(key == "no")
    if name == "vote_tie":
        return tie(sight, option)
    if name == "recycle":
        return -sight.keep(face) if face is not None else 0.0
    if name == "moron_top":
        return float(key == "deck_top")
    if name == "citadel_cancel":
        return float(key == "hold")
    if name == "drive_thru" or name == "destroy_market":
        return float(key == "nothing")
    return 0.0


def tie(sight: Sight, option: Option) -> float:
    """My own side; of sanctions anybody but me."""
    ballot = sight.g.ballot
    assert ballot is not None
    if ballot.effect.vote == "sanctions":
        return -1.0 if option is sight.me else 1.0 + 0.1 * float(option is sight.leader())
    return float(option is ballot.choices[sight.me.seat])
