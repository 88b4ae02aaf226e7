"""Sealed cards: who may know what, at every moment until the reveal."""

from typing import Any

import msgspec

from igroteka.engine import digest
from igroteka.testing import rule
from tests.games.grimm_forest.seen import Game, asked, options, zone
from tests.games.grimm_forest.tables import lay, lay_key, say, table


def face(m: Game, seat: int | None, name: str) -> str | None:
    """What a seat sees of the only card of a zone."""
    (card,) = next(z for z in m.view(seat).zones if z.name == name).cards
    return card.key


def test_a_sealed_choice_shows_nothing_until_the_last_is_in() -> None:
    m = table(3, fable_hand_p0=["wolf"])
    before = m.view(1).zones
    lay(m, "straw wolf")
    assert m.view(1).zones == before
    assert m.view(None).zones == m.fork().view(None).zones
    assert m.events(1) == []
    assert m.view(0).asks[0].given == lay_key("straw wolf")
    assert [w.given for w in m.view(1).waiting] == [True, False, False]


def test_a_sealed_choice_may_be_taken_back_until_the_last_is_in() -> None:
    m = table(3, fable_hand_p0=["wolf"])
    lay(m, "straw wolf")
    m.undo(0)
    lay(m, "brick", "wood", "wood")
    assert zone(m, "fable_hand:p0") == ["wolf"]
    assert m.g.collected[0:3] == [0, 0, 3]


def test_the_order_of_arrival_does_not_matter() -> None:
    m = table(3, fable_hand_p0=["spy_network"])
    n = m.fork()
    lay(m, "straw spy_network", "wood", "brick")
    for seat, words in ((2, "brick"), (0, "straw spy_network"), (1, "wood")):
        n.answer(seat, lay_key(words))
    assert digest(m) == digest(n)


@rule("LS-228")
def test_the_evil_queen_lays_last() -> None:
    m = table(3, "start_of_round", friend_p1=["evil_queen"])
    assert asked(m) == ["p0 choose_cards", "p2 choose_cards"]
    lay(m, "straw", "", "wood")
    assert asked(m) == ["p1 queen_peek"]
    assert zone(m, "laid_gather:p1") == []


@rule("LS-229")
def test_the_queen_sees_one_card_that_the_others_do_not_see() -> None:
    m = table(3, "start_of_round", friend_p1=["evil_queen"], fable_hand_p2=["dragon"])
    lay(m, "straw", "", "wood dragon")
    assert options(m, 1) == ["peek_gather:p0", "peek_gather:p2", "peek_fable:p2"]
    refusal = m.why_not(1, "peek_fable:p0")
    assert refusal is not None
    assert refusal.rule == "LS-229"
    say(m, "p1 peek_fable:p2")
    assert face(m, 1, "laid_fable:p2") == "dragon"
    assert face(m, 1, "laid_gather:p2") is None
    assert [face(m, seat, "laid_fable:p2") for seat in (0, None)] == [None, None]
    assert m.events(0)[-1].cards is None


@rule("LS-268")
def test_the_queen_chooses_both_cards_after_the_look() -> None:
    m = table(3, "start_of_round", friend_p1=["evil_queen"], fable_hand_p1=["wolf"])
    lay(m, "straw", "", "wood")
    say(m, "p1 peek_gather:p0")
    assert asked(m) == ["p1 choose_cards"]
    assert lay_key("brick wolf") in options(m, 1)
    m.answer(1, lay_key("straw"))
    assert [zone(m, f"gather_hand:p{s}").count("orange_gather_straw") for s in (0,)] == [1]


@rule("LS-261")
def test_nobody_sees_the_blind_fable_before_the_reveal() -> None:
    m = table(
        3, "start_of_round", friend_p0=["evil_queen"], friend_p1=["sleeping_beauty"], fable_deck=["dragon", "..."]
    )
    say(m, "p1 p2")
    m.answer(1, "lay:gather_straw")
    assert zone(m, "fable_deck")[0] == "dragon"
    m.answer(2, "lay:gather_wood")
    assert zone(m, "laid_fable:p2") == ["dragon"]
    assert [face(m, seat, "laid_fable:p2") for seat in (0, 1, 2, None)] == [None] * 4


@rule("LS-260", "LS-259")
def test_the_enchanted_player_can_lay_no_other_fable() -> None:
    m = table(
        3, "start_of_round", friend_p1=["sleeping_beauty"], fable_hand_p2=["wolf"], fable_deck=["spy_network", "..."]
    )
    assert options(m, 1) == ["p0", "p1", "p2"]
    say(m, "p1 p2")
    refusal = m.why_not(2, lay_key("straw wolf"))
    assert refusal is not None
    assert refusal.rule == "LS-260"
    lay(m, "straw", "straw", "wood")
    assert zone(m, "fable_discard") == ["spy_network"]
    assert len(zone(m, "fable_hand:p2")) == 2


@rule("LS-237")
def test_the_huntsman_makes_opponents_with_fables_lay_one() -> None:
    m = table(3, "start_of_round", friend_p0=["huntsman"], fable_hand_p0=["wolf"], fable_hand_p1=["dragon"])
    refusal = m.why_not(1, "lay:gather_straw")
    assert refusal is not None
    assert refusal.rule == "LS-237"
    assert options(m, 1) == [lay_key(f"{card} dragon") for card in ("straw", "wood", "brick")]
    assert "lay:gather_straw" in options(m, 0)
    assert options(m, 2) == ["lay:gather_straw", "lay:gather_wood", "lay:gather_brick"]


def test_a_blind_fable_satisfies_the_huntsman() -> None:
    m = table(3, "start_of_round", friend_p0=["huntsman"], friend_p1=["sleeping_beauty"], fable_hand_p2=["wolf"])
    say(m, "p1 p2")
    assert options(m, 2) == ["lay:gather_straw", "lay:gather_wood", "lay:gather_brick"]


@rule("LS-164", "LS-162")
def test_after_the_well_the_new_holders_may_look_and_nobody_else() -> None:
    m = table(4, fable_hand_p0=["wishing_well"], fable_hand_p3=["wolf"])
    lay(m, "straw wishing_well", "wood", "brick", "market wolf")
    say(m, "p0 swap:p1:p2")
    assert asked(m) == ["p3 monster_place"]
    assert face(m, 1, "laid_gather:p1") == "purple_gather_brick"
    assert face(m, 2, "laid_gather:p2") == "blue_gather_wood"
    assert [face(m, seat, "laid_gather:p1") for seat in (0, 3, None)] == [None] * 3
    say(m, "p3 field")
    assert (m.g.pig[1], m.g.pig[2]) == (2, 1)


@rule("LS-198")
def test_after_the_curse_each_sees_only_the_own_new_card() -> None:
    m = table(3, fable_hand_p0=["dark_curse"], fable_hand_p1=["wolf"])
    m.script("blue_gather_brick", "purple_gather_straw")
    lay(m, "straw dark_curse", "wood wolf", "wood")
    assert face(m, 1, "laid_gather:p1") == "blue_gather_brick"
    assert face(m, 2, "laid_gather:p2") == "purple_gather_straw"
    assert [face(m, seat, "laid_gather:p1") for seat in (0, 2, None)] == [None] * 3


def test_a_card_peeked_at_is_no_longer_known_after_the_curse() -> None:
    m = table(3, "start_of_round", friend_p0=["evil_queen"], fable_hand_p0=["dark_curse"], fable_hand_p1=["wolf"])
    lay(m, "", "wood wolf", "straw")
    say(m, "p0 peek_gather:p1")
    assert face(m, 0, "laid_gather:p1") == "blue_gather_wood"
    m.answer(0, lay_key("straw dark_curse"))
    assert asked(m) == ["p1 monster_place"]
    assert face(m, 0, "laid_gather:p1") is None


@rule("LS-199")
def test_the_crystal_ball_shows_one_card_to_its_player_only() -> None:
    m = table(3, fable_hand_p0=["crystal_ball"])
    lay(m, "straw crystal_ball", "wood", "brick")
    assert options(m, 0) == ["p1", "p2"]
    say(m, "p0 p2")
    assert face(m, 0, "laid_gather:p2") == "purple_gather_brick"
    assert face(m, 1, "laid_gather:p2") is None


@rule("LS-253")
def test_what_lies_under_the_mermaid_is_seen_by_her_owner_only() -> None:
    m = table(3, locked_gather_p0=["orange_gather_wood"], friend_p0=["little_mermaid"])
    assert face(m, 0, "locked_gather:p0") == "orange_gather_wood"
    assert [face(m, seat, "locked_gather:p0") for seat in (1, None)] == [None, None]
    refusal = m.why_not(0, "lay:gather_wood")
    assert refusal is not None
    assert refusal.rule == "LS-253"


def test_a_fable_known_to_all_is_unknown_again_once_a_fable_is_laid() -> None:
    m = table(3, fable_hand_p0=["old_chronicles", "dragon"], fable_discard=["wolf", "giant"])
    lay(m, "straw old_chronicles", "straw", "brick")
    say(m, "p0 wolf")
    seen = next(z for z in m.view(1).zones if z.name == "fable_hand:p0")
    assert sorted(str(c.key) for c in seen.cards) == ["None", "giant", "wolf"]
    while asked(m)[0].endswith("build_action"):
        m.answer(m.asks[0].seat, "gain:straw")
    m.answer(1, "lay:gather_brick")
    m.answer(2, "lay:gather_brick")
    m.answer(0, lay_key("straw dragon"))
    seen = next(z for z in m.view(1).zones if z.name == "fable_hand:p0")
    assert [c.key for c in seen.cards] == [None, None]


def test_an_imagined_world_moves_a_swapped_card_too() -> None:
    m = table(3, fable_hand_p0=["wishing_well"], fable_hand_p2=["wolf"])
    lay(m, "straw wishing_well", "wood", "brick wolf")
    say(m, "p0 swap:p0:p1")
    faces = {zone(m.imagine(2, seed), "laid_gather:p0")[0] for seed in range(30)}
    assert faces == {"blue_gather_straw", "blue_gather_wood", "blue_gather_brick"}
    assert {zone(m.imagine(0, seed), "laid_gather:p0")[0] for seed in range(30)} == {"blue_gather_wood"}
    assert {zone(m.imagine(1, seed), "laid_gather:p0")[0] for seed in range(30)} == {"blue_gather_wood"}


# --- Twins: tables that differ in one card that a seat may not know ------------------------------------------------


def sight(m: Game, seat: int | None) -> bytes:
    """All that a seat receives: view, events and the number of the question."""
    return msgspec.json.encode([m.view(seat), m.events(seat), m.number])


def twins(first: str, second: str, **position: Any) -> tuple[Game, Game]:
    """p1 lays the first or the second; the answers of the others are the same. p3's Wolf makes the reveal wait."""
    tables = [table(4, fable_hand_p3=["wolf"], **position) for _ in range(2)]
    for m, words in zip(tables, (first, second), strict=True):
        fable = position.get("fable_hand_p0", [""])[0]
        lay(m, f"straw {fable}".strip() if asked(m)[0] == "p0 choose_cards" else "", words, "straw", "market wolf")
    return tables[0], tables[1]


def alike(one: Game, two: Game, *seats: int | None) -> list[bool]:
    assert one.number == two.number
    return [sight(one, seat) == sight(two, seat) for seat in seats]


def test_a_laid_card_that_changes_hands_is_seen_by_its_old_and_new_holder_only() -> None:
    one, two = twins("wood", "brick", fable_hand_p0=["wishing_well"])
    assert alike(one, two, 0, 2, 3, None) == [True] * 4
    for m in (one, two):
        say(m, "p0 swap:p1:p2")
    assert asked(one) == asked(two) == ["p3 monster_place"]
    assert alike(one, two, 0, 3, None, 1, 2) == [True, True, True, False, False]


def test_under_the_curse_nobody_can_tell_what_a_card_was_before() -> None:
    one, two = twins("wood", "brick", fable_hand_p0=["dark_curse"], script=["blue_gather_straw"])
    assert asked(one) == asked(two) == ["p3 monster_place"]
    assert [face(m, 1, "laid_gather:p1") for m in (one, two)] == ["blue_gather_straw"] * 2
    assert alike(one, two, 0, 2, 3, None) == [True] * 4


def test_the_ball_s_look_at_one_card_tells_nothing_of_another() -> None:
    one, two = twins("wood", "brick", fable_hand_p0=["crystal_ball"])
    for m in (one, two):
        say(m, "p0 p2", "p0 nothing")
    assert alike(one, two, 0, 2, 3, None) == [True] * 4
    one, two = twins("wood", "brick", fable_hand_p0=["crystal_ball"])
    for m in (one, two):
        say(m, "p0 p1")
    assert alike(one, two, 0, 2, 3, None) == [False, True, True, True]


def test_the_queen_s_look_at_one_card_tells_her_nothing_of_another() -> None:
    one, two = twins("wood oracle", "wood giant", friend_p0=["evil_queen"], fable_hand_p1=["oracle", "giant"])
    for m in (one, two):
        say(m, "p0 peek_gather:p1")
    assert alike(one, two, 0, 2, 3, None) == [True] * 4
    for m in (one, two):
        m.undo(0, consent=True)
        say(m, "p0 peek_fable:p1")
    assert alike(one, two, 0, 2, 3, None) == [False, True, True, True]


def test_what_slides_under_the_mermaid_in_the_clean_up_is_not_told_before() -> None:
    """The Mermaid comes while p1's card lies there: the others see how many cards go under her, not which."""
    tables = []
    for kept in ("keep:gather_straw:gather_wood", "keep:gather_straw:gather_brick"):
        m = table(
            4,
            fable_hand_p0=["tavern_night"],
            fable_hand_p3=["wolf"],
            friend_deck=["jack", "little_mermaid", "aladdin", "woodcutter", "..."],
            script=["little_mermaid", "aladdin", "woodcutter"],
        )
        lay(m, "straw tavern_night", "market", "straw", "straw wolf")
        say(m, "p0 jack", f"p1 {kept}")
        tables.append(m)
    assert alike(tables[0], tables[1], 0, 2, 3, None, 1) == [True, True, True, True, False]
