"""How a match is set up: the settings, which cards are used, and the deal."""

from typing import Final

from igroteka.engine import Fate, Refusal, Setting, Setup, lay, shuffle
from igroteka.games.grimm_forest.content.box import Box, FableCard, FriendCard, GatherCard, box_of
from igroteka.games.grimm_forest.pieces import FABLE_DECK, FRIEND_DECK, PLAYERS, cells
from igroteka.games.grimm_forest.refusals import (
    CARD_BOTH_WAYS,
    NO_SUCH_SEAT,
    TOO_FEW_FABLES_IN_DECK,
    TOO_FEW_FRIENDS,
    UNKNOWN_CARD,
)
from igroteka.games.grimm_forest.state import Table


def advanced_cards() -> list[str]:
    return [id for id, copies in box_of(None).decks.items() if copies.advanced]


def all_cards() -> list[str]:
    return list(box_of(None).decks)


SETTINGS: Final = (
    Setting("advanced", "LS-013", (False, True)),
    Setting("with_cards", "LS-013", (), default=(), many=True, offers=advanced_cards),
    Setting("without_cards", "LS-013", (), default=(), many=True, offers=all_cards),
    Setting("frog_source", "LS-239", ("discard", "deck")),
    Setting("first_player", "LS-047", ("random", "p0", "p1", "p2", "p3")),
)


def chosen_cards(box: Box, setup: Setup, deck: str) -> list[str]:
    """The cards of a deck: the basic or the full set, with and without what the settings name."""
    advanced, with_, without = setup.flag("advanced"), setup.words("with_cards"), setup.words("without_cards")
    if not with_ and not without:
        return box.sets[deck, advanced]
    return [
        id
        for id, copies in box.decks.items()
        if copies.deck == deck and id not in without and (advanced or not copies.advanced or id in with_)
    ]


def deal(setup: Setup) -> Table:
    """The cards shuffled, the locations filled, and who begins."""
    box = box_of(setup.pack)
    fables, friends = chosen_cards(box, setup, "fables"), chosen_cards(box, setup, "friends")
    g = Table(box, setup.players, Fate(setup.seed), box.catalogue(fables, friends, setup.players))
    g.frog_from_deck = setup.word("frog_source") == "deck"
    lay(g, FABLE_DECK, [card for card in g.catalogue if isinstance(card, FableCard)])
    lay(g, FRIEND_DECK, [card for card in g.catalogue if isinstance(card, FriendCard)])
    for gathering in [card for card in g.catalogue if isinstance(card, GatherCard)]:
        lay(g, PLAYERS[gathering.owner].gather_hand, [gathering])
    shuffle(g, FABLE_DECK)
    shuffle(g, FRIEND_DECK)
    for place in range(g.locations):
        g.stock[cells(place)] = box.refill[place]
    first = setup.word("first_player")
    g.first_player = int(first[1:]) if first != "random" else g.fate.draw(PLAYERS[: g.seats], "first_player").seat
    return g


def refuses_setup(setup: Setup) -> Refusal | None:
    """Why a match cannot start like this."""
    box = box_of(setup.pack)
    with_, without = setup.words("with_cards"), setup.words("without_cards")
    if any(id not in box.decks for id in with_ + without):
        return UNKNOWN_CARD
    if any(id in without for id in with_):
        return CARD_BOTH_WAYS
    if box.count(chosen_cards(box, setup, "friends")) < 2 * setup.players:
        return TOO_FEW_FRIENDS
    if box.count(chosen_cards(box, setup, "fables")) < 2 * setup.players:
        return TOO_FEW_FABLES_IN_DECK
    first = setup.word("first_player")
    return NO_SUCH_SEAT if first != "random" and int(first[1:]) >= setup.players else None
