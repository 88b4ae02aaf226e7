"""«Лес сказок»: two to four pigs race to three houses, choosing in secret where to go and which fable to play."""

from collections.abc import Sequence
from typing import Final

from igroteka.content import once_per_pack
from igroteka.engine import Draft, Fate, Game, Phase, Refusal, Setting, Setup, lay, shuffle
from igroteka.games.grimm_forest import cards as cards  # registers the effects
from igroteka.games.grimm_forest.content import Box, FableCard, FriendCard, GatherCard
from igroteka.games.grimm_forest.nouns import NOUNS
from igroteka.games.grimm_forest.options import (
    ALL_BUILDS,
    ALONE,
    BUNDLES,
    DRAW_FABLE,
    END_TURN,
    GAINS,
    GIVE_FRIEND,
    KEEP_FRIEND,
    MATERIALS,
    NOT_ALONE,
    OFFERS,
    PAID_BY,
    PEBBLES,
    PEEK_FABLE,
    PEEK_GATHER,
    PLACES,
    SECTIONS,
    STAY,
    STEALS,
    SWAPS,
    TARGETS,
    trades,
)
from igroteka.games.grimm_forest.positions import impossible, lay_out, reword, settle
from igroteka.games.grimm_forest.refusals import closed
from igroteka.games.grimm_forest.rules.ending import end_of_build, judgement, preparation
from igroteka.games.grimm_forest.rules.gather import (
    choose,
    choose_last,
    clean_up,
    collect,
    end_of_gather,
    go,
    prince_visit,
    reveal,
    reveal_gather,
    start_of_round,
)
from igroteka.games.grimm_forest.rules.turn import build_turns, start_of_build
from igroteka.games.grimm_forest.rules.windows import resolve
from igroteka.games.grimm_forest.state import FABLE_DECK, FRIEND_DECK, PLAYERS, Table
from igroteka.games.grimm_forest.view import table_view

UNKNOWN_CARD: Final = Refusal("LS-009", "unknown_card")
CARD_BOTH_WAYS: Final = Refusal("LS-013", "card_both_ways")
TOO_FEW_FRIENDS: Final = Refusal("LS-018", "too_few_friends")
TOO_FEW_FABLES: Final = Refusal("LS-009", "too_few_fables_in_deck")
NO_SUCH_SEAT: Final = Refusal("LS-047", "no_such_seat")
box_of: Final = once_per_pack(Box.open)


def chosen_cards(box: Box, setup: Setup, deck: str) -> list[str]:
    """The cards of a deck: the basic or the full set, with and without what the settings name."""
    advanced, with_, without = setup.flag("advanced"), setup.words("with_cards"), setup.words("without_cards")
    return [
        id
        for id, copies in box.decks.items()
        if copies.deck == deck and id not in without and (advanced or not copies.advanced or id in with_)
    ]


class GrimmForest(Game[Table]):
    def deal(self, setup: Setup) -> Table:
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
            g.stock[3 * place : 3 * place + 3] = box.refill[place]
        first = setup.word("first_player")
        g.first_player = int(first[1:]) if first != "random" else g.fate.draw(PLAYERS[: g.seats], "first_player").seat
        return g

    def refuses(self, setup: Setup) -> Refusal | None:
        box = box_of(setup.pack)
        with_, without = setup.words("with_cards"), setup.words("without_cards")
        if any(id not in box.decks for id in with_ + without):
            return UNKNOWN_CARD
        if any(id in without for id in with_):
            return CARD_BOTH_WAYS
        if sum(box.decks[id].copies for id in chosen_cards(box, setup, "friends")) < 2 * setup.players:
            return TOO_FEW_FRIENDS
        if sum(box.decks[id].copies for id in chosen_cards(box, setup, "fables")) < 2 * setup.players:
            return TOO_FEW_FABLES
        first = setup.word("first_player")
        return NO_SUCH_SEAT if first != "random" and int(first[1:]) >= setup.players else None

    def view(self, g: Table, seat: int | None) -> dict[str, object]:
        return table_view(g)

    def resample(self, g: Table, seat: int, fate: Fate) -> None:
        """Which card will slide under another's Little Mermaid is hidden: one that could still be it."""
        for other in range(g.seats):
            if other != seat and g.unkept[other]:
                count, me = g.unkept[other].bit_count(), PLAYERS[other]
                free = [c for c in own_cards(g, other) if c not in g.cards[me.locked_gather.n]]
                free.sort(key=lambda c: c in g.cards[me.gather_hand.n])
                g.unkept[other] = 0
                for card in free[:count]:
                    g.unkept[other] |= 1 << card.location

    def unasked(self, g: Table, seat: int, key: str) -> Refusal | None:
        return closed(g, seat, key, self.phases[g.phase].name)

    def tokens(self, g: Table) -> dict[str, int]:
        found = {f"{m}_{s}": g.sections[3 * i + j] for i, m in enumerate(MATERIALS) for j, s in enumerate(SECTIONS)}
        for houses in g.houses:
            for house in houses:
                for section in SECTIONS[: house.sections]:
                    found[f"{MATERIALS[house.material]}_{section}"] += 1
        return found

    def interpret(self, wish: Draft) -> None:
        reword(wish, box_of(wish.pack))

    def refuses_position(self, g: Table) -> str:
        past = {phase.name for phase in self.phases[: g.phase]}
        lay_out(g, past)
        wrong = impossible(g, past, self.phases[g.phase].name)
        if not wrong:
            settle(g, past)
        return wrong

    def vocabulary(self, setup: Setup) -> Sequence[str]:
        box = box_of(setup.pack)
        options = [
            *[lay for row in box.lays.values() for lay in row.values()],
            *box.keeps,
            *box.claims.values(),
            *box.bonuses,
            *[bundle for row in BUNDLES[1:] for bundle in row],
            *PLACES,
            STAY,
            ALONE,
            NOT_ALONE,
            KEEP_FRIEND,
            *GIVE_FRIEND,
            *PEEK_GATHER,
            *PEEK_FABLE,
            *PAID_BY,
            *PLAYERS,
            *[steal for row in STEALS for steal in row],
            *[pebble for row in PEBBLES for pebble in row],
            *SWAPS,
            *[trade for deed in box.deeds("trade") for trade in trades(deed.amount, deed.gain)],
            *[target for row in TARGETS for target in row.values()],
            *[offer for rows in OFFERS for row in rows for offer in row],
            DRAW_FABLE,
            END_TURN,
            *GAINS,
            *ALL_BUILDS,
        ]
        keys = ["yes", "no", "nothing", *[o.key for o in options], *box.fables, *box.friends]
        keys.extend([f"{head}:{id}" for id in box.friends for head in ("special", "farewell")])
        keys.extend([f"{colour}_{kind}" for colour in box.pigs for kind in box.gatherings])
        return keys


def own_cards(g: Table, seat: int) -> list[GatherCard]:
    return [card for card in g.catalogue if isinstance(card, GatherCard) and card.owner == seat]


SETTINGS: Final = (
    Setting("advanced", "LS-013", (False, True)),
    Setting("with_cards", "LS-013", (), default=(), many=True),
    Setting("without_cards", "LS-013", (), default=(), many=True),
    Setting("frog_source", "LS-239", ("discard", "deck")),
    Setting("first_player", "LS-047", ("random", "p0", "p1", "p2", "p3")),
)
PHASES: Final = (
    Phase("prince_visit", prince_visit),
    Phase("start_of_round", start_of_round),
    Phase("start_of_round_effects", resolve),
    Phase("choose", choose),
    Phase("choose_last", choose_last),
    Phase("reveal", reveal),
    Phase("reveal_effects", resolve),
    Phase("reveal_gather", reveal_gather),
    Phase("after_gather_reveal_effects", resolve),
    Phase("go", go),
    Phase("before_collect_effects", resolve),
    Phase("collect", collect),
    Phase("collect_effects", resolve),
    Phase("end_of_gather", end_of_gather),
    Phase("end_of_gather_effects", resolve),
    Phase("clean_up", clean_up),
    Phase("start_of_build", start_of_build),
    Phase("start_of_build_effects", resolve),
    Phase("build_turns", build_turns),
    Phase("end_of_build", end_of_build),
    Phase("end_of_build_effects", resolve),
    Phase("judgement", judgement),
    Phase("preparation", preparation),
)

GAME: Final = GrimmForest(
    id="grimm_forest",
    version=3,
    seats=(2, 4),
    seats_rule="LS-044",
    settings=SETTINGS,
    phases=PHASES,
    fields=NOUNS,
    open_table=True,
)
