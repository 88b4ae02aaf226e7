"""Scenes of «Лес сказок»: positions with the advanced set and p0 as first player, and what their tests look at."""

from typing import Any, Self

from igroteka.games.grimm_forest import GAME
from igroteka.games.grimm_forest.pieces import LOCATIONS, MATERIALS, PLAYERS, SECTIONS
from igroteka.games.grimm_forest.state import Table
from igroteka.testing import Scene

CARDS = {"straw": "gather_straw", "wood": "gather_wood", "brick": "gather_brick", "market": "go_to_market"}


class Forest(Scene[Table]):
    def __init__(self, players: int = 3, at: str = "choose", **position: Any) -> None:
        settings = {"advanced": True, "first_player": "p0", **position.pop("settings", {})}
        super().__init__(GAME, players, at, settings=settings, **position)

    # --- answers ---

    def lay(self, *chosen: str) -> Self:
        """The sealed cards of p0, p1, … as `straw` or `straw wolf`; an empty one is left out."""
        return self.do(*[f"p{seat} {lay_key(words)}" for seat, words in enumerate(chosen) if words])

    def pass_build(self) -> Self:
        """Everybody takes straw until the build phase is over."""
        while self.match.result is None and self.asking and self.asking[0].endswith("build_action"):
            seat = self.ask().seat
            self.do(f"p{seat} gain:straw" if "gain:straw" in self.options(seat) else f"p{seat} end_turn")
        return self

    # --- readings ---

    @property
    def asking(self) -> list[str]:
        """Who is asked what, all of them: `p0 monster_place`."""
        return [f"p{a.seat} {a.name}" for a in self.match.asks if not a.given]

    def values(self, kind: str) -> list[dict[str, Any]]:
        """The values of all events of a kind, with `seat`."""
        return [{**event.values, "seat": event.seat} for event in self.told(kind)]

    def goods(self, seat: int) -> list[int]:
        return self.g.goods[3 * seat : 3 * seat + 3]

    def stock(self, place: str) -> list[int]:
        i = 3 * LOCATIONS.index(place)
        return self.g.stock[i : i + 3]

    def pig(self, seat: int) -> str:
        place = self.g.pig[seat]
        return LOCATIONS[place] if place >= 0 else ""

    def hand(self, seat: int) -> list[str]:
        return sorted(card.key for card in self.g.cards[PLAYERS[seat].fable_hand.n])

    def friend(self, seat: int) -> str:
        cards = self.pile(f"friend:p{seat}")
        return cards[0] if cards else ""

    def houses(self, seat: int) -> list[str]:
        return [
            f"{MATERIALS[h.material]} {SECTIONS[h.sections - 1]}{' plot' if h.plot else ''}"
            for h in self.g.houses[seat]
        ]


def lay_key(words: str) -> str:
    gather, _, fable = words.partition(" ")
    return f"lay_with:{CARDS[gather]}:{fable}" if fable else f"lay:{CARDS[gather]}"


def left(*houses_built: str) -> list[list[int]]:
    """The sections left in the supply when these houses stand: `straw walls`."""
    supply = [[5, 5, 5] for _ in MATERIALS]
    for text in houses_built:
        material, section = text.split()[:2]
        for s in range(SECTIONS.index(section) + 1):
            supply[MATERIALS.index(material)][s] -= 1
    return supply


def built(**by_seat: list[str]) -> dict[str, Any]:
    """Houses of players and the supply that fits them, for `Forest(**built(p0=[…]))`."""
    return {"houses": by_seat, "sections": left(*[h for row in by_seat.values() for h in row])}
