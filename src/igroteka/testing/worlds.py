"""Laws about the State: restart, forks, conservation, determinism, stale answers, saves, universe, positions."""

from typing import ClassVar

from igroteka.content.rulebook import Inventory
from igroteka.engine.digest import digest
from igroteka.engine.fate import Fate
from igroteka.engine.game import AnyGame, Game
from igroteka.engine.kinds import Choice, Several
from igroteka.engine.match import AnyMatch
from igroteka.engine.notation import text_of
from igroteka.engine.options import IllegalChoice
from igroteka.engine.plain import Plain
from igroteka.engine.prompts import Ask, Together
from igroteka.engine.record import ANSWER
from igroteka.engine.save import encoder, pack_state
from igroteka.testing.verdict import Law
from igroteka.testing.walk import walk


def true_game(match: AnyMatch) -> AnyGame:
    """The Game of a match, which itself knows only a Ruleset."""
    game = match.game
    assert isinstance(game, Game)
    return game


def signature(ask: Ask) -> tuple[object, ...]:
    """What two equal questions have in common."""
    bounds = (ask.least, ask.most) if isinstance(ask, Several) else ()
    return ask.seat, ask.name, ask.cites, ask.must, ask.guarded, [o.key for o in ask.options], bounds


def played_on(other: AnyMatch, match: AnyMatch, taken: int) -> str:
    """The digest of another match after the rest of this one's answers; '' if it refuses one of them."""
    try:
        for step in match.steps[taken:]:
            other.redo(step)
    except (IllegalChoice, AssertionError):
        return ""
    return digest(other)


class Restart(Law):
    """1. At a rest point the flow restarted from a copy asks the same, and has changed nothing before it asks."""

    number: ClassVar[int] = 1

    def ask(self) -> None:
        match = self.match
        prompt = match.prompt
        if prompt is None or not prompt.rest:
            return
        copy = match.g.copy()
        before = encoder.encode(pack_state(match.game, copy))
        self.hold(before == encoder.encode(pack_state(match.game, match.g)), "copy() does not copy every noun")
        again = next(match.game.flow(copy))
        self.hold(
            [signature(a) for a in again.open()] == [signature(a) for a in prompt.open()],
            f"restarted, {[a.name for a in again.open()]} instead of {[a.name for a in prompt.open()]} is asked",
        )
        self.hold(before == encoder.encode(pack_state(match.game, copy)), "the flow changes the State before it asks")
        self.hold(not match.g.waiting, "something still waits in the queue at a rest point")


class ForkFidelity(Law):
    """2. A fork, taken anywhere and given the same answers, ends the same; and neither changes the other."""

    number: ClassVar[int] = 2

    def __init__(self, match: AnyMatch, fate: Fate) -> None:
        super().__init__(match, fate)
        self.forks: list[tuple[AnyMatch, int]] = []

    def ask(self) -> None:
        if self.sometimes(1, 8):
            before = digest(self.match)
            wild = self.match.fork()
            self.hold(digest(wild) == before, "a fork is not equal to the match")
            for _ in range(6):
                if wild.prompt is not None:
                    walk(wild, self.fate)
            self.hold(digest(self.match) == before, "a fork disturbs the match it was taken from")
        if len(self.forks) < 12 and self.sometimes(1, 12):
            self.forks.append((self.match.fork(), len(self.match.steps)))

    def over(self) -> None:
        end = digest(self.match)
        for fork, taken in self.forks:
            self.hold(played_on(fork, self.match, taken) == end, f"a fork taken after {taken} steps ends otherwise")


class Conservation(Law):
    """3. Every card and every token is in exactly one place, always."""

    number: ClassVar[int] = 3

    def __init__(self, match: AnyMatch, fate: Fate) -> None:
        super().__init__(match, fate)
        self.cards = self.serials()
        self.tokens = match.game.tokens(match.g)

    def serials(self) -> list[int]:
        return sorted([card.serial for pile in self.match.g.cards for card in pile])

    def ask(self) -> None:
        self.hold(self.serials() == self.cards, "cards are not conserved")
        tokens = self.match.game.tokens(self.match.g)
        self.hold(tokens == self.tokens, f"tokens are not conserved: {self.tokens} became {tokens}")

    def over(self) -> None:
        self.ask()


class Determinism(Law):
    """6. The same seed and answers give the same log; the order in which sealed answers arrive does not matter."""

    number: ClassVar[int] = 6

    def ask(self) -> None:
        prompt = self.match.prompt
        if not isinstance(prompt, Together) or len(prompt.asks) < 2 or any(a.given for a in prompt.asks):
            return
        answers = [(a.seat, a.random_answer(self.fate)) for a in prompt.asks]
        worlds = [self.match.fork(), self.match.fork()]
        for world, order in zip(worlds, (answers, answers[::-1]), strict=True):
            for seat, answer in order:
                world.answer(seat, answer)
        self.hold(digest(worlds[0]) == digest(worlds[1]), "the order of arrival matters")

    def over(self) -> None:
        match = self.match
        setup = match.setup
        seats = [s for s in range(setup.players) if setup.bots >> s & 1]
        settings: Plain = dict(setup.settings)
        again = true_game(match).start(setup.players, setup.seed, seats, setup.pack, **settings)
        for step in match.steps:
            again.redo(step)
        told, retold = [e.text() for e in match.log], [e.text() for e in again.log]
        for n, (line, other) in enumerate(zip(told, retold, strict=False)):
            self.hold(line == other, f"line {n} of the log: {line!r}, played again: {other!r}")
        self.hold(len(told) == len(retold), "the log, played again, has another length")
        self.hold(digest(again) == digest(match), "the same seed and answers give another end")


class Stale(Law):
    """7. An answer to a question that is no longer open does nothing, also after an undo."""

    number: ClassVar[int] = 7

    def __init__(self, match: AnyMatch, fate: Fate) -> None:
        super().__init__(match, fate)
        self.old = ""
        self.key = ""
        self.seat = 0
        self.prompt = match.prompt

    def ask(self) -> None:
        ask = self.match.asks[0]
        self.old, self.seat = self.match.number, ask.seat
        self.key = ask.options[0].key if ask.options else ""
        self.prompt = self.match.prompt

    def answered(self) -> None:
        if self.match.prompt is None or not self.sometimes(1, 4):
            return
        if self.match.prompt is not self.prompt:
            self.hold(self.match.number != self.old, f"a new question has the old number {self.old}")
            self.refused(self.match, "an answer that came too late")
        undone = self.match.fork()
        seat = next((s[1] for s in reversed(undone.steps) if s[0] == ANSWER), -1)
        number = undone.number
        if seat < 0 or (undone.prompt is not None and isinstance(undone.prompt, Together)):
            return
        undone.undo(seat, consent=True)
        self.old = number
        self.refused(undone, "an answer from before an undo")

    def refused(self, match: AnyMatch, what: str) -> None:
        before = digest(match)
        try:
            match.answer(self.seat, self.key, number=self.old)
        except IllegalChoice:
            self.hold(digest(match) == before, f"{what} was refused and yet changed something")
            return
        self.hold(False, f"{what} was taken")


class Saves(Law):
    """9. A save made at any ask, also with sealed answers, continues to the same end."""

    number: ClassVar[int] = 9

    def __init__(self, match: AnyMatch, fate: Fate) -> None:
        super().__init__(match, fate)
        self.kept: list[tuple[AnyMatch, int]] = []

    def ask(self) -> None:
        if not self.sometimes(1, 10):
            return
        match = self.match
        data = match.save()
        for quick in (True, False):
            opened = true_game(match).load(data, match.setup.pack, quick)
            self.hold(digest(opened) == digest(match), f"a save opened (quick={quick}) is another match")
            self.hold(opened.number == match.number, "a save opened has another prompt number")
            if len(self.kept) < 10:
                self.kept.append((opened, len(match.steps)))

    def over(self) -> None:
        end = digest(self.match)
        for opened, taken in self.kept:
            self.hold(played_on(opened, self.match, taken) == end, f"a save made after {taken} steps ends otherwise")


class Universe(Law):
    """11. Every expected answer is an option or has a reason with an existing rule."""

    number: ClassVar[int] = 11

    def __init__(self, match: AnyMatch, fate: Fate) -> None:
        super().__init__(match, fate)
        self.vocabulary = set(match.game.vocabulary(match.setup))
        self.rules = rule_ids(match.game.id)

    def ask(self) -> None:
        for ask in self.match.asks:
            keys = [o.key for o in ask.options]
            self.hold(len(set(keys)) == len(keys), f"{ask.name}: two options with one key in {keys}")
            for key in keys:
                self.hold(key in self.vocabulary, f"{ask.name}: {key!r} is not in the vocabulary")
                self.hold(" " not in key, f"{ask.name}: {key!r} has a blank")
            if isinstance(ask, (Choice, Several)):
                slowly = [o.key for o in ask.universe() if ask.kind.forbids(ask.g, ask.seat, o) is None]
                self.hold(slowly == keys, f"{ask.name}: allowed {keys}, but what nothing forbids is {slowly}")
            self.cited(ask.cites, ask.name)
            for option in ask.universe():
                if option.key in keys:
                    continue
                refusal = ask.why_not(option.key)
                self.hold(refusal is not None, f"{ask.name}: {option.key} is no option and has no reason")
                if refusal is not None and refusal.rule:
                    self.cited(refusal.rule, f"{ask.name}: {option.key}")

    def over(self) -> None:
        result = self.match.result
        if result is not None:
            self.cited(result.rule, "the result")

    def cited(self, rule: str, what: str) -> None:
        self.hold(not self.rules or rule in self.rules, f"{what} cites {rule!r}, which is no rule")


def rule_ids(game_id: str) -> set[str]:
    try:
        return {rule.id for rule in Inventory(game_id).rules}
    except (FileNotFoundError, ModuleNotFoundError):
        return set()


class Arrange(Law):
    """12. A position written as text and read back is the same position."""

    number: ClassVar[int] = 12

    def ask(self) -> None:
        if not self.sometimes(1, 10):
            return
        match = self.match
        text = text_of(match)
        again = true_game(match).from_text(text, match.setup.pack)
        self.hold(text_of(again) == text, "the text of a position, read and written again, is another text")
        self.hold(
            [signature(a) for a in again.asks] == [signature(a) for a in match.asks],
            "the text of a position, read again, asks something else",
        )
