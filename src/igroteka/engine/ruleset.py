"""What a game declares: its seats, settings, phases and fields, and the hooks that the engine calls.

A Ruleset knows no Match. `Game` adds how a match of it starts, is arranged, saved and opened again.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final, TypeVar

from mypy_extensions import mypyc_attr

from igroteka.engine.fate import Seed
from igroteka.engine.feature import Described, Feature
from igroteka.engine.fields import Field
from igroteka.engine.flow import Phase
from igroteka.engine.hooks import Positions
from igroteka.engine.options import NO, NO_SUCH_SEAT, NOTHING, PASS, YES, BadSetup, Refusal
from igroteka.engine.setup import ContentPack, Setting, SettingValue, Setup
from igroteka.engine.state import State
from igroteka.engine.table_view import Shown

G = TypeVar("G", bound=State)

PLAYER_COUNT: Final = "player_count"
UNKNOWN_SETTING: Final = Refusal("", "unknown_setting")


@mypyc_attr(allow_interpreted_subclasses=True)
class Ruleset(Positions[G]):
    """The rules of one game: what it declares, and its hooks, which `hooks` describes."""

    def __init__(
        self,
        *,
        id: str,
        version: int,
        seats: tuple[int, int],
        seats_rule: str,
        phases: Sequence[Phase[G]],
        fields: Sequence[Field[G]],
        opening: int = 0,
        settings: Sequence[Setting] = (),
        presets: Mapping[str, Mapping[str, SettingValue]] | None = None,
        unhinted: Sequence[str] = (),
        open_table: bool = False,
        personal: Sequence[str] = (),
        shown: Shown[G, Any] | None = None,
        cooperative: bool = False,
        questions: Sequence[str] = (),
        batches: bool = False,
        agents: Mapping[str, SettingValue] | None = None,
        longest: int = 0,
    ) -> None:
        self.id: Final = id
        self.version: Final = version
        """The version of the rules, raised when the course of a match changes; saves hold it."""
        self.least: Final = seats[0]
        self.most: Final = seats[1]
        self.seats_rule: Final = seats_rule
        """The rule that says how many can play."""
        self.phases = tuple(phases)
        self.opening = opening
        self.fields = tuple(fields)
        self.settings: Final = tuple(settings)
        self.presets: Final = {name: dict(preset) for name, preset in (presets or {}).items()}
        """Settings that go together, under a name that a table can choose; what is not named keeps its default."""
        self.unhinted = tuple(unhinted)
        self.open_table = open_table
        self.personal = tuple(personal)
        self.masking = type(self).masks is not Ruleset.masks
        self.shown = shown
        self.cooperative: Final = cooperative
        """All win or lose together."""
        self.questions = tuple(questions)
        self.batches = batches
        self.agents: Final = dict(agents or {})
        """Settings with which programs play: nobody is judged by what only people do, or forget."""
        self.longest = longest

    def features(self, setup: Setup) -> Sequence[Feature]:
        """The features that `observe` tells, in its order."""
        described = Described(setup.players)
        self.observe(self.table(setup), 0, described)
        return described.features

    def setup(
        self, players: int, seed: Seed, bots: Sequence[int], pack: ContentPack | None, settings: Mapping[str, object]
    ) -> Setup:
        """The checked start of a match."""
        if not self.least <= players <= self.most:
            raise BadSetup(Refusal(self.seats_rule, PLAYER_COUNT), f"players={players}")
        values: dict[str, SettingValue] = {s.name: s.default for s in self.settings}
        for name, value in settings.items():
            setting = next((s for s in self.settings if s.name == name), None)
            if setting is None:
                raise BadSetup(UNKNOWN_SETTING, name)
            values[name] = setting.read(value)
        mask = 0
        for seat in bots:
            if not 0 <= seat < players:
                raise BadSetup(NO_SUCH_SEAT, f"bots={seat}")
            mask |= 1 << seat
        setup = Setup(players, seed, values, mask, pack)
        refusal = self.refuses(setup)
        if refusal is not None:
            raise BadSetup(refusal, " ".join([f"{k}={v}" for k, v in settings.items()]))
        return setup

    def vocabulary(self, setup: Setup) -> Sequence[str]:
        """Every key that an option can have; by default the keys of the cards and the plain answers."""
        keys = {card.key for pile in self.table(setup).cards for card in pile}
        return [*sorted(keys), YES.key, NO.key, PASS.key, NOTHING.key]

    def table(self, setup: Setup) -> G:
        g = self.deal(setup)
        g.bots = setup.bots
        return g
