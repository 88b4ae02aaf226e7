"""What a run tells: a page that needs nothing else, and two runs compared on the same seeds."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from igroteka.bots import Bot, brain_of, play, player
from igroteka.content.pack import Pack
from igroteka.content.words import Words
from igroteka.games import games
from igroteka.lab.experiments.ablate import Way, ablate, removable, text_of
from igroteka.lab.experiments.boxes import pack_with
from igroteka.lab.experiments.counterfactual import Past, PlaysOn, Taking, takings_of, victory_without
from igroteka.lab.experiments.sweep import read_sweep
from igroteka.lab.report.compare import compare
from igroteka.lab.report.findings import (
    Findings,
    Opportunities,
    Use,
    games_of,
    rows_of,
    sources_of,
    thing_of,
    use_of,
    win_share,
)
from igroteka.lab.report.page import write_report
from igroteka.lab.report.remarks import remarks
from igroteka.lab.report.statistics import Sums, quantile, share, z_of
from igroteka.lab.runs.box import Change, changes_in, items_of, read_changes
from igroteka.lab.runs.plan import DECISIONS, GAMES, BadRun, Plan, read_plan
from igroteka.lab.runs.run_workers import in_this_process
from igroteka.lab.runs.running import run
from tests.cli.run import igroteka, mistake, output_of


def played(folder: Path, game: str, count: int = 8, bots: tuple[str, str] = ("random", "random")) -> Path:
    plan = Plan(
        game=game, rules=1, players=2, bots=list(bots), games=count, seed=1, settings={}, keep=[GAMES, DECISIONS]
    )
    run(plan, folder, in_this_process)
    return folder


def test_a_share_has_wilsons_interval() -> None:
    estimate = share(8, 10)
    assert (round(estimate.value, 3), round(estimate.low, 3), round(estimate.high, 3)) == (0.8, 0.49, 0.943)
    assert share(0, 10).low == pytest.approx(0)
    assert share(5, 10, z_of(tries=10)).high > share(5, 10).high
    assert not share(400, 1000).excludes(0.42)
    assert share(400, 1000).excludes(0.5)


def test_sums_give_mean_and_interval() -> None:
    sums = Sums()
    for value in (1.0, 2.0, 3.0, 4.0):
        sums.add(value)
    estimate = sums.estimate()
    assert estimate.value == 2.5
    assert estimate.high - estimate.value == pytest.approx(1.96 * (5 / 3 / 4) ** 0.5, rel=1e-3)
    assert quantile({1: 5, 2: 3, 9: 2}, 0.5) == 1


@pytest.mark.parametrize("game", ["gravity_falls", "grimm_forest", "rigor_mortis"])
def test_the_report_is_one_page_that_needs_no_network(game: str, tmp_path: Path) -> None:
    folder = played(tmp_path / "run", game)
    found = write_report(folder, tmp_path / "report.html")
    page = (tmp_path / "report.html").read_text(encoding="utf-8")
    assert not re.search(r"https?://|<script [^>]|<link|src=", page)
    assert f"{found.games} games" in page
    for head in ("What is remarkable", "Length", "How it ends", "Decisions by kind"):
        assert f"<h2>{head}</h2>" in page
    assert ("Won together" in page) == games[game].cooperative
    assert "The box promises about" in page


def test_items_are_remarked_on_when_their_takers_fare_beyond_chance(tmp_path: Path) -> None:
    found = Findings(played(tmp_path, "rigor_mortis", 4))
    found.uses = {("play", "mirror_shield"): Use(), ("play", "pardon"): Use()}
    for item, wins, takers in (("mirror_shield", 70, 100), ("pardon", 52, 100)):
        use = found.uses["play", item]
        use.offered, use.taken = 2 * takers, takers
        for n in range(takers):
            use.won.add(float(n < wins))
    told = " ".join(remarks(found, Words("rigor_mortis", "en")))
    assert "play Mirror Shield (reconstructed) 70.0\u202f% of 100" in told
    assert "Pardon" not in told, "52 of 100 is chance"


def test_what_is_found_adds_up(tmp_path: Path) -> None:
    found = Findings(played(tmp_path, "rigor_mortis", 20))
    assert found.games == sum(found.length.values()) == sum(found.endings.values()) == 20
    assert sum(found.by_seat) == pytest.approx(20 - found.nobody)
    assert sum(found.by_order) == pytest.approx(20 - found.nobody)
    taken = sum(use.taken for use in found.uses.values())
    assert 0 < taken <= sum(sums.count for sums in found.kinds.values())
    assert all(use.taken <= use.offered for use in found.uses.values())


def test_things_are_items_of_content() -> None:
    sources = sources_of("rickshank")
    assert sources["black_rick"] == "reconstructed"
    assert thing_of("buy:black_rick", set(sources)) == "black_rick"
    assert thing_of("end_turn", set(sources)) == ""
    assert thing_of("1", set(sources_of("boo"))) == "", "the number of a visitor's back, not the castle's tile 1"


def test_a_use_has_a_verb_and_an_item() -> None:
    ids = set(sources_of("rickshank"))
    assert use_of("buy:black_rick", "open_phase", ids) == ("buy", "black_rick")
    assert use_of("black_rick", "discard", ids) == ("discard", "black_rick")
    assert use_of("end_turn", "open_phase", ids) is None


def test_an_opportunity_lasts_until_it_is_taken_gone_or_anothers_turn() -> None:
    opportunities = Opportunities()
    gun, ray = ("buy", "gun"), ("buy", "ray")

    def new(seat: int, offered: set[tuple[str, str]], taken: tuple[str, str] | None = None) -> set[tuple[str, str]]:
        return set(opportunities.new("market", seat, offered, {taken} if taken else set()))

    assert new(0, {gun, ray}) == {gun, ray}
    assert new(0, {gun, ray}, gun) == set(), "the same offer again"
    assert new(0, {gun, ray}) == {gun}, "it was taken, and is offered anew"
    assert new(0, {ray}) == set()
    assert new(0, {gun, ray}) == {gun}, "it was gone"
    assert new(1, {gun, ray}) == {gun, ray}
    assert new(0, {gun, ray}) == {gun, ray}, "another seat has been asked"


def test_nobody_is_the_taker_where_all_win_together(tmp_path: Path) -> None:
    """A curse that the team bears has no taker, and one seat's card wins nothing by itself."""
    found = write_report(played(tmp_path / "run", "gravity_falls", 6, ("normal", "normal")), tmp_path / "page.html")
    assert found.uses
    assert all(use.won.count == 0 for use in found.uses.values())
    page = (tmp_path / "page.html").read_text(encoding="utf-8")
    assert "takers win" not in page


def test_runs_are_compared_game_by_game(tmp_path: Path) -> None:
    a = played(tmp_path / "a", "rigor_mortis", 10)
    same = {each.measure: each for each in compare(a, played(tmp_path / "same", "rigor_mortis", 10))}
    assert all(each.difference.value == 0 and not each.remarkable for each in same.values())
    better = played(tmp_path / "b", "rigor_mortis", 10, ("easy", "random"))
    victory = next(each for each in compare(a, better) if each.measure == "victory of seat 1")
    assert victory.difference.value == pytest.approx(victory.b - victory.a)
    assert victory.difference.value > 0
    text = output_of("lab", "compare", a, better)
    assert "10 games on the same seeds" in text
    assert json.loads(output_of("lab", "compare", a, better, "--json"))[0]["measure"] == "decisions"


def test_a_page_compares_two_runs_with_their_items(tmp_path: Path) -> None:
    a = played(tmp_path / "a", "grimm_forest", 4)
    b = played(tmp_path / "b", "grimm_forest", 4, ("easy", "random"))
    output_of("lab", "compare", a, b, "--out", tmp_path / "page.html")
    page = (tmp_path / "page.html").read_text(encoding="utf-8")
    for told in ("What was changed", "easy, random", "victory of seat 1", "takers win", "Gather"):
        assert told in page
    assert not re.search(r"https?://|<script [^>]|<link|src=", page)


def test_an_item_that_a_pack_has_changed_is_looked_at_in_that_box(tmp_path: Path) -> None:
    kind, written = next((kind, raw) for kind, raw in items_of("rickshank") if raw["id"] == "pill_brulee")
    assert written["source"] == "rulebook", "nobody would look at it otherwise"
    pack = pack_with("rickshank", kind, {**written, "cost": 1}, tmp_path / "box")
    cheaper = Change("pill_brulee", "cost", str(written["cost"]), "1")
    assert changes_in(str(pack), "rickshank") == [cheaper]
    out = tmp_path / "out"
    order = ("lab", "ablate", "rickshank", "--games", 2, "--workers", 1, "--bots", "easy", "--out", out)
    told = igroteka(*order, "--confirm", 0, "--takers", 2, "--items", "pill_brulee", "--content", pack).stdout
    assert "pill_brulee" in told
    assert read_plan(out / "base").content == Pack.open(pack).hash_of("rickshank")
    assert read_changes(out / "base") == [cheaper]
    page = (out / "ablation.html").read_text(encoding="utf-8")
    for said in ("Pill Brûlée", "What the pack has changed", "cost", str(written["cost"])):
        assert said in page


def test_one_number_is_swept_over_its_values(tmp_path: Path) -> None:
    out = tmp_path / "sweep"
    order = ("lab", "sweep", "rickshank", "--games", 2, "--workers", 1, "--bots", "easy", "--out", out)
    told = igroteka(*order, "--set", "cards.aqua_rick.cost=2,5").stdout
    assert "2 values of cards.aqua_rick.cost, 2 games each" in told
    page = (out / "sweep.html").read_text(encoding="utf-8")
    assert "4 in the box" in page
    assert "Whoever plays first wins" in page
    compared = tmp_path / "page.html"
    output_of("lab", "compare", out / "runs" / "2", out / "runs" / "5", "--out", compared)
    assert re.search("<td>Aqua Rick</td><td>cost</td><td>4</td><td>2</td><td>5</td>", compared.read_text("utf-8"))
    first, second = (Findings(out / "runs" / value) for value in ("2", "5"))
    assert first.plan.content != second.plan.content
    assert first.plan.seed == second.plan.seed


@pytest.mark.parametrize(
    ("written", "told"),
    [
        ("aqua_rick=2..3", "write KIND.ITEM.FIELD=FROM..TO"),
        ("decks.aqua_rick.cost=2", "there are cards, characters"),
        ("cards.aqua.cost=2", "there are security_specialist_rick"),
        ("cards.aqua_rick.price=2", "numbers of aqua_rick are cost, vp, copies, power"),
        ("cards.aqua_rick.cost=cheap", "whole numbers are wanted"),
        ("cards.aqua_rick.cost=1..99", "1 to 50 values, these are 99"),
    ],
)
def test_a_sweep_that_cannot_be_says_what_can(written: str, told: str) -> None:
    with pytest.raises(BadRun, match=re.escape(told)):
        read_sweep("rickshank", written)


def test_where_all_win_together_no_seat_is_compared(tmp_path: Path) -> None:
    a, b = (played(tmp_path / name, "gravity_falls", 4) for name in ("a", "b"))
    assert [each.measure for each in compare(a, b)] == ["decisions", "won together"]


def test_runs_on_other_seeds_are_not_compared(tmp_path: Path) -> None:
    a, b = played(tmp_path / "a", "rigor_mortis", 2), played(tmp_path / "b", "grimm_forest", 2)
    with pytest.raises(BadRun, match="game is rigor_mortis"):
        compare(a, b)
    assert "no folder of `igroteka lab run`" in mistake("lab", "report", tmp_path)


def test_what_an_item_does_is_found_by_playing_on_without_it(tmp_path: Path) -> None:
    command = ("lab", "ablate", "rigor_mortis", "--bots", "random", "--games", 10, "--items", "goblin_scroll_orb,trap")
    text = output_of_ablation(*command, "--takers", 5, "--confirm", 0, "--workers", 1, "--out", tmp_path)
    orb, trap = sorted(json.loads((tmp_path / "effects.json").read_text()), key=lambda effect: effect["item"])
    assert orb["source"] == trap["source"] == "reconstructed"
    assert orb["item"] in text
    assert trap["item"] in text
    assert orb["takers"] >= orb["victory"]["count"] == 5
    assert not (tmp_path / "without" / "goblin_scroll_orb").exists(), "what can be refused is refused"
    assert trap["takers"] == 0
    assert Findings(tmp_path / "without" / "trap").games == 10
    assert trap["measures"]
    assert "no reconstructed or changed item" in mistake(
        "lab", "ablate", "rigor_mortis", "--out", tmp_path, "--items", "crown"
    )


def test_what_stands_out_is_looked_at_again_by_other_bots_on_fresh_seeds(tmp_path: Path) -> None:
    bots, told = ["random", "random"], list[str]()
    plan = Plan(game="rigor_mortis", rules=1, players=2, bots=bots, games=10, seed=1, settings={}, keep=[GAMES])
    way = Way(confirm=4, judges="random")
    effects = ablate(plan, ["teleportation", "trap"], tmp_path, in_this_process, way, told.append)
    confirmed = {effect.item: effect.confirmed is not None for effect in effects}
    assert confirmed == {"teleportation": False, "trap": True}, "games are longer where nobody is caught"
    again = read_plan(tmp_path / "confirmed" / "base")
    assert (again.bots, again.games, again.seed) == (bots, 4, 2)
    assert told[-1].startswith("confirmed: ")
    assert "once more, on fresh seeds" in text_of(effects)


def test_a_game_goes_on_from_its_past_and_the_seat_refuses_the_item(tmp_path: Path) -> None:
    folder = played(tmp_path / "run", "rigor_mortis", 4, ("easy", "random"))
    plan, (part,) = read_plan(folder), read_plan(folder).parts()
    rows = [row for row in rows_of(folder, DECISIONS, part) if row["game"] == 0]
    won = next(games_of(folder))
    for seat in range(2):
        expected = win_share(plan.game, won["winners"], seat)
        assert victory_without(plan, Taking("", 0, seat, 0), rows) == expected, "all of it is its past"
    item = next(t.item for t in takings_of(folder, removable("rigor_mortis")) if (t.game, t.seat) == (0, 0))
    taking, answers = brain_of(games[plan.game]).taking, list[str]()
    assert set(taking) <= set(games[plan.game].questions)
    bots: list[Bot[Any]] = [
        PlaysOn(player(games[plan.game], level, 1, seat), Past([]), item, taking)
        for seat, level in enumerate(plan.bots)
    ]
    match = games[plan.game].start(2, plan.seed_of(0))
    play(match, bots, lambda ask, answer: answers.append(answer) if ask.name in taking else None)
    assert answers
    assert item not in answers


def output_of_ablation(*args: object) -> str:
    """It says on stderr what it is playing."""
    done = igroteka(*args)
    assert done.returncode == 0, done.stderr
    assert done.stderr.splitlines()[0] == "rigor_mortis as it is"
    return done.stdout
