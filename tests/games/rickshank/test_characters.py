"""What the characters do; Transcendent Rick is among the defences."""

from igroteka.testing import rule
from tests.games.rickshank.scene import Scene


@rule("RR-205")
def test_moron_morty_may_put_a_cheap_morty_of_the_market_on_the_deck() -> None:
    market = ["aqua_morty", "lawyer_morty", "taxation", "freeze_gun", "conroy"]
    table = Scene(power=3, flea_market=market, characters={"p0": "moron_morty"}, discard_p0=[])
    table.do("p0 buy:aqua_morty")
    assert table.asked == (0, "moron_top")
    table.do("p0 deck_top")
    assert table.pile("deck_p0")[0] == "aqua_morty"
    top = next(zone for zone in table.match.view(1).zones if zone.name == "deck:p0").cards[0]
    assert top.key == "aqua_morty"
    other = Scene(power=3, flea_market=market, characters={"p0": "moron_morty"}, discard_p0=[])
    other.do("p0 buy:aqua_morty", "p0 to_discard")
    assert other.pile("discard_p0") == ["aqua_morty"]


@rule("RR-205", "RR-155")
def test_moron_morty_does_not_care_for_dearer_or_other_cards() -> None:
    market = ["aqua_morty", "lawyer_morty", "taxation", "freeze_gun", "conroy"]
    for card in ("lawyer_morty", "conroy"):
        table = Scene(power=4, flea_market=market, characters={"p0": "moron_morty"}, discard_p0=[])
        table.do(f"p0 buy:{card}")
        assert table.pile("discard_p0") == [card]
        assert table.asked == (0, "open_phase")


@rule("RR-205")
def test_moron_morty_works_only_in_his_own_turn() -> None:
    """RL-55: a Morty won by Embezzle in another's turn goes to the discard pile."""
    market = ["aqua_morty", "gentrify", "rick_c137", "commander_rick", "portal_bomb"]
    table = Scene(hand_p0=["embezzle"], flea_market=market, characters=["bluffing_rick", "moron_morty"], discard_p1=[])
    table.do("p0 play:embezzle", "p0 bid:0", "p1 bid:0", "p1 nothing", "p0 nothing", "p0 p1")
    assert table.pile("discard_p1") == ["aqua_morty"]
    assert table.asked == (0, "open_phase")


def test_bluffing_rick_draws_for_the_first_token_of_his_turn() -> None:
    table = Scene(characters={"p0": "bluffing_rick"}, power=2, hand_p0=["gromflamite_officer"])
    table.do("p0 buy:access_token")
    assert len(table.pile("hand_p0")) == 2
    table.do("p0 play:gromflamite_officer")
    assert len(table.pile("hand_p0")) == 1
    assert table.g.tokens_got == 2


def test_defiant_summer_and_rational_morty_reward_the_first_card_of_a_type() -> None:
    table = Scene(characters={"p0": "defiant_summer"}, hand_p0=["dead_flies", "dead_flies"])
    assert table.do("p0 play:dead_flies", "p0 play:dead_flies").g.power == 5
    table = Scene(characters={"p0": "rational_morty"}, hand_p0=["lawyer_morty", "lawyer_morty"])
    assert table.do("p0 play:lawyer_morty", "p0 play:lawyer_morty").g.power == 5


def test_promotion_jerry_rewards_each_jerry_but_only_the_first_gromflamite() -> None:
    hand = ["jerry", "jerry", "gromflamite_officer", "gromflamite_officer"]
    table = Scene(characters={"p0": "promotion_jerry"}, hand_p0=hand)
    assert table.do(*[f"p0 play:{card}" for card in hand]).g.power == 2 + 2 + 3 + 2


@rule("RR-140")
def test_heroic_summer_needs_a_card_to_discard() -> None:
    table = Scene(characters={"p0": "heroic_summer"}, hand_p0=[])
    assert table.why_not("p0 use:heroic_summer") == "RR-140"
