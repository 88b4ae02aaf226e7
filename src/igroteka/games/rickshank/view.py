"""What a seat sees beyond its zones: power, tokens, characters, the running vote, who owns what lies before others."""

from typing import Final

import msgspec

from igroteka import engine
from igroteka.engine import Option, Shown
from igroteka.games.rickshank.content.faces import Face
from igroteka.games.rickshank.pieces import (
    DESTROYED,
    FLEA_MARKET,
    LOCATION_DISCARD,
    NEMESIS,
    NEMESIS_STACK,
    PORTAL_GUN_STACK,
    UNOWNED,
    UNUSED,
    Player,
)
from igroteka.games.rickshank.reading import owned_ongoing, stalls, token_price
from igroteka.games.rickshank.rules.votes import choices_of, leaders, votes
from igroteka.games.rickshank.state import Ballot, Table


class StallView(msgspec.Struct, frozen=True):
    """A place of the flea market."""

    card: str
    """'' where the card has been taken."""
    since: int
    """The turn in which it came; 0 for what was laid out at the beginning."""


class InPlayView(msgspec.Struct, frozen=True):
    """A card in play: whose it is, and where it goes when the turn is over."""

    card: str
    owner: str
    """`nobody` for a location that was not bought."""
    then: str
    """The name of a zone; '' for an Ongoing card, which stays."""


class LinkView(msgspec.Struct, frozen=True):
    """A link of the turn's chain: a card, an ability, the character, a token spent; with the power it gave."""

    how: str
    """The kind of event that told of it: played, played_location, borrowed, put_into_play, ability, …"""
    thing: str
    power: int


class TargetView(msgspec.Struct, frozen=True):
    seat: str
    outcome: str
    """open, hit or avoided."""
    by: str
    """The card that avoided it, else ''."""


class AttackView(msgspec.Struct, frozen=True):
    """The last attack of this turn, or the group attack before it."""

    card: str
    attacker: str
    """'' for a nemesis, which attacks everybody."""
    targets: list[TargetView]
    """In the order in which they are asked."""


class NemesesView(msgspec.Struct, frozen=True):
    """How far the stack has been fought through."""

    total: int
    defeated: list[list[str]]
    """By seat."""
    unknown: list[str]
    """Those that nobody has seen yet: in the stack, or in the box of a mixed game."""


class PaymentView(msgspec.Struct, frozen=True):
    """What a player pays if their choice wins."""

    seat: str
    tokens: int
    cards: list[str]


class VoteView(msgspec.Struct, frozen=True):
    """What is open about a vote beside its card, choices, stakes and tally."""

    stage: str
    """stakes, opening, cards or payment."""
    order: list[str]
    """The players in the order of the laps, the active one last."""
    turn: str
    """Who shows a Council card or passes; '' outside the laps."""
    passed: list[str]
    """Who has passed since the last card was shown."""
    leaders: list[str]
    """The choices with most votes, at last only what has won; empty until the stakes are shown."""
    pays: list[PaymentView]
    """Who would pay if it ended now; empty while there is a tie."""
    one_more: dict[str, list[str]]
    """By choice: what would lead with one more vote for it."""
    touches: list[list[str]]
    """By seat: the cards or tokens that the vote would concern, or what it would bring; empty for nothing known."""
    prize: list[str]
    """What the winner or the named player would get one of."""


class ScoredView(msgspec.Struct, frozen=True):
    """A card at the end: the part of the score it counts for, and its points."""

    card: str
    part: str
    points: int


class OwnDeckView(msgspec.Struct, frozen=True):
    """What a player may draw, by card and number: they know what is in their deck, though nobody knows its order."""

    deck: dict[str, int]
    again: dict[str, int]
    """What would be shuffled if the turn ended now and the deck ran out: discard pile, hand, what leaves play."""
    hand: int
    """How many cards a new hand has."""


class OwnerView(msgspec.Struct, frozen=True):
    """A card that lies before somebody who does not own it: borrowed, imprisoned, or a location not yet bought."""

    card: str
    zone: str
    owner: str
    """`nobody` for a location that was not bought."""


class TableView(engine.TableView, frozen=True):
    """`tokens`, `characters`, `offered`, `vote_choices` and `vote_stakes` are by seat."""

    active: str
    turn: int
    power: int
    supply: int
    """Access tokens that nobody has."""
    tokens: list[int]
    token_price: int
    tokens_bought: int
    characters: list[str]
    """'' for who has none yet."""
    offered: list[list[str]]
    """Characters to choose from; empty once all have one."""
    prices: dict[str, int]
    """Of all that can be bought now or later this turn."""
    points: dict[str, int]
    """Victory points of the same cards, but for those whose text counts them."""
    types: dict[str, str]
    plays: list[str]
    """The cards played this turn, in order."""
    power_per_token: int
    character_used: bool
    may_defeat: bool
    """The token for the President was paid at the start of this turn."""
    nobodys_turn: bool
    owners: list[OwnerView]
    vote_card: str
    """'' where there is no vote."""
    vote_kind: str
    vote_choices: list[str]
    """Empty until they are shown, as the stakes and the tally are."""
    vote_stakes: list[int]
    vote_tally: dict[str, int]
    stalls: list[StallView]
    """The flea market by its places: cards stay where they lie."""
    in_play: list[list[InPlayView]]
    """By seat, in the order in which they entered play."""
    chain: list[LinkView]
    lasting: list[str]
    """Cards whose effect lasts to the end of the turn."""
    attack: AttackView | None
    vote: VoteView | None
    nemeses: NemesesView
    scored: list[list[ScoredView]]
    """By seat, every card that a player owns; empty until the game is over."""
    own_deck: OwnDeckView | None
    """Of the seat that looks; None for a spectator."""


def stall_views(g: Table) -> list[StallView]:
    return [StallView(key, since) for key, since in stalls(g)]


def chain(g: Table) -> list[LinkView]:
    return [LinkView(how, thing, power) for how, thing, power in g.chain]


def in_play(g: Table, player: Player) -> list[InPlayView]:
    lying: list[InPlayView] = []
    for card in g.cards[player.play.n]:
        owner = g.owner.get(card.serial, player.seat)
        if owner == UNOWNED:
            lying.append(InPlayView(card.key, "nobody", LOCATION_DISCARD.name))
        else:
            place = g.players[owner].discard if owner == player.seat else g.players[owner].deck
            then = "" if g.box.faces[card.key].ongoing else place.name
            lying.append(InPlayView(card.key, f"p{owner}", then))
    return lying


def own_deck(g: Table, me: Player) -> OwnDeckView:
    leaving = [each.card for each in in_play(g, me) if each.then == me.discard.name]
    again = [card.key for card in (*g.cards[me.discard.n], *g.cards[me.hand.n])] + leaving
    return OwnDeckView(counted([card.key for card in g.cards[me.deck.n]]), counted(again), g.box.hand_size)


def counted(keys: list[str]) -> dict[str, int]:
    """How many there are of each, by name: the order tells nothing."""
    return {key: keys.count(key) for key in sorted(set(keys))}


def attack_view(g: Table) -> AttackView | None:
    if not g.attack_card:
        return None
    targets: list[TargetView] = []
    for seat, outcome in g.struck:
        how, _, card = outcome.partition(":")
        targets.append(TargetView(f"p{seat}", how, card))
    return AttackView(g.attack_card, "" if g.attacker < 0 else f"p{g.attacker}", targets)


def nemeses(g: Table) -> NemesesView:
    """Those in the box are as unknown as those in the stack, so both are named together."""
    stack, known = g.cards[NEMESIS_STACK.n], g.box.roles["top"]
    unknown = [card.key for card in (*stack, *g.cards[UNUSED.n]) if card.key not in known]
    beaten = sum([len(row) for row in g.trophies])
    total = beaten + len(g.cards[NEMESIS.n]) + len(stack)
    return NemesesView(total, [list(row) for row in g.trophies], sorted(unknown))


def goods(faces: list[Face]) -> tuple[dict[str, int], dict[str, int], dict[str, str]]:
    """Their prices, points and types."""
    points = {face.key: face.vp for face in faces if face.value is None}
    return {face.key: face.cost for face in faces}, points, {face.key: face.type for face in faces}


def for_sale(g: Table) -> list[Face]:
    """What can be bought now or later this turn."""
    me = g.players[g.active]
    cards = [*g.cards[FLEA_MARKET.n], *g.cards[NEMESIS.n], *g.cards[PORTAL_GUN_STACK.n][:1]]
    cards += [card for card in g.cards[me.play.n] if g.owner.get(card.serial) == UNOWNED]
    return [g.box.faces[card.key] for card in cards]


def owners(g: Table) -> list[OwnerView]:
    """Borrowed cards, Ricks under a Space Prison, locations not yet bought."""
    found: list[OwnerView] = []
    for player in g.players:
        for zone in (player.play, player.imprisoned):
            for card in g.cards[zone.n]:
                if card.serial in g.owner:
                    owner = g.owner[card.serial]
                    found.append(OwnerView(card.key, zone.name, "nobody" if owner == UNOWNED else f"p{owner}"))
    return found


# --- A vote ---


def choices_shown(g: Table) -> list[Option]:
    return [] if g.ballot is None else [choice for choice in g.ballot.choices if choice is not None]


def vote_choices(g: Table) -> list[str]:
    return [choice.key for choice in choices_shown(g)]


def vote_stakes(g: Table) -> list[int]:
    return [] if g.ballot is None or not choices_shown(g) else g.ballot.stakes[:]


def vote_tally(g: Table) -> dict[str, int]:
    ballot = g.ballot
    return {} if ballot is None else {choice.key: votes(g, ballot, choice) for choice in choices_shown(g)}


def vote_view(g: Table) -> VoteView | None:
    ballot = g.ballot
    if ballot is None:
        return None
    me = g.players[g.active]
    choices = choices_of(me, ballot)
    shown = ballot.stage != "stakes"
    ahead = [ballot.winner] if ballot.winner is not None else leaders(g, ballot, choices) if shown else []
    return VoteView(
        stage=ballot.stage,
        order=[player.key for player in (*me.foes, me)],
        turn="" if ballot.turn < 0 else f"p{ballot.turn}",
        passed=[f"p{seat}" for seat in ballot.passed],
        leaders=[choice.key for choice in ahead],
        pays=[payment(g, ballot, player) for player in g.players if [ballot.choices[player.seat]] == ahead],
        one_more={c.key: [each.key for each in leaders(g, ballot, choices, c)] for c in choices} if shown else {},
        touches=[touched(g, ballot, player) for player in g.players],
        prize=prize(g, ballot),
    )


def payment(g: Table, ballot: Ballot, player: Player) -> PaymentView:
    return PaymentView(player.key, ballot.stakes[player.seat], [card.key for card in g.cards[player.revealed.n]])


def touched(g: Table, ballot: Ballot, player: Player) -> list[str]:
    """What a referendum that passes would take from a player, or bring."""
    if ballot.effect.name == "all_discard_ongoing":
        return [card.key for card in owned_ongoing(g, player)]
    if ballot.effect.name == "all_lose_token_or_gain_waves":
        return ["access_token" if g.tokens[player.seat] else g.box.waves.key]
    return []


def prize(g: Table, ballot: Ballot) -> list[str]:
    faces, effect = g.box.faces, ballot.effect
    if effect.name == "winner_gains_from_market":
        return [card.key for card in g.cards[FLEA_MARKET.n] if faces[card.key].cost <= effect.cost]
    if effect.name == "named_gains_destroyed":
        return list(dict.fromkeys([c.key for c in g.cards[DESTROYED.n] if faces[c.key].cost == effect.cost]))
    return [g.box.waves.key] if effect.name == "named_gains_waves" else []


# --- Field by field ---

SHOWN: Final = Shown[Table, TableView](
    TableView,
    {
        "active": lambda g, _: g.players[g.active].key,
        "token_price": lambda g, _: token_price(g, g.players[g.active]),
        "offered": lambda g, _: [list(row) for row in g.offered],
        "prices points types": lambda g, _: goods(for_sale(g)),
        "owners": lambda g, _: owners(g),
        "vote_card": lambda g, _: "" if g.ballot is None else g.ballot.card.key,
        "vote_kind": lambda g, _: "" if g.ballot is None else g.ballot.effect.vote,
        "vote_choices": lambda g, _: vote_choices(g),
        "vote_stakes": lambda g, _: vote_stakes(g),
        "vote_tally": lambda g, _: vote_tally(g),
        "stalls": lambda g, _: stall_views(g),
        "in_play": lambda g, _: [in_play(g, player) for player in g.players],
        "chain": lambda g, _: chain(g),
        "lasting": lambda g, _: g.this_turn[:],
        "attack": lambda g, _: attack_view(g),
        "vote": lambda g, _: vote_view(g),
        "nemeses": lambda g, _: nemeses(g),
        "scored": lambda g, _: [[ScoredView(*each) for each in row] for row in g.scored],
        "own_deck": lambda g, seat: None if seat is None else own_deck(g, g.players[seat]),
    },
    own=("own_deck",),
)
"""Choices and stakes of a vote appear when they are shown."""
