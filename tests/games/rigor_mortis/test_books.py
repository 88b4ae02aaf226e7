"""Magic books: their timing, and what each of them does."""

from typing import Any

import pytest

from igroteka.testing import rule

from .scene import Library

HAND = ["goblin_stones_orb", "rigor_orb_orb", "goblin_orb_orb"]


def with_book(book: str, goblins: dict[str, str] | None = None, players: int = 2, **more: Any) -> Library:
    """p0 on E4 holds a book face up; Rigor is far away."""
    start: dict[str, Any] = {"rigor": "A1", "face_up_p0": [book], "hand_p0": HAND}
    return Library(players, {"p0": "E4", **(goblins or {})}, **(start | more))


# --- timing --------------------------------------------------------------------------------------------------------


@rule("RM-097")
def test_books_are_for_ones_own_turn() -> None:
    scene = with_book("powder", active=1)
    assert scene.ask().seat == 1
    assert "powder" not in scene.options()
    assert scene.match.why_not(0, "powder") is not None


@rule("RM-097")
def test_reaction_books_wait_for_their_moment() -> None:
    scene = with_book("mirror_shield", face_up_p0=["mirror_shield", "scapegoat", "sticky_heels"])
    assert {scene.why_not(book) for book in ("mirror_shield", "scapegoat", "sticky_heels")} == {"RM-097"}


@rule("RM-155")
def test_shadow_step_asks_by_its_own_rule() -> None:
    scene = with_book("shadow_step")
    scene.do("shadow_step")
    assert scene.ask().cites == "RM-155"
    assert scene.why_not("E5") == "RM-155"


@rule("RM-098")
def test_a_used_book_is_turned_face_down_and_cannot_be_used_again() -> None:
    scene = with_book("powder")
    scene.do("powder")
    assert scene.laid("face_down:p0") == ["powder"]
    assert not scene.laid("face_up:p0")
    assert scene.why_not("powder") == "RM-098"


@rule("RM-133")
def test_books_are_used_before_the_card_or_after_it_in_any_number() -> None:
    scene = with_book("powder", face_up_p0=["powder", "shadow_step", "foresight", "skin_swap"])
    scene.do("powder", "shadow_step", "G5", "goblin_orb_orb", "G4", "stop")
    assert scene.ask().name == "after_card"
    scene.do("skin_swap", "end_turn")
    assert scene.g.active == 1


@rule("RM-133")
def test_no_book_is_used_between_two_steps() -> None:
    scene = with_book("powder")
    scene.do("goblin_orb_orb", "E3")
    assert scene.ask().name == "goblin_second"
    assert scene.match.why_not(0, "powder") is not None


@rule("RM-133")
def test_after_the_card_the_window_opens_only_for_who_has_a_book_to_use() -> None:
    scene = with_book("mirror_shield")
    scene.do("goblin_orb_orb", "E3", "stop")
    assert scene.g.active == 1


def test_time_uses_no_book() -> None:
    scene = with_book("powder")
    scene.do("goblin_orb_orb", "E3", "stop")
    assert scene.ask().name == "after_card"
    assert scene.ask().default() == "end_turn"


# --- each book -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("book", "by"), [("forgotten_treasure", "RM-153"), ("pocket", "RM-168")])
@rule("RM-153", "RM-168")
def test_permanent_books_are_never_used_or_turned_over(book: str, by: str) -> None:
    scene = with_book(book)
    assert scene.why_not(book) == by
    assert scene.laid("face_up:p0") == [book]


@rule("RM-154")
def test_slippers_step_onto_any_neighbouring_cell_before_the_card() -> None:
    scene = with_book("slippers")
    scene.do("slippers")
    assert scene.cells() == {"E3", "F4", "E5", "D4"}
    scene.do("F4", "goblin_orb_orb", "F3", "stop")
    assert scene.goblin(0) == "F3"


@rule("RM-154")
def test_slippers_shove_and_arrive_like_any_step() -> None:
    scene = with_book("slippers", {"p1": "E5"}, rigor="D5")
    scene.do("slippers", "E5", "D5", "A4")
    assert len(scene.looks(1)) == 1
    assert scene.goblin(0) == "E5"
    assert scene.ask().name == "before_card"


@rule("RM-201", "RM-154")
def test_slippers_onto_a_teleport_end_the_turn_even_before_the_card() -> None:
    scene = with_book("slippers", {"p0": "D6"}, token_stack=["teleportation", "..."])
    scene.do("slippers", "E6", "C1")
    assert scene.g.active == 1
    assert len(scene.laid("hand:p0")) == 3
    assert not scene.laid("movement_discard")


@rule("RM-204", "RM-132")
def test_slippers_onto_the_desk_leave_only_rigor_cards() -> None:
    scene = with_book("slippers", {"p0": "E2"})
    scene.do("slippers", "F2", "C7")
    assert scene.why_not("goblin_orb_orb") == "RM-204"
    assert "rigor_orb_orb" in scene.options()


@rule("RM-155")
def test_shadow_step_puts_the_goblin_on_a_free_teleport_without_a_token_and_without_a_lock() -> None:
    scene = with_book("shadow_step", {"p1": "A4"})
    scene.do("shadow_step")
    assert scene.options() == {"C1", "G5", "E6", "B7"}
    scene.do("G5")
    assert scene.goblin(0) == "G5"
    assert "token_revealed" not in scene.kinds()
    assert "goblin_orb_orb" in scene.options()


@rule("RM-155", "RM-084")
def test_shadow_step_needs_a_free_teleport() -> None:
    taken = {"p1": "C1", "p2": "A4", "p3": "G5", "p4": "E6", "p5": "B7"}
    assert with_book("shadow_step", taken, 6).why_not("shadow_step") == "RM-155"


@rule("RM-156")
def test_skin_swap_exchanges_two_goblins_and_triggers_nothing() -> None:
    scene = with_book("skin_swap", {"p1": "C1", "p2": "A5"}, 3)
    scene.do("skin_swap", "p1")
    assert scene.goblin(0) == "C1"
    assert scene.goblin(1) == "E4"
    assert "token_revealed" not in scene.kinds()
    assert "goblin_orb_orb" in scene.options()
    scene.do("goblin_orb_orb", "D1", "stop")
    assert scene.goblin(0) == "D1"


@rule("RM-157")
def test_call_moves_rigor_one_cell_anywhere_with_all_that_follows() -> None:
    scene = with_book("call", {"p1": "D5"}, rigor="D4")
    scene.do("call")
    assert scene.cells() == {"C4", "E4", "D5"}
    scene.do("D5", "A4")
    assert scene.rigor() == "D5"
    assert len(scene.looks(1)) == 1
    assert scene.ask().name == "before_card"


@rule("RM-157", "RM-081")
def test_the_user_of_call_decides_on_rigors_transport() -> None:
    scene = with_book("call", {"p0": "A6"}, rigor="E5")
    scene.do("call", "E6")
    assert scene.asked == (0, "transport")
    scene.do("E3")
    assert scene.rigor() == "E3"


@rule("RM-160", "RM-140")
def test_pardon_returns_a_look_under_the_deck_where_all_know_it() -> None:
    scene = with_book("pardon", looks_p0=["one_leg", "crab_claws"])
    scene.do("pardon")
    assert scene.options() == {"one_leg", "crab_claws"}
    scene.do("one_leg")
    assert scene.looks(0) == ["crab_claws"]
    assert scene.laid("look_deck")[0] == "one_leg"
    bottom = next(zone for zone in scene.match.view(1).zones if zone.name == "look_deck").cards[-1]
    assert bottom.key == "one_leg"
    scene.do("goblin_orb_orb", "E3")
    assert scene.ask().name == "goblin_second"


@rule("RM-140")
def test_a_pardoned_blank_look_is_simply_removed() -> None:
    scene = with_book("pardon", blanks=[1, 0], looks_p0=["one_leg"])
    scene.do("pardon", "blank_look")
    assert scene.g.blanks == [0, 0]
    assert scene.looks(0) == ["one_leg"]
    assert len(scene.laid("look_deck")) == 23


@rule("RM-160")
def test_pardon_needs_a_look() -> None:
    assert with_book("pardon").why_not("pardon") == "RM-160"


@rule("RM-161")
def test_the_eye_sees_a_hand_and_exchanges_a_card() -> None:
    scene = with_book("eye", hand_p1=["rigor_scroll_orb", "goblin_scroll_orb", "goblin_potion_orb"])
    scene.do("eye", "goblin_stones_orb")
    assert scene.options() == {"rigor_scroll_orb", "goblin_scroll_orb", "goblin_potion_orb"}
    scene.do("rigor_scroll_orb")
    assert scene.laid("hand:p0")[-1] == "rigor_scroll_orb"
    assert scene.laid("hand:p1")[-1] == "goblin_stones_orb"
    assert len(scene.laid("hand:p0")) == len(scene.laid("hand:p1")) == 3


@rule("RM-161")
def test_the_eye_does_not_tell_which_card_of_the_hand_is_the_oldest() -> None:
    hand = ["rigor_scroll_orb", "goblin_scroll_orb", "goblin_potion_orb"]
    asked = []
    for order in (hand, hand[::-1]):
        scene = with_book("eye", hand_p1=order)
        scene.do("eye", "goblin_stones_orb")
        asked.append(scene.match.view(0).asks)
    assert asked[0] == asked[1]


@rule("RM-161")
def test_the_exchange_may_be_left_out_after_seeing() -> None:
    scene = with_book("eye", players=3, hand_p2=["rigor_scroll_orb", "goblin_scroll_orb", "goblin_potion_orb"])
    scene.do("eye", "p2", "nothing")
    assert sorted(scene.laid("hand:p0")) == sorted(HAND)
    seen = next(zone for zone in scene.match.view(0).zones if zone.name == "hand:p2").cards
    assert {card.key for card in seen} == {"rigor_scroll_orb", "goblin_scroll_orb", "goblin_potion_orb"}
    hidden = next(zone for zone in scene.match.view(1).zones if zone.name == "hand:p2").cards
    assert {card.key for card in hidden} == {None}


@rule("RM-161")
def test_only_the_two_players_see_which_cards_were_exchanged() -> None:
    scene = with_book("eye", players=3, hand_p1=["rigor_scroll_orb", "goblin_scroll_orb", "goblin_potion_orb"])
    scene.do("eye", "p1", "goblin_stones_orb", "rigor_scroll_orb")
    swaps = [next(e for e in scene.match.events(seat) if e.kind == "cards_swapped") for seat in range(3)]
    assert [swap.cards is not None for swap in swaps] == [True, True, False]
    assert swaps[2].count == 2


@rule("RM-161")
def test_the_oldest_card_can_be_given_away_and_time_gives_none() -> None:
    scene = with_book("eye", hand_p1=["rigor_scroll_orb", "goblin_scroll_orb", "goblin_potion_orb"])
    scene.do("eye")
    assert scene.ask().default() == "nothing"
    scene.do("goblin_orb_orb")
    assert scene.ask().default() == "goblin_potion_orb"
    scene.do("goblin_potion_orb")
    assert scene.laid("hand:p1")[-1] == "goblin_orb_orb"
    assert scene.laid("hand:p0")[-1] == "goblin_potion_orb"


@pytest.mark.parametrize("empty", ["hand_p0", "hand_p1"])
@rule("RM-161")
def test_with_an_empty_hand_on_either_side_nothing_is_exchanged(empty: str) -> None:
    hands: dict[str, Any] = {empty: []}
    scene = with_book("eye", **hands)
    scene.do("eye")
    assert scene.ask().name == "before_card"
    assert scene.kinds()[-2:] == ["hand_seen", "no_swap"]


@pytest.mark.parametrize("owner", [0, 1])
@rule("RM-161", "RM-176")
def test_a_hand_under_open_palms_lies_open_after_an_exchange_too(owner: int) -> None:
    open_palms: dict[str, Any] = {f"looks_p{owner}": ["open_palms"]}
    scene = with_book(
        "eye",
        players=3,
        hand_p1=["rigor_scroll_orb", "goblin_scroll_orb", "goblin_potion_orb"],
        **open_palms,
    )
    scene.do("eye", "p1", "goblin_stones_orb", "rigor_scroll_orb")
    came = {0: "rigor_scroll_orb", 1: "goblin_stones_orb"}[owner]
    seen = next(zone for zone in scene.match.view(2).zones if zone.name == f"hand:p{owner}").cards
    assert came in {card.key for card in seen}
    assert None not in {card.key for card in seen}


@rule("RM-161")
def test_a_stolen_clamped_card_is_free() -> None:
    scene = with_book(
        "eye",
        looks_p1=["stiff_arm"],
        clamped={"p1": 2},
        hand_p1=["rigor_scroll_orb", "goblin_scroll_orb", "goblin_potion_orb"],
    )
    scene.do("eye", "goblin_stones_orb", "rigor_scroll_orb")
    assert scene.g.clamped[1] == -1


@rule("RM-162")
def test_foresight_shows_the_tokens_and_puts_them_in_any_order() -> None:
    tokens = ["trap", "trap", "magic_book", "teleportation", "teleportation", "magic_book"]
    scene = with_book("foresight", token_stack=tokens)
    scene.do("foresight")
    assert scene.ask().seat == 0
    assert scene.ask().default() == "trap"
    scene.do("magic_book", "magic_book", "teleportation", "teleportation", "trap")
    assert scene.pile("token_stack") == ["magic_book"] * 2 + ["teleportation"] * 2 + ["trap"] * 2


@rule("RM-162")
def test_the_order_of_the_tokens_is_known_to_the_user_alone_until_the_restack() -> None:
    scene = with_book("foresight", token_stack=["trap", "magic_book"], token_discard=["..."])
    scene.do("foresight", "magic_book")

    def stack(viewer: int) -> list[str | None]:
        return [
            card.key for zone in scene.match.view(viewer).zones if zone.name == "token_stack" for card in zone.cards
        ]

    assert stack(0) == ["magic_book", "trap"]
    assert stack(1) == [None, None]


@rule("RM-163")
def test_second_wind_plays_another_card_and_the_hand_is_refilled() -> None:
    scene = with_book("second_wind")
    assert scene.why_not("second_wind") == "RM-163"
    scene.do("goblin_stones_orb", "E3", "stop", "second_wind")
    assert scene.options() == {"rigor_orb_orb", "goblin_orb_orb"}
    scene.do("goblin_orb_orb", "E2", "stop")
    assert scene.goblin(0) == "E2"
    assert len(scene.laid("hand:p0")) == 3
    assert scene.g.active == 1


@rule("RM-163")
def test_after_second_wind_the_book_window_goes_on() -> None:
    scene = with_book("second_wind", face_up_p0=["second_wind", "powder"])
    scene.do("goblin_stones_orb", "E3", "stop", "second_wind", "goblin_orb_orb", "E2", "stop")
    assert scene.ask().name == "after_card"
    assert scene.options() == {"powder", "end_turn"}


@rule("RM-163", "RM-204")
def test_a_locked_goblin_gets_no_second_wind() -> None:
    scene = with_book("second_wind", {"p0": "E2"})
    scene.do("goblin_orb_orb", "F2", "C7", "second_wind")
    assert scene.options() == {"rigor_orb_orb"}
    assert scene.why_not("goblin_stones_orb") == "RM-204"


@rule("RM-163")
def test_the_others_cannot_tell_whether_there_is_a_second_card() -> None:
    for hand in (["goblin_orb_orb", "rigor_orb_orb"], ["goblin_orb_orb", "goblin_scroll_stones"]):
        scene = with_book("second_wind", {"p0": "E2"}, hand_p0=hand)
        scene.do("goblin_orb_orb", "F2", "C7")
        assert scene.ask().name == "after_card"
        assert scene.ask().guarded
    assert scene.why_not("second_wind") == "RM-163"


@rule("RM-164")
def test_pocket_orb_makes_every_symbol_of_the_turn_an_orb() -> None:
    scene = with_book("pocket_orb", hand_p0=["goblin_scroll_stones", "rigor_scroll_stones"])
    scene.do("pocket_orb", "goblin_scroll_stones")
    assert scene.cells() == {"E3", "F4", "E5", "D4"}
    scene.do("E5")
    assert scene.cells() == {"E4", "D5", "F5", "E6"}
    scene = with_book("pocket_orb", rigor="E2", hand_p0=["rigor_potion_grimoire"])
    scene.do("pocket_orb", "rigor_potion_grimoire")
    assert scene.cells() == {"E1", "E3", "F2"}


@rule("RM-164")
def test_pocket_orb_is_for_before_the_card_and_for_one_turn() -> None:
    scene = with_book("pocket_orb", face_up_p0=["pocket_orb", "powder"])
    scene.do("goblin_stones_orb", "E3", "stop")
    assert scene.why_not("pocket_orb") == "RM-164"
    scene = with_book("pocket_orb")
    scene.do("pocket_orb", "goblin_stones_orb", "E3", "stop")
    assert not scene.g.orbs
    assert scene.g.active == 1


@rule("RM-165")
def test_kick_shoves_a_neighbour_and_the_own_goblin_stays() -> None:
    scene = with_book("kick", {"p1": "E5", "p2": "A6"}, 3)
    scene.do("kick")
    assert scene.ask().name == "shove"
    assert scene.cells() == {"D5", "F5", "E6"}
    assert scene.why_not("E4") == "RM-055"
    scene.do("F5")
    assert scene.goblin(0) == "E4"
    assert scene.goblin(1) == "F5"
    scene.do("goblin_orb_orb", "E5")
    assert scene.ask().name == "goblin_second", "nobody is left on the cell that was kicked free"


@rule("RM-165")
def test_only_a_neighbouring_goblin_can_be_kicked() -> None:
    assert with_book("kick").why_not("kick") == "RM-165"
    scene = with_book("kick", {"p1": "E5", "p2": "E3", "p3": "A6"}, 4)
    scene.do("kick")
    assert scene.options() == {"p1", "p2"}
    assert scene.why_not("p3") == "RM-165"


@rule("RM-165", "RM-121")
def test_in_a_kicks_chain_the_own_goblin_counts_as_moved() -> None:
    scene = with_book("kick", {"p1": "E5", "p2": "D5", "p3": "D4"}, 4)
    scene.do("kick", "p1", "D5", "D4")
    assert scene.ask().seat == 2 or scene.goblin(3) == "C4"
    assert scene.goblin(0) == "E4"
    ring = with_book("kick", {"p1": "E5", "p2": "D5", "p3": "D4"}, 4, rigor="C4")
    ring.do("kick", "p1", "D5", "D4")
    assert len(ring.looks(3)) == 1


@rule("RM-165")
def test_a_kick_is_no_step_so_locks_and_gait_do_not_hinder_it() -> None:
    scene = with_book("kick", {"p1": "E5"}, looks_p0=["mincing_gait"], goblin_locked=True)
    scene.do("kick", "F5")
    assert scene.goblin(1) == "F5"


@rule("RM-166")
def test_under_sleeping_powder_nobody_moves_rigor_until_the_users_next_turn() -> None:
    scene = with_book("powder", face_up_p0=["powder", "call"], hand_p1=["rigor_orb_orb", "goblin_orb_orb"])
    scene.do("powder")
    assert scene.why_not("rigor_orb_orb") == "RM-166"
    assert scene.why_not("call") == "RM-166"
    scene.do("goblin_orb_orb", "E3", "stop")
    assert scene.ask().seat == 1
    assert scene.why_not("rigor_orb_orb") == "RM-166"
    scene.do("goblin_orb_orb", "C6", "stop")
    assert scene.g.active == 0
    assert "rigor_orb_orb" in scene.options()
    assert "rigor_awake" in scene.kinds()


@rule("RM-212")
def test_a_goblin_that_reaches_sleeping_rigor_is_still_caught() -> None:
    scene = with_book("powder", rigor="E3")
    scene.do("powder", "goblin_stones_orb", "E3")
    assert len(scene.looks(0)) == 1


@rule("RM-168")
def test_bottomless_pocket_makes_the_hand_one_card_larger_from_the_next_draw_on() -> None:
    scene = with_book("pocket")
    assert len(scene.laid("hand:p0")) == 3
    scene.do("goblin_orb_orb", "E3", "stop")
    assert len(scene.laid("hand:p0")) == 4
    down = with_book("powder", face_up_p0=[], face_down_p0=["pocket"])
    down.do("goblin_orb_orb", "E3", "stop")
    assert len(down.laid("hand:p0")) == 3
