"""The rulebook's worked examples with their own numbers (dossier, section 10; E1, E3 in test_movement, E4 in
test_setup, E5 in test_end)."""

from igroteka.games.rigor_mortis import GAME
from igroteka.testing import rule

from .scene import LibraryMatch, answer, cells, goblin, looks, options, pile, question, scene, why


def chain_of_three() -> LibraryMatch:
    """Purple on E4, orange on F3, green on F4, Rigor on G4, in the whole library."""
    return scene(7, {"p0": "E4", "p1": "F3", "p2": "F4"}, rigor="G4", hand_p0=["goblin_stones_potion"])


@rule("RM-056", "RM-057", "RM-058")
def test_the_rulebooks_chain_brings_green_under_rigors_feet() -> None:
    match = chain_of_three()
    answer(match, "goblin_stones_potion", "E3", "F3")
    assert question(match).seat == 0
    assert cells(match) == {"F2", "G3", "F4"}
    assert why(match, "E3") == "RM-055"
    answer(match, "F4")
    assert question(match).seat == 1
    assert cells(match) == {"E4", "G4"}
    assert why(match, "F3") == "RM-055"
    assert why(match, "F5") == "RM-125"
    answer(match, "G4")
    assert goblin(match, 0) == "F3"
    assert goblin(match, 1) == "F4"
    assert len(looks(match, 2)) == 1
    assert question(match).seat == 2
    assert options(match) == {"C1", "A4", "G5", "E6", "B7", "D10"}
    answer(match, "C1")
    assert goblin(match, 2) == "C1"
    assert not pile(match, "token_discard")
    assert match.g.active == 1


@rule("RM-203", "RM-121")
def test_in_the_rulebooks_chain_green_may_end_on_the_cell_purple_left_two_steps_before() -> None:
    match = chain_of_three()
    answer(match, "goblin_stones_potion", "E3", "F3", "F4", "E4")
    assert goblin(match, 2) == "E4"
    assert not looks(match, 2)


@rule("RM-063", "RM-120")
def test_one_move_that_asks_several_players_survives_save_fork_undo_and_a_leaver() -> None:
    match = chain_of_three()
    answer(match, "goblin_stones_potion", "E3", "F3", "F4")
    saved, twin = GAME.load(GAME.save(match)), match.fork()
    match.seat(1, bot=True)
    for each in (match, saved, twin):
        answer(each, "G4", "C1")
        assert [goblin(each, seat) for seat in range(3)] == ["F3", "F4", "C1"]
        assert len(looks(each, 2)) == 1
    undone = chain_of_three()
    answer(undone, "goblin_stones_potion", "E3")
    undone.undo(0)
    assert question(undone).name == "goblin_step"
    assert goblin(undone, 0) == "E4"
