"""A spy at the table: of two worlds that differ only in what a player hides, the others see the very same.

Everything a seat can get hold of is compared, byte for byte, after every answer: the whole view with its question
number, who is waited for and what could be undone, all events, and the worlds that the seat's bot would imagine.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from igroteka.testing import rule
from tests.games.rickshank.scene import Scene

MARKET = ["taxation", "embezzle", "terminate", "dead_flies", "portal_bomb"]
LOOKING = ("defend", "discard", "council_reveal", "ongoing_or_card", "token_or_card", "pass_card", "destroy_own")
"""Questions whose options follow from a hand: they last equally long, whether there is a choice or not."""
SEAL_TEAM = ["headband_rick", "earring_rick", "eye_patch_rick", "cornrow_rick", "rick_d99"]


def sight(table: Scene, seat: int | None) -> bytes:
    """All that a seat can find out by looking."""
    return msgspec.json.encode([table.match.view(seat), table.told(seat=seat), table.match.number])


def imagined(table: Scene, seat: int) -> list[list[str]]:
    """One of the worlds that the seat holds possible."""
    world = table.match.imagine(seat, 1).g
    return [[card.key for card in world.of(zone)] for zone in world.zones]


def open_to_all(table: Scene) -> list[tuple[int, str, bool]]:
    """What everybody may know of the open questions."""
    return [(ask.seat, ask.name, ask.guarded) for ask in table.match.asks]


def compare(worlds: Sequence[Scene]) -> None:
    """p1 hides; p0, p2 and a spectator look."""
    first, *others = worlds
    for ask in first.match.asks:
        assert ask.guarded or ask.seat != 1 or ask.name not in LOOKING
    for other in others:
        assert open_to_all(first) == open_to_all(other)
        for seat in (0, 2):
            assert sight(first, seat) == sight(other, seat)
            assert imagined(first, seat) == imagined(other, seat)
        assert sight(first, None) == sight(other, None)


def worlds_of(hands: Sequence[Sequence[str]], **given: Any) -> list[Scene]:
    """Tables of three at which p1 holds another of the hands each time, and has the other cards in the deck."""
    most = Counter[str]()
    for hand in hands:
        most |= Counter(hand)
    given = {"flea_market": MARKET, "hand_p2": ["jerry"]} | given
    return [
        Scene(3, hand_p1=list(hand), deck_p1=["...", *(most - Counter(hand)).elements()], **given) for hand in hands
    ]


def spy(hands: Sequence[Sequence[str]], answers: Sequence[str], **given: Any) -> None:
    """The same answers in every world."""
    worlds = worlds_of(hands, **given)
    compare(worlds)
    for answer in answers:
        for table in worlds:
            table.do(answer)
        compare(worlds)


REVEAL = ("p0 buy:cornvelious_daniel", "p0 end_turn")


def revealing(nemesis: str) -> dict[str, Any]:
    """Where p0 can defeat Cornvelious Daniel and reveal this one."""
    stack = [nemesis, *[key for key in SEAL_TEAM if key != nemesis], "federation_president"]
    return {"hand_p0": [], "power": 8, "nemesis_stack": stack}


def group(nemesis: str, answers: Sequence[str], hands: Sequence[Sequence[str]], **given: Any) -> None:
    spy(hands, [*REVEAL, *answers], **revealing(nemesis), **given)


DEFENCES = [["lawyer_morty", "beth"], ["bugged_out_morty", "beth"], ["dinner_table", "beth"], ["conroy", "beth"]]
"""From hand, with a payback, only from play, none at all."""


@rule("RR-096", "RR-099")
@pytest.mark.parametrize(
    ("card", "answers"),
    [
        ("freeze_gun", ["p1 nothing", "p1 beth", "p2 nothing"]),
        ("lizard_rick", ["p1 nothing", "p2 nothing"]),
        ("morty_c137", ["p1 nothing", "p2 nothing"]),
        ("currency_manipulation", ["p1 nothing", "p2 nothing"]),
        ("gromflamite_general", ["p1 nothing", "p1 hand:beth", "p2 nothing"]),
        ("hammerhead_morty", ["p0 p1", "p1 nothing", "p1 beth"]),
        ("portal_bomb", ["p0 p1", "p1 nothing"]),
        ("mission_control_gromflamite", ["p0 p1", "p1 nothing"]),
        ("fake_gun", ["p0 p1", "p1 nothing"]),
    ],
)
def test_nobody_learns_whether_a_defence_was_held_back(card: str, answers: list[str]) -> None:
    market = [key for key in MARKET if key != card]
    spy(DEFENCES, [f"p0 play:{card}", *answers], hand_p0=[card], flea_market=market)


@rule("RR-020")
def test_nobody_learns_whether_transcendent_rick_held_a_council_card() -> None:
    characters = ["moron_morty", "transcendent_rick", "defiant_summer"]
    hands = [["kickback", "beth"], ["conroy", "beth"]]
    spy(hands, ["p0 play:freeze_gun", "p1 nothing", "p1 beth"], hand_p0=["freeze_gun"], characters=characters)


@rule("RR-140")
def test_a_forced_discard_takes_as_long_as_a_free_one() -> None:
    """Two equal cards leave no choice; the question is put all the same."""
    hands = [["genius_waves", "genius_waves"], ["genius_waves", "summer"], ["genius_waves", "aqua_rick"]]
    spy(hands, ["p0 play:freeze_gun", "p1 nothing", "p1 genius_waves"], hand_p0=["freeze_gun"])


@rule("RR-226")
def test_a_hand_of_equal_cards_is_not_told_by_the_generals_question() -> None:
    hands = [["genius_waves", "genius_waves"], ["genius_waves", "summer"]]
    answers = ["p0 play:gromflamite_general", "p1 nothing", "p1 hand:genius_waves", "p2 nothing"]
    spy(hands, answers, hand_p0=["gromflamite_general"])


@rule("RR-096")
def test_a_defence_that_draws_shows_the_number_and_not_the_card() -> None:
    orders = [["beth", "summer", "..."], ["summer", "beth", "..."]]
    given: dict[str, Any] = {"hand_p0": ["freeze_gun"], "hand_p1": ["gromflamite_employee"], "flea_market": MARKET}
    worlds = [Scene(3, deck_p1=order, **given) for order in orders]
    for table in worlds:
        table.do("p0 play:freeze_gun", "p1 hand:gromflamite_employee")
    compare(worlds)
    assert worlds[0].told(seat=1) != worlds[1].told(seat=1)


@rule("RR-110", "RR-194")
@pytest.mark.parametrize(
    ("nemesis", "answers"),
    [("headband_rick", ["p1 nothing", "p2 nothing"]), ("earring_rick", ["p1 nothing", "p1 beth", "p2 nothing"])],
)
def test_nobody_learns_whether_a_group_attack_could_be_avoided(nemesis: str, answers: list[str]) -> None:
    group(nemesis, answers, DEFENCES)


@rule("RR-214", "RR-216")
def test_a_token_paid_tells_nothing_of_the_hand() -> None:
    hands = [["gromflamite_officer", "beth"], ["conroy", "beth"]]
    group("cornrow_rick", ["p1 nothing", "p1 access_token"], hands, access_tokens=[0, 1, 0], supply=8)
    group("rick_d99", ["p1 nothing", "p1 access_token"], hands, access_tokens=[0, 1, 0], supply=8)


@rule("RR-216")
def test_who_has_nothing_to_pay_is_asked_all_the_same() -> None:
    """Before the answer nobody can tell; a card that is then discarded lies open anyway."""
    group("cornrow_rick", ["p1 nothing"], [["gromflamite_officer", "beth"], ["conroy", "beth"]])
    group("cornrow_rick", ["p1 nothing", "p1 nothing"], [["jerry", "beth"], ["conroy", "beth"]])


@rule("RR-100")
@pytest.mark.parametrize("order", [("p1", "p2", "p0"), ("p0", "p1", "p2"), ("p2", "p0", "p1")])
def test_an_interactive_attack_keeps_every_declaration_under_seal(order: tuple[str, ...]) -> None:
    """Whoever answers first: until the last answer the others see only that there is one."""
    group("eye_patch_rick", [f"{seat} nothing" for seat in order], DEFENCES)


@rule("RR-100")
def test_a_declared_defence_shows_only_when_all_have_declared() -> None:
    """p1 defends in one world and declines in the other; p0 and p2 see the same until the last declaration."""
    worlds = worlds_of([["lawyer_morty"]] * 2, **revealing("eye_patch_rick"))
    for table, answer in zip(worlds, ("hand:lawyer_morty", "nothing"), strict=True):
        table.do(*REVEAL, f"p1 {answer}")
    compare(worlds)
    for table in worlds:
        table.do("p2 nothing")
    compare(worlds)
    for table in worlds:
        table.do("p0 nothing")
    assert sight(worlds[0], 0) != sight(worlds[1], 0)


@rule("RR-100")
def test_a_picked_card_shows_only_when_all_have_picked() -> None:
    """Nor can a hand of equal cards, which leaves no choice, be told from another."""
    worlds = worlds_of([["beth", "summer"], ["beth", "summer"], ["genius_waves"] * 2], **revealing("eye_patch_rick"))
    for table, key in zip(worlds, ("beth", "summer", "genius_waves"), strict=True):
        table.do(*REVEAL, "p0 nothing", "p1 nothing", "p2 nothing", f"p1 hand:{key}")
    compare(worlds)


@rule("RR-166", "RR-187")
def test_nobody_learns_whether_a_council_card_was_held_back() -> None:
    hands = [["recycle", "beth"], ["recycle", "persecute"], ["conroy", "beth"]]
    laps = ["p1 nothing", "p2 nothing", "p0 nothing"]
    spy(hands, ["p0 play:kickback", "p0 bid:0", "p1 bid:0", "p2 bid:0", *laps, "p0 p0"], hand_p0=["kickback"])


@rule("RR-171", "RR-185")
def test_a_stake_tells_nothing_until_all_have_staked() -> None:
    worlds = staking("kickback", ["bid:0", "bid:2"])
    compare(worlds)
    worlds[0].do("p1 bid:1")  # changed under seal
    compare(worlds)
    for table in worlds:
        table.do("p2 bid:0")
    compare(worlds)
    for table in worlds:
        table.do("p0 bid:0")
    assert sight(worlds[0], 0) != sight(worlds[1], 0)


@rule("RR-174", "RR-177")
@pytest.mark.parametrize(
    ("card", "answers"), [("assemble", ["vote_for:1", "vote_against:0"]), ("persecute", ["point:p0:2", "point:p1:0"])]
)
def test_sides_and_targets_are_sealed_too(card: str, answers: list[str]) -> None:
    compare(staking(card, answers))


def staking(card: str, answers: Sequence[str]) -> list[Scene]:
    """p0 has played a Council card, and p1 has answered under seal, another answer in each world."""
    given: dict[str, Any] = {"hand_p0": [card], "access_tokens": [1, 2, 0], "supply": 6}
    worlds = worlds_of([["beth"]] * len(answers), **given)
    return [table.do(f"p0 play:{card}", f"p1 {key}") for table, key in zip(worlds, answers, strict=True)]


@rule("RR-144")
def test_nobody_learns_what_could_have_been_destroyed() -> None:
    """Assemble lets everybody destroy a card of hand or discard pile; who declines is seen to decline, no more."""
    yes = ["p0 vote_for:0", "p1 vote_for:0", "p2 vote_for:0", "p1 nothing", "p2 nothing", "p0 nothing"]
    spy([["beth"], ["conroy"]], ["p0 play:assemble", *yes, "p1 nothing"], hand_p0=["assemble"])


@rule("RR-217")
def test_a_payback_declined_tells_nothing_of_the_hand() -> None:
    hands = [["bugged_out_morty", "beth"], ["bugged_out_morty", "conroy"]]
    answers = ["p0 play:freeze_gun", "p1 hand:bugged_out_morty", "p1 nothing"]
    spy(hands, answers, hand_p0=["freeze_gun"])
