"""`igroteka simulate`: many games between bots, the same on every run."""

from __future__ import annotations

import json
from typing import Any

import pytest

from igroteka.bots import play, player
from igroteka.cli import main
from igroteka.cli.commands import simulate as simulate_command
from igroteka.cli.commands.simulate import played as finished_in
from igroteka.cli.input.failure import Failure
from igroteka.engine import NO, YES, Kind, Option, Phase, Rules, ask
from igroteka.games import games
from tests.cli.run import COLOUR, mistake, on_a_terminal, output_of
from tests.slices.tiny import Tiny, make

GAMES = list(games)
ONE = GAMES[0]


def simulated(*args: object) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(output_of("simulate", *args, "--json"))
    return found


@pytest.mark.parametrize("game", GAMES)
def test_one_json_object_tells_how_the_games_went(game: str) -> None:
    least = games[game].least
    found = simulated(game, "--players", least, "--games", 2, "--seed", 7)
    assert (found["game"], found["players"], found["seed"], found["games"]) == (game, least, 7, 2)
    assert found["bots"] == ["random"] * least
    assert sum(found["endings"].values()) == 2
    assert found["decisions"] > 0
    assert found["seconds"] > 0
    assert found["decisions_per_second"] > 0
    results = found["results"]
    assert len(results["wins"]) == len(results["mean_scores"]) == least
    assert sum(results["wins"]) >= 2 - results["nobody"]


def test_game_k_of_a_seed_is_the_same_whatever_their_number() -> None:
    def decisions(k: int) -> int:
        seed = 3_000_000 + k
        match = games[ONE].start(games[ONE].least, seed, range(games[ONE].least), listen=False, forkable=False)
        return play(match, [player(games[ONE], "random", seed, s) for s in range(games[ONE].least)])

    for total in (1, 2, 4):
        assert simulated(ONE, "--games", total, "--seed", 3)["decisions"] == sum(map(decisions, range(total)))


def test_it_is_the_same_with_any_number_of_workers(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(simulate_command, "ALONE_S", 0.0)  # other processes at once, however quick it is
    told = []
    for workers in ("1", "2"):
        assert main(["simulate", "gravity_falls", "--games", "25", "--seed", "2", "--json", "--workers", workers]) == 0
        told.append(json.loads(capsys.readouterr().out))
    for figure in ("games", "decisions", "results", "endings"):
        assert told[0][figure] == told[1][figure]


def test_fewer_bots_than_seats_repeat() -> None:
    found = simulated(ONE, "--players", 3, "--games", 1, "--bots", "random,easy")
    assert found["bots"] == ["random", "easy", "random"]


class Forever(Kind[Tiny, Option]):
    def expected(self, g: Tiny, seat: int) -> tuple[Option, ...]:
        return YES, NO


def on_and_on(g: Tiny) -> Rules[None]:
    yield from ask(g, 0, Forever("forever", "TY-000", rest=True))


def test_a_game_without_end_is_an_error() -> None:
    endless = make("none", phases=[Phase("forever", on_and_on)])
    match = endless.start(2, 5, [0, 1], listen=False, forkable=False)
    with pytest.raises(Failure, match="seed 5: tiny: no end after") as error:
        finished_in(match, ["random"] * 2, 5)
    assert error.value.code == 1


def test_people_read_the_same_figures() -> None:
    found, text = simulated(ONE, "--games", 3), output_of("simulate", ONE, "--games", 3)
    assert f"3 games, {found['decisions']:,} decisions, " in text
    assert "played by one process, rules " in text
    assert found["workers"] == 1
    assert found["build"] in text
    assert "партий 3" in output_of("simulate", ONE, "--games", 3, "--lang", "ru")
    for rule, count in found["endings"].items():
        assert f"{rule}: {count}" in text


def test_progress_is_shown_on_a_terminal_only() -> None:
    assert "[##" in COLOUR.sub("", on_a_terminal("simulate", ONE, "--games", 3))
    assert "[##" not in output_of("simulate", ONE, "--games", 3)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("command", ["simulate", "play"])
def test_a_wrong_number_of_players_is_refused_with_its_rule(game: str, command: str) -> None:
    line = mistake(command, game, "--players", games[game].most + 1)
    assert games[game].seats_rule in line
    assert f"{games[game].least} to {games[game].most} players" in line


@pytest.mark.parametrize("game", [g for g in GAMES if games[g].settings])
def test_a_forbidden_value_is_refused_with_its_rule_and_the_allowed_ones(game: str) -> None:
    setting = next(s for s in games[game].settings if s.values)
    line = mistake("simulate", game, "--option", f"{setting.name}=purple_monday")
    assert f"{setting.name}=purple_monday" in line
    assert setting.cites in line
    assert str(setting.values[-1]).lower() in line.lower()


@pytest.mark.parametrize(
    ("args", "what"),
    [
        (("chess",), "no game 'chess'"),
        ((ONE, "--option", "weather=fine"), "weather"),
        ((ONE, "--option", "seed=4"), "seed"),
        ((ONE, "--option", "weather"), "KEY=VALUE"),
        ((ONE, "--option", "a=1", "--option", "a=2"), "twice"),
        ((ONE, "--bots", "grandmaster"), "random, easy, normal"),
        ((ONE, "--games", "0"), "--games 0"),
        ((ONE, "--workers", "0"), "--workers 0"),
        (("rigor_mortis", "--option", "duty_seconds=soon"), "duty_seconds=soon: type a whole number (RM-224)"),
        ((ONE, "--content", "/nowhere"), "/nowhere"),
    ],
)
def test_other_mistakes_are_one_line(args: tuple[str, ...], what: str) -> None:
    assert what in mistake("simulate", *args)
