"""A window under way can be left and entered again at its questions, and every question of it is a rest point."""

from igroteka.games.grimm_forest import GAME
from tests.games.grimm_forest.seen import asked, pig, stock
from tests.games.grimm_forest.tables import lay, say, table


def test_the_first_question_of_an_effect_is_a_rest_point() -> None:
    m = lay(
        table(3, fable_hand_p0=["wolf"], fable_hand_p1=["crystal_ball"]), "straw wolf", "straw crystal_ball", "wood"
    )
    assert m.prompt is not None
    assert (asked(m), m.prompt.rest, m.since) == (["p0 monster_place"], True, [])
    text = GAME.text(m)
    assert "at: reveal_effects" in text
    again = GAME.from_text(text)
    for world in (m, again):
        say(world, "p0 field")
    assert GAME.text(m) == GAME.text(again)
    assert asked(again) == ["p1 ball_peek"]


def test_a_card_of_the_discard_is_asked_for_at_a_rest_point() -> None:
    m = table(3, fable_hand_p0=["old_chronicles"], fable_discard=["wolf", "oracle", "giant"])
    lay(m, "straw old_chronicles", "straw", "wood")
    assert m.prompt is not None
    assert (asked(m), m.prompt.rest) == (["p0 chronicles_take"], True)


def test_every_action_of_a_build_turn_begins_at_a_rest_point() -> None:
    m = table(2, "build_turns")
    for _ in range(2):
        assert m.prompt is not None
        assert (m.prompt.rest, m.since) == (True, [])
        say(m, "p0 gain:straw")


def test_the_very_first_card_of_the_box_goes_on_too() -> None:
    """Its number and its player's are both 0, which is somebody, not nobody."""
    m = table(2, settings={"without_cards": "travelling_merchant,magic_pipe"}, fable_hand_p0=["giant"])
    assert m.g.catalogue[0].key == "giant"
    lay(m, "straw giant", "wood")
    world = m.fork()
    say(world, "p0 forest")
    # a view's table is plain data
    assert world.view(0).table["locations"]["forest"]["cards"] == []  # type: ignore[index]
    assert asked(world) == ["p0 build_action"]
    assert (pig(world, 1), stock(world, "forest")) == ("forest", [0, 0, 0])


def test_the_question_after_the_queen_s_look_is_guarded_like_the_others_choice() -> None:
    m = lay(table(3, friend_p0=["evil_queen"]), "", "wood", "brick")
    say(m, "p0 peek_gather:p1")
    (ask,) = m.asks
    assert (ask.name, ask.cites, ask.guarded) == ("choose_cards", "LS-268", True)
