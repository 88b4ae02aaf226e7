"""Withering looks: how they are drawn, and those that the rules, the view or the clock enforce."""

from igroteka.engine.options import SPECTATOR
from igroteka.games.rigor_mortis import GAME
from igroteka.testing import rule

from .scene import Library, caught, under

# --- drawing -------------------------------------------------------------------------------------------------------


@rule("RM-089", "RM-211")
def test_a_look_of_a_category_one_has_is_shown_and_goes_under_the_deck() -> None:
    scene = caught(looks_p0=["mincing_gait"], look_deck=["one_leg", "slow_wits", "..."])
    assert scene.looks(0) == ["mincing_gait", "slow_wits"]
    assert scene.laid("look_deck")[0] == "one_leg"
    assert [event.cards[0].key for event in scene.happened("look_rejected")] == ["one_leg"]
    bottom = next(zone for zone in scene.match.view(1).zones if zone.name == "look_deck").cards[-1]
    assert bottom.key == "one_leg"


@rule("RM-089", "RM-211")
def test_what_tells_two_decks_apart_that_bring_the_same_look_has_been_shown_to_all() -> None:
    """The cards on the table are the same after it; what everybody knows of the deck is not."""
    worlds = [
        caught(looks_p0=["mincing_gait"], look_deck=deck)
        for deck in (["slow_wits", "one_leg", "..."], ["one_leg", "slow_wits", "..."])
    ]
    views = [{zone.name: zone for zone in scene.match.view(None).zones} for scene in worlds]
    assert [name for name in views[0] if views[0][name] != views[1][name]] == ["look_deck"]
    assert [len(scene.happened("look_rejected")) for scene in worlds] == [0, 1]
    for scene in worlds:
        assert scene.g.learned & SPECTATOR, "so law 5 compares them no further"


@rule("RM-090")
def test_it_is_replaced_until_a_new_category_comes() -> None:
    scene = caught(looks_p0=["mincing_gait"], look_deck=["one_leg", "stiff_knees", "on_your_feet", "bow", "..."])
    assert scene.looks(0) == ["mincing_gait", "bow"]
    assert scene.laid("look_deck")[:3] == ["on_your_feet", "stiff_knees", "one_leg"]


def last_looks(have: list[str], deck: list[str]) -> Library:
    """p0, with these looks, walks into Rigor on E3; the deck holds these, and the other seven players all others."""
    given = [look.key for look in GAME.start(8, seed=1).g.box.looks if look.key not in (*have, *deck)]
    others = {f"looks_p{seat}": given[3 * seat - 3 : 3 * seat] for seat in range(1, 8)}
    position = {"looks_p0": have, "look_deck": deck, "hand_p0": ["goblin_stones_potion"], **others}
    scene = Library(8, {"p0": "E4"}, rigor="E3", settings={"policing": "off"}, **position)
    scene.do("goblin_stones_potion", "E3")
    return scene


@rule("RM-138")
def test_without_a_new_category_in_the_deck_the_top_look_is_taken_anyway() -> None:
    scene = last_looks(["mincing_gait"], ["one_leg", "stiff_knees"])
    assert scene.looks(0) == ["mincing_gait", "one_leg"]
    assert scene.laid("look_deck") == ["stiff_knees"]


@rule("RM-138", "RM-091")
def test_an_empty_deck_gives_a_blank_look_that_counts() -> None:
    scene = last_looks(["mincing_gait", "slow_wits", "crab_claws"], [])
    assert scene.g.blanks[0] == 1
    assert scene.match.result is not None
    assert scene.match.result.why == "fourth_look"
    assert "blank_drawn" in scene.kinds()


@rule("RM-138")
def test_a_blank_look_asks_nothing() -> None:
    scene = Library(2, blanks=[1, 0])
    assert scene.g.look_count(0) == 1
    assert not scene.g.under[0]


@rule("RM-091", "RM-136")
def test_the_fourth_look_expels_the_goblin_and_ends_the_game_at_once() -> None:
    scene = caught(looks_p0=["short_sight", "one_leg", "bow"], look_deck=["crab_claws", "..."])
    assert scene.match.result is not None
    assert scene.match.result.rule == "RM-091"
    assert scene.match.result.winners == [1]
    assert scene.goblin(0) == ""
    assert "expelled" in scene.kinds()
    assert "relocated" not in scene.kinds()
    assert "drew" not in scene.kinds()


@rule("RM-136")
def test_a_fourth_look_in_a_chain_leaves_the_rest_unresolved() -> None:
    scene = Library(
        3,
        {"p0": "D6", "p1": "E6", "p2": "E5"},
        rigor="E4",
        hand_p0=["goblin_orb_orb"],
        looks_p2=["short_sight", "one_leg", "bow"],
    )
    scene.do("goblin_orb_orb", "E6", "E5", "E4")
    assert scene.match.result is not None
    assert "token_revealed" not in scene.kinds()


@rule("RM-209")
def test_looks_are_counted_as_they_lie_there_now() -> None:
    scene = Library(
        2,
        {"p0": "E4"},
        rigor="E3",
        looks_p0=["short_sight", "one_leg", "bow"],
        face_up_p0=["pardon"],
        hand_p0=["goblin_stones_potion"],
        look_deck=["crab_claws", "..."],
    )
    scene.do("pardon", "bow", "goblin_stones_potion", "E3")
    assert scene.match.result is None
    assert len(scene.looks(0)) == 3


def blamed_mid_move(look: str) -> Library:
    """p0 steps D6→D5 (by the second symbol), shoves p1 into Rigor on E5; p1 makes p0 draw the look."""
    scene = Library(
        2,
        {"p0": "D6", "p1": "D5"},
        rigor="E5",
        face_up_p1=["scapegoat"],
        hand_p0=["goblin_stones_potion"],
        look_deck=[look, "..."],
    )
    scene.do("goblin_stones_potion", "D5", "E5", "blame:p0", "C1")
    return scene


@rule("RM-210", "RM-172")
def test_cross_eyes_after_a_step_by_the_right_symbol_forbid_a_second() -> None:
    scene = blamed_mid_move("slow_wits")
    assert scene.ask().name == "goblin_second"
    assert scene.cells() == {"D4"}
    bound = blamed_mid_move("cross_eyes")
    assert bound.looks(0) == ["cross_eyes"]
    assert bound.g.active == 1
    assert bound.goblin(0) == "D5"


@rule("RM-210", "RM-181")
def test_one_leg_that_comes_after_the_first_step_forbids_a_second() -> None:
    scene = blamed_mid_move("one_leg")
    assert scene.g.active == 1
    assert scene.goblin(0) == "D5"


@rule("RM-085")
def test_all_looks_before_a_player_bind_at_once() -> None:
    scene = under("cross_eyes", looks_p0=["cross_eyes", "one_leg"], hand_p0=["goblin_scroll_orb"])
    scene.do("goblin_scroll_orb")
    assert scene.goblin(0) == "F4"
    assert scene.g.active == 1
