"""Questions say whose act they follow from and what they are about; options say what they cost and bring."""

from __future__ import annotations

import pytest

from igroteka.content.words import Words
from igroteka.engine import AskView
from igroteka.testing import rule
from tests.games.rickshank.scene import Scene, reveal, vote

MARKET = ["aqua_morty", "fake_gun", "kickback", "taxation", "terminate"]


def put(table: Scene, seat: int) -> AskView:
    """The question that a seat has before it."""
    [ask] = table.match.view(seat).asks
    return ask


def cause(table: Scene, seat: int) -> tuple[str, int, str]:
    ask = put(table, seat)
    assert ask.cause is not None, f"{ask.kind} follows from nothing"
    return ask.kind, ask.cause.seat, ask.cause.thing


def said(table: Scene, seat: int, lang: str = "en") -> str:
    ask = put(table, seat)
    words = Words("rickshank", lang, ["Ann", "Bob", "Cy"])
    return words.ask(ask.kind, ask.subject, None if ask.cause is None else (ask.cause.seat, ask.cause.thing))


def label(table: Scene, seat: int, key: str, lang: str = "en") -> str:
    ask = put(table, seat)
    return Words("rickshank", lang, ["Ann", "Bob", "Cy"]).label(key, ask.kind, ask.details.get(key))


def test_a_turn_follows_from_nothing() -> None:
    assert put(Scene(), 0).cause is None


@rule("RR-096")
def test_a_defence_window_names_the_attacker_and_the_card() -> None:
    table = Scene(hand_p0=["freeze_gun"]).do("p0 play:freeze_gun")
    assert cause(table, 1) == ("defend", 0, "freeze_gun")
    assert said(table, 1) == "Ann attacks you with Freeze Gun. How do you defend yourself?"
    assert said(table, 1, "ru") == "Ann атакует вас: «Замораживающая пушка». Чем защититься?"
    assert label(table, 1, "nothing") == "Take the hit"
    table.do("p1 nothing")
    assert cause(table, 1) == ("discard", 0, "freeze_gun")


@rule("RR-108")
@pytest.mark.parametrize(("nemesis", "kind"), [("earring_rick", "discard"), ("cornrow_rick", "token_or_card")])
def test_a_group_attack_is_nobodys_act(nemesis: str, kind: str) -> None:
    table = reveal(nemesis, tokens={"p1": 1}, supply=8)
    assert cause(table, 1) == ("defend", -1, nemesis)
    assert said(table, 1).startswith("Group attack: ")
    table.do("p1 nothing")
    assert cause(table, 1) == (kind, -1, nemesis)


@rule("RR-100")
def test_cards_passed_on_follow_from_the_nemesis() -> None:
    table = reveal("eye_patch_rick").do("p1 nothing", "p0 nothing")
    assert cause(table, 0) == cause(table, 1) == ("pass_card", -1, "eye_patch_rick")


@rule("RR-203")
def test_a_borrowed_card_is_the_nearest_cause() -> None:
    table = Scene(3, hand_p0=["brainalyzer_9000"], deck_p1=["hammerhead_morty", "..."])
    table.do("p0 play:brainalyzer_9000")
    assert cause(table, 0) == ("choose_foe", 0, "brainalyzer_9000")
    table.do("p0 p1")
    assert cause(table, 0) == ("choose_foe", 0, "hammerhead_morty")


@rule("RR-193")
def test_what_a_discarded_card_asks_follows_from_that_card() -> None:
    table = Scene(hand_p0=["freeze_gun"], hand_p1=["aqua_rick"]).do("p0 play:freeze_gun", "p1 nothing", "p1 aqua_rick")
    assert cause(table, 1) == ("aqua_draw", 1, "aqua_rick")
    assert said(table, 1) == "Aqua Rick was discarded from your hand: draw 2 cards for it?"


@rule("RR-217")
def test_a_payback_names_the_attacker() -> None:
    table = Scene(hand_p0=["freeze_gun"], hand_p1=["bugged_out_morty", "jerry"])
    table.do("p0 play:freeze_gun", "p1 hand:bugged_out_morty")
    assert cause(table, 1) == ("bugged_payback", 1, "bugged_out_morty")
    assert put(table, 1).subject == {"attacker": "p0"}


@rule("RR-171", "RR-187", "RR-188")
def test_every_question_of_a_vote_names_the_council_card_and_who_played_it() -> None:
    table = vote("embezzle", tokens={"p0": 2, "p1": 2}, flea_market=MARKET)
    assert [cause(table, seat) for seat in (0, 1)] == [("auction", 0, "embezzle")] * 2
    assert said(table, 1) == "Ann plays Embezzle. Auction: how many tokens do you bid?"
    table.do("p0 bid:1", "p1 bid:1")
    assert cause(table, 1) == ("council_reveal", 0, "embezzle")
    assert put(table, 1).subject == {"most": 2}
    assert label(table, 1, "nothing", "ru") == "Пас"
    table.do("p1 nothing", "p0 nothing")
    assert cause(table, 0) == ("vote_tie", 0, "embezzle")
    assert put(table, 0).subject == {"most": 2}
    table.do("p0 p1")
    assert cause(table, 1) == ("gain_from_market", 0, "embezzle")
    assert said(table, 1) == "You won the Embezzle auction. Which flea market card of cost 5 or less do you gain?"


@rule("RR-029")
def test_cancelling_a_vote_names_the_location_and_the_council_card() -> None:
    table = vote("kickback", play_p0=["citadel_of_ricks"])
    assert cause(table, 0) == ("citadel_cancel", 0, "kickback")
    assert said(table, 0) == "The Citadel of Ricks: hold the vote on Kickback or cancel it?"


@rule("RR-202")
def test_a_location_that_serves_at_the_start_of_a_turn_is_named() -> None:
    assert cause(Scene(at="start_of_turn", play_p0=["drive_thru"]), 0) == ("drive_thru", 0, "drive_thru")


@rule("RR-093")
def test_what_a_character_asks_follows_from_the_character() -> None:
    table = Scene(characters=["heroic_summer", "moron_morty"], hand_p0=["jerry", "beth", "summer"])
    table.do("p0 use:heroic_summer")
    assert cause(table, 0) == ("discard", 0, "heroic_summer")


@rule("RR-205")
def test_a_new_morty_is_named_before_it_is_laid_down() -> None:
    table = Scene(power=8, flea_market=MARKET).do("p0 buy:aqua_morty")
    assert cause(table, 0) == ("moron_top", 0, "moron_morty")
    assert put(table, 0).subject == {"card": "aqua_morty"}


@rule("RR-197")
def test_a_fake_gun_names_itself_wherever_it_came_from() -> None:
    table = Scene(3, power=8, flea_market=MARKET).do("p0 buy:fake_gun")
    assert cause(table, 0) == ("fake_gun_owner", 0, "fake_gun")


@rule("RR-140")
def test_a_discard_says_how_many_are_left() -> None:
    beaten = ["headband_rick", "earring_rick", "eye_patch_rick", "cornrow_rick", "rick_d99"]
    table = Scene(power=8, nemesis_stack=["federation_president"], discard_p1=beaten)
    table.do("p0 buy:cornvelious_daniel", "p0 end_turn", "p1 nothing")
    assert put(table, 1).subject == {"left": 2}
    assert said(table, 1).endswith("Which card do you discard? 2 cards to go.")
    table.do(f"p1 {put(table, 1).options[0]}")
    assert put(table, 1).subject == {"left": 1}
    assert said(table, 1).endswith("Which card do you discard?")


@rule("RR-073")
def test_buying_says_the_price_and_what_is_left_of_the_power() -> None:
    table = Scene(power=6, hand_p0=["genius_waves"], flea_market=MARKET)
    details = put(table, 0).details
    assert details["buy:portal_gun"] == {"cost": 3, "left": 3}
    assert details["play:genius_waves"] == {"power": 1, "plain": 1}
    assert details["end_turn"] == {"left": 6, "plain": 1, "buys": 1}
    assert label(table, 0, "buy:portal_gun") == "Buy Portal Gun (cost 3, 3 power left)"
    assert label(table, 0, "buy:portal_gun", "ru") == "Купить: Портальная пушка (цена 3, останется мощи 3)"
    assert label(Scene(power=3), 0, "buy:portal_gun") == "Buy Portal Gun (cost 3, no power left)"


@rule("RR-042")
def test_a_token_is_offered_at_its_price_after_the_discount() -> None:
    plain, cheap = Scene(power=6), Scene(power=6, play_p0=["presidential_palace"])
    assert put(plain, 0).details["buy:access_token"] == {"cost": 2, "left": 4}
    assert put(cheap, 0).details["buy:access_token"] == {"cost": 1, "left": 5}


@rule("RR-209")
def test_a_token_says_what_it_is_worth() -> None:
    table = Scene(hand_p0=["greedy_gromflamite"], tokens={"p0": 1}).do("p0 play:greedy_gromflamite")
    assert put(table, 0).details["spend_token"] == {"power": table.g.power_per_token}


def test_a_defence_says_what_comes_with_it() -> None:
    table = Scene(hand_p0=["freeze_gun"], hand_p1=["lawyer_morty", "jerry"]).do("p0 play:freeze_gun")
    assert put(table, 1).details["hand:lawyer_morty"] == {"draw": 0, "tokens": 1}
    assert label(table, 1, "hand:lawyer_morty") == "Lawyer Morty from hand, gain 1 token"


def test_power_or_a_token_says_how_much() -> None:
    table = Scene(hand_p0=["conroy"]).do("p0 play:conroy")
    assert [label(table, 0, key) for key in ("power", "token")] == ["+2 power", "1 access token"]


@rule("RR-182")
def test_who_hands_out_a_destroyed_card_reads_to_whom() -> None:
    table = vote("recycle", destroyed=["beth", "conroy", "morty_waves"])
    table.do("p0 point:p1:0", "p1 point:p1:0", "p1 nothing", "p0 nothing")
    assert cause(table, 0) == ("recycle", 0, "recycle")
    assert put(table, 0).subject == {"cost": 0, "named": "p1"}
