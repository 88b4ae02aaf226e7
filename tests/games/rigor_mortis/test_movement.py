"""A turn: a card, one step or two by its symbols, a draw."""

import pytest

from igroteka.testing import rule

from .scene import LibraryMatch, answer, cells, goblin, options, pile, question, rigor, scene, told, told_of, why

DECK = ["goblin_scroll_potion", "..."]


def alone(card: str) -> LibraryMatch:
    """Worked example E1: the whole library, the goblin on E4 with nobody near, Rigor far away on A1."""
    return scene(7, {"p0": "E4"}, rigor="A1", hand_p0=[card])


@rule("RM-028", "RM-043")
def test_a_turn_is_a_movement_card_and_then_a_draw() -> None:
    match = scene(2, {"p0": "E4"}, rigor="A1", movement_deck=DECK, hand_p0=["goblin_stones_potion", "rigor_scroll_orb"])
    answer(match, "goblin_stones_potion", "E3", "stop")
    kinds = told(match)
    assert kinds.index("played") < kinds.index("stepped") < kinds.index("drew")
    assert pile(match, "hand:p0") == ["rigor_scroll_orb", "goblin_scroll_potion", *pile(match, "hand:p0")[2:]]
    assert pile(match, "movement_discard") == ["goblin_stones_potion"]


@rule("RM-029", "RM-043")
def test_after_a_turn_the_left_neighbour_plays() -> None:
    match = scene(3, {"p0": "E4"}, rigor="A1", hand_p0=["goblin_stones_potion"])
    answer(match, "goblin_stones_potion", "E3", "stop")
    assert match.g.active == 1
    assert question(match).seat == 1
    last = scene(3, {"p2": "E4"}, active=2, rigor="A1", hand_p2=["goblin_stones_potion"])
    answer(last, "goblin_stones_potion", "E3", "stop")
    assert last.g.active == 0


@rule("RM-032", "RM-033")
def test_a_goblin_card_moves_the_goblin_of_who_plays_it() -> None:
    match = scene(2, {"p0": "E4", "p1": "C3"}, rigor="A1", hand_p0=["goblin_stones_potion"])
    answer(match, "goblin_stones_potion")
    assert cells(match) == {"E3", "E5", "D4"}
    answer(match, "E3", "stop")
    assert goblin(match, 0) == "E3"
    assert goblin(match, 1) == "C3"
    assert rigor(match) == "A1"


@rule("RM-034")
def test_a_rigor_card_moves_rigor_whoever_plays_it() -> None:
    match = scene(2, {"p1": "G6"}, active=1, rigor="E4", hand_p1=["rigor_stones_potion"])
    answer(match, "rigor_stones_potion", "E3", "stop")
    assert rigor(match) == "E3"
    assert goblin(match, 1) == "G6"


@rule("RM-036")
def test_the_magic_orb_leads_to_any_neighbouring_cell() -> None:
    match = alone("goblin_orb_orb")
    answer(match, "goblin_orb_orb")
    assert cells(match) == {"E3", "F4", "E5", "D4"}


@rule("RM-038")
def test_a_step_needs_a_symbol_of_the_card() -> None:
    match = alone("goblin_scroll_stones")
    answer(match, "goblin_scroll_stones")
    assert cells(match) == {"F4", "E3", "D4"}
    assert why(match, "E5") == "RM-038"


@rule("RM-039", "RM-040")
def test_two_cells_use_up_both_symbols_in_either_order() -> None:
    """Worked example E1, with the rulebook's card."""
    moves = set()
    for first in ("F4", "E3", "D4"):
        match = alone("goblin_scroll_stones")
        answer(match, "goblin_scroll_stones", first)
        moves |= {(first, second) for second in cells(match)}
        assert "stop" in options(match)
    assert moves == {("F4", "G4"), ("E3", "E2"), ("D4", "C4")}


@rule("RM-039")
def test_one_symbol_does_not_serve_twice() -> None:
    match = alone("goblin_scroll_stones")
    answer(match, "goblin_scroll_stones", "E3")
    assert why(match, "E4") == "RM-039"


@rule("RM-041")
def test_the_second_step_may_be_left_out() -> None:
    match = alone("goblin_scroll_stones")
    answer(match, "goblin_scroll_stones", "F4", "stop")
    assert goblin(match, 0) == "F4"
    assert match.g.active == 1


@rule("RM-110")
def test_any_assignment_of_the_symbols_to_the_cells_will_do() -> None:
    """Worked example E3: potion and orb."""
    match = alone("goblin_potion_orb")
    answer(match, "goblin_potion_orb")
    assert cells(match) == {"E3", "F4", "E5", "D4"}
    twin = match.fork()
    answer(match, "E5")
    assert cells(match) == {"E4", "D5", "E6"}
    answer(twin, "F4")
    assert cells(twin) == {"F3"}


@rule("RM-111")
def test_the_second_step_may_go_back() -> None:
    match = alone("goblin_stones_orb")
    answer(match, "goblin_stones_orb", "E3", "E4")
    assert goblin(match, 0) == "E4"


@rule("RM-042")
def test_rigor_moves_by_the_same_rules() -> None:
    match = scene(7, rigor="E4", hand_p0=["rigor_scroll_stones"])
    answer(match, "rigor_scroll_stones")
    assert cells(match) == {"F4", "E3", "D4"}
    assert why(match, "E5") == "RM-038"
    answer(match, "E3")
    assert options(match) == {"E2", "stop"}
    answer(match, "E2")
    assert rigor(match) == "E2"


@rule("RM-109")
def test_teleports_start_cells_and_the_skull_cell_have_a_symbol_to_match() -> None:
    match = scene(2, {"p0": "E5"}, rigor="A1", hand_p0=["goblin_grimoire_potion"])
    answer(match, "goblin_grimoire_potion")
    assert why(match, "E6") == "RM-038"
    match = scene(2, {"p0": "C4"}, rigor="A1", hand_p0=["goblin_grimoire_potion"])
    answer(match, "goblin_grimoire_potion")
    assert why(match, "D4") == "RM-038"
    match = scene(2, {"p0": "C6"}, rigor="A1", hand_p0=["goblin_potion_scroll"])
    answer(match, "goblin_potion_scroll")
    assert why(match, "C7") == "RM-038"


@rule("RM-093")
def test_any_symbol_leads_onto_the_desk() -> None:
    match = scene(2, {"p0": "E1"}, rigor="A1", hand_p0=["goblin_scroll_grimoire"])
    answer(match, "goblin_scroll_grimoire")
    assert cells(match) == {"F1", "E2"}
    match = scene(2, {"p0": "E1"}, rigor="A1", hand_p0=["goblin_potion_grimoire"])
    answer(match, "goblin_potion_grimoire")
    assert question(match).name == "start"
    assert len(pile(match, "book_deck")) == 17


@rule("RM-047")
def test_a_goblin_cannot_step_onto_a_shelf() -> None:
    match = scene(2, {"p0": "E3"}, rigor="A1", hand_p0=["goblin_orb_orb"])
    answer(match, "goblin_orb_orb")
    assert why(match, "D3") == "RM-047"
    assert "D3" not in cells(match)


@rule("RM-048")
def test_rigor_cannot_step_onto_a_shelf() -> None:
    match = scene(2, rigor="D4", hand_p0=["rigor_orb_orb"])
    answer(match, "rigor_orb_orb")
    assert why(match, "D3") == "RM-048"
    assert cells(match) == {"C4", "E4", "D5"}


@rule("RM-107")
def test_nobody_steps_behind_the_wall_of_shelves() -> None:
    match = scene(5, {"p0": "G7"}, rigor="A1", hand_p0=["goblin_orb_orb"])
    answer(match, "goblin_orb_orb")
    assert why(match, "G8") == "RM-047"


@rule("RM-112")
def test_any_symbol_moves_rigor_onto_the_desk_and_he_takes_no_book() -> None:
    match = scene(2, rigor="E1", hand_p0=["rigor_scroll_grimoire"])
    answer(match, "rigor_scroll_grimoire", "F1", "stop")
    assert rigor(match) == "F1"
    assert len(pile(match, "book_deck")) == 18


@rule("RM-050")
def test_there_is_no_passing_with_a_playable_card() -> None:
    match = scene(2, {"p0": "E4"}, rigor="A1", hand_p0=["goblin_stones_potion"])
    assert why(match, "show_hand") == "RM-050"


@rule("RM-051")
def test_a_played_card_must_move_its_figure() -> None:
    match = scene(2, {"p0": "E4"}, rigor="A1", hand_p0=["goblin_stones_potion"])
    answer(match, "goblin_stones_potion")
    assert "stop" not in options(match)
    assert match.why_not(0, "stop") is not None


@rule("RM-205", "RM-044")
def test_a_card_without_a_first_step_is_unplayable() -> None:
    match = scene(2, {"p0": "A7"}, rigor="A1", hand_p0=["goblin_potion_grimoire", "rigor_orb_orb"])
    assert why(match, "goblin_potion_grimoire") == "RM-205"
    assert options(match) == {"rigor_orb_orb"}


def stuck(**position: object) -> LibraryMatch:
    """p0 on A7 sees only scroll and stones; Rigor on A1 only grimoire and scroll."""
    hand = ["goblin_potion_grimoire", "goblin_grimoire_potion", "rigor_stones_potion"]
    return scene(2, {"p0": "A7"}, rigor="A1", hand_p0=hand, **position)


@rule("RM-044", "RM-050")
def test_who_can_play_nothing_loses_the_turn() -> None:
    match = stuck()
    assert options(match) == {"show_hand"}
    answer(match, "show_hand")
    assert match.g.active == 1
    assert goblin(match, 0) == "A7"


@rule("RM-044", "RM-045")
@pytest.mark.parametrize("key", ["end_turn", "pass", "stop", "A6"])
def test_who_can_play_nothing_is_told_to_show_the_hand(key: str) -> None:
    refusal = stuck().why_not(0, key)
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("RM-045", "nothing_to_play")


@rule("RM-045", "RM-145")
def test_the_hand_of_a_lost_turn_is_shown_to_all() -> None:
    match = stuck()
    answer(match, "show_hand")
    shown = next(event for event in match.events(1) if event.kind == "turn_lost")
    assert shown.cards is not None
    assert len(shown.cards) == 3
    assert len(pile(match, "movement_discard")) == 3


@rule("RM-046")
def test_a_lost_turn_replaces_the_whole_hand_card_for_card() -> None:
    match = stuck(movement_deck=["goblin_orb_orb", "rigor_orb_orb", "goblin_orb_orb", "..."])
    answer(match, "show_hand")
    assert sorted(pile(match, "hand:p0")) == ["goblin_orb_orb", "goblin_orb_orb", "rigor_orb_orb"]
    short = scene(2, {"p0": "A7"}, rigor="A1", hand_p0=["goblin_potion_grimoire", "goblin_grimoire_potion"])
    answer(short, "show_hand")
    assert len(pile(short, "hand:p0")) == 2


@rule("RM-206")
def test_a_lost_turn_has_no_book_window_and_no_further_draw() -> None:
    match = stuck(face_up_p0=["pocket", "pardon"])
    assert options(match) == {"show_hand"}
    answer(match, "show_hand")
    assert match.g.active == 1
    assert len(pile(match, "hand:p0")) == 3


@rule("RM-137")
def test_an_empty_deck_is_renewed_from_the_discard_pile() -> None:
    hand = ["goblin_stones_potion", "rigor_orb_orb", "goblin_orb_orb"]
    match = scene(2, {"p0": "E4"}, rigor="A1", movement_discard=["..."], movement_deck=[], hand_p0=hand)
    spare = len(pile(match, "movement_discard"))
    answer(match, "goblin_stones_potion", "E3", "stop")
    assert not pile(match, "movement_discard")
    assert len(pile(match, "hand:p0")) == 3
    assert len(pile(match, "movement_deck")) == spare
    assert "deck_renewed" in told(match)


@rule("RM-143")
def test_the_draw_comes_even_when_the_goblin_was_caught() -> None:
    match = scene(2, {"p0": "E4"}, rigor="E3", hand_p0=["goblin_stones_potion", "goblin_orb_orb", "rigor_orb_orb"])
    answer(match, "goblin_stones_potion", "E3", "G5")
    assert len(pile(match, "hand:p0")) == 3
    assert match.g.active == 1


@rule("RM-201", "RM-143")
def test_the_draw_comes_even_when_the_goblin_was_teleported() -> None:
    match = scene(2, {"p0": "D6"}, rigor="A1", token_stack=["teleportation", "..."], hand_p0=["goblin_scroll_potion"])
    answer(match, "goblin_scroll_potion", "E6", "C1")
    assert len(pile(match, "hand:p0")) == 3
    assert match.g.active == 1


@pytest.mark.parametrize("card", ["goblin_scroll_stones", "goblin_stones_scroll"])
@rule("RM-040")
def test_the_printed_order_of_the_symbols_does_not_matter(card: str) -> None:
    match = alone(card)
    answer(match, card, "E3", "E2")
    assert goblin(match, 0) == "E2"


@rule("RM-204")
def test_a_goblin_card_is_unplayable_while_the_goblin_is_locked() -> None:
    match = scene(2, {"p0": "E4"}, rigor="A1", goblin_locked=True, hand_p0=["goblin_orb_orb", "rigor_orb_orb"])
    assert why(match, "goblin_orb_orb") == "RM-204"
    assert options(match) == {"rigor_orb_orb"}
    match = scene(2, {"p0": "E4"}, rigor="A1", goblin_locked=True, hand_p0=["goblin_orb_orb"])
    assert options(match) == {"show_hand"}


@rule("RM-028")
def test_a_step_is_told_with_both_cells() -> None:
    match = alone("goblin_scroll_stones")
    answer(match, "goblin_scroll_stones", "E3", "E2")
    assert [event.values for event in told_of(match, "stepped")] == [("E4", "E3"), ("E3", "E2")]


def test_time_plays_the_card_that_leads_farthest_from_rigor() -> None:
    hand = ["rigor_orb_orb", "goblin_scroll_grimoire", "goblin_potion_scroll"]
    match = scene(2, {"p0": "E4"}, rigor="F2", hand_p0=hand)
    assert question(match).default() == "goblin_potion_scroll"
    answer(match, "goblin_potion_scroll")
    assert question(match).default() == "E5"
    answer(match, "E5")
    assert question(match).default() == "stop"


def test_time_moves_rigor_away_from_the_own_goblin() -> None:
    match = scene(2, {"p0": "C4"}, rigor="E4", hand_p0=["rigor_orb_orb"])
    answer(match, "rigor_orb_orb")
    assert question(match).default() == "E3"
