"""Fitted weights: found again where they are known, the same on every run, better than a guess in every game."""

from importlib import import_module

import pytest

from igroteka.bots import brain_of
from igroteka.bots.brain import logistic
from igroteka.cli import main
from igroteka.engine.fate import Fate
from igroteka.games import games
from igroteka.lab.learning.fitting import Sample, fitted, module_of
from igroteka.lab.learning.regression import FittedPosition, fit, loss, solved
from tests.cli.run import mistake

FITTED = [id for id in games if brain_of(games[id]).weights]


def test_known_weights_are_found_again() -> None:
    fate, rows = Fate(1), []
    for game in range(4000):
        features = [fate.normal(), fate.normal()]
        chance = logistic(0.8 * features[0] - 1.5 * features[1])
        rows.append(FittedPosition(game, 0.0, features, float(fate.below(10_000) < 10_000 * chance)))
    found = fit(rows)
    assert found.weights == pytest.approx([0.8, -1.5], abs=0.15)
    assert found.loss < found.fair
    assert loss(rows, [0.0, 0.0]) == pytest.approx(0.6931, abs=1e-4)


def test_equations_are_solved() -> None:
    assert solved([[0.0, 2.0], [3.0, 1.0]], [4.0, 5.0]) == pytest.approx([1.0, 2.0])


def test_a_fit_is_the_same_on_one_process_and_on_two_and_is_written_as_a_module(
    capsys: pytest.CaptureFixture[str],
) -> None:
    wanted = "lab fit rickshank --players 2 --games 5 --seed 1"
    assert main([*wanted.split(), "--workers", "1"]) == 0
    text = capsys.readouterr().out
    sample = Sample("rickshank", [2], 5, 1, {})
    assert text == module_of(sample, games["rickshank"].version, fitted(sample, 2))
    assert text.startswith('"""What each feature adds')
    assert f"igroteka {wanted}" in text
    names: dict[str, object] = {}
    exec(text, names)
    weights = names["WEIGHTS"]
    assert isinstance(weights, tuple)
    assert len(weights) == len(brain_of(games["rickshank"]).names)


@pytest.mark.parametrize("game", FITTED)
def test_the_card_lies_beside_the_weights(game: str) -> None:
    module = import_module(f"igroteka.games.{game}.bot.weights")
    assert f"igroteka lab fit {game} --players" in (module.__doc__ or "")
    assert any(module.WEIGHTS)


def test_a_game_without_features_is_told_so() -> None:
    assert "no features" in mistake("lab", "fit", "boo")
    assert "at least 5" in mistake("lab", "fit", "rickshank", "--games", "3")
