"""Saves: continued exactly, refused if they belong elsewhere, resumed if they are older than the rules."""

from pathlib import Path

import pytest

from igroteka.content import Pack
from igroteka.content.packs import export
from igroteka.engine import BadSave, BadSetup, Fate, Match, digest
from igroteka.engine.save import encoder, read
from igroteka.games import games
from igroteka.testing.walk import walk
from tests.slices.market import MARKET, NO_DEFENCE, Shields
from tests.slices.market import make as make_market
from tests.slices.parlour import PARLOUR
from tests.slices.tiny import TINY

KEPT = Path(__file__).parent.parent / "saves"


def test_a_save_in_the_middle_of_an_action_goes_on_there() -> None:
    m = MARKET.arrange(3, at="action", hand_p0="raider", hand_p1="copper copper copper estate duchy")
    m.answer(0, "raider")
    for quick in (False, True):
        again = MARKET.load(MARKET.save(m), quick=quick)
        assert digest(again) == digest(m)
        assert (again.asks[0].seat, again.asks[0].name) == (1, "defend")


def test_a_match_saves_itself_and_the_shelf_finds_its_game() -> None:
    m = games["boo"].start(players=2, seed=7)
    assert digest(games.load(m.save())) == digest(Match.load(games["boo"], m.save())) == digest(m)


def test_pending_sealed_answers_are_part_of_a_save() -> None:
    m = PARLOUR.arrange(3, at="sealed", last=0)
    m.answer(2, "c4")
    again = PARLOUR.load(PARLOUR.save(m))
    assert [(a.seat, a.given) for a in again.asks] == [(1, False), (2, True)]


def test_undo_works_in_a_match_that_was_saved() -> None:
    m = MARKET.arrange(2, at="buy", coins=5, buys=2)
    before = digest(m)
    m.answer(0, "buy:silver")
    again = MARKET.load(MARKET.save(m))
    again.undo(0)
    assert digest(again) == before
    assert MARKET.load(MARKET.save(again)).number == again.number == "1.1"


def test_a_save_of_older_rules_resumes_at_its_checkpoint_and_says_so() -> None:
    m = MARKET.arrange(2, at="action", hand_p0="village smith copper")
    m.answer(0, "village")
    again = make_market(2).load(MARKET.save(m))
    assert digest(again) == digest(m)
    assert again.notes == ["resumed_at_checkpoint"]
    assert again.history[-1][0] == "resumed"


def test_a_game_that_went_on_under_newer_rules_is_saved_and_opened_again() -> None:
    m = MARKET.arrange(2, at="action", hand_p0="village smith copper")
    m.answer(0, "village")
    newer = make_market(2)
    again = newer.load(MARKET.save(m))
    again.answer(0, "smith")
    assert digest(newer.load(newer.save(again))) == digest(again)


def test_answers_that_no_longer_fit_are_dropped_with_a_note(monkeypatch: pytest.MonkeyPatch) -> None:
    m = MARKET.arrange(3, at="action", hand_p0="raider", hand_p1="shield copper copper copper")
    m.answer(0, "raider")
    m.answer(1, "shield")
    data = MARKET.save(m)
    monkeypatch.setattr(Shields, "forbids", lambda *_: NO_DEFENCE)
    again = make_market(2).load(data)
    assert again.notes == ["resumed_at_checkpoint"]
    assert again.asks[0].name == "play"


@pytest.mark.parametrize(
    ("data", "reason"),
    [(b"", "not_a_save"), (b"\x81\xa4game", "not_a_save"), (b"PK\x03\x04", "not_a_save")],
)
def test_what_is_no_save_is_refused(data: bytes, reason: str) -> None:
    with pytest.raises(BadSave) as refused:
        MARKET.load(data)
    assert refused.value.reason == reason


def test_saves_of_another_game_or_of_newer_rules_are_refused() -> None:
    data = make_market(7).save(make_market(7).start(2))
    with pytest.raises(BadSave) as refused:
        MARKET.load(data)
    assert refused.value.reason == "save_newer"
    with pytest.raises(BadSave) as refused:
        TINY.load(MARKET.save(MARKET.start(2)))
    assert refused.value.reason == "save_other_game"


def test_a_save_of_a_billion_players_is_refused_at_once() -> None:
    kept = read(MARKET.save(MARKET.start(2)))
    kept.players = 10**9
    with pytest.raises(BadSetup, match="MK-001"):
        MARKET.load(encoder.encode(kept))


def test_a_save_holds_the_hash_of_its_pack_and_refuses_another(tmp_path: Path) -> None:
    export("boo", tmp_path)
    boo, pack = games["boo"], Pack.open(tmp_path)
    m = boo.start(2, pack=pack)
    assert digest(boo.load(boo.save(m), pack)) == digest(m)
    with pytest.raises(BadSave) as refused:
        boo.load(boo.save(m))
    assert refused.value.reason == "save_other_pack"


@pytest.mark.parametrize("path", sorted(KEPT.glob("market-*.save")), ids=lambda p: p.name)
def test_saves_of_every_version_open_and_play_on(path: Path) -> None:
    match = MARKET.load(path.read_bytes())
    fate = Fate(1)
    while match.prompt is not None:
        walk(match, fate)
    assert match.result is not None


def test_there_are_saves_of_this_version_at_rest_and_inside_an_action() -> None:
    names = [p.name for p in KEPT.glob(f"market-{MARKET.version}-*.save")]
    assert sorted(names) == [f"market-{MARKET.version}-action.save", f"market-{MARKET.version}-rest.save"]
