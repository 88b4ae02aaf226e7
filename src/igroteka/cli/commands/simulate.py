"""`igroteka simulate`: many games between bots, and their statistics."""

from __future__ import annotations

import argparse
import json
import time
from typing import TYPE_CHECKING, Any, NamedTuple

from igroteka.cli.input.arguments import add_content, add_language, add_settings, checked, game_named, levels, pack_in
from igroteka.cli.input.failure import Failure
from igroteka.cli.output.language import language
from igroteka.cli.output.terminal import Progress

if TYPE_CHECKING:
    from igroteka.content.words import Words
    from igroteka.engine.match import AnyMatch
    from igroteka.games import AnyGame

ALONE_S = 1.0
"""Seconds in which a simulation is often over: only then other processes are worth starting."""
GAMES_A_CHUNK = 10
"""Games that a process plays before it tells of them."""

EXAMPLES = """examples:
  igroteka simulate GAME --players 3 --games 100
  igroteka simulate GAME --players 4 --games 50 --seed 7 --bots normal,easy --json
  igroteka simulate GAME --option KEY=VALUE             (igroteka games lists the options)

Game k of a seed is the same whatever the number of games. Fewer bots than seats repeat: normal,easy at a table of four
is normal, easy, normal, easy.
"""


def add(commands: Any) -> None:
    parser = commands.add_parser(
        "simulate",
        help="play many games between bots",
        description="Play games between bots and tell how they ended.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--players", type=int, metavar="N", help="seats at the table (else the least there can be)")
    parser.add_argument("--games", type=int, default=10, metavar="K", help="how many games (10)")
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="where luck starts (0)")
    parser.add_argument("--bots", default="random", metavar="NAMES", help="random to hard, by seats (random)")
    parser.add_argument("--workers", type=int, metavar="N", help="processes (else one for each core)")
    parser.add_argument("--json", action="store_true", help="one JSON object for programs")
    add_settings(parser)
    add_content(parser)
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from igroteka.content.words import Words

    game = game_named(args.game)
    if args.games < 1:
        raise Failure(f"--games {args.games}: play at least one")
    words = Words(game.id, language(args.lang))
    tally = simulate(game, args, words)
    print(json.dumps(tally.plain(), ensure_ascii=False) if args.json else tally.text(words))
    return 0


class Tally:
    """The results of the games."""

    def __init__(self, game: str, players: int, seed: int, bots: list[str]) -> None:
        self.game, self.players, self.seed, self.bots = game, players, seed, bots
        self.games = self.decisions = self.shared = self.nobody = 0
        self.seconds = 0.0
        self.workers = 1
        """So many processes have played; a simulation that is over at once needs no others."""
        self.build = ""
        self.wins, self.points = [0] * players, [0] * players
        self.endings: dict[str, int] = {}

    def add(self, outcome: GameEnd) -> None:
        self.games += 1
        self.decisions += outcome.decisions
        self.endings[outcome.rule] = self.endings.get(outcome.rule, 0) + 1
        self.nobody += not outcome.winners
        self.shared += len(outcome.winners) > 1
        for seat in outcome.winners:
            self.wins[seat] += 1
        for seat, total in enumerate(outcome.scores):
            self.points[seat] += total

    def plain(self) -> dict[str, object]:
        return {
            "game": self.game,
            "players": self.players,
            "seed": self.seed,
            "bots": self.bots,
            "games": self.games,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "workers": self.workers,
            "build": self.build,
            "decisions_per_second": round(self.decisions / self.seconds) if self.seconds else 0,
            "results": {
                "wins": self.wins,
                "shared": self.shared,
                "nobody": self.nobody,
                "mean_scores": [round(total / self.games, 3) for total in self.points],
            },
            "endings": dict(sorted(self.endings.items())),
        }

    def text(self, words: Words) -> str:
        rate = round(self.decisions / self.seconds) if self.seconds else 0
        figures = {"games": self.games, "decisions": self.decisions, "rate": rate}
        lines = [words.say("cli-simulated", figures, {"title": words.title(), "seconds": f"{self.seconds:.1f}"})]
        lines.append("  " + words.say("cli-simulated-by", {"workers": self.workers}, {"build": self.build}))
        for seat, bot in enumerate(self.bots):
            share, mean = 100 * self.wins[seat] / self.games, self.points[seat] / self.games
            lines.append(f"  p{seat} {bot:8} {self.wins[seat]:6} ({share:5.1f} %)  {mean:8.2f}")
        lines.append("  " + words.say("cli-simulated-rest", {"shared": self.shared, "nobody": self.nobody}))
        for rule, count in sorted(self.endings.items()):
            lines.append("  " + words.say("cli-simulated-ending", {"count": count}, {"rule": rule}))
        return "\n".join(lines)


def simulate(game: AnyGame, args: argparse.Namespace, words: Words) -> Tally:
    """Play all games; each must end. What is not done after a second is shared among all cores."""
    from igroteka.engine.build_info import build
    from igroteka.engine.collector import collect_seldom
    from igroteka.lab.runs.pool import cores, spread

    players = game.least if args.players is None else args.players
    chosen, _ = checked(game, players, args, words)
    bots = levels(args.bots, game, players)
    tally = Tally(game.id, players, args.seed, bots)
    workers = cores() if args.workers is None else args.workers
    if workers < 1:
        raise Failure(f"--workers {workers}: at least one")
    tally.build = build()
    collect_seldom()
    table = SimulatedTable(game.id, players, bots, chosen, args.content)
    progress = Progress(args.games)
    begun, k = time.perf_counter(), 0
    try:
        while k < args.games and (workers == 1 or time.perf_counter() - begun < ALONE_S):
            tally.add(table.play(seed_of(args.seed, k)))
            progress.advance()
            k += 1
        if k < args.games:
            tally.workers = min(workers, args.games - k)
            seeds = [seed_of(args.seed, left) for left in range(k, args.games)]
            chunks = [seeds[n : n + GAMES_A_CHUNK] for n in range(0, len(seeds), GAMES_A_CHUNK)]
            for outcomes in spread(workers, table.play_all, chunks):
                for outcome in outcomes:
                    tally.add(outcome)
                    progress.advance()
    finally:
        progress.close()
    tally.seconds = time.perf_counter() - begun
    return tally


class GameEnd(NamedTuple):
    """How a game ended, as plain data."""

    winners: list[int]
    scores: list[int]
    rule: str
    decisions: int


class SimulatedTable(NamedTuple):
    """The table of a simulated game, described so that any process can play it."""

    game: str
    players: int
    bots: list[str]
    settings: dict[str, str]
    content: str | None
    """The folder of the content pack."""

    def play(self, seed: int) -> GameEnd:
        from igroteka.games import games

        forkable = any(bot != "random" for bot in self.bots)
        match = games[self.game].start(
            self.players,
            seed,
            range(self.players),
            pack_in(self.content),
            listen=False,
            forkable=forkable,
            **self.settings,
        )
        decisions = played(match, self.bots, seed)
        result = match.result
        assert result is not None
        return GameEnd(result.winners, [score.total for score in result.scores], result.rule, decisions)

    def play_all(self, seeds: list[int]) -> list[GameEnd]:
        from igroteka.lab.runs.pool import refuse_when_stopped

        outcomes = []
        for seed in seeds:
            refuse_when_stopped()
            outcomes.append(self.play(seed))
        return outcomes


def seed_of(seed: int, k: int) -> int:
    """The seed of game k: `igroteka play GAME --seed` deals the same."""
    return seed * 1_000_000 + k


def played(match: AnyMatch, bots: list[str], seed: int) -> int:
    """The number of decisions to the end of the match."""
    from igroteka.bots import Unfinished, play, player

    try:
        return play(match, [player(match.game, bot, seed, seat) for seat, bot in enumerate(bots)])
    except Unfinished as error:
        raise Failure(f"seed {seed}: {error}", code=1) from None
