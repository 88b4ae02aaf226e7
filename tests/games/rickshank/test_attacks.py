"""Attacks and defences: one defence for one player and one attack, in guarded windows, target by target."""

import pytest

from igroteka.testing import rule
from tests.games.rickshank.scene import asked, do, offers, pile, refused, scene, told


@rule("RR-096")
def test_a_target_may_avoid_the_attack_with_a_card_from_hand() -> None:
    match = do(scene(hand_p0=["freeze_gun"], hand_p1=["lawyer_morty", "beth"], discard_p1=[]), "p0 play:freeze_gun")
    assert asked(match) == (1, "defend")
    assert offers(match) == ["hand:lawyer_morty", "nothing"]
    do(match, "p1 hand:lawyer_morty")
    assert (pile(match, "hand_p1"), pile(match, "discard_p1")) == (["beth"], ["lawyer_morty"])
    assert match.g.tokens[1] == 1
    assert asked(match) == (0, "open_phase")


@rule("RR-096")
def test_a_card_without_defence_cannot_avoid() -> None:
    match = do(scene(hand_p0=["freeze_gun"], hand_p1=["beth"]), "p0 play:freeze_gun")
    assert refused(match, "p1 hand:beth") == "RR-096"


@rule("RR-097", "RR-099")
def test_a_defence_protects_only_its_user() -> None:
    match = scene(3, hand_p0=["freeze_gun"], hand_p1=["lawyer_morty", "beth"], hand_p2=["jerry", "summer"])
    do(match, "p0 play:freeze_gun", "p1 hand:lawyer_morty")
    assert asked(match) == (2, "defend")
    do(match, "p2 nothing", "p2 jerry")
    assert (pile(match, "hand_p1"), pile(match, "hand_p2")) == (["beth"], ["summer"])


@rule("RR-098")
def test_only_one_defence_per_attack() -> None:
    match = scene(hand_p0=["freeze_gun", "lizard_rick"], hand_p1=["lawyer_morty", "gromflamite_employee"])
    do(match, "p0 play:freeze_gun", "p1 hand:lawyer_morty")
    assert asked(match) == (0, "open_phase")
    assert pile(match, "hand_p1") == ["gromflamite_employee"]
    do(match, "p0 play:lizard_rick")
    assert offers(match) == ["hand:gromflamite_employee", "nothing"]


@rule("RR-099")
def test_whoever_does_not_defend_is_hit_at_once() -> None:
    match = scene(3, hand_p0=["freeze_gun"], hand_p1=["beth"], hand_p2=["jerry"])
    do(match, "p0 play:freeze_gun", "p1 nothing")
    assert asked(match) == (1, "discard")
    do(match, "p1 beth")
    assert pile(match, "hand_p1") == []
    assert asked(match) == (2, "defend")


@rule("RR-101")
def test_avoiding_an_attack_leaves_the_rest_of_the_card() -> None:
    match = scene(hand_p0=["freeze_gun"], hand_p1=["lawyer_morty", "beth"])
    do(match, "p0 play:freeze_gun", "p1 hand:lawyer_morty")
    assert match.g.power == 2


@rule("RR-102")
def test_what_depends_on_hits_counts_only_those_hit() -> None:
    """Lizard Rick draws if at least one foe was hit."""
    for answers, drawn in (
        (["p1 hand:lawyer_morty", "p2 hand:gromflamite_employee"], 0),
        (["p1 hand:lawyer_morty", "p2 nothing"], 1),
    ):
        match = scene(3, hand_p0=["lizard_rick"], hand_p1=["lawyer_morty"], hand_p2=["gromflamite_employee"])
        do(match, "p0 play:lizard_rick", *answers)
        assert len(pile(match, "hand_p0")) == drawn
        assert match.g.power == 2


@rule("RR-102", "RR-119")
def test_a_target_is_hit_even_if_nothing_can_happen_to_it() -> None:
    """RL-54."""
    match = scene(hand_p0=["lizard_rick"], morty_waves_stack=[], destroyed=["morty_waves"] * 20)
    do(match, "p0 play:lizard_rick", "p1 nothing")
    assert "morty_waves" not in pile(match, "discard_p1")
    assert len(pile(match, "hand_p0")) == 1
    assert match.g.power == 2


@rule("RR-120")
def test_a_defence_may_be_used_when_no_morty_waves_are_left() -> None:
    match = scene(
        hand_p0=["lizard_rick"], hand_p1=["lawyer_morty"], morty_waves_stack=[], destroyed=["morty_waves"] * 20
    )
    do(match, "p0 play:lizard_rick", "p1 hand:lawyer_morty")
    assert match.g.tokens[1] == 1
    assert pile(match, "hand_p0") == []


@rule("RR-149", "RR-119")
def test_a_short_stack_is_dealt_clockwise_from_the_attacker() -> None:
    """Worked example WE-4: two Morty Waves for three foes."""
    match = scene(
        4,
        active="p2",
        hand_p2=["lizard_rick"],
        hand_p0=["beth"],
        hand_p1=["beth"],
        hand_p3=["beth"],
        discard_p0=[],
        morty_waves_stack=["morty_waves"] * 2,
        destroyed=["morty_waves"] * 18,
    )
    do(match, "p2 play:lizard_rick", "p3 nothing", "p0 nothing", "p1 nothing")
    assert [pile(match, f"discard_p{seat}") for seat in (3, 0, 1)] == [["morty_waves"], ["morty_waves"], []]


@rule("RR-116")
def test_gained_morty_waves_go_to_the_discard_pile() -> None:
    match = do(scene(hand_p0=["lizard_rick"], discard_p1=[]), "p0 play:lizard_rick", "p1 nothing")
    assert pile(match, "discard_p1") == ["morty_waves"]
    assert len(pile(match, "morty_waves_stack")) == 19


@rule("RR-025", "RR-212")
def test_security_specialist_rick_defends_only_from_play() -> None:
    match = scene(hand_p0=["freeze_gun"], hand_p1=["security_specialist_rick"], play_p1=["dinner_table"])
    do(match, "p0 play:freeze_gun")
    assert refused(match, "p1 hand:security_specialist_rick") == "RR-212"
    assert offers(match) == ["in_play:dinner_table", "nothing"]
    match = scene(hand_p0=["freeze_gun"], hand_p1=["beth"], play_p1=["security_specialist_rick"], discard_p1=[])
    do(match, "p0 play:freeze_gun", "p1 in_play:security_specialist_rick")
    assert (pile(match, "hand_p1"), pile(match, "play_p1")) == (["beth"], [])
    assert pile(match, "discard_p1") == ["security_specialist_rick"]


@rule("RR-212")
def test_the_dinner_table_defends_from_play_and_draws() -> None:
    match = scene(hand_p0=["freeze_gun"], hand_p1=["dinner_table"], deck_p1=["jerry"])
    do(match, "p0 play:freeze_gun")
    assert refused(match, "p1 hand:dinner_table") == "RR-212"
    match = scene(hand_p0=["freeze_gun"], hand_p1=["beth"], play_p1=["dinner_table"], deck_p1=["jerry"], discard_p1=[])
    do(match, "p0 play:freeze_gun", "p1 in_play:dinner_table")
    assert sorted(pile(match, "hand_p1")) == ["beth", "jerry"]
    assert pile(match, "discard_p1") == ["dinner_table"]


@rule("RR-213")
def test_an_ongoing_defence_cannot_be_discarded_without_an_attack() -> None:
    match = scene(play_p0=["security_specialist_rick", "dinner_table"], hand_p0=["beth"])
    assert not [key for key in offers(match) if "security" in key or "dinner" in key]
    match = do(scene(play_p1=["security_specialist_rick"], hand_p0=["pill_brulee"]), "p0 play:pill_brulee")
    assert asked(match) == (0, "open_phase")


@rule("RR-096")
def test_what_has_no_defence_does_not_defend_from_play() -> None:
    match = do(scene(hand_p0=["freeze_gun"], hand_p1=["beth"], play_p1=["grave"]), "p0 play:freeze_gun")
    assert refused(match, "p1 in_play:grave") == "RR-096"


@rule("RR-020")
def test_transcendent_rick_discards_a_council_card_to_avoid_and_draws() -> None:
    match = scene(
        characters=["moron_morty", "transcendent_rick"],
        hand_p0=["freeze_gun"],
        hand_p1=["kickback", "beth"],
        deck_p1=["jerry"],
        discard_p1=[],
    )
    do(match, "p0 play:freeze_gun")
    assert offers(match) == ["character:kickback", "nothing"]
    do(match, "p1 character:kickback")
    assert sorted(pile(match, "hand_p1")) == ["beth", "jerry"]
    assert pile(match, "discard_p1") == ["kickback"]


@rule("RR-020", "RR-098")
def test_transcendent_rick_needs_a_council_card_and_is_the_one_defence() -> None:
    match = scene(characters=["moron_morty", "transcendent_rick"], hand_p0=["freeze_gun"], hand_p1=["beth", "conroy"])
    do(match, "p0 play:freeze_gun")
    assert offers(match) == ["nothing"]
    match = scene(
        characters=["moron_morty", "transcendent_rick"], hand_p0=["freeze_gun"], hand_p1=["recycle", "lawyer_morty"]
    )
    do(match, "p0 play:freeze_gun", "p1 character:recycle")
    assert asked(match) == (0, "open_phase")
    assert "lawyer_morty" in pile(match, "hand_p1")


@rule("RR-217")
def test_bugged_out_morty_pays_back() -> None:
    match = scene(
        hand_p0=["freeze_gun"],
        hand_p1=["bugged_out_morty", "morty_waves"],
        discard_p1=["beth"],
        discard_p0=[],
        deck_p1=["jerry"],
    )
    do(match, "p0 play:freeze_gun", "p1 hand:bugged_out_morty")
    assert asked(match) == (1, "bugged_payback")
    assert offers(match) == ["hand:morty_waves", "discard:beth", "discard:bugged_out_morty", "nothing"]
    do(match, "p1 hand:morty_waves")
    assert pile(match, "discard_p0") == ["morty_waves"]
    assert not told(match, "gained")


@rule("RR-217")
def test_the_payback_may_come_from_the_discard_pile_or_be_left() -> None:
    for answer, mine in (("discard:bugged_out_morty", ["bugged_out_morty"]), ("nothing", [])):
        match = scene(hand_p0=["freeze_gun"], hand_p1=["bugged_out_morty"], discard_p0=[])
        do(match, "p0 play:freeze_gun", "p1 hand:bugged_out_morty", f"p1 {answer}")
        assert pile(match, "discard_p0") == mine
        assert asked(match) == (0, "open_phase")


@rule("RR-217", "RR-193")
def test_a_card_paid_back_is_not_discarded() -> None:
    """RL-53: an Aqua Rick that goes to the attacker draws nothing for anybody."""
    match = scene(hand_p0=["freeze_gun"], hand_p1=["bugged_out_morty", "aqua_rick"], discard_p0=[])
    do(match, "p0 play:freeze_gun", "p1 hand:bugged_out_morty", "p1 hand:aqua_rick")
    assert asked(match) == (0, "open_phase")
    assert pile(match, "discard_p0") == ["aqua_rick"]


@rule("RR-218")
def test_there_is_no_payback_after_a_group_attack() -> None:
    match = scene(power=8, hand_p1=["bugged_out_morty", "beth"], nemesis_stack=["headband_rick", "..."])
    do(match, "p0 buy:cornvelious_daniel", "p0 end_turn", "p1 hand:bugged_out_morty")
    assert asked(match) == (0, "defend")


@rule("RR-096")
@pytest.mark.parametrize(
    ("card", "drawn", "tokens"),
    [("hammerhead_morty", 1, 0), ("daddys_little_girl", 1, 0), ("gromflamite_employee", 1, 0), ("lawyer_morty", 0, 1)],
)
def test_what_comes_with_a_defence(card: str, drawn: int, tokens: int) -> None:
    match = scene(hand_p0=["freeze_gun"], hand_p1=[card], discard_p1=[], deck_p1=["jerry", "beth"])
    do(match, "p0 play:freeze_gun", f"p1 hand:{card}")
    assert pile(match, "discard_p1") == [card]
    assert (len(pile(match, "hand_p1")), match.g.tokens[1]) == (drawn, tokens)


def test_time_declines_to_defend() -> None:
    match = do(scene(hand_p0=["freeze_gun"], hand_p1=["lawyer_morty"]), "p0 play:freeze_gun")
    assert match.asks[0].default() == "nothing"
    do(match, "p1 nothing")
    assert match.asks[0].default() == "lawyer_morty"
