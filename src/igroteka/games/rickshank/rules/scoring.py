"""The end: every card a player owns, wherever it lies, is counted."""

from collections.abc import Iterable

from igroteka.engine import Card, Over, Score, Tie
from igroteka.games.rickshank.content.faces import Value
from igroteka.games.rickshank.pieces import UNOWNED, Player
from igroteka.games.rickshank.state import Table

GENIUS_WAVES = "genius_waves"
MORTY_WAVES = "morty_waves"


def owned_cards(g: Table, me: Player) -> list[Card]:
    """The whole deck of a player as it is put together for scoring."""
    owned: list[Card] = []
    for zone in (me.deck, me.hand, me.discard, me.revealed):
        owned += g.cards[zone.n]
    for player in g.players:
        owned += [c for c in g.cards[player.play.n] if scores_for(g, player, c) == me.seat]
        owned += [c for c in g.cards[player.imprisoned.n] if g.owner[c.serial] == me.seat]
    return owned


def scores_for(g: Table, controller: Player, card: Card) -> int:
    """Whose a card in play is at the end: a borrowed Ongoing card is its controller's, any other its owner's."""
    owner = g.owner.get(card.serial, controller.seat)
    if owner != UNOWNED and g.box.faces[card.key].ongoing:
        return controller.seat
    return owner


def count(cards: list[Card], fits: frozenset[str]) -> int:
    return sum([card.key in fits for card in cards])


def value_of(g: Table, me: Player, value: Value, decks: list[list[Card]]) -> int:
    """Victory points that depend on what a player has."""
    if value.per == "token":
        return value.vp * g.tokens[me.seat]
    mine = count(decks[me.seat], value.fits)
    if value.per == "owned":
        return value.vp * mine
    most = max([count(decks[foe.seat], value.fits) for foe in me.foes])
    return value.vp if mine > most else 0


def score(g: Table, me: Player, decks: list[list[Card]]) -> Score:
    """The points of all cards, by parts."""
    return total(card_by_card(g, me, decks))


def total(scored: Iterable[tuple[str, str, int]]) -> Score:
    parts = {"cards": 0, "locations": 0, "nemeses": 0, "morty_waves": 0}
    for _, part, points in scored:
        parts[part] += points
    return Score(sum(parts.values()), parts)


def card_by_card(g: Table, me: Player, decks: list[list[Card]]) -> list[tuple[str, str, int]]:
    """Every card with its part and its points: a Morty Waves that finds no Genius Waves to pair with costs points."""
    faces = g.box.faces
    alone = unpaired(decks[me.seat])
    scored: list[tuple[str, str, int]] = []
    for card in decks[me.seat]:
        face = faces[card.key]
        if face.key == MORTY_WAVES:
            scored.append((face.key, MORTY_WAVES, -g.box.waves_penalty if alone > 0 else 0))
            alone -= 1
        else:
            part = "nemeses" if face.nemesis else "locations" if face.type == "location" else "cards"
            points = face.vp if face.value is None else value_of(g, me, face.value, decks)
            scored.append((face.key, part, points))
    return scored


def unpaired(cards: list[Card]) -> int:
    """Morty Waves without a Genius Waves of their own."""
    return max(0, count(cards, frozenset([MORTY_WAVES])) - count(cards, frozenset([GENIUS_WAVES])))


def finish_game(g: Table, why: str, rule: str) -> Over:
    """Most points; then most nemeses; then most cards; then a shared victory."""
    decks = [owned_cards(g, player) for player in g.players]
    g.scored = tuple([tuple(card_by_card(g, player, decks)) for player in g.players])
    scores = [total(scored) for scored in g.scored]
    faces = g.box.faces
    most = max([each.total for each in scores])
    level = [player.seat for player in g.players if scores[player.seat].total == most]
    ties: list[Tie] = []
    if len(level) > 1:
        nemeses = {seat: sum([faces[card.key].nemesis for card in decks[seat]]) for seat in level}
        ties.append(Tie("nemeses", "RR-090", nemeses))
        level = foremost(nemeses)
    if len(level) > 1:
        sizes = {seat: len(decks[seat]) for seat in level}
        ties.append(Tie("deck_size", "RR-091", sizes))
        level = foremost(sizes)
    return g.over(level, scores, why, rule, ties)


def foremost(values: dict[int, int]) -> list[int]:
    """The seats that have most."""
    most = max(values.values())
    return [seat for seat, value in values.items() if value == most]
