"""The engine: questions, zones, chance, matches. It knows no game, and no clock, screen or network.

Three ideas carry it: the answer is written into the question, a zone knows who sees it, and a kind of question owns
its options and its reasons. The names below are all that a game needs.
"""

from igroteka.engine.brain import Brain, Chair, Thought
from igroteka.engine.events import Event, EventKind
from igroteka.engine.fate import BadScript, Fate
from igroteka.engine.flow import Phase, cycle, finish, queue
from igroteka.engine.game import Game, Setting, Setup
from igroteka.engine.kinds import BatchKind, CardChoice, CardKind, Choice, Kind, Several, Show, ShowKind, distinct
from igroteka.engine.match import Match
from igroteka.engine.nouns import EachNoun, Noun
from igroteka.engine.options import (
    ALL,
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
    IllegalChoice,
    Option,
    Refusal,
    Refused,
    StaleAnswer,
    eyes,
)
from igroteka.engine.prompts import Ask, Prompt, Race, Rules, Together
from igroteka.engine.save import digest
from igroteka.engine.state import (
    Over,
    Result,
    Score,
    State,
    Zone,
    gather,
    learn,
    move,
    move_all,
    move_under,
    reorder,
    show_card,
    shuffle,
    tell,
)
from igroteka.engine.view import AskView, EventView, View
from igroteka.engine.vocabulary import ask, pick, race, several, show, together

__all__ = [
    "ALL",
    "NO",
    "NOBODY",
    "NOTHING",
    "PASS",
    "YES",
    "Ask",
    "AskView",
    "BadPosition",
    "BadSave",
    "BadScript",
    "BadSetup",
    "Barrier",
    "BatchKind",
    "Brain",
    "Card",
    "CardChoice",
    "CardKind",
    "Chair",
    "Choice",
    "EachNoun",
    "Event",
    "EventKind",
    "EventView",
    "Fate",
    "Game",
    "IllegalChoice",
    "Kind",
    "Match",
    "Noun",
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
    "Setting",
    "Setup",
    "Several",
    "Show",
    "ShowKind",
    "StaleAnswer",
    "State",
    "Thought",
    "Together",
    "View",
    "Zone",
    "ask",
    "cycle",
    "digest",
    "distinct",
    "eyes",
    "finish",
    "gather",
    "learn",
    "move",
    "move_all",
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
