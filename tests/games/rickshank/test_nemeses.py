"""The nemesis stack: one a turn, group attacks in nobody's turn, the President and his token."""

from typing import Any

import pytest

from igroteka.engine import Match
from igroteka.games.rickshank.state import Table
from igroteka.testing import rule
from tests.games.rickshank.scene import asked, do, offers, pile, position, refused, reveal, scene, told


def president(**given: Any) -> Match[Table]:
    rest = ["headband_rick", "earring_rick", "eye_patch_rick", "cornrow_rick", "rick_d99", "cornvelious_daniel"]
    position: dict[str, Any] = {
        "at": "start_of_turn",
        "nemesis": ["federation_president"],
        "nemesis_stack": [],
        "discard_p1": rest,
    }
    return scene(**(position | given))


@rule("RR-103", "RR-104")
def test_enough_power_defeats_the_top_nemesis() -> None:
    assert refused(scene(power=7), "p0 buy:cornvelious_daniel") == "RR-073"
    match = do(scene(power=9, discard_p0=[]), "p0 buy:cornvelious_daniel")
    assert pile(match, "discard_p0") == ["cornvelious_daniel"]
    assert match.g.power == 1
    assert pile(match, "nemesis") == []


@rule("RR-105")
def test_the_next_nemesis_stays_face_down_until_the_end_of_the_turn() -> None:
    """Worked example WE-6."""
    match = do(scene(power=30), "p0 buy:cornvelious_daniel")
    assert len(pile(match, "nemesis_stack")) == 6
    assert refused(match, "p0 buy:nemesis") == "RR-105"
    assert not told(match, "nemesis_revealed")
    nemeses = {"headband_rick", "earring_rick", "eye_patch_rick", "cornrow_rick", "rick_d99"}
    assert not {f"buy:{key}" for key in nemeses} & set(offers(match))


@rule("RR-081", "RR-108")
def test_the_next_one_is_revealed_and_attacks_after_the_turn() -> None:
    match = reveal("headband_rick", hand_p1=["beth"])
    assert pile(match, "nemesis") == ["headband_rick"]
    assert position(match, "turn_ended") < position(match, "nemesis_revealed") < position(match, "group_attack")
    assert asked(match) == (1, "defend")


@rule("RR-228", "RR-081")
def test_the_group_attack_is_announced_to_all() -> None:
    match = reveal("headband_rick")
    for seat in (None, 0, 1):
        assert told(match, "nemesis_revealed", seat)[-1]["cards"] == ["headband_rick"]
        assert told(match, "group_attack", seat)[-1]["nemesis"] == "headband_rick"


@rule("RR-109", "RR-111")
def test_a_group_attack_hits_everybody_starting_with_the_next_player() -> None:
    match = reveal("headband_rick", 3)
    order = []
    while asked(match)[1] == "defend":
        order.append(asked(match)[0])
        do(match, f"p{order[-1]} nothing")
    assert order == [1, 2, 0]
    assert all("morty_waves" in pile(match, f"discard_p{seat}") for seat in range(3))
    assert asked(match) == (1, "open_phase")


@rule("RR-110")
def test_anybody_may_defend_against_a_group_attack() -> None:
    match = reveal("headband_rick", hand_p1=["lawyer_morty"], deck_p0=["gromflamite_employee", "..."], discard_p1=[])
    do(match, "p1 hand:lawyer_morty", "p0 hand:gromflamite_employee")
    assert "morty_waves" not in pile(match, "discard_p0") + pile(match, "discard_p1")
    assert match.g.tokens[1] == 1


@rule("RR-112", "RR-194")
def test_aqua_cards_do_not_work_when_discarded_to_a_group_attack() -> None:
    match = reveal("earring_rick", hand_p1=["aqua_rick"], deck_p0=["aqua_morty", "..."])
    do(match, "p1 nothing", "p1 aqua_rick", "p0 nothing", "p0 aqua_morty")
    assert asked(match) == (1, "open_phase")
    assert "aqua_morty" in pile(match, "discard_p0")
    assert pile(match, "hand_p1") == []


@rule("RR-113", "RR-114")
def test_a_nemesis_played_from_hand_uses_only_its_upper_text() -> None:
    match = scene(hand_p0=["rick_d99"], deck_p0=["beth", "jerry"], access_tokens=[0, 2], supply=7)
    do(match, "p0 play:rick_d99")
    assert match.g.power == 2
    assert sorted(pile(match, "hand_p0")) == ["beth", "jerry"]
    assert match.g.tokens == [0, 2]
    assert not told(match, "group_attack")


@rule("RR-028")
def test_cornvelious_daniel_gives_power_and_a_token() -> None:
    match = do(scene(hand_p0=["cornvelious_daniel"]), "p0 play:cornvelious_daniel")
    assert (match.g.power, match.g.tokens[0]) == (3, 1)


@pytest.mark.parametrize(
    ("card", "power", "drawn", "tokens"),
    [("earring_rick", 0, 3, 0), ("eye_patch_rick", 2, 1, 1), ("cornrow_rick", 3, 0, 2)],
)
def test_upper_texts_of_seal_team_ricks(card: str, power: int, drawn: int, tokens: int) -> None:
    match = do(scene(hand_p0=[card]), f"p0 play:{card}")
    assert (match.g.power, len(pile(match, "hand_p0")), match.g.tokens[0]) == (power, drawn, tokens)


def test_headband_rick_may_destroy_a_card() -> None:
    match = scene(hand_p0=["headband_rick", "beth"], discard_p0=["jerry"])
    do(match, "p0 play:headband_rick")
    assert offers(match) == ["hand:beth", "discard:jerry", "nothing"]
    do(match, "p0 discard:jerry")
    assert (match.g.power, pile(match, "destroyed")) == (3, ["jerry"])


@rule("RR-214")
def test_cornrow_rick_takes_a_token_or_a_gromflamite_by_choice() -> None:
    given: dict[str, Any] = {"access_tokens": [0, 1], "supply": 8, "hand_p1": ["conroy", "gromflamite_officer"]}
    match = do(reveal("cornrow_rick", **given), "p1 nothing")
    assert offers(match) == ["access_token", "hand:gromflamite_officer"]
    assert refused(match, "p1 hand:conroy") == "RR-214"
    assert refused(match, "p1 nothing") == "RR-214"
    other = do(reveal("cornrow_rick", **given), "p1 nothing", "p1 hand:gromflamite_officer")
    do(match, "p1 access_token")
    assert (match.g.tokens[1], pile(match, "hand_p1")) == (0, ["conroy", "gromflamite_officer"])
    assert (other.g.tokens[1], pile(other, "hand_p1")) == (1, ["conroy"])


@rule("RR-214")
def test_a_single_token_is_compulsory_where_no_card_fits() -> None:
    """RL-19: with one of the two possible there is no choice."""
    match = do(reveal("cornrow_rick", access_tokens=[0, 1], supply=8, hand_p1=["conroy"]), "p1 nothing")
    assert offers(match) == ["access_token"]
    assert refused(match, "p1 nothing") == "RR-214"


@rule("RR-215", "RR-210")
def test_rick_d99_takes_a_token_or_a_rick() -> None:
    match = do(reveal("rick_d99", hand_p1=["earring_rick", "gromflamite_officer"]), "p1 nothing")
    assert (match.asks[0].cites, refused(match, "p1 nothing")) == ("RR-215", "RR-215")
    assert offers(match) == ["hand:earring_rick"]
    assert refused(match, "p1 access_token") == "RR-216"
    do(match, "p1 hand:earring_rick")
    assert pile(match, "hand_p1") == ["gromflamite_officer"]


@rule("RR-216")
@pytest.mark.parametrize("nemesis", ["cornrow_rick", "rick_d99"])
def test_who_has_neither_suffers_nothing(nemesis: str) -> None:
    match = do(reveal(nemesis, hand_p1=["conroy", "beth"]), "p1 nothing")
    assert asked(match) == (1, "token_or_card")
    assert offers(match) == ["nothing"]
    do(match, "p1 nothing")
    assert len(pile(match, "hand_p1")) == 2


@rule("RR-100")
def test_an_interactive_attack_collects_all_defences_first() -> None:
    match = reveal(
        "eye_patch_rick",
        3,
        hand_p1=["beth", "conroy"],
        hand_p2=["lawyer_morty", "jerry"],
        deck_p0=["summer", "..."],
        discard_p1=[],
        discard_p2=[],
    )
    assert {(ask.seat, ask.name) for ask in match.asks} == {(0, "defend"), (1, "defend"), (2, "defend")}
    do(match, "p2 hand:lawyer_morty", "p0 nothing")
    assert match.g.tokens[2] == 0
    do(match, "p1 nothing")
    assert match.g.tokens[2] == 1
    assert {(ask.seat, ask.name) for ask in match.asks} == {(0, "pass_card"), (1, "pass_card")}
    do(match, "p1 hand:conroy", "p0 hand:summer")
    assert "conroy" in pile(match, "discard_p0")
    assert pile(match, "discard_p1") == ["summer"]
    assert pile(match, "discard_p2") == ["lawyer_morty"]


@rule("RR-100")
def test_passing_goes_to_the_next_affected_player_clockwise() -> None:
    match = reveal("eye_patch_rick", 3, hand_p1=["beth"], hand_p2=["jerry"], deck_p0=["summer", "..."])
    do(match, "p0 nothing", "p1 nothing", "p2 nothing")
    do(match, "p0 hand:summer", "p1 hand:beth", "p2 hand:jerry")
    assert "beth" in pile(match, "discard_p2")
    assert "jerry" in pile(match, "discard_p0")
    assert "summer" in pile(match, "discard_p1")
    assert not told(match, "gained")


@rule("RR-100")
def test_with_an_empty_hand_nothing_is_passed_but_something_received() -> None:
    """RL-61."""
    match = reveal("eye_patch_rick", 2, hand_p1=[], deck_p0=["summer", "..."], discard_p1=[])
    do(match, "p0 nothing", "p1 nothing")
    assert [ask.seat for ask in match.asks] == [0]
    do(match, "p0 hand:summer")
    assert pile(match, "discard_p1") == ["summer"]


@rule("RR-100")
def test_with_one_affected_player_nothing_is_passed() -> None:
    match = reveal("eye_patch_rick", 2, hand_p1=["lawyer_morty"], deck_p0=["summer", "..."])
    do(match, "p0 nothing", "p1 hand:lawyer_morty")
    assert asked(match) == (1, "open_phase")
    assert "summer" in pile(match, "hand_p0")


def test_earring_rick_makes_everybody_discard_one() -> None:
    match = reveal("earring_rick", hand_p1=["beth", "conroy"])
    do(match, "p1 nothing", "p1 conroy", "p0 nothing")
    assert pile(match, "hand_p1") == ["beth"]
    assert asked(match) == (0, "discard")


@rule("RR-108")
def test_a_pending_attack_leaves_the_turn_counters_alone() -> None:
    match = reveal("earring_rick", hand_p1=["beth"])
    assert match.view(0).table["nobodys_turn"] is True
    do(match, "p1 nothing", "p1 beth", "p0 nothing", f"p0 {pile(match, 'hand_p0')[0]}")
    assert match.view(0).table["nobodys_turn"] is False


@rule("RR-207", "RR-027")
def test_the_president_asks_for_a_token_at_the_start_of_the_turn() -> None:
    match = president(access_tokens=[1, 0], supply=8, hand_p0=["portal_bomb"])
    assert asked(match) == (0, "president_token")
    assert offers(match) == ["discard_token", "decline"]
    do(match, "p0 discard_token")
    assert (match.g.tokens[0], match.g.supply) == (0, 9)
    assert asked(match) == (0, "open_phase")
    assert refused(match, "p0 buy:federation_president") == "RR-073"


@rule("RR-207")
def test_who_declines_or_has_no_token_cannot_defeat_him_this_turn() -> None:
    match = do(president(access_tokens=[1, 0], supply=8, power=20), "p0 decline")
    assert match.g.tokens[0] == 1
    assert refused(match, "p0 buy:federation_president") == "RR-207"
    match = president(power=20)
    assert asked(match) == (0, "open_phase")
    do(match, "p0 buy:access_token")
    assert refused(match, "p0 buy:federation_president") == "RR-207"


@rule("RR-207")
def test_the_token_buys_permission_for_one_turn() -> None:
    match = do(president(access_tokens=[2, 0], supply=7), "p0 discard_token", "p0 end_turn", "p1 end_turn")
    assert asked(match) == (0, "president_token")
    assert match.g.may_defeat is False
    do(match, "p0 decline")
    assert refused(match, "p0 buy:federation_president") == "RR-207"


@rule("RR-208")
def test_nothing_works_before_the_presidents_token() -> None:
    match = president(
        access_tokens=[1, 0],
        supply=8,
        play_p0=["drive_thru", "space_prison"],
        imprisoned_p0=["black_rick"],
        owner=["imprisoned:p0 black_rick p1"],
        characters={"p0": "heroic_summer"},
    )
    assert asked(match) == (0, "president_token")
    assert pile(match, "imprisoned_p0") == ["black_rick"]
    do(match, "p0 decline")
    assert pile(match, "imprisoned_p0") == []
    assert asked(match) == (0, "drive_thru")


@rule("RR-130")
def test_the_super_ongoing_works_only_while_he_lies_on_top_face_up() -> None:
    match = scene(at="start_of_turn", access_tokens=[1, 0], supply=8)
    assert asked(match) == (0, "open_phase")
    fallen = ["headband_rick", "earring_rick", "eye_patch_rick", "cornrow_rick", "rick_d99"]
    match = scene(
        power=8,
        discard_p1=fallen,
        nemesis_stack=["federation_president"],
        access_tokens=[0, 1],
        supply=8,
        hand_p1=["beth"],
    )
    do(match, "p0 buy:cornvelious_daniel", "p0 end_turn", "p1 nothing", "p1 beth", "p0 nothing")
    hand = pile(match, "hand_p0")
    do(match, f"p0 {hand[0]}", f"p0 {hand[1]}")
    assert asked(match) == (1, "president_token")


@rule("RR-085")
def test_defeating_the_president_ends_the_game_at_once() -> None:
    match = do(president(access_tokens=[1, 0], supply=8, power=14), "p0 discard_token", "p0 buy:federation_president")
    result = match.result
    assert result is not None
    assert (result.why, result.rule) == ("president_defeated", "RR-085")
    assert result.scores[0].parts["nemeses"] == 7


@rule("RR-206")
def test_in_an_unmixed_game_the_presidents_upper_text_never_matters() -> None:
    """He joins a deck only by being defeated, and then the game is over; the text itself is there for a mixed game."""
    match = do(president(access_tokens=[1, 0], supply=8, power=14), "p0 discard_token", "p0 buy:federation_president")
    assert match.result is not None
    assert match.asks == []
    from tests.games.rickshank.scene import mixed

    match = scene(pack=mixed(), hand_p0=["federation_president"], nemesis_stack=["rick_prime", "evil_rick"])
    do(match, "p0 play:federation_president")
    assert match.g.power == 5


@rule("RR-113")
def test_the_presidents_group_attack_takes_two_cards() -> None:
    fallen = ["headband_rick", "earring_rick", "eye_patch_rick", "cornrow_rick", "rick_d99"]
    match = scene(
        power=8, discard_p1=fallen, nemesis_stack=["federation_president"], hand_p1=["beth", "jerry", "conroy"]
    )
    do(match, "p0 buy:cornvelious_daniel", "p0 end_turn", "p1 nothing", "p1 beth", "p1 jerry")
    assert pile(match, "hand_p1") == ["conroy"]
