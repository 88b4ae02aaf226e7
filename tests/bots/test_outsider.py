"""Hard bots against a search by another hand: OpenSpiel's ISMCTS over our imagined worlds, which judges a leaf by our
chances to win."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

import igroteka.envs.openspiel  # noqa: F401  # registers the games
from igroteka.bots import Bot, brain_of, player
from igroteka.bots.chair import Asked, Chair
from igroteka.games import games

SIMULATIONS = 48
DEALS = 12
SETTINGS: dict[str, dict[str, Any]] = {"gravity_falls": {"difficulty": "hard"}}


class Judge(mcts.Evaluator):  # type: ignore[misc]  # its types are not read
    """The fitted chances of all seats, each answer as likely as another."""

    def evaluate(self, state: Any) -> Any:
        match, brain = state.serial.match, brain_of(state.table.game)
        return np.array([brain.payoff(match, seat) for seat in range(match.g.seats)])

    def prior(self, state: Any) -> list[tuple[int, float]]:
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


def outsider(game: Any, seed: int, simulations: int) -> Any:
    luck = np.random.RandomState(seed)
    bot = ismcts.ISMCTSBot(game, Judge(), 0.7, simulations, random_state=luck)
    bot.set_resampler(lambda state, seat: state.resample_from_infostate(seat, luck.rand))
    return bot


def shares(game: str, players: int, seed: int, hard: list[int], simulations: int) -> list[float]:
    """Who wins how much: hard bots at some seats, the outsider's search at the others."""
    loaded = pyspiel.load_game(f"igroteka_{game}", {"players": players, **SETTINGS.get(game, {})})
    state = loaded.new_initial_state()
    state.apply_action(seed)
    ours: dict[int, Bot[Any]] = {seat: player(games[game], "hard", seed, seat) for seat in hard}
    theirs = outsider(loaded, seed, simulations)
    while not state.is_terminal():
        seat, serial = state.current_player(), state.serial
        if seat not in ours:
            state.apply_action(theirs.step(state))
            continue
        chair, asked = Chair(serial.match, seat), Asked(serial.asks[0])
        if serial.in_race:
            bid = ours[seat].bid(chair, asked)
            serial.give("" if bid is None else bid.answer)
        elif len(asked.options) == 1 and asked.form == "one":
            serial.give(asked.options[0])
        else:
            serial.give(ours[seat].think(chair, asked).answer)
    won = state.serial.match.result.winners
    return [1.0 / len(won) if seat in won else 0.0 for seat in range(players)]


def share_of_hard(game: str, deals: int, simulations: int) -> tuple[float, float]:
    """What hard bots win and what is even, at two seats; where all win together, as a team, and the other team."""
    if brain_of(games[game]).shared:
        won = [[bool(sum(shares(game, 2, deal, team, simulations))) for team in ([0, 1], [])] for deal in range(deals)]
        return sum(pair[0] for pair in won) / deals, sum(pair[1] for pair in won) / deals
    found = [shares(game, 2, deal, [seat], simulations)[seat] for deal in range(deals) for seat in range(2)]
    return sum(found) / len(found), 0.5


@pytest.mark.soak
@pytest.mark.parametrize("game", ["gravity_falls", "grimm_forest", "rickshank", "rigor_mortis"])
def test_hard_bots_beat_a_search_by_another_hand(game: str, record_property: Callable[[str, object], None]) -> None:
    share, even = share_of_hard(game, DEALS, SIMULATIONS)
    record_property(f"{game}: hard against ISMCTS", f"{share:.2f}, even {even:.2f}")
    assert share > even
