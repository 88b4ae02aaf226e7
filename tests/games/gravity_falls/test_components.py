"""What the box holds: counts, the town, the track, sources."""

from importlib.resources import files

import yaml

from igroteka.games.gravity_falls.content import KINDS, Box
from igroteka.games.gravity_falls.content.items import PACKAGE
from igroteka.testing import rule

BOX = Box.open()


def items(kind: str) -> list[dict[str, object]]:
    text = files(PACKAGE).joinpath("content", f"{kind}.yaml").read_text(encoding="utf-8")
    found: list[dict[str, object]] = yaml.safe_load(text)[kind]
    return found


@rule("GF-001", "GF-002", "GF-003", "GF-004", "GF-005", "GF-006", "GF-007", "GF-008", "GF-009", components=True)
def test_the_box_holds_what_the_rulebook_lists() -> None:
    count = BOX.counts
    assert (count["board"], count["character_standee"], count["monster_standee"], count["stand"]) == (1, 5, 9, 14)
    assert count["character_standee"] + count["monster_standee"] == count["stand"]
    assert BOX.token_count == 51
    assert (len(BOX.characters), len(BOX.monsters)) == (5, 9)
    assert len(BOX.curses) == 18
    assert sum(len(deck) for deck in BOX.decks.values()) == 30
    assert sorted(card.place.key for card in BOX.movements) == sorted(BOX.place)
    assert len(BOX.movements) == 23
    assert len(BOX.events) == 8
    assert {card.back for card in BOX.events} == {card.back for card in BOX.movements}
    assert count["die"] == 7
    assert [BOX.die.count(face) for face in range(3)] == [3, 2, 1]
    assert count["courage_cube"] == 20
    assert BOX.cubes == 19


@rule("GF-013")
def test_the_town_has_23_locations_joined_by_41_roads_both_ways() -> None:
    town = BOX.town
    assert len(BOX.places) == 23
    roads = {(a, b) for a in range(23) for b in town.roads[a]}
    assert len(roads) == 82
    assert all((b, a) in roads and a != b for a, b in roads)
    assert all(far < 23 for line in town.distance for far in line)


@rule("GF-014")
def test_the_printed_support_adds_up_to_all_tokens() -> None:
    assert sum(place.support for place in BOX.places) == BOX.token_count
    assert BOX.place["mystery_shack"].support == 4
    assert BOX.place["junkyard"].support == 1


@rule("GF-227")
def test_the_track_has_its_marks_and_its_end() -> None:
    assert BOX.marks == [(8, "curse"), (12, "row"), (16, "curse")]
    assert BOX.loss_space == 24


@rule("GF-228")
def test_six_crowded_places_carry_the_3_plus_mark() -> None:
    marked = {card.key for card in BOX.movements if card.three_plus}
    assert marked == {"corduroy_house", "history_museum", "library", "high_school", "diner", "pool"}


@rule("GF-241")
def test_each_class_has_three_monsters() -> None:
    ranks: dict[str, set[str]] = {}
    for monster in BOX.monsters.values():
        ranks.setdefault(monster.rank, set()).add(monster.key)
    assert ranks == {
        "easy": {"gobblewonker", "gnome_giant", "pterodactyl"},
        "medium": {"summerween_trickster", "manotaur", "gremloblin"},
        "hard": {"time_monster", "gideon_bot", "rumble_mcskirmish"},
    }


@rule("GF-244")
def test_every_event_is_there_once_and_every_curse_twice() -> None:
    assert len({card.key for card in BOX.events}) == 8
    curses = [card.key for card in BOX.curses]
    assert len(set(curses)) == 9
    assert all(curses.count(key) == 2 for key in curses)


@rule("GF-052", "GF-232")
def test_every_personal_deck_has_the_same_five_cards_and_a_teleport_of_resourcefulness_2() -> None:
    for deck in BOX.decks.values():
        assert [card.key for card in deck] == ["0-4", "1-3", "2-2", "3-1", "4-0", "teleport"]
        assert [card.resourcefulness for card in deck if card.teleport] == [2]


@rule("GF-051")
def test_the_upper_number_is_the_distance_and_the_lower_the_resourcefulness() -> None:
    for card in BOX.decks["dipper"]:
        if not card.teleport:
            assert card.key == f"{card.distance}-{card.resourcefulness}"


def test_every_item_says_its_source() -> None:
    for kind in KINDS:
        for item in items(kind):
            assert item["source"] in ("rulebook", "public", "inferred", "reconstructed")


def test_the_neighbours_of_the_examples_are_the_rulebooks() -> None:
    town, place = BOX.town, BOX.place

    def neighbours(name: str) -> set[str]:
        return {BOX.places[n].key for n in town.roads[place[name].n]}

    assert neighbours("abuelita_house") == {"corduroy_house", "history_museum", "high_school"}
    assert neighbours("telepathy_tent") == {"summerween_store", "dusk_2_dawn", "arcade", "junkyard"}
