"""How exciting games are, what nobody takes, and which items win together."""

from pathlib import Path

import pytest

from igroteka.content.words import Words
from igroteka.lab.report.drama import Drama, Pairs
from igroteka.lab.report.drama_page import dead, excitement, together
from igroteka.lab.report.findings import Findings, Use
from tests.lab.test_report import played


def test_a_comeback_is_told_from_a_runaway() -> None:
    drama = Drama()
    drama.add([[n, 0] for n in range(10)], [0])
    assert (drama.runaways, drama.behind_at_half, drama.deficit) == (1, 0, {0: 1})
    drama.add([[n, 0] for n in range(8)] + [[7, 8], [7, 9]], [1])
    assert (drama.runaways, drama.behind_at_half, drama.last_at_half) == (1, 1, 1)
    assert drama.deficit == {0: 1, 7: 1}
    first, *_, last = drama.leader_wins()
    assert (first[0], first[1].value, first[1].count) == ("10 %", 0.5, 2)
    assert (last[0], last[1].value) == ("100 %", 1.0)
    assert drama.margin[9].mean == pytest.approx((9 + 2) / 2)


def test_nobody_leads_where_all_win_together() -> None:
    drama = Drama()
    drama.add([[], []], [0, 1])
    assert drama.games == 0
    assert list(excitement(drama, 0.5)) == []


def test_a_pair_is_judged_by_what_either_explains() -> None:
    pairs = Pairs()
    for _ in range(30):
        pairs.add(["bow", "arrow"], 1.0)
        pairs.add(["bow", "rope"], 0.0)
        pairs.add(["arrow", "rope"], 0.0)
        pairs.add(["bow"], 0.0)
    (best, won, expected), *_, (worst, _, _) = pairs.best(20)
    assert (best, won.value, won.count) == (("arrow", "bow"), 1.0, 30)
    assert expected == pytest.approx(1 / 2 + 1 / 3 - 1 / 4)
    assert worst != best
    assert pairs.best(31) == []


def test_the_report_says_what_is_dead_and_what_goes_together(tmp_path: Path) -> None:
    found, words = Findings(played(tmp_path, "rigor_mortis", 4)), Words("rigor_mortis", "en")
    assert found.drama.games == 4
    assert sum(found.drama.deficit.values()) >= 4
    found.uses = {("play", "pardon"): Use(), ("play", "mirror_shield"): Use()}
    found.uses["play", "pardon"].offered = found.uses["play", "mirror_shield"].offered = 400
    found.uses["play", "mirror_shield"].taken = 100
    said = "".join(dead(found, words))
    assert "Pardon" in said
    assert "Mirror Shield" not in said
    for _ in range(20):
        found.pairs.add(["pardon", "mirror_shield"], 1.0)
    said = "".join(together(found.pairs, words))
    assert "Mirror Shield" in said
    assert "Pardon" in said
