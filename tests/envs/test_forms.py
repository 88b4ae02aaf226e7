"""Observations in the forms that nets learn from, the history of events, and what each action is."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test

import igroteka.envs.gymnasium  # noqa: F401, it registers the games
from igroteka.engine.feature import CATEGORY, COUNT, FLAG, POSITION
from igroteka.envs.env_setup import EnvSetup
from igroteka.envs.forms import Form
from igroteka.envs.pettingzoo import env, raw_env
from igroteka.games import games

GAMES = list(games)
pytestmark = pytest.mark.filterwarnings("ignore")  # the suites warn of observations that are dicts


def made(game: str, form: str, history: int = 0) -> Any:
    players = min(3, games[game].most)
    return gymnasium.make(f"igroteka/{game}-v1", players=players, rivals="random", observation=form, history=history)


def played(table: Any, picks: int, seed: int = 1) -> list[dict[str, Any]]:
    luck, seen = np.random.default_rng(seed), [table.reset(seed=seed)[0]]
    for _ in range(picks):
        observation, _, over, _, _ = table.step(int(luck.choice(np.flatnonzero(seen[-1]["action_mask"]))))
        seen.append(table.reset()[0] if over else observation)
    return seen


@pytest.mark.parametrize("form", ["bytes", "scaled", "dict"])
@pytest.mark.parametrize("game", GAMES)
def test_every_observation_is_in_its_space(game: str, form: str) -> None:
    """So the largest values that are told are true ones."""
    table = made(game, form, 5)
    assert [n for n, seen in enumerate(played(table, 60)) if not table.observation_space.contains(seen)] == []


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_every_observation_of_many_games_is_in_its_space(game: str) -> None:
    for seed in range(20):
        table = made(game, "bytes")
        assert all(table.observation_space.contains(seen) for seen in played(table, 600, seed))


@pytest.mark.parametrize("game", GAMES)
def test_the_forms_tell_the_same(game: str) -> None:
    by_form = {form: played(made(game, form, 3), 25) for form in ("bytes", "scaled", "dict")}
    features = EnvSetup(game, min(3, games[game].most), history=3).observing.features
    for plain, scaled, fields in zip(*by_form.values(), strict=True):
        assert np.concatenate([fields[f.name] for f in features]).tolist() == plain["observation"].tolist()
        at = place = 0
        for feature in features:
            for high in feature.highs:
                value, numbers = plain["observation"][at], scaled["observation"]
                if feature.kind == CATEGORY:
                    assert np.flatnonzero(numbers[place : place + high]).tolist() == ([value - 1] if value else [])
                else:
                    assert numbers[place] == pytest.approx(np.log1p(float(value)) / np.log1p(max(1, high)))
                place += high if feature.kind == CATEGORY else 1
                at += 1


@pytest.mark.parametrize("game", GAMES)
def test_a_position_is_one_place_and_a_flag_is_1_or_0(game: str) -> None:
    features = EnvSetup(game, min(3, games[game].most)).observing.features
    assert {feature.kind for feature in features} == {COUNT, FLAG, POSITION, CATEGORY}
    for seen in played(made(game, "dict"), 40):
        for feature in features:
            if feature.kind == POSITION:
                assert sum(seen[feature.name]) <= 1, feature.name
            if feature.kind in (POSITION, FLAG):
                assert set(feature.highs) == {1}, feature.name


def test_no_more_cards_are_told_to_be_possible_than_the_box_has() -> None:
    form = Form(EnvSetup("rickshank", 3))
    names = form.setup.observing.features[3].meaning.rpartition("of: ")[2]
    assert [each.name for each in form.features[2:4]] == ["zone:main_deck", "zone:flea_market"]
    assert form.highs[form.slices["zone:flea_market"]].tolist()[0] == 84
    assert dict(zip(names.split(", "), form.features[3].highs[1:], strict=True))["black_rick"] == 2


def test_the_history_tells_the_last_events_latest_first_as_the_seat_knew_them() -> None:
    table = raw_env("rickshank", 2, observation="dict", history=30)
    table.reset(seed=3)
    history, luck = table.table.observing.history, np.random.default_rng(3)
    for _ in range(60):
        table.step(int(luck.choice(np.flatnonzero(table.observe(table.agent_selection)["action_mask"]))))
    record = table.serial.match.record
    assert record is not None
    for seat, agent in enumerate(table.agents):
        seen, events = table.observe(agent), record.told()[::-1][:30]
        assert [history.kinds[kind - 1] for kind in seen["history_kind"]] == [event.kind.name for event in events]
        for event, card in zip(events, seen["history_card"], strict=True):
            faces = event.faces(1 << seat)
            assert (history.cards[card - 1] if card else None) == (faces[0] if faces else None)
    hidden = [e for e in record.told()[-30:] if e.cards and not e.faces(1) and e.faces(2)]
    assert hidden, "a card that only the other seat has seen"
    world = table.imagine("p0", 5)
    mine, theirs = table.observe("p0"), world.observe("p0")
    assert all((mine[name] == theirs[name]).all() for name in mine)
    cards = world.observe("p1")["history_card"].tolist()
    assert cards == mine["history_card"].tolist(), "in the world of p0 the other is told no more of the past than p0"


@pytest.mark.parametrize("game", GAMES)
def test_copies_have_the_same_history(game: str) -> None:
    table = raw_env(game, history=8)
    table.reset(seed=2)
    luck = np.random.default_rng(2)
    for _ in range(25):
        table.step(int(luck.choice(np.flatnonzero(table.observe(table.agent_selection)["action_mask"]))))
    for other in (table.fork(), copy.deepcopy(table), pickle.loads(pickle.dumps(table))):
        for agent in table.agents:
            assert (other.observe(agent)["observation"] == table.observe(agent)["observation"]).all()


def test_the_suites_take_every_form() -> None:
    for form in ("scaled", "dict"):
        check_env(made("grimm_forest", form, 4).unwrapped, skip_render_check=True)
        api_test(env("grimm_forest", 2, observation=form, history=4), 40)


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ({"observation": "pixels"}, "observation=pixels: there are bytes, scaled, dict"),
        ({"history": -1}, "history=-1: how many events are told, 0 to 100"),
    ],
)
def test_other_forms_are_refused_in_words(options: dict[str, Any], told: str) -> None:
    with pytest.raises(ValueError, match=told):
        raw_env("boo", **options)


def test_an_action_is_described_by_what_it_does_to_what() -> None:
    setup = EnvSetup("rickshank", 3)
    found = setup.action_features
    told = {
        setup.actions.name(n): {name: value for name, value in zip(found.names, row, strict=True) if value}
        for n, row in enumerate(found.rows)
    }
    buying = told["buy:black_rick"]
    assert (buying["cost"], buying["vp"], buying["power"]) == (3, 1, 2)
    assert {"verb:buy", "kind:cards", "item:black_rick", "type:rick"} <= set(buying)
    assert told["play:black_rick"]["cost"] == buying["cost"]
    assert told["point:p1:4"] == {"verb:point": 1, "target:p1": 1, "amount": 4}


@pytest.mark.parametrize("game", GAMES)
def test_every_action_of_every_game_has_a_row(game: str) -> None:
    setup = EnvSetup(game)
    rows = setup.action_features.rows
    assert len(rows) == setup.actions.size
    assert {len(row) for row in rows} == {len(setup.action_features.names)}
