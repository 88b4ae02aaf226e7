"""The first balance table: how often each card is bought and how its owners fare; endings and lengths of games.

    python -m tests.games.rickshank.balance 100 2 3 4 5

plays so many games of normal bots, as they were first measured, at each table size and prints the tables of
docs/games/rickshank.md.
"""

from __future__ import annotations

import sys
from collections import Counter

from igroteka.bots import YARDSTICK, play, player
from igroteka.games.rickshank import GAME
from igroteka.games.rickshank.content.box import box_of
from igroteka.games.rickshank.rules.scoring import owned_cards

GOT = ("bought", "defeated", "gained")


class Tally:
    """What is counted over many games."""

    def __init__(self) -> None:
        self.games = 0
        self.copies: Counter[str] = Counter()
        self.owners: Counter[str] = Counter()
        self.wins: dict[str, float] = {}
        self.fair: dict[str, float] = {}
        self.endings: dict[int, Counter[str]] = {}
        self.turns: dict[int, list[int]] = {}
        self.winners: Counter[str] = Counter()
        self.seated: Counter[str] = Counter()

    def add(self, players: int, seed: int) -> None:
        match = GAME.start(players, seed, bots=range(players))
        play(match, [player(GAME, YARDSTICK, seed, seat) for seat in range(players)])
        result = match.result
        assert result is not None
        self.games += 1
        self.endings.setdefault(players, Counter())[result.rule] += 1
        self.turns.setdefault(players, []).append(match.g.turn)
        self.copies.update(key for e in match.events(None) if e.kind in GOT for key in e.cards or [])
        for seat in range(players):
            won = (seat in result.winners) / len(result.winners)
            self.seated[match.g.characters[seat]] += 1
            self.winners[match.g.characters[seat]] += round(1000 * won * players)
            for key in {card.key for card in owned_cards(match.g, match.g.players[seat])}:
                self.owners[key] += 1
                self.wins[key] = self.wins.get(key, 0.0) + won
                self.fair[key] = self.fair.get(key, 0.0) + 1 / players

    def show(self) -> None:
        print("| players | games | RR-085 President | RR-086 main deck | turns, mean |\n|---|---|---|---|---|")
        for players, endings in self.endings.items():
            turns = self.turns[players]
            shares = [f"{100 * endings[rule] / len(turns):.0f} %" for rule in ("RR-085", "RR-086")]
            print(f"| {players} | {len(turns)} | {shares[0]} | {shares[1]} | {sum(turns) / len(turns):.0f} |")
        print("\n| card | got, per game and copy | owners win, against 1.00 for a fair share |\n|---|---|---|")
        box = box_of(None)
        nemeses = {key: 1 for keys in box.roles.values() for key in keys}
        kinds = {**box.main_deck, **box.location_stack, **nemeses}
        for key in sorted(kinds, key=lambda k: -self.wins.get(k, 0.0) / max(1e-9, self.fair.get(k, 0.0))):
            got = self.copies[key] / self.games / kinds[key]
            fare = self.wins.get(key, 0.0) / self.fair[key] if self.owners[key] else 0.0
            print(f"| `{key}` | {got:.2f} | {fare:.2f} |")
        print("\n| character | wins, against 1.00 for a fair share |\n|---|---|")
        for key in sorted(self.seated, key=lambda k: -self.winners[k] / self.seated[k]):
            print(f"| `{key}` | {self.winners[key] / self.seated[key] / 1000:.2f} |")


def main(games: int, sizes: list[int]) -> None:
    tally = Tally()
    for players in sizes:
        for seed in range(1, games + 1):
            tally.add(players, seed)
    tally.show()


if __name__ == "__main__":
    main(int(sys.argv[1]), [int(n) for n in sys.argv[2:]])
