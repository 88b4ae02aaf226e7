"""A game: its seats, settings, phases and nouns, and how a match of it starts, is arranged, saved and opened again."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from igroteka.engine import arrange as _arrange
from igroteka.engine import save as _save
from igroteka.engine.brain import Brain
from igroteka.engine.content import Pack
from igroteka.engine.fate import Fate
from igroteka.engine.flow import Phase, cycle
from igroteka.engine.match import Match
from igroteka.engine.nouns import Noun
from igroteka.engine.options import NO_SUCH_SEAT, BadSetup, Refusal
from igroteka.engine.prompts import Rules
from igroteka.engine.state import State, Zone
from igroteka.engine.view import EventView

G = TypeVar("G", bound=State)

SettingValue = bool | int | str | tuple[str, ...]

DECLARED: Final = (
    "id",
    "version",
    "least",
    "most",
    "seats_rule",
    "settings",
    "presets",
    "phases",
    "opening",
    "nouns",
    "unhinted",
    "open_table",
)

PLAYER_COUNT: Final = "player_count"
UNKNOWN_SETTING: Final = Refusal("", "unknown_setting")


class Setting:
    """An option of the start: its values, the first of them the default unless another is named, and its rule.

    `many`: the value is a tuple of distinct values. `values` empty: any text or number; the game's `refuses` judges it.
    """

    def __init__(
        self,
        name: str,
        cites: str,
        values: Sequence[bool | int | str],
        default: SettingValue | None = None,
        many: bool = False,
    ) -> None:
        self.name: Final = name
        self.cites: Final = cites
        self.values: Final = tuple(values)
        self.many: Final = many
        self.default: Final[SettingValue] = default if default is not None else self.values[0]

    def read(self, value: object) -> SettingValue:
        """The value as the rules want it, from Python, JSON or the command line; or BadSetup with the rule."""
        if self.many:
            words = value.split(",") if isinstance(value, str) else value
            if isinstance(words, (list, tuple)):
                chosen = tuple([str(w).strip() for w in words if str(w).strip()])
                known = [str(v) for v in self.values]
                if len(set(chosen)) == len(chosen) and (not known or all(w in known for w in chosen)):
                    return chosen
            raise self.bad(value)
        if not self.values:
            return self.free(value)
        for allowed in self.values:
            same_type = isinstance(value, bool) == isinstance(allowed, bool)
            if (value == allowed and same_type) or (isinstance(value, str) and value.lower() == str(allowed).lower()):
                return allowed
        raise self.bad(value)

    def free(self, value: object) -> SettingValue:
        if isinstance(self.default, int) and not isinstance(self.default, bool):
            try:
                return int(str(value))
            except ValueError:
                raise self.bad(value) from None
        return str(value)

    def bad(self, value: object) -> BadSetup:
        return BadSetup(Refusal(self.cites, "bad_value"), f"{self.name}={value}")


class Setup:
    """Everything a match starts from."""

    def __init__(
        self, players: int, seed: int, settings: Mapping[str, SettingValue], bots: int = 0, pack: Pack | None = None
    ) -> None:
        self.players: Final = players
        self.seed: Final = seed
        self.settings: Final = dict(settings)
        self.bots: Final = bots
        self.pack: Final = pack
        self.arranged = False
        """The match did not begin at the start: its origin is kept in saves."""

    def flag(self, name: str) -> bool:
        return self.settings[name] is True

    def number(self, name: str) -> int:
        value = self.settings[name]
        assert isinstance(value, int)
        return value

    def word(self, name: str) -> str:
        value = self.settings[name]
        assert isinstance(value, str)
        return value

    def words(self, name: str) -> tuple[str, ...]:
        value = self.settings[name]
        assert isinstance(value, tuple)
        return value


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[G]):
    """One title. A game's package defines a subclass and one object of it, GAME."""

    id: str
    version: int
    """Of the rules; a change in what happens raises it, and old saves say so."""
    least: int
    most: int
    seats_rule: str
    """The rule that says how many can play."""
    settings: tuple[Setting, ...]
    presets: dict[str, dict[str, SettingValue]]
    """Settings that go together, under a name that a table can choose; what is not named keeps its default."""
    phases: tuple[Phase[G], ...]
    opening: int
    """How many phases run once, before the others go round."""
    nouns: tuple[Noun[G], ...]
    """Every field of the State that the game adds, by the glossary's name: what `arrange`, texts and saves hold."""

    unhinted: tuple[str, ...]
    """Kinds of questions for which no hint is given: an answer would tell what everybody has still to find out."""

    open_table: bool
    """What `view` says is the same for every seat, so that it need be said only once."""

    def __init__(self) -> None:
        """What a subclass says on class level becomes the object's own, since compiled code reads only that.

        One by one: compiled, `setattr` would write beside the field that compiled code reads.
        """
        said: dict[str, Any] = {name: getattr(type(self), name, None) for name in DECLARED}
        if isinstance(said["id"], str):
            self.id = said["id"]
        if isinstance(said["version"], int):
            self.version = said["version"]
        if isinstance(said["least"], int):
            self.least = said["least"]
        if isinstance(said["most"], int):
            self.most = said["most"]
        if isinstance(said["seats_rule"], str):
            self.seats_rule = said["seats_rule"]
        if isinstance(said["settings"], tuple):
            self.settings = said["settings"]
        if isinstance(said["phases"], tuple):
            self.phases = said["phases"]
        if isinstance(said["opening"], int):
            self.opening = said["opening"]
        if isinstance(said["nouns"], tuple):
            self.nouns = said["nouns"]
        if isinstance(said["presets"], dict):
            self.presets = said["presets"]
        elif not hasattr(self, "presets"):
            self.presets = {}
        if isinstance(said["unhinted"], tuple):
            self.unhinted = said["unhinted"]
        elif not hasattr(self, "unhinted"):
            self.unhinted = ()
        if isinstance(said["open_table"], bool):
            self.open_table = said["open_table"]
        elif not hasattr(self, "open_table"):
            self.open_table = False

    # ------------------------------------------------- what a game says of itself

    def deal(self, setup: Setup) -> G:
        """The table at the start, set up by the rulebook, before the first question."""
        raise NotImplementedError

    def view(self, g: G, seat: int | None) -> dict[str, object]:
        """What a seat sees beyond its zones, as plain data."""
        return {}

    def resample(self, g: G, seat: int, fate: Fate) -> None:
        """Draw anew what is no card and hidden from the seat (-1 is a spectator)."""

    def tokens(self, g: G) -> dict[str, int]:
        """What is no card and yet conserved: name and number in all."""
        return {}

    def vocabulary(self, setup: Setup) -> Sequence[str]:
        """Every key that an option can have, in a fixed order."""
        raise NotImplementedError

    def refuses(self, setup: Setup) -> Refusal | None:
        """A combination of settings that is forbidden."""
        return None

    def interpret(self, wish: _arrange.Wish) -> None:
        """Put other names that people use for this game, and what follows from the rest, into the engine's words."""

    def refuses_position(self, g: G) -> str:
        """What is wrong with an arranged position; '' if nothing."""
        return ""

    def seated(self, g: G, seat: int) -> None:
        """A bot has sat down for the seat, or its owner has come back, or is away."""

    def by_letter(self, g: G) -> bool:
        """Nobody needs to be there: whoever is away is waited for, and no bot plays for them."""
        return False

    def closed(self, g: G, seat: int, key: str) -> Refusal | None:
        """Why a seat cannot do now what no open question offers it; None if there is nothing more to say."""
        return None

    def precedence(self, g: G, seat: int, key: str) -> int:
        """Which of several answers that came at the same time goes first: the smallest, then the lowest seat."""
        return 0

    def contends(self, g: G, seat: int, key: str) -> bool:
        """Whether an answer in a race competes to be the first: those of nearly the same time count as equal. Any other
        counts at its own time."""
        return True

    def masks(self, g: G, seat: int | None, zone: Zone) -> bool:
        """A handicap hides this zone, faces and count, though its cards are no secret."""
        return False

    def blur(self, g: G, seat: int | None, event: EventView) -> EventView:
        """The event as a handicapped seat receives it."""
        return event

    def brain(self) -> Brain[G]:
        """What its bots know of it."""
        raise NotImplementedError

    def migrate(self, version: int, position: dict[str, object]) -> dict[str, object]:
        """A position saved under an older version of the rules, as this version has it."""
        return position

    # ----------------------------------------------------- what follows from that

    def flow(self, g: G) -> Rules[None]:
        return cycle(g, self.phases, self.opening)

    def start(
        self,
        players: int,
        seed: int = 0,
        bots: Sequence[int] = (),
        pack: Pack | None = None,
        listen: bool = True,
        forkable: bool = True,
        **settings: object,
    ) -> Match[G]:
        """A new match, at its first question. BadSetup with the rule id if it cannot start like this."""
        setup = self.setup(players, seed, bots, pack, settings)
        match = Match(self, self.table(setup), setup, listen, forkable)
        match.begin()
        return match

    def setup(
        self, players: int, seed: int, bots: Sequence[int], pack: Pack | None, settings: Mapping[str, object]
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

    # ------------------------------------------------ positions, texts and saves

    def arrange(
        self,
        players: int,
        at: str = "",
        seed: int = 0,
        settings: Mapping[str, object] | None = None,
        bots: Sequence[int] = (),
        pack: Pack | None = None,
        script: Sequence[int | str | list[str]] = (),
        **position: object,
    ) -> Match[G]:
        """A match at a named rest point, with zones and nouns as given; BadPosition for what cannot be."""
        wish = _arrange.Wish(players, at, settings, position, pack)
        if self.least <= players <= self.most:
            self.interpret(wish)
        nouns = {noun.name for noun in self.nouns}
        for setting in self.settings:  # a setting may stand among the nouns, if it is none
            if setting.name in wish.position and setting.name not in nouns:
                wish.settings.setdefault(setting.name, wish.position.pop(setting.name))
        setup = self.setup(players, seed, bots, pack, wish.settings)
        return _arrange.arrange(self, setup, wish.at, wish.position, script)

    def text(self, match: Match[G]) -> str:
        """The position and the answers since, for people: paste it into a report, load it with `from_text`."""
        return _arrange.text_of(match)

    def from_text(self, text: str, pack: Pack | None = None) -> Match[G]:
        return _arrange.from_text(self, text, pack)

    def log_text(self, match: Match[G]) -> str:
        """The whole match as a start and the list of what came in."""
        return _arrange.log_text(match)

    def save(self, match: Match[G]) -> bytes:
        return _save.save(match)

    def load(self, data: bytes, pack: Pack | None = None, quick: bool = False) -> Match[G]:
        return _save.load(self, data, pack, quick)
