"""A scene: a position of any game, answers as short texts, and what came of them. Tests of rules are written with it.

A game subclasses it for methods of its own (`goblin(0)`, `tokens("library")`), and for what its scenes share.
"""

import re
from typing import Any, Final, Generic, Self, TypeVar

from igroteka.engine.event_view import EventView
from igroteka.engine.game import Game
from igroteka.engine.match import Match
from igroteka.engine.options import Refusal
from igroteka.engine.plain import Plain
from igroteka.engine.prompts import Ask
from igroteka.engine.state import State

G = TypeVar("G", bound=State)

STEP: Final = re.compile(r"(?:@(?P<at>\d+) )?(?:p(?P<seat>\d+) )?(?P<key>.+)")


class Scene(Generic[G]):
    """`Scene(GAME, 2, at="turn", hand_p0="kick").do("p0 kick", "p1 nothing")`."""

    match: Match[G]

    def __init__(self, game: Game[G], players: int = 2, at: str = "", **position: Any) -> None:
        self.match = game.arrange(players, at, **position)

    @classmethod
    def of(cls, match: Match[G]) -> Self:
        """The scene of a match that is under way: started, loaded, forked."""
        scene = cls.__new__(cls)
        scene.match = match
        return scene

    def fork(self) -> Self:
        """A copy of the scene, to go on in another way."""
        return self.of(self.match.fork())

    @property
    def g(self) -> G:
        """The State, for what no view shows."""
        return self.match.g

    # ----------------------------------------------------------------- answers

    def do(self, *steps: str) -> Self:
        """Answers in order: `p0 kick`; `kick` is given by whoever the table waits for; `@1500 p0 call` has a time."""
        for step in steps:
            seat, key, at = self.read(step)
            self.match.answer(seat, key, at)
        return self

    def why_not(self, step: str) -> str:
        """The rule by which this cannot be answered; '' if it can be. Where there is no rule, the reason."""
        refusal = self.refusal(step)
        return "" if refusal is None else refusal.rule or refusal.reason

    def refusal(self, step: str) -> Refusal | None:
        seat, key, _ = self.read(step)
        return self.match.why_not(seat, key)

    def read(self, step: str) -> tuple[int, str, int | None]:
        found = STEP.fullmatch(step)
        assert found is not None, f"{step!r} is no answer"
        seat = self.ask().seat if found["seat"] is None else int(found["seat"])
        return seat, found["key"], None if found["at"] is None else int(found["at"])

    # --------------------------------------------------------------- questions

    def ask(self, seat: int | None = None) -> Ask:
        """The question that the table waits for, or the first one to a seat."""
        for ask in self.match.asks:
            if ask.seat == seat or (seat is None and ask.must and not ask.given):
                return ask
        raise AssertionError(f"{'nobody' if seat is None else f'p{seat}'} is asked; open: {self.match.asks}")

    @property
    def asked(self) -> tuple[int, str]:
        """Who is asked what: `(0, "walk")`."""
        ask = self.ask()
        return ask.seat, ask.name

    def options(self, seat: int | None = None) -> set[str]:
        return {option.key for option in self.ask(seat).options}

    # --------------------------------------------------------------- the table

    def pile(self, name: str) -> list[str]:
        """The cards of a zone from the top down: `pile("hand_p1")`."""
        for zone in self.g.zones:
            if zone.name in (name, name.replace("_p", ":p")):
                return [card.key for card in reversed(self.g.of(zone))]
        raise AssertionError(f"no zone is called {name}: {' '.join([zone.name for zone in self.g.zones])}")

    def table(self, seat: int | None = None) -> Plain:
        """What the game says of its table, as a seat or a spectator sees it."""
        return self.match.view(seat).table

    def told(self, kind: str = "", seat: int | None = None) -> list[EventView]:
        """The events, of one kind or all, as a seat or a spectator received them."""
        return [event for event in self.match.events(seat) if kind in ("", event.kind)]
