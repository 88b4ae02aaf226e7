"""The rulebook's worked examples with their own numbers (more of them in test_movement, test_setup and
test_end)."""

from igroteka.games.rigor_mortis import GAME
from igroteka.testing import rule

from .scene import Library


def chain_of_three() -> Library:
    """Purple on E4, orange on F3, green on F4, Rigor on G4, in the whole library."""
    return Library(7, {"p0": "E4", "p1": "F3", "p2": "F4"}, rigor="G4", hand_p0=["goblin_stones_potion"])


@rule("RM-056", "RM-057", "RM-058")
def test_the_rulebooks_chain_brings_green_under_rigors_feet() -> None:
    scene = chain_of_three()
    scene.do("goblin_stones_potion", "E3", "F3")
    assert scene.ask().seat == 0
    assert scene.cells() == {"F2", "G3", "F4"}
    assert scene.why_not("E3") == "RM-055"
    scene.do("F4")
    assert scene.ask().seat == 1
    assert scene.cells() == {"E4", "G4"}
    assert scene.why_not("F3") == "RM-055"
    assert scene.why_not("F5") == "RM-125"
    scene.do("G4")
    assert scene.goblin(0) == "F3"
    assert scene.goblin(1) == "F4"
    assert len(scene.looks(2)) == 1
    assert scene.ask().seat == 2
    assert scene.options() == {"C1", "A4", "G5", "E6", "B7", "D10"}
    scene.do("C1")
    assert scene.goblin(2) == "C1"
    assert not scene.laid("token_discard")
    assert scene.g.active == 1


@rule("RM-203", "RM-121")
def test_in_the_rulebooks_chain_green_may_end_on_the_cell_purple_left_two_steps_before() -> None:
    scene = chain_of_three()
    scene.do("goblin_stones_potion", "E3", "F3", "F4", "E4")
    assert scene.goblin(2) == "E4"
    assert not scene.looks(2)


@rule("RM-063", "RM-120")
def test_one_move_that_asks_several_players_survives_save_fork_undo_and_a_leaver() -> None:
    scene = chain_of_three()
    scene.do("goblin_stones_potion", "E3", "F3", "F4")
    saved, twin = Library.of(GAME.load(scene.match.save())), scene.fork()
    scene.match.seat(1, bot=True)
    for each in (scene, saved, twin):
        each.do("G4", "C1")
        assert [each.goblin(seat) for seat in range(3)] == ["F3", "F4", "C1"]
        assert len(each.looks(2)) == 1
    undone = chain_of_three()
    undone.do("goblin_stones_potion", "E3")
    undone.match.undo(0)
    assert undone.ask().name == "goblin_step"
    assert undone.goblin(0) == "E4"
