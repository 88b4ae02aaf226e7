"""Random legal playouts of the peers through their documented API; each `next` plays one game.

Every action of a player counts, also forced ones, but not chance: that favours the peers, since of ours only answers
with a choice count. What a peer does beside its rules is left out in a row of its own: OpenSpiel has its chance drawn
by whoever drives it, here interpreted code, so each of its games is also begun already dealt; RLCard and PettingZoo
make observations, so each also plays without them. What cannot be parted is said here: of Catanatron's ticks a wrapper
that counts them takes half a per cent, and OpenSpiel's games that draw cards later have them drawn by the driver too.

Note: Catanatron's luck is the global `random`; pyminion's flow lives on the call stack, so it has no fork; a PettingZoo
classic environment deep-copies to a fresh one.
"""

import gc
import logging
import random
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from bench.model import CHOICES, Load

gc.set_threshold(50_000, 20, 100)  # as our games set it where they are simulated

DEALS = 256
"""So many deals are made beforehand where a game begins already dealt."""


def open_spiel(name: str, dealt: bool = False) -> Load:
    """A game of OpenSpiel through its Python binding. Chance is not counted. Already dealt, each game begins as a copy
    of one of many that were dealt before anything was measured; what is drawn later is drawn all the same."""
    import pyspiel

    if name.startswith("python_"):
        from open_spiel.python.games import block_dominoes  # noqa: F401, registers itself
    game = pyspiel.load_game(name)
    chance = drawer(game)
    deals: list[Any] = []
    for _ in range(DEALS if dealt else 0):
        state = game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(chance(state))
        deals.append(state)

    def games() -> Iterator[int]:
        draw = random.random
        while True:
            state = deals[int(draw() * DEALS)].clone() if dealt else game.new_initial_state()
            actions = 0
            while not state.is_terminal():
                if state.is_chance_node():
                    state.apply_action(chance(state))
                else:
                    legal = state.legal_actions()
                    state.apply_action(legal[int(draw() * len(legal))])
                    actions += 1
            yield actions

    return Load(games())


def drawer(game: Any) -> Callable[[Any], int]:
    """How chance is drawn: where all outcomes of a game are equally likely, as in most, without asking for weights."""
    for _ in range(20):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                if max(weight for _, weight in outcomes) > min(weight for _, weight in outcomes) + 1e-9:
                    return weighted
            state.apply_action(uniform(state))
    return uniform


def uniform(state: Any) -> int:
    legal = state.legal_actions()
    action: int = legal[int(random.random() * len(legal))]
    return action


def weighted(state: Any) -> int:
    outcomes: Sequence[tuple[int, float]] = state.chance_outcomes()
    at = random.random()
    for action, weight in outcomes:
        at -= weight
        if at <= 0:
            return action
    return outcomes[-1][0]


def open_spiel_clone(name: str) -> Load:
    """Clone and first action, over states from the middle of random games."""
    import pyspiel

    game = pyspiel.load_game(name)
    states: list[Any] = []
    while len(states) < 32:
        state, steps = game.new_initial_state(), random.randrange(5, 40)
        while not state.is_terminal() and (steps > 0 or state.is_chance_node()):
            legal = state.legal_actions()
            state.apply_action(legal[int(random.random() * len(legal))])
            steps -= 1
        if not state.is_terminal():
            states.append(state)

    def clones() -> Iterator[int]:
        while True:
            for state in states:
                twin = state.clone()
                legal = twin.legal_actions()
                twin.apply_action(legal[int(random.random() * len(legal))])
            yield len(states)

    return Load(clones())


def catanatron() -> Load:
    """Four random players, `Game.play`; all ticks count, though only a third of them offers a choice."""
    from catanatron import Color, Game, RandomPlayer

    colours = [Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE]
    ticks, choices = 0, 0

    class Counting(RandomPlayer):  # type: ignore[misc]  # the peer has no types
        def decide(self, game: Any, playable_actions: Any) -> Any:
            nonlocal ticks
            ticks += 1
            return super().decide(game, playable_actions)

    class Choosing(Counting):
        def decide(self, game: Any, playable_actions: Any) -> Any:
            nonlocal choices
            choices += len(playable_actions) > 1
            return super().decide(game, playable_actions)

    for _ in range(4):
        Game([Choosing(colour) for colour in colours]).play()
    share = choices / ticks

    def games() -> Iterator[int]:
        nonlocal ticks
        while True:
            ticks = 0
            Game([Counting(colour) for colour in colours]).play()
            yield ticks

    return Load(games(), {CHOICES: share})


def catanatron_copy() -> Load:
    """`game.copy()` and the first action; randomness stays global."""
    from catanatron import Color, Game, RandomPlayer

    colours = [Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE]
    games: list[Any] = []
    for _ in range(24):
        game = Game([RandomPlayer(colour) for colour in colours])
        for _ in range(random.randrange(40, 300)):
            game.play_tick()
        games.append(game)

    def copies() -> Iterator[int]:
        while True:
            for game in games:
                game.copy().play_tick()
            yield len(games)

    return Load(copies())


def pyminion() -> Load:
    """Three random players, base set with militia, moat, witch, chapel, workshop; one decision a question."""
    from pyminion.expansions import base
    from pyminion.game import Game
    from pyminion.player import Player

    logging.disable(logging.CRITICAL)
    names = ["militia", "moat", "witch", "chapel", "workshop", "village", "smithy", "market", "laboratory", "festival"]
    kingdom = [getattr(base, name) for name in names]
    decider = RandomDecider()

    def games() -> Iterator[int]:
        while True:
            decider.decisions = 0
            players = [Player(decider, player_id=f"p{seat}") for seat in range(3)]
            Game(players, [base.base_set], kingdom_cards=kingdom, log_stdout=False).play()
            yield decider.decisions

    return Load(games())


class RandomDecider:
    """Answers every question of pyminion at random and counts them."""

    def __init__(self) -> None:
        self.decisions = 0

    def one(self, cards: Sequence[Any]) -> Any:
        self.decisions += 1
        at = int(random.random() * (len(cards) + 1))
        return None if at == len(cards) else cards[at]

    def some(self, cards: Sequence[Any], least: int, most: int) -> list[Any]:
        self.decisions += 1
        most = len(cards) if most < 0 else min(most, len(cards))
        return random.sample(list(cards), random.randint(min(least, most), most))

    def action_phase_decision(self, valid_actions: Sequence[Any], player: Any, game: Any) -> Any:
        return self.one(valid_actions)

    def treasure_phase_decision(self, valid_treasures: list[Any], player: Any, game: Any) -> list[Any]:
        return valid_treasures

    def buy_phase_decision(self, valid_cards: Sequence[Any], player: Any, game: Any) -> Any:
        return self.one(valid_cards)

    def binary_decision(self, *_: Any, **__: Any) -> bool:
        self.decisions += 1
        return random.random() < 0.5

    def __getattr__(self, name: str) -> Callable[..., list[Any]]:
        """`discard_decision(prompt, card, valid_cards, player, game, min_num_discard, max_num_discard)` and its kin."""
        if not name.endswith("_decision"):
            raise AttributeError(name)

        def decide(prompt: str, card: Any, valid_cards: Sequence[Any], *_: Any, **bounds: int) -> list[Any]:
            least = next((value for name, value in bounds.items() if name.startswith("min")), 0)
            most = next((value for name, value in bounds.items() if name.startswith("max")), -1)
            return self.some(valid_cards, least, most)

        return decide


def rlcard(name: str) -> Load:
    """An environment of RLCard, stepped with a random legal action."""
    import rlcard as library

    environment = library.make(name)

    def games() -> Iterator[int]:
        while True:
            state, _ = environment.reset()
            actions = 0
            while not environment.is_over():
                legal = list(state["legal_actions"])
                state, _ = environment.step(legal[int(random.random() * len(legal))])
                actions += 1
            yield actions

    return Load(games())


def rlcard_game() -> Load:
    """RLCard's Uno without its environment: no observations, actions as words."""
    from rlcard.games.uno.game import UnoGame

    game = UnoGame()

    def games() -> Iterator[int]:
        while True:
            game.init_game()
            actions = 0
            while not game.is_over():
                legal = game.get_legal_actions()
                game.step(legal[int(random.random() * len(legal))])
                actions += 1
            yield actions

    return Load(games())


def connect_four(observed: int) -> Load:
    """PettingZoo's classic environment without its wrappers: the legal moves read from the action mask of an
    observation, or, where nothing is observed, from the top row of its board."""
    from pettingzoo.classic.connect_four.connect_four import raw_env

    environment = raw_env()

    def games() -> Iterator[int]:
        while True:
            environment.reset()
            actions = 0
            while True:
                agent = environment.agent_selection
                if environment.terminations[agent] or environment.truncations[agent]:
                    break
                if observed:
                    mask = environment.observe(agent)["action_mask"]
                    legal = [at for at in range(7) if mask[at]]
                else:
                    legal = [at for at in range(7) if not environment.board[at]]
                environment.step(legal[int(random.random() * len(legal))])
                actions += 1
            yield actions

    return Load(games())
