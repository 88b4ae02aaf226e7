"""The table as numbers, for agents that learn. But for cards nothing of it is hidden."""

from collections.abc import Sequence
from typing import Final

from igroteka.engine import Setup
from igroteka.engine.feature import Feature, low, lows, turned
from igroteka.games.grimm_forest.content.box import WINDOWS, box_of
from igroteka.games.grimm_forest.pieces import LOCATIONS, MATERIALS, PLAYERS, SECTIONS
from igroteka.games.grimm_forest.state import Table

QUESTIONS: Final = (
    "aladdin_guess",
    "alibaba_steal",
    "ball_peek",
    "ball_replace",
    "bbw_house",
    "beauty_target",
    "build_action",
    "cancel_monster",
    "cellar_type",
    "choose_cards",
    "chronicles_take",
    "cinderella_types",
    "fairygifts_place",
    "friend_keep_or_give",
    "friendly_take",
    "friendlygame",
    "frog_pick",
    "gain_choice_1",
    "gain_choice_2",
    "gain_choice_3",
    "gift_offer",
    "gift_return",
    "gingerbread_run",
    "gingerbread_take",
    "godmother_pay",
    "goldilocks_keep",
    "goldilocks_return",
    "hired_pay",
    "jack_type",
    "lose_choice",
    "market_pick",
    "merchant_trade",
    "mermaid_keep",
    "monster_place",
    "moon_place",
    "moon_take",
    "noway_move",
    "oracle_use",
    "order_effects",
    "pinocchio_claim",
    "pinocchio_type",
    "puss_payment",
    "queen_peek",
    "rapunzel_stock",
    "reward_choice",
    "robin_give",
    "rumpel_convert",
    "share_give",
    "sly_build",
    "snowwhite_give",
    "snowwhite_take",
    "tavern_pick",
    "thumbelina_move",
    "tomthumb_take",
    "troll_give",
    "troll_victim",
    "unique_place",
    "well_swap",
    "whisper_keep",
)
PLACES: Final = len(LOCATIONS)
HOUSES: Final = len(MATERIALS) * len(SECTIONS)


def features(setup: Setup) -> Sequence[Feature]:
    n, box = setup.players, box_of(setup.pack)
    materials = len(MATERIALS)
    return [
        Feature("round", 1, 255, "the number of the round"),
        Feature("first_player", n, 1, "the first player of this round"),
        Feature("resources", n * materials, 255, "straw, wood and brick by seat"),
        Feature("stock", PLACES * materials, 255, "straw, wood and brick in field, forest, quarry and market"),
        Feature("houses", n * HOUSES, 255, "by seat and material: houses up to the base, the walls, the roof"),
        Feature("plots", n, 255, "houses on Prime Plots by seat"),
        Feature("sections", HOUSES, 255, "left in the supply, by material: base, walls, roof"),
        Feature("reward_tokens", materials, n, "who holds the token of each material: 1 oneself; 0 for nobody"),
        Feature("pigs", n, PLACES, "by seat: where the pig is, from 1; 0 for home"),
        Feature("revealed", n, PLACES, "by seat: the place on the gather card turned up, from 1; 0 for none"),
        Feature("collected", n * materials, 255, "collected this round, by seat"),
        Feature("visited", PLACES, 1, "places where a pig stood while resources were collected"),
        Feature("tower_stock", n * materials, 255, "what lies in Rapunzel's tower, by seat"),
        Feature("announced", n, 255, "by seat: the place claimed or announced, from 1; 255 for another claim"),
        Feature("debt", n, 255, "Ali Baba's debt by seat: 1 + 3 * creditor (0 is oneself) + material"),
        Feature("must_lay", n, 1, "who must lay a fable"),
        Feature("blind", n, 1, "who plays the top fable of the deck unseen"),
        Feature("lay_last", n, 1, "who lays after a look"),
        Feature("runner", n, 1, "whose pig goes nowhere this round"),
        Feature("actions", n, 255, "actions by seat"),
        Feature("extra_actions", n, 255, "extra actions by seat"),
        Feature("used", len(box.friends), 1, "friends whose action has been used this round, in the content's order"),
        Feature("builder", 1, n, "how many have finished their build turn"),
        Feature("window", len(WINDOWS), 1, "the window under way"),
        Feature("figures", PLACES, 255, "monsters, Unique Locations and Fairy Gifts by place"),
    ]


def encode(g: Table, seat: int, out: bytearray, at: int) -> None:
    n, materials = g.seats, len(MATERIALS)
    out[at] = low(g.round)
    out[at + 1 + (g.first_player - seat) % n] = 1
    at += 1 + n
    dense = (n + PLACES) * materials
    out[at : at + dense] = lows(turned(g.goods, materials * seat) + g.stock)
    at += dense
    for i in range(n):
        for house in g.houses[(seat + i) % n]:
            out[at + HOUSES * i + 3 * house.material + house.sections - 1] += 1
            if house.plot:
                out[at + HOUSES * n + i] += 1
    at += HOUSES * n + n
    out[at : at + HOUSES] = lows(g.sections)
    at += HOUSES
    for i in range(materials):
        holder = g.reward_tokens[i]
        if holder >= 0:
            out[at + i] = 1 + (holder - seat) % n
    at += materials
    for i in range(n):
        other = (seat + i) % n
        out[at + i] = 1 + g.pig[other]
        out[at + n + i] = 1 + g.revealed[other]
    at += 2 * n
    write_few(g.collected, materials * seat, out, at)
    at += n * materials
    if g.visited:
        for i in range(PLACES):
            out[at + i] = g.visited >> i & 1
    at += PLACES
    write_few(g.tower_stock, materials * seat, out, at)
    at += n * materials
    for i in range(n):
        other = (seat + i) % n
        announced, debt = g.announcement[other], g.debt[other]
        if announced:
            out[at + i] = claim(announced)
        if debt >= 0:
            out[at + n + i] = 1 + 3 * ((debt // 3 - seat) % n) + debt % 3
    at += 2 * n
    if g.must_lay | g.blind | g.lay_last | g.runner:
        for k, seats in enumerate((g.must_lay, g.blind, g.lay_last, g.runner)):
            for i in range(n):
                out[at + k * n + i] = seats >> (seat + i) % n & 1
    at += 4 * n
    write_few(g.actions, seat, out, at)
    at += n
    write_few(g.extra_actions, seat, out, at)
    at += n
    if g.used:
        friends = list(g.box.friends)
        for key in g.used:
            out[at + friends.index(key)] = 1
    at += len(g.box.friends)
    out[at] = g.builder
    at += 1
    if g.window >= 0 and (g.acting >= 0 or g.pending):
        out[at + g.window] = 1
    at += len(WINDOWS)
    if g.place:
        for player in PLAYERS[:n]:
            for zone in (player.played, player.next_round, player.unique):
                for card in g.cards[zone.n]:
                    place = g.place.get(card.serial, -1)
                    if place >= 0:
                        out[at + place] += 1


def write_few(values: list[int], first: int, out: bytearray, at: int) -> None:
    """From the `first` on, and then those before it; most are 0."""
    at -= first
    for i in range(first, len(values)):
        if values[i]:
            out[at + i] = low(values[i])
    at += len(values)
    for i in range(first):
        if values[i]:
            out[at + i] = low(values[i])


def claim(announced: str) -> int:
    return 1 + LOCATIONS.index(announced) if announced in LOCATIONS else 255
