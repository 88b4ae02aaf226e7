"""What the engine asks of a game, as small interfaces: a part of the program that needs one of them asks for no more.

`PlayRules` is about the match itself, `Visibility` about what a seat may know, `Observation` about the same as numbers,
`Positions` about what is arranged and saved. `Ruleset` is all of them. A game overrides what it has; only `deal` has
no default. They stand in one line of classes and are no traits: compiled code calls what an interpreted game overrides
only if it comes from such a line.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Generic, TypeVar

from mypy_extensions import mypyc_attr

from igroteka.engine.draft import Draft
from igroteka.engine.fate import Fate
from igroteka.engine.feature import Numbers, Written
from igroteka.engine.fields import Field
from igroteka.engine.flow import Phase, cycle
from igroteka.engine.options import Refusal
from igroteka.engine.prompts import Rules
from igroteka.engine.setup import Setup
from igroteka.engine.state import State, Zone
from igroteka.engine.table_view import NO_TABLE, Shown, TableView

G = TypeVar("G", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class PlayRules(Generic[G]):
    """How a match is set up and counted, who may do what, and in which order."""

    def deal(self, setup: Setup) -> G:
        """The table at the start, set up by the rulebook, before the first question."""
        raise NotImplementedError

    def refuses(self, setup: Setup) -> Refusal | None:
        """A combination of settings that is forbidden."""
        return None

    def starter(self, g: G) -> int:
        """Who plays first, read off the table before the first question; -1 where nobody does."""
        return -1

    def standing(self, g: G) -> Sequence[int]:
        """How far each seat has come, in the points that decide the match, as far as the rules let them be counted
        now; empty where no seat is ahead of another, as in a co-operative game."""
        return ()

    def tokens(self, g: G) -> dict[str, int]:
        """What is conserved besides cards: the total of each, by name."""
        return {}

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


@mypyc_attr(allow_interpreted_subclasses=True)
class Visibility(PlayRules[G]):
    """What a seat sees, and what it cannot know."""

    shown: Shown[G, Any] | None
    """What a seat sees beyond its zones; None where `view` says it."""
    open_table: bool
    """What `view` returns is the same for every seat, so the server builds it only once."""
    personal: tuple[str, ...]
    """Fields of what `view` returns that differ from seat to seat though everybody could work them out: no secrets,
    so imagined worlds need not vary them."""
    masking: bool
    """It has a `masks` of its own."""
    unhinted: tuple[str, ...]
    """Kinds of questions for which no hint is given: a hint would give away what everybody has to find out."""

    def view(self, g: G, seat: int | None) -> TableView:
        """What a seat sees beyond its zones: the game's own Struct."""
        view: TableView = NO_TABLE if self.shown is None else self.shown.view(g, seat)
        return view

    def field(self, g: G, seat: int | None, name: str) -> object:
        """One field of what `view` returns, for an event that sets it."""
        return getattr(self.view(g, seat), name) if self.shown is None else self.shown.field(g, seat, name)

    def masks(self, g: G, seat: int | None, zone: Zone) -> bool:
        """A handicap hides this zone, faces and count, though its cards are no secret."""
        return False

    def masks_some(self, g: G, seat: int | None) -> bool:
        """Whether any zone is hidden from the seat so: only then is every zone asked about."""
        return self.masking

    def hidden_content(self, kind: str) -> Sequence[str]:
        """The fields of this kind of content that nobody may look up, since its items lie face down."""
        return ()

    def resample(self, g: G, seat: int, fate: Fate) -> None:
        """Resample what is hidden from the seat and is not a card (-1 is a spectator)."""

    def renew(self, g: G, fate: Fate) -> None:
        """Draw again what nobody has seen and is not a card."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Observation(Visibility[G]):
    """A position and its answers as numbers, for programs."""

    questions: tuple[str, ...]
    """The name of every kind of question."""
    batches: bool
    """Some questions are answered with several options at once."""
    longest: int
    """Several times as many picks of programs as any match has had, when a race asks every five seconds."""

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


@mypyc_attr(allow_interpreted_subclasses=True)
class Positions(Observation[G]):
    """Where a match can rest, and what a position consists of, to be arranged, written and saved."""

    phases: tuple[Phase[G], ...]
    opening: int
    """How many phases run once, before the others repeat."""
    fields: tuple[Field[G], ...]
    """Every field of the State that the game adds, by the glossary's name: what `arrange`, texts and saves hold."""

    def flow(self, g: G) -> Rules[None]:
        """The rules, running from where the State is."""
        return cycle(g, self.phases, self.opening)

    def phase(self, name: str) -> int:
        """The number of a phase."""
        for i, phase in enumerate(self.phases):
            if phase.name == name:
                return i
        raise KeyError(name)

    def interpret(self, draft: Draft) -> None:
        """Translate other names that people use for this game into the engine's, and add what follows from the rest."""

    def complete(self, g: G) -> None:
        """Set on an arranged table what was not given and follows from the rest of the position."""

    def refuses_position(self, g: G) -> str:
        """What is wrong with an arranged position; '' if nothing. Changes nothing."""
        return ""

    def migrate(self, version: int, position: dict[str, object]) -> dict[str, object]:
        """A position saved under an older version of the rules, as this version has it."""
        return position
