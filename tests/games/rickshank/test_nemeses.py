"""The nemesis stack: one a turn, group attacks in nobody's turn, the President and his token."""

from typing import Any

import pytest

from igroteka.testing import rule
from tests.games.rickshank.scene import Scene, reveal


def president(**given: Any) -> Scene:
    rest = ["headband_rick", "earring_rick", "eye_patch_rick", "cornrow_rick", "rick_d99", "cornvelious_daniel"]
    position: dict[str, Any] = {
        "at": "start_of_turn",
        "nemesis": ["federation_president"],
        "nemesis_stack": [],
        "discard_p1": rest,
    }
    return Scene(**(position | given))


@rule("RR-103", "RR-104")
def test_enough_power_defeats_the_top_nemesis() -> None:
    assert Scene(power=7).why_not("p0 buy:cornvelious_daniel") == "RR-073"
    table = Scene(power=9, discard_p0=[]).do("p0 buy:cornvelious_daniel")
    assert table.pile("discard_p0") == ["cornvelious_daniel"]
    assert table.g.power == 1
    assert table.pile("nemesis") == []


@rule("RR-105")
def test_the_next_nemesis_stays_face_down_until_the_end_of_the_turn() -> None:
    """Worked example WE-6."""
    table = Scene(power=30).do("p0 buy:cornvelious_daniel")
    assert len(table.pile("nemesis_stack")) == 6
    assert table.why_not("p0 buy:nemesis") == "RR-105"
    assert not table.told("nemesis_revealed")
    nemeses = {"headband_rick", "earring_rick", "eye_patch_rick", "cornrow_rick", "rick_d99"}
    assert not {f"buy:{key}" for key in nemeses} & set(table.options())


@rule("RR-081", "RR-108")
def test_the_next_one_is_revealed_and_attacks_after_the_turn() -> None:
    table = reveal("headband_rick", hand_p1=["beth"])
    assert table.pile("nemesis") == ["headband_rick"]
    assert table.position("turn_ended") < table.position("nemesis_revealed") < table.position("group_attack")
    assert table.asked == (1, "defend")


@rule("RR-228", "RR-081")
def test_the_group_attack_is_announced_to_all() -> None:
    table = reveal("headband_rick")
    for seat in (None, 0, 1):
        assert table.told("nemesis_revealed", seat)[-1].cards == ["headband_rick"]
        assert table.told("group_attack", seat)[-1].values["nemesis"] == "headband_rick"


@rule("RR-109", "RR-111")
def test_a_group_attack_hits_everybody_starting_with_the_next_player() -> None:
    table = reveal("headband_rick", 3)
    order = []
    while table.asked[1] == "defend":
        order.append(table.asked[0])
        table.do(f"p{order[-1]} nothing")
    assert order == [1, 2, 0]
    assert all("morty_waves" in table.pile(f"discard_p{seat}") for seat in range(3))
    assert table.asked == (1, "open_phase")


@rule("RR-110")
def test_anybody_may_defend_against_a_group_attack() -> None:
    table = reveal("headband_rick", hand_p1=["lawyer_morty"], deck_p0=["gromflamite_employee", "..."], discard_p1=[])
    table.do("p1 hand:lawyer_morty", "p0 hand:gromflamite_employee")
    assert "morty_waves" not in table.pile("discard_p0") + table.pile("discard_p1")
    assert table.g.tokens[1] == 1


@rule("RR-112", "RR-194")
def test_aqua_cards_do_not_work_when_discarded_to_a_group_attack() -> None:
    table = reveal("earring_rick", hand_p1=["aqua_rick"], deck_p0=["aqua_morty", "..."])
    table.do("p1 nothing", "p1 aqua_rick", "p0 nothing", "p0 aqua_morty")
    assert table.asked == (1, "open_phase")
    assert "aqua_morty" in table.pile("discard_p0")
    assert table.pile("hand_p1") == []


@rule("RR-113", "RR-114")
def test_a_nemesis_played_from_hand_uses_only_its_upper_text() -> None:
    table = Scene(hand_p0=["rick_d99"], deck_p0=["beth", "jerry"], access_tokens=[0, 2], supply=7)
    table.do("p0 play:rick_d99")
    assert table.g.power == 2
    assert sorted(table.pile("hand_p0")) == ["beth", "jerry"]
    assert table.g.tokens == [0, 2]
    assert not table.told("group_attack")


@rule("RR-028")
def test_cornvelious_daniel_gives_power_and_a_token() -> None:
    table = Scene(hand_p0=["cornvelious_daniel"]).do("p0 play:cornvelious_daniel")
    assert (table.g.power, table.g.tokens[0]) == (3, 1)


@pytest.mark.parametrize(
    ("card", "power", "drawn", "tokens"),
    [("earring_rick", 0, 3, 0), ("eye_patch_rick", 2, 1, 1), ("cornrow_rick", 3, 0, 2)],
)
def test_upper_texts_of_seal_team_ricks(card: str, power: int, drawn: int, tokens: int) -> None:
    table = Scene(hand_p0=[card]).do(f"p0 play:{card}")
    assert (table.g.power, len(table.pile("hand_p0")), table.g.tokens[0]) == (power, drawn, tokens)


def test_headband_rick_may_destroy_a_card() -> None:
    table = Scene(hand_p0=["headband_rick", "beth"], discard_p0=["jerry"])
    table.do("p0 play:headband_rick")
    assert table.options() == {"hand:beth", "discard:jerry", "nothing"}
    table.do("p0 discard:jerry")
    assert (table.g.power, table.pile("destroyed")) == (3, ["jerry"])


@rule("RR-214")
def test_cornrow_rick_takes_a_token_or_a_gromflamite_by_choice() -> None:
    given: dict[str, Any] = {"access_tokens": [0, 1], "supply": 8, "hand_p1": ["conroy", "gromflamite_officer"]}
    table = reveal("cornrow_rick", **given).do("p1 nothing")
    assert table.options() == {"access_token", "hand:gromflamite_officer"}
    assert table.why_not("p1 hand:conroy") == "RR-214"
    assert table.why_not("p1 nothing") == "RR-214"
    other = reveal("cornrow_rick", **given).do("p1 nothing", "p1 hand:gromflamite_officer")
    table.do("p1 access_token")
    assert (table.g.tokens[1], table.pile("hand_p1")) == (0, ["conroy", "gromflamite_officer"])
    assert (other.g.tokens[1], other.pile("hand_p1")) == (1, ["conroy"])


@rule("RR-214")
def test_a_single_token_is_compulsory_where_no_card_fits() -> None:
    """RL-19: with one of the two possible there is no choice."""
    table = reveal("cornrow_rick", access_tokens=[0, 1], supply=8, hand_p1=["conroy"]).do("p1 nothing")
    assert table.options() == {"access_token"}
    assert table.why_not("p1 nothing") == "RR-214"


@rule("RR-215", "RR-210")
def test_rick_d99_takes_a_token_or_a_rick() -> None:
    table = reveal("rick_d99", hand_p1=["earring_rick", "gromflamite_officer"]).do("p1 nothing")
    assert (table.ask().cites, table.why_not("p1 nothing")) == ("RR-215", "RR-215")
    assert table.options() == {"hand:earring_rick"}
    assert table.why_not("p1 access_token") == "RR-216"
    table.do("p1 hand:earring_rick")
    assert table.pile("hand_p1") == ["gromflamite_officer"]


@rule("RR-216")
@pytest.mark.parametrize("nemesis", ["cornrow_rick", "rick_d99"])
def test_who_has_neither_suffers_nothing(nemesis: str) -> None:
    table = reveal(nemesis, hand_p1=["conroy", "beth"]).do("p1 nothing")
    assert table.asked == (1, "token_or_card")
    assert table.options() == {"nothing"}
    table.do("p1 nothing")
    assert len(table.pile("hand_p1")) == 2


@rule("RR-100")
def test_an_interactive_attack_collects_all_defences_first() -> None:
    table = reveal(
        "eye_patch_rick",
        3,
        hand_p1=["beth", "conroy"],
        hand_p2=["lawyer_morty", "jerry"],
        deck_p0=["summer", "..."],
        discard_p1=[],
        discard_p2=[],
    )
    assert {(ask.seat, ask.name) for ask in table.match.asks} == {(0, "defend"), (1, "defend"), (2, "defend")}
    table.do("p2 hand:lawyer_morty", "p0 nothing")
    assert table.g.tokens[2] == 0
    table.do("p1 nothing")
    assert table.g.tokens[2] == 1
    assert {(ask.seat, ask.name) for ask in table.match.asks} == {(0, "pass_card"), (1, "pass_card")}
    table.do("p1 hand:conroy", "p0 hand:summer")
    assert "conroy" in table.pile("discard_p0")
    assert table.pile("discard_p1") == ["summer"]
    assert table.pile("discard_p2") == ["lawyer_morty"]


@rule("RR-100")
def test_passing_goes_to_the_next_affected_player_clockwise() -> None:
    table = reveal("eye_patch_rick", 3, hand_p1=["beth"], hand_p2=["jerry"], deck_p0=["summer", "..."])
    table.do("p0 nothing", "p1 nothing", "p2 nothing")
    table.do("p0 hand:summer", "p1 hand:beth", "p2 hand:jerry")
    assert "beth" in table.pile("discard_p2")
    assert "jerry" in table.pile("discard_p0")
    assert "summer" in table.pile("discard_p1")
    assert not table.told("gained")


@rule("RR-100")
def test_with_an_empty_hand_nothing_is_passed_but_something_received() -> None:
    """RL-61."""
    table = reveal("eye_patch_rick", 2, hand_p1=[], deck_p0=["summer", "..."], discard_p1=[])
    table.do("p0 nothing", "p1 nothing")
    assert [ask.seat for ask in table.match.asks] == [0]
    table.do("p0 hand:summer")
    assert table.pile("discard_p1") == ["summer"]


@rule("RR-100")
def test_with_one_affected_player_nothing_is_passed() -> None:
    table = reveal("eye_patch_rick", 2, hand_p1=["lawyer_morty"], deck_p0=["summer", "..."])
    table.do("p0 nothing", "p1 hand:lawyer_morty")
    assert table.asked == (1, "open_phase")
    assert "summer" in table.pile("hand_p0")


def test_earring_rick_makes_everybody_discard_one() -> None:
    table = reveal("earring_rick", hand_p1=["beth", "conroy"])
    table.do("p1 nothing", "p1 conroy", "p0 nothing")
    assert table.pile("hand_p1") == ["beth"]
    assert table.asked == (0, "discard")


@rule("RR-108")
def test_a_pending_attack_leaves_the_turn_counters_alone() -> None:
    table = reveal("earring_rick", hand_p1=["beth"])
    assert table.table(0)["nobodys_turn"] is True
    table.do("p1 nothing", "p1 beth", "p0 nothing", f"p0 {table.pile('hand_p0')[0]}")
    assert table.table(0)["nobodys_turn"] is False


@rule("RR-207", "RR-027")
def test_the_president_asks_for_a_token_at_the_start_of_the_turn() -> None:
    table = president(access_tokens=[1, 0], supply=8, hand_p0=["portal_bomb"])
    assert table.asked == (0, "president_token")
    assert table.options() == {"discard_token", "decline"}
    table.do("p0 discard_token")
    assert (table.g.tokens[0], table.g.supply) == (0, 9)
    assert table.asked == (0, "open_phase")
    assert table.why_not("p0 buy:federation_president") == "RR-073"


@rule("RR-207")
def test_who_declines_or_has_no_token_cannot_defeat_him_this_turn() -> None:
    table = president(access_tokens=[1, 0], supply=8, power=20).do("p0 decline")
    assert table.g.tokens[0] == 1
    assert table.why_not("p0 buy:federation_president") == "RR-207"
    table = president(power=20)
    assert table.asked == (0, "open_phase")
    table.do("p0 buy:access_token")
    assert table.why_not("p0 buy:federation_president") == "RR-207"


@rule("RR-207")
def test_the_token_buys_permission_for_one_turn() -> None:
    table = president(access_tokens=[2, 0], supply=7).do("p0 discard_token", "p0 end_turn", "p1 end_turn")
    assert table.asked == (0, "president_token")
    assert table.g.may_defeat is False
    table.do("p0 decline")
    assert table.why_not("p0 buy:federation_president") == "RR-207"


@rule("RR-208")
def test_nothing_works_before_the_presidents_token() -> None:
    table = president(
        access_tokens=[1, 0],
        supply=8,
        play_p0=["drive_thru", "space_prison"],
        imprisoned_p0=["black_rick"],
        owner=["imprisoned:p0 black_rick p1"],
        characters={"p0": "heroic_summer"},
    )
    assert table.asked == (0, "president_token")
    assert table.pile("imprisoned_p0") == ["black_rick"]
    table.do("p0 decline")
    assert table.pile("imprisoned_p0") == []
    assert table.asked == (0, "drive_thru")


@rule("RR-130")
def test_the_super_ongoing_works_only_while_he_lies_on_top_face_up() -> None:
    table = Scene(at="start_of_turn", access_tokens=[1, 0], supply=8)
    assert table.asked == (0, "open_phase")
    fallen = ["headband_rick", "earring_rick", "eye_patch_rick", "cornrow_rick", "rick_d99"]
    table = Scene(
        power=8,
        discard_p1=fallen,
        nemesis_stack=["federation_president"],
        access_tokens=[0, 1],
        supply=8,
        hand_p1=["beth"],
    )
    table.do("p0 buy:cornvelious_daniel", "p0 end_turn", "p1 nothing", "p1 beth", "p0 nothing")
    hand = table.pile("hand_p0")
    table.do(f"p0 {hand[0]}", f"p0 {hand[1]}")
    assert table.asked == (1, "president_token")


@rule("RR-085")
def test_defeating_the_president_ends_the_game_at_once() -> None:
    table = president(access_tokens=[1, 0], supply=8, power=14).do("p0 discard_token", "p0 buy:federation_president")
    result = table.match.result
    assert result is not None
    assert (result.why, result.rule) == ("president_defeated", "RR-085")
    assert result.scores[0].parts["nemeses"] == 7


@rule("RR-206")
def test_in_an_unmixed_game_the_presidents_upper_text_never_matters() -> None:
    """He joins a deck only by being defeated, and then the game is over; the text itself is there for a mixed game."""
    table = president(access_tokens=[1, 0], supply=8, power=14).do("p0 discard_token", "p0 buy:federation_president")
    assert table.match.result is not None
    assert table.match.asks == []
    from tests.games.rickshank.scene import Scene, mixed

    table = Scene(pack=mixed(), hand_p0=["federation_president"], nemesis_stack=["rick_prime", "evil_rick"])
    table.do("p0 play:federation_president")
    assert table.g.power == 5


@rule("RR-113")
def test_the_presidents_group_attack_takes_two_cards() -> None:
    fallen = ["headband_rick", "earring_rick", "eye_patch_rick", "cornrow_rick", "rick_d99"]
    table = Scene(
        power=8, discard_p1=fallen, nemesis_stack=["federation_president"], hand_p1=["beth", "jerry", "conroy"]
    )
    table.do("p0 buy:cornvelious_daniel", "p0 end_turn", "p1 nothing", "p1 beth", "p1 jerry")
    assert table.pile("hand_p1") == ["conroy"]
