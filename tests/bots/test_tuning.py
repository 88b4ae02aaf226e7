"""Tuned numbers: slopes are found under the noise of all the others, and the card says how to repeat it."""

from importlib import import_module
from pathlib import Path

import pytest

from igroteka.bots import brain_of
from igroteka.cli import main
from igroteka.engine.fate import Fate
from igroteka.games import games
from igroteka.lab.learning.trials import FARTHEST, TunedSeat, certainties, uphill
from tests.cli.run import mistake

TUNED = [id for id in games if brain_of(games[id]).knobs(games[id].start(games[id].least, 1).g)]


def test_slopes_are_found_among_numbers_that_are_all_varied_at_once() -> None:
    fate = Fate(1)
    signs = [[1 - 2 * fate.below(2) for _ in range(3)] for _ in range(2000)]
    up, down, idle = certainties([TunedSeat(s, 0.5 * s[0] - 0.2 * s[1] + fate.normal()) for s in signs])
    assert up > 10
    assert down < -4
    assert abs(idle) < 4


def test_a_number_goes_uphill_and_not_too_far() -> None:
    game = games["rickshank"]
    names = list(brain_of(game).knobs(game.start(2, 1).g))
    trials = [TunedSeat([sign if name == "tempo" else 1 for name in names], float(sign)) for sign in (1, -1) * 50]
    knob = brain_of(game).knobs(game.start(2, 1).g)["tempo"]
    assert uphill(game, {}, trials, 1)["tempo"] == knob.value + FARTHEST * knob.step
    assert uphill(game, {}, trials, 4)["tempo"] == knob.value + FARTHEST * knob.step / 2


@pytest.mark.parametrize("game", TUNED)
def test_the_card_lies_beside_the_numbers(game: str) -> None:
    module = import_module(f"igroteka.games.{game}.bot.numbers")
    assert f"igroteka lab tune {game} --players" in (module.__doc__ or "")
    assert set(module.NUMBERS) == set(brain_of(games[game]).knobs(games[game].start(games[game].least, 1).g))


def test_the_numbers_are_written_where_they_are_wanted(tmp_path: Path) -> None:
    out = tmp_path / "numbers.py"
    wanted = ["lab", "tune", "rickshank", "--players", "2", "--games", "5", "--rounds", "1", "--workers", "1"]
    assert main([*wanted, "--out", str(out)]) == 0
    assert "igroteka lab tune rickshank --players 2 --games 5 --rounds 1 --seed 0" in out.read_text(encoding="utf-8")
    assert "no numbers" in mistake("lab", "tune", "boo")
    assert "at least one" in mistake("lab", "tune", "rickshank", "--rounds", "0")
