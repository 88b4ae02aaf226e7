"""Setting up the table, and the settings of a match."""

import pytest

from igroteka.engine import BadSetup
from igroteka.games.grimm_forest import GAME
from igroteka.games.grimm_forest.view import SHOWN
from igroteka.testing import rule
from tests.games.grimm_forest.scene import Forest


@rule("LS-033", "LS-034")
def test_the_market_is_there_with_four_players_only() -> None:
    for players, places in ((2, 3), (3, 3), (4, 4)):
        table_view = GAME.start(players).view(None).table
        ids = list(table_view["locations"])  # type: ignore[call-overload]  # a view's table is plain data
        assert ids == ["field", "forest", "quarry", "market"][:places]


@rule("LS-035", "LS-048")
def test_players_begin_with_nothing() -> None:
    m = Forest.of(GAME.start(3))
    assert m.g.goods == [0] * 9
    assert [m.pile(f"fable_hand:p{s}") + m.pile(f"friend:p{s}") for s in range(3)] == [[], [], []]
    assert m.g.houses == [[], [], []]


@rule("LS-036")
def test_the_three_locations_hold_a_large_token_each() -> None:
    m = Forest.of(GAME.start(3))
    assert (m.stock("field"), m.stock("forest"), m.stock("quarry")) == ([5, 0, 0], [0, 4, 0], [0, 0, 3])


@rule("LS-037")
def test_the_market_begins_with_one_of_each() -> None:
    assert Forest.of(GAME.start(4)).stock("market") == [1, 1, 1]


@rule("LS-038", "LS-039")
def test_tokens_and_sections_lie_beside_the_boards() -> None:
    view = GAME.start(3).view(None).table
    assert view["reward_tokens"] == {"straw": -1, "wood": -1, "brick": -1}
    assert view["sections"] == {"straw": [5, 5, 5], "wood": [5, 5, 5], "brick": [5, 5, 5]}


@rule("LS-040")
def test_two_decks_face_down_and_shuffled() -> None:
    m, other = Forest.of(GAME.start(3, seed=1)), Forest.of(GAME.start(3, seed=2))
    for deck in ("fable_deck", "friend_deck"):
        assert m.pile(deck) != other.pile(deck)
        seen = next(z for z in m.match.view(0).zones if z.name == deck)
        assert not seen.open
        assert all(card.key is None for card in seen.cards)


@rule("LS-041", "LS-042")
def test_two_open_discard_piles_that_never_mix() -> None:
    m = Forest(2, "build_turns", fable_discard=["wolf"], friend_discard=["jack"])
    seen = {z.name: z for z in m.match.view(None).zones}
    assert [c.key for c in seen["fable_discard"].cards] == ["wolf"]
    assert [c.key for c in seen["friend_discard"].cards] == ["jack"]
    assert {z.pool for z in m.g.zones if "fable" in z.name} == {"fables"}
    assert {z.pool for z in m.g.zones if "friend" in z.name} == {"friends"}


@rule("LS-043")
def test_all_figures_begin_in_the_camp() -> None:
    assert SHOWN.view(GAME.start(2).g, None).monster_camp == {
        "big_bad_wolf": 1,
        "giant": 1,
        "bridge_troll": 1,
        "dragon": 1,
        "wolf": 2,
    }


@rule("LS-044")
def test_everybody_has_the_gather_cards_of_their_colour() -> None:
    m = Forest.of(GAME.start(3))
    assert sorted(m.pile("gather_hand:p1")) == ["blue_gather_brick", "blue_gather_straw", "blue_gather_wood"]
    assert {card.back for card in m.g.cards[m.g.zones[8 + 10 * 2 + 1].n]} == {"purple"}


@rule("LS-044")
@pytest.mark.parametrize("players", [1, 5])
def test_two_to_four_can_play(players: int) -> None:
    with pytest.raises(BadSetup, match="LS-044"):
        GAME.start(players)


@rule("LS-045")
def test_go_to_market_is_given_out_to_four_only() -> None:
    assert "green_go_to_market" in Forest.of(GAME.start(4)).pile("gather_hand:p3")
    assert all("market" not in key for key in Forest.of(GAME.start(3)).pile("gather_hand:p0"))


@rule("LS-046", "LS-206")
def test_everybody_is_reminded_of_the_phase_and_of_what_acts() -> None:
    m = Forest(3, "start_of_round", friend_p1=["aladdin"])
    for seat in range(3):
        view = m.match.view(seat)
        assert view.phase == "start_of_round_effects"
        assert view.table["acting"] == {"card": "aladdin", "seat": 1}
        assert view.table["window"] == "start_of_round"


@rule("LS-047")
def test_the_first_player_is_named_or_drawn() -> None:
    assert GAME.start(3, first_player="p2").g.first_player == 2
    assert {GAME.start(3, seed=seed).g.first_player for seed in range(20)} == {0, 1, 2}
    with pytest.raises(BadSetup, match="LS-047"):
        GAME.start(2, first_player="p3")


@rule("LS-013", "LS-021")
def test_advanced_cards_stay_in_the_box_unless_asked_for() -> None:
    basic, full = Forest.of(GAME.start(2)), Forest.of(GAME.start(2, advanced=True))
    assert (len(basic.pile("fable_deck")), len(basic.pile("friend_deck"))) == (50, 19)
    assert (len(full.pile("fable_deck")), len(full.pile("friend_deck"))) == (56, 25)
    assert "taxes" not in basic.pile("fable_deck")
    assert "rapunzel" not in basic.pile("friend_deck")


@rule("LS-013")
def test_single_cards_can_be_added_and_left_out() -> None:
    m = Forest.of(GAME.start(2, with_cards="taxes,rapunzel", without_cards="dragon"))
    fables = m.pile("fable_deck")
    assert ("taxes" in fables, "dragon" in fables, len(fables)) == (True, False, 50)
    assert "rapunzel" in m.pile("friend_deck")


def test_every_card_that_a_page_offers_can_be_added_or_left_out() -> None:
    offers = {setting.name: setting.offers for setting in GAME.settings if setting.offers}
    added, left_out = offers["with_cards"](), offers["without_cards"]()
    assert len(added) == 12
    assert set(added) < set(left_out)
    basic = len(GAME.start(2).g.catalogue)
    for card in added:
        assert len(GAME.start(2, with_cards=card).g.catalogue) > basic
    for card in left_out:
        assert GAME.start(2, advanced=True, without_cards=card)


@rule("LS-009", "LS-013", "LS-018")
def test_what_the_decks_cannot_be_is_refused() -> None:
    friends = [id for id, d in GAME.start(2).g.box.decks.items() if d.deck == "friends"]
    fables = [id for id, d in GAME.start(2).g.box.decks.items() if d.deck == "fables"]
    for settings, id in (
        ({"without_cards": "unicorn"}, "LS-009"),
        ({"with_cards": "taxes", "without_cards": "taxes"}, "LS-013"),
        ({"without_cards": friends[:-3]}, "LS-018"),
        ({"without_cards": fables[:-1]}, "LS-009"),
        ({"advanced": "perhaps"}, "LS-013"),
        ({"frog_source": "pond"}, "LS-239"),
    ):
        with pytest.raises(BadSetup, match=id):
            GAME.start(4, **settings)


def test_the_first_question_goes_to_everybody() -> None:
    m = Forest.of(GAME.start(3, first_player="p1"))
    assert m.asking == ["p1 choose_cards", "p2 choose_cards", "p0 choose_cards"]
    assert m.options(0) == {"lay:gather_straw", "lay:gather_wood", "lay:gather_brick"}
    assert m.goods(0) == [0, 0, 0]
