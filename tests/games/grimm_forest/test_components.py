"""The box: what it holds, counted against the component list."""

from igroteka.games.grimm_forest import GAME
from igroteka.games.grimm_forest.content.box import EffectCard, GatherCard, box_of
from igroteka.testing import rule
from tests.games.grimm_forest.scene import Forest

BOX = box_of(None)


@rule("LS-003")
def test_only_fables_and_friends_have_effects() -> None:
    m = GAME.start(4, advanced=True)
    backs = {card.back for card in m.g.catalogue if isinstance(card, EffectCard)}
    assert backs == {"fable", "friend"}
    assert all(isinstance(c, GatherCard) for c in m.g.catalogue if not isinstance(c, EffectCard))


@rule("LS-004")
def test_four_locations_and_their_types() -> None:
    shown = {id: sorted(location.refill) for id, location in BOX.locations.items()}
    assert shown == {
        "field": ["straw"],
        "forest": ["wood"],
        "quarry": ["brick"],
        "market": ["brick", "straw", "wood"],
    }


@rule("LS-005", "LS-006", "LS-007", "LS-017", "LS-029", "LS-031", components=True)
def test_cards_boards_and_figures_are_counted() -> None:
    numbers = {id: number.value for id, number in BOX.numbers.items()}
    assert numbers["reminder_cards"] == 4
    assert len(BOX.gather_cards(4, 0)) == 16
    assert sorted({card.kind for card in BOX.gather_cards(4, 0)}) == [
        "gather_brick",
        "gather_straw",
        "gather_wood",
        "go_to_market",
    ]
    assert list(BOX.pigs) == ["orange", "blue", "purple", "green"]
    assert numbers["building_zones"] == 5
    assert numbers["prince_dice"] == 1
    assert numbers["first_player_figures"] == 1


@rule("LS-009")
def test_fifty_six_fables_of_thirty_two_kinds() -> None:
    copies = [d.copies for d in BOX.decks.values() if d.deck == "fables"]
    assert (len(copies), sum(copies)) == (32, 56)
    assert sum(d.copies for d in BOX.decks.values() if d.deck == "fables" and d.advanced) == 6


@rule("LS-018")
def test_twenty_five_different_friends() -> None:
    copies = [d.copies for d in BOX.decks.values() if d.deck == "friends"]
    assert copies == [1] * 25
    assert sum(d.advanced for d in BOX.decks.values() if d.deck == "friends") == 6


@rule("LS-012", "LS-267")
def test_every_card_says_when_it_acts_and_what_it_does() -> None:
    for fable in BOX.fables.values():
        assert fable.effects, fable.id
        assert all(timed.window and timed.effect for timed in fable.effects)
    for friend in BOX.friends.values():
        assert friend.effects or friend.special or friend.surcharge, friend.id


@rule("LS-014", "LS-015", "LS-016")
def test_the_three_special_types_of_fables() -> None:
    by_type: dict[str, list[str]] = {}
    for fable in BOX.fables.values():
        by_type.setdefault(fable.type, []).append(fable.id)
    assert sorted(by_type["monster"]) == ["big_bad_wolf", "bridge_troll", "dragon", "giant", "wolf"]
    assert sorted(by_type["next_round"]) == ["fairy_gifts", "hired_hands", "taxes"]
    assert sorted(by_type["unique_location"]) == ["grandmas_house", "lonely_castle", "royal_wedding"]
    assert len(by_type["plain"]) == 21


@rule("LS-022")
def test_forty_five_sections() -> None:
    m = GAME.start(2)
    assert m.g.sections == [5] * 9
    assert sum(m.g.sections) == 45


@rule("LS-023", "LS-026", "LS-027")
def test_tokens_and_what_a_large_one_is_worth() -> None:
    assert {id: m.small_tokens for id, m in BOX.materials.items()} == {"straw": 20, "wood": 15, "brick": 15}
    assert {id: m.large_tokens for id, m in BOX.materials.items()} == {"straw": 5, "wood": 5, "brick": 5}
    assert {id: m.large_worth for id, m in BOX.materials.items()} == {"straw": 5, "wood": 4, "brick": 3}


@rule("LS-024", "LS-025", "LS-028")
def test_a_resource_is_one_and_the_supply_never_ends() -> None:
    m = Forest(2, "build_turns", resources={"p0": [500, 0, 0]})
    m.do("p0 gain:straw", "p0 gain:straw")
    assert m.goods(0) == [502, 0, 0]


@rule("LS-030")
def test_one_reward_token_a_material_with_three_bonuses() -> None:
    m = GAME.start(2)
    assert m.g.reward_tokens == [-1, -1, -1]
    assert [bonus.key for bonus in BOX.bonuses] == ["reward_friend", "reward_fables", "reward_resources"]


@rule("LS-032")
def test_six_monster_figures() -> None:
    assert {id: figure.copies for id, figure in BOX.figures.items()} == {
        "big_bad_wolf": 1,
        "giant": 1,
        "bridge_troll": 1,
        "dragon": 1,
        "wolf": 2,
    }


def test_the_die_shows_each_material_equally_often() -> None:
    assert sorted(BOX.prince_die) == [0, 0, 1, 1, 2, 2]


def test_every_item_says_its_source() -> None:
    assert {d.source for d in BOX.decks.values() if d.deck == "fables"} == {"reconstructed"}
    assert {fable.source for fable in BOX.fables.values()} == {"rulebook"}
    assert {friend.source for friend in BOX.friends.values()} == {"rulebook"}
