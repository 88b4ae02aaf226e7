"""Questions: what is asked, what is not, and why an answer is refused."""

from collections.abc import Sequence
from typing import Any

import pytest

from igroteka.engine import CardChoice, IllegalChoice, Kind, Match, StaleAnswer, ask
from igroteka.engine.events import Entry
from tests.slices.market import DISCARD, GAIN, MARKET, SEATS, Market, Offer
from tests.slices.parlour import PARLOUR, Parlour


class OnlyKind(Kind[Market, Offer]):
    def expected(self, g: Market, seat: int) -> Sequence[Offer]:
        return [offer for offer in GAIN if offer.ware == "chapel"]


def market(**position: Any) -> Match[Market]:
    return MARKET.arrange(3, at="action", **position)


def parlour(at: str, **position: Any) -> Match[Parlour]:
    return PARLOUR.arrange(3, at=at, **position)


def test_what_is_expected_is_an_option_or_has_a_reason_with_its_rule() -> None:
    m = market(hand_p0="village copper estate")
    assert [o.key for o in m.asks[0].options] == ["village", "end"]
    refusal = m.why_not(0, "copper")
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("MK-002", "not_an_action")
    assert m.why_not(0, "village") is None


def test_a_refused_answer_says_why_and_changes_nothing() -> None:
    m = market(hand_p0="village copper estate")
    before = MARKET.text(m)
    with pytest.raises(IllegalChoice, match="MK-002") as refused:
        m.answer(0, "copper")
    assert (refused.value.rule, refused.value.reason) == ("MK-002", "not_an_action")
    assert MARKET.text(m) == before


def test_who_is_not_asked_cannot_answer() -> None:
    m = market(hand_p0="village")
    with pytest.raises(IllegalChoice) as refused:
        m.answer(1, "end")
    assert refused.value.reason == "not_asked"


def test_an_unknown_key_is_no_option() -> None:
    m = market(hand_p0="village")
    with pytest.raises(IllegalChoice) as refused:
        m.answer(0, "dragon")
    assert refused.value.reason == "no_such_option"


def test_equal_cards_are_one_option() -> None:
    m = market(hand_p0="village village smith")
    assert sorted([o.key for o in m.asks[0].options]) == ["end", "smith", "village"]


def test_a_defence_window_opens_also_for_a_hand_without_defence() -> None:
    m = market(hand_p0="raider", hand_p1="copper copper copper", hand_p2="shield copper copper copper")
    m.answer(0, "raider")
    assert (m.asks[0].seat, m.asks[0].name, m.asks[0].guarded) == (1, "defend", True)
    assert [o.key for o in m.asks[0].options] == ["nothing"]
    m.answer(1, "nothing")
    assert [o.key for o in m.asks[0].options] == ["shield", "nothing"]


def test_the_options_do_not_tell_how_somebody_else_holds_their_cards() -> None:
    asked = []
    for hand in ("village copper estate", "estate copper village"):
        g = market(hand_p0=hand).g
        asked.append([option.key for option in CardChoice(g, 1, DISCARD, SEATS[0].hand).options])
    assert asked == [["copper", "estate", "village"]] * 2


def test_a_view_says_of_every_card_whether_it_can_be_chosen_or_why_not() -> None:
    m = market(hand_p0="raider", hand_p1="shield copper copper estate")
    m.answer(0, "raider")
    asked = m.view(1).asks[0]
    assert (asked.form, asked.least, asked.most, asked.options) == ("one", 1, 1, ["shield", "nothing"])
    assert {key: (why.reason, why.rule) for key, why in asked.refused.items()} == {
        "copper": ("no_defence", "MK-006"),
        "estate": ("no_defence", "MK-006"),
    }


def test_where_there_is_one_answer_nobody_is_asked() -> None:
    m = market(hand_p0="workshop")
    journal: list[Entry] = []
    m.g.listen(journal)
    only = OnlyKind("only", "MK-009")
    with pytest.raises(StopIteration) as done:
        next(ask(m.g, 0, only))
    assert done.value.value.key == "gain:chapel"
    assert [entry.text() for entry in journal] == ["p0 only = gain:chapel (forced)"]


def test_nothing_is_no_answer_where_a_card_must_be_chosen() -> None:
    m = market(hand_p0="raider", hand_p1="copper copper copper estate")
    m.answer(0, "raider")
    m.answer(1, "nothing")
    assert m.asks[0].name == "discard"
    refusal = m.why_not(1, "nothing")
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("MK-005", "must_choose")
    assert m.view(1).asks[0].refused["nothing"].reason == "must_choose"


def test_the_others_cannot_tell_whether_there_was_a_defence() -> None:
    worlds = [
        market(hand_p0="raider", hand_p1=f"{one} copper copper", deck_p1=f"{other} copper")
        for one, other in (("shield", "estate"), ("estate", "shield"))
    ]
    for seat, key in [(0, "raider"), (1, "nothing")]:
        for m in worlds:
            m.answer(seat, key)
        for viewer in (0, 2, None):
            views = [(m.view(viewer), m.events(viewer)) for m in worlds]
            assert views[0] == views[1]
            assert worlds[0].number == worlds[1].number


def test_a_forced_choice_about_open_things_is_only_logged() -> None:
    m = parlour("turn", active=0, chips=[9, 0, 0])
    m.answer(0, "take:1")
    assert "gifts = nothing (forced)" in " ".join([e.text() for e in m.log])


def test_a_batch_is_one_answer_with_bounds_for_each_group() -> None:
    m = parlour("turn", active=0, hands_up=0b010)
    m.answer(0, "take:2")
    ask = m.view(0).asks[0]
    assert ask.form == "several"
    assert [(g.name, g.least, g.most) for g in ask.groups] == [("p1", 0, 1), ("p2", 1, 1)]
    for batch, reason in [
        ("chip:p1:hearts", "too_few"),
        ("chip:p2:hearts chip:p2:spades", "too_many"),
        ("chip:p2:hearts chip:p2:hearts", "twice"),
        ("chip:p0:hearts", "no_such_option"),
    ]:
        with pytest.raises(IllegalChoice) as refused:
            m.answer(0, batch)
        assert refused.value.reason == reason
        assert refused.value.rule == ("" if reason == "no_such_option" else ask.cites)
    m.answer(0, "chip:p2:spades chip:p1:hearts")
    assert m.g.chips == [5, 2, 2]


def test_an_open_answer_is_judged_and_only_what_cannot_be_read_is_refused() -> None:
    m = parlour("search", riddle=4)
    m.answer(1, "call", at=1000)
    with pytest.raises(IllegalChoice, match="PA-012"):
        m.answer(1, "four and more")
    m.answer(1, "4 4", at=2000)
    assert m.g.points == [0, 0, 0]
    assert m.asks[0].name == "search"
    m.answer(2, "call", at=3000)
    m.answer(2, "4 17", at=4000)
    assert m.g.points == [0, 0, 1]


def test_sealed_answers_show_nothing_until_the_last_is_in() -> None:
    m = parlour("sealed", last=0)
    before = m.view(2)
    m.answer(1, "c3")
    after = m.view(2)
    assert after.zones == before.zones
    assert [(w.seat, w.given) for w in after.waiting] == [(1, True), (2, False)]
    assert m.view(1).asks[0].given == "c3"
    assert all(a.given is None for a in after.asks)


def test_a_sealed_answer_may_be_changed_and_taken_back_until_then() -> None:
    m = parlour("sealed", last=0)
    m.answer(1, "c3")
    m.answer(1, "c4")
    assert m.asks[0].text() == "c4"
    m.undo(1)
    assert not m.asks[0].given
    m.answer(2, "c1")
    assert m.asks[0].name == "lay"
    m.answer(1, "c2")
    assert m.asks[0].name == "lay_last"


def test_who_commits_last_sees_what_the_others_laid_and_nobody_else_does() -> None:
    m = parlour("sealed", last=0)
    m.answer(1, "c3")
    m.answer(2, "c1")
    assert m.asks[0].seat == 0

    def laid(viewer: int | None) -> list[str | None]:
        zones = {z.name: z for z in m.view(viewer).zones}
        return [zones[f"laid:p{s}"].cards[0].key for s in (1, 2)]

    assert laid(0) == ["c3", "c1"]
    assert laid(1) == ["c3", None]
    assert laid(None) == [None, None]


def test_a_raised_hand_keeps_the_number_of_the_race_and_a_wrong_call_does_not() -> None:
    m = parlour("search", riddle=4)
    number = m.number
    m.answer(0, "raise_hand", at=100)
    assert m.number == number
    m.answer(1, "call", at=200, number=number)
    m.answer(1, "1", at=300)
    assert m.number != number
    with pytest.raises(StaleAnswer):
        m.answer(2, "call", at=310, number=number)


def test_a_race_restores_after_a_wrong_call_with_hands_lowered() -> None:
    m = parlour("search", riddle=4)
    m.answer(0, "raise_hand", at=100)
    m.answer(1, "call", at=200)
    m.answer(1, "1", at=300)
    assert (m.g.hands_up, m.g.points) == (0, [0, 0, 0])
    assert {a.seat for a in m.asks} == {0, 1, 2}


def test_an_act_out_of_turn_puts_the_open_question_anew() -> None:
    m = parlour("turn", active=0)
    assert [(a.seat, a.must) for a in m.asks] == [(0, True), (1, False), (2, False)]
    m.answer(2, "hush:p0")
    question = m.asks[0]
    assert [o.key for o in question.options] == ["pass"]
    refusal = m.why_not(0, "take:1")
    assert refusal is not None
    assert refusal.rule == "PA-020"
    assert [a.seat for a in m.asks] == [0]


def test_effects_finish_before_what_they_trigger() -> None:
    m = parlour("turn", active=0)
    m.answer(0, "take:1")
    m.answer(0, "chip:p1:hearts chip:p2:hearts")
    told = [(e.kind, *e.values.values()) for e in m.events(None)]
    assert told == [
        ("gave", "hearts"),
        ("gave", "hearts"),
        ("rippled", 2),
        ("rippled", 2),
        ("rippled", 1),
        ("rippled", 1),
        ("rippled", 0),
        ("rippled", 0),
    ]
