"""What is told of an effect names the card that did it and cites the rule of that card."""

import pytest

from igroteka.content.rulebook import Inventory
from igroteka.content.words import Words
from igroteka.games.grimm_forest import GAME
from igroteka.testing import random_match, rule
from tests.games.grimm_forest.scene import Forest


def cited(m: Forest, kind: str) -> list[str]:
    """The rules of the events of a kind, in their order."""
    return [e.cites for e in m.match.events(None) if e.kind == kind]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(6))
def test_an_event_cites_the_chapter_of_the_card_that_caused_it(players: int, seed: int) -> None:
    words = Words(GAME.id, "ru")
    chapters = {each.id: each.section.ru.partition(": ")[2] for each in Inventory(GAME.id).rules}
    events = [e for e in random_match(GAME, players, seed, advanced=True).events(None) if "by" in e.values]
    by_cards = [e for e in events if e.values["by"] not in ("action", "reward")]
    assert by_cards
    for event in by_cards:
        assert chapters[event.cites] == words.name(str(event.values["by"])).strip("«»")


@rule("LS-193", "LS-217")
def test_a_fable_taken_by_the_oracle_is_not_snow_whites() -> None:
    m = Forest(2, fable_hand_p0=["oracle"], fable_hand_p1=["wolf"]).lay("straw oracle", "wood")
    assert cited(m.do("p0 yes"), "handed") == ["LS-193"]
    m = Forest(2, friend_p0=["snow_white"], fable_hand_p1=["wolf"]).lay("straw", "straw")
    assert cited(m.do("p1 wolf"), "handed") == ["LS-216"]
    m = Forest(2, friend_p0=["snow_white"]).lay("straw", "straw")
    assert cited(m, "gave") == ["LS-217"]


@rule("LS-143", "LS-144", "LS-145")
def test_each_thing_the_giant_takes_has_its_rule() -> None:
    m = Forest(3, fable_hand_p0=["giant"], fable_hand_p1=["wolf"], friend_p1=["goldilocks"])
    m.lay("wood giant", "straw", "brick").do("p0 field")
    assert [cited(m, kind) for kind in ("parted", "discarded", "lost")] == [["LS-143"], ["LS-144"], ["LS-145"]]


@rule("LS-199", "LS-229")
def test_a_look_is_the_queens_or_the_balls() -> None:
    m = Forest(3, "start_of_round", friend_p0=["evil_queen"], fable_hand_p1=["crystal_ball"])
    m.lay("", "wood crystal_ball", "brick").do("p0 peek_gather:p1", "p0 lay:gather_straw", "p1 p2")
    assert cited(m, "peeked") == ["LS-229", "LS-199"]


@pytest.mark.parametrize(
    ("friend", "monster", "cites"),
    [
        ("woodcutter", "dragon", "LS-220"),
        ("jack", "giant", "LS-215"),
        ("red_riding_hood", "wolf", "LS-227"),
        ("huntsman", "wolf", "LS-238"),
    ],
)
def test_a_monster_is_cancelled_by_the_rule_of_the_friend(friend: str, monster: str, cites: str) -> None:
    m = Forest(3, friend_p1=[friend], fable_hand_p0=[monster])
    m.lay(f"wood {monster}", "straw", "brick").do("p0 field", "p1 yes")
    assert cited(m, "cancelled") == [cites]
    assert cited(m, "parted") == ([] if friend == "huntsman" else [cites])


@rule("LS-063", "LS-064", "LS-127")
def test_collecting_is_told_by_how_it_was_shared() -> None:
    m = Forest(4, stock={"market": [1, 0, 1]}).lay("market", "market", "straw", "wood")
    assert cited(m.do("p0 brick"), "collected") == ["LS-063", "LS-063"]
    assert cited(Forest(3).lay("straw", "straw", "wood"), "collected") == ["LS-064", "LS-064", "LS-063"]


@rule("LS-127", "LS-128")
def test_what_is_picked_at_the_market_is_told_once() -> None:
    m = Forest(4, stock={"market": [1, 0, 1]}).lay("market", "market", "straw", "wood").do("p0 brick")
    assert [(e.seat, e.cites) for e in m.match.events(None) if e.kind == "picked"] == [(0, "LS-128"), (1, "LS-128")]
    assert [e.seat for e in m.match.events(None) if e.kind == "collected"] == [2, 3]
    m = Forest(4, stock={"market": [1, 0, 1]}).lay("market", "market", "market", "wood")
    assert cited(m, "collected") == ["LS-063", "LS-127", "LS-127", "LS-127"]
    assert cited(m, "picked") == []


def said(m: Forest, kind: str, lang: str, reader: int | None = None) -> list[str]:
    """The sentences of the events of a kind."""
    words = Words(GAME.id, lang, ["Ann", "Bob", "Cid"])
    return [words.event(e.kind, e.values, e.seat, e.cards, e.count, reader) for e in m.told(kind, reader)]


@rule("LS-171")
@pytest.mark.parametrize(
    ("lang", "told"), [("ru", "Ann сбрасывает карту «Наёмные работники»"), ("en", "Ann discards Hired Hands")]
)
def test_a_card_that_discards_itself_is_named_once(lang: str, told: str) -> None:
    m = Forest(3, fable_hand_p0=["hired_hands"], resources={"p0": [2, 0, 0]}).lay("straw hired_hands", "wood", "brick")
    m.do("p0 nothing")
    assert said(m, "spent", lang) == [told]
    assert not m.told("discarded")


@rule("LS-190")
def test_who_chooses_for_themselves_is_named_once() -> None:
    two = ["straw walls", "wood base"]
    m = Forest(3, fable_hand_p0=["big_bad_wolf"], houses={"p0": two, "p1": two})
    m.lay("straw big_bad_wolf", "straw", "straw").do("p0 field")
    assert said(m, "turned_to", "en")[0] == "Ann chooses what they themselves lose (Big Bad Wolf)"
    assert said(m, "turned_to", "en", 0)[0] == "You choose what you yourself lose (Big Bad Wolf)"
    assert said(m, "turned_to", "ru", 0)[0].startswith("Вы выбираете, что терять самим")


@rule("LS-101", "LS-102", "LS-185")
def test_a_new_friend_is_kept_given_or_dealt() -> None:
    walls = Forest(2, "build_turns", houses={"p0": ["straw base"]}, resources={"p0": [4, 0, 0]}, friend_p1=["jack"])
    walls.do("p0 build:straw:walls")
    given = walls.fork().do("p0 give_friend:p1")
    assert (cited(given, "befriended"), cited(given, "parted")) == (["LS-102"], ["LS-102"])
    assert cited(walls.do("p0 keep_friend"), "befriended") == ["LS-101"]
    m = Forest(2, fable_hand_p0=["tavern_night"], friend_deck="goldilocks jack ...").lay("straw tavern_night", "wood")
    assert cited(m.do("p0 jack"), "befriended") == ["LS-185", "LS-185"]


@rule("LS-140", "LS-142")
def test_everybody_sees_which_monsters_the_pipe_has_taken() -> None:
    m = Forest(4, fable_hand_p0=["wolf"], fable_hand_p1=["magic_pipe", "oracle"], fable_hand_p2=["dragon"])
    m.lay("straw wolf", "wood magic_pipe", "brick dragon", "market").do("p0 field")
    for seat in (0, 1, 2, 3, None):
        (piped,) = [e for e in m.match.events(seat) if e.kind == "piped"]
        assert (piped.seat, piped.cards) == (1, ["wolf", "dragon"])
        hand = next(z.cards for z in m.match.view(seat).zones if z.name == "fable_hand:p1")
        assert sorted(c.key or "hidden" for c in hand) == ["dragon", "oracle" if seat == 1 else "hidden", "wolf"]


@rule("LS-190", "LS-217")
def test_who_chooses_for_several_one_after_another_is_told_for_whom() -> None:
    two = ["straw walls", "wood base"]
    m = Forest(3, fable_hand_p0=["big_bad_wolf"], houses={"p0": two, "p1": two, "p2": two})
    m.lay("wood big_bad_wolf", "straw", "straw").do("p0 field")
    assert [e["whom"] for e in m.values("turned_to")] == ["p1"]
    m.do("p0 house:straw:walls")
    assert [e["whom"] for e in m.values("turned_to")] == ["p1", "p2"]
    m = Forest(3, friend_p0=["snow_white"], resources={"p1": [0, 1, 0], "p2": [0, 0, 1]}).lay("straw", "straw", "straw")
    assert [e["whom"] for e in m.values("turned_to")] == ["p1"]
    assert cited(m, "turned_to") == ["LS-216"]
    m = Forest(3, friend_p0=["snow_white"], resources={"p1": [0, 1, 0]}).lay("straw", "straw", "wood")
    assert m.values("turned_to") == []


@pytest.mark.parametrize(("lang", "nothing"), [("ru", "«Карьер»: ничего"), ("en", "collects nothing in the Quarry")])
def test_who_collects_nothing_reads_so(lang: str, nothing: str) -> None:
    m = Forest(3, stock={"quarry": 0}).lay("straw", "wood", "brick")
    event = next(e for e in m.match.events(2) if e.kind == "collected" and e.seat == 2)
    assert Words(GAME.id, lang).event(event.kind, event.values, event.seat).endswith(nothing)


# --- What comes to nothing -------------------------------------------------------------------------------------------


def idle(m: Forest) -> list[tuple[str, str, int]]:
    """Whose card came to nothing: seat, card, and the condition that did not hold (0 for none)."""
    return [(f"p{e['seat']}", e["by"], e["needs"]) for e in m.values("idle")]


@pytest.mark.parametrize(
    ("fable", "chosen", "needs"),
    [
        ("oracle", ("straw oracle", "straw", "wood"), 2),
        ("spy_network", ("straw spy_network", "straw", "wood"), None),
        ("old_chronicles", ("straw old_chronicles", "wood", "brick"), 3),
        ("friendly_game", ("brick friendly_game", "brick", "wood"), 0),
        ("share_the_wealth", ("straw share_the_wealth", "wood", "brick"), 0),
        ("harvest_moon", ("straw harvest_moon", "wood", "brick"), 0),
        ("fearsome_roar", ("straw fearsome_roar", "wood", "brick"), 3),
    ],
)
@rule("LS-068")
def test_a_fable_that_comes_to_nothing_is_told(fable: str, chosen: tuple[str, ...], needs: int | None) -> None:
    m = Forest(3, fable_hand_p0=[fable], stock={"quarry": 0}).lay(*chosen)
    assert idle(m) == ([] if needs is None else [("p0", fable, needs)])


@rule("LS-073", "LS-149")
@pytest.mark.parametrize("monster", ["wolf", "dragon", "giant", "big_bad_wolf", "bridge_troll"])
def test_a_monster_without_a_victim_is_told(monster: str) -> None:
    m = Forest(3, fable_hand_p0=[monster]).lay(f"straw {monster}", "wood", "wood").do("p0 quarry")
    assert idle(m) == [("p0", monster, 0)]


def test_a_monster_that_takes_only_a_friend_has_done_something() -> None:
    m = Forest(3, fable_hand_p0=["giant"], friend_p1=["goldilocks"], stock={"quarry": 0})
    m.lay("straw giant", "brick", "wood").do("p0 quarry")
    assert (len(m.values("parted")), idle(m)) == (1, [])


def test_an_offer_declined_is_told() -> None:
    m = Forest(2, "start_of_round", friend_p0=["tom_thumb"])
    assert idle(m.do("p0 nothing")) == [("p0", "tom_thumb", 0)]


@rule("LS-246")
def test_a_pig_that_goes_nowhere_keeps_its_fable_from_acting() -> None:
    m = Forest(3, friend_p0=["gingerbread_man"], fable_hand_p0=["oracle"], fable_hand_p1=["wolf"])
    m.lay("straw oracle", "wood", "wood").do("p0 yes")
    assert idle(m) == [("p0", "oracle", 1)]


def test_a_wrong_guess_is_told() -> None:
    m = Forest(3, "start_of_round", friend_p0=["aladdin"])
    m.do("p0 alone")
    assert idle(m.lay("straw", "straw", "wood")) == [("p0", "aladdin", 0)]


@rule("LS-228", "LS-231")
def test_who_lays_last_and_who_comes_first_is_told() -> None:
    m = Forest(3, "start_of_round", friend_p0=["evil_queen"])
    assert [e["seat"] for e in m.values("lays_last")] == [0]
    m = Forest(3, friend_p1=["cinderella"]).lay("wood", "straw", "brick")
    assert [(e["seat"], e["by"], e["location"]) for e in m.values("went")] == [(1, "cinderella", "field")]
    assert idle(m) == []


def test_nothing_is_told_of_cards_that_were_not_there() -> None:
    m = Forest(3, fable_hand_p0=["old_chronicles"], fable_discard="").lay("straw old_chronicles", "straw", "wood")
    assert (m.values("took_cards"), idle(m)) == ([], [("p0", "old_chronicles", 0)])


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_every_reason_of_coming_to_nothing_reads_differently(lang: str) -> None:
    words = Words(GAME.id, lang, ["Anna"])
    said = {words.event("idle", {"by": "oracle", "needs": needs}, 0) for needs in range(4)}
    assert len(said) == 4
    assert all("Anna" in each and words.name("oracle") in each for each in said)
