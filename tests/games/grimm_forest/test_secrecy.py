"""Sealed cards: who may know what, at every moment until the reveal."""

from typing import Any

import msgspec

from igroteka.engine import digest
from igroteka.testing import rule
from tests.games.grimm_forest.scene import Forest, lay_key


def face(m: Forest, seat: int | None, name: str) -> str | None:
    """What a seat sees of the only card of a zone."""
    (card,) = next(z for z in m.match.view(seat).zones if z.name == name).cards
    return card.key


def test_a_sealed_choice_shows_nothing_until_the_last_is_in() -> None:
    m = Forest(3, fable_hand_p0=["wolf"])
    without = m.fork().lay("straw")
    before = m.match.view(1).zones
    m.lay("straw wolf")
    assert m.match.view(1).zones == before
    for seat in (1, 2, None):
        assert m.match.view(seat) == without.match.view(seat), "nobody sees whether there is a fable"
    assert m.match.events(1) == []
    assert m.match.view(0).asks[0].given == lay_key("straw wolf")
    assert [w.given for w in m.match.view(1).waiting] == [True, False, False]


def test_a_sealed_choice_may_be_taken_back_until_the_last_is_in() -> None:
    m = Forest(3, fable_hand_p0=["wolf"])
    m.lay("straw wolf")
    m.match.undo(0)
    m.lay("brick", "wood", "wood")
    assert m.pile("fable_hand:p0") == ["wolf"]
    assert m.g.collected[0:3] == [0, 0, 3]


def test_the_order_of_arrival_does_not_matter() -> None:
    m = Forest(3, fable_hand_p0=["spy_network"])
    n = m.fork()
    m.lay("straw spy_network", "wood", "brick")
    for seat, words in ((2, "brick"), (0, "straw spy_network"), (1, "wood")):
        n.match.answer(seat, lay_key(words))
    assert digest(m.match) == digest(n.match)


@rule("LS-228")
def test_the_evil_queen_lays_last() -> None:
    m = Forest(3, "start_of_round", friend_p1=["evil_queen"])
    assert m.asking == ["p0 choose_cards", "p2 choose_cards"]
    m.lay("straw", "", "wood")
    assert m.asking == ["p1 queen_peek"]
    assert m.pile("laid_gather:p1") == []


@rule("LS-229")
def test_the_queen_sees_one_card_that_the_others_do_not_see() -> None:
    m = Forest(3, "start_of_round", friend_p1=["evil_queen"], fable_hand_p2=["dragon"])
    m.lay("straw", "", "wood dragon")
    assert m.options(1) == {"peek_gather:p0", "peek_gather:p2", "peek_fable:p2"}
    assert m.why_not("p1 peek_fable:p0") == "LS-229"
    m.do("p1 peek_fable:p2")
    assert face(m, 1, "laid_fable:p2") == "dragon"
    assert face(m, 1, "laid_gather:p2") is None
    assert [face(m, seat, "laid_fable:p2") for seat in (0, None)] == [None, None]
    assert m.match.events(0)[-1].cards is None


@rule("LS-268")
def test_the_queen_chooses_both_cards_after_the_look() -> None:
    m = Forest(3, "start_of_round", friend_p1=["evil_queen"], fable_hand_p1=["wolf"])
    m.lay("straw", "", "wood")
    m.do("p1 peek_gather:p0")
    assert m.asking == ["p1 choose_cards"]
    assert lay_key("brick wolf") in m.options(1)
    m.match.answer(1, lay_key("straw"))
    assert [m.pile(f"gather_hand:p{s}").count("orange_gather_straw") for s in (0,)] == [1]


@rule("LS-261")
def test_nobody_sees_the_blind_fable_before_the_reveal() -> None:
    m = Forest(
        3, "start_of_round", friend_p0=["evil_queen"], friend_p1=["sleeping_beauty"], fable_deck=["dragon", "..."]
    )
    m.do("p1 p2")
    m.do("p1 lay:gather_straw")
    assert m.pile("fable_deck")[0] == "dragon"
    m.do("p2 lay:gather_wood")
    assert m.pile("laid_fable:p2") == ["dragon"]
    assert [face(m, seat, "laid_fable:p2") for seat in (0, 1, 2, None)] == [None] * 4


@rule("LS-260", "LS-259")
def test_the_enchanted_player_can_lay_no_other_fable() -> None:
    m = Forest(
        3, "start_of_round", friend_p1=["sleeping_beauty"], fable_hand_p2=["wolf"], fable_deck=["spy_network", "..."]
    )
    assert m.options(1) == {"p0", "p1", "p2"}
    m.do("p1 p2")
    assert m.why_not(f"p2 {lay_key('straw wolf')}") == "LS-260"
    m.lay("straw", "straw", "wood")
    assert m.pile("fable_discard") == ["spy_network"]
    assert len(m.pile("fable_hand:p2")) == 2


@rule("LS-237")
def test_the_huntsman_makes_opponents_with_fables_lay_one() -> None:
    m = Forest(3, "start_of_round", friend_p0=["huntsman"], fable_hand_p0=["wolf"], fable_hand_p1=["dragon"])
    assert m.why_not("p1 lay:gather_straw") == "LS-237"
    assert m.options(1) == {lay_key(f"{card} dragon") for card in ("straw", "wood", "brick")}
    assert "lay:gather_straw" in m.options(0)
    assert m.options(2) == {"lay:gather_straw", "lay:gather_wood", "lay:gather_brick"}


def test_a_blind_fable_satisfies_the_huntsman() -> None:
    m = Forest(3, "start_of_round", friend_p0=["huntsman"], friend_p1=["sleeping_beauty"], fable_hand_p2=["wolf"])
    m.do("p1 p2")
    assert m.options(2) == {"lay:gather_straw", "lay:gather_wood", "lay:gather_brick"}


@rule("LS-164", "LS-162")
def test_after_the_well_the_new_holders_may_look_and_nobody_else() -> None:
    m = Forest(4, fable_hand_p0=["wishing_well"], fable_hand_p3=["wolf"])
    m.lay("straw wishing_well", "wood", "brick", "market wolf")
    m.do("p0 swap:p1:p2")
    assert m.asking == ["p3 monster_place"]
    assert face(m, 1, "laid_gather:p1") == "purple_gather_brick"
    assert face(m, 2, "laid_gather:p2") == "blue_gather_wood"
    assert [face(m, seat, "laid_gather:p1") for seat in (0, 3, None)] == [None] * 3
    m.do("p3 field")
    assert (m.g.pig[1], m.g.pig[2]) == (2, 1)


@rule("LS-198")
def test_after_the_curse_each_sees_only_the_own_new_card() -> None:
    m = Forest(3, fable_hand_p0=["dark_curse"], fable_hand_p1=["wolf"])
    m.match.script("blue_gather_brick", "purple_gather_straw")
    m.lay("straw dark_curse", "wood wolf", "wood")
    assert face(m, 1, "laid_gather:p1") == "blue_gather_brick"
    assert face(m, 2, "laid_gather:p2") == "purple_gather_straw"
    assert [face(m, seat, "laid_gather:p1") for seat in (0, 2, None)] == [None] * 3


def test_a_card_peeked_at_is_no_longer_known_after_the_curse() -> None:
    m = Forest(3, "start_of_round", friend_p0=["evil_queen"], fable_hand_p0=["dark_curse"], fable_hand_p1=["wolf"])
    m.lay("", "wood wolf", "straw")
    m.do("p0 peek_gather:p1")
    assert face(m, 0, "laid_gather:p1") == "blue_gather_wood"
    m.match.answer(0, lay_key("straw dark_curse"))
    assert m.asking == ["p1 monster_place"]
    assert face(m, 0, "laid_gather:p1") is None


@rule("LS-199")
def test_the_crystal_ball_shows_one_card_to_its_player_only() -> None:
    m = Forest(3, fable_hand_p0=["crystal_ball"])
    m.lay("straw crystal_ball", "wood", "brick")
    assert m.options(0) == {"p1", "p2"}
    m.do("p0 p2")
    assert face(m, 0, "laid_gather:p2") == "purple_gather_brick"
    assert face(m, 1, "laid_gather:p2") is None


@rule("LS-253")
def test_what_lies_under_the_mermaid_is_seen_by_her_owner_only() -> None:
    m = Forest(3, locked_gather_p0=["orange_gather_wood"], friend_p0=["little_mermaid"])
    assert face(m, 0, "locked_gather:p0") == "orange_gather_wood"
    assert [face(m, seat, "locked_gather:p0") for seat in (1, None)] == [None, None]
    assert m.why_not("p0 lay:gather_wood") == "LS-253"


def test_a_fable_known_to_all_is_unknown_again_once_a_fable_is_laid() -> None:
    m = Forest(3, fable_hand_p0=["old_chronicles", "dragon"], fable_discard=["wolf", "giant"])
    m.lay("straw old_chronicles", "straw", "brick")
    m.do("p0 wolf")
    seen = next(z for z in m.match.view(1).zones if z.name == "fable_hand:p0")
    assert sorted(str(c.key) for c in seen.cards) == ["None", "giant", "wolf"]
    while m.asking[0].endswith("build_action"):
        m.match.answer(m.match.asks[0].seat, "gain:straw")
    m.do("p1 lay:gather_brick")
    m.do("p2 lay:gather_brick")
    m.match.answer(0, lay_key("straw dragon"))
    seen = next(z for z in m.match.view(1).zones if z.name == "fable_hand:p0")
    assert [c.key for c in seen.cards] == [None, None]


def test_an_imagined_world_moves_a_swapped_card_too() -> None:
    m = Forest(3, fable_hand_p0=["wishing_well"], fable_hand_p2=["wolf"])
    m.lay("straw wishing_well", "wood", "brick wolf")
    m.do("p0 swap:p0:p1")
    faces = {Forest.of(m.match.imagine(2, seed)).pile("laid_gather:p0")[0] for seed in range(30)}
    assert faces == {"blue_gather_straw", "blue_gather_wood", "blue_gather_brick"}
    assert {Forest.of(m.match.imagine(0, seed)).pile("laid_gather:p0")[0] for seed in range(30)} == {"blue_gather_wood"}
    assert {Forest.of(m.match.imagine(1, seed)).pile("laid_gather:p0")[0] for seed in range(30)} == {"blue_gather_wood"}


# --- Twins: tables that differ in one card that a seat may not know ------------------------------------------------


def sight(m: Forest, seat: int | None) -> bytes:
    """All that a seat receives: view, events and the number of the question."""
    return msgspec.json.encode([m.match.view(seat), m.match.events(seat), m.match.number])


def twins(first: str, second: str, **position: Any) -> tuple[Forest, Forest]:
    """p1 lays the first or the second; the answers of the others are the same. p3's Wolf makes the reveal wait."""
    tables = [Forest(4, fable_hand_p3=["wolf"], **position) for _ in range(2)]
    for m, words in zip(tables, (first, second), strict=True):
        fable = position.get("fable_hand_p0", [""])[0]
        m.lay(f"straw {fable}".strip() if m.asking[0] == "p0 choose_cards" else "", words, "straw", "market wolf")
    return tables[0], tables[1]


def alike(one: Forest, two: Forest, *seats: int | None) -> list[bool]:
    assert one.match.number == two.match.number
    return [sight(one, seat) == sight(two, seat) for seat in seats]


def test_a_laid_card_that_changes_hands_is_seen_by_its_old_and_new_holder_only() -> None:
    one, two = twins("wood", "brick", fable_hand_p0=["wishing_well"])
    assert alike(one, two, 0, 2, 3, None) == [True] * 4
    for m in (one, two):
        m.do("p0 swap:p1:p2")
    assert one.asking == two.asking == ["p3 monster_place"]
    assert alike(one, two, 0, 3, None, 1, 2) == [True, True, True, False, False]


def test_under_the_curse_nobody_can_tell_what_a_card_was_before() -> None:
    one, two = twins("wood", "brick", fable_hand_p0=["dark_curse"], script=["blue_gather_straw"])
    assert one.asking == two.asking == ["p3 monster_place"]
    assert [face(m, 1, "laid_gather:p1") for m in (one, two)] == ["blue_gather_straw"] * 2
    assert alike(one, two, 0, 2, 3, None) == [True] * 4


def test_the_ball_s_look_at_one_card_tells_nothing_of_another() -> None:
    one, two = twins("wood", "brick", fable_hand_p0=["crystal_ball"])
    for m in (one, two):
        m.do("p0 p2", "p0 nothing")
    assert alike(one, two, 0, 2, 3, None) == [True] * 4
    one, two = twins("wood", "brick", fable_hand_p0=["crystal_ball"])
    for m in (one, two):
        m.do("p0 p1")
    assert alike(one, two, 0, 2, 3, None) == [False, True, True, True]


def test_the_queen_s_look_at_one_card_tells_her_nothing_of_another() -> None:
    one, two = twins("wood oracle", "wood giant", friend_p0=["evil_queen"], fable_hand_p1=["oracle", "giant"])
    for m in (one, two):
        m.do("p0 peek_gather:p1")
    assert alike(one, two, 0, 2, 3, None) == [True] * 4
    for m in (one, two):
        m.match.undo(0, consent=True)
        m.do("p0 peek_fable:p1")
    assert alike(one, two, 0, 2, 3, None) == [False, True, True, True]


def test_what_slides_under_the_mermaid_in_the_clean_up_is_not_told_before() -> None:
    """The Mermaid comes while p1's card lies there: the others see how many cards go under her, not which."""
    tables = []
    for kept in ("keep:gather_straw:gather_wood", "keep:gather_straw:gather_brick"):
        m = Forest(
            4,
            fable_hand_p0=["tavern_night"],
            fable_hand_p3=["wolf"],
            friend_deck=["jack", "little_mermaid", "aladdin", "woodcutter", "..."],
            script=["little_mermaid", "aladdin", "woodcutter"],
        )
        m.lay("straw tavern_night", "market", "straw", "straw wolf")
        m.do("p0 jack", f"p1 {kept}")
        tables.append(m)
    assert alike(tables[0], tables[1], 0, 2, 3, None, 1) == [True, True, True, True, False]
