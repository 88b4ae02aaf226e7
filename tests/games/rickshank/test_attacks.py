"""Attacks and defences: one defence for one player and one attack, in guarded windows, target by target."""

import pytest

from igroteka.testing import rule
from tests.games.rickshank.scene import Scene


@rule("RR-096")
def test_a_target_may_avoid_the_attack_with_a_card_from_hand() -> None:
    table = Scene(hand_p0=["freeze_gun"], hand_p1=["lawyer_morty", "beth"], discard_p1=[]).do("p0 play:freeze_gun")
    assert table.asked == (1, "defend")
    assert table.options() == {"hand:lawyer_morty", "nothing"}
    table.do("p1 hand:lawyer_morty")
    assert (table.pile("hand_p1"), table.pile("discard_p1")) == (["beth"], ["lawyer_morty"])
    assert table.g.tokens[1] == 1
    assert table.asked == (0, "open_phase")


@rule("RR-096")
def test_a_card_without_defence_cannot_avoid() -> None:
    table = Scene(hand_p0=["freeze_gun"], hand_p1=["beth"]).do("p0 play:freeze_gun")
    assert table.why_not("p1 hand:beth") == "RR-096"


@rule("RR-097", "RR-099")
def test_a_defence_protects_only_its_user() -> None:
    table = Scene(3, hand_p0=["freeze_gun"], hand_p1=["lawyer_morty", "beth"], hand_p2=["jerry", "summer"])
    table.do("p0 play:freeze_gun", "p1 hand:lawyer_morty")
    assert table.asked == (2, "defend")
    table.do("p2 nothing", "p2 jerry")
    assert (table.pile("hand_p1"), table.pile("hand_p2")) == (["beth"], ["summer"])


@rule("RR-098")
def test_only_one_defence_per_attack() -> None:
    table = Scene(hand_p0=["freeze_gun", "lizard_rick"], hand_p1=["lawyer_morty", "gromflamite_employee"])
    table.do("p0 play:freeze_gun", "p1 hand:lawyer_morty")
    assert table.asked == (0, "open_phase")
    assert table.pile("hand_p1") == ["gromflamite_employee"]
    table.do("p0 play:lizard_rick")
    assert table.options() == {"hand:gromflamite_employee", "nothing"}


@rule("RR-099")
def test_whoever_does_not_defend_is_hit_at_once() -> None:
    table = Scene(3, hand_p0=["freeze_gun"], hand_p1=["beth"], hand_p2=["jerry"])
    table.do("p0 play:freeze_gun", "p1 nothing")
    assert table.asked == (1, "discard")
    table.do("p1 beth")
    assert table.pile("hand_p1") == []
    assert table.asked == (2, "defend")


@rule("RR-101")
def test_avoiding_an_attack_leaves_the_rest_of_the_card() -> None:
    table = Scene(hand_p0=["freeze_gun"], hand_p1=["lawyer_morty", "beth"])
    table.do("p0 play:freeze_gun", "p1 hand:lawyer_morty")
    assert table.g.power == 2


@rule("RR-102")
def test_what_depends_on_hits_counts_only_those_hit() -> None:
    """Lizard Rick draws if at least one foe was hit."""
    for answers, drawn in (
        (["p1 hand:lawyer_morty", "p2 hand:gromflamite_employee"], 0),
        (["p1 hand:lawyer_morty", "p2 nothing"], 1),
    ):
        table = Scene(3, hand_p0=["lizard_rick"], hand_p1=["lawyer_morty"], hand_p2=["gromflamite_employee"])
        table.do("p0 play:lizard_rick", *answers)
        assert len(table.pile("hand_p0")) == drawn
        assert table.g.power == 2


@rule("RR-102", "RR-119")
def test_a_target_is_hit_even_if_nothing_can_happen_to_it() -> None:
    """RL-54."""
    table = Scene(hand_p0=["lizard_rick"], morty_waves_stack=[], destroyed=["morty_waves"] * 20)
    table.do("p0 play:lizard_rick", "p1 nothing")
    assert "morty_waves" not in table.pile("discard_p1")
    assert len(table.pile("hand_p0")) == 1
    assert table.g.power == 2


@rule("RR-120")
def test_a_defence_may_be_used_when_no_morty_waves_are_left() -> None:
    table = Scene(
        hand_p0=["lizard_rick"], hand_p1=["lawyer_morty"], morty_waves_stack=[], destroyed=["morty_waves"] * 20
    )
    table.do("p0 play:lizard_rick", "p1 hand:lawyer_morty")
    assert table.g.tokens[1] == 1
    assert table.pile("hand_p0") == []


@rule("RR-149", "RR-119")
def test_a_short_stack_is_dealt_clockwise_from_the_attacker() -> None:
    """Worked example WE-4: two Morty Waves for three foes."""
    table = Scene(
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
    table.do("p2 play:lizard_rick", "p3 nothing", "p0 nothing", "p1 nothing")
    assert [table.pile(f"discard_p{seat}") for seat in (3, 0, 1)] == [["morty_waves"], ["morty_waves"], []]


@rule("RR-116")
def test_gained_morty_waves_go_to_the_discard_pile() -> None:
    table = Scene(hand_p0=["lizard_rick"], discard_p1=[]).do("p0 play:lizard_rick", "p1 nothing")
    assert table.pile("discard_p1") == ["morty_waves"]
    assert len(table.pile("morty_waves_stack")) == 19


@rule("RR-025", "RR-212")
def test_security_specialist_rick_defends_only_from_play() -> None:
    table = Scene(hand_p0=["freeze_gun"], hand_p1=["security_specialist_rick"], play_p1=["dinner_table"])
    table.do("p0 play:freeze_gun")
    assert table.why_not("p1 hand:security_specialist_rick") == "RR-212"
    assert table.options() == {"in_play:dinner_table", "nothing"}
    table = Scene(hand_p0=["freeze_gun"], hand_p1=["beth"], play_p1=["security_specialist_rick"], discard_p1=[])
    table.do("p0 play:freeze_gun", "p1 in_play:security_specialist_rick")
    assert (table.pile("hand_p1"), table.pile("play_p1")) == (["beth"], [])
    assert table.pile("discard_p1") == ["security_specialist_rick"]


@rule("RR-212")
def test_the_dinner_table_defends_from_play_and_draws() -> None:
    table = Scene(hand_p0=["freeze_gun"], hand_p1=["dinner_table"], deck_p1=["jerry"])
    table.do("p0 play:freeze_gun")
    assert table.why_not("p1 hand:dinner_table") == "RR-212"
    table = Scene(hand_p0=["freeze_gun"], hand_p1=["beth"], play_p1=["dinner_table"], deck_p1=["jerry"], discard_p1=[])
    table.do("p0 play:freeze_gun", "p1 in_play:dinner_table")
    assert sorted(table.pile("hand_p1")) == ["beth", "jerry"]
    assert table.pile("discard_p1") == ["dinner_table"]


@rule("RR-213")
def test_an_ongoing_defence_cannot_be_discarded_without_an_attack() -> None:
    table = Scene(play_p0=["security_specialist_rick", "dinner_table"], hand_p0=["beth"])
    assert not [key for key in table.options() if "security" in key or "dinner" in key]
    table = Scene(play_p1=["security_specialist_rick"], hand_p0=["pill_brulee"]).do("p0 play:pill_brulee")
    assert table.asked == (0, "open_phase")


@rule("RR-096")
def test_what_has_no_defence_does_not_defend_from_play() -> None:
    table = Scene(hand_p0=["freeze_gun"], hand_p1=["beth"], play_p1=["grave"]).do("p0 play:freeze_gun")
    assert table.why_not("p1 in_play:grave") == "RR-096"


@rule("RR-020")
def test_transcendent_rick_discards_a_council_card_to_avoid_and_draws() -> None:
    table = Scene(
        characters=["moron_morty", "transcendent_rick"],
        hand_p0=["freeze_gun"],
        hand_p1=["kickback", "beth"],
        deck_p1=["jerry"],
        discard_p1=[],
    )
    table.do("p0 play:freeze_gun")
    assert table.options() == {"character:kickback", "nothing"}
    table.do("p1 character:kickback")
    assert sorted(table.pile("hand_p1")) == ["beth", "jerry"]
    assert table.pile("discard_p1") == ["kickback"]


@rule("RR-020", "RR-098")
def test_transcendent_rick_needs_a_council_card_and_is_the_one_defence() -> None:
    table = Scene(characters=["moron_morty", "transcendent_rick"], hand_p0=["freeze_gun"], hand_p1=["beth", "conroy"])
    table.do("p0 play:freeze_gun")
    assert table.options() == {"nothing"}
    table = Scene(
        characters=["moron_morty", "transcendent_rick"], hand_p0=["freeze_gun"], hand_p1=["recycle", "lawyer_morty"]
    )
    table.do("p0 play:freeze_gun", "p1 character:recycle")
    assert table.asked == (0, "open_phase")
    assert "lawyer_morty" in table.pile("hand_p1")


@rule("RR-217")
def test_bugged_out_morty_pays_back() -> None:
    table = Scene(
        hand_p0=["freeze_gun"],
        hand_p1=["bugged_out_morty", "morty_waves"],
        discard_p1=["beth"],
        discard_p0=[],
        deck_p1=["jerry"],
    )
    table.do("p0 play:freeze_gun", "p1 hand:bugged_out_morty")
    assert table.asked == (1, "bugged_payback")
    assert table.options() == {"hand:morty_waves", "discard:beth", "discard:bugged_out_morty", "nothing"}
    table.do("p1 hand:morty_waves")
    assert table.pile("discard_p0") == ["morty_waves"]
    assert not table.told("gained")


@rule("RR-217")
def test_the_payback_may_come_from_the_discard_pile_or_be_left() -> None:
    for answer, mine in (("discard:bugged_out_morty", ["bugged_out_morty"]), ("nothing", [])):
        table = Scene(hand_p0=["freeze_gun"], hand_p1=["bugged_out_morty"], discard_p0=[])
        table.do("p0 play:freeze_gun", "p1 hand:bugged_out_morty", f"p1 {answer}")
        assert table.pile("discard_p0") == mine
        assert table.asked == (0, "open_phase")


@rule("RR-217", "RR-193")
def test_a_card_paid_back_is_not_discarded() -> None:
    """RL-53: an Aqua Rick that goes to the attacker draws nothing for anybody."""
    table = Scene(hand_p0=["freeze_gun"], hand_p1=["bugged_out_morty", "aqua_rick"], discard_p0=[])
    table.do("p0 play:freeze_gun", "p1 hand:bugged_out_morty", "p1 hand:aqua_rick")
    assert table.asked == (0, "open_phase")
    assert table.pile("discard_p0") == ["aqua_rick"]


@rule("RR-218")
def test_there_is_no_payback_after_a_group_attack() -> None:
    table = Scene(power=8, hand_p1=["bugged_out_morty", "beth"], nemesis_stack=["headband_rick", "..."])
    table.do("p0 buy:cornvelious_daniel", "p0 end_turn", "p1 hand:bugged_out_morty")
    assert table.asked == (0, "defend")


@rule("RR-096")
@pytest.mark.parametrize(
    ("card", "drawn", "tokens"),
    [("hammerhead_morty", 1, 0), ("daddys_little_girl", 1, 0), ("gromflamite_employee", 1, 0), ("lawyer_morty", 0, 1)],
)
def test_what_comes_with_a_defence(card: str, drawn: int, tokens: int) -> None:
    table = Scene(hand_p0=["freeze_gun"], hand_p1=[card], discard_p1=[], deck_p1=["jerry", "beth"])
    table.do("p0 play:freeze_gun", f"p1 hand:{card}")
    assert table.pile("discard_p1") == [card]
    assert (len(table.pile("hand_p1")), table.g.tokens[1]) == (drawn, tokens)


def test_time_declines_to_defend() -> None:
    table = Scene(hand_p0=["freeze_gun"], hand_p1=["lawyer_morty"]).do("p0 play:freeze_gun")
    assert table.ask().default() == "nothing"
    table.do("p1 nothing")
    assert table.ask().default() == "lawyer_morty"
