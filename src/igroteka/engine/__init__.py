"""The engine: questions, zones, chance, matches. It knows no game, and no clock, screen or network.

Three ideas carry it: the answer is written into the question, a zone knows who sees it, and a kind of question owns
its options and its reasons. The names below are all that a game needs.
"""

from igroteka.engine.asking import ask, pick, race, several, show, together
from igroteka.engine.declared import Anew, Shared, Unsaved
from igroteka.engine.digest import digest
from igroteka.engine.draft import Draft
from igroteka.engine.event_view import EventView
from igroteka.engine.events import Event, EventKind, citing
from igroteka.engine.fate import BadScript, Fate
from igroteka.engine.feature import Numbers
from igroteka.engine.fields import Field, SeatField
from igroteka.engine.flow import Phase, because, begin_effect, cycle, end_effect, finish, queue
from igroteka.engine.game import Game
from igroteka.engine.kinds import BatchKind, CardChoice, CardKind, Choice, Kind, Several, Show, ShowKind, distinct
from igroteka.engine.match import Match
from igroteka.engine.options import (
    ALL,
    BY_LOT,
    NO,
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
from igroteka.engine.prompts import Ask, Prompt, Race, Rules, Together
from igroteka.engine.setup import ContentPack, Setting, Setup
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

__all__ = [
    "ALL",
    "BY_LOT",
    "NO",
    "NOBODY",
    "NOTHING",
    "PASS",
    "YES",
    "Anew",
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
    "Kind",
    "Match",
    "Numbers",
    "Option",
    "Over",
    "Phase",
    "Prompt",
    "Race",
    "Refusal",
    "Refused",
    "Result",
    "Rules",
    "Score",
    "SeatField",
    "Setting",
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
    "View",
    "Zone",
    "ask",
    "because",
    "begin_effect",
    "citing",
    "cycle",
    "digest",
    "distinct",
    "end_effect",
    "eyes",
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
    "several",
    "show",
    "show_card",
    "shuffle",
    "tell",
    "together",
]
