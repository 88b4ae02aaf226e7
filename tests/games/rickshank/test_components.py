"""What is in the box: counts, types and numbers of the cards as the rulebook and the public list give them."""

from collections import Counter

from igroteka.games.rickshank.content.box import Box, box_of
from igroteka.games.rickshank.content.items import TYPES
from igroteka.testing import rule
from tests.games.rickshank.scene import Scene

BOX = box_of(None)


def copies() -> Counter[str]:
    """Every card of the box for five players."""
    table = Scene(5)
    return Counter(card.key for cards in table.g.cards for card in cards)


@rule("RR-003", "RR-004", "RR-005", "RR-006", "RR-007", "RR-008", "RR-009", "RR-010", components=True)
def test_the_box_holds_192_cards_by_their_groups() -> None:
    count = copies()
    groups = {
        "genius_waves": count["genius_waves"],
        "useless": count["jerry"] + count["beth"] + count["summer"],
        "main": sum(count[key] for key in BOX.main_deck),
        "portal_guns": count["portal_gun"],
        "nemeses": sum(count[key] for keys in BOX.roles.values() for key in keys),
        "morty_waves": count["morty_waves"],
        "locations": sum(count[key] for key in BOX.location_stack),
    }
    assert groups == {
        "genius_waves": 35,
        "useless": 15,
        "main": 84,
        "portal_guns": 16,
        "nemeses": 7,
        "morty_waves": 20,
        "locations": 15,
    }
    assert (count["jerry"], count["beth"], count["summer"]) == (5, 5, 5)
    assert sum(count.values()) == 192
    assert len(count) == 76


def test_copies_in_the_files_agree_with_what_five_players_use() -> None:
    assert BOX.starter_copies == {"genius_waves": 35, "jerry": 5, "beth": 5, "summer": 5}
    assert all(BOX.starter_copies[key] == 5 * share for key, share in BOX.starters.items())


@rule("RR-011", "RR-159")
def test_there_are_nine_access_tokens_and_owning_one_does_nothing_by_itself() -> None:
    assert BOX.access_tokens == 9
    rich = Scene(access_tokens=[3, 0], supply=6)
    poor = Scene()
    for table in (rich, poor):
        table.do("p0 play:genius_waves")
    assert rich.g.power == poor.g.power == 1
    assert rich.options() == poor.options()


@rule("RR-013", "RR-095")
def test_characters_are_no_cards_of_any_zone() -> None:
    assert len(BOX.characters) == 7
    table = Scene(5)
    keys = {card.key for cards in table.g.cards for card in cards}
    assert not keys & set(BOX.characters)


@rule("RR-095")
def test_a_character_is_not_counted_among_the_cards_played() -> None:
    """Rational Morty and Bluffing Rick are no Morty and no Rick for cards that count or name such cards."""
    table = Scene(characters={"p0": "bluffing_rick"}, hand_p0=["black_rick"])
    table.do("p0 play:black_rick")
    assert table.g.power == 2
    assert table.g.plays == ["black_rick"]


@rule("RR-032", "RR-154")
def test_there_are_eight_types_and_morty_waves_have_none() -> None:
    assert len(set(TYPES)) == 8
    assert {face.type for face in BOX.faces.values()} == {*TYPES, ""}
    assert [face.key for face in BOX.faces.values() if not face.type] == ["morty_waves"]


@rule("RR-034")
def test_the_main_deck_has_six_types_of_fourteen_cards() -> None:
    types: Counter[str] = Counter()
    for key, number in BOX.main_deck.items():
        types[BOX.faces[key].type] += number
    assert types == dict.fromkeys(("rick", "morty", "special", "equipment", "gromflamite", "council"), 14)
    costs = [sorted(BOX.faces[k].cost for k in BOX.main_deck if BOX.faces[k].type == kind) for kind in types]
    assert all(cost == [2, 3, 3, 4, 4, 5, 6, 7] for cost in costs)
    assert all(number == (2 if BOX.faces[key].cost <= 5 else 1) for key, number in BOX.main_deck.items())


@rule("RR-106", "RR-107", "RR-115")
def test_nemeses_cost_8_to_14_and_are_ricks_or_gromflamites_with_a_group_attack() -> None:
    nemeses = {key: BOX.faces[key] for keys in BOX.roles.values() for key in keys}
    assert {key: face.cost for key, face in nemeses.items()} == {
        "cornvelious_daniel": 8,
        "headband_rick": 9,
        "earring_rick": 10,
        "eye_patch_rick": 10,
        "cornrow_rick": 11,
        "rick_d99": 11,
        "federation_president": 14,
    }
    assert {face.type for face in nemeses.values()} == {"rick", "gromflamite"}
    assert [key for key, face in nemeses.items() if face.group is None] == ["cornvelious_daniel"]


@rule("RR-210")
def test_all_seal_team_ricks_are_ricks() -> None:
    assert all(BOX.faces[key].type == "rick" for key in BOX.roles["middle"])


@rule("RR-115")
def test_cornvelious_played_counts_as_a_gromflamite() -> None:
    table = Scene(hand_p0=["cornvelious_daniel", "dead_flies"])
    table.do("p0 play:cornvelious_daniel", "p0 play:dead_flies")
    assert table.g.power == 5
    assert len(table.pile("hand_p0")) == 1


@rule("RR-129")
def test_only_the_president_has_a_super_ongoing() -> None:
    assert [face.key for face in BOX.faces.values() if face.super_ongoing] == ["federation_president"]


@rule("RR-155")
def test_morty_in_the_name_makes_no_morty_card() -> None:
    """Morty Waves and Rational Morty have the word in their names; only the printed type counts."""
    table = Scene(characters={"p0": "rational_morty"}, hand_p0=["morty_waves", "aqua_morty"], deck_p0=["jerry"])
    table.do("p0 play:morty_waves")
    assert table.g.power == 0
    table.do("p0 play:aqua_morty")
    assert table.g.power == 1


@rule("RR-156")
def test_the_eight_zones_of_the_rulebook_are_there() -> None:
    names = {zone.name.split(":")[0] for zone in Scene().g.zones}
    assert {"play", "deck", "hand", "discard", "main_deck", "location_stack", "destroyed", "flea_market"} <= names


@rule("RR-170")
def test_there_are_three_kinds_of_votes_on_eight_council_cards() -> None:
    kinds = Counter(face.vote.vote for face in BOX.faces.values() if face.vote)
    assert kinds == {"auction": 3, "referendum": 3, "sanctions": 2}


@rule("RR-012")
def test_nothing_refers_to_the_token_of_the_location_stack() -> None:
    """It only marks the stack, which here is a zone of its own; no option, noun or card mentions it."""
    table = Scene()
    assert "location_stack" in {zone.name for zone in table.g.zones}
    assert not any("marker" in field.name for field in table.match.game.fields)
    assert not any("marker" in key for key in table.match.game.vocabulary(table.match.setup))


def test_victory_points_are_those_of_the_public_list() -> None:
    points = {key: face.vp for key, face in BOX.faces.items() if face.value is None}
    two = {
        "scientist_morty",
        "morty_c137",
        "daddys_little_girl",
        "fabricated_origin_story",
        "greedy_gromflamite",
        "gromflamite_general",
        "embezzle",
        "gentrify",
        "jerrys_office",
        "space_prison",
        "citadel_of_ricks",
        "grave",
        "neighborhood",
    }
    odd = {
        "fake_gun": -2,
        "morty_waves": -1,
        "portal_gun": 0,
        "genius_waves": 0,
        "jerry": 0,
        "beth": 0,
        "summer": 0,
        "cornvelious_daniel": 4,
        "headband_rick": 5,
        "earring_rick": 5,
        "eye_patch_rick": 5,
        "cornrow_rick": 6,
        "rick_d99": 6,
        "federation_president": 7,
    }
    assert points == {key: odd.get(key, 2 if key in two else 1) for key in points}


def test_costs_of_stacks_and_locations() -> None:
    assert BOX.faces["portal_gun"].cost == 3
    assert {BOX.faces[key].cost for key in BOX.location_stack} == {4}
    assert {BOX.faces[key].cost for key in (*BOX.starters, "morty_waves")} == {0}
    assert all(BOX.faces[key].ongoing for key in BOX.location_stack)
    assert [key for key in BOX.main_deck if BOX.faces[key].ongoing] == ["security_specialist_rick"]


@rule("RR-002")
def test_the_game_is_complete_on_its_own_and_opens_with_a_second_set() -> None:
    from tests.games.rickshank.scene import mixed

    both = Box.open(mixed())
    assert [len(BOX.roles[role]) for role in ("top", "middle", "bottom")] == [1, 5, 1]
    assert [len(both.roles[role]) for role in ("top", "middle", "bottom")] == [2, 10, 2]
    assert both.faces.keys() > BOX.faces.keys()


@rule("RR-042", "RR-223")
def test_a_token_costs_two_power() -> None:
    table = Scene(power=1)
    assert table.why_not("p0 buy:access_token") == "RR-073"
    table = Scene(power=3)
    table.do("p0 buy:access_token")
    assert (table.g.power, table.g.tokens, table.g.supply) == (1, [1, 0], 8)
