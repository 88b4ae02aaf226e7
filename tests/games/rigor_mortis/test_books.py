"""Magic books: their timing, and what each of them does."""

from typing import Any

import pytest

from igroteka.testing import rule

from .scene import LibraryMatch, answer, cells, goblin, looks, options, pile, question, rigor, scene, told, why

HAND = ["goblin_stones_orb", "rigor_orb_orb", "goblin_orb_orb"]


def with_book(book: str, goblins: dict[str, str] | None = None, players: int = 2, **more: Any) -> LibraryMatch:
    """p0 on E4 holds a book face up; Rigor is far away."""
    start: dict[str, Any] = {"rigor": "A1", "face_up_p0": [book], "hand_p0": HAND}
    return scene(players, {"p0": "E4", **(goblins or {})}, **(start | more))


# --- timing --------------------------------------------------------------------------------------------------------


@rule("RM-097")
def test_books_are_for_ones_own_turn() -> None:
    match = with_book("powder", active=1)
    assert question(match).seat == 1
    assert "powder" not in options(match)
    assert match.why_not(0, "powder") is not None


@rule("RM-097")
def test_reaction_books_wait_for_their_moment() -> None:
    match = with_book("mirror_shield", face_up_p0=["mirror_shield", "scapegoat", "sticky_heels"])
    assert {why(match, book) for book in ("mirror_shield", "scapegoat", "sticky_heels")} == {"RM-097"}


@rule("RM-155")
def test_shadow_step_asks_by_its_own_rule() -> None:
    match = with_book("shadow_step")
    answer(match, "shadow_step")
    assert question(match).cites == "RM-155"
    assert why(match, "E5") == "RM-155"


@rule("RM-098")
def test_a_used_book_is_turned_face_down_and_cannot_be_used_again() -> None:
    match = with_book("powder")
    answer(match, "powder")
    assert pile(match, "face_down:p0") == ["powder"]
    assert not pile(match, "face_up:p0")
    assert why(match, "powder") == "RM-098"


@rule("RM-133")
def test_books_are_used_before_the_card_or_after_it_in_any_number() -> None:
    match = with_book("powder", face_up_p0=["powder", "shadow_step", "foresight", "skin_swap"])
    answer(match, "powder", "shadow_step", "G5", "goblin_orb_orb", "G4", "stop")
    assert question(match).name == "after_card"
    answer(match, "skin_swap", "end_turn")
    assert match.g.active == 1


@rule("RM-133")
def test_no_book_is_used_between_two_steps() -> None:
    match = with_book("powder")
    answer(match, "goblin_orb_orb", "E3")
    assert question(match).name == "goblin_second"
    assert match.why_not(0, "powder") is not None


@rule("RM-133")
def test_after_the_card_the_window_opens_only_for_who_has_a_book_to_use() -> None:
    match = with_book("mirror_shield")
    answer(match, "goblin_orb_orb", "E3", "stop")
    assert match.g.active == 1


def test_time_uses_no_book() -> None:
    match = with_book("powder")
    answer(match, "goblin_orb_orb", "E3", "stop")
    assert question(match).name == "after_card"
    assert question(match).default() == "end_turn"


# --- each book -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("book", "by"), [("forgotten_treasure", "RM-153"), ("pocket", "RM-168")])
@rule("RM-153", "RM-168")
def test_permanent_books_are_never_used_or_turned_over(book: str, by: str) -> None:
    match = with_book(book)
    assert why(match, book) == by
    assert pile(match, "face_up:p0") == [book]


@rule("RM-154")
def test_slippers_step_onto_any_neighbouring_cell_before_the_card() -> None:
    match = with_book("slippers")
    answer(match, "slippers")
    assert cells(match) == {"E3", "F4", "E5", "D4"}
    answer(match, "F4", "goblin_orb_orb", "F3", "stop")
    assert goblin(match, 0) == "F3"


@rule("RM-154")
def test_slippers_shove_and_arrive_like_any_step() -> None:
    match = with_book("slippers", {"p1": "E5"}, rigor="D5")
    answer(match, "slippers", "E5", "D5", "A4")
    assert len(looks(match, 1)) == 1
    assert goblin(match, 0) == "E5"
    assert question(match).name == "before_card"


@rule("RM-201", "RM-154")
def test_slippers_onto_a_teleport_end_the_turn_even_before_the_card() -> None:
    match = with_book("slippers", {"p0": "D6"}, token_stack=["teleportation", "..."])
    answer(match, "slippers", "E6", "C1")
    assert match.g.active == 1
    assert len(pile(match, "hand:p0")) == 3
    assert not pile(match, "movement_discard")


@rule("RM-204", "RM-132")
def test_slippers_onto_the_desk_leave_only_rigor_cards() -> None:
    match = with_book("slippers", {"p0": "E2"})
    answer(match, "slippers", "F2", "C7")
    assert why(match, "goblin_orb_orb") == "RM-204"
    assert "rigor_orb_orb" in options(match)


@rule("RM-155")
def test_shadow_step_puts_the_goblin_on_a_free_teleport_without_a_token_and_without_a_lock() -> None:
    match = with_book("shadow_step", {"p1": "A4"})
    answer(match, "shadow_step")
    assert options(match) == {"C1", "G5", "E6", "B7"}
    answer(match, "G5")
    assert goblin(match, 0) == "G5"
    assert "token_revealed" not in told(match)
    assert "goblin_orb_orb" in options(match)


@rule("RM-155", "RM-084")
def test_shadow_step_needs_a_free_teleport() -> None:
    taken = {"p1": "C1", "p2": "A4", "p3": "G5", "p4": "E6", "p5": "B7"}
    assert why(with_book("shadow_step", taken, 6), "shadow_step") == "RM-155"


@rule("RM-156")
def test_skin_swap_exchanges_two_goblins_and_triggers_nothing() -> None:
    match = with_book("skin_swap", {"p1": "C1", "p2": "A5"}, 3)
    answer(match, "skin_swap", "p1")
    assert goblin(match, 0) == "C1"
    assert goblin(match, 1) == "E4"
    assert "token_revealed" not in told(match)
    assert "goblin_orb_orb" in options(match)
    answer(match, "goblin_orb_orb", "D1", "stop")
    assert goblin(match, 0) == "D1"


@rule("RM-157")
def test_call_moves_rigor_one_cell_anywhere_with_all_that_follows() -> None:
    match = with_book("call", {"p1": "D5"}, rigor="D4")
    answer(match, "call")
    assert cells(match) == {"C4", "E4", "D5"}
    answer(match, "D5", "A4")
    assert rigor(match) == "D5"
    assert len(looks(match, 1)) == 1
    assert question(match).name == "before_card"


@rule("RM-157", "RM-081")
def test_the_user_of_call_decides_on_rigors_transport() -> None:
    match = with_book("call", {"p0": "A6"}, rigor="E5")
    answer(match, "call", "E6")
    assert question(match).name == "transport"
    assert question(match).seat == 0
    answer(match, "E3")
    assert rigor(match) == "E3"


@rule("RM-160", "RM-140")
def test_pardon_returns_a_look_under_the_deck_where_all_know_it() -> None:
    match = with_book("pardon", looks_p0=["one_leg", "crab_claws"])
    answer(match, "pardon")
    assert options(match) == {"one_leg", "crab_claws"}
    answer(match, "one_leg")
    assert looks(match, 0) == ["crab_claws"]
    assert pile(match, "look_deck")[0] == "one_leg"
    bottom = next(zone for zone in match.view(1).zones if zone.name == "look_deck").cards[-1]
    assert bottom.key == "one_leg"
    answer(match, "goblin_orb_orb", "E3")
    assert question(match).name == "goblin_second"


@rule("RM-140")
def test_a_pardoned_blank_look_is_simply_removed() -> None:
    match = with_book("pardon", blanks=[1, 0], looks_p0=["one_leg"])
    answer(match, "pardon", "blank_look")
    assert match.g.blanks == [0, 0]
    assert looks(match, 0) == ["one_leg"]
    assert len(pile(match, "look_deck")) == 23


@rule("RM-160")
def test_pardon_needs_a_look() -> None:
    assert why(with_book("pardon"), "pardon") == "RM-160"


@rule("RM-161")
def test_the_eye_sees_a_hand_and_exchanges_a_card() -> None:
    match = with_book("eye", hand_p1=["rigor_scroll_orb", "goblin_scroll_orb", "goblin_potion_orb"])
    answer(match, "eye", "goblin_stones_orb")
    assert options(match) == {"rigor_scroll_orb", "goblin_scroll_orb", "goblin_potion_orb"}
    answer(match, "rigor_scroll_orb")
    assert pile(match, "hand:p0")[-1] == "rigor_scroll_orb"
    assert pile(match, "hand:p1")[-1] == "goblin_stones_orb"
    assert len(pile(match, "hand:p0")) == len(pile(match, "hand:p1")) == 3


@rule("RM-161")
def test_the_eye_does_not_tell_which_card_of_the_hand_is_the_oldest() -> None:
    hand = ["rigor_scroll_orb", "goblin_scroll_orb", "goblin_potion_orb"]
    asked = []
    for order in (hand, hand[::-1]):
        match = with_book("eye", hand_p1=order)
        answer(match, "eye", "goblin_stones_orb")
        asked.append(match.view(0).asks)
    assert asked[0] == asked[1]


@rule("RM-161")
def test_the_exchange_may_be_left_out_after_seeing() -> None:
    match = with_book("eye", players=3, hand_p2=["rigor_scroll_orb", "goblin_scroll_orb", "goblin_potion_orb"])
    answer(match, "eye", "p2", "nothing")
    assert sorted(pile(match, "hand:p0")) == sorted(HAND)
    seen = next(zone for zone in match.view(0).zones if zone.name == "hand:p2").cards
    assert {card.key for card in seen} == {"rigor_scroll_orb", "goblin_scroll_orb", "goblin_potion_orb"}
    hidden = next(zone for zone in match.view(1).zones if zone.name == "hand:p2").cards
    assert {card.key for card in hidden} == {None}


@rule("RM-161")
def test_only_the_two_players_see_which_cards_were_exchanged() -> None:
    match = with_book("eye", players=3, hand_p1=["rigor_scroll_orb", "goblin_scroll_orb", "goblin_potion_orb"])
    answer(match, "eye", "p1", "goblin_stones_orb", "rigor_scroll_orb")
    swaps = [next(e for e in match.events(seat) if e.kind == "cards_swapped") for seat in range(3)]
    assert [swap.cards is not None for swap in swaps] == [True, True, False]
    assert swaps[2].count == 2


@rule("RM-161")
def test_the_oldest_card_can_be_given_away_and_time_gives_none() -> None:
    match = with_book("eye", hand_p1=["rigor_scroll_orb", "goblin_scroll_orb", "goblin_potion_orb"])
    answer(match, "eye")
    assert question(match).default() == "nothing"
    answer(match, "goblin_orb_orb")
    assert question(match).default() == "goblin_potion_orb"
    answer(match, "goblin_potion_orb")
    assert pile(match, "hand:p1")[-1] == "goblin_orb_orb"
    assert pile(match, "hand:p0")[-1] == "goblin_potion_orb"


@pytest.mark.parametrize("empty", ["hand_p0", "hand_p1"])
@rule("RM-161")
def test_with_an_empty_hand_on_either_side_nothing_is_exchanged(empty: str) -> None:
    hands: dict[str, Any] = {empty: []}
    match = with_book("eye", **hands)
    answer(match, "eye")
    assert question(match).name == "before_card"
    assert told(match)[-2:] == ["hand_seen", "no_swap"]


@pytest.mark.parametrize("owner", [0, 1])
@rule("RM-161", "RM-176")
def test_a_card_that_comes_to_open_palms_lies_open(owner: int) -> None:
    open_palms: dict[str, Any] = {f"looks_p{owner}": ["open_palms"]}
    match = with_book(
        "eye",
        players=3,
        hand_p1=["rigor_scroll_orb", "goblin_scroll_orb", "goblin_potion_orb"],
        **open_palms,
    )
    answer(match, "eye", "p1", "goblin_stones_orb", "rigor_scroll_orb")
    came = {0: "rigor_scroll_orb", 1: "goblin_stones_orb"}[owner]
    seen = next(zone for zone in match.view(2).zones if zone.name == f"hand:p{owner}").cards
    assert came in {card.key for card in seen}


@rule("RM-161")
def test_a_stolen_clamped_card_is_free() -> None:
    match = with_book(
        "eye",
        looks_p1=["stiff_arm"],
        clamped={"p1": 2},
        hand_p1=["rigor_scroll_orb", "goblin_scroll_orb", "goblin_potion_orb"],
    )
    answer(match, "eye", "goblin_stones_orb", "rigor_scroll_orb")
    assert match.g.clamped[1] == -1


@rule("RM-162")
def test_foresight_shows_the_tokens_and_puts_them_in_any_order() -> None:
    tokens = ["trap", "trap", "magic_book", "teleportation", "teleportation", "magic_book"]
    match = with_book("foresight", token_stack=tokens)
    answer(match, "foresight")
    assert question(match).seat == 0
    assert question(match).default() == "trap"
    answer(match, "magic_book", "magic_book", "teleportation", "teleportation", "trap")
    assert list(reversed(pile(match, "token_stack"))) == ["magic_book"] * 2 + ["teleportation"] * 2 + ["trap"] * 2


@rule("RM-162")
def test_the_order_of_the_tokens_is_known_to_the_user_alone_until_the_restack() -> None:
    match = with_book("foresight", token_stack=["trap", "magic_book"], token_discard=["..."])
    answer(match, "foresight", "magic_book")

    def stack(viewer: int) -> list[str | None]:
        return [card.key for zone in match.view(viewer).zones if zone.name == "token_stack" for card in zone.cards]

    assert stack(0) == ["magic_book", "trap"]
    assert stack(1) == [None, None]


@rule("RM-163")
def test_second_wind_plays_another_card_and_the_hand_is_refilled() -> None:
    match = with_book("second_wind")
    assert why(match, "second_wind") == "RM-163"
    answer(match, "goblin_stones_orb", "E3", "stop", "second_wind")
    assert options(match) == {"rigor_orb_orb", "goblin_orb_orb"}
    answer(match, "goblin_orb_orb", "E2", "stop")
    assert goblin(match, 0) == "E2"
    assert len(pile(match, "hand:p0")) == 3
    assert match.g.active == 1


@rule("RM-163")
def test_after_second_wind_the_book_window_goes_on() -> None:
    match = with_book("second_wind", face_up_p0=["second_wind", "powder"])
    answer(match, "goblin_stones_orb", "E3", "stop", "second_wind", "goblin_orb_orb", "E2", "stop")
    assert question(match).name == "after_card"
    assert options(match) == {"powder", "end_turn"}


@rule("RM-163", "RM-204")
def test_a_locked_goblin_gets_no_second_wind() -> None:
    match = with_book("second_wind", {"p0": "E2"})
    answer(match, "goblin_orb_orb", "F2", "C7", "second_wind")
    assert options(match) == {"rigor_orb_orb"}
    assert why(match, "goblin_stones_orb") == "RM-204"


@rule("RM-163")
def test_the_others_cannot_tell_whether_there_is_a_second_card() -> None:
    for hand in (["goblin_orb_orb", "rigor_orb_orb"], ["goblin_orb_orb", "goblin_scroll_stones"]):
        match = with_book("second_wind", {"p0": "E2"}, hand_p0=hand)
        answer(match, "goblin_orb_orb", "F2", "C7")
        assert question(match).name == "after_card"
        assert question(match).guarded
    assert why(match, "second_wind") == "RM-163"


@rule("RM-164")
def test_pocket_orb_makes_every_symbol_of_the_turn_an_orb() -> None:
    match = with_book("pocket_orb", hand_p0=["goblin_scroll_stones", "rigor_scroll_stones"])
    answer(match, "pocket_orb", "goblin_scroll_stones")
    assert cells(match) == {"E3", "F4", "E5", "D4"}
    answer(match, "E5")
    assert cells(match) == {"E4", "D5", "F5", "E6"}
    match = with_book("pocket_orb", rigor="E2", hand_p0=["rigor_potion_grimoire"])
    answer(match, "pocket_orb", "rigor_potion_grimoire")
    assert cells(match) == {"E1", "E3", "F2"}


@rule("RM-164")
def test_pocket_orb_is_for_before_the_card_and_for_one_turn() -> None:
    match = with_book("pocket_orb", face_up_p0=["pocket_orb", "powder"])
    answer(match, "goblin_stones_orb", "E3", "stop")
    assert why(match, "pocket_orb") == "RM-164"
    match = with_book("pocket_orb")
    answer(match, "pocket_orb", "goblin_stones_orb", "E3", "stop")
    assert not match.g.orbs
    assert match.g.active == 1


@rule("RM-165")
def test_kick_shoves_a_neighbour_and_the_own_goblin_stays() -> None:
    match = with_book("kick", {"p1": "E5", "p2": "A6"}, 3)
    answer(match, "kick")
    assert question(match).name == "shove"
    assert cells(match) == {"D5", "F5", "E6"}
    assert why(match, "E4") == "RM-055"
    answer(match, "F5")
    assert goblin(match, 0) == "E4"
    assert goblin(match, 1) == "F5"
    answer(match, "goblin_orb_orb", "E5")
    assert question(match).name == "goblin_second", "nobody is left on the cell that was kicked free"


@rule("RM-165")
def test_only_a_neighbouring_goblin_can_be_kicked() -> None:
    assert why(with_book("kick"), "kick") == "RM-165"
    match = with_book("kick", {"p1": "E5", "p2": "E3", "p3": "A6"}, 4)
    answer(match, "kick")
    assert options(match) == {"p1", "p2"}
    assert why(match, "p3") == "RM-165"


@rule("RM-165", "RM-121")
def test_in_a_kicks_chain_the_own_goblin_counts_as_moved() -> None:
    match = with_book("kick", {"p1": "E5", "p2": "D5", "p3": "D4"}, 4)
    answer(match, "kick", "p1", "D5", "D4")
    assert question(match).seat == 2 or goblin(match, 3) == "C4"
    assert goblin(match, 0) == "E4"
    ring = with_book("kick", {"p1": "E5", "p2": "D5", "p3": "D4"}, 4, rigor="C4")
    answer(ring, "kick", "p1", "D5", "D4")
    assert len(looks(ring, 3)) == 1


@rule("RM-165")
def test_a_kick_is_no_step_so_locks_and_gait_do_not_hinder_it() -> None:
    match = with_book("kick", {"p1": "E5"}, looks_p0=["mincing_gait"], goblin_locked=True)
    answer(match, "kick", "F5")
    assert goblin(match, 1) == "F5"


@rule("RM-166")
def test_under_sleeping_powder_nobody_moves_rigor_until_the_users_next_turn() -> None:
    match = with_book("powder", face_up_p0=["powder", "call"], hand_p1=["rigor_orb_orb", "goblin_orb_orb"])
    answer(match, "powder")
    assert why(match, "rigor_orb_orb") == "RM-166"
    assert why(match, "call") == "RM-166"
    answer(match, "goblin_orb_orb", "E3", "stop")
    assert question(match).seat == 1
    assert why(match, "rigor_orb_orb") == "RM-166"
    answer(match, "goblin_orb_orb", "C6", "stop")
    assert match.g.active == 0
    assert "rigor_orb_orb" in options(match)
    assert "rigor_awake" in told(match)


@rule("RM-212")
def test_a_goblin_that_reaches_sleeping_rigor_is_still_caught() -> None:
    match = with_book("powder", rigor="E3")
    answer(match, "powder", "goblin_stones_orb", "E3")
    assert len(looks(match, 0)) == 1


@rule("RM-168")
def test_bottomless_pocket_makes_the_hand_one_card_larger_from_the_next_draw_on() -> None:
    match = with_book("pocket")
    assert len(pile(match, "hand:p0")) == 3
    answer(match, "goblin_orb_orb", "E3", "stop")
    assert len(pile(match, "hand:p0")) == 4
    down = with_book("powder", face_up_p0=[], face_down_p0=["pocket"])
    answer(down, "goblin_orb_orb", "E3", "stop")
    assert len(pile(down, "hand:p0")) == 3
