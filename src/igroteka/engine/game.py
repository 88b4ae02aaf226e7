"""A game: a ruleset, and how a match of it starts, is arranged, written, saved and opened again."""

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias, TypeVar

from mypy_extensions import mypyc_attr

from igroteka.engine import load_save, notation, position
from igroteka.engine.draft import Draft
from igroteka.engine.events import Value
from igroteka.engine.fate import Seed
from igroteka.engine.match import Match
from igroteka.engine.options import BadPosition, BadSetup
from igroteka.engine.ruleset import Ruleset
from igroteka.engine.setup import ContentPack
from igroteka.engine.state import State

G = TypeVar("G", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Ruleset[G]):
    """One game. Its package defines a subclass with its hooks and one object of it, GAME."""

    def what_if(self, match: Match[G], seat: int, key: str) -> dict[str, Value]:
        """What would follow from an answer, or from something else that the seat points at: what is sure, and the odds
        of the rest in whole percent. It tells nothing that the seat cannot know and changes nothing; empty if the game
        has nothing to say. Asked for by people who think, so it may take a tenth of a second."""
        return {}

    def start(
        self,
        players: int,
        seed: Seed = 0,
        bots: Sequence[int] = (),
        pack: ContentPack | None = None,
        listen: bool = True,
        forkable: bool = True,
        **settings: object,
    ) -> Match[G]:
        """A new match, at its first question. BadSetup with the rule id if it cannot start like this."""
        setup = self.setup(players, seed, bots, pack, settings)
        match = Match(self, self.table(setup), setup, listen, forkable)
        match.begin()
        return match

    def arrange(
        self,
        players: int,
        at: str = "",
        seed: Seed = 0,
        settings: Mapping[str, object] | None = None,
        bots: Sequence[int] = (),
        pack: ContentPack | None = None,
        script: Sequence[int | str | list[str]] = (),
        **given: object,
    ) -> Match[G]:
        """A match at a named rest point, with zones and fields as given; BadPosition if it is impossible, BadSetup if
        no match could start with the players and settings themselves."""
        draft = Draft(players, at, settings, given, pack)
        if self.least <= players <= self.most:
            self.interpret(draft)
        fields = {field.name for field in self.fields}
        for setting in self.settings:  # a setting may be given like a field, unless a field has its name
            if setting.name in draft.position and setting.name not in fields:
                draft.settings.setdefault(setting.name, draft.position.pop(setting.name))
        try:
            setup = self.setup(players, seed, bots, pack, draft.settings)
        except BadSetup as error:
            self.setup(players, seed, bots, pack, settings or {})  # the position is not to blame for what fails here
            raise BadPosition(str(error), error.rule) from None
        return position.arrange(self, setup, draft.at, draft.position, script)

    def text(self, match: Match[G]) -> str:
        """The position and the answers since, for people: paste it into a report, load it with `from_text`."""
        return notation.text_of(match)

    def from_text(self, text: str, pack: ContentPack | None = None) -> Match[G]:
        """A match from the text of a position or of a whole match."""
        return notation.from_text(self, text, pack)

    def log_text(self, match: Match[G]) -> str:
        """The whole match: its start and the list of inputs."""
        return notation.log_text(match)

    def save(self, match: Match[G]) -> bytes:
        return match.save()

    def reopen(self, data: bytes, pack: ContentPack | None, listen: bool, forkable: bool) -> Match[G]:
        """Open a pickled match again, with its log if it had one."""
        return load_save.load(self, data, pack, not listen, listen, forkable)

    def __reduce__(self) -> str:
        """Pickled by its name: there is one object of each game, GAME of the module of its class."""
        return "GAME"

    def load(self, data: bytes, pack: ContentPack | None = None, quick: bool = False) -> Match[G]:
        """The match as it was saved. `quick` goes to the rest point only: no log, no undo behind it; for bots."""
        return load_save.load(self, data, pack, quick)


AnyGame: TypeAlias = Game[Any]
"""Whichever game: each has a State of its own, and who takes one need not know it."""
