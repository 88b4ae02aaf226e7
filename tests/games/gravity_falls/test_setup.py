"""The preparation, and what the settings offer and refuse."""

from pathlib import Path
from typing import Any

import pytest

from igroteka.content import Pack
from igroteka.engine import BadSetup
from igroteka.testing import rule
from tests.games.gravity_falls.scene import GAME, Scene

BEASTS = ("gobblewonker", "manotaur", "gideon_bot")


def fresh(players: int = 3, seed: int = 1, **settings: Any) -> Scene:
    return Scene.of(GAME.start(players, seed, **settings))


def prepared(*cards: str, players: int = 3, first: str = "p0", **settings: Any) -> Scene:
    """A match whose movement deck was shuffled to begin with these cards: monsters, characters, the row."""
    m = fresh(players, choose_at_table=True, monsters=BEASTS, first_player=first, **settings)
    for seat, character in enumerate(("dipper", "mabel", "stan", "soos", "wendy")[:players]):
        if seat == players - 1:
            m.match.script(list(cards))
        m.do(f"p{seat} {character}")
    return m


@rule("GF-014")
def test_every_place_starts_with_its_printed_support() -> None:
    m = fresh(choose_at_table=True)
    assert [m.g.support[place.n] for place in m.g.box.places] == [place.support for place in m.g.box.places]
    assert sum(m.g.distrust) == 0


@rule("GF-015", "GF-016")
def test_the_alarm_starts_at_the_bottom_and_the_other_cubes_in_the_supply() -> None:
    m = fresh(choose_at_table=True)
    assert m.g.alarm == 0
    assert m.g.supply == 19
    m = prepared("cemetery", "manotaur_cave", "junkyard")
    assert m.g.alarm == 0
    assert m.g.supply == 19 - 3


@rule("GF-017")
def test_exactly_three_different_monsters_take_part() -> None:
    assert len({monster.key for monster in fresh().g.monsters}) == 3
    for wrong in (("manotaur", "gideon_bot"), ("manotaur", "gideon_bot", "gobblewonker", "gremloblin")):
        with pytest.raises(BadSetup) as refusal:
            fresh(monsters=wrong)
        assert refusal.value.rule == "GF-017"
    with pytest.raises(BadSetup) as refusal:
        fresh(monsters=("manotaur", "manotaur", "gideon_bot"))
    assert refusal.value.rule == "GF-017"
    with pytest.raises(BadSetup):
        fresh(monsters=("manotaur", "gideon_bot", "bill"))


@rule("GF-018")
def test_the_players_choose_the_monsters_at_the_table() -> None:
    m = fresh(choose_at_table=True, first_player="p1")
    assert m.asked == (1, "choose_monster")
    assert m.options() == {*m.g.box.monsters, "by_lot"}
    m.do("p1 gideon_bot")
    assert m.why_not("p1 gideon_bot") == "GF-017"
    m.do("p1 gremloblin", "p1 pterodactyl")
    assert [monster.key for monster in m.g.monsters] == ["gideon_bot", "gremloblin", "pterodactyl"]
    assert m.asked == (0, "choose_character")


@rule("GF-019")
def test_one_monster_of_each_class_is_the_default() -> None:
    for seed in range(8):
        assert [monster.rank for monster in fresh(seed=seed).g.monsters] == ["easy", "medium", "hard"]
    ranks = {tuple(sorted(m.rank for m in fresh(seed=seed, monster_draw="any").g.monsters)) for seed in range(20)}
    assert len(ranks) > 1
    m = fresh(choose_at_table=True)
    m.do("manotaur")
    while m.asked == (0, "choose_monster"):
        m.do("by_lot")
    assert [monster.rank for monster in m.g.monsters] == ["medium", "easy", "hard"]


@rule("GF-030", "GF-050")
def test_a_table_that_chose_its_characters_can_be_written_down_and_read_again() -> None:
    m = fresh(choose_at_table=True, first_player="p0", monsters=("gideon_bot", "manotaur", "gnome_giant"))
    for seat, character in enumerate(("wendy", "dipper")):
        m.do(f"p{seat} {character}")
    text = GAME.text(m.match)
    again = GAME.from_text(text)
    assert GAME.text(again) == text
    assert again.view(0).zones == m.match.view(0).zones


@rule("GF-021")
def test_no_event_turns_up_during_the_preparation() -> None:
    for seed in range(10):
        m = fresh(5, seed, difficulty="hard")
        assert not any(key.startswith("ev_") for key in m.pile("movement_discard") + m.pile("row"))


@rule("GF-022")
def test_with_two_players_the_3_plus_cards_stay_in_the_box() -> None:
    m = fresh(2, difficulty="hard")
    marked = {card.key for card in m.g.box.movements if card.three_plus}
    assert marked <= set(m.pile("removed"))
    assert len(m.pile("movement_deck")) + len(m.pile("movement_discard")) + len(m.pile("row")) == 17 + 8


@rule("GF-023")
def test_with_three_or_more_all_movement_cards_are_used() -> None:
    for players in (3, 4, 5):
        m = fresh(players, difficulty="hard")
        assert len(m.pile("movement_deck")) + len(m.pile("movement_discard")) + len(m.pile("row")) == 23 + 8


@rule("GF-024", "GF-025")
def test_each_monster_takes_the_place_on_the_next_card_in_the_order_chosen() -> None:
    m = prepared("lake", "cemetery", "bunker")
    assert [m.lurks(monster) for monster in BEASTS] == ["lake", "cemetery", "bunker"]


@rule("GF-026", "GF-028")
def test_a_placed_monster_pulls_one_token_from_each_neighbour_and_all_there_turns() -> None:
    m = prepared("lake", "cemetery", "manotaur_cave")
    # printed at the lake: 2; one each from the mini-golf, the diner and the store
    assert m.tokens("lake") == (0, 5)
    assert m.tokens("diner") == (3, 0)
    assert m.tokens("putt_hutt") == (1, 0)
    assert m.tokens("summerween_store") == (1, 0)


@rule("GF-027")
def test_only_pulled_distrust_raises_the_alarm_at_setup() -> None:
    m = prepared("lake", "diner", "manotaur_cave")
    # the diner pulls one of the five distrust tokens of the lake; its own four tokens turn without an alarm
    assert m.g.alarm == 1
    assert m.tokens("lake") == (0, 4)


@rule("GF-029")
def test_apart_from_each_other_monsters_start_without_alarm() -> None:
    m = prepared("lake", "cemetery", "manotaur_cave")
    assert m.g.alarm == 0


@rule("GF-024")
def test_a_placement_is_finished_before_the_next() -> None:
    m = prepared("diner", "lake", "manotaur_cave")
    # the lake pulls a distrust token that the diner's placement has just turned
    assert m.g.alarm == 1
    assert m.tokens("lake")[0] == 0


@rule("GF-030")
def test_each_player_has_a_character_of_their_own() -> None:
    m = prepared("lake", "cemetery", "bunker")
    assert [character.key for character in m.g.characters] == ["dipper", "mabel", "stan"]
    m = fresh(choose_at_table=True, monsters=BEASTS)
    assert m.asked == (0, "choose_character")
    m.do("p0 stan")
    assert m.why_not("p1 stan") == "GF-030"
    for wrong in (("dipper",), ("dipper", "mabel", "stan", "soos")):
        with pytest.raises(BadSetup) as refusal:
            fresh(characters=wrong)
        assert refusal.value.rule == "GF-030"


@rule("GF-031", "GF-032")
def test_characters_start_where_the_next_cards_say_from_the_first_player_with_a_cube() -> None:
    m = prepared("lake", "cemetery", "manotaur_cave", "pool", "arcade", "library", first="p1")
    assert [m.stands(seat) for seat in (1, 2, 0)] == ["pool", "arcade", "library"]
    assert m.cubes() == {"pool", "arcade", "library"}


@rule("GF-033")
def test_the_cards_of_the_preparation_are_discarded() -> None:
    m = prepared("lake", "cemetery", "bunker", "pool", "arcade", "library")
    assert m.pile("movement_discard") == ["library", "arcade", "pool", "bunker", "cemetery", "lake"]


@rule("GF-034")
def test_each_player_has_three_cards_in_hand_and_three_in_the_deck() -> None:
    m = fresh(5)
    for seat in range(5):
        hand, deck = m.pile(f"hand:p{seat}"), m.pile(f"deck:p{seat}")
        assert (len(hand), len(deck)) == (3, 3)
        assert sorted(hand + deck) == ["0-4", "1-3", "2-2", "3-1", "4-0", "teleport"]
    assert len({tuple(fresh(3, seed).pile("hand:p0")) for seed in range(10)}) > 1


@rule("GF-035")
def test_the_curse_deck_is_shuffled_and_face_down() -> None:
    decks = {tuple(fresh(3, seed).pile("curse_deck")) for seed in range(5)}
    assert len(decks) == 5
    zone = next(zone for zone in fresh().match.view(0).zones if zone.name == "curse_deck")
    assert [card.key for card in zone.cards] == [None] * 18


@rule("GF-036", "GF-218", "GF-037")
def test_three_movement_cards_lie_open_the_first_one_farthest_and_next() -> None:
    m = prepared("lake", "cemetery", "bunker", "pool", "arcade", "library", "diner", "junkyard", "high_school")
    assert m.pile("row") == ["diner", "junkyard", "high_school"]
    m.do("rest")
    while not m.told("monster_moved") and not m.told("cube_held"):
        m.do(m.ask().default())
    assert m.pile("movement_discard")[0] == "diner"


@rule("GF-038", "GF-039", "GF-040")
def test_the_difficulty_is_the_number_of_events_in_the_deck() -> None:
    for difficulty, count in (("easy", 4), ("normal", 6), ("hard", 8)):
        m = fresh(difficulty=difficulty)
        assert len([key for key in m.pile("movement_deck") if key.startswith("ev_")]) == count
    assert len([key for key in fresh().pile("movement_deck") if key.startswith("ev_")]) == 6


@rule("GF-041")
def test_events_left_out_stay_out_unseen() -> None:
    m = fresh(difficulty="easy")
    assert len(m.pile("unused_events")) == 4
    zone = next(zone for zone in m.match.view(0).zones if zone.name == "unused_events")
    assert [card.key for card in zone.cards] == [None] * 4


@rule("GF-042")
def test_the_first_player_is_chosen_or_drawn_by_lot() -> None:
    assert fresh(first_player="p2").g.active == 2
    assert {fresh(seed=seed).g.active for seed in range(20)} == {0, 1, 2}
    with pytest.raises(BadSetup) as refusal:
        fresh(2, first_player="p3")
    assert refusal.value.rule == "GF-042"


@rule("GF-261")
def test_two_to_five_can_play() -> None:
    for players in (1, 6):
        with pytest.raises(BadSetup) as refusal:
            fresh(players)
        assert refusal.value.rule == "GF-261"
    assert [fresh(players).g.seats for players in (2, 3, 4, 5)] == [2, 3, 4, 5]


@rule("GF-025", "GF-027", "GF-028")
def test_the_preparation_is_told_as_it_happens() -> None:
    """The lake and the diner are neighbours: the second monster pulls distrust, and everybody learns why."""
    m = prepared("lake", "diner", "cemetery", "pool", "arcade", "library", "bunker", "junkyard", "high_school")
    placing: list[tuple[str, str, dict[str, int | str]]] = [
        ("monster_placed", "GF-025", {"monster": "gobblewonker", "location": "lake", "pulled": 3}),
        ("flipped", "GF-028", {"tokens": 5, "location": "lake"}),
        ("monster_placed", "GF-025", {"monster": "manotaur", "location": "diner", "pulled": 5}),
        ("alarm", "GF-027", {"amount": 1, "level": 1, "by": "manotaur"}),
        ("flipped", "GF-028", {"tokens": 7, "location": "diner"}),
    ]
    events = [(e.kind, e.cites, e.values) for e in m.told()]
    first = events.index(placing[0])
    assert events[first : first + 5] == placing
    assert [e.kind for e in m.told()][-7:] == ["character_placed"] * 3 + ["opened"] * 3 + ["turn"]


@rule("GF-036", "GF-042")
@pytest.mark.parametrize("settings", [{}, {"simplified": True}, {"monster_draw": "any"}])
def test_a_table_drawn_by_lot_hears_of_its_preparation_too(settings: dict[str, Any]) -> None:
    for seed in range(30):
        m = fresh(seed=seed, **settings)
        events = m.told()
        assert [e.values["monster"] for e in events if e.kind == "monster_placed"] == [x.key for x in m.g.monsters]
        assert [e.seat for e in events if e.kind == "character_placed"] == [(m.g.first + i) % 3 for i in range(3)]
        assert [e.values["location"] for e in events if e.kind == "opened"] == m.pile("row")
        assert sum(int(e.values["amount"]) for e in events if e.kind == "alarm") == m.g.alarm
        assert [(e.kind, e.seat, e.cites) for e in events[-1:]] == [("turn", m.g.first, "GF-042")]
        assert m.match.replay(m.match.log).events(None) == events
        assert GAME.load(m.match.save()).events(None) == events


def test_an_arranged_table_begins_without_a_preparation() -> None:
    assert GAME.arrange(3, at="play", seed=5).events(None) == []
    assert GAME.arrange(3, seed=5).events(None) == []


@rule("GF-262")
def test_marks_reached_while_setting_up_do_nothing(tmp_path: Path) -> None:
    folder = tmp_path / "gravity_falls"
    folder.mkdir()
    (folder / "alarm.yaml").write_text(
        "alarm:\n  - {id: first_curse_mark, source: rulebook, space: 1, mark: curse}\n", encoding="utf-8"
    )
    m = prepared("lake", "diner", "manotaur_cave", pack=Pack.open(tmp_path))
    assert m.g.alarm == 1
    assert [len(m.pile(f"curses:p{seat}")) for seat in range(3)] == [0, 0, 0]


def test_an_unknown_setting_or_value_is_refused() -> None:
    with pytest.raises(BadSetup):
        fresh(colour="red")
    with pytest.raises(BadSetup) as refusal:
        fresh(difficulty="impossible")
    assert refusal.value.rule == "GF-039"
