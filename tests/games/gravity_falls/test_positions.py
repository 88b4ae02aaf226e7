"""Positions that cannot be are refused with a sentence; the view and its forecast."""

from typing import Any

import pytest

from igroteka.content.words import Words
from igroteka.engine import BadPosition
from igroteka.games.gravity_falls.content import Box
from igroteka.games.gravity_falls.table import draw
from igroteka.games.gravity_falls.view import GOALS
from igroteka.testing import rule
from tests.games.gravity_falls.scene import GAME, TROOP, S, asked, keys, lurks, scene, skip_windows, stands


@pytest.mark.parametrize(
    ("position", "said"),
    [
        ({"support": {"lake": 2}, "distrust": {"lake": -1}}, "fewer than no tokens"),
        ({"cubes": [p.key for p in Box.open().places][:20]}, "there are 19"),
        ({"cubes": ["lake", "lake"]}, "holds one cube"),
        ({"alarm": 24}, "0 to 23"),
        ({"row_size": 4}, "row_size"),
        ({"character_at": ["lake", ""]}, "stands somewhere"),
        ({"monster_at": ["", "", ""]}, "would be won"),
        ({"knocked_down": [1, 0, 0]}, "falls after 1"),
        ({"row": []}, "at least one card"),
        ({"row": ["ev_muster", "lake", "bunker"]}, "does not belong"),
        ({"curses_p0": ["bills_chaos"]}, "only lasting curses"),
        ({"curses_p0": ["weak_knees", "weak_knees"]}, "each once"),
        ({"curse_deck": ["lake"]}, "does not belong"),
        ({"unused_events": ["weak_knees", "..."]}, "does not belong"),
        ({"row": ["lake", "bunker", "arcade", "junkyard"]}, "at most 3"),
        ({"row": ["lake"], "movement_deck": ["ev_muster"], "movement_discard": []}, "needs 3 movement cards"),
        ({"character_at": ["moon", "lake"]}, "no location"),
        ({"character_at": {"stan": "lake"}}, "none of the characters"),
        ({"active": "p7"}, "none of the seats"),
        ({"dice": ["seven"]}, "none of success"),
        ({"fresh": ["flu"]}, "no curse"),
        ({"played": "9-9"}, "no action card"),
        ({"monsters": ["bill"]}, "none of"),
        ({"character_at": {"p2": "lake"}}, "none of the characters"),
    ],
)
def test_what_cannot_be_is_refused(position: dict[str, Any], said: str) -> None:
    cast = {"characters": ("mabel", "dipper"), "monsters": ("gremloblin", "gideon_bot", "rumble_mcskirmish")}
    with pytest.raises(BadPosition, match=said):
        GAME.arrange(2, at="play", settings=cast, **with_all_tokens(position))


def with_all_tokens(position: dict[str, Any]) -> dict[str, Any]:
    """The position with the rest of the tokens at the cemetery, so that only its own fault is left."""
    support, distrust = position.get("support", {}), position.get("distrust", {})
    rest = 51 - sum(support.values()) - sum(distrust.values())
    return position | {"support": support | {"cemetery": rest}, "distrust": distrust}


@pytest.mark.parametrize(
    ("at", "position", "said"),
    [
        ("choose_monsters", {}, "laid out already"),
        ("choose_characters", {}, "laid out already"),
        ("preparation", {}, "laid out already"),
        ("choose_monsters", {"choose_at_table": True, "hand_p0": "0-4"}, "laid out already"),
        ("choose_monsters", {"choose_at_table": True, "monsters": ["manotaur"], "monster_at": ["lake"]}, "laid out"),
        ("choose_monsters", {"choose_at_table": True, "monster_at": ["lake"]}, "1 places for 0 monsters"),
        ("choose_monsters", {"choose_at_table": True, "knocked_down": [0]}, "1 values for 0 monsters"),
        ("choose_monsters", {"choose_at_table": True, "monsters": ["manotaur", "manotaur"]}, "only once"),
        ("choose_monsters", {"choose_at_table": True, "monsters": list(Box.open().monsters)[:4]}, "3 take part"),
        ("choose_characters", {"choose_at_table": True}, "monsters: 0 named"),
        ("preparation", {"choose_at_table": True, "monsters": list(Box.open().monsters)[:3]}, "characters: 0 named"),
        ("play", {"choose_at_table": True}, "monsters: 0 named"),
        ("play", {"events_in_deck": 9}, "there are 8 events"),
        ("play", {"resolving": "ev_muster"}, "under way"),
        ("play", {"centre": "lake"}, "under way"),
        ("play", {"arrived": "manotaur", "monsters": ["manotaur", "gideon_bot", "gnome_giant"]}, "just moved"),
        ("play", {"played": "0-4"}, "still to be played"),
        ("play", {"dice": ["success"] * 8}, "there are 7"),
    ],
)
def test_what_belongs_to_another_moment_is_refused(at: str, position: dict[str, Any], said: str) -> None:
    with pytest.raises(BadPosition, match=said):
        GAME.arrange(3, at=at, **position)


def test_a_phase_that_needs_a_card_says_so() -> None:
    with pytest.raises(BadPosition, match="needs played"):
        scene("walk")
    with pytest.raises(BadPosition, match="discard_p0"):
        scene("walk", played="3-1", discard_p0=[], hand_p0=["3-1"])


def test_cards_of_another_character_are_refused() -> None:
    with pytest.raises(BadPosition, match="dipper"):
        scene(characters=("mabel", "dipper"), hand_p0=["0-4", "0-4"])


def test_a_defeated_monster_cannot_have_arrived() -> None:
    for monster, places in (("gremloblin", ["", "lake", "lake"]), ("gideon_bot", ["lake", "", "lake"])):
        with pytest.raises(BadPosition, match="moves no more"):
            scene("riots", arrived=monster, monster_at=places)


@rule("GF-101", "GF-163")
def test_once_drawn_the_card_of_the_turn_may_be_anywhere() -> None:
    """Stan took it back into his hand, or a reshuffle put it into the deck."""
    at: dict[str, Any] = {"characters": ("stan", "dipper"), "played": "0-4", "curses_p0": ["weak_knees"]}
    at |= {"cubes": ["lake"], "support": {"lake": 1}, "discard_p0": []}
    assert asked(scene("removal", hand_p0=["0-4"], **at)) == "removal"
    assert asked(scene("removal", deck_p0=["0-4", "..."], **at)) == "removal"
    for early in ("courage", "draw"):
        with pytest.raises(BadPosition, match="discard_p0"):
            scene(early, hand_p0=["0-4"], **at)


def test_seats_name_characters_too() -> None:
    m = GAME.arrange(3, at="play", settings={"characters": ("mabel", "dipper", "stan")}, character_at={"p1": "lake"})
    assert stands(m, 1) == "lake"


def test_places_may_be_given_by_name_and_the_others_stay() -> None:
    m = scene("play", character_at=["lake", "pool"])
    twin = GAME.arrange(
        2,
        at="play",
        settings=m.setup.settings,
        character_at={"dipper": "library"},
        monster_at={"gideon_bot": "diner"},
        active="p1",
    )
    assert stands(twin, 1) == "library"
    assert lurks(twin, "gideon_bot") == "diner"
    assert twin.asks[0].seat == 1


# --- What people write ---


@rule("GF-049")
def test_settings_stand_beside_the_nouns_and_the_played_card_finds_its_pile() -> None:
    troop = ["gremloblin", "gideon_bot", "gnome_giant"]
    m = GAME.arrange(
        2, at="place_cube", characters=["stan", "wendy"], monsters=troop, active="wendy", played="0-4", courage_cubes=[]
    )
    assert [character.key for character in m.g.characters] == ["stan", "wendy"]
    assert keys(m, "discard:p1")[0] == "0-4"
    assert m.g.cubes == 0
    tame = GAME.arrange(2, at="play", simplified=True)
    assert len(keys(tame, "hand:p0") + keys(tame, "deck:p0")) == 5


def test_who_has_been_chosen_at_the_table_so_far_is_no_setting() -> None:
    for given in ({"settings": {"choose_at_table": True}}, {"choose_at_table": True}):
        chosen = ["gremloblin", "gideon_bot", "gnome_giant"]
        m = GAME.arrange(2, at="choose_characters", monsters=chosen, characters=["wendy"], **given)
        assert (asked(m), m.asks[0].seat) == ("choose_character", 1)


@rule("GF-143", "GF-156")
@pytest.mark.parametrize(
    ("position", "size", "lying"),
    [
        ({"alarm": 12}, 2, 2),
        ({"alarm": 11}, 3, 3),
        ({"alarm": 13, "row": "lake bunker"}, 2, 2),
        ({"alarm": 13, "row": ["lake", "bunker", "arcade"]}, 3, 3),
        ({"alarm": 13, "row_size": 3}, 3, 3),
        ({"alarm": 13, "simplified": True}, 3, 3),
    ],
)
def test_beyond_the_row_mark_two_cards_lie_open(position: dict[str, Any], size: int, lying: int) -> None:
    m = GAME.arrange(2, at="play", **position)
    assert (m.g.row_size, len(keys(m, "row"))) == (size, lying)


# --- The forecast ---


def lines(**position: Any) -> list[dict[str, Any]]:
    found = scene(**position).view(0).table["forecast"]
    assert isinstance(found, list)
    return found


def test_the_forecast_says_who_comes_where_and_how_the_alarm_would_rise() -> None:
    first = lines(distrust={"manotaur_cave": 2, "bunker": 1}, support={"bunker": 1, "gnome_forest": 1})[0]
    assert first["location"] == "manotaur_cave"
    assert first["movers"] == ["gremloblin"]
    assert (first["alarm_least"], first["alarm_most"]) == (2, 3)
    assert first["requirement"] == 4
    assert not first["stopped"]


UPSETS = {"event", "extra_event", "called", "row_replaced", "row_mark"}
"""What a forecast cannot know."""


def test_the_forecast_is_what_the_rules_then_do_while_everybody_rests() -> None:
    compared = 0
    for seed in range(12):
        m = GAME.start(3, seed)
        forecast = m.view(None).table["forecast"]
        assert isinstance(forecast, list)
        seen = len(m.events(None))
        for line in forecast:
            assert m.g.active == line["seat"]
            skip_windows(m)
            m.answer(line["seat"], "rest")
            while m.g.active == line["seat"] and m.prompt is not None:
                m.answer(m.asks[0].seat, m.asks[0].default())
            events = m.events(None)[seen:]
            seen += len(events)
            if UPSETS & {event.kind for event in events}:
                break
            moved = [e for e in events if e.kind in ("monster_moved", "cube_held")]
            assert [e.kind == "cube_held" for e in moved] == [line["stopped"]]
            assert moved[0].values["location"] == line["location"]
            assert line["stopped"] or moved[0].values["monster"] in line["movers"]
            rise = sum(int(e.values["amount"]) for e in events if e.kind == "alarm")
            assert line["alarm_least"] <= rise <= line["alarm_most"]
            compared += 1
    assert compared >= 15


def test_the_forecast_of_a_cube_between_two_movers_leaves_the_choice_open() -> None:
    """The Gremloblin would be held by the cube, Gideon-Bot would not: the active player says who goes."""
    first = lines(
        monster_at=["diner", "putt_hutt", "cemetery"], cubes=["manotaur_cave"], distrust={"manotaur_cave": 2}
    )[0]
    assert first["movers"] == ["gremloblin", "gideon_bot"]
    assert (first["stopped"], first["if_cube"]) == (False, ["gideon_bot"])
    assert (first["alarm_least"], first["alarm_most"]) == (0, 2)


def test_the_forecast_counts_on_riots_that_are_still_under_way() -> None:
    """At the bunker two support come to the two there and turn; one of them then reaches the forest as distrust."""
    m = scene(
        "move_monster",
        row=["bunker", "manotaur_cave", "gnome_forest"],
        support={"bunker": 2},
        cubes=["corduroy_house"],
        distrust={"corduroy_house": 1},
    )
    assert asked(m) == "riots"
    line = m.view(0).table["forecast"]
    assert isinstance(line, list)
    assert (line[0]["location"], line[0]["alarm_least"], line[0]["alarm_most"]) == ("manotaur_cave", 1, 1)


def test_the_forecast_knows_cubes_and_who_minds_them_not() -> None:
    first = lines(cubes=["manotaur_cave"])[0]
    assert first["stopped"]
    assert first["if_cube"] == []
    first = lines(cubes=["manotaur_cave"], monsters=("gideon_bot", "gremloblin", "time_monster"))[0]
    assert not first["stopped"]
    assert first["if_cube"] == ["gideon_bot"]


def test_the_forecast_goes_on_from_where_the_earlier_lines_lead() -> None:
    found = lines(monster_at=["arcade", "gideon_house", "junkyard"], character_at=["telepathy_tent", "bunker"])
    assert [line["seat"] for line in found] == [0, 1, 0]
    # one of the two neighbours of the tent comes to the cave, and is then nearest to Dipper in the bunker
    assert found[0]["movers"] == ["gremloblin", "rumble_mcskirmish"]
    assert found[1]["movers"] == ["gremloblin"]


def test_after_the_monster_has_moved_the_forecast_is_the_next_players() -> None:
    m = scene("move_monster", distrust={"bunker": 1}, support={"bunker": 1})
    assert asked(m) == "riots"
    found = m.view(0).table["forecast"]
    assert isinstance(found, list)
    assert [line["seat"] for line in found] == [1, 0]


@rule("GF-151")
@pytest.mark.parametrize("lang", ["ru", "en"])
def test_a_won_table_is_shown_and_drawn_like_any_other(lang: str) -> None:
    m = scene("roll", played="3-1", monster_at=["lake", "", ""], script=[S])
    assert m.result is not None
    assert m.result.why == "won"
    for seat in (0, 1, None):
        table = m.view(seat).table
        assert table["forecast"] == []
    assert draw(m.view(0), Words("gravity_falls", lang), 80)


# --- What cards and track say ---


@rule("GF-159", "GF-153")
def test_the_view_tells_what_characters_and_monsters_can_do() -> None:
    m = scene(characters=("dipper", "stan"), monsters=("gobblewonker", "gnome_giant", "rumble_mcskirmish"))
    table: dict[str, Any] = m.view(None).table
    dipper, stan = table["characters"]["p0"], table["characters"]["p1"]
    assert (dipper["ability"], dipper["amount"], dipper["teleport"]) == ("reroll", 2, "to_monster")
    assert (stan["ability"], stan["teleport"], stan["tokens"]) == ("own_discard", "to_distrust", 2)
    assert [(each["ability"], each["amount"]) for each in table["monsters"].values()] == [
        ("tough", 1),
        ("stops_walks", 0),
        ("rounds", 2),
    ]
    tame: dict[str, Any] = GAME.start(2, 1, simplified=True).view(None).table
    assert {each["ability"] for each in tame["monsters"].values()} == {""}
    assert {each["teleport"] for each in tame["characters"].values()} == {""}
    assert "" not in {each["ability"] for each in tame["characters"].values()}


@rule("GF-200")
def test_the_view_tells_below_how_many_cards_a_character_draws() -> None:
    table: dict[str, Any] = scene(curses_p1=["memory_gap"]).view(None).table
    assert [each["hand_limit"] for each in table["characters"].values()] == [3, 2]


@rule("GF-084")
def test_a_defeated_monster_is_marked_as_such() -> None:
    m = scene(monster_at=["arcade", "", "cemetery"])
    table: dict[str, Any] = m.view(None).table
    assert [each["defeated"] for each in table["monsters"].values()] == [False, True, False]
    early: dict[str, Any] = GAME.start(3, 1, choose_at_table=True, monsters=TROOP).view(None).table
    assert [each["defeated"] for each in early["monsters"].values()] == [False, False, False]


@rule("GF-141", "GF-142", "GF-156")
@pytest.mark.parametrize(
    ("alarm", "simplified", "spaces"),
    [(7, False, [8, 12, 16, 24]), (8, False, [12, 16, 24]), (23, False, [24]), (0, True, [24])],
)
def test_the_view_tells_what_lies_ahead_on_the_track(alarm: int, simplified: bool, spaces: list[int]) -> None:
    table: dict[str, Any] = scene(alarm=alarm, settings={"simplified": simplified}).view(None).table
    assert [mark["space"] for mark in table["ahead"]] == spaces
    assert table["ahead"][-1] == {"space": 24, "mark": "loss_space", "effect": "loss"}
    effects = {8: "curse", 12: "row", 16: "curse", 24: "loss"}
    assert all(mark["effect"] == effects[mark["space"]] for mark in table["ahead"])


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("ru", ["Гремоблин: побеждён", "ломает кубики", "способность: ", "Телепорт: ", "Впереди: 8 — проклятие"]),
        ("en", ["Gremloblin: defeated", "breaks courage cubes", "ability: ", "Teleport: ", "Ahead: 8 — a curse"]),
    ],
)
def test_the_terminal_says_all_that(lang: str, said: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("IGROTEKA_STRICT_WORDS", "1")
    text = draw(scene(monster_at=["", "lake", "cemetery"]).view(0), Words("gravity_falls", lang))
    assert [words for words in said if words not in text] == []


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_every_ability_has_words(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("IGROTEKA_STRICT_WORDS", "1")
    words, box = Words("gravity_falls", lang), Box.open()
    for character in box.characters.values():
        assert words.name(character.ability)
        assert words.name(GOALS[character.goal])
    for monster in box.monsters.values():
        assert words.name(monster.ability)
    for _, mark, _ in box.track:
        assert words.name(mark)
        assert words.text(mark)


def test_every_location_knows_its_nearest_monsters() -> None:
    places = scene(monster_at=["diner", "pool", "cemetery"]).view(0).table["locations"]
    assert isinstance(places, dict)
    assert places["lake"]["nearest"] == ["gremloblin"]
    assert places["high_school"]["nearest"] == ["gremloblin", "gideon_bot"]


# --- Drawing ---


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_the_table_is_drawn_within_its_width(lang: str) -> None:
    m = scene(curses_p0=["weak_knees"], cubes=["manotaur_cave"], dice=["success", "move"])
    text = draw(m.view(0), Words("gravity_falls", lang), 80)
    assert max(map(len, text.splitlines())) <= 80
    assert len(text.splitlines()) > 28
    early = GAME.start(3, 1, choose_at_table=True)
    assert draw(early.view(0), Words("gravity_falls", lang), 60)


@rule("GF-137")
def test_an_exactly_named_deck_leaves_the_other_cards_in_the_box() -> None:
    m = scene(
        at="reveal",
        row=["arcade", "junkyard"],
        movement_deck=["ev_muster"],
        movement_discard=["lake", "ev_retreat"],
        script=[["lake", "ev_retreat", "ev_muster"]],
    )
    assert keys(m, "row") == ["arcade", "junkyard", "lake"]
    assert keys(m, "movement_deck") == ["ev_retreat", "ev_muster"]
    assert "bunker" in keys(m, "removed")
    assert not [key for key in keys(m, "unused_events") if not key.startswith("ev_")]
