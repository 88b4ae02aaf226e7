"""What time answers for those who are away, and the order of abilities nobody is asked about."""

from typing import Any

import pytest

from igroteka.games.rickshank import GAME
from igroteka.testing import rule
from tests.games.rickshank.scene import Scene

FALLEN = ["headband_rick", "earring_rick", "eye_patch_rick", "cornrow_rick", "rick_d99", "cornvelious_daniel"]


@pytest.mark.parametrize(
    ("given", "answers", "name", "default"),
    [
        (
            {"hand_p0": ["young_rick", "conroy", "portal_bomb"], "deck_p0": ["kickback", "embezzle"]},
            [],
            "discard",
            "conroy",
        ),
        ({"hand_p0": ["fake_gun"]}, [], "hand_over", "nothing"),
        ({"hand_p0": ["conroy"]}, [], "power_or_token", "power"),
        ({"hand_p0": ["jury_rigged_portal_gun"]}, [], "play_location", "no"),
        ({"hand_p0": ["butt_in_a_cup"]}, [], "discard_top", "no"),
        ({"hand_p0": ["terminate"]}, [], "destroy_market", "nothing"),
        ({"hand_p0": ["diane_sanchez", "beth"]}, [], "destroy_own", "nothing"),
        ({"hand_p0": ["portal_gun", "beth"]}, [], "portal_discard", "nothing"),
        ({"hand_p0": ["future_rick"], "discard_p0": ["grave"]}, [], "put_into_play", "nothing"),
        ({"hand_p0": ["eye_poppin_morty", "conroy", "beth"]}, [], "destroy_hand", "beth"),
        ({"hand_p0": ["eye_poppin_morty", "beth"]}, ["p0 beth"], "destroy_self", "no"),
        ({"hand_p0": ["big_head_morty"], "access_tokens": [1, 0], "supply": 8}, [], "token_for_draw", "no"),
        ({"hand_p0": ["kickback"], "play_p0": ["citadel_of_ricks"]}, [], "citadel_cancel", "hold"),
        ({"hand_p0": ["portal_gun", "aqua_rick"]}, ["p0 aqua_rick"], "aqua_draw", "no"),
        (
            {"hand_p0": ["portal_gun", "aqua_rick"], "play_p0": ["garage"]},
            ["p0 aqua_rick"],
            "trigger_order",
            "garage",
        ),
    ],
)
def test_time_answers_for_the_active_player(given: dict[str, Any], answers: list[str], name: str, default: str) -> None:
    table = Scene(**given).do(f"p0 play:{given['hand_p0'][0]}", *answers)
    assert table.asked == (0, name)
    assert table.ask().default() == default


@pytest.mark.parametrize(
    ("given", "answer", "name"),
    [
        ({"hand_p1": ["freeze_gun", "portal_bomb"]}, "p1 play:portal_bomb", "choose_foe"),
        (
            {"flea_market": ["fake_gun", "conroy", "rezone", "kickback"]},
            "p1 buy:fake_gun",
            "fake_gun_owner",
        ),
    ],
)
def test_time_chooses_a_foe_by_lot(given: dict[str, Any], answer: str, name: str) -> None:
    """Drawn only after the answer, from the match's luck: what is due beforehand is the same whatever comes of it."""
    chosen: set[str] = set()
    for seed in range(20):
        table = Scene(3, active="p1", power=9, seed=seed, **given).do(answer)
        assert (table.asked, table.ask().default()) == ((1, name), "by_lot")
        again = table.match.fork()
        for each in (table.match, again):
            each.answer(1, "by_lot")
        assert table.match.view(0) == again.view(0)
        chosen |= {line for line in table.lines() if line.startswith("~ foe")}
    assert chosen == {"~ foe: p0", "~ foe: p2"}


def test_a_single_foe_needs_no_lot() -> None:
    assert Scene(hand_p0=["freeze_gun"]).do("p0 play:freeze_gun").asked == (1, "defend")


@rule("RR-015")
def test_time_chooses_a_free_character_by_lot() -> None:
    chosen: set[str] = set()
    for seed in range(20):
        match = GAME.start(2, seed, characters="choose")
        assert match.asks[0].default() == "by_lot"
        for seat in (match.g.active, 1 - match.g.active):
            match.answer(seat, "by_lot")
        assert len(set(match.g.characters)) == 2
        chosen |= set(match.g.characters)
    assert len(chosen) == 7


@rule("RR-016")
def test_of_two_dealt_characters_time_keeps_the_first() -> None:
    """They were dealt at random."""
    match = GAME.start(2, 3, characters="deal_two")
    assert [ask.default() for ask in match.asks] == [row[0] for row in match.g.offered]


def test_time_puts_a_new_morty_on_the_deck_and_pays_for_no_president() -> None:
    market = ["aqua_morty", "lawyer_morty", "taxation", "freeze_gun", "conroy"]
    table = Scene(power=3, flea_market=market).do("p0 buy:aqua_morty")
    assert table.ask().default() == "deck_top"
    table = Scene(
        at="start_of_turn",
        nemesis=["federation_president"],
        nemesis_stack=[],
        discard_p1=FALLEN,
        access_tokens=[1, 0],
        supply=8,
    )
    assert table.ask().default() == "decline"
    assert Scene(at="start_of_turn", play_p0=["drive_thru"]).ask().default() == "nothing"


@pytest.mark.parametrize(
    ("hand", "tokens", "default"),
    [
        (["gromflamite_officer"], 1, "access_token"),
        (["gromflamite_officer", "gromflamite_technician"], 0, "hand:gromflamite_technician"),
        (["conroy"], 0, "nothing"),
    ],
)
def test_time_gives_a_token_else_the_cheapest_card(hand: list[str], tokens: int, default: str) -> None:
    table = Scene(
        power=8, nemesis_stack=["cornrow_rick", "..."], hand_p1=hand, access_tokens=[0, tokens], supply=9 - tokens
    )
    table.do("p0 buy:cornvelious_daniel", "p0 end_turn", "p1 nothing")
    assert table.ask().default() == default


def test_time_passes_the_cheapest_card() -> None:
    table = Scene(power=8, nemesis_stack=["eye_patch_rick", "..."], hand_p1=["conroy", "beth"])
    table.do("p0 buy:cornvelious_daniel", "p0 end_turn", "p0 nothing", "p1 nothing")
    assert next(ask for ask in table.match.asks if ask.seat == 1).default() == "hand:beth"


@pytest.mark.parametrize(
    ("hand", "play", "default"),
    [
        (["conroy", "beth"], ["grave"], "hand:beth"),
        (["conroy"], ["security_specialist_rick"], "in_play:security_specialist_rick"),
        (["kickback"], ["grave"], "hand:kickback"),
        ([], ["grave", "security_specialist_rick"], "in_play:security_specialist_rick"),
    ],
)
def test_time_discards_the_cheapest_card_of_hand_or_play(hand: list[str], play: list[str], default: str) -> None:
    table = Scene(hand_p0=["gromflamite_general"], hand_p1=hand, play_p1=play)
    table.do("p0 play:gromflamite_general", "p1 nothing")
    assert table.ask().default() == default


@pytest.mark.parametrize(
    ("card", "given", "answers", "seat", "default"),
    [
        ("recycle", {"destroyed": ["beth", "conroy", "jerry"]}, ["p0 point:p1:0", "p1 point:p1:0"], 0, "beth"),
        (
            "rezone",
            {"play_p1": ["grave", "security_specialist_rick"]},
            ["p0 vote_for:0", "p1 vote_for:0"],
            1,
            "security_specialist_rick",
        ),
    ],
)
def test_time_takes_the_cheapest_that_fits(
    card: str, given: dict[str, Any], answers: list[str], seat: int, default: str
) -> None:
    table = Scene(hand_p0=[card], **given).do(f"p0 play:{card}", *answers, "p1 nothing", "p0 nothing")
    assert table.ask().seat == seat
    assert table.ask().default() in ({default, "jerry"} if card == "recycle" else {default})


def test_time_breaks_a_tie_for_its_own_side_else_for_the_first_clockwise() -> None:
    table = Scene(3, hand_p0=["persecute"])
    table.do("p0 play:persecute", "p0 point:p2:0", "p1 point:p0:0", "p2 point:p1:0")
    table.do("p1 nothing", "p2 nothing", "p0 nothing")
    assert table.ask().default() == "p2"
    table = Scene(4, active="p1", hand_p1=["kickback"], access_tokens=[1, 0, 1, 0], supply=7)
    table.do("p1 play:kickback", "p0 bid:1", "p1 bid:0", "p2 bid:1", "p3 bid:0")
    table.do("p2 nothing", "p3 nothing", "p0 nothing", "p1 nothing")
    assert table.ask().default() == "p2"


@rule("RR-150")
def test_cards_in_play_work_in_the_order_they_entered() -> None:
    """RL-57; zones are written from the top down, the last to enter first."""
    for play, order in (
        (["garage", "assworld_2"], ["assworld_2", "garage"]),
        (["assworld_2", "garage"], ["garage", "assworld_2"]),
    ):
        table = Scene(play_p0=play, hand_p0=["portal_gun"]).do("p0 play:portal_gun")
        assert [event.values["source"] for event in table.told("ability")] == order


@rule("RR-150", "RR-149")
def test_the_active_players_abilities_come_before_those_of_the_others() -> None:
    """RL-41."""
    table = Scene(play_p0=["assworld_2"], hand_p0=["freeze_gun"], hand_p1=["aqua_morty"])
    table.do("p0 play:freeze_gun", "p1 nothing", "p1 aqua_morty")
    assert table.asked == (1, "destroy_own")
    assert [event.values["source"] for event in table.told("ability")] == ["assworld_2"]
