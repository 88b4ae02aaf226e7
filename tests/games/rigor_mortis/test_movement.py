"""A turn: a card, one step or two by its symbols, a draw."""

from typing import Any

import pytest

from igroteka.content.words import Words
from igroteka.testing import rule

from .scene import Library

DECK = ["goblin_scroll_potion", "..."]


def alone(card: str) -> Library:
    """Worked example E1: the whole library, the goblin on E4 with nobody near, Rigor far away on A1."""
    return Library(7, {"p0": "E4"}, rigor="A1", hand_p0=[card])


@rule("RM-028", "RM-043")
def test_a_turn_is_a_movement_card_and_then_a_draw() -> None:
    scene = Library(
        2, {"p0": "E4"}, rigor="A1", movement_deck=DECK, hand_p0=["goblin_stones_potion", "rigor_scroll_orb"]
    )
    scene.do("goblin_stones_potion", "E3", "stop")
    kinds = scene.kinds()
    assert kinds.index("played") < kinds.index("stepped") < kinds.index("drew")
    assert scene.laid("hand:p0") == ["rigor_scroll_orb", "goblin_scroll_potion", *scene.laid("hand:p0")[2:]]
    assert scene.laid("movement_discard") == ["goblin_stones_potion"]


@rule("RM-029", "RM-043")
def test_after_a_turn_the_left_neighbour_plays() -> None:
    scene = Library(3, {"p0": "E4"}, rigor="A1", hand_p0=["goblin_stones_potion"])
    scene.do("goblin_stones_potion", "E3", "stop")
    assert scene.g.active == 1
    assert scene.ask().seat == 1
    last = Library(3, {"p2": "E4"}, active=2, rigor="A1", hand_p2=["goblin_stones_potion"])
    last.do("goblin_stones_potion", "E3", "stop")
    assert last.g.active == 0


@rule("RM-032", "RM-033")
def test_a_goblin_card_moves_the_goblin_of_who_plays_it() -> None:
    scene = Library(2, {"p0": "E4", "p1": "C3"}, rigor="A1", hand_p0=["goblin_stones_potion"])
    scene.do("goblin_stones_potion")
    assert scene.cells() == {"E3", "E5", "D4"}
    scene.do("E3", "stop")
    assert scene.goblin(0) == "E3"
    assert scene.goblin(1) == "C3"
    assert scene.rigor() == "A1"


@rule("RM-034")
def test_a_rigor_card_moves_rigor_whoever_plays_it() -> None:
    scene = Library(2, {"p1": "G6"}, active=1, rigor="E4", hand_p1=["rigor_stones_potion"])
    scene.do("rigor_stones_potion", "E3", "stop")
    assert scene.rigor() == "E3"
    assert scene.goblin(1) == "G6"


@rule("RM-036")
def test_the_magic_orb_leads_to_any_neighbouring_cell() -> None:
    scene = alone("goblin_orb_orb")
    scene.do("goblin_orb_orb")
    assert scene.cells() == {"E3", "F4", "E5", "D4"}


@rule("RM-038")
def test_a_step_needs_a_symbol_of_the_card() -> None:
    scene = alone("goblin_scroll_stones")
    scene.do("goblin_scroll_stones")
    assert scene.cells() == {"F4", "E3", "D4"}
    assert scene.why_not("E5") == "RM-038"


@rule("RM-039", "RM-040")
def test_two_cells_use_up_both_symbols_in_either_order() -> None:
    """Worked example E1, with the rulebook's card."""
    moves = set()
    for first in ("F4", "E3", "D4"):
        scene = alone("goblin_scroll_stones")
        scene.do("goblin_scroll_stones", first)
        moves |= {(first, second) for second in scene.cells()}
        assert "stop" in scene.options()
    assert moves == {("F4", "G4"), ("E3", "E2"), ("D4", "C4")}


@rule("RM-039")
def test_one_symbol_does_not_serve_twice() -> None:
    scene = alone("goblin_scroll_stones")
    scene.do("goblin_scroll_stones", "E3")
    assert scene.why_not("E4") == "RM-039"


@rule("RM-041")
def test_the_second_step_may_be_left_out() -> None:
    scene = alone("goblin_scroll_stones")
    scene.do("goblin_scroll_stones", "F4", "stop")
    assert scene.goblin(0) == "F4"
    assert scene.g.active == 1


@rule("RM-110")
def test_any_assignment_of_the_symbols_to_the_cells_will_do() -> None:
    """Worked example E3: potion and orb."""
    scene = alone("goblin_potion_orb")
    scene.do("goblin_potion_orb")
    assert scene.cells() == {"E3", "F4", "E5", "D4"}
    twin = scene.fork()
    scene.do("E5")
    assert scene.cells() == {"E4", "D5", "E6"}
    twin.do("F4")
    assert twin.cells() == {"F3"}


@rule("RM-111")
def test_the_second_step_may_go_back() -> None:
    scene = alone("goblin_stones_orb")
    scene.do("goblin_stones_orb", "E3", "E4")
    assert scene.goblin(0) == "E4"


@rule("RM-042")
def test_rigor_moves_by_the_same_rules() -> None:
    scene = Library(7, rigor="E4", hand_p0=["rigor_scroll_stones"])
    scene.do("rigor_scroll_stones")
    assert scene.cells() == {"F4", "E3", "D4"}
    assert scene.why_not("E5") == "RM-038"
    scene.do("E3")
    assert scene.options() == {"E2", "stop"}
    scene.do("E2")
    assert scene.rigor() == "E2"


@rule("RM-109")
def test_teleports_start_cells_and_the_skull_cell_have_a_symbol_to_match() -> None:
    scene = Library(2, {"p0": "E5"}, rigor="A1", hand_p0=["goblin_grimoire_potion"])
    scene.do("goblin_grimoire_potion")
    assert scene.why_not("E6") == "RM-038"
    scene = Library(2, {"p0": "C4"}, rigor="A1", hand_p0=["goblin_grimoire_potion"])
    scene.do("goblin_grimoire_potion")
    assert scene.why_not("D4") == "RM-038"
    scene = Library(2, {"p0": "C6"}, rigor="A1", hand_p0=["goblin_potion_scroll"])
    scene.do("goblin_potion_scroll")
    assert scene.why_not("C7") == "RM-038"


@rule("RM-093")
def test_any_symbol_leads_onto_the_desk() -> None:
    scene = Library(2, {"p0": "E1"}, rigor="A1", hand_p0=["goblin_scroll_grimoire"])
    scene.do("goblin_scroll_grimoire")
    assert scene.cells() == {"F1", "E2"}
    scene = Library(2, {"p0": "E1"}, rigor="A1", hand_p0=["goblin_potion_grimoire"])
    scene.do("goblin_potion_grimoire")
    assert scene.ask().name == "start"
    assert len(scene.laid("book_deck")) == 17


@rule("RM-047")
def test_a_goblin_cannot_step_onto_a_shelf() -> None:
    scene = Library(2, {"p0": "E3"}, rigor="A1", hand_p0=["goblin_orb_orb"])
    scene.do("goblin_orb_orb")
    assert scene.why_not("D3") == "RM-047"
    assert "D3" not in scene.cells()


@rule("RM-048")
def test_rigor_cannot_step_onto_a_shelf() -> None:
    scene = Library(2, rigor="D4", hand_p0=["rigor_orb_orb"])
    scene.do("rigor_orb_orb")
    assert scene.why_not("D3") == "RM-048"
    assert scene.cells() == {"C4", "E4", "D5"}


@rule("RM-107")
def test_nobody_steps_behind_the_wall_of_shelves() -> None:
    scene = Library(5, {"p0": "G7"}, rigor="A1", hand_p0=["goblin_orb_orb"])
    scene.do("goblin_orb_orb")
    assert scene.why_not("G8") == "RM-047"


@rule("RM-112")
def test_any_symbol_moves_rigor_onto_the_desk_and_he_takes_no_book() -> None:
    scene = Library(2, rigor="E1", hand_p0=["rigor_scroll_grimoire"])
    scene.do("rigor_scroll_grimoire", "F1", "stop")
    assert scene.rigor() == "F1"
    assert len(scene.laid("book_deck")) == 18


@rule("RM-050")
def test_there_is_no_passing_with_a_playable_card() -> None:
    scene = Library(2, {"p0": "E4"}, rigor="A1", hand_p0=["goblin_stones_potion"])
    assert scene.why_not("show_hand") == "RM-050"


@rule("RM-051")
def test_a_played_card_must_move_its_figure() -> None:
    scene = Library(2, {"p0": "E4"}, rigor="A1", hand_p0=["goblin_stones_potion"])
    scene.do("goblin_stones_potion")
    assert "stop" not in scene.options()
    assert scene.match.why_not(0, "stop") is not None


@rule("RM-205", "RM-044")
def test_a_card_without_a_first_step_is_unplayable() -> None:
    scene = Library(2, {"p0": "A7"}, rigor="A1", hand_p0=["goblin_potion_grimoire", "rigor_orb_orb"])
    assert scene.why_not("goblin_potion_grimoire") == "RM-205"
    assert scene.options() == {"rigor_orb_orb"}


def stuck(**position: object) -> Library:
    """p0 on A7 sees only scroll and stones; Rigor on A1 only grimoire and scroll."""
    hand = ["goblin_potion_grimoire", "goblin_grimoire_potion", "rigor_stones_potion"]
    return Library(2, {"p0": "A7"}, rigor="A1", hand_p0=hand, **position)


@rule("RM-044", "RM-050")
def test_who_can_play_nothing_loses_the_turn() -> None:
    scene = stuck()
    assert scene.options() == {"show_hand"}
    scene.do("show_hand")
    assert scene.g.active == 1
    assert scene.goblin(0) == "A7"


@rule("RM-044", "RM-045")
@pytest.mark.parametrize("key", ["end_turn", "pass", "stop", "A6"])
def test_who_can_play_nothing_is_told_to_show_the_hand(key: str) -> None:
    refusal = stuck().refusal(key)
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("RM-045", "nothing_to_play")


@rule("RM-045", "RM-145")
def test_the_hand_of_a_lost_turn_is_shown_to_all() -> None:
    scene = stuck()
    scene.do("show_hand")
    shown = next(event for event in scene.match.events(1) if event.kind == "turn_lost")
    assert shown.cards is not None
    assert len(shown.cards) == 3
    assert len(scene.laid("movement_discard")) == 3


@rule("RM-046")
def test_a_lost_turn_replaces_the_whole_hand_card_for_card() -> None:
    scene = stuck(movement_deck=["goblin_orb_orb", "rigor_orb_orb", "goblin_orb_orb", "..."])
    scene.do("show_hand")
    assert sorted(scene.laid("hand:p0")) == ["goblin_orb_orb", "goblin_orb_orb", "rigor_orb_orb"]
    short = Library(2, {"p0": "A7"}, rigor="A1", hand_p0=["goblin_potion_grimoire", "goblin_grimoire_potion"])
    short.do("show_hand")
    assert len(short.laid("hand:p0")) == 2


@rule("RM-206")
def test_a_lost_turn_has_no_book_window_and_no_further_draw() -> None:
    scene = stuck(face_up_p0=["pocket", "pardon"])
    assert scene.options() == {"show_hand"}
    scene.do("show_hand")
    assert scene.g.active == 1
    assert len(scene.laid("hand:p0")) == 3


@rule("RM-137")
def test_an_empty_deck_is_renewed_from_the_discard_pile() -> None:
    hand = ["goblin_stones_potion", "rigor_orb_orb", "goblin_orb_orb"]
    scene = Library(2, {"p0": "E4"}, rigor="A1", movement_discard=["..."], movement_deck=[], hand_p0=hand)
    spare = len(scene.laid("movement_discard"))
    scene.do("goblin_stones_potion", "E3", "stop")
    assert not scene.laid("movement_discard")
    assert len(scene.laid("hand:p0")) == 3
    assert len(scene.laid("movement_deck")) == spare
    assert "deck_renewed" in scene.kinds()


@rule("RM-137")
def test_without_deck_and_discard_pile_a_draw_brings_what_there_is() -> None:
    """All other movement cards are in the hand of p1."""
    hands: dict[str, Any] = {"hand_p0": ["goblin_stones_potion", "goblin_orb_orb"], "hand_p1": ["..."]}
    scene = Library(2, {"p0": "E4"}, rigor="A1", movement_deck=[], movement_discard=[], **hands)
    scene.do("goblin_stones_potion", "E3", "stop")
    assert scene.laid("hand:p0") == ["goblin_orb_orb", "goblin_stones_potion"]
    assert scene.kinds().count("deck_renewed") == 1
    assert scene.g.active == 1


@rule("RM-137")
def test_the_end_of_the_turn_names_as_many_cards_as_there_are() -> None:
    hands: dict[str, Any] = {"hand_p0": ["goblin_orb_orb"], "hand_p1": ["..."]}
    scene = Library(
        2, at="after_card", face_up_p0=["pardon"], looks_p0=["bow"], movement_deck=[], movement_discard=[], **hands
    )
    assert scene.ask().details()["end_turn"] == {"count": 0}
    scene.do("end_turn")
    assert scene.laid("hand:p0") == ["goblin_orb_orb"]
    assert "deck_renewed" not in scene.kinds()


@rule("RM-143")
def test_the_draw_comes_even_when_the_goblin_was_caught() -> None:
    scene = Library(2, {"p0": "E4"}, rigor="E3", hand_p0=["goblin_stones_potion", "goblin_orb_orb", "rigor_orb_orb"])
    scene.do("goblin_stones_potion", "E3", "G5")
    assert len(scene.laid("hand:p0")) == 3
    assert scene.g.active == 1


@rule("RM-201", "RM-143")
def test_the_draw_comes_even_when_the_goblin_was_teleported() -> None:
    scene = Library(2, {"p0": "D6"}, rigor="A1", token_stack=["teleportation", "..."], hand_p0=["goblin_scroll_potion"])
    scene.do("goblin_scroll_potion", "E6", "C1")
    assert len(scene.laid("hand:p0")) == 3
    assert scene.g.active == 1


@pytest.mark.parametrize("card", ["goblin_scroll_stones", "goblin_stones_scroll"])
@rule("RM-040")
def test_the_printed_order_of_the_symbols_does_not_matter(card: str) -> None:
    scene = alone(card)
    scene.do(card, "E3", "E2")
    assert scene.goblin(0) == "E2"


@rule("RM-204")
def test_a_goblin_card_is_unplayable_while_the_goblin_is_locked() -> None:
    scene = Library(2, {"p0": "E4"}, rigor="A1", goblin_locked=True, hand_p0=["goblin_orb_orb", "rigor_orb_orb"])
    assert scene.why_not("goblin_orb_orb") == "RM-204"
    assert scene.options() == {"rigor_orb_orb"}
    scene = Library(2, {"p0": "E4"}, rigor="A1", goblin_locked=True, hand_p0=["goblin_orb_orb"])
    assert scene.options() == {"show_hand"}
    for lang, also in (("ru", "покажите руку"), ("en", "show your hand")):
        assert also in Words("rigor_mortis", lang).why("locked"), "there may be no card of Rigor in hand"


@rule("RM-028")
def test_a_step_is_told_with_both_cells() -> None:
    scene = alone("goblin_scroll_stones")
    scene.do("goblin_scroll_stones", "E3", "E2")
    assert [event.values for event in scene.happened("stepped")] == [("E4", "E3"), ("E3", "E2")]


def test_time_plays_the_card_that_leads_farthest_from_rigor() -> None:
    hand = ["rigor_orb_orb", "goblin_scroll_grimoire", "goblin_potion_scroll"]
    scene = Library(2, {"p0": "E4"}, rigor="F2", hand_p0=hand)
    assert scene.ask().default() == "goblin_potion_scroll"
    scene.do("goblin_potion_scroll")
    assert scene.ask().default() == "E5"
    scene.do("E5")
    assert scene.ask().default() == "stop"


def test_time_moves_rigor_away_from_the_own_goblin() -> None:
    scene = Library(2, {"p0": "C4"}, rigor="E4", hand_p0=["rigor_orb_orb"])
    scene.do("rigor_orb_orb")
    assert scene.ask().default() == "E3"
