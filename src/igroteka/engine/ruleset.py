"""What a game declares: its seats, settings, phases and fields, and the hooks that the engine calls.

A Ruleset knows no Match. `Game` adds how a match of it starts, is arranged, saved and opened again.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from igroteka.engine.draft import Draft
from igroteka.engine.fate import Fate, Seed
from igroteka.engine.feature import Described, Feature, Numbers, Written
from igroteka.engine.fields import Field
from igroteka.engine.flow import Phase, cycle
from igroteka.engine.options import NO_SUCH_SEAT, BadSetup, Refusal
from igroteka.engine.prompts import Rules
from igroteka.engine.setup import ContentPack, Setting, SettingValue, Setup
from igroteka.engine.state import State, Zone
from igroteka.engine.table_view import NO_TABLE, Shown, TableView

G = TypeVar("G", bound=State)

PLAYER_COUNT: Final = "player_count"
UNKNOWN_SETTING: Final = Refusal("", "unknown_setting")


@mypyc_attr(allow_interpreted_subclasses=True)
class Ruleset(Generic[G]):
    """The rules of one game: what it declares, and its hooks."""

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
        self.phases: Final = tuple(phases)
        self.opening: Final = opening
        """How many phases run once, before the others repeat."""
        self.fields: Final = tuple(fields)
        """Every field of the State that the game adds, by the glossary's name: what `arrange`, texts and saves hold."""
        self.settings: Final = tuple(settings)
        self.presets: Final = {name: dict(preset) for name, preset in (presets or {}).items()}
        """Settings that go together, under a name that a table can choose; what is not named keeps its default."""
        self.unhinted: Final = tuple(unhinted)
        """Kinds of questions for which no hint is given: a hint would give away what everybody has to find out."""
        self.open_table: Final = open_table
        """What `view` returns is the same for every seat, so the server builds it only once."""
        self.personal: Final = tuple(personal)
        """Fields of what `view` returns that differ from seat to seat though everybody could work them out: no secrets,
        so imagined worlds need not vary them."""
        self.shown: Final = shown
        """What a seat sees beyond its zones; None where `view` says it."""
        self.cooperative: Final = cooperative
        """All win or lose together."""
        self.questions: Final = tuple(questions)
        """The name of every kind of question."""
        self.batches: Final = batches
        """Some questions are answered with several options at once."""
        self.agents: Final = dict(agents or {})
        """Settings with which programs play: nobody is judged by what only people do, or forget."""
        self.longest: Final = longest
        """Several times as many picks of programs as any match has had, when a race asks every five seconds."""

    # ------------------------------------------------------------------- hooks

    def deal(self, setup: Setup) -> G:
        """The table at the start, set up by the rulebook, before the first question."""
        raise NotImplementedError

    def view(self, g: G, seat: int | None) -> TableView:
        """What a seat sees beyond its zones: the game's own Struct."""
        view: TableView = NO_TABLE if self.shown is None else self.shown.view(g, seat)
        return view

    def field(self, g: G, seat: int | None, name: str) -> object:
        """One field of what `view` returns, for an event that sets it."""
        return getattr(self.view(g, seat), name) if self.shown is None else self.shown.field(g, seat, name)

    def resample(self, g: G, seat: int, fate: Fate) -> None:
        """Resample what is hidden from the seat and is not a card (-1 is a spectator)."""

    def renew(self, g: G, fate: Fate) -> None:
        """Draw anew what nobody has seen and is not a card."""

    def tokens(self, g: G) -> dict[str, int]:
        """What is conserved besides cards: the total of each, by name."""
        return {}

    def starter(self, g: G) -> int:
        """Who plays first, read off the table before the first question; -1 where nobody does."""
        return -1

    def standing(self, g: G) -> Sequence[int]:
        """How far each seat has come, in the points that decide the match, as far as the rules let them be counted
        now; empty where no seat is ahead of another, as in a co-operative game."""
        return ()

    def vocabulary(self, setup: Setup) -> Sequence[str]:
        """Every key that an option can have, in a fixed order."""
        raise NotImplementedError

    def words(self, setup: Setup) -> Sequence[str]:
        """Every word of an open answer that is given word by word, in a fixed order."""
        return ()

    def observe(self, g: G, seat: int, numbers: Numbers) -> None:
        """Tell as numbers what the seat may know beside cards. Other seats are counted from the seat's own, clockwise:
        0 is itself."""

    def encode(self, g: G, seat: int, out: bytearray, at: int) -> None:
        """Write into zeros, from `at` on, what `observe` tells. A game may have code of its own that does the same."""
        self.observe(g, seat, Written(seat, g.seats, out, at))

    def card_keys(self, setup: Setup) -> Mapping[str, Sequence[str]]:
        """By pool (`own` for all of `own:p0`, `own:p1`…): the keys of its cards, where they depend on the deal."""
        return {}

    def pools(self, zone: str) -> Sequence[str]:
        """Where the cards come from that may lie in zones of this name (`hand` of `hand:p0`): pools of the deal; empty
        for those that lie there or may be exchanged with them."""
        return ()

    def refuses(self, setup: Setup) -> Refusal | None:
        """A combination of settings that is forbidden."""
        return None

    def interpret(self, draft: Draft) -> None:
        """Translate other names that people use for this game into the engine's, and add what follows from the rest."""

    def complete(self, g: G) -> None:
        """Set on an arranged table what was not given and follows from the rest of the position."""

    def refuses_position(self, g: G) -> str:
        """What is wrong with an arranged position; '' if nothing. Changes nothing."""
        return ""

    def seated(self, g: G, seat: int) -> None:
        """A bot has sat down for the seat, or its owner has come back, or is away."""

    def correspondence(self, g: G) -> bool:
        """Players need not be present: the table waits for those who are away, and no bot plays for them."""
        return False

    def unasked(self, g: G, seat: int, key: str) -> Refusal | None:
        """Why a seat cannot do now what no open question offers it; None if there is nothing more to say."""
        return None

    def precedence(self, g: G, seat: int, key: str) -> int:
        """Which of several answers that came at the same time goes first: the smallest, then the lowest seat."""
        return 0

    def contends(self, g: G, seat: int, key: str) -> bool:
        """Whether an answer in a race competes to be the first: those of nearly the same time count as equal. Any other
        counts at its own time."""
        return True

    def hidden_content(self, kind: str) -> Sequence[str]:
        """The fields of this kind of content that nobody may look up, since its items lie face down."""
        return ()

    def masks(self, g: G, seat: int | None, zone: Zone) -> bool:
        """A handicap hides this zone, faces and count, though its cards are no secret."""
        return False

    def migrate(self, version: int, position: dict[str, object]) -> dict[str, object]:
        """A position saved under an older version of the rules, as this version has it."""
        return position

    # ----------------------------------------------------- what follows from that

    def features(self, setup: Setup) -> Sequence[Feature]:
        """What `observe` tells, in its order."""
        described = Described(setup.players)
        self.observe(self.table(setup), 0, described)
        return described.features

    def utilities(self, players: int) -> tuple[float, float]:
        """The least and the most that a match can be worth: a share of the victory less a fair share; 1 or -1 where all
        win or lose together."""
        return (-1.0, 1.0) if self.cooperative else (-1.0 / players, 1.0 - 1.0 / players)

    def flow(self, g: G) -> Rules[None]:
        return cycle(g, self.phases, self.opening)

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

    def table(self, setup: Setup) -> G:
        g = self.deal(setup)
        g.bots = setup.bots
        return g

    def phase(self, name: str) -> int:
        """The number of a phase."""
        for i, phase in enumerate(self.phases):
            if phase.name == name:
                return i
        raise KeyError(name)
