"""Setting up: characters, decks, the nemesis stack, the location stack, tokens, the flea market, the first player."""

from collections import Counter

import pytest

from igroteka.engine import BadSetup, Match
from igroteka.games.rickshank import GAME
from igroteka.games.rickshank.content.box import box_of
from igroteka.games.rickshank.state import Table
from igroteka.testing import random_match, rule
from tests.games.rickshank.scene import pile

BOX = box_of(None)


def offers(match: Match[Table], seat: int) -> list[str]:
    """The keys of what a seat can choose from, in their order."""
    return [option.key for ask in match.asks if ask.seat == seat for option in ask.options]


@rule("RR-014")
def test_everybody_gets_a_random_character_of_their_own() -> None:
    seen: set[str] = set()
    for seed in range(40):
        match = GAME.start(5, seed)
        assert match.asks[0].name == "open_phase"
        assert len(set(match.g.characters)) == 5
        seen |= set(match.g.characters)
    assert seen == set(BOX.characters)


@rule("RR-015")
def test_players_may_choose_characters_in_turn_order_from_the_first_player_on() -> None:
    match = GAME.start(3, 4, characters="choose")
    first = match.g.active
    assert (match.asks[0].seat, match.asks[0].name) == (first, "choose_character")
    assert offers(match, first) == [*BOX.characters, "by_lot"]
    match.answer(first, "heroic_summer")
    second = (first + 1) % 3
    assert match.asks[0].seat == second
    taken = match.why_not(second, "heroic_summer")
    assert taken is not None
    assert taken.rule == "RR-015"
    match.answer(second, "moron_morty")
    match.answer((first + 2) % 3, "bluffing_rick")
    assert match.g.characters[first] == "heroic_summer"
    assert match.g.characters[second] == "moron_morty"
    assert (match.asks[0].seat, match.asks[0].name) == (first, "open_phase")


@rule("RR-016")
def test_players_may_be_dealt_two_characters_and_keep_one() -> None:
    match = GAME.start(3, 1, characters="deal_two")
    dealt = [offers(match, seat) for seat in range(3)]
    assert len({key for two in dealt for key in two}) == 6
    match.answer(2, dealt[2][1])
    match.answer(0, dealt[0][0])
    assert match.g.characters == ["", "", ""]
    assert match.view(1).asks[0].kind == "keep_character"
    match.answer(1, dealt[1][0])
    assert match.g.characters == [dealt[0][0], dealt[1][0], dealt[2][1]]
    assert match.asks[0].name == "open_phase"


@rule("RR-015", "RR-052", "RR-057")
@pytest.mark.parametrize("how", ["choose", "deal_two"])
def test_characters_are_chosen_before_the_flea_market_and_the_first_hands_lie_there(how: str) -> None:
    match = GAME.start(2, 4, characters=how)
    for seat in (match.g.active, 1 - match.g.active):
        assert pile(match, "flea_market") == pile(match, "hand_p0") == pile(match, "hand_p1") == []
        match.answer(seat, offers(match, seat)[0])
    assert [len(pile(match, name)) for name in ("flea_market", "hand_p0", "hand_p1", "deck_p0")] == [5, 5, 5, 5]
    assert match.can_undo(0) is not None


@rule("RR-016")
@pytest.mark.parametrize("players", [4, 5])
def test_two_characters_each_are_refused_where_there_are_too_few(players: int) -> None:
    with pytest.raises(BadSetup) as refusal:
        GAME.start(players, characters="deal_two")
    assert (refusal.value.rule, refusal.value.reason) == ("RR-016", "too_few_characters")
    assert GAME.start(3, characters="deal_two").result is None


@rule("RR-014")
@pytest.mark.parametrize("value", ["all", "", 2])
def test_an_unknown_way_to_deal_characters_is_refused(value: object) -> None:
    with pytest.raises(BadSetup) as refusal:
        GAME.start(2, characters=value)
    assert refusal.value.rule == "RR-014"


@rule("RR-004")
@pytest.mark.parametrize("players", [0, 1, 6])
def test_two_to_five_can_play(players: int) -> None:
    with pytest.raises(BadSetup) as refusal:
        GAME.start(players)
    assert refusal.value.rule == "RR-004"


@rule("RR-017", "RR-057")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everybody_starts_with_ten_cards_five_of_them_in_hand(players: int) -> None:
    orders: set[tuple[str, ...]] = set()
    for seed in range(10):
        match = GAME.start(players, seed)
        for seat in range(players):
            hand, deck = pile(match, f"hand_p{seat}"), pile(match, f"deck_p{seat}")
            assert Counter(hand + deck) == {"genius_waves": 7, "jerry": 1, "beth": 1, "summer": 1}
            assert len(hand) == 5
            assert not pile(match, f"discard_p{seat}")
            orders.add(tuple(hand + deck))
    assert len(orders) > 8


@rule("RR-033", "RR-052")
def test_the_main_deck_is_shuffled_face_down_and_five_cards_lie_open() -> None:
    markets = set()
    for seed in range(10):
        match = GAME.start(2, seed)
        assert len(pile(match, "main_deck")) == 79
        assert len(pile(match, "flea_market")) == 5
        shown = {zone.name: zone for zone in match.view(0).zones}
        assert all(card.key is None for card in shown["main_deck"].cards)
        assert all(card.key is not None for card in shown["flea_market"].cards)
        markets.add(tuple(sorted(pile(match, "flea_market"))))
    assert len(markets) == 10


@rule("RR-035", "RR-036", "RR-037")
def test_the_nemesis_stack_has_all_seven_first_and_last_fixed() -> None:
    for seed in range(10):
        match = GAME.start(2, seed)
        assert pile(match, "nemesis") == ["cornvelious_daniel"]
        stack = pile(match, "nemesis_stack")
        assert stack[-1] == "federation_president"
        assert sorted(stack[:-1]) == sorted(BOX.roles["middle"])
        assert not pile(match, "unused")


@rule("RR-038")
def test_the_seal_team_is_shuffled_unseen_between_them() -> None:
    orders = {tuple(pile(GAME.start(2, seed), "nemesis_stack")[:5]) for seed in range(30)}
    assert len(orders) > 20
    shown = {zone.name: zone for zone in GAME.start(2, 1).view(0).zones}
    assert all(card.key is None for card in shown["nemesis_stack"].cards)


@rule("RR-225")
def test_the_blue_back_shows_which_nemesis_is_the_last() -> None:
    shown = {zone.name: zone for zone in GAME.start(2, 1).view(None).zones}
    backs = [card.back for card in shown["nemesis_stack"].cards]
    assert backs == ["", "", "", "", "", "blue"]
    worlds = [GAME.start(2, 1).imagine(0, seed) for seed in range(20)]
    assert {pile(world, "nemesis_stack")[-1] for world in worlds} == {"federation_president"}
    assert len({tuple(pile(world, "nemesis_stack")) for world in worlds}) > 10


@rule("RR-039")
def test_fifteen_locations_are_shuffled_into_a_stack_of_their_own() -> None:
    stacks = {tuple(pile(GAME.start(2, seed), "location_stack")) for seed in range(10)}
    assert len(stacks) == 10
    assert all(sorted(stack) == sorted(BOX.location_stack) for stack in stacks)


@rule("RR-040", "RR-041")
def test_all_tokens_start_in_the_supply_and_its_number_is_open() -> None:
    match = GAME.start(4, 3)
    assert (match.g.supply, match.g.tokens) == (9, [0, 0, 0, 0])
    for seat in (None, 0, 1, 2, 3):
        assert match.view(seat).table["supply"] == 9


@rule("RR-053")
def test_the_stacks_beside_the_flea_market_are_no_part_of_it() -> None:
    match = GAME.start(2, 1)
    market = set(pile(match, "flea_market"))
    assert not market & {"portal_gun", "morty_waves", *BOX.location_stack, "cornvelious_daniel"}
    assert len(pile(match, "portal_gun_stack")) == 16
    assert len(pile(match, "morty_waves_stack")) == 20


@rule("RR-056")
def test_the_first_player_is_random() -> None:
    assert {GAME.start(3, seed).g.active for seed in range(30)} == {0, 1, 2}


@rule("RR-230")
def test_a_new_game_starts_complete_whatever_the_last_one_did() -> None:
    fresh = Counter(card.key for cards in GAME.start(2, 8).g.cards for card in cards)
    random_match(GAME, 2, 1)
    again = GAME.start(2, 8)
    assert Counter(card.key for cards in again.g.cards for card in cards) == fresh
    assert sorted(pile(again, "location_stack")) == sorted(BOX.location_stack)
