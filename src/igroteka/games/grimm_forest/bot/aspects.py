"""What the features are called in a hint, and the rule behind each."""

from typing import Final

from igroteka.bots import Aspect
from igroteka.games.grimm_forest.bot.value import NAMES

PARTS: Final = {
    "houses": Aspect("houses", "LS-115"),
    "walls": Aspect("walls", "LS-084"),
    "floors": Aspect("floors", "LS-084"),
    "useful": Aspect("useful", "LS-082"),
    "spare": Aspect("spare", "LS-080"),
    "fables": Aspect("fables", "LS-078"),
    "friend": Aspect("friend", "LS-019"),
    "actions": Aspect("actions", "LS-075"),
}
ASPECTS: Final = {name: PARTS[name.partition("_")[0]] for name in NAMES}
