"""The table as numbers, for agents that learn. But for cards nothing of it is hidden."""

from typing import Final

from igroteka.engine import MAX_BYTE, Numbers, all_capped, rotated
from igroteka.games.grimm_forest.content.box import WINDOWS
from igroteka.games.grimm_forest.pieces import (
    LOCATIONS,
    MATERIALS,
    NOWHERE,
    PLAYERS,
    SECTIONS,
    debt_material,
    debt_of,
    debt_seat,
)
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


def observe(g: Table, seat: int, numbers: Numbers) -> None:
    n, materials = g.seats, len(MATERIALS)
    own, most = materials * seat, max(g.box.copies)
    numbers.count("round", g.round, "the number of the round")
    numbers.seat("first_player", g.first_player, "the first player of this round")
    numbers.row("resources", all_capped(rotated(g.goods, own)), n * materials, "straw, wood and brick by seat")
    told = "straw, wood and brick in field, forest, quarry and market"
    numbers.row("stock", all_capped(g.stock), PLACES * materials, told)
    houses = [(i, house) for i in range(n) for house in g.houses[(seat + i) % n]]
    built = (HOUSES * i + 3 * house.material + house.sections - 1 for i, house in houses)
    numbers.tally("houses", built, n * HOUSES, "by seat and material: houses up to the base, the walls, the roof", most)
    plots = (i for i, house in houses if house.plot)
    numbers.tally("plots", plots, n, "houses on Prime Plots by seat")
    numbers.row("sections", all_capped(g.sections), HOUSES, "left in the supply, by material: base, walls, roof", most)
    told = "who holds the token of each material: 1 oneself; 0 for nobody"
    numbers.owners("reward_tokens", g.reward_tokens, materials, told)
    numbers.categories("pigs", lambda s: 1 + g.pig[s], PLACES, "by seat: where the pig is, from 1; 0 for home")
    told = "by seat: the place on the gather card turned up, from 1; 0 for none"
    numbers.categories("revealed", lambda s: 1 + g.revealed[s], PLACES, told)
    numbers.row("collected", all_capped(rotated(g.collected, own)), n * materials, "collected this round, by seat")
    numbers.bits("visited", g.visited, PLACES, "places where a pig stood while resources were collected")
    told = "what lies in Rapunzel's tower, by seat"
    numbers.row(
        "tower_stock",
        all_capped(rotated(g.tower_stock, own)) if any(g.tower_stock) else bytes(n * materials),
        n * materials,
        told,
    )
    told = "by seat: the place claimed or announced, from 1; the last for another claim"
    numbers.categories("announced", lambda s: claim(g.announcement[s]) if g.announcement[s] else 0, 1 + PLACES, told)
    told = "Ali Baba's debt by seat: 1 + 3 * creditor (0 is oneself) + material"
    numbers.categories("debt", lambda s: debt_number(g, seat, g.debt[s]), 3 * n, told, when=max(g.debt) >= 0)
    numbers.seats("must_lay", g.must_lay, "who must lay a fable")
    numbers.seats("blind", g.blind, "who plays the top fable of the deck unseen")
    numbers.seats("lay_last", g.lay_last, "who lays after a look")
    numbers.seats("runner", g.runner, "whose pig goes nowhere this round")
    numbers.counts("actions", lambda s: g.actions[s], "actions by seat")
    numbers.counts("extra_actions", lambda s: g.extra_actions[s], "extra actions by seat", when=any(g.extra_actions))
    used = friends_used(g) if g.used else ()
    told = "friends whose action has been used this round, in the content's order"
    numbers.some_of("used", used, len(g.box.friends), told)
    numbers.count_to("builder", g.builder, n, "how many have finished their build turn")
    window = g.window if g.acting >= 0 or g.pending else NOWHERE
    numbers.one_of("window", window, len(WINDOWS), "the window under way")
    figures = figure_places(g) if g.place else ()
    numbers.tally("figures", figures, PLACES, "monsters, Unique Locations and Fairy Gifts by place")


# Written by `make fields`.
def encode(g: Table, seat: int, out: bytearray, at: int) -> None:
    seats = g.seats
    n = g.seats
    materials = len(MATERIALS)
    own = materials * seat
    round_value = g.round
    out[at] = round_value if round_value < MAX_BYTE else MAX_BYTE
    first_player_seat = g.first_player
    if first_player_seat >= 0:
        out[at + 1 + (first_player_seat - seat) % seats] = 1
    at += 1 + seats
    out[at : at + n * materials] = all_capped(rotated(g.goods, own))
    at += n * materials
    out[at : at + PLACES * materials] = all_capped(g.stock)
    at += PLACES * materials
    houses = [(i, house) for i in range(n) for house in g.houses[(seat + i) % n]]
    for i, house in houses:
        out[at + (HOUSES * i + 3 * house.material + house.sections - 1)] += 1
    at += n * HOUSES
    for i, house in houses:
        if house.plot:
            out[at + i] += 1
    at += n
    out[at : at + HOUSES] = all_capped(g.sections)
    at += HOUSES
    for i in range(materials):
        owner = g.reward_tokens[i]
        if owner >= 0:
            out[at + i] = 1 + (owner - seat) % seats
    at += materials
    for i in range(seats):
        other = (seat + i) % seats
        out[at + i] = 1 + g.pig[other]
    at += seats
    for i in range(seats):
        other = (seat + i) % seats
        out[at + i] = 1 + g.revealed[other]
    at += seats
    out[at : at + n * materials] = all_capped(rotated(g.collected, own))
    at += n * materials
    visited_bits = g.visited
    if visited_bits:
        for i in range(visited_bits.bit_length()):
            if visited_bits >> i & 1:
                out[at + i] = 1
    at += PLACES
    out[at : at + n * materials] = (
        all_capped(rotated(g.tower_stock, own)) if any(g.tower_stock) else bytes(n * materials)
    )
    at += n * materials
    for i in range(seats):
        other = (seat + i) % seats
        out[at + i] = claim(g.announcement[other]) if g.announcement[other] else 0
    at += seats
    if max(g.debt) >= 0:
        for i in range(seats):
            other = (seat + i) % seats
            out[at + i] = debt_number(g, seat, g.debt[other])
    at += seats
    must_lay_bits = g.must_lay
    if must_lay_bits:
        for i in range(seats):
            out[at + i] = must_lay_bits >> (seat + i) % seats & 1
    at += seats
    blind_bits = g.blind
    if blind_bits:
        for i in range(seats):
            out[at + i] = blind_bits >> (seat + i) % seats & 1
    at += seats
    lay_last_bits = g.lay_last
    if lay_last_bits:
        for i in range(seats):
            out[at + i] = lay_last_bits >> (seat + i) % seats & 1
    at += seats
    runner_bits = g.runner
    if runner_bits:
        for i in range(seats):
            out[at + i] = runner_bits >> (seat + i) % seats & 1
    at += seats
    for i in range(seats):
        other = (seat + i) % seats
        count = g.actions[other]
        out[at + i] = count if count < MAX_BYTE else MAX_BYTE
    at += seats
    if any(g.extra_actions):
        for i in range(seats):
            other = (seat + i) % seats
            count = g.extra_actions[other]
            out[at + i] = count if count < MAX_BYTE else MAX_BYTE
    at += seats
    used = friends_used(g) if g.used else ()
    for each in used:
        out[at + each] = 1
    at += len(g.box.friends)
    out[at] = g.builder
    window = g.window if g.acting >= 0 or g.pending else NOWHERE
    if window >= 0:
        out[at + 1 + window] = 1
    at += 1 + len(WINDOWS)
    figures = figure_places(g) if g.place else ()
    for each in figures:
        out[at + each] += 1
    at += PLACES


def claim(announced: str) -> int:
    return 1 + LOCATIONS.index(announced) if announced in LOCATIONS else 1 + PLACES


def debt_number(g: Table, seat: int, debt: int) -> int:
    return 0 if debt < 0 else 1 + debt_of((debt_seat(debt) - seat) % g.seats, debt_material(debt))


def friends_used(g: Table) -> list[int]:
    friends = list(g.box.friends)
    return [friends.index(key) for key in g.used]


def figure_places(g: Table) -> list[int]:
    """Where cards lie on locations, as often as they do."""
    zones = [zone for me in PLAYERS[: g.seats] for zone in (me.played, me.next_round, me.unique)]
    return [
        g.place[card.serial] for zone in zones for card in g.cards[zone.n] if g.place.get(card.serial, NOWHERE) >= 0
    ]
