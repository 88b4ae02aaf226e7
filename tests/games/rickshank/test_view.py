"""What the board draws: places of the market, the chain of a turn, attacks, the running vote, the final count."""

from typing import Any

import msgspec

from igroteka.content import read
from igroteka.engine import State
from igroteka.games.rickshank import GAME
from igroteka.games.rickshank.content.items import PACKAGE, MainCard
from igroteka.games.rickshank.state import Table
from igroteka.games.rickshank.view import SHOWN, TableView
from igroteka.testing import random_match, rule
from tests.games.rickshank.scene import Scene, reveal, vote

MARKET = ["pill_brulee", "terminate", "conroy", "dead_flies", "future_rick"]


def stalls(table: Scene) -> list[str]:
    return [stall["card"] for stall in table.table()["stalls"]]


def view(then: State) -> TableView:
    """What everybody sees in this State of a table."""
    assert isinstance(then, Table)
    return SHOWN.view(then, None)


def links(table: Scene) -> list[tuple[str, str, int]]:
    return [(link["how"], link["thing"], link["power"]) for link in table.table()["chain"]]


def targets(table: Scene) -> dict[str, tuple[str, str]]:
    return {each["seat"]: (each["outcome"], each["by"]) for each in table.table()["attack"]["targets"]}


def in_play(table: Scene, seat: int) -> list[tuple[str, str, str]]:
    return [(each["card"], each["owner"], each["then"]) for each in table.table()["in_play"][seat]]


@rule("RR-080")
def test_market_cards_stay_in_their_places_and_a_new_one_comes_where_one_was_taken() -> None:
    table = Scene(power=9, flea_market=MARKET, stalls=[(key, 0) for key in MARKET], main_deck=["kickback", "..."])
    table.do("p0 buy:terminate")
    assert stalls(table) == ["pill_brulee", "", "conroy", "dead_flies", "future_rick"]
    table.do("p0 end_turn")
    assert stalls(table) == ["pill_brulee", "kickback", "conroy", "dead_flies", "future_rick"]
    assert [stall["since"] for stall in table.table()["stalls"]] == [0, 1, 0, 0, 0]


def test_a_market_arranged_without_places_fills_them_in_order() -> None:
    assert sorted(stalls(Scene(flea_market=MARKET))) == sorted(MARKET)


def test_a_hand_is_seen_sorted_with_equal_cards_together() -> None:
    table = Scene(hand_p0=["summer", "genius_waves", "jerry", "genius_waves", "beth"])
    [hand] = [zone for zone in table.match.view(0).zones if zone.name == "hand:p0"]
    assert [card.key for card in hand.cards] == ["beth", "genius_waves", "genius_waves", "jerry", "summer"]


def test_the_chain_tells_what_the_turn_consists_of_with_the_power_each_gave() -> None:
    table = Scene(
        characters=["defiant_summer", "moron_morty"],
        hand_p0=["butt_in_a_cup", "black_rick", "aqua_rick"],
        deck_p0=["jerry", "..."],
    )
    table.do("p0 play:butt_in_a_cup", "p0 yes", "p0 play:aqua_rick", "p0 play:black_rick")
    assert links(table) == [
        ("played", "butt_in_a_cup", 3),
        ("ability", "defiant_summer", 1),
        ("played", "aqua_rick", 2),
        ("played", "black_rick", 3),
    ]
    assert table.g.power == sum(power for _, _, power in links(table))


def test_the_chain_ends_with_the_turn() -> None:
    table = Scene().do("p0 play:genius_waves")
    assert links(table) == [("played", "genius_waves", 1)]
    assert links(table.do("p0 end_turn")) == []


@rule("RR-136", "RR-204")
def test_a_card_in_play_says_whose_it_is_and_where_it_goes() -> None:
    table = Scene(
        3, hand_p0=["brainalyzer_9000", "jury_rigged_portal_gun"], deck_p1=["pill_brulee", "..."], play_p0=["grave"]
    )
    table.do("p0 play:brainalyzer_9000", "p0 p1", "p0 play:jury_rigged_portal_gun", "p0 yes")
    location = table.g.cards[table.g.players[0].play.n][-1].key
    assert in_play(table, 0) == [
        ("grave", "p0", ""),
        ("brainalyzer_9000", "p0", "discard:p0"),
        ("pill_brulee", "p1", "deck:p1"),
        ("jury_rigged_portal_gun", "p0", "discard:p0"),
        (location, "nobody", "location_discard"),
    ]


@rule("RR-096", "RR-099")
def test_an_attack_shows_whom_it_has_hit_and_who_avoided_it() -> None:
    table = Scene(3, hand_p0=["lizard_rick"], hand_p1=["lawyer_morty"], hand_p2=["jerry"])
    table.do("p0 play:lizard_rick")
    attack = table.table()["attack"]
    assert (attack["card"], attack["attacker"]) == ("lizard_rick", "p0")
    assert targets(table) == {"p1": ("open", ""), "p2": ("open", "")}
    table.do("p1 hand:lawyer_morty")
    assert targets(table) == {"p1": ("avoided", "lawyer_morty"), "p2": ("open", "")}
    table.do("p2 nothing")
    assert targets(table)["p2"] == ("hit", "")
    table.do("p0 end_turn")
    assert table.table()["attack"] is None


@rule("RR-108")
def test_a_group_attack_is_nobodys_and_stays_to_be_seen_in_the_next_turn() -> None:
    table = reveal("earring_rick", 3, hand_p1=["jerry"])
    attack = table.table()["attack"]
    assert (attack["card"], attack["attacker"]) == ("earring_rick", "")
    assert [each["seat"] for each in attack["targets"]] == ["p1", "p2", "p0"]
    while table.table()["nobodys_turn"]:
        ask = table.ask()
        table.do(f"p{ask.seat} {table.match.view(ask.seat).asks[0].options[-1]}")
    assert table.table()["active"] == "p1"
    assert {outcome for outcome, _ in targets(table).values()} <= {"hit", "avoided"}


@rule("RR-185", "RR-187")
def test_a_vote_tells_its_stage_its_order_who_leads_and_who_would_pay() -> None:
    table = vote("embezzle", 3, access_tokens=[1, 2, 0], supply=6, hand_p1=["kickback"], flea_market=MARKET)
    running = table.table()["vote"]
    assert (running["stage"], running["leaders"], running["pays"], running["one_more"]) == ("stakes", [], [], {})
    assert running["order"] == ["p1", "p2", "p0"]
    assert sorted(running["prize"]) == sorted(MARKET)
    table.do("p0 bid:1", "p1 bid:2", "p2 bid:0")
    running = table.table()["vote"]
    assert (running["stage"], running["turn"], running["leaders"]) == ("cards", "p1", ["p1"])
    assert running["pays"] == [{"seat": "p1", "tokens": 2, "cards": []}]
    assert running["one_more"]["p0"] == ["p0", "p1"]
    table.do("p1 kickback", "p2 nothing")
    running = table.table()["vote"]
    assert (running["turn"], running["passed"]) == ("p0", ["p2"])
    assert running["pays"] == [{"seat": "p1", "tokens": 2, "cards": ["kickback"]}]


@rule("RR-163")
def test_a_tied_vote_names_no_payer() -> None:
    table = vote("kickback", 2).do("p0 bid:0", "p1 bid:0")
    running = table.table()["vote"]
    assert (running["leaders"], running["pays"]) == (["p0", "p1"], [])


@rule("RR-188")
def test_a_broken_tie_shows_what_won_and_who_pays_until_it_takes_effect() -> None:
    table = vote("rezone", access_tokens=[1, 1], supply=7, play_p1=["garage"])
    table.do("p0 vote_for:1", "p1 vote_against:1", "p1 nothing", "p0 nothing")
    table.match.keep_moments(True)
    table.do("p0 in_favour")
    record = table.match.record
    assert record is not None
    assert record.moments
    votes = {event.kind.name: msgspec.to_builtins(view(then))["vote"] for event, then in record.moments}
    for kind in ("tie_broken", "tokens_lost"):
        assert votes[kind]["leaders"] == ["in_favour"]
        assert votes[kind]["pays"] == [{"seat": "p0", "tokens": 1, "cards": []}]
    assert votes["left_play"] is None


@rule("RR-185")
def test_nothing_of_the_stakes_shows_before_all_are_sealed() -> None:
    table = vote("assemble", 3, access_tokens=[2, 2, 2], supply=3)
    before = [table.match.view(seat).table for seat in (None, 1, 2)]
    table.do("p0 vote_for:2")
    assert [table.match.view(seat).table for seat in (None, 1, 2)] == before


def test_a_referendum_tells_whom_it_would_touch() -> None:
    table = vote("rezone", 3, play_p1=["grave", "underground"])
    assert [sorted(keys) for keys in table.table()["vote"]["touches"]] == [[], ["grave", "underground"], []]
    table = vote("taxation", 2, access_tokens=[0, 1], supply=8)
    assert table.table()["vote"]["touches"] == [["morty_waves"], ["access_token"]]


@rule("RR-103")
def test_defeated_nemeses_are_counted_by_who_defeated_them() -> None:
    table = Scene(2, power=20).do("p0 buy:cornvelious_daniel")
    nemeses = table.table()["nemeses"]
    assert (nemeses["total"], nemeses["defeated"]) == (7, [["cornvelious_daniel"], []])
    assert len(nemeses["unknown"]) == 6
    assert "cornvelious_daniel" not in nemeses["unknown"]


def test_the_end_of_a_turn_says_what_would_be_lost() -> None:
    def lost(**position: Any) -> dict[str, Any]:
        return dict(Scene(**position).match.view(0).asks[0].details.get("end_turn", {}))

    assert lost(hand_p0=["genius_waves", "genius_waves", "jerry"]) == {"left": 0, "plain": 2, "buys": 0}
    assert lost(hand_p0=["jerry"], power=4) == {"left": 4, "plain": 0, "buys": 1}
    assert lost(hand_p0=["jerry"]) == {}


def test_plain_cards_are_those_that_give_power_and_do_nothing_else() -> None:
    table = Scene(hand_p0=["genius_waves", "pill_brulee", "lawyer_morty", "black_rick", "embezzle", "jerry"])
    details = table.match.view(0).asks[0].details
    plain = {key for key in details if key.startswith("play:") and "plain" in details[key]}
    assert plain == {"play:genius_waves", "play:pill_brulee", "play:lawyer_morty"}


def test_the_final_count_adds_up_card_by_card() -> None:
    match = random_match(GAME, 3, 5)
    view = match.view(None)
    assert view.result is not None
    scored: Any = view.table["scored"]
    for score, cards in zip(view.result.scores, scored, strict=True):
        for part, points in score.parts.items():
            assert sum(card["points"] for card in cards if card["part"] == part) == points


def test_cards_that_attack_are_marked_so() -> None:
    """The mark on the card and the module in which its effect stands agree."""
    from igroteka.games.rickshank.cards import attacks
    from igroteka.games.rickshank.effects import EFFECTS

    for card in read(PACKAGE, "cards", MainCard).values():
        strikes = card.act is not None and EFFECTS[card.act.effect].__module__ == attacks.__name__
        assert card.attack == strikes, card.id


def test_a_player_knows_what_is_left_to_draw_and_what_would_be_shuffled_after_it() -> None:
    table = Scene(
        hand_p0=["jerry", "black_rick"],
        deck_p0=["beth", "conroy", "conroy"],
        discard_p0=["summer"],
        play_p0=["dinner_table"],
    )
    table.do("p0 play:black_rick")
    own = table.table(0)["own_deck"]
    assert own == {
        "deck": {"beth": 1, "conroy": 2},
        "again": {"black_rick": 1, "jerry": 1, "summer": 1},
        "hand": 5,
    }, "what is ongoing stays in play"
    assert table.table(1)["own_deck"] != own
    assert table.table()["own_deck"] is None
