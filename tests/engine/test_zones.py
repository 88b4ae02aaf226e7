"""Zones: who sees a card, who has learned something, and who still knows a card that is out of sight."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from igroteka.engine import (
    ALL,
    NOBODY,
    Card,
    Fate,
    State,
    Zone,
    eyes,
    gather,
    lay,
    move,
    move_all,
    move_cards,
    move_top,
    move_under,
    reorder,
    show_card,
)
from igroteka.engine.view import zone_view

DECK = Zone(0, "deck", NOBODY, "all", ordered=True)
HAND = Zone(1, "hand:p0", 1 << 0, "all")
OTHER = Zone(2, "hand:p1", 1 << 1, "all")
PILE = Zone(3, "pile", ALL, "all", ordered=True)
SECRET = Zone(4, "secret", NOBODY, "all")
BITS = [eyes(0), eyes(1), eyes(2), eyes(None)]


class Bare(State):
    def copy(self) -> "Bare":
        t = Bare.__new__(Bare)
        self.copy_to(t)
        return t


def table(**piles: str) -> Bare:
    g = Bare(3, (DECK, HAND, OTHER, PILE, SECRET), Fate(1))
    serial = 0
    for zone in g.zones:
        for key in reversed(piles.get(zone.name.replace(":", "_"), "").split()):
            lay(g, zone, [Card(key, serial, "back")])
            serial += 1
    return g


def seen(g: State, zone: Zone) -> list[list[str | None]]:
    """What p0, p1, p2 and a spectator see of it."""
    return [[card.key for card in zone_view(g, zone, bit).cards] for bit in BITS]


def test_a_drawn_card_is_learned_by_whoever_draws_it() -> None:
    g = table(deck="a b")
    move(g, g.of(DECK)[-1], DECK, HAND)
    assert g.learned == 1 << 0
    assert seen(g, HAND) == [["a"], [None], [None], [None]]


def test_everybody_learns_a_played_card_but_its_owner_who_knew_it() -> None:
    g = table(hand_p0="a")
    move(g, g.of(HAND)[0], HAND, PILE)
    assert g.learned == ALL & ~1


def test_who_saw_a_card_go_to_a_hand_still_knows_it_there() -> None:
    g = table(pile="a", hand_p0="b")
    move(g, g.of(PILE)[0], PILE, HAND)
    assert seen(g, HAND) == [["a", "b"], ["a", None], ["a", None], ["a", None]]


def test_a_card_known_in_a_hand_is_forgotten_when_any_of_it_may_have_gone() -> None:
    g = table(pile="a", hand_p0="b")
    move(g, g.of(PILE)[0], PILE, HAND)
    move(g, g.of(HAND)[1], HAND, SECRET)
    assert seen(g, HAND)[1] == [None]
    assert seen(g, SECRET)[1] == [None]
    assert seen(g, SECRET)[0] == ["a"]


def test_the_only_card_of_a_hand_is_known_wherever_it_goes() -> None:
    g = table(pile="a")
    move(g, g.of(PILE)[0], PILE, HAND)
    move(g, g.of(HAND)[0], HAND, SECRET)
    assert seen(g, SECRET) == [["a"]] * 4


def test_a_card_shown_stays_known_until_it_is_shuffled_away() -> None:
    g = table(deck="a b c")
    show_card(g, g.of(DECK)[-1], DECK, eyes(1))
    assert g.learned == 1 << 1
    assert seen(g, DECK)[1] == ["a", None, None]
    g.learned = 0
    show_card(g, g.of(DECK)[-1], DECK, eyes(1))
    assert g.learned == 0
    gather(g, PILE, DECK)
    assert seen(g, DECK)[1] == [None, None, None]


def test_a_known_top_card_is_known_where_it_is_drawn_to() -> None:
    g = table(deck="a b")
    show_card(g, g.of(DECK)[-1], DECK, eyes(1))
    move(g, g.of(DECK)[-1], DECK, HAND)
    assert seen(g, HAND)[1] == ["a"]
    assert seen(g, HAND)[2] == [None]


def test_under_a_pile_and_all_at_once() -> None:
    g = table(deck="a b", pile="x y")
    move_under(g, g.of(PILE)[-1], PILE, DECK)
    assert [c.key for c in reversed(g.of(DECK))] == ["a", "b", "x"]
    assert [c.key for c in move_all(g, DECK, PILE)] == ["x", "b", "a"]
    assert [c.key for c in g.of(PILE)] == ["y", "x", "b", "a"]
    assert not g.of(DECK)


def test_from_the_top_come_as_many_as_there_are() -> None:
    g = table(deck="a b c", hand_p0="x")
    assert move_top(g, 0, DECK, HAND) == ()
    assert [c.key for c in move_top(g, 2, DECK, HAND)] == ["a", "b"]
    assert [c.key for c in move_top(g, 2, DECK, HAND)] == ["c"]
    assert [c.key for c in g.of(HAND)] == ["x", "a", "b", "c"]
    assert g.learned == 1 << 0


def test_several_cards_go_in_the_order_given_or_not_at_all() -> None:
    g = table(hand_p0="a b c d")
    d, c, b, a = g.of(HAND)
    move_cards(g, [b, d], HAND, PILE)
    assert (g.of(HAND), g.of(PILE)) == ((c, a), (b, d))
    assert g.learned == ALL & ~eyes(0)
    with pytest.raises(ValueError, match="hand:p0"):
        move_cards(g, [a, d], HAND, PILE)
    assert (g.of(HAND), g.of(PILE)) == ((c, a), (b, d))


@given(
    st.permutations("abcdef"),
    st.dictionaries(st.integers(0, 5), st.integers(1, 7)),
    st.integers(0, 7),
    st.sampled_from([(DECK, HAND), (DECK, PILE), (DECK, SECRET), (PILE, DECK), (PILE, SECRET)]),
)
def test_cards_from_the_top_of_a_pile_go_as_if_one_by_one(
    keys: list[str], marks: dict[int, int], count: int, way: tuple[Zone, Zone]
) -> None:
    a, b = way
    g = table(**{a.name: " ".join(keys)})
    for serial, bits in marks.items():
        show_card(g, g.of(a)[serial], a, bits)
    g.learned = 0
    one_by_one = g.copy()
    for card in g.of(a)[::-1][:count]:
        move(one_by_one, card, a, b)
    move_top(g, count, a, b)
    assert (g.cards, g.known, g.learned) == (one_by_one.cards, one_by_one.known, one_by_one.learned)


def test_who_knew_a_card_of_a_hand_that_goes_whole_knows_where_it_is() -> None:
    g = table(hand_p0="a b", hand_p1="c")
    show_card(g, g.of(HAND)[-1], HAND, eyes(2))
    move_all(g, HAND, OTHER)
    assert seen(g, OTHER)[2] == ["a", None, None]


def test_who_knew_one_of_two_twins_cannot_tell_which_was_played() -> None:
    g = table(hand_p0="a a b")
    known, other = [card for card in g.of(HAND) if card.key == "a"]
    show_card(g, known, HAND, eyes(1))
    move(g, other, HAND, PILE)
    assert seen(g, HAND)[:2] == [["a", "b"], [None, None]]


def test_of_two_known_twins_one_stays_known() -> None:
    g = table(hand_p0="a a b")
    for card in g.of(HAND):
        if card.key == "a":
            show_card(g, card, HAND, eyes(1))
    move(g, g.of(HAND)[-1], HAND, PILE)
    assert seen(g, HAND)[1] == ["a", None]


def test_a_pile_in_hand_does_not_change_while_cards_move() -> None:
    g = table(deck="a b c")
    before = g.of(DECK)
    for card in before:
        move(g, card, DECK, PILE)
    assert [c.key for c in before] == ["c", "b", "a"]
    assert g.of(DECK) == ()


def test_who_did_not_reorder_no_longer_knows_what_lies_where() -> None:
    g = table(deck="a b")
    for bit in (eyes(0), eyes(1)):
        show_card(g, g.of(DECK)[-1], DECK, bit)
    reorder(g, DECK, list(reversed(g.of(DECK))), eyes(0))
    assert seen(g, DECK)[0] == [None, "a"]
    assert seen(g, DECK)[1] == [None, None]


def test_a_copy_shares_no_pile_and_no_luck() -> None:
    g = table(deck="a b c", hand_p0="d")
    t = g.copy()
    move(t, t.of(DECK)[-1], DECK, HAND)
    t.fate.roll()
    assert (len(g.of(DECK)), len(t.of(DECK))) == (3, 2)
    assert g.fate.drawn == 0
