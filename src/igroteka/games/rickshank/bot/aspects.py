"""What the features are called in a hint, and the rule behind each."""

from typing import Final

from igroteka.bots import Aspect
from igroteka.games.rickshank.bot.value import NAMES

PARTS: Final = {
    "points": Aspect("points", "RR-088"),
    "quality": Aspect("quality", "RR-153"),
    "cards": Aspect("cards", "RR-142", -1),
    "tokens": Aspect("tokens", "RR-164"),
}
ASPECTS: Final = {name: PARTS[name.partition("_")[0]] for name in NAMES}
