"""Positions as people write them, and those that cannot be: each is refused with a sentence."""

from typing import Any

import pytest

from igroteka.engine import BadPosition
from igroteka.games.gravity_falls.content import Box
from igroteka.testing import rule
from tests.games.gravity_falls.scene import GAME, S, Scene


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
        ("play", {"arrived": "manotaur", "monsters": ["manotaur", "gideon_bot", "gnome_giant"]}, "just moved"),
        ("play", {"played": "0-4"}, "still to be played"),
        ("play", {"dice": ["success"] * 8}, "there are 7"),
    ],
)
def test_what_belongs_to_another_moment_is_refused(at: str, position: dict[str, Any], said: str) -> None:
    with pytest.raises(BadPosition, match=said):
        GAME.arrange(3, at=at, **position)


def test_curses_left_over_lie_in_no_players_zone() -> None:
    with pytest.raises(BadPosition, match="curse_deck: no other pile"):
        GAME.arrange(3, at="play", curse_deck="loneliness", curse_discard="")
    m = Scene.of(GAME.arrange(3, at="play", curse_deck="loneliness"))
    assert len(m.pile("curse_discard")) == 17
    assert [len(m.pile(f"curses:p{seat}")) for seat in range(3)] == [0, 0, 0]


@rule("GF-144", "GF-151")
def test_the_text_of_a_finished_match_opens() -> None:
    won = Scene("walk", played="3-1", character_at=["pool", "bunker"], monster_at=["lake", "", ""], script=[S])
    won.do("p0 lake")
    lost = Scene("move_monster", alarm=20, distrust={"manotaur_cave": 4})
    for m, why in ((won, "won"), (lost, "lost")):
        again = GAME.from_text(GAME.text(m.match))
        assert m.match.result is not None
        assert again.result is not None
        assert (m.match.result.why, again.result.why) == (why, why)


def test_a_phase_that_needs_a_card_says_so() -> None:
    with pytest.raises(BadPosition, match="needs played"):
        Scene("walk")
    with pytest.raises(BadPosition, match="discard_p0"):
        Scene("walk", played="3-1", discard_p0=[], hand_p0=["3-1"])


def test_cards_of_another_character_are_refused() -> None:
    with pytest.raises(BadPosition, match="dipper"):
        Scene(characters=("mabel", "dipper"), hand_p0=["0-4", "0-4"])


def test_a_defeated_monster_cannot_have_arrived() -> None:
    for monster, places in (("gremloblin", ["", "lake", "lake"]), ("gideon_bot", ["lake", "", "lake"])):
        with pytest.raises(BadPosition, match="moves no more"):
            Scene("riots", arrived=monster, monster_at=places)


@rule("GF-101", "GF-163")
def test_once_drawn_the_card_of_the_turn_may_be_anywhere() -> None:
    """Stan took it back into his hand, or a reshuffle put it into the deck."""
    at: dict[str, Any] = {"characters": ("stan", "dipper"), "played": "0-4", "curses_p0": ["weak_knees"]}
    at |= {"cubes": ["lake"], "support": {"lake": 1}, "discard_p0": []}
    assert Scene("removal", hand_p0=["0-4"], **at).asked == (0, "removal")
    assert Scene("removal", deck_p0=["0-4", "..."], **at).asked == (0, "removal")
    for early in ("courage", "draw"):
        with pytest.raises(BadPosition, match="discard_p0"):
            Scene(early, hand_p0=["0-4"], **at)


def test_seats_name_characters_too() -> None:
    m = Scene.of(
        GAME.arrange(3, at="play", settings={"characters": ("mabel", "dipper", "stan")}, character_at={"p1": "lake"})
    )
    assert m.stands(1) == "lake"


def test_places_may_be_given_by_name_and_the_others_stay() -> None:
    m = Scene("play", character_at=["lake", "pool"])
    cast = m.match.setup.settings
    places: dict[str, Any] = {"character_at": {"dipper": "library"}, "monster_at": {"gideon_bot": "diner"}}
    twin = Scene.of(GAME.arrange(2, at="play", settings=cast, active="p1", **places))
    assert twin.stands(1) == "library"
    assert twin.lurks("gideon_bot") == "diner"
    assert twin.asked == (1, "play")


# --- What people write ---


@rule("GF-049")
def test_settings_stand_beside_the_nouns_and_the_played_card_finds_its_pile() -> None:
    troop = ["gremloblin", "gideon_bot", "gnome_giant"]
    at: dict[str, Any] = {
        "characters": ["stan", "wendy"],
        "monsters": troop,
        "active": "wendy",
        "played": "0-4",
        "courage_cubes": [],
    }
    m = Scene.of(GAME.arrange(2, at="place_cube", **at))
    assert [character.key for character in m.g.characters] == ["stan", "wendy"]
    assert m.pile("discard:p1")[0] == "0-4"
    assert m.g.cubes == 0
    tame = Scene.of(GAME.arrange(2, at="play", simplified=True))
    assert len(tame.pile("hand:p0") + tame.pile("deck:p0")) == 5


def test_who_has_been_chosen_at_the_table_so_far_is_no_setting() -> None:
    for given in ({"settings": {"choose_at_table": True}}, {"choose_at_table": True}):
        chosen = ["gremloblin", "gideon_bot", "gnome_giant"]
        m = Scene.of(GAME.arrange(2, at="choose_characters", monsters=chosen, characters=["wendy"], **given))
        assert m.asked == (1, "choose_character")


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
    m = Scene.of(GAME.arrange(2, at="play", **position))
    assert (m.g.row_size, len(m.pile("row"))) == (size, lying)


@rule("GF-137")
def test_an_exactly_named_deck_leaves_the_other_cards_in_the_box() -> None:
    m = Scene(
        at="reveal",
        row=["arcade", "junkyard"],
        movement_deck=["ev_muster"],
        movement_discard=["lake", "ev_retreat"],
        script=[["lake", "ev_retreat", "ev_muster"]],
    )
    assert m.pile("row") == ["arcade", "junkyard", "lake"]
    assert m.pile("movement_deck") == ["ev_retreat", "ev_muster"]
    assert "bunker" in m.pile("removed")
    assert not [key for key in m.pile("unused_events") if not key.startswith("ev_")]


def test_a_text_that_still_names_the_centre_of_an_event_loads() -> None:
    """Until the questions of Panic and Gossip came to hold them, positions had these two, empty at a rest point."""
    text = GAME.text(GAME.start(3, 5))
    old = text.replace("position:\n", "position:\n  centre: ''\n  centre_of: ''\n")
    assert old != text
    assert GAME.text(GAME.from_text(old)) == text
