"""The engine: questions, zones, chance, matches. It knows no game, and no clock, screen or network.

Three ideas carry it: the answer is written into the question, a zone knows who sees it, and a kind of question owns
its options and its reasons. The names below are all that a game needs: with those of `igroteka.bots`,
`igroteka.content` and `igroteka.testing` they are the public interface, whose version is `API`. docs/development.md
has the rule by which it changes.
"""

from typing import Final

from igroteka.engine.asking import ask, pick, race, several, show, together
from igroteka.engine.declared import Anew, Shared, Unsaved
from igroteka.engine.digest import digest
from igroteka.engine.draft import Draft
from igroteka.engine.event_view import EventView
from igroteka.engine.events import UNKNOWN, Event, EventKind, Integer, Value, citing
from igroteka.engine.fate import BadScript, Fate
from igroteka.engine.feature import MAX_BYTE, Numbers, all_capped, capped, rotated
from igroteka.engine.fields import Field, SeatField, bad_position, fields_of
from igroteka.engine.flow import Phase, because, begin_effect, cycle, end_effect, finish, queue
from igroteka.engine.game import Game
from igroteka.engine.kinds import (
    AnyKind,
    BatchKind,
    CardChoice,
    CardKind,
    Choice,
    Kind,
    Several,
    Show,
    ShowKind,
    distinct,
)
from igroteka.engine.match import Match
from igroteka.engine.options import (
    ALL,
    BY_LOT,
    NO,
    NO_SUCH_OPTION,
    NOBODY,
    NOTHING,
    PASS,
    YES,
    BadPosition,
    BadSave,
    BadSetup,
    Barrier,
    Card,
    Cause,
    IllegalChoice,
    Option,
    Refusal,
    Refused,
    StaleAnswer,
    eyes,
)
from igroteka.engine.plain import Plain
from igroteka.engine.position import zone_name
from igroteka.engine.prompts import Ask, Prompt, Race, Rules, Together
from igroteka.engine.setup import ContentPack, Setting, SettingValue, Setup
from igroteka.engine.state import (
    Over,
    Result,
    Score,
    State,
    Tie,
    Zone,
    gather,
    lay,
    learn,
    move,
    move_all,
    move_cards,
    move_top,
    move_under,
    reorder,
    show_card,
    shuffle,
    tell,
)
from igroteka.engine.table_view import Shown, TableView
from igroteka.engine.view import AskView, View

API: Final = (1, 5)
"""The version of the public interface. The second number grows with every name that is added, the first one when a name
goes or means something else; what goes has given a warning for one release before."""

__all__ = [
    "ALL",
    "API",
    "BY_LOT",
    "MAX_BYTE",
    "NO",
    "NOBODY",
    "NOTHING",
    "NO_SUCH_OPTION",
    "PASS",
    "UNKNOWN",
    "YES",
    "Anew",
    "AnyKind",
    "Ask",
    "AskView",
    "BadPosition",
    "BadSave",
    "BadScript",
    "BadSetup",
    "Barrier",
    "BatchKind",
    "Card",
    "CardChoice",
    "CardKind",
    "Cause",
    "Choice",
    "ContentPack",
    "Draft",
    "Event",
    "EventKind",
    "EventView",
    "Fate",
    "Field",
    "Game",
    "IllegalChoice",
    "Integer",
    "Kind",
    "Match",
    "Numbers",
    "Option",
    "Over",
    "Phase",
    "Plain",
    "Prompt",
    "Race",
    "Refusal",
    "Refused",
    "Result",
    "Rules",
    "Score",
    "SeatField",
    "Setting",
    "SettingValue",
    "Setup",
    "Several",
    "Shared",
    "Show",
    "ShowKind",
    "Shown",
    "StaleAnswer",
    "State",
    "TableView",
    "Tie",
    "Together",
    "Unsaved",
    "Value",
    "View",
    "Zone",
    "all_capped",
    "ask",
    "bad_position",
    "because",
    "begin_effect",
    "capped",
    "citing",
    "cycle",
    "digest",
    "distinct",
    "end_effect",
    "eyes",
    "fields_of",
    "finish",
    "gather",
    "lay",
    "learn",
    "move",
    "move_all",
    "move_cards",
    "move_top",
    "move_under",
    "pick",
    "queue",
    "race",
    "reorder",
    "rotated",
    "several",
    "show",
    "show_card",
    "shuffle",
    "tell",
    "together",
    "zone_name",
]
