"""What no question offers is refused with the rule behind it, whenever it is tried."""

from typing import Any

from igroteka.content.words import Words
from igroteka.testing import rule
from tests.games.gravity_falls.scene import GAME, M, S, Scene


def said(m: Scene, seat: int, key: str) -> tuple[str, str]:
    refusal = m.refusal(f"p{seat} {key}")
    assert refusal is not None
    assert all(Words("gravity_falls", lang).has(f"why-{refusal.reason}") for lang in ("ru", "en"))
    return refusal.rule, refusal.reason


@rule("GF-043", "GF-044")
def test_nobody_plays_out_of_turn() -> None:
    m = Scene("play", players=3, hand_p1=["1-3", "..."])
    for key in ("1-3", "rest", "lake", "yes"):
        assert said(m, 1, key) == ("GF-043", "not_your_turn")


@rule("GF-045")
def test_a_turn_is_one_card_of_the_hand_or_a_rest() -> None:
    m = Scene("play", hand_p0=["1-3"], deck_p0=["0-4", "..."])
    assert said(m, 0, "0-4") == ("GF-045", "not_in_hand")
    m.do("p0 1-3")
    assert m.asked == (0, "walk")
    assert said(m, 0, "rest") == ("GF-045", "one_card_a_turn")
    assert said(m, 0, "0-4") == ("GF-045", "one_card_a_turn")


def test_before_the_card_only_the_window_is_open() -> None:
    m = Scene("before_card", characters=("wendy", "dipper"), cubes=["pool"], hand_p0=["1-3"])
    assert m.asked == (0, "ability_window")
    assert said(m, 0, "1-3") == ("", "no_such_option")
    assert said(m, 0, "0-4") == ("GF-045", "not_in_hand")


@rule("GF-065", "GF-086", "GF-125")
def test_tokens_come_from_neighbours_and_go_to_neighbours_alone() -> None:
    m = Scene("rumours", played="0-4", support={"diner": 1, "arcade": 1}, distrust={"diner": 1})
    assert said(m, 0, "support:arcade") == ("GF-065", "only_neighbours_tokens")
    assert said(m, 0, "distrust:putt_hutt") == ("GF-065", "only_neighbours_tokens")
    m = Scene("roll", played="3-1", script=[M, M], support={"lake": 1})
    assert m.asked == (0, "move_token")
    assert said(m, 0, "support:arcade") == ("GF-086", "only_to_neighbours")
    m = Scene("move_monster", support={"bunker": 1, "arcade": 1}, distrust={"bunker": 1})
    assert m.asked == (0, "riots")
    assert said(m, 0, "support:arcade") == ("GF-125", "only_neighbours_tokens")


@rule("GF-099", "GF-108", "GF-214")
def test_a_cube_that_cannot_be_placed_has_its_reason() -> None:
    where: dict[str, Any] = {"played": "0-4", "hand_p0": ["1-3"], "curses_p0": ["weak_knees"]}
    m = Scene("courage", cubes=["lake"], support={"lake": 1}, **where)
    assert (m.asked, said(m, 0, "yes")) == ((0, "draw"), ("GF-108", "cube_here"))
    everywhere = [place.key for place in m.g.box.places if place.key != "lake"]
    m = Scene("courage", cubes=everywhere[:19], **where)
    assert (m.asked, said(m, 0, "yes")) == ((0, "draw"), ("GF-214", "no_cube_left"))
    soos: dict[str, Any] = {
        "characters": ("soos", "dipper"),
        "character_at": ["lake", "lake"],
        "curses_p1": ["mind_block"],
    }
    m = Scene("courage", distrust={"lake": 1}, **where, **soos)
    assert (m.asked, said(m, 0, "yes")) == ((0, "ability_window"), ("GF-099", "distrust_here"))
    assert said(m, 0, "deck") == ("GF-100", "no_calm")
    m = Scene("courage", monster_at=["lake", "cemetery", "arcade"], **where, **soos)
    assert (m.asked, said(m, 0, "yes")) == ((0, "ability_window"), ("GF-098", "monster_here"))


@rule("GF-100", "GF-200")
def test_a_hand_too_full_to_draw_has_its_reason() -> None:
    rest: dict[str, Any] = {"played": "0-4", "cubes": ["lake"], "support": {"lake": 1}}
    m = Scene("draw", hand_p0=["1-3", "2-2", "3-1"], curses_p0=["weak_knees"], **rest)
    assert (m.asked, said(m, 0, "refill")) == ((0, "removal"), ("GF-100", "hand_full"))
    m = Scene("draw", hand_p0=["1-3", "2-2"], curses_p0=["memory_gap"], **rest)
    assert (m.asked, said(m, 0, "deck")) == ((0, "removal"), ("GF-200", "hand_full"))


def test_where_nothing_stands_in_the_way_no_reason_is_made_up() -> None:
    m = Scene("courage", played="0-4", hand_p0=["1-3", "2-2", "3-1"], curses_p0=["weak_knees"], support={"lake": 1})
    assert m.asked == (0, "courage")
    assert said(m, 0, "deck") == ("GF-100", "hand_full")
    m = Scene("courage", played="0-4", hand_p0=["1-3"])
    assert (m.asked, said(m, 0, "deck")) == ((0, "courage"), ("", "no_such_option"))
    m.do("p0 no")
    assert (m.asked, said(m, 0, "yes")) == ((0, "draw"), ("", "no_such_option"))


@rule("GF-115")
def test_a_rest_has_neither_cube_nor_draw() -> None:
    cast = ("soos", "dipper")
    m = Scene("play", characters=cast, character_at=["lake", "lake"], curses_p1=["mind_block"], hand_p0=["1-3"])
    m.do("p0 rest")
    assert m.asked == (0, "ability_window")
    for key in ("yes", "deck"):
        assert said(m, 0, key) == ("GF-115", "resting")


@rule("GF-159", "GF-217")
def test_an_ability_has_its_turn_and_its_moments() -> None:
    cast: dict[str, Any] = {"characters": ("wendy", "soos"), "cubes": ["pool"], "character_at": ["lake", "putt_hutt"]}
    m = Scene("play", hand_p0=["1-3"], **cast)
    assert said(m, 1, "lift:p0:weak_knees") == ("GF-159", "others_turn")
    assert said(m, 0, "lift:p1:weak_knees") == ("GF-159", "not_your_ability")
    assert said(m, 0, "carry:pool:diner") == ("GF-217", "inside_a_step")
    m = Scene("play", ability_used=True, **cast)
    assert said(m, 0, "carry:pool:diner") == ("GF-231", "ability_used")
    m = Scene(
        "play", monster_at=["cemetery", "diner", "arcade"], monsters=("gremloblin", "manotaur", "gideon_bot"), **cast
    )
    assert said(m, 0, "carry:pool:diner") == ("GF-168", "manotaur")
    m = Scene("play", active=1, ability_used=True, **cast)
    assert said(m, 1, "lift:p0:weak_knees") == ("GF-230", "ability_used")


@rule("GF-230", "GF-231")
def test_what_an_ability_does_not_reach_has_its_own_reason() -> None:
    far: dict[str, Any] = {"characters": ("soos", "wendy"), "cubes": ["lake", "diner"]}
    m = Scene("play", curses_p1=["weak_knees"], character_at=["lake", "bunker"], **far)
    assert said(m, 0, "lift:p1:weak_knees") == ("GF-230", "too_far_to_help")
    m = Scene("before_card", curses_p0=["mind_block"], curses_p1=["weak_knees"], character_at=["lake", "diner"], **far)
    assert m.asked == (0, "play")
    m = Scene("before_card", curses_p1=["weak_knees"], character_at=["lake", "diner"], **far)
    assert m.asked == (0, "ability_window")
    for key in ("lift:p1:shaky_hands", "lift:p7:weak_knees", "lift:p0:weak_knees"):
        assert said(m, 0, key) == ("GF-230", "no_such_curse")
    m = Scene("before_card", active=1, character_at=["lake", "diner"], **far)
    assert m.asked == (1, "ability_window")
    assert said(m, 1, "carry:lake:diner") == ("GF-108", "cube_there")
    assert said(m, 1, "carry:lake:cemetery") == ("GF-231", "along_one_road")
    assert said(m, 1, "carry:pool:diner") == ("GF-231", "no_cube_there")


@rule("GF-183")
def test_a_discard_is_a_card_of_ones_own_hand_whosever_turn_it_is() -> None:
    m = Scene("reveal", row=["lake", "pool"], movement_deck=["ev_discard", "..."], hand_p0=["0-4"], hand_p1=["1-3"])
    assert said(m, 0, "4-0") == ("GF-183", "not_held")
    assert said(m, 0, "rest") == ("GF-045", "one_card_a_turn")
    m.do("p0 alarm")
    assert said(m, 1, "0-4") == ("GF-183", "not_held")
    assert said(m, 1, "rest") == ("", "no_such_option")
    assert said(m, 0, "0-4") == ("", "not_asked")


@rule("GF-185", "GF-196", "GF-242")
def test_events_reach_one_road_and_no_farther() -> None:
    def happens(event: str, **position: Any) -> Scene:
        position.setdefault("support", {"lake": 1, "diner": 1})
        deck = [event, "..."]
        return Scene("reveal", row=["lake", "pool"], movement_deck=deck, settings={"difficulty": "hard"}, **position)

    m = happens("ev_retreat", monster_at=["lake", "", ""])
    assert said(m, 0, "cemetery") == ("GF-185", "one_road")
    assert said(m, 0, "lake") == ("GF-185", "one_road")
    m = happens("ev_character_panic", cubes=["lake", "diner", "cemetery"])
    assert said(m, 0, "cemetery") == ("GF-196", "not_around")
    m = happens("ev_character_gossip")
    assert said(m, 0, "cemetery") == ("GF-242", "not_around")
    assert said(m, 0, "putt_hutt") == ("GF-177", "no_support_there")


@rule("GF-209")
def test_only_a_monster_that_is_here_can_be_fought() -> None:
    m = Scene("roll", played="0-4", monster_at=["lake", "lake", "pool"])
    assert m.asked == (0, "opponent")
    assert said(m, 0, "rumble_mcskirmish") == ("GF-209", "not_here")


def test_of_a_neighbour_nothing_is_made_up_while_the_dice_are_still_in_hand() -> None:
    m = Scene("roll", characters=("dipper", "mabel"), played="3-1", support={"lake": 1}, script=[S, M])
    assert m.asked == (0, "reroll")
    assert said(m, 0, "support:diner") == ("", "no_such_option")
    assert said(m, 0, "support:cemetery") == ("GF-086", "only_to_neighbours")


def test_before_the_first_turn_there_is_no_turn_to_wait_for() -> None:
    m = Scene.of(GAME.start(2, 1, choose_at_table=True, first_player="p0"))
    assert m.why_not("p1 gremloblin") == "not_asked"
