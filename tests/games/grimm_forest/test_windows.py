"""A window under way can be left and entered again at its questions, and every question of it is a rest point."""

from igroteka.games.grimm_forest import GAME
from tests.games.grimm_forest.scene import Forest


def test_the_first_question_of_an_effect_is_a_rest_point() -> None:
    m = Forest(3, fable_hand_p0=["wolf"], fable_hand_p1=["crystal_ball"]).lay(
        "straw wolf", "straw crystal_ball", "wood"
    )
    assert m.match.prompt is not None
    assert (m.asking, m.match.prompt.rest, m.match.since) == (["p0 monster_place"], True, [])
    text = GAME.text(m.match)
    assert "at: reveal_effects" in text
    again = Forest.of(GAME.from_text(text))
    for world in (m, again):
        world.do("p0 field")
    assert GAME.text(m.match) == GAME.text(again.match)
    assert again.asking == ["p1 ball_peek"]


def test_a_card_of_the_discard_is_asked_for_at_a_rest_point() -> None:
    m = Forest(3, fable_hand_p0=["old_chronicles"], fable_discard=["wolf", "oracle", "giant"])
    m.lay("straw old_chronicles", "straw", "wood")
    assert m.match.prompt is not None
    assert (m.asking, m.match.prompt.rest) == (["p0 chronicles_take"], True)


def test_every_action_of_a_build_turn_begins_at_a_rest_point() -> None:
    m = Forest(2, "build_turns")
    for _ in range(2):
        assert m.match.prompt is not None
        assert (m.match.prompt.rest, m.match.since) == (True, [])
        m.do("p0 gain:straw")


def test_the_very_first_card_of_the_box_goes_on_too() -> None:
    """Its number and its player's are both 0, which is somebody, not nobody."""
    m = Forest(2, settings={"without_cards": "travelling_merchant,magic_pipe"}, fable_hand_p0=["giant"])
    assert m.g.catalogue[0].key == "giant"
    m.lay("straw giant", "wood")
    world = m.fork()
    world.do("p0 forest")
    # a view's table is plain data
    assert world.table(0)["locations"]["forest"]["cards"] == []
    assert world.asking == ["p0 build_action"]
    assert (world.pig(1), world.stock("forest")) == ("forest", [0, 0, 0])


def test_the_question_after_the_queen_s_look_is_guarded_like_the_others_choice() -> None:
    m = Forest(3, friend_p0=["evil_queen"]).lay("", "wood", "brick")
    m.do("p0 peek_gather:p1")
    (ask,) = m.match.asks
    assert (ask.name, ask.cites, ask.guarded) == ("choose_cards", "LS-268", True)
