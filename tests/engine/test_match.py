"""Matches: stale answers, time, undo and its barriers, seats, faults, forks, imagination."""

import pytest

from igroteka.engine import (
    BadSetup,
    Barrier,
    Fate,
    IllegalChoice,
    Match,
    Option,
    Refused,
    Rules,
    StaleAnswer,
    digest,
    show_card,
)
from igroteka.engine.record import CHECKPOINTS, NOTHING_TO_UNDO
from igroteka.testing import random_match
from tests.slices import market as market_module
from tests.slices.market import MARKET, SEATS, Market, draw
from tests.slices.parlour import PARLOUR
from tests.slices.tiny import DECK, HANDS, TINY


def test_an_answer_to_an_older_question_does_nothing() -> None:
    m = MARKET.start(2, seed=1)
    old = m.number
    m.answer(0, "end", number=old)
    before = digest(m)
    with pytest.raises(StaleAnswer):
        m.answer(0, "end", number=old)
    assert digest(m) == before


def test_an_answer_from_before_an_undo_is_stale() -> None:
    m = TINY.arrange(2, at="turn", hand_p0="n1 n2 n3")
    m.answer(0, "n1")
    number = m.number
    m.undo(0, consent=True)
    with pytest.raises(StaleAnswer):
        m.answer(0, "n1", number=number)
    assert m.number.startswith("1.")


def test_undo_leads_back_exactly() -> None:
    m = MARKET.arrange(2, at="buy", coins=5, buys=2, active=0)
    before = MARKET.text(m)
    m.answer(0, "buy:silver")
    m.undo(0)
    assert MARKET.text(m).replace("takebacks: 1", "takebacks: 0") == before


def test_undo_goes_back_to_a_rest_point_that_is_kept_and_leads_to_the_same_as_a_replay() -> None:
    """Near or far, with new luck and another at the seat meanwhile; few rest points are kept, however long it lasts."""
    m, fate = MARKET.start(3, seed=4), Fate(4)
    for n in range(150):
        if m.result is not None:
            break
        m.answer(m.asks[0].seat, m.asks[0].random_answer(fate))
        if n % 5 == 4 and m.result is None:
            for _ in range(1 if n % 10 == 4 else 9):
                if m.can_undo(n % 3) is not NOTHING_TO_UNDO:
                    m.undo(n % 3, consent=True)
            again, record = m.replay(m.steps), m.record
            assert record is not None
            assert again.record is not None
            assert digest(again) == digest(m)
            assert (again.record.traces, again.since) == (record.traces, m.since)
            assert len(record.checkpoints) <= CHECKPOINTS
            m.renew(f"{n:064x}")
            m.seat(n % 3, bot=n % 2 == 0)
    assert any(step[0] == "undo" for step in m.history)


def test_the_stream_is_never_cut_an_undo_is_a_new_entry() -> None:
    m = MARKET.arrange(2, at="buy", coins=5, buys=2, active=0)
    m.answer(0, "buy:silver")
    m.undo(0)
    assert [e.kind for e in m.events(None)] == ["bought", "undone"]
    assert [step[0] for step in m.history] == ["answer", "undo"]
    assert m.steps == []


def test_a_log_is_replayed_with_its_undos_and_its_scripted_luck() -> None:
    m = MARKET.arrange(2, at="buy", coins=5, buys=2, active=0)
    m.answer(0, "buy:silver")
    m.undo(0)
    m.script(["estate"])
    m.answer(0, "buy:estate")
    m.answer(0, "end")
    for log in (m.log, m.history):
        again = m.replay(log)
        assert digest(again) == digest(m)
        assert [e.text() for e in again.log] == [e.text() for e in m.log]


@pytest.mark.parametrize(
    ("answers", "who", "reason"),
    [
        ([(0, "roll")], 0, "undo_chance"),
        ([(0, "draw")], 0, "undo_shown"),
        ([(0, "peek")], 0, "undo_shown"),
        ([(0, "n1"), (1, "nothing")], 0, "undo_others"),
        ([(0, "n1"), (1, "nothing"), (0, "yes"), (1, "yes")], 0, "undo_others"),
        ([(0, "n1"), (1, "nothing"), (0, "yes"), (1, "yes")], 1, "undo_revealed"),
    ],
)
def test_barriers_of_undo(answers: list[tuple[int, str]], who: int, reason: str) -> None:
    m = TINY.arrange(2, at="turn", hand_p0="n1 n2 n3", hand_p1="n2 n2 n3", script=[6])
    for seat, key in answers:
        m.answer(seat, key)
    before = digest(m)
    with pytest.raises(Barrier) as barred:
        m.undo(who)
    assert barred.value.reason in {reason, "undo_revealed"}
    assert digest(m) == before
    m.undo(who, consent=True)
    assert digest(m) != before


def test_showing_others_my_card_is_no_barrier_for_me() -> None:
    m = TINY.arrange(2, at="turn", hand_p0="n1 n2 n3")
    before = digest(m)
    m.answer(0, "n1")
    m.undo(0)
    assert digest(m) == before


def test_what_the_table_waits_for_can_be_taken_back_though_others_might_have_called() -> None:
    m = PARLOUR.arrange(2, at="turn", active=0)
    before = digest(m)
    m.answer(0, "pass")
    m.undo(0)
    assert digest(m) == before


def test_a_call_beside_the_question_stands() -> None:
    m = PARLOUR.arrange(3, at="turn", active=0)
    m.answer(1, "hush:p0")
    refusal = m.can_undo(1)
    assert refusal is not None
    assert refusal.reason == "undo_called"


def test_a_card_of_another_that_all_see_now_is_a_barrier_even_for_who_knew_it() -> None:
    m = PARLOUR.arrange(2, at="sealed", last=1)
    m.answer(0, "c1")
    m.answer(1, "c1")
    refusal = m.can_undo(1)
    assert refusal is not None
    assert refusal.reason == "undo_shown"


def test_what_a_third_seat_is_shown_is_a_barrier_for_everybody_who_did_not_see_it() -> None:
    m = TINY.arrange(3, at="turn", hand_p0="n1 n2 n3", hand_p1="n2 n2 n3")
    m.answer(0, "draw")
    assert m.record is not None
    assert [m.record.barrier(seat, 0) is None for seat in range(3)] == [False, False, False]
    m = TINY.arrange(3, at="turn", hand_p0="n1 n2 n3", hand_p1="n2 n2 n3")
    m.answer(0, "n1")
    assert m.record is not None
    assert [m.record.barrier(seat, 0) is None for seat in range(3)] == [True, False, False]


def test_an_answer_in_a_race_cannot_be_taken_back() -> None:
    m = PARLOUR.arrange(2, at="search")
    m.answer(0, "raise_hand", at=10)
    with pytest.raises(Barrier) as barred:
        m.undo(0)
    assert barred.value.reason == "undo_called"


def test_a_deadline_gives_the_default_and_a_race_gives_up() -> None:
    m = PARLOUR.arrange(2, at="search", riddle=5)
    m.answer(0, "call", at=1_000)
    assert m.asks[0].deadline == 6_000
    m.pass_time(5_999)
    assert m.asks[0].name == "sum"
    m.pass_time(6_000)
    assert m.asks[0].name == "search"
    assert (m.g.now, m.g.points) == (6_000, [0, 0])
    m.pass_time(29_999)
    assert m.asks[0].name == "search"
    m.pass_time(40_000)
    assert m.asks[0].name == "turn"
    assert m.g.now == 30_000


def test_answers_of_one_instant_are_taken_by_seat_and_each_that_lapses_says_why() -> None:
    m = PARLOUR.arrange(3, at="search")
    refused = m.answer_together([(2, "call"), (1, "call"), (0, "raise_hand")], at=1_000)
    assert [None if r is None else r.reason for r in refused] == ["stale", None, None]
    assert [(step[1], step[2], step[3]) for step in m.steps] == [(0, "raise_hand", 1_000), (1, "call", 1_000)]
    assert m.asks[0].seat == 1


def test_of_answers_of_one_instant_none_is_taken_if_one_of_them_is_no_answer() -> None:
    m = PARLOUR.arrange(3, at="search")
    before = digest(m)
    with pytest.raises(IllegalChoice) as refused:
        m.answer_together([(0, "raise_hand"), (1, "lower_hand")], at=1_000)
    assert refused.value.reason == "hand_is_down"
    assert digest(m) == before


@pytest.mark.parametrize("seat", [-1, 2, 29])
def test_a_seat_that_is_not_at_the_table_is_refused(seat: int) -> None:
    m = MARKET.start(2, seed=1)
    before = digest(m)
    for use in (m.view, m.events, lambda s: m.imagine(s, 1), lambda s: m.seat(s, True), lambda s: m.away(s, True)):
        with pytest.raises(Refused, match="no_such_seat"):
            use(seat)
    with pytest.raises(IllegalChoice, match="no_such_seat"):
        m.answer(seat, "end")
    refusal = m.why_not(seat, "end")
    assert refusal is not None
    assert refusal.reason == "no_such_seat"
    with pytest.raises(BadSetup, match="no_such_seat"):
        MARKET.start(2, seed=1, bots=[seat])
    assert digest(m) == before


def test_who_leaves_tells_the_time_and_what_was_due_before_comes_first() -> None:
    m = PARLOUR.arrange(2, at="search", riddle=5)
    m.answer(0, "call", at=1_000)
    m.away(1, True, at=5_000)
    assert (m.g.now, m.asks[0].name) == (5_000, "sum")
    m.seat(0, True, at=8_000)
    assert (m.g.now, m.asks[0].name) == (8_000, "search")
    assert [step[3] for step in m.steps] == [1_000, 5_000, 6_000, 8_000]
    m.pass_time(9_000)
    m.seat(0, False)
    assert m.g.now == 9_000
    for again in (m.replay(m.log), PARLOUR.load(m.save()), PARLOUR.from_text(PARLOUR.text(m))):
        assert digest(again) == digest(m)


def test_time_never_runs_backwards() -> None:
    m = PARLOUR.arrange(2, at="search")
    m.answer(0, "raise_hand", at=500)
    m.answer(0, "lower_hand", at=300)
    assert m.g.now == 500


def test_who_is_a_bot_is_part_of_the_match() -> None:
    m = MARKET.start(3, seed=1, bots=[2])
    m.seat(1, bot=True)
    m.seat(2, bot=False)
    assert m.view(0).bots == [1]
    assert MARKET.load(MARKET.save(m)).view(0).bots == [1]
    m.away(0, True)
    assert m.g.away == 1


def test_a_fault_in_a_rule_restores_the_match_and_is_raised(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(g: Market, seat: int) -> Rules[None] | None:
        g.coins += 100
        draw(g, seat, 1)
        raise ZeroDivisionError

    monkeypatch.setitem(market_module.EFFECTS, "smith", broken)
    m = MARKET.arrange(2, at="action", hand_p0="smith village copper")
    m.answer(0, "village")
    before = digest(m), [entry.text() for entry in m.log], m.history[:], m.view(1)
    with pytest.raises(ZeroDivisionError):
        m.answer(0, "smith")
    assert (digest(m), [entry.text() for entry in m.log], m.history, m.view(1)) == before
    m.answer(0, "end")
    assert m.asks[0].name == "buy"


def test_a_fork_inside_an_action_goes_on_by_itself() -> None:
    m = MARKET.arrange(3, at="action", hand_p0="raider", hand_p1="copper copper copper estate duchy")
    m.answer(0, "raider")
    m.answer(1, "nothing")
    twin = m.fork()
    m.answer(1, "copper")
    assert [c.key for c in m.g.of(SEATS[1].discard)] == ["copper"]
    assert not twin.g.of(SEATS[1].discard)
    twin.answer(1, "estate")
    assert [c.key for c in twin.g.of(SEATS[1].discard)] == ["estate"]


def test_a_finished_match_can_be_forked_and_answers_nothing() -> None:
    m = random_match(TINY, 2, 1)
    twin = m.fork()
    assert twin.result is m.result
    with pytest.raises(IllegalChoice) as refused:
        twin.answer(0, "yes")
    assert refused.value.reason == "finished"
    refusal = m.why_not(0, "yes")
    assert refusal is not None
    assert refusal.reason == "finished"
    with pytest.raises(Barrier):
        twin.undo(0, consent=True)
    assert m.imagine(0, 5).view(0) == m.view(0)


def test_a_fork_remembers_what_happened_before_it() -> None:
    m = MARKET.start(2, seed=1)
    for _ in range(6):
        m.step(m.asks[0].seat, 0)
    twin = m.fork().fork()
    assert [entry.text() for entry in twin.log] == [entry.text() for entry in m.log] != []
    assert twin.events(1) == m.events(1)
    twin.step(twin.asks[0].seat, 0)
    assert len(twin.log) > len(m.log)


def test_time_that_ends_a_race_is_no_answer_and_a_fork_knows_it() -> None:
    m = PARLOUR.arrange(2, at="search", riddle=5)
    m.answer(0, "raise_hand", at=500)
    m.pass_time(30_000)
    assert (m.asks[0].name, m.g.hands_up) == ("turn", 1)
    assert digest(m.fork()) == digest(m)


def test_marks_of_other_eyes_stay_with_the_place_in_an_imagined_world() -> None:
    m = TINY.arrange(2, at="turn", hand_p0="n1 n2 n3")
    show_card(m.g, m.g.of(DECK)[-1], DECK, 1 << 1)
    for seed in range(8):
        g = m.imagine(0, seed).g
        assert g.known == {g.of(DECK)[-1].serial: 1 << 1}


def test_imagination_keeps_what_the_seat_knows_and_redraws_the_rest() -> None:
    m = TINY.arrange(2, at="turn", hand_p0="n1 n2 n3", hand_p1="n4 n4 n4")
    m.answer(0, "peek")
    top = m.g.of(DECK)[-1]
    hands = set()
    for seed in range(40):
        world = m.imagine(0, seed)
        assert world.g.of(DECK)[-1] is top
        assert sorted([c.key for c in world.g.of(HANDS[0])]) == ["n1", "n2", "n3"]
        hands.add(tuple(sorted([c.key for c in world.g.of(HANDS[1])])))
    assert len(hands) > 5


def test_where_a_known_card_lies_in_a_hand_tells_nothing() -> None:
    worlds = []
    for hand in ("silver estate estate", "estate silver estate", "estate estate silver"):
        m = MARKET.arrange(2, at="action", active=0, hand_p1=hand)
        silver = next(card for card in m.g.of(SEATS[1].hand) if card.key == "silver")
        show_card(m.g, silver, SEATS[1].hand)
        worlds.append(m.imagine(0, seed=5))
    assert len({tuple(card.serial for card in m.g.of(SEATS[1].hand)) for m in worlds}) == 1


def test_imagination_withdraws_the_sealed_answers_of_others_only() -> None:
    m = PARLOUR.arrange(3, at="sealed", last=2)
    m.answer(0, "c1")
    assert [a.given for a in m.imagine(0, 1).asks] == [True, False]
    assert [a.given for a in m.imagine(1, 1).asks] == [False, False]


def test_an_imagined_match_forks_inside_an_action_too() -> None:
    m = MARKET.arrange(3, at="action", hand_p0="raider", hand_p1="copper copper copper estate duchy")
    m.answer(0, "raider")
    world = m.imagine(0, 5)
    assert digest(world.fork()) == digest(world)
    assert digest(world) != digest(m)


def test_a_match_without_checkpoints_forks_only_at_rest() -> None:
    m: Match[Market] = MARKET.start(2, seed=1, forkable=False)
    assert digest(m.fork()) == digest(m)
    rest = next(o for o in m.asks[0].options)
    assert isinstance(rest, Option)
    n = MARKET.arrange(2, at="action", hand_p0="raider")
    bare = n.fork(forkable=False)
    bare.answer(0, "raider")
    with pytest.raises(RuntimeError, match="inside an action"):
        bare.fork()


@pytest.mark.parametrize(
    ("players", "settings", "reason"),
    [
        (1, {}, "player_count"),
        (5, {}, "player_count"),
        (2, {"cheerful": "perhaps"}, "bad_value"),
        (2, {"dancing": True}, "unknown_setting"),
    ],
)
def test_a_forbidden_start_is_refused_with_its_rule(players: int, settings: dict[str, object], reason: str) -> None:
    with pytest.raises(BadSetup) as refused:
        PARLOUR.start(players, **settings)  # type: ignore[arg-type]  # any value may come from outside
    assert refused.value.reason == reason
    assert refused.value.rule == ("" if reason == "unknown_setting" else "PA-000")
