"""The suites' own programs judge our environments: short here, whole in `make soak`."""

from __future__ import annotations

import copy
import pickle
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import ismcts, mcts
from pettingzoo.test import api_test, parallel_api_test, seed_test
from pettingzoo.test.save_obs_test import test_save_obs as save_obs_test
from pettingzoo.test.state_test import test_state_space as state_space_test
from shimmy.openspiel_compatibility import OpenSpielCompatibilityV0

import igroteka.envs.gymnasium
import igroteka.envs.openspiel
from igroteka.engine import BadSetup
from igroteka.envs.pettingzoo import env, parallel_env, raw_env
from igroteka.envs.rivals import Pool
from igroteka.games import games

GAMES = list(games)
SIZES = [(game, players) for game in GAMES for players in range(games[game].least, games[game].most + 1)]
# The suites warn of what they would rather not see in learning code: observations that are dicts, no render mode.
pytestmark = pytest.mark.filterwarnings("ignore")
QUICK = {"tick": 60_000}
"""A race of random agents takes many ticks."""


def quick(game: str) -> dict[str, Any]:
    return QUICK if game == "boo" else {}


# --- PettingZoo -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo(game: str) -> None:
    api_test(env(game), 60)
    seed_test(lambda: env(game), 40)


@pytest.mark.soak
@pytest.mark.parametrize(("game", "players"), SIZES)
def test_pettingzoo_as_long_as_it_asks_for(game: str, players: int) -> None:
    api_test(env(game, players), 1_000)
    seed_test(lambda: env(game, players), 500)
    parallel_api_test(parallel_env(game, players), 300)


def test_pettingzoo_in_parallel_with_state_and_pictures_of_observations() -> None:
    parallel_api_test(parallel_env("grimm_forest"), 30)
    raw = raw_env("rigor_mortis", 3, render_mode="ansi")
    raw.reset(seed=1)
    assert state_space_test(raw) is None
    assert raw.state_space.contains(raw.state())
    assert raw.render() == raw.text(raw.agent_selection)
    save_obs_test(raw)


def steps(made: Any, count: int, seed: int) -> list[Any]:
    """What agents observe and get while they pick at random."""
    luck, seen = np.random.default_rng(seed), []
    for _ in range(count):
        if not made.agents:
            break
        observation, reward, terminated, truncated, _ = made.last()
        seen.append((made.agent_selection, bytes(observation["observation"]), float(reward), bool(terminated)))
        over = terminated or truncated
        made.step(None if over else int(luck.choice(np.flatnonzero(observation["action_mask"]))))
    return seen


@pytest.mark.parametrize("game", GAMES)
def test_a_copied_or_pickled_environment_plays_on_identically(game: str) -> None:
    made = env(game, games[game].most)
    made.reset(seed=3)
    steps(made, 25, 1)
    pickled = pickle.dumps(made)
    copied = copy.deepcopy(made)
    expected = steps(made, 60, 2)
    assert steps(copied, 60, 2) == expected
    assert steps(pickle.loads(pickled), 60, 2) == expected


def test_forks_and_imagined_worlds_are_environments() -> None:
    made = raw_env("rickshank", 3)
    made.reset(seed=2)
    steps(made, 40, 1)
    agent = made.agent_selection
    world = made.imagine(agent, 9)
    assert (world.observe(agent)["observation"] == made.observe(agent)["observation"]).all()
    expected = steps(made.fork(), 50, 5)
    assert steps(made, 50, 5) == expected


def test_an_illegal_action_ends_the_episode_and_says_why() -> None:
    made = env("grimm_forest", 2)
    made.reset(seed=1)
    illegal = int(np.flatnonzero(made.last()[0]["action_mask"] == 0)[0])
    offender = made.agent_selection
    made.step(illegal)
    assert made.terminations == {"p0": True, "p1": True}
    assert made.rewards[offender] == -1
    assert set(made.infos[offender]["refused"]) == {"reason", "rule"}


def test_shaped_rewards_add_up_to_the_lead_and_the_end() -> None:
    made = env("rigor_mortis", 2, rewards="shaped")
    made.reset(seed=5)
    got = dict.fromkeys(made.possible_agents, 0.0)
    for agent, _, reward, _ in steps(made, 5_000, 1):
        got[agent] += reward
    table, serial = made.unwrapped.table, made.unwrapped.serial
    worth, lead = table.returns(serial), table.lead(serial)
    assert [got["p0"], got["p1"]] == pytest.approx([worth[seat] + lead[seat] for seat in range(2)])


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ({"players": 9}, "players=9"),
        ({"players": "3"}, "players='3': a whole number is wanted; boo is played by 2 to 6"),
        ({"seat": 2}, "seat=2: 0 to 1, or 'any'"),
        ({"colour": "red"}, "unexpected keyword argument 'colour'; options of boo are first, choose_ghost_room"),
        ({"transformations": 12}, r"transformations=12: there are 0, .* \(BO-"),
        ({"rivals": "godlike"}, "there are random, easy"),
        ({"rivals": 7}, "rivals=7: a level .*, a policy, a Pool, or a list of them"),
        ({"players": 3, "rivals": "easy,easy,hard"}, "2 play against the seat"),
        ({"rewards": "dense"}, "there are terminal, shaped"),
        ({"actions": "named"}, "there are relative, absolute"),
        ({"lang": "de"}, "lang=de: there are ru, en"),
        ({"render_mode": "rgb_array"}, "render_mode=rgb_array: there are ansi"),
    ],
)
def test_what_cannot_be_is_refused_in_words(options: dict[str, Any], told: str) -> None:
    with pytest.raises((BadSetup, TypeError), match=told):
        gymnasium.make("igroteka/boo-v1", **options)


def test_an_unknown_keyword_is_told_as_python_tells_it() -> None:
    """TorchRL's GymEnv tries `frameskip` and goes on without it when it is told so."""
    with pytest.raises(TypeError, match="unexpected keyword argument 'frameskip'"):
        gymnasium.make("igroteka/boo-v1", frameskip=1)


def test_reset_has_no_options() -> None:
    for made in (gymnasium.make("igroteka/boo-v1"), raw_env("boo")):
        with pytest.raises(BadSetup, match="there are none"):
            made.reset(options={"players": 3})


# --- the end ----------------------------------------------------------------------------------------------------------


def test_when_all_is_over_every_action_is_allowed() -> None:
    made = gymnasium.make("igroteka/rigor_mortis-v1", rivals="normal").unwrapped
    observation, _ = made.reset(seed=4)
    over, luck = False, np.random.default_rng(1)
    while not over:
        assert not observation["action_mask"].all()
        observation, _, over, _, _ = made.step(int(luck.choice(np.flatnonzero(observation["action_mask"]))))
    assert observation["action_mask"].all()
    assert made.action_masks().all()
    both = raw_env("rigor_mortis", 2)
    both.reset(seed=5)
    steps(both, 5_000, 1)
    assert both.serial.is_over
    assert both.observe("p1")["action_mask"].all()


def test_a_masked_policy_goes_on_through_the_ends_of_a_vector() -> None:
    made = gymnasium.make_vec("igroteka/grimm_forest-v1", num_envs=2, vectorization_mode="sync", rivals="easy")
    observations, _ = made.reset(seed=3)
    luck, ends = np.random.default_rng(2), 0
    while not ends:
        masks = observations["action_mask"].astype(float)
        chances = masks / masks.sum(axis=1, keepdims=True)
        observations, _, over, _, _ = made.step([int(luck.choice(len(each), p=each)) for each in chances])
        ends += int(over.sum())
    masks = observations["action_mask"]
    assert masks[over.argmax()].all()


# --- seats in actions -------------------------------------------------------------------------------------------------


def neighbors(key: str, seat: int, players: int) -> list[str]:
    """The parts of a key, with how far its seats are from this one."""
    parts = [(part, re.fullmatch("p([0-9])", part)) for part in key.split(":")]
    return [
        str((int(found[1]) - seat) % players) if found and int(found[1]) < players else part for part, found in parts
    ]


@pytest.mark.parametrize(("game", "players"), SIZES)
def test_seats_in_actions_are_counted_from_whoever_picks(game: str, players: int) -> None:
    """Every seat has all keys, each once, and the same number means the same neighbour."""
    actions = raw_env(game, players).table.actions
    for seat in range(players):
        assert sorted(actions.said[seat]) == sorted(actions.keys)
        for number, key in enumerate(actions.keys):
            meant = actions.name(number, seat)
            assert actions.numbers[seat][meant] == number
            assert sorted(neighbors(key, 0, players)) == sorted(neighbors(meant, seat, players))
    old = raw_env(game, players, actions="absolute").table.actions
    assert all(said == old.keys for said in old.said)


def test_the_versions_number_seats_in_two_ways() -> None:
    new, old = (gymnasium.make(f"igroteka/rickshank-{version}").unwrapped for version in ("v1", "v0"))
    own, named = new.table.actions, old.table.actions
    number = named.keys.index("p1")
    assert (own.name(number, 0), own.name(number, 1)) == ("p1", "p0")
    assert (named.name(number, 0), named.name(number, 1)) == ("p1", "p1")


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("game", GAMES)
def test_an_agent_can_read_it(game: str, lang: str) -> None:
    made = raw_env(game, lang=lang, **quick(game))
    made.reset(seed=1)
    for _ in range(12):
        text = made.text(made.agent_selection)
        legal = made.serial.legal()
        assert all(f"\n{action}. " in text for action in legal)
        assert text.splitlines()[0].endswith(f" {int(made.agent_selection[1:]) + 1}."), "whose eyes these are"
        assert made.view(made.agent_selection).asks
        made.step(legal[0])


# --- Gymnasium --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_gymnasium(game: str) -> None:
    check_env(gymnasium.make(f"igroteka/{game}-v1", **quick(game)).unwrapped, skip_render_check=True)


@pytest.mark.soak
@pytest.mark.parametrize(("game", "players"), SIZES)
def test_gymnasium_with_every_number_of_players(game: str, players: int) -> None:
    made = gymnasium.make(f"igroteka/{game}-v1", players=players, seat=players - 1, rivals="easy", **quick(game))
    check_env(made.unwrapped, skip_render_check=True)


def first_legal(observation: dict[str, Any]) -> int:
    return int(np.flatnonzero(observation["action_mask"])[0])


class FirstLegal:
    """As a model of sb3-contrib answers."""

    def predict(self, observation: dict[str, Any], action_masks: Any) -> tuple[Any, None]:
        return np.flatnonzero(action_masks)[0], None


@pytest.mark.parametrize("rivals", [first_legal, FirstLegal(), Pool(["easy", first_legal]), ["normal", FirstLegal()]])
def test_rivals_are_levels_policies_and_pools(rivals: Any) -> None:
    made = gymnasium.make("igroteka/grimm_forest-v1", players=3, seat="any", rivals=rivals).unwrapped
    seats = set()
    for seed in range(6):
        observation, info = made.reset(seed=seed)
        seats.add(made.seat)
        assert (info["seat"], info["question"] != "", info["rule"][:3]) == (made.seat, True, "LS-")
        seen = seat_steps(made, observation, 12)
        made.reset(seed=seed)
        assert seat_steps(made, observation, 12) == seen, "a seed names the rivals' luck too"
        pickle.loads(pickle.dumps(made)).step(first_legal(made.observed()))
    assert len(seats) > 1


def test_gymnasium_plays_a_seat_against_bots_of_a_level() -> None:
    made = gymnasium.make("igroteka/rigor_mortis-v1", players=3, seat=1, rivals="normal,random")
    observation, _ = made.reset(seed=4)
    assert made.unwrapped.view().seat == 1
    luck, over, reward = np.random.default_rng(1), False, 0.0
    while not over:
        action = int(luck.choice(np.flatnonzero(observation["action_mask"])))
        observation, gain, over, _, _ = made.step(action)
        reward += float(gain)
    assert -1 / 3 - 1e-9 <= reward <= 2 / 3
    _, gain, over, _, info = made.unwrapped.step(-1)
    assert (gain, over) == (-1.0, True)
    assert "reason" in info["refused"]


def seat_steps(made: Any, observation: Any, count: int) -> list[Any]:
    luck, seen = np.random.default_rng(3), []
    for _ in range(count):
        observation, reward, over, _, _ = made.step(int(luck.choice(np.flatnonzero(observation["action_mask"]))))
        seen.append((bytes(observation["observation"]), reward, over))
        if over:
            break
    return seen


@pytest.mark.parametrize("game", ["boo", "rickshank"])
def test_a_copied_seat_plays_on_identically_against_its_bots(game: str) -> None:
    made = gymnasium.make(f"igroteka/{game}-v1", rivals="easy", **quick(game)).unwrapped
    observation, _ = made.reset(seed=4)
    copied, pickled = copy.deepcopy(made), pickle.dumps(made)
    expected = seat_steps(made, observation, 12)
    assert seat_steps(copied, observation, 12) == expected
    assert seat_steps(pickle.loads(pickled), observation, 12) == expected


def test_who_only_waits_in_a_race_is_beaten_to_it() -> None:
    """Time passes for those who wait, or no rival would ever call."""
    table = gymnasium.make("igroteka/boo-v1", rivals="normal")
    observation, _ = table.reset(seed=1)
    actions = table.unwrapped.table.actions
    for _ in range(400):
        mask = observation["action_mask"]
        picked = actions.wait if mask[actions.wait] else int(np.flatnonzero(mask)[0])
        observation, _, over, _, _ = table.step(picked)
        if over:
            break
    assert max(len(taken) for taken in table.unwrapped.serial.match.g.visitors) > 0


def test_gymnasium_in_vectors() -> None:
    made = gymnasium.make_vec("igroteka/grimm_forest-v1", num_envs=3, vectorization_mode="sync")
    observation, _ = made.reset(seed=1)
    luck = np.random.default_rng(1)
    for _ in range(10):
        actions = [int(luck.choice(np.flatnonzero(mask))) for mask in observation["action_mask"]]
        observation, _, _, _, _ = made.step(np.array(actions))
    assert observation["observation"].shape[0] == 3
    made.close()


# --- OpenSpiel --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["boo", "gravity_falls", "grimm_forest", "rigor_mortis"])
def test_openspiel(game: str) -> None:
    """Matches of Rickshank are long: they come in `make soak`."""
    pyspiel.random_sim_test(pyspiel.load_game(f"igroteka_{game}", quick(game)), 1, True, False)


@pytest.mark.soak
@pytest.mark.parametrize(("game", "players"), SIZES)
def test_openspiel_with_every_number_of_players(game: str, players: int) -> None:
    loaded = pyspiel.load_game(f"igroteka_{game}", {"players": players, **quick(game)})
    pyspiel.random_sim_test(loaded, 2, True, False)


def ismcts_match(game: str, moves: int, simulations: int) -> int:
    """The moves that were made by their ISMCTS with our resampler."""
    loaded = pyspiel.load_game(f"igroteka_{game}", quick(game))
    luck = np.random.RandomState(1)
    evaluator = FirstGuess()
    bot = ismcts.ISMCTSBot(loaded, evaluator, 1.0, simulations, random_state=luck)
    bot.set_resampler(lambda state, player: state.resample_from_infostate(player, luck.rand))
    state, made = loaded.new_initial_state(), 0
    state.apply_action(3)
    while not state.is_terminal() and made < moves:
        state.apply_action(bot.step(state))
        made += 1
    return made


class FirstGuess(mcts.Evaluator):  # type: ignore[misc]  # its types are not read
    """Knows nothing of a state: what is tested is the search's plumbing, not its strength."""

    def evaluate(self, state: Any) -> Any:
        return np.zeros(state.num_players())

    def prior(self, state: Any) -> list[tuple[int, float]]:
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


@pytest.mark.parametrize("game", GAMES)
def test_their_search_imagines_our_worlds(game: str) -> None:
    assert ismcts_match(game, 8, 4) == 8


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_their_search_plays_a_whole_match(game: str) -> None:
    assert ismcts_match(game, 100_000, 6) < 100_000


def test_openspiel_as_an_environment_for_learning() -> None:
    made = rl_environment.Environment("igroteka_gravity_falls", enable_legality_check=True)
    step = made.reset()
    for _ in range(12):
        player = step.observations["current_player"]
        step = made.step([step.observations["legal_actions"][player][0]])
    assert len(step.observations["info_state"]) == 2


def test_options_are_parameters_of_openspiel() -> None:
    loaded = pyspiel.load_game("igroteka_gravity_falls", {"players": 3, "simplified": True})
    assert loaded.num_players() == 3
    assert loaded.table.setup.flag("simplified")


def test_shimmy_brings_it_from_openspiel_to_pettingzoo() -> None:
    made = OpenSpielCompatibilityV0(env=pyspiel.load_game("igroteka_grimm_forest"))
    made.reset(seed=1)
    for _ in range(12):
        agent = made.agent_selection
        legal = np.flatnonzero(made.infos[agent]["action_mask"])
        made.step(int(legal[0]))
    assert made.num_agents == 2


def test_the_modules_are_there() -> None:
    assert {f"igroteka/{game}-v1" for game in GAMES} <= set(gymnasium.registry)
    assert {f"igroteka_{game}" for game in GAMES} <= set(pyspiel.registered_names())
    assert igroteka.envs.gymnasium.SeatEnv.metadata["render_modes"] == ["ansi"]
    assert igroteka.envs.openspiel.SEEDS == 1024


# --- an agent that learns ---------------------------------------------------------------------------------------------


@pytest.mark.soak
def test_the_example_learns_to_beat_random_rivals(record_property: Any) -> None:
    example = Path(__file__).parents[2] / "examples/masked_ppo.py"
    told = subprocess.run(
        [sys.executable, example, "--rounds", "10"], check=True, capture_output=True, text=True
    ).stdout
    rewards = [float(line.split()[-1]) for line in told.splitlines()]
    first, last = sum(rewards[:2]) / 2, sum(rewards[-2:]) / 2
    record_property("mean reward", f"{first:+.2f}, then {last:+.2f}")
    assert last > first + 0.15
