"""Laws about knowledge: no secrets in locals, non-interference, honest bots.

They compare worlds that differ only in what a viewer cannot know: two hidden cards changed places, or everything hidden
was resampled. The viewer must receive equal bytes in both until something is shown to it.
"""

from types import FrameType, GeneratorType
from typing import ClassVar

import msgspec

from igroteka.bots import levels_of, player
from igroteka.bots.chair import AnyChair, Chair
from igroteka.bots.players import AnyBot
from igroteka.engine.digest import digest
from igroteka.engine.match import AnyMatch
from igroteka.engine.options import Card, eyes
from igroteka.engine.prompts import Race
from igroteka.engine.record import IMAGINE
from igroteka.engine.state import State
from igroteka.testing.verdict import Law
from igroteka.testing.walk import must_wait, random_answer, walk


def sight(match: AnyMatch, seat: int | None, since: int) -> bytes:
    """All that a viewer receives: its view, its asks, the events from `since` on."""
    return msgspec.json.encode([match.view(seat), match.events(seat, since)])


def seen_by(g: State, card: Card, zone_audience: int) -> int:
    return zone_audience | g.known.get(card.serial, 0)


class Locals(Law):
    """4. The rules keep no card in a local variable that somebody cannot see: imagining could not resample it."""

    number: ClassVar[int] = 4

    def ask(self) -> None:
        g = self.match.g
        everybody = (1 << g.seats) - 1
        where = {card.serial: zone for zone in g.zones for card in g.cards[zone.n]}
        for name, card in cards_in(frames(self.match.rules)):
            zone = where.get(card.serial)
            self.hold(zone is not None, f"{card} is in the local {name} and in no zone")
            if zone is not None:
                hidden = everybody & ~seen_by(g, card, zone.audience)
                self.hold(not hidden, f"{card} of {zone} is in the local {name}, and not everybody can see it")
        if self.sometimes(1, 6):
            seat = self.fate.below(g.seats)
            self.go_on(self.match.imagine(seat, self.fate.word()))

    def go_on(self, world: AnyMatch) -> None:
        """A local that holds a card that an imagined world has elsewhere fails there, even if frames cannot be read."""
        for _ in range(8):
            if world.prompt is not None:
                try:
                    walk(world, self.fate)
                except (LookupError, ValueError) as error:
                    self.hold(False, f"an imagined world cannot go on: {error!r}")


def frames(rules: object) -> list[FrameType]:
    """The frames of the running rules, outermost first; compiled rules have none."""
    found: list[FrameType] = []
    while isinstance(rules, GeneratorType):
        if rules.gi_frame is not None:
            found.append(rules.gi_frame)
        rules = rules.gi_yieldfrom
    return found


def cards_in(stack: list[FrameType]) -> list[tuple[str, Card]]:
    found: list[tuple[str, Card]] = []
    for frame in stack:
        for name, value in frame.f_locals.items():
            members = value if isinstance(value, (list, tuple, set)) else [value]
            found.extend((f"{frame.f_code.co_name}.{name}", each) for each in members if isinstance(each, Card))
    return found


class IndistinguishableWorlds(Law):
    """Worlds that differ only in what a viewer cannot know."""

    def imagined(self, seat: int) -> AnyMatch:
        """A world in which everything that the seat cannot know is resampled."""
        twin = self.match.fork()
        twin._outside((IMAGINE, seat, str(self.fate.word()), -1))
        return twin

    def swapped(self, viewer: int | None) -> AnyMatch | None:
        """A world in which two cards that the viewer does not see have changed places."""
        twin = self.match.fork()
        g = twin.g
        bit = eyes(viewer)
        sealed = [a.seat for a in twin.asks if a.given]  # their answers name cards they hold
        hidden = [
            (zone, i)
            for zone in g.zones
            if not any(zone.audience >> seat & 1 for seat in sealed)
            for i, card in enumerate(g.cards[zone.n])
            if not seen_by(g, card, zone.audience) & bit
        ]
        asked = {a.seat for a in twin.asks if a.guarded}
        own = [p for p in hidden if any(p[0].audience >> seat & 1 for seat in asked)] or hidden
        for _ in range(20):
            if not own:
                return None
            zone, i = own[self.fate.below(len(own))]
            card = g.cards[zone.n][i]
            others = [
                (z, j)
                for z, j in hidden
                if z.pool == zone.pool and g.cards[z.n][j].back == card.back and g.cards[z.n][j].key != card.key
            ]
            if not others:
                continue
            other, j = others[self.fate.below(len(others))]
            second = g.cards[other.n][j]
            for at, n, there in ((zone, i, second), (other, j, card)):
                pile = g.cards[at.n]
                g.cards[at.n] = (*pile[:n], there, *pile[n + 1 :])
            marks = g.known.pop(card.serial, 0), g.known.pop(second.serial, 0)
            g.known |= {s: m for s, m in ((second.serial, marks[0]), (card.serial, marks[1])) if m}
            for ask in twin.asks:
                if ask.seat != viewer and not ask.given:
                    ask.refresh()
            return twin
        return None

    def go_on(self, one: AnyMatch, two: AnyMatch, bit: int, chance: bool) -> bool:
        """Give one answer that both worlds accept; True when the viewer has been shown something or it is over."""
        step = None if one.prompt is None or two.prompt is None else self.common_answer(one, two)
        if step is None:
            return True
        drawn = 0
        for world in (one, two):
            world.g.learned = 0
            drawn -= world.g.fate.drawn
            world.answer(*step)
            drawn += world.g.fate.drawn
        if one.result is not None or two.result is not None:
            return True
        return (one.g.learned | two.g.learned) & bit != 0 or (chance and drawn > 0)

    def common_answer(self, one: AnyMatch, two: AnyMatch) -> tuple[int, str, int | None] | None:
        """An answer that is legal in both worlds."""
        if must_wait(one):
            return None
        for _ in range(10):
            step = random_answer(one, self.fate)
            if two.why_not(step[0], step[1]) is None:
                return step
        return None


class Interference(IndistinguishableWorlds):
    """5. Worlds that differ only in what a viewer cannot know give it equal bytes until it is shown something."""

    number: ClassVar[int] = 5

    def ask(self) -> None:
        guarded = any(a.guarded for a in self.match.asks)
        if not guarded and not self.sometimes(1, 8):
            return
        viewers: list[int | None] = [None, *range(self.match.g.seats)]
        viewer = viewers[self.fate.below(len(viewers))]
        twin = self.swapped(viewer)
        if twin is not None:
            self.compare(self.match.fork(), twin, viewer, chance=False)
        if self.sometimes(1, 4) and not any(a.given for a in self.match.asks):
            self.compare(self.match.fork(), self.imagined(-1 if viewer is None else viewer), viewer, chance=True)

    def compare(self, one: AnyMatch, two: AnyMatch, viewer: int | None, chance: bool) -> None:
        since = len(one.events(viewer))
        for n in range(12):
            first, second = sight(one, viewer, since), sight(two, viewer, since)
            told = f"{name(viewer)} can tell two worlds apart after {n} answers"
            self.hold(first == second, f"{told}: {differ(first, second)}")
            if self.go_on(one, two, eyes(viewer), chance):
                return


def name(viewer: int | None) -> str:
    return "a spectator" if viewer is None else f"p{viewer}"


def differ(first: bytes, second: bytes) -> str:
    """The part of two texts where they begin to differ."""
    n = next((i for i, (a, b) in enumerate(zip(first, second, strict=False)) if a != b), min(len(first), len(second)))
    cut = slice(max(0, n - 60), n + 60)
    return f"…{first[cut].decode(errors='replace')}… against …{second[cut].decode(errors='replace')}…"


class BotLaw(IndistinguishableWorlds):
    """10. Bots get their view, asks and imagined worlds: in worlds that their seat cannot tell apart they answer alike,
    and nothing that a Chair returns leads to the true State."""

    number: ClassVar[int] = 10

    def ask(self) -> None:
        if self.sometimes(1, 8):
            self.search(Chair(self.match, self.fate.below(self.match.g.seats)))
        prompt = self.match.prompt
        if prompt is None or not prompt.rest or any(a.given for a in self.match.asks) or not self.sometimes(1, 8):
            return
        seat = self.fate.below(self.match.g.seats)
        self.follow(self.imagined(seat), seat, chance=True)
        twin = self.swapped(seat)
        if twin is not None:
            self.follow(twin, seat, chance=False)

    def search(self, chair: AnyChair) -> None:
        """Everything public that the chair returns: its questions, and an imagined world with its own and its forks."""
        world = chair.imagine(self.fate.word())
        match = self.match
        truth = {id(match.g): "g", id(match._check): "check", id(match._origin): "origin", id(match.setup): "setup"}
        for found in [chair, *chair.asks, world, *world.asks, world.fork(), world.imagine(chair.seat, 1)]:
            for name in dir(found):
                if not name.startswith("_") and not callable(value := getattr(found, name)):
                    leak = truth.get(id(value))
                    self.hold(leak is None, f"{type(found).__name__}.{name} of a chair is the match's own {leak}")

    def follow(self, twin: AnyMatch, seat: int, chance: bool) -> None:
        one = self.match.fork()
        for _ in range(6):
            self.alike(one, twin, seat)
            if self.go_on(one, twin, eyes(seat), chance):
                return

    def alike(self, one: AnyMatch, two: AnyMatch, seat: int) -> None:
        seed = self.fate.word()
        same = digest(one.imagine(seat, seed)) == digest(two.imagine(seat, seed))
        self.hold(same, f"what p{seat} imagines depends on what it cannot know")
        if one.ask_of(seat) is None or one.asks[0].given:
            return
        answers = [self.thought(world, seat, seed) for world in (one, two)]
        self.hold(answers[0] == answers[1], f"a bot that cannot know better answers {answers}")

    def thought(self, world: AnyMatch, seat: int, seed: int) -> str:
        try:
            levels = levels_of(world.game)
            bot: AnyBot = player(world.game, "normal" if "normal" in levels else levels[-1], seed, seat)
        except ImportError:  # a game without bots
            return ""
        chair = Chair(world, seat)
        question = chair.asks[0]
        race = isinstance(world.prompt, Race)
        thought = bot.bid(chair, question) if race else bot.think(chair, question)
        if thought is None:
            return ""
        refusal = world.why_not(seat, thought.answer)
        self.hold(refusal is None, f"a bot answers {thought.answer!r}: {refusal!r}")
        return f"{thought.answer} {thought.at} {thought.reason}"
